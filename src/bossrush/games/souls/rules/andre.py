"""Blacksmith Andre (p. 14): treasure drawn and given out, equipment changed, upgraded and sold."""

from __future__ import annotations

from typing import Final

from bossrush.engine.decision import CREW, Decision, Flow
from bossrush.games.souls import questions
from bossrush.games.souls.cards.terms import (
    ARMOUR,
    ARMOUR_UPGRADE,
    BONFIRE,
    IN_BACKUP,
    IN_LEFT,
    IN_RIGHT,
    INTO_BACKUP,
    INTO_INVENTORY,
    NOTHING,
    WEAPON_UPGRADE,
)
from bossrush.games.souls.rules import bonfire
from bossrush.games.souls.rules.equipment import places_for, put, replace
from bossrush.games.souls.table import dungeon_log
from bossrush.games.souls.table.hero import Hero, held_in
from bossrush.games.souls.table.owned_cards import (
    card_of,
    side_by_side,
    stripped,
    upgraded,
    upgrades_of,
)
from bossrush.games.souls.table.phases import (
    CHANGE_GEAR,
    DRAW_TREASURE,
    EXPLORE,
    MOVE_CARD,
    SHARE_TREASURE,
)
from bossrush.games.souls.table.state import Dungeon

DONE: Final = 0
"""Of a card to move, or a place for it: none."""
FIRST: Final = 1
"""From here on: the places of the own board, and then the inventory."""
SPARE: Final = 8
"""In `chosen`, from here on: a place in the inventory."""
STRIP: Final = 8
"""As a destination: take the upgrades off."""


def without_ember(s: Dungeon) -> list[int]:
    return [number for number, character in enumerate(s.party) if not character.ember]


def takers(s: Dungeon) -> list[int]:
    """What can be done with the card that lies open: 0 keeps it, else 1 + hero * 8 + place."""
    held = s.drawn[0]
    item = s.item(held)
    if item.ember:
        return [1 + hero * 8 for hero in without_ember(s)]
    options = [DONE]
    upgrade = item.slot in (WEAPON_UPGRADE, ARMOUR_UPGRADE)
    if upgrade and s.at != BONFIRE:
        return options
    for hero, character in enumerate(s.party):
        for place in places_for(character, s.tables, held):
            options.append(1 + hero * 8 + place)
    return options


def movable(s: Dungeon, hero: int) -> list[int]:
    """The cards a character could move: FIRST + its places, FIRST + SPARE + inventory places."""
    character = s.party[hero]
    options = [DONE]
    for place in range(IN_BACKUP + len(character.backup)):
        if held_in(character, place) >= 0:
            options.append(FIRST + place)
    known: list[int] = []
    for place, held in enumerate(s.inventory):
        if held in known:
            continue
        known.append(held)
        if places_for(character, s.tables, held) or can_strip(s, held):
            options.append(FIRST + SPARE + place)
    return options


def can_strip(s: Dungeon, held: int) -> bool:
    """Whether upgrades can be taken off: those of armour always, those of weapons never."""
    return bool(upgrades_of(held)) and s.item(held).slot == ARMOUR


def chosen_card(s: Dungeon) -> int:
    """The card that is being moved."""
    if s.chosen >= SPARE:
        return s.inventory[s.chosen - SPARE]
    return held_in(s.party[s.chooser], s.chosen)


def destinations(s: Dungeon, hero: int) -> list[int]:
    """Where the chosen card can go: FIRST + a place, the inventory, or STRIP."""
    character = s.party[hero]
    held = chosen_card(s)
    options = [DONE]
    if s.chosen >= SPARE:
        options.extend(FIRST + place for place in places_for(character, s.tables, held))
    else:
        options.append(FIRST + INTO_INVENTORY)
        if s.item(held).hand:
            options.extend(FIRST + place for place in own_places(character, s.chosen))
    if can_strip(s, held):
        options.append(FIRST + STRIP)
    return options


def own_places(character: Hero, place: int) -> list[int]:
    """Where a hand card can go on its own board."""
    places = []
    if place != IN_LEFT:
        places.append(IN_LEFT)
    if place != IN_RIGHT:
        places.append(IN_RIGHT)
    if place in (IN_LEFT, IN_RIGHT):
        places.append(INTO_BACKUP)
    return places


# -- treasure ---------------------------------------------------------------------------------


