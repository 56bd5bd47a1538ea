"""The people of a measurement: they sit at tables and choose at their pace.

From a choice until every client at the table has been told of it is one measure for each client.
"""

from __future__ import annotations

import asyncio
import random
import time
from typing import Any, Final

import msgspec

from tests.load.line import Line, connected

BURST_EVERY: Final = 4
"""Every so many rounds all seats of a table choose within a second."""


class _Option(msgspec.Struct):
    id: str


class _Asked(msgspec.Struct):
    number: int
    seat: int
    waiting: bool = False
    race: bool = False
    options: list[_Option] | None = None


class _Status(msgspec.Struct):
    status: str = ""


class _You(msgspec.Struct):
    seats: list[int] = []


class _Heard(msgspec.Struct):
    """What a measurement needs of any message; the rest is skipped."""

    type: str
    n: int = 0
    id: str = ""
    text: str = ""
    asked: dict[str, _Asked | None] | None = None
    table: _Status | None = None


_decoder = msgspec.json.Decoder(_Heard)


class Measures:
    """What was measured while the measurement was on."""

    def __init__(self) -> None:
        self.on = False
        self.updates: list[float] = []
        """Seconds from a choice to each client's update."""
        self.acks: list[float] = []
        self.choices = 0
        self.missed = 0
        """Choices that somebody else's made impossible, as happens in a race."""
        self.errors: list[str] = []
        self.bytes = 0

    def begin(self) -> None:
        self.updates.clear()
        self.acks.clear()
        self.choices = 0
        self.missed = 0
        self.bytes = 0
        self.on = True


class Sitter:
    """One client with one seat."""

    def __init__(self, table: Table, seat: int, token: str) -> None:
        self.table = table
        self.seat = seat
        self.token = token
        self.line: Line | None = None
        self.asked: dict[str, _Asked] = {}
        self.n = 0
        self.sent: dict[str, float] = {}
        self.over = False
        self._count = 0

    async def connect(self, host: str, port: int) -> None:
        self.line = await connected(host, port, self.heard)
        hello = {"type": "hello", "table": self.table.id, "token": self.token}
        self.line.send(msgspec.json.encode(hello))

    def heard(self, data: bytes) -> None:
        now = time.perf_counter()
        self.table.measures.bytes += len(data)
        message = _decoder.decode(data)
        kind = message.type
        if kind == "update":
            if message.n != self.n + 1:
                self.table.measures.errors.append(f"update {message.n} after {self.n}")
            self.n = message.n
            self.table.told(message.n, now)
            self._follow(message)
        elif kind == "ack":
            self.table.acknowledged(message.n, self.sent.pop(message.id, None), now)
        elif kind == "welcome":
            self.n = message.n
            self.asked = {}
            self._follow(message)
        elif kind == "refused":
            if self.sent.pop(message.id, None) is not None:
                self.table.measures.missed += 1
        elif kind == "goodbye":
            self.table.measures.errors.append(message.text)

    def _follow(self, message: _Heard) -> None:
        if message.asked is not None:
            for key, asked in message.asked.items():
                if asked is None:
                    self.asked.pop(key, None)
                else:
                    self.asked[key] = asked
        if message.table is not None and message.table.status == "over":
            self.over = True

    def choose(self, dice: random.Random) -> None:
        """Answer whatever this seat is asked, if it is asked anything."""
        asked = self.asked.get(str(self.seat)) or self.asked.get("crew")
        if asked is None or asked.waiting or not asked.options or self.over or self.sent:
            return
        options = asked.options
        option = options[dice.randrange(len(options))].id
        if option == "done":  # in the game by the clock nobody stops before it rings
            option = options[0].id
        self._count += 1
        request = f"{self.seat}.{self._count}"
        body: dict[str, Any] = {
            "type": "choose",
            "id": request,
            "seat": self.seat,
            "option": option,
        }
        if not asked.race:
            body["at"] = asked.number
        assert self.line is not None
        self.sent[request] = time.perf_counter()
        self.line.send(msgspec.json.encode(body))
        if self.table.measures.on:
            self.table.measures.choices += 1

    def ping(self) -> None:
        if self.line is not None and not self.line.lost:
            self.line.send(b'{"type":"ping"}')


class Table:
    """A table and its clients."""

    def __init__(self, name: str, tokens: list[str], measures: Measures, realtime: bool) -> None:
        self.id = name
        self.measures = measures
        self.realtime = realtime
        self.sitters = [Sitter(self, seat, token) for seat, token in enumerate(tokens)]
        self._sent: dict[int, float] = {}
        self._early: dict[int, list[float]] = {}

    def told(self, n: int, now: float) -> None:
        """A client has heard of entry `n`."""
        sent = self._sent.get(n)
        if sent is None:  # before the chooser heard that it was done
            self._early.setdefault(n, []).append(now)
        elif self.measures.on:
            self.measures.updates.append(now - sent)

    def acknowledged(self, n: int, sent: float | None, now: float) -> None:
        """The chooser has heard that entry `n` is on disk."""
        if sent is None:
            return
        self._sent[n] = sent
        early = self._early.pop(n, [])
        if self.measures.on:
            self.measures.acks.append(now - sent)
            self.measures.updates += [at - sent for at in early]
        if len(self._sent) > 64:
            for old in sorted(self._sent)[:32]:
                del self._sent[old]
        if len(self._early) > 64:
            self._early.clear()

    async def play(self, dice: random.Random, pace: float) -> None:
        """Let everybody choose once every `pace` seconds, until this is cancelled."""
        if self.realtime:
            await asyncio.gather(*(self._steadily(one, dice, pace) for one in self.sitters))
            return
        loop = asyncio.get_running_loop()
        start = loop.time() + dice.random() * pace
        rounds = dice.randrange(BURST_EVERY)
        while True:
            rounds += 1
            span = 1.0 if rounds % BURST_EVERY == 0 else pace
            moments = sorted((dice.random() * span, seat) for seat in range(len(self.sitters)))
            for moment, seat in moments:
                await asyncio.sleep(start + moment - loop.time())
                self.sitters[seat].choose(dice)
            start += pace
            await asyncio.sleep(start - loop.time())

    async def _steadily(self, sitter: Sitter, dice: random.Random, pace: float) -> None:
        loop = asyncio.get_running_loop()
        due = loop.time() + dice.random() * pace
        while True:
            await asyncio.sleep(due - loop.time())
            sitter.choose(dice)
            due += pace
