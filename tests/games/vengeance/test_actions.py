"""The eight actions and the enemies they meet."""

from __future__ import annotations

from typing import Any

import pytest

from bossrush.games.vengeance.cards.terms import ACTIONS, EVADE, HIT, KILL, MINIONS, MOVE, SHOOT
from bossrush.games.vengeance.rules.actions import targets
from bossrush.games.vengeance.rules.final_score import occupied
from bossrush.games.vengeance.rules.resolution import cleared, wounds_due
from bossrush.testing.rules import rule
from tests.games.vengeance.table import Table, stage

SPRINT = ("basic.sprint", "run run")
STRIKE = ("basic.strike", "knife knife knife")
DOUBLE = ("basic.strike", "knife knife double_knife")
FIRE = ("basic.fire", "gun gun knife")
CHARGE = ("basic.charge", "run knife knife run")


def aims_at(table: Table, action: int) -> list[str]:
    """The rooms or enemies an action of seat 0 may be aimed at."""
    p = table.p()
    if action == MOVE:
        return [p.ground.room_ids[room] for room in targets(p, action)]
    return ["boss" if at == 40 else p.ground.minion_ids[at] for at in targets(p, action)]


@rule("vengeance.action.move", "vengeance.roll.sprint", "vengeance.component.doors_adjacency")
def test_a_move_leads_through_a_door() -> None:
    table = stage(groups=[SPRINT], room="r4")
    table.choose("basic.sprint:dice")
    assert table.offered() == ["p0-r1", "p0-r8"]
    assert table.refused("p0-r3")
    table.choose("p0-r8")
    assert table.room() == "r8"
    ground = table.p().ground
    for room in range(ground.rooms):
        assert all(room in ground.near[other] for other in ground.near[room])


@rule("vengeance.action.move_blocked", "vengeance.enemy.blocker")
def test_an_active_blocker_stops_the_move_and_nothing_else() -> None:
    table = stage(room="r1")
    assert aims_at(table, MOVE) == []
    assert aims_at(table, HIT) == ["r1-henchman-1", "r1-blocker-1"]
    assert aims_at(table, EVADE)
    assert aims_at(table, KILL)
    assert aims_at(table, SHOOT)
    assert aims_at(stage(room="r1", evaded=["r1-blocker-1"]), MOVE) == ["r0", "r2", "r3", "r4"]
    assert aims_at(stage(room="r1", dead=["r1-blocker-1"]), MOVE) == ["r0", "r2", "r3", "r4"]
    assert aims_at(stage(room="r0"), MOVE) == ["r1"]


@rule("vengeance.action.move_visit", "vengeance.digital.auto_bookkeeping")
def test_entering_checks_visited_by_itself() -> None:
    table = stage(groups=[SPRINT, SPRINT], room="r4", dead=["r8-henchman-1"])
    table.choose("basic.sprint:dice", "p0-r8")
    assert table.visited() == ["r0", "r4", "r8"]
    table.choose("basic.sprint:dice", "p0-r4")
    assert table.visited() == ["r0", "r4", "r8"]


@rule("vengeance.action.move_with_enemies")
def test_enemies_do_not_stop_entry() -> None:
    table = stage(groups=[SPRINT], room="r6", owned=[])
    table.choose("basic.sprint:dice", "p0-r7")
    assert table.room() == "r7"


@rule("vengeance.action.hit", "vengeance.roll.strike")
def test_a_hit_strikes_in_the_own_room() -> None:
    table = stage(groups=[STRIKE], room="r1")
    table.choose("basic.strike:dice")
    assert table.offered() == ["p0-r1-henchman-1", "p0-r1-blocker-1"]
    assert table.refused("p0-r2-gunman-1")
    table.choose("p0-r1-henchman-1")
    assert table.dead() == ["r1-henchman-1"]
    assert table.asked != "step"


@rule("vengeance.action.hit_minion_dies", "vengeance.component.minion_types")
@pytest.mark.parametrize(
    ("room", "minion"),
    [("r3", "brute"), ("r3", "gunman"), ("r3", "blocker"), ("r1", "henchman")],
)
def test_one_damage_kills_most_minions(room: str, minion: str) -> None:
    assert MINIONS == ("brute", "tough", "blocker", "henchman", "gunman")
    table = stage(groups=[STRIKE], room=room)
    table.choose("basic.strike:dice", f"p0-{room}-{minion}-1")
    assert table.dead() == [f"{room}-{minion}-1"]


