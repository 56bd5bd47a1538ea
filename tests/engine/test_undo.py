"""Taking back: free until something is revealed, and further when all agree."""

from __future__ import annotations

from bossrush.engine.chance import scripted
from bossrush.engine.decision import Decision, Flow, Together
from bossrush.engine.dice import roll
from bossrush.engine.save import read, restore
from tests.engine.standing import same
from tests.toys.probe import (
    COIN,
    Ask,
    Probe,
    ProbeGame,
    note,
)


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
