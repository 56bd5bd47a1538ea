"""Equipment (p. 12): what it gives, asks for and costs, and which slot a card may go to."""

from __future__ import annotations

from bossrush.games.souls.cards.tables import Action, Item, Tables
from bossrush.games.souls.cards.terms import (
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
    WEAPON_UPGRADE,
)
from bossrush.games.souls.table.hero import Hero, held_in
from bossrush.games.souls.table.owned_cards import (
    card_of,
    first_upgrade,
    second_upgrade,
    side_by_side,
    upgrades_of,
)
from bossrush.games.souls.table.state import Dungeon

# -- defence --------------------------------------------------------------------------------


def block_dice(s: Dungeon, hero: int) -> int:
    """The dice of a Block roll: armour and hands, and a guard that protects the party."""
    character = s.party[hero]
    items = s.tables.items
    dice = s.fight.guard_block
    if character.armour >= 0:
        dice += items[character.armour & 255].block
    if character.left >= 0:
        dice += items[character.left & 255].block
    if character.right >= 0:
        dice += items[character.right & 255].block
    return dice


def resist_dice(s: Dungeon, hero: int) -> int:
    character = s.party[hero]
    items = s.tables.items
    dice = s.fight.guard_resist
    if character.armour >= 0:
        dice += items[character.armour & 255].resist
    if character.left >= 0:
        dice += items[character.left & 255].resist
    if character.right >= 0:
        dice += items[character.right & 255].resist
    return dice


def dodge_dice(s: Dungeon, hero: int) -> int:
    """How many green dice a Dodge roll has."""
    character = s.party[hero]
    items = s.tables.items
    dice = 0
    if character.armour >= 0:
        dice += items[character.armour & 255].dodge
    if character.left >= 0:
        dice += items[character.left & 255].dodge
    if character.right >= 0:
        dice += items[character.right & 255].dodge
    return dice


def immune(s: Dungeon, hero: int) -> int:
    """The conditions a character never gets, as a mask."""
    character = s.party[hero]
    items = s.tables.items
    mask = 0
    if character.armour >= 0:
        mask |= items[character.armour & 255].immune
    if character.left >= 0:
        mask |= items[character.left & 255].immune
    if character.right >= 0:
        mask |= items[character.right & 255].immune
    return mask


def ignores_push(s: Dungeon, hero: int) -> bool:
    """Whether a shield in hand stops the pushes of attacks."""
    character = s.party[hero]
    items = s.tables.items
    return (character.left >= 0 and items[character.left & 255].ignores_push) or (
        character.right >= 0 and items[character.right & 255].ignores_push
    )


# -- armour and its rings -----------------------------------------------------------------------


def armour_item(s: Dungeon, character: Hero) -> Item | None:
    return s.tables.items[character.armour & 255] if character.armour >= 0 else None


def may_dodge(s: Dungeon, hero: int) -> bool:
    armour = s.party[hero].armour
    return armour < 0 or not s.tables.items[armour & 255].no_dodge


def may_run(s: Dungeon, hero: int) -> bool:
    armour = s.party[hero].armour
    return armour < 0 or not s.tables.items[armour & 255].no_run


def walk_nodes(s: Dungeon, hero: int) -> int:
    armour = s.party[hero].armour
    return max(1, s.tables.items[armour & 255].walk) if armour >= 0 else 1


def dodge_nodes(s: Dungeon, hero: int) -> int:
    armour = s.party[hero].armour
    return max(1, s.tables.items[armour & 255].dodge_move) if armour >= 0 else 1


def rings(s: Dungeon, hero: int) -> list[Item]:
    """The upgrades under a character's armour."""
    return [s.tables.items[ring] for ring in upgrades_of(s.party[hero].armour)]


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
    character = s.party[hero]
    armour = armour_item(s, character)
    if armour is None:
        return 0
    health = 0
    for item in (armour, *rings(s, hero)):
        if item.end_health:
            health += item.end_health * (
                len(s.foes_on(character.node)) if item.end_per_enemy else 1
            )
    return health


def cost_of(s: Dungeon, hero: int, held: int, action: Action) -> int:
    """The Energy an action costs now."""
    character = s.party[hero]
    cost = action.cost
    if held >> 8 and action.costliest:
        for upgrade in (first_upgrade(held), second_upgrade(held)):
            if upgrade >= 0:
                cost -= s.tables.items[upgrade].discount
        cost = max(0, cost)
    if character.conditions & STAGGER:
        cost += 1
    if action.kind == STRIKE and s.fight.heated:
        boss = s.boss_on(character.node)
        if boss >= 0 and s.tables.foes[s.fight.foes[boss].kind].special == FLYING_HIGH:
            cost += 1
    return cost


