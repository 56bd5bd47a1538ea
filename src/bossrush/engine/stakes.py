"""What a choice may cost at worst, as a game's rules see it: whether, what, and in which words."""

from __future__ import annotations

from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from bossrush.engine.decision import Decision
from bossrush.engine.message import Message
from bossrush.engine.state import State

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Stakes(Generic[S]):
    """Where a life, the party or the game may end; the engine finds the answers that end it."""

    def at_stake(self, state: S, decision: Decision) -> bool:
        """Whether an answer to this could at worst end something.

        Where it could, each answer that `may_end` it is tried before it is shown.
        """
        return False

    def may_end(self, state: S, decision: Decision, value: int) -> bool:
        """Whether this answer could."""
        return True

    def lost(self, before: S, after: S, seat: int) -> int:
        """What a seat, or CREW, has lost between two moments, a bit for each; 0 for nothing."""
        return 0

    def loss(self, state: S, lost: int) -> Message:
        """The same in words; where it is SOMEBODY of `foresight`, it is not always the same."""
        raise NotImplementedError
