"""What the chances are when a turn begins, as learned from played escapes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, cast

from bossrush.companions.arkalion.threat import phases_to_green
from bossrush.companions.learned import Learned
from bossrush.engine.play import Play
from bossrush.games.arkalion.cards.terms import (
    FUSILIER,
    GAP,
    GREEN,
    GRENADIER,
    PRESENT,
    TURNS,
    is_enemy,
)
from bossrush.games.arkalion.table.airship import CREW_OF
from bossrush.games.arkalion.table.board import CELLS, FRESH_GROUND
from bossrush.games.arkalion.table.escape import Escape

FEATURES: Final[tuple[str, ...]] = (
    "turns left",
    "turns left, squared",
    "the Armour is there",
    "HP of the Armour",
    "HP of the Armour, a turn left",
    "HP of the Armour once it is there",
    "enemies on green",
    "enemies a phase from green",
    "enemies two phases from green",
    "enemies",
    "Fusiliers",
    "Grenadiers",
    "tiles that have fallen",
    "damaged stations",
    "damaged stations, squared",
    "Grenadiers by damaged stations",
    "HP of the heroes",
    "heroes who are away",
    "equipment",
    "equipment by turns left",
    "tokens",
    "tokens by turns left",
    "potions",
    "guns with a crew",
)


class ArkalionProspects(Learned):
    """The rest of a turn is played out; what stands on the board then decides."""

    game: ClassVar[str] = "arkalion"

    def kind(self, play: Play) -> str:
        return str(len(cast(Escape, play.state).heroes))

    def stage(self, play: Play) -> int:
        """How many turns have begun."""
        return cast(Escape, play.state).turn

    def names(self) -> Sequence[str]:
        return FEATURES

    def features(self, play: Play, seat: int) -> list[float]:
        s = cast(Escape, play.state)
        green, near, next_but_one, enemies, fusiliers, grenadiers, gaps = 0, 0, 0, 0, 0, 0, 0
        for cell in range(CELLS):
            kind = s.grid[cell]
            if is_enemy(kind):
                enemies += 1
                if kind == FUSILIER:
                    fusiliers += 1
                elif kind == GRENADIER:
                    grenadiers += 1
                if FRESH_GROUND[cell] == GREEN:
                    green += 1
                else:
                    phases = phases_to_green(s, cell, kind)
                    if phases == 1:
                        near += 1
                    elif phases == 2:
                        next_but_one += 1
            if s.ground[cell] == GAP:
                gaps += 1
        hp, away, tokens, potions = 0, 0, 0, 0
        for hero in s.heroes:
            hp += hero.hp
            away += 0 if hero.presence == PRESENT else 1
            tokens += sum(hero.tokens)
            potions += sum(hero.potions)
        gear = sum(1 for owner in s.gear if owner >= 0)
        crewed = 0
        for zone, need in enumerate(CREW_OF):
            if need and s.airship.crews[zone].bit_count() >= need and s.airship.intact(zone):
                crewed += 1
        left = float(TURNS - s.turn)
        there = 1.0 if s.armour_at >= 0 else 0.0
        damaged = float(s.airship.damaged_count())
        return [
            left,
            left * left,
            there,
            float(s.armour_hp),
            s.armour_hp / (left + 1.0),
            s.armour_hp * there,
            float(green),
            float(near),
            float(next_but_one),
            float(enemies),
            float(fusiliers),
            float(grenadiers),
            float(gaps),
            damaged,
            damaged * damaged,
            grenadiers * damaged,
            float(hp),
            float(away),
            float(gear),
            gear * left,
            float(tokens),
            tokens * left,
            float(potions),
            float(crewed),
        ]
