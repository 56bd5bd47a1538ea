"""A character's activation: where to stand, whom to strike, when to drink."""

from __future__ import annotations

from typing import Final

from bossrush.companions.souls.danger import at_least, cost_of, forecast
from bossrush.games.souls.acts import END, ESTUS, HEROIC, KIND, LOW, STAND_STILL, STEP, USE
from bossrush.games.souls.odds import blow
from bossrush.games.souls.room import AROUND, step_cost, ways
from bossrush.games.souls.state import Dungeon
from bossrush.games.souls.striking import (
    AT_FOE,
    AT_NODE,
    FOR_HEROES,
    NO_TARGET,
    action_in,
    aims,
    line_of,
    packed,
    shift_reach,
    slot_of,
    struck,
    target_of,
    use_cost,
    uses,
)
from bossrush.games.souls.terms import (
    AFFLICT,
    BERSERK_CHARGE,
    BOOST,
    GRANT,
    GUARD,
    HIDDEN_TRAP,
    PERSEVERANCE,
    STRIKE,
)

FARTHEST: Final = 4
"""How many steps ahead it looks for a place to stand."""


class Stand:
    """Somewhere a character could be: what it costs to get there, and the first step."""

    def __init__(self, way: int, energy: int, first: int) -> None:
        self.node = way
        self.energy = energy
        self.first = first


def energy_price(s: Dungeon, hero: int, energy: int) -> float:
    """What Energy is worth: little while it comes back at once, dear when the bar is full."""
    one = s.party[hero]
    if energy <= 0:
        return 0.0
    price = 0.0
    black = one.black
    for spent in range(1, energy + 1):
        free = one.free() - spent
        if free <= 0:
            return 1000.0
        price += 0.18 if black + spent <= 2 else 0.55
        if free <= 3:
            price += 0.5
    return price


def foe_worth(s: Dungeon, number: int) -> float:
    """What it is worth to be rid of a foe."""
    foe = s.fight.foes[number]
    card = s.t.foes[foe.kind]
    if card.boss:
        return 1.35 * foe.health
    strength = 0
    for icon in card.behaviour.icons:
        if icon.attack:
            strength += icon.damage
    return 2.8 + 1.55 * strength + 0.17 * card.health


def use_worth(s: Dungeon, hero: int, use: int) -> float:
    """What an action is worth, its Energy counted in."""
    action = action_in(s, hero, slot_of(use), line_of(use))
    price = energy_price(s, hero, use_cost(s, hero, use))
    target = target_of(use)
    if action.kind == STRIKE:
        if target == NO_TARGET:
            return _after_shift(s, hero, use) - price
        worth = 0.0
        for number in struck(s, target):
            one = packed(slot_of(use), line_of(use), AT_FOE + number)
            worth += _blow_worth(s, hero, one, number)
        return worth + (0.4 if action.grants else 0.0) - price
    if action.kind == AFFLICT:
        worth = 0.0
        if target == NO_TARGET:
            return 0.2 - price
        for number in struck(s, target):
            foe = s.fight.foes[number]
            if action.conditions & ~foe.conditions and foe.health > 2:
                worth += 1.2
            elif action.push:
                worth += 0.4
        return worth - price
    if action.kind == GRANT:
        worth = 0.0
        for number, ally in enumerate(s.party):
            if (target - FOR_HEROES) >> number & 1:
                worth += 0.5 * min(action.stamina, ally.black)
                worth += 0.95 * min(action.health, ally.red)
        return worth - price
    if action.kind == BOOST:
        return (0.3 if s.fight.boss else 0.2) - price if not s.fight.magic else -1.0
    if action.kind == GUARD:
        return 0.9 * len(s.party) * 0.6 - price
    return -0.1 - price


def _blow_worth(s: Dungeon, hero: int, use: int, number: int) -> float:
    found = blow(s, hero, use)
    foe = s.fight.foes[number]
    worth = foe_worth(s, number)
    if s.t.foes[foe.kind].boss:
        return 1.35 * found.mean + 8.0 * found.kills
    return worth * (0.75 * found.kills + 0.25 * found.mean / max(1, foe.health))