@rule("vengeance.action.hit_tough", "vengeance.enemy.tough", "vengeance.combat.tough_recovers")
def test_a_tough_takes_two_damage_in_one_combat() -> None:
    table = stage(groups=[STRIKE, STRIKE], room="r4", dead=["r4-henchman-1"])
    table.choose("basic.strike:dice")
    assert table.dots() == ["r4-tough-1"]
    assert table.dead() == ["r4-henchman-1"]
    table.choose("basic.strike:dice")
    assert table.dead() == ["r4-henchman-1", "r4-tough-1"]
    again = stage(groups=[STRIKE, SPRINT], room="r4", dead=["r4-henchman-1"])
    again.choose("basic.strike:dice", "go-on")
    assert again.dots() == []
    assert again.dead() == ["r4-henchman-1"]


@rule("vengeance.action.hit_boss_no_brute", "vengeance.enemy.brute")
def test_brutes_shield_the_boss() -> None:
    assert "boss" not in aims_at(stage(room="r7"), HIT)
    one = stage(room="r7", dead=["r7-brute-1"])
    assert "boss" not in aims_at(one, HIT)
    assert "boss" in aims_at(stage(room="r7", dead=["r7-brute-1", "r7-brute-2"]), HIT)
    assert "boss" in aims_at(stage(room="r7", evaded=["r7-brute-1", "r7-brute-2"]), HIT)
    alone = stage(room="r5", dead=["r5-tough-1", "r2-gunman-1", "r2-gunman-2", "r3-gunman-1"])
    alone.p().dead |= 1 << alone.p().ground.minion_ids.index("r6-gunman-1")
    assert wounds_due(alone.p()) == 0


@rule("vengeance.action.hit_boss_track", "vengeance.action.hit_boss_limit")
def test_damage_checks_the_next_slot_up_to_the_life_of_the_card() -> None:
    fallen = ["r7-brute-1", "r7-brute-2"]
    table = stage(groups=[STRIKE, STRIKE], room="r7", dead=fallen, damage=2)
    table.choose("basic.strike:dice")
    assert table.p().damage == 3
    spent = stage(groups=[STRIKE], room="r7", dead=fallen, damage=7)
    assert spent.p().foe.life == 7
    assert len(spent.p().ground.boss_track) == 8
    assert aims_at(spent, HIT) == []
    spent.choose("basic.strike:dice")
    assert spent.p().damage == 7


@rule("vengeance.action.boss_dies")
def test_a_dead_boss_hurts_nobody() -> None:
    fallen = ["r7-brute-1", "r7-brute-2", "r3-gunman-1", "r6-gunman-1"]
    table = stage(groups=[STRIKE], room="r7", dead=fallen, damage=6)
    assert wounds_due(table.p()) == 1
    table.choose("basic.strike:dice")
    assert not table.p().boss_alive()
    assert wounds_due(table.p()) == 0
    assert not occupied(table.p(), 7)


@rule("vengeance.action.hit_evaded")
def test_the_evaded_can_be_hit() -> None:
    table = stage(groups=[STRIKE], room="r8", evaded=["r8-henchman-1"])
    table.choose("basic.strike:dice")
    assert table.dead() == ["r8-henchman-1"]


@rule("vengeance.action.room_cleared", "vengeance.component.enemy_categories")
def test_a_room_is_cleared_of_minions_whatever_the_boss_does() -> None:
    table = stage(room="r7", dead=["r7-brute-1"], evaded=["r7-brute-2"])
    assert cleared(table.p(), 7)
    assert table.p().boss_alive()
    assert "boss" not in aims_at(table, EVADE)
    table.p().evaded = 0
    assert not cleared(table.p(), 7)
    only = stage(room="r7", dead=["r7-brute-1", "r7-brute-2"])
    assert aims_at(only, KILL) == []


@rule("vengeance.action.shoot", "vengeance.action.shoot_not_same_room")
def test_a_shot_goes_next_door() -> None:
    table = stage(groups=[FIRE], room="r1")
    table.choose("basic.fire:dice")
    assert "p0-r2-gunman-1" in table.offered()
    assert table.refused("p0-r1-henchman-1")
    assert table.refused("p0-r5-tough-1")
    table.choose("p0-r2-gunman-1")
    assert table.dead() == ["r2-gunman-1"]


