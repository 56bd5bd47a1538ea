"""The questions of setting up: which crewmember, which cybernetic, which drone."""

from __future__ import annotations

from typing import Final

from bossrush.engine.answers import Id, OneOf
from bossrush.engine.message import Message
from bossrush.games.sector.table.mission import Mission
from bossrush.games.sector.words import names


class AskCard(OneOf[Mission]):
    """A question whose answer is a card that somebody takes, by its place in its table."""

    def why_not(self, state: Mission, actor: int, value: int) -> Message | None:
        return Message("sector-refused-taken")

    def points_at(self, state: Mission, actor: int, value: int) -> list[str]:
        return [self.option_id(state, value)]


class ChooseCrew(AskCard):
    """Which crewmember? Those nobody has chosen yet."""

    def options(self, state: Mission, actor: int) -> list[int]:
        taken = [member.card for member in state.crew]
        return [card for card in range(len(state.tables.crew)) if card not in taken]

    def label(self, state: Mission, actor: int, value: int) -> Message:
        return Message(state.tables.crew[value].name)

    def detail(self, state: Mission, actor: int, value: int) -> Message | None:
        might, cunning, wisdom = state.tables.crew[value].ratings
        return Message("sector-detail-ratings", might=might, cunning=cunning, wisdom=wisdom)


class ChooseCybernetic(AskCard):
    """Which cybernetic? Those nobody has chosen yet."""

    def options(self, state: Mission, actor: int) -> list[int]:
        taken = [member.cybernetic for member in state.crew]
        return [card for card in range(len(state.tables.cybernetics)) if card not in taken]

    def prompt(self, state: Mission, actor: int) -> Message:
        return Message("sector-ask-cybernetic", crew=names.crew(state, actor))

    def label(self, state: Mission, actor: int, value: int) -> Message:
        return Message(state.tables.cybernetics[value].name)

    def detail(self, state: Mission, actor: int, value: int) -> Message | None:
        return Message(state.tables.cybernetics[value].text)


class ChooseDrone(AskCard):
    """Which of the pack's drones flies with the crew?"""

    def options(self, state: Mission, actor: int) -> list[int]:
        drones = state.tables.drones
        return [card for card in range(len(drones)) if drones[card].advanced >= 0]

    def label(self, state: Mission, actor: int, value: int) -> Message:
        return Message(state.tables.drones[value].name)

    def detail(self, state: Mission, actor: int, value: int) -> Message | None:
        return Message(state.tables.drones[value].advanced_text)


def _crew_ids(s: Mission) -> list[str]:
    return s.tables.crew_ids


def _cybernetic_ids(s: Mission) -> list[str]:
    return s.tables.cybernetic_ids


def _drone_ids(s: Mission) -> list[str]:
    return s.tables.drone_ids


CREW_CARD: Final = ChooseCrew("sector.ask.crew", Id("card", _crew_ids))
CYBERNETIC_CARD: Final = ChooseCybernetic("sector.ask.cybernetic", Id("card", _cybernetic_ids))
DRONE_CARD: Final = ChooseDrone("sector.ask.drone", Id("card", _drone_ids))
