"""Conditions: Bleed, Poison, Frostbite and Stagger, on characters and enemies."""

from __future__ import annotations

from typing import Any

import pytest

from bossrush.games.souls.cards.terms import BLEED, POISON
from bossrush.games.souls.rules.conditions import afflict
from bossrush.games.souls.rules.endurance import suffer
from bossrush.testing.rules import rule
from tests.games.souls.bouts import attacked, strike
from tests.games.souls.table import Table, duel, fight, hero, pips

ALL = ["bleed", "poison", "frostbite", "stagger"]
FAR = [("sentinel", "n12")]


def ended(**changes: Any) -> Table:
    """A knight ends its activation with an enemy far away, and somebody else is next."""
    party = [hero("knight", "n0", **changes), hero("herald", "n1")]
    return fight(*party, foes=[("large_hollow_soldier", "n12")]).choose("end")


# -- tokens ---------------------------------------------------------------------------------


@rule("souls.condition.one_each", "souls.condition.example_two")
def test_bleed_and_poison_but_not_twice() -> None:
    table = fight(hero("knight", "n1"))
    for token in (BLEED, POISON, BLEED):
        afflict(table.s, 0, token)
    assert table.conditions() == {"bleed", "poison"}


@rule("souls.condition.one_each")
def test_an_enemy_bleeds_once() -> None:
    knight = hero("knight", "n6", left="kukris")
    table = fight(knight, afflicted={0: ["bleed"]}).choose("left.0>foe-0")
    assert table.foe_conditions() == {"bleed"}


@rule("souls.condition.end_activation")
def test_what_goes_at_the_end_of_an_activation() -> None:
    assert ended(conditions=["bleed", "frostbite", "stagger"]).conditions() == {"bleed"}
    enemy = fight(hero("knight", "n0"), foes=FAR, afflicted={0: ALL}, phase="foe_end", hero=0)
    assert enemy.foe_conditions() == set()  # Poison's damage has set the Bleed off
    plain = fight(
        hero("knight", "n0"),
        foes=FAR,
        afflicted={0: ["bleed", "frostbite", "stagger"]},
        phase="foe_end",
    )
    assert plain.foe_conditions() == {"bleed"}


# -- Bleed ----------------------------------------------------------------------------------


@rule("souls.condition.bleed")
@pytest.mark.parametrize(("damage", "red", "left"), [(1, 3, set()), (0, 0, {"bleed"})])
def test_bleed_adds_two_once(damage: int, red: int, left: set[str]) -> None:
    table = fight(hero("knight", "n1", conditions=["bleed"]))
    suffer(table.s, 0, damage)
    assert (table.bar(), table.conditions()) == ((0, red), left)


@rule("souls.condition.bleed")
def test_an_enemy_bleeds() -> None:
    knight = hero("knight", "n1", False)
    table = fight(knight, afflicted={0: ["bleed"]}, script=pips(3)).choose("left.0>foe-0")
    assert (table.health(), table.foe_conditions()) == (7, set())  # 1, and 2 more


@rule("souls.ruling.bleed_new")
def test_an_attacks_own_bleed_comes_after_its_damage() -> None:
    table = strike(["morning_star", "blood_gem"], 0, pips(3))
    assert (table.health(), table.foe_conditions()) == (9, {"bleed"})


@rule("souls.ruling.ember_bleed")
@pytest.mark.parametrize(("rolled", "red"), [(pips(0, 1), 4), (pips(2, 1), 3)])
def test_an_ember_looks_at_the_attack_alone(rolled: list[str], red: int) -> None:
    """3 damage: 2 and 2 for the Bleed; 1 damage: 1 and 2."""
    knight = hero("knight", "n6", False, ember=True, conditions=["bleed"])
    assert attacked(knight, script=rolled).choose("block").bar() == (0, red)


# -- Poison ---------------------------------------------------------------------------------


@rule("souls.condition.poison")
def test_poison_hurts_at_the_end() -> None:
    table = ended(conditions=["poison"])
    assert (table.bar(), table.conditions()) == ((0, 1), set())


@rule("souls.condition.poison")
def test_poison_kills() -> None:
    table = ended(conditions=["poison"], black=6, red=3)
    assert table.asked == "explore"
    soldier = fight(
        hero("knight", "n0"),
        foes=[("hollow_soldier", "n12"), ("sentinel", "n10")],
        afflicted={0: ["poison"]},
        phase="foe_end",
    )
    assert soldier.foe_node(0) == ""


@rule("souls.ruling.bleed_poison")
def test_poison_sets_bleed_off() -> None:
    table = ended(conditions=["poison", "bleed"])
    assert (table.bar(), table.conditions()) == ((0, 3), set())


# -- Frostbite ------------------------------------------------------------------------------


@rule("souls.condition.frostbite.character")
def test_frostbite_makes_every_step_dearer() -> None:
    frozen = hero("knight", "n0", conditions=["frostbite"])
    table = fight(frozen, foes=FAR).choose("move:n1")
    assert table.bar() == (1, 0)
    assert table.choose("move:n2").bar() == (3, 0)
    dodge = attacked(hero("knight", "n6", False, conditions=["frostbite"])).choose("dodge")
    assert dodge.hero().black == 2
    barrel = fight(
        hero("knight", "n8", conditions=["frostbite"]),
        foes=[("crossbow_hollow", "n2")],
        card="sentinels_wrath",
    ).choose("move:n11")
    assert barrel.bar() == (2, 0)


