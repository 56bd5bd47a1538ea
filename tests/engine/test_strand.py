"""Flows side by side: together, first, asides, own paces; every answer to the right one."""

from __future__ import annotations

from typing import Any

import pytest

from bossrush.engine.chance import Physical, scripted
from bossrush.engine.decision import CREW, Decision, First, Flow, Request, Together
from bossrush.engine.dice import roll
from bossrush.engine.errors import IllegalChoice, RuleError, StaleChoice
from bossrush.engine.play import Play
from bossrush.engine.save import read, restore
from tests.toys.probe import (
    COIN,
    MOMENT,
    ONE,
    TAKE,
    THREE,
    TWO,
    Ask,
    Probe,
    ProbeGame,
    note,
)


def notes(play: Play) -> list[int]:
    state = play.state
    assert isinstance(state, Probe)
    return state.notes


def same(play: Play, twin: Play) -> None:
    """Two plays that cannot be told apart."""
    assert twin.fingerprint() == play.fingerprint()
    assert [(d.seat, d.key, d.values(), d.number) for d in twin.open] == [
        (d.seat, d.key, d.values(), d.number) for d in play.open
    ]
    assert {seat: (d.key, d.number) for seat, d in twin.pending.items()} == {
        seat: (d.key, d.number) for seat, d in play.pending.items()
    }


def both(state: Probe) -> Flow[None]:
    yield Together([0, 1, 2], lambda seat: note(state, seat))


class TestTogether:
    def test_nobody_has_anything_to_say_and_the_rule_goes_on_once(self) -> None:
        def silent(state: Probe, seat: int) -> Flow[None]:
            if seat > 9:
                yield Decision(state, seat, TWO)

        def phase(state: Probe) -> Flow[None]:
            yield Together([0, 1, 2], lambda seat: silent(state, seat), lambda seat: None)
            state.notes.append(7)
            yield from note(state, 0)

        play = ProbeGame(phase).new(3, 1)
        assert notes(play) == [7]
        assert list(play.pending) == [0]

    def test_nobody_at_all(self) -> None:
        def phase(state: Probe) -> Flow[None]:
            yield Together([], lambda seat: note(state, seat))
            yield from note(state, 0)

        assert list(ProbeGame(phase).new(3, 1).pending) == [0]

    def test_what_is_open_stands_in_seat_order_whoever_answered_before(self) -> None:
        def twice(state: Probe, seat: int) -> Flow[None]:
            yield from note(state, seat, TWO)
            yield from note(state, seat, THREE)

        def phase(state: Probe) -> Flow[None]:
            yield Together([0, 1, 2], lambda seat: twice(state, seat))

        one = ProbeGame(phase).new(3, 1)
        for seat in (0, 1, 2):
            one.choose(seat, "1")
        other = ProbeGame(phase).new(3, 1)
        for seat in (2, 0, 1):
            other.choose(seat, "1")
        assert [decision.seat for decision in one.open] == [0, 1, 2]
        assert [decision.seat for decision in other.open] == [0, 1, 2]
        assert one.fingerprint() == other.fingerprint()

    def test_nested_in_one_another(self) -> None:
        def inner(state: Probe, seat: int) -> Flow[None]:
            yield from note(state, seat, THREE)
            yield Together([seat], lambda one: note(state, one))
            state.notes.append(10 + seat)

        def phase(state: Probe) -> Flow[None]:
            yield Together([0, 1], lambda seat: inner(state, seat))
            state.notes.append(20)

        play = ProbeGame(phase).new(2, 1)
        for seat, option in ((1, "2"), (1, "0"), (0, "1"), (0, "1")):
            same(play, play.copy())
            play.choose(seat, option)
        assert notes(play) == [2, 0, 11, 1, 1, 10, 20]
        assert play.outcome is not None

    def test_actors_of_one_seat_go_in_turn(self) -> None:
        def phase(state: Probe) -> Flow[None]:
            yield Together([0, 1, 2], lambda a: note(state, state.seat_of(a), TWO, a))

        play = ProbeGame(phase, leads=[0, 1, 0]).new(2, 1)
        assert [(d.seat, d.actor) for d in play.open] == [(0, 0), (1, 1)]
        play.choose(0, "1")
        assert [(d.seat, d.actor) for d in play.open] == [(0, 2), (1, 1)]

    def test_over_inside_a_child_ends_it_for_all(self) -> None:
        play = ProbeGame(both, cry=True).new(3, 1)
        play.choose(1, "~hey")
        play.choose(2, "~fall")
        assert play.outcome is not None
        assert play.pending == {}
        with pytest.raises(IllegalChoice, match="over"):
            play.choose(0, "1")

    def test_a_decision_narrowed_by_others_stays_asked_in_a_copy_too(self) -> None:
        def phase(state: Probe) -> Flow[None]:
            pick = Ask("probe.pick", 2, taken=True)
            yield Together([0, 1, 2], lambda seat: note(state, seat, pick if seat < 2 else TWO))

        play = ProbeGame(phase, both).new(3, 1)
        play.choose(0, "0")
        twin = play.copy()
        same(play, twin)
        fork = play.fork(3)
        assert fork.fingerprint() == play.fingerprint()
        for one in (play, twin):
            one.choose(2, "0")
            assert notes(one) == [0, 0, 1], "the last one open has no choice left"
        same(play, twin)


