"""What is told of a game: to whoever watches it again, and to whoever doubts the dice."""

from __future__ import annotations

import pytest

from bossrush import load
from bossrush.catalogues import catalogue_for
from bossrush.companions.sitting import Sitting
from bossrush.companions.vengeance import COMPANIONS
from bossrush.engine.play import Play
from bossrush.games.vengeance import GAME
from bossrush.testing.rules import rule
from tests.games.vengeance.table import Table, deal, stage

WORDS = catalogue_for(GAME, {})


def test_a_replay_shows_who_took_which_die_when() -> None:
    play = GAME.new(seats=2, seed=4, mode="realtime")
    Sitting(play, [COMPANIONS[0](seat) for seat in range(2)], True).play_out(20000)
    live, again = taken_from_the_reserve(play), taken_from_the_reserve(load(play.save()))
    assert len(live) > 20
    assert {seat for _, seat, _ in live} == {0, 1}
    assert again == live


def taken_from_the_reserve(play: Play) -> list[tuple[int, int, list[str]]]:
    """For every refill: after how many events, by which seat, and which dice."""
    return [
        (number, event.data["seat"], event.data["dice"])
        for number, event in enumerate(play.events)
        if event.kind == "draw" and "reserve" in event.data
    ]


def test_a_roll_says_which_die_it_was_and_what_it_can_show() -> None:
    table = stage("roll", hand="run run knife gun", dice=["gun", "wound"])
    table.choose("throw:d0+d1")
    data = table.told("roll")[-1].data
    assert data["die"] == data["key"] == "combat"
    assert data["sides"] == ["run", "run", "knife", "double_knife", "gun", "wound"]
    assert data["faces"] == ["gun", "wound"]
    assert data["dice"] == ["die-0", "die-1"]
    opened = deal(1, ["board1", "boss.doc", "train", "heal", "buy"])
    opened.choose("hero.anvil", "a")
    shown = opened.told("roll")[-1].data
    assert shown["die"] == shown["key"] == "flashback"
    assert shown["sides"] == ["train", "train", "buy", "heal", "anticipate", "collect"]
    assert shown["faces"] == ["train", "heal", "buy"]


@rule("vengeance.roll.wound_locked")
@pytest.mark.parametrize(
    ("thrown", "en", "fr"),
    [
        ("gun run", "gun and run.", ""),
        ("gun wound", "gun and wound. The wound is locked.", "La Blessure est bloquée."),
        ("wound wound", "wound and wound. 2 wounds are locked.", "2 Blessures sont bloquées."),
    ],
)
def test_a_throw_is_told_with_the_wounds_that_stay(thrown: str, en: str, fr: str) -> None:
    table = stage("roll", hand="run run knife gun", dice=thrown.split()).choose("throw:d0+d1")
    event = table.told("roll")[-1]
    assert event.message is not None
    assert WORDS.say(event.message, "en").endswith(f" throws: {en}")
    assert WORDS.say(event.message, "fr").endswith(fr)
    assert ("bloqu" in WORDS.say(event.message, "fr")) == bool(fr)
    locked = "vengeance.roll.wound_locked"
    assert (event.rule == locked) == ("wound" in thrown)
    again = [f"throw:d{n}" in table.offered() for n in range(2)]
    assert again == [face != "wound" for face in thrown.split()]


def test_a_throw_names_what_lies_there_and_how_many_dice_are_new() -> None:
    table = stage("roll", hand="run unrolled unrolled gun")
    labels = {option.id: WORDS.say(option.label, "en") for option in table.decision().options}
    assert labels["throw:d0+d1+d2+d3"] == "Throw 4: run, gun and 2 new dice"
    assert labels["throw:d1"] == "Throw 1 new die"
    assert labels["throw:d1+d2"] == "Throw 2 new dice"
    assert labels["throw:d0"] == "Throw 1: run"


def told(table: Table) -> list[str]:
    """The sentences told so far."""
    return [WORDS.say(one.message, "en") for one in table.play.events if one.message is not None]


def test_what_is_wiped_at_the_end_of_combat_and_resolution_is_told() -> None:
    """A Tough that was hit once recovers, an evaded minion returns, anticipation is lost."""
    table = stage(
        room="r4",
        marks={"basic.strike": 1},
        evaded=["r4-henchman-1"],
        dots=["r4-tough-1"],
    )
    table.choose("go-on")
    said = told(table)
    assert "Anvil Joe loses the Anticipation on Strike." in said
    assert "Tough recovers." in said
    assert "Henchman is no longer evaded." in said
    rules = {event.rule for event in table.play.events}
    assert {
        "vengeance.combat.tough_recovers",
        "vengeance.resolution.wipe_anticipation",
        "vengeance.resolution.wipe_evasion",
    } <= rules


def test_nothing_is_told_where_nothing_is_wiped() -> None:
    table = stage(groups=[("basic.sprint", "run run")], room="r0").choose("go-on")
    assert not {"vengeance.combat.tough_recovers", "vengeance.resolution.wipe_evasion"} & {
        event.rule for event in table.play.events
    }
