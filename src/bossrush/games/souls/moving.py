"""Coming onto a node: arcs of a boss, the node limit, dropped souls and traps."""

from __future__ import annotations

from bossrush.engine.decision import CREW, Decision, Flow
from bossrush.games.souls import asks, tell
from bossrush.games.souls.endurance import spend, suffer
from bossrush.games.souls.fight import PUSH_ANY, TRAP_ROLL
from bossrush.games.souls.gear import dodge_dice, dodge_nodes
from bossrush.games.souls.rolling import roll_dodge
from bossrush.games.souls.room import (
    AROUND,
    DODGE_ROUND,
    STAND,
    crowded_out,
    dodge_cost,
    dodge_node,
    limit_push,
    push_nodes,
)
from bossrush.games.souls.state import BOSS_ROOM, NO_TILE, Dungeon
from bossrush.games.souls.terms import (
    EVERY_ARC,
    HEROES,
    HIDDEN_TRAP,
    KNOWN_TRAP,
    NODE_LIMIT,
    NOTHING,
)
from bossrush.games.souls.tray import total


def step(s: Dungeon, hero: int, way: int) -> Flow[None]:
    """One step of a walk, a run or a shift: to a node, or around the boss to another arc."""
    if way >= AROUND:
        go_round(s, hero, way - AROUND)
        return
    yield from enter(s, hero, way)


def go_round(s: Dungeon, hero: int, arc: int) -> None:
    """Move on the boss's own node to one of its arcs."""
    one = s.party[hero]
    foe = s.fight.foes[s.boss_on(one.node)]
    one.place = (foe.facing + 2 * arc) % 8
    if s.journal:
        tell.went_round(s, hero, arc)


def enter(
    s: Dungeon, hero: int, node: int, chain: int = 0, any_arc: bool = False, how: str = "move"
) -> Flow[None]:
    """Move a character to a node next to its own, and see what that brings about."""
    one = s.party[hero]
    came = one.node
    if s.intact_barrel(node):
        break_barrel(s, hero, node)
    one.node = node
    one.place = NOTHING
    if s.journal:
        tell.moved(s, hero, came, node, how)
    boss = s.boss_on(node)
    if boss >= 0:
        arcs = s.board().arcs[s.fight.foes[boss].facing][node][came]
        yield from stand_in_arc(s, hero, boss, EVERY_ARC if any_arc else arcs)
    if s.crowd(node) > NODE_LIMIT:
        yield from make_room(s, node, hero, chain)
    if one.node == node:
        yield from arrive(s, hero)


def stand_in_arc(s: Dungeon, hero: int, boss: int, mask: int) -> Flow[None]:
    """Take one of these arcs of the boss whose node the character shares."""
    arc = 0
    if mask & (mask - 1):
        s.fight.arcs = mask
        arc = yield Decision(s, s.seat_of(hero), asks.ARC, hero)
        s.fight.arcs = 0
    else:
        while not mask >> arc & 1:
            arc += 1
    s.party[hero].place = (s.fight.foes[boss].facing + 2 * arc) % 8


def settle_arc(s: Dungeon, hero: int, boss: int) -> Flow[None]:
    """A character on the boss's node that stands on a line between two arcs picks one."""
    one = s.party[hero]
    if one.place < 0:
        yield from stand_in_arc(s, hero, boss, EVERY_ARC)
    elif (one.place - s.fight.foes[boss].facing) % 2:
        yield from stand_in_arc(s, hero, boss, s.arc_of(hero, boss))


def break_barrel(s: Dungeon, hero: int, node: int) -> None:
    terrain = s.tiles[s.at].board().terrain
    s.fight.broken |= 1 << (0 if node == terrain[0] else 1)
    if s.journal:
        tell.barrel_broken(s, hero, node)


# -- the node limit ---------------------------------------------------------------------------


