"""Players that are programs: what a companion is to whoever seats it."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from bossrush.engine.decision import Decision
from bossrush.engine.play import Play


@mypyc_attr(allow_interpreted_subclasses=True)
class Companion:
    """Answers decisions for a seat. It is given forks to think with, never the play's own dice.

    A game's companion subclasses this and reads the public state; a companion for any game reads
    only the decision.
    """

    key: ClassVar[str] = ""

    def __init__(self, seed: int = 0) -> None:
        """`seed` is for what it leaves to chance; it never sees the play's own."""

    def answer(self, play: Play, decision: Decision) -> int:
        """One of `decision.values()`."""
        raise NotImplementedError

    def delay(self, play: Play, decision: Decision, value: int) -> int:
        """How many milliseconds a person would take over it."""
        return 700 + 60 * min(len(decision.values()), 20)
