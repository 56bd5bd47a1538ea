"""The terminal's own sentences: there in both languages, each one used, each one sayable."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import bossrush.terminal
from bossrush.catalogues import catalogue_for, package_of
from bossrush.engine.message import Listing, Mention, Message
from bossrush.engine.odds import Odds
from bossrush.engine.registry import game
from bossrush.engine.scene import message_of, said, words
from bossrush.engine.text import Catalogue, UnknownLanguageError
from bossrush.terminal.voice import PACKAGE, Voice
from tests.terminal.tables import table

SOURCES = Path(bossrush.terminal.__file__).parent


def own_keys() -> frozenset[str]:
    return Catalogue.of(PACKAGE).keys("en")


def test_english_and_french_say_the_same_things() -> None:
    assert Catalogue.of(PACKAGE).check("en", "fr") == []


def test_the_toys_speak_both_languages() -> None:
    assert Catalogue.of("tests.toys").check("en", "fr") == []


def test_every_sentence_that_is_asked_for_exists() -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.py"))
    asked = set(re.findall(r'(?:own|note|line)\(\s*"([a-z-]+)"', code))
    asked |= {
        key
        for pair in re.findall(r'own\("([a-z-]+)" if .*? else "([a-z-]+)"\)', code)
        for key in pair
    }
    assert asked, "the pattern no longer finds anything"
    assert {f"terminal-{key}" for key in asked} <= own_keys()


def test_every_sentence_is_used() -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.py"))
    made = ("die-", "undo-", "verified-", "mark-", "entry-", "won", "lost", "over")
    unused = [
        key
        for key in (name.removeprefix("terminal-") for name in own_keys())
        if not re.search(rf"""["'](terminal-)?{key}["']""", code) and not key.startswith(made)
    ]
    assert unused == []


def test_french_puts_a_space_before_its_signs_that_does_not_break() -> None:
    source = Catalogue.of(PACKAGE).source("fr")
    texts = re.sub(r"^\s*#.*$", "", source, flags=re.MULTILINE)
    breaking = re.findall(r"[^\s·] [;!?»%]|« ", texts)
    assert "\u00a0" in texts
    assert breaking == []


@pytest.mark.parametrize(
    ("chance", "english", "french"),
    [
        (0.0, "0% unhurt", "0\u00a0% indemne"),
        (0.004, "under 1% unhurt", "moins de 1\u00a0% indemne"),
        (0.5, "50% unhurt", "50\u00a0% indemne"),
        (0.995, "over 99% unhurt", "plus de 99\u00a0% indemne"),
        (1.0, "sure unhurt", "certain indemne"),
    ],
)
def test_odds_never_round_to_what_is_not_so(chance: float, english: str, french: str) -> None:
    odds = Odds(chance, Message("gallery-odds-unhurt"))
    gallery = game("gallery")
    for lang, expected in (("en", english), ("fr", french)):
        assert Voice(catalogue_for(gallery, {}, PACKAGE), lang).odds(odds) == expected


def test_the_words_of_a_scene_become_the_message_they_were() -> None:
    message = Message(
        "x",
        n=3,
        who=Mention("seat-0", Message("gallery-name-0")),
        all=Listing([Mention("a", "Ann"), Message("y", z=1), "text"]),
        inner=Message("deep", flag="true"),
    )
    assert message_of(words(message)) == message


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("board", ["none", "grid", "nodes", "rooms", "crowded"])
def test_a_scene_of_the_toys_can_be_said(board: str, lang: str) -> None:
    sitting = table(seats=4, options=[f"board={board}"])
    gallery = game("gallery")
    strict = Voice(catalogue_for(gallery, {}, PACKAGE, strict=True), lang)
    texts = list(said(sitting.scene()))
    assert texts
    for text in texts:
        assert strict.say(text)


def test_a_catalogue_holds_the_engine_the_client_the_game_and_its_cards() -> None:
    keys = catalogue_for(game("gallery"), {}, PACKAGE).keys("fr")
    assert {"waiting", "terminal-crew", "gallery-declare", "gallery-card-rifle-name"} <= keys


def test_the_nearest_package_with_texts_is_a_games_own() -> None:
    assert package_of(game("bare")) == "tests.toys"


def test_a_language_nobody_wrote_is_refused() -> None:
    with pytest.raises(UnknownLanguageError, match="there is en, fr"):
        Voice(catalogue_for(game("bare"), {}, PACKAGE), "tlh")
