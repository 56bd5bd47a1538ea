"""What every test of the scheduler asks: where a play stands, and whether a twin stands there."""

from __future__ import annotations

from bossrush.engine.play import Play
from tests.toys.probe import Probe


def notes(play: Play) -> list[int]:
    """What a probe has noted."""
    state = play.state
    assert isinstance(state, Probe)
    return state.notes


def same(play: Play, twin: Play) -> None:
    """Two plays that cannot be told apart."""
    assert twin.fingerprint() == play.fingerprint()
    assert [(d.seat, d.key, d.values(), d.number) for d in twin.open] == [
        (d.seat, d.key, d.values(), d.number) for d in play.open
    ]
    assert {seat: (d.key, d.number) for seat, d in twin.pending.items()} == {
        seat: (d.key, d.number) for seat, d in play.pending.items()
    }
