"""The toys that use every corner of the engine keep every promise."""

from __future__ import annotations

from pathlib import Path

from bossrush.testing import conformance
from tests.toys.relay import RelayGame
from tests.toys.scramble import ScrambleGame
from tests.toys.vault import VaultGame

GOLDEN = Path(__file__).with_name("golden")

TestRelay = conformance(RelayGame(), golden=GOLDEN / "relay.json", seeds=range(2), soak=range(400))
TestScramble = conformance(
    ScrambleGame(), golden=GOLDEN / "scramble.json", seeds=range(2), soak=range(400)
)
TestVault = conformance(VaultGame(), golden=GOLDEN / "vault.json", seeds=range(2), soak=range(400))
