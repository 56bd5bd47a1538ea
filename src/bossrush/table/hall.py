"""The hall: every table this worker keeps, how it comes by them and lets them go.

A table is taken when somebody wants it or when its time has come, by claiming it in the store and
reading its log. It is let go when nobody has been there for a while. What a dead worker has left
behind is found by those that live.
"""

from __future__ import annotations

import asyncio
import logging
import math
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final

import msgspec

from bossrush.engine.errors import BossrushError
from bossrush.engine.lesson import Lesson
from bossrush.table import entry as e
from bossrush.table import protocol as p
from bossrush.table.choosing import fresh_seed
from bossrush.table.clock import now_ms
from bossrush.table.duty import Duty
from bossrush.table.history import History
from bossrush.table.hub import REFUSED, RESTART, RESYNC
from bossrush.table.identity import new_code, new_id
from bossrush.table.keeper import Keeper
from bossrush.table.lately import Underway
from bossrush.table.listing import Notice, listing_of
from bossrush.table.metrics import Metrics
from bossrush.table.plea import Plea
from bossrush.table.reading import Unreadable, rebuilt, unplayed
from bossrush.table.refusal import Refusal
from bossrush.table.store import LEASE, CodeTaken, LostLease, Store, StoreError
from bossrush.table.stored import Elsewhere, Lease
from bossrush.table.table import Table
from bossrush.table.texts import known_lesson
from bossrush.table.thinkers import Thinkers

log = logging.getLogger(__name__)

BEAT: Final = 0.75
"""Seconds between two signs of life."""
IDLE: Final = 180.0
"""Seconds after which a table with nobody at it is let go."""
ADOPTED_AT_ONCE: Final = 50
DOUBTFUL: Final = 30.0
"""Seconds after an entry could not be written in which no other was: all is not well."""