@rule("vengeance.action.shoot_like_hit")
def test_shots_follow_the_rules_of_hits() -> None:
    table = stage(groups=[FIRE, SPRINT], room="r3")
    assert "boss" not in aims_at(table, SHOOT)
    table.choose("basic.fire:dice", "p0-r5-tough-1")
    assert table.dots() == ["r5-tough-1"]
    free = stage(groups=[FIRE], room="r3", dead=["r7-brute-1", "r7-brute-2"])
    free.choose("basic.fire:dice", "p0-boss")
    assert free.p().damage == 1
    assert not free.p().boss_hit


@rule("vengeance.action.shoot_split")
def test_shots_of_one_tile_may_go_to_different_rooms() -> None:
    table = stage(
        hero="hero.vesper",
        owned=["vesper.double-tap"],
        groups=[("vesper.double-tap", "gun gun run")],
        room="r1",
    )
    table.choose("vesper.double-tap:dice", "p0-r2-gunman-1", "p0-r3-gunman-1")
    assert table.dead() == ["r2-gunman-1", "r3-gunman-1"]


@rule("vengeance.action.wound")
def test_a_wound_checks_a_free_slot() -> None:
    kit: dict[str, Any] = {
        "owned": ["anvil.haymaker"],
        "groups": [("anvil.haymaker", "knife knife knife")],
    }
    table = stage(room="r1", **kit)
    table.choose("anvil.haymaker:dice")
    assert table.p().wounds == 1
    assert table.asked == "step"
    full = stage(room="r1", wounds=3, uses={"anvil.crowbar": 1}, **kit)
    full.choose("anvil.haymaker:dice")
    assert full.p().wounds == 3
    assert full.dead() == []
    assert full.asked == "combat"


@rule("vengeance.action.heal")
def test_a_heal_cleans_a_checked_slot() -> None:
    kit: dict[str, Any] = {"owned": ["anvil.second-wind"]}
    table = stage("tiles", wounds=2, start="resolution", **kit)
    table.choose("anvil.second-wind:timed")
    assert table.p().wounds == 1
    clean = stage("tiles", wounds=0, start="resolution", **kit)
    clean.choose("anvil.second-wind:timed")
    assert clean.p().wounds == 0


VAULT: dict[str, Any] = {
    "hero": "hero.odile",
    "owned": ["odile.vault"],
    "groups": [("odile.vault", "run run")],
}


@rule("vengeance.action.jump", "vengeance.action.jump_ignores_blockers")
def test_a_jump_crosses_a_room_and_its_blockers() -> None:
    table = stage(room="r0", **VAULT)
    table.choose("odile.vault:dice")
    assert table.offered() == ["p0-r1-r0", "p0-r1-r2", "p0-r1-r3", "p0-r1-r4"]
    assert table.refused("p0-r1-r5")
    table.choose("p0-r1-r2")
    assert table.room() == "r2"
    stuck = stage(room="r1", **VAULT)
    stuck.choose("odile.vault:dice")
    assert stuck.room() == "r1"


@rule("vengeance.action.jump_intermediate_not_visited", "vengeance.action.jump_no_objective")
def test_a_crossed_room_is_neither_visited_nor_does_it_pay() -> None:
    gunmen = ["r2-gunman-1", "r2-gunman-2", "r3-gunman-1"]
    table = stage(room="r2", dead=gunmen, **VAULT)
    table.choose("odile.vault:dice", "p0-r5-r6")
    assert "r5" not in table.visited()
    assert "r6" in table.visited()
    assert table.aims() == []
    arrives = stage(room="r1", dead=[*gunmen, "r1-blocker-1"], **VAULT)
    arrives.choose("odile.vault:dice", "p0-r2-r5")
    assert "r5" in arrives.visited()
    assert "r2" not in arrives.visited()
    assert arrives.aims() == ["o2"]


@rule("vengeance.action.evade", "vengeance.component.mark")
def test_an_evade_marks_a_minion_here_or_next_door() -> None:
    kit: dict[str, Any] = {"owned": ["anvil.neck-lock"], "uses": {"anvil.steel-toes": 1}}
    table = stage(room="r1", evaded=["r4-henchman-1"], **kit)
    table.choose("anvil.steel-toes:item")
    offered = table.offered()
    assert "p0-r1-blocker-1" in offered
    assert "p0-r2-gunman-1" in offered
    assert table.refused("p0-r4-henchman-1")
    assert table.refused("p0-r5-tough-1")
    assert table.refused("p0-boss")
    table.choose("p0-r1-blocker-1")
    assert table.evaded() == ["r1-blocker-1", "r4-henchman-1"]
    assert table.dead() == []
    assert table.dots() == []
    hurt = stage(groups=[STRIKE, SPRINT], room="r4", dead=["r4-henchman-1"])
    hurt.choose("basic.strike:dice")
    assert hurt.dots() == ["r4-tough-1"]
    assert hurt.evaded() == []


