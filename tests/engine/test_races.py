"""Whoever answers first, and what a seat may do beside answering."""

from __future__ import annotations

import pytest

from bossrush.engine.decision import Decision, First, Flow
from bossrush.engine.errors import RuleError, StaleChoice
from bossrush.engine.save import read, restore
from tests.engine.standing import notes, same
from tests.toys.probe import (
    ONE,
    THREE,
    Ask,
    Probe,
    ProbeGame,
    both,
    note,
)


class TestFirst:
    def race(self, rounds: int = 3, cry: bool = False) -> ProbeGame:
        def phase(state: Probe) -> Flow[None]:
            for _ in range(rounds):
                race = First([Decision(state, seat, THREE, seat) for seat in range(3)])
                value = yield race
                state.notes.append(10 * race.seat + value)

        return ProbeGame(phase, both, cry=cry)

    def test_goes_on_with_whoever_answers_first(self) -> None:
        play = self.race().new(3, 1)
        play.choose(2, "1")
        play.choose(2, "0")
        same(play, play.copy())
        play.choose(0, "2")
        assert notes(play) == [21, 20, 2]
        assert [decision.key for decision in play.open] == ["probe.two"] * 3

    def test_losing_a_race_does_not_make_an_answer_stale(self) -> None:
        play = self.race().new(3, 1)
        number = play.pending[1].number
        play.choose(2, "1", at=play.pending[2].number)
        assert play.pending[1].number == number
        same(play, play.copy())
        with pytest.raises(StaleChoice):
            play.choose(2, "1", at=number)
        play.choose(1, "0", at=number)
        assert notes(play) == [21, 10]

    def test_a_race_is_never_run_for_anyone(self) -> None:
        def phase(state: Probe) -> Flow[None]:
            race = First([Decision(state, seat, ONE, seat) for seat in range(2)])
            yield race
            state.notes.append(race.seat)

        play = ProbeGame(phase, both).new(3, 1)
        assert list(play.pending) == [0, 1]
        play.choose(1, "0")
        assert notes(play) == [1]

    def test_an_aside_does_not_stop_the_race(self) -> None:
        game = self.race(cry=True)
        play = game.new(3, 1)
        numbers = [decision.number for decision in play.open]
        play.choose(1, "~ask")
        assert [(d.seat, d.key, d.number) for d in play.open if d.seat != 1] == [
            (0, "probe.three", numbers[0]),
            (2, "probe.three", numbers[2]),
        ]
        same(play, play.copy())
        same(play, restore(game, read(play.save())))
        play.choose(1, "2")
        assert [d.seat for d in play.open] == [0, 1, 2]
        assert [d.number for d in play.open if d.seat != 1] == [numbers[0], numbers[2]]
        same(play, play.copy())
        play.choose(0, "1")
        assert notes(play) == [101, 2, 1]

    def test_what_was_begun_aside_is_dropped_when_the_race_is_decided(self) -> None:
        game = self.race(cry=True)
        play = game.new(3, 1)
        number = play.pending[1].number
        play.choose(1, "~ask", at=number)
        play.choose(0, "1")
        assert [(d.seat, d.key) for d in play.open] == [(s, "probe.three") for s in range(3)]
        with pytest.raises(StaleChoice):
            play.choose(1, "~hey", at=number)
        same(play, play.copy())
        same(play, restore(game, read(play.save())))
        play.choose(1, "2")
        assert notes(play) == [101, 1, 12]

    def test_an_aside_that_asks_nothing_leaves_the_race_open(self) -> None:
        play = self.race(cry=True).new(3, 1)
        play.choose(1, "~hey")
        assert [d.seat for d in play.open] == [0, 1, 2]
        play.choose(2, "1")
        assert notes(play) == [100, 21]


class TestAsides:
    def test_stack_on_one_another_and_come_back_to_the_question(self) -> None:
        game = ProbeGame(both, cry=True)
        play = game.new(3, 1)
        play.choose(0, "~ask")
        play.choose(0, "~ask")
        same(play, play.copy())
        play.choose(1, "1")
        play.choose(0, "2")
        play.choose(0, "1")
        assert play.pending[0].key == "probe.two"
        same(play, restore(game, read(play.save())))
        assert notes(play) == [101, 101, 1, 2, 1]

    def test_never_end_up_in_a_list_of_the_game(self) -> None:
        fixed = [0, 1]

        class Fixed(Ask):
            def options(self, state: Probe, actor: int) -> list[int]:
                return fixed

        def phase(state: Probe) -> Flow[None]:
            yield from note(state, 0, Fixed("probe.fixed", 2))

        play = ProbeGame(phase, cry=True).new(2, 1)
        assert len(play.open[0].values()) == 4
        assert fixed == [0, 1]

    def test_count_among_the_options_there_may_be(self) -> None:
        def phase(state: Probe) -> Flow[None]:
            yield from note(state, 0, Ask("probe.many", 128))

        ProbeGame(phase).new(2, 1)
        with pytest.raises(RuleError, match="130 options"):
            ProbeGame(phase, cry=True).new(2, 1)
