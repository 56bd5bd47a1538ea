"""What the documentation shows is what there is."""

from __future__ import annotations

import doctest
import json
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from bossrush.companions.roster import GROUP
from bossrush.engine.registry import game
from bossrush.engine.text import Catalogue
from buildtools.phase_page import PAGE, listened, rows, shown
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
        [block] = blocks("add-a-game.md", "fluent")
        assert set(lines(block)) <= set(known)

    def test_no_word_is_left_out(self) -> None:
        [block] = blocks("add-a-game.md", "fluent")
        shown, known = Catalogue(), Catalogue.of("tests.toys")
        shown.add("en", block)
        code = "\n".join(blocks("add-a-game.md", "python"))
        assert {key for key in known.keys("en") if key.startswith("hunt-")} <= shown.keys("en")
        assert set(re.findall(r'Message\("([a-z-]+)"', code)) <= shown.keys("en")

    def test_the_test_on_the_page_passes(self, monkeypatch: pytest.MonkeyPatch) -> None:
        [suite, example] = blocks("add-a-game.md", "py")
        assert "conformance(GAME, golden=" in suite
        monkeypatch.setitem(sys.modules, "hunt", hunt)
        exec(f"{example}test_the_beast_dies_before_it_bites()", {})

    def test_who_follows_the_page_has_a_game(self, tmp_path: Path) -> None:
        """The package as the page lays it out, found by its entry point, asked and played."""
        home = tmp_path / "hunt"
        (home / "locale").mkdir(parents=True)
        code = "\n".join(blocks("add-a-game.md", "python"))
        (home / "__init__.py").write_text(code, encoding="utf-8")
        [block] = blocks("add-a-game.md", "fluent")
        (home / "locale" / "en.ftl").write_text(block, encoding="utf-8")
        [project] = blocks("add-a-game.md", "toml")
        points = tomllib.loads(project)["project"]["entry-points"]["bossrush.games"]
        about = tmp_path / "hunt-1.0.dist-info"
        about.mkdir()
        (about / "METADATA").write_text("Metadata-Version: 2.1\nName: hunt\nVersion: 1.0\n")
        listed = "".join(f"{name} = {place}\n" for name, place in points.items())
        (about / "entry_points.txt").write_text(f"[bossrush.games]\n{listed}")

        def bossrush(*arguments: str, typed: str = "") -> str:
            places = [str(tmp_path), os.environ.get("PYTHONPATH", "")]
            ran = subprocess.run(
                [sys.executable, "-m", "bossrush", *arguments],
                input=typed,
                capture_output=True,
                text=True,
                check=False,
                cwd=tmp_path,
                env={
                    **os.environ,
                    "LC_ALL": "C.UTF-8",
                    "BOSSRUSH_HOME": str(tmp_path / "home"),
                    "PYTHONPATH": os.pathsep.join(filter(None, places)),
                },
                timeout=300,
            )
            assert (ran.returncode, ran.stderr) == (0, "")
            return ran.stdout

        text = (DOCS / "add-a-game.md").read_text("utf-8")
        [play] = re.findall(r"`bossrush (play hunt --[^`]+)` plays it", text)
        said = bossrush(*play.split(), "--plain", typed="1\n" * 60)
        assert "first hunter: Strike or guard?\n  1  Strike\n  2  Guard\n" in said
        assert "The first hunter strikes: " in said
        assert "[" not in said
        [simulate] = re.findall(r"`bossrush (simulate hunt --[^`]+)` plays it a thousand", text)
        assert "of 1000, " in bossrush(*simulate.split(), "--workers", "1")

    def test_its_tests_run_outside_this_repository(self, tmp_path: Path) -> None:
        """Quickly and in English alone, with marks that pytest knows."""
        code = "\n".join(blocks("add-a-game.md", "python"))
        home = tmp_path / "hunt"
        (home / "locale").mkdir(parents=True)
        (home / "__init__.py").write_text(code, encoding="utf-8")
        [words] = blocks("add-a-game.md", "fluent")
        (home / "locale" / "en.ftl").write_text(words, encoding="utf-8")
        [suite, example] = blocks("add-a-game.md", "py")
        assert "golden=" in suite
        suite = suite.replace("golden=", 'seats=[2], languages=("en",), golden=')
        (tmp_path / "test_hunt.py").write_text(suite + "\n\n" + example, encoding="utf-8")
        environment = {**os.environ, "BOSSRUSH_GOLDEN": "write", "CI": "", "PYTEST_ADDOPTS": ""}
        environment.pop("BOSSRUSH_COMPILED_PATH", None)
        ran = subprocess.run(
            [sys.executable, "-m", "pytest", "-q", "--strict-markers", "-p", "no:cacheprovider"],
            cwd=tmp_path,
            env={**environment, "PYTHONPATH": str(tmp_path)},
            capture_output=True,
            text=True,
            check=False,
        )
        assert ran.returncode == 0, ran.stdout + ran.stderr
        assert "8 deselected" in ran.stdout

    def test_the_files_it_names_are_there(self) -> None:
        text = (DOCS / "add-a-game.md").read_text("utf-8")
        named = re.findall(r"`(tests/[^`]+)`", text)
        assert named
        for name in named:
            assert (DOCS.parent / name).is_file(), name


