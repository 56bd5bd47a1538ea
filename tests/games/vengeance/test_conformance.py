"""Vengeance keeps every promise of the engine, in turns, in real time and in equal shares."""

from __future__ import annotations

from pathlib import Path

from bossrush.engine.ledger import ledger_of
from bossrush.games.vengeance import GAME, VengeanceGame
from bossrush.testing import conformance

RULES = {rule.id for rule in ledger_of("vengeance").rules}
TABLES = ("card", "foe", "ground")
"""Fields that follow from others: what the numbers of hero, boss and lair stand for."""


def on_the_clock() -> VengeanceGame:
    """The same game with real time as its default, so that every clock setting is tried in it."""
    game = VengeanceGame()
    for setting in game.settings:
        if setting.name == "mode":
            setting.default = "realtime"
    return game


TestConformance = conformance(
    GAME,
    golden=Path(__file__).with_name("golden.json"),
    rules=RULES,
    unseen=TABLES,
    settings={"mode": ("quota",), "dice": ("hard",), "limit": (180,), "turn_limit": (60,)},
)

TestRealTime = conformance(
    on_the_clock(),
    golden=Path(__file__).with_name("golden_realtime.json"),
    rules=RULES,
    unseen=TABLES,
    seats=(1, 3),
    settings={"fair": (True,), "cap": (180,), "cooldown": (0,), "limit": (180,), "idle": (0,)},
)
