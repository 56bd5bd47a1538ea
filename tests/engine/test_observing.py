"""Observations: as many numbers as names, in range, and nothing in them that chance alone knows."""

from __future__ import annotations

import importlib
import pkgutil
from typing import Any

import pytest

from bossrush.engine.chance import seeded
from bossrush.engine.decision import Decision, Question
from bossrush.engine.game import Game
from bossrush.engine.observing import OPTION_CELLS, Observer, Sight
from bossrush.engine.observing_state import StateObserver
from bossrush.engine.play import Play
from bossrush.engine.registry import game

KEYS = ("sector", "souls", "arkalion", "vengeance")
CHOICES = 150


def sight(play: Play, observer: Observer[Any] | None = None) -> Sight:
    """How a play of one of our games is seen."""
    rules = play.game
    assert isinstance(rules, Game)
    own = observer or rules.observer(play.state)
    assert own is not None
    return Sight(own, play.state, rules.max_seats)


def moments(key: str, seats: int, seed: int) -> list[tuple[Play, Decision]]:
    """Copies of a play along a random way, each with what is asked in it first."""
    play = game(key).new(seats=seats, seed=seed, listen=False)
    stream = seeded(seed)
    found: list[tuple[Play, Decision]] = []
    for _ in range(CHOICES):
        if play.outcome is not None or not play.open:
            break
        twin = play.copy()
        found.append((twin, twin.open[0]))
        decision = play.open[stream.below(len(play.open))]
        values = decision.values()
        play.answer(decision, values[stream.below(len(values))])
    return found


@pytest.mark.parametrize("key", KEYS)
def test_every_number_has_a_name_of_its_own(key: str) -> None:
    seen = sight(game(key).new(seed=1, listen=False))
    assert seen.size > 100
    assert len(set(seen.names)) == seen.size


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("most", [False, True])
def test_a_row_is_as_long_as_its_names_wherever_a_play_goes(key: str, most: bool) -> None:
    rules = game(key)
    seats = rules.max_seats if most else rules.min_seats
    seen = sight(rules.new(seats=seats, seed=1, listen=False))
    for play, decision in moments(key, seats, 3):
        for seat in range(seats):
            assert len(seen.look(play.state, seat, decision)) == seen.size
        values = decision.values()
        assert len(seen.options(decision, values)) == len(values) * OPTION_CELLS * 2


@pytest.mark.parametrize("key", KEYS)
def test_two_plays_that_differ_only_in_what_is_to_come_look_the_same(key: str) -> None:
    """A fork has other dice and another order of every deck; nobody at the table can tell."""
    play = game(key).new(seats=2, seed=5, listen=False)
    seen = sight(play)
    for other, _ in moments(key, 2, 5):
        fork = other.fork(99)
        assert seen.look(fork.state, 0, None) == seen.look(other.state, 0, None)


@pytest.mark.parametrize("key", KEYS)
def test_the_first_look_tells_nothing_of_the_seed(key: str) -> None:
    """Plays begun with different seeds look the same until something is revealed in one."""
    plays = [game(key).new(seats=2, seed=seed, listen=False) for seed in range(12)]
    seen = sight(plays[0])
    by_print: dict[str, set[bytes]] = {}
    for play in plays:
        look = bytes(seen.look(play.state, 0, play.open[0]))
        by_print.setdefault(play.fingerprint(), set()).add(look)
    assert all(len(looks) == 1 for looks in by_print.values())


@pytest.mark.parametrize("key", KEYS)
def test_every_question_of_a_game_has_a_cell(key: str) -> None:
    package = importlib.import_module(f"bossrush.games.{key}.questions")
    asked: set[str] = set()
    for found in pkgutil.iter_modules(package.__path__, package.__name__ + "."):
        for value in vars(importlib.import_module(found.name)).values():
            several = value if isinstance(value, tuple) else (value,)
            asked.update(one.key for one in several if isinstance(one, Question))
    play = game(key).new(seed=1, listen=False)
    observer = sight(play).observer
    assert asked - {"none"} == set(observer.questions)


@pytest.mark.parametrize("key", KEYS)
def test_the_promise_is_a_share_of_one_and_moves(key: str) -> None:
    observer = sight(game(key).new(seed=1, listen=False)).observer
    promises = [observer.promise(play.state, 0) for play, _ in moments(key, 2, 3)]
    assert all(0.0 <= promise <= 1.0 for promise in promises)
    assert len(set(promises)) > 1


@pytest.mark.parametrize("key", KEYS)
def test_different_options_of_a_decision_are_told_apart(key: str) -> None:
    width = OPTION_CELLS * 2
    for play, decision in moments(key, 2, 7):
        rows = sight(play).options(decision, decision.values())
        apart = {rows[place : place + width] for place in range(0, len(rows), width)}
        asides = len(decision.values()) - decision.count()
        assert len(apart) >= decision.count()
        assert len(apart) == len(decision.values()) or asides


@pytest.mark.parametrize("key", KEYS)
def test_what_changes_on_the_table_is_seen(key: str) -> None:
    seen = sight(game(key).new(seats=1, seed=1, listen=False))
    looks = {bytes(seen.look(play.state, 0, decision)) for play, decision in moments(key, 1, 11)}
    assert len(looks) > 20


@pytest.mark.parametrize("key", ["sector", "arkalion"])
def test_a_game_that_says_nothing_is_seen_field_by_field(key: str) -> None:
    play = game(key).new(seats=2, seed=1, listen=False)
    seen = sight(play, StateObserver(play.state))
    assert len(set(seen.names)) == seen.size
    looks = {bytes(seen.look(other.state, 0, None)) for other, _ in moments(key, 2, 3)}
    assert len(looks) > 20
