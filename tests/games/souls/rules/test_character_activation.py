"""A character's activation: the bar, the start, movement, Estus, Luck and Heroic Actions."""

from __future__ import annotations

from typing import Any

import pytest

from bossrush.engine.message import Message
from bossrush.games.souls.rules.endurance import Fallen, gain, spend, suffer
from bossrush.games.souls.table import phases
from bossrush.testing.rules import rule
from tests.games.souls.bouts import attacked
from tests.games.souls.table import Table, duel, fight, hero, icons, pips

FAR = [("sentinel", "n12")]


def moves(table: Table) -> list[str]:
    return [option.removeprefix("move:") for option in table.offered() if "move:" in option]


def uses(table: Table) -> list[str]:
    return [option for option in table.offered() if option.startswith(("left", "right", "backup"))]


def begun(*party: dict[str, Any], **state: Any) -> Table:
    """The start of the first character's activation."""
    return fight(*party, foes=FAR, phase="hero_begins", state={"first": 0, **state})


# -- the endurance bar ----------------------------------------------------------------------


@rule("souls.endurance.energy", "souls.endurance.example_energy", "souls.endurance.free")
def test_three_energy_spent() -> None:
    """Boxes 1 to 3 are black, the seven others empty."""
    table = fight(hero("knight", "n1"))
    spend(table.s, 0, 3)
    assert (table.bar(), table.hero().free()) == ((3, 0), 7)


@rule("souls.endurance.damage", "souls.endurance.example_damage")
def test_three_damage_suffered() -> None:
    """Boxes 8 to 10 are red, the seven others empty."""
    table = fight(hero("knight", "n1"))
    suffer(table.s, 0, 3)
    assert (table.bar(), table.hero().free()) == ((0, 3), 7)


@rule("souls.endurance.free", "souls.attack.pay")
def test_what_does_not_fit_is_not_offered() -> None:
    table = fight(hero("knight", "n1", black=4, red=3))
    assert uses(table) == ["left.0>foe-0"]  # the long sword's other attack costs 4


@rule("souls.endurance.death")
def test_ten_full_boxes_kill() -> None:
    for fill in (suffer, spend):
        table = fight(hero("knight", "n1", black=6, red=3))
        with pytest.raises(Fallen):
            fill(table.s, 0, 1)


@rule("souls.ruling.energy_last_box")
def test_the_last_box_may_be_spent_and_kills() -> None:
    table = fight(hero("warrior", "n1", False, black=5, red=3))  # 2 boxes are free
    assert "left.1@n1" in table.offered()  # 2 Energy
    table.choose("left.1@n1")
    assert table.asked == "explore"  # dead before any die was rolled
    poor = fight(hero("warrior", "n1", False, left="spear", black=5, red=3))
    assert "left.1>foe-0" not in poor.offered()


@rule("souls.endurance.gain", "souls.endurance.gain_excess")
def test_gains_take_cubes_off() -> None:
    table = fight(hero("knight", "n1", black=3, red=2))
    gain(table.s, 0, 2, 1)
    assert table.bar() == (1, 1)
    gain(table.s, 0, 2, 0)
    assert table.bar() == (0, 1)


# -- the start ------------------------------------------------------------------------------


@rule("souls.activation.start.energy")
@pytest.mark.parametrize(("black", "left"), [(3, 1), (1, 0)])
def test_two_energy_at_the_start(black: int, left: int) -> None:
    assert begun(hero("knight", "n1", black=black, red=2)).bar() == (left, 2)


@rule("souls.activation.start.aggro")
def test_whoever_activates_takes_the_aggro() -> None:
    party = [hero("knight", "n1"), hero("herald", "n2")]
    table = fight(*party, foes=FAR, phase="hero_begins", aggro=0, state={"first": 1})
    assert table.s.fight.aggro == 1