class TestReopening:
    def declared(self) -> ProbeGame:
        def flow(state: Probe, seat: int) -> Flow[None]:
            value = yield Decision(state, seat, TAKE, seat)
            state.notes[seat] = value

        def phase(state: Probe) -> Flow[None]:
            state.notes = [99, 99, 99]

            def withdraw(seat: int) -> None:
                state.notes[seat] = 99

            yield Together([0, 1, 2], lambda seat: flow(state, seat), withdraw)

        return ProbeGame(phase)

    def test_what_was_taken_back_is_offered_to_the_others_again(self) -> None:
        play = self.declared().new(3, 1)
        play.choose(0, "3")
        assert [option.id for option in play.pending[1].options] == ["0", "1", "2"]
        play.choose(0, "resume")
        assert [option.id for option in play.pending[1].options] == ["0", "1", "2", "3"]
        same(play, play.copy())
        assert [decision.seat for decision in play.open] == [0, 1, 2]

    def test_reopening_is_saved_and_undone_like_any_choice(self) -> None:
        game = self.declared()
        play = game.new(3, 1)
        play.choose(0, "3")
        before = play.fingerprint()
        play.choose(0, "resume")
        same(play, restore(game, read(play.save())))
        assert play.undo(0)
        assert play.fingerprint() == before

    def test_what_was_rolled_cannot_be_taken_back_by_reopening(self) -> None:
        def flow(state: Probe, seat: int) -> Flow[None]:
            value = yield Decision(state, seat, TWO, seat)
            if value:
                face = yield from roll(state, COIN, seat)
                state.notes.append(face)

        def phase(state: Probe) -> Flow[None]:
            yield Together([0, 1, 2], lambda seat: flow(state, seat), lambda seat: None)

        play = ProbeGame(phase).new(3, 1)
        play.choose(0, "0")
        assert play.pending[0].waiting
        play.choose(1, "1")
        assert play.pending.keys() == {2}
        same(play, play.copy())
        with pytest.raises(IllegalChoice, match="nothing to decide"):
            play.choose(1, "resume")

    def test_inside_one_another_each_takes_back_its_own(self) -> None:
        def inner(state: Probe, seat: int) -> Flow[None]:
            state.notes[seat] = yield Decision(state, seat, THREE, seat)

        def outer(state: Probe, seat: int) -> Flow[None]:
            state.notes[3 + seat] = yield Decision(state, seat, TWO, seat)
            both = [0, 1] if seat == 0 else [2]
            yield Together(both, lambda one: inner(state, one), lambda one: put(state, one))

        def put(state: Probe, place: int) -> None:
            state.notes[place] = 9

        def phase(state: Probe) -> Flow[None]:
            state.notes = [9] * 6
            yield Together([0, 2], lambda one: outer(state, one), lambda one: put(state, 3 + one))

        game = ProbeGame(phase, both)
        play = game.new(3, 1)
        play.choose(0, "1")
        assert [(d.seat, d.key) for d in play.open] == [
            (0, "probe.three"),
            (1, "probe.three"),
            (2, "probe.two"),
        ]
        play.choose(1, "2")
        assert play.pending[1].waiting
        play.choose(1, "resume")
        play.choose(1, "0")
        play.choose(0, "2")
        assert notes(play) == [2, 0, 9, 1, 9, 9]
        same(play, play.copy())
        assert play.pending[0].waiting
        assert 1 not in play.pending
        play.choose(0, "resume")
        assert notes(play) == [2, 0, 9, 9, 9, 9]
        assert play.pending[0].key == "probe.two"
        same(play, play.copy())
        same(play, restore(game, read(play.save())))

    def test_a_play_that_was_reopened_is_no_pause(self) -> None:
        play = self.declared().new(3, 1)
        assert play.line.weave.at_start()
        play.choose(0, "3")
        play.choose(0, "resume")
        assert not play.line.weave.at_start()


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