def _after_shift(s: Dungeon, hero: int, use: int) -> float:
    """The best a shift before the dice could lead to."""
    one = s.party[hero]
    action = action_in(s, hero, slot_of(use), line_of(use))
    home, place = one.node, one.place
    best = 0.0
    for node in shift_reach(s, hero, action.before):
        one.node = node
        one.place = place if node == home else facing_in(s, node, home)
        for target in aims(s, hero, action, node, False):
            worth = 0.0
            for number in struck(s, target):
                at = packed(slot_of(use), line_of(use), AT_FOE + number)
                worth += _blow_worth(s, hero, at, number)
            best = max(best, worth)
    one.node, one.place = home, place
    return best


def facing_in(s: Dungeon, node: int, came: int) -> int:
    """Where one would stand on a boss's node when coming from another."""
    boss = s.boss_on(node)
    if boss < 0:
        return -1
    arcs = s.board().arcs[s.fight.foes[boss].facing][node][came]
    weak = s.fight.weak[boss]
    for arc in range(4):
        if arcs >> arc & 1 and weak >> arc & 1:
            return (s.fight.foes[boss].facing + 2 * arc) % 8
    for arc in range(4):
        if arcs >> arc & 1:
            return (s.fight.foes[boss].facing + 2 * arc) % 8
    return s.fight.foes[boss].facing


def best_use(s: Dungeon, hero: int) -> tuple[float, int]:
    """The most worthwhile action from here, and what it is worth; nothing below zero."""
    best, chosen = 0.0, -1
    for use in uses(s, hero):
        worth = use_worth(s, hero, use)
        if worth > best:
            best, chosen = worth, use
    return best, chosen


def all_uses(s: Dungeon, hero: int) -> float:
    """What both hands together could do from here."""
    used = s.fight.used
    worth, use = best_use(s, hero)
    total = worth
    if use >= 0:
        s.fight.used |= 1 << slot_of(use)
        worth, use = best_use(s, hero)
        total += 0.8 * worth
    s.fight.used = used
    return total


def stands(s: Dungeon, hero: int) -> list[Stand]:
    """Every node within reach: the Energy it takes, and the first step there."""
    one = s.party[hero]
    found = [Stand(one.node, 0, -1)]
    if s.fight.stride == 2:
        return found
    free = one.free()
    edge: list[Stand] = []
    seen = [one.node]
    for way in ways(s, hero, True):
        cost = step_cost(s, hero, way)
        if cost >= free:
            continue
        if way >= AROUND:
            found.append(Stand(way, cost, way))
        else:
            seen.append(way)
            edge.append(Stand(way, cost, way))
    walk = s.fight.walk
    for step in range(1, FARTHEST):
        found.extend(edge)
        further: list[Stand] = []
        s.fight.walk = max(0, walk - step)
        home = one.node
        for stand in edge:
            one.node = stand.node
            for node in s.free_nodes(stand.node):
                if node in seen:
                    continue
                cost = stand.energy + step_cost(s, hero, node)
                if cost < free:
                    seen.append(node)
                    further.append(Stand(node, cost, stand.first))
        one.node = home
        edge = further
    s.fight.walk = walk
    found.extend(edge)
    return found


def trap_fear(s: Dungeon, node: int) -> float:
    """What a node nobody has tried may cost."""
    if s.fight.boss or node >= AROUND:
        return 0.0
    traps = s.tiles[s.at].traps
    if not traps or not traps[node] or s.fight.sprung >> node & 1:
        return 0.0
    if traps[node] == HIDDEN_TRAP:
        return 0.7
    return 1.0 * s.t.traps[traps[node] - 2].damage


def longing(s: Dungeon, node: int) -> float:
    """What it costs to be far from every foe: nothing is won by hiding."""
    distance = s.board().distance[node]
    least = 9
    for foe in s.fight.foes:
        if foe.node >= 0:
            least = min(least, distance[foe.node])
    return 0.25 * least


class Plan:
    """The best that can be made of the rest of an activation."""

    def __init__(self) -> None:
        self.worth = -1e9
        self.act = END << KIND


