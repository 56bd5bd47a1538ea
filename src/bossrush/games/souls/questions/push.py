"""The questions of a push: who has to go, and where to?"""

from __future__ import annotations

from bossrush.engine.answers import OneOf
from bossrush.engine.message import Message
from bossrush.games.souls.questions import refusals
from bossrush.games.souls.questions.kinds import NodeQuestion, model_piece
from bossrush.games.souls.questions.there import kills_there, lies_there
from bossrush.games.souls.rules.push import node_of, push_nodes, pushable
from bossrush.games.souls.table.state import Dungeon
from bossrush.games.souls.words import names


class AskPush(NodeQuestion):
    """Where is a character pushed to?"""

    def options(self, state: Dungeon, actor: int) -> list[int]:
        return push_nodes(state, actor)

    def prompt(self, state: Dungeon, actor: int) -> Message:
        return Message("souls-ask-pushed-to", hero=names.hero(state, actor))

    def detail(self, state: Dungeon, actor: int, value: int) -> Message | None:
        return lies_there(state, value)

    def ends(self, state: Dungeon, actor: int, value: int) -> Message | None:
        return kills_there(state, actor, value)

    def points_at(self, state: Dungeon, actor: int, value: int) -> list[str]:
        return [state.board().ids[value], f"hero-{actor}"]

    def why_not(self, state: Dungeon, actor: int, value: int) -> Message | None:
        return refusals.pushed(state, state.party[actor].node, value)


class AskFoePush(NodeQuestion):
    """Where is a foe pushed to?"""

    def options(self, state: Dungeon, actor: int) -> list[int]:
        return push_nodes(state, state.fight.pushed)

    def prompt(self, state: Dungeon, actor: int) -> Message:
        return Message("souls-ask-foe-pushed-to", foe=names.model(state, state.fight.pushed))

    def points_at(self, state: Dungeon, actor: int, value: int) -> list[str]:
        return [state.board().ids[value], model_piece(state.fight.pushed)]

    def why_not(self, state: Dungeon, actor: int, value: int) -> Message | None:
        return refusals.pushed(state, node_of(state, state.fight.pushed), value)


class AskWhoIsPushed(OneOf[Dungeon]):
    """Who must leave a node that is too full?"""

    def options(self, state: Dungeon, actor: int) -> list[int]:
        fight = state.fight
        came = fight.came
        node = node_of(state, came) if came >= 0 else fight.crowded
        return pushable(state, node, came, fight.chain)

    def label(self, state: Dungeon, actor: int, value: int) -> Message:
        return Message("souls-option-model", model=names.model(state, value))

    def points_at(self, state: Dungeon, actor: int, value: int) -> list[str]:
        return [model_piece(value), state.board().ids[node_of(state, value)]]

    def why_not(self, state: Dungeon, actor: int, value: int) -> Message | None:
        return refusals.because("pushed-out")
