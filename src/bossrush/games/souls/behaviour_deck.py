"""A boss's behaviour deck: built at random, learned, repeated in order, changed by heat."""

from __future__ import annotations

from bossrush.engine.decision import Flow
from bossrush.engine.deck import Deck
from bossrush.games.souls import tell, tell_dungeon
from bossrush.games.souls.state import Dungeon
from bossrush.games.souls.terms import NOTHING, UNPREDICTABLE_ONSLAUGHT


def new_deck(s: Dungeon) -> Deck:
    deck = Deck()
    deck.key = "behaviour"
    deck.ids = s.t.behaviour_ids
    return deck


def build_deck(s: Dungeon) -> None:
    """As many standard cards at random as the data card says."""
    boss = s.boss_card()
    deck = new_deck(s)
    if boss.deck_size < len(boss.standard):
        pool = deck.add_pool(boss.standard)
        deck.deal_unseen(pool, boss.deck_size)
    else:
        deck.shuffle_in(boss.standard)
    s.fight.deck = deck
    s.fight.discard = []


def learn(s: Dungeon, card: int) -> None:
    """The table remembers a behaviour card once it was seen."""
    if card not in s.seen:
        s.seen.append(card)
        s.seen.sort()


def study(s: Dungeon, count: int) -> Flow[None]:
    """Reveal so many random cards of the deck, then shuffle them back."""
    deck = s.fight.deck
    shown: list[int] = []
    while len(shown) < count and deck.size():
        card = yield from deck.draw(s)
        shown.append(card)
        learn(s, card)
        if s.journal:
            tell_dungeon.behaviour_revealed(s, card)
        deck = s.fight.deck
    if shown:
        deck.shuffle_in(shown)


def flip(s: Dungeon) -> Flow[None]:
    """Turn over the next card; an empty deck is the discard pile turned over, in its order."""
    fight = s.fight
    if fight.deck.size() == 0:
        for card in fight.discard:
            fight.deck.put_under(card)
        fight.discard = []
        if s.journal:
            tell.deck_turned(s)
    card = yield from fight.deck.draw(s)
    fight.discard.append(card)
    fight.card = card
    fight.last = card
    learn(s, card)
    if s.journal:
        tell_dungeon.behaviour_drawn(s, card)


def heat_up(s: Dungeon, number: int) -> None:
    """One random heat-up card joins the deck, and everything is shuffled."""
    fight = s.fight
    fight.heated = True
    deck = fight.deck
    deck.shuffle_in(fight.discard)
    fight.discard = []
    pool = deck.add_pool(s.boss_card().heat)
    deck.shuffle_in_unseen(pool, 1)
    if s.journal:
        tell.heats_up(s, number)


def last_one_standing(s: Dungeon, fallen: int) -> None:
    """One of a pair has fallen: the other gains Health and fights on with its own cards."""
    fight = s.fight
    survivor = 1 - fallen
    card = s.t.foes[fight.foes[survivor].kind]
    fight.foes[survivor].health += card.gains
    fight.deck = new_deck(s)
    fight.deck.shuffle_in(s.boss_card().member_heat[survivor])
    fight.discard = []
    if fight.acting != survivor:
        fight.card = NOTHING
    fight.heated = True
    if s.journal:
        tell.survivor(s, survivor, card.gains)


def resolved(s: Dungeon) -> None:
    """A card has been resolved: the Dancer shuffles everything after a heat-up card."""
    fight = s.fight
    card = fight.card
    if card < 0 or not s.t.behaviours[card].heat_up or card not in fight.discard:
        return
    foe = fight.foes[fight.acting]
    if s.t.foes[foe.kind].special == UNPREDICTABLE_ONSLAUGHT:
        fight.deck.shuffle_in(fight.discard)
        fight.discard = []
        if s.journal:
            tell.special(s, fight.acting)
