"""What single cards do: conditions, pushes, shifts, rings, gems and armour."""

from __future__ import annotations

import pytest

from bossrush.games.souls.cards.terms import BLEED, POISON
from bossrush.games.souls.rules.conditions import afflict
from bossrush.testing.rules import rule
from tests.games.souls.bouts import attacked, strike
from tests.games.souls.table import duel, fight, hero, icons, pips

# -- conditions, pushes, shifts -------------------------------------------------------------


@rule("souls.gear.condition_only")
def test_kukris_and_poison_mist() -> None:
    table = fight(hero("knight", "n6", left="kukris")).choose("left.0>foe-0")
    assert (table.foe_conditions(), table.health()) == ({"bleed"}, 10)
    two = [("sentinel", "n1"), ("large_hollow_soldier", "n1")]
    mist = fight(hero("knight", "n6", left="poison_mist"), foes=two).choose("left.1@n1")
    assert mist.foe_conditions(0) == mist.foe_conditions(1) == {"poison"}
    assert mist.bar() == (3, 0)


@rule("souls.gear.condition_only")
def test_nothing_adds_to_an_action_without_dice() -> None:
    knight = hero(
        "knight", "n6", left="kukris", right=None, armour=["worker_armour", "hornet_ring"]
    )
    table = fight(knight, script=pips(4)).choose("left.0>foe-0")
    assert (table.health(), table.dice_left) == (10, pips(4))


@rule("souls.gear.force_push")
def test_force_pushes_once_for_each_icon() -> None:
    knight = hero("knight", "n0", left="force")
    free = fight(knight, foes=[("hollow_soldier", "n3")])
    free.choose("left.1>foe-0")
    assert free.offered() == ["n4", "n6", "n8"]
    free.choose("n6")
    assert free.offered() == ["n7", "n9", "n11"]
    free.choose("n11")
    assert (free.foe_node(), free.health(), free.bar()) == ("n11", 1, (2, 0))


@rule("souls.gear.force_push")
def test_force_does_not_move_a_boss() -> None:
    table = duel(hero("knight", "n6", place="s", left="force")).choose("left.0>foe-0")
    assert table.foe_node() == "n6"
    assert table.health() == 26


@rule("souls.gear.firebombs")
def test_firebombs_push_everyone_they_leave_standing() -> None:
    foes = [("sentinel", "n6"), ("large_hollow_soldier", "n6"), ("crossbow_hollow", "n6")]
    knight = hero("knight", "n1", left="firebombs", ready=False)
    table = fight(knight, foes=foes, script=pips(1, 1, 1))
    table.choose("left.0@n6")
    assert [table.health(foe) for foe in range(3)] == [8, 2, 0]  # Resist 1, 0, 0
    assert table.asked == "foe-pushed-to"
    assert table.offered() == ["n5", "n7", "n8", "n9", "n11"]
    table.choose("n11", "n9")
    assert [table.foe_node(foe) for foe in range(3)] == ["n11", "n9", ""]
    assert table.bar() == (4, 0)


@rule("souls.gear.shift_action")
@pytest.mark.parametrize("card", ["carthus_curved_sword", "lucerne"])
def test_a_shift_without_an_attack(card: str) -> None:
    table = fight(hero("knight", "n1", left=card, right=None)).choose("left.2")
    assert table.asked == "shift"
    table.choose("n4", "n7")
    assert (table.node(), table.bar()) == ("n7", (0, 0))
    assert not [option for option in table.offered() if option.startswith("left")]
    table.choose("move:n12")  # the walk is still there
    assert table.bar() == (0, 0)


@rule("souls.gear.repeat_shift")
def test_repeat_repeats_the_shift_too() -> None:
    knight = hero("knight", "n11", left="dancers_enchanted_swords", right=None, ready=False)
    foes = [("sentinel", "n6"), ("sentinel", "n1")]
    table = fight(knight, foes=foes, script=pips(3, 2))
    table.choose("left.0", "n6", "n1")
    assert [table.health(foe) for foe in range(2)] == [8, 9]
    assert table.bar() == (2, 0)


