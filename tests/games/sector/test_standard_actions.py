"""Standard combat actions: RELOAD, TRADE, TAKE COVER."""

from __future__ import annotations

from typing import Any

from bossrush.testing.rules import rule
from tests.games.sector.table import Table, battle

RIFLE = "shoot:item.assault-rifle@"


def close_round(*actions: str, **fields: Any) -> Table:
    """A close round in which crewmember 0 FIGHTs in vain, and the others do this."""
    table = battle("close", ["might", "might"], dice=["cunning", "cunning"], **fields)
    return table.declare("fight", *actions)


@rule("sector.standard.reload", "sector.standard.items-free")
def test_reload_fills_a_weapon() -> None:
    table = close_round(
        "reload:item.pistol-a", packs=[[], ["item.pistol-a"]], empty=("item.pistol-a",)
    )
    assert table.loaded("item.pistol-a") == 2
    assert table.supply("ballistic") == 5


@rule("sector.standard.reload-cap")
def test_reload_takes_only_what_is_missing() -> None:
    packs: list[list[str]] = [[], ["item.pistol-a"]]
    table = close_round("reload:item.pistol-a", packs=packs, loads={"item.pistol-a": 1})
    assert table.loaded("item.pistol-a") == 2
    assert table.supply("ballistic") == 5


@rule("sector.standard.reload-one")
def test_reload_serves_one_weapon() -> None:
    guns = ("item.pistol-a", "item.pistol-b")
    table = close_round("reload:item.pistol-a", packs=[[], list(guns)], empty=guns)
    assert (table.loaded("item.pistol-a"), table.loaded("item.pistol-b")) == (2, 0)


@rule("sector.amb.reload-full")
def test_a_full_weapon_may_be_reloaded_to_no_effect() -> None:
    table = close_round("reload:item.pistol-a", packs=[[], ["item.pistol-a"]])
    assert table.loaded("item.pistol-a") == 2
    assert table.s.round == 2


@rule("sector.combat.round-order", "sector.ammo.to-supply", "sector.ammo.spent")
def test_dice_spent_in_a_round_are_there_for_the_reload() -> None:
    table = _scarce()
    assert table.supply("ballistic") == 0
    table.declare(RIFLE + "2", "reload:item.long-rifle")
    assert table.loaded("item.long-rifle") == 2
    assert table.supply("ballistic") == 0


def _scarce() -> Table:
    """Every ballistic die but the rifle's two lies on other guns."""
    return battle(
        "ranged",
        ["might"] * 3,
        dice=["blank", "blank", "miss"],
        packs=[
            ["item.assault-rifle", "item.pistol-a"],
            ["item.long-rifle", "item.pistol-b", "item.pistol-c"],
        ],
        pool=("item.pistol-d",),
        empty=("item.long-rifle",),
    )


@rule("sector.standard.trade", "sector.item.exchange-trade")
def test_a_trade_gives_and_takes() -> None:
    packs = [[], ["item.medkit"], ["item.stale-rations", "item.chip"]]
    table = battle("close", ["might", "might"], crew=3, dice=["cunning"], packs=packs)
    assert not any(option.startswith("hand") for option in table.offered(0))
    table.declare("fight", "trade:crew-2", "cover")
    for item in ("item.medkit", "item.stale-rations", "item.chip"):
        table.choose(item, seat=1)
    table.choose("confirm", seat=1)
    assert table.pack(1) == ["item.stale-rations", "item.chip"]
    assert table.pack(2) == ["item.medkit"]


@rule("sector.standard.trade")
def test_a_table_may_limit_trades_to_taking_one() -> None:
    packs = [[], ["item.medkit"], ["item.stale-rations", "item.chip"]]
    table = battle(
        "close",
        ["might"] * 2,
        crew=3,
        dice=["cunning"],
        packs=packs,
        options={"trade_limit": "one"},
    )
    table.declare("fight", "trade:crew-2", "cover")
    assert table.refused("item.medkit", 1)
    table.choose("item.chip", seat=1)
    assert table.refused("item.stale-rations", 1)
    table.choose("confirm", seat=1)
    assert table.pack(1) == ["item.medkit", "item.chip"]


