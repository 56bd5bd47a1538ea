"""What is said of positions that are not quite right: each value of some, changed a little.

`misstated.txt` of a game has some staged moments. Every value of each is changed in a few ways, one
at a time: a number by one, a word for another one of the same field, a list by an entry more or
less. Under each thing that is said of the result stand the changes that it is said of; at the end
those that make another good position. With BOSSRUSH_GOLDEN=write the page is written anew.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

from bossrush.engine.errors import PositionError
from tests.games.offers import AGAIN, Moments, compare

Place = tuple[str | int, ...]


class Misstated:
    """The moments of one game whose values are changed, and the page that keeps what is said."""

    def __init__(self, folder: Path, moments: Moments) -> None:
        self.page = folder / "misstated.txt"
        self._written = False
        self.moments = moments
        self._words: dict[str, list[str]] = {}

    def compare(self, name: str) -> None:
        """Change every value of a moment, and compare what is said with what is kept."""
        if os.environ.get("BOSSRUSH_GOLDEN") == "write" and not self._written:
            self._written = True
            parts = ["\n".join([f"# {key}", *self.said(key)]) for key in self.moments]
            self.page.write_text("\n\n".join(parts) + "\n", "utf-8")
        kept = self.page.read_text("utf-8").strip().split("\n\n")
        known = {part.splitlines()[0].removeprefix("# "): part.splitlines()[1:] for part in kept}
        assert set(known) == set(self.moments), AGAIN
        compare(self.said(name), known[name])

    def said(self, name: str) -> list[str]:
        """What is said of the changes, each thing with the changes that it is said of."""
        play = self.moments[name]().play
        position = play.position()
        found: dict[str, list[str]] = {}
        for place, value in changes(position["state"], (), self.words()):
            edited = deepcopy(position)
            inner: Any = edited["state"]
            for step in place[:-1]:
                inner = inner[step]
            inner[place[-1]] = value
            where = ".".join(map(str, place))
            found.setdefault(answer(play.game, edited), []).append(
                f"{where}={value}".replace(" ", "")
            )
        fine = found.pop("", [])
        lines = [f"x {fault}: {' '.join(places)}" for fault, places in found.items()]
        return [*lines, f"fine: {' '.join(fine)}"]

    def words(self) -> dict[str, list[str]]:
        """The words that a field has, in any of the moments."""
        if not self._words:
            for made in self.moments.values():
                collect(made().play.position()["state"], "", self._words)
        return self._words


def answer(game: Any, position: dict[str, Any]) -> str:
    """What is said of a position; nothing of a good one."""
    try:
        game.stage(position, 1, listen=False)
    except PositionError as fault:
        return str(fault).replace("\n", " / ")
    return ""


def collect(data: Any, field: str, words: dict[str, list[str]]) -> None:
    """Note every word under the name of its field."""
    if isinstance(data, dict):
        for name, value in data.items():
            collect(value, name, words)
    elif isinstance(data, list):
        for value in data:
            collect(value, field, words)
    elif isinstance(data, str) and data not in words.setdefault(field, []):
        words[field].append(data)


def changes(data: Any, place: Place, words: dict[str, list[str]]) -> Iterator[tuple[Place, Any]]:
    """Every value that may be changed, and what it is changed into."""
    field = next((str(step) for step in reversed(place) if isinstance(step, str)), "")
    if isinstance(data, dict):
        for name, value in data.items():
            yield from changes(value, (*place, name), words)
    elif isinstance(data, list):
        for number, value in enumerate(data):
            yield from changes(value, (*place, number), words)
        if data:
            yield place, data[1:]
            yield place, [*data, data[-1]]
    elif isinstance(data, bool):
        yield place, not data
    elif isinstance(data, int):
        yield place, data - 1
        yield place, data + 1
        yield place, data + 7
    elif isinstance(data, str):
        others = [word for word in words.get(field, []) if word != data]
        for other in [*others[:2], ""]:
            if other != data:
                yield place, other
