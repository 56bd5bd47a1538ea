"""What an editor looks for in the packs of this game, once every record is well formed."""

from __future__ import annotations

from typing import Final

from bossrush.engine.content import Check
from bossrush.games.sector import proof_box, proof_cards

PROOFS: Final[list[Check]] = [
    proof_box.box,
    proof_box.dice,
    proof_box.people,
    proof_box.things,
    proof_cards.cards,
]
"""Each tells what could not be played, at its line."""
