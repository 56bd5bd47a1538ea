"""Decks that are bags until drawn: what nobody has seen has not happened yet.

A face-down deck is a pile of runs, top first. A run whose order everybody knows is `ordered`.
Any other run is a bag: some cards known to be in it, and some unseen cards from a `Pool`, the
population they were dealt from. Which card lies where is settled when it is turned, and that is
exactly as if the deck had been shuffled before.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bossrush.engine.chance import Outcomes
from bossrush.engine.decision import CREW, Flow
from bossrush.engine.picking import Among, pick
from bossrush.engine.state import State
from bossrush.engine.visit import Part, Visitor


class Pool(Outcomes):
    """Cards of which some were dealt out unseen: all that nobody has seen yet, in id order."""

    def __init__(self) -> None:
        self.key = ""
        self.ids: Sequence[str] = ()
        self.cards: list[int] = []

    def visit(self, v: Visitor) -> None:
        self.cards = sorted(v.refs("cards", self.cards, self.ids))

    def outcome(self, index: int) -> str:
        return self.ids[self.cards[index]]

    def what(self) -> str:
        return self.key


class Run(Outcomes):
    """A stretch of a deck: cards in a known order, or a bag of which the order is open."""

    def __init__(self) -> None:
        self.key = ""
        self.ids: Sequence[str] = ()
        self.pools: Sequence[Pool] = ()
        """The deck's own list of them, which it gives to each of its runs."""
        self.ordered = False
        self.cards: list[int] = []
        """In an ordered run top first; in a bag the cards known to be in it, in id order."""
        self.unseen: list[int] = []
        """In a bag: for each pool of the deck, how many cards of it lie here unseen."""

    def visit(self, v: Visitor) -> None:
        self.ordered = v.flag("ordered", self.ordered)
        self.cards = v.refs("cards", self.cards, self.ids)
        if not self.ordered:
            self.cards.sort()
        self.unseen = v.integers("unseen", self.unseen)

    def size(self) -> int:
        size = len(self.cards)
        for count in self.unseen:
            size += count
        return size

    def card_at(self, place: int) -> int:
        """The card a place in the bag stands for; below zero: unseen, from pool -1 - card."""
        if place < len(self.cards):
            return self.cards[place]
        place -= len(self.cards)
        for pool, count in enumerate(self.unseen):
            if place < count:
                return -1 - pool
            place -= count
        raise IndexError(place)

    def outcome(self, index: int) -> str:
        card = self.card_at(index)
        return self.ids[card] if card >= 0 else f"unseen-{-1 - card}"

    def leads_to(self, index: int, name: str) -> bool:
        card = self.card_at(index)
        if card >= 0:
            return False
        for one in self.pools[-1 - card].cards:
            if self.ids[one] == name:
                return True
        return False

    def what(self) -> str:
        return self.key


NO_RUNS: Final[list[Run]] = []
NO_POOLS: Final[list[Pool]] = []
"""What every new deck begins with, and a copy replaces at once: shared like any copy's cards."""


