"""What the documentation shows is what there is."""

from __future__ import annotations

import doctest
import json
import re
from pathlib import Path

import pytest

from tests.toys import hunt
from tests.toys.hunt import GAME

pytestmark = pytest.mark.source

DOCS = Path(__file__).parents[2] / "docs"
TOYS = Path(__file__).parents[1] / "toys"


def blocks(page: str, language: str) -> list[str]:
    text = (DOCS / page).read_text("utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def lines(text: str) -> list[str]:
    return [line for line in text.splitlines() if line.strip()]


class TestAddAGame:
    def test_the_code_on_the_page_is_the_toy(self) -> None:
        shown = "\n".join(blocks("add-a-game.md", "python"))
        assert lines(shown) == lines(Path(hunt.__file__).read_text("utf-8"))

    def test_it_is_a_hundred_lines(self) -> None:
        assert len(lines(Path(hunt.__file__).read_text("utf-8"))) <= 100

    def test_the_words_on_the_page_are_the_toys(self) -> None:
        known = (TOYS / "locale" / "en.ftl").read_text("utf-8").splitlines()
        for block in blocks("add-a-game.md", "fluent"):
            assert set(lines(block)) <= set(known)

    def test_the_test_on_the_page_passes(self) -> None:
        [suite, example] = blocks("add-a-game.md", "py")
        assert "conformance(GAME, golden=" in suite
        names: dict[str, object] = {"GAME": GAME}
        exec(
            f"from bossrush import scripted\n{example}test_the_beast_dies_before_it_bites()", names
        )

    def test_the_files_it_names_are_there(self) -> None:
        text = (DOCS / "add-a-game.md").read_text("utf-8")
        for name in re.findall(r"`(tests/[^`]+)`", text):
            assert (DOCS.parent / name).is_file(), name


class TestPositions:
    def test_every_position_on_the_page_can_be_staged(self) -> None:
        for block in blocks("positions.md", "json"):
            position = json.loads(block)
            assert position["game"] == "hunt"
            assert GAME.stage(position, seed=1).position() == position

    def test_what_the_page_shows_is_what_happens(self) -> None:
        text = "\n".join(blocks("positions.md", "pycon"))
        examples = doctest.DocTestParser().get_doctest(text, {}, "positions.md", None, None)
        runner = doctest.DocTestRunner()
        runner.run(examples, out=lambda told: None)
        assert runner.summarize(verbose=False).failed == 0
