"""Trap tokens: where they lie, who springs them, and what can be done."""

from __future__ import annotations

import pytest

from bossrush.testing.rules import rule
from tests.games.souls.table import TABLES, Table, dungeon, hero, icons, pips, trapped

BLANK = "trap.blank"


@rule("souls.trap.trigger", "souls.trap.blank")
def test_a_blank_trap_does_nothing() -> None:
    table = trapped(script=[BLANK]).choose("move:n4")
    assert (table.asked, table.bar()) == ("act", (0, 0))
    assert table.s.tiles[0].traps[4] == 2 + TABLES.trap_ids.index(BLANK)


@rule("souls.trap.damage", "souls.trap.no_block")
def test_a_trap_is_suffered_or_dodged() -> None:
    table = trapped(script=["trap.dmg3_dodge1", *icons(1, 0)]).choose("move:n4")
    assert table.asked == "trap"
    assert {option.partition(":")[0] for option in table.offered()} == {"suffer", "dodge"}
    table.choose("suffer")
    assert table.bar() == (0, 3)
    dodged = trapped(script=["trap.dmg3_dodge1", *icons(1, 0)]).choose("move:n4", "dodge")
    assert dodged.bar() == (1, 0)


@rule("souls.trap.dodge")
@pytest.mark.parametrize(
    ("shown", "conditions", "bar"),
    [
        ((1, 1), [], (1, 0)),
        ((1, 0), [], (1, 2)),
        ((1, 1), ["frostbite"], (3, 0)),  # and one for the walk
    ],
)
def test_dodging_against_the_tokens_number(
    shown: tuple[int, int], conditions: list[str], bar: tuple[int, int]
) -> None:
    assassin = hero("assassin", "n1", False, conditions=conditions)
    table = trapped(assassin, ["trap.dmg2_dodge2", *icons(*shown)])
    assert table.choose("move:n4", "dodge").bar() == bar


@rule("souls.trap.dodge", "souls.ruling.dodge_step_order")
def test_a_dodge_onto_another_trap_springs_that_one_first() -> None:
    script = ["trap.dmg1_dodge1", "trap.dmg2_dodge1", *icons(1, 0)]
    table = trapped(script=script).choose("move:n4", "dodge:n6")
    assert table.asked == "trap"
    table.choose("suffer")
    assert (table.bar(), table.node()) == ((1, 2), "n6")  # 2 of the second, the first was dodged


@rule("souls.ruling.dodge_step_order")
def test_a_trap_on_the_way_of_a_dodge_comes_before_the_roll() -> None:
    assassin = hero("assassin", "n1", False)
    script = ["trap.dmg2_dodge1", *icons(1, 0)]
    foes = [("hollow_soldier", "n1")]
    table = trapped(assassin, script, foes=foes, phase="foe_icon", icon=1)
    table.choose("dodge:n4")
    assert table.asked == "trap"
    table.choose("suffer")
    assert table.bar() == (1, 2)


@rule("souls.trap.once_per_encounter", "souls.trap.trigger")
def test_a_trap_springs_once() -> None:
    table = trapped(sprung=["n4"], known={"n4": "trap.dmg3_dodge1"}).choose("move:n4")
    assert (table.asked, table.bar()) == ("act", (0, 0))


@rule("souls.trap.reset")
def test_a_known_trap_springs_again_in_the_next_encounter() -> None:
    table = trapped(known={"n4": "trap.dmg3_dodge1"}).choose("move:n4")
    assert table.asked == "trap"
    assert table.choose("suffer").bar() == (0, 3)


@rule("souls.trap.enemies_immune")
def test_enemies_spring_nothing() -> None:
    foes = [("hollow_soldier", "n9")]
    table = trapped(hero("warrior", "n1", False), foes=foes, phase="foe_icon")
    assert table.offered() == ["n4", "n6"]
    table.choose("n4")
    assert table.foe_node() == "n4"
    assert table.s.tiles[0].traps[4] == 1


@rule("souls.ruling.push_triggers")
def test_a_pushed_character_springs_traps() -> None:
    warrior = hero("warrior", "n1", False)
    foes = [("large_hollow_soldier", "n0")]
    script = [*pips(1, 1), "trap.dmg1_dodge1"]
    table = trapped(warrior, script, foes=foes, phase="foe_icon", aggro=0)
    table.choose("block", "n4")
    assert table.asked == "trap"
    assert table.choose("suffer").bar() == (0, 4)


@rule("souls.ruling.ember_scope")
def test_an_ember_does_not_help_against_traps() -> None:
    table = trapped(hero("assassin", "n1", False, ember=True), ["trap.dmg3_dodge1"])
    assert table.choose("move:n4", "suffer").bar() == (0, 3)


@rule("souls.ruling.luck_scope")
def test_luck_helps_against_traps() -> None:
    lucky = hero("assassin", "n1", luck=True, heroic=False, right=None)
    table = trapped(lucky, ["trap.dmg1_dodge1", *icons(0, 1)]).choose("move:n4", "dodge")
    assert table.asked == "rolled"
    table.choose("die-0")
    assert (table.bar(), table.hero().luck) == ((1, 0), False)


@rule("souls.heroic.assassin_backstab")
def test_a_trap_cannot_be_stabbed_in_the_back() -> None:
    ready = hero("assassin", "n1", luck=False)
    table = trapped(ready, ["trap.dmg1_dodge1", *icons(1, 0)]).choose("move:n4", "dodge")
    assert table.asked == "act"


# -- the supply of tokens -------------------------------------------------------------------


def laid(tiles: list[str], new: str) -> Table:
    """A trapped tile is entered while others hold tokens already."""
    held = []
    for number, face in enumerate(tiles):
        board = TABLES.faces[TABLES.face_ids.index(face)].board
        traps = ["none"] * 13
        for node in board.traps:
            traps[node] = "hidden"
        place = {"face": face, "x": 5 + number, "y": 5, "level": 1, "card": CARDS[number]}
        held.append(place | {"traps": traps, "up": True})
    tile = {"face": new, "x": 0, "y": 1, "level": 2, "card": "prison_tower"}
    door = next(
        side for side in range(4) if TABLES.faces[TABLES.face_ids.index(new)].doors >> side & 1
    )
    tile["turn"] = -door % 4
    table = dungeon(hero("knight"), tiles=[*held, tile], fog_tile=0)
    return table.choose(f"go:tile-{len(held)}@north")


CARDS = ("ash_gardens", "ashen_hollow", "the_forgotten", "demon_ruins")


@rule("souls.ruling.trap_pool")
def test_tokens_stay_on_their_tiles() -> None:
    table = laid(["room1a", "room5a", "room6a"], "room2a")
    nodes = [node for node, token in enumerate(table.s.tiles[-1].traps) if token]
    assert [table.s.board().ids[node] for node in nodes] == ["n4", "n6", "n7", "n8"]


@rule("souls.ruling.trap_pool")
def test_four_tiles_never_need_more_tokens_than_there_are() -> None:
    most = sorted(max(len(f.board.traps) for f in TABLES.faces if f.tile == n) for n in range(1, 7))
    assert sum(most[-4:]) == 19