@rule("souls.gear.repeat_shift")
def test_the_avelyn_rolls_three_times() -> None:
    knight = hero("knight", "n6", left="avelyn", right=None, ready=False)
    table = fight(knight, script=pips(3, 2, 1)).choose("left.0>foe-0")
    assert (table.health(), table.bar()) == (9, (1, 0))


@rule("souls.gear.shaft_per_option")
def test_the_shaft_belongs_to_the_option() -> None:
    spear = fight(hero("knight", "n1", left="santiers_spear", right=None))
    lines = {option[:6] for option in spear.offered() if option.startswith("left")}
    assert lines == {"left.1", "left.2"}
    foes = [("sentinel", "n1"), ("sentinel", "n6")]
    halberd = hero("knight", "n1", left="winged_knight_halberd", right=None)
    table = fight(halberd, foes=foes)
    assert [option for option in table.offered() if option.startswith("left.2")] == ["left.2@n6"]


@rule("souls.gear.caestus", "souls.attack.count")
def test_the_caestus_strikes_from_the_backup_slot() -> None:
    knight = hero("knight", "n1", left="long_sword", right="estoc", backup=["caestus"], ready=False)
    table = fight(knight, script=pips(1, 0, 0, 1, 1))
    backup = [option for option in table.offered() if option.startswith("backup")]
    assert backup == ["backup.1>foe-0"]
    table.choose("left.0>foe-0", "right.0>foe-0", "backup.1>foe-0")
    assert table.bar() == (3, 0)
    assert not [option for option in table.offered() if ">foe-0" in option]


# -- single cards ---------------------------------------------------------------------------


@rule("souls.gear.immunity")
@pytest.mark.parametrize(
    ("changes", "immune"),
    [({"armour": "outrider_armour"}, True), ({}, False)],
)
def test_outrider_armour_keeps_the_frost_out(changes: dict[str, str], immune: bool) -> None:
    card = "boreal_outrider_knight.backhand_slashes"
    knight = hero("knight", "n6", place="n", ready=False, **changes)
    table = duel(
        knight,
        boss="boreal_outrider_knight",
        phase="foe_icon",
        icon=1,
        card=card,
        discard=[card],
        round=1,
        script=pips(1, 1, 1),
    )
    table.choose("block")
    assert table.hero().red >= 1
    assert ("frostbite" not in table.conditions()) is immune


@rule("souls.gear.immunity")
def test_a_shield_protects_only_in_hand() -> None:
    in_hand = fight(hero("knight", "n6", right="spider_shield"))
    afflict(in_hand.s, 0, BLEED | POISON)
    assert in_hand.conditions() == {"bleed"}
    spare = fight(hero("knight", "n6", backup=["spider_shield"]))
    afflict(spare.s, 0, BLEED | POISON)
    assert spare.conditions() == {"bleed", "poison"}
    clad = fight(hero("knight", "n6", armour="dragonslayer_armour"))
    afflict(clad.s, 0, BLEED | POISON)
    assert clad.conditions() == {"poison"}


@rule("souls.gear.black_iron_greatshield")
def test_the_black_iron_greatshield_stands_against_attacks() -> None:
    knight = hero("knight", "n6", right="black_iron_greatshield", ready=False)
    table = attacked(knight, "silver_knight_swordsman", pips(1, 1)).choose("block")
    assert (table.node(), table.bar()) == ("n6", (0, 3))


@rule("souls.gear.black_iron_greatshield")
def test_the_black_iron_greatshield_gives_way_to_movement() -> None:
    knight = hero("knight", "n6", right="black_iron_greatshield", ready=False)
    foes = [("large_hollow_soldier", "n1")]
    table = fight(knight, foes=foes, phase="foe_icon", script=pips(1, 1)).choose("block")
    assert table.bar() == (0, 3)
    assert table.asked == "pushed-to"
    table.choose("n11")
    assert (table.node(), table.foe_node()) == ("n11", "n6")


@rule("souls.gear.smoughs_armour")
def test_smoughs_armour_neither_dodges_nor_runs() -> None:
    knight = hero("knight", "n1", armour="smoughs_armour", ready=False)
    table = attacked(knight, "sentinel", pips(1, 1, 1))
    # blocking is all there is, so nobody is asked
    assert table.bar() == (0, 3)
    walk = fight(knight).choose("move:n4")
    assert not [option for option in walk.offered() if option.startswith("move")]


