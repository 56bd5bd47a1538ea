"""Clocks by a host's own time."""

from __future__ import annotations

from bossrush.engine.clocks import Clocks
from tests.toys.probe import Probe


def dues(clocks: Clocks) -> dict[str, int]:
    return {clock.timer.id: clock.due for clock in clocks.running}


def test_what_is_started_runs_and_what_is_stopped_is_gone() -> None:
    state, clocks = Probe(), Clocks()
    clocks.follow(state.timers, 0)
    assert clocks.next() is None
    state.start_timer("sand", 900)
    state.start_timer("fuse", 500, 1)
    clocks.follow(state.timers, 100)
    assert list(dues(clocks).items()) == [("fuse-1", 600), ("sand", 1000)]
    clocks.follow(state.timers, 300)
    assert dues(clocks) == {"fuse-1": 600, "sand": 1000}
    state.stop_timer("fuse", 1)
    clocks.follow(state.timers, 400)
    assert dues(clocks) == {"sand": 1000}


def test_a_clock_started_again_has_all_its_time() -> None:
    state, clocks = Probe(), Clocks()
    state.start_timer("sand", 900)
    clocks.follow(state.timers, 0)
    state.start_timer("sand", 900)
    clocks.follow(state.timers, 700)
    assert dues(clocks) == {"sand": 1600}


def test_undo_gives_nobody_more_time() -> None:
    state, clocks = Probe(), Clocks()
    state.start_timer("sand", 900)
    before = state.copy()
    clocks.follow(state.timers, 0)
    state.stop_timer("sand")
    clocks.follow(state.timers, 700)
    clocks.follow(before.timers, 5000)
    assert dues(clocks) == {"sand": 5200}


def test_time_can_stand_still() -> None:
    state, clocks = Probe(), Clocks()
    state.start_timer("sand", 900)
    clocks.follow(state.timers, 0)
    clocks.shift(250)
    assert dues(clocks) == {"sand": 1150}
