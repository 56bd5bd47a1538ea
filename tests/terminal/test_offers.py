"""Options as people meet them: none twice, none read alike, and the cursor on a harmless one."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bossrush.companions.roster import companion
from bossrush.engine.message import Message
from bossrush.engine.odds import Odds
from bossrush.engine.scene import Die, Scene
from bossrush.terminal.alike import told_apart
from bossrush.terminal.asked import Asked, Offer, asked
from bossrush.terminal.first import first, gives_up, in_vain
from bossrush.terminal.plain import labelled
from bossrush.terminal.screen.app import table_app
from tests.terminal.screens import at
from tests.terminal.tables import table

DICE = [Die("a", "d6", "hit"), Die("b", "d6", "hit"), Die("c", "d6", "miss")]


def offer(name: str, *about: str, kind: str = "", **more: Any) -> Offer:
    made = Offer(name, Message("gallery-hp"), None, None, (), frozenset(about), False, kind)
    return made._replace(**more)


def question(*offers: Offer, key: str = "q") -> Asked:
    return Asked(0, 0, key, 1, Message("gallery-hp"), False, offers)


def test_equal_dice_make_one_option() -> None:
    voice = table().voice
    shown = told_apart(question(offer("x", "a"), offer("y", "b")), Scene("g", dice=DICE), voice)
    assert [one.id for one in shown.offers] == ["x"]
    assert shown.offers[0].number == 0


def test_options_that_only_read_alike_are_numbered() -> None:
    voice = table().voice
    both = question(offer("x", "a"), offer("z", "c"))
    shown = told_apart(both, Scene("g", dice=DICE), voice)
    assert [labelled(voice, one) for one in shown.offers] == ["HP (1)", "HP (2)"]


def test_the_cursor_passes_over_what_kills_discards_or_is_in_vain() -> None:
    never = (Odds(0.0, Message("gallery-hp")),)
    asked_now = question(
        offer("death", ends=Message("gallery-hp")),
        offer("away", kind="drop"),
        offer("aside", aside=True),
        offer("vain", odds=never),
        offer("good", kind="attack"),
    )
    assert first(asked_now) == 4
    assert first(None) == 0


def test_a_gun_is_aimed_at_somebody_first() -> None:
    none = Message("arkalion-detail-blast", kills=0, tokens=0)
    some = Message("arkalion-detail-blast", kills=2, tokens=1)
    asked_now = question(offer("a", kind="aim", detail=none), offer("b", kind="aim", detail=some))
    assert first(asked_now) == 1


def test_what_would_be_thrown_away_comes_last() -> None:
    voice = table().voice
    both = question(offer("x", kind="drop"), offer("y", "a", kind="reload"), offer("z", "c"))
    assert [one.id for one in told_apart(both, Scene("g", dice=DICE), voice).offers] == [*"yzx"]


def test_assigning_comes_before_throwing_dice_away() -> None:
    roll = question(offer("t", kind="throw"), offer("a", kind="assign"), key="vengeance.roll")
    assert first(roll) == 1
    wound = question(offer("p", kind="place"), offer("t", kind="throw"), key="vengeance.roll")
    assert first(wound) == 1


def test_a_tile_is_laid_before_the_rest_is_left_to_the_table() -> None:
    tile, rest = offer("t", kind="lay"), offer("r", kind="auto")
    assert first(question(tile, rest, key="souls.ask.lay-tile")) == 0
    assert first(question(tile, rest, key="sector.ask.regroup")) == 1


@pytest.mark.parametrize(
    ("key", "seats"), [("sector", 2), ("souls", 2), ("vengeance", 1), ("arkalion", 4)]
)
def test_no_question_of_a_game_starts_on_what_is_regretted(key: str, seats: int) -> None:
    sitting = table(key, seats=seats, seed=4)
    steady = companion("steady", key, 2)
    asked_of = harmless = 0
    while sitting.play.outcome is None and asked_of < 120:
        decision = sitting.decision
        assert decision is not None
        now = told_apart(asked(decision), sitting.scene(), sitting.voice)
        taken = now.offers[first(now)]
        others = [
            one
            for one in now.offers
            if one.ends is None and not gives_up(now, one) and not in_vain(one)
        ]
        if others:
            harmless += 1
            assert taken.ends is None
            assert not gives_up(now, taken)
        said = [(labelled(sitting.voice, one), one.detail, one.kind) for one in now.offers]
        assert len({(label, repr(detail), kind) for label, detail, kind in said}) == len(said)
        sitting.choose(decision.option_id(steady.answer(sitting.play, decision)))
        asked_of += 1
    assert harmless > 60


LINE = re.compile(r"^[ ▸] {0,3}\d+ |^ {5}|^\s*$")
"""An option begins with its number; whatever else it says is set in."""


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
@pytest.mark.parametrize("lang", ["en", "fr"])
async def test_odds_never_fall_to_the_edge(size: tuple[int, int], lang: str) -> None:
    sitting = table("sector", seats=2, seed=11, lang=lang)
    steady = companion("steady", "sector", 1)
    looked = 0
    while looked < 3:
        decision = sitting.decision
        assert decision is not None
        if sum(bool(option.odds) for option in decision.options) > 1:
            looked += 1
            async with at(table_app(sitting), size) as screen:
                lines = screen.text("#options").splitlines()
            assert [line for line in lines if not LINE.match(line)] == []
        sitting.choose(decision.option_id(steady.answer(sitting.play, decision)))
