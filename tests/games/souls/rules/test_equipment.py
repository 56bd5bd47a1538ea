"""Equipment: slots, requirements and upgrades, and what all cards have in common."""

from __future__ import annotations

from typing import Any

import pytest

from bossrush.testing.rules import rule
from tests.games.souls.bouts import attacked, strike
from tests.games.souls.table import Table, dungeon, fight, hero, icons, pips


def gear(*cards: str | list[str], character: str = "knight", **changes: Any) -> Table:
    """A character that changes equipment, with these cards in the inventory."""
    table = dungeon(hero(character, **changes), inventory=cards)
    return table.choose("gear:hero-0")


def places(table: Table, stock: int = 0) -> set[str]:
    """Where a card of the inventory may go."""
    if f"stock-{stock}" not in table.offered():
        return set()
    found = set(table.choose(f"stock-{stock}").offered()) - {"back"}
    table.choose("back")
    return found


# -- boards and slots -----------------------------------------------------------------------


@rule("souls.board.fields")
def test_a_character_board() -> None:
    one = dungeon(hero("herald")).hero()
    assert one.free() == 10
    assert one.tiers == [0, 0, 0, 0]
    assert one.card().taunt == 4
    assert (one.heroic, one.luck, one.estus, one.ember) == (True, True, True, False)
    assert (one.armour >= 0, one.left >= 0, one.right >= 0, len(one.backup)) == (
        True,
        True,
        True,
        1,
    )


@rule("souls.board.slots_hold", "souls.equip.slot.armour", "souls.equip.slot.one_hand")
def test_which_slot_a_card_fits() -> None:
    table = gear("worker_armour", "soul_arrow", "titanite_shard", tiers=[1, 1, 2, 1])
    assert places(table, 0) == {"armour"}
    assert places(table, 1) == {"left", "right", "add"}
    assert places(table, 2) == set()  # a long sword and a kite shield have no upgrade slot


@rule("souls.equip.slot.one_hand")
def test_two_one_handed_cards_share_the_hands() -> None:
    herald = hero("herald", left="talisman", right="soul_arrow", backup=["spear"])
    assert dungeon(herald).carried()["right"] == "soul_arrow"


@rule("souls.equip.slot.two_hand")
def test_a_two_handed_weapon_needs_the_other_hand_empty() -> None:
    table = gear("claymore", "long_sword", tiers=[3, 3, 0, 0], left=None, right=None)
    table.choose("stock-0", "left")
    assert table.carried()["left"] == "claymore"
    table.choose("stock-0", "right")  # the long sword takes the claymore's place
    assert table.carried() == {"armour": "knight_armour", "right": "long_sword"}
    assert table.inventory == ["claymore"]


@rule("souls.gear.two_handed_shields")
@pytest.mark.parametrize(
    ("shield", "together"),
    [("elkhorn_round_shield", True), ("effigy_shield", True), ("target_shield", False)],
)
def test_shields_beside_a_two_handed_weapon(shield: str, together: bool) -> None:
    tiers = [3, 3, 3, 3]
    table = gear(shield, character="assassin", left="lucerne", right=None, tiers=tiers)
    table.choose("stock-0", "right")
    assert ("left" in table.carried()) is together
    assert table.carried()["right"] == shield


@rule("souls.gear.two_handed_shields")
def test_such_a_shield_adds_its_dice() -> None:
    assassin = hero("assassin", "n1", left="lucerne", right="elkhorn_round_shield", ready=False)
    table = attacked(assassin, "sentinel", pips(1, 1, 2)).choose("block")
    assert table.bar() == (0, 2)  # the armour's, the lucerne's and the shield's die against 6


@rule("souls.equip.limit.three_weapons", "souls.andre.swap.limits")
def test_three_weapons_at_most() -> None:
    table = gear("kukris", character="herald", tiers=[0, 1, 0, 0])
    assert places(table) == {"left", "right", "backup"}
    table.choose("stock-0", "backup")
    assert table.carried()["backup"] == "kukris"
    assert table.inventory == ["kite_shield"]


