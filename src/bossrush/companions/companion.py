"""Players that are programs: what a companion is to those who seat it.

A companion that plays quickly and well also serves search, which plays games out with it; its
`Judgement` says how far, and what a state is worth where a playout stops.
"""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from bossrush.engine.chance import seeded
from bossrush.engine.decision import Decision
from bossrush.engine.message import Message
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
        self.stream = seeded(seed)
        """For who it will be, and wherever it has no better reason."""

    def answer(self, play: Play, decision: Decision) -> int:
        """One of `decision.values()`."""
        raise NotImplementedError

    def delay(self, play: Play, decision: Decision, value: int) -> int:
        """How many milliseconds a person would take over it."""
        return 700 + 60 * min(len(decision.values()), 20)

    def hear_clocks(self, left: dict[str, int]) -> None:
        """Before it is asked in a game by the clock: the milliseconds each clock has left."""

    def why(self) -> Message | None:
        """Why it gave its last answer, in one sentence; None where it has nothing to say."""
        return None

    def judgement(self) -> Judgement:
        """How search plays a game out with companions of this kind."""
        return Judgement()


@mypyc_attr(allow_interpreted_subclasses=True)
class Judgement:
    """Who plays games out and how far, what is looked at, and what a state is worth at the end.

    A game whose plays are long gives its `steady` a judgement of its own; without one, whole
    games are played out and every answer is looked at.
    """

    def __init__(self) -> None:
        self.horizon = 0
        """A playout stops after so many decisions; 0: at the end of the game."""
        self.stages = 0
        """A playout stops where so many more stages are behind; 0: at no stage."""

    def player(self, seed: int) -> Companion | None:
        """A quicker companion to play games out with; None: the one whose judgement this is."""
        return None

    def stage(self, play: Play) -> int:
        """How many stages are behind: chapters, turns, rounds, whatever leaves a table at rest."""
        return 0

    def value(self, play: Play, seat: int) -> float:
        """The chance that this seat wins from here, from 0 to 1; asked where a playout stops."""
        raise NotImplementedError

    def candidates(self, play: Play, decision: Decision) -> list[int]:
        """The answers worth a look, of `decision.values()`."""
        return decision.values()

    def matters(self, play: Play, decision: Decision) -> bool:
        """Whether a companion thinks about such a decision at all; hints look at any."""
        return True
