"""Two or three rules at once, where each of them alone is shown elsewhere."""

from __future__ import annotations

from bossrush.games.sector import SectorGame
from bossrush.testing.rules import rule
from tests.games.sector.table import HERE, battle, play_card, stage, tech_battle

SPECIALS = SectorGame([HERE / "core", HERE / "specials"], [HERE / "tech"])
RIFLE = "shoot:item.assault-rifle@1"


@rule("sector.flank.enemy-dead-first", "sector.drone.last-round", "sector.flank.hit-die")
def test_the_round_that_ends_the_enemy_still_costs_the_flanker_and_heals_the_drones_user() -> None:
    packs: list[list[str]] = [["item.assault-rifle"], [], []]
    dice = ["hit", "miss", "hit", "item.lens"]
    table = battle("ranged", ["might"], crew=3, dice=dice, packs=packs, hp=[12, 5, 5])
    table.declare(RIFLE, "flank", "drone:basic")
    assert (table.asked, table.hp, table.s.flanker) == ("regroup", [12, 4, 6], -1)


@rule("sector.amb.flank-trade", "sector.flank.own-limit", "sector.amb.trade-partner-uses")
def test_a_gun_traded_to_the_flanker_is_fired_in_the_flank_round() -> None:
    """The round of the trade is over by then."""
    packs: list[list[str]] = [["item.assault-rifle"], [], ["item.pistol-a"]]
    dice = ["blank", "miss", "miss", "hit"]
    table = battle("ranged", ["might"] * 4, crew=3, dice=dice, packs=packs)
    table.declare(RIFLE, "flank", "trade:crew-1").choose("item.pistol-a", "confirm", seat=2)
    assert table.asked == "flank"
    table.choose("shoot:item.pistol-a@1", seat=1)
    assert table.row == ["might", "might"]


@rule("sector.ammo.jam-scope", "sector.amb.two-weapons-rates", "sector.ranged.one-hit-die")
def test_one_of_two_guns_jams_and_keeps_its_dice() -> None:
    packs: list[list[str]] = [["item.pistol-a", "item.pistol-b"], []]
    table = battle("ranged", ["might"] * 3, dice=["hit", "fault", "hit", "hit"], packs=packs)
    table.declare("shoot:item.pistol-a@2+item.pistol-b@1", "cover")
    assert (table.loaded("item.pistol-a"), table.loaded("item.pistol-b")) == (2, 0)
    assert (table.row, table.hp, table.dice_left) == (["might", "might"], [11, 12], [])


@rule("sector.flank.hit-die", "sector.flank.fight-extra", "sector.amb.close-weapon")
def test_a_flanker_shielded_from_the_hit_wounds_by_knife_and_takes_one_die_more() -> None:
    packs = [["item.assault-rifle"], ["item.plate", "item.knife"]]
    dice = ["blank", "miss", "hit", "cunning"]
    table = battle("ranged", ["wisdom"] * 3, dice=dice, packs=packs).declare(RIFLE, "flank")
    table.choose("use:item.plate", seat=1)
    assert (table.hp, table.mode) == ([12, 12], "close")
    table.choose("use:item.knife", seat=1)
    assert (table.row, table.asked) == (["wisdom"], "declare")


@rule("sector.close.damage-together", "sector.amb.revive")
def test_who_is_shielded_lives_and_all_have_lost_by_the_other() -> None:
    packs: list[list[str]] = [["item.plate"], []]
    table = battle("close", ["wisdom"] * 3, dice=["cunning"] * 2, packs=packs, hp=[2, 2])
    table.declare("fight", "fight").choose("use:item.plate", seat=0)
    assert (table.hp, table.won) == ([2, 0], False)


@rule("sector.amb.defeat-other-means", "sector.close.defend")
def test_an_enemy_emptied_while_declaring_does_not_strike_in_close_combat() -> None:
    packs: list[list[str]] = [["item.charge"], []]
    table = battle("close", ["wisdom"], packs=packs, dice=["cunning", "item.lens"])
    table.choose("~use:item.charge:crew-0", seat=0)
    assert (table.row, table.asked) == ([], "declare")
    table.declare("fight", "cover")
    assert (table.asked, table.hp) == ("regroup", [12, 12])


