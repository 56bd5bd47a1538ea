"""The Roll Phase: throwing, assigning, wounds, refills."""

from __future__ import annotations

from typing import Any

import pytest

from bossrush.games.vengeance.questions.answers import STOP
from bossrush.games.vengeance.rules.hand import roll_options, stuck
from bossrush.testing.rules import rule
from tests.games.vengeance.table import TABLES, Table, stage

FREE: dict[str, Any] = {"mode": "quota"}
"""Without turns and clocks: one seat after the other can be followed alone."""


def rolling(hand: str, dice: list[str] | None = None, **fields: Any) -> Table:
    """A solo player in the middle of the Roll Phase."""
    return stage("roll", hand=hand, dice=dice, **fields)


def throws(table: Table, seat: int = 0) -> list[str]:
    return [option for option in table.offered(seat) if option.startswith("throw")]


def assigns(table: Table) -> list[str]:
    return [option for option in table.offered() if option.startswith("assign")]


@rule("vengeance.roll.first_throw")
def test_the_first_throw_takes_every_die() -> None:
    opening = "unrolled unrolled unrolled unrolled"
    table = rolling(opening, ["run", "knife", "gun", "wound"], throws=0)
    assert table.offered() == ["throw:d0+d1+d2+d3", "done"]
    assert table.refused("throw:d0+d1")
    table.choose("throw:d0+d1+d2+d3")
    assert table.faces() == ["run", "knife", "gun", "wound"]


@rule("vengeance.roll.subset", "vengeance.digital.roll_draw_order")
def test_later_throws_take_any_part_by_ascending_number() -> None:
    table = rolling("run run knife knife", ["gun", "double_knife"])
    assert len(throws(table)) == 15
    table.choose("throw:d1+d3")
    assert table.faces() == ["run", "gun", "knife", "double_knife"]


@rule("vengeance.roll.unlimited")
def test_there_is_no_limit_to_throws() -> None:
    table = rolling("run knife", ["gun"] * 50)
    for _ in range(50):
        table.choose("throw:d0")
    assert table.p().throws == 51
    assert "throw:d0" in table.offered()


@rule("vengeance.roll.wound_locked")
def test_a_wound_cannot_be_thrown_again() -> None:
    table = rolling("wound run knife gun")
    assert table.refused("throw:d0")
    assert table.refused("throw:d0+d1")
    assert all("d0" not in option for option in throws(table))


@rule("vengeance.roll.relock")
def test_a_freed_die_can_lock_again() -> None:
    table = rolling("freed run knife gun", ["wound", "wound"])
    table.choose("throw:d0")
    assert table.faces()[0] == "wound"
    assert table.refused("throw:d0")
    later = rolling("wound wound run knife", ["wound"])
    later.choose("place:d0")
    assert later.faces() == ["freed", "run", "knife"]
    later.choose("throw:d2")
    assert later.faces() == ["freed", "wound", "knife"]
    assert later.refused("throw:d2")


@rule("vengeance.roll.assign_whole_group", "vengeance.roll.assign_exact")
def test_a_group_is_complete_and_has_no_spare_dice() -> None:
    table = rolling("knife knife knife run")
    assert table.refused("assign:basic.strike:d0+d1")
    assert table.refused("assign:basic.sprint:d3")
    table.choose("assign:basic.strike:d0+d1+d2")
    assert table.groups() == ["basic.strike"]
    assert table.faces() == ["run"]
    runs = rolling("run run run knife")
    assert runs.refused("assign:basic.sprint:d0+d1+d2")
    assert "assign:basic.sprint:d0+d1" in runs.offered()


@rule("vengeance.roll.assign_visible")
def test_groups_lie_by_their_skill() -> None:
    table = rolling(
        "run",
        groups=[
            ("basic.sprint", "run run"),
            ("basic.sprint", "run run"),
            ("basic.fire", "gun gun gun"),
        ],
    )
    cards = {card.id: card for sheet in table.play.scene(0).sheets for card in sheet.cards}
    assert len(cards["p0-basic-sprint"].dice) == 4
    assert [die.face for die in cards["p0-basic-fire"].dice] == ["gun"] * 3
    tiles = table.play.scene(0).board["seats"][0]["tiles"]
    assert [len(tile["groups"]) for tile in tiles[:4]] == [2, 0, 1, 0]


