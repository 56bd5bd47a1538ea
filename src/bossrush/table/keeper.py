"""The keeper of a table: the one place where commands arrive, one after another.

For each: judge it, persist it, acknowledge it, take it in, tell everybody. Nothing is shown that
is not on disk, and nothing is on disk that was not judged against what is shown.
"""

from __future__ import annotations

import asyncio
import logging
import math
import secrets
import time
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from concurrent.futures import Executor
from functools import partial
from typing import Final

import msgspec

from bossrush.table import entry as e
from bossrush.table import hints
from bossrush.table import protocol as p
from bossrush.table.clock import Clock
from bossrush.table.company import Company
from bossrush.table.duty import Duty, next_duty
from bossrush.table.history import History
from bossrush.table.hub import REFUSED, RESYNC, Hub, Listener, goodbye
from bossrush.table.judge import judged
from bossrush.table.lines import Record, record
from bossrush.table.listing import Notice
from bossrush.table.metrics import Metrics
from bossrush.table.plea import Plea
from bossrush.table.refusal import Refusal
from bossrush.table.shown import You
from bossrush.table.store import Conflict, LostLease, Store, StoreError
from bossrush.table.table import Table
from bossrush.table.texts import in_full
from bossrush.table.views import Group, Views

log = logging.getLogger(__name__)

Job = Callable[[], Awaitable[None]]

_STEADY: Final = (e.Chose, e.Expired, e.Said, e.Proposed)
"""Entries after which everybody is who they were."""


