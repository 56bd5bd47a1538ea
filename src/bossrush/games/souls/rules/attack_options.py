"""The attack options of a character (p. 22): which action of which card, on whom, for how much."""

from __future__ import annotations

from typing import Final

from bossrush.games.souls.cards.tables import Action
from bossrush.games.souls.cards.terms import (
    AFFLICT,
    ALL,
    ALL_OTHERS,
    GRANT,
    HEROES,
    IN_BACKUP,
    IN_LEFT,
    ONE,
    ONE_BLACK,
    SELF,
    STRIKE,
    TITANITE_CONSTRUCT,
    UP_TO_TWO,
)
from bossrush.games.souls.rules.character_movement import AROUND, ways
from bossrush.games.souls.rules.equipment import attack_dice, cost_of
from bossrush.games.souls.rules.push import distinct
from bossrush.games.souls.table.fight import Foe
from bossrush.games.souls.table.hero import held_in
from bossrush.games.souls.table.state import Dungeon

# A use is packed: slot << 16 | line << 12 | target.

NO_TARGET: Final = 0
AT_FOE: Final = 1
"""From here on: one foe, AT_FOE + its number."""
AT_NODE: Final = 64
"""From here on: every foe on a node, AT_NODE + node."""
FOR_HEROES: Final = 128
"""From here on: characters, FOR_HEROES + their mask."""


def packed(slot: int, line: int, target: int) -> int:
    return slot << 16 | line << 12 | target


def slot_of(use: int) -> int:
    return use >> 16 & 15


def line_of(use: int) -> int:
    return use >> 12 & 15


def target_of(use: int) -> int:
    return use & 4095


def action_in(s: Dungeon, hero: int, slot: int, line: int) -> Action:
    return s.tables.items[held_in(s.party[hero], slot) & 255].actions[line]


def aims(s: Dungeon, hero: int, action: Action, node: int, whole_node: bool) -> list[int]:
    """Whom an attack could be made on from a node."""
    fight = s.fight
    distance = s.board().distance[node]
    targets: list[int] = []
    if action.node or whole_node:
        for foe in fight.foes:
            if foe.node < 0:
                continue
            away = distance[foe.node]
            if away <= action.range and not (action.shaft and away == 0):
                if not action.node and away > 0:
                    continue
                if AT_NODE + foe.node not in targets:
                    targets.append(AT_NODE + foe.node)
        if action.node:
            return targets
    models: list[int] = []
    for number, foe in enumerate(fight.foes):
        if foe.node < 0:
            continue
        away = distance[foe.node]
        if away <= action.range and not (action.shaft and away == 0):
            if not (whole_node and away == 0):
                models.append(HEROES + number)
    if len(models) > 1:
        models = distinct(s, models)
    for model in models:
        targets.append(AT_FOE + model - HEROES)
    return targets


def in_reach(s: Dungeon, hero: int, reach: int) -> list[int]:
    """The characters a grant reaches, the giver included."""
    distance = s.board().distance[s.party[hero].node]
    return [number for number in range(len(s.party)) if distance[s.party[number].node] <= reach]


def recipients(s: Dungeon, hero: int, action: Action) -> list[int]:
    """The sets of characters, as masks, that a grant may be given to."""
    if action.who == SELF:
        return [1 << hero]
    reached = in_reach(s, hero, action.reach)
    if action.who in (ALL, ALL_OTHERS):
        mask = 0
        for number in reached:
            if number != hero or action.who == ALL:
                mask |= 1 << number
        return [mask]
    masks = [1 << number for number in reached]
    if action.who == UP_TO_TWO:
        for first in range(len(reached)):
            for second in range(first + 1, len(reached)):
                masks.append(1 << reached[first] | 1 << reached[second])
    return masks


def shift_reach(s: Dungeon, hero: int, nodes: int) -> list[int]:
    """Every node a shift of so many nodes could end on, its start included."""
    reached = [s.party[hero].node]
    edge = [way for way in ways(s, hero, False) if way < AROUND]
    while nodes > 0:
        nodes -= 1
        further: list[int] = []
        for node in edge:
            if node not in reached:
                reached.append(node)
                if nodes:
                    further.extend(s.free_nodes(node))
        edge = further
    return reached


