"""What is dropped is gone at once: nothing of a play waits for the garbage collector in vain."""

from __future__ import annotations

import gc
import sys
from typing import Any

import pytest

import bossrush
from bossrush.companions.random import play_out
from bossrush.engine.chance import seeded
from bossrush.engine.game import Game
from tests.toys.relay import RelayGame
from tests.toys.scramble import ScrambleGame
from tests.toys.vault import VaultGame

COPIES = 40
STEPS = 12
"""Choices between one look and the next."""
GAMES: list[Game[Any]] = [RelayGame(), ScrambleGame(), VaultGame(), *bossrush.games()]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_copies_that_are_dropped_leave_nothing_behind(game: Game[Any]) -> None:
    play = game.new(seats=min(3, game.max_seats), seed=5, listen=False)
    luck = seeded(5)
    while play.outcome is None:
        play.copy()
        play.fork(1)
        assert left_behind(play) < COPIES // 2
        play_out(play, luck, STEPS)


def left_behind(play: bossrush.Play) -> int:
    """How many objects there are more after many copies and forks than before."""
    gc.collect()
    before = sys.getallocatedblocks()
    for seed in range(COPIES):
        play.copy()
        play.fork(seed)
    gc.collect()
    return sys.getallocatedblocks() - before
