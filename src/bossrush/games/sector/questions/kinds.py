"""What all questions of Dark Sector have in common, and the plainest of them."""

from __future__ import annotations

from typing import Final

from bossrush.engine.decision import Question
from bossrush.engine.message import Message
from bossrush.games.sector.cards.tables import Tables
from bossrush.games.sector.table.mission import Mission
from bossrush.games.sector.table.terms import TRAITS
from bossrush.games.sector.view import words


class Ask(Question[Mission]):
    """A question of this game."""

    def __init__(self, key: str, pause: bool = False, narrows: bool = False) -> None:
        super().__init__(f"sector.ask.{key}", narrows=narrows)
        self.pause = pause
        """True where time stands still, so that things can be used beside answering."""


class AskWord(Ask):
    """A question whose answers are a few fixed words."""

    def __init__(self, key: str, names: tuple[str, ...], pause: bool = False) -> None:
        super().__init__(key, pause)
        self.names = names

    def options(self, state: Mission, actor: int) -> list[int]:
        return list(range(len(self.names)))

    def option_id(self, state: Mission, value: int) -> str:
        return self.names[value]

    def value(self, state: Mission, option_id: str) -> int:
        return self.names.index(option_id)

    def points_at(self, state: Mission, actor: int, value: int) -> list[str]:
        return ["row"]


class AskCrew(Ask):
    """A question whose answer is one of the crew."""

    def option_id(self, state: Mission, value: int) -> str:
        return f"crew-{value}"

    def value(self, state: Mission, option_id: str) -> int:
        return crew_number(option_id)

    def options(self, state: Mission, actor: int) -> list[int]:
        return list(range(len(state.crew)))

    def label(self, state: Mission, actor: int, value: int) -> Message:
        return Message("sector-option-crew", crew=words.crew(state, value))

    def detail(self, state: Mission, actor: int, value: int) -> Message | None:
        return Message("sector-detail-hp", hp=state.crew[value].hp)

    def points_at(self, state: Mission, actor: int, value: int) -> list[str]:
        return [f"crew-{value}"]


class AskItem(Ask):
    """A question whose answer is an item card."""

    def option_id(self, state: Mission, value: int) -> str:
        return state.tables.item_ids[value]

    def value(self, state: Mission, option_id: str) -> int:
        return state.tables.item_ids.index(option_id)

    def label(self, state: Mission, actor: int, value: int) -> Message:
        return Message("sector-option-item", item=words.item(state, value))

    def detail(self, state: Mission, actor: int, value: int) -> Message | None:
        return words.item_detail(state, value)

    def points_at(self, state: Mission, actor: int, value: int) -> list[str]:
        return [state.tables.item_ids[value]]


class AskTrait(Ask):
    """A question whose answer is a trait: which die of the row."""

    def option_id(self, state: Mission, value: int) -> str:
        return TRAITS[value]

    def value(self, state: Mission, option_id: str) -> int:
        return TRAITS.index(option_id)

    def options(self, state: Mission, actor: int) -> list[int]:
        return [trait for trait in range(3) if state.standing_of(trait)]

    def label(self, state: Mission, actor: int, value: int) -> Message:
        return Message("sector-option-die", trait=words.trait(value))

    def detail(self, state: Mission, actor: int, value: int) -> Message | None:
        return Message("sector-detail-standing", count=state.standing_of(value))

    def points_at(self, state: Mission, actor: int, value: int) -> list[str]:
        return [f"row-{place}" for place, die in enumerate(state.row) if die == value]


class AskIds(Ask):
    """A question whose answer is one of the cards of a table, by its id."""

    def ids(self, tables: Tables) -> list[str]:
        """The ids of that table."""
        raise NotImplementedError

    def option_id(self, state: Mission, value: int) -> str:
        return self.ids(state.tables)[value]

    def value(self, state: Mission, option_id: str) -> int:
        return self.ids(state.tables).index(option_id)

    def points_at(self, state: Mission, actor: int, value: int) -> list[str]:
        return [self.ids(state.tables)[value]]


def crew_number(text: str) -> int:
    """The crewmember of an id such as `crew-1`."""
    head, _, number = text.partition("-")
    if head != "crew":
        raise ValueError(text)
    return int(number)


ALONE: Final = [[0], [1], [2], [3]]
CREWS: Final = [[], [0], [0, 1], [0, 1, 2], [0, 1, 2, 3]]
"""Each crewmember alone, and crews by their size: `led_by` is asked at every question."""


def led_by(s: Mission, actor: int) -> list[int]:
    """The crewmembers who answer together with this one; all of them for a group decision."""
    if actor < 0 or s.seats == 1:
        return CREWS[len(s.crew)]
    return ALONE[actor]
