"""What a crew's chances are between two chapters, as learned from played missions."""

from __future__ import annotations

from math import sqrt
from typing import Final, cast

from bossrush.companions.learned import Learned
from bossrush.companions.sector import worth
from bossrush.companions.sector.weights import WEIGHTS
from bossrush.engine.decision import Decision
from bossrush.engine.play import Play
from bossrush.games.sector.cards.terms import GEAR, REGROUP, TURN_CARD
from bossrush.games.sector.questions.answers import CHANGE
from bossrush.games.sector.questions.combat import DECLARE_ACTION
from bossrush.games.sector.table.mission import Mission

FEATURES: Final[tuple[str, ...]] = (
    "chapters left",
    "HP of the crew",
    "HP of the weakest",
    "root of the weakest's HP",
    "HP of the crew, a chapter left",
    "HP of the weakest, a chapter left",
    "loaded ammo",
    "guns",
    "gear",
    "HP that gear can restore",
    "room for ammo",
    "loaded ammo, a chapter left",
    "HP that gear can restore, a chapter left",
    "worth of the items, a chapter left",
)


def between_chapters(s: Mission) -> bool:
    """Whether the last card that was turned is behind the crew."""
    return s.phase in (REGROUP, TURN_CARD)


class SectorProspects(Learned):
    """A chapter is played out; what is left then decides."""

    def __init__(self) -> None:
        super().__init__(WEIGHTS)

    def stage(self, play: Play) -> int:
        """How many chapters are behind."""
        s = cast(Mission, play.state)
        return len(s.turned) - (0 if between_chapters(s) else 1)

    def candidates(self, play: Play, decision: Decision) -> list[int]:
        """Not to go back on a declaration: a search would come back to where it stood."""
        values = decision.values()
        if decision.question is not DECLARE_ACTION:
            return values
        return [value for value in values if not CHANGE.fits(value)]

    def names(self) -> list[str]:
        return list(FEATURES)

    def features(self, play: Play, seat: int) -> list[float]:
        s = cast(Mission, play.state)
        left = s.mission.size() + (0.0 if between_chapters(s) else 1.0)
        crew, weakest = 0.0, 99.0
        ammo, guns, gear, cures, room, items = 0.0, 0.0, 0.0, 0.0, 0.0, 0.0
        for member in s.crew:
            crew += member.hp
            weakest = min(weakest, float(member.hp))
            for item in member.pack:
                card = s.tables.items[item]
                items += worth.worth(s, item)
                if card.gun:
                    guns += 1.0
                    ammo += s.loaded[item]
                    room += card.capacity
                elif card.category == GEAR:
                    gear += 1.0
                    cures += max(0, worth.healing(s, card.steps))
        share = 1.0 / (left + 1.0)
        return [
            left,
            crew,
            weakest,
            sqrt(weakest),
            crew * share,
            weakest * share,
            ammo,
            guns,
            gear,
            cures,
            room,
            ammo * share,
            cures * share,
            items * share,
        ]
