"""What is in the box: counts, figures, and how the board lies."""

from __future__ import annotations

import pytest

from bossrush.engine.content import load
from bossrush.engine.errors import OptionError
from bossrush.games.arkalion import GAME
from bossrush.games.arkalion.cards.records import CORE, Potion
from bossrush.games.arkalion.cards.tables import Weapon
from bossrush.games.arkalion.cards.terms import ENEMIES, GREEN, NO_CELL, TILE, TURNS
from bossrush.games.arkalion.game import VOCABULARY
from bossrush.games.arkalion.rules.targets import refusals
from bossrush.games.arkalion.table.airship import CHEST_OF, STATIONS, ZONE_OF, ZONES
from bossrush.games.arkalion.table.board import (
    BLOCK,
    CELLS,
    FACES,
    FIRST_ZONE,
    FRESH_GROUND,
    LETTERS,
    LINE,
    NEIGHBOURS,
    PLACES,
    PLACES_COUNT,
    ZONE_COLUMNS,
    distance,
)
from bossrush.testing.rules import rule
from tests.games.arkalion.table import hero, stage

T = GAME.cards({})


def cell(name: str) -> int:
    return PLACES.index(name)


@rule("arkalion.goal.coop")
def test_four_to_six_heroes_and_one_result() -> None:
    for count in (3, 7):
        with pytest.raises(OptionError, match='heroes may be "auto", 4, 5, 6'):
            GAME.new(2, 1, heroes=count)
    for count in (4, 5, 6):
        assert len(GAME.new(4, 1, heroes=count).state.heroes) == count  # type: ignore[attr-defined]
    with pytest.raises(OptionError, match="1 to 6 seats"):
        GAME.new(7, 1)
    with pytest.raises(OptionError, match="5, 6, not 4"):
        GAME.new(5, 1, heroes=4)
    assert GAME.cooperative


@rule("arkalion.goal.defend", "arkalion.end.defeat.any")
def test_a_game_ends_in_one_of_the_listed_ways() -> None:
    play = GAME.new(4, 5, listen=False)
    while play.outcome is None:
        decision = play.open[0]
        play.take(decision.seat, len(decision.values()) - 1)
    assert play.outcome.won is False
    assert play.outcome.reason.key == "arkalion-end-boarded"


@rule("arkalion.component.board", "arkalion.component.tiles", "arkalion.setup.tiles")
def test_one_board_of_69_tiles() -> None:
    s = stage().s
    assert s.ground.count(TILE) == 69
    assert stage().gaps == []


@rule("arkalion.ruling.geometry")
def test_where_there_are_cells() -> None:
    cells = [one for one in range(CELLS) if FRESH_GROUND[one] != NO_CELL]
    assert len(cells) == 82
    assert FRESH_GROUND.count(GREEN) == 13
    assert [PLACES[one] for one in range(CELLS) if FRESH_GROUND[one] == NO_CELL] == [
        *("F0", "F1", "F2", "G0", "G1", "G2", "H0", "H1", "H2")
    ]
    greens = [PLACES[one] for one in range(CELLS) if FRESH_GROUND[one] == GREEN]
    assert greens == [
        *("A0", "B0", "C0", "D0", "E0", "F3", "G3", "H3", "I0", "J0", "K0", "L0", "M0")
    ]


@rule("arkalion.ruling.zone_map", "arkalion.move.two_parts", "arkalion.move.five_zones")
def test_five_zones_in_a_chain() -> None:
    assert [len(columns) for columns in ZONE_COLUMNS] == [2, 3, 3, 3, 2]
    assert [ZONES[FACES[LETTERS.index(letter)]] for letter in "ABCEFHIKLM"] == [
        *("laboratory", "laboratory", "port_cannon", "port_cannon", "mortar", "mortar"),
        *("starboard_cannon", "starboard_cannon", "armoury", "armoury"),
    ]
    assert PLACES[FIRST_ZONE:] == ZONES
    assert PLACES_COUNT == CELLS + 5
    table = stage(["knight@laboratory", "gunner@mortar", "mechanic@mortar", "adventurer@mortar"])
    for zone in ZONES[1:]:
        table.choose(f"move:{zone}")
    assert table.s.actions == 1


