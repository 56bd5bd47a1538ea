"""The puzzles that games bring along: each can be tried, has an answer, and is easily missed."""

from __future__ import annotations

from typing import Any

import pytest

from bossrush.catalogues import catalogue_for
from bossrush.companions.random import play_out
from bossrush.companions.roster import policy
from bossrush.engine.chance import scripted, seeded
from bossrush.engine.game import Game
from bossrush.engine.message import Message
from bossrush.engine.play import Play
from bossrush.engine.puzzle import Puzzle
from bossrush.engine.registry import game as find_game
from bossrush.table.retrospect import puzzle_view

GAMES = ("arkalion", "sector", "souls", "vengeance")


def all_puzzles() -> list[Any]:
    return [
        pytest.param(key, lesson, id=f"{key}-{lesson.id}")
        for key in GAMES
        for lesson in find_game(key).lessons
        if isinstance(lesson, Puzzle)
    ]


PUZZLES = pytest.mark.parametrize(("key", "puzzle"), all_puzzles())


def begun(key: str, puzzle: Puzzle) -> tuple[Game[Any], Play]:
    game = find_game(key)
    return game, game.teach(puzzle, listen=False)


@PUZZLES
def test_nothing_is_drawn_before_the_answer(key: str, puzzle: Puzzle) -> None:
    """The position stands as it is: its chance is open, and the question comes at once."""
    game = find_game(key)
    position = puzzle.position
    assert position is not None
    play = game.stage(position, chance=scripted([]), listen=False)
    assert puzzle.question in [asked.key for asked in play.open if asked.seat == puzzle.seat]


@PUZZLES
def test_the_answer_is_offered_and_the_plain_companion_misses_it(key: str, puzzle: Puzzle) -> None:
    _game, play = begun(key, puzzle)
    decision = next(asked for asked in play.open if asked.seat == puzzle.seat)
    assert puzzle.answer in [option.id for option in decision.options]
    taken = policy(key)(0).answer(play, decision)
    assert decision.option_id(taken) != puzzle.answer


@PUZZLES
def test_its_numbers_say_why(key: str, puzzle: Puzzle) -> None:
    """Better than all others by 15 points, beyond doubt, in thousands of games."""
    answer = next(weight for weight in puzzle.weights if weight.option == puzzle.answer)
    assert answer.playouts >= 3000
    others = [weight for weight in puzzle.weights if weight.option != puzzle.answer]
    assert puzzle.usual in [weight.option for weight in others]
    assert all(answer.chance - weight.chance >= 0.15 for weight in others)


@PUZZLES
def test_it_is_not_only_steering(key: str, puzzle: Puzzle) -> None:
    """Whoever thinks wins by it, too."""
    assert puzzle.better_margin >= 0.15


@PUZZLES
def test_it_can_be_said_and_played_on(key: str, puzzle: Puzzle) -> None:
    game, play = begun(key, puzzle)
    catalogue = catalogue_for(game, puzzle.options, strict=True)
    for lang in ("en", "fr"):
        for message in (puzzle.title, puzzle.about, puzzle.idea):
            assert catalogue.say(message, lang)
    assert puzzle.title != Message("lesson-puzzle-about")
    view = puzzle_view(game, puzzle)
    assert view.answer in [option.option for option in view.options if option.standing == "best"]
    play_out(play, seeded(1), 30)


@PUZZLES
def test_its_dice_fall_anew(key: str, puzzle: Puzzle) -> None:
    game = find_game(key)
    one, other = game.teach(puzzle, listen=False), game.teach(puzzle, listen=False)
    assert one.origin.seed != other.origin.seed
    assert "practice" in one.origin.marks
