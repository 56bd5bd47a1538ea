"""The Combat Phase: moments, sources, tiles and items."""

from __future__ import annotations

from typing import Any

from bossrush.testing.rules import rule
from tests.games.vengeance.table import Table, stage

SPRINT = ("basic.sprint", "run run")
STRIKE = ("basic.strike", "knife knife knife")
TRIPOD: dict[str, Any] = {"hero": "hero.vesper", "uses": {"vesper.tripod": 1}}


def vesper(own: str = "start", **fields: Any) -> Table:
    """Vesper Quill in the opening window of her Combat."""
    told = {"hero": "hero.vesper", "room": "r1", "start": "combat_start", **fields}
    return stage(own, **told)


@rule("vengeance.combat.start_effects_first", "vengeance.combat.check_wound_slots")
def test_start_tiles_come_before_the_dice_of_the_life_bar() -> None:
    table = vesper(uses={"vesper.tripod": 1}, life_dice=2, groups=[SPRINT])
    before = table.reserve
    table.choose("vesper.tripod:item")
    assert table.p().wounds == 0
    assert table.p().life_dice.bit_count() == 2
    table.choose("p0-r2-gunman-1")
    assert table.dead() == ["r2-gunman-1"]
    assert table.asked == "combat"
    assert table.phase() == "fight"
    assert table.p().wounds == 2
    assert table.p().life_dice == 0
    assert table.reserve == before + 2
    unbought = vesper(uses={"vesper.smoke-shell": 1}, own="fight", start="combat")
    assert unbought.refused("vesper.tripod:item")


@rule("vengeance.combat.start_effects_only_then")
def test_start_tiles_have_no_other_moment() -> None:
    kit: dict[str, Any] = {
        "owned": ["vesper.covering-fire"],
        "groups": [("vesper.covering-fire", "gun gun run"), SPRINT],
        "uses": {"vesper.tripod": 1},
    }
    for first, then in (
        ("vesper.tripod:item", "vesper.covering-fire:dice"),
        ("vesper.covering-fire:dice", "vesper.tripod:item"),
    ):
        table = vesper(**kit)
        table.choose(first)
        while table.asked == "step":
            table.choose(table.offered()[0])
        assert then in table.offered()
    late = vesper(**kit)
    late.choose("go-on")
    assert late.offered() == ["basic.sprint:dice", "go-on"]
    assert late.refused("vesper.tripod:item")
    assert late.p().uses[3] == 1


@rule("vengeance.combat.checked_slots_closed")
def test_checked_slots_take_no_dice() -> None:
    full = stage("roll", hand="wound run", wounds=3)
    assert full.refused("place:d0")
    cleaned = stage("roll", hand="wound run", wounds=2)
    cleaned.choose("place:d0")
    assert cleaned.p().free_slots() == 0


@rule("vengeance.combat.sources")
def test_three_sources_of_actions() -> None:
    table = stage(groups=[SPRINT], marks={"basic.fire": 1}, uses={"anvil.crowbar": 1})
    assert table.offered() == [
        "basic.sprint:dice",
        "basic.fire:mind",
        "anvil.crowbar:item",
        "go-on",
    ]
    assert stage().offered() == ["go-on"]


@rule("vengeance.combat.free_order")
def test_tiles_in_any_order() -> None:
    strike_first = stage(groups=[SPRINT, STRIKE], room="r1")
    strike_first.choose("basic.strike:dice", "p0-r1-blocker-1", "basic.sprint:dice", "p0-r2")
    assert strike_first.room() == "r2"
    sprint_first = stage(groups=[SPRINT, STRIKE], room="r0")
    sprint_first.choose("basic.sprint:dice", "basic.strike:dice", "p0-r1-henchman-1")
    assert sprint_first.dead() == ["r1-henchman-1"]


@rule("vengeance.combat.finish_tile_first", "vengeance.combat.no_voluntary_skip")
def test_a_tile_is_finished_before_another_and_nothing_is_skipped() -> None:
    table = stage(groups=[("basic.charge", "run knife knife run"), SPRINT], room="r0")
    table.choose("basic.charge:dice")
    assert table.asked == "step"
    assert table.refused("basic.sprint:dice")
    assert table.refused("go-on")
    paid = stage(
        owned=["anvil.haymaker"],
        groups=[("anvil.haymaker", "knife knife knife"), SPRINT],
        room="r1",
    )
    paid.choose("anvil.haymaker:dice")
    assert paid.p().wounds == 1
    assert paid.refused("go-on")
    assert paid.refused("basic.sprint:dice")


@rule("vengeance.combat.unresolvable_ends_tile")
def test_a_step_that_cannot_be_done_ends_the_tile() -> None:
    table = stage(groups=[("basic.charge", "run knife knife run"), SPRINT], room="r1")
    before = table.reserve
    table.choose("basic.charge:dice")
    assert table.room() == "r1"
    assert table.dead() == []
    assert table.asked == "combat"
    assert table.groups() == ["basic.sprint"]
    assert table.reserve == before + 4


