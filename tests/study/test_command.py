"""`bossrush study` and `bossrush puzzles`: what they say, write and refuse."""

from __future__ import annotations

import json
import re
from pathlib import Path

import msgspec
import pytest

from bossrush.cli_program import run
from bossrush.companions.random import play_out
from bossrush.engine.chance import seeded
from bossrush.engine.registry import games, register
from bossrush.lab import cluster
from bossrush.study.shape import Study, View
from bossrush.study.spoken import sums
from bossrush.study.working import Studying
from tests.companions.sharp.toys import DoorsGame
from tests.lab.test_cluster import Pretended
from tests.toys.hunt import HuntGame


@pytest.fixture(autouse=True)
def _toys() -> None:
    games()
    register(HuntGame())


@pytest.fixture
def save(tmp_path: Path) -> Path:
    play = HuntGame().new(seats=2, seed=5, listen=False)
    play_out(play, seeded(5), 10_000)
    file = tmp_path / "hunt.bossrush.json"
    file.write_bytes(play.save())
    return file


ROUGHLY = ("--workers", "1", "--aim", "20", "--lang", "en")


def test_a_game_in_a_page_of_text(save: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["study", str(save), *ROUGHLY]) == 0
    said = capsys.readouterr().out
    assert re.search(r"luck [+−]?\d+", said)
    assert "Turning points" in said
    assert "playouts" in said


@pytest.mark.parametrize(
    ("start", "luck", "play", "others", "result"),
    [
        (0.455, -0.062, -0.393, 0.0, 0.0),
        (0.5, 0.101, 0.104, -0.205, 0.5),
        (0.3, 0.7, 0.0, 0.0, 1.0),
    ],
)
def test_the_sum_adds_up_in_whole_points(
    start: float, luck: float, play: float, others: float, result: float
) -> None:
    view = View(start=start, luck=luck, play=play, others=others, result=result)
    whole = sums(view)
    assert whole is not None
    assert sum(whole[part] for part in ("start", "luck", "play", "others")) == whole["result"]
    for part, exact in (("luck", luck), ("play", play), ("others", others)):
        assert abs(whole[part] - 100 * exact) <= 1
    assert sums(View()) is None


def test_everything_for_machines(save: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["study", str(save), "--json", *ROUGHLY]) == 0
    found = msgspec.json.decode(capsys.readouterr().out, type=Study)
    (view,) = found.views
    assert view.start is not None
    assert view.result is not None
    assert view.start + view.luck + view.play == pytest.approx(view.result, abs=1e-9)
    assert view.crew is not None
    shared = [*view.players, view.crew]
    assert sum(one.luck for one in shared) == pytest.approx(view.luck, abs=1e-9)
    assert sum(one.play for one in shared) == pytest.approx(view.play, abs=1e-9)
    assert len(view.points) == len(found.moments)
    assert view.verdict is not None
    assert len(view.turning) == 3
    rolls = [moment for moment in found.moments if moment.kind == "roll"]
    assert rolls
    assert all(moment.seat is not None and moment.rolled for moment in rolls)
    choices = [moment for moment in found.moments if moment.kind == "choice"]
    assert choices
    assert all(moment.chosen in [one.option for one in moment.options] for moment in choices)
    assert all(moment.why is not None for moment in choices)


def test_the_page_needs_nothing_from_outside(save: Path, tmp_path: Path) -> None:
    out = tmp_path / "game.html"
    assert run(["study", str(save), "--html", str(out), *ROUGHLY]) == 0
    page = out.read_text(encoding="utf-8")
    assert "http://" not in page
    assert "https://" not in page
    assert not re.search(r"<(link|img|iframe|script src)", page)
    assert "prefers-color-scheme" in page
    assert "@media print" in page
    data = json.loads(page.split('id="data">')[1].split("</script>")[0])
    assert data["own"]["page-chance"] == ["Chance to win", "Chances de gagner"]
    assert "{{" not in page


