"""How Bossrush speaks: the page's examples are its own words, and its English is spoken."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import pytest
import yaml

from tests.words.french import ROOT, SOURCE, WEB

FILLED: Final = {
    "Undo: Dodge to the left arc": "Undo: { $choice }",
    "Seat 2 is empty. Wait for somebody, or seat a companion": "Seat { $seat } is empty. Wait for",
    "The fog parts. The Gargoyle has been waiting": "The fog parts. { $boss } { $count ->",
}
"""Examples whose text has something put into it."""
ADVICE: Final = "A hint gives the price of a choice. It never says how a gamble ends"


def said() -> str:
    files = [*SOURCE.rglob("*.ftl"), *WEB.glob("words/*.ftl")]
    files += [*SOURCE.glob("games/**/*.yaml"), *SOURCE.glob("games/*/guide.json")]
    return "\n".join(plain(file.read_text("utf-8")) for file in files)


def plain(text: str) -> str:
    return re.sub(r"\s+", " ", text)


def test_every_example_is_said_somewhere() -> None:
    lines = (ROOT / "docs/voice.md").read_text("utf-8").splitlines()
    examples = [line[2:].split(" · *not*")[0] for line in lines if line.startswith("- ")]
    bare = [example.strip("“”").rstrip(".") for example in examples]
    everything = said()
    assert len(bare) == 30
    assert [one for one in bare if FILLED.get(one, one) not in everything] == [ADVICE]


class English(NamedTuple):
    """An English text that a player may meet, and where it stands."""

    where: str
    text: str


def english() -> Iterator[English]:
    """Catalogues, cards, guides, and the rules as players read them."""
    for file in [
        *SOURCE.rglob("locale/en.ftl"),
        *SOURCE.rglob("locale/en/*.ftl"),
        *WEB.glob("words/*en.ftl"),
    ]:
        for line in file.read_text("utf-8").splitlines():
            if not line.startswith("#"):
                yield English(str(file.relative_to(ROOT)), line.partition(" = ")[2] or line)
    for file in [*SOURCE.glob("games/**/*.yaml"), *SOURCE.glob("games/*/guide.json")]:
        found = yaml.load(file.read_text("utf-8"), getattr(yaml, "CBaseLoader", yaml.BaseLoader))
        for text in said_in(found):
            yield English(str(file.relative_to(ROOT)), text)


def said_in(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        for key, inner in value.items():
            if key == "en" and isinstance(inner, str):
                yield inner
            else:
                yield from said_in(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from said_in(inner)


STILTED: Final = re.compile(
    r"\b(?:who(?:m|so)?ever|unless told (?!otherwise)|of the own\b|be it that)|"
    r"(?:^|[.:] )(?:How|Where|What) to [^.?]*\?",
    re.IGNORECASE,
)
"""What nobody says across a table: “Whoever fails loses 1 HP”, “How to cross the ward?”"""


@pytest.mark.parametrize("said", ["Whoever fails loses 1 HP.", "How to get across?"])
def test_what_is_stilted_is_found(said: str) -> None:
    assert STILTED.search(said)


def test_english_is_spoken() -> None:
    texts = list(english())
    assert len(texts) > 5000
    assert [one for one in texts if STILTED.search(one.text)] == []
