"""The bonfire (p. 13-15): what souls buy from Andre and the Firekeeper, levelling up, resting."""

from __future__ import annotations

from typing import Final

from bossrush.games.souls.cards.terms import STANDARD
from bossrush.games.souls.questions import answers
from bossrush.games.souls.rules.endurance import clear
from bossrush.games.souls.table.state import Dungeon
from bossrush.games.souls.words import dungeon_log

TREASURE_PRICE: Final = 1
CAMPAIGN_TREASURE_PRICE: Final = 2
LEVEL_PRICES: Final[tuple[int, ...]] = (2, 4, 8)
CAMPAIGN_LEVEL_PRICES: Final[tuple[int, ...]] = (4, 8, 16, 20)
SPARK_PRICE: Final = 2
"""For each character of the party."""
SALE_PRICE: Final = 1
LUCK_PRICE: Final = 1


def treasure_price(s: Dungeon) -> int:
    return TREASURE_PRICE if s.campaign == STANDARD else CAMPAIGN_TREASURE_PRICE


def level_price(s: Dungeon, tier: int) -> int:
    """From this tier to the next; 0 where there is none."""
    prices = LEVEL_PRICES if s.campaign == STANDARD else CAMPAIGN_LEVEL_PRICES
    return prices[tier] if tier < len(prices) else 0


def can_level(s: Dungeon, hero: int, stat: int) -> bool:
    price = level_price(s, s.party[hero].tiers[stat])
    return 0 < price <= s.souls


def can_buy_treasure(s: Dungeon) -> bool:
    """Whether there are souls for a card, and a card that somebody could get."""
    if s.souls < treasure_price(s) or s.treasure.size() == 0:
        return False
    for character in s.party:
        if not character.ember:
            return True
    return any(not s.tables.items[card].ember for card in s.treasure.may_be_next())


def spark_price(s: Dungeon) -> int:
    return SPARK_PRICE * len(s.party)


def can_buy_spark(s: Dungeon) -> bool:
    return s.campaign != STANDARD and s.sparks < s.max_sparks() and s.souls >= spark_price(s)


def for_sale(s: Dungeon) -> list[int]:
    """The places in the inventory of cards that Andre buys: treasure, never starting equipment."""
    if s.campaign == STANDARD:
        return []
    places: list[int] = []
    known: list[int] = []
    for place, held in enumerate(s.inventory):
        if not s.item(held).starting and held not in known:
            known.append(held)
            places.append(place)
    return places


def services(s: Dungeon) -> list[int]:
    """What there is to do on the bonfire tile."""
    options = []
    if s.sparks:
        options.append(answers.REST.answer())
    if can_buy_treasure(s):
        options.append(answers.BUY_TREASURE.answer())
    for hero, character in enumerate(s.party):
        options.append(answers.CHANGE_EQUIPMENT.answer(hero))
        for stat in range(4):
            if can_level(s, hero, stat):
                options.append(answers.LEVEL_UP.answer(hero, stat))
        if s.souls >= LUCK_PRICE and not character.luck:
            options.append(answers.BUY_LUCK.answer(hero))
    if can_buy_spark(s):
        options.append(answers.BUY_SPARK.answer())
    if for_sale(s):
        options.append(answers.SELL_CARDS.answer())
    return options


def buy_treasure(s: Dungeon) -> None:
    """Pay Andre for a treasure card, which is drawn next."""
    s.souls -= treasure_price(s)
    s.owed = 1
    if s.journal:
        dungeon_log.bought(s)


def buy_luck(s: Dungeon, hero: int) -> None:
    """The Firekeeper turns a Luck token over again."""
    s.souls -= LUCK_PRICE
    s.party[hero].luck = True
    if s.journal:
        dungeon_log.luck_back(s, hero)


def buy_spark(s: Dungeon) -> None:
    """In a campaign souls also buy a spark."""
    s.souls -= spark_price(s)
    s.sparks += 1
    if s.journal:
        dungeon_log.spark_bought(s)


def level_up(s: Dungeon, hero: int, stat: int) -> None:
    """Raise one stat by one tier."""
    character = s.party[hero]
    s.souls -= level_price(s, character.tiers[stat])
    character.tiers[stat] += 1
    if s.journal:
        dungeon_log.levelled(s, hero, stat)


def rest(s: Dungeon, pay: bool) -> None:
    """Rest at the bonfire: a spark, every token ready, every encounter card face down."""
    if pay:
        s.sparks -= 1
    for character in s.party:
        character.estus = True
        character.heroic = True
        character.luck = True
    for tile in s.tiles:
        tile.up = False
    clear(s)
    if s.journal:
        dungeon_log.rested(s, pay)
