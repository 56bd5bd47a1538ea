"""Chance: the stream never changes, favours nothing, and every other door leads as it says."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bossrush.engine.chance import (
    Enumerated,
    Physical,
    Recorded,
    Recording,
    Scripted,
    Stream,
    scripted,
    seeded,
)
from bossrush.engine.decision import Decision
from bossrush.engine.dice import Die, roll_many
from bossrush.engine.errors import RuleError, ScriptError
from bossrush.engine.message import Message
from bossrush.engine.text import Catalogue
from tests.toys.hunt import HuntGame

SIX = Die("six", ["1", "2", "3", "4", "5", "6"])
COIN = Die("coin", ["heads", "tails"])
FORTUNE = Die("fortune", ["skull", "star", "star"])
SPAN = 1 << 32

KNOWN = {
    0: [2091952393, 4208506024, 1017427976, 941733061, 1584407498],
    1: [3250571120, 2735860482, 1763952946, 257316362, 2527977432],
    7: [2907021192, 2363770442, 1580630724, 2722525965, 3614940088],
    (1 << 128) - 1: [1659126310, 3028377073, 762330931, 4668394, 1815055718],
    0x0123456789ABCDEF0123456789ABCDEF: [
        1886527634,
        724906825,
        3157371782,
        2940198165,
        3155791536,
    ],
}


class TestStream:
    """These numbers are for ever: every save and every golden playthrough rests on them."""

    @pytest.mark.parametrize("seed", KNOWN)
    def test_known_answers(self, seed: int) -> None:
        stream = seeded(seed)
        assert [stream.next() for _ in range(5)] == KNOWN[seed]

    def test_known_answers_of_below(self) -> None:
        stream = seeded(42)
        spans = (2, 3, 6, 10, 52, 1000, 1_000_000, SPAN - 1, SPAN)
        found = [stream.below(n) for n in spans]
        assert found == [1, 1, 5, 7, 15, 460, 103506, 1950002908, 1898747925]

    def test_known_state_after_a_hundred_thousand(self) -> None:
        stream = seeded(2024)
        for _ in range(100_000):
            stream.next()
        state = (stream.a, stream.b, stream.c, stream.d)
        assert state == (3080981179, 3086228429, 612117634, 100020)

    @given(st.integers(0, (1 << 128) - 1))
    def test_is_sfc32_as_its_author_wrote_it(self, seed: int) -> None:
        a, b, c, counter = (seed >> shift & 0xFFFFFFFF for shift in (0, 32, 64, 96))
        drawn = []
        for _ in range(24):
            out = (a + b + counter) % SPAN
            counter = (counter + 1) % SPAN
            a = b ^ (b >> 9)
            b = (c + (c << 3)) % SPAN
            c = (((c << 21) | (c >> 11)) + out) % SPAN
            drawn.append(out)
        stream = seeded(seed)
        assert [stream.next() for _ in range(4)] == drawn[20:]

    def test_a_copy_goes_its_own_way_through_the_same_numbers(self) -> None:
        stream = seeded(3)
        stream.below(6)
        twin = stream.copy()
        assert isinstance(twin, Stream)
        assert [twin.below(6) for _ in range(20)] == [stream.below(6) for _ in range(20)]
        twin.below(6)
        assert (twin.a, twin.d) != (stream.a, stream.d)

    def test_a_single_outcome_costs_and_reveals_nothing(self) -> None:
        stream = seeded(3)
        before = (stream.a, stream.b, stream.c, stream.d)
        assert stream.pick(1, SIX) == 0
        assert (stream.a, stream.b, stream.c, stream.d) == before
        assert stream.seen == 0


def critical(freedom: int) -> float:
    """The chi-square that fair dice exceed once in a thousand times (Wilson and Hilferty)."""
    z = 3.0902
    part = 2 / (9 * freedom)
    return float(freedom * (1 - part + z * part**0.5) ** 3)


class TestUniformity:
    """At a confidence of 99.9 %, on fixed seeds: a change of the stream must pass it anew."""

    @pytest.mark.parametrize("n", [2, 3, 5, 6, 7, 10, 12, 52, 1000])
    def test_every_number_is_as_likely(self, n: int) -> None:
        stream = seeded(20240229 + n)
        draws = max(30_000, 60 * n)
        counts = Counter(stream.below(n) for _ in range(draws))
        expected = draws / n
        chi = sum((counts[one] - expected) ** 2 / expected for one in range(n))
        assert chi < critical(n - 1)

    def test_one_number_says_nothing_about_the_next(self) -> None:
        stream = seeded(11)
        rolls = [stream.below(6) for _ in range(60_001)]
        counts = Counter(pairwise(rolls))
        expected = 60_000 / 36
        chi = sum((counts[a, b] - expected) ** 2 / expected for a in range(6) for b in range(6))
        assert chi < critical(35)

    def test_close_seeds_do_not_give_close_streams(self) -> None:
        counts = Counter(seeded(seed).below(6) for seed in range(30_000))
        chi = sum((counts[one] - 5000) ** 2 / 5000 for one in range(6))
        assert chi < critical(5)

    def test_every_bit_is_as_often_set(self) -> None:
        stream = seeded(5)
        draws = 20_000
        words = [stream.next() for _ in range(draws)]
        ones = [sum(word >> bit & 1 for word in words) for bit in range(32)]
        assert sum((2 * count - draws) ** 2 / draws for count in ones) < critical(32)

    @pytest.mark.parametrize("n", [2, 3, 6, 7, 1000, (1 << 31) + 1, SPAN - 1])
    def test_the_last_incomplete_run_is_drawn_again(self, n: int) -> None:
        limit = SPAN - SPAN % n
        stream = Stream()
        stream.a = limit - 1  # the first number of a stream in this state
        assert stream.below(n) == n - 1
        if limit < SPAN:
            for rejected in (limit, SPAN - 1):
                stream = Stream()
                stream.a = rejected
                assert stream.below(n) == 1  # its second number

    def test_more_than_a_draw_can_tell_apart_is_refused(self) -> None:
        assert seeded(1).below(SPAN) < SPAN
        with pytest.raises(RuleError, match="more than one draw"):
            seeded(1).below(SPAN + 1)


class TestEnumerated:
    def test_visits_every_outcome_once_with_its_weight(self) -> None:
        chance = Enumerated()
        seen: Counter[tuple[int, ...]] = Counter()
        total = Fraction(0)
        while True:
            first = chance.pick(2, COIN)
            rolled = (first, chance.pick(6, SIX)) if first else (first,)
            seen[rolled] += 1
            total += Fraction(chance.weight()).limit_denominator(100)
            assert chance.weight() == (1 / 12 if first else 1 / 2)
            if not chance.advance():
                break
        assert total == 1
        assert set(seen.values()) == {1}
        assert len(seen) == 7

    def test_nothing_to_roll_is_one_outcome(self) -> None:
        chance = Enumerated()
        assert chance.weight() == 1
        assert not chance.advance()

    def test_a_rule_that_rolls_differently_after_the_same_is_caught(self) -> None:
        chance = Enumerated()
        chance.pick(2, COIN)
        chance.advance()
        with pytest.raises(RuleError):
            chance.pick(6, SIX)


class TestScripted:
    def test_says_what_it_is_told_in_order(self) -> None:
        chance = scripted(["5", "tails", "star"])
        assert chance.pick(6, SIX) == 4
        assert chance.pick(1, SIX) == 0
        twin = chance.copy()
        assert twin.pick(2, COIN) == 1
        assert chance.pick(2, COIN) == 1
        assert chance.pick(3, FORTUNE) == 1
        assert isinstance(chance, Scripted)
        assert chance.left == []

    def test_tells_what_could_have_come_up(self) -> None:
        with pytest.raises(ScriptError, match="entry 1 of the script, '7', cannot come up on six"):
            scripted(["7"]).pick(6, SIX)
        with pytest.raises(ScriptError, match="used up: fortune needs one of skull, star"):
            scripted([]).pick(3, FORTUNE)


class TestRecords:
    def test_a_record_repeats_what_was_recorded(self) -> None:
        recording = Recording(seeded(9))
        rolled = [recording.pick(6, SIX) for _ in range(10)]
        again = Recorded(recording.names)
        assert [again.pick(6, SIX) for _ in range(10)] == rolled
        assert again.seen == recording.seen == 10

    def test_goes_on_with_what_comes_after_it(self) -> None:
        record = Recorded(["3"])
        assert record.pick(6, SIX) == 2
        with pytest.raises(ScriptError, match="ends before six"):
            record.pick(6, SIX)
        record.after = scripted(["6"])
        twin = record.copy()
        assert twin.pick(6, SIX) == record.pick(6, SIX) == 5

    def test_a_record_that_does_not_fit_is_refused(self) -> None:
        with pytest.raises(ScriptError, match="outcome 1 of the record, 'tails'"):
            Recorded(["tails"]).pick(6, SIX)

    def test_fresh_chance_ends_a_record(self) -> None:
        record = Recorded(["3", "4"])
        record.pick(6, SIX)
        fresh = record.reseeded(7)
        expected = seeded(7)
        assert [fresh.pick(6, SIX) for _ in range(5)] == [expected.below(6) for _ in range(5)]


def _prompt(asked: object) -> Message:
    assert isinstance(asked, Decision)
    return asked.prompt


class TestPhysical:
    def test_nobody_rolls_behind_the_tables_back(self) -> None:
        with pytest.raises(RuleError, match="behind the table's back"):
            Physical().pick(6, SIX)
        assert Physical().pick(1, SIX) == 0
        assert Physical().copy().physical

    def test_people_are_told_which_of_several_dice_is_asked_for(self) -> None:
        state = HuntGame().new(seats=1, chance=Physical()).state
        asking = roll_many(state, COIN, 3)
        prompts = [_prompt(next(asking)), _prompt(asking.send(1)), _prompt(asking.send(0))]
        assert [(one.args["n"], one.args["count"]) for one in prompts] == [(1, 3), (2, 3), (3, 3)]
        spoken = Catalogue.of("bossrush.engine").say(prompts[1], "en")
        assert spoken.endswith("die 2 of 3")
        with pytest.raises(StopIteration) as rolled:
            asking.send(1)
        assert rolled.value.value == [1, 0, 1]
        assert "n" not in _prompt(next(roll_many(state, COIN, 1))).args

    def test_for_search_it_rolls_for_itself(self) -> None:
        assert not Physical().reseeded(4).physical