def attack_dice(s: Dungeon, hero: int, held: int, action: Action) -> int:
    """The dice of an attack: the option's, and what gems and rings add."""
    dice = action.dice
    items = s.tables.items
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
    items = s.tables.items
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
        if s.tables.items[upgrade].weapon_magic:
            return True
    return False


def attack_conditions(s: Dungeon, held: int, action: Action) -> int:
    mask = action.conditions
    for upgrade in upgrades_of(held):
        mask |= s.tables.items[upgrade].weapon_conditions
    return mask


# -- where a card may go ----------------------------------------------------------------------


def meets(character: Hero, tables: Tables, held: int) -> bool:
    """Whether a character has the stats a card and its upgrades ask for."""
    for stat in range(4):
        value = character.stat(stat)
        if tables.items[card_of(held)].needs[stat] > value:
            return False
        for upgrade in upgrades_of(held):
            if tables.items[upgrade].needs[stat] > value:
                return False
    return True


def open_upgrades(tables: Tables, held: int) -> int:
    """How many upgrades a card could still take."""
    return tables.items[card_of(held)].upgrades - len(upgrades_of(held))


def takes_upgrade(character: Hero, tables: Tables, held: int, upgrade: int) -> bool:
    """Whether a card on a character's board can take an upgrade."""
    if held < 0 or open_upgrades(tables, held) <= 0:
        return False
    item = tables.items[card_of(held)]
    kind = tables.items[upgrade].slot
    if kind == WEAPON_UPGRADE and not item.hand:
        return False
    if kind == ARMOUR_UPGRADE and item.slot != ARMOUR:
        return False
    return meets(character, tables, upgrade)


def places_for(character: Hero, tables: Tables, held: int) -> list[int]:
    """Where a character could put a card from elsewhere, displacing what lies there."""
    item = tables.items[card_of(held)]
    if item.slot in (WEAPON_UPGRADE, ARMOUR_UPGRADE):
        return [
            place
            for place in range(IN_BACKUP + len(character.backup))
            if takes_upgrade(character, tables, held_in(character, place), card_of(held))
        ]
    if not meets(character, tables, held):
        return []
    if item.slot == ARMOUR:
        return [IN_ARMOUR]
    if not item.hand:
        return []
    count = len(character.weapons())
    places = []
    if character.left >= 0 or count < MOST_WEAPONS:
        places.append(IN_LEFT)
    if character.right >= 0 or count < MOST_WEAPONS:
        places.append(IN_RIGHT)
    if count < MOST_WEAPONS:
        places.append(INTO_BACKUP)
    places.extend(IN_BACKUP + place for place in range(len(character.backup)))
    return places


def put(character: Hero, tables: Tables, held: int, place: int) -> list[int]:
    """Put a card into a place of the board; the cards it displaces."""
    displaced: list[int] = []
    if place == IN_ARMOUR:
        if character.armour >= 0:
            displaced.append(character.armour)
        character.armour = held
    elif place == IN_LEFT:
        if character.left >= 0:
            displaced.append(character.left)
        character.left = held
        if not side_by_side(tables, character.left, character.right):
            displaced.append(character.right)
            character.right = NOTHING
    elif place == IN_RIGHT:
        if character.right >= 0:
            displaced.append(character.right)
        character.right = held
        if not side_by_side(tables, character.left, character.right):
            displaced.append(character.left)
            character.left = NOTHING
    elif place == INTO_BACKUP:
        character.backup.append(held)
    else:
        displaced.append(character.backup[place - IN_BACKUP])
        character.backup[place - IN_BACKUP] = held
    return displaced


def replace(character: Hero, place: int, held: int) -> None:
    """Exchange the card in a place for the same card changed, or for nothing."""
    if place == IN_ARMOUR:
        character.armour = held
    elif place == IN_LEFT:
        character.left = held
    elif place == IN_RIGHT:
        character.right = held
    elif held < 0:
        character.backup.pop(place - IN_BACKUP)
    else:
        character.backup[place - IN_BACKUP] = held


def hand_sets(character: Hero, tables: Tables) -> list[int]:
    """Which of the carried hand cards could be in the hands, each set as a mask over them."""
    weapons = character.weapons()
    sets = []
    for mask in range(1, 1 << len(weapons)):
        taken = [weapons[place] for place in range(len(weapons)) if mask >> place & 1]
        if len(taken) == 1 or (len(taken) == 2 and side_by_side(tables, taken[0], taken[1])):
            sets.append(mask)
    return sets


def take_in_hands(character: Hero, mask: int) -> None:
    """Take this set of the carried hand cards into the hands, the others into the backup slot."""
    weapons = character.weapons()
    taken = [weapons[place] for place in range(len(weapons)) if mask >> place & 1]
    character.backup = [weapons[place] for place in range(len(weapons)) if not mask >> place & 1]
    character.left = taken[0]
    character.right = taken[1] if len(taken) > 1 else NOTHING