@rule("souls.activation.start.swap")
def test_hands_and_backup_change_places_at_the_start() -> None:
    table = begun(hero("herald", "n1"))
    swaps = [option for option in table.offered() if option.startswith("hands:")]
    assert len(swaps) == 5  # every other pair, and each card alone
    table.choose("hands:left+backup")
    assert table.carried() == {
        "armour": "herald_armour",
        "left": "spear",
        "right": "kite_shield",
        "backup": "talisman",
    }
    assert table.bar() == (0, 0)
    table.choose("move:n4")
    assert not [option for option in table.offered() if option.startswith("hands:")]


@rule("souls.activation.body")
def test_nothing_has_to_be_done() -> None:
    table = begun(hero("knight", "n1", black=2))
    table.choose("end")
    assert any(event.rule == "souls.encounter.alternate" for event in table.play.events)
    assert not [event for event in table.told("hp") if event.data.get("black", 0) > 0]


# -- movement -------------------------------------------------------------------------------


@rule("souls.move.walk", "souls.move.run", "souls.move.example")
def test_a_walk_and_three_runs() -> None:
    """Four nodes for 3 Energy."""
    table = fight(hero("knight", "n0"), foes=FAR).choose("move:n1", "move:n2")
    assert table.bar() == (1, 0)
    table.choose("move:n4", "move:n6")
    assert table.bar() == (3, 0)


@rule("souls.move.before_or_after")
def test_no_move_before_and_after_the_same_attack() -> None:
    knight = hero("knight", "n1", False)
    foes = [("sentinel", "n4")]
    before = fight(knight, foes=foes, script=pips(1)).choose("move:n4", "left.0>foe-0")
    assert moves(before) == []
    after = fight(hero("knight", "n4", False), foes=foes, script=pips(1)).choose("left.0>foe-0")
    assert moves(after)
    after.choose("move:n1", "move:n0")
    assert after.bar() == (1, 0)


@rule("souls.ruling.movement_block")
def test_one_block_of_movement_between_two_attacks() -> None:
    knight = hero("knight", "n4", False, right="estoc")
    foes = [("sentinel", "n4"), ("sentinel", "n1")]
    table = fight(knight, foes=foes, script=pips(1, 1, 1)).choose("left.0>foe-0")
    table.choose("move:n2", "move:n1", "right.0>foe-1")
    assert moves(table) == []
    assert table.bar() == (1, 0)


@rule("souls.move.dodge")
def test_a_dodge_belongs_to_the_enemies_activation() -> None:
    assert not [option for option in fight(hero("knight", "n1")).offered() if "dodge" in option]
    table = attacked(hero("knight", "n6", False))
    assert {"dodge", "dodge:n1"} <= set(table.offered())


# -- Estus ----------------------------------------------------------------------------------


@rule("souls.estus.use")
def test_estus_clears_the_bar() -> None:
    table = fight(hero("knight", "n1", black=4, red=3)).choose("estus")
    assert (table.bar(), table.hero().estus) == ((0, 0), False)
    assert "estus" not in table.offered()
    assert "estus" not in attacked(hero("knight", "n6", False, red=3)).offered()
    other = fight(hero("knight", "n1"), hero("herald", "n1", red=3))
    assert "estus" not in other.offered()  # only the one whose activation it is


@rule("souls.ruling.estus_timing")
def test_estus_between_actions_but_not_within_one() -> None:
    table = fight(hero("knight", "n0", black=6, red=2), foes=[("sentinel", "n1")], script=pips(1))
    table.choose("move:n1", "estus")
    assert table.bar() == (0, 0)
    table.choose("left.0>foe-0")
    assert table.asked == "rolled"
    assert "estus" not in table.offered()


# -- Luck -----------------------------------------------------------------------------------


