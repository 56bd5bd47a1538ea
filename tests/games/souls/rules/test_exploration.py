"""Into the dungeon: tile by tile, the fog gate, chests, and the way home."""

from __future__ import annotations

from typing import Any

import pytest

from bossrush.games.souls.cards.terms import SIDES
from bossrush.testing.rules import rule
from tests.games.souls.table import Table, dungeon, fight, hero, pips

CHESTS = ("broken_passageway", "forsaken_depths", "hollow_cave", "lost_labyrinth")


def ways(table: Table) -> set[str]:
    return {option for option in table.offered() if option.startswith(("go:", "bonfire", "fog"))}


def last_blow(**state: Any) -> Table:
    """A knight and an assassin, with one Hollow Soldier left that the knight strikes down."""
    party = [hero("knight", "n1", False, left="caestus", right=None), hero("assassin", "n2")]
    table = fight(*party, foes=[("hollow_soldier", "n1")], script=pips(2, 2), state=state)
    return table.choose("left.0>foe-0")


# -- moving ---------------------------------------------------------------------------------


@rule("souls.explore.need")
def test_what_is_won_and_lost() -> None:
    """Two players with four sparks: a victory brings 4 souls, a defeat drops them."""
    table = last_blow(sparks=4, souls=0)
    assert (table.s.souls, table.s.sparks) == (4, 4)
    doomed = hero("warrior", "n6", False, black=8, red=1)
    foes = [("hollow_soldier", "n6")]
    state = {"souls": 4, "sparks": 4}
    lost = fight(
        doomed,
        hero("knight", "n10"),
        foes=foes,
        phase="foe_icon",
        icon=1,
        script=pips(0, 0),
        state=state,
    ).choose("block")
    assert (lost.s.souls, lost.s.sparks) == (0, 3)
    assert (lost.s.lost_souls, lost.s.lost_at) == (4, 0)
    assert lost.s.tiles[0].board().ids[lost.s.lost_node] == "n6"


@rule("souls.explore.move", "souls.tiles.doors")
def test_the_party_moves_through_doors() -> None:
    assert ways(dungeon()) == {"go:tile-0@north", "go:tile-1@east"}
    assert ways(dungeon(up=(0,), at=0)) == {"bonfire", "go:tile-1@east", "go:tile-2@west"}


@rule("souls.ruling.door_pairs", "souls.tiles.doors")
def test_neighbours_without_a_pair_of_doors_are_not_joined() -> None:
    """The third tile lies west of the first, which has no door there."""
    tiles = [
        {"face": "room1a", "x": 0, "y": 1, "level": 1},
        {"face": "room2b", "x": -1, "y": 0, "level": 1},
        {"face": "room4b", "x": -1, "y": 1, "level": 1},
        {"face": "room6a", "x": 1, "y": 1, "level": 2},
    ]
    table = dungeon(tiles=tiles, up=(0,), at=0)
    assert ways(table) == {"bonfire", "go:tile-1@east", "go:tile-3@west"}
    assert ways(dungeon(tiles=tiles, up=(0, 1), at=1)) == {
        "bonfire",
        "go:tile-0",
        "go:tile-2@north",
        "go:tile-3@west",
    }


@rule("souls.explore.move", "souls.campaign.dash.place")
def test_walks_and_dashes_name_sides_of_the_map() -> None:
    """The tile south of the bonfire is turned by half: its southern door is now in the north."""
    tiles = [{"face": "room6b", "x": 0, "y": 1, "turn": 2, "level": 1}]
    table = dungeon(tiles=tiles)
    assert ways(table) == {"go:tile-0@north"}
    table.choose("go:tile-0@north")
    assert SIDES[table.s.door] == "south"  # of the face, whose nodes do not turn


@rule("souls.explore.enter_new")
def test_a_face_down_card_starts_its_encounter() -> None:
    table = dungeon(script=["the_deeps"]).choose("go:tile-0@north")
    assert table.asked == "entry"
    assert table.s.tiles[0].encounter().id == "the_deeps"
    assert [foe.card().id for foe in table.s.fight.foes] == [
        "silver_knight_swordsman",
        "hollow_soldier",
        "crossbow_hollow",
    ]


@rule("souls.explore.cleared_free")
def test_face_up_cards_let_the_party_pass() -> None:
    table = dungeon(up=(0,)).choose("go:tile-0")
    assert (table.asked, table.s.at) == ("explore", 0)
    assert "go:tile-2@west" in table.offered()
    far = dungeon(up=(0, 2, 3)).choose("go:tile-3")
    assert far.s.at == 3


@rule("souls.bonfire.home", "souls.nodes.everywhere_but_bonfire")
def test_the_way_home_is_free() -> None:
    table = dungeon(up=(0, 2), at=2).choose("bonfire")
    assert (table.asked, table.s.at) == ("explore", -1)


@rule("souls.encounter.no_retreat", "souls.bonfire.home")
def test_nobody_leaves_an_encounter() -> None:
    table = fight(hero("knight", "n1"))
    assert not ways(table)
    assert all(option.startswith(("left", "move", "end")) for option in table.offered())


# -- the fog gate ---------------------------------------------------------------------------


@rule("souls.fog_gate.access", "souls.fog_gate.any_time")
def test_the_fog_gate_opens_once_its_tile_is_cleared() -> None:
    assert "fog" not in ways(dungeon(up=(0, 1, 2), at=2))
    assert "fog" in ways(dungeon(up=(0, 2, 3), at=3))
    assert "fog" in ways(dungeon(up=(0, 2, 3)))
    assert "fog" in ways(dungeon(up=(0, 2, 3), at=0))


