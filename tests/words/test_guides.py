"""The guided openings: what they say is in the ledger, and what they point at is on the table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

import pytest

import bossrush
from bossrush.companions.companion import Companion
from bossrush.companions.roster import companion
from bossrush.engine import scene
from bossrush.engine.clocks import soonest
from bossrush.engine.event import Event
from bossrush.engine.guide import Guide, GuideStep, Moment, guide_of
from bossrush.engine.ledger import ledger_of
from bossrush.engine.play import Play

GAMES: Final = ["arkalion", "sector", "souls", "vengeance"]
LANGUAGES: Final = ("en", "fr")
CLIENTS: Final = ("browser", "terminal")
BROWSER: Final = {
    "en": ("touch", ". point at", "button", "hover", "tile lights up"),
    "fr": ("touchez", "visez", "survol", "bouton", "tuile s’allume"),
}
MOST: Final = 500
"""How many decisions of a lesson are looked at: far enough for a boss, or for turn seven."""


def guide(game: str) -> Guide:
    found = guide_of(game)
    assert found is not None
    return found


EVERY: Final = [(game, step.id) for game in GAMES for step in guide(game).steps]


def step_of(game: str, name: str) -> GuideStep:
    return next(step for step in guide(game).steps if step.id == name)


@cache
def moments(game: str) -> list[list[Moment]]:
    """Every moment of the lessons, as a companion plays: what those who are asked then see."""
    known = bossrush.game(game)
    plays = [known.teach(lesson, listen=True) for lesson in known.lessons]
    return [at for play in plays for at in told(play, companion("steady", game, 1))]


@cache
def full_table(game: str) -> list[list[Moment]]:
    """The same of a game begun as the menu does, with every seat taken."""
    known = bossrush.game(game)
    return list(told(known.new(known.max_seats, seed=2), companion("steady", game, 1)))


def told(play: Play, mind: Companion) -> Iterator[list[Moment]]:
    events: Sequence[Event] = ()
    for _ in range(MOST):
        kinds = frozenset(event.kind for event in events)
        ids = frozenset(scene.ids(play.scene(0)))
        asked = {decision.question.key for decision in play.open} or {""}
        yield [Moment(key, kinds, ids) for key in sorted(asked)]
        if play.outcome is not None:
            return
        if play.open:
            decision = play.open[0]
            value = mind.answer(play, decision)
            events = play.choose(max(0, decision.seat), decision.option_id(value))
        else:
            events = play.expire(soonest(play.timers).id)


def come(game: str, step: GuideStep, among: list[list[Moment]]) -> list[Moment]:
    """The moments at which a step would be shown, had all others been shown before."""
    others = {one.id for one in guide(game).steps if one.id != step.id}
    return [at for each in among for at in each if guide(game).now(others, at) is not None]


@pytest.mark.parametrize(("game", "name"), EVERY)
def test_what_is_said_of_the_rules_is_in_the_ledger(game: str, name: str) -> None:
    assert [rule for rule in step_of(game, name).rules() if rule not in ledger_of(game)] == []


@pytest.mark.parametrize(("game", "name"), EVERY)
def test_its_moment_comes_and_shows_what_it_points_at(game: str, name: str) -> None:
    step = step_of(game, name)
    found = come(game, step, moments(game))
    assert found, "no lesson comes to this moment"
    found += come(game, step, full_table(game))
    points = frozenset(step.points)
    assert all(points.intersection(at.ids) for at in found) or not points
    seen = frozenset[str]().union(*(at.ids for at in found))
    assert points <= seen


@pytest.mark.parametrize("game", GAMES)
def test_steps_follow_steps_that_are_there(game: str) -> None:
    names = [step.id for step in guide(game).steps]
    assert len(set(names)) == len(names)
    for number, step in enumerate(guide(game).steps):
        assert step.when is None or set(step.when.after) <= set(names[:number]), step.id


@pytest.mark.parametrize(("game", "name"), EVERY)
def test_it_is_short_and_whole_in_both_languages_in_both_clients(game: str, name: str) -> None:
    step = step_of(game, name)
    for lang in LANGUAGES:
        assert step.title.say(lang)
        assert all(one.say(lang)[-1] in ".!?”»" for one in step.says)
        for client in CLIENTS:
            assert 0 < len(step.text(lang, client).split()) < 60


@pytest.mark.parametrize(("game", "name"), EVERY)
def test_the_terminal_speaks_of_nothing_to_touch_or_to_point_at(game: str, name: str) -> None:
    for lang in LANGUAGES:
        said = f". {step_of(game, name).text(lang, 'terminal')}".casefold()
        assert not [word for word in BROWSER[lang] if word in said]


@pytest.mark.parametrize("game", GAMES)
def test_most_of_what_is_said_of_play_names_its_rule(game: str) -> None:
    steps = guide(game).steps
    assert sum(len(step.rules()) for step in steps) > len(steps)


def test_a_game_without_a_guide_has_none() -> None:
    assert guide_of("nothing") is None
