"""Setting up: tiles, sparks, bosses, encounters, characters, treasure; and the second half."""

from __future__ import annotations

import copy
from collections import Counter
from typing import Any, cast

import pytest

from bossrush.companions.roster import companion
from bossrush.engine.errors import IllegalChoice, OptionError, PositionError
from bossrush.engine.play import Play
from bossrush.games.souls import GAME
from bossrush.games.souls.questions import answers
from bossrush.games.souls.rules.laying_tiles import distances, fog_places, placements
from bossrush.games.souls.table.state import Dungeon
from bossrush.testing.rules import rule
from tests.games.souls.table import TABLES, TILES, Table, bag, duel, dungeon, hero

LEVELS = {
    "boreal_outrider_knight": [1, 1, 2, 2],
    "gargoyle": [1, 1, 1, 2],
    "titanite_demon": [1, 2, 2, 2],
    "winged_knight": [1, 1, 2, 2],
    "dancer_of_the_boreal_valley": [2, 2, 3, 3],
    "ornstein_and_smough": [2, 3, 3, 3],
}


def chosen(*characters: str, seed: int = 7, boss: str = "gargoyle", **options: Any) -> Table:
    """A new game in which everybody has chosen, as far as the first tile."""
    table = Table(GAME.new(seats=len(characters), seed=seed, **options))
    for character in characters:
        if table.asked == "character":  # the last of four has no choice
            table.choose(character)
        if table.asked == "start-hands":
            table.choose("left+right")
    return table.choose(boss)


def explored(*characters: str, seed: int = 7, boss: str = "gargoyle") -> Dungeon:
    """The same with the tiles laid by the table."""
    return chosen(*characters, seed=seed, boss=boss, layout="laid").s


def cards_of(table: Table) -> Counter[str]:
    """What the treasure deck may hold."""
    found: Counter[str] = Counter()
    for run in table.s.treasure.runs:
        found.update(TABLES.item_ids[card] for card in run.cards)
    return found


def second_half(*party: dict[str, Any], **state: Any) -> Table:
    """The Gargoyle falls to Poison, and the second half begins."""
    card = "gargoyle.tail_whip"
    heroes = list(party) or [hero("knight", "n12", False), hero("assassin", "n12", False)]
    return duel(
        *heroes,
        health=(1,),
        afflicted={0: ["poison"]},
        phase="foe_end",
        card=card,
        discard=[card],
        state=state,
    )


# -- the game -------------------------------------------------------------------------------


@rule("souls.game.coop")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_one_to_four_play(seats: int) -> None:
    play = GAME.new(seats=seats, seed=1)
    assert len(play.state.party) == seats  # type: ignore[attr-defined]
    assert GAME.cooperative


@rule("souls.game.coop")
@pytest.mark.parametrize("seats", [0, 5])
def test_nobody_else_does(seats: int) -> None:
    with pytest.raises(OptionError):
        GAME.new(seats=seats, seed=1)


@rule("souls.game.goal", "souls.boss.end.main_win", "souls.setup.two_halves")
def test_the_main_boss_is_the_goal() -> None:
    mini = second_half()
    assert (mini.won, mini.asked, mini.s.section) == (None, "boss", 1)
    card = "dancer_of_the_boreal_valley.ash_cloud"
    main = duel(
        hero("knight", "r10c2", False),
        boss="dancer_of_the_boreal_valley",
        nodes=("r2c2",),
        health=(1,),
        afflicted={0: ["poison"]},
        phase="foe_end",
        card=card,
        discard=[card],
        state={"section": 1},
    )
    assert main.won is True


# -- tiles ----------------------------------------------------------------------------------


@rule("souls.setup.tiles.place", "souls.setup.tiles.unused")
@pytest.mark.parametrize("seed", range(20))
def test_four_of_six_tiles_are_laid(seed: int) -> None:
    s = explored("knight", "assassin", seed=seed)
    assert len({tile.face_card().tile for tile in s.tiles}) == 4
    assert s.tile_deck.size() == 2
    assert all(1 <= away <= 4 for away in distances(s))


@rule("souls.ruling.tile_face")
def test_the_same_seed_deals_the_same_faces() -> None:
    first, again = (explored("knight", "assassin", seed=3) for _ in range(2))
    assert [tile.face for tile in first.tiles] == [tile.face for tile in again.tiles]
    shown = {tile.face for seed in range(20) for tile in explored("knight", seed=seed).tiles}
    assert len(shown) == 12  # both faces of every tile come up


