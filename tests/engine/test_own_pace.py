"""Seats at their own pace, clocks, and people who come and go."""

from __future__ import annotations

from typing import Any

import pytest

from bossrush.engine.decision import Decision, Flow, Together
from bossrush.engine.dice import roll
from bossrush.engine.errors import IllegalChoice, OptionError, PositionError, RuleError
from bossrush.engine.play import Play
from bossrush.engine.rules import LANE
from bossrush.engine.save import read, restore
from bossrush.engine.state import Timer
from tests.engine.standing import notes, same
from tests.toys.probe import (
    COIN,
    MOMENT,
    TAKE,
    THREE,
    TWO,
    Probe,
    ProbeGame,
    both,
    note,
)
from tests.toys.relay import RelayGame


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

    def taking(self) -> ProbeGame:
        """Each seat takes a number that nobody has taken, twice, at its own pace."""

        def start(state: Probe) -> Flow[None]:
            yield from note(state, 0, MOMENT)
            state.notes = []
            state.seat_phases = [0] * state.seats

        def take(state: Probe, seat: int) -> Flow[None]:
            value = yield Decision(state, seat, TAKE, seat)
            state.notes.append(value)
            state.seat_phases[seat] += 1

        def lane(state: Probe, seat: int) -> Flow[None] | None:
            return None if state.seat_phases[seat] == 2 else take(state, seat)

        return ProbeGame(start, seat_phase=lane)

    def test_what_was_taken_from_a_shared_stock_stays_taken_once_others_chose(self) -> None:
        play = self.taking().new(2, 1)
        play.choose(0, "0")
        play.choose(0, "3")
        assert play.undo(0)
        play.choose(0, "3")
        play.choose(1, "1")  # it was offered 0, 1 and 2
        assert not play.undo(0)
        assert play.undo(1)
        assert play.undo(0)

    def test_the_whole_table_may_agree_to_take_it_back(self) -> None:
        play = self.taking().new(2, 1)
        play.choose(0, "0")
        play.choose(0, "3")
        play.choose(1, "1")
        assert play.undo(0, seed=5)
        assert notes(play) == [1]

    def test_the_rules_may_allow_no_undo(self) -> None:
        class Strict(ProbeGame):
            def may_undo(self, state: Probe, seat: int) -> bool:
                return seat != 1

        play = Strict(both).new(3, 1)
        play.choose(1, "0")
        assert not play.undo(1)
        assert not play.undo()
        play.choose(0, "0")
        assert play.undo(0)
        assert play.undo(1, seed=5)

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


