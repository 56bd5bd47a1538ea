"""What equipment is worth to a fighter: its attacks against the boss that waits, its defence."""

from __future__ import annotations

from typing import Final

from bossrush.companions.souls.taste import TASTE
from bossrush.games.souls.cards.dice import count_of
from bossrush.games.souls.cards.tables import Action, Item, Tables
from bossrush.games.souls.cards.terms import ARMOUR, GRANT, NOTHING, STRIKE
from bossrush.games.souls.table.hero import Hero
from bossrush.games.souls.table.owned_cards import card_of, side_by_side, upgrades_of
from bossrush.games.souls.view.odds import handful

PIP: Final = (7 / 6, 11 / 6, 15 / 6)
"""What a black, blue and orange die comes to on average."""
SECOND_LINE: Final = 0.1
"""What the second best line of a card counts: a weapon attacks once an activation."""
LEAST: Final = 0.3
"""The damage without which nobody goes into a fight: a fight that cannot be won never ends."""


def mean(dice: int) -> float:
    total = 0.0
    for colour in range(3):
        total += PIP[colour] * count_of(dice, colour)
    return total


def harm(tables: Tables, dice: int, mod: int, guard: float) -> float:
    """What an attack does on average to somebody who stops that much of it."""
    rolled = handful(tables, dice)
    hurt = 0.0
    for place, ways in enumerate(rolled.ways):
        hurt += ways / rolled.total * max(0.0, rolled.low + place + mod - guard)
    return hurt


def can_fight(tables: Tables, left: int, right: int) -> bool:
    """Whether these hands can fell common enemies, Block 2 and Resist 1, with something."""
    for held in (left, right):
        if held >= 0:
            for action in tables.items[card_of(held)].actions:
                guard = 1.0 if action.magic else 2.0
                hit = harm(tables, action.dice, action.mod, guard)
                if action.effect == STRIKE and hit >= LEAST:
                    return True
    return False


def guard_of(tables: Tables, boss: int, magic: bool) -> float:
    """What the boss ahead stops of an attack; what most enemies do while none has been chosen."""
    if boss < 0:
        return 1.0 if magic else 2.0
    members = tables.bosses[boss].foes
    stopped = 0
    for member in members:
        stopped += tables.foes[member].resist if magic else tables.foes[member].block
    return stopped / len(members)


def action_worth(tables: Tables, action: Action, dice: int, mod: int, boss: int) -> float:
    """What one line of a card does in an activation, its Energy counted in."""
    if action.effect == GRANT:
        many = 1.0 if action.who <= 1 else 1.6
        return many * (0.35 * action.stamina + 0.8 * action.health) - 0.3 * action.cost
    if action.effect != STRIKE:
        return 0.6 - 0.25 * action.cost
    guard = guard_of(tables, boss, action.magic)
    hit = harm(tables, action.dice + dice, action.mod + mod, guard) * action.repeat
    if action.node:
        hit *= 1.1
    if action.range >= 1:
        hit += TASTE.reach * (1.0 + 0.3 * min(action.range, 4))
    if action.shaft:
        hit -= 0.35
    hit += 0.4 * action.conditions.bit_count() + 0.15 * (action.before + action.after)
    return hit - TASTE.energy * action.cost


_attacks: Final[dict[tuple[str, int, int], float]] = {}
"""What hand cards attack for, by the digest of their packs and the boss ahead."""


def attack_worth(tables: Tables, held: int, boss: int) -> float:
    """What a hand card's attacks are worth, its upgrades counted in."""
    known = _attacks.get((tables.digest, held, boss))
    if known is None:
        known = _attacks[tables.digest, held, boss] = _attack_worth(tables, held, boss)
    return known


def _attack_worth(tables: Tables, held: int, boss: int) -> float:
    dice, mod = 0, 0
    for upgrade in upgrades_of(held):
        dice += tables.items[upgrade].weapon_dice
        mod += tables.items[upgrade].weapon_mod
    lines = tables.items[card_of(held)].actions
    worths = sorted((action_worth(tables, one, dice, mod, boss) for one in lines), reverse=True)
    attack = worths[0] if worths else 0.0
    if len(worths) > 1:
        attack += SECOND_LINE * max(0.0, worths[1])
    return TASTE.attack * max(0.0, attack)


def defence_worth(item: Item) -> float:
    worth = TASTE.block * mean(item.block) + TASTE.resist * mean(item.resist)
    worth += TASTE.dodge * item.dodge
    if item.immune:
        worth += 0.2
    if item.no_dodge:
        worth -= 0.8
    if item.walk > 1 or item.dodge_move > 1:
        worth += 0.4
    if item.end_health:
        worth += 0.8
    return worth


def weapon_worth(tables: Tables, held: int, boss: int) -> float:
    """What a hand card adds to a fighter by itself."""
    return attack_worth(tables, held, boss) + defence_worth(tables.items[card_of(held)])


def armour_worth(tables: Tables, held: int) -> float:
    worth = defence_worth(tables.items[card_of(held)])
    for upgrade in upgrades_of(held):
        worth += ring_worth(tables.items[upgrade])
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


def card_worth(tables: Tables, held: int) -> float:
    """What a card is worth to somebody who can use it."""
    item = tables.items[card_of(held)]
    if item.hand:
        return weapon_worth(tables, held, NOTHING)
    if item.slot == ARMOUR:
        return armour_worth(tables, held)
    return 1.5 + ring_worth(item)


def hands_worth(tables: Tables, left: int, right: int, boss: int) -> float:
    """Two cards side by side: the better attack counts in full."""
    if not side_by_side(tables, left, right):
        return -1.0
    worth = 0.0
    best, other = 0.0, 0.0
    for held in (left, right):
        if held >= 0:
            worth += defence_worth(tables.items[card_of(held)])
            attack = attack_worth(tables, held, boss)
            best, other = max(best, attack), min(best, attack)
    return worth + best + TASTE.second_hand * other


def power(tables: Tables, character: Hero, boss: int) -> float:
    """How strong a character is as it stands."""
    worth = hands_worth(tables, character.left, character.right, boss)
    if character.armour >= 0:
        worth += armour_worth(tables, character.armour)
    return worth
