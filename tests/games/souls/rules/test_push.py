"""Pushes and the limit of three models to a node."""

from __future__ import annotations

from random import Random

import pytest

from bossrush.games.souls.cards.terms import HEROES, NODE_LIMIT, NOTHING
from bossrush.games.souls.rules.push import node_of, push
from bossrush.games.souls.table.fight import PUSH_ANY, PUSH_AWAY
from bossrush.testing.rules import rule
from tests.games.souls.bouts import attacked
from tests.games.souls.table import duel, fight, hero, pips

LARGE = "large_hollow_soldier"


# -- attacks --------------------------------------------------------------------------------


@rule("souls.push.attack", "souls.push.definition")
def test_an_attack_pushes_away_from_the_attacker() -> None:
    """An attacker on n6 and its target on n7: n2 and n12, not n4 or n9."""
    foes = [("crossbow_hollow", "n7"), ("sentinel", "n10")]
    table = fight(hero("knight", "n6", left="force"), foes=foes).choose("left.0>foe-0")
    assert table.offered() == ["n2", "n12"]
    assert table.choose("n2").foe_node() == "n2"


@rule("souls.push.attack")
def test_from_the_same_node_anywhere() -> None:
    knight = hero("knight", "n6", False)
    table = attacked(knight, "silver_knight_swordsman", pips(2, 1)).choose("block")
    assert len(table.offered()) == 8
    black = table.hero().black
    assert table.choose("n11").hero().black == black  # it costs nothing


@rule("souls.ruling.push_none")
def test_the_last_free_node_is_taken_without_asking() -> None:
    """Of the nodes beside n0 of room5a a chest and a gravestone leave only n1."""
    table = fight(
        hero("knight", "n0", left="force"),
        foes=[("hollow_soldier", "n0"), ("sentinel", "n12")],
        card="dark_hollow",
        face="room5a",
    ).choose("left.0>foe-0")
    assert (table.asked, table.foe_node()) == ("act", "n1")


@rule("souls.ruling.push_none")
def test_who_cannot_be_pushed_stays() -> None:
    """No tile of the box walls a model in; here n0 is cut off for the length of the test."""
    table = fight(hero("knight", "n6"), foes=[("hollow_soldier", "n1"), ("sentinel", "n12")])
    s = table.s
    board = s.board()
    near = board.near[0]
    board.near[0] = []
    try:
        s.fight.foes[0].node = 0
        s.fight.pushing, s.fight.away_from = PUSH_AWAY, 6
        assert list(push(s, HEROES)) == []
        assert s.fight.foes[0].node == 0
        assert (s.fight.pushing, s.fight.away_from) == (PUSH_ANY, NOTHING)
    finally:
        board.near[0] = near


@rule("souls.ruling.push_terrain")
def test_terrain_stops_pushes() -> None:
    """A chest on n5 and a gravestone on n3 of room5a."""
    table = fight(
        hero("knight", "n0", left="force"),
        foes=[("hollow_soldier", "n8"), ("sentinel", "n12")],
        card="dark_hollow",
        face="room5a",
    ).choose("left.0>foe-0")
    assert not {"n3", "n5"} & set(table.offered())


# -- movement -------------------------------------------------------------------------------


@rule("souls.push.move", "souls.enemy.move.push_icon")
def test_a_pushing_move_clears_the_way() -> None:
    """The Sentinel shares n6 with the herald and goes for the nearest, which is the herald."""
    party = [hero("herald", "n6", False), hero("knight", "n1", False)]
    table = fight(*party, foes=[("sentinel", "n6")], phase="foe_icon", aggro=0)
    assert (table.asked, table.node()) == ("pushed-to", "n6")
    table.choose("n1")
    assert table.asked == "pushed-to"  # it follows onto n1 and pushes everybody there
    assert table.foe_node() == "n1"


@rule("souls.push.move_chain", "souls.ruling.push_follow")
def test_a_character_may_be_pushed_again_and_again() -> None:
    """A boss with move 2 and a push comes from n1; its target goes from n6 to n11, and on."""
    card = "boreal_outrider_knight.chilling_thrust"
    table = duel(
        hero("knight", "n6", False),
        boss="boreal_outrider_knight",
        nodes=("n1",),
        facing=("s",),
        phase="foe_icon",
        card=card,
        discard=[card],
    )
    assert (table.asked, table.foe_node()) == ("pushed-to", "n6")
    table.choose("n11")
    assert table.foe_node() == "n11"
    assert table.asked == "pushed-to"
    assert set(table.offered()) == {"n10", "n12"}  # along the wall