class Deck(Part):
    """A face-down deck. Copies share their cards until one of them changes its own."""

    def __init__(self) -> None:
        self.key = ""
        self.ids: Sequence[str] = ()
        """The text id of every card code."""
        self.runs = NO_RUNS
        self.pools = NO_POOLS
        self._shared = True

    def copy(self) -> Deck:
        twin = Deck()
        twin.key = self.key
        twin.ids = self.ids
        twin.runs = self.runs
        twin.pools = self.pools
        self._shared = twin._shared = True
        return twin

    def _own(self) -> None:
        """Before any change: part from whatever is shared with copies."""
        if self._shared:
            self._shared = False
            self.pools = [pool.copy() for pool in self.pools]
            self.runs = [run.copy() for run in self.runs]
            for run in self.runs:
                run.pools = self.pools

    def visit(self, v: Visitor) -> None:
        self._own()
        self.runs = v.parts("runs", self.runs, self._run)
        self.pools = v.parts("pools", self.pools, self._pool)
        for run in self.runs:
            run.pools = self.pools

    def faults(self) -> list[str]:
        found: list[str] = []
        dealt = [0] * len(self.pools)
        for place, run in enumerate(self.runs):
            where = f"runs[{place}]"
            if len(run.unseen) != len(self.pools):
                found.append(f"{where}.unseen: expected one number for each pool: {dealt}")
                continue
            if run.size() == 0 or min(run.cards, default=0) < 0:
                found.append(f"{where}: expected cards, found none")
            if run.ordered and run.size() > len(run.cards):
                found.append(f"{where}: cards in a known order cannot be unseen")
            for pool, count in enumerate(run.unseen):
                dealt[pool] += count
        for number, population in enumerate(self.pools):
            if min(population.cards, default=0) < 0:
                found.append(f"pools[{number}]: expected cards, found none")
            if dealt[number] > len(population.cards):
                found.append(
                    f"pools[{number}]: {dealt[number]} cards of it lie unseen in the runs, "
                    f"and it has {len(population.cards)}"
                )
        return found

    def _run(self) -> Run:
        run = Run()
        run.key = self.key
        run.ids = self.ids
        run.pools = self.pools
        return run

    def _pool(self) -> Pool:
        pool = Pool()
        pool.key = self.key
        pool.ids = self.ids
        return pool

    # -- building -------------------------------------------------------------------------

    def add_pool(self, cards: list[int]) -> int:
        """A population that unseen cards come from; which of the deck's pools it is."""
        self._own()
        pool = self._pool()
        pool.cards = sorted(cards)
        self.pools.append(pool)
        for run in self.runs:
            run.unseen.append(0)
        return len(self.pools) - 1

    def deal_unseen(self, pool: int, count: int) -> None:
        """Put `count` unseen cards of a pool under the deck, as a run of their own."""
        self._own()
        run = self._run()
        run.unseen = [0] * len(self.pools)
        run.unseen[pool] = count
        self.runs.append(run)

    def shuffle_in(self, cards: list[int]) -> None:
        """Shuffle known cards and the whole deck together."""
        self._own()
        bag = self._run()
        bag.unseen = [0] * len(self.pools)
        for run in self.runs:
            bag.cards.extend(run.cards)
            for pool, count in enumerate(run.unseen):
                bag.unseen[pool] += count
        bag.cards.extend(cards)
        bag.cards.sort()
        self.runs = [bag] if bag.size() else []

    def shuffle_in_unseen(self, pool: int, count: int = 1) -> None:
        """Shuffle unseen cards of a pool and the whole deck together."""
        self.shuffle_in([])
        if not self.runs:
            self.deal_unseen(pool, 0)
        self.runs[0].unseen[pool] += count

    def put_under(self, card: int) -> None:
        """Lay a card everybody has seen under the deck."""
        self._own()
        if not self.runs or not self.runs[-1].ordered:
            run = self._run()
            run.ordered = True
            run.unseen = [0] * len(self.pools)
            self.runs.append(run)
        self.runs[-1].cards.append(card)

    # -- reading --------------------------------------------------------------------------

    def size(self) -> int:
        size = 0
        for run in self.runs:
            size += run.size()
        return size

    def may_be_next(self) -> list[int]:
        """Every card that could be turned next, in id order, each once."""
        if not self.runs:
            return []
        run = self.runs[0]
        if run.ordered:
            return [run.cards[0]]
        cards = set(run.cards)
        for pool, count in enumerate(run.unseen):
            if count:
                cards.update(self.pools[pool].cards)
        return sorted(cards)

    # -- drawing --------------------------------------------------------------------------

    def draw(self, state: State, seat: int = CREW) -> Flow[int]:
        """Turn the top card: the deck must not be empty."""
        self._own()
        run = self.runs[0]
        if run.ordered:
            card = run.cards.pop(0)  # everybody knew: nothing is revealed
        elif state.chance.physical:
            candidates = self.may_be_next()
            among = Among(self.key, self.ids, candidates)
            place = yield from pick(state, among, len(candidates), seat)
            self._own()  # a copy may have been made while they drew
            run = self.runs[0]
            card = candidates[place]
            self._take(run, card)
        else:
            card = self._sample(state, run)
        if not run.cards and run.size() == 0:
            self.runs.pop(0)
        return card

    def _sample(self, state: State, run: Run) -> int:
        size = run.size()
        if not run.cards and size == run.unseen[0]:  # the usual case: one population, all unseen
            pool = self.pools[0]
            run.unseen[0] -= 1
            return pool.cards.pop(state.chance.pick(len(pool.cards), pool))
        place = state.chance.pick(size, run)
        if place < len(run.cards):
            return run.cards.pop(place)
        number = -1 - run.card_at(place)
        pool = self.pools[number]
        run.unseen[number] -= 1
        return pool.cards.pop(state.chance.pick(len(pool.cards), pool))

    def _take(self, run: Run, card: int) -> None:
        if card in run.cards:
            run.cards.remove(card)
            return
        for number, pool in enumerate(self.pools):
            if run.unseen[number] and card in pool.cards:
                pool.cards.remove(card)
                run.unseen[number] -= 1
                return
        raise ValueError(f"{self.ids[card]} cannot be drawn from {self.key} now")
