"""Every die that a roll tells of has a name, as the panel about the dice shows it."""

from __future__ import annotations

from typing import Any

import pytest

from bossrush.catalogues import catalogue_for
from bossrush.companions.random import RandomCompanion
from bossrush.engine.clocks import soonest
from bossrush.engine.event import Event
from bossrush.engine.game import Game
from bossrush.engine.registry import games
from bossrush.games.sector import GAME as SECTOR

MOST_CHOICES = 400
OWN_NAMES = {("sector", "hit"): "hit-die"}
"""Where a board calls a die by another name, since that is also the name of a face."""
OURS = [game for game in games() if type(game).__module__.startswith("bossrush.games.")]
"""Not the toys that other tests make known."""


def rolls(game: Game[Any], seed: int) -> list[Event]:
    """The rolls of a game, or of its beginning, played at random: those that say of which die."""
    play = game.new(seats=min(2, game.max_seats), seed=seed)
    mind = RandomCompanion(seed)
    for _ in range(MOST_CHOICES):
        if play.outcome is not None:
            break
        if play.open:
            play.choose(play.open[0].seat, play.open[0].option_id(mind.answer(play, play.open[0])))
        else:
            play.expire(soonest(play.timers).id)
    return [event for event in play.events if event.kind == "roll" and "die" in event.data]


def nameless(game: Game[Any], found: list[Event]) -> set[str]:
    catalogue = catalogue_for(game)
    missing = set()
    for event in found:
        kind = event.data["die"]
        key = f"outcome-{OWN_NAMES.get((game.key, kind), kind)}"
        missing |= {f"{key} ({lang})" for lang in ("en", "fr") if key not in catalogue.keys(lang)}
    return missing


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.key)
def test_every_die_has_a_name(game: Game[Any]) -> None:
    found = [event for seed in range(3) for event in rolls(game, seed)]
    assert found, "random play rolls something"
    assert nameless(game, found) == set()


@pytest.mark.parametrize("tech", [False, True])
def test_all_dice_of_dark_sector_have_names(tech: bool) -> None:
    """Random crews hardly shoot: every kind that the scene draws, whether it was rolled or not."""
    tables = SECTOR.tables(tech)
    kinds = ["crew", "chapter", "hit-die", *(die.key for die in tables.ammo_dice if die.faces)]
    if tech:
        kinds.append("tech")
        assert {"special", "flame"} <= set(kinds)
    catalogue = catalogue_for(SECTOR, {"twisted_tech": tech})
    for lang in ("en", "fr"):
        assert {f"outcome-{kind}" for kind in kinds} <= catalogue.keys(lang)
