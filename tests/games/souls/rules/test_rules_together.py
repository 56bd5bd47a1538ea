"""Two or three rules at once, where each of them alone is shown elsewhere."""

from __future__ import annotations

import pytest

from bossrush.games.souls.cards.terms import ARCS
from bossrush.testing.rules import rule
from tests.games.souls.table import duel, fight, hero, icons, pips, trapped

LARGE = "large_hollow_soldier"


@rule("souls.ruling.bleed_poison", "souls.ruling.ember_scope", "souls.amb.condition.end_order")
def test_poison_and_bleed_at_the_end_are_no_attack_for_an_ember() -> None:
    knight = hero("knight", "n0", False, conditions=["poison", "bleed"], red=6, ember=True)
    table = fight(knight, hero("herald", "n1", False), foes=[(LARGE, "n12")]).choose("end")
    assert (table.bar(), table.conditions()) == ((0, 9), set())


@rule("souls.ruling.dodge_step_order", "souls.ruling.targets_fixed", "souls.ruling.trap_pool")
def test_a_dodge_onto_a_trap_is_dodged_too_and_every_dodge_is_paid_for() -> None:
    """From n1 onto a trap on n4, on to another one on n6, and only then the attack's roll."""
    script = ["trap.dmg1_dodge1", "trap.blank", *icons(1, 0), *icons(0, 0)]
    table = trapped(script=script, foes=[("crossbow_hollow", "n12")], phase="foe_icon")
    table.choose("dodge:n4", seat=0)
    assert (table.asked, table.bar()) == ("trap", (1, 0))
    table.choose("dodge:n6", seat=0)
    assert (table.node(), table.bar(), table.dice_left) == ("n6", (2, 3), [])


@rule("souls.ruling.push_full_node", "souls.amb.attack.push_enemy", "souls.ruling.push_triggers")
def test_a_foe_pushed_onto_a_full_node_drives_a_character_onto_a_trap() -> None:
    foes = [("hollow_soldier", "n1"), ("hollow_soldier", "n2"), ("crossbow_hollow", "n2")]
    table = trapped(
        hero("herald", "n0", False, left="force"),
        ["trap.dmg2_dodge1"],
        foes=[*foes, ("sentinel", "n12")],
    )
    table.choose("left.0>foe-0", "n2", "hero-1", "n4")
    assert (table.asked, table.decision().seat, table.node(1)) == ("trap", 1, "n4")
    table.choose("suffer")
    assert (table.bar(1), table.foe_node(0), table.asked) == ((0, 2), "n2", "act")


@rule("souls.condition.frostbite.character", "souls.ruling.energy_last_box")
def test_frost_makes_the_last_dodge_a_deadly_one() -> None:
    def offered(black: int) -> tuple[list[str], bool]:
        nimble = hero("assassin", "n6", False, conditions=["frostbite"], black=black)
        foes = [("hollow_soldier", "n6"), ("sentinel", "n12")]
        table = fight(nimble, foes=foes, phase="foe_icon", script=[])
        dodges = table.offered(start="dodge")
        return dodges[:1], bool(dodges) and table.ends("dodge") is not None

    assert offered(7) == (["dodge"], False)
    assert offered(8) == (["dodge"], True)


@rule("souls.ruling.stagger_scope", "souls.push.move", "souls.ruling.ember_scope")
@pytest.mark.parametrize(("foe", "icon", "red"), [(LARGE, 0, 3), ("silver_knight_swordsman", 1, 2)])
def test_stagger_lowers_an_attack_but_no_push_and_an_ember_helps_against_both(
    foe: str, icon: int, red: int
) -> None:
    """A push of 5 and an attack of 5; one is blocked, and the Ember takes another one."""
    knight = hero("knight", "n6", False, ember=True, left=None, right=None, backup=[])
    table = fight(
        knight,
        foes=[(foe, "n1" if foe == LARGE else "n6")],
        phase="foe_icon",
        icon=icon,
        afflicted={0: ["stagger"]},
        script=pips(1),
    )
    assert table.choose("block").bar() == (0, red)


