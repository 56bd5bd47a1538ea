"""The command line: what there is, and every bad input refused in one sentence."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from platformdirs import user_data_path

import bossrush
from bossrush.cli import run
from bossrush.cli_program import program
from bossrush.engine import play as rules
from bossrush.terminal import given, saves
from bossrush.terminal.begin import Wanted, sit_down
from bossrush.terminal.kept import kept_lines
from tests.terminal.tables import finished, keep, table
from tests.terminal.test_plain import ROOT, through_a_pipe


class Ran:
    """A command that has run in this process."""

    def __init__(self, capsys: pytest.CaptureFixture[str], *arguments: str) -> None:
        capsys.readouterr()
        self.status = run(list(arguments))
        self.out, self.err = capsys.readouterr()


Said = pytest.CaptureFixture[str]


def refused(capsys: Said, *arguments: str) -> str:
    """What a command is refused with: one line on stderr, and nothing else."""
    ran = Ran(capsys, *arguments)
    assert ran.status in (1, 2)
    assert ran.out == ""
    assert ran.err.startswith("bossrush: ")
    assert ran.err.count("\n") == 1
    assert "Traceback" not in ran.err
    return ran.err.removeprefix("bossrush: ").rstrip("\n")


def test_alone_it_starts_the_table(monkeypatch: pytest.MonkeyPatch, capsys: Said) -> None:
    started: list[str] = []

    def serve() -> None:
        started.append("table")

    monkeypatch.setattr("bossrush.table.commands.serve", serve)
    assert Ran(capsys).status == 0
    assert started == ["table"]


def test_help_says_what_there_is(capsys: Said) -> None:
    ran = Ran(capsys, "--help")
    assert ran.status == 0
    for command in ("play", "replay", "games", "rules", "pack", "serve", "bench", "simulate"):
        assert command in ran.out


def test_the_version_says_how_the_rules_run(capsys: Said) -> None:
    ran = Ran(capsys, "--version")
    assert ran.status == 0
    assert ran.out.startswith("bossrush ")
    compiled = str(rules.__file__).endswith(".so")
    assert ran.out.rstrip().endswith("(compiled)" if compiled else "(pure Python)")


def test_the_games_and_their_facts(capsys: Said) -> None:
    ran = Ran(capsys, "games")
    assert ran.status == 0
    assert "gallery: The Gallery\n  1–4 players, co-operative, 1–5 minutes, rules 1\n" in ran.out
    assert "--option board=none|grid|nodes|rooms|crowded (default: none)" in ran.out
    assert "--option dice=1..9 (default: 5)" in ran.out
    assert "--option quiet=false|true (default: false)" in ran.out
    assert "1 à 4 joueurs, coopératif" in Ran(capsys, "games", "--lang", "fr").out


def test_only_the_command_asked_for_is_loaded() -> None:
    names = [command.callback for command in program(["games"]).registered_commands]
    assert len(names) == 4
    code = "import sys, bossrush.cli as c; c.run(['games']); print('textual' in sys.modules)"
    ran = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT
    )
    assert ran.stdout.endswith("False\n")


# -- bad input ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["dance"], "No such command 'dance'."),
        (["--loud"], "No such option: --loud"),
        (["play"], "Missing argument 'GAME'."),
        (["play", "chess", "--plain"], "there is no game 'chess'; the games are: "),
        (["play", "gallery", "--plain", "--lang", "tlh"], "no texts in language 'tlh'"),
        (["play", "gallery", "--plain", "--lang", ""], "no texts in language ''"),
        (["play", "gallery", "--plain", "--seats", "9"], "gallery is for 1 to 4 seats, not 9"),
        (["play", "gallery", "--plain", "--seats", "0"], "gallery is for 1 to 4 seats, not 0"),
        (["play", "gallery", "--plain", "--seats", "two"], "'--seats': not a whole number"),
        (["play", "gallery", "--plain", "--seed", str(1 << 128)], "at most 128 bits"),
        (["play", "gallery", "--plain", "--seed", "9" * 5000], "--seed"),
        (["play", "gallery", "--plain", "--seed", "-1"], "at most 128 bits"),
        (["play", "gallery", "--plain", "--seed", "x"], "Invalid value for '--seed'"),
        (["play", "gallery", "--plain", "--option", "board"], "an option is written name=value"),
        (["play", "gallery", "--plain", "--option", "bord=grid"], "no option 'bord'; it has board"),
        (["play", "gallery", "--plain", "--option", "board=big"], "board may be none, grid"),
        (["play", "gallery", "--plain", "--option", "dice=99"], "dice is a whole number from 1"),
        (["play", "gallery", "--plain", "--option", "dice=x"], "dice is a whole number from 1"),
        (
            ["play", "gallery", "--plain", "--option", "dice=2", "--option", "dice=3"],
            "the option 'dice' is given twice",
        ),
        (["play", "gallery", "--plain", "--companion", "hal"], "no companion 'hal'"),
        (["play", "gallery", "--plain", "--companion", "random"], "a seat must be left for you"),
        (["play", "gallery", "--plain", "--resume"], "no play of gallery waits to go on"),
        (["play", "gallery", "--plain", "--resume", "--seed", "3"], "leave --seed out"),
        (["play", "gallery", "--plain", "--real-dice", "--seed", "3"], "real dice have no seed"),
        (["play", "gallery", "--plain", "--resume", "--save", "nowhere"], "nowhere cannot be read"),
        (["play", "gallery"], "the full screen needs a terminal: add --plain"),
        (["replay"], "Missing argument 'FILE'."),
        (["replay", "nowhere.json", "--plain"], "nowhere.json cannot be read: no such file"),
        (["replay", ".", "--plain"], ". cannot be read: is a directory"),
        (["replay", "nowhere.json", "--verify"], "nowhere.json cannot be read: no such file"),
        (["games", "--lang", "tlh"], "no texts in language 'tlh'"),
        (["play", "gallery", "--plain", "--adrift"], "--adrift is about a save: add --resume"),
        (["play", "gallery", "--plain", "--save", "/dev/null/x"], "the play cannot be saved to"),
        (["play", "gallery", "--plain", "--option", "packs=reef"], "start with --packs"),
        (["rules", "chess"], "there is no ledger of a game 'chess'"),
        (["rules", "sector", "--lang", "tlh"], "the rules are not written in 'tlh'"),
        (["rules", "sector", "--coverage", "--tests", "nowhere"], "no folder of tests at nowhere"),
        (["pack", "new", "chess", "reef"], "there is no game 'chess'"),
        (["pack", "schema", "sector", "--out", "."], ". cannot be written"),
        (["pack", "check", __file__], "test_cli.py is a file: name the folder of the pack"),
        (["play", "gallery", "--plain", "--save", "."], ". is a folder: name a file in it"),
        (["play", "gallery", "--plain", "--save", ""], ". is a folder: name a file in it"),
        (["simulate", "gallery", "--seed", "-1"], "at most 128 bits"),
        (["simulate", "gallery", "--seed", "9" * 50], "at most 128 bits"),
        (["bench", "..:GAME"], "there is no game at '..:GAME': "),
        (["bench", "tests.toys.nowhere:GAME"], "there is no game at 'tests.toys.nowhere:GAME': "),
        (["bench", "os:path"], "'os:path' is no game"),
        (["bench", "gallery", "--seats", "9"], "nothing here has 9 seats: gallery 1 to 4"),
        (["simulate", "gallery", "--packs", "nowhere"], "there is no folder"),
        (["simulate", "gallery", "--games", "0"], "'--games': it must be at least 1"),
        (["bench", "gallery", "--seconds", "soon"], "'--seconds': not a number"),
        (["serve", "--port", "70000"], "it must be at most 65535"),
    ],
)
def test_bad_input_is_refused_in_one_sentence(
    arguments: list[str], reason: str, capsys: Said
) -> None:
    assert reason in refused(capsys, *arguments)


def command(*arguments: str, **how: Any) -> subprocess.CompletedProcess[str]:
    """The command in a process of its own."""
    whole = [sys.executable, "-m", "bossrush", *arguments]
    return subprocess.run(
        whole, text=True, stderr=subprocess.PIPE, check=False, cwd=ROOT, timeout=300, **how
    )


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ("def (", "SyntaxError: invalid syntax (fallen.py, line 1)"),
        ("1 / 0", "ZeroDivisionError: division by zero"),
        ("raise SystemExit", "SystemExit"),
        ("raise ValueError('two\\nlines')", "ValueError: two lines"),
    ],
)
def test_a_module_that_breaks_down_is_no_game(
    source: str, reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Said
) -> None:
    (tmp_path / "fallen.py").write_text(source)
    monkeypatch.syspath_prepend(tmp_path)
    assert refused(capsys, "bench", "fallen:GAME").startswith(
        f"there is no game at 'fallen:GAME': {reason}"
    )


def test_a_command_that_only_prints_its_help_says_no_more(capsys: Said) -> None:
    ran = Ran(capsys, "pack")
    assert "check" in ran.out
    assert ran.err == ""


@pytest.mark.parametrize("name", ["BOSSRUSH_LAN", "BOSSRUSH_OPEN"])
def test_a_switch_that_is_neither_on_nor_off_is_refused(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: Said
) -> None:
    monkeypatch.setenv(name, "perhaps")
    assert "it is either on or off: write true or false" in refused(capsys, "serve", "--port", "0")


def test_rules_are_read_in_the_language_of_the_system(
    monkeypatch: pytest.MonkeyPatch, capsys: Said
) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert "règles parlent de" in Ran(capsys, "rules", "sector", "--search", "dé").out
    assert "rules mention" in Ran(capsys, "rules", "sector", "--lang", "en", "--search", "a").out


def test_rules_in_a_pipe_are_one_line_a_paragraph(capsys: Said) -> None:
    lines = Ran(capsys, "rules", "sector").out.splitlines()
    assert max(map(len, lines)) > 200
    assert [line for line in lines if line != line.rstrip()] == []


@pytest.mark.parametrize("closed", [0, 1])
def test_a_closed_stream_is_refused_in_one_sentence(closed: int) -> None:
    ran = command("play", "sector", "--plain", preexec_fn=lambda: os.close(closed))
    assert ran.returncode == 2
    assert ran.stderr == (
        "bossrush: --plain reads lines and writes lines: its input or output is closed\n"
    )


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no /dev/full")
def test_a_full_disk_is_told_in_one_sentence() -> None:
    with Path("/dev/full").open("w") as full:
        ran = command("games", stdout=full)
    assert (ran.returncode, ran.stderr) == (1, "bossrush: No space left on device\n")


def test_a_console_of_few_letters_and_bytes_of_no_language_do_no_harm() -> None:
    few = {**os.environ, "LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
    ran = subprocess.run(
        [sys.executable, "-m", "bossrush", "play", "sector", "--plain", "--lang", "fr"],
        input=b"\xff\xfe\nq\n",
        capture_output=True,
        env={**few, "PYTHONIOENCODING": "ascii:strict"},
        check=False,
        cwd=ROOT,
        timeout=300,
    )
    assert ran.stderr == b""
    assert ran.returncode == 0
    assert "Préparatifs".encode("ascii", "replace") in ran.stdout


def test_companions_keep_their_seats_until_another_day(tmp_path: Path) -> None:
    kept = tmp_path / "kept.json"
    wanted = ["play", "hunt", "--plain", "--save", str(kept)]
    through_a_pipe(*wanted, "--seats", "2", "--companion", "random", typed="1\n")
    assert json.loads(kept.read_text())["companions"] == {"1": "random"}
    sitting = sit_down(Wanted(game="hunt", save=kept, resume=True))
    assert {seat: one.key for seat, one in sitting.companions.items()} == {1: "random"}


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda save: b"", "damaged or cut short"),
        (lambda save: save[: len(save) // 2], "damaged or cut short"),
        (lambda save: b"\xff\xfe\x00", "damaged or cut short"),
        (lambda save: b"[]", "not a save of Bossrush"),
        (lambda save: b'{"hello": 1}', "not a save of Bossrush"),
        (lambda save: save.replace(b'"bossrush": 1', b'"bossrush": 99'), "format 99"),
        (lambda save: save.replace(b'"game": "bare"', b'"game": "chess"'), "no game 'chess'"),
        (lambda save: save.replace(b'"rules": 1', b'"rules": 7'), "under rules 7"),
        (lambda save: save.replace(b'"0 strike"', b'"0 flee"', 1), "cannot be replayed"),
        (lambda save: save.replace(b'"0 strike"', b'"1 strike"', 1), "entry"),
    ],
)
@pytest.mark.parametrize("command", [["replay", "--plain"], ["replay", "--verify"]])
def test_a_bad_save_is_refused_with_the_reason(
    command: list[str], change: object, reason: str, tmp_path: Path, capsys: Said
) -> None:
    assert callable(change)
    path = tmp_path / "bad.json"
    path.write_bytes(change(finished().save()))
    assert reason in refused(capsys, command[0], str(path), *command[1:])


def test_a_bad_save_cannot_be_resumed_but_may_go_on_adrift(tmp_path: Path, capsys: Said) -> None:
    sitting = table("bare", seats=2)
    sitting.choose("strike")
    data = json.loads(sitting.play.save())
    data["rules"] = 7
    path = tmp_path / "old.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    said = refused(capsys, "play", "bare", "--plain", "--resume", "--save", str(path))
    assert "begun under rules 7 of bare" in said
    assert "with --adrift it goes on from its last pause" in said
    adrift = through_a_pipe("play", "bare", "--plain", "--resume", "--adrift", "--save", str(path))
    assert adrift.returncode == 0
    assert "Player 1: Strike or guard?" in adrift.stdout


def test_a_save_of_another_game_says_how_to_play_it(tmp_path: Path, capsys: Said) -> None:
    path = keep(finished(), tmp_path / "one.json")
    said = refused(capsys, "play", "gallery", "--plain", "--resume", "--save", str(path))
    assert said.endswith(f"one.json is a play of bare: bossrush play bare --resume {path}")


def test_a_save_is_not_written_over(tmp_path: Path, capsys: Said) -> None:
    path = keep(finished(), tmp_path / "one.json")
    said = refused(capsys, "play", "bare", "--plain", "--save", str(path))
    assert "already exists: add --resume" in said


def test_verifying_says_no_with_a_status_of_its_own(tmp_path: Path, capsys: Said) -> None:
    path = keep(finished(), tmp_path / "one.json")
    assert Ran(capsys, "replay", str(path), "--verify").status == 0
    data = json.loads(path.read_bytes())
    data["seed"] = "0" * 32
    path.write_text(json.dumps(data), encoding="utf-8")
    ran = Ran(capsys, "replay", str(path), "--verify")
    assert ran.status == 1
    assert ran.err == "bossrush: the seed of this save is not the one the table committed to\n"


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="this system has no /proc")
def test_a_folder_that_cannot_be_written_is_named() -> None:
    path = Path("/proc/no/save.json")  # where not even root may write
    ran = through_a_pipe("play", "gallery", "--plain", "--save", str(path), typed="1\n")
    assert ran.returncode == 2
    assert f"the play cannot be saved to {path}" in ran.stderr


def test_a_save_under_a_file_is_refused(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    path = blocked / "save.json"
    ran = through_a_pipe("play", "gallery", "--plain", "--save", str(path), typed="1\n")
    assert ran.returncode == 2
    assert ran.stderr.startswith(f"bossrush: the play cannot be saved to {path}")
    assert "Traceback" not in ran.stderr


def test_a_place_where_no_play_can_be_kept_is_told_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Said
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    monkeypatch.setenv("BOSSRUSH_HOME", str(blocked))
    said = refused(capsys, "play", "gallery", "--plain")
    assert said.startswith(f"plays cannot be saved in {blocked / 'saves'}: {blocked} is a file")


def test_nor_does_one_go_on_that_could_not_be_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Said
) -> None:
    path = keep(table("bare", seats=2).play, tmp_path / "one.json")

    def touch(self: Path) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "touch", touch)
    said = refused(capsys, "play", "bare", "--plain", "--resume", "--save", str(path))
    assert said == f"the play cannot be saved to {path}: permission denied"


# -- what the system says -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("variables", "expected"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "en_GB"}, "en"),
        ({"LANG": "de_DE"}, "en"),
        ({"LANG": "C"}, "en"),
    ],
)
def test_the_language_of_the_system_is_spoken_where_we_speak_it(
    variables: dict[str, str], expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert given.language(None) == expected
    assert given.language("fr") == "fr"


def test_saves_lie_beside_the_tables_in_the_users_data(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("BOSSRUSH_HOME")
    assert saves.folder() == user_data_path("bossrush", appauthor=False) / "saves"


def test_the_newest_play_that_is_not_over_is_the_one_to_resume(home: Path) -> None:
    home.mkdir(parents=True)
    over = keep(finished(), home / f"bare-3{saves.SUFFIX}")
    sitting = table("bare", seats=2)
    older = keep(sitting.play, home / f"bare-1{saves.SUFFIX}")
    newer = keep(sitting.play, home / f"bare-2{saves.SUFFIX}")
    broken = home / f"bare-4{saves.SUFFIX}"
    broken.write_text("{}")
    for age, path in enumerate((broken, over, newer, older)):
        os.utime(path, (1000 - age, 1000 - age))
    assert saves.newest("bare") == newer
    assert saves.newest("gallery") is None


def test_a_fresh_file_is_nobody_elses(home: Path) -> None:
    first = saves.fresh("bare")
    saves.store(first, b"1")
    second = saves.fresh("bare")
    assert second != first
    assert [path.name for path in home.iterdir()] == [first.name]


# -- the shelf, and what lies on it ------------------------------------------------------------


def test_h_is_help_everywhere(capsys: Said) -> None:
    assert "bossrush serve" in Ran(capsys, "-h").out
    assert "--resume" in Ran(capsys, "play", "-h").out


def test_games_say_what_their_options_mean(capsys: Said) -> None:
    said = Ran(capsys, "games", "--lang", "en").out
    assert "A single fight instead of a whole game." in said
    assert "gargoyle                     Boss: Gargoyle" in said
    assert "--companion random, steady, sharp" in said


def test_games_as_data(capsys: Said) -> None:
    found = {game["key"]: game for game in json.loads(Ran(capsys, "games", "--json").out)}
    souls = found["souls"]
    assert souls["seats"] == [1, 4]
    assert "steady" in souls["companions"]
    assert {"id", "title"} <= souls["lessons"][0].keys()
    scenario = next(option for option in souls["options"] if option["name"] == "scenario")
    assert {"value": "gargoyle", "title": "Boss: Gargoyle"} in scenario["values"]


def test_saves_are_listed_with_how_they_stand(capsys: Said) -> None:
    assert "No game is waiting for you." in Ran(capsys, "saves", "--lang", "en").out
    left = saves.fresh("bare")
    saves.store(left, bossrush.game("bare").new(seats=2, seed=1).save())
    saves.store(saves.fresh("sector"), b"nonsense")
    said = Ran(capsys, "saves", "--lang", "en").out
    assert "Cannot be read: " in said
    assert f"bossrush play bare --resume {left}" in said
    assert [one["game"] for one in json.loads(Ran(capsys, "saves", "bare", "--json").out)] == [
        "bare"
    ]
    assert "no game" in refused(capsys, "saves", "nonsense")


def test_a_save_is_named_behind_resume(capsys: Said, tmp_path: Path) -> None:
    file = tmp_path / "left.json"
    keep(bossrush.game("bare").new(seats=2, seed=1), file)
    assert sit_down(Wanted(game="bare", resume=True, file=file)).path == file
    assert refused(capsys, "play", "bare", str(file), "--plain") == (
        f"to go on with {file}, add --resume"
    )


def test_a_play_begins_at_a_position(capsys: Said, tmp_path: Path) -> None:
    file = tmp_path / "position.yaml"
    file.write_text("seats: 2\nstate: {beast: 3, hp: [1, 12]}\n", "utf-8")
    sitting = sit_down(Wanted(game="bare", position=file, seed=1))
    assert sitting.play.position()["state"]["beast"] == 3
    assert (
        refused(capsys, "play", "bare", "--plain", "--position", str(file), "--seats", "2")
        == "a position says it all: leave --seats out"
    )
    file.write_text("seats: [", "utf-8")
    assert "neither JSON nor YAML" in refused(
        capsys, "play", "bare", "--plain", "--position", str(file)
    )
    file.write_text("seats", "utf-8")
    assert "holds no position" in refused(
        capsys, "play", "bare", "--plain", "--position", str(file)
    )


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("bossrush play ve", ["vengeance"]),
        ("bossrush saves so", ["souls"]),
        ("bossrush play sector --lesson f", ["flank", "fight"]),
        ("bossrush play vengeance --companion steady-", ["steady-quick"]),
        ("bossrush play nobody --lesson f", []),
    ],
)
def test_a_shell_completes_games_and_what_they_offer(typed: str, offered: list[str]) -> None:
    asked = {"_BOSSRUSH_COMPLETE": "complete_bash", "COMP_CWORD": str(typed.count(" "))}
    done = subprocess.run(
        [sys.executable, "-m", "bossrush"],
        env={**os.environ, **asked, "COMP_WORDS": typed},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout.split() == offered, done.stderr


def test_an_ending_that_names_somebody_is_not_shown_as_a_key() -> None:
    one = {"file": "x", "left": "2026-01-02T03:04", "game": "sector", "seats": 1, "entries": 9}
    line, _ = kept_lines([{**one, "ended": "sector-defeat", "marks": []}], "en", Path())
    assert line == "2026-01-02 03:04  Escape the Dark Sector, 1 seat: over."
