"""How enemies move: toward or away, around terrain, pushing whoever stands in the way."""

from __future__ import annotations

from bossrush.engine.decision import CREW, Decision, First, Flow
from bossrush.games.souls import asks, tell
from bossrush.games.souls.defence import defend, next_to_defend
from bossrush.games.souls.fight import PUSH_ANY
from bossrush.games.souls.moving import enter, make_room, push
from bossrush.games.souls.quarry import farther_nodes, nearer_nodes, quarry, reach_of
from bossrush.games.souls.room import push_nodes
from bossrush.games.souls.state import Dungeon
from bossrush.games.souls.tables import Icon
from bossrush.games.souls.terms import HEROES, NODE_LIMIT, NOTHING


def enemy_move(s: Dungeon, number: int, icon: Icon) -> Flow[None]:
    """An enemy moves toward or away from a character fixed at the start of the movement."""
    fight = s.fight
    foe = fight.foes[number]
    fight.prey = quarry(s, foe.node, icon.to)
    fight.steps = reach_of(s, number, icon)
    if icon.push:
        yield from clear_node(s, foe.node)
    while fight.steps:
        goal = s.party[fight.prey].node
        nodes = farther_nodes(s, foe.node, goal) if icon.away else nearer_nodes(s, foe.node, goal)
        if not nodes:
            return
        node = nodes[0]
        if len(nodes) > 1:
            fight.origin = goal
            node = yield Decision(s, CREW, asks.FOE_STEP)
            fight.origin = NOTHING
        came = foe.node
        foe.node = node
        fight.steps -= 1
        if s.journal:
            tell.foe_moved(s, number, came, node, "move")
        if icon.damage:
            yield from movement_attack(s, node)
        elif icon.push:
            yield from clear_node(s, node)
        if foe.node < 0:
            return
        if s.crowd(node) > NODE_LIMIT:
            yield from make_room(s, node, HEROES + number, 0)


def clear_node(s: Dungeon, node: int, kind: int = PUSH_ANY) -> Flow[None]:
    """Push every character off a node; whoever answers first is moved first."""
    heroes = s.heroes_on(node)
    while heroes:
        hero = yield from push_one(s, heroes, node, kind)
        heroes.remove(hero)


def push_one(s: Dungeon, heroes: list[int], node: int, kind: int) -> Flow[int]:
    """Push one of these characters by this rule: who it was."""
    fight = s.fight
    if len(heroes) == 1:
        fight.pushing = kind
        fight.origin = node
        yield from push(s, heroes[0])
        return heroes[0]
    fight.pushing = kind
    fight.origin = node
    for hero in heroes:
        if len(push_nodes(s, hero)) < 2:
            yield from push(s, hero)
            return hero
    race = First([Decision(s, s.seat_of(hero), asks.PUSHED_TO, hero) for hero in heroes])
    to = yield race
    hero = race.actor
    fight.pushing = PUSH_ANY
    fight.origin = NOTHING
    yield from enter(s, hero, to, 1 << hero, how="push")
    return hero


def movement_attack(s: Dungeon, node: int, kind: int = PUSH_ANY) -> Flow[None]:
    """A numbered push: every character on the entered node defends, and is pushed if hit."""
    fight = s.fight
    foe = fight.foes[fight.acting]
    mask = 0
    for hero in s.heroes_on(node):
        mask |= 1 << hero
    fight.targets = mask
    while fight.targets:
        hero, value = yield from next_to_defend(s, fight.targets)
        fight.targets &= ~(1 << hero)
        was_hit = yield from defend(s, hero, value)
        if foe.node < 0:
            fight.targets = 0
            return
        if was_hit and s.party[hero].node == node:
            fight.pushing = kind
            fight.origin = node
            yield from push(s, hero)
