"""What was read lately and may be wanted again soon: kept at hand while it takes little room."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from typing import Any, Generic, Protocol, TypeVar


class Sized(Protocol):
    """Something that takes room."""

    @property
    def size(self) -> int:
        """About so many bytes."""
        ...


T = TypeVar("T")
S = TypeVar("S", bound=Sized)


class Lately(Generic[S]):
    """The latest few, at most so many bytes of them; the last one stays whatever it takes."""

    def __init__(self, most: int, most_bytes: int) -> None:
        self._most = most
        self._most_bytes = most_bytes
        self._kept: OrderedDict[str, S] = OrderedDict()

    def get(self, key: str) -> S | None:
        """What is wanted again goes last."""
        one = self._kept.get(key)
        if one is not None:
            self._kept.move_to_end(key)
        return one

    def add(self, key: str, one: S) -> S:
        self._kept[key] = one
        self._kept.move_to_end(key)
        while len(self._kept) > 1 and not self._fits():
            self._kept.popitem(last=False)
        return one

    def drop(self, key: str) -> None:
        del self._kept[key]

    def _fits(self) -> bool:
        taken = sum(one.size for one in self._kept.values())
        return len(self._kept) <= self._most and taken <= self._most_bytes


class Underway(Generic[T]):
    """Work that several want at the same time and that is done once, by what it is about."""

    def __init__(self) -> None:
        self._tasks: dict[str, asyncio.Task[T]] = {}

    def __contains__(self, key: str) -> bool:
        return key in self._tasks

    async def of(self, key: str, begin: Callable[[str], Coroutine[Any, Any, T]]) -> T:
        """What comes of it; one who no longer waits does not stop it."""
        task = self._tasks.get(key)
        if task is None:
            task = asyncio.ensure_future(begin(key))
            self._tasks[key] = task
            task.add_done_callback(lambda _: self._tasks.pop(key, None))
        return await asyncio.shield(task)
