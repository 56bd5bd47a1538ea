"""Many plays walked through in one call, into rows of memory that others can read."""

from __future__ import annotations

from typing import Any, Final

from bossrush.engine.episode import ACTIONS, Episode, result
from bossrush.engine.observing import OPTION_CELLS

ROW: Final = OPTION_CELLS * 2
"""Bytes of an option."""


class Rows:
    """Where a few plays write what can be seen of them: memory views, a row for each play."""

    def __init__(
        self,
        observed: Any,
        masks: Any,
        options: Any,
        rewards: Any,
        ended: Any,
        cut: Any,
        results: Any,
        seats: Any,
        last_observed: Any,
        last_masks: Any,
        last_options: Any,
    ) -> None:
        """Bytes, but for `rewards` and `results`, which are floats.

        The last three are for what was seen at the end of a play.
        """
        self.observed = observed
        self.masks = masks
        self.options = options
        self.rewards = rewards
        self.ended = ended
        self.cut = cut
        self.results = results
        self.seats = seats
        self.last_observed = last_observed
        self.last_masks = last_masks
        self.last_options = last_options


class Episodes:
    """Plays side by side. One that ends begins anew at once: what is seen is the next one."""

    def __init__(self, plays: list[Episode], rows: Rows, rewarded: int) -> None:
        """`rewarded` is the seat whose rewards are told."""
        self.plays = plays
        self.rows = rows
        self.rewarded = rewarded
        self._told = [0] * len(plays)
        """How many bytes of options are in each row."""

    def begin(self, seeds: list[int]) -> None:
        """Begin all of them anew, each with its seed."""
        for place, play in enumerate(self.plays):
            play.plant(seeds[place])
            play.begin()
            self._tell(place, play)

    def step(self, actions: list[int]) -> None:
        """An action for each; IllegalChoice where one is not offered, and then nothing happens."""
        plays = self.plays
        for place, action in enumerate(actions):
            if not plays[place].offers(action):
                plays[place].step(action)  # says why not
        rows = self.rows
        for place, action in enumerate(actions):
            play = plays[place]
            play.step(action)
            rows.rewards[place] = play.rewards[self.rewarded]
            over = play.over
            rows.ended[place] = over
            rows.cut[place] = play.cut
            if over or play.cut:
                rows.results[place] = result(play.play, self.rewarded)
                self._tell_end(place, play)
                play.begin()
            self._tell(place, play)

    def _tell_end(self, place: int, play: Episode) -> None:
        """What is seen of a play for the last time."""
        rows = self.rows
        _show(place, play, rows.last_observed, rows.last_masks)
        told = play.told()
        at = place * ACTIONS * ROW
        rows.last_options[at : at + ACTIONS * ROW] = told + bytes(ACTIONS * ROW - len(told))

    def _tell(self, place: int, play: Episode) -> None:
        rows = self.rows
        _show(place, play, rows.observed, rows.masks)
        rows.seats[place] = play.seat
        told = play.told()
        many = len(told)
        before = self._told[place]
        self._told[place] = many
        if many < before:  # what is left of the last one is wiped out
            told += bytes(before - many)
        at = place * ACTIONS * ROW
        rows.options[at : at + len(told)] = told


def _show(place: int, play: Episode, observed: Any, masks: Any) -> None:
    """Write what the seat that is asked sees, and which options there are."""
    size = play.sight.size
    observed[place * size : (place + 1) * size] = play.look(play.seat)
    masks[place * ACTIONS : (place + 1) * ACTIONS] = play.mask()
