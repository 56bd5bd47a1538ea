"""Encounters: set-up, terrain, whose turn it is, and how they end."""

from __future__ import annotations

from typing import Any

import pytest

from bossrush.testing.rules import rule
from tests.games.souls.bouts import attacked
from tests.games.souls.table import TABLES, Table, dungeon, fight, hero, pips

SOLDIER = [("large_hollow_soldier", "n11")]


def entered(card: str, face: str = "room1a", turn: int = 0, *party: dict[str, Any]) -> Table:
    """The party has just come into a tile south of the bonfire, by its door to the north."""
    level = TABLES.encounters[TABLES.encounter_ids.index(card)].level
    tile = {"face": face, "x": 0, "y": 1, "turn": turn, "level": level, "card": card}
    table = dungeon(*(party or [hero("knight")]), tiles=[tile])
    return table.choose("go:tile-0@north")


def spawned(table: Table) -> list[tuple[str, str]]:
    s = table.s
    return [(foe.card().id, s.board().ids[foe.node]) for foe in s.fight.foes]


def terrain(table: Table) -> dict[str, str]:
    """What stands on the terrain nodes."""
    s = table.s
    board = s.board()
    names = ("barrel", "gravestone", "chest")
    return {
        board.ids[node]: names[s.terrain_at(place)]
        for place, node in enumerate(board.terrain)
        if s.terrain_at(place) >= 0
    }


def hidden(table: Table) -> set[str]:
    """The nodes with a face-down trap."""
    s = table.s
    traps = s.tiles[s.at].traps
    return {s.board().ids[node] for node, token in enumerate(traps) if token == 1}


# -- set-up ---------------------------------------------------------------------------------


@rule("souls.encounter.spawn")
def test_hollow_cave_is_set_up() -> None:
    table = entered("hollow_cave")
    assert spawned(table) == [
        ("hollow_soldier", "n0"),
        ("hollow_soldier", "n0"),
        ("hollow_soldier", "n9"),
    ]


@rule("souls.encounter.node_icons")
def test_primary_and_secondary_nodes() -> None:
    table = entered("sentinels_wrath")
    assert spawned(table) == [("sentinel", "n9")]
    assert terrain(table) == {"n3": "gravestone", "n11": "barrel"}


@rule("souls.encounter.terrain", "souls.nodes.terrain_use", "souls.terrain.one_node")
def test_terrain_stands_on_terrain_nodes() -> None:
    assert terrain(entered("ashen_hollow")) == {"n11": "barrel"}
    assert terrain(entered("central_irithyll")) == {}
    for card in TABLES.encounters:
        for face in TABLES.faces:
            assert len(set(face.board.terrain)) == len(card.terrain) == 2


@rule("souls.encounter.trap_flag", "souls.trap.place")
def test_trapped_encounters_have_traps() -> None:
    assert hidden(entered("ash_gardens")) == {"n4", "n5", "n6", "n8", "n10"}
    assert hidden(entered("broken_passageway")) == set()


@rule("souls.nodes.spawn_use", "souls.encounter.example_forgotten")
def test_the_forgotten() -> None:
    """The rulebook's example, on a tile with doors south and east, entered from the south."""
    table = entered("the_forgotten", "room6b", 2)
    assert spawned(table) == [
        ("hollow_soldier", "n0"),
        ("hollow_soldier", "n0"),
        ("silver_knight_greatbowman", "n9"),
    ]
    assert terrain(table) == {"n8": "barrel"}
    assert hidden(table) == {"n1", "n3", "n5", "n6"}
    assert table.offered() == ["n10", "n11", "n12"]


@rule("souls.nodes.spawn_use")
def test_a_spawn_node_is_a_node_like_others() -> None:
    table = fight(hero("knight", "n1"), foes=[("sentinel", "n12")])
    assert table.choose("move:n0").node() == "n0"


@rule("souls.encounter.place_characters", "souls.node_limit.three")
def test_characters_enter_beside_the_door() -> None:
    """Room1a has two entry nodes in the north; the fourth finds one of them full."""
    party = [hero(name) for name in ("assassin", "herald", "knight", "warrior")]
    table = entered("hollow_cave", "room1a", 0, *party)
    for _ in range(3):
        assert table.offered() == ["n1", "n2"]
        table.choose("n1")
    assert table.asked == "leader"  # n2 was all that was left
    assert [table.node(number) for number in range(4)] == ["n1", "n1", "n1", "n2"]


