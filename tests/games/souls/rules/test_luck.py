"""Luck (p. 11): any one die of a roll, wherever another face could be better in anything."""

from __future__ import annotations

import pytest

from bossrush.testing.rules import rule
from tests.games.souls.bouts import attacked
from tests.games.souls.table import acting, duel, fight, hero, icons, pips


@rule("souls.luck.reroll", "souls.boss.special.heavy_blows")
def test_a_worse_die_saves_a_life_from_heavy_blows() -> None:
    """A Block of 3 leaves 2 damage and costs 1 Energy; a Block of 2 leaves 3, of which the Ember
    takes 1, and costs nothing. The Knight has three boxes left."""
    knight = hero("knight", "n6", place="n", heroic=False, black=7, ember=True)
    herald = hero("herald", "n12", False)
    card = "winged_knight.diagonal_uppercut"
    table = acting(card, knight, herald, script=pips(2, 1, 0)).choose("block")
    assert table.asked == "rolled"
    assert table.offered() == ["keep", "die-0", "die-1"]  # the black 2 is the best of its faces
    sparks = table.s.sparks
    assert table.choose("keep").s.sparks == sparks - 1
    again = acting(card, knight, herald, script=pips(2, 1, 1)).choose("block", "die-0")
    assert (again.s.sparks, again.bar()) == (sparks, (7, 2))


@rule("souls.luck.reroll")
def test_a_better_die_feeds_a_ring_though_the_target_is_dead() -> None:
    """3 - 1 kills the Hollow Soldier; a 4 beats its Block by 3, and the ring gives an Energy."""
    ringed = ["deacon_robes", "knight_slayers_ring"]
    knight = hero("knight", "n1", heroic=False, armour=ringed, left="long_sword", black=3)
    foes = [("hollow_soldier", "n1"), ("sentinel", "n12")]
    table = fight(knight, foes=foes, script=pips(1, 2, 2)).choose("left.1>foe-0")
    assert table.offered() == ["keep", "die-0", "die-1"]
    spent = table.bar()[0]
    assert table.choose("die-0").bar() == (spent - 1, 0)


@rule("souls.luck.reroll")
def test_a_die_at_its_highest_face_may_be_rerolled() -> None:
    """Less damage keeps a boss from heating up: nobody but the player can say what is better."""
    knight = hero("knight", "n6", place="s", heroic=False, left="long_sword", black=0)
    table = duel(knight, health=(12,), script=pips(2, 3, 0)).choose("left.1>foe-0")
    assert table.offered() == ["keep", "die-0", "die-1"]


@rule("souls.luck.reroll")
def test_luck_is_not_asked_for_where_it_could_matter_in_no_way() -> None:
    """2 + 3 kill the Hollow Soldier (Block 1, Health 1), and so would 0 + 3 and 2 + 1."""
    knight = hero("knight", "n1", heroic=False, left="long_sword")
    foes = [("hollow_soldier", "n1"), ("sentinel", "n12")]
    table = fight(knight, foes=foes, script=pips(2, 3)).choose("left.1>foe-0")
    assert table.asked == "act"


@rule("souls.luck.reroll")
def test_a_dodge_that_succeeds_is_asked_about_where_a_hit_may_be_wanted() -> None:
    """A hit is worse in everything, unless it pushes, ends a Bleed or feeds a ring."""
    plain = attacked(hero("assassin", "n6", heroic=False), script=icons(1, 0)).choose("dodge")
    assert plain.asked != "rolled"
    bleeding = hero("assassin", "n6", heroic=False, conditions=["bleed"])
    asked = attacked(bleeding, script=icons(1, 0)).choose("dodge")
    assert asked.offered() == ["keep", "die-0"]


@rule("souls.luck.reroll")
@pytest.mark.parametrize("red", [0, 7])
def test_nothing_is_asked_where_every_face_is_deadly(red: int) -> None:
    assassin = hero("assassin", "n6", heroic=False, red=red)
    table = attacked(assassin, "silver_knight_swordsman", script=pips(1)).choose("block")
    assert (table.asked == "rolled") == (red == 0)


@rule("souls.luck.reroll", "souls.heroic.knight_stand_fast")
def test_luck_and_stand_fast_together_may_save_whom_neither_saves_alone() -> None:
    """One box is left against 5: a blue 1 needs both to become a 3 and to get a 2 beside it."""
    for ready in (True, False):
        knight = hero("knight", "n6", heroic=ready, right=None, red=9)
        table = attacked(knight, "silver_knight_swordsman", script=["pip1", "pip3", "pip2"])
        sparks = table.s.sparks
        table.choose("block")
        assert (table.asked == "rolled") == ready
        if ready:
            assert table.offered() == ["keep", "die-0", "heroic"]
            assert [table.ends(one) is None for one in table.offered()] == [False, True, True]
            both = [table.odds(one)["survive"] for one in table.offered()]
            assert both == pytest.approx([0, 7 / 36, 7 / 36])
            table.choose("die-0")
            assert [table.ends(one) is None for one in table.offered()] == [False, True]
            assert table.choose("heroic").s.sparks == sparks
            assert table.bar() == (0, 9)
