"""What a choice may cost at worst: a character's life, and with it the encounter or the game."""

from __future__ import annotations

from typing import Final

from bossrush.engine.decision import Decision
from bossrush.engine.message import Message
from bossrush.engine.sets import lowest, only
from bossrush.engine.stakes import Stakes
from bossrush.games.souls.questions.character_activation import moves
from bossrush.games.souls.questions.kinds import falls
from bossrush.games.souls.table import phases
from bossrush.games.souls.table.state import DEFEAT, Dungeon

WEAK: Final = 5
"""Whoever has more boxes free is not killed by an action of one's own alone."""
ACT: Final = "souls.ask.act"
PARTY: Final = 1 << 20
"""The party has fallen and woken at the bonfire: nobody is named who did not fall in all ways."""


class DungeonStakes(Stakes[Dungeon]):
    """The lives of the party."""

    def at_stake(self, s: Dungeon, decision: Decision) -> bool:
        """Whether a choice may kill: one's own action only the weak, but blow may follow blow."""
        if not phases.PLACE_HEROES <= s.phase < phases.DEFEATED:
            return False
        return decision.key != ACT or any(character.free() <= WEAK for character in s.party)

    def may_end(self, s: Dungeon, decision: Decision, value: int) -> bool:
        """Steps of a character say for themselves where they lead."""
        return decision.key != ACT or not moves(value)

    def lost(self, before: Dungeon, after: Dungeon, seat: int) -> int:
        """The game with the character by whose death it was lost, or an encounter."""
        if after.ended == DEFEAT:
            return only(after.chooser)
        return PARTY if after.sparks < before.sparks else 0

    def loss(self, s: Dungeon, lost: int) -> Message:
        """What the death of a character ends."""
        if lost < PARTY:
            return falls(s, lowest(lost))
        last = s.practice or s.sparks == 0
        return Message(f"souls-ends-{'game' if last else 'fight'}-any")
