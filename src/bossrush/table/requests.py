"""The commands that a table recognises when they are sent again.

There may be hundreds at every table, and most are never asked for: each is kept as two numbers.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

REMEMBERED: Final = 512
"""How many of its people's commands a table recognises."""
_BRIEF: Final = 48
"""Bits of what a command was in brief; one more says whether that is known."""


class Requests:
    """By person and id: the entry a command became, and what it was in brief."""

    __slots__ = ("_known",)

    def __init__(self) -> None:
        self._known: dict[int, int] = {}

    def __len__(self) -> int:
        return len(self._known)

    def find(self, person: int, request: str) -> tuple[int, str] | None:
        """The entry, and what was asked; that is empty in entries of an older Bossrush."""
        found = self._known.get(_key(person, request))
        if found is None:
            return None
        brief = (found >> 1) & ((1 << _BRIEF) - 1)
        return found >> (_BRIEF + 1), f"{brief:012x}" if found & 1 else ""

    def add(self, person: int, request: str, number: int, asked: str) -> None:
        """Remember a command, and forget the oldest if it is one too many."""
        brief = int(asked, 16) << 1 | 1 if asked else 0
        self._known[_key(person, request)] = number << (_BRIEF + 1) | brief
        if len(self._known) > REMEMBERED:
            del self._known[next(iter(self._known))]


def _key(person: int, request: str) -> int:
    name = f"{person} {request}".encode("utf-8", "surrogatepass")
    return int.from_bytes(blake2b(name, digest_size=8).digest(), "big")