@rule("souls.enemy.move.push_damage", "souls.enemy.move.example_push5")
def test_a_numbered_push_hurts() -> None:
    table = fight(
        hero("knight", "n6", False),
        hero("herald", "n10"),
        foes=[(LARGE, "n1")],
        phase="foe_icon",
        script=pips(1, 1),
    ).choose("block")
    assert (table.bar(), table.asked) == ((0, 3), "pushed-to")


@rule("souls.ruling.push_start_node", "souls.enemy.attack.movement_nodes")
def test_whoever_stood_there_already_is_pushed_unhurt() -> None:
    """Both leave n6 undamaged; the soldier follows to n1 and attacks only whom it finds there."""
    party = [hero("knight", "n6", False), hero("herald", "n6", False)]
    table = fight(*party, foes=[(LARGE, "n6")], phase="foe_icon", aggro=0, script=pips(0, 1))
    table.choose("n1", seat=0).choose("n11", seat=1)
    assert [table.bar(number) for number in (0, 1)] == [(0, 0), (0, 0)]
    assert (table.foe_node(), table.s.fight.targets) == ("n1", 1)
    table.choose("block")
    assert (table.bar(0), table.bar(1)) == ((0, 4), (0, 0))


@rule("souls.enemy.move.example_push2")
def test_a_push_without_a_number_does_not_hurt() -> None:
    table = fight(hero("knight", "n6", False), foes=[("sentinel", "n1")], phase="foe_icon")
    assert table.asked == "pushed-to"
    assert table.choose("n11").bar() == (0, 0)


# -- the node limit -------------------------------------------------------------------------


@rule("souls.node_limit.push_one", "souls.node_limit.three")
def test_a_fourth_model_pushes_one_out() -> None:
    foes = [("hollow_soldier", "n1"), ("crossbow_hollow", "n1"), ("sentinel", "n1")]
    table = fight(hero("knight", "n0"), foes=foes).choose("move:n1")
    assert table.asked == "pushed-out"
    assert table.offered() == ["foe-0", "foe-1", "foe-2"]
    table.choose("foe-1")
    assert set(table.offered()) == {"n0", "n2", "n3", "n4", "n6"}
    table.choose("n2")
    assert (table.node(), table.foe_node(1), table.s.crowd(table.hero().node)) == ("n1", "n2", 3)


@rule("souls.ruling.push_full_node")
def test_pushes_may_chain() -> None:
    """n2 is full as well: one of those there is pushed on."""
    foes = [
        ("hollow_soldier", "n1"),
        ("crossbow_hollow", "n1"),
        ("sentinel", "n1"),
        ("hollow_soldier", "n2"),
        ("crossbow_hollow", "n2"),
        ("crossbow_hollow", "n2"),
    ]
    table = fight(hero("knight", "n0"), foes=foes).choose("move:n1", "foe-0", "n2")
    assert table.asked == "pushed-out"
    assert set(table.offered()) == {"foe-3", "foe-4"}  # two equal crossbows are one choice
    table.choose("foe-3", "n4")
    assert [table.foe_node(foe) for foe in (0, 3)] == ["n2", "n4"]


@rule("souls.ruling.push_full_node")
@pytest.mark.parametrize("seed", [3, 14, 19])
def test_a_chain_may_push_on_whoever_began_it(seed: int) -> None:
    """Two full nodes, and everybody is pushed to and fro: each node is asked about by itself."""
    foes = [
        ("silver_knight_swordsman", "n0"),
        ("silver_knight_swordsman", "n0"),
        ("hollow_soldier", "n0"),
        ("large_hollow_soldier", "n1"),
        ("hollow_soldier", "n1"),
        ("hollow_soldier", "n1"),
    ]
    party = (hero("knight", "n3"), hero("warrior", "n12"))
    table = fight(*party, foes=foes, face="room2b").choose("move:n0")
    answers = Random(seed)
    pushes = 0
    while table.asked in ("pushed-out", "foe-pushed-to", "pushed-to"):
        if table.asked == "pushed-out":
            nodes = {node_of(table.s, model) for model in table.play.open[0].values()}
            assert [table.s.crowd(node) > NODE_LIMIT for node in nodes] == [True]
            pushes += 1
        offered = table.offered()
        full = [one for one in offered if one in ("n0", "n1")] if pushes < 12 else []
        table.choose(answers.choice(full or offered))
    assert pushes >= 12
    assert max(table.s.crowd(node) for node in range(len(table.s.board().ids))) == NODE_LIMIT


