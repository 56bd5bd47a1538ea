"""The lessons: each can be staged, said and played on to an end."""

from __future__ import annotations

import random
from typing import cast

import pytest

from bossrush.catalogues import catalogue_for
from bossrush.engine.lesson import PRACTICE
from bossrush.games.vengeance import GAME
from bossrush.games.vengeance.table.state import Vendetta
from bossrush.testing.rules import rule
from tests.games.vengeance.table import Table

IDS = [lesson.id for lesson in GAME.lessons]


def taught(name: str) -> Table:
    return Table(GAME.teach(GAME.lesson(name)))


@pytest.mark.parametrize("name", IDS)
def test_a_lesson_can_be_said_and_played_on(name: str) -> None:
    lesson = GAME.lesson(name)
    catalogue = catalogue_for(GAME, None)
    for language in ("en", "fr"):
        for message in (lesson.title, lesson.about):
            assert catalogue.say(message, language).strip()
    play = GAME.teach(lesson)
    assert play.origin.marks == [PRACTICE]
    assert play.fingerprint() == GAME.teach(lesson).fingerprint()
    dice = random.Random(1)
    while play.outcome is None:
        decision = dice.choice(play.open)
        play.take(decision.seat, dice.randrange(len(decision.values())))
        assert GAME.check(cast(Vendetta, play.state)) == []


def test_the_opening_shows_three_actions() -> None:
    table = taught("opening").choose("hero.odile", "a")
    assert table.s.flash == [0, 3, 1]
    assert table.p().ground.id == "lair.cold-store"


@rule("vengeance.example.strike_total")
def test_the_strike_lesson_ends_in_two_hits() -> None:
    table = taught("strike")
    table.choose("assign:basic.strike:d0+d1+d2", "done", "basic.strike:bonus")
    table.choose("p0-r3-brute-1", "p0-r3-gunman-1")
    assert {"r3-brute-1", "r3-gunman-1"} <= set(table.dead())


@rule("vengeance.example.kill_vs_boss_effect")
def test_the_kill_lesson_kills_at_once() -> None:
    table = taught("kill")
    table.choose("anvil.crowbar:item")
    assert "r8-henchman-1" in table.dead()
    hit = taught("kill").choose("basic.strike:dice")
    assert hit.dots() == ["r8-henchman-1"]


@rule("vengeance.example.solo_mix")
def test_the_mix_lesson_has_the_rulebooks_dials() -> None:
    s = taught("mix").s
    assert (s.dice_level, s.time_level, s.score_level) == (0, 1, 2)
