"""The questions that the whole party answers in an encounter: who leads, how foes act."""

from __future__ import annotations

from bossrush.engine.message import Message
from bossrush.games.souls.cards.terms import DIRECTIONS, SIDES
from bossrush.games.souls.questions.kinds import (
    FoeQuestion,
    HeroQuestion,
    NodeQuestion,
    SoulsQuestion,
)
from bossrush.games.souls.rules.aggro import next_foes
from bossrush.games.souls.rules.boss_encounters import first_facings
from bossrush.games.souls.rules.campaign import dash_ways
from bossrush.games.souls.rules.encounters import entry_nodes
from bossrush.games.souls.rules.enemy_movement import farther_nodes, nearer_nodes
from bossrush.games.souls.rules.laying_tiles import neighbour
from bossrush.games.souls.table import names
from bossrush.games.souls.table.state import Dungeon


class AskEntryNode(NodeQuestion):
    """On which entry node does a character come in?"""

    def options(self, state: Dungeon, actor: int) -> list[int]:
        return entry_nodes(state)


class AskAggro(HeroQuestion):
    """Who leads the way and takes the Aggro token?"""

    def detail(self, state: Dungeon, actor: int, value: int) -> Message | None:
        return Message("souls-detail-taunt", taunt=state.party[value].card().taunt)


class AskFacing(SoulsQuestion):
    """Which way does the boss look at first?"""

    def options(self, state: Dungeon, actor: int) -> list[int]:
        return first_facings(state, state.chooser)

    def option_id(self, state: Dungeon, value: int) -> str:
        return DIRECTIONS[value]

    def value(self, state: Dungeon, option_id: str) -> int:
        return DIRECTIONS.index(option_id)

    def label(self, state: Dungeon, actor: int, value: int) -> Message:
        return Message("souls-option-facing", direction=names.direction(value))

    def points_at(self, state: Dungeon, actor: int, value: int) -> list[str]:
        foe = state.chooser
        node = state.fight.foes[foe].node
        return [state.board().ids[state.board().step[node][value]], f"foe-{foe}"]


class AskNextFoe(FoeQuestion):
    """Which of the equally threatening foes acts next?"""

    def options(self, state: Dungeon, actor: int) -> list[int]:
        return next_foes(state)


class AskFoeStep(NodeQuestion):
    """Which of the equally good nodes does a foe move to?"""

    def options(self, state: Dungeon, actor: int) -> list[int]:
        foe = state.fight.foes[state.fight.acting]
        goal = state.fight.origin
        if state.icon().away:
            return farther_nodes(state, foe.node, goal)
        return nearer_nodes(state, foe.node, goal)

    def prompt(self, state: Dungeon, actor: int) -> Message:
        return Message("souls-ask-foe-step", foe=names.foe(state, state.fight.acting))

    def points_at(self, state: Dungeon, actor: int, value: int) -> list[str]:
        return [state.board().ids[value], f"foe-{state.fight.acting}"]


class AskDash(SoulsQuestion):
    """Fight on, or dash through to a tile next to this one?"""

    def options(self, state: Dungeon, actor: int) -> list[int]:
        return dash_ways(state)

    def option_id(self, state: Dungeon, value: int) -> str:
        return "fight" if value == 0 else SIDES[value - 1]

    def value(self, state: Dungeon, option_id: str) -> int:
        return 0 if option_id == "fight" else 1 + SIDES.index(option_id)

    def label(self, state: Dungeon, actor: int, value: int) -> Message:
        if value == 0:
            return Message("souls-option-fight")
        to = neighbour(state, state.at, value - 1)
        return Message("souls-option-dash", tile=names.tile(state, to))

    def points_at(self, state: Dungeon, actor: int, value: int) -> list[str]:
        if value == 0:
            return []
        to = neighbour(state, state.at, value - 1)
        return ["bonfire" if to < 0 else f"tile-{to}"]
