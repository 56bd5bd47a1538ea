"""The tutorial's game keeps every promise."""

from __future__ import annotations

from pathlib import Path

from bossrush.testing import conformance
from tests.toys.hunt import HuntGame

GOLDEN = Path(__file__).with_name("golden") / "hunt.json"

TestConformance = conformance(HuntGame(), golden=GOLDEN, seeds=range(2))