@rule("vengeance.action.evade_inactive")
def test_the_evaded_do_nothing() -> None:
    table = stage(room="r0", evaded=[])
    near = stage(room="r1", dead=["r1-henchman-1", "r3-gunman-1"])
    assert wounds_due(near.p()) == 2
    near.p().evaded |= near.p().ground.in_room[2]
    assert wounds_due(near.p()) == 0
    assert wounds_due(table.p()) == 0


@rule("vengeance.action.kill", "vengeance.action.kill_not_boss")
def test_kill_takes_any_minion_and_never_the_boss() -> None:
    table = stage(room="r4", uses={"anvil.crowbar": 2}, boss="boss.doc")
    table.choose("anvil.crowbar:item", "p0-r4-tough-1")
    assert table.dead() == ["r4-tough-1"]
    table.choose("anvil.crowbar:item")
    assert table.dead() == ["r4-henchman-1", "r4-tough-1"]
    alone = stage(room="r7", dead=["r7-brute-1", "r7-brute-2"], uses={"anvil.crowbar": 1})
    alone.choose("anvil.crowbar:item")
    assert alone.p().damage == 0
    assert alone.asked != "step"


@rule("vengeance.combat.eight_actions", "vengeance.roll.bought_skills")
def test_tiles_are_made_of_eight_actions() -> None:
    assert ACTIONS == ("move", "hit", "shoot", "wound", "heal", "jump", "evade", "kill")
    tables = stage().s.tables
    for skill in tables.skills:
        assert all(0 <= step < 8 for step in skill.bonus_steps)
        assert skill.steps or skill.passive >= 0
    assert {step for skill in tables.skills for step in skill.steps} == set(range(8))


@rule("vengeance.enemy.henchman")
def test_henchmen_wound_in_their_room() -> None:
    table = stage(hero="hero.vesper", board="board3", lair="lair.casino", room="r4")
    table.p().dead |= table.p().ground.of_type[4]
    assert wounds_due(table.p()) == 2
    table.p().room = 3
    assert wounds_due(table.p()) == 0


@rule("vengeance.enemy.gunman")
def test_gunmen_wound_here_and_next_door() -> None:
    table = stage(room="r3")
    assert wounds_due(table.p()) == 1
    table.p().room = 5
    assert wounds_due(table.p()) == 4


@rule("vengeance.enemy.boss")
def test_the_boss_wounds_in_his_room_and_his_effect_outlives_him() -> None:
    fallen = ["r3-gunman-1", "r6-gunman-1"]
    assert wounds_due(stage(room="r7", dead=fallen).p()) == 1
    assert wounds_due(stage(room="r7", dead=fallen, damage=7).p()) == 0
    assert wounds_due(stage(room="r3", dead=fallen).p()) == 0
    dead_doc = stage(groups=[STRIKE, SPRINT], room="r8", boss="boss.doc", damage=3)
    dead_doc.choose("basic.strike:dice")
    assert dead_doc.dots() == ["r8-henchman-1"]


@rule("vengeance.enemy.static", "vengeance.enemy.dead_stay_dead")
def test_enemies_stay_where_they_are_and_the_dead_stay_dead() -> None:
    table = stage(groups=[STRIKE], room="r8", dice=[], in_round=3)
    before = list(table.p().ground.minion_room)
    table.choose("basic.strike:dice")
    table.choose("go-on", *["collect"] * 2)
    assert table.s.round == 4
    assert table.dead() == ["r8-henchman-1"]
    assert list(table.p().ground.minion_room) == before


def test_a_skill_without_dice_is_noted_as_used_in_its_round() -> None:
    p = stage(owned=["anvil.second-wind"]).p()
    code = p.card.skill_ids.index("anvil.second-wind")
    assert not p.has_used_timed(code)
    p.use_timed(code)
    assert p.has_used_timed(code)
    assert not p.has_used_timed(code - 1)


def test_the_effect_of_a_boss_outlives_it_unless_its_card_says_otherwise() -> None:
    seen = set()
    for boss in stage().s.tables.bosses:
        p = stage().p()
        p.foe = boss
        assert p.effect(boss.effect)
        p.damage = boss.life - 1
        assert p.effect(boss.effect)
        p.damage = boss.life
        assert p.effect(boss.effect) is not boss.ends_with_boss
        seen.add(boss.ends_with_boss)
    assert seen == {True, False}