@rule("souls.fog_gate.reset")
def test_a_rest_closes_the_fog_gate() -> None:
    table = dungeon(up=(0, 2, 3)).choose("rest")
    assert "fog" not in ways(table)


@rule("souls.boss.start.choice", "souls.boss.start.tile_mini", "souls.boss.start.spawn")
def test_through_the_fog() -> None:
    table = dungeon(up=(0, 2, 3)).choose("fog")
    assert table.asked == "entry"
    assert table.offered() == ["n10", "n11", "n12"]
    assert [foe.card().id for foe in table.s.fight.foes] == ["gargoyle"]
    assert table.foe_node() == "n1"


@rule("souls.ruling.dash_return", "souls.fog_gate.any_time")
def test_a_face_down_tile_cuts_the_fog_gate_off() -> None:
    """In a campaign the party may have dashed through the only way there."""
    tiles = [
        {"face": "room1a", "x": 0, "y": 1, "level": 1, "card": "hollow_cave"},
        {"face": "room2b", "x": -1, "y": 0, "level": 1},
        {"face": "room6a", "x": 1, "y": 1, "level": 2},
    ]
    cards = ("hollow_cave", "the_deeps", "lost_labyrinth")
    cut = dungeon(tiles=tiles, cards=cards, up=(2,), mode="first_journey")
    assert "fog" not in ways(cut)
    there = dungeon(tiles=tiles, cards=cards, up=(2,), at=2, mode="first_journey")
    assert ways(there) == {"go:tile-0@east", "fog"}
    there.choose("go:tile-0@east")
    assert there.asked == "entry"  # the encounter that was dashed through


# -- chests ---------------------------------------------------------------------------------


@rule("souls.terrain.chest.open")
def test_a_chest_holds_two_treasures() -> None:
    treasure = ("zweihander", "claymore", "greataxe")
    script = ["claymore", "zweihander"]
    table = dungeon(up=(0,), cards=CHESTS, at=0, treasure=treasure, script=script, souls=1)
    table.choose("open")
    assert table.inventory == ["claymore", "zweihander"]
    assert (table.s.souls, table.s.treasure.size()) == (1, 1)
    assert "open" not in table.offered()


@rule("souls.terrain.chest.open")
def test_only_a_won_encounter_opens_its_chest() -> None:
    assert "open" not in dungeon(up=(0,), cards=CHESTS).offered()
    tile = {"face": "room1a", "x": 0, "y": 1, "level": 1, "card": "broken_passageway"}
    won = last_blow(tiles=[tile], treasure={"runs": [{"cards": ["zweihander"]}]})
    assert "open" in won.offered()


@rule("souls.terrain.chest.equip")
def test_what_a_chest_holds_may_be_equipped_at_once() -> None:
    script = ["shortsword", "zweihander"]
    treasure = ("shortsword", "zweihander", "claymore")
    able = hero("assassin", tiers=[1, 2, 0, 0])
    table = dungeon(able, up=(0,), cards=CHESTS, at=0, treasure=treasure, script=script)
    table.choose("open")
    assert table.asked == "share"
    table.choose("hero-0:left")
    assert table.carried()["left"] == "shortsword"
    assert table.inventory == ["estoc", "zweihander"]


@rule("souls.terrain.chest.equip")
def test_an_upgrade_from_a_chest_waits_for_andre() -> None:
    treasure = ("titanite_shard", "zweihander")
    knight = hero("knight", left="morning_star")
    script = ["titanite_shard"]
    table = dungeon(knight, up=(0,), cards=CHESTS, at=0, treasure=treasure, script=script)
    table.choose("open")
    assert table.inventory == ["titanite_shard", "zweihander"]


@rule("souls.terrain.chest.once")
def test_an_opened_chest_stays_open() -> None:
    tiles = [{"face": "room1a", "x": 0, "y": 1, "level": 1, "opened": True, "card": CHESTS[0]}]
    tiles += [{"face": "room2b", "x": -1, "y": 0, "level": 1}]
    table = dungeon(tiles=tiles, up=(0,), at=0)
    assert "open" not in table.offered()
    table.choose("bonfire", "rest")
    assert table.s.tiles[0].opened
    again = last_blow(tiles=[tiles[0]])
    assert "open" not in again.offered()


# -- dropped souls --------------------------------------------------------------------------


@rule("souls.ruling.souls_on_win")
def test_a_victory_recovers_the_souls_of_the_tile() -> None:
    table = last_blow(souls=0, lost_souls=4, lost_at=0, lost_node="n12")
    assert (table.s.souls, table.s.lost_souls) == (8, 0)


@rule("souls.ruling.souls_boss_room")
def test_souls_wait_in_the_boss_room() -> None:
    lost: dict[str, Any] = {"lost_souls": 6, "lost_at": -3, "lost_node": "n11"}
    table = dungeon(up=(0, 2, 3), **lost)
    table.choose("fog", "n10")
    assert (table.s.lost_souls, table.s.souls) == (6, 0)
    table = dungeon(up=(0, 2, 3), **lost).choose("fog", "n11")
    assert (table.s.lost_souls, table.s.souls) == (0, 6)


@rule("souls.souls.lost")
@pytest.mark.parametrize("souls", [0, 2])
def test_a_second_death_loses_what_was_dropped(souls: int) -> None:
    doomed = hero("warrior", "n6", False, black=8, red=1)
    state = {"souls": souls, "lost_souls": 5, "lost_at": 0, "lost_node": "n12"}
    table = fight(
        doomed,
        foes=[("hollow_soldier", "n6")],
        phase="foe_icon",
        icon=1,
        script=pips(0, 0),
        state=state,
    ).choose("block")
    assert (table.s.souls, table.s.lost_souls) == (0, souls)
