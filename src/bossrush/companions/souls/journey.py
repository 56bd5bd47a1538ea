"""Between encounters: what to spend souls on, where to go, when to rest."""

from __future__ import annotations

from typing import Final

from bossrush.companions.souls import equipment, shop
from bossrush.companions.souls.lessons import Lessons
from bossrush.games.souls.cards.terms import BONFIRE, IN_BACKUP, STANDARD
from bossrush.games.souls.rules import bonfire
from bossrush.games.souls.rules.andre import DONE, FIRST, SPARE, takers
from bossrush.games.souls.rules.exploration import (
    BUY,
    FOG,
    FREELY,
    GEAR,
    GO,
    HOME,
    LEVEL,
    LUCK,
    OPEN,
    REST,
    SELLING,
    SPARK,
)
from bossrush.games.souls.table.state import Dungeon

STOCK: Final = 24
"""How many spare cards it keeps in a campaign before it sells some."""
FEW: Final = 4
"""Treasure cards that are not worth drawing any more."""
RESERVE: Final = 1
"""The sparks it does not rest with: lives for the boss."""
PATIENT: Final = 2
"""Up to how many characters a party has sparks enough to rest early."""
READY: Final[tuple[float, ...]] = (0.0, 0.0, 10.0, 15.0)
"""How strong characters should be on average for encounters of each level."""
BOSS_READY: Final[tuple[float, ...]] = (14.0, 18.0, 23.0)
"""How strong they should be for the bosses of each section of a campaign."""


def explore(s: Dungeon, values: list[int], lessons: Lessons) -> int:
    """The next step between encounters, with the last defeats in mind."""
    lessons.look_back(s)
    chosen = _next_step(s, values, lessons)
    if chosen >> 8 == FOG:
        lessons.set_out(s, 0, _power(s))
    elif chosen >> 8 == GO and chosen & 7 != FREELY:
        lessons.set_out(s, s.tiles[(chosen & 255) >> 3].level, _power(s))
    return chosen


def _next_step(s: Dungeon, values: list[int], lessons: Lessons) -> int:
    """Spend what there is, then go where it is easiest; rest while sparks are to spare."""
    if OPEN << 8 in values:
        return OPEN << 8
    if HOME << 8 in values and (s.souls >= bonfire.treasure_price(s) or _cleared(s)):
        return HOME << 8
    if s.at == BONFIRE:
        spent = spend(s, values)
        if spent >= 0:
            return spent
        spare = s.campaign != STANDARD and s.sparks > RESERVE
        if FOG << 8 in values and spare and not _may_gain(s):
            return FOG << 8  # encounters earn nothing that is of use any more
    ways = [value for value in values if value >> 8 == GO and value & 7 != FREELY]
    if ways:
        way = min(ways, key=lambda value: (s.tiles[(value & 255) >> 3].level, value))
        level = s.tiles[(way & 255) >> 3].level
        if s.sparks <= RESERVE or not (_worn_out(s) or _too_weak(s, level, lessons)):
            return way
        return REST << 8 if REST << 8 in values else HOME << 8
    if REST << 8 in values and s.sparks > RESERVE and _may_grow(s, lessons):
        return REST << 8
    if FOG << 8 in values:
        return FOG << 8
    if HOME << 8 in values:
        return HOME << 8
    return values[0]


def _cleared(s: Dungeon) -> bool:
    return all(tile.up for tile in s.tiles)


def _worn_out(s: Dungeon) -> bool:
    """Whether most flasks are empty while much is still to be fought."""
    empty = sum(1 for character in s.party if not character.estus)
    left = sum(1 for tile in s.tiles if not tile.up)
    return empty * 2 > len(s.party) and left >= 2 and s.sparks > 2


def _too_weak(s: Dungeon, level: int, lessons: Lessons) -> bool:
    """Whether easier encounters, fought once more, should come before one of this level.

    A large party has too few sparks for that, unless it can buy them.
    """
    if len(s.party) > PATIENT and s.campaign == STANDARD:
        return False
    if not any(tile.up and tile.level < level for tile in s.tiles):
        return False
    if s.campaign == STANDARD:
        return _power(s) < READY[level]
    return _power(s) < max(READY[level], lessons.needed(level)) and _may_gain(s)


