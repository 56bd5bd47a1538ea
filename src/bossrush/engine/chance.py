"""Chance is a player: every roll and every draw goes through one door.

The door is `Chance.pick(n, outcomes)`: which of `n` equally likely outcomes comes up. Behind it
may stand a seeded stream (`Stream`), a script (`Scripted`), a record of what was drawn before
(`Recorded`), every outcome in turn (`Enumerated`) or people at a real table (`Physical`, whose
picks the rules ask for as decisions; see `dice.roll` and `deck.Deck.draw`).

The stream is sfc32: four 32-bit words, exact in CPython and compiled alike.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from bossrush.engine.errors import RuleError, ScriptError
from bossrush.engine.visit import Part

_MASK: Final = 0xFFFFFFFF
_SPAN: Final = 0x100000000


@mypyc_attr(allow_interpreted_subclasses=True)
class Outcomes(Part):
    """A part of the table that luck chooses from: names for the indices it picks between."""

    def outcome(self, index: int) -> str:
        """The text id of outcome `index`, as scripts, saves and real tables name it."""
        raise NotImplementedError

    def leads_to(self, index: int, name: str) -> bool:
        """Whether outcome `index` only says where another one, called `name`, comes from."""
        return False

    def what(self) -> str:
        """What is being rolled or drawn, for people: the id of the die or of the deck."""
        raise NotImplementedError


class Chance:
    """The one door to luck. Subclasses say where the luck comes from."""

    def __init__(self) -> None:
        self.seen = 0
        """How much has been revealed so far; undo is free only while this stands still."""
        self.physical = False
        """True when people roll: the rules then ask instead of calling `pick`."""

    def pick(self, n: int, outcomes: Outcomes) -> int:
        """One of `n` equally likely outcomes. A single outcome costs and reveals nothing."""
        raise NotImplementedError

    def copy(self) -> Chance:
        raise NotImplementedError

    def reseeded(self, seed: int | None) -> Chance:
        """Fresh chance from here on. None stands for a seed that a sealed save left out."""
        fresh = seeded(seed or 0)
        fresh.seen = self.seen
        return fresh

    def reveal(self) -> None:
        """Say that something was shown which nobody can un-see, without any luck in it."""
        self.seen += 1


@final
class Stream(Chance):
    """A seeded stream: sfc32 in four 32-bit words; `seeded` makes one from a 128-bit seed."""

    def __init__(self) -> None:
        super().__init__()
        self.a: i64 = 0
        self.b: i64 = 0
        self.c: i64 = 0
        self.d: i64 = 0

    def seed(self, seed: int) -> None:
        """Begin the stream that belongs to `seed`."""
        self.a = seed & _MASK
        self.b = (seed >> 32) & _MASK
        self.c = (seed >> 64) & _MASK
        self.d = (seed >> 96) & _MASK
        for _ in range(20):  # close seeds must not give close streams
            self.next()

    def next(self) -> i64:
        """The next 32 bits."""
        b = self.b
        c = self.c
        out: i64 = (self.a + b + self.d) & _MASK
        self.d = (self.d + 1) & _MASK
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & _MASK
        self.c = ((c << 21 | c >> 11) + out) & _MASK
        return out

    def below(self, n: int) -> int:
        """A number from 0 to n-1, each exactly as likely as the others."""
        draw = self.next()
        count: i64 = n
        if draw >= _SPAN - count:  # only here can the last, incomplete run of n begin
            if count > _SPAN:
                raise RuleError(f"{n} outcomes are more than one draw can tell apart")
            limit: i64 = _SPAN - _SPAN % count
            while draw >= limit:
                draw = self.next()
        return draw % count

    def pick(self, n: int, outcomes: Outcomes) -> int:
        if n == 1:
            return 0
        self.seen += 1
        return self.below(n)

    def copy(self) -> Chance:
        twin = Stream()
        twin.seen = self.seen
        twin.a = self.a
        twin.b = self.b
        twin.c = self.c
        twin.d = self.d
        return twin


def seeded(seed: int) -> Stream:
    """The stream of a 128-bit seed.

    >>> dice = seeded(7)
    >>> [dice.below(6) for _ in range(8)]
    [0, 2, 0, 3, 4, 3, 0, 4]
    """
    stream = Stream()
    stream.seed(seed)
    return stream


class Scripted(Chance):
    """Rolls and draws what it is told, in order, by face or card id: for tests and examples."""

    def __init__(self, script: list[str]) -> None:
        super().__init__()
        self.script = script
        self.at = 0

    def pick(self, n: int, outcomes: Outcomes) -> int:
        if n == 1:
            return 0
        if self.at >= len(self.script):
            raise ScriptError(
                f"the script is used up: {outcomes.what()} needs one of {_names(n, outcomes)}"
            )
        wanted = self.script[self.at]
        for index in range(n):
            if outcomes.outcome(index) == wanted:
                self.at += 1
                self.seen += 1
                return index
        for index in range(n):
            if outcomes.leads_to(index, wanted):
                self.seen += 1
                return index
        raise ScriptError(
            f"entry {self.at + 1} of the script, {wanted!r}, cannot come up on {outcomes.what()}: "
            f"it has {_names(n, outcomes)}"
        )

    def copy(self) -> Chance:
        twin = Scripted(self.script)
        twin.at = self.at
        twin.seen = self.seen
        return twin

    @property
    def left(self) -> list[str]:
        """What of the script has not come up yet."""
        return self.script[self.at :]


class Overheard(Chance):
    """Passes on another chance's outcomes and notes what comes up."""

    def __init__(self, source: Chance) -> None:
        super().__init__()
        self.source = source

    def note(self, index: int, n: int, outcomes: Outcomes) -> None:
        """Outcome `index` of `n` came up."""
        raise NotImplementedError

    def pick(self, n: int, outcomes: Outcomes) -> int:
        if n == 1:
            return 0
        index = self.source.pick(n, outcomes)
        self.seen += 1
        self.note(index, n, outcomes)
        return index

    def reseeded(self, seed: int | None) -> Chance:
        self.source = self.source.reseeded(seed)
        return self


