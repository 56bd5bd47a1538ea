"""The kinds of questions that this game asks again and again: who, which item, which trait."""

from __future__ import annotations

from typing import Final

from bossrush.engine.answers import Id, OneOf, Word
from bossrush.engine.message import Message
from bossrush.games.sector.cards.terms import TRAITS
from bossrush.games.sector.questions import answers
from bossrush.games.sector.table.crew import CREW_IDS
from bossrush.games.sector.table.mission import Mission
from bossrush.games.sector.words import names


class AskCrew(OneOf[Mission]):
    """A question whose answer is one of the crew."""

    def __init__(self, key: str) -> None:
        field: Word[Mission] = Word("crew", CREW_IDS)
        super().__init__(key, field)

    def options(self, state: Mission, actor: int) -> list[int]:
        return list(range(len(state.crew)))

    def why_not(self, state: Mission, actor: int, value: int) -> Message | None:
        if value >= len(state.crew):
            return Message("sector-refused-nobody")
        return Message("sector-refused-crew", crew=names.crew(state, value))

    def label(self, state: Mission, actor: int, value: int) -> Message:
        return Message("sector-option-crew", crew=names.crew(state, value))

    def detail(self, state: Mission, actor: int, value: int) -> Message | None:
        return Message("sector-detail-hp", hp=state.crew[value].hp)

    def points_at(self, state: Mission, actor: int, value: int) -> list[str]:
        return [f"crew-{value}"]


class AskItem(OneOf[Mission]):
    """A question whose answer is an item card."""

    def __init__(self, key: str) -> None:
        field: Id[Mission] = Id("item", answers.item_ids)
        super().__init__(key, field)

    def why_not(self, state: Mission, actor: int, value: int) -> Message | None:
        return Message("sector-refused-item", item=names.item(state, value))

    def label(self, state: Mission, actor: int, value: int) -> Message:
        return Message("sector-option-item", item=names.item(state, value))

    def detail(self, state: Mission, actor: int, value: int) -> Message | None:
        return names.item_detail(state, value)

    def points_at(self, state: Mission, actor: int, value: int) -> list[str]:
        return [state.tables.item_ids[value]]


class AskTrait(OneOf[Mission]):
    """A question whose answer is a trait: which die of the row."""

    def __init__(self, key: str) -> None:
        field: Word[Mission] = Word("trait", TRAITS)
        super().__init__(key, field)

    def options(self, state: Mission, actor: int) -> list[int]:
        return [trait for trait in range(len(TRAITS)) if state.standing_of(trait)]

    def why_not(self, state: Mission, actor: int, value: int) -> Message | None:
        return Message("sector-refused-die", trait=names.trait(value))

    def label(self, state: Mission, actor: int, value: int) -> Message:
        return Message("sector-option-die", trait=names.trait(value))

    def detail(self, state: Mission, actor: int, value: int) -> Message | None:
        return Message("sector-detail-standing", count=state.standing_of(value))

    def points_at(self, state: Mission, actor: int, value: int) -> list[str]:
        return [f"row-{place}" for place, die in enumerate(state.row) if die == value]


ALONE: Final = [[0], [1], [2], [3]]
CREWS: Final = [[], [0], [0, 1], [0, 1, 2], [0, 1, 2, 3]]
"""Each crewmember alone, and crews by their size: `led_by` is asked at every question."""


def led_by(s: Mission, actor: int) -> list[int]:
    """The crewmembers who answer together with this one; all of them for a group decision."""
    if actor < 0 or s.seats == 1:
        return CREWS[len(s.crew)]
    return ALONE[actor]