@rule("souls.setup.tiles.aligned")
def test_a_tile_is_laid_door_to_door() -> None:
    """Room1a (doors north and east) south of the bonfire: unturned or with its east door north."""
    table = dungeon(
        tiles=[],
        phase="place_tile",
        dealt="room1a",
        fog_tile=-1,
        fog_side=None,
        tile_deck=bag("tile-2", "tile-3"),
    )
    assert table.asked == "lay-tile"
    assert set(table.offered()) == {"0,1@0", "0,1@3", "-1,0@0", "-1,0@1", "auto"}
    table.choose("0,1@0")
    assert [(tile.x, tile.y, tile.turn) for tile in table.s.tiles] == [(0, 1, 0)]


@rule("souls.setup.tiles.aligned", "souls.ruling.door_pairs")
@pytest.mark.parametrize("seed", range(12))
def test_every_place_offered_joins_a_pair_of_doors(seed: int) -> None:
    table = chosen("knight", seed=seed)
    while table.asked == "lay-tile":
        before = table.s.copy()
        for option in table.offered():
            if option != "auto":
                play = table.play.copy()
                play.choose(play.open[0].seat, option)
                state: Any = play.state
                assert distances(state)[-1 if not state.tiles else len(before.tiles)] < 99
        table.choose(table.offered()[seed % (len(table.offered()) - 1)])
    assert len(table.s.tiles) == 4


@rule("souls.setup.tiles.place")
def test_the_table_lays_the_rest_when_asked() -> None:
    table = chosen("knight").choose("auto")
    assert table.asked == "explore"
    assert len(table.s.tiles) == 4


@rule("souls.ruling.door_pairs")
def test_two_doors_of_the_bonfire_take_two_tiles() -> None:
    table = dungeon(tiles=[], phase="place_tile", dealt="room4a", fog_tile=-1, fog_side=None)
    cells = {option.partition("@")[0] for option in table.offered()} - {"auto"}
    assert cells == {"0,1", "-1,0"}


def test_no_tile_is_laid_where_the_next_would_find_no_door() -> None:
    for seed in range(40):
        table = chosen("knight", seed=seed)
        while table.asked == "lay-tile":
            assert placements(table.s)
            table.choose(table.offered()[-2])  # the least useful place
        assert len(table.s.tiles) == 4


@rule("souls.setup.fog_gate")
def test_the_fog_gate_stands_on_a_farthest_tile() -> None:
    tiles = [
        {"face": "room1a", "x": 0, "y": 1},
        {"face": "room2b", "x": -1, "y": 0},
        {"face": "room6a", "x": 1, "y": 1},
        {"face": "room4b", "x": -1, "y": 1},
    ]
    table = dungeon(tiles=tiles, phase="place_fog", fog_tile=-1, fog_side=None)
    assert distances(table.s) == [1, 1, 2, 2]
    assert {option.partition(":")[0] for option in table.offered()} == {"tile-2", "tile-3"}
    for option in table.offered():
        tile, _, side = option.partition(":")
        laid = table.s.tiles[int(tile[-1])]
        assert not laid.has_door(("north", "east", "south", "west").index(side))
    table.choose("tile-3:east")
    assert table.s.fog_tile == 3


@rule("souls.setup.fog_gate")
def test_a_single_farthest_tile_is_not_asked_about() -> None:
    s = dungeon().s
    assert distances(s) == [1, 1, 2, 3]
    assert {answers.TILE.of(place) for place in fog_places(s)} == {3}


# -- bosses and encounters ------------------------------------------------------------------


@rule("souls.setup.boss.choose_mini")
def test_four_mini_bosses_to_choose_from() -> None:
    table = Table(GAME.new(seats=1, seed=1)).choose("knight")
    minis = ["boreal_outrider_knight", "gargoyle", "titanite_demon", "winged_knight"]
    assert table.offered() == minis
    held = cards_of(chosen("knight"))
    assert not any(name in held for name in ("gargoyle_tail_axe", "titanite", "irithyll_rapier"))


@rule("souls.setup.encounters.deal", "souls.boss.encounter_levels")
@pytest.mark.parametrize("boss", [name for name in LEVELS if LEVELS[name][0] == 1])
def test_encounters_lead_to_the_boss(boss: str) -> None:
    s = explored("knight", boss=boss)
    assert sorted(tile.level for tile in s.tiles) == LEVELS[boss]