class TestForced:
    def test_a_single_option_is_answered_and_a_moment_is_not(self) -> None:
        def phase(state: Probe) -> Flow[None]:
            yield from note(state, 0, ONE)
            state.notes.append(5)
            yield from note(state, 0, MOMENT)

        play = ProbeGame(phase).new(1, 1)
        assert notes(play) == [0, 5]
        assert play.choices == 0
        same(play, play.copy())

    def test_what_is_forced_at_the_very_start_is_kept_and_copied(self) -> None:
        def phase(state: Probe) -> Flow[None]:
            for _ in range(9):
                yield from note(state, 0, ONE)
                face = yield from roll(state, COIN)
                state.notes.append(face)
            yield Together([0, 1], lambda seat: note(state, seat, ONE))
            yield from note(state, 1, TWO)

        game = ProbeGame(phase, phase)
        play = game.new(2, 5)
        assert len(notes(play)) == 20
        for sealed in (False, True):
            again = restore(game, read(play.save(sealed)))
            same(play, again)
            assert notes(again) == notes(play)
        same(play, play.copy())
        assert not play.undo()
        assert not play.undo(seed=3)
        play.choose(1, "1")
        assert not play.undo()
        assert play.undo(seed=3)
        assert len(notes(play)) == 20

    def test_a_game_that_nobody_decides_is_over_at_once(self) -> None:
        def phase(state: Probe) -> Flow[None]:
            yield from note(state, 0, ONE)

        game = ProbeGame(phase)
        play = game.new(2, 5)
        assert play.outcome is not None
        same(play, play.copy())
        same(play, restore(game, read(play.save())))
        assert game.stage(play.position(), seed=5).outcome is not None

    def test_an_empty_decision_is_the_rules_fault(self) -> None:
        def phase(state: Probe) -> Flow[None]:
            yield from note(state, 0, Ask("probe.none", 0))

        with pytest.raises(RuleError, match=r"probe\.none offers 0 options"):
            ProbeGame(phase).new(1, 1)

    def test_what_is_no_request_is_the_rules_fault(self) -> None:
        def phase(state: Probe) -> Flow[None]:
            yield Request()

        with pytest.raises(RuleError, match="yielded"):
            ProbeGame(phase).new(1, 1)

    def test_phases_that_never_ask_are_the_rules_fault(self) -> None:
        def phase(state: Probe) -> Flow[None]:
            state.phase -= 1
            if state.notes:
                yield Decision(state, 0, TWO)

        with pytest.raises(RuleError, match="without asking"):
            ProbeGame(phase).new(1, 1)


