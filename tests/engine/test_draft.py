"""Compound choices in small steps: things in or out, and numbers of things."""

from __future__ import annotations

import pytest

from bossrush.engine.decision import Flow
from bossrush.engine.draft import CountedDraft, draft
from bossrush.engine.errors import IllegalChoice
from bossrush.engine.message import Message
from bossrush.engine.play import Play
from bossrush.engine.save import read, restore
from tests.engine.standing import same
from tests.toys.probe import Probe, ProbeGame

HERBS = ("leaf", "root", "bud")
STOCK = (3, 2, 0)


class Brew(CountedDraft[Probe]):
    """How many of each herb: as many as there are, and three in all."""

    def drafted(self, state: Probe, actor: int) -> list[int]:
        return state.notes

    def things(self, state: Probe, actor: int) -> list[int]:
        return [0, 1, 2]

    def most(self, state: Probe, actor: int, thing: int) -> int:
        return min(STOCK[thing], state.notes[thing] + 3 - sum(state.notes))

    def complete(self, state: Probe, actor: int) -> bool:
        return sum(state.notes) == 3

    def thing_id(self, state: Probe, thing: int) -> str:
        return HERBS[thing]

    def thing_of(self, state: Probe, thing_id: str) -> int:
        return HERBS.index(thing_id)


class AtOnce(Brew):
    """The same, any number in one step."""

    def amounts(self, state: Probe, actor: int, thing: int) -> list[int]:
        counts = range(self.most(state, actor, thing) + 1)
        return [count for count in counts if count != state.notes[thing]]


def brewing(question: Brew) -> Play:
    def phase(state: Probe) -> Flow[None]:
        confirmed = yield from draft(state, question, 0)
        state.gone.append(int(confirmed))

    game = ProbeGame(phase)
    return game.stage({"seats": 1, "state": {"notes": [0, 0, 0]}})


def offered(play: Play) -> list[str]:
    return [option.id for option in play.pending[0].options]


def drafted(play: Play) -> list[int]:
    assert isinstance(play.state, Probe)
    return play.state.notes


def test_one_more_or_one_less_at_a_time() -> None:
    play = brewing(Brew("probe.brew"))
    assert offered(play) == ["cancel", "leaf=1", "root=1"]
    play.choose(0, "leaf=1")
    play.choose(0, "leaf=2")
    play.choose(0, "root=1")
    assert offered(play) == ["confirm", "cancel", "leaf=1", "root=0"]
    assert play.pending[0].options[2].label == Message("probe-brew-leaf", amount=1, now=2)
    play.choose(0, "root=0")
    assert drafted(play) == [2, 0, 0]
    play.choose(0, "leaf=3")
    play.choose(0, "confirm")
    assert drafted(play) == [3, 0, 0]


def test_any_number_in_one_step() -> None:
    play = brewing(AtOnce("probe.brew"))
    assert offered(play) == ["cancel", "leaf=1", "leaf=2", "leaf=3", "root=1", "root=2"]
    play.choose(0, "leaf=2")
    same(play, play.copy())
    same(play, restore(play.game, read(play.save())))  # type: ignore[arg-type]
    assert offered(play) == ["cancel", "leaf=0", "leaf=1", "leaf=3", "root=1"]


def test_cancelling_forgets_it_all() -> None:
    play = brewing(AtOnce("probe.brew"))
    play.choose(0, "leaf=2")
    play.choose(0, "cancel")
    assert drafted(play) == [0, 0, 0]


@pytest.mark.parametrize("wrong", ["leaf", "leaf=", "leaf=9", "leaf=-1", "bud=1", "moss=1", "=1"])
def test_what_is_not_offered_is_refused(wrong: str) -> None:
    play = brewing(Brew("probe.brew"))
    with pytest.raises(IllegalChoice):
        play.choose(0, wrong)
    assert drafted(play) == [0, 0, 0]