@rule("souls.gear.smoughs_armour")
def test_smoughs_armour_suffers_every_trap() -> None:
    traps = ["none"] * 13
    traps[4] = "trap.dmg2_dodge1"
    tile = {"face": "room1a", "x": 0, "y": 1, "turn": 0, "card": "ash_gardens", "level": 1}
    knight = hero("knight", "n1", armour="smoughs_armour")
    table = fight(
        knight,
        card="ash_gardens",
        foes=[("crossbow_hollow", "n12")],
        state={"tiles": [tile | {"traps": traps}]},
    )
    assert table.choose("move:n4").bar() == (0, 2)


@rule("souls.gear.dancer_armour")
@pytest.mark.parametrize(("conditions", "energy"), [([], 1), (["frostbite"], 3)])
def test_dancer_armour_walks_two_nodes(conditions: list[str], energy: int) -> None:
    knight = hero("knight", "n1", armour="dancer_armour", conditions=conditions)
    table = fight(knight, walk=2).choose("move:n4", "move:n7", "move:n12")
    assert table.bar() == (energy, 0)


@rule("souls.gear.shadow_armour")
def test_shadow_armour_dodges_two_nodes() -> None:
    assassin = hero("assassin", "n6", armour="shadow_armour", ready=False)
    party = [assassin, hero("knight", "n10")]
    foes = [("hollow_soldier", "n6")]
    table = fight(*party, foes=foes, phase="foe_icon", icon=1, script=icons(1, 0, 0))
    table.choose("dodge:n1")
    assert table.asked == "dodge-on"
    table.choose("n2")
    assert table.bar() == (1, 0)
    assert table.node() == "n2"


@rule("souls.gear.faraam_armour")
def test_faraam_armour_takes_the_aggro_once() -> None:
    party = [hero("herald", "n0"), hero("knight", "n11", armour="faraam_armour")]
    table = fight(*party, foes=[("sentinel", "n12")]).choose("end")
    assert table.asked == "take-aggro"
    table.choose("take")
    assert table.s.fight.aggro == 1
    assert table.hero(1).took_aggro
    again = fight(hero("herald", "n0"), {**party[1], "took_aggro": True})
    again.choose("end")
    assert again.asked != "take-aggro"


@rule("souls.gear.end_healing")
@pytest.mark.parametrize(("conditions", "red"), [([], 0), (["poison"], 1)])
def test_healing_at_the_end_of_an_activation(conditions: list[str], red: int) -> None:
    armour = ["lothric_knight_armour", "sun_princess_ring"]
    knight = hero("knight", "n1", armour=armour, red=3, conditions=conditions)
    foes = [("crossbow_hollow", "n1"), ("crossbow_hollow", "n1")]
    table = fight(knight, foes=foes, script=pips(3, 3)).choose("end")
    assert table.hero().red == red


@rule("souls.gear.start_gain")
@pytest.mark.parametrize(
    ("armour", "beside", "choice", "bar"),
    [
        ("worker_armour", "worker_armour", "", (2, 2)),
        (["worker_armour", "chloranthy_ring"], "worker_armour", "", (1, 2)),
        ("worker_armour", ["worker_armour", "chloranthy_ring"], "", (1, 2)),
        (["worker_armour", "tiny_beings_ring"], "worker_armour", "both", (3, 1)),
        (["worker_armour", "tiny_beings_ring"], "worker_armour", "energy", (2, 2)),
        (
            ["worker_armour", "tiny_beings_ring"],
            ["worker_armour", "chloranthy_ring"],
            "both",
            (3, 1),
        ),
        (
            ["worker_armour", "tiny_beings_ring"],
            ["worker_armour", "chloranthy_ring"],
            "energy",
            (1, 2),
        ),
    ],
)
def test_rings_at_the_start_of_an_activation(
    armour: str | list[str], beside: str | list[str], choice: str, bar: tuple[int, int]
) -> None:
    first = hero("knight", "n5", armour=armour, black=4, red=2)
    other = hero("warrior", "n5", armour=beside)
    table = fight(first, other, phase="hero_begins", state={"first": 0})
    if choice:
        assert table.asked == "start-gain"
        table.choose(choice)
    assert table.bar() == bar


