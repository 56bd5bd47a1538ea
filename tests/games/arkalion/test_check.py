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


@pytest.mark.parametrize(
    ("fields", "fault"),
    [
        ({"phase": "appearance", "actions": 0}, "cards_left: an appearance step draws a card"),
        (
            {"armour_at": None, "armour_hp": 10},
            "armour_at: the Armour is on the board from turn 7 on",
        ),
        (
            {"turn": 5, "entered": [0] * 13, "enemies": [], "armour_at": None, "armour_hp": 0},
            "armour_hp: when the Armour falls the game is over",
        ),
        ({"first": 2}, "first, starter: the token passes on when all have acted"),
        (
            {"phase": "enemies", "actions": 0},
            "first: the token has passed on before the enemies act",
        ),
        (
            {"heroes": [{"presence": "gone", "hp": 0}, *heroes()[1:]], "first": 1, "starter": 1},
            "boxed: a hero is gone for good only once every other sheet is used",
        ),
    ],
)
def test_what_the_rules_do_not_allow_is_found(fields: dict[str, Any], fault: str) -> None:
    assert fault in refused(**fields)


def test_more_players_than_heroes_are_refused() -> None:
    place = position()
    place["seats"] = 5
    with pytest.raises(PositionError, match="5 players lead at least one each"):
        GAME.stage(place, seed=3)


def test_a_hero_about_to_act_has_all_actions_unless_a_position_says_otherwise() -> None:
    place = position()
    del place["state"]["actions"]
    play = GAME.stage(place, seed=3)
    assert play.position()["state"]["actions"] == 5


def test_a_mistyped_phase_or_card_is_told_what_was_meant() -> None:
    assert "did you mean 'act'?" in refused(phase="actt")
    assert "did you mean 'gunner'?" in refused(heroes=heroes(sheet="guner"))