@rule("souls.ruling.heroic_details", "souls.luck.reroll", "souls.ruling.repeat_cost")
def test_a_backstab_by_a_repeat_weapon_stops_when_the_attacker_has_fallen() -> None:
    """The Avelyn shoots three times; the Sentinel next door is not for it."""
    assassin = hero("assassin", "n6", luck=False, left="avelyn", right=None, backup=[])
    foes = [("crossbow_hollow", "n6"), ("sentinel", "n7")]
    table = fight(assassin, foes=foes, phase="foe_icon", script=[*icons(1, 1), *pips(2)])
    while table.asked != "defence":
        table.choose(table.offered()[0])
    table.choose("dodge")
    assert table.offered() == ["pass", "left.0>foe-0", "left.1>foe-0"]
    table.choose("left.0>foe-0")
    assert (table.health(0), table.health(1), table.dice_left) == (0, 10, [])


@rule("souls.amb.boss.weak_from", "souls.ruling.shift_before_target", "souls.boss.arc.around")
@pytest.mark.parametrize(("start", "dice"), [("n7", 3), ("n11", 2)])
def test_a_shift_onto_the_boss_ends_in_the_arc_that_adds_a_die_or_in_another(
    start: str, dice: int
) -> None:
    knight = hero("knight", start, False, left="broadsword")
    table = duel(knight, nodes=("n6",), facing=("n",), weak=["right"], script=pips(*[1] * dice))
    table.choose("left.1", "n6")
    assert table.dice_left == []


@rule("souls.ruling.souls_any_arrival", "souls.ruling.push_triggers", "souls.souls.drop")
def test_who_is_pushed_onto_dropped_souls_has_them_back() -> None:
    party = [hero("knight", "n6", False), hero("herald", "n0", False)]
    table = fight(
        *party,
        foes=[("silver_knight_swordsman", "n6"), ("sentinel", "n12")],
        phase="foe_icon",
        script=pips(2, 1),
        state={"lost_souls": 5, "lost_at": 0, "lost_node": "n11", "souls": 1},
    )
    table.choose("block", "n11")
    assert (table.s.souls, table.s.lost_souls, table.node()) == (6, 0, "n11")


@rule("souls.boss.arc.around", "souls.ruling.movement_block")
def test_going_round_a_boss_between_two_attacks_is_the_one_block_of_movement() -> None:
    knight = hero("knight", "n6", False, place="s", left="estoc", right="shortsword")
    table = duel(knight, nodes=("n6",), facing=("n",), script=pips(*[1] * 5))
    table.choose("move:around-right")
    assert table.offered(start="move")  # a run, as long as nobody has struck
    table.choose("right.0>foe-0")
    assert table.offered(start="left")
    assert table.offered(start="move") == []


@rule("souls.ruling.defeat_order", "souls.amb.souls.same_death", "souls.ember.lost")
def test_a_death_on_older_souls_loses_them_and_drops_the_cache_there() -> None:
    knight = hero("knight", "n1", False, red=9, ember=True, conditions=["poison"])
    table = fight(
        knight,
        hero("herald", "n0", False, ember=True),
        foes=[(LARGE, "n12")],
        state={"lost_souls": 5, "lost_at": 0, "lost_node": "n11", "souls": 3, "sparks": 2},
    ).choose("end")
    s = table.s
    assert (s.souls, s.lost_souls, s.lost_at, s.lost_node, s.sparks) == (0, 3, 0, 1, 1)
    assert [one.ember for one in s.party] == [False, False]


@rule("souls.condition.stagger.enemy", "souls.combat.hit_zero", "souls.enemy.attack.push")
def test_a_staggered_blow_that_is_stopped_altogether_still_pushes() -> None:
    table = fight(
        hero("knight", "n6", False),
        hero("herald", "n10"),
        foes=[("silver_knight_swordsman", "n6")],
        phase="foe_icon",
        icon=1,
        afflicted={0: ["stagger"]},
        script=pips(2, 2),
    ).choose("block")
    assert (table.bar(), table.asked) == ((0, 0), "pushed-to")
    assert table.choose("n11").node() == "n11"


