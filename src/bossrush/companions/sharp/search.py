"""Search: every answer and the usual one played out on the same forks, until one is clearly best.

A *round* plays each answer that is left out once, all on the same chance. After some rounds those
that have fallen behind are dropped: first whatever is clearly worse, then the worse half, again
each time the rounds have doubled. The usual answer always stays, for it is what the others are
compared with; it is left only for another that is better by two standard errors. Picking the best
mean instead plays worse than not thinking at all: among many answers noise looks like merit.

What is dropped when depends on what was seen and on nothing else. So the same seed and the same
number of playouts give the same answer, whichever process plays them out, and thinking can be
taken up again where it was left.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from bossrush.companions.sharp.playout import Ending, Playouts, round_seed
from bossrush.companions.sharp.weighing import (
    SURE,
    Difference,
    Weighed,
    Weighing,
    difference,
    doubt_about,
)

FEWEST: Final = 2
FIRST_LOOK: Final = 8
"""Rounds before the first look, where there are not too many answers."""
SPARED: Final = 96
"""Playouts before the first look, about: with many answers it comes sooner."""
EVERY: Final = 16
"""Rounds between looks, once few answers are left."""
WIN_OR_LOSS: Final = 2
"""Endings that differ in more ways than this, and yet are equal, come from answers that are."""
ENOUGH: Final = 24
"""Rounds before thinking may end early."""
SURER: Final = 2.6
"""Standard errors that end thinking early, or that settle it after few rounds: looked at often, or
among many answers, two would come about by luck."""
LEAST: Final = 0.002
"""A smaller chance is not worth leaving the usual answer for: values at a horizon are not exact."""
LOST: Final = -1.0
"""Standard errors behind the usual answer at which the last rival is given up."""


class Search:
    """Thinking about one decision. It may stop at any round, and go on later."""

    def __init__(
        self,
        playouts: Playouts,
        usual: int,
        seed: int,
        kept: Sequence[int] = (),
        patient: bool = False,
    ) -> None:
        """`kept` are answers never dropped; `patient` thinking drops only what is clearly worse,
        never ends by itself, and looks at decisions that hardly matter too."""
        self.playouts = playouts
        self.seed = seed
        self.patient = patient
        self._kept = {usual, *kept}
        self.options = [Weighed(value) for value in playouts.values(self._kept, patient)]
        self.usual = next(option for option in self.options if option.value == usual)
        self.rounds = 0
        self.spent = 0
        """Playouts so far."""
        self.ended = len(self.options) < 2
        """Whether more thinking would not change the answer."""
        self._doubted = -1
        self._known_doubt = 0.0
        """How much rounds differ, and up to which of them that was worked out."""
        self._look = max(FEWEST, min(FIRST_LOOK, SPARED // max(1, len(self.options))))

    # -- one round after another ----------------------------------------------------------

    @property
    def alive(self) -> list[Weighed]:
        """The answers that are still played out."""
        return [option for option in self.options if not option.dropped]

    def lap(self) -> tuple[list[int], list[int]]:
        """The rounds up to the next look, and the values to play out in each of them.

        Many hands may play them in any order; they are entered in this one.
        """
        if self.ended:
            return [], []
        values = [option.value for option in self.alive]
        return list(range(self.rounds, self._look)), values

    def play_round(self, number: int, values: list[int]) -> list[Ending]:
        """Play one round. It changes nothing here."""
        seed = round_seed(self.seed, number)
        return [self.playouts.play_out(value, seed) for value in values]

    def enter(self, endings: list[Ending]) -> None:
        """Take in the next round: an ending for each answer that is left."""
        alive = self.alive
        for option, ending in zip(alive, endings, strict=True):
            option.chances.append(ending.chance)
            option.worths.append(ending.worth)
        self.rounds += 1
        self.spent += len(alive)
        if self.rounds == self._look:
            self._look_at_it()

    def run(self, most: int, hurried: Callable[[], bool] | None = None) -> None:
        """Think until `most` playouts have been made in all, or somebody is in a hurry."""
        while not self.ended and self.spent + len(self.alive) <= most:
            if hurried is not None and hurried():
                return
            values = [option.value for option in self.alive]
            self.enter(self.play_round(self.rounds, values))

    # -- looking --------------------------------------------------------------------------

    def ahead(self, option: Weighed) -> Difference:
        """How much more an answer is worth than the usual one."""
        return difference(option.worths, self.usual.worths, self._doubt())

    def _doubt(self) -> float:
        if self._doubted != self.rounds:
            self._doubted = self.rounds
            self._known_doubt = doubt_about(self.options, self.usual)
        return self._known_doubt

    def rival(self) -> Weighed | None:
        """The best of the answers that are left, the usual one set aside."""
        found: Weighed | None = None
        lead = 0.0
        for option in self.options:
            if option is self.usual or option.dropped:
                continue
            mean = self.ahead(option).mean
            if found is None or mean > lead:
                found = option
                lead = mean
        return found

    def _look_at_it(self) -> None:
        """Drop what has fallen behind, see whether that settles it, and set the next look."""
        self._drop_the_worse()
        if not self.patient:
            self._drop_half()
            self.ended = self._settled()
        few = len(self.alive) <= 2
        self._look = self.rounds + EVERY if few and self.rounds >= EVERY else self.rounds * 2

    def _drop_the_worse(self) -> None:
        rival = self.rival()
        if rival is None:
            return
        leader = rival if self.ahead(rival).mean > 0.0 else self.usual
        for option in self.options:
            if option is leader or option.dropped or option.value in self._kept:
                continue
            if difference(leader.worths, option.worths, self._doubt()).clear:
                option.dropped = True

    def _drop_half(self) -> None:
        """Keep the better half of the usual answer's rivals; equal ones in the order offered."""
        rivals = [option for option in self.alive if option.value not in self._kept]
        room = max(1, (len(rivals) + 1) // 2)
        means = {option.value: self.ahead(option).mean for option in rivals}
        rivals.sort(key=lambda option: -means[option.value])
        for option in rivals[room:]:
            option.dropped = True

    def _settled(self) -> bool:
        """Whether what is left to think about would hardly change the answer."""
        rival = self.rival()
        if rival is None:
            return True
        if self._nothing_differs():
            return self.rounds >= EVERY or len(set(self.usual.worths)) > WIN_OR_LOSS
        ahead = self.ahead(rival)
        if self.rounds < ENOUGH or len(self.alive) > 2:
            return False
        if abs(ahead.mean) + SURE * ahead.error < LEAST:
            return True
        return ahead.errors >= SURER or ahead.errors <= LOST

    def _nothing_differs(self) -> bool:
        usual = self.usual.worths
        return all(option.worths == usual for option in self.alive)

    # -- what came of it ------------------------------------------------------------------

    @property
    def close(self) -> bool:
        """Whether more thinking may well change the answer: a rival is ahead, not clearly yet."""
        rival = self.rival()
        if self.ended or rival is None:
            return False
        return 0.5 <= self.ahead(rival).errors < SURE

    def weighing(self) -> Weighing:
        """What has been seen so far, and what to answer."""
        found = Weighing([option.copy() for option in self.options], self.usual.value)
        rival = self.rival()
        if rival is not None:
            ahead = self.ahead(rival)
            if (
                ahead.mean >= LEAST
                and ahead.clear
                and (ahead.rounds >= EVERY or ahead.errors >= SURER)
            ):
                found.choice = rival.value
        return found
