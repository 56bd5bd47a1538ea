"""A refusal says why, in words: what is missing, used up, locked or somebody else's."""

from __future__ import annotations

from typing import Any

import pytest

from bossrush.games.vengeance import GAME
from tests.games.refusing import reasons_are_given
from tests.games.vengeance.table import stage

RACE: dict[str, Any] = {"mode": "realtime", "cooldown": 0, "countdown": 0, "idle": 0}


@pytest.mark.parametrize("options", [{}, {"mode": "quota"}, RACE])
def test_whatever_is_offered_elsewhere_is_refused_with_a_reason(options: dict[str, Any]) -> None:
    found = reasons_are_given(GAME, range(1, 6), 300, **options)
    assert len(found) > 4
    assert len(found["vengeance.roll"]) > 5


def test_commands_of_the_roll_phase() -> None:
    table = stage("roll", seats=2, hand="run run wound gun", others=[{"hand": "run"}], options=RACE)
    reasons = {
        "throw:d2": "locked",
        "throw:d4": "stranger-die",
        "throw:d40": "no-die",
        "assign:basic.sprint:d0+d3": "no-group",
        "assign:anvil.neck-lock:d0+d1": "not-learned",
        "assign:basic.sprint:d0+d1:free:d3": "free-locked",
        "assign:basic.sprint:d0+d1:free:d2": "one-locked",
        "place:d0": "no-wound-die",
        "refill:1": "hand",
        "pass": "no-turns",
    }
    assert {option: table.refusal(option) for option in reasons} == reasons
    first = stage("roll", hand="unrolled unrolled", throws=0)
    assert first.refusal("throw:d0") == "whole-hand"
    assert first.refusal("refill:1") == "throw-first"


def test_flashback_and_combat() -> None:
    table = stage("flashback", flash=["train", "buy", "heal"])
    assert table.refusal("1:collect") == "face"
    assert table.refusal("learn:anvil.neck-lock") == "xp"
    assert table.refusal("3:heal:clean") == "no-wound"
    fight = stage(groups=[("basic.strike", "knife knife knife")], room="r1")
    assert fight.refusal("basic.sprint:dice") == "no-uses"
    assert fight.refusal("anvil.hip-flask:item") == "no-squares"
    fight.choose("basic.strike:dice")
    assert fight.refusal("p0-r2-gunman-1") == "not-in-reach"
    assert fight.refusal("p0-boss") == "guarded"
    assert fight.refusal("p0-r2") == "not-in-reach"


def test_of_equal_flashback_dice_the_first_comes_first() -> None:
    table = stage("flashback", flash=["train", "train", "buy"])
    assert table.refusal("2:train") == "alike-die"
    assert "2:train" in table.choose("1:train").offered(), "once the first is used"


def test_a_skill_is_learned_once() -> None:
    known = stage("flashback", flash=["train", "buy", "heal"], owned=["anvil.neck-lock"])
    assert known.refusal("learn:anvil.neck-lock") == "learned"


def test_a_boss_is_out_of_reach_once_nobody_guards_it() -> None:
    brutes = ["r7-brute-1", "r7-brute-2"]
    strike: dict[str, Any] = {"groups": [("basic.strike", "knife knife knife")], "room": "r1"}
    guarded = stage(dead=brutes[:1], **strike).choose("basic.strike:dice")
    assert guarded.refusal("p0-boss") == "guarded"
    alone = stage(dead=brutes, **strike).choose("basic.strike:dice")
    assert alone.refusal("p0-boss") == "not-in-reach"
