"""What the board shows: the forecast is exactly what the Enemies phase then does."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bossrush.games.arkalion import GAME
from bossrush.games.arkalion.cards.terms import TILE
from bossrush.games.arkalion.table.airship import ZONES
from bossrush.games.arkalion.table.board import BLOCK, CELLS, FRESH_GROUND, PLACES
from tests.games.arkalion.table import ABOARD, Table, hero, stage


def coming(table: Table, kind: str) -> list[dict[str, Any]]:
    return [one for one in table.play.scene().board["forecast"] if one["kind"] == kind]


def test_the_coming_phase_is_drawn_before_it_happens() -> None:
    table = stage(
        ["knight@K2", *ABOARD[1:]],
        "legionnaire-A3 fusilier-K4 grenadier-M5",
        turn=8,
        armour_at="C5",
    )
    assert coming(table, "move") == [
        {
            "kind": "move",
            "enemy": "legionnaire",
            "from": "A3",
            "to": "A1",
            "green": False,
            "pushed": False,
        }
    ]
    assert coming(table, "shot") == [
        {"kind": "shot", "enemy": "fusilier", "from": "K4", "heroes": ["hero-0"], "to": ["K2"]}
    ]
    assert coming(table, "break") == [{"kind": "break", "from": "M5", "station": "station-armoury"}]
    assert coming(table, "armour") == [{"kind": "armour", "to": "C4", "cells": ["B3", "C3", "D3"]}]
    scene = table.play.scene()
    assert [area.places for area in scene.areas] == [["B3", "C3", "D3"]]
    assert ["A3", "A1"] in [path.places for path in scene.paths]
    page = next(page for page in scene.pages if page.id == "forecast")
    assert len(page.body) == 2


def test_a_coming_defeat_is_foretold() -> None:
    table = stage(enemies="legionnaire-A0", turn=3, entered=[2] + [0] * 12)
    assert coming(table, "end") == [{"kind": "end", "end": "boarded"}]


def test_looking_at_the_future_changes_nothing() -> None:
    table = stage(
        [hero("gunner@D2", hp=1), *map(hero, ABOARD[2:]), hero("knight@mortar")], "legionnaire-D3"
    )
    before = table.play.fingerprint()
    assert coming(table, "death") == [{"kind": "death", "hero": "hero-0"}]
    assert table.play.fingerprint() == before


def scattered(seed: int) -> Table:
    """A late position with pawns all over the board."""
    dice = random.Random(seed)
    sheets = dice.sample(GAME.cards({}).sheet_ids, 4)
    cells = [PLACES[cell] for cell in range(CELLS) if FRESH_GROUND[cell] == TILE]
    dice.shuffle(cells)
    turn = dice.randrange(5, 12)
    fields: dict[str, Any] = {"turn": turn}
    if turn >= 7:
        centre = f"{dice.choice('CK')}{max(0, 12 - turn)}"
        covered = {PLACES[cell] for cell in BLOCK[PLACES.index(centre)]}
        cells = [cell for cell in cells if cell not in covered]
        fields["armour_at"] = centre
        fields["armour_hp"] = dice.randrange(1, 8)
    people = []
    for sheet in sheets:
        at = cells.pop() if dice.random() < 0.4 else dice.choice(ZONES)
        people.append(hero(f"{sheet}@{at}", hp=dice.randrange(1, 5)))
    gaps = " ".join(cells.pop() for _ in range(dice.randrange(12)))
    enemies = [f"{dice.choice(('legionnaire', 'fusilier'))}-{cells.pop()}" for _ in range(18)]
    enemies.extend(f"grenadier-{cells.pop()}" for _ in range(dice.randrange(5)))
    gear = {card: dice.randrange(4) for card in GAME.cards({}).equipment_ids}
    fields.update(gaps=gaps, gear=gear, phase="turn", seed=seed)
    return stage(people, " ".join(enemies), **fields)


@pytest.mark.parametrize("seed", range(40))
def test_late_positions_stay_sound(seed: int) -> None:
    """Random play rarely lives to see turn 7; so it is put there, and every invariant is kept."""
    play = scattered(seed).play
    dice = random.Random(seed)
    for step in range(400):
        if play.outcome is not None:
            break
        decision = play.open[0]
        values = decision.values()
        assert 0 < len(values) <= 128
        play.answer(decision, dice.choice(values))
        assert GAME.check(play.state) == []  # type: ignore[arg-type]
        if step % 40 == 0:
            play.scene()


def test_why_an_enemy_cannot_be_attacked() -> None:
    """The worked example's three enemies, with a weapon of Power 1 and Range 3."""
    heroes = ["mechanic@E1", "gunner@mortar", "knight@mortar", "adventurer@mortar"]
    table = stage(heroes, "legionnaire-C6 fusilier-E4 legionnaire-B1")
    refused = table.play.scene().board["refused"]
    assert {enemy: [one["key"][17:] for one in said] for enemy, said in refused.items()} == {
        "enemy-C6": ["too_far", "not_aligned"],
        "enemy-E4": ["power"],
    }


def test_heroes_can_be_compared_before_one_is_chosen() -> None:
    play = GAME.new(1, seed=1, heroes=4)
    cards = {card.id: card for card in play.scene(0).cards if card.kind == "sheet"}
    assert len(cards) == 6
    for sheet in GAME.cards({}).sheets:
        figures = {badge.id: badge.value for badge in cards[f"sheet-{sheet.id}"].badges}
        weapon = sheet.basic
        assert list(figures.values()) == [sheet.hp, weapon.power, weapon.range, weapon.accuracy]
