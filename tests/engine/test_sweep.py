"""The sweep finds what it looks for: a phase's start that cannot be, and a play that breaks."""

from __future__ import annotations

from typing import Any

from bossrush.engine.game import Game
from bossrush.testing.walk import Case, cases
from tests.sweep.random_plays import Watch, play_through
from tests.toys.vault import VaultGame


def swept(game: Game[Any], plays: int = 3) -> tuple[int, list[tuple[int, str]]]:
    """How many phase starts were looked at, and the faults found."""
    watch = Watch(game)
    ways = cases(game)
    found: list[tuple[int, str]] = []
    for seed in range(plays):
        found.extend(play_through(watch, ways[seed % len(ways)], seed))
    return watch.starts, found


def test_a_sound_game_is_swept_without_a_fault() -> None:
    starts, found = swept(VaultGame())
    assert starts > 3
    assert found == []


class Doubtful(VaultGame):
    """Finds fault with what has come far."""

    seen = 0

    def check(self, state: Any) -> list[str]:
        self.seen += 1
        return ["it has gone too far"] if self.seen > 6 else []


def test_a_phase_that_cannot_begin_so_is_found() -> None:
    _, found = swept(Doubtful(), plays=4)
    assert found[0][1] == "it has gone too far"


class Broken(VaultGame):
    """Breaks when it is set up."""

    def setup(self, seats: int, options: dict[str, Any]) -> Any:
        raise ZeroDivisionError("by nought")


def test_a_play_that_breaks_is_told_and_the_sweep_goes_on() -> None:
    watch = Watch(Broken())
    case = Case(watch.game, watch.game.min_seats)
    assert list(play_through(watch, case, 0)) == [(0, "ZeroDivisionError: by nought")]
    assert list(play_through(watch, case, 1)) == [(0, "ZeroDivisionError: by nought")]