class TestCrew:
    def test_one_answer_from_any_seat(self) -> None:
        def phase(state: Probe) -> Flow[None]:
            yield from note(state, CREW)
            yield from note(state, CREW)

        play = ProbeGame(phase).new(3, 1)
        assert [play.pending[seat] is play.open[0] for seat in range(3)] == [True] * 3
        play.choose(2, "1")
        play.choose(0, "0")
        assert notes(play) == [1, 0]

    def test_what_a_seat_sees_is_what_it_answers(self) -> None:
        def phase(state: Probe) -> Flow[None]:
            yield Together(
                [0, 1], lambda a: note(state, CREW, Ask(f"probe.{a}", 2 + a)), lambda a: None
            )

        play = ProbeGame(phase).new(2, 1)
        assert play.pending[0].key == "probe.0"
        same(play, play.copy())
        play.choose(1, "1")
        assert play.pending[0].key == "probe.1"


class TestPhysical:
    def test_rolls_inside_a_together_are_asked_of_their_seats(self) -> None:
        def flow(state: Probe, seat: int) -> Flow[None]:
            face = yield from roll(state, COIN, seat)
            state.notes.append(face)

        def phase(state: Probe) -> Flow[None]:
            yield Together([0, 1], lambda seat: flow(state, seat))

        game = ProbeGame(phase, both)
        play = game.new(3, chance=Physical())
        assert [option.id for option in play.pending[1].options] == ["heads", "tails"]
        play.choose(1, "tails")
        same(play, play.copy())
        same(play, restore(game, read(play.save())))
        play.choose(0, "heads")
        assert notes(play) == [1, 0]
        assert not play.undo()
        assert play.undo(seed=5)
        assert play.state.chance.physical, "people go on rolling after an undo"
        play.choose(0, "tails")
        assert notes(play) == [1, 1]

    def test_a_fork_of_a_real_table_rolls_for_itself(self) -> None:
        def phase(state: Probe) -> Flow[None]:
            yield from note(state, 0)
            face = yield from roll(state, COIN)
            state.notes.append(face)
            yield from note(state, 0)

        play = ProbeGame(phase).new(1, chance=Physical())
        fork = play.fork(1)
        fork.choose(0, "1")
        assert len(notes(fork)) == 2
        same(fork, fork.copy())


def lap(state: Probe, seat: int) -> Flow[None]:
    value = yield Decision(state, seat, THREE, seat)
    state.notes.append(10 * seat + value)
    value = yield Decision(state, seat, TWO, seat)
    state.notes.append(10 * seat + value)
    state.seat_phases[seat] += 1


def laps(count: int = 2, **more: Any) -> ProbeGame:
    def start(state: Probe) -> Flow[None]:
        yield from note(state, 0)
        state.seat_phases = [0] * state.seats

    def lane(state: Probe, seat: int) -> Flow[None] | None:
        return None if state.seat_phases[seat] == count else lap(state, seat)

    return ProbeGame(start, both, seat_phase=lane, **more)