def _power(s: Dungeon) -> float:
    """How strong the characters are on average."""
    return sum(power_of(s, hero) for hero in range(len(s.party))) / len(s.party)


def power_of(s: Dungeon, hero: int) -> float:
    """How strong a character is against the boss ahead."""
    return equipment.power(s.tables, s.party[hero], s.boss)


def _may_grow(s: Dungeon, lessons: Lessons) -> bool:
    """Whether another round of the same encounters is worth it before the boss.

    Where sparks cannot be bought, every one is used; else until the party is ready for the boss.
    """
    if s.campaign == STANDARD:
        return True
    ready = max(BOSS_READY[min(s.section, 2)], lessons.needed(0))
    return _power(s) < ready and _may_gain(s)


def _may_gain(s: Dungeon) -> bool:
    """Whether anything is left that souls could buy, and that would make somebody stronger."""
    return s.treasure.size() > FEW or shop.best_level(s.copy(), level_prices(s)).hero >= 0


def spend(s: Dungeon, values: list[int]) -> int:
    """Equipment first, then whatever a soul buys most of; -1 when nothing is worth it."""
    for hero, character in enumerate(s.party):
        place, _where = shop.wanted_card(s, character)
        if place >= 0 or shop.rearranged(s, character)[0] >= 0:
            return GEAR << 8 | hero
    if SPARK << 8 in values and s.sparks <= RESERVE:
        return SPARK << 8
    if SELLING << 8 in values and len(s.inventory) > STOCK:
        return SELLING << 8
    standard = s.campaign == STANDARD
    study = shop.best_level(s.copy(), level_prices(s))
    level = LEVEL << 8 | study.hero * 4 + study.stat
    curious = max(0.2, 1.0 - len(s.inventory) / 26)
    treasure = (0.25 if standard else 0.15) * curious
    if study.hero >= 0 and study.worth > treasure:
        if level in values:
            return level
        if study.worth > 1.5 * treasure:
            return -1  # the souls are being saved for it
    if BUY << 8 in values and s.treasure.size() > FEW:
        return BUY << 8
    if study.hero >= 0 and level in values:
        return level
    for value in values:
        if value >> 8 == LUCK:
            return value
    return -1


def level_prices(s: Dungeon) -> list[int]:
    standard = s.campaign == STANDARD
    return list(bonfire.LEVEL_PRICES if standard else bonfire.CAMPAIGN_LEVEL_PRICES)


def card(s: Dungeon, hero: int, values: list[int]) -> int:
    """Which card to move: something better, or something to fit."""
    character = s.party[hero]
    place, _where = shop.wanted_card(s, character)
    if place >= 0 and FIRST + SPARE + place in values:
        return FIRST + SPARE + place
    place, _where = shop.rearranged(s, character)
    if place >= 0 and FIRST + IN_BACKUP + place in values:
        return FIRST + IN_BACKUP + place
    return DONE


def card_place(s: Dungeon, hero: int, values: list[int]) -> int:
    character = s.party[hero]
    if s.chosen >= SPARE:
        place, where = shop.wanted_card(s, character)
        if place == s.chosen - SPARE and FIRST + where in values:
            return FIRST + where
        return values[1] if len(values) > 1 else DONE
    _place, where = shop.rearranged(s, character)
    return FIRST + where if where >= 0 and FIRST + where in values else DONE


def share(s: Dungeon, values: list[int]) -> int:
    """Whoever gains most takes it."""
    held = s.drawn[0]
    if s.item(held).ember:
        return min(values, key=lambda value: power_of(s, (value - 1) >> 3))
    _gain, hero, place = shop.taker(s, held)
    value = 1 + hero * 8 + place
    return value if hero >= 0 and value in takers(s) else DONE
