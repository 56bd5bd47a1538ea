"""An encounter: set up, won or lost."""

from __future__ import annotations

from bossrush.engine.decision import CREW, Decision, Flow
from bossrush.games.souls import asks, tell_dungeon
from bossrush.games.souls.behaviour_deck import build_deck, study
from bossrush.games.souls.entrances import first_facings
from bossrush.games.souls.fight import Fight
from bossrush.games.souls.foe import Foe
from bossrush.games.souls.moving import arrive
from bossrush.games.souls.state import Dungeon
from bossrush.games.souls.terms import (
    BOSS_DECK,
    BOSS_FACING,
    FOES_BEGIN,
    GIVE_AGGRO,
    GRAVESTONE,
    HIDDEN_TRAP,
    NOTHING,
    PLACE_HEROES,
    SOUTH,
)


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
    for one in s.party:
        one.node = NOTHING
        one.place = NOTHING
        one.took_aggro = False
    s.chooser = 0
    s.phase = PLACE_HEROES


def new_fight(s: Dungeon) -> Fight:
    fight = Fight()
    fight.t = s.t
    return fight


def add_foe(s: Dungeon, kind: int, node: int) -> None:
    foe = Foe()
    foe.t = s.t
    foe.kind = kind
    foe.node = node
    foe.health = s.t.foes[kind].health
    s.fight.foes.append(foe)


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
        tell_dungeon.encounter_turned(s)


def lay_traps(s: Dungeon) -> None:
    """A token on every inner basic node; if too few are left, on those far from the door."""
    tile = s.tiles[s.at]
    board = tile.board()
    left = s.trap_deck.size() - sum(other.traps.count(HIDDEN_TRAP) for other in s.tiles)
    nodes = board.traps[:]
    entries = board.doors[s.door] if s.door >= 0 else []
    if left < len(nodes) and entries:
        nodes.sort(key=lambda node: (-min(board.distance[node][e] for e in entries), node))
    tile.traps = [0] * len(board.ids)
    for node in nodes[:left]:
        tile.traps[node] = HIDDEN_TRAP


def set_up_boss(s: Dungeon) -> None:
    """The boss in its room: a mini boss on one tile, a main boss in both joined."""
    fight = s.fight
    boss = s.boss_card()
    fight.boss = True
    fight.hall = boss.main
    board = s.board()
    for kind in boss.members:
        main = s.t.foes[kind].main_spawn and boss.main
        add_foe(s, kind, board.spawns[1] if main else board.spawns[0])
        fight.foes[-1].facing = SOUTH
    s.door = 2
    build_deck(s)
    if s.journal:
        tell_dungeon.boss_enters(s)


def place_heroes(s: Dungeon) -> Flow[None]:
    """Each player in turn puts the own character on an entry node."""
    hero = s.chooser
    node = yield Decision(s, s.seat_of(hero), asks.ENTRY, hero)
    s.party[hero].node = node
    if s.journal:
        tell_dungeon.placed(s, hero)
    yield from arrive(s, hero)
    if hero + 1 < len(s.party):
        s.chooser = hero + 1
    else:
        s.chooser = 0
        s.phase = GIVE_AGGRO


def give_aggro(s: Dungeon) -> Flow[None]:
    """The players choose who leads the way."""
    hero = yield Decision(s, CREW, asks.LEADER)
    s.fight.aggro = hero
    if s.journal:
        tell_dungeon.aggro(s, hero)
    s.phase = BOSS_DECK if s.fight.boss else FOES_BEGIN


def gravestones(s: Dungeon) -> int:
    """The gravestones on tiles whose encounter has been won."""
    count = 0
    for tile in s.tiles:
        if tile.up and tile.card >= 0:
            for terrain in tile.encounter().terrain:
                if terrain == GRAVESTONE:
                    count += 1
    return count


def boss_deck(s: Dungeon) -> Flow[None]:
    """Gravestones show behaviour cards; then the deck is shuffled."""
    yield from study(s, gravestones(s))
    s.chooser = 0
    s.phase = BOSS_FACING


def boss_facing(s: Dungeon) -> Flow[None]:
    """Each boss begins facing the Aggro holder."""
    foe = s.chooser
    facings = first_facings(s, foe)
    facing = facings[0]
    if len(facings) > 1:
        facing = yield Decision(s, CREW, asks.FACING)
    s.fight.foes[foe].facing = facing
    if foe + 1 < len(s.fight.foes):
        s.chooser = foe + 1
        return
    s.chooser = 0
    s.phase = FOES_BEGIN