@rule("souls.andre.upgrade.example_sunless")
def test_the_chloranthy_ring_helps_only_on_its_wearers_node() -> None:
    wearer = hero("warrior", "n5", armour=["sunless_armour", "chloranthy_ring"])
    for node, black in (("n5", 1), ("n0", 2)):
        table = fight(
            hero("knight", node, black=4), wearer, phase="hero_begins", state={"first": 0}
        )
        assert table.bar() == (black, 0)


@rule("souls.gear.blue_tearstone_ring")
@pytest.mark.parametrize(
    ("rolled", "bar"),
    [(pips(2, 1), (2, 1)), (pips(2, 2), (3, 0))],
)
def test_the_blue_tearstone_ring(rolled: list[str], bar: tuple[int, int]) -> None:
    ring = ["sunless_armour", "blue_tearstone_ring"]
    knight = hero("knight", "n6", armour=ring, black=3, ready=False)
    assert attacked(knight, script=rolled).choose("block").bar() == bar


@rule("souls.gear.blue_tearstone_ring")
def test_the_ring_does_not_save_a_full_bar() -> None:
    ring = ["sunless_armour", "blue_tearstone_ring"]
    knight = hero("knight", "n6", armour=ring, black=7, red=1, ready=False)
    table = attacked(knight, script=pips(1, 1)).choose("block")
    assert table.asked == "explore"  # defeated, and back at the bonfire


@rule("souls.gear.knight_slayers_ring")
@pytest.mark.parametrize(("rolled", "black"), [(pips(3, 2), 2), (pips(3, 1), 3)])
def test_the_knight_slayers_ring(rolled: list[str], black: int) -> None:
    armour = ["worker_armour", "knight_slayers_ring"]
    table = strike("morning_star", 1, rolled, armour=armour)
    assert table.bar() == (black, 0)


@rule("souls.gear.knight_slayers_ring")
def test_the_ring_pays_once_for_a_whole_node() -> None:
    armour = ["worker_armour", "knight_slayers_ring"]
    knight = hero("knight", "n1", left="greataxe", right=None, armour=armour, ready=False)
    foes = [("large_hollow_soldier", "n1"), ("crossbow_hollow", "n1"), ("sentinel", "n12")]
    table = fight(knight, foes=foes, script=pips(3, 3)).choose("left.2@n1")
    assert table.bar() == (2, 0)


@rule("souls.gear.hornet_ring")
def test_the_hornet_ring() -> None:
    ring = ["worker_armour", "hornet_ring"]
    table = strike("estoc", 0, pips(2, 1, 4), armour=ring)
    assert table.health() == 8  # 7 - 1 - 2 against Block 2


@rule("souls.gear.gems_dice")
@pytest.mark.parametrize("gem", ["blessed_gem", "crystal_gem", "heavy_gem", "sharp_gem"])
def test_gems_that_add_a_black_die(gem: str) -> None:
    assert strike(["morning_star", gem], 0, pips(2, 3)).health() == 7
    assert strike(["morning_star", gem], 1, pips(2, 3, 3)).health() == 4


@rule("souls.gear.gems_dice")
def test_gems_leave_actions_without_dice_alone() -> None:
    herald = hero("herald", "n1", left=["saint_bident", "heavy_gem"], right=None, black=4)
    assert fight(herald).choose("left.2+hero-0").bar() == (2, 0)


@rule("souls.gear.gems_condition")
def test_the_blood_gem() -> None:
    knight = hero(
        "knight",
        "n1",
        left=["morning_star", "blood_gem"],
        right=["thrall_axe"],
        ready=False,
    )
    table = fight(knight, script=pips(3, 2, 2))
    table.choose("left.0>foe-0")
    assert (table.health(), table.foe_conditions()) == (9, {"bleed"})
    table.choose("right.0>foe-0")
    assert (table.health(), table.foe_conditions()) == (5, set())  # 2, and 2 for the Bleed


@rule("souls.gear.gems_condition")
def test_the_poison_gem() -> None:
    table = strike(["morning_star", "poison_gem"], 0, pips(1))
    assert (table.health(), table.foe_conditions()) == (10, {"poison"})


