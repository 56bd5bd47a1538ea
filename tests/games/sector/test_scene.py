"""What clients are given to draw: pages, places, the test that is on, and rolls in full."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from bossrush.catalogues import catalogue_for
from bossrush.engine.message import Message
from bossrush.engine.scene import Scene
from bossrush.games import sector
from bossrush.games.sector import GAME
from tests.games.sector.table import FIXTURES, Table, battle, play_card, stage

LANGS = ("en", "fr")


def scene(table: Table) -> Scene:
    made: Scene = table.play.scene(0)
    return made


def board(table: Table) -> dict[str, Any]:
    return scene(table).board


def said(message: Message, name: str) -> Any:
    """An argument of a message, whatever it is."""
    return message.args[name]


# -- pages ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("die", "plate"),
    [
        ("might", {"scene": "bridge", "figure": "spaceship", "light": "behind"}),
        ("wisdom", {"scene": "cell", "figure": "dead-head", "light": "left"}),
    ],
)
def test_each_epilogue_has_its_own_plate(die: str, plate: dict[str, str]) -> None:
    table = battle("close", ["might"], dice=[die], card="boss.warden", hp=[2, 12])
    table.declare("fight", "cover")
    (page,) = scene(table).pages
    name = "victory" if table.won else "defeat"
    assert page.kind == "epilogue"
    assert page.plate == {**plate, "seed": f"epilogue.{name}"}


# -- places ---------------------------------------------------------------------------------


def lying_at(scene: Scene) -> set[str]:
    """Wherever something is said to lie."""
    things: list[Any] = [*scene.cards, *scene.dice, *scene.tray, *scene.pieces]
    return {thing.at for thing in things if thing.at}


def known(scene: Scene) -> set[str]:
    parts: list[Any] = [*scene.places, *scene.piles, *scene.sheets, *scene.cards]
    return {part.id for part in parts}


@pytest.mark.parametrize("phase", ["choose-crew", "choose-cybernetic", "choose-drone"])
def test_cards_to_choose_from_lie_somewhere(phase: str) -> None:
    tech = phase == "choose-drone"
    crew = [{"card": "crew.abbot"}, {"card": "crew.taylor"}]
    state = {"phase": phase} if phase == "choose-crew" else {"phase": phase, "crew": crew}
    play = GAME.stage({"seats": 2, "options": {"twisted_tech": tech}, "state": state})
    made = play.scene(0)
    assert "choice" in lying_at(made)
    assert lying_at(made) <= known(made)


def test_declared_actions_and_dice_lie_somewhere() -> None:
    table = battle("ranged", ["might"], crew=3, packs=[["item.pistol-a"], [], []])
    table.choose("shoot:item.pistol-a@2", seat=0).choose("cover", seat=1)
    made = scene(table)
    assert {"declared", "tactical", "row"} <= lying_at(made)
    assert lying_at(made) <= known(made)


def test_a_card_to_use_on_a_die_is_pointed_at() -> None:
    packs = [["item.pistol-a", "item.lens"], []]
    table = battle("ranged", ["might"] * 3, dice=["blank", "hit", "miss"], packs=packs)
    table.declare("shoot:item.pistol-a@2", "cover")
    assert table.asked == "window"
    assert {option.id: option.points_at for option in table.decision().options} == {
        "pass": [],
        "use:item.lens": ["item.lens"],
        "use:item.lens#1": ["item.lens"],
    }


def test_a_result_to_keep_names_both_and_points_at_the_die() -> None:
    implants = ("cyber.fist", "cyber.dull-b")
    dice = ["wisdom", "cunning"]
    table = battle("close", ["might"] * 2, dice=dice, implants=implants)
    table.declare("fight", "cover").choose("use:implant")
    assert table.asked == "keep"
    old, new = table.decision().options
    assert (old.id, said(old.label, "shown").key) == ("old", "sector-shown-wisdom")
    assert (new.id, said(new.label, "shown").key) == ("new", "sector-shown-cunning")
    assert old.points_at == new.points_at == ["tray-crew-0"]
    assert "tray-crew-0" in {die.id for die in scene(table).tray}


# -- the test that is on --------------------------------------------------------------------


def test_a_test_is_shown_before_anybody_is_named_for_it() -> None:
    table = play_card("act1.one-test", crew=3)
    assert table.asked == "one"
    shown = board(table)["test"]
    assert (shown["trait"], shown["rollers"], shown["results"]) == ("might", [0, 1, 2], {})
    assert shown["task"]["key"] == "sector-scene-task-alone"


def test_a_test_shows_its_dice_while_something_may_be_used_on_them() -> None:
    packs = [["item.chip"], []]
    table = play_card("act1.might-test", dice=["wisdom"], packs=packs)
    assert table.asked == "window"
    assert board(table)["test"]["rollers"] == [0]


def test_no_test_is_shown_once_the_chapter_is_over() -> None:
    table = play_card("act1.might-test", dice=["might"], packs=[["item.pistol-a"], []])
    assert table.asked == "regroup"
    assert "test" not in board(table)


def test_no_test_is_shown_in_the_combat_that_follows_it() -> None:
    table = play_card("act2.trick", dice=["might"])
    table.choose("option-1")
    assert table.asked == "declare"
    assert "test" not in board(table)


def test_a_second_test_does_not_show_the_results_of_the_first() -> None:
    table = play_card("act2.two-tests", dice=["might"])
    assert table.asked == "one"
    assert board(table)["test"]["trait"] == "wisdom"
    assert board(table)["test"]["results"] == {}


# -- rolls ----------------------------------------------------------------------------------


def kinds(table: Table) -> set[str]:
    """The kinds of dice that the scene draws."""
    made = scene(table)
    cards = [*made.cards, *(card for sheet in made.sheets for card in sheet.cards)]
    dice = [*made.dice, *made.tray, *(die for sheet in made.sheets for die in sheet.dice)]
    return {die.kind for die in [*dice, *(die for card in cards for die in card.dice)]}


def test_a_roll_names_a_kind_of_die_that_the_scene_has_and_all_its_sides() -> None:
    packs = [["item.pistol-a", "item.spark-a"], []]
    dice = ["hit", "blank", "surge", "miss"]
    table = battle("ranged", ["might"] * 5, dice=dice, packs=packs)
    drawn = kinds(table) | {"hit"}
    table.declare("shoot:item.pistol-a@2+item.spark-a@1", "cover")
    rolls = [event.data for event in table.told("roll")]
    assert [(roll["die"], roll["faces"]) for roll in rolls] == [
        ("ballistic", ["hit", "blank"]),
        ("energy", ["surge"]),
        ("hit", ["miss"]),
    ]
    for roll in rolls:
        assert roll["die"] in drawn
        assert len(roll["sides"]) == 6
        assert set(roll["faces"]) <= set(roll["sides"])


def test_each_crew_die_has_a_key_and_sides_of_its_own() -> None:
    table = battle("close", ["might"] * 5, dice=["wisdom", "might"])
    table.declare("fight", "fight")
    first, second = [event.data for event in table.told("roll")]
    assert (first["die"], second["die"]) == ("crew", "crew")
    assert (first["key"], second["key"]) == ("abbot", "taylor")
    assert first["sides"] == ["wisdom", "wisdom", "wisdom2", "might", "might2", "cunning"]
    assert second["sides"] == ["cunning", "cunning", "cunning2", "wisdom", "wisdom2", "might"]


# -- the hit chart --------------------------------------------------------------------------


def test_each_ammo_type_has_the_icon_of_the_visual_language() -> None:
    table = battle("ranged", ["might"], packs=[["item.pistol-a"], []], card="act1.ambush")
    icons = {line["ammo"]: line["icon"] for line in board(table)["enemy"]["chart"]}
    assert icons == {
        "ballistic": "heavy-bullets",
        "energy": "laser-blast",
        "explosive": "bright-explosion",
    }


# -- moments --------------------------------------------------------------------------------


def test_a_deadly_moment_says_who_is_dying() -> None:
    table = battle("close", ["might"], dice=["wisdom"], hp=[2, 12], packs=[[], ["item.flask"]])
    table.declare("fight", "cover")
    prompt = table.decision(1).prompt
    assert prompt.key == "sector-ask-window-death"
    assert said(prompt, "crew").id == "crew-0"


def test_a_loss_says_how_much_it_is() -> None:
    table = battle("close", ["might"], dice=["wisdom"], packs=[["item.plate"], []])
    table.declare("fight", "cover")
    prompt = table.decision().prompt
    assert (prompt.key, said(prompt, "loss")) == ("sector-ask-window-loss", 2)


def test_a_start_has_no_page_but_the_preparations() -> None:
    table = stage("choose-crew", turned=[], leader=None)
    (page,) = scene(table).pages
    assert page.title.key == "sector-scene-setup"


# -- words ----------------------------------------------------------------------------------


def test_both_languages_have_the_same_keys() -> None:
    catalogue = catalogue_for(GAME, {"twisted_tech": True})
    own = {
        lang: {key for key in catalogue.keys(lang) if key.startswith("sector-")} for lang in LANGS
    }
    assert own["en"] == own["fr"]


def variables(lang: str) -> dict[str, set[str]]:
    """What each message of the game's own catalogue is told, by its key."""
    text = (Path(sector.__file__).parent / "locale" / f"{lang}.ftl").read_text("utf-8")
    entries = re.split(r"^(?=[a-z][\w-]* =)", text, flags=re.MULTILINE)[1:]
    return {entry.split(" ", 1)[0]: set(re.findall(r"\$(\w+)", entry)) for entry in entries}


def test_both_languages_are_told_the_same() -> None:
    english, french = variables("en"), variables("fr")
    for grammar in ("gender", "trait_id", "trait"):  # what words agree with, in one of them
        for told in (*english.values(), *french.values()):
            told.discard(grammar)
    assert english == french


@pytest.mark.parametrize(
    ("trade", "kind"),
    [
        ((), "nothing"),
        (("item.chip",), "gift"),
        (("item.lens",), "taken"),
        (("item.chip", "item.lens"), "swap"),
    ],
)
def test_a_trade_is_told_as_what_it_was(trade: tuple[str, ...], kind: str) -> None:
    packs = [["item.chip"], ["item.lens"]]
    table = battle("close", ["might"], dice=["wisdom"], packs=packs)
    table.declare("trade:crew-1", "fight")
    for item in trade:
        table.choose(item)
    table.choose("confirm")
    (told,) = table.told("trade")
    assert told.message is not None
    assert said(told.message, "kind") == kind
    for lang in LANGS:
        words = catalogue_for(FIXTURES, {}).say(told.message, lang)
        assert "  " not in words
        assert "None" not in words