@rule("souls.setup.encounters.face_down")
def test_one_card_face_down_on_each_tile() -> None:
    s = explored("knight", "assassin")
    assert [tile.up for tile in s.tiles] == [False] * 4
    assert [tile.card for tile in s.tiles] == [-1] * 4  # nobody has seen them
    assert all(tile.level in (1, 2) for tile in s.tiles)


@rule("souls.setup.encounters.order")
@pytest.mark.parametrize("seed", range(10))
def test_weaker_encounters_lie_nearer(seed: int) -> None:
    s = explored("knight", seed=seed, boss="winged_knight")
    away = distances(s)
    assert len(set(away)) > 1
    for one, near in enumerate(away):
        for other, far in enumerate(away):
            if near < far:
                assert s.tiles[one].level <= s.tiles[other].level


# -- characters -----------------------------------------------------------------------------


@rule("souls.setup.characters.choose")
def test_a_character_is_chosen_once() -> None:
    table = Table(GAME.new(seats=2, seed=1)).choose("knight")
    assert table.offered() == ["assassin", "herald", "warrior"]
    with pytest.raises(IllegalChoice):
        table.choose("knight")


@rule("souls.setup.characters.equip")
def test_starting_equipment_on_the_board() -> None:
    table = Table(GAME.new(seats=1, seed=1)).choose("herald")
    assert table.asked == "start-hands"
    assert table.offered() == ["left+right", "left+backup", "right+backup"]
    table.choose("right+backup")
    assert table.carried() == {
        "armour": "herald_armour",
        "left": "talisman",
        "right": "kite_shield",
        "backup": "spear",
    }
    assert table.inventory == []
    knight = Table(GAME.new(seats=1, seed=1)).choose("knight")
    assert knight.carried() == {
        "armour": "knight_armour",
        "left": "long_sword",
        "right": "kite_shield",
    }


@rule("souls.setup.characters.tokens", "souls.setup.characters.stats", "souls.estus.start_full")
@rule("souls.setup.characters.place")
def test_tokens_stats_and_place_of_a_new_character() -> None:
    s = explored("knight", "assassin", "herald")
    for character in s.party:
        assert (character.estus, character.heroic, character.luck, character.ember) == (
            True,
            True,
            True,
            False,
        )
        assert character.tiers == [0, 0, 0, 0]
        assert (character.black, character.red, character.conditions) == (0, 0, 0)
    assert s.at == -1


# -- treasure -------------------------------------------------------------------------------


@rule("souls.setup.treasure.deck")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_first_treasure_deck(seats: int) -> None:
    party = ("assassin", "herald", "knight", "warrior")
    held = cards_of(chosen(*party[:seats]))
    assert held.total() == 60 + 5 * seats
    decks = {item.id: item for item in TABLES.items}
    for number, character in enumerate(party):
        card = TABLES.characters[TABLES.character_ids.index(character)]
        expected = 1 if number < seats else 0
        assert all(held[TABLES.item_ids[item]] == expected for item in card.treasures)
        assert not any(held[TABLES.item_ids[item]] for item in card.transposed)
        assert not any(held[TABLES.item_ids[item]] for item in card.starting)
    assert not any(held[TABLES.item_ids[item]] for item in TABLES.legendary)
    assert set(held) <= set(decks)


@rule("souls.setup.treasure.example_two_players")
def test_the_treasure_deck_of_the_assassin_and_the_knight() -> None:
    held = cards_of(chosen("assassin", "knight"))
    assert held.total() == 70
    assert {"spotted_whip", "spider_shield"} <= set(held)
    assert not {"replenishment", "spiked_mace"} & set(held)


@rule("souls.setup.tokens.supply", "souls.ruling.supply_unlimited")
def test_every_trap_token_is_in_the_supply() -> None:
    s = explored("knight")
    assert s.trap_deck.size() == 20


# -- the second half ------------------------------------------------------------------------


@rule("souls.setup.second.tiles_sparks", "souls.boss.end.mini_reset")
def test_tiles_and_sparks_after_the_mini_boss() -> None:
    party = [hero(name, "n12", False) for name in ("knight", "assassin", "warrior")]
    table = second_half(*party, sparks=1)
    assert (table.s.sparks, table.s.at, table.s.tiles) == (3, -1, [])
    table.choose("dancer_of_the_boreal_valley", "auto")
    assert len(table.s.tiles) == 4
    assert not any(tile.up or tile.opened for tile in table.s.tiles)


