"""Ammo dice: loaded, rolled, spent, jammed, and never more of them than the box holds."""

from __future__ import annotations

from typing import Any

import pytest

from bossrush.games.sector import GAME
from bossrush.games.sector.cards.terms import AMMO
from bossrush.testing.rules import rule
from tests.games.sector.table import Table, battle, mission, play_card, stage

RIFLE = "item.assault-rifle"


def shot(guns: list[str], declared: str, dice: list[str], row: int = 5, **fields: Any) -> Table:
    """Abbot, with these guns, SHOOTs as declared; Taylor takes cover."""
    table = battle("ranged", ["might"] * row, dice=dice, packs=[guns, []], **fields)
    table.declare(f"shoot:{declared}", "cover")
    assert table.dice_left == []
    return table


def faces_rolled(table: Table, die: str) -> list[str]:
    """The faces of one kind of die rolled so far, in order."""
    rolls = [event.data for event in table.told("roll") if event.data["die"] == die]
    return [face for roll in rolls for face in roll["faces"]]


@rule("sector.ammo.types")
def test_every_core_gun_uses_one_of_three_types() -> None:
    guns = [item for item in GAME.tables(False).items if item.gun]
    assert {AMMO[gun.ammo] for gun in guns} == {"ballistic", "energy", "explosive"}


# -- loading --------------------------------------------------------------------------------


@rule("sector.ammo.found-loaded", "sector.example.assault-rifle-load")
def test_the_assault_rifle_is_drawn_with_its_two_dice() -> None:
    table = play_card("act1.stash", dice=[RIFLE])
    assert table.pool == [RIFLE]
    assert (table.loaded(RIFLE), table.supply("ballistic")) == (2, 5)


@rule("sector.amb.weapon-in-pool-loaded")
def test_a_weapon_left_in_the_pool_gives_its_dice_back() -> None:
    table = play_card("act1.stash", dice=[RIFLE])
    assert table.supply("ballistic") == 5
    table.choose("done")
    assert table.discards == [RIFLE]
    assert (table.loaded(RIFLE), table.supply("ballistic")) == (0, 7)


@rule("sector.ammo.found-once")
def test_passing_through_the_pool_is_not_finding() -> None:
    packs = [[RIFLE], []]
    table = play_card("act1.stash", dice=["item.chip"], packs=packs, empty=(RIFLE,))
    table.choose(f"lay:{RIFLE}:crew-0").choose(f"give:{RIFLE}:crew-1")
    assert table.pack(1) == [RIFLE]
    assert table.loaded(RIFLE) == 0


@rule("sector.ammo.found-once")
def test_a_discarded_weapon_drawn_again_is_found_again() -> None:
    table = stage(
        "turn-card",
        packs=[[RIFLE], []],
        empty=(RIFLE,),
        deck=("item.chip",),
        mission=mission("act1.stash", "act1.two-finds", "act2.quiet-20"),
    )
    table.lead()
    table.choose(f"lay:{RIFLE}:crew-0").choose("give:item.chip:crew-1").choose("done")
    assert table.discards == [RIFLE]
    table.ready().lead()
    assert table.pool == [RIFLE], "the deck was empty"
    assert table.loaded(RIFLE) == 2


@rule("sector.ammo.capacity")
@pytest.mark.parametrize("loaded", [0, 1, 2])
def test_a_weapon_never_holds_more_than_its_capacity(loaded: int) -> None:
    loads = {RIFLE: loaded}
    table = battle("close", ["might"], dice=["wisdom"], packs=[[RIFLE], []], loads=loads)
    table.declare(f"reload:{RIFLE}", "fight")
    assert (table.loaded(RIFLE), table.supply("ballistic")) == (2, 5)


@rule("sector.ammo.reload-only")
def test_an_empty_weapon_stays_empty_without_a_reload() -> None:
    packs = [[RIFLE], []]
    table = battle("close", ["might"] * 3, dice=["wisdom"] * 3, packs=packs, empty=(RIFLE,))
    for _ in range(3):
        table.declare("cover", "fight")
    assert table.s.round == 4
    assert table.loaded(RIFLE) == 0


@rule("sector.ammo.supply-limit")
def test_a_weapon_takes_what_there_is() -> None:
    packs = [["item.rocket"], []]
    dice = ["item.grenade-tube"]
    table = play_card("act1.stash", dice=dice, packs=packs, loads={"item.rocket": 1})
    assert (table.loaded("item.grenade-tube"), table.supply("explosive")) == (1, 0)


@rule("sector.ammo.supply-limit")
def test_where_two_weapons_are_found_at_once_the_group_says_which_is_loaded() -> None:
    dice = ["item.rocket", "item.grenade-tube"]
    table = play_card("act1.two-finds", dice=dice)
    assert table.asked == "load"
    assert table.play.pending[0] is table.play.pending[1], "it is asked of the whole group"
    table.choose("item.grenade-tube", seat=1)
    assert table.loaded("item.grenade-tube") == 2
    assert table.loaded("item.rocket") == 0


# -- rolling --------------------------------------------------------------------------------