@rule("souls.condition.frostbite.enemy")
def test_frostbite_slows_enemies() -> None:
    frozen = {0: ["frostbite"]}
    knight = hero("knight", "n10", False)
    swordsman = fight(
        knight,
        foes=[("silver_knight_swordsman", "n2")],
        afflicted=frozen,
        phase="foe_icon",
    )
    while swordsman.asked == "foe-step":
        swordsman.choose(swordsman.offered()[0])
    s = swordsman.s
    assert s.board().distance[s.fight.foes[0].node][s.party[0].node] == 3
    still = fight(
        hero("knight", "n6", False),
        foes=[("hollow_soldier", "n1")],
        afflicted=frozen,
        phase="foe_icon",
    )
    assert (still.foe_node(), still.asked) == ("n1", "act")  # it neither came nor reached
    near = fight(
        hero("knight", "n1", False),
        foes=[("hollow_soldier", "n1")],
        afflicted=frozen,
        phase="foe_icon",
    )
    assert near.asked == "defence"


@rule("souls.ruling.frostbite_scope")
def test_a_frozen_push_still_clears_its_own_node() -> None:
    table = fight(
        hero("knight", "n6", False),
        foes=[("sentinel", "n6")],
        afflicted={0: ["frostbite"]},
        phase="foe_icon",
    )
    assert table.asked == "pushed-to"
    table.choose("n1")
    assert (table.foe_node(), table.node()) == ("n6", "n1")


@rule("souls.ruling.frostbite_scope")
def test_a_frozen_boss_still_leaps() -> None:
    card = "dancer_of_the_boreal_valley.ash_cloud"
    table = duel(
        hero("knight", "r10c0"),
        boss="dancer_of_the_boreal_valley",
        nodes=("r2c2",),
        facing=("n",),
        afflicted={0: ["frostbite"]},
        phase="foe_icon",
        icon=1,
        card=card,
        discard=[card],
    )
    assert table.asked == "pushed-to"
    assert table.foe_node() == "r10c0"


# -- Stagger --------------------------------------------------------------------------------


@rule("souls.condition.stagger.character")
def test_stagger_makes_weapons_dearer() -> None:
    for line, black in ((0, 1), (1, 4)):
        assassin = hero("assassin", "n1", False, conditions=["stagger"])
        table = fight(assassin, script=pips(1, 1, 1))
        assert table.choose(f"left.{line}>foe-0").bar() == (black, 0)


@rule("souls.ruling.stagger_scope")
def test_stagger_counts_once_for_repeats() -> None:
    knight = hero("knight", "n6", False, left="avelyn", right=None, conditions=["stagger"])
    table = fight(knight, script=pips(1, 1, 1)).choose("left.0>foe-0")
    assert table.bar() == (2, 0)


@rule("souls.condition.stagger.enemy")
def test_stagger_weakens_attacks() -> None:
    party = [hero("knight", "n6", False), hero("herald", "n10")]
    table = fight(
        *party,
        foes=[("silver_knight_swordsman", "n6")],
        afflicted={0: ["stagger"]},
        phase="foe_icon",
        icon=1,
        script=pips(0, 1),
    ).choose("block")
    assert table.bar() == (0, 3)  # 5 - 1 - 1


@rule("souls.ruling.stagger_scope")
def test_stagger_leaves_numbered_pushes_alone() -> None:
    table = fight(
        hero("knight", "n6", False),
        hero("herald", "n10"),
        foes=[("large_hollow_soldier", "n1")],
        afflicted={0: ["stagger"]},
        phase="foe_icon",
        script=pips(0, 1),
    ).choose("block")
    assert table.bar() == (0, 4)


# -- bosses ---------------------------------------------------------------------------------


@rule("souls.ruling.boss_conditions")
def test_poison_may_heat_a_boss_up() -> None:
    card = "gargoyle.tail_whip"
    table = duel(
        hero("knight", "n12"),
        health=(13,),
        afflicted={0: ["poison", "frostbite", "stagger"]},
        phase="foe_end",
        card=card,
        discard=[card],
        deck=("gargoyle.tail_sweep",),
    )
    assert (table.health(), table.s.fight.heated) == (12, True)
    assert table.foe_conditions() == set()


@rule("souls.boss.special.ice_in_his_veins")
def test_the_outrider_knight_knows_no_cold() -> None:
    boss = "boreal_outrider_knight"
    rapier = hero("knight", "n6", False, place="s", left="irithyll_rapier")
    table = duel(rapier, boss=boss, script=pips(2, 2)).choose("left.0>foe-0")
    assert table.foe_conditions() == set()
    kukris = duel(hero("knight", "n6", place="s", left="kukris"), boss=boss)
    assert kukris.choose("left.0>foe-0").foe_conditions() == {"bleed"}
