"""Two or three rules at once, where each of them alone is shown elsewhere."""

from __future__ import annotations

from typing import Any

from bossrush.games.vengeance.rules.final_score import exit_rooms
from bossrush.testing.rules import rule
from tests.games.vengeance.table import stage

SPRINT = ("basic.sprint", "run run")
STRIKE = ("basic.strike", "knife knife knife")
CHARGE = ("basic.charge", "run knife knife run")
CAGE = ["r7-brute-1", "r7-brute-2"]
QUIET = ["r9-blocker-1", "r3-gunman-1"]


@rule("vengeance.combat.item_modifiers", "vengeance.action.boss_dies", "vengeance.enemy.boss")
def test_thorns_wound_once_however_many_hits_a_modifier_adds() -> None:
    table = stage(
        boss="boss.benny",
        room="r7",
        dead=CAGE,
        groups=[("anvil.haymaker", "knife knife knife")],
        owned=["anvil.haymaker"],
        uses={"anvil.brass-ring": 1},
    )
    table.choose("anvil.haymaker:dice")
    assert (table.p().damage, table.p().wounds) == (1, 2)  # its own Wound, and the thorns
    table.choose("anvil.brass-ring:item")
    assert (table.p().damage, table.p().wounds) == (3, 2)


@rule("vengeance.combat.unresolvable_ends_tile", "vengeance.enemy.boss", "vengeance.action.move")
def test_a_tile_that_leads_to_the_doorman_ends_there_and_is_spent() -> None:
    table = stage(
        boss="boss.doorman",
        room="r6",
        dead=["r6-gunman-1"],
        owned=["anvil.barge-in"],
        groups=[("anvil.barge-in", "run knife"), STRIKE],
    )
    table.choose("anvil.barge-in:dice", "p0-r7")
    assert (table.room(), table.asked, table.groups()) == ("r7", "combat", ["basic.strike"])
    table.choose("basic.strike:dice", "p0-r7-brute-1")
    assert table.dead() == ["r6-gunman-1", "r7-brute-1"]


@rule("vengeance.objective.clear_in_one_round", "vengeance.action.hit_evaded")
def test_a_room_cleared_by_evading_one_and_killing_another_pays_and_pays_once() -> None:
    table = stage(room="r2", evaded=["r2-gunman-1"], groups=[STRIKE])
    table.choose("basic.strike:dice", "p0-r2-gunman-2")
    assert table.aims() == ["o1"]
    then = stage(room="r2", dead=["r2-gunman-1"], groups=[STRIKE])
    then.choose("basic.strike:dice")
    assert then.dead() == ["r2-gunman-1", "r2-gunman-2"]
    assert then.aims() == []  # the first fell in an earlier round


@rule(
    "vengeance.action.hit_tough",
    "vengeance.action.shoot_like_hit",
    "vengeance.combat.tough_recovers",
)
def test_a_tough_falls_to_a_shot_and_a_hit_of_one_combat_alone() -> None:
    fire = ("basic.fire", "gun gun knife")
    table = stage(room="r1", groups=[fire, SPRINT, STRIKE], dead=["r1-blocker-1"])
    table.choose("basic.fire:dice", "p0-r4-tough-1")
    assert table.dots() == ["r4-tough-1"]
    table.choose("basic.sprint:dice", "p0-r4", "basic.strike:dice", "p0-r4-tough-1")
    assert "r4-tough-1" in table.dead()
    alone = stage(room="r1", groups=[fire, SPRINT], dead=["r1-blocker-1"])
    alone.choose("basic.fire:dice", "p0-r4-tough-1", "go-on")
    assert alone.dots() == []


@rule(
    "vengeance.resolution.loot_gives_collect",
    "vengeance.resolution.ko",
    "vengeance.resolution.order",
)
def test_loot_that_widens_the_life_bar_averts_the_knock_out_of_the_same_round() -> None:
    """Two wounds on three slots, a Henchman beside the hero, and the Pump Room's loot in step 2."""
    for loot, ko in (("heal:extra", 0), ("collect", 1)):
        table = stage(room="r8", visited=["r9"], dead=QUIET, wounds=2)
        table.choose("go-on")
        table.choose(loot)
        assert (table.p().ko, table.s.round) == (ko, 2)


