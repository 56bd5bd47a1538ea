"""Character movement (p. 22): walk, run, dodge, and what coming onto a node brings about."""

from __future__ import annotations

from typing import Final

from bossrush.engine.answers import Kind
from bossrush.engine.decision import Decision, Flow
from bossrush.engine.sets import has, lowest, plus
from bossrush.games.souls.cards.terms import (
    BARREL,
    EVERY_ARC,
    NO_TERRAIN,
    NODE_LIMIT,
    NOTHING,
)
from bossrush.games.souls.questions import answers
from bossrush.games.souls.questions import asked as questions
from bossrush.games.souls.rules import push, traps
from bossrush.games.souls.rules.boss_encounters import go_round, stand_in_arc
from bossrush.games.souls.rules.conditions import frostbite_cost
from bossrush.games.souls.rules.endurance import spend
from bossrush.games.souls.rules.equipment import dodge_nodes, may_dodge, may_run, walk_nodes
from bossrush.games.souls.table.fight import STRUCK
from bossrush.games.souls.table.state import BOSS_ROOM, NO_TILE, Dungeon
from bossrush.games.souls.words import log

AROUND: Final = 32
"""From here on a step stays on the boss's node and goes around to an arc: AROUND + arc."""

# -- steps ----------------------------------------------------------------------------------


def ways(s: Dungeon, hero: int, barrels: bool) -> list[int]:
    """Where one step takes a character; barrels only when it may break them."""
    character = s.party[hero]
    board = s.board()
    boss = s.boss_on(character.node)
    if boss >= 0:
        own = s.arc_of(hero, boss)
        arcs = board.arcs[s.fight.foes[boss].facing][character.node]
        reached = [node for node in board.near[character.node] if arcs[node] & own]
        arc = lowest(own)
        reached.append(AROUND + (arc + 1) % 4)
        reached.append(AROUND + (arc + 3) % 4)
        return reached
    if not s.blocked():
        return board.near[character.node]
    reached = []
    for node in board.near[character.node]:
        stands = s.terrain_on(node)
        if stands == NO_TERRAIN or (barrels and stands == BARREL):
            reached.append(node)
    return reached


def way_of(answer: int, to: Kind) -> int:
    """The way that an answer goes: onto a node where it is of this kind, else around the boss."""
    return answers.NODE.of(answer) if to.fits(answer) else AROUND + answers.ARC.of(answer)


def way_answers(s: Dungeon, hero: int, to: Kind, around: Kind) -> list[int]:
    """An answer for each way a character can go now: onto a node, or around the boss."""
    return [
        around.answer(way - AROUND) if way >= AROUND else to.answer(way)
        for way in ways(s, hero, False)
    ]


def step_cost(s: Dungeon, hero: int, way: int) -> int:
    """The Energy of a walk or run: the walk is free, Frostbite and barrels cost one more."""
    frost = frostbite_cost(s.party[hero].conditions)
    walk = s.fight.walk
    cost = 1 + frost
    if walk > 0:
        cost = frost if frost and walk == walk_nodes(s, hero) else 0
    if way < AROUND and s.terrain_on(way) == BARREL:
        cost += 1
    return cost


def steps(s: Dungeon, hero: int) -> list[int]:
    """The steps a character may make now in its activation."""
    fight = s.fight
    if fight.stride == STRUCK or (fight.walk == 0 and not may_run(s, hero)):
        return []
    free = s.party[hero].free()
    return [way for way in ways(s, hero, True) if step_cost(s, hero, way) <= free]


def step(s: Dungeon, hero: int, way: int) -> Flow[None]:
    """One step of a walk, a run or a shift: to a node, or around the boss to another arc."""
    if way >= AROUND:
        go_round(s, hero, way - AROUND)
        return
    yield from enter(s, hero, way)


