"""What equipment gives: dice of defence, requirements, costs, and where a card may go."""

from __future__ import annotations

from bossrush.games.souls.held import card_of, first_upgrade, second_upgrade, upgrades_of
from bossrush.games.souls.hero import Hero
from bossrush.games.souls.state import Dungeon
from bossrush.games.souls.tables import Action, Item, Tables
from bossrush.games.souls.terms import (
    ARMOUR,
    ARMOUR_UPGRADE,
    FLYING_HIGH,
    IN_ARMOUR,
    IN_BACKUP,
    IN_LEFT,
    IN_RIGHT,
    INTO_BACKUP,
    MOST_WEAPONS,
    NOTHING,
    STAGGER,
    STRIKE,
    TWO_HAND,
    WEAPON_UPGRADE,
)

# -- defence --------------------------------------------------------------------------------


def block_dice(s: Dungeon, hero: int) -> int:
    """The dice of a Block roll: armour and hands, and a guard that protects the party."""
    one = s.party[hero]
    items = s.t.items
    dice = s.fight.guard_block
    if one.armour >= 0:
        dice += items[one.armour & 255].block
    if one.left >= 0:
        dice += items[one.left & 255].block
    if one.right >= 0:
        dice += items[one.right & 255].block
    return dice


def resist_dice(s: Dungeon, hero: int) -> int:
    one = s.party[hero]
    items = s.t.items
    dice = s.fight.guard_resist
    if one.armour >= 0:
        dice += items[one.armour & 255].resist
    if one.left >= 0:
        dice += items[one.left & 255].resist
    if one.right >= 0:
        dice += items[one.right & 255].resist
    return dice


def dodge_dice(s: Dungeon, hero: int) -> int:
    """How many green dice a Dodge roll has."""
    one = s.party[hero]
    items = s.t.items
    dice = 0
    if one.armour >= 0:
        dice += items[one.armour & 255].dodge
    if one.left >= 0:
        dice += items[one.left & 255].dodge
    if one.right >= 0:
        dice += items[one.right & 255].dodge
    return dice


def immune(s: Dungeon, hero: int) -> int:
    """The conditions a character never gets, as a mask."""
    one = s.party[hero]
    items = s.t.items
    mask = 0
    if one.armour >= 0:
        mask |= items[one.armour & 255].immune
    if one.left >= 0:
        mask |= items[one.left & 255].immune
    if one.right >= 0:
        mask |= items[one.right & 255].immune
    return mask


def ignores_push(s: Dungeon, hero: int) -> bool:
    """Whether a shield in hand stops the pushes of attacks."""
    one = s.party[hero]
    items = s.t.items
    return (one.left >= 0 and items[one.left & 255].ignores_push) or (
        one.right >= 0 and items[one.right & 255].ignores_push
    )


# -- armour and its rings -----------------------------------------------------------------------


def armour_item(s: Dungeon, one: Hero) -> Item | None:
    return s.t.items[one.armour & 255] if one.armour >= 0 else None


def may_dodge(s: Dungeon, hero: int) -> bool:
    armour = s.party[hero].armour
    return armour < 0 or not s.t.items[armour & 255].no_dodge


def may_run(s: Dungeon, hero: int) -> bool:
    armour = s.party[hero].armour
    return armour < 0 or not s.t.items[armour & 255].no_run


def walk_nodes(s: Dungeon, hero: int) -> int:
    armour = s.party[hero].armour
    return max(1, s.t.items[armour & 255].walk) if armour >= 0 else 1


def dodge_nodes(s: Dungeon, hero: int) -> int:
    armour = s.party[hero].armour
    return max(1, s.t.items[armour & 255].dodge_move) if armour >= 0 else 1


def rings(s: Dungeon, hero: int) -> list[Item]:
    """The upgrades under a character's armour."""
    return [s.t.items[ring] for ring in upgrades_of(s.party[hero].armour)]


def hurt_energy(s: Dungeon, hero: int) -> int:
    """Energy that comes back after suffering damage from an attack."""
    if s.party[hero].armour >> 8 <= 0:
        return 0
    return sum(ring.hurt_stamina for ring in rings(s, hero))