def make_room(s: Dungeon, node: int, newcomer: int, chain: int) -> Flow[None]:
    """A fourth model has come onto a node: the players push one of the three out."""
    fight = s.fight
    while s.crowd(node) > NODE_LIMIT:
        models = crowded_out(s, node, newcomer, chain)
        if not models:
            return
        model = models[0]
        if len(models) > 1:
            fight.newcomer = newcomer
            fight.chain = chain
            model = yield Decision(s, CREW, asks.PUSHED_OUT)
            fight.newcomer = NOTHING
            fight.chain = 0
        chain |= 1 << model
        limit_push(s, model)
        yield from push(s, model, chain)


def push(s: Dungeon, model: int, chain: int = 0) -> Flow[None]:
    """Push a model by the present rule of pushing, if it has anywhere to go."""
    fight = s.fight
    nodes = push_nodes(s, model)
    if not nodes:
        return
    node = nodes[0]
    if len(nodes) > 1:
        if model < HEROES:
            node = yield Decision(s, s.seat_of(model), asks.PUSHED_TO, model)
        else:
            fight.newcomer = model
            node = yield Decision(s, CREW, asks.FOE_PUSHED_TO)
            fight.newcomer = NOTHING
    fight.pushing = PUSH_ANY
    fight.origin = NOTHING
    if model < HEROES:
        yield from enter(s, model, node, chain | 1 << model, how="push")
        return
    foe = fight.foes[model - HEROES]
    came = foe.node
    foe.node = node
    if s.journal:
        tell.foe_moved(s, model - HEROES, came, node, "push")
    yield from make_room(s, node, model, chain | 1 << model)


# -- souls and traps --------------------------------------------------------------------------


def arrive(s: Dungeon, hero: int) -> Flow[None]:
    """Souls that lie on the node are recovered, a trap that lies there is sprung."""
    one = s.party[hero]
    if s.lost_souls and s.lost_node == one.node:
        here = BOSS_ROOM if s.fight.boss else s.at
        if s.lost_at == here:
            recover(s, hero)
    if s.fight.boss:
        return
    traps = s.tiles[s.at].traps
    if traps and traps[one.node] and not s.fight.sprung >> one.node & 1:
        yield from spring(s, hero)


def recover(s: Dungeon, hero: int) -> None:
    """Dropped souls return to the cache."""
    amount = s.lost_souls
    s.souls += amount
    s.lost_souls = 0
    s.lost_at = NO_TILE
    s.lost_node = NOTHING
    if s.journal:
        tell.souls_recovered(s, hero, amount)


def spring(s: Dungeon, hero: int) -> Flow[None]:
    """Turn a trap over: it must be suffered, or dodged."""
    node = s.party[hero].node
    traps = s.tiles[s.at].traps
    s.fight.sprung |= 1 << node
    if traps[node] == HIDDEN_TRAP:
        token = yield from s.trap_deck.draw(s, s.seat_of(hero))
        s.tiles[s.at].traps[node] = KNOWN_TRAP + token
    token = s.tiles[s.at].traps[node] - KNOWN_TRAP
    trap = s.t.traps[token]
    if s.journal:
        tell.trap_sprung(s, hero, node, token)
    if trap.damage == 0:
        return
    value = yield Decision(s, s.seat_of(hero), asks.TRAP, hero)
    if value != STAND:
        yield from dodge_move(s, hero, value)
        yield from roll_dodge(s, hero, dodge_dice(s, hero), trap.dodge, TRAP_ROLL)
        if total(s) >= trap.dodge:
            if s.journal:
                tell.trap_dodged(s, hero)
            return
    suffer(s, hero, trap.damage)


def dodge_move(s: Dungeon, hero: int, value: int) -> Flow[None]:
    """Pay for a dodge and make its move, whatever arc of a boss it begins in."""
    node = dodge_node(value)
    spend(s, hero, dodge_cost(s, hero, node))
    if value >= DODGE_ROUND:
        go_round(s, hero, value - DODGE_ROUND)
        return
    if node < 0:
        return
    yield from enter(s, hero, node, any_arc=True, how="dodge")
    if dodge_nodes(s, hero) > 1 and s.party[hero].node == node:
        further = yield Decision(s, s.seat_of(hero), asks.DODGE_ON, hero)
        if further > 0:
            node = further - 1
            if s.intact_barrel(node):
                spend(s, hero, 1)
            yield from enter(s, hero, node, any_arc=True, how="dodge")
