"""Blacksmith Andre: treasure drawn and given out, equipment changed, upgraded and sold."""

from __future__ import annotations

from bossrush.engine.decision import CREW, Decision, Flow
from bossrush.games.souls import asks, prices, tell_dungeon
from bossrush.games.souls.gear import held_in, put, replace, side_by_side
from bossrush.games.souls.held import card_of, stripped, upgraded, upgrades_of
from bossrush.games.souls.state import Dungeon
from bossrush.games.souls.stock import DONE, FIRST, SPARE, STRIP, chosen_card, without_ember
from bossrush.games.souls.terms import (
    ARMOUR_UPGRADE,
    CHANGE_GEAR,
    DRAW_TREASURE,
    EXPLORE,
    IN_LEFT,
    IN_RIGHT,
    INTO_BACKUP,
    INTO_INVENTORY,
    MOVE_CARD,
    NOTHING,
    SHARE_TREASURE,
    WEAPON_UPGRADE,
)

# -- treasure ---------------------------------------------------------------------------------


def draw_treasure(s: Dungeon) -> Flow[None]:
    """Turn over the next treasure card; an Ember nobody can take is shuffled back."""
    if s.owed == 0 or s.treasure.size() == 0:
        s.owed = 0
        s.phase = SHARE_TREASURE if s.drawn else EXPLORE
        return
    card = yield from s.treasure.draw(s)
    if s.t.items[card].ember and not without_ember(s):
        s.treasure.shuffle_in([card])
        if s.journal:
            tell_dungeon.ember_returned(s)
        if not any_other(s):
            s.owed = 0
        return
    s.owed -= 1
    s.drawn.append(card)
    if s.journal:
        tell_dungeon.treasure_drawn(s, card)
    if s.owed == 0:
        s.phase = SHARE_TREASURE


def any_other(s: Dungeon) -> bool:
    """Whether the deck may hold anything but Embers."""
    return any(not s.t.items[card].ember for card in s.treasure.may_be_next())


def share_treasure(s: Dungeon) -> Flow[None]:
    """Give out what was drawn: somebody equips it, or it goes to the inventory."""
    if not s.drawn:
        s.phase = EXPLORE
        yield from ()
        return
    if s.item(s.drawn[0]).ember and not without_ember(s):
        s.treasure.shuffle_in([s.drawn.pop(0)])
        s.owed = 1
        s.phase = DRAW_TREASURE
        return
    value = yield Decision(s, CREW, asks.SHARE)
    held = s.drawn.pop(0)
    if value == DONE:
        s.inventory.append(held)
        if s.journal:
            tell_dungeon.stored(s, held)
        return
    hero = (value - 1) >> 3
    place = (value - 1) & 7
    if s.item(held).ember:
        s.party[hero].ember = True
        if s.journal:
            tell_dungeon.ember_given(s, hero)
        return
    equip(s, hero, held, place)


def equip(s: Dungeon, hero: int, held: int, place: int) -> None:
    """Put a card on a board, or an upgrade under a card; what it displaces is stored."""
    one = s.party[hero]
    item = s.item(held)
    if item.slot in (WEAPON_UPGRADE, ARMOUR_UPGRADE):
        replace(one, place, upgraded(held_in(one, place), card_of(held)))
        if s.journal:
            tell_dungeon.upgraded_card(s, hero, held, held_in(one, place))
        return
    s.inventory.extend(put(one, s.t, held, place))
    if s.journal:
        tell_dungeon.equipped(s, hero, held, place)


# -- changing equipment -------------------------------------------------------------------------


def change_gear(s: Dungeon) -> Flow[None]:
    """Which card of the board or the inventory is to be moved?"""
    value = yield Decision(s, CREW, asks.CARD, s.chooser)
    if value == DONE:
        s.phase = EXPLORE
        return
    s.chosen = value - FIRST
    s.phase = MOVE_CARD


def move_card(s: Dungeon) -> Flow[None]:
    """Where does it go?"""
    hero = s.chooser
    one = s.party[hero]
    value = yield Decision(s, CREW, asks.CARD_PLACE, hero)
    held = chosen_card(s)
    chosen = s.chosen
    s.chosen = NOTHING
    s.phase = CHANGE_GEAR
    if value == DONE:
        return
    place = value - FIRST
    if place == STRIP:
        s.inventory.extend(upgrades_of(held))
        if chosen >= SPARE:
            s.inventory[chosen - SPARE] = stripped(held)
        else:
            replace(one, chosen, stripped(held))
        if s.journal:
            tell_dungeon.stripped_card(s, hero, held)
    elif chosen >= SPARE:
        s.inventory.pop(chosen - SPARE)
        equip(s, hero, held, place)
    elif place == INTO_INVENTORY:
        replace(one, chosen, NOTHING)
        s.inventory.append(held)
        if s.journal:
            tell_dungeon.stored(s, held)
    else:
        rearrange(s, hero, chosen, place)


def rearrange(s: Dungeon, hero: int, start: int, place: int) -> None:
    """Move a hand card on its own board; what lay in the new place takes the old one."""
    one = s.party[hero]
    held = held_in(one, start)
    if place == INTO_BACKUP:
        replace(one, start, NOTHING)
        one.backup.append(held)
    else:
        other = held_in(one, place)
        replace(one, place, held)
        replace(one, start, other)
        if not side_by_side(s.t, one.left, one.right):
            freed = IN_RIGHT if place == IN_LEFT else IN_LEFT
            one.backup.append(held_in(one, freed))
            replace(one, freed, NOTHING)
    if s.journal:
        tell_dungeon.equipped(s, hero, held, place)


def sell(s: Dungeon) -> Flow[None]:
    """Sell cards nobody wants, one soul each, upgrades and all."""
    value = yield Decision(s, CREW, asks.SALE)
    if value == DONE:
        s.phase = EXPLORE
        return
    held = s.inventory.pop(value - 1)
    s.souls += prices.SALE_PRICE
    if s.journal:
        tell_dungeon.sold(s, held)
    if not prices.for_sale(s):
        s.phase = EXPLORE
