"""The entries of a play's log: what was chosen, and what came from outside.

An entry is one int, so that a log of thousands costs nothing to copy:
`what << 12 | kind << 8 | seat + 1`. What does not fit an int lies in the line's `extras`, and
`what` says where.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

CHOICE: Final = 0
"""A seat's choice; `what` is the value its rule got."""
FORCED: Final = 1
"""The only possible answer, which nobody was asked for."""
TIMER: Final = 2
"""A clock has run out; its key is an extra."""
JOIN: Final = 3
LEAVE: Final = 4
RESEED: Final = 5
"""Fresh chance from here on; the seed is an extra."""
UNDO: Final = 6
"""A choice was taken back; `what` says which of those that led here, forced ones left out."""

EVERYBODY: Final = -1
NOBODY: Final = -2
"""Whom a clock that ran out has disturbed, where it is no single seat."""


def entry(kind: i64, seat: i64, what: i64) -> int:
    return what << 12 | kind << 8 | (seat + 1)


def kind_of(code: i64) -> i64:
    return code >> 8 & 15


def seat_of(code: i64) -> int:
    return (code & 255) - 1


def what_of(code: i64) -> int:
    return code >> 12