@rule("vengeance.resolution.ko_no_four_dice_skill", "vengeance.flashback.anticipate_two_slots")
def test_after_a_knock_out_charge_is_used_by_both_marks() -> None:
    table = stage(ko=1, marks={"basic.charge": 2}, room="r0")
    table.choose("basic.charge:mind")
    assert table.asked in ("step", "combat")
    assert table.p().marks[3] == 0
    hand = stage("roll", ko=1, hand="run knife run")
    assert not [option for option in hand.offered() if "basic.charge" in option]


@rule("vengeance.action.evade_expires", "vengeance.amb.exit_evaded", "vengeance.score.exit_penalty")
def test_whom_one_evaded_stands_in_the_way_out_again() -> None:
    table = stage(room="r4", evaded=["r4-henchman-1", "r4-tough-1"])
    assert exit_rooms(table.p()) == 2  # r4 itself and r1
    gone = stage(room="r4", dead=["r4-henchman-1", "r4-tough-1"])
    assert exit_rooms(gone.p()) == 1


@rule(
    "vengeance.combat.start_effects_first",
    "vengeance.action.evade_inactive",
    "vengeance.action.move_blocked",
)
def test_a_blocker_evaded_at_the_start_lets_the_move_of_the_same_combat_pass() -> None:
    table = stage(
        "start",
        hero="hero.odile",
        start="combat_start",
        room="r1",
        uses={"odile.flash-powder": 1},
        groups=[SPRINT],
    )
    table.choose("odile.flash-powder:item", "p0-r1-blocker-1", "p0-r1-henchman-1")
    table.choose("basic.sprint:dice")
    assert "p0-r3" in table.offered()


@rule("vengeance.roll.wound_to_life", "vengeance.roll.wound_to_life_unlocks_all")
def test_a_die_freed_by_a_group_and_those_freed_by_the_life_bar_are_thrown_together() -> None:
    table = stage("roll", hand="wound wound run run")
    table.choose("assign:basic.sprint:d2+d3:free:d1")
    assert table.faces() == ["wound", "freed"]
    table.choose("place:d0")
    assert (table.faces(), table.offered(start="throw")) == (["freed"], ["throw:d1"])


@rule("vengeance.roll.assign_unlocks_one", "vengeance.roll.relock", "vengeance.roll.wound_to_life")
def test_a_freed_die_that_turns_to_a_wound_again_waits_for_the_next_freeing() -> None:
    table = stage("roll", hand="wound wound run run", dice=["wound", "gun"])
    table.choose("assign:basic.sprint:d2+d3:free:d1", "throw:d1")
    assert (table.faces(), table.offered(start="throw")) == (["wound", "wound"], [])
    table.choose("place:d0", "throw:d1")
    assert (table.faces(), table.p().wounds) == (["gun"], 0)  # checked when Combat begins


@rule("vengeance.roll.ko_cap", "vengeance.roll.refill", "vengeance.roll.refill_short")
def test_after_a_knock_out_a_group_makes_room_for_two_dice_and_a_poor_reserve_gives_one() -> None:
    table = stage("roll", ko=1, hand="wound run run")
    table.choose("assign:basic.sprint:d1+d2", "refill:2")
    assert table.faces() == ["freed", "unrolled", "unrolled"]
    assert table.offered(start="refill") == []
    poor = stage("roll", ko=1, hand="wound run run", reserve=1)
    poor.choose("assign:basic.sprint:d1+d2")
    assert poor.offered(start="refill") == ["refill:1"]
    assert poor.choose("refill:1").reserve == 0


