"""Blacksmith Andre (p. 14): treasure drawn and given out, equipment changed, upgraded and sold."""

from __future__ import annotations

from typing import Final

from bossrush.engine.decision import CREW, Decision, Flow
from bossrush.games.souls.cards import terms
from bossrush.games.souls.questions import answers
from bossrush.games.souls.questions import asked as questions
from bossrush.games.souls.rules import bonfire
from bossrush.games.souls.rules.equipment import places_for, put, replace
from bossrush.games.souls.table import phases
from bossrush.games.souls.table.owned_cards import (
    card_of,
    side_by_side,
    upgraded,
    upgrades_of,
)
from bossrush.games.souls.table.state import Dungeon
from bossrush.games.souls.words import dungeon_log

SPARE: Final = 8
"""In `chosen`, from here on: a place in the inventory."""
STRIP: Final = len(terms.DESTINATIONS)
"""As a destination: take the upgrades off."""


def without_ember(s: Dungeon) -> list[int]:
    return [number for number, character in enumerate(s.party) if not character.ember]


def takers(s: Dungeon) -> list[int]:
    """What can be done with the card that lies open: it is stored, or somebody takes it."""
    held = s.drawn[0]
    item = s.item(held)
    if item.ember:
        return [answers.GIVE_EMBER.answer(hero) for hero in without_ember(s)]
    options = [answers.STORE.answer()]
    upgrade = item.slot in (terms.WEAPON_UPGRADE, terms.ARMOUR_UPGRADE)
    if upgrade and s.at != terms.BONFIRE:
        return options
    for hero, character in enumerate(s.party):
        for place in places_for(character, s.tables, held):
            options.append(answers.EQUIP.answer(hero, place))
    return options


def movable(s: Dungeon, hero: int) -> list[int]:
    """The cards a character could move: those on its board, then those in the inventory."""
    character = s.party[hero]
    options = [answers.DONE.answer()]
    for slot in range(terms.IN_BACKUP + len(character.backup)):
        if character.card_in(slot) >= 0:
            options.append(answers.ON_BOARD.answer(slot))
    known: list[int] = []
    for place, held in enumerate(s.inventory):
        if held in known:
            continue
        known.append(held)
        if places_for(character, s.tables, held) or can_strip(s, held):
            options.append(answers.IN_STOCK.answer(place))
    return options


def can_strip(s: Dungeon, held: int) -> bool:
    """Whether upgrades can be taken off: those of armour always, those of weapons never."""
    return bool(upgrades_of(held)) and s.item(held).slot == terms.ARMOUR


def chosen_card(s: Dungeon) -> int:
    """The card that is being moved."""
    if s.chosen >= SPARE:
        return s.inventory[s.chosen - SPARE]
    return s.party[s.chooser].card_in(s.chosen)


def destinations(s: Dungeon, hero: int) -> list[int]:
    """Where the chosen card can go: a slot of the board, the inventory, or STRIP."""
    held = chosen_card(s)
    if s.chosen >= SPARE:
        places = places_for(s.party[hero], s.tables, held)
    else:
        places = [terms.INTO_INVENTORY]
        if s.item(held).hand:
            places.extend(own_places(s.chosen))
    if can_strip(s, held):
        places.append(STRIP)
    return [answers.PUT_BACK.answer(), *(answers.PUT_AT.answer(place) for place in places)]


def own_places(place: int) -> list[int]:
    """Where a hand card can go on its own board."""
    places = []
    if place != terms.IN_LEFT:
        places.append(terms.IN_LEFT)
    if place != terms.IN_RIGHT:
        places.append(terms.IN_RIGHT)
    if place in (terms.IN_LEFT, terms.IN_RIGHT):
        places.append(terms.INTO_BACKUP)
    return places


# -- treasure ---------------------------------------------------------------------------------


def draw_treasure(s: Dungeon) -> Flow[None]:
    """Turn over the next treasure card; an Ember nobody can take is shuffled back."""
    if s.owed == 0 or s.treasure.size() == 0:
        s.owed = 0
        s.phase = phases.SHARE_TREASURE if s.drawn else phases.EXPLORE
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
        s.phase = phases.SHARE_TREASURE


def any_other(s: Dungeon) -> bool:
    """Whether the deck may hold anything but Embers."""
    return any(not s.tables.items[card].ember for card in s.treasure.may_be_next())