@rule("souls.gear.lightning_gem")
def test_the_lightning_gem() -> None:
    assert strike(["morning_star", "lightning_gem"], 1, pips(2, 2)).health() == 7


@rule("souls.gear.simple_gem")
@pytest.mark.parametrize(
    ("card", "conditions", "costs"),
    [
        ("morning_star", [], [0, 2]),
        ("greataxe", [], [0, 2, 2]),
        ("greataxe", ["stagger"], [1, 3, 3]),
    ],
)
def test_the_simple_gem(card: str, conditions: list[str], costs: list[int]) -> None:
    knight = hero(
        "knight",
        "n1",
        left=[card, "simple_gem"],
        right=None,
        conditions=conditions,
        ready=False,
    )
    for line, cost in enumerate(costs):
        table = fight(knight, script=pips(2, 2))
        use = next(option for option in table.offered() if option.startswith(f"left.{line}"))
        assert table.choose(use).bar() == (cost, 0)


@rule("souls.gear.titanite")
def test_titanite_adds_up() -> None:
    zweihander = ["zweihander", "titanite_shard", "titanite_shard"]
    assert strike(zweihander, 0, pips(1, 2, 2)).health() == 5  # 5 + 2 - Block 2
    demon = ["zweihander", "titanite", "titanite_shard"]
    assert strike(demon, 0, pips(1, 2, 2)).health() == 5


@rule("souls.gear.great_magic_weapon")
def test_great_magic_weapon() -> None:
    knight = hero("knight", "n1", right="great_magic_weapon", ready=False)
    plain = fight(knight, script=pips(2)).choose("right.1", "left.0>foe-0")
    assert (plain.health(), plain.bar()) == (8, (2, 0))  # 2 + 1 - Resist 1
    cheap = fight(knight, script=pips(2)).choose("right.0", "left.0>foe-0")
    assert (cheap.health(), cheap.bar()) == (9, (0, 0))
    late = fight(knight, script=pips(3)).choose("left.0>foe-0", "right.1")
    assert late.health() == 9  # physical: 3 - Block 2
    late.choose("end")
    assert (late.s.fight.magic, late.s.fight.bonus) == (False, 0)


@rule("souls.gear.sunlight_straight_sword")
def test_the_sunlight_straight_sword_guards_everyone() -> None:
    warrior = hero("warrior", "n12", left="sunlight_straight_sword", right=None)
    knight = hero("knight", "n1", ready=False)
    foes = [("hollow_soldier", "n1")]
    table = fight(warrior, knight, foes=foes, script=pips(1, 1, 1, 1, 1))
    table.choose("left.2", "end", "block")
    assert table.bar(1) == (0, 1)  # 4 against two black dice and a blue one
    table.choose("end", "block")
    assert table.bar(1) == (0, 3)  # and against one of each after that
    assert table.dice_left == []


@rule("souls.ruling.supply_unlimited")
def test_three_orange_dice_are_rolled_though_the_box_has_two() -> None:
    ring = ["worker_armour", "hornet_ring"]
    table = strike("zweihander", 1, pips(0, 1, 1, 4), armour=ring)
    assert table.health() == 8  # 6 - 2 against Block 2
    assert table.dice_left == []


@rule("souls.gear.shadow_armour")
def test_a_dodge_of_two_nodes_may_stop_after_the_first() -> None:
    assassin = hero("assassin", "n6", armour="shadow_armour", ready=False)
    party = [assassin, hero("knight", "n10")]
    foes = [("hollow_soldier", "n6")]
    table = fight(*party, foes=foes, phase="foe_icon", icon=1, script=icons(1, 0, 0))
    table.choose("dodge:n1")
    assert table.offered()[0] == "stay"
    table.choose("stay")
    assert (table.node(), table.bar()) == ("n1", (1, 0))
    assert table.asked != "dodge-on"


def test_the_first_node_of_a_tile_can_be_dodged_to_as_any_other() -> None:
    party = [hero("assassin", "n1", False), hero("knight", "n10")]
    foes = [("hollow_soldier", "n1")]
    table = fight(*party, foes=foes, phase="foe_icon", icon=1, script=icons(1, 0))
    assert table.choose("dodge:n0").node() == "n0"
