"""Two or three rules at once, where each of them alone is shown elsewhere."""

from __future__ import annotations

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