@rule("vengeance.amb.evaded_brute", "vengeance.objective.hit_boss", "vengeance.action.shoot")
def test_a_boss_whose_brutes_are_evaded_is_shot_for_points_and_hit_for_the_objective() -> None:
    """The shot does not mark the objective of hitting it, and neither does a Hit from elsewhere."""
    fire = ("basic.fire", "gun gun knife")
    double = ("basic.strike", "knife knife double_knife")
    quiet = ["r6-gunman-1", "r3-gunman-1", "r9-blocker-1"]
    table = stage(room="r6", evaded=CAGE, dead=quiet, groups=[fire, SPRINT, double])
    table.choose("basic.fire:dice", "p0-boss")
    assert (table.p().damage, table.aims()) == (1, [])
    table.choose("basic.sprint:dice", "p0-r7")
    assert table.aims() == []
    table.choose("basic.strike:bonus", "p0-boss")
    assert (table.p().damage, table.aims()) == (2, ["o3"])
    table.choose("p0-boss", "go-on", "collect")  # the loot of the Crane
    assert (table.p().damage, table.p().wounds) == (3, 1)  # the Boss wounds, evaded Brutes do not


@rule("vengeance.action.boss_dies", "vengeance.combat.unresolvable_ends_tile")
def test_a_boss_killed_by_the_first_of_two_hits_ends_the_tile_and_wounds_nobody() -> None:
    double = ("basic.strike", "knife knife double_knife")
    table = stage(room="r7", dead=CAGE, damage=6, groups=[double, SPRINT])
    table.choose("basic.strike:bonus")
    assert (table.p().damage, table.asked, table.groups()) == (7, "combat", ["basic.sprint"])
    table.choose("go-on")
    assert table.p().wounds == 2  # the Gunmen of both rooms next door, and not the Boss


@rule("vengeance.objective.kill_count", "vengeance.objective.presence", "vengeance.action.move")
def test_the_third_gunman_killed_elsewhere_counts_once_the_hero_comes_to_the_office() -> None:
    dead = ["r2-gunman-1", "r2-gunman-2"]
    table = stage(room="r6", dead=dead, groups=[STRIKE, SPRINT])
    table.choose("basic.strike:dice")
    assert (table.dead()[-1], table.aims()) == ("r6-gunman-1", [])
    table.choose("basic.sprint:dice", "p0-r5")
    assert table.aims() == ["o2"]


@rule("vengeance.amb.clear_in_round_details", "vengeance.action.shoot_split")
def test_a_room_cleared_from_next_door_pays_whoever_enters_it_in_the_same_round() -> None:
    fire = ("basic.fire", "gun gun knife")
    for enters in (True, False):
        table = stage(room="r1", dead=["r1-blocker-1"], groups=[fire, fire, SPRINT])
        table.choose("basic.fire:dice", "p0-r2-gunman-1", "basic.fire:dice", "p0-r2-gunman-2")
        assert table.dead()[-2:] == ["r2-gunman-1", "r2-gunman-2"]
        if enters:
            table.choose("basic.sprint:dice", "p0-r2")
        assert table.aims() == (["o1"] if enters else [])
    later = stage(room="r1", dead=["r1-blocker-1", *table.dead()[-2:]], groups=[SPRINT])
    assert later.choose("basic.sprint:dice", "p0-r2").aims() == []  # cleared in another round


@rule(
    "vengeance.action.jump_intermediate_not_visited",
    "vengeance.objective.visit_adjacent",
    "vengeance.action.jump_ignores_blockers",
)
def test_rooms_that_one_jumps_through_do_not_count_as_visited_for_the_objective() -> None:
    kit: dict[str, Any] = {"hero": "hero.odile", "owned": ["odile.vault"], "room": "r1"}
    kit["groups"] = [("odile.vault", "run run")]
    for seen in (["r4", "r9"], ["r3", "r4", "r9"]):
        table = stage(dead=["r1-blocker-1"], visited=seen, **kit)
        table.choose("odile.vault:dice", "p0-r3-r8")
        assert (table.room(), table.aims()) == ("r8", ["o4"] if "r3" in seen else [])
        assert ("r3" in table.visited()) == ("r3" in seen)


