"""The thread that writes to SQLite: one commit for whatever has piled up while the last was made.

What asks for something waits until the group it is in is on disk. A busy server so pays for
few commits, and an idle one waits for none. Every statement makes the thread let go of the
interpreter and queue up for it again behind the server itself; so the appends of a group, which
are nearly all there is, go into one statement instead of one each.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Callable
from typing import Any, Final, NamedTuple, TypeVar

from bossrush.table.store import StoreError

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], Any]

PACE: Final = 0.006
"""Seconds between two commits, while several requests come at once."""
MOST_AT_ONCE: Final = 512
"""How many requests one commit may carry."""
_SIZES: Final = (64, 32, 16, 8, 4, 2, 1)
"""How many rows one statement may append: few sizes, so that each is compiled only once."""


class Row(NamedTuple):
    """An entry to append, if the table's epoch is still this and the entry before is there."""

    table: str
    epoch: int
    number: int
    entry: bytes


class Job:
    """Something the thread is asked to do."""

    __slots__ = ("failed", "future", "result", "row", "work")

    def __init__(self, work: Work, future: asyncio.Future[Any], row: Row | None) -> None:
        self.work = work
        self.future = future
        self.row = row
        """What an append comes to, so that it can be done along with others."""
        self.result: Any = None
        self.failed: BaseException | None = None


class Writer:
    """The thread, and the queue in front of it."""

    def __init__(self, path: str, connect: Callable[[], sqlite3.Connection]) -> None:
        self._path = path
        self._connect = connect
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._run, name="sqlite", daemon=True)
        self._closed = False
        self._thread.start()

    def do(
        self, work: Callable[[sqlite3.Connection], T], row: Row | None = None
    ) -> asyncio.Future[T]:
        """Have something done: a future of what it returns."""
        if self._closed:
            raise StoreError("this store is closed")
        future: asyncio.Future[T] = self._loop.create_future()
        self._jobs.put(Job(work, future, row))
        return future

    async def close(self) -> None:
        """Let it do what it was asked, and end."""
        if not self._closed:
            self._closed = True
            self._jobs.put(None)
            await asyncio.to_thread(self._thread.join)

    # -- in the thread --------------------------------------------------------------------

    def _run(self) -> None:
        try:
            db = self._connect()
        except (sqlite3.Error, OSError, StoreError) as error:
            self._refuse_all(StoreError(f"the database {self._path} cannot be opened: {error}"))
            return
        ended = busy = False
        began = time.monotonic()
        while not ended:
            group, ended = self._next_group()
            busy = busy or len(group) > 1
            if busy and not ended:
                # Wait a moment for more, and pay for one commit instead of two.
                time.sleep(max(0.0, began + PACE - time.monotonic()))
                more, ended = self._piled_up(len(group))
                group += more
            began = time.monotonic()
            busy = len(group) > 1
            if group:
                self.carry_out(db, group)
        db.close()

    def _refuse_all(self, error: StoreError) -> None:
        while (job := self._jobs.get()) is not None:
            job.failed = error
            self._answer([job])

    def _next_group(self) -> tuple[list[Job], bool]:
        """Wait for a request, and take along whatever has piled up behind it."""
        job = self._jobs.get()
        if job is None:
            return [], True
        more, ended = self._piled_up(1)
        return [job, *more], ended

    def _piled_up(self, already: int) -> tuple[list[Job], bool]:
        """What waits right now, and whether the end is among it."""
        group: list[Job] = []
        while already + len(group) < MOST_AT_ONCE:
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                break
            if job is None:
                return group, True
            group.append(job)
        return group, False

    def carry_out(self, db: sqlite3.Connection, group: list[Job]) -> None:
        """Do what a group asks for, commit, and tell everybody."""
        try:
            db.execute("begin immediate")
            singly = group
            if append(db, [job.row for job in group if job.row is not None]):
                singly = [job for job in group if job.row is None]
            else:  # somebody's cannot be: one after another it shows whose
                db.execute("rollback")
                db.execute("begin immediate")
            for job in singly:
                try:
                    job.result = job.work(db)
                except (StoreError, sqlite3.IntegrityError) as error:
                    job.failed = error
            db.execute("commit")
        except BaseException as error:
            if db.in_transaction:
                db.execute("rollback")
            for job in group:
                job.failed = StoreError(f"the database {self._path} failed: {error}")
        self._answer(group)

    def _answer(self, group: list[Job]) -> None:
        try:
            self._loop.call_soon_threadsafe(_settle, group)
        except RuntimeError:  # the loop is gone, and with it everybody who waited
            return


def append(db: sqlite3.Connection, rows: list[Row]) -> bool:
    """Append all of these; False where one cannot be, and then some may have been."""
    begin = 0
    for size in _SIZES:
        while len(rows) - begin >= size:
            values = [value for row in rows[begin : begin + size] for value in row]
            if db.execute(_APPEND[size], values).rowcount != size:
                return False
            begin += size
    return True


_APPEND: Final = {
    size: f"""
        insert or ignore into log
        with row (table_id, epoch, number, entry) as (values {",".join(["(?, ?, ?, ?)"] * size)})
        select row.table_id, row.number, row.entry from row
        cross join tables on tables.id = row.table_id and tables.epoch = row.epoch
        cross join log on log.table_id = row.table_id and log.number = row.number - 1"""
    for size in _SIZES
}
"""A cross join is carried out as it is written: for each row one look into either table. The
statement begins with its verb, or Python would not count what it inserts."""


def _settle(group: list[Job]) -> None:
    for job in group:
        if job.future.done():
            continue
        if job.failed is not None:
            job.future.set_exception(job.failed)
        else:
            job.future.set_result(job.result)
