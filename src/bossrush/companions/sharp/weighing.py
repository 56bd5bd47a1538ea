"""What a search has seen of a decision: each answer with its chance, and how sure that is.

This one object serves everybody who asks what an answer is worth. A companion takes `choice`. A
hint shows `options`, marks `best` only where there is one, and names those `as_good` otherwise. A
study compares what was chosen with what was best by `between`, and takes `chance` for its line.
A puzzle asks whether one answer is better than all others by enough. It is plain data, so it
travels between processes.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

SURE: Final = 2.0
"""So many standard errors make a difference clear."""
_DOUBT: Final = 0.5
"""Added to the squares of differences: a few equal rounds prove less than they seem to."""
_ROUNDS_OF_DOUBT: Final = 2.0
"""The same where it is known how much rounds differ at this decision: as much as so many rounds."""


class Difference:
    """How much better one answer is than another, on the rounds that both were played in."""

    __slots__ = ("error", "mean", "rounds")

    def __init__(self, mean: float, error: float, rounds: int) -> None:
        self.mean = mean
        self.error = error
        """The standard error of the mean."""
        self.rounds = rounds

    @property
    def errors(self) -> float:
        """The mean in standard errors."""
        return self.mean / self.error if self.error else 0.0

    @property
    def clear(self) -> bool:
        """Whether it is better beyond doubt."""
        return self.mean > 0.0 and self.mean >= SURE * self.error

    def __repr__(self) -> str:
        return f"Difference({self.mean:+.3f} ± {self.error:.3f}, {self.rounds} rounds)"


def difference(one: list[float], other: list[float], doubt: float = _DOUBT) -> Difference:
    """Of two answers, round by round; 1 is as unsure as can be while there are fewer than two."""
    rounds = min(len(one), len(other))
    if rounds < 2:
        return Difference(0.0, 1.0, rounds)
    total = 0.0
    for number in range(rounds):
        total += one[number] - other[number]
    mean = total / rounds
    squares = doubt
    for number in range(rounds):
        apart = one[number] - other[number] - mean
        squares += apart * apart
    return Difference(mean, sqrt(squares / (rounds * (rounds - 1))), rounds)


def difference_in_all(longer: list[float], shorter: list[float], doubt: float) -> Difference:
    """Of an answer and one that was dropped earlier.

    In the rounds that both had, the first may have been luckier than it has been since: as far as
    the two have gone up and down together, the other was luckier as well.
    """
    rounds = len(shorter)
    if rounds < 2:
        return Difference(0.0, 1.0, rounds)
    every = len(longer)
    level = sum(longer) / every
    common = 0.0
    for number in range(rounds):
        common += longer[number]
    common /= rounds
    lower = sum(shorter) / rounds
    mine = both = doubt  # a few rounds say little: until more do, they go together
    for number in range(rounds):
        off = longer[number] - common
        mine += off * off
        both += off * (shorter[number] - lower)
    together = max(0.0, min(1.0, both / mine))
    squares = doubt
    for number in range(rounds):
        apart = shorter[number] - lower - together * (longer[number] - common)
        squares += apart * apart
    alone = 0.0
    for chance in longer:
        alone += (chance - level) * (chance - level)
    alone *= (1.0 - together) * (1.0 - together) / (every * (every - 1))
    mean = level - lower - together * (level - common)
    return Difference(mean, sqrt(squares / (rounds * (rounds - 1)) + alone), rounds)


class Weighed:
    """One answer: what was seen of it."""

    __slots__ = ("chances", "dropped", "option", "value", "worths")

    def __init__(self, value: int, option: str = "") -> None:
        self.value = value
        self.option = option
        """Its text id, where somebody has named it."""
        self.chances: list[float] = []
        """Of winning, round by round."""
        self.worths: list[float] = []
        """The same, with what the temper of the thinker adds."""
        self.dropped = False
        """Whether it fell behind and is played out no further."""

    @property
    def playouts(self) -> int:
        return len(self.chances)

    @property
    def chance(self) -> float:
        """The mean chance to win."""
        return sum(self.chances) / len(self.chances) if self.chances else 0.0

    @property
    def error(self) -> float:
        """The standard error of that chance."""
        count = len(self.chances)
        if count < 2:
            return 0.5
        mean = self.chance
        squares = sum((chance - mean) * (chance - mean) for chance in self.chances)
        return sqrt((squares + _DOUBT / 2) / (count * (count - 1)))

    def copy(self) -> Weighed:
        twin = Weighed(self.value, self.option)
        twin.chances = self.chances[:]
        twin.worths = self.worths[:]
        twin.dropped = self.dropped
        return twin


def doubt_about(options: list[Weighed], usual: Weighed) -> float:
    """How much rounds of this decision differ, all its answers together.

    Whole games end in 0 or 1 and differ much, values at a horizon by little.
    """
    squares = 0.0
    rounds = 0
    for option in options:
        if option is not usual:
            for number in range(min(len(option.worths), len(usual.worths))):
                apart = option.worths[number] - usual.worths[number]
                squares += apart * apart
                rounds += 1
    return _ROUNDS_OF_DOUBT * squares / rounds if squares > 0.0 else _DOUBT


class Weighing:
    """A decision, as far as it has been thought about."""

    def __init__(self, options: list[Weighed], usual: int) -> None:
        self.options = options
        """Every answer looked at, in the order they are offered."""
        self.usual = usual
        """What the plain companion would answer."""
        self.doubt = doubt_about(options, self.of(usual))
        self.choice = usual
        """What to answer: another than the usual only where it is clearly better."""

    @property
    def playouts(self) -> int:
        """How many there were, all answers together."""
        return sum(option.playouts for option in self.options)

    @property
    def rounds(self) -> int:
        return max(option.playouts for option in self.options)

    def of(self, value: int) -> Weighed:
        """What was seen of an answer; KeyError for one that was not looked at."""
        for option in self.options:
            if option.value == value:
                return option
        raise KeyError(value)

    def between(self, one: int, other: int) -> Difference:
        """How much likelier winning is with one answer than with another, on common chance."""
        first, second = self.of(one).chances, self.of(other).chances
        if len(first) < len(second):
            back = difference_in_all(second, first, self.doubt)
            return Difference(-back.mean, back.error, back.rounds)
        if len(first) > len(second):
            return difference_in_all(first, second, self.doubt)
        return difference(first, second, self.doubt)

    def gain(self, value: int) -> Difference:
        """How much likelier winning is with an answer than with the usual one."""
        return self.between(value, self.usual)

    @property
    def leader(self) -> Weighed:
        """The most promising answer; of equal ones the usual one, then the first."""
        best = self.of(self.usual)
        lead = 0.0
        for option in self.options:
            ahead = self.gain(option.value).mean
            if not option.dropped and ahead > lead:
                best = option
                lead = ahead
        return best

    @property
    def best(self) -> int | None:
        """The answer that is clearly better than every other; None where there is no such one."""
        leader = self.leader
        for option in self.options:
            if option is not leader and not self.between(leader.value, option.value).clear:
                return None
        return leader.value if leader.playouts else None

    @property
    def as_good(self) -> list[int]:
        """The answers that are not clearly worse than the most promising one, it among them."""
        leader = self.leader
        return [
            option.value
            for option in self.options
            if option is leader or not self.between(leader.value, option.value).clear
        ]

    @property
    def chance(self) -> float:
        """The chance to win from here, with the answer to be given."""
        return self.chance_of(self.choice)

    def chance_of(self, value: int) -> float:
        """The chance to win with an answer: that of the most promising one, less what it loses.

        So figures side by side differ by as much as is known of the difference. An answer that
        was dropped has seen fewer rounds, and they may have been lucky ones.
        """
        leader = self.leader
        if not self.of(value).playouts or self.of(value).playouts == leader.playouts:
            return self.of(value).chance
        return max(0.0, leader.chance - max(0.0, self.lost(value).mean))

    def lost(self, value: int) -> Difference:
        """What an answer gives away against the most promising one: nothing by that one itself."""
        leader = self.leader.value
        return Difference(0.0, 0.0, self.rounds) if value == leader else self.between(leader, value)

    def named(self, ids: dict[int, str]) -> Weighing:
        """The same with the text ids of its answers, which lead into every copy of the play."""
        for option in self.options:
            option.option = ids[option.value]
        return self

    def copy(self) -> Weighing:
        twin = Weighing([option.copy() for option in self.options], self.usual)
        twin.choice = self.choice
        return twin

    def plain(self) -> dict[str, Any]:
        """As JSON-ready data, the rounds left out: `{usual, choice, best, options}` by text id."""
        name = {option.value: option.option or str(option.value) for option in self.options}
        best = self.best
        return {
            "usual": name[self.usual],
            "choice": name[self.choice],
            "best": name[best] if best is not None else None,
            "as_good": [name[value] for value in self.as_good],
            "playouts": self.playouts,
            "options": [self._plain(option, name[option.value]) for option in self.options],
        }

    def _plain(self, option: Weighed, name: str) -> dict[str, Any]:
        gain = self.gain(option.value)
        return {
            "option": name,
            "chance": self.chance_of(option.value),
            "error": option.error,
            "gain": gain.mean,
            "gain_error": gain.error if option.value != self.usual else 0.0,
            "playouts": option.playouts,
            "dropped": option.dropped,
        }