@rule("souls.equip.slot.backup")
def test_the_backup_slot_holds_two_beside_a_two_handed_weapon() -> None:
    backup = ["long_sword", "kite_shield"]
    knight = hero("knight", "n1", left="claymore", right=None, backup=backup, ready=False)
    table = fight(knight, script=pips(1))
    assert not [option for option in table.offered() if option.startswith("backup")]
    table = attacked(knight, "sentinel", pips(0, 1)).choose("block")
    # the armour's blue die and the claymore's black one; no kite shield
    assert table.bar() == (0, 5)
    assert table.dice_left == []


@rule("souls.stats.gate_equipment", "souls.equip.requirements")
@pytest.mark.parametrize(
    ("character", "card", "tiers", "allowed"),
    [
        ("herald", "brigand_axe", [1, 0, 1, 0], False),  # STR 19, INT 12
        ("herald", "brigand_axe", [1, 0, 2, 0], True),  # STR 19, INT 20
        ("assassin", "shortsword", [1, 1, 0, 0], False),  # STR 16, DEX 22
        ("assassin", "shortsword", [0, 2, 0, 0], False),  # STR 10, DEX 31
        ("assassin", "shortsword", [1, 2, 0, 0], True),  # STR 16, DEX 31
    ],
)
def test_requirements(character: str, card: str, tiers: list[int], allowed: bool) -> None:
    table = gear(card, character=character, tiers=tiers)
    assert bool(places(table)) is allowed


@rule("souls.equip.range")
def test_an_action_may_print_a_range_of_its_own() -> None:
    knight = hero("knight", "n0", left="dragonslayer_spear")
    far = fight(knight, foes=[("sentinel", "n12")])
    assert "left.2>foe-0" in far.offered()
    assert not {"left.0>foe-0", "left.1>foe-0"} & set(far.offered())
    near = fight(knight, foes=[("sentinel", "n1")])
    assert {"left.0>foe-0", "left.1>foe-0", "left.2>foe-0"} <= set(near.offered())


@rule("souls.equip.defence_values")
def test_dice_of_armour_and_hands() -> None:
    knight = hero("knight", "n1", ready=False)
    table = attacked(knight, "sentinel", pips(2, 3)).choose("block")
    assert table.bar() == (0, 1)  # 6 against one black and one blue die
    table = attacked(knight, "crossbow_hollow", pips(1, 1)).choose("resist")
    assert table.bar() == (0, 2)  # 3 against one black die
    assert table.dice_left == pips(1)


# -- upgrades -------------------------------------------------------------------------------


@rule("souls.equip.upgrade_slots")
def test_upgrade_slots() -> None:
    full = gear("titanite_shard", left=["morning_star", "titanite_shard"], right=None)
    assert places(full) == set()
    assert places(gear("titanite_shard", character="assassin")) == set()  # an estoc has none
    double = gear("titanite_shard", "titanite_shard", left="zweihander", right=None)
    double.choose("stock-0", "left", "stock-0", "left")
    assert double.carried()["left"] == "zweihander+titanite_shard+titanite_shard"


@rule("souls.equip.upgrade_placement", "souls.andre.upgrade.free")
def test_an_upgrade_leaves_the_inventory_and_costs_nothing() -> None:
    table = gear("titanite_shard", left="morning_star")
    table.s.souls = 0
    table.choose("stock-0", "left")
    assert table.carried()["left"] == "morning_star+titanite_shard"
    assert (table.inventory, table.s.souls) == ([], 0)


@rule("souls.equip.upgrade_placement")
def test_an_upgrade_works_only_with_its_item_in_use() -> None:
    knight = hero(
        "knight",
        "n1",
        left="long_sword",
        right=None,
        backup=[["morning_star", "titanite_shard"]],
        ready=False,
    )
    table = fight(knight, script=pips(3)).choose("left.0>foe-0")
    assert table.health() == 9  # 3 against Block 2, no titanite


