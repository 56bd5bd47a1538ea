"""Whatever `bossrush pack check` passes can be played: with packs that nobody wrote."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, event, given, settings
from hypothesis import strategies as st

from bossrush.companions.random import play_out
from bossrush.engine.chance import seeded
from bossrush.engine.content import check, gather
from bossrush.engine.game import Game
from bossrush.engine.play import Play
from bossrush.engine.towards import position_of
from bossrush.engine.trial import NoTrialError
from bossrush.games.arkalion import ArkalionGame
from bossrush.games.sector import SectorGame
from bossrush.games.souls import SoulsGame
from bossrush.games.vengeance import VengeanceGame
from tests.games.made_packs import Record, ids_of, packs, write

GAMES: dict[str, type[Game[Any]]] = {
    "arkalion": ArkalionGame,
    "sector": SectorGame,
    "souls": SoulsGame,
    "vengeance": VengeanceGame,
}
CHOICES = 150
"""So many are made in a whole game."""
TRIED = 40
"""So many where one card is at hand."""

QUICK = settings(
    max_examples=12,
    derandomize=True,
    deadline=None,
    database=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)
LONG = settings(QUICK, max_examples=400, derandomize=False, phases=[Phase.generate, Phase.shrink])


def play_with(key: str, records: dict[str, list[Record]], seed: int) -> bool:
    """Play with a pack, if it passes; whether it did."""
    with TemporaryDirectory() as folder:
        pack = write(Path(folder), key, records)
        game = GAMES[key]()
        assert game.vocabulary is not None
        if check(game.vocabulary, gather(game.vocabulary, [pack])):
            return False
        assert game.offer_packs(pack) == ["made"]
        seats = range(game.min_seats, game.max_seats + 1)
        go_on(game.new(seats[seed % len(seats)], seed, packs="made"), seed, CHOICES)
        for kind, card in ids_of(records):
            try:
                trial = game.trial(kind, card, {"packs": "made"})
                position = position_of(game, trial, {"packs": "made"})
            except NoTrialError:
                continue
            go_on(game.stage(position, seed), seed, TRIED)
        return True


def go_on(play: Play, seed: int, most: int) -> None:
    """Play at random; now and then look at all there is to see."""
    stream = seeded(seed)
    for _ in range(0, most, 10):
        play_out(play, stream, 10)
        play.scene(0)
        for decision in play.open:
            for option in decision.options:
                assert option.label.key
                _ = option.detail, list(option.odds)
        if play.outcome is not None:
            return


@pytest.mark.parametrize("key", GAMES)
def test_whatever_passes_plays(key: str) -> None:
    passed = 0

    @QUICK
    @given(packs(key), st.integers(0, 99))
    def played(records: dict[str, list[Record]], seed: int) -> None:
        nonlocal passed
        passed += play_with(key, records, seed)

    played()
    assert passed, "none of them passed: nothing was tried"


@pytest.mark.soak
@pytest.mark.parametrize("key", GAMES)
def test_whatever_passes_plays_for_long(key: str) -> None:
    @LONG
    @given(packs(key), st.integers(0, 10**6))
    def played(records: dict[str, list[Record]], seed: int) -> None:
        event("plays" if play_with(key, records, seed) else "is refused")

    played()
