"""The report: one page that needs nothing, says the truth, and speaks both languages."""

from __future__ import annotations

import random
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from bossrush.lab.frames import frames
from bossrush.lab.playing import Moment, Played, Player, Setup, Thing
from bossrush.lab.report.course import flow, health
from bossrush.lab.report.facts import Facts, facts
from bossrush.lab.report.luck import luck
from bossrush.lab.report.rates import by_kind, overall
from bossrush.lab.report.svg import ticks
from bossrush.lab.report.worth import worth
from tests.lab.conftest import Run

SETUP = Setup("sector", 2, {}, Player("steady"), 0, True)


def game(won: bool, moments: list[Moment], things: list[Thing]) -> Played:
    labels = {"reason": "sector-victory" if won else "sector-defeat"}
    return Played(won, (), (), 10 * len(moments), 0.0, labels, tuple(moments), tuple(things))


def made(count: int, seed: int = 1) -> list[Played]:
    """Games in which a hero wins half of the time; a charm is found late and adds a fifth."""
    rng = random.Random(seed)
    games = []
    for _ in range(count):
        moments = [Moment("act-1", 10, 10, 0)]
        things = [Thing("hero", "crew.cook", "crew.cook", 0, 0), Thing("card", "early", "", -1, 0)]
        if rng.random() < 0.4:  # fell early: nobody finds anything
            games.append(game(False, [*moments, Moment("act-1", 0, 10, 9)], things))
            continue
        moments.append(Moment("act-2", 6, 10, 10))
        charmed = rng.random() < 0.5
        if charmed:
            things.append(Thing("item", "charm", "crew.cook", 0, 1))
        elif rng.random() < 0.5:
            things.append(Thing("item", "stone", "crew.cook", 0, 1))
        won = rng.random() < 0.5 + 0.2 * charmed
        things.append(Thing("boss", "boss.verdigris", "", -1, 1))
        moments.append(Moment("act-2", 3 if won else 0, 10, 20))
        games.append(game(won, moments, things))
    return games


def known(games: list[Played]) -> Facts:
    return facts(frames([SETUP], [(0, at, one) for at, one in enumerate(games)]))


def test_worth_is_corrected_for_when_a_thing_is_had() -> None:
    """Whoever has the charm has come far: raw, it would seem to be worth 40 points and more."""
    games = made(4000)
    having = [one for one in games if any(thing.id == "charm" for thing in one.things)]
    lacking = [one for one in games if one not in having]
    raw = _rate(having) - _rate(lacking)
    assert raw > 0.35
    found = {one.id: one.estimate for one in worth(known(games), "item")}
    assert found["charm"].low < 0.2 < found["charm"].high
    assert found["charm"].high - found["charm"].low < 0.1
    assert found["charm"].is_clear
    assert found["stone"].value < 0


def _rate(games: list[Played]) -> float:
    return sum(one.won is True for one in games) / len(games)


def test_intervals_hold_the_truth_about_as_often_as_they_say() -> None:
    held = 0
    for seed in range(100):
        charm = next(one for one in worth(known(made(400, seed)), "item") if one.id == "charm")
        held += charm.estimate.low <= 0.2 <= charm.estimate.high
    assert 88 <= held <= 99


def test_the_flow_loses_what_is_lost() -> None:
    games = made(500)
    stages = flow(known(games))
    assert [stage.id for stage in stages] == ["act-1", "act-2"]
    assert stages[0].reached == 500
    assert stages[1].reached == 500 - stages[0].lost
    assert sum(stage.lost for stage in stages) == sum(one.won is False for one in games)
    assert stages[1].causes[0][:2] == ("boss", "boss.verdigris")


def test_rates_and_health_are_those_of_the_games() -> None:
    games = made(500)
    told = known(games)
    assert overall(told).value == _rate(games)
    (boss,) = by_kind(told, "boss")
    assert boss.estimate.count == sum(len(one.moments) == 3 for one in games)
    sides = health(told)
    assert sides["won"][0].middle == 1.0
    assert sides["won"][-1].middle == 0.3


def test_luck_is_decided_bit_by_bit() -> None:
    found = luck(known(made(2000)))
    assert found is not None
    shares = [share for _, share in found.decided]
    assert shares == sorted(shares)
    assert shares[0] < 0.05
    assert 0.1 < shares[-1] < 0.9


def test_nothing_to_tell_is_no_trouble() -> None:
    for games, stages in (([], []), (made(1), [("act-1", 1, 1)]), ([game(True, [], [])], [])):
        told = known(games)
        assert luck(told) is None
        assert worth(told, "item") == []
        assert [(one.id, one.reached, one.lost) for one in flow(told)] == stages


@pytest.mark.parametrize(("low", "high"), [(0, 1), (0.1, 0.9), (-31, 22), (0, 4321), (5, 5)])
def test_ticks_are_round_and_inside(low: float, high: float) -> None:
    found = ticks(low, high)
    assert 1 <= len(found) <= 14
    assert all(low <= one <= high for one in found)
    assert all(len(f"{one:g}") <= 5 for one in found)


class Outline(HTMLParser):
    """What a page is made of."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: dict[str, int] = {}
        self.links: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags[tag] = self.tags.get(tag, 0) + 1
        self.links += [str(value) for name, value in attrs if name in ("src", "href", "srcset")]
        if tag not in ("meta", "input", "br"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags[tag] = self.tags.get(tag, 0) + 1

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("name", ["sector", "arkalion", "vengeance", "souls"])
def test_the_page_needs_nothing_and_speaks_both_languages(
    run: Run, tmp_path: Path, name: str
) -> None:
    many = 3 if name == "souls" else 12
    ask = ("simulate", name, "--companion", "random", "--games", many, "--workers", 1)
    assert run(*ask, "--seats", "2", "--out", tmp_path / "a", "--lang", "fr").status == 0
    page = (tmp_path / "a" / "report.html").read_text(encoding="utf-8")
    outline = Outline()
    outline.feed(page)
    assert outline.open == []
    assert outline.links == []
    assert "script" not in outline.tags
    assert outline.tags["main"] == 2
    assert outline.tags["svg"] >= 2
    assert not re.search(r"url\(|@import|https?://", page)
    assert 'id="fr" checked' in page
    english, french = page.split('<main lang="fr">')
    for text in (english, french):
        assert not re.search(rf"\b{name}-[a-z]|\blab-[a-z]|\{{ \$", text), "a key instead of words"
    assert "How long games are" in english
    assert "La durée des parties" in french
