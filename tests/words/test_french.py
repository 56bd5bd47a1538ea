"""French without seams: its spaces do not break, and one word stands for one thing."""

from __future__ import annotations

import re
from typing import Final

import pytest

from tests.words.french import ALL, GAMES, Entry, french, glossary

SAID: Final = french()

LOOSE: Final = re.compile(
    r"(?<=[^\s=]) (?=[:;!?»%])|« |(?<=[\d}]) (?=(?:PV|XP|PA|min|s|×)(?![\w’]))"
)
"""A space that could break before a high sign, inside quotation marks, or inside “2 PV”."""

BARE: Final = re.compile(r"(?<=\w)[!?;](?=\s|$)|(?<=[^\W\d_]):(?=\s|$)|«(?=\S)(?!\u00a0)|'")
"""A sign without its space, or a typewriter's apostrophe."""


PLACED: Final = re.compile(r"\{[^}]*\}")
"""What the game puts into a text."""


def test_there_is_much_to_read() -> None:
    assert len(SAID) > 4000
    assert {said.game for said in SAID} >= {ALL, *GAMES}


def test_no_space_breaks() -> None:
    assert [said for said in SAID if LOOSE.search(said.text)] == []


def test_no_sign_stands_without_its_space() -> None:
    assert [said for said in SAID if BARE.search(said.text) and not _code(said.text)] == []


def _code(text: str) -> bool:
    """Addresses, commands and an English title are written as they are."""
    return bool(re.search(r"https?://|--|\b[ug]!|\{ \"|^Dark Souls: ", text))


@pytest.mark.parametrize("loose", ["Qui va là ?", "« Oui »", "2 PV", "{ $n } XP", "5 %"])
def test_a_loose_sign_is_found(loose: str) -> None:
    assert LOOSE.search(loose)
    assert not LOOSE.search(loose.replace(" ", "\u00a0"))


@pytest.mark.parametrize("entry", glossary(), ids=lambda entry: f"{entry.game}-{entry.en}")
def test_one_word_for_one_thing(entry: Entry) -> None:
    assert entry.game in (ALL, *GAMES)
    assert entry.fr
    assert entry.source
    if not entry.never:
        return
    words = "|".join(re.escape(word) for word in entry.never)
    wrong = re.compile(rf"(?<![\w-])(?:{words})(?![\w-])")
    held = [said for said in SAID if entry.game in (ALL, said.game)]
    assert [said for said in held if wrong.search(PLACED.sub("", said.text))] == []


NAMED: Final = "crew|item|hero|skill|card|tile|boss|foe|room|weapon|potion|who|name|pack|title|game"
"""What stands for somebody or something by its bare name."""


def test_nothing_runs_into_a_name() -> None:
    """Names stand bare: « de Lt. Abbot » or « de Assassin » is no French."""
    found = re.compile(rf"\b(?:de|du|des|le|la|au|que|si) \{{ \$(?:{NAMED})\b", re.IGNORECASE)
    assert [one for one in SAID if found.search(one.text)] == []


CARDED: Final = "item|card|cards|skill|skills|potion|weapon"
"""What a card, a skill or a thing is called: a title, which takes no article."""


def test_no_verb_runs_into_a_title() -> None:
    """« Lt. Miller prend Masse de pont » lacks its article: a sign stands before a title."""
    found = re.compile(rf"(?<!l’implant)(?<=[^\W\d_]) \{{ \$(?:{CARDED})\b")
    assert found.search("{ $crew } prend { $item }.")
    assert [one for one in SAID if found.search(one.text)] == []
