"""Enemies: who acts when, where they go, whom they attack."""

from __future__ import annotations

from typing import Any

import pytest

from bossrush.testing.rules import rule
from tests.games.souls.table import Table, duel, fight, hero, pips

HOLLOW = "hollow_soldier"
BOW = "crossbow_hollow"


def moving(foe: tuple[str, str], *party: dict[str, Any], icon: int = 0, **changes: Any) -> Table:
    """An enemy resolves one of its icons; the first character has the Aggro."""
    return fight(*party, foes=[foe], phase="foe_icon", icon=icon, **changes)


def activated(table: Table) -> list[str]:
    """Who has acted, in order."""
    return [event.pieces[0] for event in table.told("activate") if "foe" in event.pieces[0]]


# -- order ----------------------------------------------------------------------------------


@rule(
    "souls.enemy.data_cards", "souls.enemy.threat", "souls.enemy.order", "souls.enemy.all_activate"
)
def test_the_highest_threat_acts_first() -> None:
    """One of each, in no order; everybody stands where nobody can be reached."""
    foes = [
        (BOW, "n0"),
        ("silver_knight_greatbowman", "n0"),
        (HOLLOW, "n0"),
        ("large_hollow_soldier", "n5"),
        ("silver_knight_swordsman", "n5"),
        ("sentinel", "n5"),
    ]
    knight = hero("knight", "n12", False, armour="smoughs_armour")
    table = fight(knight, foes=foes, phase="foes_begin")
    while table.asked != "act":
        table.choose(table.offered()[0])
    order = ["foe-5", "foe-4", "foe-3", "foe-2", "foe-1", "foe-0"]
    assert activated(table) == order


@rule("souls.enemy.order_tie")
def test_players_choose_among_equals() -> None:
    foes = [(HOLLOW, "n0"), (HOLLOW, "n2")]
    table = fight(hero("knight", "n12"), foes=foes, phase="foes_begin")
    assert (table.asked, table.offered()) == ("next-foe", ["foe-0", "foe-1"])
    table.choose("foe-1")
    assert activated(table)[0] == "foe-1"


@rule("souls.enemy.source_of_behaviour", "souls.enemy.behaviour", "souls.enemy.left_to_right")
def test_icons_are_resolved_from_left_to_right() -> None:
    """The Greatbowman shoots before it steps back; the Crossbow Hollow after."""
    knight = hero("knight", "n11", False)
    archer = fight(
        knight, foes=[("silver_knight_greatbowman", "n6")], phase="foe_icon", script=pips(0, 1)
    )
    assert archer.asked == "defence"
    archer.choose("block")
    assert (archer.asked, archer.bar()) == ("foe-step", (0, 3))
    bow = fight(knight, foes=[(BOW, "n6")], phase="foe_icon", script=pips(0))
    assert bow.asked == "foe-step"
    bow.choose("n1")
    assert (bow.asked, bow.foe_node()) == ("defence", "n1")


@rule("souls.enemy.behaviours")
@pytest.mark.parametrize(
    ("foe", "node", "told"),
    [
        ("sentinel", "n1", ["move", "move", "attack"]),  # it comes, the knight is pushed
        ("silver_knight_swordsman", "n1", ["move", "attack", "move"]),
        ("large_hollow_soldier", "n1", ["move", "attack", "move"]),
        (HOLLOW, "n1", ["move", "attack"]),
        ("silver_knight_greatbowman", "n1", ["attack", "move"]),
        (BOW, "n1", ["move", "attack"]),
    ],
)
def test_what_each_enemy_does(foe: str, node: str, told: list[str]) -> None:
    """A knight on n6 and the enemy on the node north of it."""
    party = [hero("knight", "n6", False), hero("herald", "n10")]
    table = fight(*party, foes=[(foe, node)], phase="foe_next", script=pips(1, 1, 1))
    while table.asked in ("foe-step", "defence", "pushed-to"):
        table.choose(table.offered()[0])
    found = [event.kind for event in table.play.events if event.kind in ("move", "attack")]
    assert found == told


# -- movement -------------------------------------------------------------------------------


@rule("souls.enemy.move.value")
def test_a_swordsman_moves_two_nodes() -> None:
    table = moving(("silver_knight_swordsman", "n0"), hero("knight", "n12"))
    while table.asked == "foe-step":
        table.choose(table.offered()[0])
    s = table.s
    assert s.board().distance[s.fight.foes[0].node][s.party[0].node] == 2


