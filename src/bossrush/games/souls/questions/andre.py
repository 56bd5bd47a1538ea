"""The questions at Blacksmith Andre's: who takes, wears and sells what."""

from __future__ import annotations

from bossrush.engine.answers import Choice
from bossrush.engine.message import Message
from bossrush.games.souls.cards.terms import INTO_INVENTORY, PLACES
from bossrush.games.souls.questions import answers, refusals
from bossrush.games.souls.rules import bonfire
from bossrush.games.souls.rules.andre import STRIP, chosen_card, destinations, movable, takers
from bossrush.games.souls.table.state import Dungeon
from bossrush.games.souls.words import names


def card_there(state: Dungeon, hero: int, place: int) -> int:
    """The card that lies in a place of a board already; -1 for none."""
    return state.party[hero].card_in(place) if place < len(PLACES) else -1


class AskCard(Choice[Dungeon]):
    """Which card does a character move?"""

    def options(self, state: Dungeon, actor: int) -> list[int]:
        return movable(state, actor)

    def prompt(self, state: Dungeon, actor: int) -> Message:
        return Message("souls-ask-card", hero=names.hero(state, actor))

    def label(self, state: Dungeon, actor: int, value: int) -> Message:
        if answers.DONE.fits(value):
            return Message("souls-option-done")
        if answers.IN_STOCK.fits(value):
            held = state.inventory[answers.STOCK.of(value)]
        else:
            held = state.party[actor].card_in(answers.SLOT.of(value))
        return Message("souls-option-card", card=names.card(state, held))

    def detail(self, state: Dungeon, actor: int, value: int) -> Message | None:
        if answers.DONE.fits(value):
            return None
        stock = answers.IN_STOCK.fits(value)
        return names.place(INTO_INVENTORY if stock else answers.SLOT.of(value))

    def points_at(self, state: Dungeon, actor: int, value: int) -> list[str]:
        if answers.DONE.fits(value):
            return [f"hero-{actor}"]
        if answers.IN_STOCK.fits(value):
            return [f"stock-{answers.STOCK.of(value)}"]
        return [f"hero-{actor}-{PLACES[answers.SLOT.of(value)]}"]

    def why_not(self, state: Dungeon, actor: int, value: int) -> Message | None:
        return refusals.card(state, actor, value)


class AskCardPlace(Choice[Dungeon]):
    """Where does the card go?"""

    def options(self, state: Dungeon, actor: int) -> list[int]:
        return destinations(state, actor)

    def prompt(self, state: Dungeon, actor: int) -> Message:
        return Message("souls-ask-card-place", card=names.card(state, chosen_card(state)))

    def label(self, state: Dungeon, actor: int, value: int) -> Message:
        if answers.PUT_BACK.fits(value):
            return Message("souls-option-back")
        place = answers.PLACE.of(value)
        if place == STRIP:
            return Message("souls-option-strip")
        there = card_there(state, actor, place)
        if there >= 0:
            card = names.card(state, there)
            return Message("souls-option-place-over", place=names.place(place), card=card)
        return Message("souls-option-place", place=names.place(place))

    def points_at(self, state: Dungeon, actor: int, value: int) -> list[str]:
        if answers.PUT_BACK.fits(value):
            return [f"hero-{actor}"]
        place = answers.PLACE.of(value)
        if card_there(state, actor, place) >= 0:
            return [f"hero-{actor}-{PLACES[place]}"]
        return ["inventory"] if place == INTO_INVENTORY else [f"hero-{actor}"]

    def why_not(self, state: Dungeon, actor: int, value: int) -> Message | None:
        return refusals.unfit(state, actor, chosen_card(state))


class AskSale(Choice[Dungeon]):
    """Which card does Andre buy?"""

    def options(self, state: Dungeon, actor: int) -> list[int]:
        places = bonfire.for_sale(state)
        return [answers.DONE.answer(), *(answers.IN_STOCK.answer(place) for place in places)]

    def label(self, state: Dungeon, actor: int, value: int) -> Message:
        if answers.DONE.fits(value):
            return Message("souls-option-done")
        held = state.inventory[answers.STOCK.of(value)]
        return Message("souls-option-card", card=names.card(state, held))

    def detail(self, state: Dungeon, actor: int, value: int) -> Message | None:
        return None if answers.DONE.fits(value) else Message("souls-detail-sale")

    def points_at(self, state: Dungeon, actor: int, value: int) -> list[str]:
        if answers.DONE.fits(value):
            return ["inventory"]
        return [f"stock-{answers.STOCK.of(value)}"]

    def why_not(self, state: Dungeon, actor: int, value: int) -> Message | None:
        return refusals.sale(state, value)


class AskShare(Choice[Dungeon]):
    """Who takes the treasure that lies open?"""

    def options(self, state: Dungeon, actor: int) -> list[int]:
        return takers(state)

    def prompt(self, state: Dungeon, actor: int) -> Message:
        return Message("souls-ask-share", card=names.card(state, state.drawn[0]))

    def label(self, state: Dungeon, actor: int, value: int) -> Message:
        if answers.STORE.fits(value):
            return Message("souls-option-keep")
        hero = answers.HERO.of(value)
        name = names.hero(state, hero)
        if answers.GIVE_EMBER.fits(value):
            return Message("souls-option-hero", hero=name)
        place = answers.PLACE.of(value)
        there = card_there(state, hero, place)
        if there >= 0:
            over = names.card(state, there)
            return Message("souls-option-take-over", hero=name, place=names.place(place), card=over)
        return Message("souls-option-take", hero=name, place=names.place(place))

    def points_at(self, state: Dungeon, actor: int, value: int) -> list[str]:
        if answers.STORE.fits(value):
            return ["drawn-0"]
        return [f"hero-{answers.HERO.of(value)}", "drawn-0"]

    def why_not(self, state: Dungeon, actor: int, value: int) -> Message | None:
        return refusals.share(state, value)
