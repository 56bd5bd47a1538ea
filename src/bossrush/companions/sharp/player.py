"""`sharp` as a companion: it thinks within a budget, and says why.

It plays no worse than the plain companion it plays games out with: it answers the same unless it
has seen something clearly better.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final, cast

from bossrush.companions.companion import Companion
from bossrush.companions.sharp.budget import Purse, Thinking
from bossrush.companions.sharp.playout import round_seed
from bossrush.companions.sharp.reasons import reason
from bossrush.companions.sharp.temper import BOLD, CAREFUL, EVEN
from bossrush.companions.sharp.thought import Mind, think
from bossrush.companions.sharp.weighing import Weighing
from bossrush.engine.decision import Decision
from bossrush.engine.game import Game
from bossrush.engine.message import Message
from bossrush.engine.play import Play

IN_TIME: Final = 0.8
"""Of the time a person takes over a command of a race, this part may go into thinking."""


class Sharp(Companion):
    """Plays any game it has a plain companion for."""

    key: ClassVar[str] = "sharp"
    temper: ClassVar[str] = EVEN

    def __init__(
        self, seed: int, policy: Callable[[int], Companion], thinking: Thinking | None = None
    ) -> None:
        super().__init__(seed)
        self.thinking = thinking if thinking is not None else Thinking()
        self.mind = Mind(policy, seed, self.thinking, self.temper)
        self.purse = Purse(self.thinking.each)
        self.weighing: Weighing | None = None
        """What it saw last; None where there was nothing to think about."""
        self._asked: Decision | None = None
        self._pace = policy(seed)

    def answer(self, play: Play, decision: Decision) -> int:
        usual = self.mind.usual(play, decision)
        self.weighing = None
        self._asked = decision
        if len(decision.values()) < 2:
            return usual
        seed = round_seed(self.mind.seed, decision.number)
        search = self.mind.search(play, decision, usual, seed)
        thinking = self.allowed(play, decision, usual)
        thought = think(search, thinking, self.purse.extra)
        self.purse.settle(thought.spent)
        self.weighing = thought.weighing
        return thought.weighing.choice

    def delay(self, play: Play, decision: Decision, value: int) -> int:
        return self._pace.delay(play, decision, value)

    def hear_clocks(self, left: dict[str, int]) -> None:
        self.mind.left = left

    def why(self) -> Message | None:
        if self.weighing is None or self._asked is None:
            return None
        return reason(self.weighing, self._asked)

    def allowed(self, play: Play, decision: Decision, usual: int) -> Thinking:
        """Its budget; where a clock runs, no more than the time a person would take."""
        thinking = self.thinking
        game = cast("Game[Any]", play.game)
        if thinking.playouts or not play.timers or not game.is_realtime(play.origin.options):
            return thinking
        pace = self.mind.policy(self.mind.seed).delay(play, decision, usual)
        return Thinking(0, max(0.001, min(thinking.seconds, IN_TIME * pace / 1000)))


class CarefulSharp(Sharp):
    """It would rather lose late than soon."""

    key: ClassVar[str] = "sharp-careful"
    temper: ClassVar[str] = CAREFUL


class BoldSharp(Sharp):
    """It would rather win soon than late."""

    key: ClassVar[str] = "sharp-bold"
    temper: ClassVar[str] = BOLD


SHARP: Final[dict[str, type[Sharp]]] = {kind.key: kind for kind in (Sharp, CarefulSharp, BoldSharp)}
"""By name: one mind, three tempers."""
