"""A single possible answer is not asked: in which order it is taken, and what keeps it from it."""

from __future__ import annotations

from typing import Any

import pytest

from bossrush.engine.decision import NO_ASIDES, Decision, First, Flow, Question, Together
from bossrush.engine.play import Play
from bossrush.engine.save import read, restore
from bossrush.testing.asking import sound_decisions
from bossrush.testing.walk import Case, Fault
from tests.engine.standing import notes, same
from tests.toys.hunt import Hunt, HuntGame
from tests.toys.probe import CRY, ONE, TWO, Cry, Probe, ProbeGame, note


class Taking(Question[Probe]):
    """Anything nobody has taken, or at last the only thing that is left: 9."""

    def options(self, state: Probe, actor: int) -> list[int]:
        return [value for value in range(2) if value not in state.notes] or [9]


def side_by_side(question: Question[Any], seats: int = 3) -> ProbeGame:
    def phase(state: Probe) -> Flow[None]:
        yield Together(list(range(seats)), lambda seat: note(state, seat, question))

    return ProbeGame(phase)


def test_they_are_taken_in_seat_order() -> None:
    def phase(state: Probe) -> Flow[None]:
        yield Together([0, 1, 2], lambda seat: numbered(state, seat))
        yield from note(state, 0)

    def numbered(state: Probe, seat: int) -> Flow[None]:
        yield Decision(state, seat, ONE, seat)
        state.notes.append(seat)

    assert notes(ProbeGame(phase).new(3, 1)) == [0, 1, 2]


def test_who_is_narrowed_to_one_answer_by_others_is_not_asked_for_it() -> None:
    game = side_by_side(Taking("probe.taking", narrows=True))
    play = game.new(3, 1)
    play.choose(0, "0")
    assert notes(play) == [0, 1, 9], "both were left with one answer, in turn"
    assert play.outcome is not None
    same(play, restore(game, read(play.save())))


def test_without_saying_so_it_waits_and_the_suite_finds_it() -> None:
    game = side_by_side(Taking("probe.taking"))
    play = game.new(3, 1)
    play.choose(0, "0")
    assert [decision.seat for decision in play.open] == [1, 2]
    with pytest.raises(Fault, match="has only one answer, and waits for it all the same"):
        sound_decisions(Case(game, 3), range(3))


def test_a_copy_waits_where_the_play_waits() -> None:
    play = side_by_side(Taking("probe.taking")).new(3, 1)
    play.choose(0, "0")
    twin = play.copy()
    same(play, twin)
    for one in (play, twin):
        one.choose(1, "1")
    same(play, twin)


def test_a_race_is_never_run_for_anyone_nor_are_its_options_built() -> None:
    built: list[int] = []

    class Counting(Question[Probe]):
        def options(self, state: Probe, actor: int) -> list[int]:
            built.append(actor)
            return [0]

    question = Counting("probe.counting")

    def phase(state: Probe) -> Flow[None]:
        yield First([Decision(state, seat, question, seat) for seat in range(3)])

    play = ProbeGame(phase).new(3, 1)
    assert [decision.seat for decision in play.open] == [0, 1, 2]
    assert built == []


class Holding(Cry):
    """What may be cried matters as long as nobody has."""

    def holds(self, state: Probe, actor: int) -> bool:
        return 100 not in state.notes


class Held(ProbeGame):
    """Asides that hold, where a single answer is possible."""

    asides_held: Question[Any] = Holding()

    def asides(self, state: Probe, decision: Decision) -> Question[Any]:
        return self.asides_held if decision.question is ONE else NO_ASIDES


def asked_once(state: Probe) -> Flow[None]:
    yield from note(state, 0, ONE)
    yield from note(state, 0, TWO)


class TestHolding:
    def play(self) -> Play:
        return Held(asked_once).new(1, 1)

    def test_a_single_answer_is_asked_while_something_could_be_done(self) -> None:
        play = self.play()
        assert play.pending[0].key == "probe.one"
        assert [option.id for option in play.pending[0].options] == ["0", "~hey", "~ask"]
        same(play, play.copy())
        play.choose(0, "0")
        assert play.pending[0].key == "probe.two"

    def test_once_it_is_done_the_answer_is_taken(self) -> None:
        play = self.play()
        play.choose(0, "~hey")
        assert notes(play) == [100, 0]
        assert play.pending[0].key == "probe.two"
        same(play, play.copy())

    def test_asides_that_do_not_matter_hold_nothing(self) -> None:
        game = Held(asked_once)
        game.asides_held = CRY
        assert game.new(1, 1).pending[0].key == "probe.two"


@pytest.mark.parametrize("value", [1 << 40, 1 << 50, -1])
def test_an_answer_that_would_be_an_aside_is_found(value: int) -> None:
    class Huge(Question[Hunt]):
        def options(self, state: Hunt, actor: int) -> list[int]:
            return [0, value]

        def label(self, state: Hunt, actor: int, value: int) -> Any:
            raise NotImplementedError

    class Large(HuntGame):
        def phase(self, state: Hunt) -> Flow[None]:
            yield Decision(state, 0, Huge("hunt.huge"))

    with pytest.raises(Fault, match="an answer is a number from 0 to"):
        sound_decisions(Case(Large(), 1), [1])
