"""`random`: any legal answer, each as likely as the others. The measure of all speeds."""

from __future__ import annotations

from typing import ClassVar

from bossrush.companions.companion import Companion
from bossrush.engine.chance import Stream
from bossrush.engine.clocks import soonest
from bossrush.engine.decision import Decision
from bossrush.engine.play import Play


class RandomCompanion(Companion):
    """Plays at random, from a stream of its own."""

    key: ClassVar[str] = "random"

    def answer(self, play: Play, decision: Decision) -> int:
        values = decision.values()
        return values[self.stream.below(len(values))]


def play_out(play: Play, stream: Stream, most: int) -> int:
    """Play at random to the end, or until `most` choices; how many were made."""
    made = 0
    while play.outcome is None and made < most:
        asked = play.open
        if not asked:  # all wait for a clock
            play.expire(soonest(play.timers).id)
            continue
        decision = asked[0] if len(asked) == 1 else asked[stream.below(len(asked))]
        values = decision.values()
        play.enter(decision, values[stream.below(len(values))])
        made += 1
    return made
