"""How much a companion thinks: so many playouts a decision, or so many seconds.

What an easy decision leaves over is kept for hard ones. A decision is hard when its time is up
while another answer is ahead of the usual one, but not clearly.
"""

from __future__ import annotations

from typing import Final

from bossrush.engine.errors import OptionError

PLAYOUTS: Final = 300
"""A decision, unless somebody says otherwise."""
MOST_PLAYOUTS: Final = 10_000_000
MOST_SECONDS: Final = 3600.0
KEPT: Final = 8.0
"""Never more than so many decisions' worth is kept."""
AT_ONCE: Final = 3.0
"""A hard decision gets at most so many decisions' worth more."""


class Thinking:
    """How much a companion thinks about a decision, and with whom it plays games out."""

    def __init__(self, playouts: int = 0, seconds: float = 0.0, policy: str = "") -> None:
        """Playouts or seconds, not both; with neither, PLAYOUTS. OptionError where they make no
        sense."""
        if playouts and seconds:
            raise OptionError(
                "a companion thinks for so many playouts or so many seconds, not both"
            )
        if not 0 <= playouts <= MOST_PLAYOUTS or not 0.0 <= seconds <= MOST_SECONDS:
            raise OptionError(
                f"a companion thinks for 1 to {MOST_PLAYOUTS} playouts a decision, or for at most "
                f"{MOST_SECONDS:.0f} seconds"
            )
        self.playouts = playouts if playouts or seconds else PLAYOUTS
        """0 where the clock decides."""
        self.seconds = seconds
        self.policy = policy
        """The companion that plays games out; empty: the best plain one of the game."""

    @property
    def each(self) -> float:
        """What a decision gets, in playouts or seconds."""
        return float(self.playouts) if self.playouts else self.seconds

    def __str__(self) -> str:
        if self.playouts:
            return f"{self.playouts} playouts a decision"
        return f"{self.seconds:g} s a decision"


def budget(playouts: int | None, seconds: float | None, policy: str = "") -> Thinking | None:
    """What somebody asked for; None for nothing. OptionError for a budget of nothing."""
    if playouts is None and seconds is None:
        return Thinking(policy=policy) if policy else None
    if not playouts and not seconds:
        raise OptionError("a companion cannot think with a budget of nothing: give it 1 or more")
    return Thinking(playouts or 0, seconds or 0.0, policy)


class Purse:
    """What decisions have left over, in playouts or seconds."""

    def __init__(self, each: float) -> None:
        self.each = each
        self.kept = 0.0

    @property
    def extra(self) -> float:
        """What a hard decision may spend beyond its own share."""
        return min(self.kept, AT_ONCE * self.each)

    def settle(self, spent: float) -> None:
        """A decision has cost so much."""
        self.kept = max(0.0, min(self.kept + self.each - spent, KEPT * self.each))
