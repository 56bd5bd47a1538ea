"""What is kept of drawings is never another than what would be drawn anew."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

import bossrush
from bossrush.companions.random import RandomCompanion

KEYS = ("arkalion", "sector", "souls", "vengeance")
SEEDS = (3, 4)
MOST_STEPS = 150


def forget_all() -> None:
    """Let go of everything that scenes of any game have kept."""
    for name, module in list(sys.modules.items()):
        if name == "bossrush.engine.scene" or ".view." in name:
            for made in list(vars(module).values()):
                clear = getattr(made, "cache_clear", None)
                if clear is not None:
                    clear()


def drawn(key: str, seed: int, before_each: Callable[[], None]) -> list[bytes]:
    """Every scene of a play, for everybody and for one seat, as clients get them."""
    seats = seed % 3 + 2
    play: Any = bossrush.game(key).new(seats=seats, seed=seed)
    companion = RandomCompanion(seed)
    scenes = []
    for step in range(MOST_STEPS):
        for eye in (None, step % seats):
            before_each()
            scenes.append(msgspec.json.encode(play.scene(eye)))
        if play.outcome is not None or not play.open:
            break
        decision = play.open[step % len(play.open)]
        play.enter(decision, companion.answer(play, decision))
    return scenes


@pytest.mark.parametrize("key", KEYS)
def test_what_is_kept_is_what_would_be_drawn(key: str) -> None:
    for seed in SEEDS:
        forget_all()
        kept = drawn(key, seed, lambda: None)
        assert kept == drawn(key, seed, forget_all)
        assert kept == drawn(key, seed, lambda: None), "a kept drawing has been changed"
