"""What all questions of Dark Souls have in common."""

from __future__ import annotations

from bossrush.engine.decision import Question
from bossrush.engine.message import Message
from bossrush.games.souls.cards.terms import ARCS, HEROES
from bossrush.games.souls.table import names
from bossrush.games.souls.table.state import Dungeon

# -- ids -------------------------------------------------------------------------------------


def numbered(text: str, head: str) -> int:
    """The number in an id such as `hero-1`."""
    start, _, number = text.rpartition("-")
    if start != head:
        raise ValueError(text)
    return int(number)


def model_id(model: int) -> str:
    return f"hero-{model}" if model < HEROES else f"foe-{model - HEROES}"


def model_piece(model: int) -> str:
    """The figure of a model in the scene."""
    return f"figure-{model}" if model < HEROES else f"foe-{model - HEROES}"


def model_of(text: str) -> int:
    if text.startswith("foe-"):
        return HEROES + numbered(text, "foe")
    return numbered(text, "hero")


class SoulsQuestion(Question[Dungeon]):
    """A question of this game."""

    def __init__(self, key: str) -> None:
        super().__init__(f"souls.ask.{key}")


class WordQuestion(SoulsQuestion):
    """A question whose answers are a few fixed words."""

    def __init__(self, key: str, names: tuple[str, ...]) -> None:
        super().__init__(key)
        self.names = names

    def options(self, state: Dungeon, actor: int) -> list[int]:
        return list(range(len(self.names)))

    def option_id(self, state: Dungeon, value: int) -> str:
        return self.names[value]

    def value(self, state: Dungeon, option_id: str) -> int:
        return self.names.index(option_id)

    def points_at(self, state: Dungeon, actor: int, value: int) -> list[str]:
        return [f"hero-{actor}"] if actor >= 0 else []


class HeroQuestion(SoulsQuestion):
    """A question whose answer is a character."""

    def options(self, state: Dungeon, actor: int) -> list[int]:
        return list(range(len(state.party)))

    def option_id(self, state: Dungeon, value: int) -> str:
        return f"hero-{value}"

    def value(self, state: Dungeon, option_id: str) -> int:
        return numbered(option_id, "hero")

    def label(self, state: Dungeon, actor: int, value: int) -> Message:
        return Message("souls-option-hero", hero=names.hero(state, value))

    def detail(self, state: Dungeon, actor: int, value: int) -> Message | None:
        return Message("souls-detail-free", free=state.party[value].free())

    def points_at(self, state: Dungeon, actor: int, value: int) -> list[str]:
        return [f"figure-{value}", f"hero-{value}"]


class NodeQuestion(SoulsQuestion):
    """A question whose answer is a node of the present board."""

    def option_id(self, state: Dungeon, value: int) -> str:
        return state.board().ids[value]

    def value(self, state: Dungeon, option_id: str) -> int:
        return state.board().ids.index(option_id)

    def label(self, state: Dungeon, actor: int, value: int) -> Message:
        return Message("souls-option-node", node=names.node(state, value))

    def points_at(self, state: Dungeon, actor: int, value: int) -> list[str]:
        return [state.board().ids[value]]


class FoeQuestion(SoulsQuestion):
    """A question whose answer is a foe."""

    def option_id(self, state: Dungeon, value: int) -> str:
        return f"foe-{value}"

    def value(self, state: Dungeon, option_id: str) -> int:
        return numbered(option_id, "foe")

    def label(self, state: Dungeon, actor: int, value: int) -> Message:
        return Message("souls-option-foe", foe=names.foe(state, value))

    def detail(self, state: Dungeon, actor: int, value: int) -> Message | None:
        return Message("souls-detail-health", health=state.fight.foes[value].health)

    def points_at(self, state: Dungeon, actor: int, value: int) -> list[str]:
        foe = state.fight.foes[value]
        return [f"foe-{value}", state.board().ids[foe.node]]


class ArcQuestion(SoulsQuestion):
    """A question whose answer is an arc of a boss."""

    def options(self, state: Dungeon, actor: int) -> list[int]:
        return [arc for arc in range(4) if state.fight.arcs >> arc & 1]

    def option_id(self, state: Dungeon, value: int) -> str:
        return ARCS[value]

    def value(self, state: Dungeon, option_id: str) -> int:
        return ARCS.index(option_id)

    def label(self, state: Dungeon, actor: int, value: int) -> Message:
        return Message("souls-option-arc", arc=names.arc(value))

    def points_at(self, state: Dungeon, actor: int, value: int) -> list[str]:
        return [f"hero-{actor}"]
