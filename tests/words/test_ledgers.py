"""The rules as players read them: no words of the workshop, and every question asks."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import pytest
import yaml

from tests.words.french import GAMES, SOURCE

WORKSHOP: Final = re.compile(
    r"\b(?:idempot\w*|client|commit\w*|integer|vector|boolean|stored|floored|snaps?|enum\w*"
    r"|monoton\w*|atomic\w*|id|null|of the own|unless told)\b|[\"']|!=|=="
)
"""What only those who make a game say, or a typewriter's sign."""


class Entry(NamedTuple):
    """A text of a ledger in English, and where it stands."""

    id: str
    part: str
    en: str
    fr: str


def entries(game: str) -> Iterator[Entry]:
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    ledger = yaml.load((SOURCE / f"games/{game}/rules.yaml").read_text("utf-8"), loader)
    for part in ("rules", "ambiguities", "conflicts"):
        for rule in ledger.get(part, []):
            for name, said in rule.items():
                if isinstance(said, dict) and {"en", "fr"} <= set(said):
                    yield Entry(rule["id"], name, text(said, "en"), text(said, "fr"))


def text(said: dict[str, Any], lang: str) -> str:
    return str(said[lang]).strip()


@pytest.mark.parametrize("game", GAMES)
def test_no_rule_speaks_of_the_workshop(game: str) -> None:
    found = list(entries(game))
    assert len(found) > 400
    assert [entry for entry in found if WORKSHOP.search(entry.en)] == []


@pytest.mark.parametrize("game", GAMES)
def test_a_question_asks_and_a_rule_ends(game: str) -> None:
    for entry in entries(game):
        ends = "?" if entry.part == "question" else ".)”»:!?"
        for said in (entry.en, entry.fr):
            assert entry.part == "title" or said[-1] in ends, entry