@rule("souls.encounter.initial_aggro")
def test_the_players_choose_who_leads() -> None:
    party = [hero("assassin"), hero("herald")]
    table = entered("central_irithyll", "room1a", 0, *party)
    table.choose("n1", "n2")
    assert table.offered() == ["hero-0", "hero-1"]
    table.choose("hero-1")
    assert table.s.fight.aggro == 1


@rule("souls.nodes.must_occupy")
def test_everybody_stands_on_a_node() -> None:
    table = entered("hollow_cave", "room1a", 0, hero("knight"), hero("herald"))
    table.choose("n1", "n2", "hero-0")
    nodes = len(table.s.board().ids)
    where = [character.node for character in table.s.party] + [
        foe.node for foe in table.s.fight.foes
    ]
    assert all(0 <= node < nodes for node in where)


# -- terrain --------------------------------------------------------------------------------


def beside(card: str, **changes: Any) -> Table:
    """A knight on n8 of room1a, where n3 and n11 are the terrain nodes."""
    far = [("crossbow_hollow", "n2")]
    return fight(hero("knight", "n8", **changes), foes=far, card=card)


@rule("souls.terrain.gravestone.block", "souls.terrain.chest.place")
@pytest.mark.parametrize(
    ("card", "open_to_walkers"),
    [
        ("sentinels_wrath", {"n11"}),  # a gravestone on n3, a barrel on n11
        ("dark_hollow", set()),  # a chest on n3, a gravestone on n11
        ("central_irithyll", {"n3", "n11"}),
    ],
)
def test_gravestones_and_chests_block(card: str, open_to_walkers: set[str]) -> None:
    table = beside(card)
    steps = {option.removeprefix("move:") for option in table.offered() if "move:" in option}
    assert steps & {"n3", "n11"} == open_to_walkers


@rule("souls.terrain.chest.place")
def test_an_opened_chest_blocks_as_well() -> None:
    tile = {"face": "room1a", "x": 0, "y": 1, "level": 1, "card": "dark_hollow", "opened": True}
    table = fight(
        hero("knight", "n8"),
        foes=[("crossbow_hollow", "n2")],
        card="dark_hollow",
        state={"tiles": [tile]},
    )
    assert "move:n3" not in table.offered()


@rule("souls.terrain.barrel.place", "souls.terrain.barrel.break")
def test_a_walk_into_a_barrel_costs_one() -> None:
    table = beside("sentinels_wrath")
    assert table.s.fight.broken == 0
    table.choose("move:n11")
    assert (table.bar(), table.node()) == ((1, 0), "n11")
    assert table.s.fight.broken == 2


@rule("souls.terrain.barrel.break")
def test_a_run_into_a_barrel_costs_two() -> None:
    table = fight(
        hero("knight", "n8"), foes=[("crossbow_hollow", "n2")], card="sentinels_wrath", walk=0
    )
    assert table.choose("move:n11").bar() == (2, 0)


@rule("souls.terrain.barrel.break")
def test_a_dodge_into_a_barrel_costs_two() -> None:
    party = [hero("assassin", "n8", False), hero("knight", "n0")]
    table = fight(
        *party,
        foes=[("hollow_soldier", "n8")],
        card="sentinels_wrath",
        phase="foe_icon",
        icon=1,
        script=["dodge1", "dodge0"],
    )
    table.choose("dodge:n11")
    assert (table.bar(), table.node(), table.s.fight.broken) == ((2, 0), "n11", 2)


@rule("souls.terrain.barrel.block", "souls.ruling.push_terrain")
def test_barrels_block_enemies_and_pushes() -> None:
    """A Hollow Soldier on n6 goes around the barrel on n11 to reach the knight on n10."""
    foes = [("hollow_soldier", "n6")]
    table = fight(
        hero("knight", "n10"), foes=foes, card="sentinels_wrath", phase="foe_icon", icon=0
    )
    assert (table.asked, table.offered()) == ("foe-step", ["n5", "n8"])
    pushed = fight(
        hero("knight", "n8", False, right="black_iron_greatshield"),
        foes=[("large_hollow_soldier", "n6")],
        card="sentinels_wrath",
        phase="foe_icon",
        script=pips(1, 1),
    ).choose("block")
    assert pushed.asked == "pushed-to"
    assert not {"n3", "n11"} & set(pushed.offered())


@rule("souls.terrain.barrel.broken")
def test_a_broken_barrel_is_no_obstacle() -> None:
    table = fight(
        hero("knight", "n8"),
        foes=[("crossbow_hollow", "n2")],
        card="sentinels_wrath",
        broken=["terrain2"],
    )
    assert table.choose("move:n11").bar() == (0, 0)
    chased = fight(
        hero("knight", "n12"),
        foes=[("hollow_soldier", "n8")],
        card="sentinels_wrath",
        broken=["terrain2"],
        phase="foe_icon",
    )
    assert (chased.asked, chased.offered()) == ("foe-step", ["n9", "n11"])


