"""The memory that plays write into, and the arrays that are read from it: a row for each play."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from bossrush.engine.episode import ACTIONS
from bossrush.engine.episodes import Rows
from bossrush.engine.observing import OPTION_CELLS

Array = NDArray[Any]

OPTION = np.dtype("<u2")
"""A number of an option, as plays write it."""


class Arrays:
    """Views of one block of memory, which other processes may share."""

    def __init__(self, many: int, size: int, memory: Any = None) -> None:
        """`size` is of an observation; without `memory` it is this process's own."""
        self.many = many
        self.size = size
        self._memory = np.zeros(bytes_for(many, size), np.uint8) if memory is None else memory
        self._at = 0
        self.actions = self._view("<i8")
        self.rewards = self._view("<f4")
        self.results = self._view("<f4")
        self.options = self._view(OPTION, ACTIONS, OPTION_CELLS)
        self.last_options = self._view(OPTION, ACTIONS, OPTION_CELLS)
        self.masks = self._view("i1", ACTIONS)
        self.last_masks = self._view("i1", ACTIONS)
        self.observed = self._view("u1", size)
        self.last_observed = self._view("u1", size)
        self.seats = self._view("u1")
        self.ended = self._view("u1")
        self.cut = self._view("u1")

    def _view(self, kind: Any, *shape: int) -> Array:
        """The next part of the memory, those with the widest numbers first."""
        count = self.many * int(np.prod(shape, dtype=np.int64))
        view = np.frombuffer(self._memory, kind, count, self._at).reshape(self.many, *shape)
        self._at += view.nbytes
        return view

    def rows(self, begin: int, end: int) -> Rows:
        """Where the plays from one place up to another write."""

        def flat(array: Array) -> memoryview:
            part: Any = array[begin:end].reshape(-1)
            return memoryview(part if part.dtype == np.float32 else part.view(np.uint8))

        return Rows(
            flat(self.observed),
            flat(self.masks),
            flat(self.options),
            flat(self.rewards),
            flat(self.ended),
            flat(self.cut),
            flat(self.results),
            flat(self.seats),
            flat(self.last_observed),
            flat(self.last_masks),
            flat(self.last_options),
        )


def bytes_for(many: int, size: int) -> int:
    """How much memory so many plays need, with observations of this size."""
    of_options = ACTIONS * OPTION_CELLS * OPTION.itemsize
    return many * (8 + 4 + 4 + 3 + 2 * (of_options + ACTIONS + size))
