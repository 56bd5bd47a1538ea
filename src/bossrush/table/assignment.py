"""What a server and the process that studies a play say to each other."""

from __future__ import annotations

import msgspec

from bossrush.engine.scene import Words


class Assignment(msgspec.Struct, tag="assignment", frozen=True, kw_only=True):
    """Study this play."""

    save: bytes
    kept: bytes = b""
    """What was seen of it before."""
    aim: float
    look: int | None = None
    """A moment to look at first."""
    names: list[str] = []
    companions: dict[int, str] = {}


class Sharpen(msgspec.Struct, tag="sharpen", frozen=True, kw_only=True):
    """Go on with another aim, or look at a moment first."""

    aim: float
    look: int | None = None


class Enough(msgspec.Struct, tag="enough", frozen=True):
    """Tell what was seen, and end."""


class Learned(msgspec.Struct, tag="learned", frozen=True, kw_only=True):
    """What was seen so far."""

    told: bytes
    """The study, as JSON."""
    playouts: int
    kept: bytes = b""
    """What to go on with another time; not with every telling."""
    done: bool = False


class Unfit(msgspec.Struct, tag="unfit", frozen=True, kw_only=True):
    """This play cannot be studied."""

    reason: str
    why: Words | None = None
    """The same in words for players, where there are some."""


ToStudent = Assignment | Sharpen | Enough
FromStudent = Learned | Unfit
