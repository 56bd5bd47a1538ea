"""Companions are found by the name of the game: ours by module, anybody's by entry point."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import EntryPoint

import pytest

from bossrush.companions import roster
from bossrush.companions.companion import Companion
from bossrush.companions.random import RandomCompanion
from bossrush.companions.sector import COMPANIONS
from bossrush.engine.decision import Decision
from bossrush.engine.errors import OptionError
from bossrush.engine.play import Play


class Stubborn(Companion):
    """Takes the last option there is."""

    key = "stubborn"

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.seed = seed

    def answer(self, play: Play, decision: Decision) -> int:
        return decision.values()[-1]


THEIRS = [Stubborn]


@pytest.fixture(autouse=True)
def looked_for_anew() -> Iterator[None]:
    roster._found.clear()
    yield
    roster._found.clear()


def test_ours_are_found_by_the_name_of_the_game() -> None:
    assert roster.plain_companions("sector") == ["random", *(kind.key for kind in COMPANIONS)]
    assert isinstance(roster.companion("steady", "sector", 3), COMPANIONS[0])


@pytest.mark.parametrize("game", ["hunt", "roster", "no such game", ""])
def test_a_game_without_any_has_one_that_plays_at_random(game: str) -> None:
    assert roster.plain_companions(game) == ["random"]
    assert isinstance(roster.companion("random", game, 3), RandomCompanion)


def test_anybodys_are_found_by_entry_point(monkeypatch: pytest.MonkeyPatch) -> None:
    point = EntryPoint("hunt", f"{__name__}:THEIRS", "bossrush.companions")

    def points(*, group: str, name: str) -> list[EntryPoint]:
        assert group == "bossrush.companions"
        return [point] if name == point.name else []

    monkeypatch.setattr(roster, "entry_points", points)
    assert roster.plain_companions("hunt") == ["random", "stubborn"]
    made = roster.companion("stubborn", "hunt", 8)
    assert isinstance(made, Stubborn)
    assert made.seed == 8
    with pytest.raises(
        OptionError, match="vault has no companion 'stubborn'; it has random, sharp"
    ):
        roster.companion("stubborn", "vault", 8)
    with pytest.raises(OptionError, match="did you mean 'stubborn'"):
        roster.companion("stuborn", "hunt", 8)


def test_a_broken_package_sends_no_other_away(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    places = ["no_such_module:THEIRS", f"{__name__}:nothing", f"{__name__}:THEIRS"]

    def points(*, group: str, name: str) -> list[EntryPoint]:
        return [EntryPoint(name, place, group) for place in places]

    monkeypatch.setattr(roster, "entry_points", points)
    assert roster.plain_companions("hunt") == ["random", "stubborn"]
    said = capsys.readouterr().err.splitlines()
    assert len(said) == 2
    assert "companions for hunt are left out" in said[0]
    assert "no_such_module" in said[0]
