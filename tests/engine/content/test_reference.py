"""What packs may say is on a page of its own for every game, and nothing on it goes unexplained."""

from __future__ import annotations

from pathlib import Path

import pytest

from bossrush.engine.content.about import about_fields
from bossrush.engine.content.declared import fields_of
from bossrush.engine.content.reference import reference
from bossrush.engine.content.schema import record_schema
from bossrush.pack_commands import vocabulary_of

pytestmark = pytest.mark.source

PAGES = Path(__file__).parents[3] / "docs" / "packs"
GAMES = ("arkalion", "sector", "souls", "vengeance")


@pytest.mark.parametrize("key", GAMES)
def test_the_page_is_up_to_date(key: str) -> None:
    page = (PAGES / f"{key}.md").read_text("utf-8")
    again = f"bossrush pack reference {key} --out docs/packs/{key}.md"
    assert page == reference(vocabulary_of(key)), f"make it again: {again}"


@pytest.mark.parametrize("key", GAMES)
def test_every_field_is_described_in_the_schema(key: str) -> None:
    found = record_schema(vocabulary_of(key))["definitions"]
    bare = [
        f"{name}.{field}"
        for name, part in found.items()
        for field, schema in part.get("properties", {}).items()
        if name != "Text" and field not in ("id", "replaces") and "description" not in schema
    ]
    assert len(found) > 10
    assert bare == []


def test_a_sentence_below_a_field_is_found_again() -> None:
    chapter = vocabulary_of("sector").kinds["chapter"]
    assert about_fields(chapter)["act"] == "The act whose deck it lies in."
    assert about_fields(chapter)["story"] == "What is read out when the card is turned."
    assert fields_of(chapter).fields["id"].about.startswith("Its id: ")
