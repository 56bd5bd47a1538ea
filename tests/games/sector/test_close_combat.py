"""Close combat: FIGHT, attack and defend."""

from __future__ import annotations

from typing import Any

import pytest

from bossrush.testing.rules import rule
from tests.games.sector.table import battle, play_card


@rule("sector.close.match", "sector.close.no-chart", "sector.ammo.rolled-on-shoot")
def test_a_single_removes_one_matching_die() -> None:
    table = battle(
        "close", ["might", "might", "wisdom"], dice=["might"], packs=[["item.assault-rifle"], []]
    )
    table.declare("fight", "cover")
    assert table.row == ["might", "wisdom"]
    assert table.loaded("item.assault-rifle") == 2
    assert table.dice_left == []


@rule("sector.close.no-match", "sector.close.defend", "sector.close.only-fighters-hit")
def test_without_a_match_the_attack_misses_and_the_enemy_strikes() -> None:
    table = battle("close", ["might"], dice=["cunning"])
    table.declare("fight", "cover")
    assert table.row == ["might"]
    assert table.hp == [10, 12]


@rule("sector.close.double")
def test_a_double_removes_two() -> None:
    table = battle("close", ["wisdom", "wisdom", "might"], dice=["wisdom2"])
    table.declare("fight", "cover")
    assert table.row == ["might"]


@rule("sector.close.double-partial")
def test_a_double_with_one_match_removes_that_one() -> None:
    table = battle("close", ["wisdom", "might"], dice=["wisdom2"])
    table.declare("fight", "cover")
    assert table.row == ["might"]


@rule("sector.close.block", "sector.close.no-hit-die")
def test_a_double_blocks() -> None:
    table = battle("close", ["wisdom", "might"], dice=["wisdom2"])
    table.declare("fight", "cover")
    assert table.hp == [12, 12]
    assert [event for event in table.told("roll") if event.data["die"] == "hit"] == []


@rule("sector.close.block-without-match")
def test_the_shield_needs_no_match() -> None:
    table = battle("close", ["wisdom"], dice=["might2"])
    table.declare("fight", "cover")
    assert table.row == ["wisdom"]
    assert table.hp == [12, 12]


@rule("sector.close.damage-together")
def test_damage_is_dealt_in_one_step() -> None:
    table = battle("close", ["cunning"], dice=["wisdom", "wisdom"], hp=[2, 2])
    table.declare("fight", "fight")
    assert table.won is False
    assert table.hp == [0, 0]


@rule("sector.close.roll-together", "sector.close.steps")
def test_all_roll_before_any_attack_is_resolved() -> None:
    table = battle("close", ["might", "wisdom", "cunning"], dice=["might", "wisdom"])
    table.declare("fight", "fight")
    kinds = [e.kind for e in table.play.events if e.kind in ("roll", "die-removed", "hp")]
    assert kinds == ["roll", "roll", "die-removed", "die-removed", "hp", "hp"]


@rule("sector.close.resolve-order")
def test_the_group_chooses_the_order_where_it_matters() -> None:
    table = battle("close", ["might", "might"], dice=["might", "might"], card="act2.thorns", crew=2)
    table.declare("fight", "fight")
    assert table.asked == "order"
    assert table.offered() == ["crew-0", "crew-1"]


@rule("sector.amb.fight-stolen-match")
def test_the_second_of_two_on_one_die_misses() -> None:
    table = battle("close", ["might", "wisdom"], dice=["might", "might"])
    table.declare("fight", "fight")
    assert table.row == ["wisdom"]
    assert len(table.told("miss")) == 1


@rule("sector.close.end-round", "sector.combat.rounds", "sector.combat.row-meaning")
def test_rounds_go_on_while_dice_are_left() -> None:
    table = battle("close", ["might", "might"], dice=["might", "might"], deck=())
    table.declare("fight", "cover")
    assert table.s.round == 2
    assert table.asked == "declare"
    table.declare("fight", "cover")
    assert table.mode == "none"


