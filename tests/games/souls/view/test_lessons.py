"""The lessons: each can be said, staged and played on, and shows what it promises."""

from __future__ import annotations

from typing import cast

import pytest

from bossrush.catalogues import catalogue_for
from bossrush.companions.roster import companion
from bossrush.engine.lesson import Lesson
from bossrush.engine.play import Play
from bossrush.games.souls import GAME
from bossrush.games.souls.table.state import Dungeon

IDS = [lesson.id for lesson in GAME.lessons]


def begun(lesson: Lesson) -> Play:
    if lesson.position is None:
        return GAME.new(seats=lesson.seats, seed=lesson.seed, **lesson.options)
    return GAME.stage(lesson.position, seed=lesson.seed)


def lesson_of(name: str) -> Lesson:
    return next(lesson for lesson in GAME.lessons if lesson.id == name)


@pytest.mark.parametrize("lesson", GAME.lessons, ids=IDS)
def test_a_lesson_has_words_in_both_languages(lesson: Lesson) -> None:
    catalogue = catalogue_for(GAME, GAME.options({}), strict=True)
    for lang in ("en", "fr"):
        assert catalogue.say(lesson.title, lang)
        assert catalogue.say(lesson.about, lang)


@pytest.mark.parametrize("lesson", GAME.lessons, ids=IDS)
def test_a_lesson_can_be_played_on(lesson: Lesson) -> None:
    play = begun(lesson)
    steady = companion("steady", "souls", 1)
    for _ in range(40):
        if play.outcome is not None:
            break
        decision = play.open[0]
        play.answer(decision, steady.answer(play, decision))
        assert GAME.check(cast(Dungeon, play.state)) == []
    assert play.choices > 0


def test_walk_and_three_runs_cost_three() -> None:
    play = begun(lesson_of("stamina"))
    for node in ("n1", "n4", "n7", "n12"):
        play.choose(0, f"move:{node}")
    state = cast(Dungeon, play.state)
    assert state.party[0].black == 3
    assert state.board().ids[state.party[0].node] == "n12"


def test_front_to_rear_costs_one() -> None:
    play = begun(lesson_of("arcs"))
    play.choose(0, "move:around-left")
    play.choose(0, "move:around-back")
    assert cast(Dungeon, play.state).party[0].black == 1


def test_the_boss_pushes_everybody_off_first() -> None:
    play = begun(lesson_of("boss"))
    assert play.open[0].key == "souls.ask.pushed-to"


def test_the_forgotten_is_entered_from_below() -> None:
    play = begun(lesson_of("forgotten"))
    assert [option.id for option in play.open[0].options] == ["n10", "n11", "n12"]


@pytest.mark.parametrize("seats", [1, 4])
@pytest.mark.parametrize("scenario", [*GAME.cards({}).encounter_ids, *GAME.cards({}).boss_ids])
def test_every_encounter_and_every_boss_can_be_fought_alone(scenario: str, seats: int) -> None:
    """Once everybody has chosen who to be and what to hold, the foes stand there."""
    play = GAME.new(seats=seats, seed=3, scenario=scenario)
    state = cast(Dungeon, play.state)
    for _choice in range(2 * seats):
        if not state.fight.foes:
            play.answer(play.open[0], play.open[0].values()[0])
            state = cast(Dungeon, play.state)
    assert state.practice
    assert state.fight.boss == (scenario in GAME.cards({}).boss_ids)
    assert any(foe.node >= 0 for foe in state.fight.foes)