def start_energy(s: Dungeon, hero: int) -> int:
    """What a character gains at the start of its activation: two, or more beside a ring."""
    most = 2
    node = s.party[hero].node
    for number, other in enumerate(s.party):
        if other.node == node and other.armour >> 8 > 0:
            for ring in rings(s, number):
                most = max(most, ring.start_stamina)
    return most


def has_start_choice(s: Dungeon, hero: int) -> bool:
    if s.party[hero].armour >> 8 <= 0:
        return False
    return any(ring.start_choice for ring in rings(s, hero))


def end_health(s: Dungeon, hero: int) -> int:
    """Health gained at the end of the own activation."""
    one = s.party[hero]
    armour = armour_item(s, one)
    if armour is None:
        return 0
    health = 0
    for item in (armour, *rings(s, hero)):
        if item.end_health:
            health += item.end_health * (len(s.foes_on(one.node)) if item.end_per_enemy else 1)
    return health


def takes_aggro(s: Dungeon, hero: int) -> bool:
    """Whether a character may take the Aggro token when another's activation ends."""
    one = s.party[hero]
    return one.armour >= 0 and s.t.items[one.armour & 255].takes_aggro and not one.took_aggro


# -- actions --------------------------------------------------------------------------------


def held_in(one: Hero, slot: int) -> int:
    """The card in a place of the board; -1 for none."""
    if slot == IN_LEFT:
        return one.left
    if slot == IN_RIGHT:
        return one.right
    if slot == IN_ARMOUR:
        return one.armour
    place = slot - IN_BACKUP
    return one.backup[place] if place < len(one.backup) else NOTHING


def cost_of(s: Dungeon, hero: int, held: int, action: Action) -> int:
    """The Energy an action costs now."""
    one = s.party[hero]
    cost = action.cost
    if held >> 8 and action.costliest:
        for upgrade in (first_upgrade(held), second_upgrade(held)):
            if upgrade >= 0:
                cost -= s.t.items[upgrade].discount
        cost = max(0, cost)
    if one.conditions & STAGGER:
        cost += 1
    if action.kind == STRIKE and s.fight.heated:
        boss = s.boss_on(one.node)
        if boss >= 0 and s.t.foes[s.fight.foes[boss].kind].special == FLYING_HIGH:
            cost += 1
    return cost


def attack_dice(s: Dungeon, hero: int, held: int, action: Action) -> int:
    """The dice of an attack: the option's, and what gems and rings add."""
    dice = action.dice
    items = s.t.items
    if held >> 8:
        dice += items[first_upgrade(held)].weapon_dice
        if held >> 16:
            dice += items[second_upgrade(held)].weapon_dice
    if s.party[hero].armour >> 8 > 0:
        for ring in rings(s, hero):
            dice += ring.own_dice
    return dice


def attack_mod(s: Dungeon, hero: int, held: int, action: Action) -> int:
    mod = action.mod + s.fight.bonus
    items = s.t.items
    if held >> 8:
        mod += items[first_upgrade(held)].weapon_mod
        if held >> 16:
            mod += items[second_upgrade(held)].weapon_mod
    if s.party[hero].armour >> 8 > 0:
        for ring in rings(s, hero):
            mod += ring.own_mod
    return mod


def attack_magic(s: Dungeon, held: int, action: Action) -> bool:
    if action.magic or s.fight.magic:
        return True
    for upgrade in upgrades_of(held):
        if s.t.items[upgrade].weapon_magic:
            return True
    return False


def attack_conditions(s: Dungeon, held: int, action: Action) -> int:
    mask = action.conditions
    for upgrade in upgrades_of(held):
        mask |= s.t.items[upgrade].weapon_conditions
    return mask


# -- where a card may go ----------------------------------------------------------------------


def meets(one: Hero, t: Tables, held: int) -> bool:
    """Whether a character has the stats a card and its upgrades ask for."""
    for stat in range(4):
        value = one.stat(stat)
        if t.items[card_of(held)].needs[stat] > value:
            return False
        for upgrade in upgrades_of(held):
            if t.items[upgrade].needs[stat] > value:
                return False
    return True


def open_upgrades(t: Tables, held: int) -> int:
    """How many upgrades a card could still take."""
    return t.items[card_of(held)].upgrades - len(upgrades_of(held))