@rule("souls.equip.upgrade_kinds")
def test_weapon_and_armour_upgrades() -> None:
    table = gear("titanite_shard", "chloranthy_ring", armour="sunless_armour", left="pierce_shield")
    assert places(table, 0) == {"left"}
    strong = gear("chloranthy_ring", left="thrall_axe", armour="sunless_armour", tiers=[1] * 4)
    assert places(strong) == set()  # the ring asks for Intelligence and Faith 18
    strong = gear("chloranthy_ring", left="thrall_axe", armour="sunless_armour", tiers=[1, 1, 2, 2])
    assert places(strong) == {"armour"}


# -- modifiers ------------------------------------------------------------------------------


@rule("souls.equip.modifier")
def test_a_modifier_adds_to_the_dice() -> None:
    assert strike("irithyll_straight_sword", 0, pips(1, 1)).health() == 9  # 2 + 1 - Block 2


@rule("souls.equip.modifier.example_estoc")
def test_the_estoc_example() -> None:
    """Three black dice show 2, 1 and a blank: 3 - 1 = 2 damage, on Block 1."""
    assassin = hero("assassin", "n1", ready=False)
    soldier = [("large_hollow_soldier", "n1")]
    table = fight(assassin, foes=soldier, script=pips(2, 1, 0)).choose("left.1>foe-0")
    assert table.health() == 4
    assert table.bar() == (3, 0)


@rule("souls.ruling.modifier_floor")
def test_a_total_is_never_negative() -> None:
    assassin = hero("assassin", "n1", armour=["worker_armour", "hornet_ring"], ready=False)
    table = fight(assassin, script=pips(0, 0, 1)).choose("left.0>foe-0")
    assert table.health() == 10  # 1 - 1 - 2 counts as 0
    assert "end" in table.offered()


# -- one use for each card ------------------------------------------------------------------


@rule("souls.gear.hand_cards")
def test_shields_and_spells_are_hand_cards() -> None:
    herald = hero("herald", "n1")
    table = fight(herald)
    acts = [option for option in table.offered() if not option.startswith(("move", "hands"))]
    assert [act for act in acts if act.startswith("right")] == ["right.0+hero-0", "right.1+hero-0"]
    shield = fight(hero("herald", "n1", left="kite_shield", right="talisman", backup=["spear"]))
    assert not [option for option in shield.offered() if option.startswith("left")]


@rule("souls.gear.one_action")
def test_an_effect_uses_the_card_up() -> None:
    herald = hero("herald", "n1", black=4)
    table = fight(herald).choose("right.0+hero-0")
    assert not [option for option in table.offered() if option.startswith("right")]


@rule("souls.gear.one_action")
def test_stagger_adds_to_the_cost_of_effects() -> None:
    staggered = hero("herald", "n1", black=2, conditions=["stagger"])
    knight = hero("knight", "n1", black=6)
    assert fight(staggered, knight).choose("right.0+hero-0+hero-1").bar() == (2, 0)
    assert fight(staggered, knight).choose("right.1+hero-1").bar() == (6, 0)


@rule("souls.gear.one_action")
def test_an_effect_counts_as_an_attack_between_moves() -> None:
    table = fight(hero("herald", "n1")).choose("move:n3", "right.0+hero-0")
    assert not [option for option in table.offered() if option.startswith("move")]


@rule("souls.gear.one_action")
def test_a_condition_needs_an_enemy_in_range() -> None:
    assert "left.0>foe-0" in fight(hero("knight", "n6", left="kukris")).offered()
    assert "left.0>foe-0" not in fight(hero("knight", "n11", left="kukris")).offered()


# -- grants ---------------------------------------------------------------------------------


