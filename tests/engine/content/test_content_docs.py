"""docs/content-packs.md tells the truth: its packs load, its mistakes are told word for word."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import yaml

from bossrush.engine.content import check, load
from tests.engine.content.lantern import base, lantern, write_pack

PAGE = Path(__file__).parents[3] / "docs" / "content-packs.md"
BLOCK = re.compile(r"^```(\w+) (\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def blocks() -> dict[str, str]:
    return {name: text for _, name, text in BLOCK.findall(PAGE.read_text(encoding="utf-8"))}


def files_of(pack: str) -> dict[str, str]:
    return {
        name.removeprefix(f"{pack}/"): text
        for name, text in blocks().items()
        if name.startswith(f"{pack}/")
    }


def test_the_example_pack_is_in_order(tmp_path: Path) -> None:
    rock = base(tmp_path)
    files = files_of("reef")
    changes = files.pop("changes.yaml")
    reef = write_pack(tmp_path / "reef", files)
    content = load(lantern(), [rock, reef])
    assert content.get("storm", "storm.reef").story.say("en").startswith("The bell on the reef")

    files["changes.yaml"] = changes
    files["pack.yaml"] = (
        files["pack.yaml"].replace("tool: 2", "tool: 3").replace("copies: 4", "copies: 5")
    )
    reef = write_pack(tmp_path / "reef", files)
    assert load(lantern(), [rock, reef]).get("tool", "tool.old-lamp").slots == 2


def test_the_example_mistakes_are_reported_as_printed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    reef = files_of("reef")
    reef.pop("changes.yaml")
    rock, good = base(tmp_path), write_pack(tmp_path / "reef", reef)
    monkeypatch.chdir(tmp_path)
    bad = write_pack(Path("broken"), files_of("broken"), requires="reef")
    said = [str(problem) for problem in check(lantern(), [rock, good, bad])]
    assert said == blocks()["broken"].splitlines()
    assert len(said) == 10


def test_every_message_of_the_table_is_one_the_engine_has() -> None:
    source = "".join(
        path.read_text(encoding="utf-8")
        for path in Path(PAGE.parents[1] / "src" / "bossrush" / "engine" / "content").glob("*.py")
    )
    table = PAGE.read_text(encoding="utf-8").partition("## What the messages mean")[2]
    said = re.findall(r"^\| `([^`]+)` \|", table.partition("## Add to")[0], re.MULTILINE)
    assert len(said) == 18
    for message in said:
        plain = re.split(r"'tool[^']*'|'fr'|2;|1$|…|this is not YAML: ", message)
        for part in filter(None, (part.strip(" .;") for part in plain)):
            assert part in source, message


def test_links_within_the_page_lead_somewhere() -> None:
    text = PAGE.read_text(encoding="utf-8")
    headings = {
        re.sub(r"[^a-z0-9 -]", "", line[3:].lower()).replace(" ", "-")
        for line in text.splitlines()
        if line.startswith("## ")
    }
    assert set(re.findall(r"\]\(#([^)]+)\)", text)) <= headings
    assert yaml.safe_load(files_of("reef")["pack.yaml"])["id"] == "reef"
