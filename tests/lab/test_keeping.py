"""A simulation that is kept: the same files however it was played, stopped or gone on with."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import polars as pl
import pytest

from bossrush.engine import installed
from bossrush.lab.frames import games_of
from bossrush.lab.keeping import ASKED, JOURNAL, REPORT, Block, Folder
from tests.lab.conftest import Run

TABLES = ("games.parquet", "moments.parquet", "things.parquet")
ASK = ("simulate", "sector", "--companion", "random", "--seats", "1,3", "--seed", "4")


def digests(folder: Path) -> list[str]:
    return [hashlib.sha256((folder / name).read_bytes()).hexdigest() for name in TABLES]


def test_every_game_is_a_row(run: Run, tmp_path: Path) -> None:
    said = run(*ASK, "--games", 12, "--workers", 1, "--out", tmp_path / "a", "--json")
    assert said.status == 0
    games = pl.read_parquet(tmp_path / "a" / "games.parquet")
    assert games.height == 24
    assert {"seed", "seats", "options", "companion", "outcome", "reason", "where"} <= set(
        games.columns
    )
    assert {"scores", "decisions", "is_act", "is_card"} <= set(games.columns)
    assert games["seats"].to_list() == [1] * 12 + [3] * 12
    assert games["seed"].to_list()[:12] == games["seed"].to_list()[12:]  # paired by their numbers
    one, three = json.loads(said.out)
    assert one["won"] + three["won"] == games.filter(pl.col("outcome") == "won").height
    things = pl.read_parquet(tmp_path / "a" / "things.parquet")
    assert {"hero", "item", "card", "implant"} <= set(things["kind"].to_list())
    moments = pl.read_parquet(tmp_path / "a" / "moments.parquet")
    assert moments["health"].max() == 36
    assert set(games["where"]) <= set(moments["stage"])


def test_the_files_are_the_same_byte_by_byte_whoever_plays(run: Run, tmp_path: Path) -> None:
    for name, workers in (("alone", 1), ("shared", 3)):
        assert run(*ASK, "--games", 15, "--workers", workers, "--out", tmp_path / name).status == 0
    assert digests(tmp_path / "alone") == digests(tmp_path / "shared")
    assert (tmp_path / "alone" / REPORT).read_bytes() == (tmp_path / "shared" / REPORT).read_bytes()


def test_what_was_stopped_is_kept_reported_and_gone_on_with(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole, broken = tmp_path / "whole", tmp_path / "broken"
    run(*ASK, "--games", 12, "--workers", 1, "--out", whole)
    keep = Folder.keep
    kept: list[object] = []

    def interrupted(folder: Folder, block: Block) -> None:
        if len(kept) == 7:
            raise KeyboardInterrupt
        kept.append(block)
        keep(folder, block)

    with monkeypatch.context() as patched:
        patched.setattr(Folder, "keep", interrupted)
        said = run(*ASK, "--games", 12, "--workers", 1, "--out", broken)
    assert said.status == 130
    assert "stopped after 7 of 24 games" in said.err
    assert "--resume goes on" in said.err
    assert pl.read_parquet(broken / "games.parquet").height == 7
    assert (broken / REPORT).is_file()
    with (broken / JOURNAL).open("ab") as journal:  # the power went off while a block was written
        journal.write(b"\0\0\1\0half a block")
    assert run(*ASK, "--games", 12, "--workers", 2, "--out", broken, "--resume").status == 0
    assert digests(broken) == digests(whole)
    assert not (broken / JOURNAL).exists()


def test_a_simulation_that_came_to_its_end_may_go_on(run: Run, tmp_path: Path) -> None:
    small, large = tmp_path / "small", tmp_path / "large"
    run(*ASK, "--games", 15, "--workers", 1, "--out", large)
    run(*ASK, "--games", 5, "--workers", 1, "--out", small)
    assert run(*ASK, "--games", 15, "--workers", 1, "--out", small, "--resume").status == 0
    assert digests(small) == digests(large)


def test_rows_lead_back_to_the_games(run: Run, tmp_path: Path) -> None:
    run(*ASK, "--games", 3, "--workers", 1, "--out", tmp_path / "a")
    seats, options, number, played = next(games_of(tmp_path / "a"))
    assert (seats, number) == (1, 0)
    assert "trade_limit" in options
    assert played.moments[0].stage == "start"
    assert {thing.kind for thing in played.things} >= {"hero", "card"}


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--companion", "genius"], "has no companion 'genius'"),
        (["--seats", "7"], "is for 1 to 4 seats"),
        (["--seats", "2-x"], "seats are written"),
        (["--seats", "0"], "is for 1 to 4 seats"),
        (["--packs", "nowhere"], "there is no folder"),
        (["--lang", "de"], "en and fr"),
        (["--ray", "somewhere"], "a Ray address is"),
    ],
)
def test_what_cannot_be_is_refused_and_leaves_nothing(
    run: Run, tmp_path: Path, arguments: list[str], said: str
) -> None:
    told = run("simulate", "sector", "--games", 2, "--out", tmp_path / "a", *arguments)
    assert told.status
    (sentence,) = told.err.splitlines()
    assert said in sentence
    assert not (tmp_path / "a").exists()


def test_a_pack_that_does_not_load_is_told(run: Run, tmp_path: Path) -> None:
    pack = tmp_path / "pack"
    pack.mkdir()
    (pack / "pack.yaml").write_text("id: broken\ngame: sector\n", encoding="utf-8")
    told = run("simulate", "sector", "--out", tmp_path / "a", "--packs", pack)
    assert told.status
    assert "pack.yaml" in told.err
    assert "Traceback" not in told.err
    assert not (tmp_path / "a").exists()


def test_a_folder_that_cannot_be_written_is_told(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("here")
    told = run(*ASK, "--games", 2, "--out", tmp_path / "file" / "below")
    assert told.status
    assert told.err.count("\n") == 1
    assert "cannot be written" in told.err


def test_a_folder_is_not_written_over(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "a"
    run(*ASK, "--games", 2, "--workers", 1, "--out", folder)
    before = digests(folder)
    for more, said in (
        ([], "holds a simulation already"),
        (["--resume", "--seed", 5], "seats, options, companion or seed"),
        (["--resume", "--games", 1], "was begun with --games 2"),
    ):
        told = run(*ASK, "--games", 2, "--workers", 1, "--out", folder, *more)
        assert told.status
        assert said in told.err
        assert told.err.count("\n") == 1
    assert digests(folder) == before
    assert run(*ASK, "--out", tmp_path / "none", "--resume").status
    assert run(*ASK, "--resume").status
    (folder / ASKED).write_text("{")
    assert "cannot be read" in run(*ASK, "--out", folder, "--resume").err


def test_without_the_extra_a_sentence_says_so(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(installed, "find_spec", lambda name: None)
    told = run("simulate", "sector", "--games", 2, "--out", tmp_path / "a")
    assert told.status
    assert told.err == (
        "bossrush: --out needs Polars, which is not installed: pip install 'bossrush[lab]'\n"
    )
    told = run("simulate", "sector", "--games", 2, "--ray", "auto")
    assert "bossrush[ray]" in told.err
    assert not (tmp_path / "a").exists()
