"""A save as a reel: frame after frame of what the table looked like, and who chose what.

Frames are made once, on the way forward, and kept; so going back shows exactly what was there.
Choices that were taken back are left out: a reel shows the line that led to the end.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from bossrush.engine.decision import CREW
from bossrush.engine.errors import SaveError
from bossrush.engine.game import Game
from bossrush.engine.play import Play
from bossrush.engine.rules import Outcome
from bossrush.engine.save import Save, restore
from bossrush.engine.scene import Scene
from bossrush.terminal.asked import Asked, asked
from bossrush.terminal.log import TOLD, Line, note, told
from bossrush.terminal.sitting import chosen, scene_of
from bossrush.terminal.voice import Voice


class Frame(NamedTuple):
    """The table after some entries of the save."""

    number: int
    """How many entries led here."""
    turn: int
    """Counts up whenever the scene says that it is somewhere else."""
    lines: tuple[Line, ...]
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
    """The frames of a save; each is made when somebody first looks at it."""

    def __init__(self, game: Game[Any], document: Save, voice: Voice) -> None:
        self.voice = voice
        self.document = document
        self.taken_back = len(document.entries)
        self._line = surviving(document)
        self.last = len(self._line.entries)
        """The number of the last frame."""
        self.taken_back -= self.last
        self._frames: list[Frame] = []
        self._making = self._frames_of(game)

    def frame(self, number: int) -> Frame:
        """The frame after this many entries."""
        while len(self._frames) <= number:
            self._frames.append(next(self._making))
        return self._frames[number]

    def lines(self, number: int) -> list[Line]:
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

    def _frames_of(self, game: Game[Any]) -> Iterator[Frame]:
        turn = 0
        where: object = None
        heard = 0
        line: list[Line] = []
        play: Play | None = None
        for number in range(self.last + 1):
            play = self._at(game, play, number)
            scene = scene_of(play, None)
            if number > 0 and scene.where != where:
                turn += 1
            where = scene.where
            line += told(play.events[heard:])
            heard = len(play.events)
            if play.outcome is not None:
                line.append(Line(TOLD, play.outcome.reason))
            taken = ""
            following: list[Line] = []
            if number < self.last:
                taken, following = self._announce(play, scene, self._line.entries[number])
            yield Frame(
                number,
                turn,
                tuple(line),
                msgspec.msgpack.encode(scene),
                tuple(asked(decision, odds=False) for decision in play.open),
                taken,
                play.outcome,
            )
            line = following

    def _announce(self, play: Play, scene: Scene, entry: str) -> tuple[str, list[Line]]:
        """What the next entry is, said while the decision it answers is still open."""
        seat_text, _, option = entry.partition(" ")
        if seat_text.startswith("!"):
            return "", [note(f"entry-{seat_text[1:]}")]
        seat = CREW if seat_text == "crew" else int(seat_text)
        waiting = [decision for decision in play.pending.values() if decision.waiting]
        for decision in [*play.open, *waiting]:
            if decision.seat == seat:
                return option, [chosen(self.voice, scene, decision, option)]
        raise SaveError(f"the entry {entry!r} answers nothing that was asked")

    def _at(self, game: Game[Any], play: Play | None, number: int) -> Play:
        """The play after this many entries: one entry on, or from the start where need be."""
        if play is not None:
            seat_text, _, option = self._line.entries[number - 1].partition(" ")
            if not seat_text.startswith("!"):
                play.choose(CREW if seat_text == "crew" else int(seat_text), option)
                return play
        return restore(game, prefix(self._line, number))


def surviving(document: Save) -> Save:
    """The same play without what was taken back."""
    extras = iter(document.extras)
    alive: list[tuple[str, Any]] = []
    for text in document.entries:
        if text.startswith("!undo "):
            alive.pop(int(text[6:]))
        else:
            alive.append((text, next(extras) if text.startswith("!") else None))
    return msgspec.structs.replace(
        document,
        entries=[text for text, _ in alive],
        extras=[extra for text, extra in alive if text.startswith("!")],
    )


def prefix(document: Save, count: int) -> Save:
    """The same play when only this many entries had been made."""
    whole = count == len(document.entries)
    return msgspec.structs.replace(
        document,
        entries=document.entries[:count],
        fingerprints=document.fingerprints if whole else {},
        ended=document.ended if whole else "",
    )