class Hall:
    """Every table of this worker."""

    def __init__(self, store: Store, metrics: Metrics | None = None, idle: float = IDLE) -> None:
        self.store = store
        self.worker = secrets.token_hex(8)
        self.address = ""
        self.metrics = metrics or Metrics()
        self.metrics.worker = self.worker
        self.keepers: dict[str, Keeper] = {}
        self.on_entry: Callable[[Keeper, e.AnyEntry], None] | None = None
        self._idle = idle
        self._loading: Underway[Keeper | Elsewhere | None] = Underway()
        self._executor = ThreadPoolExecutor(2, thread_name_prefix="companion")
        self.thinkers = Thinkers()
        self._tasks: list[asyncio.Task[None]] = []
        self._empty_since: dict[str, float] = {}
        self._confirmed = time.monotonic()
        """When the last sign of life that has arrived was sent."""
        self.draining = False
        """Whether this worker is about to end."""
        self._saying = asyncio.Lock()
        self._losses = 0
        self._beside: asyncio.Task[None] | None = None
        store.on_lost = self._doubt

    # -- opening and closing --------------------------------------------------------------

    async def open(self, address: str) -> None:
        """Begin: from now on others know this worker lives."""
        self.address = address
        await self._say_so()
        loop = asyncio.get_running_loop()
        self._tasks = [loop.create_task(self._beat()), loop.create_task(self._tend())]

    async def drain(self) -> None:
        """Take no more tables, and hand over those that are here.

        Everybody at a table is told only once it is free: those who come back at once, to
        another worker, find that one able to take it.
        """
        self.draining = True
        for task in self._tasks[1:]:
            task.cancel()
        # All at once: one commit then serves many of them.
        kept = list(self.keepers.values())
        await asyncio.gather(*(self.let_go(one, "restart", RESTART) for one in kept))

    async def close(self) -> None:
        """End: every table is let go of, so that another worker can take it at once."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.drain()
        try:
            await self.store.retire(self.worker)
        except StoreError as error:
            log.warning("not retired", extra={"why": str(error)})
        self._executor.shutdown(wait=False, cancel_futures=True)
        await self.thinkers.close()

    async def _beat(self) -> None:
        """Say again and again that this worker lives; nothing else may delay that."""
        while True:
            started = time.perf_counter()
            await asyncio.sleep(BEAT)
            self.metrics.loop_lag_seconds = max(0.0, time.perf_counter() - started - BEAT)
            try:
                async with asyncio.timeout(LEASE):
                    await self._say_so()
            except Exception as error:  # whatever it is: the next one may arrive
                log.warning("store not reached", extra={"why": str(error)})
                if self.overdue(time.monotonic()):
                    self.forsake()

    async def _say_so(self, only_if_due: bool = False) -> None:
        """Give a sign of life; if others thought this worker dead, its tables may be theirs."""
        async with self._saying:
            began = time.monotonic()
            if only_if_due and not self.overdue(began):
                return
            if not await self.store.beat(self.worker, self.address):
                await self._look_over()
            self._confirmed = began

    async def _look_over(self) -> None:
        """Others thought this worker dead: let go of every table that one of them has taken."""
        self._losses += 1
        held = await self.store.held({one.table.id: one.epoch for one in self.keepers.values()})
        for keeper in list(self.keepers.values()):
            if keeper.table.id not in held:
                keeper.close("moved")
                self._drop(keeper)

    def _doubt(self) -> None:
        """The store has lost this worker's lock: it must ask again which tables are its own."""
        self._confirmed = -math.inf
        self._beside = asyncio.get_running_loop().create_task(self.confirm())

    async def confirm(self) -> None:
        """Make sure that the tables here are this worker's; if it cannot be known, forsake them."""
        try:
            async with asyncio.timeout(LEASE):
                await self._say_so(only_if_due=True)
        except (StoreError, TimeoutError) as error:
            log.warning("store not reached", extra={"why": str(error)})
            self.forsake()

    async def can_write(self) -> bool:
        """Whether what is entered arrives on disk, as far as the last attempts tell."""
        now = time.monotonic()
        if now - self.metrics.unwritten < DOUBTFUL:
            return False
        if now - self._confirmed > BEAT:
            async with asyncio.timeout(LEASE):
                await self._say_so()
        return True

    def overdue(self, now: float) -> bool:
        """Whether others may take this worker for dead, so that its tables may not be its own."""
        return self.store.shared and now - self._confirmed > LEASE

    def forsake(self) -> None:
        """Let go of every table at once: another worker may have it, and it cannot be known."""
        self._losses += 1
        self._confirmed = -math.inf
        if self.keepers:
            log.warning("tables forsaken", extra={"tables": len(self.keepers)})
        for keeper in list(self.keepers.values()):
            keeper.close("moved")
            self._drop(keeper)

    async def _tend(self) -> None:
        """Look after the tables that need somebody, and let go of those that need nobody."""
        while True:
            await asyncio.sleep(BEAT)
            try:
                for table in await self.store.due(ADOPTED_AT_ONCE):
                    await self._adopt(table)
                await self._sweep()
            except BossrushError as error:
                log.warning("store not reached", extra={"why": str(error)})
            except Exception:
                log.exception("looking after tables failed")

    async def _adopt(self, table: str) -> None:
        """Take a table that needs somebody; one that cannot be read keeps nobody from others."""
        try:
            listing = await self.store.listing(table)
            if listing is not None and listing.status == "over":
                await self._free(table)  # nothing is owed there
            else:
                await self.keeper(table)
        except StoreError:
            raise
        except BossrushError as error:
            log.warning("table not taken", extra={"table": table, "why": str(error)})

    async def _free(self, table: str) -> None:
        """Let go of what a dead worker held, without reading it."""
        if table in self.keepers or table in self._loading:
            return
        claimed = await self.store.claim(table, self.worker)
        if isinstance(claimed, Lease):
            await self.store.release(table, claimed.epoch, None)

    async def _sweep(self) -> None:
        """Let go of tables where nobody has been for a while, and nothing is due soon."""
        now = time.monotonic()
        for keeper in list(self.keepers.values()):
            table = keeper.table.id
            if keeper.hub.listeners:
                self._empty_since.pop(table, None)
                continue
            since = self._empty_since.setdefault(table, now)
            duty = keeper.duty()
            soon = duty is not None and duty.due < keeper.clock.now() + self._idle * 1000
            if now - since > self._idle and not soon:
                await self.let_go(keeper, "moved")

    async def let_go(self, keeper: Keeper, reason: str, code: int = RESYNC) -> None:
        """Release a table; its next deadline is kept, so that somebody takes it again in time."""
        duty = keeper.duty()
        keeper.stop()
        await keeper.idle()
        self._drop(keeper)
        await self._release(keeper, duty)
        keeper.close(reason, code)

    async def _release(self, keeper: Keeper, duty: Duty | None) -> None:
        try:
            await Notice(self.store, keeper.table).note()
            wake = keeper.clock.by_the_wall(duty.due) if duty is not None else None
            await self.store.release(keeper.table.id, keeper.epoch, wake)
        except StoreError as error:
            log.warning("table not released", extra={"why": str(error)})

    async def delete(self, keeper: Keeper) -> None:
        """Delete a table for good; those who are there are told so."""
        keeper.close("deleted", REFUSED)
        await keeper.idle()
        self._drop(keeper)
        await self.store.delete(keeper.table.id, keeper.epoch)

    def _drop(self, keeper: Keeper) -> None:
        if self.keepers.get(keeper.table.id) is keeper:
            del self.keepers[keeper.table.id]
        self._empty_since.pop(keeper.table.id, None)
        self.metrics.tables = len(self.keepers)

    # -- coming by tables -----------------------------------------------------------------

    async def keeper(self, table: str) -> Keeper | Elsewhere | None:
        """The keeper of a table, or the worker that has it; None where there is no such table."""
        keeper = await self.present(table)
        if keeper is not None:
            return keeper
        if self.draining:
            raise StoreError("this worker ends, and takes no table any more")
        return await self._loading.of(table, self._take)

    async def present(self, table: str) -> Keeper | None:
        """The keeper of a table that this worker has, and has not lost without knowing it."""
        keeper = self.keepers.get(table)
        if keeper is None or keeper.closed:
            return None
        if self.store.shared and not await self.store.held({table: keeper.epoch}):
            keeper.close("moved")
            self._drop(keeper)
        return self.keepers.get(table)

    async def _take(self, table: str) -> Keeper | Elsewhere | None:
        await self._say_so(only_if_due=True)
        losses = self._losses
        claimed = await self.store.claim(table, self.worker)
        if not isinstance(claimed, Lease):
            return claimed
        started = time.perf_counter()
        try:
            entries = await self.store.read(table)
            read, history = await self._read(table, claimed, entries)
        except BaseException:
            await self.store.release(table, claimed.epoch, None)
            raise
        if self._losses != losses and not await self.store.held({table: claimed.epoch}):
            raise LostLease(f"table {table} has passed on while it was read")
        self.metrics.took("load", time.perf_counter() - started)
        return self._keep(claimed, read, history)

    async def _read(self, table: str, lease: Lease, log: list[bytes]) -> tuple[Table, History]:
        """Read a log; what today's rules cannot follow goes on as best it can, marked."""
        try:
            return await rebuilt(log)
        except Unreadable as found:
            problem = found
        for entry in mendings(problem):
            body = e.written(entry)
            try:
                mended = await rebuilt([*log, body])
            except Unreadable:
                continue
            await self.store.append(table, lease.epoch, len(log) + 1, body)
            return mended
        return await unplayed(log)

    def _keep(self, lease: Lease, table: Table, history: History) -> Keeper:
        keeper = Keeper(
            self.store, lease.epoch, table, history, self._executor, self.metrics, self._drop
        )
        keeper.on_entry = self.on_entry
        keeper.company.pondering.thinkers = self.thinkers
        keeper.rematch = self._rematch
        self.keepers[table.id] = keeper
        self.metrics.tables = len(self.keepers)
        return keeper

    # -- new tables -----------------------------------------------------------------------

    async def create(
        self,
        setup: e.Setup,
        people: list[e.Person],
        places: list[e.Place],
        begin: str | None = None,
        save: str = "",
        after: str = "",
        lesson: Lesson | None = None,
        seed: str = "",
        same_dice: bool = False,
    ) -> Keeper:
        """Open a table; with `begin` the game begins at once, free seats filled with that.

        `seed` is for a game whose dice are the same for everybody, `same_dice` for practice that
        goes on with those of the save.
        """
        known = seed
        if lesson is not None and not lesson.open_chance:
            known = f"{lesson.seed:032x}"
        for _ in range(8):
            opened = e.Opened(
                time=now_ms(),
                by=0,
                id=new_id(),
                code=new_code(),
                setup=setup,
                people=people,
                places=places,
                seed=known or fresh_seed(),
                nonce=fresh_seed(),
                save=save,
                same_dice=same_dice,
                after=after,
                position=lesson.position if lesson is not None else None,
            )
            entries: list[e.AnyEntry] = [opened]
            if begin is not None:
                entries.append(e.Begun(time=opened.time, by=0, fill=begin))
            bodies = [e.written(entry) for entry in entries]
            table, history = await rebuilt(bodies)  # before it is written: it must be playable
            keys = [person.key for person in people]
            try:
                lease = await self.store.create(listing_of(table), keys, bodies, self.worker)
            except CodeTaken:
                continue
            return self._keep(lease, table, history)
        raise StoreError("no free code was found; try again")

    async def _rematch(self, keeper: Keeper, command: p.AskRematch, plea: Plea) -> e.AnyEntry:
        """Open a table for the same people, and say so at the old one."""
        table = keeper.table
        person = plea.person()
        if table.status != "over":
            raise Refusal("not-over")
        if table.rematch is not None:
            raise Refusal("rematched", code=table.rematch[1])
        if not table.seats_of(person):
            raise Refusal("no-seat-held")
        order = [person, *(n for n in range(len(table.people)) if n != person)]
        order = [n for n in order if n not in table.kicked]
        people = [table.people[n] for n in order]
        assert table.opened is not None
        places = [
            e.Place(
                order.index(seat.person) if seat.person in order else None,
                seat.companion,
                seat.name,
            )
            for seat in table.seats[: len(table.opened.places)]
        ]
        setup = msgspec.structs.replace(table.setup, day="")
        lesson = known_lesson(setup.game, setup.lesson) if setup.lesson else None
        again = await self.create(setup, people, places, after=table.id, lesson=lesson)
        return e.Rematched(table=again.table.id, code=again.table.code, **plea.stamp())


def mendings(problem: Unreadable) -> list[e.AnyEntry]:
    """What could be written so that a log can be read to its end, the gentlest first."""
    log.warning("log does not replay", extra={"n": problem.n, "why": str(problem)})
    if problem.withheld:
        return []
    position = problem.mark.position if problem.mark is not None else None
    reason = str(problem)[:200]
    found: list[e.AnyEntry] = [
        e.Adrift(time=now_ms(), position=start, seed=fresh_seed(), reason=reason)
        for start in ([position, None] if position is not None else [None])
    ]
    if problem.last and not problem.diverged:
        found.insert(0, e.Struck(time=now_ms(), of=problem.n, reason=reason))
    return found
