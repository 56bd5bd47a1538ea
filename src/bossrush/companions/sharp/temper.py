"""What a way of ending is worth: the chance to win above all, and a little of a temper's own.

Every temper wants to win. What they differ in weighs at most a tenth of a win, so it settles
what is close: the careful one would rather lose late than soon, and come second than last; the
bold one would rather win soon than late, and by far than by a little.
"""

from __future__ import annotations

from typing import Final

from bossrush.engine.rules import Outcome

EVEN: Final = "even"
CAREFUL: Final = "careful"
BOLD: Final = "bold"
TEMPERS: Final = (EVEN, CAREFUL, BOLD)

WEIGHT: Final = 0.1
"""What a temper adds is at most this much of a win."""
LONG: Final = 60.0
"""After so many decisions, half of what lasting can be worth is reached."""
FAR: Final = 10.0
"""So many points ahead, half of what a margin can be worth is reached."""


def chance_of(outcome: Outcome, seat: int) -> float:
    """Whether a seat has won: 1 or 0, or its part of a first place that is shared."""
    if outcome.won is not None:
        return 1.0 if outcome.won else 0.0
    places = outcome.places
    if not 0 <= seat < len(places) or places[seat] != 1:
        return 0.0
    return 1.0 / places.count(1)


def flavour(temper: str, outcome: Outcome | None, chance: float, seat: int, length: int) -> float:
    """What a temper adds to the chance of an ending, from 0 to WEIGHT.

    `length` is how many decisions it took to come there.
    """
    if temper == CAREFUL:
        place = _place(outcome, seat)
        kept = place if place >= 0.0 else length / (length + LONG)
        return WEIGHT * (1.0 - chance) * kept
    if temper == BOLD:
        margin = _margin(outcome, seat)
        dash = margin / (margin + FAR) if margin > 0.0 else LONG / (length + LONG)
        return WEIGHT * chance * dash
    return 0.0


def _place(outcome: Outcome | None, seat: int) -> float:
    """How many of the others a seat has left behind, from 0 to 1; -1 where none are ranked."""
    if outcome is None or not 0 <= seat < len(outcome.places) or len(outcome.places) < 2:
        return -1.0
    behind = sum(1 for place in outcome.places if place > outcome.places[seat])
    return behind / (len(outcome.places) - 1)


def _margin(outcome: Outcome | None, seat: int) -> float:
    """The points that a seat has more than the best of the others; 0 where there are none."""
    if outcome is None or not 0 <= seat < len(outcome.scores) or len(outcome.scores) < 2:
        return 0.0
    others = max(score for other, score in enumerate(outcome.scores) if other != seat)
    return float(outcome.scores[seat] - others)
