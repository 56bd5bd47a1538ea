"""Phases have names: positions write them, and nothing but a phase can stand there."""

from __future__ import annotations

import pytest

from bossrush.engine.errors import PositionError, RuleError
from bossrush.engine.phases import Phases, in_order
from tests.toys.relay import RelayGame
from tests.toys.vault import PATROL, PHASES, Vault, VaultGame, plan


def test_a_position_writes_phases_and_clocks_by_name() -> None:
    play = RelayGame().new(2, 3)
    assert play.position()["state"]["phase"] == "camp"
    play.choose(0, "ford")
    state = play.position()["state"]
    assert state["seat_phases"] == ["running", "running"]
    assert [timer["key"] for timer in state["timers"]] == ["dusk", "dawdle", "dawdle"]


def test_a_phase_is_begun_by_its_name() -> None:
    play = VaultGame().stage({"seats": 1, "state": {"phase": "patrol"}})
    assert play.state.phase == PATROL
    assert play.pending[0].key == "vault.look"


@pytest.mark.parametrize(
    ("state", "told"),
    [
        ({"phase": None}, "state.phase: null is not one of camp"),
        ({"phase": "bivouac"}, "state.phase: 'bivouac' is not one of camp"),
        ({"phase": 0}, "state.phase: 0 is not one of camp"),
        ({"seat_phases": [None, None]}, "state.seat_phases: null is not one of running, arrived"),
        ({"seat_phases": ["arrived"]}, "state.seat_phases: expected none, or one for each of 2"),
    ],
)
def test_what_is_no_phase_is_refused(state: dict[str, object], told: str) -> None:
    with pytest.raises(PositionError, match=told):
        RelayGame().stage({"seats": 2, "state": state})


@pytest.mark.parametrize("phase", [-1, 3])
def test_a_rule_that_leaves_the_phases_is_told_so(phase: int) -> None:
    vault = Vault()
    vault.phase = phase
    with pytest.raises(RuleError, match=f"there is no phase {phase}; there are plan, patrol"):
        PHASES.flow(vault)


def test_no_two_phases_have_one_name() -> None:
    with pytest.raises(ValueError, match="two phases have one name: plan, plan"):
        Phases([("plan", plan), ("plan", plan)])


def test_phases_said_by_their_numbers_stand_at_their_places() -> None:
    assert in_order({0: ("plan", 1), 1: ("share", 2)}) == [("plan", 1), ("share", 2)]
    with pytest.raises(TypeError, match="phase share is 2 and stands at 1"):
        in_order({0: ("plan", 1), 2: ("share", 2)})
