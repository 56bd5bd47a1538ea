"""What taking back costs: as much for the thousandth time as for the first."""

from __future__ import annotations

import pytest

from bossrush.engine import line as lines
from bossrush.engine.decision import Decision
from bossrush.engine.entries import kind_of
from bossrush.engine.play import Play
from bossrush.engine.weave import Weave
from tests.toys import hunt

pytestmark = pytest.mark.source


class Steps:
    """Counts what a play does: answers carried out, and entries looked at."""

    def __init__(self) -> None:
        self.answers = 0
        self.looks = 0


@pytest.fixture
def steps(monkeypatch: pytest.MonkeyPatch) -> Steps:
    counted = Steps()
    answer = Weave.answer

    def answering(self: Weave, decision: Decision, value: int) -> None:
        counted.answers += 1
        answer(self, decision, value)

    def looking(code: int) -> int:
        counted.looks += 1
        return kind_of(code)

    for name in ("HEALTH", "BEAST"):  # a hunt without an end
        monkeypatch.setattr(hunt, name, 1_000_000)
    monkeypatch.setattr(Weave, "answer", answering)
    monkeypatch.setattr(lines, "kind_of", looking)
    return counted


def played(choices: int) -> Play:
    play = hunt.HuntGame().new(2, seed=1)
    while play.choices < choices:
        for seat in (0, 1):
            play.choose(seat, "strike")
    return play


def there_and_back(steps: Steps, times: int) -> tuple[int, int]:
    play = played(10)
    steps.answers = steps.looks = 0
    for _ in range(times):
        play.choose(0, "strike")
        assert play.undo(0)
    assert len(play.line.log) >= 2 * times
    return steps.answers, steps.looks


def all_the_way_back(steps: Steps, choices: int) -> int:
    play = played(choices)
    steps.answers = 0
    undone = 0
    while play.undo(None, seed=7):
        undone += 1
    assert undone >= choices
    assert play.choices == 0
    return steps.answers


def test_choosing_and_taking_back_again_and_again(steps: Steps) -> None:
    few, many = there_and_back(steps, 50), there_and_back(steps, 200)
    assert many[0] <= 4.5 * few[0]
    assert many[1] <= 4.5 * few[1]


def test_going_back_to_the_very_beginning(steps: Steps) -> None:
    """A line goes back from checkpoint to checkpoint, not each time from its root."""
    short, long = all_the_way_back(steps, 100), all_the_way_back(steps, 400)
    assert long <= 6 * short, "in proportion, with a little for the longer way"
