"""Objectives and the six steps of Resolution."""

from __future__ import annotations

from typing import Any

from bossrush.games.vengeance.rules.objectives import fulfilled
from bossrush.games.vengeance.rules.resolution import lootable, wounds_due
from bossrush.testing.rules import rule
from tests.games.vengeance.table import Table, play_out, stage

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


@rule("vengeance.resolution.order")
def test_six_steps_in_order() -> None:
    table = over(stage(groups=[SPRINT]))
    assert [event.data["step"] for event in table.told("step")] == [1, 2, 3, 4, 5, 6]


@rule("vengeance.resolution.wipe_anticipation")
def test_anticipation_is_wiped_and_what_loot_gives_is_kept() -> None:
    table = over(stage(marks={"basic.sprint": 1}, groups=[SPRINT]))
    assert table.p().marks == [0] * 12
    loot = stage(groups=[SPRINT], room="r8", dead=["r8-henchman-1"])
    over(loot)
    assert loot.asked() == "loot"
    loot.choose("anticipate:basic.sprint", "anticipate:basic.charge")
    assert loot.s.round == 2
    assert loot.p().anticipated(0)
    assert loot.p().marks[3] == 0


@rule("vengeance.resolution.unused_groups_return")
def test_when_a_round_ends_no_die_is_left_on_a_skill() -> None:
    table = over(stage(groups=[SPRINT, STRIKE]))
    assert table.groups() == []
    assert table.reserve + len(table.p().hand) == 20


@rule("vengeance.resolution.loot_condition", "vengeance.resolution.loot_remote")
def test_loot_wants_a_room_visited_and_cleared() -> None:
    table = stage(
        room="r8", visited=["r4", "r9"], dead=["r9-blocker-1", "r6-gunman-1"], groups=[SPRINT]
    )
    p = table.p()
    assert [lootable(p, room) for room in (4, 6, 9)] == [False, False, True]
    over(table)
    assert p.looted == 1 << 9
    assert table.p().collects == 1
    assert table.room() == "r8"


@rule("vengeance.resolution.loot_gives_collect", "vengeance.resolution.loot_once")
def test_each_symbol_is_a_collect_once() -> None:
    table = over(stage(room="r8", dead=["r8-henchman-1"], groups=[SPRINT], hero="hero.vesper"))
    assert table.p().collects == 2
    table.choose("collect")
    assert table.p().loot == 1
    assert table.asked() == "loot"
    table.choose("train")
    assert table.p().marked == 2
    assert table.s.round == 2
    again = over(stage(room="r8", dead=["r8-henchman-1"], looted=["r8"], groups=[SPRINT]))
    assert again.s.round == 2
    assert again.p().loot == 0


@rule("vengeance.resolution.loot_evaded", "vengeance.action.evade_loot")
def test_the_evaded_let_a_room_be_looted() -> None:
    table = over(stage(room="r8", evaded=["r8-henchman-1"], groups=[SPRINT]))
    assert table.asked() == "loot"
    plain = over(stage(room="r8", groups=[SPRINT]))
    assert plain.s.round == 2
    assert plain.p().looted == 0


@rule("vengeance.resolution.wounds")
def test_wounds_of_boss_henchmen_and_gunmen() -> None:
    table = stage(board="board3", lair="lair.after-hours", room="r6")
    assert wounds_due(table.p()) == 4  # a Henchman and a Gunman here, Gunmen in r3 and r5
    cage = stage(room="r7")
    assert wounds_due(cage.p()) == 3  # the Boss, and Gunmen in r3 and r6
    over(stage(room="r7", groups=[SPRINT]))
    hurt = over(stage(room="r8", groups=[SPRINT], dead=["r3-gunman-1"]))
    assert hurt.p().wounds == 1