def enter(
    s: Dungeon, hero: int, node: int, chain: int = 0, any_arc: bool = False, how: str = "move"
) -> Flow[None]:
    """Move a character to a node next to its own, and see what that brings about."""
    character = s.party[hero]
    came = character.node
    if s.intact_barrel(node):
        break_barrel(s, hero, node)
    character.node = node
    character.place = NOTHING
    if s.journal:
        log.moved(s, hero, came, node, how)
    boss = s.boss_on(node)
    if boss >= 0:
        arcs = s.board().arcs[s.fight.foes[boss].facing][node][came]
        yield from stand_in_arc(s, hero, boss, EVERY_ARC if any_arc else arcs)
    if s.crowd(node) > NODE_LIMIT:
        yield from push.make_room(s, node, hero, chain)
    if character.node == node:
        yield from arrive(s, hero)


def break_barrel(s: Dungeon, hero: int, node: int) -> None:
    s.fight.broken = plus(s.fight.broken, s.board().terrain.index(node))
    if s.journal:
        log.barrel_broken(s, hero, node)


# -- souls and traps --------------------------------------------------------------------------


def arrive(s: Dungeon, hero: int) -> Flow[None]:
    """Souls that lie on the node are recovered, a trap that lies there is sprung."""
    character = s.party[hero]
    if s.lost_souls and s.lost_node == character.node:
        here = BOSS_ROOM if s.fight.boss else s.at
        if s.lost_at == here:
            recover(s, hero)
    if s.fight.boss:
        return
    if traps.lies_on(s, character.node):
        yield from traps.spring(s, hero)


def recover(s: Dungeon, hero: int) -> None:
    """Dropped souls return to the cache."""
    amount = s.lost_souls
    s.souls += amount
    s.lost_souls = 0
    s.lost_at = NO_TILE
    s.lost_node = NOTHING
    if s.journal:
        log.souls_recovered(s, hero, amount)


# -- dodges ---------------------------------------------------------------------------------


def dodge_cost(s: Dungeon, hero: int, node: int) -> int:
    """The Energy of a dodge; -1 as a node for one that goes nowhere."""
    cost = 1 + frostbite_cost(s.party[hero].conditions)
    if node >= 0 and s.intact_barrel(node):
        cost += 1
    return cost


def dodge_options(s: Dungeon, hero: int) -> list[int]:
    """The dodges that a character may make against an attack or a trap."""
    options: list[int] = []
    character = s.party[hero]
    free = character.free()
    if not may_dodge(s, hero) or dodge_cost(s, hero, NOTHING) > free:
        return options
    options.append(answers.DODGE.answer())
    for node in s.board().near[character.node]:
        if s.is_blocked(node) and not s.intact_barrel(node):
            continue
        if dodge_cost(s, hero, node) <= free:
            options.append(answers.DODGE_TO.answer(node))
    boss = s.boss_on(character.node)
    if boss >= 0:
        own = s.arc_of(hero, boss)
        for arc in range(4):
            if not has(own, arc):
                options.append(answers.DODGE_ROUND.answer(arc))
    return options


def dodge_node(answer: int) -> int:
    """The node a dodge goes to; -1 when it stays on its own."""
    return answers.NODE.of(answer) if answers.DODGE_TO.fits(answer) else NOTHING


def further_dodges(s: Dungeon, hero: int) -> list[int]:
    """Where a dodge of two nodes may go on to; its Energy is paid but for barrels."""
    character = s.party[hero]
    return [
        node
        for node in s.board().near[character.node]
        if not s.is_blocked(node) or (s.intact_barrel(node) and character.free() >= 1)
    ]


def dodge_move(s: Dungeon, hero: int, answer: int) -> Flow[None]:
    """Pay for a dodge and make its move, whatever arc of a boss it begins in."""
    node = dodge_node(answer)
    spend(s, hero, dodge_cost(s, hero, node))
    if answers.DODGE_ROUND.fits(answer):
        go_round(s, hero, answers.ARC.of(answer))
        return
    if node < 0:
        return
    yield from enter(s, hero, node, any_arc=True, how="dodge")
    if dodge_nodes(s, hero) > 1 and s.party[hero].node == node:
        further = yield Decision(s, s.seat_of(hero), questions.DODGE_ON, hero)
        if answers.STEP_TO.fits(further):
            node = answers.NODE.of(further)
            if s.intact_barrel(node):
                spend(s, hero, 1)
            yield from enter(s, hero, node, any_arc=True, how="dodge")