def plan(s: Dungeon, hero: int, values: list[int], care: float) -> int:
    """The next thing to do; `s` is a copy to think with."""
    one = s.party[hero]
    s.fight.aggro = hero
    made = Plan()
    home, place, free = one.node, one.place, one.black
    for stand in stands(s, hero):
        step = stand.first
        if stand.node >= AROUND:
            boss = s.boss_on(home)
            arc = stand.node - AROUND
            one.place = (s.fight.foes[boss].facing + 2 * arc) % 8
        elif stand.node != home:
            one.node = stand.node
            one.place = facing_in(s, stand.node, home) if _near(s, stand.node, home) else -1
            if one.place < 0 and s.boss_on(stand.node) >= 0:
                one.place = s.fight.foes[s.boss_on(stand.node)].facing
        price = energy_price(s, hero, stand.energy) + trap_fear(s, stand.node)
        one.black = free + stand.energy
        danger = care * cost_of(s, forecast(s))
        gain = all_uses(s, hero)
        one.node, one.place, one.black = home, place, free
        # Go there and strike from there.
        worth = gain - danger - price - longing(s, stand.node if stand.node < AROUND else home)
        if worth > made.worth:
            made.worth = worth
            made.act = STEP << KIND | step if step >= 0 else _strike_or_end(s, hero)
        # Strike from here, and then go there.
        if step >= 0 and s.fight.stride == 0:
            here, use = best_use(s, hero)
            if use >= 0 and here - danger - price > made.worth:
                made.worth = here - danger - price
                made.act = USE << KIND | use
    chosen = made.act
    return chosen if chosen in values else END << KIND


def _near(s: Dungeon, node: int, other: int) -> bool:
    return s.board().distance[node][other] == 1


def _strike_or_end(s: Dungeon, hero: int) -> int:
    _worth, use = best_use(s, hero)
    return USE << KIND | use if use >= 0 else END << KIND


def drinks(s: Dungeon, hero: int) -> bool:
    """Whether it is time for the flask."""
    one = s.party[hero]
    if not one.estus or one.black + one.red < 4:
        return False
    aggro = s.fight.aggro
    s.fight.aggro = hero
    risk = at_least(forecast(s).boxes[hero], one.free())
    s.fight.aggro = aggro
    return risk > 0.12 or one.free() <= 2


def heroic(s: Dungeon, hero: int, values: list[int]) -> int:
    """The heroic action worth taking now; -1 for none."""
    one = s.party[hero]
    if not one.heroic:
        return -1
    kind = one.card().heroic
    if kind == PERSEVERANCE:
        gained = sum(min(2, other.black) for other in s.party)
        short = any(other.free() <= 3 and other.black for other in s.party)
        return HEROIC << KIND if gained >= 2 * len(s.party) - 1 or (short and gained > 1) else -1
    if kind != BERSERK_CHARGE or s.fight.stride == 2:
        return -1
    home, place, used = one.node, one.place, s.fight.used
    best, chosen = 3.0, -1
    for value in values:
        if value >> KIND != HEROIC:
            continue
        way = value & LOW
        if way >= AROUND and way != STAND_STILL:
            continue
        node = home if way == STAND_STILL else way
        one.node = node
        one.place = place if node == home else facing_in(s, node, home)
        s.fight.charge = True
        for use in uses(s, hero):
            if target_of(use) == AT_NODE + node:
                worth = use_worth(s, hero, use) - trap_fear(s, node)
                if worth > best:
                    best, chosen = worth, value
        s.fight.charge = False
        one.node, one.place = home, place
    s.fight.used = used
    plain, _use = best_use(s, hero)
    return chosen if best > plain + 1.5 else -1


def act(s: Dungeon, hero: int, values: list[int], care: float) -> int:
    """What a character does next; `s` is a copy to think with."""
    if s.fight.charge:
        _worth, use = best_use(s, hero)
        if use >= 0 and USE << KIND | use in values:
            return USE << KIND | use
    if ESTUS << KIND in values and drinks(s, hero):
        return ESTUS << KIND
    chosen = heroic(s, hero, values)
    if chosen >= 0 and chosen in values:
        return chosen
    return plan(s, hero, values, care)
