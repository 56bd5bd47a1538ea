"""Thinking about one decision within a budget: a pure function of the play, the seed and the
number of playouts, so that any process can do it for any other.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from bossrush.companions.companion import Companion
from bossrush.companions.sharp.budget import Thinking
from bossrush.companions.sharp.playout import Playouts
from bossrush.companions.sharp.search import Search
from bossrush.companions.sharp.temper import EVEN
from bossrush.companions.sharp.weighing import Weighing
from bossrush.engine.decision import Decision
from bossrush.engine.play import Play


class Mind:
    """Who thinks, and how: everything but the decision."""

    def __init__(
        self,
        policy: Callable[[int], Companion],
        seed: int,
        thinking: Thinking,
        temper: str = EVEN,
    ) -> None:
        self.policy = policy
        self.seed = seed
        self.thinking = thinking
        self.temper = temper
        self.left: dict[str, int] = {}
        """Milliseconds that the clocks have left."""
        self._plain = policy(seed)

    def usual(self, play: Play, decision: Decision) -> int:
        """What the plain companion would answer: one and the same, which remembers its plans."""
        self._plain.hear_clocks(self.left)
        return self._plain.answer(play, decision)

    def search(
        self,
        play: Play,
        decision: Decision,
        usual: int,
        seed: int,
        patient: bool = False,
        kept: Sequence[int] = (),
    ) -> Search:
        """A search about this decision, not begun yet."""
        playouts = Playouts(play, decision, self.policy, self.temper, self.left)
        return Search(playouts, usual, seed, kept, patient)


class Thought:
    """What came of thinking, and what it cost in playouts or seconds."""

    def __init__(self, weighing: Weighing, spent: float) -> None:
        self.weighing = weighing
        self.spent = spent


def think(
    search: Search,
    thinking: Thinking,
    extra: float,
    hurried: Callable[[], bool] | None = None,
) -> Thought:
    """Think with a budget; `extra` may be spent beyond it where the decision is a close one."""
    if thinking.playouts:
        search.run(thinking.playouts, hurried)
        if extra >= 1.0 and search.close:
            search.run(thinking.playouts + int(extra), hurried)
        return Thought(search.weighing(), float(search.spent))
    begun = time.monotonic()
    _until(search, begun + thinking.seconds, hurried)
    if extra > 0.0 and search.close:
        _until(search, begun + thinking.seconds + extra, hurried)
    return Thought(search.weighing(), time.monotonic() - begun)


class _Clock:
    """Whether it is time to stop."""

    def __init__(self, end: float, hurried: Callable[[], bool] | None) -> None:
        self.end = end
        self.hurried = hurried

    def __call__(self) -> bool:
        if self.hurried is not None and self.hurried():
            return True
        return time.monotonic() >= self.end


def _until(search: Search, end: float, hurried: Callable[[], bool] | None) -> None:
    search.run(1 << 62, _Clock(end, hurried))
