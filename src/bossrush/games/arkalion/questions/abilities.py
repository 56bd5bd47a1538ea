"""Capacités: what is asked while one is carried out."""

from __future__ import annotations

from typing import Final

from bossrush.engine.decision import Names, Question
from bossrush.engine.message import Message
from bossrush.games.arkalion.questions.attacking import GO
from bossrush.games.arkalion.rules.moving import grapnel_places
from bossrush.games.arkalion.rules.targets import in_reach_of_bolt
from bossrush.games.arkalion.table.board import PLACES
from bossrush.games.arkalion.table.escape import Escape
from bossrush.games.arkalion.table.terms import TILE
from bossrush.games.arkalion.view import words

CANCEL: Final = 127


class StepUp(Names[Escape]):
    """Does the Vigilante step onto the freed cell?"""

    def prompt(self, state: Escape, actor: int) -> Message:
        return Message("arkalion-ask-step", cell=words.cell(state.aim))

    def points_at(self, state: Escape, actor: int, value: int) -> list[str]:
        return [PLACES[state.aim] if value == GO else f"pawn-{actor}"]


class Bolt(Question[Escape]):
    """To which neighbour does the bolt leap?"""

    def options(self, state: Escape, actor: int) -> list[int]:
        return in_reach_of_bolt(state)

    def option_id(self, state: Escape, value: int) -> str:
        return PLACES[value]

    def value(self, state: Escape, option_id: str) -> int:
        return PLACES.index(option_id)

    def label(self, state: Escape, actor: int, value: int) -> Message:
        return words.target(state, value)

    def points_at(self, state: Escape, actor: int, value: int) -> list[str]:
        return [f"enemy-{PLACES[value]}", PLACES[value]]

    def reveals(self, state: Escape, actor: int, value: int) -> bool:
        return state.ground[value] == TILE


class Grapnel(Question[Escape]):
    """Where does the grapnel take the Adventurer?"""

    def options(self, state: Escape, actor: int) -> list[int]:
        return [*grapnel_places(state, state.heroes[actor].at), CANCEL]

    def option_id(self, state: Escape, value: int) -> str:
        return "cancel" if value == CANCEL else PLACES[value]

    def value(self, state: Escape, option_id: str) -> int:
        return CANCEL if option_id == "cancel" else PLACES.index(option_id)

    def label(self, state: Escape, actor: int, value: int) -> Message:
        if value == CANCEL:
            return Message("cancel")
        return Message("arkalion-option-go", place=words.place(state, value))

    def points_at(self, state: Escape, actor: int, value: int) -> list[str]:
        return [] if value == CANCEL else [PLACES[value]]


class Scrounge(Question[Escape]):
    """Which token goes back into the bag?"""

    def options(self, state: Escape, actor: int) -> list[int]:
        tokens = state.heroes[actor].tokens
        found = [resource for resource in range(len(tokens)) if tokens[resource]]
        found.append(CANCEL)
        return found

    def option_id(self, state: Escape, value: int) -> str:
        return "cancel" if value == CANCEL else state.tables.resource_ids[value]

    def value(self, state: Escape, option_id: str) -> int:
        return CANCEL if option_id == "cancel" else state.tables.resource_ids.index(option_id)

    def label(self, state: Escape, actor: int, value: int) -> Message:
        return Message("cancel") if value == CANCEL else words.token(state, value)

    def points_at(self, state: Escape, actor: int, value: int) -> list[str]:
        return [] if value == CANCEL else [f"token-{actor}-{state.tables.resource_ids[value]}"]

    def reveals(self, state: Escape, actor: int, value: int) -> bool:
        return value != CANCEL


STEP_UP: Final = StepUp("arkalion.ask-step", ("step", "stay"))
BOLT: Final = Bolt("arkalion.ask-bolt")
GRAPNEL_TO: Final = Grapnel("arkalion.ask-grapnel")
SCROUNGE_FOR: Final = Scrounge("arkalion.ask-scrounge")