@rule("vengeance.combat.spend_use")
def test_the_player_says_which_source_is_spent() -> None:
    kit: dict[str, Any] = {"groups": [STRIKE, SPRINT], "marks": {"basic.strike": 1}, "room": "r1"}
    dice = stage(**kit)
    before = dice.reserve
    dice.choose("basic.strike:dice", "p0-r1-henchman-1")
    assert dice.reserve == before + 3
    assert "basic.strike:mind" in dice.offered()
    mind = stage(**kit)
    mind.choose("basic.strike:mind", "p0-r1-henchman-1")
    assert mind.reserve == before
    assert "basic.strike:dice" in mind.offered()
    assert mind.p().marks == [0] * 12


@rule("vengeance.combat.resolution_tiles_wait")
def test_resolution_tiles_do_nothing_in_combat() -> None:
    table = stage(uses={"anvil.hip-flask": 1}, groups=[SPRINT], wounds=1)
    assert table.refused("anvil.hip-flask:item")
    assert table.offered() == ["basic.sprint:dice", "go-on"]


@rule("vengeance.combat.resolution_groups_stay", "vengeance.resolution.unused_groups_return")
def test_dice_on_resolution_skills_wait_for_step_four() -> None:
    table = stage(
        hero="hero.odile",
        owned=["odile.slip-away"],
        groups=[("odile.slip-away", "run run knife"), SPRINT],
        room="r0",
        wounds=1,
    )
    before = table.reserve
    table.choose("go-on")
    assert table.groups() == ["odile.slip-away"]
    assert table.reserve == before + 2
    assert table.phase() == "tiles"
    table.choose("odile.slip-away:dice")
    assert table.room() == "r1"
    assert table.s.round == 2  # a Blocker there: the second Move failed, and the round is over
    assert table.reserve == 20 - 4


@rule("vengeance.combat.item_use", "vengeance.combat.item_requires_mark")
def test_an_item_use_checks_a_square() -> None:
    table = stage(uses={"anvil.crowbar": 1}, groups=[SPRINT], room="r1")
    table.choose("anvil.crowbar:item", "p0-r1-blocker-1")
    assert table.p().uses == [0, 0, 0, 0]
    assert table.p().checked == [0, 1, 0, 0]
    assert table.refused("anvil.crowbar:item")


@rule("vengeance.combat.item_limited")
def test_squares_never_come_back() -> None:
    table = stage("flashback", flash=["buy", "train", "train"], checked={"anvil.crowbar": 3})
    assert table.refused("1:buy:anvil.crowbar")
    assert "1:buy:anvil.brass-ring" in table.offered()


@rule("vengeance.combat.item_repeat")
def test_the_same_item_as_often_as_it_was_bought() -> None:
    table = stage(uses={"anvil.crowbar": 2}, groups=[SPRINT], room="r3")
    table.choose("anvil.crowbar:item", "p0-r3-blocker-1", "anvil.crowbar:item", "p0-r3-brute-1")
    assert len(table.dead()) == 2
    assert table.refused("anvil.crowbar:item")


@rule("vengeance.combat.item_keeps")
def test_unused_uses_are_kept() -> None:
    table = stage(uses={"anvil.crowbar": 1}, marks={"basic.sprint": 1})
    table.choose("go-on")
    assert table.s.round == 2
    assert table.p().uses == [0, 1, 0, 0]
    assert table.p().marks == [0] * 12


@rule("vengeance.combat.item_modifiers")
def test_a_modifier_comes_right_after_what_it_modifies() -> None:
    kit: dict[str, Any] = {"uses": {"anvil.brass-ring": 1}, "owned": ["anvil.shoulder-first"]}
    group = ("anvil.shoulder-first", "run knife knife")
    table = stage(room="r0", groups=[group, SPRINT], **kit)
    assert table.refused("anvil.brass-ring:item")
    table.choose("anvil.shoulder-first:dice")
    assert table.asked == "step"  # the Move is done, the Hit comes next: nothing to answer yet
    table.choose("p0-r1-blocker-1")
    assert table.asked == "answer"
    table.choose("anvil.brass-ring:item")
    assert table.dead() == ["r1-henchman-1", "r1-blocker-1"]
    assert table.asked == "step"  # and now the Evade of the interrupted tile
    table.choose("p0-r2-gunman-1")
    assert table.evaded() == ["r2-gunman-1"]
    assert table.asked == "combat"
    assert table.refused("anvil.brass-ring:item")


@rule("vengeance.combat.end")
def test_everybody_decides_when_to_stop() -> None:
    table = stage(groups=[SPRINT], room="r4", dots=["r4-tough-1"])
    table.choose("go-on")
    assert table.dots() == []
    assert table.s.round == 2
    busy = stage(groups=[STRIKE, SPRINT], room="r1")
    busy.choose("basic.strike:dice")
    assert busy.refused("go-on")


