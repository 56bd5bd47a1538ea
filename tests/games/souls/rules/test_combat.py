"""Combat: whom an attack hits, what it does, and how a character defends."""

from __future__ import annotations

import pytest

from bossrush.testing.rules import rule
from tests.games.souls.bouts import attacked, strike
from tests.games.souls.table import Table, duel, fight, hero, icons, pips


def aims(table: Table, line: int = 0) -> list[str]:
    return [option for option in table.offered() if option.startswith(f"left.{line}")]


# -- targets --------------------------------------------------------------------------------


@rule("souls.attack.target", "souls.range.zero", "souls.range.n")
@pytest.mark.parametrize(
    ("card", "node", "line", "reached"),
    [
        ("long_sword", "n1", 0, True),
        ("long_sword", "n0", 0, False),  # range 0, one node away
        ("fireball", "n6", 0, True),
        ("fireball", "n11", 0, True),  # range 2
        ("fireball", "n12", 0, False),  # three nodes away
    ],
)
def test_only_enemies_in_range(card: str, node: str, line: int, reached: bool) -> None:
    table = fight(hero("knight", "n1", left=card), foes=[("sentinel", node)])
    assert bool(aims(table, line)) is reached


@rule("souls.range.infinite")
def test_infinite_range_reaches_everyone() -> None:
    archer = [("silver_knight_greatbowman", "n0")]
    table = fight(hero("knight", "n12"), foes=archer, phase="foe_icon", icon=0)
    assert table.asked == "defence"


@rule("souls.ruling.distance")
def test_terrain_does_not_shorten_a_range() -> None:
    """A gravestone stands on n3, between n0 and n6."""
    knight = hero("knight", "n0", left="fireball")
    table = fight(knight, foes=[("sentinel", "n6")], card="sentinels_wrath")
    assert aims(table) == ["left.0>foe-0"]


@rule("souls.combat.target")
def test_single_node_and_area_attacks() -> None:
    party = [hero("knight", "n6"), hero("herald", "n6"), hero("warrior", "n5")]
    for foe, count in (("hollow_soldier", 1), ("sentinel", 2)):
        table = fight(*party, foes=[(foe, "n6")], phase="foe_icon", icon=1)
        assert table.s.fight.targets.bit_count() == count
    card = "winged_knight.pillars_of_light"
    everyone = duel(
        hero("knight", "n6", place="n"),
        hero("herald", "n0"),
        hero("warrior", "n12"),
        boss="winged_knight",
        phase="foe_icon",
        card=card,
        discard=[card],
    )
    assert everyone.s.fight.targets == 7


@rule("souls.combat.no_friendly", "souls.attack.icon.node")
def test_nobody_hits_friends() -> None:
    party = [hero("warrior", "n1", False), hero("knight", "n1")]
    foes = [("hollow_soldier", "n1"), ("sentinel", "n12")]
    table = fight(*party, foes=foes, script=pips(2, 1)).choose("left.1@n1")
    assert table.foe_node(0) == ""
    assert table.bar(1) == (0, 0)
    sentinel = [("sentinel", "n1"), ("hollow_soldier", "n1")]
    table = fight(hero("knight", "n1"), foes=sentinel, phase="foe_icon", icon=1)
    assert table.s.fight.targets == 1
    assert table.health(1) == 1


# -- damage to enemies ----------------------------------------------------------------------


@rule("souls.attack.physical", "souls.enemy.block_resist", "souls.attack.roll")
def test_block_against_physical_attacks() -> None:
    assert strike("spiked_mace", 0, pips(2, 2)).health() == 8  # 4 - Block 2


@rule("souls.attack.magic", "souls.enemy.block_resist")
def test_resist_against_magic_attacks() -> None:
    assert strike("moonlight_greatsword", 0, pips(2, 2)).health() == 7  # 4 - Resist 1


@rule("souls.attack.min_zero")
def test_an_attack_never_heals() -> None:
    assert strike("long_sword", 0, pips(1)).health() == 10


@rule("souls.attack.wounds", "souls.enemy.health")
@pytest.mark.parametrize(("wounds", "rolled", "left"), [(3, 3, 0), (2, 3, 1)])
def test_wounds_add_up(wounds: int, rolled: int, left: int) -> None:
    knight = hero("knight", "n1", False)
    foes = [("large_hollow_soldier", "n1"), ("sentinel", "n12")]
    table = fight(knight, foes=foes, wounded={0: wounds}, script=pips(rolled))
    table.choose("left.0>foe-0")
    assert (table.health(), table.foe_node()) == (left, "n1" if left else "")


@rule("souls.attack.icons", "souls.condition.apply")
def test_an_icon_gives_its_condition() -> None:
    knight = hero("knight", "n6", False, left="washing_pole", right=None)
    table = fight(knight, script=pips(1, 1)).choose("left.2>foe-0")
    assert (table.foe_conditions(), table.health()) == ({"bleed"}, 10)