@rule("sector.close.fight-needed", "sector.standard.needs-attacker")
def test_somebody_must_fight() -> None:
    table = battle("close", ["might"], crew=2, dice=["cunning"])
    table.choose("cover", seat=0)
    assert table.offered(1) == ["fight"]
    assert table.hp == [12, 12], "nobody fights unasked"
    table.choose("fight", seat=1)
    assert table.hp == [12, 10]


@rule("sector.close.fight-needed")
def test_a_round_of_standard_actions_is_declared_again() -> None:
    table = battle("close", ["might"], phase="attack", actions=["cover", "cover"])
    assert table.asked == "declare"
    assert [member.action for member in table.s.crew] == [-1, -1]


@rule("sector.close.unarmed", "sector.close.actions")
def test_bare_hands_will_do() -> None:
    table = battle("close", ["might"], packs=[[], ["item.medkit"]])
    assert table.offered(0) == ["fight", "drone:basic", "trade:crew-1", "cover"]


@rule("sector.close.no-return", "sector.combat.action-sets", "sector.combat.one-way")
def test_there_is_no_way_back_to_ranged_combat() -> None:
    table = battle("close", ["might", "might"], packs=[["item.assault-rifle"], []])
    assert not any(option.startswith(("shoot", "flank")) for option in table.offered(0))
    table = battle("ranged", ["might", "might"], packs=[["item.assault-rifle"], []])
    assert "fight" not in table.offered(0)


@rule("sector.close.carry-over", "sector.ranged.to-close")
def test_the_row_stays_as_it_is_when_the_crew_close_in() -> None:
    table = battle(
        "ranged",
        ["might", "cunning", "wisdom"],
        phase="round-start",
        round=0,
        packs=[["item.assault-rifle"], ["item.pistol-a"]],
    )
    table.choose("close-in")
    assert table.mode == "close"
    assert table.row == ["might", "cunning", "wisdom"]
    assert table.s.round == 1
    assert table.s.flank == 1
    assert table.asked == "declare"


@rule("sector.combat.defeat-close")
def test_a_beaten_enemy_makes_no_last_attack() -> None:
    table = battle("close", ["might"], dice=["might"], deck=())
    table.declare("fight", "cover")
    assert table.hp == [12, 12]
    assert table.mode == "none"


@rule("sector.combat.begin-close", "sector.flank.close-unavailable")
def test_begin_close_combat_leaves_no_choice() -> None:
    table = play_card("act1.brawl")
    assert table.mode == "close"
    assert table.asked == "declare"
    assert table.s.flank == 1


@pytest.mark.parametrize(
    ("row", "face", "matched"),
    [(["might", "might"], "wisdom", 0), (["might", "might"], "might", 1)],
)
def test_a_blow_is_told_with_what_it_matches(row: list[str], face: str, matched: int) -> None:
    table = battle("close", row, dice=[face]).declare("fight", "cover")
    [rolled] = table.told("roll")
    assert rolled.message is not None
    assert rolled.message.key == "sector-told-roll-fight"
    assert rolled.message.args["matched"] == matched


@pytest.mark.parametrize(("face", "matched"), [("cunning", 0), ("might2", 2)])
def test_so_is_a_blow_from_the_flank(face: str, matched: int) -> None:
    fields: dict[str, Any] = {"phase": "flank-round", "flanker": "crew-0"}
    table = battle("ranged", ["might"] * 4, dice=[face], packs=[[], []], **fields)
    [rolled] = table.told("roll")
    assert rolled.message is not None
    assert (rolled.message.key, rolled.message.args["matched"]) == (
        "sector-told-roll-fight",
        matched,
    )


@pytest.mark.parametrize(("face", "matched"), [("cunning", 0), ("might", 1), ("might2", 2)])
def test_a_roll_of_a_test_is_told_with_the_symbols_that_count(face: str, matched: int) -> None:
    table = play_card("act1.might-test", dice=[face])
    [rolled] = table.told("roll")
    assert rolled.message is not None
    assert (rolled.message.key, rolled.message.args["matched"]) == (
        "sector-told-roll-test",
        matched,
    )
