"""FLANK and the flank round."""

from __future__ import annotations

from typing import Any

from bossrush.testing.rules import rule
from tests.games.sector.table import Table, battle

RIFLE = "shoot:item.assault-rifle@"


def flanked(row: list[str], dice: list[str], **fields: Any) -> Table:
    """Taylor (1) is on the flank, and the flank round is about to begin."""
    return battle("ranged", row, dice=dice, phase="flank-round", flanker="crew-1", **fields)


@rule("sector.flank.action", "sector.flank.round-before", "sector.flank.place-die")
def test_a_flank_round_comes_before_the_next_round() -> None:
    table = battle(
        "ranged",
        ["might"] * 3,
        dice=["blank", "miss", "miss"],
        packs=[["item.assault-rifle"], ["item.pistol-a"]],
    )
    table.declare(RIFLE + "1", "flank")
    assert table.asked == "flank"
    assert table.s.flanker == 1
    assert table.s.round == 1
    assert table.told("flank")


@rule("sector.flank.hit-die", "sector.flank.damage-cap")
def test_a_hit_on_the_flanker_costs_one() -> None:
    table = battle(
        "ranged",
        ["might"] * 3,
        dice=["blank", "miss", "hit"],
        packs=[["item.assault-rifle"], ["item.pistol-a"]],
        card="act3.immune",
    )
    table.declare(RIFLE + "1", "flank")
    assert table.hp == [12, 11]


@rule("sector.flank.damage-cap")
def test_an_enemy_that_cannot_hurt_at_range_does_not_hurt_the_flanker() -> None:
    table = battle(
        "ranged",
        ["might"] * 3,
        dice=["blank", "hit", "hit"],
        packs=[["item.assault-rifle"], ["item.pistol-a"]],
        changes={"ranged": -1},
    )
    table.declare(RIFLE + "1", "flank")
    assert table.hp == [12, 12]


@rule("sector.flank.one-per-round", "sector.flank.no-weapon-needed")
def test_only_one_flanker() -> None:
    table = battle("ranged", ["might"] * 3, crew=3, packs=[["item.assault-rifle"], [], []])
    table.choose("flank", seat=1)
    assert "flank" not in table.offered(2)


@rule("sector.flank.needs-ready", "sector.flank.end")
def test_flank_is_used_up_for_the_chapter() -> None:
    table = flanked(["might"] * 3, ["cunning"], packs=[[], []])
    assert table.s.flank == 1
    assert table.s.flanker == -1
    assert "flank" not in table.offered(0)
    table = battle("ranged", ["might"] * 3, packs=[["item.assault-rifle"], []], flank="spent")
    assert "flank" not in table.offered(0)


@rule("sector.flank.only-flanker-acts", "sector.flank.must-attack")
def test_the_flanker_alone_must_attack() -> None:
    table = flanked(["might"] * 3, [], packs=[[], ["item.pistol-a"]])
    assert table.offered(1) == ["shoot:item.pistol-a@1", "shoot:item.pistol-a@2", "fight"]
    assert list(table.play.pending) == [1]


@rule("sector.amb.flank-no-ammo")
def test_without_a_loaded_gun_the_flanker_fights() -> None:
    table = flanked(["might"] * 3, ["cunning"], packs=[["item.assault-rifle"], []])
    assert table.told("roll")[0].data["die"] == "crew"


@rule("sector.flank.shoot-extra", "sector.flank.shoot-no-return", "sector.flank.after-shoot")
def test_a_flank_shot_that_wounds_removes_one_more() -> None:
    table = flanked(["might"] * 3, ["hit"], packs=[["item.assault-rifle"], ["item.pistol-a"]])
    table.choose("shoot:item.pistol-a@1", seat=1)
    assert table.row == ["might"]
    assert table.hp == [12, 12]
    assert table.dice_left == []
    table.choose("shoot")
    assert table.mode == "ranged"


@rule("sector.flank.fight-extra", "sector.flank.after-fight", "sector.amb.flank-forced-ranged")
def test_a_flank_fight_that_matches_removes_one_more_and_turns_close() -> None:
    table = flanked(["wisdom", "might", "might"], ["wisdom"], packs=[["item.assault-rifle"], []])
    assert table.row == ["might"]
    assert table.mode == "close"
    assert not any(option.startswith("shoot") for option in table.offered(0))


@rule("sector.flank.fight-no-damage", "sector.flank.extra-needs-wound")
def test_a_flank_fight_that_misses_costs_nothing() -> None:
    table = flanked(["might"] * 3, ["cunning"])
    assert table.row == ["might"] * 3
    assert table.hp == [12, 12]


