"""Balance by machine: knobs, aims, and the smallest change that meets them."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from bossrush.engine.errors import OptionError
from bossrush.games.sector import GAME
from bossrush.games.sector.cards.records import PACKS
from bossrush.lab.balance import Balancing, Games, Tried, pack_of, play_variant
from bossrush.lab.door import Hands
from bossrush.lab.extras import LabError
from bossrush.lab.knobs import Change, Changes, Tunable
from bossrush.lab.playing import Player, Setup
from bossrush.lab.targets import (
    Seen,
    Target,
    check_measured,
    confidence,
    figures,
    missed,
    surely_worse,
    target,
)
from tests.lab.conftest import Run

CORE = PACKS / "core"
CAPTAIN = "boss.gale-captain"


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    shutil.copytree(CORE, tmp_path / "core")
    return tmp_path / "core"


# -- knobs ----------------------------------------------------------------------------------------


def test_a_change_is_a_few_characters_of_the_pack() -> None:
    pack = Tunable(CORE)
    here = pack.spots[CAPTAIN, "enemy.ranged"].value
    changes = (Change(CAPTAIN, "enemy.ranged", here + 1),)
    removed, added = [
        line for line in pack.diff(changes).splitlines() if line[:1] in "+-" and line[1:2] == " "
    ]
    assert removed.strip() == f"-      ranged: {here}".strip()
    assert added.strip() == f"+      ranged: {here + 1}".strip()
    assert pack.size(changes) == 1


def test_a_list_grows_by_beginning_again() -> None:
    pack = Tunable(CORE)
    spot = pack.spots["boss.pale-guest", "enemy.row"]
    longer = spot.text(spot.value + 1).strip("[]").split(", ")
    assert longer[: spot.value] == list(spot.listed)
    assert longer[-1] == spot.listed[0]
    assert len(spot.text(spot.value - 1).split(", ")) == spot.value - 1


def test_a_changed_pack_loads_and_is_another_one(copied: Path) -> None:
    pack = Tunable(copied)
    spot = pack.spots["boss.pale-guest", "enemy.row"]
    pack.write((Change("boss.pale-guest", "enemy.row", spot.value - 1),), copied)
    assert Tunable(copied).spots["boss.pale-guest", "enemy.row"].value == spot.value - 1
    before = GAME.digest(GAME.options({}))
    GAME.tune(CORE, copied)
    try:
        assert GAME.digest(GAME.options({})) != before
    finally:
        GAME.tune(CORE, CORE)
    assert GAME.digest(GAME.options({})) == before


def test_moving_a_knob_back_is_no_change() -> None:
    pack = Tunable(CORE)
    knob = pack.knobs[0]
    here = pack.value(knob, ())
    there = pack.moved(knob, here + 1, ())
    assert pack.value(knob, there) == here + 1
    assert pack.moved(knob, here, there) == ()


@pytest.mark.parametrize(
    ("knob", "said"),
    [
        ("{record: boss.nobody, field: enemy.row, low: 1, high: 9}", "a record that core lacks"),
        ("{record: boss.verdigris, field: enemy.hat, low: 1, high: 9}", "no whole number"),
        ("{record: boss.verdigris, field: title, low: 1, high: 9}", "no whole number"),
        ("{record: boss.verdigris, field: enemy.close, low: 7, high: 9}", "not from 7 to 9"),
    ],
)
def test_a_knob_that_leads_nowhere_is_told(copied: Path, knob: str, said: str) -> None:
    manifest = copied / "pack.yaml"
    text = manifest.read_text(encoding="utf-8").partition("knobs:")[0]
    manifest.write_text(f"{text}knobs:\n  - {knob}\n", encoding="utf-8")
    with pytest.raises(LabError, match=said):
        Tunable(copied)


def test_a_pack_without_knobs_says_how_to_have_some(copied: Path) -> None:
    manifest = copied / "pack.yaml"
    text = manifest.read_text(encoding="utf-8").partition("knobs:")[0]
    manifest.write_text(text, encoding="utf-8")
    with pytest.raises(LabError, match="declares no knobs"):
        Tunable(copied)


# -- aims -----------------------------------------------------------------------------------------


def games(*rates: tuple[str, int, int]) -> list[Seen]:
    """Of each boss so many games, so many of them won."""
    return [
        Seen(number < won, (("boss", boss),)) for boss, many, won in rates for number in range(many)
    ]


def test_aims_are_missed_by_points() -> None:
    told = [figures(games(("a", 100, 60), ("b", 100, 35)))]
    assert target("boss<=12").missed(told[0]) == pytest.approx(13)
    assert target("boss <= 30").missed(told[0]) == 0
    assert target("won=50..60").missed(told[0]) == pytest.approx(2.5)
    assert missed([target("won=50..60"), target("boss<=12")], told) == pytest.approx(15.5)
    assert missed([target("hero<=5")], told) == 0, "nobody met two of that kind"


def test_how_sure_it_is_depends_on_how_many_games() -> None:
    aims = [target("boss<=12")]
    few = [figures(games(("a", 40, 20), ("b", 40, 17)))]
    many = [figures(games(("a", 8000, 4000), ("b", 8000, 3400)))]
    assert confidence(aims, few) < confidence(aims, many)
    assert confidence(aims, many) > 0.99


def test_what_is_as_good_is_not_surely_worse() -> None:
    aims = [target("boss<=12")]
    met = [figures(games(("a", 4000, 2000), ("b", 4000, 2000)))]
    missed_ = [figures(games(("a", 4000, 2000), ("b", 4000, 800)))]
    assert not surely_worse(aims, met, met), "both surely meet it"
    assert surely_worse(aims, missed_, met)


def test_an_aim_stays_about_what_it_was_about_where_fewer_games_are_looked_at() -> None:
    few = games(("a", 20, 15), ("b", 20, 5))
    assert target("boss<=12").missed(figures(few)) == 0, "of so few no rate is told"
    always = figures(games(("a", 40, 20), ("b", 40, 20))).things
    assert target("boss<=12").missed(figures(few, always)) == pytest.approx(38)


def test_games_that_say_nothing_about_an_aim_are_told_at_once() -> None:
    enough = figures(games(("a", 40, 20), ("b", 40, 17)))
    few = figures(games(("a", 40, 20), ("b", 20, 9)))
    aims = [target("won=35..55"), target("boss<=12")]
    check_measured(aims, [enough])
    with pytest.raises(OptionError, match="boss<=12: no two of that kind"):
        check_measured(aims, [enough, few])


@pytest.mark.parametrize("text", ["won", "won=60..40", "won=10..120", "boss<12", "boss<=0", ""])
def test_an_aim_that_makes_no_sense_is_told(text: str) -> None:
    with pytest.raises(OptionError, match="a target is written"):
        target(text)


# -- the search -----------------------------------------------------------------------------------


class Foretold(Balancing):
    """Knobs whose effect is known: each step of a boss costs it ten points."""

    def _is_sound(self, changes: Changes) -> bool:
        return True

    def measure_all(
        self, variants: list[Changes], before: Tried | None, games_: int
    ) -> list[Tried]:
        self.played += games_ * len(variants)
        return [self.foretold(changes) for changes in variants]

    def foretold(self, changes: Changes) -> Tried:
        won = {"boss.mooring-engine": 70, "boss.two-keys": 50, "boss.verdigris": 40}
        for change in changes:
            moved = change.value - self.pack.spots[change.record, change.field].value
            if change.record in won:
                won[change.record] -= 10 * moved
        told = [figures(games(*((boss, 200, 2 * rate) for boss, rate in won.items())))]
        nothing: Games = [{}]
        return Tried(changes, nothing, told)


def search(*aims: str) -> tuple[Tried, Tried, list[str]]:
    said: list[str] = []
    pack = Tunable(CORE)
    targets: list[Target] = [target(aim) for aim in aims]
    setup = Setup("sector", 1, GAME.options({}), Player("steady"), 0, True)
    found = Foretold(GAME, pack, [setup], targets, 100, Hands(1), said.append)
    return *found.search(12), said


def test_the_smallest_change_that_meets_the_aim_is_found() -> None:
    start, best, _ = search("boss<=12")
    assert start.missed([target("boss<=12")]) == pytest.approx(18)
    assert best.missed([target("boss<=12")]) == 0
    assert Tunable(CORE).size(best.changes) == 2


def test_nothing_is_changed_where_all_is_well() -> None:
    start, best, _ = search("boss<=40")
    assert best.changes == ()
    assert start is best


def test_games_without_the_card_are_not_played_again() -> None:
    setup = Setup("sector", 1, GAME.options({}), Player("steady"), 0, True)
    pack = Tunable(CORE)
    balancing = Balancing(GAME, pack, [setup], [target("boss<=12")], 24, Hands(1), print)
    start = balancing.measure((), None, 24)
    assert balancing.played == 24
    boss = "boss.verdigris"
    close = pack.spots[boss, "enemy.close"].value
    changes = (Change(boss, "enemy.close", close + 1),)
    tried = balancing.measure(changes, start, 24)
    met = [number for number, one in start.games[0].items() if ("boss", boss) in one.met]
    assert balancing.played == 24 + len(met)
    again = play_variant(setup, "core", changes, list(range(24)))
    assert [tried.games[0][number] for number in range(24)] == again, "and yet it is the truth"


def test_the_command_shows_a_diff_and_writes_nothing_unless_told(run: Run) -> None:
    before = (CORE / "bosses.yaml").read_text(encoding="utf-8")
    ask = ("balance", "sector", "--seats", "1", "--games", 20, "--workers", 1)
    said = run(*ask, "--target", "won=0..100")
    assert said.status == 0
    assert "is met as it is" in said.out
    told = json.loads(run(*ask, "--target", "won=0..20", "--steps", 1, "--json").out)
    assert told["games"] > 20
    assert told["changes"]
    assert told["diff"].startswith("--- a/core/")
    assert (CORE / "bosses.yaml").read_text(encoding="utf-8") == before


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["sector", "--target", "easy"], "a target is written"),
        (["sector", "--target", "won=1..2", "--pack", "nosuch"], "not played with a pack"),
        (["sector", "--target", "won=1..2", "--pack", "no/such"], "there is no folder"),
        (["sector", "--target", "won=1..2", "--pack", "tests"], "it has no pack.yaml"),
        (["arkalion", "--target", "won=1..2"], "declares knobs"),
        (["sector", "--target", "won=1..2", "--companion", "genius"], "no companion"),
        (["hunt", "--target", "won=1..2"], "declares knobs"),
    ],
)
def test_what_cannot_be_balanced_is_told(run: Run, arguments: list[str], said: str) -> None:
    told = run("balance", *arguments)
    assert told.status
    assert said in told.err
    assert told.err.count("\n") == 1


def test_a_pack_is_found_by_its_id() -> None:
    assert pack_of(GAME, "core", GAME.options({})) == CORE
    with pytest.raises(OptionError, match="with core"):
        pack_of(GAME, "tech", GAME.options({}))
    assert pack_of(GAME, "tech", GAME.options({"twisted_tech": True})) == PACKS / "tech"