@rule("souls.terrain.barrel.break", "souls.condition.frostbite.character", "souls.move.dodge")
def test_a_dodge_through_a_barrel_in_frost_costs_three_and_leaves_no_push_behind() -> None:
    """One for the dodge, one for the frost, one for the barrel on n11, which lies broken then."""
    nimble = hero("assassin", "n6", False, conditions=["frostbite"])
    table = fight(
        nimble,
        hero("herald", "n0", False),
        foes=[("silver_knight_swordsman", "n6")],
        card="ashen_hollow",
        phase="foe_icon",
        icon=1,
        script=icons(1, 1),
    )
    assert table.s.fight.broken == 0
    table.choose("dodge:n11")
    assert (table.bar(), table.node()) == ((3, 0), "n11")
    assert table.s.fight.broken != 0
    assert table.asked == "act"


@rule("souls.ruling.boss_conditions", "souls.ruling.bleed_poison", "souls.ruling.heat_reshuffle")
def test_poison_and_bleed_heat_a_boss_up_at_the_end_of_its_activation() -> None:
    """14 Health, less 1 and 2 more: the point of 12 is passed, and its weak arc stays."""
    card = "gargoyle.tail_sweep"
    table = duel(
        hero("knight", "n12", False),
        nodes=("n0",),
        health=(14,),
        afflicted={0: ["poison", "bleed", "stagger"]},
        phase="foe_end",
        card=card,
        discard=[card],
        last=card,
    )
    fight_now = table.s.fight
    assert (table.health(), fight_now.heated, table.foe_conditions()) == (11, True, set())
    assert (fight_now.deck.size(), fight_now.discard, fight_now.weak[0]) == (
        5,
        [],
        1 << ARCS.index("back"),
    )


@rule("souls.heroic.assassin_backstab", "souls.encounter.win.souls", "souls.encounter.next_first")
def test_a_backstab_that_kills_the_last_enemy_wins_in_the_enemies_activation() -> None:
    party = [hero("assassin", "n6", luck=False), hero("warrior", "n10", False, red=4)]
    table = fight(
        *party,
        foes=[("hollow_soldier", "n6")],
        phase="foe_icon",
        icon=1,
        turn=1,
        aggro=0,
        script=[*icons(1, 0), *pips(1, 1, 1)],
        state={"souls": 1},
    ).choose("dodge", "left.1>foe-0")
    assert (table.asked, table.s.souls, table.s.first) == ("explore", 5, 0)
    assert (table.bar(0), table.bar(1)) == ((0, 0), (0, 0))


@rule("souls.ruling.death_during_enemy", "souls.enemy.attack.node", "souls.ember.lost")
def test_when_the_first_of_two_who_are_struck_falls_the_second_need_not_defend() -> None:
    party = [hero("knight", "n6", False, red=9), hero("herald", "n6", False, ember=True)]
    table = fight(
        *party,
        foes=[("sentinel", "n6"), ("crossbow_hollow", "n0")],
        phase="foe_icon",
        icon=1,
        script=pips(0, 1),
        state={"sparks": 2, "souls": 3},
    )
    if table.asked != "defence":
        table.choose("hero-0")
    table.choose("block")
    assert (table.asked, table.s.sparks, table.s.souls) == ("explore", 1, 0)
    assert (table.dice_left, table.hero(1).ember) == ([], False)