@rule("souls.terrain.barrel.reset", "souls.trap.reset", "souls.condition.end_encounter")
def test_everything_is_as_it_was_after_an_encounter() -> None:
    traps = ["none"] * 13
    traps[4] = "trap.dmg1_dodge1"
    tile = {"face": "room1a", "x": 0, "y": 1, "level": 1, "card": "ash_gardens", "traps": traps}
    knight = hero("knight", "n1", False, left="caestus", right=None, conditions=["bleed"])
    table = fight(
        knight,
        foes=[("hollow_soldier", "n1")],
        card="ash_gardens",
        broken=["terrain1"],
        sprung=["n4"],
        script=pips(2, 2),
        state={"tiles": [tile]},
    ).choose("left.0>foe-0")
    s = table.s
    assert (s.fight.broken, s.fight.sprung) == (0, 0)
    assert s.tiles[0].traps[4] == 2 + TABLES.trap_ids.index("trap.dmg1_dodge1")
    assert table.conditions() == set()


# -- order ----------------------------------------------------------------------------------


def turns(table: Table, count: int) -> list[int]:
    """Whose activations come next; nobody does anything."""
    found: list[int] = []
    while len(found) < count:
        if table.asked == "act":
            found.append(table.s.fight.hero)
            table.choose("end")
        else:
            table.choose(table.offered()[0])
    return found


def trio(**changes: Any) -> Table:
    """Knight, Warrior and Herald; a Crossbow Hollow that cannot hurt them much."""
    party = [
        hero("knight", "n10", False, armour="smoughs_armour"),
        hero("warrior", "n10", False, armour="smoughs_armour"),
        hero("herald", "n10", False, armour="smoughs_armour"),
    ]
    foes = [("crossbow_hollow", "n2")]
    return fight(*party, foes=foes, phase="hero_begins", **changes)


@rule("souls.encounter.example_order", "souls.encounter.alternate", "souls.encounter.one_character")
def test_enemies_and_characters_take_turns() -> None:
    """Knight, Warrior, Herald: E, Knight, E, Warrior, E, Herald, and back to the start."""
    table = trio(state={"first": 0})
    assert turns(table, 4) == [0, 1, 2, 0]
    begun = ("souls.encounter.alternate", "souls.activation.start.aggro")
    told = [event for event in table.play.events if event.kind != "hp" and event.rule in begun]
    who = ["E" if event.rule == begun[0] else event.pieces[0] for event in told]
    assert who[:7] == ["hero-0", "E", "hero-1", "E", "hero-2", "E", "hero-0"]


@rule("souls.encounter.first_choice", "souls.encounter.clockwise")
def test_the_first_activation_of_the_game_is_chosen() -> None:
    table = trio(state={"first": -1})
    assert table.asked == "first-hero"
    assert table.offered() == ["hero-0", "hero-1", "hero-2"]
    table.choose("hero-2")
    assert turns(table, 4) == [2, 0, 1, 2]


UNHURT = pips(*[2] * 12)
"""Dice enough for whoever is attacked to stand firm."""


@rule("souls.encounter.next_first", "souls.encounter.first_activation_token")
def test_the_order_goes_on_in_the_next_encounter() -> None:
    """The Warrior acts last in an encounter that is won, the Knight in one that is lost."""
    warrior = hero("warrior", "n1", False, left="caestus", right=None)
    party = [hero("knight", "n10"), warrior, hero("herald", "n10")]
    soldier, rolled = [("hollow_soldier", "n1")], [*pips(2, 2), "gargoyle.tail_whip", *UNHURT]
    won = fight(*party, foes=soldier, phase="hero_begins", script=rolled, state={"first": 1})
    assert won.s.fight.hero == 1
    assert first_in_the_next(won.choose("left.0>foe-0", "fog")) == 2
    doomed = [hero("knight", "n6", False, black=8, red=1), hero("warrior", "n10"), party[2]]
    soldier, rolled = [("hollow_soldier", "n6")], [*pips(0, 1), *UNHURT]
    lost = fight(*doomed, foes=soldier, phase="hero_begins", script=rolled, state={"first": 0})
    assert lost.s.fight.hero == 0
    assert first_in_the_next(lost.choose("end", "block", "go:tile-0@north")) == 1


def first_in_the_next(table: Table) -> int:
    """Who acts first in an encounter that the party has just come to."""
    assert table.asked == "entry"
    while table.asked != "act":
        table.choose(table.offered()[0])
    return table.s.fight.hero


