"""The questions between encounters: where to, what to buy, who carries what."""

from __future__ import annotations

from bossrush.engine.message import Message
from bossrush.games.souls import prices, words
from bossrush.games.souls.ask import Ask, numbered
from bossrush.games.souls.doings import (
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
    doings,
)
from bossrush.games.souls.gear import held_in
from bossrush.games.souls.state import Dungeon
from bossrush.games.souls.stock import (
    DONE,
    FIRST,
    SPARE,
    STRIP,
    chosen_card,
    destinations,
    movable,
    takers,
)
from bossrush.games.souls.terms import DESTINATIONS, PLACES, SIDES, STATS

_PLAIN = {
    HOME: "bonfire",
    FOG: "fog",
    REST: "rest",
    BUY: "buy",
    SPARK: "spark",
    SELLING: "sell",
    OPEN: "open",
}


class Exploring(Ask):
    """What does the party do?"""

    def options(self, state: Dungeon, actor: int) -> list[int]:
        return doings(state)

    def option_id(self, state: Dungeon, value: int) -> str:
        kind, what = value >> 8, value & 255
        if kind == GO:
            side = what & 7
            name = f"tile-{what >> 3}"
            return f"go:{name}" if side == FREELY else f"go:{name}@{SIDES[side]}"
        if kind == GEAR:
            return f"gear:hero-{what}"
        if kind == LUCK:
            return f"luck:hero-{what}"
        if kind == LEVEL:
            return f"level:hero-{what >> 2}.{STATS[what & 3]}"
        return _PLAIN[kind]

    def value(self, state: Dungeon, option_id: str) -> int:
        head, _, rest = option_id.partition(":")
        if head == "go":
            name, _, side = rest.partition("@")
            return GO << 8 | numbered(name, "tile") * 8 + (SIDES.index(side) if side else FREELY)
        if head == "gear":
            return GEAR << 8 | numbered(rest, "hero")
        if head == "luck":
            return LUCK << 8 | numbered(rest, "hero")
        if head == "level":
            name, _, stat = rest.partition(".")
            return LEVEL << 8 | numbered(name, "hero") * 4 + STATS.index(stat)
        for kind, word in _PLAIN.items():
            if word == option_id:
                return kind << 8
        raise ValueError(option_id)

    def label(self, state: Dungeon, actor: int, value: int) -> Message:
        kind, what = value >> 8, value & 255
        if kind == GO:
            if what & 7 == FREELY:
                return Message("souls-option-go", tile=words.tile(state, what >> 3))
            tile = words.tile(state, what >> 3, level=False)
            side = state.tiles[what >> 3].table_side(what & 7)
            return Message("souls-option-enter", tile=tile, side=words.side(side))
        if kind == GEAR:
            return Message("souls-option-gear", hero=words.hero(state, what))
        if kind == LUCK:
            return Message("souls-option-luck", hero=words.hero(state, what))
        if kind == LEVEL:
            one = state.party[what >> 2]
            stat = what & 3
            return Message(
                "souls-option-level",
                hero=words.hero(state, what >> 2),
                stat=words.stat(stat),
                value=one.card().stats[stat][one.tiers[stat] + 1],
            )
        if kind == FOG:
            return Message("souls-option-fog-gate")
        return Message(f"souls-option-{_PLAIN[kind]}")

    def detail(self, state: Dungeon, actor: int, value: int) -> Message | None:
        kind, what = value >> 8, value & 255
        if kind == GO and what & 7 != FREELY:
            return Message("souls-detail-level", level=state.tiles[what >> 3].level)
        if kind == REST:
            return Message("souls-detail-rest", sparks=state.sparks)
        price = 0
        if kind == BUY:
            price = prices.treasure_price(state)
        elif kind == LUCK:
            price = 1
        elif kind == SPARK:
            price = prices.spark_price(state)
        elif kind == LEVEL:
            price = prices.level_price(state, state.party[what >> 2].tiers[what & 3])
        elif kind == FOG:
            return Message("souls-detail-fog", boss=Message(state.boss_card().name))
        return Message("souls-detail-price", price=price, souls=state.souls) if price else None

    def points_at(self, state: Dungeon, actor: int, value: int) -> list[str]:
        kind, what = value >> 8, value & 255
        if kind == GO:
            return [f"tile-{what >> 3}"]
        if kind in (GEAR, LUCK):
            return [f"hero-{what}"]
        if kind == LEVEL:
            return [f"hero-{what >> 2}-{STATS[what & 3]}", f"hero-{what >> 2}"]
        if kind == FOG:
            return ["fog"]
        if kind == BUY:
            return ["treasure"]
        if kind == OPEN:
            return [f"tile-{state.at}"]
        return ["inventory"] if kind == SELLING else ["bonfire"]

    def reveals(self, state: Dungeon, actor: int, value: int) -> bool:
        kind = value >> 8
        if kind == GO:
            tile = state.tiles[(value & 255) >> 3]
            return not tile.up and tile.card < 0
        return kind in (BUY, OPEN)


