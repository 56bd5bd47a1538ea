"""A save as a reel: frame after frame of what the table looked like, and who chose what.

Frames are made once, on the way forward, and kept; so going back shows exactly what was there.
Choices that were taken back are left out: a reel shows the line that led to the end.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from bossrush.engine.entries import JOIN, LEAVE, RESEED, TIMER
from bossrush.engine.play import Play
from bossrush.engine.reel import Reel as Steps
from bossrush.engine.reel import Upcoming
from bossrush.engine.rules import Outcome
from bossrush.engine.scene import Scene
from bossrush.terminal.asked import Asked, asked
from bossrush.terminal.log import TOLD, LogLine, note, told
from bossrush.terminal.sitting import chosen, scene_of
from bossrush.terminal.voice import Voice

_OTHERS = {TIMER: "entry-timer", JOIN: "entry-join", LEAVE: "entry-leave", RESEED: "entry-reseed"}


class Frame(NamedTuple):
    """The table after some entries of the save."""

    number: int
    """How many entries led here."""
    turn: int
    """Counts up whenever the scene says that it is somewhere else."""
    lines: tuple[LogLine, ...]
    """What the last entry was, and what happened because of it."""
    drawn: bytes
    asked: tuple[Asked, ...]
    taken: str
    """The id of the option that the next entry takes; empty at the end."""
    outcome: Outcome | None

    @property
    def scene(self) -> Scene:
        """The table, as anybody may see it."""
        return msgspec.msgpack.decode(self.drawn, type=Scene)


class Reel:
    """The frames of a play; each is made when somebody first looks at it."""

    def __init__(self, play: Play, voice: Voice) -> None:
        self.play = play
        self.voice = voice
        self._steps = Steps(play)
        self.taken_back = self._steps.taken_back
        """How many choices were taken back, and are not shown."""
        self.last = self._steps.last
        """The number of the last frame."""
        self._frames: list[Frame] = []
        self._making = self._make()

    def frame(self, number: int) -> Frame:
        """The frame after this many entries."""
        while len(self._frames) <= number:
            self._frames.append(next(self._making))
        return self._frames[number]

    def lines(self, number: int) -> list[LogLine]:
        """The log as it stood at a frame."""
        self.frame(number)
        return [line for frame in self._frames[: number + 1] for line in frame.lines]

    def next_turn(self, number: int) -> int:
        """The first frame of the turn after the one this frame is in; the last frame at worst."""
        turn = self.frame(number).turn
        while number < self.last and self.frame(number).turn == turn:
            number += 1
        return number

    def previous_turn(self, number: int) -> int:
        """The first frame of this frame's turn; when this is it, of the turn before."""
        if number > 0 and self.frame(number - 1).turn != self.frame(number).turn:
            number -= 1
        turn = self.frame(number).turn
        while number > 0 and self.frame(number - 1).turn == turn:
            number -= 1
        return number

    def turn_start(self, turn: int) -> int | None:
        """The first frame of a turn, counted from one; None where there are fewer turns."""
        for number in range(self.last + 1):
            if self.frame(number).turn == turn - 1:
                return number
        return None

    def _make(self) -> Iterator[Frame]:
        steps, play = self._steps, self._steps.play
        said: list[LogLine] = []
        turn = 0
        scene = scene_of(play, None)
        while True:
            before, scene = scene, scene_of(play, None)
            if scene.where != before.where:
                turn += 1
            said += told(steps.events())
            if play.outcome is not None:
                said.append(LogLine(TOLD, play.outcome.reason))
            coming = steps.upcoming()
            taken = coming.option if coming is not None else ""
            following = self._announced(scene, coming) if coming is not None else []
            yield Frame(
                steps.at,
                turn,
                tuple(said),
                msgspec.msgpack.encode(scene),
                tuple(asked(decision, odds=False) for decision in play.open),
                taken,
                play.outcome,
            )
            if coming is None:
                return
            said = following
            steps.step()

    def _announced(self, scene: Scene, coming: Upcoming) -> list[LogLine]:
        """What the next entry is, said while the decision it answers is still open."""
        if coming.decision is None:
            return [note(_OTHERS[coming.kind])]
        return [chosen(self.voice, scene, coming.decision, coming.option)]
