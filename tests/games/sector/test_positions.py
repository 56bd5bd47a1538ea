"""Positions of Dark Sector: short to write, readable, and refused when they cannot be."""

from __future__ import annotations

from typing import Any

import pytest

from bossrush.engine.errors import PositionError
from bossrush.games.sector import GAME
from bossrush.games.sector.cards.verbs import COMBAT


def position(**fields: Any) -> dict[str, Any]:
    """Two officers who are about to fight; `fields` go into the state."""
    state = {
        "phase": "begin-combat",
        "turned": ["act3.lock-nine"],
        "leader": "crew-0",
        "battle": "act3.lock-nine/1/option-1/1",
        "crew": [
            {"card": "crew.abbot", "cybernetic": "cyber.gyro-wrist", "pack": ["weapon.riot-gun"]},
            {"card": "crew.taylor", "cybernetic": "cyber.echo-fist"},
        ],
    }
    return {"game": "sector", "seats": 2, "state": {**state, **fields}}


def staged(**fields: Any) -> dict[str, Any]:
    state: dict[str, Any] = GAME.stage(position(**fields), seed=3).position()["state"]
    return state


def refused(**fields: Any) -> str:
    with pytest.raises(PositionError) as caught:
        GAME.stage(position(**fields), seed=3)
    return str(caught.value)


def cards(deck: dict[str, Any]) -> list[str]:
    return [card for run in deck["runs"] for card in run["cards"]]


def test_every_place_in_every_text_has_a_name_of_its_own() -> None:
    for tech in (False, True):
        tables = GAME.tables(tech)
        assert len(set(tables.place_ids)) == len(tables.place_ids)
        assert len(set(tables.step_ids)) == len(tables.step_ids)
        assert len(set(tables.list_ids)) == len(tables.list_ids)
        assert len(tables.step_ids) == len(tables.steps)


def test_what_is_carried_is_in_no_deck_and_what_is_loaded_not_in_the_supply() -> None:
    state = staged(loaded={"weapon.riot-gun": 2}, discard=["item.worn-coin"])
    assert "weapon.riot-gun" not in cards(state["weapons"])
    assert len(cards(state["weapons"])) == 3
    assert "item.worn-coin" not in cards(state["items"])
    assert len(cards(state["items"])) == 23
    assert state["supply"]["left"][0] == 5


def test_the_mission_goes_on_where_the_last_card_left_it() -> None:
    state = staged(turned=["start.transfer", "act3.drowned-dock", "act3.lock-nine"])
    unseen = [sum(run["unseen"]) for run in state["mission"]["runs"]]
    assert unseen == [2, 1], "two of Act 3, and the boss"
    assert "act3.drowned-dock" not in state["mission"]["pools"][0]["cards"]


def test_a_deck_that_is_given_is_taken_as_it_is() -> None:
    ordered = {"runs": [{"ordered": True, "cards": ["boss.verdigris"], "unseen": []}], "pools": []}
    assert cards(staged(mission=ordered)["mission"]) == ["boss.verdigris"]


@pytest.mark.parametrize(
    ("fields", "fault"),
    [
        ({"battle": None}, "battle: expected the step of the card that began this combat"),
        (
            {"battle": "act3.lock-nine/1"},
            "battle: expected the step of the card that began this combat",
        ),
        (
            {"battle": "act1.kennel/1/option-1/1"},
            "battle: expected a step of act3.lock-nine, the card that was turned last",
        ),
        ({"phase": "declare"}, "mode: expected ranged or close, since this is a combat"),
        ({"leader": None}, "leader: somebody has turned the card"),
        ({"turned": []}, "turned: in this phase a card has been turned"),
        (
            {"phase": "step", "stack": ["act1.kennel/1"]},
            "stack: expected steps of act3.lock-nine, the card that was turned last",
        ),
        ({"phase": "step", "stack": ["act3.lock-nine/9"]}, "state.stack: 'act3.lock-nine/9'"),
        (
            {"phase": "regroup", "mission": {"runs": [], "pools": []}},
            "mission: there is no card left to turn",
        ),
        (
            {"phase": "choose-crew", "mission": {"runs": [], "pools": []}},
            "mission: there is no card left to turn",
        ),
        ({"drone": None}, "drone: expected the drone card that is in play"),
        ({"flanker": "crew-3"}, "flanker: there are only 2 crewmembers"),
        ({"phase": "choose-crew", "crew": []}, "crew: expected 2 crewmembers for 2 players"),
        ({"crew": [{"card": "crew.abbot"}]}, "crew: expected 2 crewmembers for 2 players"),
        (
            {"crew": [{"card": "crew.abbot"}, {}]},
            "crew[1].card: everybody has chosen one in this phase",
        ),
        ({"loaded": {"weapon.riot-gun": 4}}, "state.loaded.weapon.riot-gun: expected"),
        ({"loaded": {"item.worn-coin": 1}}, "state.loaded.item.worn-coin: no such field"),
        ({"hurt": ["crew-7"]}, "state.hurt: 'crew-7' is not one of"),
        ({"row": ["strength"]}, "state.row: 'strength' is not one of"),
        ({"ammo": [{"crew": "crew-0", "weapon": "item.worn-coin", "face": "hit"}]}, "face"),
    ],
)
def test_what_cannot_be_is_refused(fields: dict[str, Any], fault: str) -> None:
    assert fault in refused(**fields)


