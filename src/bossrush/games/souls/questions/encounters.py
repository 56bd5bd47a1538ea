"""The questions of an encounter: where the party enters, who leads it, how foes act."""

from __future__ import annotations

from bossrush.engine.answers import OneOf
from bossrush.engine.message import Message
from bossrush.games.souls.questions import refusals
from bossrush.games.souls.questions.kinds import FoeQuestion, HeroQuestion, NodeQuestion
from bossrush.games.souls.rules.aggro import next_foes
from bossrush.games.souls.rules.boss_encounters import first_facings
from bossrush.games.souls.rules.encounters import entry_nodes
from bossrush.games.souls.rules.enemy_movement import next_nodes
from bossrush.games.souls.table.state import Dungeon
from bossrush.games.souls.words import names


class AskEntryNode(NodeQuestion):
    """On which entry node does a character come in?"""

    def options(self, state: Dungeon, actor: int) -> list[int]:
        return entry_nodes(state)

    def why_not(self, state: Dungeon, actor: int, value: int) -> Message | None:
        return refusals.because("entry")


class AskAggro(HeroQuestion):
    """Who leads the way and takes the Aggro token?"""

    def detail(self, state: Dungeon, actor: int, value: int) -> Message | None:
        return Message("souls-detail-taunt", taunt=state.party[value].card().taunt)


class AskFacing(OneOf[Dungeon]):
    """Which way does the boss look at first?"""

    def options(self, state: Dungeon, actor: int) -> list[int]:
        return first_facings(state, state.chooser)

    def label(self, state: Dungeon, actor: int, value: int) -> Message:
        return Message("souls-option-facing", direction=names.direction(value))

    def points_at(self, state: Dungeon, actor: int, value: int) -> list[str]:
        foe = state.chooser
        node = state.fight.foes[foe].node
        return [state.board().ids[state.board().step[node][value]], f"foe-{foe}"]

    def why_not(self, state: Dungeon, actor: int, value: int) -> Message | None:
        return refusals.because("facing")


class AskNextFoe(FoeQuestion):
    """Which of the equally threatening foes acts next?"""

    def options(self, state: Dungeon, actor: int) -> list[int]:
        return next_foes(state)

    def why_not(self, state: Dungeon, actor: int, value: int) -> Message | None:
        return refusals.because("threat")


class AskFoeStep(NodeQuestion):
    """Which of the equally good nodes does a foe move to?"""

    def options(self, state: Dungeon, actor: int) -> list[int]:
        foe = state.fight.foes[state.fight.acting]
        return next_nodes(state, foe.node, state.fight.goal, state.icon().away)

    def prompt(self, state: Dungeon, actor: int) -> Message:
        return Message("souls-ask-foe-step", foe=names.foe(state, state.fight.acting))

    def points_at(self, state: Dungeon, actor: int, value: int) -> list[str]:
        return [state.board().ids[value], f"foe-{state.fight.acting}"]

    def why_not(self, state: Dungeon, actor: int, value: int) -> Message | None:
        return refusals.because("foe-step")
