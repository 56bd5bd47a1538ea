"""Equipment (p. 12): what it gives, asks for and costs, and which slot a card may go to."""

from __future__ import annotations

from typing import Final

from bossrush.engine.sets import has, members, set_of, subsets
from bossrush.games.souls.cards import terms
from bossrush.games.souls.cards.tables import NO_ITEM, Action, Item, Tables
from bossrush.games.souls.rules.conditions import stagger_cost
from bossrush.games.souls.table.hero import Hero
from bossrush.games.souls.table.owned_cards import (
    card_of,
    side_by_side,
    upgrade_items,
    upgrades_of,
)
from bossrush.games.souls.table.state import Dungeon

START_ENERGY: Final = 2
"""What a character gains at the start of its activation."""

# -- defence --------------------------------------------------------------------------------


def block_dice(s: Dungeon, hero: int) -> int:
    """The dice of a Block roll: armour and hands, and a guard that protects the party."""
    dice = s.fight.guard_block
    for item in s.worn(hero):
        dice += item.block
    return dice


def resist_dice(s: Dungeon, hero: int) -> int:
    """The dice of a Resist roll."""
    dice = s.fight.guard_resist
    for item in s.worn(hero):
        dice += item.resist
    return dice


def dodge_dice(s: Dungeon, hero: int) -> int:
    """How many green dice a Dodge roll has."""
    dice = 0
    for item in s.worn(hero):
        dice += item.dodge
    return dice


def ignores_push(s: Dungeon, hero: int) -> bool:
    """Whether a shield in hand stops the pushes of attacks."""
    return any(item.ignores_push for item in s.worn(hero))


# -- armour and its rings -----------------------------------------------------------------------


def armour_of(s: Dungeon, hero: int) -> Item:
    """What a character wears; a blank card for nothing."""
    armour = s.party[hero].armour
    return s.item(armour) if armour >= 0 else NO_ITEM


def may_dodge(s: Dungeon, hero: int) -> bool:
    return not armour_of(s, hero).no_dodge


def may_run(s: Dungeon, hero: int) -> bool:
    return not armour_of(s, hero).no_run


def walk_nodes(s: Dungeon, hero: int) -> int:
    """How many nodes the walk of an activation covers."""
    return max(1, armour_of(s, hero).walk)


def dodge_nodes(s: Dungeon, hero: int) -> int:
    """How many nodes a dodge covers."""
    return max(1, armour_of(s, hero).dodge_move)


def rings(s: Dungeon, hero: int) -> list[Item]:
    """The upgrades under a character's armour."""
    return upgrade_items(s.tables, s.party[hero].armour)


def hurt_energy(s: Dungeon, hero: int) -> int:
    """Energy that comes back after suffering damage from an attack."""
    energy = 0
    for ring in rings(s, hero):
        energy += ring.hurt_stamina
    return energy


def start_energy(s: Dungeon, hero: int) -> int:
    """What a character gains at the start of its activation: more beside a ring."""
    most = START_ENERGY
    node = s.party[hero].node
    for number, other in enumerate(s.party):
        if other.node == node:
            for ring in rings(s, number):
                most = max(most, ring.start_stamina)
    return most


def has_start_choice(s: Dungeon, hero: int) -> bool:
    """Whether a ring offers something else instead."""
    return any(ring.start_choice for ring in rings(s, hero))


def end_health(s: Dungeon, hero: int) -> int:
    """Health gained at the end of one's own activation."""
    health = 0
    for item in (armour_of(s, hero), *rings(s, hero)):
        if item.end_health:
            times = len(s.foes_on(s.party[hero].node)) if item.end_per_enemy else 1
            health += item.end_health * times
    return health


# -- attacks ------------------------------------------------------------------------------------


def cost_of(s: Dungeon, hero: int, held: int, action: Action) -> int:
    """The Energy an action costs now."""
    character = s.party[hero]
    cost = action.cost
    if action.costliest:
        for gem in upgrade_items(s.tables, held):
            cost = max(0, cost - gem.discount)
    cost += stagger_cost(character.conditions)
    if action.effect == terms.STRIKE and s.fight.heated:
        boss = s.boss_on(character.node)
        if boss >= 0 and s.fight.foes[boss].card().special == terms.FLYING_HIGH:
            cost += 1
    return cost


def attack_dice(s: Dungeon, hero: int, held: int, action: Action) -> int:
    """The dice of an attack: the option's, and what gems and rings add."""
    dice = action.dice
    for gem in upgrade_items(s.tables, held):
        dice += gem.weapon_dice
    for ring in rings(s, hero):
        dice += ring.own_dice
    return dice


def attack_mod(s: Dungeon, hero: int, held: int, action: Action) -> int:
    """What is added to an attack roll, or taken off it."""
    mod = action.mod + s.fight.bonus
    for gem in upgrade_items(s.tables, held):
        mod += gem.weapon_mod
    for ring in rings(s, hero):
        mod += ring.own_mod
    return mod


