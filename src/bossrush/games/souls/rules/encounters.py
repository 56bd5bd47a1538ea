"""Encounters (p. 17-19): set up, won or lost, and what comes next."""

from __future__ import annotations

from typing import NoReturn

from bossrush.engine.decision import Decision, Flow
from bossrush.engine.message import Message
from bossrush.engine.rules import Outcome, Over
from bossrush.games.souls.cards.terms import BONFIRE, NO_SIDE, NODE_LIMIT, NOTHING, STANDARD
from bossrush.games.souls.questions import asked as questions
from bossrush.games.souls.rules.bonfire import rest
from bossrush.games.souls.rules.boss_encounters import set_up_boss
from bossrush.games.souls.rules.character_movement import arrive, recover
from bossrush.games.souls.rules.endurance import Fallen, clear
from bossrush.games.souls.rules.laying_tiles import begin_section
from bossrush.games.souls.rules.setup import extend_deck
from bossrush.games.souls.rules.traps import lay_traps
from bossrush.games.souls.table import phases
from bossrush.games.souls.table.state import (
    BOSS_ROOM,
    DEFEAT,
    NO_TILE,
    VICTORY,
    Dungeon,
    add_foe,
    new_fight,
)
from bossrush.games.souls.words import dungeon_log, log


def turn_encounter(s: Dungeon) -> Flow[None]:
    """Set an encounter up: its card, enemies and terrain, traps; or the boss and its room."""
    boss = s.fight.boss
    s.fight = new_fight(s)
    if boss:
        set_up_boss(s)
    else:
        tile = s.tiles[s.at]
        if tile.card < 0:
            card = yield from s.levels[tile.level - 1].draw(s)
            s.tiles[s.at].card = card
        set_up_tile(s)
    for character in s.party:
        character.node = NOTHING
        character.place = NOTHING
        character.took_aggro = False
    s.chooser = 0
    s.phase = phases.PLACE_HEROES


def set_up_tile(s: Dungeon) -> None:
    """Enemies on the spawn nodes, terrain as the card says, traps where it is trapped."""
    tile = s.tiles[s.at]
    card = tile.encounter()
    board = tile.board()
    for place in range(2):
        for kind in card.spawns[place]:
            add_foe(s, kind, board.spawns[place])
    if card.trapped and not tile.traps:
        lay_traps(s)
    if s.journal:
        dungeon_log.encounter_turned(s)


def entry_nodes(s: Dungeon) -> list[int]:
    """Where the next character may be placed: along the door's wall, three models to a node."""
    nodes = s.board().doors[s.door]
    return [node for node in nodes if s.crowd(node) < NODE_LIMIT]


def place_heroes(s: Dungeon) -> Flow[None]:
    """Each player in turn puts their character on an entry node."""
    hero = s.chooser
    node = yield Decision(s, s.seat_of(hero), questions.ENTRY, hero)
    s.party[hero].node = node
    if s.journal:
        dungeon_log.placed(s, hero)
    yield from arrive(s, hero)
    if hero + 1 < len(s.party):
        s.chooser = hero + 1
    else:
        s.chooser = 0
        s.phase = phases.GIVE_AGGRO


def guarded(s: Dungeon, flow: Flow[None]) -> Flow[None]:
    """A flow of an encounter: the moment somebody falls, the party is defeated."""
    try:
        yield from flow
    except Fallen as fallen:
        if s.journal:
            log.falls(s, fallen.hero)
        s.chooser = fallen.hero
        s.phase = phases.DEFEATED


def end_fight(s: Dungeon) -> None:
    """Everybody leaves the nodes; barrels and traps are as they were."""
    s.fight = new_fight(s)
    for character in s.party:
        character.node = NOTHING
        character.place = NOTHING
        character.conditions = 0
        character.took_aggro = False
    s.chooser = 0


# -- victory ------------------------------------------------------------------------------------


def won(s: Dungeon) -> Flow[None]:
    """The encounter is won: bars are cleared and souls are gained."""
    boss = s.fight.boss
    here = BOSS_ROOM if boss else s.at
    if s.lost_at == here:
        recover(s, NOTHING)
    clear(s)
    reward = len(s.party) * (s.sparks if boss else 2)
    s.souls += reward
    if s.journal:
        dungeon_log.encounter_won(s, reward)
    if s.practice:
        over(s, True, "practice-won")
    end_fight(s)
    if boss:
        boss_beaten(s)
    else:
        s.tiles[s.at].up = True
        s.phase = phases.EXPLORE
    yield from ()


def boss_beaten(s: Dungeon) -> None:
    """What a beaten boss leaves, and where it leads."""
    tables = s.tables
    if s.campaign != STANDARD:
        section = tables.campaigns[s.campaign].sections[s.section]
        s.stage += 1
        if s.stage < len(section.bosses):
            s.boss = section.bosses[s.stage]
            s.fight.boss = True
            s.phase = phases.TURN_ENCOUNTER
            return
        take_boss_treasure(s)
        s.sparks = min(s.sparks + 1, s.max_sparks())
        if s.section + 1 == len(tables.campaigns[s.campaign].sections):
            over(s, True, "campaign-victory")
    elif s.boss_card().main:
        over(s, True, "victory")
    else:
        take_boss_treasure(s)
        s.sparks = s.max_sparks()
    s.section += 1
    if s.section == 1:
        extend_deck(s)
    rest(s, False)
    if s.campaign != STANDARD:
        begin_section(s)
    else:
        s.tiles = []
        s.at = BONFIRE
        s.lost_souls = 0
        s.lost_at = NO_TILE
        s.lost_node = NOTHING
        s.boss = NOTHING
        s.phase = phases.CHOOSE_BOSS


def take_boss_treasure(s: Dungeon) -> None:
    cards = s.boss_card().treasures
    s.inventory.extend(cards)
    if s.journal:
        dungeon_log.boss_treasure(s, cards)


def over(s: Dungeon, victory: bool, epilogue: str) -> NoReturn:
    """The game ends here."""
    s.ended = VICTORY if victory else DEFEAT
    raise Over(Outcome(victory, Message(f"souls-over-{epilogue}")))


# -- defeat -------------------------------------------------------------------------------------


def defeated(s: Dungeon) -> Flow[None]:
    """A character has been killed: souls are dropped, Embers lost, the party rests."""
    fallen = s.chooser
    node = s.party[fallen].node
    boss = s.fight.boss
    if s.practice:
        over(s, False, "practice-lost")
    if s.sparks == 0:
        over(s, False, "defeat" if s.campaign == STANDARD else "campaign-defeat")
    if s.lost_souls and s.journal:
        dungeon_log.souls_lost(s, s.lost_souls)
    s.lost_souls = s.souls
    s.lost_at = NO_TILE
    s.lost_node = NOTHING
    if s.souls:
        s.lost_at = BOSS_ROOM if boss else s.at
        s.lost_node = node
        s.souls = 0
        if s.journal:
            dungeon_log.souls_dropped(s)
    end_fight(s)
    if boss and s.campaign != STANDARD:
        s.stage = 0
        s.boss = s.tables.campaigns[s.campaign].sections[s.section].bosses[0]
    embers = [number for number, character in enumerate(s.party) if character.ember]
    for character in s.party:
        character.ember = False
    if embers and s.journal:
        dungeon_log.embers_lost(s, embers)
    s.at = BONFIRE
    s.came_from = BONFIRE
    s.door = NO_SIDE
    if s.journal:
        dungeon_log.party_defeated(s)
    rest(s, True)
    s.phase = phases.EXPLORE
    yield from ()