@rule("sector.standard.trade-capacity")
def test_a_trade_is_checked_as_one_swap() -> None:
    full = ["item.chip", "item.plate", "item.lens", "item.charge"]
    packs = [[], ["item.medkit"], full]
    table = battle("close", ["might"] * 2, crew=3, dice=["cunning"], packs=packs)
    table.declare("fight", "trade:crew-2", "cover")
    table.choose("item.medkit", seat=1)
    assert table.refused("confirm", 1)
    table.choose("item.chip", seat=1).choose("confirm", seat=1)
    assert table.pack(1) == ["item.chip"]
    assert "item.medkit" in table.pack(2)


@rule("sector.standard.trade-partner-acts", "sector.amb.reload-trade")
def test_a_trade_leaves_what_the_partner_acts_with() -> None:
    packs = [["item.assault-rifle", "item.chip"], []]
    table = battle("ranged", ["might"] * 2, dice=["blank", "miss"], packs=packs)
    table.declare(RIFLE + "1", "trade:crew-0")
    assert table.refused("item.assault-rifle", 1)
    table.choose("item.chip", seat=1).choose("confirm", seat=1)
    assert table.pack(1) == ["item.chip"]
    packs = [[], ["item.pistol-a", "item.chip"], []]
    table = battle("close", ["might"] * 2, crew=3, dice=["cunning"], packs=packs)
    table.declare("fight", "reload:item.pistol-a", "trade:crew-1")
    assert "item.pistol-a" not in table.offered(2)
    assert "item.chip" in table.offered(2)


@rule("sector.standard.trade-use-now", "sector.amb.item-action")
def test_what_was_taken_can_be_used_unless_that_takes_an_action() -> None:
    packs = [["item.assault-rifle"], ["item.pistol-b", "item.medkit"], []]
    table = battle(
        "ranged", ["might"] * 3, crew=3, dice=["blank", "miss"], packs=packs, hp=[12, 12, 8]
    )
    table.declare(RIFLE + "1", "cover", "trade:crew-1")
    table.choose("item.medkit", seat=2).choose("item.pistol-b", seat=2).choose("confirm", seat=2)
    assert table.offered(2) == ["pass", "use:item.medkit"]  # in this round, and no pistol
    table.choose("use:item.medkit", seat=2)
    assert table.hp[2] == 10


@rule("sector.amb.cross-trade")
def test_no_item_moves_twice_in_a_round() -> None:
    packs = [[], ["item.chip"], ["item.plate", "item.lens"], []]
    table = battle("close", ["might"] * 2, crew=4, dice=["cunning"], packs=packs)
    table.declare("fight", "trade:crew-2", "trade:crew-3", "cover")
    table.choose("item.plate", seat=1).choose("confirm", seat=1)
    assert "item.plate" not in table.offered(2)
    table.choose("item.lens", seat=2).choose("confirm", seat=2)
    assert (table.pack(1), table.pack(3)) == (["item.chip", "item.plate"], ["item.lens"])


@rule("sector.amb.trade-partner-uses")
def test_the_partner_cannot_use_a_received_item_on_the_roll() -> None:
    packs = [[], ["item.chrono-bomb", "item.medkit"]]
    table = battle("close", ["might"] * 2, dice=["cunning"], packs=packs, hp=[8, 12])
    table.declare("fight", "trade:crew-0")
    table.choose("item.chrono-bomb", seat=1).choose("item.medkit", seat=1).choose("confirm", seat=1)
    assert table.offered(0) == ["pass", "use:item.medkit"]
    table.choose("pass", seat=0)
    assert table.asked == "declare"  # the roll has gone by without the re-roll being offered


@rule("sector.ammo.supply-limit")
def test_where_several_weapons_compete_the_group_decides() -> None:
    packs = [["item.stale-rations"], ["item.rocket"], ["item.grenade-tube"]]
    table = battle(
        "close",
        ["might"] * 2,
        crew=3,
        dice=["cunning"],
        packs=packs,
        empty=("item.rocket", "item.grenade-tube"),
    )
    table.declare("fight", "reload:item.rocket", "reload:item.grenade-tube")
    assert table.offered(0) == ["item.rocket", "item.grenade-tube"]
    table.choose("item.grenade-tube")
    assert (table.loaded("item.rocket"), table.loaded("item.grenade-tube")) == (0, 2)
    assert table.supply("explosive") == 0