@rule("sector.amb.defeat-other-means", "sector.ranged.return-fire-simultaneous")
def test_an_enemy_emptied_while_declaring_still_fires_in_ranged_combat() -> None:
    packs: list[list[str]] = [["item.assault-rifle", "item.charge"], []]
    table = battle("ranged", ["wisdom"], packs=packs, dice=["blank", "hit", "item.lens"])
    table.choose("~use:item.charge:crew-0", seat=0).declare(RIFLE, "cover")
    assert (table.asked, table.hp) == ("regroup", [11, 12])


@rule("sector.combat.specials-override", "sector.flank.own-limit", "sector.flank.shoot-extra")
def test_what_an_enemy_lets_go_of_in_a_round_does_not_bind_the_flank_round() -> None:
    """Its special speaks as a round starts; the flank round comes before that."""
    packs = [["item.pistol-a"], ["item.pistol-b"]]
    dice = ["hit", "miss", "miss", "hit"]
    table = battle(
        "ranged",
        ["might"] * 4,
        card="act1.capped",
        game=SPECIALS,
        dice=dice,
        packs=packs,
        phase="round-start",
        round=0,
    )
    table.choose("shoot").declare("shoot:item.pistol-a@1", "flank")
    assert len(table.row) == 3
    table.choose("shoot:item.pistol-b@1", seat=1)
    assert len(table.row) == 1


@rule("sector.close.double-partial", "sector.close.block", "sector.combat.end-conditions")
def test_a_double_on_the_last_die_brings_the_next_wave_and_no_blow() -> None:
    table = battle("close", ["might"], card="act2.two-waves", dice=["might2"])
    table.declare("fight", "cover")
    assert (table.row, table.hp, table.s.round) == (["wisdom", "wisdom"], [12, 12], 2)
    assert table.s.crew[0].blocking is False  # a block is for the round in which it was rolled


@rule("sector.tech.replicate-takes-card", "sector.amb.draw-in-combat", "sector.amb.revive")
def test_a_gun_replicated_at_the_end_of_a_round_can_be_fired_in_the_next() -> None:
    packs: list[list[str]] = [["item.assault-rifle"], []]
    table = tech_battle(
        "ranged",
        ["might"] * 3,
        drone="drone.replication",
        discards=("item.pistol-c",),
        packs=packs,
        dice=["blank", "miss", "surge"],
    )
    table.declare(RIFLE, "drone:advanced").choose("give:item.pistol-c:crew-1")
    assert (table.loaded("item.pistol-c"), table.asked) == (1, "close-in")
    table.choose("shoot")
    assert "shoot:item.pistol-c@1" in table.offered(1)


@rule("sector.ammo.supply-limit", "sector.standard.reload", "sector.ammo.to-supply")
def test_two_who_reload_share_what_the_shooter_has_just_spent() -> None:
    """One ballistic die is free, and two guns want three: the group says which comes first."""
    packs = [["item.assault-rifle", "item.pistol-b"], ["item.pistol-a"], ["item.pistol-c"]]
    table = battle(
        "ranged",
        ["might"] * 3,
        crew=3,
        dice=["blank", "miss"],
        packs=packs,
        empty=("item.pistol-a", "item.pistol-c"),
        pool=("item.pistol-d", "item.long-rifle", "weapon.start-a"),
        loads={"weapon.start-a": 1},
    )
    assert table.supply("ballistic") == 0
    table.declare(RIFLE, "reload:item.pistol-a", "reload:item.pistol-c")
    assert table.asked == "load"
    table.choose("item.pistol-c")
    assert (table.loaded("item.pistol-c"), table.loaded("item.pistol-a")) == (1, 0)


@rule("sector.amb.cross-trade", "sector.standard.trade-capacity")
def test_two_full_inventories_swap_and_no_item_comes_back() -> None:
    packs = [["item.medkit", "item.crate", "item.chip"], ["item.knife", "item.rocket", "item.lens"]]
    table = battle("close", ["might"] * 2, crew=3, dice=["cunning"], packs=[*packs, []])
    table.declare("trade:crew-1", "trade:crew-0", "fight")
    table.choose("item.crate", "item.rocket", "confirm", seat=0)
    assert "item.rocket" in table.pack(0)
    assert not {"item.rocket", "item.crate"} & set(table.offered(1))


