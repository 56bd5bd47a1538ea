"""Capacités: what is asked while one is carried out."""

from __future__ import annotations

from typing import Final

from bossrush.engine.answers import OneOf
from bossrush.engine.decision import Names
from bossrush.engine.message import Message
from bossrush.games.arkalion.questions import answers, refusals
from bossrush.games.arkalion.rules.moving import grapnel_places
from bossrush.games.arkalion.rules.resources import tokens_for
from bossrush.games.arkalion.rules.targets import in_reach_of_bolt
from bossrush.games.arkalion.table.board import PLACES
from bossrush.games.arkalion.table.escape import Escape
from bossrush.games.arkalion.words import names


class StepUp(Names[Escape]):
    """Does the Vigilante step onto the freed cell?"""

    def prompt(self, state: Escape, actor: int) -> Message:
        return Message("arkalion-ask-step", cell=names.cell(state.aim))

    def points_at(self, state: Escape, actor: int, value: int) -> list[str]:
        return [PLACES[state.aim] if value == answers.GO else f"pawn-{actor}"]


class Bolt(OneOf[Escape]):
    """To which neighbour does the bolt leap?"""

    def options(self, state: Escape, actor: int) -> list[int]:
        return in_reach_of_bolt(state)

    def why_not(self, state: Escape, actor: int, value: int) -> Message | None:
        return Message("arkalion-refused-bolt")

    def label(self, state: Escape, actor: int, value: int) -> Message:
        return names.target(state, value)

    def points_at(self, state: Escape, actor: int, value: int) -> list[str]:
        return [f"enemy-{PLACES[value]}", PLACES[value]]

    def reveals(self, state: Escape, actor: int, value: int) -> bool:
        return tokens_for(state, value, False) > 0


class Grapnel(answers.Cancellable):
    """Where does the grapnel take the Adventurer?"""

    def picks(self, state: Escape, actor: int) -> list[int]:
        return grapnel_places(state, state.heroes[actor].at)

    def why_not(self, state: Escape, actor: int, value: int) -> Message | None:
        return refusals.swing(state, self.picked(value))

    def pick_label(self, state: Escape, part: int) -> Message:
        return Message("arkalion-option-go", place=names.place(state, part))

    def pick_points(self, state: Escape, actor: int, part: int) -> list[str]:
        return [PLACES[part]]


class Scrounge(answers.Cancellable):
    """Which token goes back into the bag?"""

    def picks(self, state: Escape, actor: int) -> list[int]:
        tokens = state.heroes[actor].tokens
        return [resource for resource in range(len(tokens)) if tokens[resource]]

    def why_not(self, state: Escape, actor: int, value: int) -> Message | None:
        return Message("arkalion-refused-no-token", token=names.token(state, self.picked(value)))

    def pick_label(self, state: Escape, part: int) -> Message:
        return names.token(state, part)

    def pick_points(self, state: Escape, actor: int, part: int) -> list[str]:
        return [f"token-{actor}-{state.tables.resource_ids[part]}"]

    def reveals(self, state: Escape, actor: int, value: int) -> bool:
        return not self.cancelled(value)


STEP_UP: Final = StepUp("arkalion.ask-step", ("step", "stay"))
BOLT: Final = Bolt("arkalion.ask-bolt", answers.TARGET)
GRAPNEL_TO: Final = Grapnel("arkalion.ask-grapnel", answers.PLACE)
SCROUNGE_FOR: Final = Scrounge("arkalion.ask-scrounge", answers.TOKEN)
