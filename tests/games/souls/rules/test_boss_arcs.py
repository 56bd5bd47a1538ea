"""Arcs: where a character stands beside a boss, how it gets around, and weak arcs."""

from __future__ import annotations

from typing import Any

import pytest

from bossrush.engine.sets import set_named
from bossrush.games.souls.cards.terms import ARCS
from bossrush.games.souls.game import SoulsGame
from bossrush.testing.rules import rule
from tests.games.souls.table import Table, acting, duel, hero, icons, pips


def arc(table: Table, number: int = 0) -> list[str]:
    """The arcs of the first boss that a character is in."""
    mask = table.s.arc_of(number, 0)
    return [name for place, name in enumerate(ARCS) if mask >> place & 1]


def steps(table: Table) -> list[str]:
    return [option.removeprefix("move:") for option in table.offered() if "move:" in option]


# -- on the boss's node ---------------------------------------------------------------------


@rule("souls.boss.arc.same_node")
@pytest.mark.parametrize(
    ("place", "name"), [("n", "front"), ("e", "right"), ("s", "back"), ("w", "left")]
)
def test_one_arc_on_the_boss_node(place: str, name: str) -> None:
    assert arc(duel(hero("knight", "n6", place=place))) == [name]


@rule("souls.boss.arc.enter")
def test_who_comes_keeps_the_arc() -> None:
    table = duel(hero("knight", "n1")).choose("move:n6")
    assert arc(table) == ["front"]
    between = duel(hero("knight", "n4")).choose("move:n6")
    assert (between.asked, between.offered()) == ("arc", ["front", "right"])
    assert arc(between.choose("right")) == ["right"]


@rule("souls.boss.arc.leave")
def test_who_leaves_stays_in_the_arc() -> None:
    table = duel(hero("knight", "n6", place="w"))
    nodes = {step for step in steps(table) if not step.startswith("around")}
    assert nodes == {"n3", "n5", "n8"}


@rule("souls.boss.arc.around")
def test_around_to_the_arcs_beside() -> None:
    table = duel(hero("knight", "n6", place="n"))
    assert {step for step in steps(table) if step.startswith("around")} == {
        "around-left",
        "around-right",
    }


@rule("souls.boss.arc.example_knight")
def test_from_front_to_rear_for_one_energy() -> None:
    table = duel(hero("knight", "n6", place="n")).choose("move:around-right")
    assert (arc(table), table.bar()) == (["right"], (0, 0))
    table.choose("move:around-back")
    assert (arc(table), table.bar()) == (["back"], (1, 0))


@rule("souls.boss.arc.dodge")
def test_a_dodge_goes_anywhere() -> None:
    one = hero("assassin", "n6", False, place="s")
    table = acting("gargoyle.tail_whip", one, hero("knight", "n12"), script=icons(1, 1))
    dodges = {option.removeprefix("dodge:") for option in table.offered() if ":" in option}
    assert dodges == {"n1", "n3", "n4", "n5", "n7", "n8", "n9", "n11", "front", "left", "right"}
    table.choose("dodge:front")
    assert (arc(table), table.bar()) == (["front"], (1, 0))


@rule("souls.boss.arc.push_wall", "souls.ruling.open_seam_wall")
def test_a_push_against_the_wall_slides_along() -> None:
    """A boss on n1 looks at the open side of its tile; in front of it nothing is left."""
    party = [hero("knight", "n1", False, place="n"), hero("herald", "n12")]
    table = acting(
        "titanite_demon.tail_whip", *party, nodes=("n1",), facing=("n",), icon=0, aggro=0
    )
    assert (table.asked, set(table.offered())) == ("pushed-to", {"n0", "n2"})


# -- weak arcs ------------------------------------------------------------------------------


def weak(place: str, dice: list[str], arcs: list[str] | None = None, **changes: Any) -> Table:
    """A warrior with a Battle Axe strikes from one side of the boss's node: 2 black dice."""
    warrior = hero("warrior", "n6", False, place=place)
    fields = {"boss": "boreal_outrider_knight", "weak": arcs or ["right"], "script": dice}
    table = duel(warrior, **{**fields, **changes})
    return table.choose("left.0>foe-0")


@rule("souls.boss.weak.bonus")
def test_a_weak_arc_adds_a_black_die() -> None:
    """After Backhand Slashes the Outrider Knight is weak in the right arc."""
    assert weak("e", pips(2, 2, 2)).health() == 26 - (6 - 2)
    assert weak("w", pips(2, 2)).health() == 26 - (4 - 2)


@rule("souls.boss.weak.lookup")
@pytest.mark.parametrize(
    ("card", "mask"),
    [
        ("boreal_outrider_knight.overhand_slash", ["front"]),
        ("winged_knight.pillars_of_light", []),
        ("gargoyle.tail_sweep", ["back"]),
    ],
)
def test_weak_arcs_follow_from_the_card(card: str, mask: list[str]) -> None:
    boss = card.partition(".")[0]
    corner = hero("knight", "n12", False, armour="smoughs_armour")
    table = duel(corner, boss=boss, nodes=("n0",), phase="foe_next", deck=(card,))
    while table.asked in ("foe-step", "defence", "pushed-to"):
        table.choose(table.offered()[0])
    found = [name for place, name in enumerate(ARCS) if table.s.fight.weak[0] >> place & 1]
    assert found == mask


@rule("souls.boss.weak.once")
def test_two_weak_arcs_give_one_die() -> None:
    """On the line between left and rear, both of them weak."""
    spear = hero("warrior", "n8", False, left="spear")
    game = SoulsGame()  # no card of the core set leaves two arcs open
    tables = game.cards({})
    sweep = tables.behaviours[tables.behaviour_ids.index("gargoyle.tail_sweep")].side_of(0)
    sweep.weak = set_named(["left", "back"], ARCS)
    fields: dict[str, Any] = {"last": "gargoyle.tail_sweep", "weak": ["left", "back"]}
    table = duel(spear, **fields, game=game, script=pips(2, 2)).choose("left.0>foe-0")
    assert arc(table) == ["back", "left"]
    assert table.health() == 26 - (4 - 2)
    assert table.dice_left == []


@rule("souls.boss.weak.once", "souls.boss.attack.area")
def test_the_line_is_dangerous_as_well() -> None:
    """On the line between front and right: Electric Breath hits the front arc."""
    table = acting("gargoyle.electric_breath", hero("knight", "n4"), icon=1)
    assert table.s.fight.targets == 1


@rule("souls.boss.weak.once")
@pytest.mark.parametrize(
    ("place", "arcs"),
    [
        ("s", ["front"]),
        ("sw", ["front", "right"]),
        ("w", ["right"]),
        ("nw", ["right", "back"]),
        ("n", ["back"]),
        ("ne", ["back", "left"]),
        ("e", ["left"]),
        ("se", ["left", "front"]),
    ],
)
def test_who_shares_the_node_of_a_boss_is_in_one_arc_or_on_the_line_of_two(
    place: str, arcs: list[str]
) -> None:
    """The Gargoyle on n6 faces south."""
    table = duel(hero("herald", "n11"), hero("knight", "n6", place=place), facing=("s",))
    assert table.s.arc_of(1, 0) == set_named(arcs, ARCS)
