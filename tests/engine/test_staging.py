"""A single phase staged alone, and the short ways to write rules tests."""

from __future__ import annotations

from typing import cast

import pytest

from bossrush.engine.chance import scripted
from bossrush.engine.play import Play
from bossrush.engine.weave import PHASE_DONE
from bossrush.testing import Staged, every_outcome
from tests.toys.hunt import GAME as HUNT
from tests.toys.hunt import Hunt
from tests.toys.relay import Relay, RelayGame

RELAY = RelayGame()


class Table(Staged[Hunt]):
    asks = "hunt."


ROUND = {"seats": 2, "state": {"beast": 6}}


def test_a_phase_staged_alone_is_carried_out_and_nothing_after_it() -> None:
    on = Table.staged(HUNT, ROUND, ["hit"]).choose("strike", seat=0).choose("guard", seat=1)
    assert on.play.outcome is None
    assert on.asked
    table = Table.staged(HUNT, ROUND, ["hit"], alone=True)
    table.choose("strike", seat=0).choose("guard", seat=1)
    assert table.play.outcome is not None
    assert table.play.outcome.reason == PHASE_DONE
    assert table.won is None
    assert not table.play.open
    assert table.play.state_now()["beast"] == 5
    assert table.dice_left == []


def test_who_wins_in_a_phase_staged_alone_has_won() -> None:
    table = Table.staged(HUNT, {"seats": 2, "state": {"beast": 2}}, ["crit"], alone=True)
    assert table.choose("strike", seat=0).choose("guard", seat=1).won


def test_a_copy_of_a_phase_staged_alone_ends_there_too() -> None:
    play = HUNT.stage(ROUND, chance=scripted(["hit"]), alone=True)
    play.choose(0, "strike")
    twin = play.copy()
    twin.choose(1, "guard")
    assert twin.outcome is not None
    assert twin.outcome.reason == PHASE_DONE
    assert play.undo(0)
    play.choose(0, "guard")  # so the other must strike
    assert play.outcome is not None
    assert play.outcome.reason == PHASE_DONE


def test_seats_that_go_at_their_own_pace_stop_where_their_phase_ends() -> None:
    position = {
        "seats": 2,
        "state": {"legs": 2, "distance": 1, "seat_phases": ["running", "running"]},
    }
    ids = RELAY.stage(position, seed=1).state.own_phase_ids
    assert ids[0] == "running"
    play = RELAY.stage(position, seed=1, alone=True)
    while play.outcome is None:
        decision = play.open[0]
        play.choose(decision.seat, "step")
    assert play.outcome.reason == PHASE_DONE
    assert cast(Relay, play.state).legs == 2, "the barrier's common phase is not carried out"


def test_every_outcome_of_a_rule() -> None:
    def strike(play: Play) -> None:
        play.choose(0, "strike")
        play.choose(1, "guard")

    left = every_outcome(HUNT, ROUND, strike, lambda play: cast(Hunt, play.state).beast, alone=True)
    assert left == pytest.approx({6: 1 / 3, 5: 1 / 2, 4: 1 / 6})


def test_a_refusal_is_read_and_has_changed_nothing() -> None:
    table = Table.staged(HUNT, ROUND, ["hit"])
    refusal = table.why_refused("fly", seat=0)
    assert refusal is not None
    assert "fly" in str(refusal)
    assert table.refused("fly", seat=1)
    assert not table.refused("guard", seat=0)
