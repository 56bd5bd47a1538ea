"""Positions of Escape from Arkalion that no play comes to are refused."""

from __future__ import annotations

from typing import Any

import pytest

from bossrush.engine.errors import PositionError
from bossrush.games.arkalion import GAME


def position(**fields: Any) -> dict[str, Any]:
    """Turn 8, the Gunner at the port cannon; `fields` go into the state."""
    state = {
        "phase": "act",
        "turn": 8,
        "actions": 5,
        "armour_at": "C3",
        "armour_hp": 2,
        "enemies": ["legionnaire-C0", "fusilier-E5"],
        "entered": [0, 0, 7, *[0] * 10],
        "heroes": heroes(),
    }
    return {"game": "arkalion", "seats": 4, "state": {**state, **fields}}


def heroes(**first: Any) -> list[dict[str, Any]]:
    return [
        {"sheet": "gunner", "hp": 3, "at": "port_cannon", **first},
        {"sheet": "knight", "hp": 8, "at": "A2"},
        {"sheet": "mechanic", "hp": 4, "at": "mortar"},
        {"sheet": "adventurer", "hp": 5, "at": "armoury"},
    ]


def refused(**fields: Any) -> str:
    with pytest.raises(PositionError) as caught:
        GAME.stage(position(**fields), seed=3)
    return str(caught.value)


def test_the_position_itself_is_a_good_one() -> None:
    assert GAME.stage(position(), seed=3).pending


@pytest.mark.parametrize(
    ("fields", "fault"),
    [
        ({"actions": 50}, "actions: 50, and a turn with all its potions gives 19"),
        ({"sight": 50}, "sight: 50, and a turn with all its potions gives 20"),
        ({"steps": 50}, "steps: 50, and a turn with all its potions gives 48"),
        ({"heroes": heroes(ward=50)}, "heroes[0].ward: 50, and potions give 18 at most"),
        ({"heroes": heroes(shield=2)}, "heroes[0].shield: only a shield wall stops damage so"),
        ({"turn": 6}, "armour_at: the Armour comes in turn 7"),
        ({"armour_at": None}, "armour_hp: the Armour has been hit, and is not on the board"),
        ({"armour_entered": 5}, "armour_entered: expected the turn in which it came to row 0"),
        ({"entered": [0, 0, 9, *[0] * 10]}, "entered: nobody can have come after turn 8"),
        ({"fired": ["laboratory"]}, "fired, manning: there is no gun in laboratory"),
        ({"manning": "armoury"}, "fired, manning: there is no gun in armoury"),
        ({"seat_phases": [0] * 4}, "seat_phases: in an escape nobody goes at a pace of their own"),
    ],
)
def test_what_cannot_be_is_refused(fields: dict[str, Any], fault: str) -> None:
    assert fault in refused(**fields)


def test_every_potion_of_the_supply_can_be_drunk_in_one_turn() -> None:
    assert GAME.stage(position(actions=19), seed=3).pending