class TestOwnPace:
    def test_each_seat_goes_on_alone_until_the_barrier(self) -> None:
        play = laps().new(3, 1)
        play.choose(0, "0")
        for _ in range(4):
            play.choose(1, "1")
            same(play, play.copy())
        assert 1 not in play.pending
        for seat in (0, 2, 2, 0, 0, 2, 2):
            play.choose(seat, "0")
            same(play, play.copy())
        assert play.state.seat_phases == [1, 2, 2]
        play.choose(0, "1")
        assert play.state.seat_phases == []
        assert [decision.seat for decision in play.open] == [0, 1, 2]

    def test_a_copy_stands_where_the_play_stands_at_every_moment(self) -> None:
        game = laps(4)
        play = game.new(3, 1)
        order = (0, 2, 1, 2, 0, 2, 2, 1, 1, 1, 0, 0, 2, 2, 2, 2, 1, 0, 0, 0, 1, 1, 1, 1, 0)
        for seat in order:
            if seat not in play.pending:
                continue
            play.choose(seat, "1")
            same(play, play.copy())
            same(play, restore(game, read(play.save())))
            same(play, restore(game, read(play.save(sealed=True))))

    def test_what_one_seat_rolls_does_not_stop_another_from_undoing(self) -> None:
        def throw(state: Probe, seat: int) -> Flow[None]:
            value = yield Decision(state, seat, THREE, seat)
            if value == 2:
                face = yield from roll(state, COIN, seat)
                state.notes.append(face)
            value = yield Decision(state, seat, TWO, seat)
            state.seat_phases[seat] += 1

        def start(state: Probe) -> Flow[None]:
            yield from note(state, 0)
            state.seat_phases = [0] * state.seats

        def lane(state: Probe, seat: int) -> Flow[None] | None:
            return None if state.seat_phases[seat] else throw(state, seat)

        play = ProbeGame(start, seat_phase=lane).new(2, 1)
        play.choose(0, "0")
        play.choose(0, "1")
        play.choose(1, "2")
        assert not play.undo(1)
        assert play.undo(0)
        assert play.pending[0].key == "probe.three"
        assert play.pending[1].key == "probe.two"

    def test_a_seat_at_the_barrier_may_go_back_where_the_rules_let_it(self) -> None:
        class Back(ProbeGame):
            def may_resume(self, state: Probe, seat: int) -> bool:
                return seat != 2

            def resume(self, state: Probe, seat: int) -> None:
                state.seat_phases[seat] -= 1

        def start(state: Probe) -> Flow[None]:
            yield from note(state, 0)
            state.seat_phases = [0] * state.seats

        def lane(state: Probe, seat: int) -> Flow[None] | None:
            return None if state.seat_phases[seat] == 1 else lap(state, seat)

        game = Back(start, both, seat_phase=lane)
        play = game.new(3, 1)
        play.choose(0, "0")
        for seat in (1, 1, 2, 2):
            play.choose(seat, "0")
        assert play.pending[1].waiting
        assert 2 not in play.pending
        same(play, play.copy())
        same(play, restore(game, read(play.save())))
        number = play.pending[1].number
        play.choose(0, "0")
        assert play.pending[1].number == number
        play.choose(1, "resume", at=number)
        assert play.pending[1].key == "probe.three"
        same(play, play.copy())
        for seat in (1, 1):
            play.choose(seat, "1")
        play.choose(0, "0")
        assert [decision.key for decision in play.open] == ["probe.two"] * 3
        assert not any(decision.waiting for decision in play.pending.values())


class TestClocks:
    def clock(self, key: str) -> ProbeGame:
        def phase(state: Probe) -> Flow[None]:
            if not state.timers and not state.notes:
                state.start_timer(key, 1000)
            yield Together([0, 1], lambda seat: note(state, seat), lambda seat: None)
            state.stop_timer(key)

        return ProbeGame(phase, both)

    def test_drops_what_was_asked_and_goes_where_the_rules_say(self) -> None:
        game = self.clock("bell")
        play = game.new(3, 1)
        play.choose(0, "1")
        play.expire("bell")
        assert notes(play) == [1, 50]
        assert [decision.seat for decision in play.open] == [0, 1, 2]
        assert play.timers == []
        same(play, play.copy())
        same(play, restore(game, read(play.save())))
        with pytest.raises(IllegalChoice, match="no clock"):
            play.expire("bell")

    def test_may_end_the_game(self) -> None:
        game = self.clock("doom")
        play = game.new(3, 1)
        play.choose(0, "1")
        play.expire("doom")
        assert play.outcome is not None
        assert not play.outcome.won
        assert play.pending == {}
        same(play, play.copy())
        same(play, restore(game, read(play.save())))

    def test_does_not_let_undo_reach_past_it(self) -> None:
        play = self.clock("bell").new(3, 1)
        play.choose(0, "1")
        play.expire("bell")
        assert not play.undo()
        play.choose(1, "1")
        assert play.undo()
        assert not play.undo()


