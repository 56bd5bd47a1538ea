"""The questions of setting up: which crewmember, which cybernetic, which drone."""

from __future__ import annotations

from typing import Final

from bossrush.engine.message import Message
from bossrush.games.sector.cards.tables import Tables
from bossrush.games.sector.questions.kinds import AskIds
from bossrush.games.sector.table.mission import Mission
from bossrush.games.sector.view import words


class ChooseCrew(AskIds):
    """Which crewmember? Those nobody has chosen yet."""

    def ids(self, tables: Tables) -> list[str]:
        return tables.crew_ids

    def options(self, state: Mission, actor: int) -> list[int]:
        taken = [member.card for member in state.crew]
        return [card for card in range(len(self.ids(state.tables))) if card not in taken]

    def label(self, state: Mission, actor: int, value: int) -> Message:
        return Message(state.tables.crew[value].name)

    def detail(self, state: Mission, actor: int, value: int) -> Message | None:
        might, cunning, wisdom = state.tables.crew[value].ratings
        return Message("sector-detail-ratings", might=might, cunning=cunning, wisdom=wisdom)


class ChooseCybernetic(AskIds):
    """Which cybernetic? Those nobody has chosen yet."""

    def ids(self, tables: Tables) -> list[str]:
        return tables.cybernetic_ids

    def options(self, state: Mission, actor: int) -> list[int]:
        taken = [member.cybernetic for member in state.crew]
        return [card for card in range(len(self.ids(state.tables))) if card not in taken]

    def prompt(self, state: Mission, actor: int) -> Message:
        return Message("sector-ask-cybernetic", crew=words.crew(state, actor))

    def label(self, state: Mission, actor: int, value: int) -> Message:
        return Message(state.tables.cybernetics[value].name)

    def detail(self, state: Mission, actor: int, value: int) -> Message | None:
        return Message(state.tables.cybernetics[value].text)


class ChooseDrone(AskIds):
    """Which of the pack's drones flies with the crew?"""

    def ids(self, tables: Tables) -> list[str]:
        return tables.drone_ids

    def options(self, state: Mission, actor: int) -> list[int]:
        drones = state.tables.drones
        return [card for card in range(len(drones)) if drones[card].advanced >= 0]

    def label(self, state: Mission, actor: int, value: int) -> Message:
        return Message(state.tables.drones[value].name)

    def detail(self, state: Mission, actor: int, value: int) -> Message | None:
        return Message(state.tables.drones[value].advanced_text)


CREW_CARD: Final = ChooseCrew("crew")
CYBERNETIC_CARD: Final = ChooseCybernetic("cybernetic")
DRONE_CARD: Final = ChooseDrone("drone")
