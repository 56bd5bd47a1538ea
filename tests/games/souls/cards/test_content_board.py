"""Enemies, bosses, encounters and tiles: their numbers and icons, against our own copy."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from bossrush.engine.content import load
from bossrush.engine.content.vocabulary import Vocabulary
from bossrush.games.souls.cards.records import KINDS, PACKS
from bossrush.testing.rules import rule
from tests.games.souls.facts import BEHAVIOURS, ENCOUNTERS, ENEMIES, FACES
from tests.games.souls.notation import dash, icon, side

CORE = load(Vocabulary("souls", KINDS), [PACKS / "core"])
CARDS = {record.id: record for record in CORE.records("equipment")}
BEHAVIOUR = {record.id: record for record in CORE.records("behaviour")}
MEMBERS = {member.id: member for boss in CORE.records("boss") for member in boss.members}


# -- enemies and bosses ---------------------------------------------------------------------


@rule("souls.enemy.card_fields", "souls.conflict.archers_step_back")
@pytest.mark.parametrize("name", ENEMIES)
def test_enemy_card(name: str) -> None:
    record = next(record for record in CORE.records("enemy") if record.id == name)
    face = (record.threat, record.health, record.block, record.resist)
    numbers = " ".join(map(str, face))
    icons = ", ".join(map(icon, record.behaviour))
    said = f"x{record.models} {numbers} {dash(record.range)} {record.dodge} | {icons}"
    assert said == ENEMIES[name]


@rule("souls.component.enemies")
def test_no_encounter_needs_more_models_than_there_are() -> None:
    models = {record.id: record.models for record in CORE.records("enemy")}
    assert sum(models.values()) == 16
    encounters = CORE.records("encounter")
    assert len(encounters) == 36
    for record in encounters:
        for enemy, count in Counter(record.spawn1 + record.spawn2).items():
            assert count <= models[enemy], record.id


@rule("souls.component.bosses", "souls.boss.two_types", "souls.boss.encounter_levels")
def test_two_main_and_four_mini_bosses() -> None:
    found = {
        record.id: (record.tier, record.deck_size, record.encounters_before)
        for record in CORE.records("boss")
    }
    assert found == {
        "boreal_outrider_knight": ("mini", 4, [2, 2, 0]),
        "gargoyle": ("mini", 4, [3, 1, 0]),
        "titanite_demon": ("mini", 4, [1, 3, 0]),
        "winged_knight": ("mini", 4, [2, 2, 0]),
        "dancer_of_the_boreal_valley": ("main", 5, [0, 2, 2]),
        "ornstein_and_smough": ("main", 5, [0, 1, 3]),
    }
    treasures = Counter(deck for record in CARDS.values() for deck in record.decks)
    assert [treasures[f"boss_{boss}"] for boss in found] == [3, 3, 2, 3, 3, 4]


@rule("souls.boss.card_fields", "souls.boss.data_cards", "souls.conflict.smough_card")
def test_boss_data_cards() -> None:
    found = {
        m.id: (m.threat, m.health, m.block, m.resist, m.heat_up, m.spawn) for m in MEMBERS.values()
    }
    assert found == {
        "boreal_outrider_knight": (10, 26, 2, 3, 13, "mini"),
        "gargoyle": (10, 26, 2, 1, 12, "mini"),
        "titanite_demon": (10, 22, 3, 2, 10, "mini"),
        "winged_knight": (10, 24, 3, 1, 12, "mini"),
        "dancer_of_the_boreal_valley": (10, 34, 2, 2, 18, "main"),
        "ornstein": (10, 20, 3, 3, 0, "main"),
        "smough": (9, 30, 2, 2, 0, "mini"),
    }
    assert {member.id: member.gains for member in MEMBERS.values() if member.gains} == {
        "ornstein": 10,
        "smough": 15,
    }


@rule("souls.boss.special")
def test_every_boss_has_an_ability_of_its_own() -> None:
    assert [member.special.name.say("en") for member in MEMBERS.values()] == [
        "Ice in His Veins",
        "Flying High",
        "Titanite Construct",
        "Heavy Blows",
        "Unpredictable Onslaught",
        "United We Stand",
        "Divided You Fall",
    ]
    assert len({member.special.rule for member in MEMBERS.values()}) == 7


@rule("souls.boss.behaviour.fields")
@pytest.mark.parametrize("name", BEHAVIOURS)
def test_behaviour_card(name: str) -> None:
    record = BEHAVIOUR[name.removeprefix("+")]
    assert tuple(map(side, record.sides)) == BEHAVIOURS[name]
    assert record.heat_up == name.startswith("+")
    for one in record.sides:
        attacks = [op for op in one.ops if op.op == "attack"]
        assert len(attacks) <= 1
        assert one.hit or not any(op.mode == "area" for op in attacks)


@rule("souls.boss.data_cards", "souls.conflict.lunging_thrust")
def test_how_many_behaviour_cards_each_boss_has() -> None:
    standard = Counter(record.boss for record in BEHAVIOUR.values() if not record.heat_up)
    heat = Counter((r.boss, r.member) for r in BEHAVIOUR.values() if r.heat_up)
    minis = ("boreal_outrider_knight", "gargoyle", "titanite_demon", "winged_knight")
    dancer, pair = "dancer_of_the_boreal_valley", "ornstein_and_smough"
    assert len(BEHAVIOUR) == 60
    assert standard == dict.fromkeys(minis, 5) | {dancer: 10, pair: 5}
    assert f"{dancer}.lunging_thrust" in BEHAVIOUR
    assert heat == {(boss, ""): 3 for boss in (*minis, dancer)} | {
        (pair, "ornstein"): 5,
        (pair, "smough"): 5,
    }


@rule("souls.boss.behaviour.extra_icons")
def test_only_bosses_have_the_extra_icons() -> None:
    ops = [op for record in CORE.records("enemy") for op in record.behaviour]
    assert {op.op for op in ops} == {"move", "attack"}
    assert {op.mode for op in ops} == {"single", "node"}
    of_bosses = [op for card in BEHAVIOUR.values() for one in card.sides for op in one.ops]
    assert {op.op for op in of_bosses} == {"move", "attack", "shift", "turn", "leap"}
    assert "area" in {op.mode for op in of_bosses}


# -- encounters and tiles -------------------------------------------------------------------


ENEMY_LETTERS = {
    "hollow_soldier": "H",
    "crossbow_hollow": "C",
    "large_hollow_soldier": "L",
    "silver_knight_swordsman": "S",
    "silver_knight_greatbowman": "G",
    "sentinel": "N",
}


@rule("souls.encounter.card_fields", "souls.encounter.level")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_encounter_cards(level: int) -> None:
    said = {}
    for record in CORE.records("encounter"):
        if record.level == level:
            spawns = [
                dash("".join(ENEMY_LETTERS[enemy] for enemy in spawn))
                for spawn in (record.spawn1, record.spawn2)
            ]
            terrain = [dash(piece and piece[0]) for piece in (record.terrain1, record.terrain2)]
            traps = ["t"] if record.trapped else []
            said[record.id] = " ".join([*spawns, *terrain, *traps])
    assert said == ENCOUNTERS[level]


@rule("souls.component.encounter_counts")
def test_twelve_encounters_a_level() -> None:
    records = CORE.records("encounter")
    assert Counter(record.level for record in records) == {1: 12, 2: 12, 3: 12}
    assert Counter(record.level for record in records if record.trapped) == {1: 3, 2: 4, 3: 2}
    assert max(len(spawn) for r in records for spawn in (r.spawn1, r.spawn2)) == 3


@rule("souls.component.tiles", "souls.tiles.roles", "souls.nodes.entry")
def test_faces_of_the_exploration_tiles() -> None:
    said = {}
    for record in CORE.records("face"):
        roles = record.roles
        doors = (f"{door} {' '.join(nodes)}" for door, nodes in record.entry_nodes.items())
        assert list(record.entry_nodes) == record.doors
        named = f"{roles.spawn1} {roles.spawn2} {roles.terrain1} {roles.terrain2}"
        said[record.id] = f"{named} | {', '.join(doors)} | {' '.join(record.trap_nodes)}"
    assert said == FACES
    rooms = {record.id for record in CORE.records("room")}
    assert rooms == {"bonfire_tile", "mini_boss_tile", "main_boss_tile"}
    sides = sorted((record.tile, record.side) for record in CORE.records("face"))
    assert sides == [(tile, side) for tile in range(1, 7) for side in "ab"]


WALLS = {
    "north": {"n0", "n1", "n2"},
    "east": {"n2", "n7", "n12"},
    "south": {"n10", "n11", "n12"},
    "west": {"n0", "n5", "n10"},
}


@rule("souls.nodes.types", "souls.nodes.entry", "souls.trap.place")
def test_entry_and_trap_nodes_follow_from_the_doors() -> None:
    nodes = {f"n{number}" for number in range(13)}
    faces = CORE.records("face")
    assert len(faces) == 12
    for record in faces:
        assert record.entry_nodes
        roles = record.roles
        basic = nodes - {roles.spawn1, roles.spawn2, roles.terrain1, roles.terrain2}
        assert len(basic) == 9
        for door, entries in record.entry_nodes.items():
            assert set(entries) == WALLS[door] & basic
            assert len(entries) in (2, 3)
        beside = set().union(*(WALLS[door] for door in record.doors))
        assert set(record.trap_nodes) == basic - beside


@rule(
    "souls.tiles.doors",
    "souls.nodes.mini_boss_spawn",
    "souls.nodes.main_boss_spawn",
    "souls.nodes.everywhere_but_bonfire",
    "souls.conflict.bonfire_doors",
    "souls.conflict.main_boss_seam",
)
def test_the_other_tiles() -> None:
    assert {len(record.doors) for record in CORE.records("face")} == {2, 3}
    rooms = {record.id: record for record in CORE.records("room")}
    bonfire, mini, main = (rooms[f"{name}_tile"] for name in ("bonfire", "mini_boss", "main_boss"))
    assert (bonfire.doors, bonfire.lattice, bonfire.spawn) == (["south", "west"], None, None)
    assert (mini.doors, mini.spawn, mini.seam) == (["south"], "n1", "north")
    assert mini.entry_nodes == {"south": ["n10", "n11", "n12"]}
    assert (main.doors, main.spawn, main.seam, main.entry_nodes) == ([], "n8", "north", {})


@rule("souls.tiles.lattice")
def test_the_lattices() -> None:
    lattices = {record.id: record.nodes for record in CORE.records("lattice")}
    rows = [[0, 2, 4], [1, 3], [0, 2, 4], [1, 3], [0, 2, 4]]
    thirteen = [[row, col] for row, cols in enumerate(rows) for col in cols]
    rows = [[1, 3], [0, 2, 4], [1, 3], [0, 2, 4], [1, 3], [0, 2, 4]]
    fifteen = [[row, col] for row, cols in enumerate(rows) for col in cols]
    assert lattices == {"lattice_13": thirteen, "lattice_15": fifteen}
    assert all((row + col) % 2 == 0 for row, col in thirteen)


# -- where records of the cards disagree ----------------------------------------------------


@rule("souls.conflict.uppercut_slam", "souls.conflict.charging_assault")
@rule("souls.conflict.dancer_uppercut", "souls.conflict.lightning_stab")
def test_disputed_numbers_of_behaviour_cards() -> None:
    def one(name: str) -> Any:
        return BEHAVIOUR[name].sides[0]

    assert one("boreal_outrider_knight.uppercut_slam").repeat == 2
    assault = one("winged_knight.charging_assault")
    assert (assault.dodge, assault.repeat) == (2, 2)
    assert one("dancer_of_the_boreal_valley.uppercut").repeat == 1
    assert one("ornstein_and_smough.lightning_stab").ops[0].n == 2


@rule("souls.conflict.flying_tail_whip", "souls.conflict.titanite_sweeping_strike")
@rule("souls.conflict.lightning_sweep", "souls.conflict.trampling_charge")
def test_disputed_arcs_of_behaviour_cards() -> None:
    for name in ("gargoyle.flying_tail_whip", "titanite_demon.sweeping_strike"):
        assert BEHAVIOUR[name].sides[0].hit == ["front", "left", "right"]
    assert BEHAVIOUR["ornstein_and_smough.lightning_sweep"].sides[0].hit == ["front", "right"]
    charge = BEHAVIOUR["ornstein_and_smough.evasive_sweep_and_trampling_charge"].sides[1]
    assert (charge.name.say("en"), charge.weak) == ("Trampling Charge", ["back"])


@rule("souls.conflict.cemetery_spelling")
def test_cemetery_of_ash_is_spelled_right() -> None:
    names = {record.id: record.name.say("en") for record in CORE.records("encounter")}
    assert names["cemetery_of_ash"] == "Cemetery of Ash"
