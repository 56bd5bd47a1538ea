"""The guided openings: what they say is in the ledger, and what they point at is on the table."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest

import bossrush
from bossrush.companions.companion import Companion
from bossrush.companions.roster import companion
from bossrush.engine import scene
from bossrush.engine.clocks import soonest
from bossrush.engine.event import Event
from bossrush.engine.ledger import ledger_of
from bossrush.engine.play import Play

ROOT: Final = Path(__file__).parents[2]
FILES: Final = sorted((ROOT / "web/src/help/guides").glob("*.json"))
GAMES: Final = [file.stem for file in FILES]
MOST: Final = 500
"""How many decisions of a lesson are looked at: far enough for a boss, or for turn seven."""


class Moment(NamedTuple):
    """What a player could see when a decision was asked."""

    asked: frozenset[str]
    events: frozenset[str]
    ids: frozenset[str]


def steps(game: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads((FILES[GAMES.index(game)]).read_text("utf-8"))["steps"]
    return found


EVERY: Final = [(game, step["id"]) for game in GAMES for step in steps(game)]


def step_of(game: str, name: str) -> dict[str, Any]:
    return next(step for step in steps(game) if step["id"] == name)


@cache
def moments(game: str) -> list[Moment]:
    """Every moment of the lessons, and of a game begun as the menu does, as a companion plays."""
    known = bossrush.game(game)
    plays = [known.teach(lesson, listen=True) for lesson in known.lessons]
    plays.append(known.new(known.max_seats, seed=2))
    return [at for play in plays for at in told(play, companion("steady", game, 1))]


def told(play: Play, mind: Companion) -> Iterator[Moment]:
    events: Sequence[Event] = ()
    for _ in range(MOST):
        asked = frozenset(decision.question.key for decision in play.open)
        kinds = frozenset(event.kind for event in events)
        yield Moment(asked, kinds, frozenset(scene.ids(play.scene(0))))
        if play.outcome is not None:
            return
        if play.open:
            decision = play.open[0]
            value = mind.answer(play, decision)
            events = play.choose(max(0, decision.seat), decision.option_id(value))
        else:
            events = play.expire(soonest(play.timers).id)


def matches(pattern: str, text: str) -> bool:
    return text.startswith(pattern[:-1]) if pattern.endswith("*") else pattern == text


def holds(when: dict[str, Any], at: Moment) -> bool:
    """Whether a step's moment has come, as the browser judges it; `after` only orders steps."""
    asked, events, shown = when.get("asked"), when.get("event"), when.get("scene")
    if asked and not any(matches(one, key) for one in asked for key in at.asked):
        return False
    if events and at.events.isdisjoint(events):
        return False
    return not shown or any(matches(shown, one) for one in at.ids)


def test_every_game_has_a_guide() -> None:
    assert GAMES == ["arkalion", "sector", "souls", "vengeance"]


@pytest.mark.parametrize(("game", "name"), EVERY)
def test_what_is_said_of_the_rules_is_in_the_ledger(game: str, name: str) -> None:
    rules = [rule for said in step_of(game, name)["says"] for rule in said.get("rules", ())]
    assert [rule for rule in rules if rule not in ledger_of(game)] == []


@pytest.mark.parametrize(("game", "name"), EVERY)
def test_its_moment_comes_and_shows_what_it_points_at(game: str, name: str) -> None:
    step = step_of(game, name)
    come = [at for at in moments(game) if holds(step["when"], at)]
    assert come, "no lesson comes to this moment"
    points = frozenset(step.get("points", ()))
    assert all(at.ids & points for at in come) or not points
    seen = frozenset[str]().union(*(at.ids for at in come))
    assert points <= seen


@pytest.mark.parametrize("game", GAMES)
def test_steps_follow_steps_that_are_there(game: str) -> None:
    names = [step["id"] for step in steps(game)]
    for number, step in enumerate(steps(game)):
        assert set(step["when"].get("after", ())) <= set(names[:number]), step["id"]