class TestLinks:
    @pytest.mark.parametrize("page", sorted(DOCS.glob("*.md")), ids=lambda page: page.name)
    def test_every_link_leads_somewhere(self, page: Path) -> None:
        text = page.read_text("utf-8")
        for name, anchor in re.findall(r"\]\(([\w./-]*)#?([\w-]*)\)", text):
            target = page.parent / name if name else page
            assert target.exists(), name
            if anchor:
                assert anchor in headings(target), f"{name}#{anchor}"


def headings(page: Path) -> set[str]:
    """The anchors of a page's headings, as GitHub makes them."""
    found = re.findall(r"^#+ (.+)$", page.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in found}


class TestPositions:
    def test_every_position_on_the_page_can_be_staged(self) -> None:
        shown = blocks("positions.md", "json")
        assert shown
        for block in shown:
            position = json.loads(block)
            assert position["game"] == "hunt"
            assert GAME.stage(position, seed=1).position() == position

    def test_what_the_page_shows_is_what_happens(self) -> None:
        text = "\n".join(blocks("positions.md", "pycon"))
        examples = doctest.DocTestParser().get_doctest(text, {}, "positions.md", None, None)
        runner = doctest.DocTestRunner()
        runner.run(examples, out=lambda told: None)
        assert runner.summarize(verbose=False).failed == 0

    @pytest.mark.parametrize("key", ["arkalion", "sector", "souls", "vengeance"])
    def test_the_phases_are_listed_with_what_is_rolled_in_them(self, key: str) -> None:
        """What the page leaves out is found: plays roll nothing that it does not name."""
        page = shown(PAGE.read_text("utf-8"), key)
        drawn = listened(key, 16)
        assert sum(len(found) for found in drawn.values()) >= 3
        made = rows(game(key), drawn)
        assert [line[:2] for line in made] == [line[:2] for line in page]
        for found, line in zip(made[1:], page[1:], strict=True):
            assert set(found[2].split(", ")) <= {"", *line[2].split(", ")}, line[0]


class TestArchitecture:
    TEXT = (DOCS / "architecture.md").read_text("utf-8")

    def test_every_module_of_the_engine_has_its_idea(self) -> None:
        table = self.TEXT.partition("## The engine, module by module")[2].partition("\n## ")[0]
        firsts = re.findall(r"^\| (`.*?) \|", table, re.MULTILINE)
        named = set(re.findall(r"`([a-z_]+)/?`", " ".join(firsts)))
        package = DOCS.parent / "src" / "bossrush" / "engine"
        there = {file.stem for file in package.glob("*.py")} | {"content"}
        assert named == there - {"__init__"}

    def test_every_layer_is_drawn(self) -> None:
        drawn = self.TEXT.partition("## The layers")[2].partition("## The engine")[0]
        project = tomllib.loads((DOCS.parent / "pyproject.toml").read_text("utf-8"))
        [layers] = [
            contract["layers"]
            for contract in project["tool"]["importlinter"]["contracts"]
            if contract["type"] == "layers" and contract["containers"] == ["bossrush"]
        ]
        package = DOCS.parent / "src" / "bossrush"
        found = 0
        for name in re.findall(r"\w+", " ".join(layers)):
            if (package / name).is_dir() or (package / f"{name}.py").is_file():
                found += 1
                assert re.search(rf"^    .*\b{name}\b", drawn, re.MULTILINE), name
        assert found >= len(layers)


class TestWriteABot:
    def test_the_bot_on_the_page_beats_random(self) -> None:
        shown = blocks("write-a-bot.md", "py")
        assert len(shown) == 2
        assert 25 <= len(lines(shown[0])) <= 45
        exec("\n".join(shown), {})

    def test_its_entry_point_is_where_companions_are_looked_for(self) -> None:
        [project] = blocks("write-a-bot.md", "toml")
        assert GROUP in tomllib.loads(project)["project"]["entry-points"]