class Keeper:
    """Keeps one table that this worker owns."""

    def __init__(
        self,
        store: Store,
        epoch: int,
        table: Table,
        history: History,
        executor: Executor,
        metrics: Metrics,
        failed: Callable[[Keeper], None],
    ) -> None:
        self.store = store
        self.epoch = epoch
        self.table = table
        self.history = history
        self.metrics = metrics
        self.hub = Hub()
        self.views = Views(table)
        self.clock = Clock(table.touched)
        self.company = Company(table, self.clock, executor, self._decided)
        self.loaded_at = self.clock.now()
        self.closed = False
        self.on_entry: Callable[[Keeper, e.AnyEntry], None] | None = None
        """Called after each entry, for webhooks and the like."""
        self.rematch: Callable[[Keeper, p.AskRematch, Plea], Awaitable[e.AnyEntry]] | None = None
        self._failed = failed
        self._jobs: deque[Job] = deque()
        self._working: asyncio.Task[None] | None = None
        self._asides: set[asyncio.Task[None]] = set()
        self._alarm: asyncio.TimerHandle | None = None
        self._due = 0
        self._notice = Notice(store, table)
        self._set_alarm()

    def _now(self) -> int:
        """The time of the next entry: never before the last one's."""
        return max(self.clock.now(), self.table.touched)

    # -- one after another ----------------------------------------------------------------

    def _push(self, job: Job) -> None:
        if self.closed:
            return
        self._jobs.append(job)
        if self._working is None:
            self._working = asyncio.get_running_loop().create_task(self._work())

    async def _work(self) -> None:
        try:
            while self._jobs and not self.closed:
                await self._jobs.popleft()()
        except StoreError as error:
            # Whether the entry is on disk is not known, or the table is another's: only
            # reading the log again can tell.
            log.warning("table dropped", extra={"table": self.table.id, "why": str(error)})
            self._give_up()
        except Exception:
            log.exception("table failed", extra={"table": self.table.id})
            self._give_up()
        finally:
            self._working = None

    def _beside(self, deed: Coroutine[None, None, None]) -> None:
        """Do something that no command waits for."""
        task = asyncio.get_running_loop().create_task(deed)
        self._asides.add(task)
        task.add_done_callback(self._asides.discard)

    def _give_up(self) -> None:
        self.close("moved")
        self._failed(self)

    async def idle(self) -> None:
        """Wait until everything asked so far is done."""
        while self._working is not None:
            await asyncio.wait([self._working])

    def stop(self) -> None:
        """Take nothing in any more; those who are here do not know it yet."""
        self.closed = True
        self.company.close()
        self._notice.cancel()
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def close(self, reason: str, code: int = RESYNC) -> None:
        """Let go of everybody; they are told to come back, unless they are refused."""
        self.stop()
        self.hub.close(code, goodbye(reason, retry=code != REFUSED))

    # -- people coming and going ----------------------------------------------------------

    def join(self, listener: Listener, last: int | None) -> None:
        """Somebody has connected."""
        person = self.table.person(listener.key) if listener.key else None
        if person is not None and person in self.table.kicked:
            raise Refusal("kicked")
        if person is None and not self.table.admits_strangers():
            raise Refusal("private")
        self.hub.add(listener)
        self.welcome(listener, last)
        self.tell_presence()
        for seat in self.table.seats_of(person):
            if self.table.seats[seat].cover:
                self._push(partial(self._return, seat))
        self._set_alarm()

    async def _return(self, seat: int) -> None:
        holder = self.table.seats[seat]
        if holder.cover and holder.person is not None and self.gone(holder.person) is None:
            await self._enter(e.Returned(time=self._now(), by=holder.person, seat=seat))

    def leave(self, listener: Listener) -> None:
        """Somebody's connection has ended."""
        self.hub.remove(listener, self.clock.now())
        if self.table.person(listener.key) is None:
            self.hub.gone.pop(listener.key, None)  # nobody waits for those who only looked on
        self.views.forget({other.eye for other in self.hub.listeners})
        if not self.closed:
            self.tell_presence()
            self._set_alarm()

    def gone(self, person: int) -> int | None:
        """Since when somebody is not connected; None while they are."""
        key = self.table.people[person].key
        return None if self.hub.here(key) else self.hub.gone.get(key, self.loaded_at)

    def away(self) -> dict[int, int]:
        """The people who hold a seat and are not connected, and since when."""
        found: dict[int, int] = {}
        for seat in self.table.seats:
            if seat.person is not None and (since := self.gone(seat.person)) is not None:
                found[seat.person] = since
        return found

    def tell_presence(self) -> None:
        table = self.table
        here = [n for n, person in enumerate(table.people) if self.hub.here(person.key)]
        watching = sum(1 for one in self.hub.listeners if not one.group().seats)
        gone = self.away()
        if (since := self.gone(table.host)) is not None:
            gone[table.host] = since
        away = {str(person): since for person, since in gone.items()}
        thinking = self.company.thinking()
        pondering = self.company.ponders()
        self.hub.tell(
            p.Presence(
                here=here, away=away, watching=watching, thinking=thinking, pondering=pondering
            )
        )

    def _decided(self) -> None:
        """A companion has made up its mind."""
        if not self.closed:
            self._set_alarm()
            if not self.company.rushed:
                self.tell_presence()

    # -- telling --------------------------------------------------------------------------

    def you(self, listener: Listener) -> You:
        """Who a client is at this table now; its eye follows its seats."""
        person = self.table.person(listener.key) if listener.key else None
        seats = self.table.seats_of(person)
        if listener.wanted_eye in seats:
            listener.eye = listener.wanted_eye
        else:
            listener.eye = seats[0] if seats else None
        host = person is not None and person == self.table.host
        return You(person=person, seats=seats, host=host, eye=listener.eye)

    def welcome(self, listener: Listener, last: int | None) -> None:
        """Tell a client everything, and what it has missed since `last`."""
        you = self.you(listener)
        listener.last_you = you
        if last is not None and last > self.table.n:
            last = None  # it remembers what never was: a database from a backup, perhaps
        records, earlier = self.history.since(last)
        listener.send(self.views.welcome(listener.group(), you, self.clock.now(), records, earlier))

    def _broadcast(self, entry: e.AnyEntry, told_record: Record, first: Listener | None) -> None:
        """Tell everybody about an entry, the one who asked for it first."""
        steady = isinstance(entry, _STEADY)
        written: dict[Group, bytes] = {}
        for listener in self.hub.beginning_with(first):
            you = None
            if not steady:
                fresh = self.you(listener)
                if fresh != listener.last_you:
                    listener.last_you = you = fresh
            group = listener.group()
            body = written.get(group) if you is None else None
            if body is None:
                body = self.views.update(group, told_record, you)
                if you is None:
                    written[group] = body
            listener.send(body)

    # -- commands -------------------------------------------------------------------------

    def hear(self, listener: Listener, command: p.Command) -> None:
        """A client asks for something."""
        arrived = time.perf_counter()
        self._push(lambda: self._command(listener, command, arrived))

    async def _command(self, listener: Listener, command: p.Command, arrived: float) -> None:
        plea = Plea(self.table, command, listener.key, self._now(), self.views.private, self.gone)
        done = self.table.requests.find(plea.by, command.id) if plea.by is not None else None
        if done is not None:
            number, asked = done
            if asked and asked != plea.brief():
                self._refuse(listener, command.id, Refusal("id-used"))
            else:
                listener.send(p.encode(p.Ack(id=command.id, n=number)))
            return
        try:
            entry = await self._ruling(listener, plea)
        except Refusal as refusal:
            self._refuse(listener, command.id, refusal)
            return
        except StoreError:
            raise
        except Exception:
            # Nothing has been written: only this command fails, not the table.
            incident = secrets.token_hex(4)
            self.metrics.errors += 1
            log.exception("command failed", extra={"table": self.table.id, "incident": incident})
            self._refuse(listener, command.id, Refusal("failed", incident=incident))
            return
        if entry is not None:
            await self._enter(entry, listener)
            self.metrics.took("command", time.perf_counter() - arrived)

    async def _ruling(self, listener: Listener, plea: Plea) -> e.AnyEntry | None:
        """The entry a command becomes; None for what only concerns the one who asked."""
        command = plea.command
        match command:
            case p.Hint() | p.Weigh():
                await self._advise(listener, command, plea)
                return None
            case p.Skip():
                plea.person()
                self.company.hurry(thoughts=command.thoughts)
                listener.send(p.encode(p.Ack(id=command.id, n=self.table.n)))
                self._set_alarm()
                return None
            case p.Enough():
                plea.own_seat(command.seat)
                self.company.pondering.enough(command.seat)
                listener.send(p.encode(p.Ack(id=command.id, n=self.table.n)))
                return None
            case p.AskRematch() if self.rematch is not None:
                return await self.rematch(self, command, plea)
            case _:
                return judged(plea)

    def _refuse(self, listener: Listener, request: str, refusal: Refusal) -> None:
        self.metrics.refused(refusal.reason)
        text = in_full(refusal, self.table.setup.game, self.table.setup.options)
        listener.send(p.encode(p.Refused(id=request, why=refusal.why, text=text)))

    async def _advise(self, listener: Listener, command: p.Hint | p.Weigh, plea: Plea) -> None:
        refuse = partial(self._refuse, listener, command.id)
        advice = hints.advice(self.company, command, plea, listener.send, refuse)
        try:
            if hints.unmarked(self.table):
                await self._enter(e.Hinted(time=self._now(), by=plea.by, seat=command.seat))
        except BaseException:
            advice.close()
            raise
        self._beside(advice)

    async def _enter(self, entry: e.AnyEntry, listener: Listener | None = None) -> None:
        """Persist, then acknowledge, then take in and tell."""
        number = self.table.n + 1
        started = time.perf_counter()
        try:
            await self.store.append(self.table.id, self.epoch, number, e.written(entry))
        except StoreError as error:
            if not isinstance(error, Conflict | LostLease):
                self.metrics.unwritten = time.monotonic()
            raise
        self.metrics.unwritten = -math.inf
        self.metrics.took("append", time.perf_counter() - started)
        if listener is not None:  # in one go with its own update, which comes before all others
            listener.hold(p.encode(p.Ack(id=entry.request, n=number)))
        started = time.perf_counter()
        try:
            told = self.table.take(entry)
        except Exception as error:
            if listener is not None:
                listener.let_go()
            log.exception("the rules failed", extra={"table": self.table.id, "n": number})
            await self._strike(number, error)
            raise
        told_record = record(self.table, entry, told)
        self.history.add(told_record)
        self.views.refresh(entry)
        self._broadcast(entry, told_record, listener)
        self.metrics.took("tell", time.perf_counter() - started)
        self._after(entry)

    async def _strike(self, number: int, error: Exception) -> None:
        """The rules failed on an entry: it must not count when the log is read again."""
        struck = e.Struck(time=self._now(), of=number, reason=type(error).__name__)
        await self.store.append(self.table.id, self.epoch, number + 1, e.written(struck))

    def _after(self, entry: e.AnyEntry) -> None:
        self.metrics.entries += 1
        if isinstance(entry, e.Chose) and not entry.companion:
            self.company.take_time()
        if isinstance(entry, e.Kicked):
            self.hub.send_away(self.table.people[entry.person].key)
        if isinstance(entry, e.Sat | e.Stood | e.Kicked | e.Came | e.Joined):
            self.tell_presence()
        if not self.table.setup.watch and not self.table.admits_strangers():
            self._send_strangers_away()
        self._pass_on(entry)
        self._notice.soon(at_once=isinstance(entry, e.Came | e.Begun | e.Sat))
        self._set_alarm()

    def _send_strangers_away(self) -> None:
        """Nobody may look on any more who has not come to the table."""
        for listener in self.hub.listeners:
            if not listener.key or self.table.person(listener.key) is None:
                listener.close(REFUSED, goodbye("private", retry=False))

    def _pass_on(self, entry: e.AnyEntry) -> None:
        """Tell those who want to know besides; what goes wrong there is nothing to the table."""
        if self.on_entry is None:
            return
        try:
            self.on_entry(self, entry)
        except Exception:
            self.metrics.errors += 1
            log.exception("passing an entry on failed", extra={"table": self.table.id})

    # -- duties ---------------------------------------------------------------------------

    def duty(self) -> Duty | None:
        """What the table owes next."""
        return next_duty(self.table, self.company, self.away(), bool(self.hub.listeners))

    def _set_alarm(self) -> None:
        if self.closed:
            return
        duty = self.duty()
        if self._alarm is not None:
            if duty is not None and duty.due == self._due:
                return
            self._alarm.cancel()
            self._alarm = None
        if duty is not None:
            self._due = duty.due
            wait = max(0.0, (duty.due - self.clock.now()) / 1000)
            self._alarm = asyncio.get_running_loop().call_later(wait, self._ring)

    def _ring(self) -> None:
        self._alarm = None
        self._push(self._owe)

    async def _owe(self) -> None:
        """Do what is due."""
        duty = self.duty()
        if duty is None or duty.due > self.clock.now():
            self._set_alarm()
            return
        entry = duty.make(self._now())
        if duty.companion is not None:
            self.company.forget(duty.companion)
            if isinstance(entry, e.Chose):
                entry = msgspec.structs.replace(entry, secret=self.views.private(entry.seat))
        await self._enter(entry)
