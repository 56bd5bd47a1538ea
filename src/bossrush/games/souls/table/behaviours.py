"""A boss's behaviour cards: how many there are, which they can be, and where they lie."""

from __future__ import annotations

from bossrush.engine.deck import Deck
from bossrush.games.souls.cards.tables import BossCard, Tables
from bossrush.games.souls.cards.terms import NOTHING
from bossrush.games.souls.table.fight import Fight


def new_deck(tables: Tables) -> Deck:
    """An empty behaviour deck."""
    deck = Deck()
    deck.key = "behaviour"
    deck.ids = tables.behaviour_ids
    return deck


def survivor(fight: Fight) -> int:
    """Who of a pair fights on alone; NOTHING while both stand, and of a single boss."""
    foes = fight.foes
    if len(foes) == 2:
        for number, foe in enumerate(foes):
            if foe.node >= 0 and foes[1 - number].node < 0:
                return number
    return NOTHING


def population(fight: Fight, boss: BossCard) -> list[int]:
    """The cards that a boss can have between its deck and its discard pile."""
    alone = survivor(fight)
    if alone >= 0:
        return boss.member_heat[alone]
    return [*boss.standard, *boss.heat] if fight.heated else boss.standard


def number_of_cards(fight: Fight, boss: BossCard) -> int:
    """How many it has there: as its data card says, and one more once it has heated up."""
    alone = survivor(fight)
    if alone >= 0:
        return len(boss.member_heat[alone])
    standard = min(boss.deck_size, len(boss.standard))
    return standard + 1 if fight.heated else standard


def fill_deck(fight: Fight, boss: BossCard) -> None:
    """The deck holds what lies nowhere else, in no known order.

    The card that acts and the last one have been drawn: if they do not lie in the discard pile
    they were shuffled in again.
    """
    cards = population(fight, boss)
    deck = new_deck(fight.tables)
    drawn = fight.discard[:]
    for card in (fight.card, fight.last):
        if card in cards and card not in drawn:
            deck.shuffle_in([card])
            drawn.append(card)
    rest = number_of_cards(fight, boss) - len(drawn)
    if fight.heated and survivor(fight) < 0:
        cards = boss.standard
        if not any(card in boss.heat for card in drawn):
            deck.shuffle_in_unseen(deck.add_pool(boss.heat))
            rest -= 1
    left = [card for card in cards if card not in drawn]
    if len(left) <= rest:
        deck.shuffle_in(left)
    elif rest > 0:
        deck.shuffle_in_unseen(deck.add_pool(left), rest)
    fight.deck = deck


def misdealt(fight: Fight, boss: BossCard) -> list[str]:
    """What is wrong with the cards of a boss's deck and discard pile."""
    faults: list[str] = []
    ids = fight.tables.behaviour_ids
    there = fight.deck.size() + len(fight.discard)
    due = number_of_cards(fight, boss)
    if there != due:
        faults.append(f"fight.deck, discard: {there} cards, and {boss.id} has {due}")
    whole = population(fight, boss)
    known = [*fight.discard, *(card for run in fight.deck.runs for card in run.cards)]
    used = [*known, *(card for pool in fight.deck.pools for card in pool.cards)]
    for card in sorted(set(used)):
        if card not in whole:
            faults.append(f"fight.deck, discard: {ids[card]} is none of the cards it has now")
        elif used.count(card) > whole.count(card):
            faults.append(f"fight.deck, discard: {ids[card]} is there {used.count(card)} times")
    if sum(1 for card in known if card in boss.heat) > 1:
        faults.append("fight.deck, discard: a boss heats up once, by one card")
    return faults
