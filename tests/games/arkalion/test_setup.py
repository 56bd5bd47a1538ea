"""Mise en place: heroes are chosen, go aboard, and the youngest begins."""

from __future__ import annotations

from typing import Any

import pytest

from bossrush.engine.errors import IllegalChoice, OptionError
from bossrush.games.arkalion import GAME
from bossrush.games.arkalion.table.airship import ZONES
from bossrush.games.arkalion.table.escape import Escape
from bossrush.testing.rules import rule
from tests.games.arkalion.table import Table


def new(seats: int = 4, **options: Any) -> Table:
    return Table(GAME.new(seats, 1, **options))


def begun(seats: int = 4, zones: tuple[str, ...] = ZONES, **options: Any) -> Table:
    """Everybody has a hero and is aboard, in these zones."""
    table = new(seats, **options)
    for _ in table.s.heroes:
        table.choose(table.offered()[0])
    for player in range(len(table.s.heroes)):
        table.choose(zones[player % len(zones)])
    return table


@rule("arkalion.setup.hero_choice")
def test_a_hero_belongs_to_one_player() -> None:
    table = new().choose("knight")
    assert table.sheets == ["knight", None, None, None]
    with pytest.raises(IllegalChoice):
        table.choose("knight")
    table.choose("gunner")
    assert table.sheets[:2] == ["knight", "gunner"]
    assert table.hp[:2] == [8, 5]


@rule("arkalion.setup.hero_start")
def test_heroes_begin_in_any_zone_and_only_there() -> None:
    table = new().choose("knight", "gunner", "mechanic", "adventurer")
    assert table.asked == "start"
    assert tuple(table.offered()) == ZONES
    with pytest.raises(IllegalChoice):
        table.choose("A0")
    table.choose("armoury", "armoury", "laboratory", "mortar")
    assert table.at == ["armoury", "armoury", "laboratory", "mortar"]


@rule("arkalion.setup.first_player")
def test_the_youngest_begins() -> None:
    assert begun().s.player() == 0
    table = begun(youngest=3)
    assert (table.s.first, table.s.player()) == (2, 2)
    with pytest.raises(OptionError, match="players 1 to 4, not 6"):
        new(youngest=6)


@rule("arkalion.setup.counter", "arkalion.flow.clock")
def test_the_clock_begins_on_1() -> None:
    table = new()
    assert table.s.turn == 0
    assert begun().s.turn == 1


def test_one_person_may_lead_every_hero() -> None:
    table = begun(1)
    assert len(table.s.heroes) == 4
    assert {table.s.seat_of(player) for player in range(4)} == {0}
    table = new(2, heroes=6)
    assert [table.s.seat_of(player) for player in range(6)] == [0, 1, 0, 1, 0, 1]


def test_a_fresh_table_has_everything_in_its_place() -> None:
    s = new().play.state
    assert isinstance(s, Escape)
    assert s.bag.size() == 67
    assert s.gear == [-1] * 6
    assert s.airship.opened == s.airship.damaged == s.boxed == 0
