"""What a choice may cost at worst: the hero's life, by the second K.O."""

from __future__ import annotations

from bossrush.engine.decision import Decision
from bossrush.engine.message import Message
from bossrush.engine.stakes import Stakes
from bossrush.games.vengeance.table.state import Vendetta


class VendettaStakes(Stakes[Vendetta]):
    """The lives of the heroes, each for itself."""

    def at_stake(self, s: Vendetta, decision: Decision) -> bool:
        """Whether the next K.O. is this hero's last."""
        p = s.players[decision.seat]
        return p.ko + 1 == p.tables.ko_slots

    def may_end(self, s: Vendetta, decision: Decision, value: int) -> bool:
        """In the Roll Phase only who is done with it goes on to Combat."""
        if decision.key != "vengeance.roll":
            return True
        return decision.question.kind(s, value) in ("done", "pass")

    def lost(self, before: Vendetta, after: Vendetta, seat: int) -> int:
        """Whether this hero has died; the others are rivals."""
        return int(after.players[seat].out() and not before.players[seat].out())

    def loss(self, s: Vendetta, lost: int) -> Message:
        return Message(f"vengeance-ends-{'challenge' if s.solo() else 'hero'}")
