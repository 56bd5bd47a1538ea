"""Mise en place: which hero, and in which zone; also asked of a hero who returns."""

from __future__ import annotations

from typing import Final

from bossrush.engine.answers import OneOf
from bossrush.engine.message import Message
from bossrush.games.arkalion.questions import answers
from bossrush.games.arkalion.table.board import FIRST_ZONE, PLACES, PLACES_COUNT
from bossrush.games.arkalion.table.escape import Escape
from bossrush.games.arkalion.words import names


class ChooseHero(OneOf[Escape]):
    """Which of the heroes nobody has taken?"""

    def options(self, state: Escape, actor: int) -> list[int]:
        return state.unused()

    def why_not(self, state: Escape, actor: int, value: int) -> Message | None:
        return Message("arkalion-refused-hero")

    def label(self, state: Escape, actor: int, value: int) -> Message:
        return Message(state.tables.sheets[value].name)

    def detail(self, state: Escape, actor: int, value: int) -> Message | None:
        return Message(state.tables.sheets[value].ability.text)

    def points_at(self, state: Escape, actor: int, value: int) -> list[str]:
        return [f"sheet-{state.tables.sheet_ids[value]}"]


class ChooseZone(OneOf[Escape]):
    """In which zone of the airship?"""

    def options(self, state: Escape, actor: int) -> list[int]:
        return list(range(FIRST_ZONE, PLACES_COUNT))

    def why_not(self, state: Escape, actor: int, value: int) -> Message | None:
        return Message("arkalion-refused-aboard")

    def prompt(self, state: Escape, actor: int) -> Message:
        return Message(self.key.replace(".", "-"), hero=names.object_(state, actor))

    def label(self, state: Escape, actor: int, value: int) -> Message:
        return Message(state.tables.zones[value - FIRST_ZONE].name)

    def detail(self, state: Escape, actor: int, value: int) -> Message | None:
        return Message(state.tables.zones[value - FIRST_ZONE].text)

    def points_at(self, state: Escape, actor: int, value: int) -> list[str]:
        return [PLACES[value]]


CHOOSE_HERO: Final = ChooseHero("arkalion.ask-hero", answers.SHEET, moment=True)
START_ZONE: Final = ChooseZone("arkalion.ask-start", answers.PLACE)
RETURN_ZONE: Final = ChooseZone("arkalion.ask-return", answers.PLACE)