class TestComingAndGoing:
    def test_seats_are_counted_on_and_never_used_twice(self) -> None:
        def phase(state: Probe) -> Flow[None]:
            seats = [seat for seat in range(state.seats) if seat not in state.gone]
            yield Together(seats, lambda seat: note(state, seat))

        game = ProbeGame(phase, both)
        play = game.new(2, 1)
        play.join()
        assert list(play.pending) == [0, 1, 2]
        play.leave(1)
        assert list(play.pending) == [0, 2]
        play.choose(2, "1")
        with pytest.raises(IllegalChoice, match="pause"):
            play.join()
        same(play, play.copy())
        same(play, restore(game, read(play.save())))
        staged = game.stage(play.position(), seed=1)
        assert staged.state.seats == 3
        assert list(staged.pending) == [0, 2]

    @pytest.mark.parametrize("seat", [-1, 2, 90])
    def test_nobody_leaves_a_seat_that_is_not_there(self, seat: int) -> None:
        play = ProbeGame(both).new(2, 1)
        with pytest.raises(IllegalChoice):
            play.leave(seat)


class TestUndo:
    def test_with_consent_goes_back_as_far_as_people_want(self) -> None:
        def phase(state: Probe) -> Flow[None]:
            for _ in range(4):
                yield from note(state, 0)
                face = yield from roll(state, COIN)
                state.notes.append(face)

        game = ProbeGame(phase)
        play = game.new(1, 1)
        for _ in range(3):
            play.choose(0, "1")
        assert not play.undo()
        for left in (2, 1, 0):
            assert play.undo(seed=7 + left)
            assert play.choices == left
            same(play, restore(game, read(play.save())))
            same(play, restore(game, read(play.save(sealed=True))))
        assert not play.undo(seed=3)
        assert play.origin.marks == ["undone", "reseeded"]

    def test_never_turns_somebody_elses_answer_into_another(self) -> None:
        def other(state: Probe) -> Flow[None]:
            key = "probe.a" if 1 in state.notes else "probe.b"
            value = yield Decision(state, 1, Ask(key, 2))
            state.notes.append(20 + value)

        def flow(state: Probe, seat: int) -> Flow[None]:
            yield from other(state) if seat == 1 else note(state, seat)
            if seat == 1:
                yield from other(state)

        def phase(state: Probe) -> Flow[None]:
            yield Together([0, 1, 2], lambda seat: flow(state, seat))

        play = ProbeGame(phase).new(3, 1)
        play.choose(0, "1")
        play.choose(1, "0")
        play.choose(1, "1")
        assert play.pending.keys() == {2}
        assert not play.undo(0), "seat 1 chose under probe.a and would find itself in probe.b"

    def test_does_not_reach_past_what_others_have_turned_up_together(self) -> None:
        def flow(state: Probe, seat: int) -> Flow[None]:
            yield from note(state, seat)
            if seat:
                face = yield from roll(state, COIN)
                state.notes.append(face + 30)
                yield from note(state, seat)

        def phase(state: Probe) -> Flow[None]:
            yield Together([0, 1], lambda seat: flow(state, seat))

        play = ProbeGame(phase).new(2, 1)
        play.choose(0, "1")
        play.choose(1, "1")
        assert not play.undo(0), "seat 0 could help or not once it has seen the roll"

    def test_with_a_script_that_no_longer_fits_it_stays(self) -> None:
        def phase(state: Probe) -> Flow[None]:
            yield from note(state, 0)
            yield Together([0, 1], lambda seat: self.rolls(state, seat))

        play = ProbeGame(phase).new(2, chance=scripted(["heads", "tails"]))
        play.choose(0, "1")
        play.choose(1, "1")
        play.choose(0, "0")
        assert play.outcome is not None
        assert not play.undo(1)

    def rolls(self, state: Probe, seat: int) -> Flow[None]:
        yield from note(state, seat)
        face = yield from roll(state, COIN)
        state.notes.append(face)
