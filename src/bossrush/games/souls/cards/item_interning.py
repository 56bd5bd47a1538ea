"""From equipment records to the items of the rules."""

from __future__ import annotations

from typing import Any

from bossrush.engine.content import key_of
from bossrush.games.souls.cards import terms
from bossrush.games.souls.cards.dice import handful
from bossrush.games.souls.cards.sets import read
from bossrush.games.souls.cards.tables import Action, Item


def interned_item(record: Any) -> Item:
    """An equipment card as the rules know it."""
    item = Item()
    item.id = record.id
    item.name = record.name.key
    item.text = key_of(record.text)
    item.icon = record.icon
    item.gender = record.gender
    item.slot = terms.KINDS_OF_SLOT.index(record.slot)
    item.category = terms.CATEGORIES.index(record.category)
    item.hand = item.slot in (terms.ONE_HAND, terms.TWO_HAND)
    item.needs = [record.req.get(stat, 0) for stat in terms.STATS]
    item.range = record.range if record.range is not None else terms.NO_RANGE
    item.upgrades = record.upgrade_slots
    item.block = handful(record.block)
    item.resist = handful(record.resist)
    item.dodge = record.dodge
    item.copies = record.copies
    item.starting = record.decks[0].startswith("starting")
    item.actions = [_action(item, action) for action in record.actions]
    costs = [action.cost for action in item.actions if action.kind == terms.STRIKE]
    for action in item.actions:
        action.costliest = action.kind == terms.STRIKE and action.cost == max(costs)
    if record.effect is not None:
        _effect(item, record.effect)
    return item


def _action(item: Item, record: Any) -> Action:
    action = Action()
    action.cost = record.cost
    action.dice = handful(record.dice)
    action.mod = record.mod
    action.magic = record.magic
    action.node = record.node
    action.shaft = record.shaft
    action.before = record.shift_before
    action.after = record.shift_after
    action.shift = record.shift
    action.repeat = record.repeat
    action.push = record.push
    action.conditions = read(record.conditions, terms.CONDITIONS)
    action.range = record.range if record.range is not None else item.range
    action.from_backup = record.usable_from_backup
    action.text = key_of(record.text)
    if record.grant is not None:
        grant = record.grant
        action.grants = True
        action.who = terms.WHO.index(grant.who)
        action.stamina = grant.stamina
        action.health = grant.health
        action.reach = grant.range if grant.range is not None else max(0, action.range)
    if action.dice:
        action.kind = terms.STRIKE
    elif action.conditions or action.push:
        action.kind = terms.AFFLICT
    elif record.boost is not None:
        action.kind = terms.BOOST
        action.boost_magic = record.boost.magic
        action.boost_mod = record.boost.mod
    elif record.guard is not None:
        action.kind = terms.GUARD
        action.guard_block = handful(record.guard.block)
        action.guard_resist = handful(record.guard.resist)
    elif action.shift:
        action.kind = terms.SHIFTING
    else:
        action.kind = terms.GRANT
    return action


def _effect(item: Item, effect: Any) -> None:
    if effect.own_attacks_add is not None:
        item.own_dice = handful(effect.own_attacks_add.dice)
        item.own_mod = effect.own_attacks_add.mod
    if effect.weapon_attacks_add is not None:
        added = effect.weapon_attacks_add
        item.weapon_dice = handful(added.dice)
        item.weapon_mod = added.mod
        item.weapon_magic = added.magic
        item.weapon_conditions = read(added.conditions, terms.CONDITIONS)
    item.discount = effect.costliest_discount
    item.start_choice = effect.start_choice is not None
    item.start_stamina = effect.start_stamina
    item.hurt_stamina = effect.on_damage.stamina if effect.on_damage is not None else 0
    if effect.end_of_activation is not None:
        item.end_health = effect.end_of_activation.health
        item.end_per_enemy = effect.per_enemy_on_node
    item.beat_by = effect.beat_by
    item.beat_stamina = effect.beat_gain.stamina if effect.beat_gain is not None else 0
    item.dodge_move = effect.dodge_move
    item.walk = effect.walk
    item.immune = read(effect.immune, terms.CONDITIONS)
    item.ignores_push = effect.ignore_push
    item.beside_two_handed = effect.with_two_handed
    item.no_dodge = "dodge" in effect.forbid
    item.no_run = "run" in effect.forbid
    item.takes_aggro = effect.take_aggro
    item.ember = effect.ember
