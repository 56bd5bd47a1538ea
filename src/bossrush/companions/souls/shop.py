"""At the bonfire: what equipment is worth, what to buy, what to learn, when to rest."""

from __future__ import annotations

from typing import Final

from bossrush.games.souls.gear import meets, places_for, put, side_by_side, takes_upgrade
from bossrush.games.souls.held import card_of, upgraded, upgrades_of
from bossrush.games.souls.hero import Hero
from bossrush.games.souls.state import Dungeon
from bossrush.games.souls.tables import Action, Item, Tables
from bossrush.games.souls.terms import (
    ARMOUR,
    ARMOUR_UPGRADE,
    GRANT,
    IN_ARMOUR,
    IN_LEFT,
    IN_RIGHT,
    STRIKE,
    TWO_HAND,
    WEAPON_UPGRADE,
)

PIP: Final = (7 / 6, 11 / 6, 15 / 6)
"""What a black, blue and orange die comes to on average."""
CONSIDERED: Final = 7
"""How many hand cards it compares with one another."""
BETTER: Final = 0.25
"""How much better something must be before it is worth the trouble."""


def mean(dice: int) -> float:
    found = 0.0
    for colour in range(3):
        found += PIP[colour] * (dice >> 8 * colour & 255)
    return found


def action_worth(item: Item, action: Action, dice: int, mod: int) -> float:
    """What one line of a card does in an activation, its Energy counted in."""
    if action.kind == GRANT:
        many = 1.0 if action.who <= 1 else 1.6
        return many * (0.35 * action.stamina + 0.8 * action.health) - 0.3 * action.cost
    if action.kind != STRIKE:
        return 0.6 - 0.25 * action.cost
    total = mean(action.dice + dice) + action.mod + mod
    hit = max(0.1, total - 1.6) * action.repeat
    if action.magic:
        hit += 0.3
    if action.node:
        hit *= 1.2
    if action.range >= 1:
        hit += 0.5 + 0.15 * min(action.range, 4)
    if action.shaft:
        hit -= 0.35
    hit += 0.4 * action.conditions.bit_count() + 0.15 * (action.before + action.after)
    return hit - 0.32 * action.cost


_worths: Final[dict[tuple[str, int], float]] = {}
"""What hand cards are worth, by the digest of their packs."""


def weapon_worth(t: Tables, held: int) -> float:
    """What a hand card adds to a fighter: its best attacks, and its dice of defence."""
    known = _worths.get((t.digest, held))
    if known is None:
        known = _worths[t.digest, held] = _weapon_worth(t, held)
    return known


def _weapon_worth(t: Tables, held: int) -> float:
    item = t.items[card_of(held)]
    dice, mod = 0, 0
    for upgrade in upgrades_of(held):
        dice += t.items[upgrade].weapon_dice
        mod += t.items[upgrade].weapon_mod
    worths = sorted((action_worth(item, one, dice, mod) for one in item.actions), reverse=True)
    attack = worths[0] if worths else 0.0
    if len(worths) > 1:
        attack += 0.35 * max(0.0, worths[1])
    return 1.5 * max(0.0, attack) + defence_worth(item)


def defence_worth(item: Item) -> float:
    worth = 1.15 * mean(item.block) + 0.55 * mean(item.resist) + 0.85 * item.dodge
    if item.immune:
        worth += 0.2
    if item.no_dodge:
        worth -= 0.8
    if item.walk > 1 or item.dodge_move > 1:
        worth += 0.4
    if item.end_health:
        worth += 0.8
    return worth


def armour_worth(t: Tables, held: int) -> float:
    worth = defence_worth(t.items[card_of(held)])
    for upgrade in upgrades_of(held):
        worth += ring_worth(t.items[upgrade])
    return worth


def ring_worth(item: Item) -> float:
    return (
        0.9 * mean(item.own_dice)
        + 0.9 * item.own_mod
        + 0.8 * item.end_health
        + (0.7 if item.start_stamina else 0.0)
        + (0.5 if item.start_choice else 0.0)
        + 0.5 * item.hurt_stamina
        + 0.3 * item.beat_stamina
    )