@rule("vengeance.flow.effects_override")
def test_a_boss_effect_beats_the_rules() -> None:
    shot = stage(room="r1", boss="boss.sixgun", groups=[("basic.fire", "gun gun knife"), SPRINT])
    shot.choose("basic.fire:dice")
    assert shot.offered() == ["p0-r2-gunman-1", "p0-r2-gunman-2", "p0-r3-gunman-1"]
    assert shot.refused("p0-r4-tough-1")
    dark = stage(room="r7", boss="boss.lamplight", uses={"anvil.steel-toes": 1})
    dark.choose("anvil.steel-toes:item")
    assert all("r7" not in option for option in dark.offered())
    small = stage(hero="hero.vesper", room="r1", groups=[("basic.fire", "gun gun knife"), SPRINT])
    small.choose("basic.fire:dice")
    assert small.refused("p0-r3-brute-1")
    assert "p0-r4-tough-1" in small.offered()


@rule("vengeance.flow.effects_override")
def test_a_refusal_names_the_effect_that_forbids() -> None:
    shot = stage(room="r1", boss="boss.sixgun", groups=[("basic.fire", "gun gun knife"), SPRINT])
    shot.choose("basic.fire:dice")
    assert "Gunm" in shot.refusal("p0-r4-tough-1")
    three = ["anvil.haymaker", "anvil.barge-in", "anvil.neck-lock"]
    flash = ["train", "heal", "buy"]
    full = stage("flashback", flash=flash, marked=16, spent=8, owned=three)
    assert "at most 3 bought skills" in full.refusal("learn:anvil.shoulder-first")
    small = stage(hero="hero.vesper", room="r1", groups=[("basic.fire", "gun gun knife"), SPRINT])
    small.choose("basic.fire:dice")
    assert "Your Shoots cannot target Brutes." in small.refusal("p0-r3-brute-1")
    assert small.refusal("p0-r9-blocker-1") == "not-in-reach"  # effect or not
    brute = next(piece for piece in small.play.scene(0).pieces if piece.id == "p0-r3-brute-1")
    assert [badge.id for badge in brute.badges] == ["p0-r3-brute-1-barred"]


@rule("vengeance.flow.effects_override")
def test_an_effect_is_named_to_the_one_it_binds() -> None:
    two = stage("flashback", seats=2, flash=["train", "heal", "buy"])  # only Anvil has the Judge
    assert two.refusal("free:heal:extra", 0) == "Your free Flashback Action cannot be Recover."
    two.choose("free:heal:extra", seat=1)
    assert two.refusal("free:heal:extra", 1) == "source"  # taken: no effect is to blame


@rule("vengeance.flow.effects_override")
def test_the_other_bosses_keep_their_word() -> None:
    fallen = ["r7-brute-1", "r7-brute-2"]
    thorns = stage(groups=[STRIKE, STRIKE, SPRINT], room="r7", boss="boss.benny", dead=fallen)
    thorns.choose("basic.strike:dice", "basic.strike:dice")
    assert thorns.p().damage == 2
    assert thorns.p().wounds == 1
    far = stage(groups=[STRIKE, SPRINT], room="r7", boss="boss.granite", dead=fallen)
    far.choose("basic.strike:dice")
    assert far.p().damage == 0  # the Brute of the Gutting Floor shields her
    door = stage(
        groups=[("basic.charge", "run knife knife run"), SPRINT], room="r6", boss="boss.doorman"
    )
    door.choose("basic.charge:dice", "p0-r7")
    assert door.room() == "r7"
    assert door.asked == "combat"
    bees = stage(groups=[SPRINT], room="r9", boss="boss.beekeeper")
    bees.choose("go-on")
    assert bees.p().wounds == 1


@rule("vengeance.example.kill_vs_boss_effect")
def test_kill_disregards_a_boss_effect() -> None:
    table = stage(room="r8", boss="boss.doc", groups=[STRIKE, SPRINT], uses={"anvil.crowbar": 1})
    table.choose("basic.strike:dice")
    assert table.dots() == ["r8-henchman-1"]
    assert table.dead() == []
    table.choose("anvil.crowbar:item")
    assert table.dead() == ["r8-henchman-1"]


@rule("vengeance.digital.combat_undo")
def test_combat_can_be_undone_step_by_step_and_a_roll_cannot() -> None:
    table = stage(groups=[STRIKE, SPRINT], room="r1")
    before = table.play.fingerprint()
    table.choose("basic.strike:dice", "p0-r1-blocker-1", "basic.sprint:dice")
    for _ in range(3):
        assert table.play.undo(0)
    assert table.play.fingerprint() == before
    roll = stage("roll", hand="run run knife gun", dice=["gun"])
    roll.choose("assign:basic.sprint:d0+d1")
    assert not roll.play.undo(0)
