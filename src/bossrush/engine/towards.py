"""One card put on the table: for its author, who wants to see it, and for tests of packs.

A game says with a `Trial` what to begin with for a kind of card. Where the card is dealt or chosen,
a play is steered to it by `Towards`, luck that brings certain cards as soon as it can; the rest is
written into the position at which it is met. `position_of` gives that position, and a play staged
from it is like any other.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

from bossrush.engine.chance import Chance, Outcomes, Stream, seeded
from bossrush.engine.decision import Decision
from bossrush.engine.game import Game
from bossrush.engine.play import Play
from bossrush.engine.trial import NoTrialError, Trial

STEPS: Final = 400
"""A card that has not come up after so many answers is looked for with other luck."""
TRIES: Final = 12
_PARTS: Final = re.compile(r"[:@>+,]")


class Towards(Chance):
    """Luck that brings what is wanted, by its id, wherever it can come up; else any."""

    def __init__(self, wanted: Sequence[str], stream: Stream) -> None:
        super().__init__()
        self.wanted = wanted
        self.stream = stream

    def pick(self, n: int, outcomes: Outcomes) -> int:
        if n == 1:
            return 0
        self.seen += 1
        for name in self.wanted:
            for index in range(n):
                if outcomes.outcome(index) == name or outcomes.leads_to(index, name):
                    return index
        return self.stream.below(n)

    def copy(self) -> Chance:
        stream = self.stream.copy()
        assert isinstance(stream, Stream)
        twin = Towards(self.wanted, stream)
        twin.seen = self.seen
        return twin


def position_of(game: Game[Any], trial: Trial, options: dict[str, Any]) -> dict[str, Any]:
    """The position at which the card is at hand; NoTrialError where none was found."""
    given = {**options, **trial.options}
    for seed in range(TRIES):
        chance = Towards(trial.wanted, seeded(seed))
        play = game.new(trial.seats, None, chance, False, **given)
        if _reached(play, trial, seeded(seed)):
            position = play.position()
            if trial.change is not None:
                trial.change(position["state"])
            return position
    raise NoTrialError(f"no play of {game.key} came to where this card is met")


def _reached(play: Play, trial: Trial, stream: Stream) -> bool:
    if not trial.phase:
        return True
    for _ in range(STEPS):
        if play.position()["state"]["phase"] == trial.phase:
            return True
        if play.outcome is not None or not play.open:
            return False
        decision = play.open[0]
        play.enter(decision, _answer(decision, trial.wanted, stream))
    return False


def _answer(decision: Decision, wanted: Sequence[str], stream: Stream) -> int:
    """The answer that names what is wanted; else any."""
    values = decision.values()
    for name in wanted:
        for value in values:
            if name in _PARTS.split(decision.option_id(value)):
                return value
    return values[stream.below(len(values))]