@rule("vengeance.roll.assign_only_owned")
def test_only_skills_on_the_board_take_dice() -> None:
    table = rolling("double_knife knife run run")
    assert table.refused("assign:anvil.neck-lock:d0+d1")
    bought = rolling("double_knife knife run run", owned=["anvil.neck-lock"])
    assert "assign:anvil.neck-lock:d0+d1" in bought.offered()


@rule("vengeance.roll.assign_own_dice")
def test_unrolled_dice_make_no_group() -> None:
    table = rolling("run unrolled unrolled")
    assert assigns(table) == []
    assert max(skill.requirement.count for skill in TABLES.skills) <= TABLES.hand == 4


@rule("vengeance.roll.assign_unlocks_one")
def test_an_assignment_frees_one_wound_die() -> None:
    table = rolling("run run wound wound")
    assert "assign:basic.sprint:d0+d1:free:d3" in table.offered()
    table.choose("assign:basic.sprint:d0+d1:free:d3")
    assert table.faces() == ["wound", "freed"]
    assert throws(table) == ["throw:d3"]
    none = rolling("run run knife knife", ["wound"])
    none.choose("assign:basic.sprint:d0+d1", "throw:d2")
    assert none.faces() == ["wound", "knife"]
    assert none.refused("throw:d2")


@rule("vengeance.roll.many_groups")
def test_each_group_is_a_use() -> None:
    table = rolling("run run run run")
    table.choose("assign:basic.sprint:d0+d1", "assign:basic.sprint:d2+d3")
    assert table.groups() == ["basic.sprint"] * 2
    table.choose("done", "basic.sprint:dice")
    table.choose("p0-r1") if table.asked == "step" else None
    assert table.groups() == ["basic.sprint"]


@rule("vengeance.roll.once_symbol", "vengeance.roll.once_and_anticipated")
def test_a_once_skill_takes_one_group_and_none_when_anticipated() -> None:
    mist: dict[str, Any] = {"owned": ["anvil.red-mist"]}
    group = "assign:anvil.red-mist:d0+d1+d2"
    table = rolling("double_knife knife knife run", **mist)
    assert group in table.offered()
    second = rolling(
        "double_knife knife knife run",
        groups=[("anvil.red-mist", "double_knife knife knife")],
        **mist,
    )
    assert second.refused(group)
    ready = rolling("double_knife knife knife run", marks={"anvil.red-mist": 2}, **mist)
    assert ready.refused(group)
    half = rolling("double_knife knife knife run", marks={"anvil.red-mist": 1}, **mist)
    assert group in half.offered()


@rule("vengeance.roll.anticipated_and_dice")
def test_other_skills_take_both() -> None:
    table = rolling("run run knife knife", marks={"basic.sprint": 1})
    table.choose("assign:basic.sprint:d0+d1", "done")
    assert table.offered() == ["basic.sprint:dice", "basic.sprint:mind", "go-on"]


@rule("vengeance.roll.passive_no_dice", "vengeance.combat.passive_always_on")
def test_passive_skills_take_no_dice_and_always_work() -> None:
    table = rolling("knife knife knife run", owned=["anvil.bone-breaker"])
    assert not any("bone-breaker" in option for option in table.offered())
    fight = stage(
        room="r4",
        dead=["r4-henchman-1"],
        owned=["anvil.bone-breaker"],
        groups=[("basic.strike", "knife knife knife"), ("basic.sprint", "run run")],
    )
    fight.choose("basic.strike:dice")
    assert "r4-tough-1" in fight.dead()


@rule("vengeance.roll.wound_to_life", "vengeance.roll.wound_needs_free_slot")
def test_a_wound_die_goes_on_a_free_slot() -> None:
    table = rolling("wound wound run knife", wounds=1)
    table.choose("place:d0")
    assert table.p().free_slots() == 1
    assert len(table.p().hand) == 3
    table.choose("place:d1")
    assert table.p().free_slots() == 0
    full = rolling("wound wound run knife", wounds=3)
    assert not any(option.startswith("place") for option in full.offered())


