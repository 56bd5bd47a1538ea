"""A deck that is a bag until drawn is exactly a shuffled deck, as far as anyone can tell.

Every case is compared with the same thing done to every possible shuffled deck: the chance of
each sequence of draws must agree exactly.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from itertools import combinations, permutations
from typing import TypeAlias

import pytest

from bossrush.engine.chance import Enumerated, Physical, scripted
from bossrush.engine.decision import Decision
from bossrush.engine.deck import Deck
from bossrush.engine.errors import RuleError, ScriptError
from bossrush.engine.state import State
from bossrush.engine.supply import Supply
from bossrush.engine.visit import read_into, written

IDS = ("ash", "bone", "coal", "dust", "ember", "frost")
A, B, C, D, E, F = range(6)

Odds: TypeAlias = dict[tuple[int, ...], Fraction]


class Table(State):
    """Nothing but chance."""


def new_deck() -> Deck:
    deck = Deck()
    deck.key = "rites"
    deck.ids = IDS
    return deck


def draw(deck: Deck, state: State) -> int:
    """Turn a card, by chance alone."""
    flow = deck.draw(state)
    try:
        asked = next(flow)
    except StopIteration as done:
        card = done.value
        assert isinstance(card, int)
        return card
    raise AssertionError(f"{asked} was asked")


def bag_odds(run: Callable[[State], tuple[int, ...]]) -> Odds:
    """The chance of every result, through the door of chance."""
    chance = Enumerated()
    total: dict[tuple[int, ...], Fraction] = {}
    while True:
        state = Table()
        state.chance = chance
        result = run(state)
        weight = Fraction(1)
        for at, way in enumerate(chance.path):
            weight *= Fraction(chance.counts[at][way], chance.sizes[at])
        total[result] = total.get(result, Fraction(0)) + weight
        if not chance.advance():
            assert sum(total.values()) == 1
            return total


def shuffled_odds(results: list[tuple[int, ...]]) -> Odds:
    """The chance of every result, when each of these ways is as likely."""
    counts = Counter(results)
    return {result: Fraction(count, len(results)) for result, count in counts.items()}


def test_a_shuffled_deck_is_drawn_out() -> None:
    def run(state: State) -> tuple[int, ...]:
        deck = new_deck()
        deck.add_pool([A, B, C, D])
        deck.deal_unseen(0, 4)
        return tuple(draw(deck, state) for _ in range(4))

    assert bag_odds(run) == shuffled_odds(list(permutations([A, B, C, D])))


def test_equal_cards_are_one_card_with_a_greater_chance() -> None:
    def run(state: State) -> tuple[int, ...]:
        deck = new_deck()
        deck.add_pool([A, A, A, B])
        deck.deal_unseen(0, 3)
        return tuple(draw(deck, state) for _ in range(3))

    ways = [order[:3] for order in permutations([A, A, A, B])]
    assert bag_odds(run) == shuffled_odds(ways)


def test_a_hidden_subset() -> None:
    def run(state: State) -> tuple[int, ...]:
        deck = new_deck()
        deck.add_pool([A, B, C, D, E])
        deck.deal_unseen(0, 3)
        drawn = tuple(draw(deck, state) for _ in range(3))
        assert deck.size() == 0
        return drawn

    ways = [order for subset in combinations([A, B, C, D, E], 3) for order in permutations(subset)]
    assert bag_odds(run) == shuffled_odds(ways)


def test_drawn_then_recycled_unshuffled_comes_back_in_the_order_learned() -> None:
    def run(state: State) -> tuple[int, ...]:
        deck = new_deck()
        deck.add_pool([A, B, C, D])
        deck.deal_unseen(0, 3)
        drawn = [draw(deck, state) for _ in range(2)]
        for card in drawn:
            deck.put_under(card)
        return (*drawn, *(draw(deck, state) for _ in range(3)))

    ways = [
        (*order[:2], order[2], *order[:2])
        for subset in combinations([A, B, C, D], 3)
        for order in permutations(subset)
    ]
    assert bag_odds(run) == shuffled_odds(ways)


def test_learned_then_shuffled_with_a_hidden_card_added() -> None:
    """Two of a hidden three are learned; they go back and are joined by one of two others."""

    def run(state: State) -> tuple[int, ...]:
        deck = new_deck()
        deck.add_pool([A, B, C, D])
        deck.deal_unseen(0, 3)
        learned = [draw(deck, state) for _ in range(2)]
        deck.add_pool([E, F])
        deck.shuffle_in(learned)
        deck.shuffle_in_unseen(1)
        return (*learned, *(draw(deck, state) for _ in range(4)))

    ways = [
        (*order[:2], *after)
        for subset in combinations([A, B, C, D], 3)
        for order in permutations(subset)
        for joined in (E, F)
        for after in permutations((*order, joined))
    ]
    assert bag_odds(run) == shuffled_odds(ways)


def test_known_cards_under_a_deck_stay_where_they_are() -> None:
    def run(state: State) -> tuple[int, ...]:
        deck = new_deck()
        deck.add_pool([A, B])
        deck.deal_unseen(0, 2)
        deck.put_under(E)
        deck.put_under(F)
        return tuple(draw(deck, state) for _ in range(4))

    ways = [(*order, E, F) for order in permutations([A, B])]
    assert bag_odds(run) == shuffled_odds(ways)


def test_two_hidden_piles_from_one_population() -> None:
    """The deck and what was set aside: both are unseen, and neither tells of the other."""

    def run(state: State) -> tuple[int, ...]:
        deck = new_deck()
        deck.add_pool([A, B, C])
        deck.deal_unseen(0, 2)
        first = draw(deck, state)
        assert deck.may_be_next() == [card for card in (A, B, C) if card != first]
        return (first, draw(deck, state))

    ways = [order[:2] for order in permutations([A, B, C])]
    assert bag_odds(run) == shuffled_odds(ways)


def subset_deck() -> Deck:
    deck = new_deck()
    deck.add_pool([A, B, C, D])
    deck.deal_unseen(0, 2)
    deck.shuffle_in([E])
    return deck


def test_a_script_names_cards_and_nothing_else() -> None:
    deck, state = subset_deck(), Table()
    state.chance = scripted(["dust", "ember", "ash"])
    assert [draw(deck, state) for _ in range(3)] == [D, E, A]


def test_a_script_that_names_a_card_not_there_says_so() -> None:
    deck, state = subset_deck(), Table()
    state.chance = scripted(["frost"])
    with pytest.raises(ScriptError, match="'frost', cannot come up on rites"):
        draw(deck, state)


def test_turning_what_everybody_knows_reveals_nothing() -> None:
    deck, state = new_deck(), Table()
    deck.put_under(A)
    assert draw(deck, state) == A
    deck.shuffle_in([B])
    assert draw(deck, state) == B
    assert state.chance.seen == 0


def test_people_with_real_cards_are_asked_what_they_drew() -> None:
    deck, state = subset_deck(), Table()
    state.chance = Physical()
    flow = deck.draw(state)
    asked = next(flow)
    assert isinstance(asked, Decision)
    assert [option.id for option in asked.options] == ["ash", "bone", "coal", "dust", "ember"]
    with pytest.raises(StopIteration) as done:
        flow.send(asked.value_of("coal"))
    assert done.value.value == C
    assert deck.may_be_next() == [A, B, D, E]
    assert state.chance.seen == 1


def test_a_copy_shares_nothing() -> None:
    deck = subset_deck()
    twin = deck.copy()
    state = Table()
    state.chance = scripted(["bone", "ember"])
    before = written(twin)
    draw(deck, state)
    draw(deck, state)
    deck.put_under(A)
    assert written(twin) == before


@pytest.mark.parametrize(
    ("data", "fault"),
    [
        ({"runs": [{"unseen": [5]}]}, "5 cards of it lie unseen in the runs, and it has 4"),
        ({"runs": [{"unseen": []}]}, "expected one number for each pool"),
        ({"runs": [{"unseen": [0], "cards": []}]}, "expected cards, found none"),
        ({"runs": [{"cards": [None]}]}, "expected cards, found none"),
        ({"runs": [{"ordered": True}]}, "cards in a known order cannot be unseen"),
        ({"runs": [{"cards": ["lava"]}]}, "'lava' is not one of ash, bone"),
        ({"pools": [{"cards": ["ash"]}]}, "2 cards of it lie unseen in the runs, and it has 1"),
    ],
)
def test_a_deck_that_cannot_be_is_not_read(data: dict[str, object], fault: str) -> None:
    problems: list[str] = []
    read_into(subset_deck(), data, "state.deck.", problems)
    assert fault in "\n".join(problems)
    assert all(problem.startswith("state.deck.") for problem in problems)


def test_a_deck_is_written_and_read_back() -> None:
    deck = subset_deck()
    deck.put_under(F)
    again = new_deck()
    problems: list[str] = []
    read_into(again, written(deck), "", problems)
    assert problems == []
    assert written(again) == written(deck)


class TestSupply:
    def box(self) -> Supply:
        supply = Supply()
        supply.fill(("red", "blue"), [3, 1])
        return supply

    def test_gives_what_there_is_and_no_more(self) -> None:
        supply = self.box()
        assert supply.take(0, 2) == 2
        assert supply.take(0, 2) == 1
        assert supply.take(0, 2) == 0
        supply.give_back(0, 3)
        assert supply.left == [3, 1]

    def test_takes_back_no_more_than_the_box_holds(self) -> None:
        with pytest.raises(RuleError, match="more blue were given back"):
            self.box().give_back(1, 1)

    def test_a_copy_shares_nothing_that_changes(self) -> None:
        supply = self.box()
        twin = supply.copy()
        supply.take(0, 1)
        assert twin.left == [3, 1]

    @pytest.mark.parametrize("left", [[4, 0], [1], [1, 1, 1]])
    def test_a_box_that_cannot_be_is_not_read(self, left: list[int]) -> None:
        problems: list[str] = []
        read_into(self.box(), {"left": left}, "", problems)
        assert problems
