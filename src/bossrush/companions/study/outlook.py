"""Looking ahead from a moment of the past: the chance to win, from what was known by then."""

from __future__ import annotations

from typing import Final, NamedTuple

from bossrush.companions.sharp.playout import Playouts, round_seed
from bossrush.companions.study.fated import fated
from bossrush.companions.study.script import Script
from bossrush.engine.decision import CREW
from bossrush.engine.errors import RuleError

KEPT: Final = 64
"""Moments that are kept at hand."""


class Wanted(NamedTuple):
    """Rounds that are wanted of one answer."""

    frame: int
    """The entry at which the answer is given."""
    value: int
    fate: int
    """So many of the picks that came up after it come up again."""
    seed: int
    numbers: range
    """Of the rounds: each has a seed of its own."""
    whole: bool = False
    """Played to their end, whatever the horizon."""


class Outlook:
    """Plays on from any entry of a script, with any answer, and with what came up after it."""

    def __init__(self, script: Script, views: list[int]) -> None:
        self.script = script
        self.views = views
        """The seats whose chances are wanted; 0 alone where all win or lose together."""
        self._kept: dict[tuple[int, int, bool], Playouts] = {}

    def rounds(self, wanted: Wanted) -> list[list[float]]:
        """Each view's chance to win in each of these rounds."""
        playouts = self._at(wanted.frame, wanted.fate, wanted.whole)
        found: list[list[float]] = []
        for number in wanted.numbers:
            fork, _length = playouts.played(wanted.value, round_seed(wanted.seed, number))
            found.append([playouts.chance(fork, seat) for seat in self.views])
        return found

    def _at(self, frame: int, fate: int, whole: bool) -> Playouts:
        known = self._kept.get((frame, fate, whole))
        if known is not None:
            return known
        script = self.script
        names = script.fates[frame][:fate] if fate else []
        play = fated(script.game, script.moment(frame), names, script.counts[frame])
        seat = script.open[frame][0]
        for decision in play.open:
            if decision.seat == seat:
                made = Playouts(play, decision, script.policy)
                if whole:
                    made.judgement.stages = 0
                    made.judgement.horizon = 0
                while len(self._kept) >= KEPT:
                    del self._kept[next(iter(self._kept))]
                self._kept[frame, fate, whole] = made
                return made
        who = "the crew" if seat == CREW else f"seat {seat}"
        raise RuleError(f"entry {frame} cannot be taken up again: {who} is asked nothing there")