def card_worth(t: Tables, held: int) -> float:
    """What a card is worth to somebody who can use it."""
    item = t.items[card_of(held)]
    if item.hand:
        return weapon_worth(t, held)
    if item.slot == ARMOUR:
        return armour_worth(t, held)
    return 1.5 + ring_worth(item)


def hands_worth(t: Tables, left: int, right: int) -> float:
    """Two cards side by side: the better attack counts in full."""
    if not side_by_side(t, left, right):
        return -1.0
    worth = 0.0
    if left >= 0:
        worth += weapon_worth(t, left)
    if right >= 0:
        worth += weapon_worth(t, right)
    return worth


def power(t: Tables, one: Hero) -> float:
    """How strong a character is as it stands."""
    worth = hands_worth(t, one.left, one.right)
    if one.armour >= 0:
        worth += armour_worth(t, one.armour)
    return worth


class Outfit:
    """The best a character could wear of what there is."""

    def __init__(self) -> None:
        self.worth = 0.0
        self.armour = -1
        self.left = -1
        self.right = -1


def outfit(s: Dungeon, one: Hero) -> Outfit:
    """The best of the own cards and the inventory that this character can use."""
    t = s.t
    found = Outfit()
    cards = [held for held in [*one.weapons(), *s.inventory] if t.items[card_of(held)].hand]
    cards = [held for held in cards if meets(one, t, held)]
    cards.sort(key=lambda held: -weapon_worth(t, held))
    del cards[CONSIDERED:]
    armours = [held for held in s.inventory if t.items[card_of(held)].slot == ARMOUR]
    if one.armour >= 0:
        armours.append(one.armour)
    best = -1.0
    for held in armours:
        if meets(one, t, held) and armour_worth(t, held) > best:
            best = armour_worth(t, held)
            found.armour = held
    found.worth = max(0.0, best)
    best = -1.0
    for first, left in enumerate(cards):
        for right in [-1, *cards[first + 1 :]]:
            worth = hands_worth(t, left, right)
            if worth > best and _attacks(t, left, right):
                best = worth
                found.left, found.right = left, right
    found.worth += max(0.0, best)
    return found


def _attacks(t: Tables, left: int, right: int) -> bool:
    for held in (left, right):
        if held >= 0:
            for action in t.items[card_of(held)].actions:
                if action.kind == STRIKE:
                    return True
    return False


# -- moving cards -----------------------------------------------------------------------------


def wanted_card(s: Dungeon, one: Hero) -> tuple[int, int]:
    """A card of the inventory to take, and the place for it; (-1, -1) when content."""
    t = s.t
    now = power(t, one)
    best, card, where = BETTER, -1, -1
    for place, held in enumerate(s.inventory):
        item = t.items[card_of(held)]
        if item.slot in (WEAPON_UPGRADE, ARMOUR_UPGRADE):
            target = upgrade_place(s, one, card_of(held))
            if target >= 0:
                return place, target
            continue
        for target in places_for(one, t, held):
            if target not in (IN_ARMOUR, IN_LEFT, IN_RIGHT):
                continue
            twin = one.copy()
            put(twin, t, held, target)
            gain = power(t, twin) - now
            if gain > best and _attacks(t, twin.left, twin.right):
                best, card, where = gain, place, target
    return card, where


def upgrade_place(s: Dungeon, one: Hero, upgrade: int) -> int:
    """Where an upgrade belongs, if its character has a card to keep; -1 for nowhere yet."""
    t = s.t
    item = t.items[upgrade]
    if item.slot == ARMOUR_UPGRADE:
        if takes_upgrade(one, t, one.armour, upgrade):
            return IN_ARMOUR
        return -1
    best, chosen = 0.3, -1
    for place, held in ((IN_LEFT, one.left), (IN_RIGHT, one.right)):
        if held >= 0 and takes_upgrade(one, t, held, upgrade):
            gain = weapon_worth(t, upgraded(held, upgrade)) - weapon_worth(t, held)
            if gain > best:
                best, chosen = gain, place
    return chosen