@rule("arkalion.ruling.ship_distance")
def test_how_far_a_cell_is_from_a_zone() -> None:
    laboratory, mortar = cell("laboratory"), cell("mortar")
    assert [distance(laboratory, cell(one)) for one in ("A6", "A1", "A0")] == [6, 1, 1]
    assert distance(mortar, cell("G6")) == 3
    assert cell("C3") not in LINE[laboratory]
    assert cell("B3") in LINE[laboratory]


@rule("arkalion.ruling.lines", "arkalion.attack.line")
def test_straight_lines_are_rows_and_columns() -> None:
    assert cell("I2") not in LINE[cell("E2")]
    assert cell("I4") in LINE[cell("E4")]
    assert distance(cell("E4"), cell("I4")) == 4
    assert cell("B2") not in LINE[cell("A1")]
    assert cell("B2") not in NEIGHBOURS[cell("A1")]
    assert cell("E5") in LINE[cell("E1")]
    assert cell("C6") not in LINE[cell("E1")]
    assert distance(cell("E1"), cell("C6")) == 7


@rule("arkalion.example.weapon")
def test_the_worked_example_has_one_attacker() -> None:
    """Only from E1 are B1 and E5 in line within 4, and C6 neither in line nor within 4."""
    found = [
        PLACES[place]
        for place in range(PLACES_COUNT)
        if (place >= CELLS or FRESH_GROUND[place] != NO_CELL)
        and cell("B1") in LINE[place]
        and distance(place, cell("B1")) <= 4
        and cell("E5") in LINE[place]
        and distance(place, cell("E5")) <= 4
        and cell("C6") not in LINE[place]
        and distance(place, cell("C6")) > 4
    ]
    assert found == ["E1"]


def example_weapon() -> Weapon:
    weapon = Weapon()
    weapon.power, weapon.range, weapon.accuracy = 1, 4, 3
    return weapon


@rule(
    "arkalion.example.c6", "arkalion.example.e5", "arkalion.attack.power", "arkalion.attack.range"
)
def test_why_the_worked_example_refuses() -> None:
    heroes = ["mechanic@E1", "gunner@mortar", "knight@mortar", "adventurer@mortar"]
    s = stage(heroes, "legionnaire-C6 fusilier-E5 legionnaire-B1").s
    weapon = example_weapon()
    assert refusals(s, cell("E1"), weapon, cell("C6")) == ["too_far", "not_aligned"]
    assert refusals(s, cell("E1"), weapon, cell("E5")) == ["power"]
    assert refusals(s, cell("E1"), weapon, cell("B1")) == []
    s = stage(heroes, "grenadier-E5").s
    assert refusals(s, cell("E1"), weapon, cell("E5")) == ["power"]


@rule("arkalion.component.sheets", "arkalion.hero.choose", "arkalion.hero.sheet")
def test_six_sheets() -> None:
    assert set(T.sheet_ids) == {
        *("vigilante", "gunner", "mechanic", "knight", "adventurer", "technomancer")
    }
    for sheet in T.sheets:
        assert sheet.hp > 0
        assert sheet.ability.text
        assert sheet.basic.power > 0
        assert sheet.improved >= 0
    assert sorted(sheet.ability.verb for sheet in T.sheets) == [0, 1, 2, 3, 4, 5]


@rule(
    "arkalion.hero.vigilante",
    "arkalion.hero.gunner",
    "arkalion.hero.mechanic",
    "arkalion.hero.knight",
    "arkalion.hero.adventurer",
    "arkalion.hero.technomancer",
    "arkalion.component.equipment_cards",
)
def test_each_hero_has_an_improved_weapon() -> None:
    named = {sheet.id: T.equipment_ids[sheet.improved] for sheet in T.sheets}
    assert named == {
        "vigilante": "wrist_saw",
        "gunner": "hand_cannon",
        "mechanic": "fist_cannon",
        "knight": "war_hammer",
        "adventurer": "precision_rifle",
        "technomancer": "ravaging_dynamo",
    }
    mechanic = T.sheets[T.sheet_ids.index("mechanic")]
    assert "station" in T.texts[mechanic.ability.text]["en"]