def attack_magic(s: Dungeon, held: int, action: Action) -> bool:
    """Whether an attack is made against Resist instead of Block."""
    if action.magic or s.fight.magic:
        return True
    return any(gem.weapon_magic for gem in upgrade_items(s.tables, held))


def attack_conditions(s: Dungeon, held: int, action: Action) -> int:
    """The conditions an attack inflicts, as a set."""
    conditions = action.conditions
    for gem in upgrade_items(s.tables, held):
        conditions |= gem.weapon_conditions
    return conditions


# -- where a card may go ----------------------------------------------------------------------


def meets(character: Hero, held: int) -> bool:
    """Whether a character has the stats a card and its upgrades ask for."""
    tables = character.tables
    if not character.has_stats_for(tables.items[card_of(held)]):
        return False
    return all(character.has_stats_for(item) for item in upgrade_items(tables, held))


def open_upgrades(tables: Tables, held: int) -> int:
    """How many upgrades a card could still take."""
    return tables.items[card_of(held)].upgrades - len(upgrades_of(held))


def takes_upgrade(character: Hero, tables: Tables, held: int, upgrade: int) -> bool:
    """Whether a card on a character's board can take an upgrade."""
    if held < 0 or open_upgrades(tables, held) <= 0:
        return False
    item = tables.items[card_of(held)]
    kind = tables.items[upgrade].slot
    if kind == terms.WEAPON_UPGRADE and not item.hand:
        return False
    if kind == terms.ARMOUR_UPGRADE and item.slot != terms.ARMOUR:
        return False
    return meets(character, upgrade)


def places_for(character: Hero, tables: Tables, held: int) -> list[int]:
    """Where a character could put a card from elsewhere, displacing what lies there."""
    item = tables.items[card_of(held)]
    if item.slot in (terms.WEAPON_UPGRADE, terms.ARMOUR_UPGRADE):
        return [
            place
            for place in range(terms.IN_BACKUP + len(character.backup))
            if takes_upgrade(character, tables, character.card_in(place), card_of(held))
        ]
    if not meets(character, held):
        return []
    if item.slot == terms.ARMOUR:
        return [terms.IN_ARMOUR]
    if not item.hand:
        return []
    count = len(character.weapons())
    places = []
    if character.left >= 0 or count < terms.MOST_WEAPONS:
        places.append(terms.IN_LEFT)
    if character.right >= 0 or count < terms.MOST_WEAPONS:
        places.append(terms.IN_RIGHT)
    if count < terms.MOST_WEAPONS:
        places.append(terms.INTO_BACKUP)
    places.extend(terms.IN_BACKUP + place for place in range(len(character.backup)))
    return places


def put(character: Hero, tables: Tables, held: int, place: int) -> list[int]:
    """Put a card into a place of the board; the cards it displaces."""
    if place == terms.INTO_BACKUP:
        character.backup.append(held)
        return []
    displaced = [character.card_in(place)]
    replace(character, place, held)
    if not side_by_side(tables, character.left, character.right):
        other = terms.IN_RIGHT if place == terms.IN_LEFT else terms.IN_LEFT
        displaced.append(character.card_in(other))
        replace(character, other, terms.NOTHING)
    return [card for card in displaced if card >= 0]


def replace(character: Hero, place: int, held: int) -> None:
    """Exchange the card in a place for the same card changed, or for nothing."""
    if place == terms.IN_ARMOUR:
        character.armour = held
    elif place == terms.IN_LEFT:
        character.left = held
    elif place == terms.IN_RIGHT:
        character.right = held
    elif held < 0:
        character.backup.pop(place - terms.IN_BACKUP)
    else:
        character.backup[place - terms.IN_BACKUP] = held


def hand_sets(character: Hero, tables: Tables) -> list[int]:
    """Which of the carried hand cards could be in the hands, each a set of places among them."""
    weapons = character.weapons()
    sets = []
    for hands in subsets(len(weapons)):
        taken = [weapons[place] for place in members(hands)]
        if len(taken) == 1 or (len(taken) == 2 and side_by_side(tables, taken[0], taken[1])):
            sets.append(hands)
    return sets


def hands_now(character: Hero) -> int:
    """The hand cards that are in the hands, as such a set: they come first among the carried."""
    count = int(character.left >= 0) + int(character.right >= 0)
    return set_of(list(range(count)))


def take_in_hands(character: Hero, hands: int) -> None:
    """Take this set of the carried hand cards into the hands, the others into the backup slot."""
    weapons = character.weapons()
    taken = [card for place, card in enumerate(weapons) if has(hands, place)]
    character.backup = [card for place, card in enumerate(weapons) if not has(hands, place)]
    character.left = taken[0]
    character.right = taken[1] if len(taken) > 1 else terms.NOTHING
