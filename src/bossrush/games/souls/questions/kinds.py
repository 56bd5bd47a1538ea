"""What several questions of Dark Souls have in common: an answer that is a node, a character, …"""

from __future__ import annotations

from bossrush.engine.answers import OneOf
from bossrush.engine.decision import Names
from bossrush.engine.message import Message
from bossrush.engine.sets import members
from bossrush.games.souls.cards.terms import foe_of, is_hero
from bossrush.games.souls.questions import answers, refusals
from bossrush.games.souls.table.state import Dungeon
from bossrush.games.souls.words import names


def model_piece(model: int) -> str:
    """The figure of a model in the scene."""
    return f"figure-{model}" if is_hero(model) else f"foe-{foe_of(model)}"


def falls(state: Dungeon, hero: int) -> Message:
    """What a character's death ends: the fight, or the game where no spark is left."""
    last = state.practice or state.sparks == 0
    return Message(f"souls-ends-{'game' if last else 'fight'}", hero=names.hero(state, hero))


class WordQuestion(Names[Dungeon]):
    """A question whose answers are a few fixed words."""

    def points_at(self, state: Dungeon, actor: int, value: int) -> list[str]:
        return [f"hero-{actor}"] if actor >= 0 else []


class HeroQuestion(OneOf[Dungeon]):
    """A question whose answer is a character."""

    def __init__(self, key: str) -> None:
        super().__init__(key, answers.HERO, "hero-")

    def options(self, state: Dungeon, actor: int) -> list[int]:
        return list(range(len(state.party)))

    def label(self, state: Dungeon, actor: int, value: int) -> Message:
        return Message("souls-option-hero", hero=names.hero(state, value))

    def detail(self, state: Dungeon, actor: int, value: int) -> Message | None:
        return Message("souls-detail-free", free=state.party[value].free())

    def points_at(self, state: Dungeon, actor: int, value: int) -> list[str]:
        return [f"figure-{value}", f"hero-{value}"]

    def why_not(self, state: Dungeon, actor: int, value: int) -> Message | None:
        return refusals.because("no-hero")


class NodeQuestion(OneOf[Dungeon]):
    """A question whose answer is a node of the present board."""

    def __init__(self, key: str) -> None:
        super().__init__(key, answers.NODE)

    def label(self, state: Dungeon, actor: int, value: int) -> Message:
        return Message("souls-option-node", node=names.node(state, value))

    def points_at(self, state: Dungeon, actor: int, value: int) -> list[str]:
        return [state.board().ids[value]]

    def why_unknown(self, state: Dungeon, actor: int, option_id: str) -> Message | None:
        return refusals.nowhere(state, option_id)


class FoeQuestion(OneOf[Dungeon]):
    """A question whose answer is a foe."""

    def __init__(self, key: str) -> None:
        super().__init__(key, answers.FOE, "foe-")

    def label(self, state: Dungeon, actor: int, value: int) -> Message:
        return Message("souls-option-foe", foe=names.foe(state, value))

    def detail(self, state: Dungeon, actor: int, value: int) -> Message | None:
        return Message("souls-detail-health", health=state.fight.foes[value].health)

    def points_at(self, state: Dungeon, actor: int, value: int) -> list[str]:
        foe = state.fight.foes[value]
        return [f"foe-{value}", state.board().ids[foe.node]]


class ArcQuestion(OneOf[Dungeon]):
    """A question whose answer is an arc of a boss."""

    def __init__(self, key: str) -> None:
        super().__init__(key, answers.ARC)

    def options(self, state: Dungeon, actor: int) -> list[int]:
        return members(state.fight.arcs)

    def label(self, state: Dungeon, actor: int, value: int) -> Message:
        return Message("souls-option-arc", arc=names.arc(value))

    def points_at(self, state: Dungeon, actor: int, value: int) -> list[str]:
        return [f"hero-{actor}"]

    def why_not(self, state: Dungeon, actor: int, value: int) -> Message | None:
        return refusals.arc(state, value)
