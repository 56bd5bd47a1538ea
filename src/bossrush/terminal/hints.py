"""Hints with numbers in the terminal: what every option is worth, in lines of words."""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping
from enum import Enum
from typing import Final, NamedTuple

from bossrush.companions.roster import policy
from bossrush.companions.sharp.budget import Thinking
from bossrush.companions.sharp.reasons import percent, reason
from bossrush.companions.sharp.search import Search
from bossrush.companions.sharp.thought import Mind
from bossrush.companions.sharp.weighing import Weighing
from bossrush.engine.decision import Decision, Option
from bossrush.engine.past import last_choice
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


class Worth(NamedTuple):
    """What one option is worth."""

    number: int
    """The number to type for it; 0 where options are not numbered."""
    label: str
    chance: int
    behind: int | None
    """How much less that is than with the most promising option; None for that one itself."""
    error: int
    """How far the truth may be: from `chance`, or from what it is `behind`."""
    mark: str
    """`best`, `good` where none is best and this is as good as any, or `none`."""


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

    def lines(self, voice: Voice, numbers: Mapping[str, int] | None = None) -> list[str]:
        """Every option with its chance and how sure that is, and why."""
        told = []
        for worth in self.worths(voice, numbers):
            said = _said(worth, voice)
            told.append(f"{worth.number:>3}  {said}" if worth.number else said)
        if not told:
            return [voice.own("hint-nothing")]
        why = self.why(voice, numbers)
        return [*told, why] if why else told

    def worths(self, voice: Voice, numbers: Mapping[str, int] | None = None) -> list[Worth]:
        """What every option is worth, in the order in which they are asked.

        With `numbers`, by option, an option without one is left out: it is the same as another.
        """
        seen = self.seen(voice, numbers)
        if len(seen.options) < 2 or not seen.playouts:
            return []
        found = []
        for weighed in seen.options:
            option = Option(self.decision, 0, weighed.value)
            number = numbers.get(option.id, 0) if numbers else 0
            mark = "none"
            if weighed.value == seen.best:
                mark = "best"
            elif seen.best is None and weighed.value in seen.as_good:
                mark = "good"
            behind, doubt = None, weighed.error
            if weighed is not seen.leader:
                lost = seen.lost(weighed.value)
                behind, doubt = max(0, round(100 * lost.mean)), lost.error
            error = max(1, round(100 * TWICE * doubt))
            label, chance = voice.say(option.label), percent(seen.chance_of(weighed.value))
            found.append((option, Worth(number, label, chance, behind, error, mark)))
        labels = [worth.label for _, worth in found]
        told = [
            worth._replace(label=_apart(option, voice)) if labels.count(worth.label) > 1 else worth
            for option, worth in found
        ]
        return sorted(told, key=lambda worth: worth.number)

    def why(self, voice: Voice, numbers: Mapping[str, int] | None = None) -> str:
        """What speaks for the best option; empty where there is nothing to say."""
        why = reason(self.seen(voice, numbers), self.decision)
        return voice.say(why) if why is not None else ""

    def seen(self, voice: Voice, numbers: Mapping[str, int] | None) -> Weighing:
        """What was found out: of options that read the same only of the one that has a number."""
        whole = self.search.weighing()
        if not numbers:
            return whole
        options = {one.value: Option(self.decision, 0, one.value) for one in whole.options}
        shown = [one for one in whole.options if options[one.value].id in numbers]
        said = {value: _apart(option, voice) for value, option in options.items()}

        def stands_for(value: int) -> int:
            twins = [one.value for one in shown if said[one.value] == said[value]]
            return value if value in twins or not twins else twins[0]

        usual, choice = stands_for(whole.usual), stands_for(whole.choice)
        if not {usual, choice} <= {one.value for one in shown}:
            return whole
        found = Weighing(shown, usual)
        found.choice = choice
        return found

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


def _said(worth: Worth, voice: Voice) -> str:
    behind = worth.behind
    return voice.own(
        "hint-option" if behind is None else "hint-option-behind",
        label=worth.label,
        chance=worth.chance,
        behind=behind or 0,
        error=worth.error,
        mark=worth.mark,
    )


def _apart(option: Option, voice: Voice) -> str:
    """What an option is called, with what tells it from others of that name."""
    label, detail = voice.say(option.label), option.detail
    return f"{label}, {voice.say(detail)}" if detail is not None else label


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
