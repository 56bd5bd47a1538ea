"""The thinkers of a server: processes in which companions think, never the server's own loop.

They are started when the first one is needed and again after one has died. A question gets an
answer in time or None, whatever becomes of the process: then a plain companion answers.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Callable
from typing import Final

import msgspec

from bossrush.table.pipes import Assistant
from bossrush.table.tasks import Failed, Found, FromThinker, Hurry, Ready, Task

log = logging.getLogger(__name__)

COUNT: Final = 1
"""Processes of each server."""
SECONDS: Final = 0.8
"""What a companion's decision gets while few think at once: a person takes longer."""
LEAST: Final = 0.05
"""What it gets when many do, or somebody is in a hurry."""
GRACE: Final = 1.0
"""Seconds beyond its budget that an answer is waited for; then a plain companion gives it."""
START: Final = 120.0
"""Seconds after which a process that has not read its games counts as stuck."""
COMMAND: Final = (sys.executable, "-m", "bossrush.table.thinker")

Told = Callable[[Found], None]


class Thinker:
    """One process."""

    def __init__(self, assistant: Assistant[FromThinker]) -> None:
        self.assistant = assistant

    async def ready(self) -> None:
        """Wait until it has read its games."""
        while not isinstance(await self.assistant.said(), Ready):
            pass

    async def think(self, task: Task, told: Told) -> Found | None:
        """Give it a task and wait; None where it cannot do it."""
        self.assistant.say(task)
        while True:
            message = await self.assistant.said()
            if message.id != task.id or isinstance(message, Ready):
                continue
            if isinstance(message, Failed):
                log.warning("thinking failed", extra={"game": task.game, "why": message.reason})
                return None
            told(message)
            if message.done:
                return message

    def hurry(self, task: int) -> None:
        self.assistant.say(Hurry(task))

    async def end(self) -> None:
        await self.assistant.end()


class Thinkers:
    """So many processes, and anyone who waits for one."""

    def __init__(
        self,
        count: int = COUNT,
        seconds: float = SECONDS,
        grace: float = GRACE,
        command: tuple[str, ...] = COMMAND,
    ) -> None:
        self.count = count
        self.seconds = seconds
        self._grace = grace
        self._command = command
        self._free: asyncio.Queue[Thinker] = asyncio.Queue()
        self._busy: dict[int, Thinker] = {}
        self._hurried: set[int] = set()
        self._told: dict[int, Told] = {}
        self._seen: dict[int, Found] = {}
        """By task: what was said of it last."""
        self._starting: set[asyncio.Task[None]] = set()
        self._exchanges: set[asyncio.Task[Found | None]] = set()
        self._alive: set[Thinker] = set()
        self._last = 0
        self.asked = 0
        """How many wait or are being thought about."""
        self.closed = False

    def number(self) -> int:
        """The number of a new task."""
        self._last += 1
        return self._last

    def share(self) -> float:
        """The seconds that a decision gets now: less while many are waiting."""
        return max(LEAST, self.seconds * self.count / max(self.count, self.asked + 1))

    def prepare(self) -> None:
        """Start the processes that are not there, without waiting for them."""
        while not self.closed and len(self._alive) + len(self._starting) < self.count:
            starting = asyncio.get_running_loop().create_task(self._start())
            self._starting.add(starting)
            starting.add_done_callback(self._starting.discard)

    async def _start(self) -> None:
        thinker: Thinker | None = None
        try:
            thinker = Thinker(await Assistant.begun(self._command, FromThinker))
            async with asyncio.timeout(START):
                await thinker.ready()
        except (*_LOST, OSError) as error:
            log.warning("no thinker", extra={"why": type(error).__name__})
            if thinker is not None:
                await thinker.end()
            return
        except asyncio.CancelledError:
            if thinker is not None:
                await thinker.end()
            raise
        self._alive.add(thinker)
        self._free.put_nowait(thinker)

    async def think(self, task: Task, told: Told | None = None) -> Found | None:
        """What a thinker finds; None where none does in time.

        A task of so many playouts is waited for, however long it takes.
        """
        if self.closed:
            return None
        self.prepare()
        self.asked += 1
        limit = task.seconds + task.extra + self._grace if task.seconds else None
        try:
            async with asyncio.timeout(limit):
                thinker = await self._free.get()
            if told is not None:
                self._told[task.id] = told
            exchange = asyncio.get_running_loop().create_task(self._given(thinker, task, limit))
            self._exchanges.add(exchange)
            exchange.add_done_callback(self._exchanges.discard)
            return await asyncio.shield(exchange)
        except TimeoutError:
            return None
        except asyncio.CancelledError:
            self.hurry(task.id)  # nobody waits for it any more, but others do for the process
            raise
        finally:
            self.asked -= 1
            self._told.pop(task.id, None)
            self._seen.pop(task.id, None)
            self._hurried.discard(task.id)

    def _tell(self, found: Found) -> None:
        self._seen[found.id] = found
        told = self._told.get(found.id)
        if told is not None:
            told(found)

    async def _given(self, thinker: Thinker, task: Task, limit: float | None) -> Found | None:
        """Give a thinker a task, and see to it that it can be given another, or is ended."""
        self._busy[task.id] = thinker
        whole = False
        try:
            if task.id in self._hurried and task.seconds:
                task = msgspec.structs.replace(task, seconds=LEAST, extra=0.0)
            async with asyncio.timeout(limit):
                found = await thinker.think(task, self._tell)
            whole = True
            return found
        except (*_LOST, OSError) as error:
            log.warning("thinker lost", extra={"why": type(error).__name__})
            seen = self._seen.get(task.id) if isinstance(error, TimeoutError) else None
            if seen is None:
                return None
            found = msgspec.structs.replace(seen, done=True)  # a busy machine: that will do
            self._tell(found)
            return found
        finally:
            del self._busy[task.id]
            if whole and not self.closed:
                self._free.put_nowait(thinker)
            else:
                self._alive.discard(thinker)
                await thinker.end()

    def hurry(self, task: int) -> None:
        """Have this answered now, with what has been seen of it so far."""
        thinker = self._busy.get(task)
        if thinker is not None:
            thinker.hurry(task)
        else:
            self._hurried.add(task)

    async def close(self) -> None:
        """End every process."""
        self.closed = True
        for starting in list(self._starting):
            starting.cancel()
        await asyncio.gather(*self._starting, return_exceptions=True)
        for thinker in list(self._alive):
            await thinker.end()
        await asyncio.gather(*self._exchanges, return_exceptions=True)


_LOST: Final = (TimeoutError, EOFError, ValueError, msgspec.DecodeError)
"""What waiting for a process can end in that has died, is stuck, or talks nonsense."""
