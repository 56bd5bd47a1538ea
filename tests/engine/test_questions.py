"""Questions are made once: what their answers are called depends on the content in play."""

from __future__ import annotations

import pytest

from bossrush.engine.decision import Decision, Flow, Names, Question
from bossrush.engine.draft import Draft, draft
from bossrush.engine.errors import IllegalChoice
from bossrush.engine.play import Play
from tests.toys.probe import Probe, ProbeGame
from tests.toys.windows import Window, react

PACKS = (("rope", "lamp"), ("torch", "oil", "salt"))
"""The cards of two packs; the first note of the state says which is in play."""


def cards(state: Probe) -> tuple[str, ...]:
    return PACKS[state.notes[0]]


class Card(Question[Probe]):
    def options(self, state: Probe, actor: int) -> list[int]:
        return list(range(len(cards(state))))

    def option_id(self, state: Probe, value: int) -> str:
        return cards(state)[value]

    def value(self, state: Probe, option_id: str) -> int:
        return cards(state).index(option_id)


class Spend(Window[Probe]):
    def uses(self, state: Probe, actor: int) -> list[int]:
        return [1] if len(state.notes) == 1 else []

    def carry_out(self, state: Probe, actor: int, use: int) -> Flow[None]:
        state.notes.append(use)
        yield from ()

    def use_id(self, state: Probe, use: int) -> str:
        return cards(state)[use]

    def use_of(self, state: Probe, use_id: str) -> int:
        return cards(state).index(use_id)


class Pack(Draft[Probe]):
    def drafted(self, state: Probe, actor: int) -> list[int]:
        return state.gone

    def items(self, state: Probe, actor: int) -> list[int]:
        return list(range(len(cards(state))))

    def item_id(self, state: Probe, item: int) -> str:
        return cards(state)[item]

    def item_of(self, state: Probe, item_id: str) -> int:
        return cards(state).index(item_id)


CARD = Card("probe.card")
SPEND = Spend("probe.spend")
PACK = Pack("probe.pack")
WORD = Names[Probe]("probe.word", ("yes", "no", "perhaps"))


def every_kind(state: Probe) -> Flow[None]:
    yield Decision(state, 0, CARD)
    yield from react(state, SPEND, [0])
    yield from draft(state, PACK, 0)
    yield Decision(state, 0, WORD)


def play_with(pack: int) -> Play:
    return ProbeGame(every_kind).stage({"seats": 1, "state": {"notes": [pack]}})


def offered(play: Play) -> list[str]:
    return [option.id for option in play.pending[0].options]


@pytest.mark.parametrize("pack", [0, 1])
def test_one_question_names_the_cards_of_the_pack_in_play(pack: int) -> None:
    play = play_with(pack)
    first = PACKS[pack][0]
    assert offered(play) == list(PACKS[pack])
    play.choose(0, first)
    assert offered(play) == ["pass", PACKS[pack][1]]
    play.choose(0, PACKS[pack][1])
    assert offered(play) == ["confirm", "cancel", *PACKS[pack]]
    play.choose(0, "confirm")
    assert offered(play) == ["yes", "no", "perhaps"]


def test_a_card_of_another_pack_is_refused() -> None:
    with pytest.raises(IllegalChoice, match="does not offer 'torch'; it offers rope, lamp"):
        play_with(0).choose(0, "torch")
