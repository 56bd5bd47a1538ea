"""The six steps of Resolution."""

from __future__ import annotations

from typing import Any

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
    assert loot.asked == "loot"
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
    assert table.asked == "loot"
    table.choose("train")
    assert table.p().marked == 2
    assert table.s.round == 2
    again = over(stage(room="r8", dead=["r8-henchman-1"], looted=["r8"], groups=[SPRINT]))
    assert again.s.round == 2
    assert again.p().loot == 0


@rule("vengeance.resolution.loot_evaded", "vengeance.action.evade_loot")
def test_the_evaded_let_a_room_be_looted() -> None:
    table = over(stage(room="r8", evaded=["r8-henchman-1"], groups=[SPRINT]))
    assert table.asked == "loot"
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
    assert min(nobody.play.outcome.places) == 2  # nobody is first, so no simulation counts a win


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


@rule("vengeance.resolution.wounds")
def test_end_combat_says_what_it_brings() -> None:
    """Before it is chosen: the wounds due, whether they knock out, what there is to loot."""

    def told(**position: Any) -> tuple[str, dict[str, Any]]:
        table = stage(groups=[SPRINT], **position)
        (go_on,) = [option for option in table.decision().options if option.id == "go-on"]
        assert go_on.detail is not None
        return go_on.detail.key, dict(go_on.detail.args)

    assert told() == ("vengeance-brings", {"wounds": 0, "loot": 0})
    office = {"board": "board3", "lair": "lair.after-hours", "room": "r6"}
    assert told(**office) == ("vengeance-brings-ko", {"wounds": 4, "loot": 0})
    assert told(**office, ko=1) == ("vengeance-brings-dead", {"wounds": 4, "loot": 0})
    cleared = {"room": "r8", "dead": [*QUIET, "r8-henchman-1"]}
    key, brings = told(**cleared)
    assert (key, brings["loot"]) == ("vengeance-brings", 2)


def test_what_surely_kills_says_so() -> None:
    """Two wounds are due at r2; with loot or a tile to heal with, nothing is sure yet."""

    def ends(**fields: Any) -> str:
        table = stage(groups=[SPRINT], room="r2", ko=1, wounds=2, **fields)
        option = next(one for one in table.decision().options if one.id == "go-on")
        return option.ends.key.removeprefix("vengeance-ends-") if option.ends is not None else ""

    assert ends() == "challenge"
    assert ends(seats=2) == "hero"
    assert stage(groups=[SPRINT], room="r2", wounds=2).decision().options[-1].ends is None
    cleared = ["r1-henchman-1", "r1-blocker-1"]
    assert ends(dead=cleared, visited=["r1"]) == ""  # a loot symbol may be a Recover


@rule("vengeance.resolution.wounds")
def test_sixth_sense_ignores_one_gunman_and_nobody_where_there_is_none() -> None:
    sharp: dict[str, Any] = {"hero": "hero.vesper", "owned": ["vesper.sixth-sense"]}
    both: dict[str, Any] = {"board": "board3", "lair": "lair.after-hours", "room": "r6"}
    there = stage(**both).p().ground.minion_ids
    gunmen = [name for name in there if "gunman" in name]
    henchmen = [name for name in there if "henchman" in name]
    assert wounds_due(stage(**both).p()) == 4
    assert wounds_due(stage(**both, **sharp).p()) == 3
    assert wounds_due(stage(**both, **sharp, dead=gunmen).p()) == 1, "the Henchman still wounds"
    assert wounds_due(stage(**both, **sharp, dead=henchmen).p()) == 2
    assert wounds_due(stage(**both, **sharp, dead=gunmen + henchmen).p()) == 0
