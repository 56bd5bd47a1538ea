"""What a seat sees, as rows of small numbers: for programs that learn.

An observation is a row of numbers from 0 to 255, each with a name. A game writes them in an
`Observer`, always the same ones in the same order, so that one walk serves two readers: `Cells`
takes the numbers, `Named` the names. What is hidden from a seat is not written.

An option is a row of `OPTION_CELLS` numbers: which question it answers, in which way, and what the
named parts of the answer say (`engine.answers`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Generic, TypeVar
from zlib import crc32

from mypy_extensions import mypyc_attr

from bossrush.engine.answers import Choice, OneOf
from bossrush.engine.decision import ASIDE, Decision, Names, Question
from bossrush.engine.state import State

S = TypeVar("S", bound=State)

MOST: Final = 255
"""The greatest number of a cell; what is more counts as this."""
MOST_ACTORS: Final = 8
OPTION_CELLS: Final = 6
"""Of an option: the question, the way to answer it, and up to four parts."""
OPTION_NAMES: Final = ("question", "way", "part 1", "part 2", "part 3", "part 4")
CHECKSUMS: Final = 32
"""Cells for the questions of a game that does not list them, by the checksum of their keys."""
_MOST_PART: Final = 65535
_MOST_KNOWN: Final = 4096
_PART_BITS: Final = 15
"""Answers without named parts are told as four numbers of so many bits."""
_PART_MASK: Final = (1 << _PART_BITS) - 1


class Cells:
    """The numbers of an observation, written one after the other."""

    def __init__(self, size: int = 0) -> None:
        self.size = size
        self.cells = bytearray(size)
        self.at = 0

    def begin(self) -> None:
        """An empty row."""
        self.cells = bytearray(self.size)
        self.at = 0

    def group(self, name: str) -> None:
        """What the numbers from here on are about."""

    def number(self, name: str, value: int) -> None:
        """A number from 0 to 255; less counts as 0, more as 255."""
        if value > 0:
            self.cells[self.at] = min(MOST, value)
        self.at += 1

    def flag(self, name: str, value: bool) -> None:
        if value:
            self.cells[self.at] = 1
        self.at += 1

    def signed(self, name: str, value: int) -> None:
        """A number that may be below 0: two cells, one for each side of it."""
        if value > 0:
            self.cells[self.at] = min(value, MOST)
        elif value < 0:
            self.cells[self.at + 1] = min(-value, MOST)
        self.at += 2

    def one_of(self, name: str, value: int, words: Sequence[str]) -> None:
        """One of several: a cell for each, 1 where it is the one; all 0 for none of them."""
        many = len(words)
        if 0 <= value < many:
            self.cells[self.at + value] = 1
        self.at += many

    def some_of(self, name: str, mask: int, words: Sequence[str]) -> None:
        """A set as a mask: a cell for each, 1 where it is in it."""
        many = len(words)
        place = self.at
        self.at += many
        mask &= (1 << many) - 1
        while mask:
            if mask & 1:
                self.cells[place] = 1
            mask >>= 1
            place += 1

    def counts(self, name: str, values: list[int], words: Sequence[str]) -> None:
        """How many of each."""
        many = len(words)
        for place in range(min(many, len(values))):
            value = values[place]
            if value > 0:
                self.cells[self.at + place] = min(MOST, value)
        self.at += many


class Named(Cells):
    """The names of the numbers, in the same order."""

    def __init__(self) -> None:
        super().__init__()
        self.names: list[str] = []
        self._about = ""

    def group(self, name: str) -> None:
        self._about = f"{name}: " if name else ""

    def number(self, name: str, value: int) -> None:
        self.names.append(self._about + name)

    def flag(self, name: str, value: bool) -> None:
        self.names.append(self._about + name)

    def signed(self, name: str, value: int) -> None:
        self.names.append(f"{self._about}{name}, above 0")
        self.names.append(f"{self._about}{name}, below 0")

    def one_of(self, name: str, value: int, words: Sequence[str]) -> None:
        for word in words:
            self.names.append(f"{self._about}{name} = {word}")

    def some_of(self, name: str, mask: int, words: Sequence[str]) -> None:
        for word in words:
            self.names.append(f"{self._about}{name} has {word}")

    def counts(self, name: str, values: list[int], words: Sequence[str]) -> None:
        for word in words:
            self.names.append(f"{self._about}{name}, {word}")


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer(Generic[S]):
    """How a game is observed: what a seat may see, written as cells."""

    def __init__(self, questions: Sequence[str] = ()) -> None:
        """`questions`: the keys of all that the game asks, to be told apart one by one."""
        self.questions = list(questions)
        self.sees_phase = True
        """Whether the phase is written before all else."""

    def see(self, state: S, seat: int, cells: Cells) -> None:
        """Write what this seat sees: always so many cells, in the same order."""
        raise NotImplementedError

    def promise(self, state: S, seat: int) -> float:
        """How far and how well a seat has come, from 0 to 1: the potential of shaped rewards."""
        return 0.0


class Sight:
    """The observations of plays that begin alike: their layout, and the rows themselves."""

    def __init__(self, observer: Observer[Any], state: State, seats: int) -> None:
        self.observer = observer
        self._numbers = {key: number for number, key in enumerate(observer.questions)}
        self._asked = list(observer.questions) or [f"key {n}" for n in range(CHECKSUMS)]
        self._seats = [f"seat {seat}" for seat in range(seats)]
        self._actors = [str(actor) for actor in range(MOST_ACTORS)]
        self._rows: dict[str, dict[int, bytes]] = {}
        """What answers say, by question and value: it depends on nothing else."""
        named = Named()
        self._write(named, state, 0, None, 0)
        self.names = named.names
        """What each number of an observation is."""
        self.size = len(named.names)
        self._cells = Cells(self.size)

    def look(self, state: State, seat: int, decision: Decision | None, page: int = 0) -> bytearray:
        """What a seat sees, a byte for each number; `decision` is what it is asked now."""
        cells = self._cells
        cells.begin()
        self._write(cells, state, seat, decision, page)
        return cells.cells

    def _write(
        self, cells: Cells, state: State, seat: int, decision: Decision | None, page: int
    ) -> None:
        asked, actor = -1, -1
        if decision is not None:
            asked = self.number_of(decision.question)
            actor = decision.actor
        cells.group("")
        cells.one_of("asked", asked, self._asked)
        cells.number("page of the options", page)
        cells.one_of("seat", seat, self._seats)
        cells.one_of("for character", actor, self._actors)
        if self.observer.sees_phase:
            cells.one_of("phase", state.phase, state.phase_ids)
        self.observer.see(state, seat, cells)

    def number_of(self, question: Question[Any]) -> int:
        """A question's place among those the game asks; by checksum where it does not say."""
        if self._numbers:
            return self._numbers.get(question.key, -1)
        return crc32(question.key.encode()) % CHECKSUMS

    def options(self, decision: Decision, values: list[int]) -> bytes:
        """What these answers say, `OPTION_CELLS` numbers of two bytes each, the lesser first."""
        known = self._known(decision.question)
        aside: dict[int, bytes] | None = None
        rows: list[bytes] = []
        for value in values:
            if value < ASIDE:
                rows.append(self._row(decision.question, value, known))
            else:
                if aside is None:
                    aside = self._known(decision.asides)
                rows.append(self._row(decision.asides, value - ASIDE, aside))
        return b"".join(rows)

    def _known(self, question: Question[Any]) -> dict[int, bytes]:
        known = self._rows.get(question.key)
        if known is None:
            known = {}
            self._rows[question.key] = known
        return known

    def _row(self, question: Question[Any], value: int, known: dict[int, bytes]) -> bytes:
        row = known.get(value)
        if row is None:
            if len(known) >= _MOST_KNOWN:
                known.clear()
            parts = said(question, value)
            numbers = [self.number_of(question) + 1, *parts]
            row = b"".join([_two_bytes(number) for number in numbers])
            known[value] = row
        return row


def said(question: Question[Any], value: int) -> list[int]:
    """What an answer says: its way, and four parts, each counted from 1; 0 for no part."""
    parts: list[int] = []
    way = 1
    if isinstance(question, Choice):
        kind = question.answers.of(value)
        way = kind.number + 1
        for field in kind.fields:
            parts.append(field.of(value) - field.low + 1)
    elif isinstance(question, OneOf):
        parts.append(value - question.field.low + 1)
    elif isinstance(question, Names):
        way = value + 1
    else:
        for _ in range(OPTION_CELLS - 2):
            parts.append((value & _PART_MASK) + 1)
            value >>= _PART_BITS
    while len(parts) < OPTION_CELLS - 2:
        parts.append(0)
    return [way, *parts]


def _two_bytes(number: int) -> bytes:
    return max(0, min(number, _MOST_PART)).to_bytes(2, "little")