def crew(**first: Any) -> list[dict[str, Any]]:
    """The two officers, with `first` said of the first one."""
    both: list[dict[str, Any]] = position()["state"]["crew"]
    return [{**both[0], **first}, both[1]]


@pytest.mark.parametrize(
    ("fields", "fault"),
    [
        ({"crew": crew(hp=0)}, "crew[0].hp: somebody with none is dead, and the mission is lost"),
        ({"ended": "lost"}, "ended: a mission is lost when somebody is dead"),
        ({"crew": crew(hp=5, record=[9, 5])}, "crew[0].record: it must begin at 12 HP"),
        ({"crew": crew(hp=5, record=[12, 20, 5])}, "crew[0].record: it goes from 0 to 12"),
        ({"crew": crew(cybernetic=None)}, "crew[0].cybernetic: everybody has chosen one"),
        ({"turned": ["act3.lock-nine"] * 2}, "turned: a card was turned twice"),
        ({"turned": ["boss.verdigris", "act3.lock-nine"]}, "turned: the acts follow one another"),
        (
            {"turned": ["start.transfer", "start.dead-watch", "act3.lock-nine"]},
            "turned: a mission has 1 of the cards of start",
        ),
        (
            {"mission": {"runs": [{"cards": ["act3.lock-nine"], "unseen": []}], "pools": []}},
            "mission: a card that was turned is still in it",
        ),
        (
            {"mission": {"runs": [{"cards": ["boss.verdigris"] * 2, "unseen": []}], "pools": []}},
            "mission: a card is in it twice",
        ),
        ({"phase": "choose-crew"}, "turned: no card is turned before the crew is chosen"),
        (
            {"loaded": {"weapon.arc-pistol": 1}},
            "loaded: nobody holds weapon.arc-pistol, and ammo lies on it",
        ),
        (
            {"weapons": {"runs": [{"cards": ["weapon.arc-pistol"] * 3, "unseen": []}]}},
            "items, weapons: a card of these decks is there twice, or lies elsewhere",
        ),
        ({"row": ["-might"] * 10}, "row: 10 dice lie in it, and there are 9"),
        ({"phase": "declare", "mode": "close", "wave": 7}, "wave: 0 waves follow the first row"),
        ({"seat_phases": [0, 0]}, "seat_phases: in a mission nobody goes at a pace of their own"),
        ({"passed": ["crew-3"]}, "passed: there are only 2 crewmembers"),
        ({"endangered": "crew-2"}, "endangered: there are only 2 crewmembers"),
        ({"hits": [{"crew": "crew-3", "face": "miss"}]}, "ammo, hits: there are only 2"),
        ({"in_flank": True}, "in_flank: this is no flank round"),
        ({"crew": crew(action="trade")}, "crew[0].partner: a TRADE needs one"),
        ({"crew": crew(partner="crew-0")}, "crew[0].partner: expected another crewmember"),
        ({"crew": crew(action="shoot")}, "crew[0].first: expected the weapon that is fired"),
        (
            {"crew": crew(action="shoot", first="weapon.riot-gun", first_rate=9)},
            "crew[0].first, second: weapon.riot-gun has no fire rate 9",
        ),
        ({"crew": crew(first="weapon.riot-gun")}, "first, second: nothing has been declared"),
        ({"crew": crew(weapon_slots=3)}, "crew[0].weapon_slots: 2 slots' worth"),
    ],
)
def test_a_table_that_no_mission_comes_to_is_refused(fields: dict[str, Any], fault: str) -> None:
    assert fault in refused(**fields)


def test_a_combat_on_a_card_without_an_enemy_is_refused() -> None:
    told = refused(turned=["start.transfer"])
    assert "battle: expected a step of start.transfer, the card that was turned last" in told


def test_more_dice_than_the_box_holds_are_refused() -> None:
    crew = [
        {"card": "crew.abbot", "cybernetic": "cyber.gyro-wrist", "pack": ["item.hand-mortar"]},
        {"card": "crew.taylor", "cybernetic": "cyber.echo-fist", "pack": ["item.breach-tube"]},
    ]
    told = refused(crew=crew, loaded={"item.hand-mortar": 1, "item.breach-tube": 2})
    assert told == "loaded: there are only 2 explosive dice"


def test_dice_in_the_tray_say_whose_they_are() -> None:
    tray = [
        {"crew": "crew-0", "weapon": "weapon.riot-gun", "face": "burst"},
        {"crew": "crew-0", "weapon": "weapon.riot-gun", "face": "blank"},
    ]
    hits = [{"crew": "crew-0", "face": "miss"}]
    state = staged(ammo=tray, hits=hits)
    assert (state["ammo"], state["hits"]) == (tray, hits)


def test_a_position_names_the_step_that_began_the_fight() -> None:
    tables = GAME.tables()
    fights = [
        name
        for name, step in zip(tables.step_ids, tables.steps, strict=True)
        if step.verb == COMBAT and name.startswith("act3.lock-nine/")
    ]
    assert fights == ["act3.lock-nine/1/option-1/1"]
