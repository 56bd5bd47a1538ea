"""The pages that are kept beside the tests of a game, and what is written on them.

Each game says it in its `moments.py`; `test_pages.py` compares the pages of all games.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path

from bossrush.testing.walk import Case
from tests.games.misstated import Misstated
from tests.games.offers import Book, Moments
from tests.games.played import Plays

GAMES = ("arkalion", "sector", "souls", "vengeance")
Seeded = Sequence[tuple[Case, int]]


class Pages:
    """All the pages of a game: what is asked and drawn, what is said of wrong positions, plays."""

    def __init__(
        self,
        module: str,
        moments: Moments,
        *,
        drawn: tuple[str, ...],
        misstated: tuple[str, ...],
        plays: Seeded,
        more: Seeded,
    ) -> None:
        folder = Path(module).parent
        self.book = Book(folder, moments, drawn)
        self.misstated = Misstated(folder, {name: moments[name] for name in misstated})
        self.plays = Plays(folder, plays, more, moments)


def pages(game: str) -> Pages:
    """The pages of a game."""
    found: Pages = import_module(f"tests.games.{game}.moments").PAGES
    return found


def each(names: Callable[[Pages], Sequence[str]]) -> list[tuple[str, str]]:
    """The games, with each of some names on their pages."""
    return [(game, name) for game in GAMES for name in names(pages(game))]