@rule("souls.luck.reroll", "souls.luck.spent")
def test_luck_rolls_one_die_again() -> None:
    assassin = hero("assassin", "n1", heroic=False)
    table = fight(assassin, script=pips(0, 0, 2, 1)).choose("left.1>foe-0")
    assert table.offered() == ["keep", "die-0", "die-1"]  # a 2 cannot get better
    table.choose("die-1")
    assert [die & 15 for die in table.s.fight.tray] == [0, 1, 4]  # faces of 0, 1 and 2
    assert (table.health(), table.hero().luck) == (10, False)  # 3 - 1 - Block 2


@rule("souls.ruling.luck_scope")
@pytest.mark.parametrize(
    ("foe", "how", "script", "red"),
    [
        ("hollow_soldier", "block", pips(0, 1, 2), 1),
        ("crossbow_hollow", "resist", pips(0, 2), 1),
    ],
)
def test_luck_helps_to_block_and_resist(foe: str, how: str, script: list[str], red: int) -> None:
    lucky = hero("knight", "n6", heroic=False)
    table = attacked(lucky, foe, script).choose(how, "die-0")
    assert (table.bar(), table.hero().luck) == ((0, red), False)


@rule("souls.ruling.luck_scope")
def test_luck_helps_to_dodge() -> None:
    lucky = hero("assassin", "n6", heroic=False)
    table = attacked(lucky, script=icons(0, 0, 1)).choose("dodge", "die-1")
    assert (table.bar(), table.hero().luck) == ((1, 0), False)


# -- Heroic Actions -------------------------------------------------------------------------


@rule("souls.heroic.use")
def test_a_heroic_action_is_used_once() -> None:
    party = [hero("herald", "n1", black=3), hero("warrior", "n2")]
    table = fight(*party).choose("heroic")
    assert "heroic" not in table.offered()
    assert [character.heroic for character in table.s.party] == [False, True]


@rule("souls.heroic.refresh")
def test_a_victory_does_not_bring_it_back() -> None:
    used = hero("herald", "n1", False, left="caestus", right=None)
    table = fight(used, foes=[("hollow_soldier", "n1")], script=pips(2, 2))
    assert not table.choose("left.0>foe-0").hero().heroic


@rule("souls.heroic.herald_perseverance")
def test_perseverance() -> None:
    party = [
        hero("herald", "n1", black=3),
        hero("knight", "n12", black=1),
        hero("assassin", "n0", red=2),
    ]
    table = fight(*party, foes=[("sentinel", "n10")]).choose("heroic")
    assert [table.bar(number) for number in range(3)] == [(1, 0), (0, 0), (0, 2)]
    others = fight(*party, turn=1, foes=[("sentinel", "n10")])
    assert "heroic" not in others.offered()


@rule("souls.heroic.knight_stand_fast")
def test_stand_fast() -> None:
    """Attack 5, a Block roll of 2, and a blue 3: no damage."""
    knight = hero("knight", "n6", luck=False)
    foe = "silver_knight_swordsman"
    table = attacked(knight, foe, pips(1, 1, 3)).choose("block")
    assert table.offered() == ["keep", "heroic"]
    table.choose("heroic")
    assert (table.bar(), table.hero().heroic) == ((0, 0), False)
    magic = attacked(hero("knight", "n6", luck=False), "crossbow_hollow", pips(1))
    assert magic.choose("resist").asked != "rolled"


def test_whoever_may_use_luck_reads_what_the_roll_comes_to() -> None:
    knight = hero("knight", "n6", heroic=False)
    blocked = attacked(knight, "silver_knight_swordsman", pips(1, 1)).choose("block")
    assert blocked.decision().prompt == Message("souls-ask-rolled-guard", total=2, power=5)
    assassin = hero("assassin", "n6", heroic=False)
    dodged = attacked(assassin, "silver_knight_swordsman", ["dodge1", "dodge0"]).choose("dodge")
    need = dodged.s.behaviour().dodge
    assert dodged.decision().prompt == Message("souls-ask-rolled-dodge", total=1, need=need)
    struck = fight(hero("assassin", "n1", heroic=False), script=pips(0, 0, 2))
    prompt = struck.choose("left.1>foe-0").decision().prompt
    assert prompt == Message("souls-ask-rolled-attack", power=1)  # 2, and 1 off for the Estoc