@rule("sector.flank.extra-once")
def test_a_double_removes_two_and_one_more() -> None:
    table = flanked(["wisdom", "wisdom", "might", "might"], ["wisdom2"])
    assert table.row == ["might"]


@rule("sector.flank.once-per-chapter")
def test_flank_is_ready_again_in_the_next_chapter() -> None:
    table = battle("close", ["might"], dice=["might"], deck=())
    assert table.s.flank == 1
    table.declare("fight", "cover")
    assert table.s.flank == 0


@rule("sector.flank.normal-round-follows")
def test_after_the_flank_round_everybody_declares() -> None:
    table = flanked(["might"] * 3, ["cunning"])
    assert table.asked == "declare"
    assert sorted(table.play.pending) == [0, 1]


@rule("sector.flank.enemy-dead-first")
def test_no_flank_round_against_a_beaten_enemy() -> None:
    table = battle(
        "ranged",
        ["might"],
        dice=["hit", "miss", "miss"],
        packs=[["item.assault-rifle"], []],
        deck=(),
    )
    table.declare(RIFLE + "1", "flank")
    assert table.mode == "none"
    assert table.s.flanker == -1
    assert not table.told("flank")


@rule("sector.flank.win-in-flank-round")
def test_the_flank_attack_can_win() -> None:
    table = flanked(["wisdom"], ["wisdom"], deck=())
    assert table.mode == "none"
    assert table.hp == [12, 12]


@rule("sector.flank.own-limit")
def test_the_flank_round_has_its_own_weapon_limit() -> None:
    pistols = ["item.pistol-b", "item.pistol-c", "item.pistol-d", "item.pistol-a"]
    table = flanked(["might"] * 9, ["blank", "blank"], packs=[[], pistols])
    table.choose("shoot:item.pistol-b@1+item.pistol-c@1", seat=1)
    table.choose("shoot")
    assert "shoot:item.pistol-d@1+item.pistol-a@1" in table.offered(1)


@rule("sector.amb.flank-jam")
def test_a_jam_on_the_flank() -> None:
    table = flanked(["might"] * 3, ["hit", "fault"], packs=[[], ["item.pistol-a"]])
    table.choose("shoot:item.pistol-a@2", seat=1)
    assert len(table.row) == 3
    assert table.loaded("item.pistol-a") == 2
    assert table.s.flank == 1


@rule("sector.amb.flank-trade")
def test_a_flanker_may_be_traded_with() -> None:
    table = battle(
        "ranged",
        ["might"] * 3,
        crew=3,
        dice=["blank", "miss", "miss"],
        packs=[["item.assault-rifle"], ["item.medkit", "item.pistol-a"], []],
    )
    table.declare(RIFLE + "1", "flank", "trade:crew-1")
    table.choose("item.medkit", seat=2).choose("confirm", seat=2)
    assert table.pack(2) == ["item.medkit"]
    assert table.s.flanker == 1


@rule("sector.amb.die-on-card")
def test_a_die_on_the_flank_card_is_rolled_when_a_special_asks_for_it() -> None:
    table = battle(
        "ranged",
        ["might"] * 3,
        dice=["blank", "miss", "miss", "might", "wisdom"],
        packs=[["item.assault-rifle"], ["item.pistol-a"]],
        card="act3.drill",
    )
    table.declare(RIFLE + "1", "flank")
    rolled = [event for event in table.told("roll") if event.data["die"] == "crew"]
    assert len(rolled) == 2
    assert table.s.flanker == 1


@rule("sector.flank.fight-extra")
def test_a_close_weapons_wound_brings_the_additional_die_though_the_roll_missed() -> None:
    table = flanked(["might"] * 4, ["cunning"], packs=[[], ["item.knife"]])
    assert table.asked == "window"
    table.choose("use:item.knife", seat=1)
    assert table.row == ["might"] * 2


@rule("sector.flank.extra-once", "sector.flank.fight-extra")
def test_a_blow_and_a_close_weapon_together_bring_one_additional_die() -> None:
    table = flanked(["wisdom", *["might"] * 4], ["wisdom"], packs=[[], ["item.knife"]])
    assert table.row == ["might"] * 3, "the match, and one more"
    table.choose("use:item.knife", seat=1)
    assert table.row == ["might"] * 2


@rule("sector.flank.extra-needs-wound")
def test_what_is_used_before_the_flank_attack_is_no_wound_of_it() -> None:
    table = flanked(["might"] * 4, ["cunning"], packs=[[], ["item.charge", "item.pistol-a"]])
    table.choose("~use:item.charge:crew-1", seat=1)
    table.choose("fight", seat=1)
    assert table.row == ["might"] * 3