@rule("souls.enemy.move.stop_on_target")
def test_it_stops_where_its_target_is() -> None:
    table = moving(("silver_knight_swordsman", "n1"), hero("knight", "n6"))
    assert (table.asked, table.foe_node()) == ("defence", "n6")


@rule("souls.enemy.move.stop_farthest")
def test_a_corner_is_as_far_as_it_gets() -> None:
    table = moving((BOW, "n0"), hero("knight", "n12"))
    assert (table.asked, table.foe_node()) == ("defence", "n0")


@rule("souls.enemy.move.tie_node")
def test_players_choose_among_equal_nodes() -> None:
    table = moving((HOLLOW, "n0"), hero("knight", "n12"))
    assert (table.asked, table.offered()) == ("foe-step", ["n1", "n3", "n5"])


@rule("souls.enemy.move.toward_aggro", "souls.boss.attack.like_enemy")
def test_toward_the_aggro() -> None:
    """No enemy of the box goes toward the Aggro; the Gargoyle's Halberd Thrust does."""
    card = "gargoyle.halberd_thrust"
    party = [hero("knight", "n11"), hero("herald", "n1")]
    table = duel(*party, phase="foe_icon", card=card, discard=[card], aggro=0)
    assert table.foe_node() == "n11"


@rule("souls.enemy.move.away_aggro", "souls.enemy.move.example_away")
@pytest.mark.parametrize(("node", "away"), [("n6", 1), ("n1", 2)])
def test_away_from_the_aggro(node: str, away: int) -> None:
    table = moving((BOW, "n6"), hero("knight", node))
    assert table.asked == "foe-step"
    table.choose(table.offered()[0])
    s = table.s
    assert s.board().distance[s.fight.foes[0].node][s.party[0].node] == away


@rule("souls.ruling.retreat_steps")
def test_a_retreat_goes_where_it_is_farther() -> None:
    here = moving((BOW, "n6"), hero("knight", "n6"))
    assert len(here.offered()) == 8
    north = moving((BOW, "n6"), hero("knight", "n1"))
    assert north.offered() == ["n5", "n7", "n8", "n9", "n11"]


@rule("souls.enemy.move.toward_nearest")
def test_toward_the_nearest() -> None:
    table = moving((HOLLOW, "n6"), hero("knight", "n12"), hero("herald", "n1"))
    assert table.foe_node() == "n1"


@rule("souls.enemy.move.nearest_tie", "souls.taunt.use")
def test_aggro_then_taunt_decide_between_the_nearest() -> None:
    tied = moving((HOLLOW, "n6"), hero("herald", "n1"), hero("knight", "n11"))
    assert tied.foe_node() == "n1"  # the Aggro holder, though the Knight taunts more
    farther = moving(
        (HOLLOW, "n6"), hero("assassin", "n12"), hero("herald", "n1"), hero("knight", "n11")
    )
    assert farther.foe_node() == "n11"


@rule("souls.taunt.use", "souls.enemy.attack.nearest")
def test_taunt_decides_between_assassin_and_herald() -> None:
    party = [hero("knight", "n12"), hero("herald", "n6"), hero("assassin", "n6")]
    table = moving((HOLLOW, "n6"), *party, icon=1)
    assert table.s.fight.targets == 4


@rule("souls.ruling.nearest_taunt_tie")
def test_the_four_taunts_differ() -> None:
    names = {"assassin": "n6", "herald": "n6", "knight": "n5", "warrior": "n5"}
    party = [hero(name, node) for name, node in names.items()]
    taunts = [character.card().taunt for character in fight(*party, foes=[(HOLLOW, "n12")]).s.party]
    assert taunts == [8, 4, 10, 9]


@rule("souls.enemy.move.nearest_locked")
def test_the_nearest_is_fixed_at_the_start() -> None:
    """Uppercut Slam: 2 nodes toward the nearest, pushing.

    The boss sets out for the knight on n6. The knight is pushed to n11, as far away then as the
    herald, who has the Aggro; the second step follows the knight all the same.
    """
    card = "boreal_outrider_knight.uppercut_slam"
    table = duel(
        hero("knight", "n6", False),
        hero("herald", "n5", False),
        boss="boreal_outrider_knight",
        nodes=("n1",),
        facing=("s",),
        phase="foe_icon",
        card=card,
        discard=[card],
        aggro=1,
    )
    assert (table.asked, table.foe_node()) == ("pushed-to", "n6")
    table.choose("n11")
    assert table.foe_node() == "n11"


