"""Two or three rules at once, where each of them alone is shown elsewhere."""

from __future__ import annotations

import pytest

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
