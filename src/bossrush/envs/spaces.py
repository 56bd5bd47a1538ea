"""What environments show and take, as Gymnasium's spaces."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces

from bossrush.engine.episode import ACTIONS
from bossrush.engine.observing import MOST, OPTION_CELLS

OBSERVATION = "observation"
MASK = "action_mask"
OPTIONS = "options"


def observed(size: int) -> spaces.Dict:
    """What a seat sees, which actions it can take, and what each of them says."""
    return spaces.Dict(
        {
            OBSERVATION: spaces.Box(0, MOST, (size,), np.uint8),
            MASK: spaces.Box(0, 1, (ACTIONS,), np.int8),
            OPTIONS: spaces.Box(0, 65535, (ACTIONS, OPTION_CELLS), np.uint16),
        }
    )


def actions() -> spaces.Discrete:
    """A place among the options of what is asked."""
    return spaces.Discrete(ACTIONS)
