"""What a party's chances are between two encounters, as learned from played games.

An encounter is played out to its end; what it has cost and brought then decides: sparks, souls,
tokens, equipment, and how much of the dungeon is still to be fought.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, cast

from bossrush.companions.learned import Learned
from bossrush.companions.souls import equipment
from bossrush.companions.souls.tactics import promising
from bossrush.engine.decision import Decision
from bossrush.engine.play import Play
from bossrush.games.souls.cards.terms import STANDARD
from bossrush.games.souls.questions import answers
from bossrush.games.souls.questions import asked as questions
from bossrush.games.souls.table.state import Dungeon

ACTS: Final = 5
"""Of the many things to do in an activation, how many are looked at."""
BOSSES: Final[tuple[str, ...]] = (
    "boreal_outrider_knight",
    "gargoyle",
    "titanite_demon",
    "winged_knight",
    "dancer_of_the_boreal_valley",
    "ornstein_and_smough",
)
"""Which of them waits matters more than anything a party owns."""
FEATURES: Final[tuple[str, ...]] = (
    "the second half",
    "sparks",
    "sparks in the second half",
    "souls a character",
    "souls that lie where the party fell, a character",
    "strength of the party",
    "strength of the weakest",
    "strength of the party in the second half",
    "stats raised a character",
    "Estus flasks a character",
    "Luck a character",
    "heroic actions a character",
    "Embers a character",
    "encounters left of level 1",
    "encounters left of level 2",
    "encounters left of level 3",
    "spare cards a character",
    *(f"{boss} waits" for boss in BOSSES),
)

A_SECTION: Final = 10_000
A_SPARK: Final = 100
"""More than there are tiles: a spark lost is a stage of its own."""


class SoulsProspects(Learned):
    """An encounter is played out; campaigns and practice fights are played to their end."""

    game: ClassVar[str] = "souls"

    def kind(self, play: Play) -> str:
        return str(len(cast(Dungeon, play.state).party))

    def stage(self, play: Play) -> int:
        """Higher after every encounter won, every defeat and every rest; 0 for ever elsewhere."""
        s = cast(Dungeon, play.state)
        if s.campaign != STANDARD or s.practice:
            return 0
        won = sum(1 for tile in s.tiles if tile.up)
        return s.section * A_SECTION + (s.max_sparks() - s.sparks) * A_SPARK + won

    def candidates(self, play: Play, decision: Decision) -> list[int]:
        """In an activation what promises most, the flask, and the end of it; else everything."""
        values = decision.values()
        if decision.question is not questions.ACT:
            return values
        s = cast(Dungeon, play.state)
        acts = promising(s.copy(), decision.actor, ACTS)
        always = (answers.END.answer(), answers.DRINK_ESTUS.answer())
        return [value for value in values if value in acts or value in always]

    def matters(self, play: Play, decision: Decision) -> bool:
        """In a standard game, which boss to face: that decides more than all else together.

        Nothing was gained yet by thinking about anything between encounters, for a hundred times
        the cost, and what it is worth in fights was not measured. Campaigns and practice fights,
        which are played to their end, are thought about as a whole.
        """
        s = cast(Dungeon, play.state)
        if s.campaign != STANDARD or s.practice:
            return True
        return decision.question is questions.BOSS

    def names(self) -> Sequence[str]:
        return FEATURES

    def features(self, play: Play, seat: int) -> list[float]:
        s = cast(Dungeon, play.state)
        share = 1.0 / len(s.party)
        strength, least = 0.0, 1e9
        stats, estus, luck, heroic, embers = 0, 0, 0, 0, 0
        for hero in s.party:
            power = equipment.power(s.tables, hero, s.boss)
            strength += power
            least = min(least, power)
            stats += sum(hero.tiers)
            estus += 1 if hero.estus else 0
            luck += 1 if hero.luck else 0
            heroic += 1 if hero.heroic else 0
            embers += 1 if hero.ember else 0
        left = [0.0, 0.0, 0.0, 0.0]
        for tile in s.tiles:
            if not tile.up:
                left[tile.level] += 1.0
        late = 1.0 if s.section else 0.0
        waits = s.tables.boss_ids[s.boss] if s.boss >= 0 else ""
        return [
            late,
            float(s.sparks),
            s.sparks * late,
            s.souls * share,
            s.lost_souls * share,
            strength * share,
            least,
            strength * share * late,
            stats * share,
            estus * share,
            luck * share,
            heroic * share,
            embers * share,
            left[1],
            left[2],
            left[3],
            len(s.inventory) * share,
            *[1.0 if boss == waits else 0.0 for boss in BOSSES],
        ]
