"""A play with real dice, as if Bossrush had rolled them: what they showed becomes a record."""

from __future__ import annotations

from bossrush.engine.chance import Chance, Outcomes, Scripted
from bossrush.engine.entries import CHOICE, kind_of, seat_of, what_of
from bossrush.engine.line import Line
from bossrush.engine.picking import Tallied
from bossrush.engine.play import Play


class Reported(Scripted):
    """What people said their dice and cards showed. Among equal cards nobody was asked for one."""

    def pick(self, n: int, outcomes: Outcomes) -> int:
        first = outcomes.outcome(0)
        for index in range(1, n):
            if outcomes.outcome(index) != first:
                return super().pick(n, outcomes)
        if n > 1:
            self.seen += 1
        return 0

    def copy(self) -> Chance:
        twin = Reported(self.script)
        twin.at = self.at
        twin.seen = self.seen
        return twin


class Unrolled:
    """A play whose chance is a record, and how its entries are counted in the one it comes from."""

    def __init__(self, play: Play, frames: list[int]) -> None:
        self.play = play
        self.frames = frames
        """For each entry, and at last for where it stands: how many led there in the other play."""


def unrolled(play: Play) -> Unrolled:
    """A play as it is, or with what people rolled as a record of chance."""
    told = play.line.unforced()
    if not play.state.chance.physical:
        return Unrolled(play, list(range(len(told) + 1)))
    walk = Line(play.line.rules, play.line.root, play.line.root, None)
    walk.extras = play.line.extras
    walk.settle()
    names: list[str] = []
    codes: list[int] = []
    frames: list[int] = []
    for number, code in enumerate(told):
        decision = walk.answering(seat_of(code)) if kind_of(code) == CHOICE else None
        if decision is not None and isinstance(decision.question, Tallied):
            names.append(decision.option_id(what_of(code)))
        else:
            codes.append(code)
            frames.append(number)
        walk.follow([code])
    frames.append(len(told))
    root = play.line.root.copy()
    root.chance = Reported(names)
    line = Line(play.line.rules, root, root, None)
    line.extras = play.line.extras
    line.settle()
    line.follow(codes)
    origin = play.origin.copy()
    origin.physical = False
    return Unrolled(Play(play.game, origin, line), frames)