@rule("souls.ruling.limit_first")
def test_the_limit_counts_before_the_attack() -> None:
    """A soldier enters a node with three characters; the one pushed out is not attacked."""
    party = [hero(name, "n6", False) for name in ("knight", "herald", "warrior")]
    table = fight(*party, foes=[("hollow_soldier", "n1")], phase="foe_icon", aggro=0)
    assert table.asked == "pushed-out"
    table.choose("hero-0", "n11")
    assert table.asked == "defence"
    assert table.s.fight.targets in (2, 4)


@rule("souls.ruling.limit_first")
def test_a_numbered_push_needs_no_limit() -> None:
    party = [hero(name, "n6", False) for name in ("knight", "herald", "warrior")]
    table = fight(*party, foes=[(LARGE, "n1")], phase="foe_icon", aggro=0, script=pips(1, 1))
    assert table.s.fight.targets == 7


# -- bosses ---------------------------------------------------------------------------------


@rule("souls.push.boss_immune")
def test_characters_do_not_push_bosses() -> None:
    table = duel(hero("knight", "n6", place="s", left="force")).choose("left.0>foe-0")
    assert table.foe_node() == "n6"
    party = [
        hero("knight", "n6", place="s"),
        hero("herald", "n6", place="w"),
        hero("warrior", "n11"),
    ]
    table = duel(*party, turn=2).choose("move:n6")
    assert (table.asked, table.node(2)) == ("pushed-out", "n6")
    assert table.offered() == ["hero-0", "hero-1"]


@rule("souls.push.boss_by_boss", "souls.node_limit.boss_one", "souls.ruling.boss_pushed_by_boss")
def test_a_boss_is_pushed_by_a_boss() -> None:
    """Ornstein leaps onto the node of the Aggro holder, where Smough stands facing west."""
    card = "ornstein_and_smough.spear_slam_and_hammer_sweep"
    table = duel(
        hero("knight", "r6c2", False, place="s"),
        boss="ornstein_and_smough",
        nodes=("r2c2", "r6c2"),
        facing=("s", "w"),
        phase="foe_icon",
        card=card,
        discard=[card],
    )
    assert table.asked == "foe-pushed-to"
    assert len(table.offered()) == 8
    table.choose("r6c0")
    assert (table.foe_node(0), table.foe_node(1)) == ("r6c2", "r6c0")
    assert (table.facing(1), table.health(1)) == ("w", 30)


@rule("souls.ruling.boss_pushed_by_boss")
def test_characters_take_their_arc_from_the_boss_now_beside_them() -> None:
    """Ornstein leaps onto Smough's node; Smough is pushed onto the herald's, to the west."""
    card = "ornstein_and_smough.spear_slam_and_hammer_sweep"
    party = [hero("knight", "r6c2", False, place="s"), hero("herald", "r6c0", False)]
    table = duel(
        *party,
        boss="ornstein_and_smough",
        nodes=("r2c2", "r6c2"),
        facing=("s", "w"),
        phase="foe_icon",
        card=card,
        discard=[card],
    ).choose("r6c0")
    assert table.foe_node(1) == "r6c0"
    assert table.s.arc_of(1, 1) == 1  # he came at the herald head on


@rule("souls.ruling.push_full_node")
def test_a_foe_pushed_onto_a_full_node_leaves_three_there() -> None:
    """An attack pushes the crossbow from n7 onto n2, where three stand already."""
    foes = [
        ("crossbow_hollow", "n7"),
        ("hollow_soldier", "n2"),
        ("sentinel", "n2"),
        ("silver_knight_swordsman", "n2"),
    ]
    table = fight(hero("knight", "n6", left="force"), foes=foes).choose("left.0>foe-0", "n2")
    assert table.asked == "pushed-out"
    assert table.offered() == ["foe-1", "foe-2", "foe-3"], "not the one that has just come"
    table.choose("foe-2")
    goal = table.offered()[0]
    table.choose(goal)
    assert [table.foe_node(foe) for foe in range(4)] == ["n2", "n2", goal, "n2"]
    fight_now = table.s.fight
    assert (fight_now.came, fight_now.pushed, fight_now.chain) == (-1, -1, 0)
    assert (fight_now.away_from, fight_now.crowded) == (-1, -1)
