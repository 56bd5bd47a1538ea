"""The final score, who wins, and the solo challenge."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from bossrush.catalogues import catalogue_for
from bossrush.engine.message import Message
from bossrush.games.vengeance import GAME
from bossrush.games.vengeance.rules.final_score import (
    BOSS_DAMAGE,
    BOSS_DEAD,
    EXIT,
    LINES,
    LOOT,
    OBJECTIVES,
    TRAINING,
    exit_rooms,
    exit_route,
    lines,
    places,
    total,
    winners,
)
from bossrush.games.vengeance.table.terms import LEVELS
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
        if seat in table.play.pending and table.asked(seat) == "combat":
            table.choose("go-on", seat=seat)
    return table


@rule("vengeance.score.goal", "vengeance.score.winner")
def test_the_highest_total_wins_and_the_sheet_explains_it() -> None:
    table = ended(3, [{"loot": 3}, {"loot": 8, "aims": ["o1"]}], loot=5)
    outcome = table.play.outcome
    assert outcome is not None
    assert outcome.places == (2, 3, 1)
    assert outcome.scores == (6, 3, 12)
    assert LINES == ("loot", "training", "boss-damage", "boss-dead", "objectives", "exit")
    assert [points for _line, points in outcome.breakdown[2]] == [10, 0, 0, 0, 2, 0]
    assert outcome.reason.key == "vengeance-over-won"


@rule("vengeance.score.when")
def test_the_loot_of_the_last_resolution_counts() -> None:
    table = ended(room="r8", dead=["r8-henchman-1", "r4-henchman-1", "r4-tough-1", "r1-henchman-1"])
    assert table.asked() == "loot"
    table.choose("collect", "collect")
    assert table.play.outcome is not None
    assert lines(table.p())[LOOT] == 2


@rule("vengeance.score.loot", "vengeance.score.training")
def test_tracks_score_the_first_open_slot() -> None:
    assert TABLES.loot.shown == [0, 1, 2, 3, 4, 6, 7, 8, 10, 11]
    assert [lines(stage(loot=filled).p())[LOOT] for filled in (0, 2, 5, 10)] == [0, 2, 6, 12]
    scores = [lines(stage(marked=marked).p())[TRAINING] for marked in (0, 3, 4, 6, 16)]
    assert scores == [0, 0, 1, 2, 7]
    assert lines(stage(marked=6, spent=6).p())[TRAINING] == 2


@rule("vengeance.score.boss_damage", "vengeance.score.boss_dead")
def test_boss_damage_and_the_bonus_for_his_death() -> None:
    three = lines(stage(damage=3).p())
    assert three[BOSS_DAMAGE] == 3
    assert three[BOSS_DEAD] == 0
    assert lines(stage().p())[BOSS_DAMAGE] == 0
    dead = lines(stage(boss="boss.benny", damage=4).p())
    assert dead[BOSS_DAMAGE] + dead[BOSS_DEAD] == 4 + 5


@rule("vengeance.score.objectives")
def test_marked_objectives_add_up() -> None:
    assert lines(stage(aims=["o1", "o2"]).p())[OBJECTIVES] == 5


@rule("vengeance.score.exit_penalty", "vengeance.score.exit_route_free")
def test_the_best_way_out_counts_rooms_with_enemies() -> None:
    table = stage(room="r8")
    assert exit_rooms(table.p()) == 3  # r8, r4 or r3, r1
    assert lines(table.p())[EXIT] == -3
    freed = stage(room="r8", dead=["r4-henchman-1", "r4-tough-1"])
    assert exit_rooms(freed.p()) == 2
    assert [freed.p().ground.room_ids[room] for room in exit_route(freed.p())] == [
        "r8",
        "r4",
        "r1",
        "r0",
    ]
    crowd = stage(room="r3", dead=["r1-henchman-1", "r1-blocker-1"])
    assert exit_rooms(crowd.p()) == 1  # three enemies in one room count once
    assert exit_rooms(stage(room="r0").p()) == 0
    below = stage(room="r9")
    assert total(below.p()) < 0  # the total has no floor
    around = stage(
        room="r5",
        dead=[
            "r5-tough-1",
            "r5-brute-1",
            "r2-gunman-1",
            "r2-gunman-2",
            "r1-henchman-1",
            "r1-blocker-1",
        ],
    )
    assert exit_rooms(around.p()) == 0


@rule("vengeance.score.tie_life")
def test_a_tie_is_broken_by_life() -> None:
    table = ended(2, [{"loot": 3, "wounds": 1}], loot=3)
    assert places(table.s) == [1, 2]
    assert winners(table.s) == [0]


@rule("vengeance.score.tie_shared")
def test_what_is_still_tied_is_shared() -> None:
    table = ended(2, [{"loot": 3, "dead": ["r1-gunman-1"]}], loot=3)
    assert winners(table.s) == [0, 1]
    assert table.play.outcome is not None
    assert table.play.outcome.reason.key == "vengeance-over-shared"


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


def test_the_score_sheet_explains_itself() -> None:
    """Every line says what it counts, and by name which rooms paid and which cost."""
    table = ended(damage=2, loot=3, marked=10, aims=["o1"], room="r2", dead=[])
    assert table.play.outcome is not None
    words = catalogue_for(GAME, None)
    told = [(words.say(line, "en"), points) for line, points in table.play.outcome.breakdown[0]]
    p = table.p()
    rooms = [words.say(Message(p.ground.room_names[room]), "en") for room in exit_route(p)]
    assert told[0] == ("Loot: 3 of 10 slots", 3)
    assert told[1] == ("Training: 10 of 16 slots", 4)
    assert told[2][0].endswith("2 of 7")
    assert told[3] == ("The Boss lives", 0)
    assert told[4][0].startswith("Objectives: ")
    assert told[5][0] == "Enemies on the way out: " + " and ".join(rooms[:-1])
    assert told[5][1] == -2
    assert sum(points for _, points in told) == table.play.outcome.scores[0]
