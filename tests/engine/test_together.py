"""Several asked at once: `Together`, answers taken back, the crew, what is forced."""

from __future__ import annotations

import pytest

from bossrush.engine.chance import Physical
from bossrush.engine.decision import CREW, Decision, Flow, Request, Together
from bossrush.engine.dice import roll
from bossrush.engine.errors import IllegalChoice, RuleError
from bossrush.engine.save import read, restore
from tests.engine.standing import notes, same
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
    both,
    note,
)


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
