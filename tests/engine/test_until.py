"""A rule may wait for a clock alone: nobody is asked anything, and the play is not stuck."""

from __future__ import annotations

import pytest

from bossrush.companions.random import RandomCompanion, play_out
from bossrush.companions.sitting import Sitting
from bossrush.engine.chance import seeded
from bossrush.engine.decision import Flow, Together, Until
from bossrush.engine.errors import IllegalChoice, RuleError
from bossrush.engine.play import Play
from bossrush.engine.save import read, restore
from tests.engine.standing import notes, same
from tests.toys.probe import Probe, ProbeGame, both, note


def hush(state: Probe) -> Flow[None]:
    """Nobody may do anything until the chime; then the first seat is asked."""
    state.start_timer("chime", 3000)
    yield Until("chime")
    state.notes.append(7)
    yield from note(state, 0)


class TestTheWholeTable:
    def game(self) -> ProbeGame:
        return ProbeGame(hush, both)

    def test_nobody_is_asked_until_the_clock_has_run_out(self) -> None:
        game = self.game()
        play = game.new(3, 1)
        assert (play.pending, play.open, play.outcome) == ({}, [], None)
        same(play, play.copy())
        same(play, restore(game, read(play.save())))
        with pytest.raises(IllegalChoice, match="nothing to decide"):
            play.choose(0, "0")
        play.expire("chime")
        assert notes(play) == [50, 7]
        assert list(play.pending) == [0]
        same(play, play.copy())
        same(play, restore(game, read(play.save())))

    def test_its_position_is_the_start_of_the_phase(self) -> None:
        game = self.game()
        play = game.new(3, 1)
        staged = game.stage(play.position())
        assert staged.fingerprint() == play.fingerprint()
        assert [timer.id for timer in staged.timers] == ["chime"]

    def test_what_is_remembered_while_waiting_counts(self) -> None:
        def remembering(memory: int) -> Play:
            def phase(state: Probe) -> Flow[None]:
                state.start_timer("chime", 3000)
                yield Until("chime", memory)
                state.notes.append(memory)

            return ProbeGame(phase, both).new(3, 1)

        assert remembering(1).fingerprint() != remembering(2).fingerprint()

    def test_a_clock_that_disturbs_everything_drops_who_waits(self) -> None:
        def phase(state: Probe) -> Flow[None]:
            state.start_timer("bell", 3000)
            yield Until("bell")
            state.notes.append(7)

        play = ProbeGame(phase, both).new(3, 1)
        play.expire("bell")
        assert notes(play) == [50]
        assert list(play.pending) == [0, 1, 2]

    def test_a_clock_that_does_not_run_is_not_waited_for(self) -> None:
        def phase(state: Probe) -> Flow[None]:
            yield Until("chime")

        with pytest.raises(RuleError, match="waits for 'chime', which does not run"):
            ProbeGame(phase).new(1, 1)


class TestBesideOthers:
    def test_a_clock_that_is_stopped_wakes_who_waits_for_it(self) -> None:
        def one(state: Probe, actor: int) -> Flow[None]:
            if actor == 0:
                state.start_timer("chime", 3000)
                yield Until("chime")
                state.notes.append(7)
            else:
                yield from note(state, actor)
                state.stop_timer("chime")

        def phase(state: Probe) -> Flow[None]:
            yield Together([0, 1], lambda actor: one(state, actor))

        game = ProbeGame(phase, both)
        play = game.new(2, 1)
        assert list(play.pending) == [1]
        same(play, play.copy())
        play.choose(1, "1")
        assert notes(play) == [1, 7]
        same(play, play.copy())
        same(play, restore(game, read(play.save())))


class TestPrograms:
    def test_a_sitting_lets_the_clock_run_out_in_its_own_time(self) -> None:
        for timed in (True, False):
            play = ProbeGame(hush, both).new(3, 1)
            sitting = Sitting(play, [RandomCompanion(seat) for seat in range(3)], timed)
            sitting.step()
            assert sitting.now == 3000
            assert list(play.pending) == [0]
            assert sitting.play_out(100)

    def test_random_play_goes_on(self) -> None:
        play = ProbeGame(hush, both).new(3, 1)
        assert play_out(play, seeded(1), 100) == 4
        assert play.outcome is not None
