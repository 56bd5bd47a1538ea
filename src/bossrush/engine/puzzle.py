"""Puzzles: positions in which one choice is far better than all others, and is easily missed.

They are lessons whose dice are open: what makes the answer the best one is how it fares in
thousands of games. A game keeps its puzzles in a file `puzzles.json` beside its rules, as
`bossrush puzzles make` writes them; what each is called and what there is to see are texts.
"""

from __future__ import annotations

import json
from importlib import resources
from typing import Any, Final

from bossrush.engine.lesson import Lesson
from bossrush.engine.message import Message

FILE: Final = "puzzles.json"


class Weight:
    """How an option of a puzzle fared."""

    def __init__(self, option: str, chance: float, error: float, playouts: int) -> None:
        self.option = option
        self.chance = chance
        """To win after it."""
        self.error = error
        """The standard error of that."""
        self.playouts = playouts


class Puzzle(Lesson):
    """A position, who is asked there, and the one answer to find.

    Its title is the text `<game>-lesson-<id>`, what there is to see `<game>-lesson-<id>-idea`.
    """

    def __init__(self, game: str, data: dict[str, Any]) -> None:
        position: dict[str, Any] = data["position"]
        super().__init__(
            game,
            data["id"],
            position["seats"],
            0,
            position.get("options", {}),
            lambda: position,
        )
        self.open_chance = True
        self.seat: int = data["seat"]
        """Who is asked; CREW for everybody."""
        self.question: str = data["question"]
        self.answer: str = data["answer"]
        self.usual: str = data["usual"]
        """What the plain companion takes instead."""
        self.better_margin: float = data.get("better_margin", 0.0)
        """By how much the answer leads beyond doubt when somebody who thinks plays on; 0 where
        nobody has looked."""
        self.weights: list[Weight] = [
            Weight(one["option"], one["chance"], one["error"], one["playouts"])
            for one in data["options"]
        ]

    @property
    def about(self) -> Message:
        return Message("lesson-puzzle-about")

    @property
    def idea(self) -> Message:
        return Message(f"{self.game}-lesson-{self.id}-idea")


def puzzles(game: str, package: str) -> list[Puzzle]:
    """The puzzles that lie in a game's package; none where it has no such file."""
    file = resources.files(package) / FILE
    if not file.is_file():
        return []
    return [Puzzle(game, data) for data in json.loads(file.read_text(encoding="utf-8"))]
