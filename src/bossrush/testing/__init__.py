"""What a game's tests need: the conformance suite, staged plays, and the rules that tests show.

    TestConformance = conformance(HuntGame(), golden=Path(__file__).with_name("golden.json"))

This package needs pytest and Hypothesis, and nothing else in Bossrush imports it.
"""

from __future__ import annotations

from bossrush.testing.golden import digest
from bossrush.testing.staging import Staged, every_end_of, every_outcome
from bossrush.testing.suite import Suite, conformance
from bossrush.testing.walk import Case, Fault, Walk, cases

__all__ = [
    "Case",
    "Fault",
    "Staged",
    "Suite",
    "Walk",
    "cases",
    "conformance",
    "digest",
    "every_end_of",
    "every_outcome",
]
