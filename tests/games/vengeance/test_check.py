"""Positions of Vengeance that no play comes to are refused, each fault in one line."""

from __future__ import annotations

from typing import Any

import pytest

from bossrush.engine.errors import PositionError
from bossrush.games.vengeance import GAME
from tests.games.vengeance.table import TABLES, stage


def position(player: dict[str, Any], **fields: Any) -> dict[str, Any]:
    """A Roll Phase in solo; what is said of the player, and of the table."""
    one = {
        "board": "board1",
        "hero": "hero.anvil",
        "lair": "lair.cold-store",
        "boss": "boss.judge",
        "room": "r1",
        "visited": ["r0", "r1"],
        "dead": ["r1-blocker-1"],
        "wounds": 1,
        "hand": ["d0", "d1", "d2", "d3"],
        "faces": ["knife", "wound", "run", "freed"],
        "throws": 2,
        "groups": [{"skill": "basic.sprint", "dice": ["d4", "d5"], "faces": ["run", "run"]}],
    }
    state = {
        "phase": "close-roll",
        "seat_phases": ["roll"],
        "round": 2,
        "reserve": ["d6", "d7", "d8", "d9", "d10", "d11"],
        "players": [{**one, **player}],
        **fields,
    }
    options = {"mode": "turns", "dice": "hard"}
    return {"game": "vengeance", "seats": 1, "options": options, "state": state}


def refused(player: dict[str, Any], **fields: Any) -> list[str]:
    with pytest.raises(PositionError) as caught:
        GAME.stage(position(player, **fields), seed=3)
    return str(caught.value).splitlines()


def test_the_position_itself_is_a_good_one() -> None:
    assert GAME.stage(position({}), seed=3).pending


@pytest.mark.parametrize(
    ("phase", "own", "expected"),
    [
        ("round-end", "roll", "expected start, fight, step, answer, loot, tiles, done"),
        ("open-roll", "roll", "expected flashback, done"),
        ("close-roll", "flashback", "expected roll, done"),
        ("close-roll", "choose-hero", "expected roll, done"),
        ("bosses", "roll", "expected choose-hero, choose-side, done"),
        ("round", "roll", "expected none"),
        ("micro-turn", "roll", "expected none"),
    ],
)
def test_each_phase_has_its_own_phases_of_seats(phase: str, own: str, expected: str) -> None:
    told = refused({}, phase=phase, seat_phases=[own])
    assert told == [f"seat_phases[0]: {expected}, since the table goes on with this phase"]


@pytest.mark.parametrize(
    ("fields", "fault"),
    [
        ({"round": 0}, "round: the first one is 1"),
        (
            {"boards": {"runs": [{"cards": ["board2", "board2"], "unseen": []}]}},
            "boards: a card is in it twice",
        ),
        (
            {"bosses": {"runs": [{"cards": ["boss.doc", "boss.doc"], "unseen": []}]}},
            "bosses: a card is in it twice",
        ),
    ],
)
def test_a_table_that_cannot_be_is_refused(fields: dict[str, Any], fault: str) -> None:
    assert refused({}, **fields) == [fault]


@pytest.mark.parametrize(
    ("player", "fault"),
    [
        ({"looted": ["r9"]}, "players[0].looted: only a room that was visited"),
        ({"boss_hit": True}, "players[0].boss_hit, boss_hurt: the Boss has lost no life"),
    ],
)
def test_a_player_who_cannot_be_is_refused(player: dict[str, Any], fault: str) -> None:
    assert refused(player) == [fault]


def test_dice_are_asked_for_in_the_fair_window_only() -> None:
    told = ["players[0].asking: dice are asked for in the fair window only"]
    assert refused({"asking": 1}) == told
    over = {"hand": [], "faces": [], "groups": [], "asking": 1}
    everything = [f"d{die}" for die in range(12)]
    ended = {"phase": "round-end", "seat_phases": [], "reserve": everything}
    assert GAME.stage(position({**over, "asking": 0}, **ended), seed=3).pending
    assert refused(over, **ended) == told


def test_no_dice_are_held_once_the_roll_phase_is_over() -> None:
    told = ["players[0].hand: dice are held from Flashback to the end of the Roll Phase"]
    for phase in ("round", "round-end"):
        assert refused({}, phase=phase, seat_phases=[]) == told


