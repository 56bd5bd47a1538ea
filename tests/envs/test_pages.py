"""What the documentation says of environments is what there is."""

from __future__ import annotations

import re
from pathlib import Path

import gymnasium
import pytest

from bossrush.cli import main
from bossrush.engine.registry import game
from bossrush.envs.describing import page_of
from bossrush.envs.naming import name_of
from tests.toys.open_hunt import GAME, WATCHED

pytestmark = pytest.mark.source

DOCS = Path(__file__).parents[2] / "docs"
KEYS = ("arkalion", "sector", "souls", "vengeance")


@pytest.mark.parametrize("key", KEYS)
def test_the_page_of_a_game_is_up_to_date(key: str) -> None:
    kept = (DOCS / "envs" / f"{key}.md").read_text("utf-8")
    assert kept == page_of(game(key)), f"bossrush envs describe {key} --out docs/envs/{key}.md"


def test_there_is_a_page_for_every_game_and_no_other() -> None:
    assert {page.stem for page in (DOCS / "envs").glob("*.md")} == set(KEYS)


def test_ways_and_parts_of_answers_are_told() -> None:
    page = page_of(game("sector"))
    assert "| 20 | sector.ask.declare | 1 shoot (gun, rate); " in page
    assert "| 1 | hunt.declare | 1 strike; 2 guard |" in page_of(WATCHED)
    assert "the checksum of its key" in page_of(GAME)


def test_the_table_of_environments_is_right() -> None:
    text = (DOCS / "learning.md").read_text("utf-8")
    rows = re.findall(
        r"^\| \[`(bossrush/\w+-v0)`\]\(envs/(\w+)\.md\) \| (.*?) \| ([\d,]+) \|$",
        text,
        re.MULTILINE,
    )
    assert {key for _, key, _, _ in rows} == set(KEYS)
    for name, key, seats, size in rows:
        rules = game(key)
        assert name == name_of(key)
        assert seats.startswith(f"{rules.min_seats} to {rules.max_seats}")
        assert ("compete" in seats) != rules.cooperative
        env = gymnasium.make(name)
        assert env.observation_space["observation"].shape == (int(size.replace(",", "")),)  # type: ignore[index]


def test_the_code_on_the_page_runs() -> None:
    text = (DOCS / "learning.md").read_text("utf-8")
    shown = re.findall(r"^```py\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    assert len(shown) == 4
    exec("\n".join(shown), {"__name__": "page"})


class TestCommands:
    def run(self, monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int:
        monkeypatch.setattr("sys.argv", ["bossrush", *arguments])
        with pytest.raises(SystemExit) as ended:
            main()
        return int(ended.value.code or 0)

    def test_environments_are_listed(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        assert self.run(monkeypatch, "envs", "list") == 0
        told = capsys.readouterr().out
        assert re.search(r"bossrush/Sector-v0 +1-4 +618", told)

    def test_a_page_is_printed_or_written(
        self,
        monkeypatch: pytest.MonkeyPatch,
        capsys: pytest.CaptureFixture[str],
        tmp_path: Path,
    ) -> None:
        place = "tests.toys.open_hunt:WATCHED"
        assert self.run(monkeypatch, "envs", "describe", place) == 0
        told = capsys.readouterr().out
        assert (
            self.run(monkeypatch, "envs", "describe", place, "--out", str(tmp_path / "x.md")) == 0
        )
        assert (tmp_path / "x.md").read_text("utf-8") == told

    @pytest.mark.parametrize(
        ("arguments", "said"),
        [
            (["describe", "chess"], "there is no game 'chess'"),
            (["describe", "tests.toys.hunt:GAME"], "hunt does not say what a seat may see"),
            (["describe", "sector", "--out", "/nowhere/x.md"], "/nowhere/x.md cannot be written"),
        ],
    )
    def test_what_cannot_be_is_said_in_one_sentence(
        self,
        monkeypatch: pytest.MonkeyPatch,
        capsys: pytest.CaptureFixture[str],
        arguments: list[str],
        said: str,
    ) -> None:
        assert self.run(monkeypatch, "envs", *arguments) == 2
        told = capsys.readouterr()
        assert told.out == ""
        assert said in told.err
        assert told.err.count("\n") == 1

    def test_without_the_extra_it_says_how_to_get_it(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        monkeypatch.setattr("bossrush.engine.installed.find_spec", lambda name: None)
        for arguments in (["envs", "list"], ["envs", "describe", "sector"], ["bench", "--envs"]):
            assert self.run(monkeypatch, *arguments) == 2
            assert "pip install 'bossrush[envs]'" in capsys.readouterr().err

    def test_speeds_are_measured_beside_peers(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        game = "tests.toys.open_hunt:WATCHED"
        assert (
            self.run(monkeypatch, "bench", "--envs", game, "--seats", "2", "--seconds", "0.01") == 0
        )
        told = capsys.readouterr().out
        for form in ("PettingZoo", "Gymnasium", "128 plays", "256 plays, 2 processes"):
            assert re.search(rf"watched-hunt +{form} +2 +[\d,]+", told), form
        assert "tictactoe_v3" in told