@rule("souls.ruling.limit_first", "souls.ruling.souls_any_arrival", "souls.enemy.attack.nearest")
def test_who_makes_room_for_an_enemy_finds_the_souls_and_is_not_struck() -> None:
    party = [hero(name, "n6", False) for name in ("knight", "herald", "assassin")]
    table = fight(
        *party,
        foes=[("hollow_soldier", "n1"), ("sentinel", "n12")],
        phase="foe_icon",
        script=pips(2, 2),
        state={"lost_souls": 5, "lost_at": 0, "lost_node": "n11", "souls": 1},
    )
    table.choose("hero-0", "n11")
    assert (table.s.souls, table.s.lost_souls, table.node(0)) == (6, 0, "n11")
    # the one with the Aggro has gone: of the two who are left, the Assassin taunts more
    assert (table.asked, table.decision().actor) == ("defence", 2)


@rule("souls.ruling.energy_last_box", "souls.attack.pay", "souls.encounter.loss")
def test_a_blow_that_takes_the_last_box_is_never_struck_though_it_would_have_won() -> None:
    knight = hero("knight", "n1", False, black=6)
    table = fight(
        knight,
        hero("herald", "n0", False),
        foes=[("crossbow_hollow", "n1")],
        script=[],
        state={"sparks": 1, "souls": 2},
    )
    assert table.ends("left.1>foe-0") is not None
    assert table.ends("left.0>foe-0") is None
    table.choose("left.1>foe-0")
    assert (table.asked, table.s.sparks, table.s.souls, table.s.lost_souls) == ("explore", 0, 0, 2)


@rule("souls.heroic.knight_stand_fast", "souls.enemy.move.push_damage", "souls.combat.hit_zero")
def test_stand_fast_stops_a_push_of_five_and_the_knight_is_pushed_all_the_same() -> None:
    table = fight(
        hero("knight", "n6", luck=False),
        foes=[(LARGE, "n1"), ("sentinel", "n12")],
        phase="foe_icon",
        script=pips(1, 1, 3),
    ).choose("block")
    assert table.asked == "rolled"
    table.choose("heroic")
    assert (table.bar(), table.asked, table.foe_node()) == ((0, 0), "pushed-to", "n6")


@rule("souls.ruling.frostbite_scope", "souls.amb.push.zero_move", "souls.enemy.attack.node")
def test_a_sentinel_in_frost_pushes_from_where_it_stands_and_strikes_after_whom_it_pushed() -> None:
    table = fight(
        hero("knight", "n6", False),
        foes=[("sentinel", "n6")],
        phase="foe_icon",
        afflicted={0: ["frostbite"]},
        script=pips(2, 2),
    )
    assert table.asked == "pushed-to"
    table.choose("n1")
    assert (table.foe_node(), table.node(), table.asked) == ("n6", "n1", "defence")
    assert table.choose("block").bar() == (0, 2)


@rule("souls.ruling.repeat_cost", "souls.encounter.win.clear_bars", "souls.encounter.win.souls")
def test_a_volley_whose_first_bolt_kills_the_last_enemy_ends_there() -> None:
    archer = hero("knight", "n0", False, left="avelyn", right=None, black=3)
    table = fight(
        archer,
        hero("herald", "n2", False, red=2),
        foes=[("crossbow_hollow", "n6")],
        script=pips(2),
        state={"souls": 0},
    ).choose("left.1>foe-0")
    assert (table.asked, table.s.souls, table.dice_left) == ("explore", 4, [])
    assert (table.bar(0), table.bar(1)) == ((0, 0), (0, 0))


@rule("souls.condition.poison", "souls.ruling.souls_on_win", "souls.encounter.next_first")
def test_the_last_enemy_dies_of_poison_and_the_party_takes_up_what_it_dropped() -> None:
    party = [hero("knight", "n0", False), hero("herald", "n2", False, conditions=["bleed"])]
    table = fight(
        *party,
        foes=[("hollow_soldier", "n12")],
        phase="foe_end",
        afflicted={0: ["poison"]},
        state={"lost_souls": 4, "lost_at": 0, "lost_node": "n10", "souls": 1, "sparks": 2},
    )
    assert (table.asked, table.s.souls, table.s.lost_souls) == ("explore", 1 + 4 + 4, 0)
    assert (table.s.sparks, table.s.first, table.conditions(1)) == (2, 1, set())