@rule("arkalion.attack.stats", "arkalion.card.advice")
def test_weapons_have_three_figures() -> None:
    basic = [sheet.basic for sheet in T.sheets]
    improved = [card.weapon for card in T.equipment]
    for weapon in [*basic, *improved]:
        assert min(weapon.power, weapon.range, weapon.accuracy) >= 1
    assert max(weapon.power for weapon in basic) <= 2
    assert min(weapon.power for weapon in improved) >= 4


@rule("arkalion.component.craft_sheet")
def test_every_card_has_a_recipe() -> None:
    recipes = [potion.recipe for potion in T.potions] + [card.recipe for card in T.equipment]
    assert len(recipes) == 13
    assert all(sum(recipe) >= 2 for recipe in recipes)


@rule("arkalion.component.counter")
def test_the_counter_has_twelve_spaces() -> None:
    scene = GAME.scene(stage().s, None)
    turns = next(track for track in scene.tracks if track.id == "turns")
    assert (turns.low, turns.high, turns.value) == (1, TURNS, 1)


@rule("arkalion.component.enemy_cards", "arkalion.spawn.card_two", "arkalion.setup.decks")
def test_96_enemy_cards_in_four_decks() -> None:
    assert len(T.enemy_cards) == 96
    play = GAME.new(4, 1)
    decks = play.state.decks  # type: ignore[attr-defined]
    assert [deck.size() for deck in decks] == [24, 24, 24, 24]
    assert all(not deck.runs[0].ordered for deck in decks)
    for card in T.enemy_cards:
        assert len(card.entries) == 2


