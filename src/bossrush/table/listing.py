"""What lists of tables show of one, and keeping that up to date without a write a choice."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from msgspec.structs import replace

from bossrush.engine.scene import Words
from bossrush.table.portrait import outcome_view
from bossrush.table.store import Store, StoreError
from bossrush.table.stored import Listing
from bossrush.table.table import Table

log = logging.getLogger(__name__)

NOTE_AFTER: Final = 4.0
"""Seconds after which lists of tables show what has changed."""


def listing_of(table: Table) -> Listing:
    """What lists of tables show of one."""
    turns: list[int] = []
    if table.play is not None and table.status == "playing":
        turns = sorted({decision.seat for decision in table.play.open})
    names = [
        seat.name or (table.people[seat.person].name if seat.person is not None else "")
        for seat in table.seats
    ]
    where: list[Words] = []
    outcome = None
    if table.play is not None:
        where = table.play.scene(None).where
        ended = table.play.outcome
        outcome = replace(outcome_view(ended), breakdown=[]) if ended is not None else None
    assert table.opened is not None
    return Listing(
        id=table.id,
        code=table.code,
        game=table.setup.game,
        status=table.status,
        seats=names,
        turns=turns,
        touched=table.touched,
        created=table.opened.time,
        holders=[
            table.people[seat.person].key if seat.person is not None else "" for seat in table.seats
        ],
        lesson=table.setup.lesson,
        where=where,
        outcome=outcome,
    )


class Notice:
    """Notes a table down for the lists, soon after it has changed."""

    def __init__(self, store: Store, table: Table) -> None:
        self._store = store
        self._table = table
        self._due: asyncio.TimerHandle | None = None
        self._noting: asyncio.Task[None] | None = None
        self._listed = 0
        """How many of its people have it in their lists: they come once, and it changes often."""

    def soon(self, at_once: bool) -> None:
        """It has changed; `at_once` when people look for it in their lists right away."""
        if self._due is not None:
            if not at_once:
                return
            self._due.cancel()
        loop = asyncio.get_running_loop()
        self._due = loop.call_later(0.0 if at_once else NOTE_AFTER, self._begin)

    def cancel(self) -> None:
        if self._due is not None:
            self._due.cancel()

    def _begin(self) -> None:
        self._due = None
        self._noting = asyncio.get_running_loop().create_task(self.note())

    async def note(self) -> None:
        """Note it down now."""
        people = [person.key for person in self._table.people]
        try:
            await self._store.note(listing_of(self._table), people[self._listed :])
            self._listed = len(people)
        except StoreError as error:
            log.warning("listing not noted", extra={"table": self._table.id, "why": str(error)})
