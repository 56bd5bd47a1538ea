"""An option that is said not to apply at a table changes nothing there: forms may leave it out."""

from __future__ import annotations

from typing import Any

import pytest

from bossrush.engine.game import Game
from bossrush.engine.registry import games
from bossrush.engine.setting import Setting

STEPS = 60

GAMES = [pytest.param(game, id=game.key) for game in games()]


def others(setting: Setting) -> list[Any]:
    """Values of an option besides the one it has unless somebody says otherwise."""
    values = setting.offered or (setting.low, setting.high)
    return [value for value in values if value not in (setting.default, None)][:3]


def course(game: Game[Any], seats: int, options: dict[str, Any]) -> list[Any]:
    """What is offered, step by step, when the first seat asked takes one option after another."""
    play = game.new(seats=seats, seed=11, listen=False, **options)
    told: list[Any] = []
    for step in range(STEPS):
        if play.outcome is not None:
            break
        told.append([timer.id for timer in play.timers])
        if not play.pending:
            play.expire(play.timers[0].id)
            continue
        seat, asked = next(iter(play.pending.items()))
        offered = [option.id for option in asked.options]
        told.append((seat, offered))
        play.choose(seat, offered[step % len(offered)])
    return told


@pytest.mark.parametrize("game", GAMES)
def test_what_an_option_depends_on_is_there(game: Game[Any]) -> None:
    known = {setting.name: setting for setting in game.settings}
    for setting in game.settings:
        for name, values in setting.when.items():
            offered = known[name].offered
            assert set(values) < set(offered), f"{setting.name} waits for {name}"
        assert set(setting.value_seats) <= set(setting.values)
        assert setting.default not in setting.value_seats


@pytest.mark.parametrize("game", GAMES)
def test_where_it_does_not_apply_an_option_changes_nothing(game: Game[Any]) -> None:
    modes = [s for s in game.settings if any(s.name in other.when for other in game.settings)]
    compared = 0
    for seats in (1, 2):
        for mode in [None, *((s.name, value) for s in modes for value in others(s)[:2])]:
            given = dict([mode]) if mode else {}
            plain: list[Any] | None = None
            for setting in game.settings:
                if setting.name in given or setting.applies(seats, game.options(given)):
                    continue
                plain = plain or course(game, seats, given)
                for value in others(setting):
                    compared += 1
                    changed = {**given, setting.name: value}
                    assert course(game, seats, changed) == plain, (seats, changed)
    assert bool(compared) == any(s.seats or s.when for s in game.settings)
    assert bool(compared) == (game.key in ("souls", "vengeance"))


def test_an_option_that_applies_does_change_something() -> None:
    """So that the test above could fail."""
    vengeance = next(game for game in games() if game.key == "vengeance")
    solo = next(setting for setting in vengeance.settings if setting.name == "time")
    assert solo.applies(1, vengeance.options({}))
    assert not solo.applies(2, vengeance.options({}))
    clock = {"mode": "realtime"}
    assert course(vengeance, 2, clock) != course(vengeance, 2, {**clock, "countdown": 0})