@rule("souls.enemy.move.away_nearest")
def test_away_from_the_nearest() -> None:
    """The Winged Knight's Diagonal Uppercut steps away from the nearest, by Aggro if tied."""
    card = "winged_knight.diagonal_uppercut"
    party = [hero("knight", "n1"), hero("herald", "n11")]
    table = duel(
        *party,
        boss="winged_knight",
        phase="foe_icon",
        icon=1,
        card=card,
        discard=[card],
        aggro=0,
    )
    assert table.foe_node() == "n11"
    assert table.facing() == "n"


@rule("souls.ruling.path_distance")
def test_enemies_walk_around_terrain() -> None:
    """A gravestone on n3 of room1a."""
    table = moving((HOLLOW, "n0"), hero("knight", "n6"), card="sentinels_wrath")
    assert table.offered() == ["n1", "n5"]


# -- attacks --------------------------------------------------------------------------------


@rule("souls.enemy.attack.aggro")
def test_an_attack_on_the_aggro_holder_misses_out_of_range() -> None:
    card = "gargoyle.halberd_thrust"
    party = [hero("knight", "n0"), hero("herald", "n6", place="s")]
    table = duel(*party, phase="foe_icon", icon=1, card=card, discard=[card], aggro=0)
    assert table.asked != "defence"
    assert table.told("miss")


@rule("souls.enemy.attack.nearest", "souls.enemy.range_and_dodge")
def test_an_attack_fails_when_nobody_is_in_range() -> None:
    table = moving(("sentinel", "n0"), hero("knight", "n12", False), icon=1)
    assert table.told("miss")
    swordsman = moving(("silver_knight_swordsman", "n6"), hero("knight", "n6"), icon=1)
    assert swordsman.s.behaviour().dodge == 2


@rule("souls.enemy.attack.node", "souls.enemy.attack.example_node5")
def test_a_whole_node_is_attacked() -> None:
    """5 against Block rolls of 2 and 5; both are pushed."""
    party = [hero("warrior", "n6", False), hero("knight", "n6", False)]
    table = moving(("silver_knight_swordsman", "n6"), *party, icon=1, script=pips(1, 1, 2, 3))
    table.choose("block", seat=0)
    assert (table.bar(0), table.asked) == ((0, 3), "pushed-to")
    table.choose("n1", seat=0).choose("block", seat=1)
    assert (table.bar(1), table.asked) == ((0, 0), "pushed-to")


@rule("souls.enemy.attack.example_node4", "souls.enemy.attack.fixed")
def test_the_node_of_the_aggro_holder() -> None:
    table = moving(
        ("silver_knight_greatbowman", "n0"),
        hero("knight", "n12", False),
        hero("herald", "n11"),
        script=pips(0, 1),
    )
    assert table.s.fight.targets == 1
    table.choose("block")
    assert (table.bar(), table.node()) == ((0, 3), "n12")


@rule("souls.enemy.attack.example_magic3")
def test_three_magic_on_the_aggro_holder() -> None:
    table = moving(
        (BOW, "n0"), hero("knight", "n12", False), hero("herald", "n11"), icon=1, script=pips(1)
    )
    assert table.choose("resist").bar() == (0, 2)


@rule("souls.enemy.no_range", "souls.enemy.attack.movement")
def test_a_dash_means_movement_alone() -> None:
    far = moving(("large_hollow_soldier", "n11"), hero("knight", "n1"))
    assert (far.foe_node(), far.asked) == ("n6", "act")
    near = moving(("large_hollow_soldier", "n6"), hero("knight", "n1", False))
    assert (near.foe_node(), near.asked) == ("n1", "defence")
    assert {option.partition(":")[0] for option in near.offered()} == {"block", "dodge"}
    assert near.s.behaviour().dodge == 1


@rule("souls.enemy.attack.movement_repeat")
def test_a_movement_attack_may_strike_twice() -> None:
    """Smough's Trampling Charge: 2 nodes, push 5; the knight is pushed straight ahead of him."""
    card = "ornstein_and_smough.evasive_sweep_and_trampling_charge"
    table = duel(
        hero("knight", "r8c2", False),
        boss="ornstein_and_smough",
        nodes=("r2c2", "r6c2"),
        facing=("s", "s"),
        phase="foe_icon",
        acting=1,
        card=card,
        discard=[card],
        script=pips(1, 1, 1, 1),
    )
    table.choose("block")
    assert (table.bar(), table.asked) == ((0, 3), "pushed-to")
    table.choose("r10c2", "block")
    assert table.hero().red == 6
