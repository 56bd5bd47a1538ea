"""A bounded supply: the components in the box are all there are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bossrush.engine.errors import RuleError
from bossrush.engine.visit import Part, Visitor

NO_KINDS: Final[list[int]] = []
"""What a supply holds until it is filled, or is the copy of another."""


class Supply(Part):
    """How many of each kind are left to take, out of how many there are."""

    def __init__(self) -> None:
        self.ids: Sequence[str] = ()
        self.left = NO_KINDS
        self.whole = NO_KINDS

    def copy(self) -> Supply:
        twin = Supply()
        twin.ids = self.ids
        twin.left = self.left[:]
        twin.whole = self.whole
        return twin

    def fill(self, ids: Sequence[str], counts: list[int]) -> None:
        """Put everything in: what there is of each kind."""
        self.ids = ids
        self.left = counts[:]
        self.whole = counts

    def visit(self, v: Visitor) -> None:
        self.left = v.integers("left", self.left)

    def faults(self) -> list[str]:
        if len(self.left) != len(self.whole):
            return [f"left: expected {len(self.whole)} numbers, one for each kind"]
        return [
            f"left: {self.left[kind]} {self.ids[kind]}, and the box holds {whole}"
            for kind, whole in enumerate(self.whole)
            if self.left[kind] > whole
        ]

    def take(self, kind: int, wanted: int) -> int:
        """Take up to `wanted`: as many as there are."""
        taken = min(wanted, self.left[kind])
        self.left[kind] -= taken
        return taken

    def give_back(self, kind: int, count: int) -> None:
        self.left[kind] += count
        if self.left[kind] > self.whole[kind]:
            raise RuleError(f"more {self.ids[kind]} were given back than the box holds")