# -- the icons of weapons -------------------------------------------------------------------


@rule("souls.attack.icon.range")
def test_an_options_own_range() -> None:
    table = fight(hero("knight", "n0", left="drake_sword"), foes=[("sentinel", "n9")])
    assert [o for o in table.offered() if o.startswith("left")] == ["left.2>foe-0"]


@rule("souls.attack.icon.shift", "souls.attack.icon.shift_free", "souls.ruling.shift_before_target")
def test_a_shift_before_the_dice() -> None:
    knight = hero("knight", "n0", False, left="broadsword", right=None)
    table = fight(knight, script=pips(2, 2))
    assert aims(table, 0) == []  # range 0, and the Sentinel is a node away
    assert aims(table, 1) == ["left.1"]
    table.choose("left.1")
    assert table.asked == "shift"
    table.choose("n1")
    assert (table.health(), table.bar()) == (8, (2, 0))
    assert [o for o in table.offered() if o.startswith("move")]  # the walk is still there


@rule("souls.ruling.shift_before_target")
def test_a_shift_that_reaches_nobody_wastes_the_attack() -> None:
    knight = hero("knight", "n0", False, left="broadsword", right=None)
    table = fight(knight, script=pips(2, 2)).choose("left.1", "stay")
    assert (table.health(), table.bar(), table.asked) == (10, (2, 0), "act")


@rule("souls.attack.icon.shift")
def test_a_shift_after_the_dice() -> None:
    knight = hero("knight", "n1", False, left="carthus_curved_sword")
    table = fight(knight, script=pips(2, 2)).choose("left.0>foe-0")
    assert (table.asked, table.health()) == ("shift", 9)
    table.choose("n0")
    assert table.node() == "n0"


@rule("souls.ruling.shift_barrel")
def test_a_shift_breaks_no_barrel() -> None:
    knight = hero("knight", "n10", left="carthus_curved_sword")
    far = [("crossbow_hollow", "n2")]
    table = fight(knight, foes=far, card="sentinels_wrath").choose("left.2")
    assert table.offered() == ["stay", "n5", "n8"]  # the barrel stands on n11


@rule("souls.attack.icon.node")
def test_one_roll_against_everyone_on_a_node() -> None:
    foes = [("hollow_soldier", "n1"), ("silver_knight_swordsman", "n1"), ("sentinel", "n12")]
    table = fight(hero("warrior", "n1", False), foes=foes, script=pips(2, 1)).choose("left.1@n1")
    assert [table.foe_node(foe) for foe in range(3)] == ["", "", "n12"]
    assert table.dice_left == []


@rule("souls.attack.icon.shaft")
def test_a_shaft_is_too_long_for_its_own_node() -> None:
    foes = [("sentinel", "n1"), ("sentinel", "n6")]
    assert aims(fight(hero("knight", "n1", left="spear"), foes=foes)) == ["left.0>foe-1"]


@rule("souls.attack.icon.repeat", "souls.ruling.repeat_cost")
def test_repeat_makes_several_attacks_for_one_price() -> None:
    twins = hero("knight", "n1", False, left="gotthard_twinswords", right=None)
    foes = [("sentinel", "n1"), ("large_hollow_soldier", "n1")]
    table = fight(twins, foes=foes, script=pips(2, 2, 3, 3)).choose("left.1>foe-0")
    assert table.asked == "aim"
    table.choose("foe-1")
    assert (table.health(0), table.health(1), table.bar()) == (8, 0, (4, 0))


@rule("souls.ruling.repeat_cost")
def test_a_repeat_without_a_target_is_skipped() -> None:
    axes = hero("knight", "n1", False, left="winged_knight_twin_axes", right=None)
    foes = [("hollow_soldier", "n1"), ("sentinel", "n12")]
    table = fight(axes, foes=foes, script=pips(2)).choose("left.0>foe-0")
    assert (table.foe_node(), table.asked, table.dice_left) == ("", "act", [])


@rule("souls.attack.icon.repeat")
def test_the_twin_axes_roll_twice() -> None:
    assert strike("winged_knight_twin_axes", 0, pips(2, 1)).health() == 9


# -- defending ------------------------------------------------------------------------------


@rule("souls.enemy.attack.types", "souls.enemy.attack.dodge_choice")
def test_block_or_resist_or_dodge() -> None:
    knight = hero("knight", "n6", False)
    words = {option.partition(":")[0] for option in attacked(knight).offered()}
    assert words == {"block", "dodge"}
    words = {option.partition(":")[0] for option in attacked(knight, "crossbow_hollow").offered()}
    assert words == {"resist", "dodge"}


