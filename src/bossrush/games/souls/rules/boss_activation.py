"""Boss activations (p. 29-30): bosses turn, step, back away, shift and leap, and push."""

from __future__ import annotations

from bossrush.engine.decision import CREW, Decision, Flow
from bossrush.games.souls.cards.tables import Icon
from bossrush.games.souls.cards.terms import EVERY_ARC, NODE_LIMIT, NOTHING, foe_model
from bossrush.games.souls.questions import asked as questions
from bossrush.games.souls.rules.aggro import quarry
from bossrush.games.souls.rules.boss_encounters import settle_arc, stand_in_arc
from bossrush.games.souls.rules.enemy_attack import movement_attack
from bossrush.games.souls.rules.enemy_movement import next_nodes, reach_of
from bossrush.games.souls.rules.push import clear_node, make_room
from bossrush.games.souls.table.fight import PUSH_ANY, PUSH_ARC
from bossrush.games.souls.table.state import Dungeon
from bossrush.games.souls.words import log


def boss_move(s: Dungeon, number: int, icon: Icon) -> Flow[None]:
    """Toward or away from a character fixed at the start; a move of 0 only turns the boss."""
    fight = s.fight
    foe = fight.foes[number]
    fight.prey = quarry(s, foe.node, icon.to)
    fight.steps = reach_of(s, number, icon)
    node = NOTHING
    if fight.steps or not icon.away:
        node = yield from face(s, number, fight.prey, icon.away)
    if icon.push:
        yield from push_off(s, number)
    while fight.steps:
        if node < 0:
            node = yield from face(s, number, fight.prey, icon.away)
        yield from boss_step(s, number, node, icon)
        node = NOTHING


def face(s: Dungeon, number: int, target: int, away: bool) -> Flow[int]:
    """Turn toward the node a boss will enter: which it is, -1 if it will not step."""
    fight = s.fight
    foe = fight.foes[number]
    board = s.board()
    hero = s.party[target]
    if not away and hero.node == foe.node:
        yield from settle_arc(s, target, number)
        turn_to(s, number, hero.place)
        return NOTHING
    nodes = next_nodes(s, foe.node, hero.node, away)
    if not nodes:
        return NOTHING
    ahead = (foe.facing + 4) % 8 if away else foe.facing
    node = board.step[foe.node][ahead]
    if node not in nodes:
        node = nodes[0]
        if len(nodes) > 1:
            fight.goal = hero.node
            node = yield Decision(s, CREW, questions.FOE_STEP)
            fight.goal = NOTHING
    direction = board.direction(foe.node, node)
    turn_to(s, number, (direction + 4) % 8 if away else direction)
    return node


def turn_to(s: Dungeon, number: int, facing: int) -> None:
    """Turn on the spot; characters on the node stay where they stand."""
    foe = s.fight.foes[number]
    if foe.facing != facing:
        foe.facing = facing
        if s.journal:
            log.boss_turned(s, number)


def boss_turn(s: Dungeon, number: int, way: int) -> None:
    """A Turn or About-face icon."""
    turn_to(s, number, (s.fight.foes[number].facing + way) % 8)


def push_off(s: Dungeon, number: int) -> Flow[None]:
    """Push everyone off the boss's own node, each within its arc."""
    node = s.fight.foes[number].node
    for hero in s.heroes_on(node):
        yield from settle_arc(s, hero, number)
    yield from clear_node(s, node, PUSH_ARC)


def boss_step(s: Dungeon, number: int, node: int, icon: Icon) -> Flow[None]:
    """Step onto a node: another boss is pushed, then the characters there by the icon.

    Without a node to go to, or when the boss falls on the way, no steps are left.
    """
    fight = s.fight
    foe = fight.foes[number]
    if node < 0:
        fight.steps = 0
        return
    fight.steps -= 1
    yield from come_onto(s, number, node)
    if icon.damage:
        yield from movement_attack(s, node, PUSH_ARC)
        if foe.node < 0:
            fight.steps = 0
            return
        for hero in s.heroes_on(node):
            yield from stand_in_arc(s, hero, number, EVERY_ARC)
    elif icon.push:
        yield from clear_node(s, node, PUSH_ARC)
    if s.crowd(node) > NODE_LIMIT:
        yield from make_room(s, node, foe_model(number), 0)
    if foe.node < 0:
        fight.steps = 0


def come_onto(s: Dungeon, number: int, node: int) -> Flow[None]:
    """Put a boss on a node next to its own: characters there join its base where they faced it."""
    foe = s.fight.foes[number]
    came = foe.node
    direction = s.board().direction(came, node)
    leave(s, came)
    foe.node = node
    if s.journal:
        log.foe_moved(s, number, came, node, "move")
    for hero in s.heroes_on(node):
        s.party[hero].place = direction
    yield from shove_boss(s, number, node)


def leave(s: Dungeon, node: int) -> None:
    """A boss leaves a node: nobody there is in an arc of its base any more."""
    for character in s.party:
        if character.node == node:
            character.place = NOTHING


def shove_boss(s: Dungeon, number: int, node: int) -> Flow[None]:
    """Another boss on the node is pushed to one next to it; it keeps its facing."""
    fight = s.fight
    for other in s.foes_on(node):
        if other == number:
            continue
        fight.pushing = PUSH_ANY
        fight.pushed = foe_model(other)
        to = yield Decision(s, CREW, questions.FOE_PUSHED_TO)
        fight.pushed = NOTHING
        direction = s.board().direction(node, to)
        fight.foes[other].node = to
        if s.journal:
            log.foe_moved(s, other, node, to, "push")
        for hero in s.heroes_on(to):
            s.party[hero].place = direction
        if s.crowd(to) > NODE_LIMIT:
            yield from make_room(s, to, foe_model(other), 0)


def boss_shift(s: Dungeon, number: int, icon: Icon) -> Flow[None]:
    """Forward, backward, left or right without turning; a wall stops it."""
    fight = s.fight
    foe = fight.foes[number]
    fight.steps = reach_of(s, number, icon)
    if icon.push:
        yield from push_off(s, number)
    while fight.steps:
        node = s.board().step[foe.node][(foe.facing + icon.way) % 8]
        yield from boss_step(s, number, node, icon)


def boss_leap(s: Dungeon, number: int, icon: Icon) -> Flow[None]:
    """Onto the target's node, however far: everyone there is attacked if numbered, and pushed."""
    foe = s.fight.foes[number]
    target = quarry(s, foe.node, icon.to)
    came = foe.node
    node = s.party[target].node
    leave(s, came)
    foe.node = node
    if s.journal:
        log.foe_moved(s, number, came, node, "leap")
    yield from shove_boss(s, number, node)
    if icon.damage:
        yield from movement_attack(s, node)
        if foe.node < 0:
            return
    else:
        yield from clear_node(s, node)
    for hero in s.heroes_on(node):
        yield from stand_in_arc(s, hero, number, EVERY_ARC)
    if s.crowd(node) > NODE_LIMIT:
        yield from make_room(s, node, foe_model(number), 0)
