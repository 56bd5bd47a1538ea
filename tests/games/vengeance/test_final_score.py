"""The final score, and who wins."""

from __future__ import annotations

from typing import Any

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
from bossrush.testing.rules import rule
from tests.games.vengeance.table import TABLES, Table, stage

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
    assert table.asked == "loot"
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
