"""What each feature of `prospects` counts; `python -m buildtools.fit` writes this file."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

WEIGHTS: Final[dict[str, Sequence[float]]] = {
    "easy": [
        0.3355,  # always
        0.02577,  # points still wanted
        -0.3708,  # points still wanted, a round left
        0.3765,  # rounds left
        -0.006417,  # what the position is worth
        0.06873,  # objectives
        0.03889,  # XP to spend
        -0.02757,  # skills bought
        -0.01528,  # uses of items
        0.0,  # marked anticipation
        0.3591,  # free life slots
        0.2055,  # wounds
        -1.521,  # knocked out before
        0.2698,  # damage to the Boss
        -0.1157,  # guards of the Boss
        -0.1723,  # rooms to the Boss
        0.01648,  # rooms with enemies on the way out
        0.05147,  # minions killed
        -0.08486,  # loot gathered
    ],
    "medium": [
        -2.493,  # always
        -0.007093,  # points still wanted
        -0.2657,  # points still wanted, a round left
        1.056,  # rounds left
        -0.01383,  # what the position is worth
        0.1473,  # objectives
        0.06932,  # XP to spend
        0.1658,  # skills bought
        0.04962,  # uses of items
        0.0,  # marked anticipation
        0.1834,  # free life slots
        0.09078,  # wounds
        -1.929,  # knocked out before
        0.2375,  # damage to the Boss
        -0.2243,  # guards of the Boss
        -0.2377,  # rooms to the Boss
        -0.0907,  # rooms with enemies on the way out
        0.1294,  # minions killed
        -0.1308,  # loot gathered
    ],
    "hard": [
        -6.576,  # always
        0.08577,  # points still wanted
        -0.2437,  # points still wanted, a round left
        0.6841,  # rounds left
        -0.02243,  # what the position is worth
        0.2197,  # objectives
        0.01459,  # XP to spend
        0.1332,  # skills bought
        -0.03114,  # uses of items
        0.0,  # marked anticipation
        0.04573,  # free life slots
        0.06352,  # wounds
        -0.4565,  # knocked out before
        0.4112,  # damage to the Boss
        -0.397,  # guards of the Boss
        0.05482,  # rooms to the Boss
        0.1232,  # rooms with enemies on the way out
        0.2193,  # minions killed
        0.008471,  # loot gathered
    ],
}
