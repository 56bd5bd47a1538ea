"""How encounters, sections and games end: rewards, defeats, and what comes next."""

from __future__ import annotations

from typing import NoReturn

from bossrush.engine.decision import CREW, Decision, Flow
from bossrush.engine.message import Message
from bossrush.engine.rules import Outcome, Over
from bossrush.games.souls import asks, tell, tell_dungeon
from bossrush.games.souls.encounters import new_fight
from bossrush.games.souls.endurance import Fallen, clear
from bossrush.games.souls.exploring import enter_by, rest
from bossrush.games.souls.layout import begin_section
from bossrush.games.souls.moving import recover
from bossrush.games.souls.plan import neighbour
from bossrush.games.souls.state import BOSS_ROOM, NO_TILE, Dungeon
from bossrush.games.souls.stocking import extend_deck
from bossrush.games.souls.terms import (
    BONFIRE,
    CHOOSE_BOSS,
    DEFEATED,
    EXPLORE,
    HERO_BEGINS,
    NO_SIDE,
    NOTHING,
    STANDARD,
    TURN_ENCOUNTER,
)


def guarded(s: Dungeon, flow: Flow[None]) -> Flow[None]:
    """A flow of an encounter: the moment somebody falls, the party is defeated."""
    try:
        yield from flow
    except Fallen as fallen:
        if s.journal:
            tell.falls(s, fallen.hero)
        s.chooser = fallen.hero
        s.phase = DEFEATED


def end_fight(s: Dungeon) -> None:
    """Everybody leaves the nodes; barrels and traps are as they were."""
    s.fight = new_fight(s)
    for one in s.party:
        one.node = NOTHING
        one.place = NOTHING
        one.conditions = 0
        one.took_aggro = False
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
        tell_dungeon.encounter_won(s, reward)
    if s.practice:
        over(s, True, "practice-won")
    end_fight(s)
    if boss:
        boss_beaten(s)
    else:
        s.tiles[s.at].up = True
        s.phase = EXPLORE
    yield from ()


def boss_beaten(s: Dungeon) -> None:
    """What a beaten boss leaves, and where it leads."""
    t = s.t
    if s.campaign != STANDARD:
        section = t.campaigns[s.campaign].sections[s.section]
        s.stage += 1
        if s.stage < len(section.bosses):
            s.boss = section.bosses[s.stage]
            s.fight.boss = True
            s.phase = TURN_ENCOUNTER
            return
        take_boss_treasure(s)
        s.sparks = min(s.sparks + 1, s.max_sparks())
        if s.section + 1 == len(t.campaigns[s.campaign].sections):
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
        s.phase = CHOOSE_BOSS


def take_boss_treasure(s: Dungeon) -> None:
    cards = s.boss_card().treasures
    s.inventory.extend(cards)
    if s.journal:
        tell_dungeon.boss_treasure(s, cards)


def over(s: Dungeon, victory: bool, epilogue: str) -> NoReturn:
    """The game ends here."""
    s.ended = 1 if victory else 2
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
        tell_dungeon.souls_lost(s, s.lost_souls)
    s.lost_souls = s.souls
    s.lost_at = NO_TILE
    s.lost_node = NOTHING
    if s.souls:
        s.lost_at = BOSS_ROOM if boss else s.at
        s.lost_node = node
        s.souls = 0
        if s.journal:
            tell_dungeon.souls_dropped(s)
    end_fight(s)
    if boss and s.campaign != STANDARD:
        s.stage = 0
        s.boss = s.t.campaigns[s.campaign].sections[s.section].bosses[0]
    for one in s.party:
        one.ember = False
    s.at = BONFIRE
    s.came_from = BONFIRE
    s.door = NO_SIDE
    if s.journal:
        tell_dungeon.party_defeated(s)
    rest(s, True)
    s.phase = EXPLORE
    yield from ()


# -- dashing through ----------------------------------------------------------------------------


def dash(s: Dungeon) -> Flow[None]:
    """In a campaign the party may dash through once the enemies have acted for the first time."""
    value = yield Decision(s, CREW, asks.DASHING)
    if value == 0:
        s.phase = HERO_BEGINS
        return
    side = value - 1
    to = neighbour(s, s.at, side)
    if s.journal:
        tell_dungeon.dashed(s)
    for one in s.party:
        one.black = 0
    end_fight(s)
    if to == BONFIRE:
        s.at = BONFIRE
        s.phase = EXPLORE
    elif s.tiles[to].up:
        s.came_from = s.at
        s.at = to
        if s.lost_at == to:
            recover(s, NOTHING)
        s.phase = EXPLORE
    else:
        enter_by(s, to, s.tiles[to].own_side((side + 2) % 4))
