"""Hints with numbers in the terminal: what every option is worth, in lines of words."""

from __future__ import annotations

import secrets
import time
from enum import Enum
from typing import Final

from bossrush.companions.roster import policy
from bossrush.companions.sharp.budget import Thinking
from bossrush.companions.sharp.past import last_choice
from bossrush.companions.sharp.reasons import percent, reason
from bossrush.companions.sharp.search import Search
from bossrush.companions.sharp.thought import Mind
from bossrush.companions.sharp.weighing import Weighing
from bossrush.engine.decision import Decision, Option
from bossrush.engine.picking import Tallied
from bossrush.engine.play import HINTED, Play
from bossrush.terminal.voice import Voice

SECONDS: Final = 2.0
"""How long a hint is worked out."""
FEWEST: Final = 4
"""Every option is played out so many times, however long that takes."""
TWICE: Final = 2.0
"""So many standard errors to either side hold the truth 19 times in 20."""


class Hints(Enum):
    """When a play shows hints."""

    NEVER = "never"
    ASKED = "asked"
    AFTER = "after"
    """Also after each choice: what it gave away."""


class Advice:
    """What a hint is about, thought about on forks. It may be worked out in another thread."""

    def __init__(self, play: Play, decision: Decision, chosen: int | None = None) -> None:
        """`chosen` is what was taken, where that has happened already."""
        fork = play.fork(secrets.randbits(128))
        self.decision = next(one for one in fork.open if one.seat == decision.seat)
        self.chosen = chosen
        mind = Mind(policy(play.game.key), secrets.randbits(64), Thinking(seconds=SECONDS))
        usual = mind.usual(fork, self.decision)
        kept = [] if chosen is None else [chosen]
        self.search: Search = mind.search(fork, self.decision, usual, mind.seed, True, kept)

    def work_out(self, seconds: float = SECONDS) -> Advice:
        """Play options out for so long, a few times at least; done again, it sharpens."""
        end = time.monotonic() + seconds
        self.search.run(FEWEST * len(self.search.options))
        self.search.run(1 << 62, lambda: time.monotonic() >= end)
        return self

    def lines(self, voice: Voice) -> list[str]:
        """Every option with its chance and how sure that is, and why."""
        seen = self.search.weighing()
        if len(seen.options) < 2 or not seen.playouts:
            return [voice.own("hint-nothing")]
        labels = [self._label(voice, option.value) for option in seen.options]
        again = {label for label in labels if labels.count(label) > 1}
        told = [
            self._option(voice, seen, place, label, label in again)
            for place, label in enumerate(labels)
        ]
        why = reason(seen, self.decision)
        return [*told, voice.say(why)] if why is not None else told

    def _label(self, voice: Voice, value: int) -> str:
        return voice.say(Option(self.decision, 0, value).label)

    def _option(self, voice: Voice, seen: Weighing, place: int, label: str, again: bool) -> str:
        """One option; where another is called the same, with what tells them apart."""
        option = seen.options[place]
        detail = Option(self.decision, 0, option.value).detail
        if again and detail is not None:
            label = f"{label}, {voice.say(detail)}"
        mark = "none"
        if option.value == seen.best:
            mark = "best"
        elif seen.best is None and option.value in seen.as_good:
            mark = "good"
        return voice.own(
            "hint-option",
            label=label,
            chance=percent(option.chance),
            error=max(1, round(100 * TWICE * option.error)),
            mark=mark,
        )

    def verdict(self, voice: Voice) -> str | None:
        """What the choice that was made gave away; None where there was nothing to choose."""
        seen = self.search.weighing()
        if self.chosen is None or len(seen.options) < 2 or not seen.playouts:
            return None
        lost = seen.lost(self.chosen)
        if not lost.clear:
            return voice.own("hint-kept")
        best = Option(self.decision, 0, seen.leader.value).label
        return voice.own("hint-lost", lost=max(1, round(100 * lost.mean)), best=best)


def about_now(play: Play, decision: Decision | None) -> Advice | None:
    """A hint about what is asked; the play is marked for good. None where there is none to give."""
    if decision is None or decision.waiting or isinstance(decision.question, Tallied):
        return None
    play.mark(HINTED)
    return Advice(play, decision)


def about_last(play: Play, seat: int) -> Advice | None:
    """A hint about what a seat has just chosen."""
    past = last_choice(play, seat)
    if past is None or isinstance(past.decision.question, Tallied):
        return None
    if len(past.decision.values()) < 2:
        return None
    play.mark(HINTED)
    return Advice(past.play, past.decision, past.value)