def rearranged(s: Dungeon, one: Hero) -> tuple[int, int]:
    """A backup card that would be better in hand, and which; (-1, -1) when content."""
    t = s.t
    now = power(t, one)
    best, card, where = BETTER, -1, -1
    for place, held in enumerate(one.backup):
        for hand in (IN_LEFT, IN_RIGHT):
            left = held if hand == IN_LEFT else one.left
            right = held if hand == IN_RIGHT else one.right
            if not side_by_side(t, left, right):
                left, right = (held, -1) if hand == IN_LEFT else (-1, held)
            twin = one.copy()
            twin.left, twin.right = left, right
            gain = power(t, twin) - now
            if gain > best and _attacks(t, left, right):
                best, card, where = gain, place, hand
    return card, where


# -- souls ------------------------------------------------------------------------------------


class Study:
    """A stat to raise: whose, which, and how much better it makes them for a soul."""

    def __init__(self) -> None:
        self.worth = 0.0
        self.hero = -1
        self.stat = -1


def best_level(s: Dungeon, prices: list[int]) -> Study:
    """The next stat to raise on the way to the card that is worth most for its souls.

    `prices` are those of each tier; `s` is a copy to think with.
    """
    best = Study()
    for hero, one in enumerate(s.party):
        now = outfit(s, one).worth
        tiers = one.tiers[:]
        known: list[int] = []
        for held in s.inventory:
            item = s.t.items[card_of(held)]
            if held in known or not (item.hand or item.slot == ARMOUR):
                continue
            known.append(held)
            price, stat = _raise(one, s.t, held, prices)
            if price > 0:
                gain = outfit(s, one).worth - now
                if gain > 0.2 and gain / price > best.worth:
                    best.worth, best.hero, best.stat = gain / price, hero, stat
            one.tiers = tiers[:]
    return best


def _raise(one: Hero, t: Tables, held: int, prices: list[int]) -> tuple[int, int]:
    """Raise every stat a card asks for: what that costs, and the first of them; 0 if it cannot."""
    total, first = 0, -1
    card = one.card()
    for stat in range(4):
        need = t.items[card_of(held)].needs[stat]
        for upgrade in upgrades_of(held):
            need = max(need, t.items[upgrade].needs[stat])
        while card.stats[stat][one.tiers[stat]] < need:
            if one.tiers[stat] >= len(prices):
                return 0, -1
            total += prices[one.tiers[stat]]
            one.tiers[stat] += 1
            if first < 0:
                first = stat
    return total, first


def taker(s: Dungeon, held: int) -> tuple[float, int, int]:
    """Who gains most by a card that lies open: how much, who, where."""
    best, who, where = BETTER, -1, -1
    t = s.t
    item = t.items[card_of(held)]
    for hero, one in enumerate(s.party):
        for place in places_for(one, t, held):
            gain = 0.0
            if item.slot == ARMOUR:
                now = armour_worth(t, one.armour) if one.armour >= 0 else 0.0
                gain = armour_worth(t, held) - now
            elif item.hand and place in (IN_LEFT, IN_RIGHT):
                gain = _hand_gain(t, one, held, place, item)
            elif item.slot in (WEAPON_UPGRADE, ARMOUR_UPGRADE):
                gain = 0.5 if upgrade_place(s, one, card_of(held)) == place else 0.0
            if gain > best:
                best, who, where = gain, hero, place
    return best, who, where


def _hand_gain(t: Tables, one: Hero, held: int, place: int, item: Item) -> float:
    left = held if place == IN_LEFT else one.left
    right = held if place == IN_RIGHT else one.right
    if item.slot == TWO_HAND or not side_by_side(t, left, right):
        left, right = (held, -1) if place == IN_LEFT else (-1, held)
    if not _attacks(t, left, right):
        return 0.0
    return hands_worth(t, left, right) - hands_worth(t, one.left, one.right)
