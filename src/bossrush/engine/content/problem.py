"""What is wrong with a file somebody wrote, said so that they can put it right.

Nothing stops at the first mistake: problems are collected, each with its file, line and column,
what was found there and what was expected.
"""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from typing import NamedTuple

from bossrush.engine.errors import BossrushError


class Place(NamedTuple):
    """A spot in a file; lines and columns count from one."""

    file: str
    line: int
    column: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}"


class Problem(NamedTuple):
    """One mistake, where it is, and what to write instead."""

    file: str
    line: int
    column: int
    message: str

    @classmethod
    def at(cls, place: Place, message: str) -> Problem:
        return cls(place.file, place.line, place.column, message)

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}: {self.message}"


class ContentError(BossrushError):
    """Files that cannot be used as they are; `problems` holds every reason."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(map(str, self.problems)))


class Reference(NamedTuple):
    """A record that names another one; looked up once every file has been read."""

    kinds: tuple[str, ...]
    id: str
    place: Place
    subject: str


def listed(names: Iterable[object], joined: str = "and") -> str:
    """Some names in one phrase: "a, b and c"."""
    *rest, last = [str(name) for name in names]
    return f"{', '.join(rest)} {joined} {last}" if rest else last


def closest(name: str, known: Iterable[str]) -> str:
    """The known name this one was probably meant to be; empty where there is no likely one.

    What differs in capitals alone was surely meant. Ids that begin alike are compared by their
    ends: `item.axe` was hardly meant as `item.ace-kit`.
    """
    known = list(known)
    for other in known:
        if other.casefold() == name.casefold():
            return other
    head, dot, tail = name.rpartition(".")
    alike: list[str] = []
    others: list[str] = []
    for other in known:
        if other.rpartition(".")[0] == head:
            alike.append(other.rpartition(".")[2])
        else:
            others.append(other)
    for ending in get_close_matches(tail, alike, n=1, cutoff=0.7):
        return f"{head}{dot}{ending}"
    return next(iter(get_close_matches(name, others, n=1, cutoff=0.7)), "")


def suggestion(name: str, known: Iterable[str]) -> str:
    """A sentence that guesses what was meant, to follow another one; or nothing."""
    guess = closest(name, known)
    return f" Did you mean '{guess}'?" if guess else ""
