"""The lessons: each can be said, staged and played on, and shows what it promises."""

from __future__ import annotations

from typing import cast

import pytest

from bossrush.catalogues import catalogue_for
from bossrush.engine.lesson import PRACTICE
from bossrush.games.arkalion import GAME
from bossrush.games.arkalion.table.escape import Escape
from bossrush.testing.rules import rule
from tests.games.arkalion.table import Table

IDS = [lesson.id for lesson in GAME.lessons]


def taught(name: str) -> Table:
    return Table(GAME.teach(GAME.lesson(name)))


@pytest.mark.parametrize("name", IDS)
def test_a_lesson_is_what_it_says(name: str) -> None:
    lesson = GAME.lesson(name)
    catalogue = catalogue_for(GAME, None)
    for language in ("en", "fr"):
        for message in (lesson.title, lesson.about):
            assert message.key in catalogue.keys(language)
    play = GAME.teach(lesson)
    assert play.origin.marks == [PRACTICE]
    assert GAME.check(cast(Escape, play.state)) == []
    while play.outcome is None:
        decision = play.open[0]
        play.answer(decision, decision.values()[-1])


@rule("arkalion.example.b1", "arkalion.example.c6", "arkalion.example.e5")
def test_the_lesson_of_the_worked_example() -> None:
    table = taught("attack")
    assert table.offers("attack") == ["attack:B1:basic"]
    table.choose("attack:B1:basic")
    assert "B1" not in table.enemies
    assert table.gaps == ["B1"]
    assert sum(table.tokens().values()) == 1


def test_the_lesson_of_the_guns() -> None:
    table = taught("guns").choose("fire:mortar", "J4")
    assert not {"J3", "J4", "K4", "K5"} & set(table.enemies)
    assert sum(table.tokens().values()) == 4


@rule("arkalion.example.armour_c6")
def test_the_lesson_of_the_armour() -> None:
    table = taught("armour")
    assert "attack:armour:precision_rifle" in table.offered()
    assert {"B5", "C5", "D5", "B6", "C6", "D6"} == set(
        next(piece for piece in table.play.scene().pieces if piece.id == "armour").covers
    )
