"""Push (p. 21), and the limit of three models to a node (p. 10).

A model is a hero by its number, or HEROES + a foe. A push may crowd the next node, and so lead to
another one: `chain` is the set of models that such a chain of pushes has moved already.
"""

from __future__ import annotations

from bossrush.engine.decision import CREW, Decision, First, Flow
from bossrush.engine.sets import has, only, plus
from bossrush.games.souls.cards.terms import NODE_LIMIT, NOTHING, foe_model, foe_of, is_hero
from bossrush.games.souls.questions import asked as questions
from bossrush.games.souls.rules import character_movement as movement
from bossrush.games.souls.table.fight import PUSH_ANY, PUSH_ARC, PUSH_AWAY
from bossrush.games.souls.table.state import Dungeon
from bossrush.games.souls.words import log


def node_of(s: Dungeon, model: int) -> int:
    """Where a model stands."""
    return s.party[model].node if is_hero(model) else s.fight.foes[foe_of(model)].node


# -- who may be pushed, and where to ---------------------------------------------------------


def push_nodes(s: Dungeon, model: int) -> list[int]:
    """The nodes that the present push may move a model to; none when it cannot be moved."""
    fight = s.fight
    node = node_of(s, model)
    free = s.free_nodes(node)
    if fight.pushing == PUSH_AWAY:
        return farthest(s, free, fight.away_from)
    if fight.pushing == PUSH_ARC and is_hero(model):
        boss = s.boss_on(node)
        if boss >= 0:
            return in_arc(s, model, boss, free)
    if not is_hero(model) and fight.foes[foe_of(model)].card().boss:
        return [other for other in free if s.boss_on(other) < 0]
    return free


def farthest(s: Dungeon, nodes: list[int], away_from: int) -> list[int]:
    """The nodes among these that lie farthest from another one."""
    distance = s.board().distance[away_from]
    most = 0
    far: list[int] = []
    for node in nodes:
        if distance[node] > most:
            most = distance[node]
            far = [node]
        elif distance[node] == most:
            far.append(node)
    return far


def in_arc(s: Dungeon, hero: int, boss: int, nodes: list[int]) -> list[int]:
    """The nodes of the arc a character stands in; along the wall where there are none."""
    board = s.board()
    foe = s.fight.foes[boss]
    own = s.arc_of(hero, boss)
    arcs = board.arcs[foe.facing][foe.node]
    inside = [node for node in nodes if arcs[node] & own]
    if inside:
        return inside
    inside = [node for node in nodes if board.edge[node]]
    return inside or nodes


def pushable(s: Dungeon, node: int, newcomer: int, chain: int) -> list[int]:
    """Who may be pushed off a full node: no newcomer, no boss, nobody of the chain so far."""
    models = s.heroes_on(node)
    for number in s.foes_on(node):
        if not s.fight.foes[number].card().boss:
            models.append(foe_model(number))
    others = [model for model in models if model != newcomer]
    fresh = [model for model in others if not has(chain, model)]
    return distinct(s, fresh)


def distinct(s: Dungeon, models: list[int]) -> list[int]:
    """These models, but of several foes that are alike only the first."""
    kept: list[int] = []
    for model in models:
        twin = False
        if not is_hero(model):
            foe = s.fight.foes[foe_of(model)]
            for other in kept:
                if not is_hero(other) and foe.is_like(s.fight.foes[foe_of(other)]):
                    twin = True
                    break
        if not twin:
            kept.append(model)
    return kept


# -- the node limit ---------------------------------------------------------------------------


def make_room(s: Dungeon, node: int, newcomer: int, chain: int) -> Flow[None]:
    """A fourth model has come onto a node: the players push one of the three out."""
    fight = s.fight
    while s.crowd(node) > NODE_LIMIT:
        models = pushable(s, node, newcomer, chain)
        if not models:
            return
        model = models[0]
        if len(models) > 1:
            if node_of(s, newcomer) == node:
                fight.came = newcomer
            else:  # a chain of pushes has moved the newcomer on
                fight.crowded = node
            fight.chain = chain
            model = yield Decision(s, CREW, questions.PUSHED_OUT)
            fight.came = NOTHING
            fight.crowded = NOTHING
            fight.chain = 0
        chain = plus(chain, model)
        begin_limit_push(s, model)
        yield from push(s, model, chain)


def begin_limit_push(s: Dungeon, model: int) -> None:
    """The node limit pushes a model out: a hero on a boss's node within its arc, or anywhere."""
    s.fight.pushing = PUSH_ARC if is_hero(model) else PUSH_ANY
    s.fight.away_from = node_of(s, model)


# -- carrying a push out ----------------------------------------------------------------------


def push(s: Dungeon, model: int, chain: int = 0) -> Flow[None]:
    """Push a model as the present push says, if it has anywhere to go."""
    fight = s.fight
    nodes = push_nodes(s, model)
    node = nodes[0] if nodes else NOTHING
    if len(nodes) > 1:
        if is_hero(model):
            node = yield Decision(s, s.seat_of(model), questions.PUSHED_TO, model)
        else:
            fight.pushed = model
            node = yield Decision(s, CREW, questions.FOE_PUSHED_TO)
            fight.pushed = NOTHING
    fight.pushing = PUSH_ANY
    fight.away_from = NOTHING
    if node == NOTHING:
        return
    if is_hero(model):
        yield from movement.enter(s, model, node, plus(chain, model), how="push")
        return
    foe = fight.foes[foe_of(model)]
    left = foe.node
    foe.node = node
    if s.journal:
        log.foe_moved(s, foe_of(model), left, node, "push")
    yield from make_room(s, node, model, plus(chain, model))


def clear_node(s: Dungeon, node: int, kind: int = PUSH_ANY) -> Flow[None]:
    """Push every character off a node; the first to answer is moved first."""
    heroes = s.heroes_on(node)
    while heroes:
        hero = yield from push_one(s, heroes, node, kind)
        heroes.remove(hero)


def push_one(s: Dungeon, heroes: list[int], node: int, kind: int) -> Flow[int]:
    """Push one of these characters off a node; returns who it was."""
    fight = s.fight
    fight.pushing = kind
    fight.away_from = node
    for hero in heroes:
        if len(heroes) == 1 or len(push_nodes(s, hero)) < 2:
            yield from push(s, hero)
            return hero
    race = First([Decision(s, s.seat_of(hero), questions.PUSHED_TO, hero) for hero in heroes])
    to = yield race
    hero = race.actor
    fight.pushing = PUSH_ANY
    fight.away_from = NOTHING
    yield from movement.enter(s, hero, to, only(hero), how="push")
    return hero
