"""What a server and its thinkers say to each other."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from bossrush.engine.scene import Words


class Task(msgspec.Struct, tag="task", frozen=True, kw_only=True):
    """Think about a decision."""

    id: int
    kind: Literal["answer", "weigh"]
    """What to answer; or what every answer is worth, told again and again as that sharpens."""
    game: str
    moment: dict[str, Any]
    """The play, as `engine.moment` writes it: no secret is in it."""
    seat: int
    """Of the decision: -1 for the crew's."""
    companion: str
    seed: int
    """Of the companion, not of the play."""
    at: int
    """The number of the decision."""
    seconds: float = 0.0
    playouts: int = 0
    extra: float = 0.0
    """What may be spent beyond that, where the decision is a close one."""
    left: dict[str, int] = {}
    """Milliseconds that clocks have left."""
    kept: str = ""
    """An answer that is never dropped: the one that was given."""


class Hurry(msgspec.Struct, tag="hurry", frozen=True):
    """Answer this now, with what has been seen so far."""

    id: int


class OptionWeight(msgspec.Struct, omit_defaults=True, kw_only=True):
    """One option, as far as it has been played out."""

    option: str
    chance: float
    """The chance to win, from 0 to 1."""
    error: float
    """Its standard error."""
    gain: float = 0.0
    """How much likelier winning is than with what the plain companion would take."""
    gain_error: float = 0.0
    """The standard error of that, on common chance."""
    behind: float = 0.0
    """How much likelier winning is with the most promising option."""
    behind_error: float = 0.0
    """The standard error of that, on common chance; 0 only for the most promising one itself."""
    playouts: int = 0


class Found(msgspec.Struct, tag="found", frozen=True, kw_only=True):
    """What was seen so far."""

    id: int
    done: bool
    choice: str
    """What to answer, by text id."""
    best: str = ""
    """The option that is clearly better than all others, if one is."""
    as_good: list[str] = []
    """The options that are not clearly worse than the most promising one."""
    options: list[OptionWeight] = []
    playouts: int = 0
    spent: float = 0.0
    """Seconds, or playouts where that is the budget."""
    delay: int = 0
    """Milliseconds a person would take over the choice."""
    why: Words | None = None
    lost: float = 0.0
    """How much likelier winning is with the most promising option than with the one kept."""
    lost_error: float = 0.0
    """The standard error of that."""


class Ready(msgspec.Struct, tag="ready", frozen=True):
    """This process has read its games, and can be given something to think about."""

    id: int = 0


class Failed(msgspec.Struct, tag="failed", frozen=True):
    """It cannot be thought about here: a game that this process does not know, for instance."""

    id: int
    reason: str


ToThinker = Task | Hurry
FromThinker = Found | Failed | Ready
