"""`bossrush pack new|check|schema`, and what they say to bad input."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from bossrush.engine.content import Vocabulary
from bossrush.engine.errors import OptionError
from bossrush.pack_commands import app, pack_app
from tests.engine.content.lantern import TOOLS, base, lantern, write_pack
from tests.toys.hunt import HuntGame


def run(tmp_path: Path, *args: str) -> tuple[int, str]:
    rock = base(tmp_path / "game")

    def find(game: str) -> Vocabulary:
        if game != "lantern":
            raise OptionError(f"there is no game '{game}'; the games are: lantern")
        return lantern(rock)

    result = CliRunner().invoke(pack_app(find), list(args))
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result.exit_code, result.output


def test_new_then_check(tmp_path: Path) -> None:
    folder = tmp_path / "my-reef"
    code, output = run(tmp_path, "new", "lantern", str(folder), "--title", "My reef")
    assert code == 0
    assert output.splitlines()[-1] == (
        f"Fill in {folder}/records.yaml, then run: bossrush pack check {folder}"
    )
    manifest = (folder / "pack.yaml").read_text(encoding="utf-8")
    assert "id: my-reef\ngame: lantern\n" in manifest
    assert 'title: {en: "My reef", fr: "My reef"}' in manifest
    assert "requires: [rock]" in manifest
    assert json.loads((folder / "schema" / "records.json").read_text(encoding="utf-8"))
    assert run(tmp_path, "check", str(folder)) == (0, f"{folder} is in order.\n")


def test_new_in_one_language(tmp_path: Path) -> None:
    folder = tmp_path / "récif"
    code, output = run(tmp_path, "new", "lantern", str(folder))
    assert (code, output) == (
        2,
        "bossrush: 'récif' cannot be a pack's id: use lower-case words joined by hyphens.\n",
    )
    folder = tmp_path / "recif"
    assert run(tmp_path, "new", "lantern", str(folder), "--languages", "fr")[0] == 0
    assert "languages: [fr]" in (folder / "pack.yaml").read_text(encoding="utf-8")
    assert run(tmp_path, "check", str(folder))[0] == 0


def test_check_lists_every_problem_and_fails(tmp_path: Path) -> None:
    bad = TOOLS.replace("category: lamp", "category: lmp").replace("Corde", "[x]")
    pack = write_pack(tmp_path / "mine", {"t.yaml": bad}, requires="rock")
    code, output = run(tmp_path, "check", str(pack))
    assert code == 1
    lines = output.splitlines()
    assert all(line.startswith(f"{pack}/t.yaml:") for line in lines[:-1])
    assert len(lines) == 5, "two ids that the base pack has, a category and a text"
    assert lines[-1] == f"4 problems in {pack}."


def test_check_finds_what_a_pack_requires(tmp_path: Path) -> None:
    bell = write_pack(tmp_path / "bell", {}, requires="rock")
    mine = write_pack(tmp_path / "mine", {}, requires="bell")
    code, output = run(tmp_path, "check", str(mine))
    assert code == 1
    assert "the pack 'bell' must be loaded before this one." in output
    assert output.endswith(f"1 problem in {mine}.\n")
    assert run(tmp_path, "check", str(mine), "--with", str(bell))[0] == 0


def test_schema(tmp_path: Path) -> None:
    code, output = run(tmp_path, "schema", "lantern")
    assert code == 0
    assert json.loads(output)["properties"].keys() == {"storm", "tool"}
    assert "counts" in json.loads(run(tmp_path, "schema", "lantern", "--manifest")[1])["properties"]
    out = tmp_path / "s.json"
    assert run(tmp_path, "schema", "lantern", "--out", str(out)) == (0, "")
    assert json.loads(out.read_text(encoding="utf-8")) == json.loads(output)


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["new", "chess", "{tmp}/a"], "there is no game 'chess'; the games are: lantern"),
        (["schema", "chess"], "there is no game 'chess'; the games are: lantern"),
        (["new", "lantern", "{tmp}"], "already exists and is not an empty folder"),
        (["new", "lantern", "{tmp}/a", "--languages", "English"], "'English' are no languages"),
        (["new", "lantern", "{tmp}/a", "--languages", ""], "are no languages: write their two"),
        (["new", "lantern", "{tmp}/file/a"], "cannot be written: Not a directory."),
        (["schema", "lantern", "--out", "{tmp}/no/s.json"], "cannot be written: No such file"),
        (["check", "{tmp}/chess"], "pack.yaml: there is no game 'chess'; the games are: lantern"),
    ],
)
def test_bad_input_is_one_sentence(tmp_path: Path, args: list[str], sentence: str) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    write_pack(tmp_path / "chess", {"pack.yaml": "game: chess\n"})
    code, output = run(tmp_path, *(arg.replace("{tmp}", str(tmp_path)) for arg in args))
    assert code == 2
    assert sentence in output
    assert len(output.splitlines()) == 1


@pytest.mark.parametrize(
    ("folder", "sentence"),
    [
        ("nowhere", "there is no such folder"),
        ("game", "a pack needs a file pack.yaml; `bossrush pack new` writes one"),
        ("empty", "is empty; a pack needs an id"),
        ("nameless", "the field 'game' is missing"),
    ],
)
def test_check_what_is_no_pack(tmp_path: Path, folder: str, sentence: str) -> None:
    write_pack(tmp_path / "empty", {"pack.yaml": ""})
    write_pack(tmp_path / "nameless", {"pack.yaml": "id: x\n"})
    code, output = run(tmp_path, "check", str(tmp_path / folder))
    assert code == 1
    assert sentence in output


def test_a_game_that_takes_no_packs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bossrush.engine.registry.game", lambda key: HuntGame())
    result = CliRunner().invoke(app, ["schema", "toy"])
    assert (result.exit_code, result.output) == (
        2,
        "bossrush: the game 'toy' takes no content packs.\n",
    )