class AskCard(Ask):
    """Which card does a character move?"""

    def options(self, state: Dungeon, actor: int) -> list[int]:
        return movable(state, actor)

    def option_id(self, state: Dungeon, value: int) -> str:
        if value == DONE:
            return "done"
        place = value - FIRST
        return PLACES[place] if place < SPARE else f"stock-{place - SPARE}"

    def value(self, state: Dungeon, option_id: str) -> int:
        if option_id == "done":
            return DONE
        if option_id.startswith("stock-"):
            return FIRST + SPARE + numbered(option_id, "stock")
        return FIRST + PLACES.index(option_id)

    def prompt(self, state: Dungeon, actor: int) -> Message:
        return Message("souls-ask-card", hero=words.hero(state, actor))

    def label(self, state: Dungeon, actor: int, value: int) -> Message:
        if value == DONE:
            return Message("souls-option-done")
        return Message("souls-option-card", card=words.card(state, _card(state, actor, value)))

    def detail(self, state: Dungeon, actor: int, value: int) -> Message | None:
        if value == DONE:
            return None
        place = value - FIRST
        if place < SPARE:
            return words.place(place)
        return words.place(6)

    def points_at(self, state: Dungeon, actor: int, value: int) -> list[str]:
        if value == DONE:
            return [f"hero-{actor}"]
        place = value - FIRST
        if place < SPARE:
            return [f"hero-{actor}-{PLACES[place]}"]
        return [f"stock-{place - SPARE}"]


def _card(state: Dungeon, hero: int, value: int) -> int:
    place = value - FIRST
    if place < SPARE:
        return held_in(state.party[hero], place)
    return state.inventory[place - SPARE]


_PLACES = (*DESTINATIONS, "strip")


class AskCardPlace(Ask):
    """Where does the card go?"""

    def options(self, state: Dungeon, actor: int) -> list[int]:
        return destinations(state, actor)

    def option_id(self, state: Dungeon, value: int) -> str:
        return "back" if value == DONE else _PLACES[value - FIRST]

    def value(self, state: Dungeon, option_id: str) -> int:
        return DONE if option_id == "back" else FIRST + _PLACES.index(option_id)

    def prompt(self, state: Dungeon, actor: int) -> Message:
        return Message("souls-ask-card-place", card=words.card(state, chosen_card(state)))

    def label(self, state: Dungeon, actor: int, value: int) -> Message:
        if value == DONE:
            return Message("souls-option-back")
        place = value - FIRST
        if place == STRIP:
            return Message("souls-option-strip")
        there = held_in(state.party[actor], place) if place < 6 else -1
        if there >= 0:
            card = words.card(state, there)
            return Message("souls-option-place-over", place=words.place(place), card=card)
        return Message("souls-option-place", place=words.place(place))

    def points_at(self, state: Dungeon, actor: int, value: int) -> list[str]:
        place = value - FIRST
        if value != DONE and place < 6 and held_in(state.party[actor], place) >= 0:
            return [f"hero-{actor}-{PLACES[place]}"]
        return ["inventory"] if place == 6 else [f"hero-{actor}"]


class AskSale(Ask):
    """Which card does Andre buy?"""

    def options(self, state: Dungeon, actor: int) -> list[int]:
        return [DONE, *(1 + place for place in prices.for_sale(state))]

    def option_id(self, state: Dungeon, value: int) -> str:
        return "done" if value == DONE else f"stock-{value - 1}"

    def value(self, state: Dungeon, option_id: str) -> int:
        return DONE if option_id == "done" else 1 + numbered(option_id, "stock")

    def label(self, state: Dungeon, actor: int, value: int) -> Message:
        if value == DONE:
            return Message("souls-option-done")
        return Message("souls-option-card", card=words.card(state, state.inventory[value - 1]))

    def detail(self, state: Dungeon, actor: int, value: int) -> Message | None:
        return None if value == DONE else Message("souls-detail-sale")

    def points_at(self, state: Dungeon, actor: int, value: int) -> list[str]:
        return ["inventory"] if value == DONE else [f"stock-{value - 1}"]


class AskShare(Ask):
    """Who takes the treasure that lies open?"""

    def options(self, state: Dungeon, actor: int) -> list[int]:
        return takers(state)

    def option_id(self, state: Dungeon, value: int) -> str:
        if value == DONE:
            return "keep"
        hero, place = (value - 1) >> 3, (value - 1) & 7
        if state.drawn and state.item(state.drawn[0]).ember:
            return f"hero-{hero}"
        return f"hero-{hero}:{DESTINATIONS[place]}"

    def value(self, state: Dungeon, option_id: str) -> int:
        if option_id == "keep":
            return DONE
        name, _, place = option_id.partition(":")
        return 1 + numbered(name, "hero") * 8 + (DESTINATIONS.index(place) if place else 0)

    def prompt(self, state: Dungeon, actor: int) -> Message:
        return Message("souls-ask-share", card=words.card(state, state.drawn[0]))

    def label(self, state: Dungeon, actor: int, value: int) -> Message:
        if value == DONE:
            return Message("souls-option-keep")
        hero, place = (value - 1) >> 3, (value - 1) & 7
        name = words.hero(state, hero)
        if state.item(state.drawn[0]).ember:
            return Message("souls-option-hero", hero=name)
        there = held_in(state.party[hero], place) if place < 6 else -1
        if there >= 0:
            over = words.card(state, there)
            return Message("souls-option-take-over", hero=name, place=words.place(place), card=over)
        return Message("souls-option-take", hero=name, place=words.place(place))

    def points_at(self, state: Dungeon, actor: int, value: int) -> list[str]:
        return ["drawn-0"] if value == DONE else [f"hero-{(value - 1) >> 3}", "drawn-0"]