@rule("souls.setup.second.boss")
def test_two_main_bosses_to_choose_from() -> None:
    assert second_half().offered() == ["dancer_of_the_boreal_valley", "ornstein_and_smough"]


@rule("souls.setup.second.encounters", "souls.boss.encounter_levels")
@pytest.mark.parametrize("boss", [name for name in LEVELS if LEVELS[name][0] == 2])
def test_encounters_of_the_second_half(boss: str) -> None:
    table = second_half().choose(boss, "auto")
    assert sorted(tile.level for tile in table.s.tiles) == LEVELS[boss]
    assert [deck.size() for deck in table.s.levels] == [12, 12, 12]


@rule("souls.setup.second.keep_characters", "souls.boss.end.mini_reward")
def test_the_party_keeps_what_it_has() -> None:
    knight = hero("knight", "n12", False, left=["thrall_axe", "titanite_shard"], tiers=[2, 1, 0, 0])
    table = second_half(
        knight, hero("herald", "n12", False), souls=3, sparks=2, inventory=["kukris"]
    )
    assert table.hero().tiers == [2, 1, 0, 0]
    assert table.carried()["left"] == "thrall_axe+titanite_shard"
    assert table.s.souls == 3 + 2 * 2
    assert table.inventory == [
        "kukris",
        "gargoyle_tail_axe",
        "gargoyles_halberd",
        "gargoyles_shield",
    ]


@rule("souls.setup.second.treasure")
def test_the_treasure_deck_grows() -> None:
    table = second_half(treasure={"runs": [{"cards": ["zweihander", "claymore"]}]})
    held = cards_of(table)
    assert table.s.treasure.size() == 2 + 5 * 2 + 5
    for character in ("knight", "assassin"):
        card = TABLES.characters[TABLES.character_ids.index(character)]
        assert all(held[TABLES.item_ids[item]] == 1 for item in card.transposed)
    unseen = sum(sum(run.unseen) for run in table.s.treasure.runs)
    assert unseen == 5  # legendary cards that nobody has seen


@rule("souls.end.cleanup")
def test_a_new_game_remembers_nothing() -> None:
    def begun() -> Play:
        return chosen("knight", "assassin", seed=11).play

    before = begun().position()
    first = begun()
    by_chance = companion("random", "souls", 1)
    while first.outcome is None:
        first.answer(first.open[0], by_chance.answer(first, first.open[0]))
    assert first.choices > 50
    assert begun().position() == before


def test_a_position_in_which_somebody_was_passed_over_is_refused() -> None:
    table = Table(GAME.new(seats=2, seed=7)).choose("knight")
    position = table.play.position()
    position["state"]["party"][0] = {}
    with pytest.raises(PositionError, match="nobody has chosen it"):
        GAME.stage(position, 7)


@pytest.mark.parametrize(
    ("field", "missing"),
    [("levels", "too few cards for the tiles"), ("trap_deck", "too few tokens for the traps")],
)
def test_a_position_whose_decks_run_short_is_refused(field: str, missing: str) -> None:
    """Whoever turns a tile over, or steps on a trap, would find nothing to draw."""
    trapped = {
        **TILES[0],
        "card": "hollow_cave",
        "up": True,
        "traps": [*["none"] * 4, "hidden", *["none"] * 8],
    }
    position = dungeon(tiles=[trapped, *TILES[1:]]).play.position()
    GAME.stage(copy.deepcopy(position), 7)
    if field == "levels":
        position["state"]["levels"][0] = {}
    else:
        position["state"]["trap_deck"] = {}
    with pytest.raises(PositionError, match=missing):
        GAME.stage(position, 7)


@pytest.mark.parametrize(
    ("face", "door"), [("room2a", "south"), ("room1a", "east"), ("room6a", "north")]
)
def test_practice_begins_at_the_south_door_or_the_next_one_there_is(face: str, door: str) -> None:
    play = GAME.new(seats=1, seed=3, scenario=f"the_forgotten@{face}")
    state = cast(Dungeon, play.state)
    for _choice in range(2):
        if not state.fight.foes:
            play.answer(play.open[0], play.open[0].values()[0])
            state = cast(Dungeon, play.state)
    assert play.position()["state"]["door"] == door
    assert state.at == 0
