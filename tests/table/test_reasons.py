"""A game that says why something cannot be chosen is heard at the table."""

from __future__ import annotations

import pytest

import bossrush
from bossrush.engine.decision import Decision, Flow
from bossrush.engine.errors import IllegalChoice
from bossrush.table.choosing import offered
from bossrush.table.refusal import Refusal
from tests.table.player import Refused
from tests.table.serving import Serving
from tests.table.sitting import leave, seated
from tests.toys.probe import Ask, Probe, ProbeGame

WHY = "7 is forbidden here: the boss cannot be shot at."


class Guarded(Ask):
    """Seven would be offered, if it were not for the boss."""

    def value(self, state: Probe, option_id: str) -> int:
        if option_id == "7":
            raise IllegalChoice(WHY)
        return super().value(state, option_id)


GUARDED = Guarded("probe.guarded", 3)


def guarded(state: Probe) -> Flow[None]:
    state.notes.append((yield Decision(state, 0, GUARDED)))


@pytest.fixture(autouse=True)
def _guarded_game() -> None:
    bossrush.register(ProbeGame(*[guarded] * 3))


async def test_why_something_cannot_be_chosen_is_passed_on(serving: Serving) -> None:
    (ann,) = await seated(serving, 1, game="probe")
    with pytest.raises(Refused) as caught:
        await ann.choose(0, "7")
    assert caught.value.reason == "rules"
    assert WHY in caught.value.message["text"]
    assert caught.value.message["why"]["args"] == {"reason": WHY}
    assert serving.house is not None
    assert serving.house.metrics.errors == 0, "foreseen, and nothing for the log"
    with pytest.raises(Refused) as caught:
        await ann.choose(0, "8")
    assert caught.value.reason == "not-offered"
    await ann.choose(0, "1")
    await leave(ann)


def test_a_companion_that_wants_it_looks_for_something_else() -> None:
    """What it made up its mind to do may have become impossible meanwhile."""
    play = bossrush.game("probe").new(seats=1, seed=1)
    with pytest.raises(Refusal, match="forbidden here"):
        offered(play.open[0], "7")
