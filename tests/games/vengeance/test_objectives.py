"""Objectives: each condition, and when it is marked."""

from __future__ import annotations

from typing import Any

from bossrush.games.vengeance.rules.objectives import fulfilled
from bossrush.testing.rules import rule
from tests.games.vengeance.table import Table, stage

SPRINT = ("basic.sprint", "run run")
STRIKE = ("basic.strike", "knife knife knife")
QUIET = ["r1-henchman-1", "r2-gunman-1", "r2-gunman-2", "r3-gunman-1", "r6-gunman-1"]
"""Those who would wound around the Loading Dock."""


def over(table: Table) -> Table:
    """End Combat without using anything more."""
    return table.choose("go-on")


@rule("vengeance.objective.presence", "vengeance.objective.once")
def test_an_objective_is_marked_in_its_room_and_once() -> None:
    gunmen = ["r2-gunman-1", "r2-gunman-2", "r3-gunman-1"]
    table = stage(groups=[SPRINT, SPRINT, SPRINT], room="r2", dead=gunmen)
    assert fulfilled(table.p(), table.p().ground.objectives[1])
    assert table.aims() == []
    table.choose("basic.sprint:dice", "p0-r5")
    assert table.aims() == ["o2"]
    table.choose("basic.sprint:dice", "p0-r2", "basic.sprint:dice", "p0-r5")
    assert table.aims() == ["o2"]
    assert len([e for e in table.told("use") if "o2" in str(e.pieces)]) == 1


@rule("vengeance.objective.points_at_end", "vengeance.resolution.ko_reset")
def test_a_marked_objective_is_never_lost() -> None:
    table = stage(
        "flashback",
        flash=["heal", "train", "train"],
        board="board2",
        lair="lair.cellars",
        room="r6",
        extra=2,
        boss="boss.doc",
    )
    table.choose("1:heal:extra")
    assert table.aims() == ["o2"]
    knocked = stage(
        board="board2",
        lair="lair.cellars",
        room="r6",
        extra=2,
        wounds=5,
        aims=["o2"],
        groups=[SPRINT],
    )
    over(knocked)
    assert knocked.p().extra == 0
    assert knocked.p().ko == 1
    assert knocked.aims() == ["o2"]


@rule("vengeance.objective.kill_count")
def test_kills_count_over_the_lair_and_all_rounds() -> None:
    table = stage(
        groups=[("basic.fire", "gun gun knife"), SPRINT],
        room="r5",
        in_round=2,
        dead=["r2-gunman-1", "r2-gunman-2"],
    )
    table.choose("basic.fire:dice", "p0-r6-gunman-1")
    assert table.aims() == ["o2"]


@rule("vengeance.objective.clear_in_one_round")
def test_a_room_must_be_cleared_within_one_round() -> None:
    table = stage(
        groups=[STRIKE, SPRINT],
        room="r2",
        evaded=["r2-gunman-1"],
        fresh=[],
        uses={"anvil.crowbar": 1},
    )
    table.choose("basic.strike:dice", "p0-r2-gunman-2")
    assert table.aims() == ["o1"]
    late = stage(groups=[STRIKE, SPRINT], room="r2", dead=["r2-gunman-1"], in_round=2)
    late.choose("basic.strike:dice")
    assert late.aims() == []
    both = stage(groups=[STRIKE, SPRINT], room="r2", dead=["r2-gunman-1"], fresh=["r2-gunman-1"])
    both.choose("basic.strike:dice")
    assert both.aims() == ["o1"]


@rule("vengeance.objective.life_six")
def test_a_life_bar_of_six() -> None:
    kit: dict[str, Any] = {
        "board": "board2",
        "lair": "lair.cellars",
        "room": "r6",
        "boss": "boss.doc",
    }
    table = stage("flashback", flash=["heal", "train", "train"], extra=2, wounds=2, **kit)
    assert table.aims() == []
    table.choose("1:heal:extra")
    assert table.p().slots() == 6
    assert table.aims() == ["o2"]


@rule("vengeance.objective.visit_adjacent")
def test_every_adjacent_room_is_visited() -> None:
    kit: dict[str, Any] = {
        "groups": [SPRINT, SPRINT, SPRINT],
        "dead": ["r9-blocker-1", "r3-blocker-1"],
    }
    table = stage(room="r8", visited=["r3", "r4"], **kit)
    table.choose("basic.sprint:dice", "p0-r9")
    assert table.aims() == []
    table.choose("basic.sprint:dice", "p0-r8")
    assert table.aims() == ["o4"]


@rule("vengeance.objective.hit_boss")
def test_the_boss_is_hit_and_not_shot() -> None:
    fallen = ["r7-brute-1", "r7-brute-2"]
    shot = stage(room="r7", dead=fallen, damage=1, groups=[STRIKE, SPRINT])
    assert shot.aims() == []
    shot.choose("basic.strike:dice")
    assert shot.aims() == ["o3"]


@rule("vengeance.objective.visit_count")
def test_so_many_rooms_visited() -> None:
    kit: dict[str, Any] = {"board": "board4", "lair": "lair.line-13", "groups": [SPRINT, SPRINT]}
    table = stage(room="r1", visited=["r2", "r4", "r5"], **kit)  # and the printed X of r0
    aim = table.p().ground.objectives[0]
    assert aim.n == 6
    assert not fulfilled(table.p(), aim)
    table.choose("basic.sprint:dice", "p0-r3")
    assert table.p().visited.bit_count() == 6
    assert table.aims() == ["o1"]


@rule("vengeance.objective.kill_type_adjacent")
def test_a_type_next_door_is_dead_and_not_only_evaded() -> None:
    kit: dict[str, Any] = {
        "board": "board2",
        "lair": "lair.hotel",
        "room": "r5",
        "hero": "hero.anvil",
    }
    table = stage(dead=["r2-blocker-1"], evaded=["r4-blocker-1"], **kit)
    aim = table.p().ground.objectives[1]
    assert not fulfilled(table.p(), aim)
    table.p().dead |= table.p().evaded
    assert fulfilled(table.p(), aim)