@rule("sector.ammo.rolled-on-shoot")
def test_ammo_dice_are_rolled_in_a_shoot_and_on_the_flank() -> None:
    table = shot([RIFLE], f"{RIFLE}@2", ["hit", "blank", "miss"])
    assert faces_rolled(table, "ballistic") == ["hit", "blank"]
    packs = [[RIFLE], []]
    dice = ["hit"]
    table = battle(
        "ranged", ["might"] * 5, dice=dice, packs=packs, phase="flank-round", flanker="crew-0"
    )
    table.choose(f"shoot:{RIFLE}@1")
    assert faces_rolled(table, "ballistic") == ["hit"]


@rule("sector.ammo.rolled-on-shoot")
def test_no_ammo_die_is_rolled_in_a_fight() -> None:
    table = battle("close", ["might"] * 2, dice=["wisdom"], packs=[[RIFLE], []])
    table.declare("fight", "cover")
    assert faces_rolled(table, "ballistic") == []
    assert table.loaded(RIFLE) == 2


@rule("sector.ammo.hit")
def test_each_symbol_of_its_type_is_one_hit() -> None:
    assert len(shot([RIFLE], f"{RIFLE}@2", ["hit", "hit", "miss"]).row) == 3


@rule("sector.ammo.blank")
def test_a_blank_does_nothing() -> None:
    assert len(shot([RIFLE], f"{RIFLE}@2", ["blank", "hit", "miss"]).row) == 4
    assert len(shot([RIFLE], f"{RIFLE}@2", ["blank", "blank", "miss"]).row) == 5


@rule("sector.ammo.special")
@pytest.mark.parametrize(
    ("gun", "face", "wounds", "kept"),
    [
        (RIFLE, "burst", 2, 1),
        ("item.pistol-a", "burst", 1, 1),
        ("item.stubborn-gun", "burst", 0, 1),
        (RIFLE, "fault", 0, 2),
        ("item.stubborn-gun", "fault", 1, 1),
    ],
)
def test_the_same_symbol_means_what_each_weapon_says(
    gun: str, face: str, wounds: int, kept: int
) -> None:
    """A burst is two hits, one or none; a fault jams one gun and is a hit of another."""
    table = shot([gun], f"{gun}@1", [face, "miss"])
    assert len(table.row) == 5 - wounds
    assert table.loaded(gun) == kept


@rule("sector.example.assault-rifle-rate")
@pytest.mark.parametrize(("rate", "left"), [(1, 1), (2, 0)])
def test_the_assault_rifle_saves_a_die_or_fires_both(rate: int, left: int) -> None:
    table = shot([RIFLE], f"{RIFLE}@{rate}", ["blank"] * rate + ["miss"])
    assert table.loaded(RIFLE) == left


@rule("sector.amb.two-weapons-rates")
def test_two_weapons_fire_each_at_a_rate_of_its_own() -> None:
    guns = ["item.pistol-a", "item.pistol-b"]
    table = shot(guns, "item.pistol-a@2+item.pistol-b@1", ["hit", "hit", "blank", "miss"])
    assert faces_rolled(table, "ballistic") == ["hit", "hit", "blank"]
    assert len(faces_rolled(table, "hit")) == 1


# -- jams -----------------------------------------------------------------------------------


@rule("sector.ammo.jam")
@pytest.mark.parametrize("other", ["hit", "burst"])
def test_a_jam_voids_hits_and_symbols_alike(other: str) -> None:
    assert len(shot([RIFLE], f"{RIFLE}@2", [other, "fault", "miss"]).row) == 5


@rule("sector.ammo.jam-keep")
def test_a_jammed_weapon_keeps_its_dice() -> None:
    table = shot([RIFLE], f"{RIFLE}@2", ["hit", "fault", "miss"])
    assert (table.loaded(RIFLE), table.supply("ballistic")) == (2, 5)


@rule("sector.ammo.jam-hit-die")
def test_the_enemy_shoots_back_at_a_jammed_weapon() -> None:
    table = shot([RIFLE], f"{RIFLE}@1", ["fault", "hit"], card="act3.immune")
    assert table.hp == [10, 12]


@rule("sector.ammo.jam-scope")
@pytest.mark.parametrize(
    ("scope", "row", "left"), [("weapon", 4, (0, 1)), ("crewmember", 5, (1, 1))]
)
def test_a_jam_stops_one_weapon_or_both_as_the_table_plays_it(
    scope: str, row: int, left: tuple[int, int]
) -> None:
    table = shot(
        ["item.pistol-b", "item.pistol-c"],
        "item.pistol-b@1+item.pistol-c@1",
        ["hit", "fault", "miss"],
        options={"jam_scope": scope},
    )
    assert len(table.row) == row
    assert (table.loaded("item.pistol-b"), table.loaded("item.pistol-c")) == left


# -- spending -------------------------------------------------------------------------------


@rule("sector.ammo.spent", "sector.ammo.to-supply")
@pytest.mark.parametrize("faces", [["hit", "hit"], ["blank", "burst"], ["blank", "blank"]])
def test_whatever_they_showed_rolled_dice_leave_the_weapon_for_the_supply(
    faces: list[str],
) -> None:
    table = battle("ranged", ["might"] * 5, dice=[*faces, "miss"], packs=[[RIFLE], []])
    assert table.supply("ballistic") == 5
    table.declare(f"shoot:{RIFLE}@2", "cover")
    assert (table.loaded(RIFLE), table.supply("ballistic")) == (0, 7)
