"""Setup (p. 8-9): characters, starting equipment, the boss, the treasure deck."""

from __future__ import annotations

from typing import Any, Final

from bossrush.engine.decision import CREW, Decision, Flow
from bossrush.engine.sets import has, set_of
from bossrush.games.souls.cards import terms
from bossrush.games.souls.cards.tables import Tables
from bossrush.games.souls.questions import asked as questions
from bossrush.games.souls.rules.equipment import take_in_hands
from bossrush.games.souls.rules.laying_tiles import begin_section
from bossrush.games.souls.table import phases
from bossrush.games.souls.table.hero import Hero
from bossrush.games.souls.table.state import Dungeon, new_fight
from bossrush.games.souls.table.tile import Tile
from bossrush.games.souls.words import dungeon_log

SOLO_SOULS: Final = 16
"""The souls with which a party of one begins."""
HANDS: Final = 2


def new_dungeon(tables: Tables, seats: int, options: dict[str, Any]) -> Dungeon:
    """The table before anybody has chosen anything."""
    s = Dungeon()
    s.tables = tables
    s.seats = seats
    s.fight = new_fight(s)
    s.laid = options["layout"] == "laid"
    if options["mode"] != "standard":
        s.campaign = tables.campaign_ids.index(options["mode"])
    s.souls = SOLO_SOULS if seats == 1 else 0
    for seat in range(seats):
        hero = Hero()
        hero.tables = tables
        hero.seat = seat
        s.party.append(hero)
    s.sparks = s.max_sparks()
    s.treasure.key = "treasure"
    s.treasure.ids = tables.item_ids
    s.fight.deck.key = "behaviour"
    s.fight.deck.ids = tables.behaviour_ids
    s.tile_deck.key = "tiles"
    s.tile_deck.ids = tables.tile_ids
    s.trap_deck.key = "traps"
    s.trap_deck.ids = tables.trap_ids
    if options["scenario"]:
        stage_practice(s, options["scenario"])
    s.phase = phases.CHOOSE_CHARACTER
    return s


def stage_practice(s: Dungeon, scenario: str) -> None:
    """A single encounter, `the_forgotten` or `the_forgotten@room1a`, or a boss."""
    s.practice = True
    name, _, face = scenario.partition("@")
    if name in s.tables.boss_ids:
        s.boss = s.tables.boss_ids.index(name)
        return
    begin_section_decks(s)
    tile = Tile()
    tile.tables = s.tables
    tile.face = s.tables.face_ids.index(face or "room6b")
    tile.card = s.tables.encounter_ids.index(name)
    tile.level = s.tables.encounters[tile.card].level
    tile.y = 1
    s.tiles = [tile]
    s.fog_tile = 0
    s.fog_side = 0


def begin_section_decks(s: Dungeon) -> None:
    """The decks of a section, for a single encounter."""
    campaign = s.campaign
    s.campaign = terms.STANDARD
    begin_section(s)
    s.campaign = campaign


def choose_character(s: Dungeon) -> Flow[None]:
    """Each player picks a character that nobody has."""
    hero = s.chooser
    character = yield Decision(s, s.seat_of(hero), questions.CHARACTER, hero)
    take_character(s, hero, character)
    if s.journal:
        dungeon_log.character_chosen(s, hero)
    if len(s.party[hero].weapons()) > HANDS:
        s.phase = phases.CHOOSE_HANDS
    else:
        next_character(s)


def take_character(s: Dungeon, hero: int, character: int) -> None:
    """The board of a character with its starting equipment, the armour on."""
    board = s.party[hero]
    board.character = character
    cards = s.tables.characters[character].starting
    board.armour = cards[0]
    board.left = cards[1]
    board.right = cards[2]
    board.backup = cards[3:]


def choose_hands(s: Dungeon) -> Flow[None]:
    """With three hand cards to begin with, two go into the hands."""
    hero = s.chooser
    mask = yield Decision(s, s.seat_of(hero), questions.START_HANDS, hero)
    take_in_hands(s.party[hero], mask)
    next_character(s)


def next_character(s: Dungeon) -> None:
    if s.chooser + 1 < len(s.party):
        s.chooser += 1
        s.phase = phases.CHOOSE_CHARACTER
        return
    s.chooser = 0
    if s.practice:
        s.fight.boss = s.boss >= 0
        s.door = first_door(s)
        s.phase = phases.TURN_ENCOUNTER
        return
    first_deck(s)
    if s.campaign == terms.STANDARD:
        s.phase = phases.CHOOSE_BOSS
    else:
        begin_section(s)


def first_door(s: Dungeon) -> int:
    """The door a single encounter is entered by: the south one if there is one."""
    if s.boss >= 0:
        return terms.SOUTH_SIDE
    for side in (terms.SOUTH_SIDE, terms.EAST_SIDE, terms.NORTH_SIDE, terms.WEST_SIDE):
        if s.tiles[0].face_card().has_door(side):
            s.at = 0
            return side
    return terms.SOUTH_SIDE


def choose_boss(s: Dungeon) -> Flow[None]:
    """The players choose which boss to face at the end of this half."""
    s.boss = yield Decision(s, CREW, questions.BOSS)
    if s.journal:
        dungeon_log.boss_chosen(s)
    begin_section(s)


def free_characters(s: Dungeon) -> list[int]:
    taken = [character.character for character in s.party]
    return [number for number in range(len(s.tables.characters)) if number not in taken]


def boss_choices(s: Dungeon) -> list[int]:
    """The mini bosses for the first half, the main bosses for the second."""
    main = s.section > 0
    return [number for number, boss in enumerate(s.tables.bosses) if boss.main == main]


LEGENDARY: Final = 5
"""How many legendary cards join the deck after the first boss."""


def class_treasure(s: Dungeon) -> list[int]:
    """The class treasure of characters whose cards are not in the deck yet."""
    fresh = [character for character in s.party if not has(s.stocked, character.character)]
    s.stocked |= set_of([character.character for character in fresh])
    return [card for character in fresh for card in character.card().treasures]


def transposed_treasure(s: Dungeon) -> list[int]:
    """The same of the transposed treasure."""
    fresh = [character for character in s.party if not has(s.transposed, character.character)]
    s.transposed |= set_of([character.character for character in fresh])
    return [card for character in fresh for card in character.card().transposed]


def first_deck(s: Dungeon) -> None:
    """All common treasure and the class treasure of everybody in play."""
    s.treasure.shuffle_in([*s.tables.common, *class_treasure(s)])


def extend_deck(s: Dungeon) -> None:
    """Transposed treasure of every character, and five legendary cards, join the deck."""
    s.treasure.shuffle_in(transposed_treasure(s))
    pool = s.treasure.add_pool(s.tables.legendary)
    s.treasure.shuffle_in_unseen(pool, LEGENDARY)


def newcomer_deck(s: Dungeon) -> None:
    """The cards of a character that joins: its class, and the transposed if they are in."""
    cards = class_treasure(s)
    if s.section > 0:
        cards.extend(transposed_treasure(s))
    s.treasure.shuffle_in(cards)
