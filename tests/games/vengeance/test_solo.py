"""The solo challenge: its three dials, its timer, its target."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from bossrush.games.vengeance import GAME
from bossrush.games.vengeance.cards.terms import LEVELS
from bossrush.testing.rules import rule
from tests.games.vengeance.table import TABLES, Table, deal, stage

SPRINT = ("basic.sprint", "run run")


def ended(seats: int = 1, others: list[dict[str, Any]] | None = None, **fields: Any) -> Table:
    """Round 4, everybody about to end Combat; then they do."""
    given = [{"groups": [SPRINT], **other} for other in others or []]
    table = stage(
        seats=seats,
        in_round=4,
        groups=[SPRINT],
        others=given,
        **fields,
    )
    for seat in range(seats):
        if seat in table.play.pending and table.asked_of(seat) == "combat":
            table.choose("go-on", seat=seat)
    return table


@rule("vengeance.solo.difficulty", "vengeance.solo.mix")
def test_the_three_dials_mix() -> None:
    for dice, time, score in product(LEVELS, LEVELS, LEVELS):
        s = Table(GAME.new(seats=1, seed=1, dice=dice, time=time, score=score)).s
        assert (LEVELS[s.dice_level], LEVELS[s.time_level], LEVELS[s.score_level]) == (
            dice,
            time,
            score,
        )


@rule("vengeance.solo.reserve")
@pytest.mark.parametrize(("level", "dice"), [("easy", 20), ("medium", 16), ("hard", 12)])
def test_the_solo_reserve(level: str, dice: int) -> None:
    table = deal(1, ["board1", "boss.doc", "train", "train", "buy"], dice=level)
    assert table.reserve == dice
    table.choose("hero.anvil", "a")
    assert len(table.p().hand) == 4
    assert table.reserve == dice - 4


CLOCK: dict[str, Any] = {"mode": "realtime", "cooldown": 0}


@rule("vengeance.solo.timer", "vengeance.digital.roll_open")
@pytest.mark.parametrize(("level", "seconds"), [("easy", 45), ("medium", 30), ("hard", 25)])
def test_the_timer_starts_with_the_first_throw(level: str, seconds: int) -> None:
    table = stage(
        "roll",
        hand="unrolled unrolled unrolled unrolled",
        throws=0,
        dice=["run", "run", "knife", "gun", "run"],
        options={**CLOCK, "time": level},
    )
    assert table.play.timers == []
    table.choose("throw:d0+d1+d2+d3")
    assert [(timer.id, timer.milliseconds) for timer in table.play.timers] == [
        ("solo", seconds * 1000 + 150)
    ]
    table.choose("throw:d0")
    assert table.play.timers[0].serial == 0


@rule("vengeance.solo.timer_expiry", "vengeance.digital.clock_entries")
def test_when_time_is_up_only_refills_stop() -> None:
    table = stage(
        "roll",
        hand="unrolled unrolled unrolled unrolled",
        throws=0,
        dice=["run", "run", "wound", "gun", "knife"],
        options=CLOCK,
    )
    table.choose("throw:d0+d1+d2+d3", "assign:basic.sprint:d0+d1", "refill:1")
    number = table.decision().number
    table.play.expire("solo")
    assert table.decision().number == number  # nobody is interrupted
    assert table.refused("refill:1")
    assert "place:d2" in table.offered()
    table.choose("throw:d3")
    assert table.faces() == ["freed", "knife", "unrolled"]


@rule("vengeance.solo.target")
@pytest.mark.parametrize(("level", "target"), [("easy", 18), ("medium", 23), ("hard", 28)])
def test_the_target_of_the_challenge(level: str, target: int) -> None:
    assert TABLES.solo_target[LEVELS.index(level)] == target
    # 9 for seven damage and 5 for the dead Boss; training gives 4, objectives the rest
    aims = {18: [], 23: ["o1", "o2"], 28: ["o1", "o2", "o3", "o4"]}[target]
    base: dict[str, Any] = {"damage": 7, "options": {"score": level}}
    extra: dict[str, Any] = {"marked": 10, "aims": aims}
    reached = ended(**base, **extra)
    assert reached.play.outcome is not None
    score = reached.play.outcome.scores[0]
    assert score == {18: 18, 23: 23, 28: 28}[target]
    assert reached.play.outcome.won is True
    short = ended(**{**base, **extra, "damage": 6})
    assert short.play.outcome is not None
    assert short.play.outcome.won is False
    dead = ended(**base, **extra, ko=1, wounds=3)
    assert dead.play.outcome is not None
    assert dead.play.outcome.won is False


@rule("vengeance.example.solo_mix")
def test_the_rulebooks_mix() -> None:
    s = Table(GAME.new(seats=1, seed=1, dice="easy", time="medium", score="hard")).s
    assert s.reserve(0) == 20
    assert s.tables.solo_seconds[s.time_level] == 30
    assert s.tables.solo_target[s.score_level] == 28
