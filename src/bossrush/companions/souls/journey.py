"""Between encounters: what to spend souls on, where to go, when to rest."""

from __future__ import annotations

from typing import Final

from bossrush.companions.souls import equipment, shop
from bossrush.companions.souls.lessons import Lessons
from bossrush.companions.souls.taste import TASTE
from bossrush.games.souls.cards.terms import BONFIRE, IN_BACKUP, STANDARD
from bossrush.games.souls.questions import answers
from bossrush.games.souls.rules import bonfire
from bossrush.games.souls.rules.andre import SPARE, takers
from bossrush.games.souls.table.state import Dungeon

STOCK: Final = 24
"""How many spare cards it keeps in a campaign before it sells some."""
FEW: Final = 4
"""Treasure cards that are not worth drawing any more."""
BOSS_READY: Final[tuple[float, ...]] = (14.0, 18.0, 23.0)
"""How strong they should be for the bosses of each section of a campaign."""


def explore(s: Dungeon, values: list[int], lessons: Lessons) -> int:
    """The next step between encounters, with the last defeats in mind."""
    lessons.look_back(s)
    chosen = _next_step(s, values, lessons)
    if answers.FOG_GATE.fits(chosen):
        lessons.set_out(s, 0, _power(s))
    elif answers.ENTER.fits(chosen):
        lessons.set_out(s, level_of(s, chosen), _power(s))
    return chosen


def level_of(s: Dungeon, answer: int) -> int:
    """The level of the encounter that an answer enters."""
    return s.tiles[answers.TILE.of(answer)].level


def _next_step(s: Dungeon, values: list[int], lessons: Lessons) -> int:
    """Spend what there is, then go on; in a campaign rest while sparks are to spare."""
    home, fog, rest = answers.HOME.answer(), answers.FOG_GATE.answer(), answers.REST.answer()
    chest = answers.OPEN_CHEST.answer()
    if chest in values:
        return chest
    if home in values and (s.souls >= bonfire.treasure_price(s) or _cleared(s)):
        return home
    if s.at == BONFIRE:
        spent = spend(s, values)
        if spent >= 0:
            return spent
        spare = s.campaign != STANDARD and s.sparks > TASTE.reserve
        if fog in values and spare and not _may_gain(s):
            return fog  # encounters earn nothing that is of use any more
    ways = [value for value in values if answers.ENTER.fits(value)]
    if s.campaign == STANDARD:
        return _onward(s, values, ways)
    if ways:
        way = min(ways, key=lambda value: level_of(s, value))
        weak = _worn_out(s) or _too_weak(s, level_of(s, way), lessons)
        if s.sparks <= TASTE.reserve or not weak:
            return way
        return rest if rest in values else home
    if rest in values and s.sparks > TASTE.reserve and _may_grow(s, lessons):
        return rest
    if fog in values:
        return fog
    return home if home in values else values[0]


def _onward(s: Dungeon, values: list[int], ways: list[int]) -> int:
    """Where to go in a standard game: it never rests.

    A defeat costs no more than a rest: a spark, for which flasks are full again and all encounters
    lie face down. So there is always something better to do with a spark than to rest: the next
    encounter, and when all are won the boss. The easiest come first, for the souls they bring are
    spent before the next.
    """
    if ways:
        return min(ways, key=lambda value: level_of(s, value))
    fog = answers.FOG_GATE.answer()
    return fog if fog in values else answers.HOME.answer()


def _cleared(s: Dungeon) -> bool:
    return all(tile.up for tile in s.tiles)


def _worn_out(s: Dungeon) -> bool:
    """Whether most flasks are empty while much is still to be fought."""
    empty = sum(1 for character in s.party if not character.estus)
    left = sum(1 for tile in s.tiles if not tile.up)
    return empty * 2 > len(s.party) and left >= 2 and s.sparks > 2


def _too_weak(s: Dungeon, level: int, lessons: Lessons) -> bool:
    """Whether easier encounters, fought once more, should come before one of this level."""
    if not any(tile.up and tile.level < level for tile in s.tiles):
        return False
    return _power(s) < max(_ready(level), lessons.needed(level)) and _may_gain(s)


def _ready(level: int) -> float:
    """How strong characters should be on average for encounters of a level."""
    return TASTE.ready_three if level == 3 else TASTE.ready_two if level == 2 else 0.0


def _power(s: Dungeon) -> float:
    """How strong the characters are on average."""
    return sum(power_of(s, hero) for hero in range(len(s.party))) / len(s.party)


def power_of(s: Dungeon, hero: int) -> float:
    """How strong a character is against the boss ahead."""
    return equipment.power(s.tables, s.party[hero], s.boss)


def _may_grow(s: Dungeon, lessons: Lessons) -> bool:
    """Whether another round of the same encounters is worth it before the boss of a campaign."""
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
            return answers.CHANGE_EQUIPMENT.answer(hero)
    spark, sell = answers.BUY_SPARK.answer(), answers.SELL_CARDS.answer()
    if spark in values and s.sparks <= TASTE.reserve:
        return spark
    if sell in values and len(s.inventory) > STOCK:
        return sell
    standard = s.campaign == STANDARD
    study = shop.best_level(s.copy(), level_prices(s))
    level = answers.LEVEL_UP.answer(study.hero, study.stat)
    curious = max(0.2, 1.0 - len(s.inventory) / 26)
    treasure = (TASTE.treasure if standard else 0.15) * curious
    if study.hero >= 0 and study.worth > treasure:
        if level in values:
            return level
        if study.worth > 1.5 * treasure:
            return -1  # the souls are being saved for it
    buy = answers.BUY_TREASURE.answer()
    if buy in values and s.treasure.size() > FEW:
        return buy
    if study.hero >= 0 and level in values:
        return level
    for value in values:
        if answers.BUY_LUCK.fits(value):
            return value
    return -1


def level_prices(s: Dungeon) -> list[int]:
    standard = s.campaign == STANDARD
    return list(bonfire.LEVEL_PRICES if standard else bonfire.CAMPAIGN_LEVEL_PRICES)


def card(s: Dungeon, hero: int, values: list[int]) -> int:
    """Which card to move: something better, or something to fit."""
    character = s.party[hero]
    place, _where = shop.wanted_card(s, character)
    if place >= 0 and answers.IN_STOCK.answer(place) in values:
        return answers.IN_STOCK.answer(place)
    place, _where = shop.rearranged(s, character)
    if place >= 0 and answers.ON_BOARD.answer(IN_BACKUP + place) in values:
        return answers.ON_BOARD.answer(IN_BACKUP + place)
    return answers.DONE.answer()


def card_place(s: Dungeon, hero: int, values: list[int]) -> int:
    """Where to put the card that was chosen."""
    character = s.party[hero]
    if s.chosen >= SPARE:
        place, where = shop.wanted_card(s, character)
        if place == s.chosen - SPARE and answers.PUT_AT.answer(where) in values:
            return answers.PUT_AT.answer(where)
        return values[1] if len(values) > 1 else values[0]
    _place, where = shop.rearranged(s, character)
    if where >= 0 and answers.PUT_AT.answer(where) in values:
        return answers.PUT_AT.answer(where)
    return answers.PUT_BACK.answer()


def share(s: Dungeon, values: list[int]) -> int:
    """The character that gains most takes it."""
    held = s.drawn[0]
    if s.item(held).ember:
        return min(values, key=lambda value: power_of(s, answers.HERO.of(value)))
    _gain, hero, place = shop.taker(s, held)
    if hero >= 0 and answers.EQUIP.answer(hero, place) in takers(s):
        return answers.EQUIP.answer(hero, place)
    return answers.STORE.answer()
