"""Plays steered by Hypothesis: where one goes wrong, it finds the shortest that does."""

from __future__ import annotations

from hypothesis import HealthCheck, given, settings
from hypothesis import seed as seeded_by
from hypothesis import strategies as st

from bossrush.engine.save import read, restore
from bossrush.testing.asking import possible_moment, sound_moment
from bossrush.testing.twins import alike
from bossrush.testing.walk import Case, Walk


class Steering:
    """Turns a list of numbers into the choices of a walk, and says when it is used up."""

    def __init__(self, numbers: list[int]) -> None:
        self.numbers = numbers
        self.at = 0

    @property
    def done(self) -> bool:
        return self.at >= len(self.numbers)

    def draw(self, n: int) -> int:
        """The next number, below n; the plainest choice once all are used."""
        number = 0 if self.done else self.numbers[self.at]
        self.at += 1
        return number % n


def steered(case: Case, examples: int = 20, length: int = 180, seed: int = 0) -> None:
    """Whatever is chosen: decisions and states are sound, copies and saves stand alike.

    A fault is reported with the shortest list of moves that leads to it. The same `seed` tries
    the same plays.
    """

    @seeded_by(seed)
    @settings(
        max_examples=examples,
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(numbers=st.lists(st.integers(0, 1023), max_size=length), dice=st.integers(0, 7))
    def drive(numbers: list[int], dice: int) -> None:
        steering = Steering(numbers)
        walk = Walk(case, dice, steering.draw)
        sound_moment(walk)
        possible_moment(walk)
        while not walk.over and not steering.done:
            walk.step()
            sound_moment(walk)
            possible_moment(walk)
            alike(walk, walk.play.copy(), "a copy")
        alike(walk, restore(case.game, read(walk.play.save()), listen=False), "the save")

    drive()
