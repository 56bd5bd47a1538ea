"""A game that says why something cannot be chosen is heard at the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

import bossrush
from bossrush.engine.decision import Decision, Flow
from bossrush.engine.errors import IllegalChoice
from bossrush.engine.message import Message
from bossrush.table.choosing import offered
from bossrush.table.refusal import Refusal
from tests.table.player import Refused
from tests.table.serving import Serving
from tests.table.sitting import leave, seated
from tests.toys.probe import Ask, Probe, ProbeGame

WHY = "The boss cannot be shot at."


class Guarded(Ask):
    """Seven would be offered, if it were not for the boss."""

    def why_not(self, state: Probe, actor: int, value: int) -> Message | None:
        return Message("probe-boss") if value == 7 else None


class GuardedGame(ProbeGame):
    """Its boss has a card, with a text of its own."""

    def texts(self, options: dict[str, Any]) -> Mapping[str, Mapping[str, str]]:
        return {"probe-boss": {"en": WHY, "fr": "On ne peut pas tirer sur le Boss."}}


GUARDED = Guarded("probe.guarded", 3)


def guarded(state: Probe) -> Flow[None]:
    state.notes.append((yield Decision(state, 0, GUARDED)))


@pytest.fixture(autouse=True)
def _guarded_game() -> None:
    bossrush.register(GuardedGame(*[guarded] * 3))


async def test_why_something_cannot_be_chosen_is_passed_on(serving: Serving) -> None:
    (ann,) = await seated(serving, 1, game="probe")
    with pytest.raises(Refused) as caught:
        await ann.choose(0, "7")
    assert caught.value.reason == "forbidden"
    assert caught.value.message["text"] == f"That is forbidden here: {WHY}"
    assert caught.value.message["why"]["args"] == {"effect": {"key": "probe-boss", "args": {}}}
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
    with pytest.raises(IllegalChoice, match="probe-boss forbids it") as caught:
        play.choose(0, "7")
    assert caught.value.why == Message("probe-boss")