def test_the_decks_grow_harder_and_use_every_column_alike() -> None:
    split = []
    for deck in range(4):
        types = [
            entry.type for card in T.enemy_cards if card.deck == deck for entry in card.entries
        ]
        split.append([types.count(kind) for kind in (1, 2, 3)])
        columns = [
            entry.column for card in T.enemy_cards if card.deck == deck for entry in card.entries
        ]
        counts = "".join(str(columns.count(column)) for column in range(13))
        assert counts == "4444432344444"
        sides = [
            sorted(FACES[entry.column] // 2 for entry in card.entries)
            for card in T.enemy_cards
            if card.deck == deck
        ]
        assert len(sides) == 24
    assert split == SPLIT


SPLIT = [[34, 14, 0], [23, 20, 5], [20, 20, 8], [12, 24, 12]]


@rule("arkalion.component.potion_cards", "arkalion.card.potion_effect", "arkalion.card.two_kinds")
def test_24_potions_that_heal_or_improve() -> None:
    assert sum(potion.copies for potion in T.potions) == 24
    content = load(VOCABULARY, [CORE])
    assert {one.family for one in content.records("potion", Potion)} == {"heal", "boost"}
    kinds = {
        card.kind for card in GAME.scene(stage(gear={"war_hammer": 0}).s, None).sheets[0].cards
    }
    assert kinds == {"weapon", "ability", "equipment"}


@rule(
    "arkalion.component.legionnaires",
    "arkalion.component.fusiliers",
    "arkalion.component.grenadiers",
    "arkalion.setup.pawns",
    "arkalion.enemy.types",
)
def test_pawns_and_their_figures() -> None:
    table = stage()
    assert table.enemies == {}
    assert [table.supply(enemy) for enemy in ENEMIES] == [
        20,
        20,
        5,
    ]
    assert [enemy.range for enemy in T.enemies[1:]] == [1, 4, 6]
    assert [enemy.speed for enemy in T.enemies[1:]] == [2, 1, 1]
    table = stage(enemies="legionnaire-A6 fusilier-B6 fusilier-C6 grenadier-D6")
    assert [table.supply(enemy) for enemy in ENEMIES] == [
        19,
        18,
        4,
    ]


@rule("arkalion.component.armour")
def test_at_most_one_armour() -> None:
    s = stage(turn=8, armour_at="C5").s
    pieces = [piece for piece in GAME.scene(s, None).pieces if piece.kind == "armour"]
    assert len(pieces) == 1


@rule("arkalion.component.first_hero")
def test_one_first_hero_token() -> None:
    scene = GAME.scene(stage(first=2).s, None)
    badges = [badge.id for sheet in scene.sheets for badge in sheet.badges]
    assert [badge for badge in badges if badge.startswith("first-")] == ["first-2"]


@rule("arkalion.component.hero_pawns")
def test_six_players_have_six_pawns() -> None:
    names = ("vigilante", "gunner", "mechanic", "knight", "adventurer", "technomancer")
    s = stage([f"{name}@mortar" for name in names]).s
    pawns = [piece.id for piece in GAME.scene(s, None).pieces if piece.kind == "hero"]
    assert pawns == [f"pawn-{player}" for player in range(6)]


@rule(
    "arkalion.component.tokens",
    "arkalion.component.bag",
    "arkalion.resource.types",
    "arkalion.setup.bag",
)
def test_67_tokens_in_the_bag() -> None:
    state = GAME.new(4, 1).state
    bag = GAME.scene(state, None).piles[0]  # type: ignore[arg-type]
    assert bag.count == 67
    assert bag.contents == {
        "mineral_powder": 6,
        "leaves": 14,
        "weapon_parts": 14,
        "glassware": 13,
        "key": 4,
        "gunpowder": 7,
        "metal": 5,
        "energy_source": 4,
    }
    assert len(T.resource_ids) == 9
    assert T.resources[T.resource_ids.index("roots")].tokens == 0
    assert all(sum(one.tokens) == 0 for one in state.heroes)  # type: ignore[attr-defined]


@rule("arkalion.component.bag")
def test_a_draw_is_uniform_over_the_tokens_left() -> None:
    table = stage([hero("knight@D4"), *ROOM], "legionnaire-D5", dice=["6", "metal"])
    run = table.s.bag.runs[0]
    assert run.size() == 67
    assert sum(run.outcome(place) == "metal" for place in range(67)) == 5
    table.choose("attack:D5:basic")
    assert table.tokens() == {"metal": 1}
    assert table.bag == 66


ROOM = [hero("gunner@mortar"), hero("mechanic@mortar"), hero("adventurer@mortar")]


@rule("arkalion.component.dice")
def test_two_dice() -> None:
    assert T.d6.faces == ["1", "2", "3", "4", "5", "6"]
    assert T.d4.faces == ["1", "2", "3", "4"]


@rule("arkalion.station.kinds", "arkalion.station.spread")
def test_nine_stations_of_five_kinds() -> None:
    assert len(STATIONS) == 9
    assert [ZONES[ZONE_OF[chest]] for chest in CHEST_OF if chest >= 0] == [
        *("laboratory", "port_cannon", "starboard_cannon", "armoury")
    ]
    table = stage([hero("knight@mortar", "weapon_parts metal*2"), *ROOM])
    assert table.refused("craft")


@rule("arkalion.example.armour_c6", "arkalion.armour.nine")
def test_the_cells_under_the_armour() -> None:
    assert [PLACES[one] for one in BLOCK[cell("C6")]] == ["B5", "B6", "C5", "C6", "D5", "D6"]
    covered = [PLACES[one] for one in BLOCK[cell("C4")]]
    assert covered == ["B3", "B4", "B5", "C3", "C4", "C5", "D3", "D4", "D5"]
    s = stage(turn=8, armour_at="C4").s
    assert [PLACES[one] for one in range(CELLS) if s.grid[one] == 4] == covered
    piece = next(one for one in GAME.scene(s, None).pieces if one.id == "armour")
    assert piece.at == "C4"