def test_it_is_taken_up_where_it_was_left(save: Path, tmp_path: Path) -> None:
    """And comes out the same as if it had never been left, whatever the number of processes."""
    keep = str(tmp_path / "kept")
    for playouts in ("200", "1000"):
        budget = ("--playouts", playouts, "--keep", keep)
        assert run(["study", str(save), "--workers", "1", "--aim", "5", *budget]) == 0
    with Studying(save.read_bytes(), aim=0.05, workers=2) as work:
        while work.plan.playouts < 1000:
            assert work.lap()
        again = Studying(save.read_bytes(), aim=0.05)
        assert again.take_up(Path(keep).read_bytes())
        assert again.plan.playouts == work.plan.playouts
        seen = [prospect.chances for prospect in work.course.prospects]
        assert [prospect.chances for prospect in again.course.prospects] == seen
        assert again.told() == work.told()


def told(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    assert run(arguments) == 0
    return capsys.readouterr().out


def test_a_cluster_and_processes_here_see_the_same(
    save: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where two pieces are lost with their worker."""
    study = ["study", str(save), "--json", "--aim", "20"]
    alone = told([*study, "--workers", "1"], capsys)
    assert told([*study, "--workers", "2"], capsys) == alone
    pretended = Pretended({})
    lost = [2]
    played = pretended.get

    def get(call: object) -> object:
        if lost[0]:
            lost[0] -= 1
            raise pretended.exceptions.RayError("a node is gone")
        return played(call)

    pretended.get = get  # type: ignore[method-assign]
    monkeypatch.setattr(cluster, "reach", lambda address: pretended)
    assert told([*study, "--ray", "auto"], capsys) == alone
    assert lost == [0]
    assert not pretended.open


def test_what_makes_no_sense_is_refused_in_a_sentence(
    save: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = tmp_path / "broken"
    broken.write_bytes(save.read_bytes()[:300])
    stranger = tmp_path / "stranger"
    stranger.write_text(save.read_text().replace('"hunt"', '"chess"', 1))
    hopeless = tmp_path / "hopeless"
    play = HuntGame().stage({"seats": 2, "state": {"hp": [1, 1]}}, seed=1, listen=False)
    play_out(play, seeded(1), 10_000)
    hopeless.write_bytes(play.save())
    untouched = tmp_path / "untouched"
    untouched.write_bytes(HuntGame().new(seats=1, seed=1).save())
    for arguments, why in (
        ([str(tmp_path / "none")], "cannot be read"),
        ([str(broken)], "damaged or cut short"),
        ([str(stranger)], "no game 'chess'"),
        ([str(hopeless)], "nobody won any of"),
        ([str(untouched)], "nothing to study"),
        ([str(save), "--playouts", "0"], "budget of nothing"),
        ([str(save), "--seconds", "0"], "budget of nothing"),
        ([str(save), "--aim", "0"], "± 0.5 to 50 points"),
        ([str(save), "--companion", "nobody"], "no companion"),
        ([str(save), "--html", str(tmp_path / "no" / "page.html")], "cannot be written"),
        ([str(save), "--keep", str(tmp_path / "no" / "study")], "cannot be written"),
        ([str(save), "--keep", str(save)], "study of another play"),
    ):
        assert run(["study", *arguments, "--workers", "1"]) == 2, arguments
        said = capsys.readouterr().err
        assert why in said
        assert len(said.splitlines()) == 1


def test_where_no_puzzle_is_found_it_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = str(tmp_path / "puzzles.json")
    assert run(["puzzles", "make", "hunt", "--games", "1", "--late", "0.01", "--out", out]) == 2
    assert "allow more --games" in capsys.readouterr().err


def test_puzzles_are_the_same_whoever_looks_for_them(tmp_path: Path) -> None:
    register(DoorsGame((2, 3, 8, 1)))
    files = [tmp_path / f"{workers}.json" for workers in (1, 2)]
    for workers, file in enumerate(files, start=1):
        make = ["puzzles", "make", "doors", "--count", "3", "--out", str(file)]
        assert run([*make, "--workers", str(workers)]) == 0
    one, two = (json.loads(file.read_text(encoding="utf-8")) for file in files)
    assert one == two
    assert [puzzle["id"] for puzzle in one] == ["puzzle-1", "puzzle-2", "puzzle-3"]
    assert {puzzle["answer"] for puzzle in one} == {"door2"}


def test_a_search_for_puzzles_that_makes_no_sense_is_refused_in_a_sentence(
    save: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = tmp_path / "broken.json"
    broken.write_text('[{"id": "puzzle-1"', encoding="utf-8")
    others = tmp_path / "others.json"
    others.write_text(json.dumps([{"position": {"game": "sector"}}]), encoding="utf-8")
    for arguments, why in (
        (["chess", "--out", str(tmp_path / "new")], "no game 'chess'"),
        (["hunt", "--out", str(broken)], "not a file of puzzles"),
        (["hunt", "--out", str(save)], "not a file of puzzles"),
        (["hunt", "--out", str(others)], "puzzles of sector, not of hunt"),
        (["hunt", "--out", str(tmp_path / "no" / "new")], "cannot be written"),
        (["hunt", "--out", str(tmp_path / "new"), "--seats", "99"], "seats"),
        (["hunt", "--out", str(tmp_path / "new"), "--games", "0"], "games"),
        (["hunt", "--out", str(tmp_path / "new"), "--ray", "nowhere"], "a Ray address is auto"),
    ):
        assert run(["puzzles", "make", *arguments]) == 2, arguments
        said = capsys.readouterr().err
        assert why in said, said
        assert len(said.splitlines()) == 1
    assert not (tmp_path / "new").exists()


def test_composed_positions_are_measured_and_those_that_hold_are_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    register(DoorsGame((2, 3, 8, 1)))
    start = {"game": "doors", "seats": 1, "state": {}}
    composed = tmp_path / "composed.json"
    composed.write_text(json.dumps([{"id": "third-door", "position": start}]), encoding="utf-8")
    kept = tmp_path / "kept.json"
    for _ in range(2):  # written once, however often it is measured
        check = ["puzzles", "check", str(composed), "--write", str(kept), "--workers", "1"]
        assert run(check) == 0
        said = capsys.readouterr().out
        assert "third-door: doors.which, a puzzle" in said
        assert "door2 answer" in said
        assert " steady" in said
    (puzzle,) = json.loads(kept.read_text(encoding="utf-8"))
    assert puzzle["answer"] == "door2"
    assert "fault" not in puzzle
    assert puzzle["better_margin"] >= 0.15

    register(DoorsGame((3, 8)))
    assert run(["puzzles", "check", str(composed), "--workers", "1"]) == 0
    assert "no puzzle: steady finds the answer" in capsys.readouterr().out


def test_what_cannot_be_measured_is_refused_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "composed.json"
    at_hunt = {"id": "one", "position": {"game": "hunt", "seats": 1, "state": {}}}
    at_doors = {"id": "two", "position": {"game": "doors", "seats": 1, "state": {}}}
    broken = {"id": "one", "position": {"game": "hunt", "seats": 1, "state": {"beast": -1}}}
    for text, why in (
        ("[{", "not a list of positions"),
        ("{}", "of 0 games"),
        (json.dumps([at_hunt, at_doors]), "of 2 games"),
        (json.dumps([{"id": "one", "position": {"game": "chess"}}]), "no game 'chess'"),
        (json.dumps([broken]), "state.beast"),
    ):
        file.write_text(text, encoding="utf-8")
        assert run(["puzzles", "check", str(file), "--workers", "1"]) == 2, text
        said = capsys.readouterr().err
        assert why in said, said
        assert len(said.splitlines()) == 1
    assert run(["puzzles", "check", str(tmp_path / "missing.json")]) == 2
