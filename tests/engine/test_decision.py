"""Options and decisions belong to one question of one play: what is stale is refused as such."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bossrush.engine.chance import Stream, seeded
from bossrush.engine.decision import Decision, First, Flow, Option, Question, Together
from bossrush.engine.errors import IllegalChoice, StaleChoice
from bossrush.engine.play import Play
from bossrush.engine.registry import game as find_game
from tests.engine.standing import notes
from tests.toys.hunt import HuntGame
from tests.toys.probe import THREE, TWO, Probe, ProbeGame, both, note

HUNT = HuntGame()


class Market(Question[Probe]):
    """One of the cards that lie there; a value is a place in the row, which closes up."""

    def options(self, state: Probe, actor: int) -> list[int]:
        return list(range(len(self.row(state))))

    def option_id(self, state: Probe, value: int) -> str:
        return self.row(state)[value]

    def value(self, state: Probe, option_id: str) -> int:
        return self.row(state).index(option_id)

    def row(self, state: Probe) -> list[str]:
        return [card for number, card in enumerate("abcde") if number not in state.notes]


MARKET = Market("probe.market")


def shop(state: Probe, seat: int) -> Flow[None]:
    place = yield Decision(state, seat, MARKET, seat)
    state.notes.append("abcde".index(MARKET.row(state)[place]))


def market(state: Probe) -> Flow[None]:
    yield Together([0, 1], lambda seat: shop(state, seat))


def twice(state: Probe) -> Flow[None]:
    yield from note(state, 0, TWO)
    yield from note(state, 0, TWO)
    yield from note(state, 0, TWO)


def races(state: Probe) -> Flow[None]:
    for _ in range(2):
        race = First([Decision(state, seat, THREE, seat) for seat in range(3)])
        value = yield race
        state.notes.append(10 * race.seat + value)
    yield from both(state)


def ended() -> Play:
    play = HUNT.new(2, 3)
    while play.outcome is None:
        play.choose(play.open[0].seat, play.open[0].options[0])
    return play


def refused_unchanged(
    play: Play, attempt: Callable[[], object], error: type[Exception] = StaleChoice
) -> None:
    before = play.fingerprint(), play.choices, play.save()
    with pytest.raises(error):
        attempt()
    assert (play.fingerprint(), play.choices, play.save()) == before


class TestOptions:
    def test_one_of_the_open_decision_is_taken(self) -> None:
        play = HUNT.new(2, 3)
        play.choose(0, play.open[0].options[1])
        assert play.choices == 1

    def test_one_of_a_decision_answered_since_is_refused(self) -> None:
        play = ProbeGame(twice).new(1, 1)
        first, second = play.open[0].options[0], play.open[0].options[1]
        play.choose(0, first)
        refused_unchanged(play, lambda: play.choose(0, second))
        play.choose(0, second.id)
        assert notes(play) == [0, 1]

    def test_one_of_another_play_or_of_a_copy_is_refused(self) -> None:
        play, other = HUNT.new(2, 3), HUNT.new(2, 3)
        strange = other.open[0].options[0]
        refused_unchanged(play, lambda: play.choose(0, strange))
        copied = play.copy().open[0].options[0]
        refused_unchanged(play, lambda: play.choose(0, copied))
        play.choose(0, copied.id)

    def test_one_from_before_an_undo_is_refused(self) -> None:
        play = HUNT.new(3, 3)
        play.choose(0, "strike")
        late = play.pending[1].options[0]
        assert play.undo(0)
        refused_unchanged(play, lambda: play.choose(1, late))

    def test_one_from_before_an_aside_is_refused(self) -> None:
        play = ProbeGame(twice, cry=True).new(1, 1)
        late = play.open[0].options[0]
        play.choose(0, "~hey")
        refused_unchanged(play, lambda: play.choose(0, late))

    def test_what_others_answer_makes_none_stale(self) -> None:
        play = HUNT.new(3, 3)
        waiting = {decision.seat: decision.options[1] for decision in play.open}
        play.choose(0, waiting[0])
        play.choose(1, waiting[1])
        assert play.choices == 2

    def test_one_means_what_it_meant_when_it_was_offered(self) -> None:
        play = ProbeGame(market).new(2, 1)
        offered = play.pending[1].options
        a, b, c = offered[0], offered[1], offered[2]
        play.choose(0, "a")
        assert [a.id, b.id, c.id] == ["a", "b", "c"]
        refused_unchanged(play, lambda: play.choose(1, a), IllegalChoice)
        play.choose(1, b)
        assert notes(play) == [0, 1]

    def test_losing_a_race_makes_none_stale(self) -> None:
        play = ProbeGame(races).new(3, 1)
        late = play.pending[1].options[2]
        play.choose(0, "1")
        play.choose(1, late)
        assert notes(play) == [1, 12]
        for seat in range(3):  # a race that nobody ends would keep its rule alive
            play.choose(seat, "0")

    def test_resuming_is_an_option_like_any_other(self) -> None:
        play = HUNT.new(3, 3)
        play.choose(0, "strike")
        resume = play.pending[0].options[0]
        play.choose(0, resume)
        play.choose(0, "strike")
        refused_unchanged(play, lambda: play.choose(0, resume))


class TestAnswering:
    def test_a_decision_answered_since_is_refused(self) -> None:
        play = ProbeGame(twice).new(1, 1)
        late = play.open[0]
        play.answer(late, 0)
        refused_unchanged(play, lambda: play.answer(late, 0))
        play.answer(play.open[0], 1)
        assert notes(play) == [0, 1]

    def test_one_of_another_play_is_refused(self) -> None:
        play, other = HUNT.new(2, 3), HUNT.new(2, 3)
        refused_unchanged(play, lambda: play.answer(other.open[0], 0))
        refused_unchanged(play, lambda: play.answer(play.copy().open[0], 0))

    def test_so_is_a_value_that_is_not_offered(self) -> None:
        play = HUNT.new(2, 3)
        refused_unchanged(play, lambda: play.answer(play.open[0], 99), IllegalChoice)
        refused_unchanged(play, lambda: play.answer(play.open[0], -1), IllegalChoice)

    def test_nothing_is_answered_after_the_end(self) -> None:
        decision = HUNT.new(2, 3).open[0]
        play = ended()
        refused_unchanged(play, lambda: play.answer(decision, 0))

    def test_a_seat_that_waits_may_resume(self) -> None:
        play = HUNT.new(2, 3)
        play.choose(0, "strike")
        play.answer(play.pending[0], 0)
        assert not play.pending[0].waiting


@pytest.mark.parametrize("key", ["sector", "souls", "vengeance", "arkalion"])
def test_every_stale_option_of_a_game_is_refused(key: str) -> None:
    """Later, its value may be the answer to something else, or to nothing at all."""
    found = find_game(key)
    for seed in range(2):
        play = found.new(found.max_seats, seed, listen=False)
        stale_walk(play, seeded(seed))


def stale_walk(play: Play, stream: Stream) -> None:
    old: list[tuple[int, Option]] = []
    while play.outcome is None and play.open and len(old) < 60:
        for seat, option in old[-3:] + old[: 1 + stream.below(5)]:
            before = play.fingerprint(), play.choices
            with pytest.raises(IllegalChoice):
                play.choose(seat, option)
            assert (play.fingerprint(), play.choices) == before
        decision = play.open[stream.below(len(play.open))]
        seat = max(decision.seat, 0)
        options = decision.options
        option = options[stream.below(len(options))]
        play.choose(decision.seat, option)
        old.append((seat, option))
    assert len(old) > 5