# -- the end --------------------------------------------------------------------------------


def last_blow(seats: int, **state: Any) -> Table:
    knight = hero("knight", "n1", False, left="caestus", right=None, black=2, red=3)
    names = ("assassin", "herald")[: seats - 1]
    others = [hero(name, "n2", black=4, red=4) for name in names]
    foes = [("hollow_soldier", "n1")]
    table = fight(knight, *others, foes=foes, script=pips(2, 2), state=state)
    return table.choose("left.0>foe-0")


@rule("souls.encounter.win", "souls.encounter.win.clear_bars", "souls.encounter.win.souls")
def test_a_victory() -> None:
    table = last_blow(3, souls=1)
    assert table.asked == "explore"
    assert table.s.tiles[0].up
    assert table.s.souls == 7
    assert [table.bar(number) for number in range(3)] == [(0, 0)] * 3


@rule("souls.encounter.loss", "souls.ruling.death_during_enemy", "souls.endurance.death")
def test_a_death_stops_everything() -> None:
    """Two soldiers were to act; the second never does."""
    doomed = hero("knight", "n6", False, black=6, red=3)
    party = [doomed, hero("herald", "n5", red=1)]
    foes = [("hollow_soldier", "n6"), ("hollow_soldier", "n6")]
    table = fight(*party, foes=foes, phase="foe_icon", icon=1, script=pips(0, 1))
    table.choose("block")
    assert table.asked == "explore"
    assert table.s.sparks == 3


@rule("souls.souls.drop", "souls.ruling.defeat_order")
def test_a_defeat_drops_the_souls_where_the_character_fell() -> None:
    doomed = hero("knight", "n6", False, black=6, red=3)
    table = fight(
        doomed,
        hero("herald", "n10", ember=True),
        foes=[("hollow_soldier", "n6")],
        phase="foe_icon",
        icon=1,
        script=pips(0, 1),
        state={"souls": 5, "lost_souls": 2, "lost_at": 0, "lost_node": "n12"},
    )
    before = len(table.play.events)
    table.choose("block")
    s = table.s
    assert (s.souls, s.lost_souls, s.lost_at) == (0, 5, 0)
    assert s.tiles[0].board().ids[s.lost_node] == "n6"
    rules = [event.rule for event in table.play.events[before:] if event.rule]
    order = ["souls.souls.lost", "souls.souls.drop", "souls.rest.steps"]
    assert [one for one in rules if one in order] == order


@rule("souls.souls.recover", "souls.ruling.souls_any_arrival")
def test_whoever_comes_there_recovers_the_souls() -> None:
    lost = {"souls": 1, "lost_souls": 5, "lost_at": 0, "lost_node": "n4"}
    table = fight(hero("knight", "n1"), foes=[("sentinel", "n12")], state=lost)
    table.choose("move:n4")
    assert (table.s.souls, table.s.lost_souls) == (6, 0)


@rule("souls.ruling.souls_any_arrival")
def test_a_pushed_character_recovers_souls_too() -> None:
    lost = {"souls": 1, "lost_souls": 5, "lost_at": 0, "lost_node": "n11"}
    table = fight(
        hero("knight", "n6", False),
        foes=[("large_hollow_soldier", "n1")],
        phase="foe_icon",
        script=pips(1, 1),
        state=lost,
    ).choose("block", "n11")
    assert (table.s.souls, table.s.lost_souls) == (6, 0)


# -- what is told of a defeat -----------------------------------------------------------------


@rule("souls.endurance.death", "souls.ember.lost")
def test_a_fatal_blow_is_told_whole_and_so_are_lost_embers() -> None:
    """The Hollow Soldier deals 4 to somebody with one box left; both Embers go out."""
    doomed = hero("knight", "n6", False, black=6, red=3, ember=True)
    table = fight(
        doomed,
        hero("herald", "n5", ember=True),
        foes=[("hollow_soldier", "n6")],
        phase="foe_icon",
        icon=1,
        script=pips(0, 1),
    )
    dealt = table.s.icon().damage
    table.choose("block")
    suffered = [event.data["red"] for event in table.told("hp") if "red" in event.data]
    assert suffered == [dealt - 1 - (1 if dealt - 1 >= 3 else 0)]
    assert "souls-told-embers-lost" in [
        event.message.key for event in table.told("use") if event.message
    ]


@rule("souls.endurance.death")
def test_who_falls_by_paying_is_told_why() -> None:
    table = attacked(hero("assassin", "n6", False, black=9)).choose("dodge")
    assert "souls-told-exhausted" in [
        event.message.key for event in table.told("hp") if event.message
    ]
