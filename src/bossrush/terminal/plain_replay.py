"""The plain viewer of saves: one line of input, one step through the play."""

from __future__ import annotations

from typing import TextIO

from bossrush.terminal.console import Console
from bossrush.terminal.given import whole
from bossrush.terminal.plain import QUIT, clipped
from bossrush.terminal.reel import Reel
from bossrush.terminal.seats import name_of


class PlainViewer(Console):
    """Shows a reel over a pair of streams."""

    def __init__(self, reel: Reel, source: TextIO, sink: TextIO) -> None:
        super().__init__(reel.voice, source, sink)
        self.reel = reel
        self.at = 0

    def run(self) -> None:
        """Show frames until somebody quits or the input ends."""
        title = self.voice.title(self.reel.play.game.key)
        self._write(self.voice.own("replay-greeting", title=title, last=self.reel.last))
        if self.reel.taken_back:
            self._write(self.voice.own("replay-undone", n=self.reel.taken_back))
        self._write(self.voice.own("replay-hint"))
        self._show()
        while (said := self._typed()) is not None and said not in QUIT:
            self._carry_out(said)

    def _show(self) -> None:
        frame = self.reel.frame(self.at)
        scene = frame.scene
        self._write()
        position = self.voice.own("replay-at", at=self.at, last=self.reel.last)
        self._write(f"{position} {self.reader.where(scene)}" if scene.where else position)
        for line in frame.lines:
            self._write(self.voice.say(line.message))
        for question in frame.asked:
            who = name_of(self.voice, scene, question.seat, question.actor)
            self._write(self.voice.own("asks", who=who, prompt=question.prompt))

    def _carry_out(self, said: str) -> None:
        command, _, rest = said.partition(" ")
        turn = whole(rest)
        if command == "t" and turn is not None:
            self._go_to_turn(turn)
        elif (number := self._target(command)) is not None:
            self._go(number)
        elif command == "a":
            while self.at < self.reel.last:
                self._go(self.at + 1)
        elif command == "s":
            for line in self.reader.scene(self.reel.frame(self.at).scene):
                self._write(line)
        elif command == "l":
            for entry in self.reel.lines(self.at):
                self._write(self.voice.say(entry.message))
        elif command == "?":
            self._write(self.voice.own("replay-help"))
        else:
            self._write(self.voice.own("replay-unknown", said=clipped(said)))

    def _target(self, command: str) -> int | None:
        """The frame that a command goes to; None for one that goes nowhere."""
        number = whole(command)
        if number is not None:
            return number
        match command:
            case "" | "n":
                return self.at + 1
            case "b":
                return self.at - 1
            case "t":
                return self.reel.next_turn(self.at)
            case "tb":
                return self.reel.previous_turn(self.at)
            case "e":
                return self.reel.last
        return None

    def _go(self, number: int) -> None:
        if not 0 <= number <= self.reel.last:
            self._write(self.voice.own("replay-nowhere", last=self.reel.last))
            return
        self.at = number
        self._show()

    def _go_to_turn(self, turn: int) -> None:
        number = self.reel.turn_start(turn)
        if number is None:
            turns = self.reel.frame(self.reel.last).turn + 1
            self._write(self.voice.own("replay-no-turn", turns=turns))
            return
        self._go(number)
