"""The studies of a server: one after another, each in its own process, kept with its replay.

Where a server has several workers, the store knows which of them works on a study. The others ask
that one how far it has come, and pass on to it what is wished.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
import zlib
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec

from bossrush.engine.message import Message
from bossrush.engine.scene import Words, words
from bossrush.table.assignment import (
    Assignment,
    Enough,
    FromStudent,
    Learned,
    Sharpen,
    ToStudent,
)
from bossrush.table.lookback import StudyView, StudyWish
from bossrush.table.pipes import Assistant
from bossrush.table.refusal import Refusal
from bossrush.table.store import Store, StoreError
from bossrush.table.stored import Elsewhere

log = logging.getLogger(__name__)

COMMAND: Final = (sys.executable, "-m", "bossrush.table.student")
MOST_WAITING: Final = 20
"""Studies that may wait for their turn."""
SECONDS: Final = 600.0
"""A study is worked on for no longer at a time: others want theirs."""
TRIES: Final = 5
"""So often somebody who works on a study is looked for: it may end while it is asked."""
PATIENCE: Final = 20.0
"""Seconds that somebody who waits for more is let wait."""


class Work:
    """A study that is worked on, or waits for its turn."""

    def __init__(self, replay: str, assignment: Assignment) -> None:
        self.replay = replay
        self.assignment = assignment
        self.assistant: Assistant[FromStudent] | None = None
        self.told = b""
        self.revision = 0
        self.failed: Words | None = None
        self.over = False
        self.news = asyncio.Event()
        """Set whenever there is more to see."""

    def order(self, message: ToStudent) -> None:
        """Say something to the process, if there is one."""
        if self.assistant is not None:
            self.assistant.say(message)

    def tell(self) -> None:
        """Wake everybody who waits for news."""
        self.news.set()
        self.news = asyncio.Event()


Passed = Callable[[Elsewhere, str, ToStudent | None, int | None], Awaitable[bytes | None]]
"""Asks another worker how the study of a replay goes, after an order to it if there is one; None
where it does not answer, or does not work on it any more."""


async def _nobody(
    other: Elsewhere, replay: str, order: ToStudent | None, after: int | None
) -> bytes | None:
    return None


class Studies:
    """What is studied here, and what was."""

    def __init__(self, store: Store, worker: str = "", passed: Passed = _nobody) -> None:
        self._store = store
        self._worker = worker
        self._passed = passed
        self._command: tuple[str, ...] = COMMAND
        self._works: dict[str, Work] = {}
        self._waiting: deque[Work] = deque()
        self._working: asyncio.Task[None] | None = None
        self.closed = False

    # -- asking ---------------------------------------------------------------------------

    async def wish(
        self,
        replay: str,
        save: bytes,
        wish: StudyWish,
        names: list[str] | None = None,
        companions: dict[int, str] | None = None,
    ) -> StudyView:
        """Begin a study, or go on with it."""
        order = Sharpen(aim=wish.aim, look=wish.look)
        view = await self._ordered(replay, order)
        if view is not None:
            return view
        if len(self._waiting) >= MOST_WAITING or self.closed:
            raise Refusal("too-many")
        for _ in range(TRIES):
            other = await self._store.claim_study(replay, self._worker)
            if other is None:
                break
            view = _read(await self._passed(other, replay, order, None))
            if view is not None:
                return view
        else:
            raise Refusal("moved")
        view = await self._ordered(replay, order)  # somebody else may have wished it meanwhile
        if view is not None:
            return view
        kept = await self._store.study(replay)
        assignment = Assignment(
            save=save,
            kept=kept[1] if kept is not None else b"",
            aim=wish.aim,
            look=wish.look,
            names=names or [],
            companions=companions or {},
        )
        work = Work(replay, assignment)
        if kept is not None:
            work.told = zlib.decompress(kept[0])
            work.revision = _playouts(work.told)
        self._works[replay] = work
        self._waiting.append(work)
        if self._working is None or self._working.done():
            self._working = asyncio.get_running_loop().create_task(self._work())
        return await self.view(replay)

    @property
    def _under_way(self) -> int:
        """How many are being worked on just now."""
        return sum(not one.over and one not in self._waiting for one in self._works.values())

    async def stop(self, replay: str) -> StudyView:
        """Somebody has seen enough."""
        view = await self.here(replay, Enough(), None)
        if view is None:
            view = await self._elsewhere(replay, Enough(), None)
        return await self._kept(replay) if view is None else view

    async def view(self, replay: str, after: int | None = None) -> StudyView:
        """A study as far as it has come; with `after` once there is more than that."""
        view = await self.here(replay, None, after)
        if view is None:
            view = await self._elsewhere(replay, None, after)
        return await self._kept(replay) if view is None else view

    async def here(
        self, replay: str, order: ToStudent | None, after: int | None
    ) -> StudyView | None:
        """A study that is worked on here, or failed here, after an order; None where none is."""
        work = self._works.get(replay)
        if work is None:
            return None
        if order is not None:
            if isinstance(order, Enough) and work in self._waiting:
                self._waiting.remove(work)
                work.over = True
                work.tell()
                await self._let_go(work)
            work.order(order)
        return await self._told(work, after)

    async def _ordered(self, replay: str, order: ToStudent) -> StudyView | None:
        """The same where it goes on."""
        work = self._works.get(replay)
        return None if work is None or work.over else await self.here(replay, order, None)

    async def _elsewhere(
        self, replay: str, order: ToStudent | None, after: int | None
    ) -> StudyView | None:
        other = await self._store.student(replay)
        if other is None or other.worker == self._worker:
            return None
        return _read(await self._passed(other, replay, order, after))

    async def _kept(self, replay: str) -> StudyView:
        kept = await self._store.study(replay)
        if kept is None:
            return StudyView(replay=replay, revision=0)
        told = zlib.decompress(kept[0])
        return StudyView(replay=replay, revision=_playouts(told), study=_raw(told))

    async def _told(self, work: Work, after: int | None) -> StudyView:
        if after is not None and work.revision <= after and not work.over:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    await work.news.wait()
        ahead = self._waiting.index(work) + self._under_way if work in self._waiting else 0
        return StudyView(
            replay=work.replay,
            revision=work.revision,
            running=not work.over,
            ahead=ahead,
            study=_raw(work.told) if work.told else None,
            failed=work.failed,
        )

    # -- working --------------------------------------------------------------------------

    async def _work(self) -> None:
        while self._waiting and not self.closed:
            work = self._waiting.popleft()
            try:
                await self._study(work)
            except (OSError, EOFError, ValueError, msgspec.DecodeError) as error:
                log.warning("study lost", extra={"why": type(error).__name__})
                work.failed = words(Message("table-study-lost"))
            finally:
                work.over = True
                work.tell()
                if work.assistant is not None:
                    await work.assistant.end()
                    work.assistant = None
            await self._let_go(work)

    async def _let_go(self, work: Work) -> None:
        """It is no longer worked on; the store has what was seen, and others may go on with it."""
        if not work.failed and self._works.get(work.replay) is work:
            del self._works[work.replay]
        try:
            await self._store.release_study(work.replay, self._worker)
        except StoreError as error:
            log.warning("store not reached", extra={"why": str(error)})

    async def _study(self, work: Work) -> None:
        assistant: Assistant[FromStudent] = await Assistant.begun(self._command, FromStudent)
        work.assistant = assistant
        work.order(work.assignment)
        hurry = asyncio.get_running_loop().call_later(SECONDS, work.order, Enough())
        try:
            while True:
                found = await assistant.said()
                if not isinstance(found, Learned):
                    unfit = words(Message("table-study-unfit", reason=found.reason))
                    work.failed = found.why or unfit
                    return
                work.told = found.told
                work.revision = max(work.revision + 1, found.playouts)
                if found.kept:
                    await self._keep(work, found.kept)
                work.tell()
                if found.done:
                    return
        finally:
            hurry.cancel()

    async def _keep(self, work: Work, kept: bytes) -> None:
        try:
            await self._store.keep_study(work.replay, zlib.compress(work.told), kept)
        except StoreError as error:
            log.warning("store not reached", extra={"why": str(error)})

    async def close(self) -> None:
        """End what is worked on; what was seen of it is kept as of its last telling."""
        self.closed = True
        if self._working is not None:
            self._working.cancel()
            await asyncio.gather(self._working, return_exceptions=True)


class _Seen(msgspec.Struct):
    playouts: int


class _Told(msgspec.Struct):
    """What has to be known of a study that was kept."""

    progress: _Seen


class _Passed(StudyView):
    """What another worker says of a study; the study itself is sent on as it is."""

    study: Any = None


def _read(said: bytes | None) -> StudyView | None:
    return None if said is None else msgspec.json.decode(said, type=_Passed)


def _playouts(told: bytes) -> int:
    return msgspec.json.decode(told, type=_Told).progress.playouts


def _raw(told: bytes) -> Any:
    """A study as it was told: it is sent on as it is."""
    return msgspec.Raw(told)
