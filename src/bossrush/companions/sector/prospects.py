"""What a crew's chances are between two chapters, as learned from played missions."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import ClassVar, Final, cast

from bossrush.companions.learned import Learned
from bossrush.companions.sector import worth
from bossrush.engine.decision import Decision
from bossrush.engine.play import Play
from bossrush.engine.sets import has
from bossrush.games.sector.cards.tables import Tables
from bossrush.games.sector.cards.terms import GEAR, REGROUP, TURN_CARD
from bossrush.games.sector.questions import answers
from bossrush.games.sector.questions.combat import DECLARE_ACTION
from bossrush.games.sector.table.crew import NO_TABLES
from bossrush.games.sector.table.mission import Mission

BERTH: Final = "berth_known"
"""The flag of those who know where their ship lies: every boss has a way in for them."""

CREW: Final[tuple[str, ...]] = (
    "chapters left",
    "the boss is next",
    "HP of the crew",
    "HP of the weakest",
    "root of the weakest's HP",
    "roots of everybody's HP",
    "HP of the crew, a chapter left",
    "HP of the weakest, a chapter left",
    "the berth is known",
    "loaded ammo",
    "room for ammo",
    "HP that gear can restore",
    "HP that gear can restore, a chapter left",
    "worth of the items",
    "worth of the items, a chapter left",
)
CARDS: Final[tuple[str, ...]] = (
    "crew.abbot",
    "crew.cook",
    "crew.miller",
    "crew.smith",
    "crew.tanner",
    "crew.taylor",
    "cyber.bypass-lobe",
    "cyber.echo-fist",
    "cyber.flinch-circuit",
    "cyber.gyro-wrist",
    "cyber.seam-reader",
    "cyber.second-opinion",
    "item.ablative-plate",
    "item.belt-carbine",
    "item.breach-tube",
    "item.chatter-gun",
    "item.deck-hammer",
    "item.docker-hook",
    "item.fence-token",
    "item.hand-mortar",
    "item.mirror-visor",
    "item.needle-pistol",
    "item.plasma-lance",
    "item.pressure-bandage",
    "item.prism-pistol",
    "item.protein-still",
    "item.rangefinder",
    "item.ration-tin",
    "item.shaped-charge",
    "item.shrill-pipe",
    "item.skeleton-chip",
    "item.spare-loads",
    "item.surgeon-saw",
    "item.transfusion-line",
    "item.trauma-case",
    "item.worn-coin",
    "weapon.arc-pistol",
    "weapon.hull-cutter",
    "weapon.riot-gun",
    "weapon.warder-pistol",
)
"""The officers who are there, what they wear and carry; cards of other packs count as items do."""


def between_chapters(s: Mission) -> bool:
    """Whether the last card that was turned is behind the crew."""
    return s.phase in (REGROUP, TURN_CARD)


class SectorProspects(Learned):
    """A chapter is played out; what is left then decides."""

    game: ClassVar[str] = "sector"

    def __init__(self) -> None:
        super().__init__()
        self._tables = NO_TABLES
        """The cards that the places below are of."""
        self._berth = -1
        self._officers: list[int] = []
        self._implants: list[int] = []
        self._items: list[int] = []

    def kind(self, play: Play) -> str:
        """How many there are in the crew: alone one leads two."""
        return str(len(cast(Mission, play.state).crew))

    def stage(self, play: Play) -> int:
        """How many chapters are behind."""
        s = cast(Mission, play.state)
        return len(s.turned) - (0 if between_chapters(s) else 1)

    def candidates(self, play: Play, decision: Decision) -> list[int]:
        """Not to go back on a declaration: a search would come back to where it stood."""
        values = decision.values()
        if decision.question is not DECLARE_ACTION:
            return values
        return [value for value in values if not answers.CHANGE.fits(value)]

    def names(self) -> Sequence[str]:
        return (*CREW, *CARDS)

    def rising(self) -> list[str]:
        """Health, ammunition and whatever can be carried: what is of no use can be left alone."""
        carried = [name for name in CARDS if name.startswith(("item.", "weapon."))]
        return [*CREW[CREW.index("roots of everybody's HP") :], *carried]

    def features(self, play: Play, seat: int) -> list[float]:
        s = cast(Mission, play.state)
        if self._tables is not s.tables:
            self._find(s.tables)
        left = s.mission.size() + (0.0 if between_chapters(s) else 1.0)
        counts = [0.0] * (len(CREW) + len(CARDS) + 1)  # the last place is for cards of other packs
        crew, weakest, roots = 0.0, 99.0, 0.0
        ammo, cures, room, items = 0.0, 0.0, 0.0, 0.0
        for member in s.crew:
            crew += member.hp
            weakest = min(weakest, float(member.hp))
            roots += sqrt(max(0, member.hp))
            if member.card >= 0:
                counts[self._officers[member.card]] += 1.0
            if member.cybernetic >= 0:
                counts[self._implants[member.cybernetic]] += 1.0
            for item in member.pack:
                card = s.tables.items[item]
                counts[self._items[item]] += 1.0
                items += worth.worth(s, item)
                if card.gun:
                    ammo += s.loaded[item]
                    room += card.capacity
                elif card.category == GEAR:
                    cures += max(0, worth.healing(s, card.steps))
        share = 1.0 / (left + 1.0)
        whole = [
            left,
            1.0 if left <= 1.0 else 0.0,
            crew,
            weakest,
            sqrt(max(0.0, weakest)),
            roots,
            crew * share,
            weakest * share,
            1.0 if self._berth >= 0 and has(s.mission_flags, self._berth) else 0.0,
            ammo,
            room,
            cures,
            cures * share,
            items,
            items * share,
        ]
        for place, number in enumerate(whole):
            counts[place] = number
        counts.pop()
        return counts

    def _find(self, tables: Tables) -> None:
        """Look up the places of the cards in the list of features, once for each set of cards."""
        self._tables = tables
        self._berth = tables.flags.index(BERTH) if BERTH in tables.flags else -1
        self._officers = [_place(name) for name in tables.crew_ids]
        self._implants = [_place(name) for name in tables.cybernetic_ids]
        self._items = [_place(name) for name in tables.item_ids]


def _place(name: str) -> int:
    """Where a card stands among the features; after all of them, if it is of another pack."""
    return len(CREW) + (CARDS.index(name) if name in CARDS else len(CARDS))