@rule("vengeance.roll.wound_to_life_unlocks_all")
def test_taking_a_wound_frees_all_the_others() -> None:
    table = rolling("wound wound wound run")
    table.choose("place:d0")
    assert table.faces() == ["freed", "freed", "run"]
    assert "throw:d1+d2" in table.offered()


@rule("vengeance.roll.life_die_stays")
def test_a_die_on_the_life_bar_stays() -> None:
    table = rolling("wound run run knife")
    table.choose("place:d0")
    assert table.refused("throw:d0")
    assert table.refused("place:d0")
    assert table.p().life_dice == 1
    assert len(table.p().hand) == 3
    table.choose("done")
    assert table.p().wounds >= 1


@rule("vengeance.roll.wound_optional", "vengeance.roll.leftover_wounds_harmless")
def test_wound_dice_left_in_hand_do_no_harm() -> None:
    table = rolling("wound wound run knife", marks={"basic.sprint": 1})
    table.choose("done")
    assert table.asked == "combat"
    assert table.p().wounds == 0


@rule("vengeance.roll.assigned_frozen")
def test_assigned_dice_are_frozen() -> None:
    table = rolling("run run knife gun")
    table.choose("assign:basic.sprint:d0+d1")
    for option in ("throw:d0", "assign:basic.sprint:d0+d1", "place:d0"):
        assert table.refused(option)


@rule("vengeance.roll.refill", "vengeance.digital.reserve_atomic")
def test_a_refill_fills_the_hand_with_unrolled_dice() -> None:
    table = rolling("run", reserve=10)
    table.choose("refill:3")
    assert len(table.p().hand) == 4
    assert table.reserve == 7
    assert table.faces() == ["run", "unrolled", "unrolled", "unrolled"]
    assert not any(option.startswith("refill") for option in table.offered())
    locked = rolling("wound wound wound wound", reserve=10)
    assert not any(option.startswith("refill") for option in locked.offered())


@rule("vengeance.roll.refill_repeat")
def test_the_cycle_may_repeat() -> None:
    table = rolling("run run run run", ["run"] * 8)
    for _ in range(4):
        hand = table.p().hand
        table.choose(f"assign:basic.sprint:d{hand[0]}+d{hand[1]}", "refill:2")
        new = [at for at, face in enumerate(table.faces()) if face == "unrolled"]
        table.choose("throw:" + "+".join(f"d{table.p().hand[at]}" for at in new))
    assert table.groups() == ["basic.sprint"] * 4


@rule("vengeance.roll.refill_short")
def test_a_short_reserve_gives_what_it_has() -> None:
    table = rolling("run", reserve=2, others=[])
    assert table.refused("refill:3")
    table.choose("refill:2")
    assert len(table.p().hand) == 3
    assert table.reserve == 0


@rule("vengeance.roll.empty_reserve_continue")
def test_an_empty_reserve_stops_nobody() -> None:
    table = rolling("knife knife run", ["knife"], reserve=0)
    table.choose("throw:d2", "assign:basic.strike:d0+d1+d2")
    assert "basic.strike" in table.groups()


@rule("vengeance.roll.strike_bonus", "vengeance.example.strike_total")
@pytest.mark.parametrize("doubles", [0, 1, 2, 3])
def test_a_double_knife_gives_one_further_hit(doubles: int) -> None:
    faces = " ".join(["double_knife"] * doubles + ["knife"] * (3 - doubles))
    table = stage(groups=[("basic.strike", faces)], room="r3")
    table.choose("basic.strike:bonus" if doubles else "basic.strike:dice")
    table.choose("p0-r3-brute-1")
    assert table.dead() == ["r3-brute-1"]
    if doubles:
        table.choose("p0-r3-gunman-1")
        assert table.dead() == ["r3-brute-1", "r3-gunman-1"]
    assert table.asked != "step"


@rule("vengeance.roll.fire")
@pytest.mark.parametrize(
    ("third", "fits"), [("knife", True), ("gun", True), ("double_knife", True), ("run", False)]
)
def test_fire_wants_two_guns_and_a_gun_or_a_knife(third: str, fits: bool) -> None:
    table = rolling(f"gun gun {third}")
    assert ("assign:basic.fire:d0+d1+d2" in table.offered()) == fits
    assert assigns(rolling("gun knife knife")) == []


