"""The questions at Blacksmith Andre's: who takes, wears and sells what."""

from __future__ import annotations

from bossrush.engine.message import Message
from bossrush.games.souls.cards.terms import DESTINATIONS, PLACES
from bossrush.games.souls.questions.kinds import SoulsQuestion, numbered
from bossrush.games.souls.rules import bonfire
from bossrush.games.souls.rules.andre import (
    DONE,
    FIRST,
    SPARE,
    STRIP,
    chosen_card,
    destinations,
    movable,
    takers,
)
from bossrush.games.souls.table import names
from bossrush.games.souls.table.hero import held_in
from bossrush.games.souls.table.state import Dungeon


class AskCard(SoulsQuestion):
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
        return Message("souls-ask-card", hero=names.hero(state, actor))

    def label(self, state: Dungeon, actor: int, value: int) -> Message:
        if value == DONE:
            return Message("souls-option-done")
        return Message("souls-option-card", card=names.card(state, _card(state, actor, value)))

    def detail(self, state: Dungeon, actor: int, value: int) -> Message | None:
        if value == DONE:
            return None
        place = value - FIRST
        if place < SPARE:
            return names.place(place)
        return names.place(6)

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


class AskCardPlace(SoulsQuestion):
    """Where does the card go?"""

    def options(self, state: Dungeon, actor: int) -> list[int]:
        return destinations(state, actor)

    def option_id(self, state: Dungeon, value: int) -> str:
        return "back" if value == DONE else _PLACES[value - FIRST]

    def value(self, state: Dungeon, option_id: str) -> int:
        return DONE if option_id == "back" else FIRST + _PLACES.index(option_id)

    def prompt(self, state: Dungeon, actor: int) -> Message:
        return Message("souls-ask-card-place", card=names.card(state, chosen_card(state)))

    def label(self, state: Dungeon, actor: int, value: int) -> Message:
        if value == DONE:
            return Message("souls-option-back")
        place = value - FIRST
        if place == STRIP:
            return Message("souls-option-strip")
        there = held_in(state.party[actor], place) if place < 6 else -1
        if there >= 0:
            card = names.card(state, there)
            return Message("souls-option-place-over", place=names.place(place), card=card)
        return Message("souls-option-place", place=names.place(place))

    def points_at(self, state: Dungeon, actor: int, value: int) -> list[str]:
        place = value - FIRST
        if value != DONE and place < 6 and held_in(state.party[actor], place) >= 0:
            return [f"hero-{actor}-{PLACES[place]}"]
        return ["inventory"] if place == 6 else [f"hero-{actor}"]


class AskSale(SoulsQuestion):
    """Which card does Andre buy?"""

    def options(self, state: Dungeon, actor: int) -> list[int]:
        return [DONE, *(1 + place for place in bonfire.for_sale(state))]

    def option_id(self, state: Dungeon, value: int) -> str:
        return "done" if value == DONE else f"stock-{value - 1}"

    def value(self, state: Dungeon, option_id: str) -> int:
        return DONE if option_id == "done" else 1 + numbered(option_id, "stock")

    def label(self, state: Dungeon, actor: int, value: int) -> Message:
        if value == DONE:
            return Message("souls-option-done")
        return Message("souls-option-card", card=names.card(state, state.inventory[value - 1]))

    def detail(self, state: Dungeon, actor: int, value: int) -> Message | None:
        return None if value == DONE else Message("souls-detail-sale")

    def points_at(self, state: Dungeon, actor: int, value: int) -> list[str]:
        return ["inventory"] if value == DONE else [f"stock-{value - 1}"]


class AskShare(SoulsQuestion):
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
        return Message("souls-ask-share", card=names.card(state, state.drawn[0]))

    def label(self, state: Dungeon, actor: int, value: int) -> Message:
        if value == DONE:
            return Message("souls-option-keep")
        hero, place = (value - 1) >> 3, (value - 1) & 7
        name = names.hero(state, hero)
        if state.item(state.drawn[0]).ember:
            return Message("souls-option-hero", hero=name)
        there = held_in(state.party[hero], place) if place < 6 else -1
        if there >= 0:
            over = names.card(state, there)
            return Message("souls-option-take-over", hero=name, place=names.place(place), card=over)
        return Message("souls-option-take", hero=name, place=names.place(place))

    def points_at(self, state: Dungeon, actor: int, value: int) -> list[str]:
        return ["drawn-0"] if value == DONE else [f"hero-{(value - 1) >> 3}", "drawn-0"]