@rule("souls.enemy.attack.block_roll")
@pytest.mark.parametrize(("rolled", "red"), [(pips(1, 2), 2), (pips(2, 3), 0)])
def test_a_block_roll(rolled: list[str], red: int) -> None:
    knight = hero("knight", "n6", False)
    table = attacked(knight, "silver_knight_swordsman", rolled).choose("block")
    assert table.bar() == (0, red)


@rule("souls.enemy.attack.dodge_roll", "souls.combat.dodge_not_hit")
@pytest.mark.parametrize(
    ("foe", "shown", "bar"),
    [
        ("hollow_soldier", (1, 0), (1, 0)),
        ("hollow_soldier", (0, 0), (1, 4)),  # all of it, without a block
        ("silver_knight_swordsman", (1, 1), (1, 0)),
        ("silver_knight_swordsman", (1, 0), (1, 5)),  # difficulty 2
    ],
)
def test_a_dodge_roll(foe: str, shown: tuple[int, int], bar: tuple[int, int]) -> None:
    table = attacked(hero("assassin", "n6", False), foe, icons(*shown)).choose("dodge")
    assert table.bar() == bar


@rule("souls.ruling.dodge_locked")
def test_a_dodge_that_fails_escapes_nothing() -> None:
    table = attacked(hero("assassin", "n6", False), script=icons(0, 0)).choose("dodge:n1")
    assert (table.bar(), table.node()) == ((1, 4), "n1")


@rule("souls.combat.hit_zero", "souls.enemy.attack.push")
def test_a_blocked_attack_still_pushes() -> None:
    knight = hero("knight", "n6", False)
    table = attacked(knight, "silver_knight_swordsman", pips(2, 3)).choose("block")
    assert (table.bar(), table.asked) == ((0, 0), "pushed-to")


@rule("souls.enemy.attack.dodge_effects", "souls.combat.dodge_not_hit")
def test_a_dodged_attack_does_not_push() -> None:
    assassin = hero("assassin", "n6", False)
    table = attacked(assassin, "silver_knight_swordsman", icons(1, 1)).choose("dodge")
    assert (table.node(), table.asked == "pushed-to") == ("n6", False)


@rule("souls.combat.hit_zero", "souls.condition.apply")
@pytest.mark.parametrize(
    ("how", "script", "frozen"),
    [("block", pips(2, 3), True), ("dodge", icons(1, 1), False)],
)
def test_a_hit_without_damage_still_freezes(how: str, script: list[str], frozen: bool) -> None:
    card = "boreal_outrider_knight.leaping_frost"
    one = hero("knight" if how == "block" else "assassin", "n6", False, place="n")
    table = duel(
        one,
        hero("warrior", "n12"),
        boss="boreal_outrider_knight",
        phase="foe_icon",
        card=card,
        discard=[card],
        script=script,
    ).choose(how)
    assert table.hero().red == 0
    assert ("frostbite" in table.conditions()) is frozen


@rule("souls.ruling.targets_fixed")
def test_targets_defend_one_after_another_and_once() -> None:
    party = [hero("knight", "n6", False), hero("herald", "n6", False)]
    table = fight(
        *party, foes=[("sentinel", "n6")], phase="foe_icon", icon=1, script=pips(1, 1, 1, 1)
    )
    assert {one.seat for one in table.play.open} == {0, 1}
    table.choose("block", seat=1)
    assert table.bar(1)[1] > 0
    table.choose("dodge:n1", seat=0)
    assert table.bar(0) == (1, 6)  # no dodge dice: the failed dodge takes it all
    assert table.bar(1)[1] <= 6


@rule("souls.ruling.ember_scope")
def test_an_ember_helps_against_a_movement_attack() -> None:
    knight = hero("knight", "n6", False, ember=True)
    foes = [("large_hollow_soldier", "n1")]
    table = fight(knight, foes=foes, phase="foe_icon", script=pips(0, 1)).choose("block")
    assert table.bar() == (0, 3)  # 5 - 1 - 1


@rule("souls.ruling.hit_order")
def test_damage_condition_push() -> None:
    """In the log of a freezing blow that pushes nobody: damage, then the condition."""
    card = "boreal_outrider_knight.leaping_frost"
    table = duel(
        hero("knight", "n6", False, place="n"),
        hero("warrior", "n12"),
        boss="boreal_outrider_knight",
        phase="foe_icon",
        card=card,
        discard=[card],
        script=pips(0, 1),
    ).choose("block")
    told = [event.kind for event in table.play.events if event.kind in ("hp", "condition")]
    assert told[:2] == ["hp", "condition"]
    pushed = attacked(hero("knight", "n6", False), "silver_knight_swordsman", pips(0, 1))
    pushed.choose("block", "n1")
    kinds = [event.kind for event in pushed.play.events if event.kind in ("hp", "move")]
    assert kinds[:2] == ["hp", "move"]