@pytest.mark.parametrize("own", ["choose-hero", "choose-side", "done"])
@pytest.mark.parametrize(
    ("player", "fields", "fault"),
    [
        ({"boss_hit": True}, {}, "players[0].boss_hit, boss_hurt: the Boss has lost no life"),
        ({"boss_hurt": True}, {}, "players[0].boss_hit, boss_hurt: the Boss has lost no life"),
        ({}, {"bosses": {"runs": []}}, "bosses: 1 have yet to be drawn, and 0 are left"),
    ],
)
def test_before_the_bosses_come(
    own: str, player: dict[str, Any], fields: dict[str, Any], fault: str
) -> None:
    chosen: dict[str, Any] = {"board": "board1"}
    if own != "choose-hero":
        chosen["hero"] = "hero.anvil"
    if own == "done":
        chosen.update(lair="lair.cold-store", room="r0", visited=["r0"])
    state = {"phase": "bosses", "seat_phases": [own]}
    place = {"game": "vengeance", "seats": 1, "options": {"mode": "turns"}}
    assert GAME.stage({**place, "state": {**state, "players": [chosen]}}, seed=3).pending
    with pytest.raises(PositionError) as caught:
        GAME.stage(
            {**place, "state": {**state, "players": [{**chosen, **player}], **fields}}, seed=3
        )
    assert str(caught.value) == fault


def test_a_boss_who_has_just_come_has_lost_no_life_and_a_board_is_there_to_deal() -> None:
    come = {"hand": [], "faces": [], "groups": [], "damage": 1}
    everything = [f"d{die}" for die in range(12)]
    told = refused(come, phase="bosses", seat_phases=["done"], reserve=everything)
    assert told == ["players[0].damage: nobody has met a Boss yet"]
    place = {"game": "vengeance", "seats": 1, "state": {"phase": "deal", "boards": {"runs": []}}}
    with pytest.raises(PositionError, match="boards: 1 have yet to be drawn, and 0 are left"):
        GAME.stage(place, seed=3)


@pytest.mark.parametrize(
    ("card", "name"), [("hero", "hero.x"), ("lair", "lair.x"), ("boss", "boss.x")]
)
def test_a_wrong_card_is_one_fault_and_hides_no_other(card: str, name: str) -> None:
    """What is written in the words of a card is not judged without it; the rest is."""
    everything = {"owned": ["anvil.haymaker"], "looted": ["r1"], "damage": 1, "timed": []}
    told = refused({card: name, **everything})
    assert len(told) == 1
    assert told[0].startswith(f"state.players[0].{card}: '{name}' is not one of {card}.")
    told = refused({card: name, **everything, "wounds": 99}, round=99)
    assert [line.partition(":")[0] for line in told] == [
        "state.round",
        f"state.players[0].{card}",
        "state.players[0].wounds",
    ]


@pytest.mark.parametrize(
    ("own", "fields", "fault"),
    [
        ("roll", {"hand": "run run run run", "ko": 1}, "hand: after 1 K.O. at most 3 dice"),
        (
            "fight",
            {"owned": ["anvil.haymaker", "anvil.barge-in", "anvil.neck-lock", "anvil.red-mist"]},
            "owned: at most 3 skills",
        ),
        ("fight", {"life_dice": 1}, "life_dice: once Combat has begun they are wounds"),
        ("flashback", {"flash": []}, "flash: in Flashback its dice have been rolled"),
    ],
)
def test_what_the_rules_do_not_allow_is_found(own: str, fields: dict[str, Any], fault: str) -> None:
    with pytest.raises(PositionError) as caught:
        stage(own, **fields)
    assert fault in str(caught.value)


def test_a_skill_with_the_one_use_symbol_takes_one_group() -> None:
    hero, skill = next(
        (hero, skill) for hero in TABLES.heroes for skill in hero.skills[4:] if skill.once
    )
    faces = [
        next(face for face in range(6) if entry >> face & 1) for entry in skill.requirement.entries
    ]
    group = (skill.id, " ".join(TABLES.faces[face] for face in faces))
    fields: dict[str, Any] = {"hero": hero.id, "owned": [skill.id]}
    assert stage(groups=[group], **fields).asked == "combat"
    with pytest.raises(PositionError, match="is used once a round"):
        stage(groups=[group, group], **fields)


def test_dice_that_lie_nowhere_else_are_in_the_reserve() -> None:
    position = stage("roll", hand="run run", groups=[("basic.sprint", "run run")]).play.position()
    told = position["state"].pop("reserve")
    assert "d0" not in told
    assert GAME.stage(position, seed=1).position()["state"]["reserve"] == told


def test_marks_and_squares_go_by_id_and_older_lists_are_read() -> None:
    position = stage(marks={"basic.strike": 1}, uses={"anvil.hip-flask": 2}).play.position()
    player = position["state"]["players"][0]
    assert (player["marks"], player["uses"], player["checked"]) == (
        {"basic.strike": 1},
        {"anvil.hip-flask": 2},
        {},
    )
    hero = TABLES.heroes[TABLES.hero_ids.index("hero.anvil")]
    player["marks"] = [int(skill == "basic.strike") for skill in hero.skill_ids]
    assert GAME.stage(position, seed=1).position()["state"]["players"][0]["marks"] == {
        "basic.strike": 1
    }