@rule(
    "vengeance.resolution.wounds_excess", "vengeance.resolution.ko", "vengeance.resolution.ko_slot"
)
def test_excess_wounds_are_ignored_and_a_full_bar_is_a_ko() -> None:
    table = over(
        stage(board="board3", lair="lair.after-hours", room="r6", wounds=1, groups=[SPRINT])
    )
    assert table.p().ko == 1
    assert table.p().wounds == 0
    assert table.p().slots() == 3
    spared = over(stage(room="r8", extra=1, wounds=2, groups=[SPRINT], dead=["r3-gunman-1"]))
    assert spared.p().ko == 0
    assert spared.p().wounds == 3
    knocked = over(stage(room="r8", extra=1, wounds=3, groups=[SPRINT], dead=["r3-gunman-1"]))
    assert knocked.p().ko == 1
    assert knocked.p().wounds == 0
    assert knocked.p().extra == 0


@rule("vengeance.resolution.tiles")
def test_resolution_tiles_can_avert_a_ko() -> None:
    table = over(stage(wounds=3, uses={"anvil.hip-flask": 1}, groups=[SPRINT]))
    assert table.phase() == "tiles"
    table.choose("anvil.hip-flask:item")
    assert table.p().ko == 0
    assert table.p().wounds == 1
    assert table.p().checked[3] == 1
    unfed = over(stage(hero="hero.odile", owned=["odile.slip-away"], groups=[SPRINT], wounds=1))
    assert unfed.s.round == 2


@rule("vengeance.resolution.ko_only_here")
def test_a_full_bar_hurts_only_in_step_five() -> None:
    kit: dict[str, Any] = {"hero": "hero.marlow", "owned": ["marlow.quiet-work"]}
    table = stage(
        room="r4",
        wounds=3,
        groups=[("marlow.quiet-work", "run double_knife gun"), SPRINT],
        dead=["r8-henchman-1"],
        **kit,
    )
    table.choose("marlow.quiet-work:dice", "p0-r4-henchman-1", "p0-r4-tough-1")
    assert table.p().wounds == 2
    over(table)
    assert table.p().ko == 0


@rule("vengeance.resolution.second_ko", "vengeance.resolution.dead_sits_out")
def test_the_second_ko_is_death_and_the_dead_sit_out() -> None:
    table = stage(
        seats=2, in_round=3, ko=1, wounds=3, groups=[SPRINT], others=[{"groups": [SPRINT]}]
    )
    over(table)
    table.choose("go-on", seat=1)
    assert table.p().out()
    assert table.s.round == 4
    assert table.p().hand == []
    assert 0 not in table.play.pending
    play_out(table)
    assert table.play.outcome is not None
    assert table.play.outcome.places == (2, 1)
    nobody = stage(
        seats=2,
        in_round=2,
        ko=1,
        wounds=3,
        groups=[SPRINT],
        others=[{"ko": 1, "wounds": 3, "groups": [SPRINT]}],
    )
    over(nobody).choose("go-on", seat=1)
    assert nobody.s.round == 2
    assert nobody.play.outcome is not None
    assert nobody.play.outcome.reason.key == "vengeance-over-nobody"


@rule("vengeance.resolution.wipe_evasion", "vengeance.action.evade_expires")
def test_the_evaded_return_and_the_dead_do_not() -> None:
    table = over(
        stage(
            evaded=["r8-henchman-1", "r1-blocker-1"],
            dead=["r1-blocker-1"],
            fresh=["r1-blocker-1"],
            groups=[SPRINT],
        )
    )
    assert table.s.round == 2
    assert table.evaded() == []
    assert table.dead() == ["r1-blocker-1"]


@rule("vengeance.resolution.position_kept")
def test_everything_else_persists() -> None:
    table = over(
        stage(
            room="r4",
            visited=["r1"],
            dead=[*QUIET, "r4-henchman-1"],
            damage=2,
            wounds=1,
            marked=5,
            spent=3,
            owned=["anvil.neck-lock"],
            uses={"anvil.crowbar": 1},
            loot=2,
            aims=["o1"],
            groups=[SPRINT],
        )
    )
    p = table.p()
    assert table.s.round == 2
    assert table.room() == "r4"
    assert table.visited() == ["r0", "r1", "r4"]
    assert len(table.dead()) == 6
    assert p.damage == 2
    assert p.wounds == 1
    assert p.loot == 2
    assert (p.marked, p.spent, table.owned()) == (5, 3, ["anvil.neck-lock"])
    assert p.uses == [0, 1, 0, 0]
    assert table.aims() == ["o1"]
    assert table.reserve + len(p.hand) == 20