@rule("sector.item.exchange-between", "sector.flow.between-activities", "sector.ammo.found-once")
def test_a_gun_lent_loaded_and_given_back_keeps_its_dice_and_uses_up_the_others_reload() -> None:
    packs = [["item.pistol-a", "item.long-rifle"], []]
    table = stage("regroup", packs=packs, empty=("item.pistol-a", "item.long-rifle"))
    table.choose("hand:item.pistol-a:crew-1", seat=0)
    table.choose("reload:item.pistol-a:crew-1", "hand:item.pistol-a:crew-0", seat=1)
    assert (table.loaded("item.pistol-a"), table.pack(0)[-1]) == (2, "item.pistol-a")
    table.choose("hand:item.long-rifle:crew-1", seat=0)
    assert not table.offered(1, "reload:")
    table.choose("hand:item.long-rifle:crew-0", seat=1)
    assert table.offered(0, "reload:") == ["reload:item.long-rifle:crew-0"]


@rule("sector.end.lose-immediate", "sector.amb.all-crew-test")
def test_a_test_for_all_ends_with_the_first_who_dies_of_it() -> None:
    table = play_card("act1.each-test", hp=[12, 1, 12], crew=3, dice=["might", "cunning", "might"])
    assert (table.hp, table.won) == ([12, 0, 12], False)


@rule("sector.flank.round-before", "sector.flank.enemy-dead-first", "sector.combat.end-conditions")
def test_no_flank_round_comes_after_the_round_with_which_the_card_ends_the_combat() -> None:
    """A flank round precedes a new round, and there is none."""
    packs: list[list[str]] = [["item.pistol-a"], ["item.pistol-b"]]
    table = battle(
        "ranged",
        ["might"] * 3,
        card="act1.brief",
        game=SPECIALS,
        dice=["blank", "miss", "miss"],
        packs=packs,
        round=2,
    )
    table.declare("shoot:item.pistol-a@1", "flank")
    assert (table.asked, table.s.flanker, table.pool) == ("regroup", -1, [])


@rule("sector.combat.specials", "sector.ranged.to-close", "sector.close.only-fighters-hit")
def test_a_special_of_close_rounds_holds_in_the_round_in_which_the_crew_close_in() -> None:
    """Those who are weakest are spared in close combat, from its first round on."""
    table = battle(
        "ranged",
        ["might"] * 3,
        card="act1.merciful",
        game=SPECIALS,
        dice=["wisdom", "cunning"],
        packs=[["item.pistol-a"], []],
        hp=[12, 7],
        phase="round-start",
        round=0,
    )
    table.choose("close-in").declare("fight", "fight")
    assert table.hp == [10, 7]


@rule("sector.combat.specials", "sector.ranged.shoot-needed")
def test_a_special_of_close_rounds_holds_too_where_nobody_shoots() -> None:
    table = battle(
        "ranged",
        ["might"] * 3,
        card="act1.merciful",
        game=SPECIALS,
        dice=["wisdom", "cunning"],
        packs=[["item.pistol-a"], []],
        hp=[12, 7],
    )
    table.choose("cover", seat=1).choose("~drop:item.pistol-a:crew-0", "cover", seat=0)
    assert (table.mode, table.asked) == ("close", "declare")
    table.declare("fight", "fight")
    assert table.hp == [10, 7]


@rule("sector.flank.own-limit", "sector.combat.specials", "sector.flank.after-shoot")
def test_what_an_enemy_says_of_the_first_round_does_not_bind_the_flank_round_after_it() -> None:
    table = battle(
        "ranged",
        ["might"] * 4,
        card="act1.waxen",
        game=SPECIALS,
        dice=["blank", "miss", "miss", "hit"],
        packs=[["item.spark-a"], ["item.pistol-b"]],
        phase="round-start",
        round=0,
    )
    table.choose("shoot")
    assert not table.offered(1, "shoot:")
    table.declare("shoot:item.spark-a@1", "flank").choose("shoot:item.pistol-b@1", seat=1)
    assert len(table.row) == 2


@rule("sector.close.no-return", "sector.combat.one-way", "sector.flank.must-attack")
def test_whoever_is_on_the_flank_when_combat_turns_close_has_to_fight() -> None:
    """The first row falls in the round of the FLANK, and the second is fought hand to hand."""
    table = battle(
        "ranged",
        ["might"],
        card="act1.two-rows",
        game=SPECIALS,
        dice=["hit", "miss", "miss", "might", "item.lens"],
        packs=[["item.pistol-a"], ["item.pistol-b"]],
    )
    table.declare("shoot:item.pistol-a@1", "flank")
    assert (table.row, table.asked, table.hp) == ([], "regroup", [12, 12])
    assert table.loaded("item.pistol-b") == 1
