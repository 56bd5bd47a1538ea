"""Puzzles: found where one answer is far better, is missed, and cannot wait."""

from __future__ import annotations

from typing import Any

from bossrush.companions.sharp.playout import Playouts
from bossrush.companions.sharp.weighing import Weighed
from bossrush.companions.study import proving, puzzles
from bossrush.companions.study.proving import checked, examined
from bossrush.companions.study.puzzles import (
    STEPS,
    Puzzle,
    looked_at,
    opened,
    positions,
    raced,
)
from bossrush.engine.decision import Decision, Flow
from bossrush.engine.dice import roll
from bossrush.engine.game import Game
from bossrush.engine.message import Message
from bossrush.engine.rules import Outcome, Over
from bossrush.engine.scene import Scene
from tests.companions.sharp.toys import TEN, Doors, DoorsGame, First, Which


class Chores(Game[Doors]):
    """Three turns: rest, or do it. It has to be done once, and luck must be on one's side."""

    key = "chores"
    which = Which(2)

    def setup(self, seats: int, options: dict[str, Any]) -> Doors:
        return Doors()

    def phase(self, state: Doors) -> Flow[None]:
        chosen = yield Decision(state, 0, self.which, 0)
        state.taken = max(state.taken, chosen)
        state.passed += 1
        if state.passed == 3:
            face = yield from roll(state, TEN)
            raise Over(Outcome(bool(state.taken) and face < 8, Message("chores-over")))

    def scene(self, state: Doors, seat: int | None) -> Scene:
        return Scene(self.key)


class Crossing(Which):
    """Another question, with names of its own."""

    def option_id(self, state: Doors, value: int) -> str:
        return f"way{value}"

    def value(self, state: Doors, option_id: str) -> int:
        return int(option_id.removeprefix("way"))


class Detour(Game[Doors]):
    """Straight on, or by a crossing with one good way and one that loses for certain."""

    key = "detour"
    which = Which(2)
    crossing = Crossing(2)

    def __init__(self, at_the_crossing: int) -> None:
        super().__init__()
        self.at_the_crossing = at_the_crossing

    def setup(self, seats: int, options: dict[str, Any]) -> Doors:
        return Doors()

    def phase(self, state: Doors) -> Flow[None]:
        wins = 8
        straight = yield Decision(state, 0, self.which, 0)
        if not straight:
            state.passed = 1
            right = yield Decision(state, 0, self.crossing, 0)
            wins = self.at_the_crossing if right else 0
        face = yield from roll(state, TEN)
        raise Over(Outcome(face < wins, Message("detour-over")))

    def scene(self, state: Doors, seat: int | None) -> Scene:
        return Scene(self.key)


def in_game(game: Game[Any]) -> list[Puzzle]:
    """Every puzzle of one game, as first seen."""
    met = positions(game, 1, 3, First, whims=12)
    return [puzzle for position in met for puzzle in looked_at(game, position, First, 5)]


def test_the_one_better_answer_makes_a_puzzle() -> None:
    game = DoorsGame((2, 3, 8, 1))
    (puzzle,) = in_game(game)
    assert puzzle.answer.option == "door2"
    assert puzzle.seat == 0
    assert checked(game, puzzle, First, 9)
    assert puzzle.answer.playouts == proving.AGAIN * puzzles.ROUNDS
    assert abs(puzzle.answer.chance - 0.8) < 4 * puzzle.answer.error
    assert 0.4 < puzzle.margin < 0.5


def test_what_the_companion_finds_or_what_is_hardly_better_makes_none() -> None:
    for wins in ((8, 2, 2), (5, 5, 5), (5, 6, 5), (10, 10), (0, 0)):
        assert in_game(DoorsGame(wins)) == []


def test_a_few_equal_rounds_do_not_settle_that_the_companion_finds_the_answer() -> None:
    """Door 1 wins three times in ten where door 0 does not: eight rounds may not show it."""
    play = DoorsGame((5, 8)).new(seed=3)
    for seed in range(24):
        playouts = Playouts(play, play.open[0], First)
        seen = raced(playouts, [Weighed(0), Weighed(1)], 0, STEPS, seed)
        assert seen is not None, seed
        assert seen.leader.value == 1


def test_an_answer_that_can_wait_is_no_puzzle_until_it_cannot() -> None:
    """Who rests all day looks lost from the first turn on; but it can still be done at the last."""
    game = Chores()
    found = in_game(game)
    assert len(found) >= 2
    kept = [puzzle for puzzle in found if checked(game, puzzle, First, 9)]
    assert [puzzle.position["state"].get("passed", 0) for puzzle in kept] == [2]


def test_a_position_in_which_something_is_drawn_first_is_none() -> None:
    class Drawn(DoorsGame):
        def phase(self, state: Doors) -> Flow[None]:
            yield from roll(state, TEN)
            yield from super().phase(state)

    game = Drawn((2, 9))
    assert opened(game, {"seats": 1, "state": {}}) is None
    assert in_game(game) == []


def test_an_answer_that_only_steers_a_weak_player_is_none() -> None:
    """Straight on is far better for a player who errs at the crossing; one who thinks does not."""
    start: dict[str, Any] = {"seats": 1, "state": {}}
    ((puzzle, fault),) = examined(Detour(8), start, First, 5)
    assert puzzle.answer.option == "door1"
    assert fault == proving.STEERED

    ((puzzle, fault),) = examined(Detour(3), start, First, 5)
    assert puzzle.answer.option == "door1"
    assert not fault
    assert puzzle.better is not None
    assert puzzles.margin(puzzle.better) >= puzzles.MARGIN


def test_each_fault_of_a_composed_position_has_its_name() -> None:
    start: dict[str, Any] = {"seats": 1, "state": {}}
    for wins, fault in (
        ((2, 9), ""),
        ((9, 2), proving.FOUND),
        ((3, 8, 8), proving.TOO_CLOSE),
        ((0, 1), proving.HOPELESS),
    ):
        ((_puzzle, found),) = examined(DoorsGame(wins), start, First, 5)
        assert found == fault, wins
