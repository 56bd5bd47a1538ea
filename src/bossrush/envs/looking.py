"""What one play shows, as fresh NumPy arrays."""

from __future__ import annotations

import numpy as np

from bossrush.engine.episode import ACTIONS, NO_OPTIONS, Episode
from bossrush.engine.observing import OPTION_CELLS
from bossrush.envs import spaces
from bossrush.envs.arrays import OPTION, Array

_SHAPE = (ACTIONS, OPTION_CELLS)
_BYTES = len(NO_OPTIONS)


def shown(episode: Episode, seat: int) -> dict[str, Array]:
    """What a seat sees, and what it can do if it is asked."""
    observed = np.frombuffer(episode.look(seat), np.uint8)
    if seat != episode.seat:
        mask = np.zeros(ACTIONS, np.int8)
        options = np.zeros(_SHAPE, OPTION)
    else:
        mask = np.frombuffer(bytearray(episode.mask()), np.int8)
        told = bytearray(episode.told().ljust(_BYTES, b"\0"))
        options = np.frombuffer(told, OPTION).reshape(_SHAPE)
    return {spaces.OBSERVATION: observed, spaces.MASK: mask, spaces.OPTIONS: options}