@rule("vengeance.action.evade", "vengeance.resolution.wipe_evasion", "vengeance.action.kill")
def test_a_minion_evaded_and_then_killed_stays_dead_and_the_other_returns() -> None:
    table = stage(
        room="r4",
        owned=["anvil.neck-lock"],
        marks={"anvil.neck-lock": 2},
        evaded=["r4-tough-1", "r4-henchman-1"],
    )
    table.choose("anvil.neck-lock:mind", "p0-r4-tough-1")
    while table.asked == "step":
        table.choose(table.offered()[0])
    table.choose("go-on")
    while table.s.round == 1:
        table.choose(table.offered()[-1])
    assert (table.dead(), table.evaded()) == (["r4-tough-1"], [])


@rule("vengeance.amb.cannot_perform", "vengeance.flashback.substitute")
def test_what_a_die_can_do_is_judged_when_it_is_used_and_not_before() -> None:
    """The first Recover takes the last wound away; the second die is free to be anything else."""
    table = stage("flashback", flash=["heal", "heal", "train"], wounds=1, extra=3)
    assert table.refused("2:train")
    table.choose("1:heal:clean")
    assert table.refused("2:collect")
    table.choose("2:train")
    assert (table.p().wounds, table.p().marked) == (0, 2)


@rule(
    "vengeance.flashback.collect",
    "vengeance.flashback.anticipate_two_slots",
    "vengeance.roll.anticipated_and_dice",
)
def test_charge_anticipated_by_a_die_and_a_collect_still_takes_a_group() -> None:
    faces = ["anticipate", "collect", "train"]
    table = stage("flashback", flash=faces, hand=UNROLLED, throws=0, loot=10, dice=CHARGED)
    table.choose("1:anticipate:basic.charge", "2:anticipate:basic.charge", "done")
    assert table.p().marks[3] == 2
    table.choose("throw:d0+d1+d2+d3", "assign:basic.charge:d0+d1+d2+d3", "done")
    assert {"basic.charge:dice", "basic.charge:mind"} <= set(table.offered())
    half = stage("flashback", flash=faces, hand=UNROLLED, throws=0, dice=CHARGED)
    half.choose("1:anticipate:basic.charge", "2:collect", "done")
    assert half.p().marks[3] == 0


CHARGED = ["run", "knife", "knife", "run"]
UNROLLED = "unrolled unrolled unrolled unrolled"


@rule("vengeance.amb.discard_anticipated", "vengeance.flashback.replace_skill")
def test_a_skill_given_up_takes_its_anticipation_along_and_comes_back_without() -> None:
    owned = ["vesper.double-tap", "vesper.running-fire", "vesper.covering-fire", "vesper.bayonet"]
    kit: dict[str, Any] = {"hero": "hero.vesper", "owned": owned, "marks": {"vesper.double-tap": 2}}
    table = stage("flashback", flash=["train"] * 3, marked=16, spent=9, **kit)
    table.choose("learn:vesper.sixth-sense:for:vesper.double-tap")
    assert "vesper.double-tap" not in table.owned()
    table.choose("learn:vesper.double-tap:for:vesper.sixth-sense")
    place = table.p().card.skill_ids.index("vesper.double-tap")
    assert (table.p().marks[place], table.p().xp()) == (0, 1)


@rule("vengeance.resolution.tiles", "vengeance.resolution.ko", "vengeance.resolution.wounds_excess")
def test_a_heal_of_resolution_averts_the_knock_out_that_more_wounds_than_slots_would_bring() -> (
    None
):
    """Four Gunmen and two free slots: two wounds are lost, and the Heal comes after them."""
    groups = [("odile.slip-away", "run run knife")]
    kit: dict[str, Any] = {"hero": "hero.odile", "owned": ["odile.slip-away"], "room": "r5"}
    table = stage(groups=groups, wounds=1, **kit).choose("go-on")
    assert table.p().wounds == 3
    table.choose("odile.slip-away:dice", "p0-r2", "p0-r1")
    assert (table.p().ko, table.p().wounds, table.s.round) == (0, 2, 2)
    given_up = stage(groups=groups, wounds=1, **kit).choose("go-on", "go-on")
    assert (given_up.p().ko, given_up.p().wounds) == (1, 0)
