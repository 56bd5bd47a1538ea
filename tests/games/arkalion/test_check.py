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


def setup(phase: str, sheets: list[dict[str, Any]], **fields: Any) -> dict[str, Any]:
    """Before the first turn."""
    state = {"phase": phase, "heroes": sheets, **fields}
    return {"game": "arkalion", "seats": 4, "state": state}


SHEETS = {sheet.id: sheet for sheet in GAME.cards({}).sheets}
CHOSEN = [
    {"sheet": name, "hp": SHEETS[name].hp}
    for name in ("gunner", "knight", "mechanic", "adventurer")
]
EVERYBODY = {
    "choose": [*CHOSEN[:3], {}],
    "board": CHOSEN,
}


@pytest.mark.parametrize("phase", EVERYBODY)
def test_heroes_have_all_their_hp_before_the_first_turn(phase: str) -> None:
    sheets = EVERYBODY[phase]
    assert GAME.stage(setup(phase, sheets), seed=3).pending
    for first in ({"sheet": "gunner"}, {"sheet": "gunner", "hp": 1}):
        with pytest.raises(PositionError, match=r"heroes\[0\].hp: a hero begins with all HP"):
            GAME.stage(setup(phase, [first, *sheets[1:]]), seed=3)


@pytest.mark.parametrize("phase", EVERYBODY)
@pytest.mark.parametrize(
    ("fields", "fault"),
    [
        ({"fired": ["mortar"]}, "damaged, opened, fired: before the first turn the airship is"),
        ({"damaged": ["mortar"]}, "damaged, opened, fired: before the first turn the airship is"),
        ({"crews": {"mortar": [0, 1]}}, "crews: they are recorded once all are aboard"),
        ({"ability_used": True}, "ability_used, reroll, manning: they belong to a hero who acts"),
        ({"reroll": True}, "ability_used, reroll, manning: they belong to a hero who acts"),
        ({"manning": "mortar"}, "ability_used, reroll, manning: they belong to a hero who acts"),
        ({"due": 1}, "due, struck: tokens are drawn and heroes hit before the next phase begins"),
        ({"struck": [1]}, "due, struck: tokens are drawn and heroes hit before the next phase"),
        ({"rolled": [3]}, "rolled, roller, need: before the first turn nobody has rolled"),
        ({"boxed": ["vigilante"]}, "boxed: before the first turn no hero has died"),
    ],
)
def test_nothing_has_happened_before_the_first_turn(
    phase: str, fields: dict[str, Any], fault: str
) -> None:
    with pytest.raises(PositionError) as caught:
        GAME.stage(setup(phase, EVERYBODY[phase], **fields), seed=3)
    assert str(caught.value).startswith(fault)
    assert "\n" not in str(caught.value)


def manned(**fields: Any) -> dict[str, Any]:
    """The Mechanic acts, and counts as the crew of the port cannon."""
    people = heroes()
    people[0], people[2] = people[2], people[0]
    return {"heroes": people, "manning": "port_cannon", "actions": 3, **fields}


def test_a_gun_is_manned_by_a_mechanic() -> None:
    assert GAME.stage(position(**manned()), seed=3).pending
    assert "manning: only a Mechanic stands in" in refused(manning="port_cannon")
    told = refused(**manned(damaged=["port_cannon"]))
    assert told == "manning: port_cannon is damaged, and nobody could have manned it"
    told = refused(**manned(crews={"port_cannon": [0]}))
    assert told == "manning: who belongs to the crew of port_cannon need not stand in for it"
    assert refused(**manned(actions=19)) == "actions: 19, and a turn with all its potions gives 18"


def test_a_mechanic_who_has_manned_a_gun_may_have_gone_on() -> None:
    """He counts as its crew until his turn ends, and with potions may still have all actions."""
    people = manned()["heroes"]
    people[0] |= {"at": "port_cannon", "potions": ["haste"]}
    play = GAME.stage(position(**manned(heroes=people, manning=None, actions=5)), seed=3)
    for answer in ("ability:man", "drink:haste", "move:mortar"):
        play.choose(0, answer)
    gone_on = play.state_now()
    assert gone_on["manning"] == "port_cannon"
    assert (gone_on["heroes"][0]["at"], gone_on["actions"]) == ("mortar", 5)
    again = GAME.stage({**position(), "state": gone_on}, seed=3)
    again.choose(0, "move:port_cannon")
    assert "fire:port_cannon" in [option.id for option in again.open[0].options]


def test_there_are_no_more_tokens_than_the_box_holds() -> None:
    tokens = GAME.cards({}).resources[GAME.cards({}).key].tokens
    assert GAME.stage(position(heroes=heroes(tokens=["key"] * tokens)), seed=3).pending
    told = refused(heroes=heroes(tokens=["key"] * (tokens + 1)))
    assert told == (f"bag: {tokens + 1} key in it, with heroes and on chests; there are {tokens}")
    told = refused(heroes=heroes(tokens=["key"] * tokens), opened=["chest-armoury"])
    assert told.startswith(f"bag: {tokens + 1} key")


def gone(boxed: list[str], gear: dict[str, int], **first: Any) -> dict[str, Any]:
    """The first player's hero is gone for good."""
    people = [{"presence": "gone", "hp": 0, **first}, *heroes()[1:]]
    return {"heroes": people, "boxed": boxed, "gear": gear, "first": 1, "starter": 1}


def test_a_hero_who_is_gone_for_good_leaves_nothing() -> None:
    rest = ["gunner", *sorted(set(GAME.cards({}).sheet_ids) - {hero["sheet"] for hero in heroes()})]
    assert GAME.stage(position(**gone(rest, {})), seed=3).pending
    for sheet in rest:
        told = refused(**gone([other for other in rest if other != sheet], {}))
        assert told == "boxed: a hero is gone for good only once every other sheet is used"
    told = refused(**gone(rest, {"hand_cannon": 0}))
    assert told == "gear: what a hero carried who is gone for good has been put back"
    for carried in ({"tokens": ["key"]}, {"potions": ["haste"]}):
        told = refused(**gone(rest, {}, **carried))
        assert told == "heroes[0]: what a hero carried who is gone for good has been put back"


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
