"""Observations of any game whose table is open, read off the fields that its positions have.

A game that says nothing of how it is observed is observed so: a number for each number of its
state, a cell for each of a few words, a count for each kind of card, the first parts of each list
of parts. Where a list is longer than this, the rest is not seen. A game's own `Observer` sees more,
and is quicker.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from bossrush.engine.fields import NO_LIMIT
from bossrush.engine.observing import Cells, Observer
from bossrush.engine.state import State
from bossrush.engine.visit import Part, Visitor

FEW_WORDS: Final = 16
"""Up to so many ids have a cell each; of more, the number is told."""
MANY_WORDS: Final = 64
MOST_LISTED: Final = 12
MOST_PARTS: Final = 6

P = TypeVar("P", bound=Part)


class Fields(Visitor):
    """A walk over a state that knows where it is; of texts it sees nothing."""

    def __init__(self) -> None:
        self.path = ""

    def text(self, name: str, value: str) -> str:
        return value

    def part(self, name: str, part: Part) -> None:
        before = self.path
        self.path = f"{before}{name}."
        part.visit(self)
        self.path = before


class Layout(Fields):
    """A walk over the first state: where each field has its cells."""

    def __init__(self) -> None:
        super().__init__()
        self.names: list[str] = []
        self.places: dict[str, int] = {}
        self.known: set[str] = set()

    def _cells(self, name: str, words: list[str]) -> None:
        self.places[self.path + name] = len(self.names)
        for word in words:
            self.names.append(f"{self.path}{name}{word}")

    def integer(self, name: str, value: int, low: int = 0, high: int = NO_LIMIT) -> int:
        self._cells(name, ["" if low >= 0 else f", more than {low}"])
        return value

    def flag(self, name: str, value: bool) -> bool:
        self._cells(name, [""])
        return value

    def integers(self, name: str, values: list[int], low: int = 0) -> list[int]:
        more = f", more than {low}" if low < 0 else ""
        self._cells(name, [f"[{place}]{more}" for place in range(MOST_LISTED)])
        return values

    def ref(self, name: str, value: int, ids: Sequence[str], null: bool = True) -> int:
        few = len(ids) <= FEW_WORDS
        self._cells(name, [f" = {one}" for one in ids] if few else [", its number from 1"])
        return value

    def refs(
        self, name: str, values: list[int], ids: Sequence[str], null: bool = True
    ) -> list[int]:
        if len(ids) <= MANY_WORDS:
            self._cells(name, [f", {one}" for one in ids])
        else:
            self._cells(name, [f"[{place}], its number from 1" for place in range(MOST_LISTED)])
        return values

    def keyed(
        self, name: str, values: list[int], ids: Sequence[str], none: int = 0, high: int = NO_LIMIT
    ) -> list[int]:
        self._cells(name, [f", {one}" for one in ids])
        return values

    def parts(self, name: str, parts: list[P], make: Callable[[], P]) -> list[P]:
        for place in range(MOST_PARTS):
            self.part(f"{name}[{place}]", parts[place] if place < len(parts) else make())
        return parts


class Filled(Fields):
    """A walk over a later state: each field into its cells."""

    def __init__(self, places: dict[str, int], size: int) -> None:
        super().__init__()
        self.places = places
        self.cells = [0] * size

    def _put(self, name: str, place: int, value: int) -> None:
        at = self.places.get(self.path + name, -1)
        if at >= 0:
            self.cells[at + place] = value

    def integer(self, name: str, value: int, low: int = 0, high: int = NO_LIMIT) -> int:
        self._put(name, 0, value - min(low, 0))
        return value

    def flag(self, name: str, value: bool) -> bool:
        self._put(name, 0, 1 if value else 0)
        return value

    def integers(self, name: str, values: list[int], low: int = 0) -> list[int]:
        for place, value in enumerate(values[:MOST_LISTED]):
            self._put(name, place, value - min(low, 0))
        return values

    def ref(self, name: str, value: int, ids: Sequence[str], null: bool = True) -> int:
        if value >= 0:
            if len(ids) <= FEW_WORDS:
                self._put(name, value, 1)
            else:
                self._put(name, 0, value + 1)
        return value

    def refs(
        self, name: str, values: list[int], ids: Sequence[str], null: bool = True
    ) -> list[int]:
        if len(ids) <= MANY_WORDS:
            at = self.places.get(self.path + name, -1)
            for value in values:
                if value >= 0 and at >= 0:
                    self.cells[at + value] += 1
        else:
            for place, value in enumerate(values[:MOST_LISTED]):
                self._put(name, place, value + 1)
        return values

    def keyed(
        self, name: str, values: list[int], ids: Sequence[str], none: int = 0, high: int = NO_LIMIT
    ) -> list[int]:
        for place, value in enumerate(values[: len(ids)]):
            self._put(name, place, value)
        return values

    def parts(self, name: str, parts: list[P], make: Callable[[], P]) -> list[P]:
        for place, part in enumerate(parts[:MOST_PARTS]):
            self.part(f"{name}[{place}]", part)
        return parts


class StateObserver(Observer[State]):
    """Sees the whole state of an open table, field by field, as its positions name them."""

    def __init__(self, state: State) -> None:
        super().__init__()
        self.sees_phase = False  # it is one of the fields
        layout = Layout()
        state.copy().visit(layout)
        self.names = _apart(layout.names)
        self.places = layout.places

    def see(self, state: State, seat: int, cells: Cells) -> None:
        filled = Filled(self.places, len(self.names))
        state.visit(filled)
        cells.group("")
        for place, name in enumerate(self.names):
            cells.number(name, filled.cells[place])


def _apart(names: list[str]) -> list[str]:
    """Names that occur again are counted."""
    seen: dict[str, int] = {}
    told: list[str] = []
    for name in names:
        times = seen.get(name, 0) + 1
        seen[name] = times
        told.append(name if times == 1 else f"{name}, number {times}")
    return told
