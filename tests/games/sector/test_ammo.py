"""Ammo dice: loading, special symbols, jams."""

from __future__ import annotations

from bossrush.games.sector import GAME
from bossrush.testing.rules import rule
from tests.games.sector.table import Table, battle, play_card

RIFLE = "shoot:item.assault-rifle@"


def shot(rate: int, dice: list[str], **fields: object) -> Table:
    table = battle("ranged", ["might"] * 5, dice=dice, packs=[["item.assault-rifle"], []])
    return table.declare(f"{RIFLE}{rate}", "cover")


@rule("sector.ammo.types")
def test_every_core_gun_uses_one_of_three_types() -> None:
    guns = [item for item in GAME.tables(False).items if item.gun]
    assert guns
    assert {gun.ammo for gun in guns} <= {0, 1, 2}


@rule("sector.ammo.found-loaded", "sector.amb.weapon-in-pool-loaded")
def test_a_weapon_is_full_when_found_and_its_dice_return_when_it_is_left() -> None:
    table = play_card("act1.stash", deck=("item.assault-rifle",))
    assert table.loaded("item.assault-rifle") == 2
    assert table.supply("ballistic") == 5
    table.choose("done")
    assert table.supply("ballistic") == 7


@rule("sector.ammo.found-once")
def test_passing_through_the_pool_is_not_finding() -> None:
    table = play_card(
        "act1.stash",
        deck=("item.chip",),
        packs=[["item.assault-rifle"], []],
        empty=("item.assault-rifle",),
    )
    table.choose("lay:item.assault-rifle:crew-0").choose("give:item.assault-rifle:crew-1")
    assert table.loaded("item.assault-rifle") == 0
    table = play_card("act1.stash", deck=(), discards=("item.assault-rifle",))
    assert table.loaded("item.assault-rifle") == 2


@rule("sector.ammo.capacity")
def test_no_weapon_holds_more_than_its_capacity() -> None:
    table = battle("close", ["might"] * 2, dice=["cunning"], packs=[[], ["item.pistol-a"]])
    table.declare("fight", "reload:item.pistol-a")
    assert table.loaded("item.pistol-a") == 2


@rule("sector.ammo.blank")
def test_a_blank_does_nothing() -> None:
    assert len(shot(2, ["blank", "hit", "miss"]).row) == 4


@rule("sector.ammo.special")
def test_each_weapon_gives_a_symbol_its_own_meaning() -> None:
    assert len(shot(1, ["burst", "miss"]).row) == 3  # the rifle: two hits
    table = battle("ranged", ["might"] * 5, dice=["burst", "miss"], packs=[["item.pistol-b"], []])
    assert len(table.declare("shoot:item.pistol-b@1", "cover").row) == 4  # the pistol: one


@rule("sector.ammo.jam", "sector.ammo.jam-keep")
def test_a_jam_voids_the_roll_and_keeps_the_dice() -> None:
    table = shot(2, ["hit", "fault", "miss"])
    assert len(table.row) == 5
    assert table.loaded("item.assault-rifle") == 2


@rule("sector.ammo.jam-hit-die")
def test_the_enemy_fires_at_a_jammed_gun_too() -> None:
    table = battle(
        "ranged",
        ["might"] * 3,
        dice=["fault", "hit"],
        packs=[["item.assault-rifle"], []],
        card="act3.immune",
    )
    assert table.declare(RIFLE + "1", "cover").hp == [10, 12]


@rule("sector.ammo.jam-scope")
def test_a_jam_stops_one_weapon_or_both_as_the_table_plays_it() -> None:
    for scope, row, kept in (("weapon", 2, (0, 1)), ("crewmember", 3, (1, 1))):
        table = battle(
            "ranged",
            ["might"] * 3,
            dice=["hit", "fault", "miss"],
            packs=[["item.pistol-b", "item.pistol-c"], []],
            options={"jam_scope": scope},
        )
        table.declare("shoot:item.pistol-b@1+item.pistol-c@1", "cover")
        assert len(table.row) == row
        assert (table.loaded("item.pistol-b"), table.loaded("item.pistol-c")) == kept


@rule("sector.ammo.reload-only")
def test_an_empty_weapon_stays_empty_without_reload() -> None:
    table = battle(
        "close",
        ["might"] * 3,
        dice=["cunning", "cunning"],
        packs=[["item.pistol-a"], []],
        empty=("item.pistol-a",),
    )
    table.declare("fight", "cover").declare("fight", "cover")
    assert table.s.round == 3
    assert table.loaded("item.pistol-a") == 0