@rule("souls.heroic.warrior_berserk_charge")
def test_berserk_charge() -> None:
    """Two Hollow Soldiers on the next node fall to a free attack with the Node icon."""
    warrior = hero("warrior", "n1", luck=False)
    foes = [("hollow_soldier", "n4"), ("hollow_soldier", "n4"), ("sentinel", "n12")]
    table = fight(warrior, foes=foes, script=pips(2, 1)).choose("heroic:n4")
    assert table.node() == "n4"
    table.choose("left.1@n4")
    assert (table.foe_node(0), table.foe_node(1), table.bar()) == ("", "", (0, 0))
    assert moves(table)  # the walk is still there


@rule("souls.heroic.warrior_berserk_charge")
def test_a_charge_is_lost_on_an_attack_from_afar() -> None:
    warrior = hero("warrior", "n1", luck=False, left="spear")
    foes = [("sentinel", "n1"), ("sentinel", "n6")]
    table = fight(warrior, foes=foes, script=pips(1)).choose("heroic:n4")
    table.choose("left.1>foe-0")
    assert table.bar() == (3, 0)
    assert not table.s.fight.charge


@rule("souls.heroic.warrior_berserk_charge")
@pytest.mark.parametrize(("black", "line"), [(0, 1), (9, 2)])
def test_a_charge_that_shifts_before_its_dice(black: int, line: int) -> None:
    """The Broadsword's shift ends among the Hollow Soldiers: the attack is against the own node,
    so it is free, also for somebody who could not pay for it, and meets them all."""
    warrior = hero("warrior", "n1", luck=False, left="broadsword", black=black)
    foes = [("hollow_soldier", "n4"), ("hollow_soldier", "n4"), ("sentinel", "n12")]
    table = fight(warrior, foes=foes, script=pips(2, 3)).choose("heroic:stay")
    assert table.choose(f"left.{line}").asked == "shift"
    table.choose("n4")
    assert (table.foe_node(0), table.foe_node(1), table.bar()) == ("", "", (black, 0))
    assert not table.s.fight.charge


@rule("souls.heroic.warrior_berserk_charge")
def test_a_charge_with_a_shift_is_paid_for_when_its_target_is_another_node() -> None:
    """The Balder Side Sword reaches a node away: that is no attack on the own node. Where both
    are in range, the target says what it costs."""
    warrior = hero("warrior", "n1", luck=False, left="balder_side_sword")
    afar = [("sentinel", "n6")]
    table = fight(warrior, foes=afar, script=pips(2, 2)).choose("heroic:stay", "left.1", "n4")
    assert (table.bar(), table.s.fight.charge) == ((4, 0), False)
    both = [("sentinel", "n4"), ("sentinel", "n6")]
    table = fight(warrior, foes=both, script=pips(2, 2)).choose("heroic:stay", "left.1", "n4")
    assert table.offered() == ["n4", "foe-1"]
    assert table.choose("n4").bar() == (0, 0)
    tired = hero("warrior", "n1", luck=False, left="balder_side_sword", black=7)
    table = fight(tired, foes=both, script=pips(2, 2)).choose("heroic:stay", "left.1", "n4")
    assert table.bar() == (7, 0)  # only the own node can be had, so nobody is asked


@rule("souls.heroic.warrior_berserk_charge")
def test_a_charge_with_a_shift_that_reaches_nobody() -> None:
    """The attack is wasted and paid for; the charge waits for the next one."""
    warrior = hero("warrior", "n1", luck=False, left="broadsword")
    table = fight(warrior, foes=[("sentinel", "n4")]).choose("heroic:stay", "left.1", "stay")
    assert (table.bar(), table.s.fight.charge) == ((2, 0), True)


