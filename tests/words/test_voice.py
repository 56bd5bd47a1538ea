"""The page on how Bossrush speaks: its examples are the product's own words."""

from __future__ import annotations

import re
from typing import Final

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