class Recording(Overheard):
    """Writes down the names of what comes up, for sealed saves."""

    def __init__(self, source: Chance) -> None:
        super().__init__(source)
        self.names: list[str] = []

    def note(self, index: int, n: int, outcomes: Outcomes) -> None:
        self.names.append(outcomes.outcome(index))

    def copy(self) -> Chance:
        twin = Recording(self.source.copy())
        twin.seen = self.seen
        twin.names = self.names[:]
        return twin


class Recorded(Chance):
    """Repeats the outcomes of a sealed save, and then goes on with a chance of its own."""

    def __init__(self, names: list[str]) -> None:
        super().__init__()
        self.names = names
        self.at = 0
        self.after: Chance | None = None
        """What comes after the record; None while it must suffice."""

    def pick(self, n: int, outcomes: Outcomes) -> int:
        if n == 1:
            return 0
        self.seen += 1
        if self.at >= len(self.names):
            if self.after is None:
                raise ScriptError(f"the record ends before {outcomes.what()}")
            return self.after.pick(n, outcomes)
        wanted = self.names[self.at]
        self.at += 1
        for index in range(n):
            if outcomes.outcome(index) == wanted:
                return index
        raise ScriptError(
            f"outcome {self.at} of the record, {wanted!r}, cannot come up on {outcomes.what()}"
        )

    def reseeded(self, seed: int | None) -> Chance:
        if seed is not None:  # a sealed save only says that it happened; the record goes on
            self.names = self.names[: self.at]
            self.after = seeded(seed)
        return self

    def copy(self) -> Chance:
        twin = Recorded(self.names)
        twin.after = None if self.after is None else self.after.copy()
        twin.at = self.at
        twin.seen = self.seen
        return twin


class Enumerated(Chance):
    """Follows one path through every outcome there is; `advance` turns to the next path.

    Equal faces of a die and equal cards of a bag are one way, with the chance of all of them.
    """

    def __init__(self) -> None:
        super().__init__()
        self.path: list[int] = []
        """Which of the ways is followed at each pick."""
        self.ways: list[list[int]] = []
        """The ways of each pick: the first index of every outcome that differs."""
        self.counts: list[list[int]] = []
        """How many indices each way stands for."""
        self.sizes: list[int] = []
        self.at = 0

    def pick(self, n: int, outcomes: Outcomes) -> int:
        if n == 1:
            return 0
        if self.at == len(self.path):
            self._fork(n, outcomes)
        elif self.sizes[self.at] != n:
            raise RuleError("a rule rolled differently after the same outcomes")
        index = self.ways[self.at][self.path[self.at]]
        self.at += 1
        self.seen += 1
        return index

    def _fork(self, n: int, outcomes: Outcomes) -> None:
        names: list[str] = []
        ways: list[int] = []
        counts: list[int] = []
        for index in range(n):
            name = outcomes.outcome(index)
            if name in names:
                counts[names.index(name)] += 1
            else:
                names.append(name)
                ways.append(index)
                counts.append(1)
        self.path.append(0)
        self.ways.append(ways)
        self.counts.append(counts)
        self.sizes.append(n)

    def weight(self) -> float:
        """How likely the path just followed is."""
        share = 1.0
        for at, way in enumerate(self.path):
            share *= self.counts[at][way] / self.sizes[at]
        return share

    def advance(self) -> bool:
        """Turn to the next path; False when every outcome has been seen."""
        self.at = 0
        while self.path:
            self.path[-1] += 1
            if self.path[-1] < len(self.ways[-1]):
                return True
            self.path.pop()
            self.ways.pop()
            self.counts.pop()
            self.sizes.pop()
        return False

    def copy(self) -> Chance:
        return self  # every fork of an enumeration follows the same path


class Physical(Chance):
    """People roll real dice and draw real cards; the rules ask them what came up."""

    def __init__(self) -> None:
        super().__init__()
        self.physical = True

    def pick(self, n: int, outcomes: Outcomes) -> int:
        if n == 1:
            return 0
        raise RuleError(f"a rule drew {outcomes.what()} behind the table's back")

    def copy(self) -> Chance:
        twin = Physical()
        twin.seen = self.seen
        return twin


def scripted(script: list[str]) -> Chance:
    """Chance that rolls and draws what it is told, in order, by face or card id."""
    if not isinstance(script, list):
        raise TypeError(f"a script is a list of faces and cards, not {script!r}")
    return Scripted(script)


def _names(n: int, outcomes: Outcomes) -> str:
    seen: list[str] = []
    for index in range(n):
        name = outcomes.outcome(index)
        if name not in seen:
            seen.append(name)
    return ", ".join(seen)
