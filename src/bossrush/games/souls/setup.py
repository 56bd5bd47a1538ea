"""Setting up: characters, equipment, the boss, the treasure deck."""

from __future__ import annotations

from typing import Any

from bossrush.engine.decision import CREW, Decision, Flow
from bossrush.games.souls import asks, tell_dungeon
from bossrush.games.souls.encounters import new_fight
from bossrush.games.souls.gear import take_in_hands
from bossrush.games.souls.hero import Hero
from bossrush.games.souls.layout import begin_section
from bossrush.games.souls.state import Dungeon
from bossrush.games.souls.stocking import first_deck
from bossrush.games.souls.tables import Tables
from bossrush.games.souls.terms import (
    CHOOSE_BOSS,
    CHOOSE_CHARACTER,
    CHOOSE_HANDS,
    STANDARD,
    TURN_ENCOUNTER,
)
from bossrush.games.souls.tile import Tile

SOLO_SOULS = 16


def new_dungeon(t: Tables, seats: int, options: dict[str, Any]) -> Dungeon:
    """The table before anybody has chosen anything."""
    s = Dungeon()
    s.t = t
    s.seats = seats
    s.fight = new_fight(s)
    s.laid = options["layout"] == "laid"
    if options["mode"] != "standard":
        s.campaign = t.campaign_ids.index(options["mode"])
    s.souls = SOLO_SOULS if seats == 1 else 0
    for seat in range(seats):
        hero = Hero()
        hero.t = t
        hero.seat = seat
        s.party.append(hero)
    s.sparks = s.max_sparks()
    s.treasure.key = "treasure"
    s.treasure.ids = t.item_ids
    s.fight.deck.key = "behaviour"
    s.fight.deck.ids = t.behaviour_ids
    s.tile_deck.key = "tiles"
    s.tile_deck.ids = t.tile_ids
    s.trap_deck.key = "traps"
    s.trap_deck.ids = t.trap_ids
    if options["scenario"]:
        stage_practice(s, options["scenario"])
    s.phase = CHOOSE_CHARACTER
    return s


def stage_practice(s: Dungeon, scenario: str) -> None:
    """A single encounter, `the_forgotten` or `the_forgotten@room1a`, or a boss."""
    s.practice = True
    name, _, face = scenario.partition("@")
    if name in s.t.boss_ids:
        s.boss = s.t.boss_ids.index(name)
        return
    begin_section_decks(s)
    tile = Tile()
    tile.t = s.t
    tile.face = s.t.face_ids.index(face or "room6b")
    tile.card = s.t.encounter_ids.index(name)
    tile.level = s.t.encounters[tile.card].level
    tile.y = 1
    s.tiles = [tile]
    s.fog_tile = 0
    s.fog_side = 0


def begin_section_decks(s: Dungeon) -> None:
    """The decks of a section, for a single encounter."""
    campaign = s.campaign
    s.campaign = STANDARD
    begin_section(s)
    s.campaign = campaign


def choose_character(s: Dungeon) -> Flow[None]:
    """Each player picks a character that nobody has."""
    hero = s.chooser
    character = yield Decision(s, s.seat_of(hero), asks.CHARACTER, hero)
    take_character(s, hero, character)
    if s.journal:
        tell_dungeon.character_chosen(s, hero)
    if len(s.party[hero].weapons()) > 2:
        s.phase = CHOOSE_HANDS
    else:
        next_character(s)


def take_character(s: Dungeon, hero: int, character: int) -> None:
    """The board of a character with its starting equipment, the armour on."""
    one = s.party[hero]
    one.character = character
    cards = s.t.characters[character].starting
    one.armour = cards[0]
    one.left = cards[1]
    one.right = cards[2]
    one.backup = cards[3:]


def choose_hands(s: Dungeon) -> Flow[None]:
    """With three hand cards to begin with, two go into the hands."""
    hero = s.chooser
    mask = yield Decision(s, s.seat_of(hero), asks.START_HANDS, hero)
    take_in_hands(s.party[hero], mask)
    next_character(s)


def next_character(s: Dungeon) -> None:
    if s.chooser + 1 < len(s.party):
        s.chooser += 1
        s.phase = CHOOSE_CHARACTER
        return
    s.chooser = 0
    if s.practice:
        s.fight.boss = s.boss >= 0
        s.door = first_door(s)
        s.phase = TURN_ENCOUNTER
        return
    first_deck(s)
    if s.campaign == STANDARD:
        s.phase = CHOOSE_BOSS
    else:
        begin_section(s)


def first_door(s: Dungeon) -> int:
    """The door a single encounter is entered by: the south one if there is one."""
    if s.boss >= 0:
        return 2
    doors = s.tiles[0].face_card().doors
    for side in (2, 1, 0, 3):
        if doors >> side & 1:
            s.at = 0
            return side
    return 2


def choose_boss(s: Dungeon) -> Flow[None]:
    """The players choose which boss to face at the end of this half."""
    s.boss = yield Decision(s, CREW, asks.BOSS)
    if s.journal:
        tell_dungeon.boss_chosen(s)
    begin_section(s)
