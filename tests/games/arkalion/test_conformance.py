"""Escape from Arkalion keeps every promise of the engine."""

from __future__ import annotations

from pathlib import Path

from bossrush.engine.ledger import ledger_of
from bossrush.games.arkalion import GAME
from bossrush.testing import conformance

TestConformance = conformance(
    GAME,
    golden=Path(__file__).with_name("golden.json"),
    rules={rule.id for rule in ledger_of("arkalion").rules},
    reasons=True,
)