def takes_upgrade(one: Hero, t: Tables, held: int, upgrade: int) -> bool:
    """Whether a card on a character's board can take an upgrade."""
    if held < 0 or open_upgrades(t, held) <= 0:
        return False
    item = t.items[card_of(held)]
    kind = t.items[upgrade].slot
    if kind == WEAPON_UPGRADE and not item.hand:
        return False
    if kind == ARMOUR_UPGRADE and item.slot != ARMOUR:
        return False
    return meets(one, t, upgrade)


def side_by_side(t: Tables, left: int, right: int) -> bool:
    """Whether two cards may be in the two hands at once."""
    if left < 0 or right < 0:
        return True
    first, second = t.items[card_of(left)], t.items[card_of(right)]
    if first.slot == TWO_HAND:
        return second.slot != TWO_HAND and second.beside_two_handed
    return second.slot != TWO_HAND or first.beside_two_handed


def places_for(one: Hero, t: Tables, held: int) -> list[int]:
    """Where a character could put a card from elsewhere, displacing what lies there."""
    item = t.items[card_of(held)]
    if item.slot in (WEAPON_UPGRADE, ARMOUR_UPGRADE):
        return [
            place
            for place in range(IN_BACKUP + len(one.backup))
            if takes_upgrade(one, t, held_in(one, place), card_of(held))
        ]
    if not meets(one, t, held):
        return []
    if item.slot == ARMOUR:
        return [IN_ARMOUR]
    if not item.hand:
        return []
    count = len(one.weapons())
    found = []
    if one.left >= 0 or count < MOST_WEAPONS:
        found.append(IN_LEFT)
    if one.right >= 0 or count < MOST_WEAPONS:
        found.append(IN_RIGHT)
    if count < MOST_WEAPONS:
        found.append(INTO_BACKUP)
    found.extend(IN_BACKUP + place for place in range(len(one.backup)))
    return found


def put(one: Hero, t: Tables, held: int, place: int) -> list[int]:
    """Put a card into a place of the board; the cards it displaces."""
    displaced: list[int] = []
    if place == IN_ARMOUR:
        if one.armour >= 0:
            displaced.append(one.armour)
        one.armour = held
    elif place == IN_LEFT:
        if one.left >= 0:
            displaced.append(one.left)
        one.left = held
        if not side_by_side(t, one.left, one.right):
            displaced.append(one.right)
            one.right = NOTHING
    elif place == IN_RIGHT:
        if one.right >= 0:
            displaced.append(one.right)
        one.right = held
        if not side_by_side(t, one.left, one.right):
            displaced.append(one.left)
            one.left = NOTHING
    elif place == INTO_BACKUP:
        one.backup.append(held)
    else:
        displaced.append(one.backup[place - IN_BACKUP])
        one.backup[place - IN_BACKUP] = held
    return displaced


def replace(one: Hero, place: int, held: int) -> None:
    """Exchange the card in a place for the same card changed, or for nothing."""
    if place == IN_ARMOUR:
        one.armour = held
    elif place == IN_LEFT:
        one.left = held
    elif place == IN_RIGHT:
        one.right = held
    elif held < 0:
        one.backup.pop(place - IN_BACKUP)
    else:
        one.backup[place - IN_BACKUP] = held


def hand_sets(one: Hero, t: Tables) -> list[int]:
    """Which of the carried hand cards could be in the hands, each set as a mask over them."""
    weapons = one.weapons()
    found = []
    for mask in range(1, 1 << len(weapons)):
        taken = [weapons[place] for place in range(len(weapons)) if mask >> place & 1]
        if len(taken) == 1 or (len(taken) == 2 and side_by_side(t, taken[0], taken[1])):
            found.append(mask)
    return found


def take_in_hands(one: Hero, mask: int) -> None:
    """Take this set of the carried hand cards into the hands, the others into the backup slot."""
    weapons = one.weapons()
    taken = [weapons[place] for place in range(len(weapons)) if mask >> place & 1]
    one.backup = [weapons[place] for place in range(len(weapons)) if not mask >> place & 1]
    one.left = taken[0]
    one.right = taken[1] if len(taken) > 1 else NOTHING
