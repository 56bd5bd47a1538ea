"""Every promise of the engine, checked on seeded and steered plays of Dark Souls."""

from __future__ import annotations

from pathlib import Path

from bossrush.engine.ledger import ledger_of
from bossrush.games.souls import GAME
from bossrush.testing import conformance

TestConformance = conformance(
    GAME,
    golden=Path(__file__).with_name("golden.json"),
    rules={rule.id for rule in ledger_of("souls").rules},
    settings={"scenario": ["gargoyle", "ornstein_and_smough", "dilapidated_bridge"]},
    joins={"character": "herald"},
)
