"""What the uses of cards are worth, and the Energy they take."""

from __future__ import annotations

from bossrush.companions.souls.taste import TASTE
from bossrush.engine.sets import has, lowest
from bossrush.games.souls.cards.terms import AFFLICT, BOOST, GRANT, GUARD, STRIKE
from bossrush.games.souls.questions import answers
from bossrush.games.souls.rules.attack_options import (
    action_of,
    aim_of,
    aims,
    is_aimed,
    shift_reach,
    struck,
    use_cost,
    uses,
)
from bossrush.games.souls.table.state import Dungeon
from bossrush.games.souls.view.odds import Blow, blow


def energy_price(s: Dungeon, hero: int, energy: int) -> float:
    """What Energy is worth: little while it comes back at once, dear when the bar is full."""
    character = s.party[hero]
    if energy <= 0:
        return 0.0
    price = 0.0
    black = character.black
    for spent in range(1, energy + 1):
        free = character.free() - spent
        if free <= 0:
            return 1000.0
        price += TASTE.back_at_once if black + spent <= 2 else TASTE.back_later
        if free <= 3:
            price += TASTE.last_boxes
    return price


def foe_worth(s: Dungeon, number: int) -> float:
    """What it is worth to be rid of a foe."""
    foe = s.fight.foes[number]
    card = foe.card()
    if card.boss:
        return TASTE.boss_wound * foe.health
    strength = 0
    for icon in card.behaviour.icons:
        if icon.attack:
            strength += icon.damage
    return 2.8 + 1.55 * strength + 0.17 * card.health


def at_foe(use: int, foe: int) -> int:
    """The same action, made on one foe."""
    return answers.ATTACK.answer(answers.SLOT.of(use), answers.LINE.of(use), foe)


def use_worth(s: Dungeon, hero: int, use: int) -> float:
    """What an action is worth, its Energy counted in."""
    action = action_of(s, hero, use)
    price = energy_price(s, hero, use_cost(s, hero, use))
    if action.effect == STRIKE:
        if not is_aimed(use):
            return _after_shift(s, hero, use) - price
        worth = 0.0
        for number in struck(s, aim_of(use)):
            worth += _blow_worth(s, hero, at_foe(use, number), number)
        return worth + (0.4 if action.grants else 0.0) - price
    if action.effect == AFFLICT:
        worth = 0.0
        if not is_aimed(use):
            return 0.2 - price
        for number in struck(s, aim_of(use)):
            foe = s.fight.foes[number]
            if action.conditions & ~foe.conditions and foe.health > 2:
                worth += 1.2
            elif action.push:
                worth += 0.4
        return worth - price
    if action.effect == GRANT:
        worth = 0.0
        for number, ally in enumerate(s.party):
            if has(answers.HEROES_GIVEN.of(use), number):
                worth += 0.5 * min(action.stamina, ally.black)
                worth += 0.95 * min(action.health, ally.red)
        return worth - price
    if action.effect == BOOST:
        return (0.3 if s.fight.boss else 0.2) - price if not s.fight.magic else -1.0
    if action.effect == GUARD:
        return 0.9 * len(s.party) * 0.6 - price
    return -0.1 - price


def progress(s: Dungeon, number: int, expected: Blow) -> float:
    """What a blow is worth for the activations after the next one."""
    foe = s.fight.foes[number]
    if foe.card().boss:
        return TASTE.boss_wound * expected.mean + 8.0 * expected.kills
    share = expected.mean / max(1, foe.health)
    return foe_worth(s, number) * (TASTE.felled * expected.kills + TASTE.wound * share)


def _blow_worth(s: Dungeon, hero: int, use: int, number: int) -> float:
    expected = blow(s, hero, use)
    return progress(s, number, expected) + expected.kills * 2.0


def _after_shift(s: Dungeon, hero: int, use: int) -> float:
    """The best a shift before the dice could lead to."""
    character = s.party[hero]
    action = action_of(s, hero, use)
    home, place = character.node, character.place
    best = 0.0
    for node in shift_reach(s, hero, action.before):
        character.node = node
        character.place = place if node == home else facing_in(s, node, home)
        for aim in aims(s, action, node):
            worth = 0.0
            for number in struck(s, aim):
                worth += _blow_worth(s, hero, at_foe(use, number), number)
            best = max(best, worth)
    character.node, character.place = home, place
    return best


def facing_in(s: Dungeon, node: int, came: int) -> int:
    """Where one would stand on a boss's node when coming from another."""
    boss = s.boss_on(node)
    if boss < 0:
        return -1
    arcs = s.board().arcs[s.fight.foes[boss].facing][node][came]
    weak = s.fight.weak[boss]
    preferred = arcs & weak or arcs
    if preferred:
        return (s.fight.foes[boss].facing + 2 * lowest(preferred)) % 8
    return s.fight.foes[boss].facing


def best_use(s: Dungeon, hero: int) -> tuple[float, int]:
    """The most worthwhile action from here, and what it is worth; nothing below zero."""
    best, chosen = 0.0, -1
    for use in uses(s, hero):
        worth = use_worth(s, hero, use)
        if worth > best:
            best, chosen = worth, use
    return best, chosen