def share_treasure(s: Dungeon) -> Flow[None]:
    """Give out what was drawn: somebody equips it, or it goes to the inventory."""
    if not s.drawn:
        s.phase = phases.EXPLORE
        yield from ()
        return
    if s.item(s.drawn[0]).ember and not without_ember(s):
        s.treasure.shuffle_in([s.drawn.pop(0)])
        s.owed = 1
        s.phase = phases.DRAW_TREASURE
        return
    answer = yield Decision(s, CREW, questions.SHARE)
    held = s.drawn.pop(0)
    if answers.STORE.fits(answer):
        s.inventory.append(held)
        if s.journal:
            dungeon_log.stored(s, held)
        return
    hero = answers.HERO.of(answer)
    if answers.GIVE_EMBER.fits(answer):
        s.party[hero].ember = True
        if s.journal:
            dungeon_log.ember_given(s, hero)
        return
    equip(s, hero, held, answers.PLACE.of(answer))


def equip(s: Dungeon, hero: int, held: int, place: int) -> None:
    """Put a card on a board, or an upgrade under a card; what it displaces is stored."""
    character = s.party[hero]
    item = s.item(held)
    if item.slot in (terms.WEAPON_UPGRADE, terms.ARMOUR_UPGRADE):
        replace(character, place, upgraded(character.card_in(place), card_of(held)))
        if s.journal:
            dungeon_log.upgraded_card(s, hero, held, character.card_in(place))
        return
    s.inventory.extend(put(character, s.tables, held, place))
    if s.journal:
        dungeon_log.equipped(s, hero, held, place)


# -- changing equipment -------------------------------------------------------------------------


def change_gear(s: Dungeon) -> Flow[None]:
    """Which card of the board or the inventory is to be moved?"""
    answer = yield Decision(s, CREW, questions.CARD, s.chooser)
    if answers.DONE.fits(answer):
        s.phase = phases.EXPLORE
        return
    if answers.IN_STOCK.fits(answer):
        s.chosen = SPARE + answers.STOCK.of(answer)
    else:
        s.chosen = answers.SLOT.of(answer)
    s.phase = phases.MOVE_CARD


def move_card(s: Dungeon) -> Flow[None]:
    """Where does it go?"""
    hero = s.chooser
    character = s.party[hero]
    answer = yield Decision(s, CREW, questions.CARD_PLACE, hero)
    held = chosen_card(s)
    chosen = s.chosen
    s.chosen = terms.NOTHING
    s.phase = phases.CHANGE_GEAR
    if answers.PUT_BACK.fits(answer):
        return
    place = answers.PLACE.of(answer)
    if place == STRIP:
        s.inventory.extend(upgrades_of(held))
        if chosen >= SPARE:
            s.inventory[chosen - SPARE] = card_of(held)
        else:
            replace(character, chosen, card_of(held))
        if s.journal:
            dungeon_log.stripped_card(s, hero, held)
    elif chosen >= SPARE:
        s.inventory.pop(chosen - SPARE)
        equip(s, hero, held, place)
    elif place == terms.INTO_INVENTORY:
        replace(character, chosen, terms.NOTHING)
        s.inventory.append(held)
        if s.journal:
            dungeon_log.stored(s, held)
    else:
        rearrange(s, hero, chosen, place)


def rearrange(s: Dungeon, hero: int, start: int, place: int) -> None:
    """Move a hand card on its own board; what lay in the new place takes the old one."""
    character = s.party[hero]
    held = character.card_in(start)
    if place == terms.INTO_BACKUP:
        replace(character, start, terms.NOTHING)
        character.backup.append(held)
    else:
        other = character.card_in(place)
        replace(character, place, held)
        replace(character, start, other)
        if not side_by_side(s.tables, character.left, character.right):
            freed = terms.IN_RIGHT if place == terms.IN_LEFT else terms.IN_LEFT
            character.backup.append(character.card_in(freed))
            replace(character, freed, terms.NOTHING)
    if s.journal:
        dungeon_log.equipped(s, hero, held, place)


def sell(s: Dungeon) -> Flow[None]:
    """Sell cards nobody wants, one soul each, upgrades and all."""
    answer = yield Decision(s, CREW, questions.SALE)
    if answers.DONE.fits(answer):
        s.phase = phases.EXPLORE
        return
    held = s.inventory.pop(answers.STOCK.of(answer))
    s.souls += bonfire.SALE_PRICE
    if s.journal:
        dungeon_log.sold(s, held)
    if not bonfire.for_sale(s):
        s.phase = phases.EXPLORE