@rule("souls.gear.grant")
def test_the_talisman() -> None:
    herald, knight = hero("herald", "n1", black=3), hero("knight", "n7", black=5)
    table = fight(herald, knight).choose("right.1+hero-1")
    assert (table.bar(0), table.bar(1)) == ((6, 0), (0, 0))
    far = fight(herald, hero("knight", "n11", black=5))
    assert "right.1+hero-1" in far.offered()
    far = fight(hero("herald", "n0"), hero("knight", "n12", black=5))
    assert "right.1+hero-1" not in far.offered()
    everyone = fight(hero("herald", "n1", black=3), knight).choose("right.0+hero-0+hero-1")
    assert (everyone.bar(0), everyone.bar(1)) == ((2, 0), (4, 0))


@rule("souls.gear.grant")
def test_all_others_leaves_the_user_out() -> None:
    herald = hero("herald", "n1", left="bountiful_sunlight", right=None, backup=[], black=1)
    table = fight(herald, hero("knight", "n1", black=6)).choose("left.1+hero-1")
    assert (table.bar(0), table.bar(1)) == ((4, 0), (0, 0))


@rule("souls.gear.grant")
def test_grants_to_oneself_to_one_and_to_two() -> None:
    tooth = fight(hero("knight", "n1", left="dragon_tooth", right=None, black=5))
    assert tooth.choose("left.2+hero-0").bar() == (3, 0)
    heal = fight(hero("herald", "n1", left="heal", right=None, backup=[], black=2, red=2))
    assert heal.choose("left.0+hero-0").bar() == (1, 1)
    light = hero("herald", "n1", left="bountiful_light", right=None, backup=[], black=2)
    party = [light, hero("knight", "n1", black=3), hero("warrior", "n3", black=3)]
    table = fight(*party)
    offered = [option for option in table.offered() if option.startswith("left.0")]
    assert len(offered) == 6  # each alone, each two of three
    table.choose("left.0+hero-1+hero-2")
    assert [table.bar(number) for number in range(3)] == [(4, 0), (1, 0), (1, 0)]


@rule("souls.gear.attack_grant")
def test_smoughs_hammer_heals_whatever_it_does() -> None:
    table = strike("smoughs_hammer", 0, pips(1, 1), red=2)
    assert table.health() == 10
    assert table.bar() == (2, 1)


@rule("souls.gear.attack_grant")
def test_lothrics_holy_sword_gives_energy_to_one_nearby() -> None:
    herald = hero("herald", "n1", left="lothrics_holy_sword", right=None, black=1, ready=False)
    party = [herald, hero("knight", "n0", black=2), hero("warrior", "n12", black=2)]
    table = fight(*party, script=pips(2)).choose("left.0>foe-0")
    assert table.asked == "grant-to"
    assert table.offered() == ["hero-0", "hero-1"]
    table.choose("hero-1")
    assert [table.bar(number)[0] for number in range(3)] == [1, 1, 2]
    assert table.health() == 9  # magic: 2 - Resist 1


@rule("souls.gear.attack_grant")
def test_a_backstab_grants_as_well() -> None:
    assassin = hero("assassin", "n1", left="lothrics_holy_sword", right="target_shield", luck=False)
    table = fight(assassin, phase="foe_icon", icon=1, script=[*icons(1, 1), *pips(2)])
    table.choose("dodge", "left.0>foe-0")
    assert table.health() == 9
    assert table.bar() == (0, 0)  # the dodge's Energy came back


@rule("souls.andre.upgrade.example_morning_star")
def test_a_morning_star_with_a_titanite_shard() -> None:
    """A blue 2 makes 3; there is no room for another upgrade, and the shard cannot come off."""
    star = ["morning_star", "titanite_shard"]
    assert strike(star, 0, pips(2)).health() == 9
    table = gear("blood_gem", left=star, tiers=[1, 0, 0, 0])
    assert places(table) == set()
    assert "strip" not in table.choose("left").offered()
