"""Answers whose parts have names: packed, taken apart, written and read."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bossrush.engine.answers import Answers, Choice, Field, Id, Members, Number, OneOf, Word
from bossrush.engine.decision import Decision, Flow
from bossrush.engine.errors import IllegalChoice
from bossrush.engine.play import Play
from bossrush.engine.state import State
from tests.toys.probe import Probe, ProbeGame

NODES = ["n0", "n1", "n2"]
HANDS = ("left", "right", "both")

HAND: Word[State] = Word("hand", HANDS)
LINE: Number[State] = Number("line", 8)
FOE: Number[State] = Number("foe", 6)
NODE: Id[State] = Id("node", lambda state: NODES, 64)
HEROES: Members[State] = Members("heroes", ("hero-0", "hero-1", "hero-2"))
EAST: Number[State] = Number("east", 19, low=-9)
NORTH: Number[State] = Number("north", 19, low=-9)

ACTS = Answers()
ATTACK = ACTS.kind("attack", HAND, ".", LINE, ">foe-", FOE)
SWEEP = ACTS.kind("sweep", HAND, ".", LINE, "@", NODE)
BLESS = ACTS.kind("bless", HAND, ".", LINE, "+", HEROES)
USE = ACTS.kind("use", HAND, ".", LINE)
MOVE = ACTS.kind("move", "move:", NODE)
LAY = ACTS.kind("lay", EAST, ",", NORTH)
END = ACTS.kind("end")
STATE = State()


class Acting(Choice[Probe]):
    """Whatever the test offers."""

    def __init__(self, offered: list[int]) -> None:
        super().__init__("probe.act", ACTS)
        self.offered = offered

    def options(self, state: Probe, actor: int) -> list[int]:
        return self.offered


def acting(*offered: int) -> Play:
    def phase(state: Probe) -> Flow[None]:
        answer = yield Decision(state, 0, Acting(list(offered)), 0)
        state.gone.append(answer)

    return ProbeGame(phase).stage({"seats": 1, "state": {}})


@pytest.mark.parametrize(
    ("answer", "text"),
    [
        (ATTACK.answer(1, 3, 5), "right.3>foe-5"),
        (SWEEP.answer(0, 7, 2), "left.7@n2"),
        (BLESS.answer(2, 0, 0b101), "both.0+hero-0+hero-2"),
        (USE.answer(0, 1), "left.1"),
        (MOVE.answer(1), "move:n1"),
        (LAY.answer(-9, 4), "-9,4"),
        (LAY.answer(0, 0), "0,0"),
        (END.answer(), "end"),
    ],
)
def test_an_answer_is_written_and_read_back(answer: int, text: str) -> None:
    assert ACTS.of(answer).text(STATE, answer) == text
    assert ACTS.read(STATE, text) == answer


@given(st.integers(0, 2), st.integers(0, 7), st.integers(0, 5))
def test_what_was_put_in_comes_out_by_its_name(hand: int, line: int, foe: int) -> None:
    answer = ATTACK.answer(hand, line, foe)
    assert (HAND.of(answer), LINE.of(answer), FOE.of(answer)) == (hand, line, foe)
    assert ATTACK.fits(answer)
    assert not SWEEP.fits(answer)
    assert ACTS.read(STATE, ATTACK.text(STATE, answer)) == answer


@given(st.integers(-9, 9), st.integers(-9, 9))
def test_numbers_may_begin_below_nothing(east: int, north: int) -> None:
    answer = LAY.answer(east, north)
    assert (EAST.of(answer), NORTH.of(answer)) == (east, north)
    assert LAY.fits(answer)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "ende",
        "end:",
        "right.3>foe-6",
        "right.8>foe-1",
        "right.03>foe-5",
        "right.3>foe-+5",
        "middle.3>foe-5",
        "right.3",
        "left.7@n3",
        "left.7@",
        "both.0+hero-2+hero-0",
        "both.0+hero-0+hero-0",
        "both.0+",
        "move:n1 ",
        "10,0",
        "-0,4",
    ],
)
def test_nothing_else_is_read_as_one_of_them(text: str) -> None:
    if text == "right.3":  # the only one that is good
        assert ACTS.of(ACTS.read(STATE, text)) is USE
        return
    with pytest.raises(ValueError, match=r".*"):
        ACTS.read(STATE, text)


def test_an_option_tells_its_kind_and_its_fields() -> None:
    play = acting(ATTACK.answer(1, 3, 5), BLESS.answer(2, 0, 0b101), MOVE.answer(2), END.answer())
    attack, bless, move, end = play.pending[0].options
    assert (attack.kind, attack.fields) == ("attack", {"hand": "right", "line": 3, "foe": 5})
    assert bless.fields == {"hand": "both", "line": 0, "heroes": ["hero-0", "hero-2"]}
    assert (move.kind, move.fields) == ("move", {"node": "n2"})
    assert (end.kind, end.fields) == ("end", {})


def test_only_what_is_offered_is_taken_and_a_slip_is_understood() -> None:
    play = acting(ATTACK.answer(1, 3, 5), END.answer())
    with pytest.raises(IllegalChoice, match=r"did you mean 'right\.3>foe-5'\?"):
        play.choose(0, "right.3>foe-4")
    with pytest.raises(IllegalChoice, match=r"it offers right\.3>foe-5, end$"):
        play.choose(0, "nonsense")


def test_a_refusal_says_how_many_more_are_offered() -> None:
    attacks = [ATTACK.answer(hand, line, 0) for hand in range(3) for line in range(8)]
    play = acting(*attacks, END.answer(), LAY.answer(1, 1))
    with pytest.raises(IllegalChoice, match=r"both\.7>foe-0 and 2 more$"):
        play.choose(0, "nonsense")


def test_fields_that_lie_upon_each_other_are_refused() -> None:
    first: Number[State] = Number("first", 4)
    second: Number[State] = Number("second", 4)
    answers = Answers()
    answers.kind("one", first)
    answers.kind("two", "two:", second)
    with pytest.raises(TypeError, match="'first' lies where another one does"):
        answers.kind("both", first, ",", second)


def test_an_answer_holds_only_so_much() -> None:
    answers = Answers()
    large: list[Field[State]] = [Number(f"f{at}", 1 << 12) for at in range(4)]
    with pytest.raises(TypeError, match="too many values"):
        answers.kind("large", large[0], ",", large[1], ",", large[2], ",", large[3])
    five: list[Field[State]] = [Number(f"f{at}", 2) for at in range(5)]
    with pytest.raises(TypeError, match="more than four fields"):
        answers.kind("five", *five)


def test_a_part_that_cannot_be_is_refused() -> None:
    with pytest.raises(ValueError, match="foe cannot be 6"):
        FOE.put(0, 6)


class Foe(OneOf[Probe]):
    """Which foe?"""

    def __init__(self) -> None:
        super().__init__("probe.foe", Number("foe", 6), head="foe-")

    def options(self, state: Probe, actor: int) -> list[int]:
        return [0, 3]


def test_an_answer_of_one_field_is_that_field() -> None:
    def phase(state: Probe) -> Flow[None]:
        state.gone.append((yield Decision(state, 0, Foe(), 0)))

    play = ProbeGame(phase).stage({"seats": 1, "state": {}})
    first, last = play.pending[0].options
    assert (first.id, first.kind, first.fields) == ("foe-0", "foe", {"foe": 0})
    for alias in ("foe-03", "foe-+3", "3", "foe-1"):
        with pytest.raises(IllegalChoice):
            play.choose(0, alias)
    play.choose(0, last)
    assert isinstance(play.state, Probe)
    assert play.state.gone == [3]
