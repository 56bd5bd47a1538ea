"""Why an action is not offered now, in words for the player who asked for it.

The reasons follow the rules that offer it: what a hero lacks, what stands in the way, what is
broken. Why nobody can be attacked is told in `attacking`.
"""

from __future__ import annotations

from bossrush.engine.message import Message
from bossrush.games.arkalion.cards import terms
from bossrush.games.arkalion.rules.mortar_and_cannons import has_crew, powder
from bossrush.games.arkalion.rules.resources import affordable
from bossrush.games.arkalion.table.airship import ARMOURY, CHEST_OF, CREW_OF, LABORATORY
from bossrush.games.arkalion.table.board import FIRST_ZONE, side_by_side
from bossrush.games.arkalion.table.escape import Escape
from bossrush.games.arkalion.words import names

ABILITY_OF_USE = {
    terms.USE_RELENTLESS: terms.RELENTLESS,
    terms.USE_VOLLEY: terms.VOLLEY,
    terms.USE_CHAIN_LIGHTNING: terms.CHAIN_LIGHTNING,
    terms.RAISE_SHIELD: terms.SHIELD_WALL,
    terms.USE_GRAPNEL: terms.BAG_OF_TRICKS,
    terms.SCROUNGE: terms.BAG_OF_TRICKS,
    terms.REPAIR_STATION: terms.QUICK_HANDS,
    terms.REPAIR_CHEST: terms.QUICK_HANDS,
    terms.MAN_GUN: terms.QUICK_HANDS,
}


def no_actions() -> Message:
    return Message("arkalion-refused-actions")


def ability(s: Escape, player: int, use: int) -> Message:
    """Why an Ability cannot be used so now."""
    hero = s.heroes[player]
    if not hero.has_ability(ABILITY_OF_USE[use]):
        return Message("arkalion-refused-not-yours")
    if s.ability_used:
        return Message("arkalion-refused-ability-used")
    if use == terms.SCROUNGE:
        return Message("arkalion-refused-no-tokens")
    if use in (terms.USE_RELENTLESS, terms.USE_VOLLEY, terms.USE_CHAIN_LIGHTNING):
        return Message("arkalion-refused-no-target")
    if hero.at < FIRST_ZONE:
        return Message("arkalion-refused-ashore")
    if use == terms.MAN_GUN:
        zone = hero.at - FIRST_ZONE
        if CREW_OF[zone] and s.airship.intact(zone) and not s.airship.has_fired(zone):
            if not has_crew(s, player, zone):
                return Message("arkalion-refused-man-actions")
        return Message("arkalion-refused-man")
    return Message("arkalion-refused-whole")


def fire(s: Escape, player: int, zone: int) -> Message:
    """Why a gun cannot be fired."""
    at = s.heroes[player].at - FIRST_ZONE
    if not CREW_OF[zone]:
        return Message("arkalion-refused-no-gun")
    if at != zone:
        return Message("arkalion-refused-elsewhere", place=names.station(s, zone))
    if not s.airship.intact(zone):
        return Message("arkalion-refused-damaged", place=names.station(s, zone))
    if s.airship.has_fired(zone):
        return Message("arkalion-refused-fired")
    if not has_crew(s, player, zone):
        return Message("arkalion-refused-crew", count=CREW_OF[zone])
    return Message("arkalion-refused-tokens", recipe=names.tokens(s, powder(s)))


def drink(s: Escape, player: int, potion: int) -> Message:
    return Message("arkalion-refused-potion", potion=Message(s.tables.potions[potion].name))


def brew(s: Escape, player: int, potion: int) -> Message:
    """Why a potion cannot be brewed."""
    card = s.tables.potions[potion]
    reason = _at_station(s, player, LABORATORY)
    if reason is not None:
        return reason
    if not affordable(s, player, card.recipe):
        return Message("arkalion-refused-tokens", recipe=names.tokens(s, card.recipe))
    return Message("arkalion-refused-copies", potion=Message(card.name))


def craft(s: Escape, player: int) -> Message:
    """Why the own weapon cannot be crafted."""
    reason = _at_station(s, player, ARMOURY)
    if reason is not None:
        return reason
    card = s.heroes[player].character().improved
    weapon = s.tables.equipment[card]
    if s.gear[card] >= 0:
        return Message("arkalion-refused-crafted", weapon=Message(weapon.weapon.name))
    return Message("arkalion-refused-tokens", recipe=names.tokens(s, weapon.recipe))


def _at_station(s: Escape, player: int, station: int) -> Message | None:
    if s.heroes[player].at != FIRST_ZONE + station:
        return Message("arkalion-refused-elsewhere", place=names.station(s, station))
    if not s.airship.intact(station):
        return Message("arkalion-refused-damaged", place=names.station(s, station))
    return None


def open_chest(s: Escape, player: int) -> Message:
    """Why no chest can be opened."""
    at = s.heroes[player].at
    chest = CHEST_OF[at - FIRST_ZONE] if at >= FIRST_ZONE else -1
    if chest < 0:
        return Message("arkalion-refused-no-chest")
    if s.airship.is_open(chest):
        return Message("arkalion-refused-opened")
    if not s.airship.intact(chest):
        return Message("arkalion-refused-damaged", place=names.station(s, chest))
    return Message("arkalion-refused-no-key")


def move(s: Escape, place: int) -> Message:
    """Why nobody can go there."""
    if not s.actions and not s.steps:
        return no_actions()
    return _no_ground(s, place) or Message("arkalion-refused-far", place=names.place(s, place))


def swing(s: Escape, place: int) -> Message:
    """Why the grapnel does not reach there."""
    return _no_ground(s, place) or Message("arkalion-refused-swing", place=names.place(s, place))


def _no_ground(s: Escape, place: int) -> Message | None:
    """What keeps anybody from standing on a cell."""
    if place < FIRST_ZONE and s.grid[place] != terms.EMPTY:
        return Message("arkalion-refused-taken", place=names.place(s, place))
    if place < FIRST_ZONE and s.ground[place] == terms.GAP:
        return Message("arkalion-refused-gap", place=names.place(s, place))
    return None


def trade(s: Escape, player: int, partner: int) -> Message:
    """Why two heroes cannot trade."""
    if partner == player or partner >= len(s.heroes) or s.heroes[partner].at < 0:
        return Message("arkalion-refused-partner")
    if not side_by_side(s.heroes[player].at, s.heroes[partner].at):
        return Message("arkalion-refused-apart", hero=names.subject(s, partner))
    return Message("arkalion-refused-poor", hero=names.object_(s, partner))