@rule("souls.heroic.warrior_berserk_charge")
def test_every_roll_of_a_charge_has_the_node_icon() -> None:
    """Repeat 2: both rolls hit both Sentinels (Block 2), and nothing is paid."""
    warrior = hero("warrior", "n1", luck=False, left="gotthard_twinswords", right=None)
    foes = [("sentinel", "n4"), ("sentinel", "n4")]
    table = fight(warrior, foes=foes, script=pips(2, 2, 2, 1)).choose("heroic:n4", "left.0@n4")
    assert [table.health(0), table.health(1)] == [7, 7]
    assert table.bar() == (0, 0)


@rule("souls.ruling.heroic_details")
def test_a_staggered_charge_costs_nothing() -> None:
    warrior = hero("warrior", "n1", luck=False, conditions=["stagger"])
    table = fight(warrior, foes=[("sentinel", "n4")], script=pips(2, 1)).choose("heroic:n4")
    assert table.choose("left.1@n4").bar() == (0, 0)


@rule("souls.heroic.assassin_backstab")
def test_a_backstab() -> None:
    """The dodge's 1 Energy is all that is spent; three black ones make 3 - 1 = 2 on Block 1."""
    ready = hero("assassin", "n6", luck=False)
    table = attacked(ready, script=[*icons(1, 0), *pips(1, 1, 1)]).choose("dodge")
    assert table.asked == "backstab"
    table.choose("left.1>foe-0")
    assert table.asked == "explore"  # that was the last enemy
    assert [event.data["black"] for event in table.told("hp") if "black" in event.data] == [1]


@rule("souls.ruling.heroic_details")
def test_a_backstab_on_its_way_may_fell_the_last_enemy() -> None:
    """The Large Hollow Soldier pushes as it moves; its victim dodges and strikes back."""
    table = fight(
        hero("assassin", "n6", luck=False),
        foes=[("large_hollow_soldier", "n4")],
        wounded={0: 1},
        phase="foe_icon",
        script=[*icons(1, 0), *pips(2, 2, 2)],
        alone=True,
    ).choose("dodge")
    assert table.asked == "backstab"
    table.choose("left.1>foe-0")
    assert table.foe_node(0) == ""
    assert table.s.phase == phases.WON, "nobody is left whose activation could end"


@rule("souls.heroic.assassin_backstab")
def test_no_backstab_out_of_range_or_after_a_failure() -> None:
    ready = hero("assassin", "n6", luck=False)
    away = attacked(ready, script=icons(1, 0)).choose("dodge:n1")
    assert away.asked != "backstab"
    failed = attacked(ready, script=icons(0, 0)).choose("dodge")
    assert failed.asked != "backstab"
    assert failed.bar() == (1, 4)


@rule("souls.ruling.heroic_details")
def test_a_backstab_may_save_the_others() -> None:
    """The Sentinel attacks both on the node; it falls before the Knight has to defend."""
    party = [hero("assassin", "n6", luck=False), hero("knight", "n6")]
    table = fight(
        *party,
        foes=[("sentinel", "n6"), ("crossbow_hollow", "n0")],
        wounded={0: 9},
        phase="foe_icon",
        icon=1,
        script=[*icons(1, 0), *pips(2, 2)],
    )
    table.choose("dodge", seat=0).choose("left.0>foe-0")
    assert table.foe_node(0) == ""
    assert table.bar(1) == (0, 0)


@rule("souls.ruling.heroic_details")
def test_a_backstab_uses_the_weak_arc_of_the_card_in_play() -> None:
    card = "gargoyle.halberd_thrust"  # weak in the left arc
    table = duel(
        hero("assassin", "n6", luck=False, place="w"),
        phase="foe_icon",
        icon=1,
        card=card,
        discard=[card],
        weak=["left"],
        script=[*icons(1, 1), *pips(2, 2, 2)],
    ).choose("dodge", "left.0>foe-0")
    assert table.health() == 26 - (6 - 1 - 2)