def use_cost(s: Dungeon, hero: int, use: int) -> int:
    """The Energy a use costs, Berserk Charge counted in."""
    slot = slot_of(use)
    held = held_in(s.party[hero], slot)
    action = s.tables.items[held & 255].actions[line_of(use)]
    if s.fight.charge and charged(s, hero, action, target_of(use)):
        return 0
    return cost_of(s, hero, held, action)


def charged(s: Dungeon, hero: int, action: Action, target: int) -> bool:
    """Whether Berserk Charge makes an attack free: it is made against the own node."""
    if action.kind not in (STRIKE, AFFLICT):
        return False
    return target == AT_NODE + s.party[hero].node


def card_uses(s: Dungeon, hero: int, slot: int, options: list[int]) -> None:
    """Add what can be done with the card in one place of the board."""
    character = s.party[hero]
    held = held_in(character, slot)
    item = s.tables.items[held & 255]
    free = character.free()
    charge = s.fight.charge
    for line, action in enumerate(item.actions):
        if slot >= IN_BACKUP and not action.from_backup:
            continue
        cost = cost_of(s, hero, held, action)
        if cost > free and not charge:
            continue
        if action.kind == STRIKE or action.kind == AFFLICT:
            if action.before:
                if cost <= free and reachable(s, hero, action):
                    options.append(packed(slot, line, NO_TARGET))
                continue
            for target in aims(s, hero, action, character.node, charge):
                if cost <= free or target == AT_NODE + character.node:
                    options.append(packed(slot, line, target))
        elif cost > free:
            continue
        elif action.kind == GRANT:
            for mask in recipients(s, hero, action):
                if mask:
                    options.append(packed(slot, line, FOR_HEROES + mask))
        else:
            options.append(packed(slot, line, NO_TARGET))


def reachable(s: Dungeon, hero: int, action: Action) -> bool:
    """Whether some shift before the dice brings a target into range."""
    for node in shift_reach(s, hero, action.before):
        if aims(s, hero, action, node, False):
            return True
    return False


def uses(s: Dungeon, hero: int) -> list[int]:
    """Everything a character can do with its cards now."""
    character = s.party[hero]
    used = s.fight.used
    options: list[int] = []
    if character.left >= 0 and not used & 2:
        card_uses(s, hero, IN_LEFT, options)
    if character.right >= 0 and not used & 4:
        card_uses(s, hero, IN_LEFT + 1, options)
    for place in range(len(character.backup)):
        slot = IN_BACKUP + place
        if not used >> slot & 1:
            card_uses(s, hero, slot, options)
    return options


def given_to_one(s: Dungeon, hero: int, action: Action) -> list[int]:
    """After an attack that also grants: whom it may be given to, by number."""
    if action.who == ONE:
        return in_reach(s, hero, action.reach)
    return [hero]


def possible_aims(s: Dungeon, hero: int, action: Action) -> list[int]:
    """The targets in range; a Backstab has but one."""
    targets = aims(s, hero, action, s.party[hero].node, False)
    aim = s.fight.aim
    if aim < 0:
        return targets
    node = s.fight.foes[aim].node
    return [one for one in targets if one == AT_FOE + aim or one == AT_NODE + node]


def struck(s: Dungeon, target: int) -> list[int]:
    """The foes an attack is made on."""
    if target >= AT_NODE:
        return s.foes_on(target - AT_NODE)
    return [target - AT_FOE]


def defence_of(s: Dungeon, foe: Foe, magic: bool) -> int:
    card = s.tables.foes[foe.kind]
    return card.resist if magic else card.block


def damage_to(s: Dungeon, foe: Foe, power: int, magic: bool) -> int:
    """What an attack total does to a foe, before Bleed."""
    damage = max(0, power - defence_of(s, foe, magic))
    if damage >= 3 and s.tables.foes[foe.kind].special == TITANITE_CONSTRUCT:
        damage -= 1
    return damage


def dice_against(s: Dungeon, hero: int, held: int, action: Action, foes: list[int]) -> int:
    """The dice of an attack on these foes: a weak arc of a boss adds a black one."""
    dice = attack_dice(s, hero, held, action)
    if s.fight.boss:
        for number in foes:
            if s.arc_of(hero, number) & s.fight.weak[number]:
                return dice + ONE_BLACK
    return dice