class TestWhatAClockDisturbs:
    def running(self) -> tuple[ProbeGame, Play]:
        """Two seats at their own pace, each with a clock of its own; one for the table."""

        def start(state: Probe) -> Flow[None]:
            yield from note(state, 0)
            state.seat_phases = [0] * state.seats
            state.start_timer("chime", 5000)
            state.start_timer("bell", 9000)
            for seat in range(state.seats):
                state.start_timer("nap", 1000, seat)

        def lane(state: Probe, seat: int) -> Flow[None] | None:
            return None if state.seat_phases[seat] == 2 else lap(state, seat)

        game = ProbeGame(start, both, seat_phase=lane)
        play = game.new(2, 1)
        play.choose(0, "0")
        play.choose(0, "1")
        play.choose(1, "1")
        return game, play

    def test_one_that_disturbs_nobody_leaves_all_as_it_was(self) -> None:
        game, play = self.running()
        asked = [(one.seat, one.key, one.number) for one in play.open]
        play.expire("chime")
        assert [(one.seat, one.key, one.number) for one in play.open] == asked
        assert notes(play)[-1] == 50
        same(play, play.copy())
        same(play, restore(game, read(play.save())))

    def test_nobody_disturbed_nobody_barred_from_undoing(self) -> None:
        game, play = self.running()
        play.expire("chime")
        assert play.undo(0)
        assert play.pending[0].key == "probe.three"
        assert [timer.id for timer in play.timers] == ["bell", "nap-0", "nap-1"]
        same(play, restore(game, read(play.save())))

    def test_one_of_a_seat_starts_that_seat_again_and_no_other(self) -> None:
        game, play = self.running()
        other = play.pending[1].number
        before = play.pending[0].number
        play.expire("nap-0")
        assert play.state.seat_phases == [1, 0]
        assert play.pending[0].key == "probe.three"
        assert play.pending[0].number > before
        assert play.pending[1].number == other
        same(play, play.copy())
        same(play, restore(game, read(play.save())))

    def test_a_seat_disturbed_is_barred_from_undoing_and_no_other(self) -> None:
        _game, play = self.running()
        play.expire("nap-0")
        assert not play.undo(0)
        assert play.undo(1)
        assert play.pending[1].key == "probe.three"

    def test_without_a_seat_nothing_older_than_the_disturbed_is_taken_back(self) -> None:
        _game, play = self.running()
        play.expire("nap-1")
        assert not play.undo()
        play.choose(0, "0")
        assert play.undo()

    def test_one_that_disturbs_all_starts_everything_again(self) -> None:
        _game, play = self.running()
        play.expire("bell")
        assert not play.undo(0)
        assert not play.undo(1)

    def test_a_clock_started_again_is_another_one(self) -> None:
        state = Probe()
        state.seats = 2
        state.start_timer("nap", 1000, 0)
        state.start_timer("nap", 1000, 1)
        serials = [timer.serial for timer in state.timers]
        state.start_timer("nap", 1000, 0)
        assert [timer.id for timer in state.timers] == ["nap-1", "nap-0"]
        assert state.timers[1].serial not in serials

    def test_only_a_seat_with_a_phase_of_its_own_starts_again_alone(self) -> None:
        def phase(state: Probe) -> Flow[None]:
            state.seat_phases = [0]
            state.start_timer("nap", 1000)
            state.seat_phases = []
            yield from note(state, 0)

        class Wrong(ProbeGame):
            def expire(self, state: Probe, timer: Timer) -> int:
                return LANE

        with pytest.raises(RuleError, match="no phase of its own"):
            Wrong(phase).new(1, 1).expire("nap")

    @pytest.mark.parametrize("timers", [[("a", 0), ("a", 0)], [("a", 7)]])
    def test_a_position_with_clocks_that_cannot_be_is_refused(
        self, timers: list[tuple[str, int]]
    ) -> None:
        given = [{"key": key, "milliseconds": 5, "seat": seat} for key, seat in timers]
        with pytest.raises(PositionError, match="is there twice, or of a seat that is not"):
            ProbeGame(both).stage({"seats": 3, "state": {"timers": given}})


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

    def test_who_has_left_is_no_longer_asked_what_the_crew_decides(self) -> None:
        play = RelayGame().new(3, 1)
        play.leave(1)
        assert list(play.pending) == [0, 2]
        with pytest.raises(IllegalChoice, match="seat 1 has nothing to decide"):
            play.choose(1, "ford")
        play.choose(2, "ford")

    def test_what_is_wrong_with_joining_is_said_and_nothing_has_changed(self) -> None:
        play = RelayGame().new(2, 1)
        before = play.fingerprint(), play.line.entries[:], play.state.seats
        number = play.pending[0].number
        with pytest.raises(OptionError, match=r"without options, not with \['shoes'\]"):
            play.join(shoes="red")
        assert (play.fingerprint(), play.line.entries, play.state.seats) == before
        play.choose(0, "ford", at=number)

    def test_a_join_that_fails_half_way_changes_nothing(self) -> None:
        class Clumsy(ProbeGame):
            def join(self, state: Probe, options: dict[str, Any]) -> None:
                state.seats += 1
                state.gone.append(int(options["number"]))

        play = Clumsy(both).new(3, 1)
        before = play.fingerprint(), play.line.entries[:]
        number = play.pending[0].number
        with pytest.raises(KeyError):
            play.join()
        assert (play.fingerprint(), play.line.entries, play.state.seats) == (*before, 3)
        play.choose(0, "0", at=number)

    @pytest.mark.parametrize("seat", [-1, 2, 90])
    def test_nobody_leaves_a_seat_that_is_not_there(self, seat: int) -> None:
        play = ProbeGame(both).new(2, 1)
        with pytest.raises(IllegalChoice):
            play.leave(seat)