def draw_treasure(s: Dungeon) -> Flow[None]:
    """Turn over the next treasure card; an Ember nobody can take is shuffled back."""
    if s.owed == 0 or s.treasure.size() == 0:
        s.owed = 0
        s.phase = SHARE_TREASURE if s.drawn else EXPLORE
        return
    card = yield from s.treasure.draw(s)
    if s.tables.items[card].ember and not without_ember(s):
        s.treasure.shuffle_in([card])
        if s.journal:
            dungeon_log.ember_returned(s)
        if not any_other(s):
            s.owed = 0
        return
    s.owed -= 1
    s.drawn.append(card)
    if s.journal:
        dungeon_log.treasure_drawn(s, card)
    if s.owed == 0:
        s.phase = SHARE_TREASURE


def any_other(s: Dungeon) -> bool:
    """Whether the deck may hold anything but Embers."""
    return any(not s.tables.items[card].ember for card in s.treasure.may_be_next())


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
    value = yield Decision(s, CREW, questions.SHARE)
    held = s.drawn.pop(0)
    if value == DONE:
        s.inventory.append(held)
        if s.journal:
            dungeon_log.stored(s, held)
        return
    hero = (value - 1) >> 3
    place = (value - 1) & 7
    if s.item(held).ember:
        s.party[hero].ember = True
        if s.journal:
            dungeon_log.ember_given(s, hero)
        return
    equip(s, hero, held, place)


def equip(s: Dungeon, hero: int, held: int, place: int) -> None:
    """Put a card on a board, or an upgrade under a card; what it displaces is stored."""
    character = s.party[hero]
    item = s.item(held)
    if item.slot in (WEAPON_UPGRADE, ARMOUR_UPGRADE):
        replace(character, place, upgraded(held_in(character, place), card_of(held)))
        if s.journal:
            dungeon_log.upgraded_card(s, hero, held, held_in(character, place))
        return
    s.inventory.extend(put(character, s.tables, held, place))
    if s.journal:
        dungeon_log.equipped(s, hero, held, place)


# -- changing equipment -------------------------------------------------------------------------


def change_gear(s: Dungeon) -> Flow[None]:
    """Which card of the board or the inventory is to be moved?"""
    value = yield Decision(s, CREW, questions.CARD, s.chooser)
    if value == DONE:
        s.phase = EXPLORE
        return
    s.chosen = value - FIRST
    s.phase = MOVE_CARD


def move_card(s: Dungeon) -> Flow[None]:
    """Where does it go?"""
    hero = s.chooser
    character = s.party[hero]
    value = yield Decision(s, CREW, questions.CARD_PLACE, hero)
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
            replace(character, chosen, stripped(held))
        if s.journal:
            dungeon_log.stripped_card(s, hero, held)
    elif chosen >= SPARE:
        s.inventory.pop(chosen - SPARE)
        equip(s, hero, held, place)
    elif place == INTO_INVENTORY:
        replace(character, chosen, NOTHING)
        s.inventory.append(held)
        if s.journal:
            dungeon_log.stored(s, held)
    else:
        rearrange(s, hero, chosen, place)


def rearrange(s: Dungeon, hero: int, start: int, place: int) -> None:
    """Move a hand card on its own board; what lay in the new place takes the old one."""
    character = s.party[hero]
    held = held_in(character, start)
    if place == INTO_BACKUP:
        replace(character, start, NOTHING)
        character.backup.append(held)
    else:
        other = held_in(character, place)
        replace(character, place, held)
        replace(character, start, other)
        if not side_by_side(s.tables, character.left, character.right):
            freed = IN_RIGHT if place == IN_LEFT else IN_LEFT
            character.backup.append(held_in(character, freed))
            replace(character, freed, NOTHING)
    if s.journal:
        dungeon_log.equipped(s, hero, held, place)


def sell(s: Dungeon) -> Flow[None]:
    """Sell cards nobody wants, one soul each, upgrades and all."""
    value = yield Decision(s, CREW, questions.SALE)
    if value == DONE:
        s.phase = EXPLORE
        return
    held = s.inventory.pop(value - 1)
    s.souls += bonfire.SALE_PRICE
    if s.journal:
        dungeon_log.sold(s, held)
    if not bonfire.for_sale(s):
        s.phase = EXPLORE