@rule("vengeance.roll.charge", "vengeance.combat.printed_order")
@pytest.mark.parametrize(
    ("hand", "fits"),
    [
        ("run knife knife run", True),
        ("run knife double_knife knife", True),
        ("run run run knife", False),
        ("run knife knife gun", False),
    ],
)
def test_charge_wants_four_dice_and_moves_before_it_hits(hand: str, fits: bool) -> None:
    table = rolling(hand)
    assert ("assign:basic.charge:d0+d1+d2+d3" in table.offered()) == fits
    fight = stage(groups=[("basic.charge", "run knife knife run")], room="r0")
    fight.choose("basic.charge:dice")
    assert fight.room() == "r1"
    assert fight.asked == "step"
    assert fight.offered() == ["p0-r1-henchman-1", "p0-r1-blocker-1"]


@rule("vengeance.roll.substitution", "vengeance.digital.group_match")
def test_a_double_knife_stands_in_for_a_knife_and_never_the_reverse() -> None:
    assert (
        "assign:basic.strike:d0+d1+d2"
        in rolling("double_knife double_knife double_knife").offered()
    )
    lock: dict[str, Any] = {"owned": ["anvil.neck-lock"]}
    name = "assign:anvil.neck-lock:d0+d1"
    assert name in rolling("double_knife double_knife", **lock).offered()
    assert name in rolling("knife double_knife", **lock).offered()
    assert name in rolling("double_knife knife", **lock).offered()
    assert rolling("knife knife", **lock).refused(name)


@rule("vengeance.roll.end_condition", "vengeance.digital.done_flag")
def test_the_phase_ends_when_the_last_is_done() -> None:
    table = stage(
        "roll",
        seats=2,
        hand="run knife",
        others=[{"hand": "run knife", "marks": {"basic.fire": 1}}],
        options={"mode": "realtime"},
        marks={"basic.sprint": 1},
    )
    table.choose("done")
    assert table.asked == "waiting"
    assert table.s.phase == 5
    assert table.offered() == ["resume"]
    table.choose("resume")
    assert table.asked == "roll"
    table.choose("done").choose("done", seat=1)
    assert table.phase() == "fight"
    assert table.phase(1) == "fight"


@rule("vengeance.digital.done_flag", "vengeance.digital.reserve_monotone")
def test_a_seat_that_can_do_nothing_is_done_for_good() -> None:
    table = stage(
        "roll",
        seats=2,
        hand="wound wound wound run",
        wounds=3,
        dice=["wound"],
        others=[{"hand": "run knife"}],
        options={"mode": "realtime"},
    )
    assert not stuck(table.s, 0)
    table.choose("throw:d3")
    assert table.p().stopped
    assert table.s.reserve(0) > 0
    assert 0 not in table.play.pending
    assert roll_options(table.s, 0) == [STOP.answer()]


@rule("vengeance.roll.return_unassigned", "vengeance.digital.roll_close")
def test_at_the_end_the_dice_in_hand_go_back() -> None:
    table = rolling(
        "run knife freed unrolled",
        groups=[("basic.sprint", "run run")],
        life_dice=1,
        uses={"anvil.crowbar": 1},
        owned=[],
    )
    before = table.reserve
    table.choose("done")
    assert table.p().hand == []
    assert table.groups() == ["basic.sprint"]
    assert table.reserve == before + 4 + 1  # and the die of the life bar, as Combat began
    assert table.p().wounds == 1


@rule("vengeance.roll.ko_cap", "vengeance.resolution.ko_no_four_dice_skill")
def test_after_a_ko_three_dice_are_the_most() -> None:
    table = rolling("run", ko=1)
    assert table.refused("refill:3")
    table.choose("refill:2")
    assert len(table.p().hand) == 3
    assert not any("charge" in option for option in table.offered())
    ready = stage(room="r0", ko=1, marks={"basic.charge": 2})
    ready.choose("basic.charge:mind")
    assert ready.room() == "r1"
