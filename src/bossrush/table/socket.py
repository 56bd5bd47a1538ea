"""The live connection: one WebSocket a client, in plain ASGI because it is the busiest place."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from functools import partial
from typing import Final

import msgspec
from starlette.datastructures import Headers
from starlette.types import Receive, Scope, Send

from bossrush.engine.errors import BossrushError
from bossrush.table import protocol as p
from bossrush.table.entry import DamagedEntry, UnknownEntry
from bossrush.table.forward import ADDRESS, forward, part
from bossrush.table.house import House
from bossrush.table.hub import BAD, GOING_AWAY, REFUSED, RESTART, RESYNC, Listener, goodbye
from bossrush.table.identity import key_of
from bossrush.table.keeper import Keeper
from bossrush.table.limits import Bucket, whence
from bossrush.table.outlet import Straight, transport_of
from bossrush.table.refusal import Refusal
from bossrush.table.store import LEASE
from bossrush.table.stored import Elsewhere

log = logging.getLogger(__name__)

HELLO_WITHIN: Final = 10.0
BEAT_EVERY: Final = 15.0
MALFORMED_MOST: Final = 20
"""Unreadable messages after which a connection is closed."""
RETRY_AFTER: Final = 0.2
"""Seconds after which a worker that does not answer is tried again."""
ABORT_AFTER: Final = 3.0
"""Seconds a client that was cut off has to take its leave."""


class Disconnected(Exception):
    """The client has gone."""


class Wire:
    """The ASGI side of a connection."""

    def __init__(self, receive: Receive, send: Send) -> None:
        self._receive = receive
        self._send = send

    async def accept(self) -> None:
        event = await self._receive()
        if event["type"] != "websocket.connect":
            raise Disconnected
        await self._send({"type": "websocket.accept"})

    async def receive(self) -> str | bytes:
        """The next message; Disconnected when there is none any more."""
        event = await self._receive()
        if event["type"] != "websocket.receive":
            raise Disconnected
        text: str | None = event.get("text")
        data: bytes = event.get("bytes") or b""
        return text if text is not None else data

    async def send(self, body: bytes) -> None:
        await self._send({"type": "websocket.send", "text": body.decode()})

    async def close(self, code: int) -> None:
        with contextlib.suppress(Exception):  # it may be closed already, by either side
            await self._send({"type": "websocket.close", "code": code})

    def outlet(self) -> Straight | None:
        """A way past the server's queues, where there is one."""
        transport = transport_of(self._send)
        return Straight(transport) if transport is not None else None

    def abort(self) -> bool:
        """Drop it with whatever is still unsent; False where that is not ours to do."""
        transport = transport_of(self._send)
        if transport is None:
            return False
        transport.abort()
        return True


class Socket:
    """The ASGI application of the live connection."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        address = _address(scope)
        line = Wire(receive, send)
        if not self.house.doors.admits(headers):
            await self._deny(receive, send, 403)
            return
        if not self.house.requests.draw(address):
            await self._deny(receive, send, 429)
            return
        if not self.house.admit(address):
            await self._deny(receive, send, 503)
            return
        try:
            await line.accept()
            await Session(self.house, line, scope).run()
        except Disconnected:
            pass
        finally:
            self.house.dismiss(address)

    async def _deny(self, receive: Receive, send: Send, status: int) -> None:
        await receive()
        await send(
            {
                "type": "websocket.http.response.start",
                "status": status,
                "headers": [(b"content-type", b"text/plain; charset=utf-8")],
            }
        )
        said = {
            403: b"This page is not one of this server's own, or it does not go by this name.",
            429: b"Too many requests; try again in a while.",
            503: b"Too many connections; try again in a while.",
        }
        await send({"type": "websocket.http.response.body", "body": said[status]})


class Session:
    """One client, from its hello to its end."""

    def __init__(self, house: House, line: Wire, scope: Scope, inner: bool = False) -> None:
        self.house = house
        self.line = line
        self.inner = inner
        """Whether another worker passes this client on."""
        limits = house.settings.limits
        now = time.monotonic()
        self._bucket = Bucket(limits.messages, limits.messages_burst, now)
        self._speech = Bucket(limits.speech, limits.speech_burst, now)
        self._looks = Bucket(limits.looks, limits.looks_burst, now)
        self._malformed = 0
        self._heard = now
        self._sitting: asyncio.Task[None] | None = None
        self._given_up = False
        self._address = _address(scope, inner)

    async def run(self) -> None:
        try:
            hello = await asyncio.wait_for(self._hello(), HELLO_WITHIN)
        except TimeoutError:
            await self._part("silent", BAD, retry=True)
            return
        if hello is None:
            await self._part("hello", BAD, retry=False)
            return
        if hello.protocol != p.PROTOCOL:
            await self._part("protocol", REFUSED, retry=False)
            return
        if self.house.hall.draining:
            await self._part("restart", RESTART, retry=True)
            return
        # The worker that has the table may be about to end, or dead: soon it can be taken.
        until = time.monotonic() + LEASE + 1
        while not await self._seated(hello):
            if time.monotonic() > until:
                await part(self.line)
                return
            await asyncio.sleep(RETRY_AFTER)

    async def _seated(self, hello: p.Hello) -> bool:
        """Serve a client from its hello on; False where its table is out of reach right now."""
        try:
            found = await self.house.hall.keeper(hello.table)
        except UnknownEntry:
            await self._part("newer", REFUSED, retry=False)
            return True
        except DamagedEntry as error:
            log.error("table damaged", extra={"table": hello.table, "why": str(error)})
            await self._part("damaged", REFUSED, retry=False)
            return True
        except BossrushError as error:
            log.warning("table not found", extra={"table": hello.table, "why": str(error)})
            await self._part("store", RESYNC, retry=True)
            return True
        if found is None:
            await self._part("no-table", REFUSED, retry=False)
        elif isinstance(found, Elsewhere):
            if self.inner:  # it has just passed on; the one who asked will look again
                await self._part("moved", RESYNC, retry=True)
            else:
                return await forward(self.house, found, hello, self.line, self._address)
        else:
            await self._sit(found, hello)
        return True

    async def _hello(self) -> p.Hello | None:
        try:
            message = p.decode(await self.line.receive())
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            return None
        return message if isinstance(message, p.Hello) else None

    async def _part(self, reason: str, code: int, retry: bool) -> None:
        with contextlib.suppress(Exception):  # it may have gone meanwhile
            await self.line.send(goodbye(reason, retry))
        await self.line.close(code)

    async def _sit(self, keeper: Keeper, hello: p.Hello) -> None:
        key = key_of(hello.token) if hello.token is not None else ""
        wants_all = None if hello.options is None else hello.options == "all"
        listener = Listener(key, wants_all, hello.eye, self.line.outlet())
        try:
            keeper.join(listener, hello.last)
        except Refusal as refusal:
            await self._part(refusal.reason, REFUSED, retry=False)
            return
        loop = asyncio.get_running_loop()
        # Anyone who is cut off gets a moment to take their leave; a full buffer never empties.
        listener.on_closing = partial(loop.call_later, ABORT_AFTER, self._cut)
        pump = loop.create_task(self._pump(listener))
        beat = loop.create_task(self._beat(keeper, listener))
        self._sitting = asyncio.current_task()
        try:
            await self._listen(keeper, listener)
        except asyncio.CancelledError:
            if not self._given_up or self._sitting is None:
                raise
            self._sitting.uncancel()  # it was we who ended it, and it ends in good order
        finally:
            self._sitting = None
            if listener.cut_off:
                self.house.metrics.cut += 1
            keeper.leave(listener)
            beat.cancel()
            pump.cancel()
            await asyncio.gather(pump, beat, return_exceptions=True)

    def _cut(self) -> None:
        """End a connection whose client has not taken its leave: it may never read again."""
        if not self.line.abort() and self._sitting is not None:
            self._given_up = True
            self._sitting.cancel()  # the server ends it when there is nothing more to say

    async def _pump(self, listener: Listener) -> None:
        """Send what is queued; a client that has gone makes sending fail, and that is all."""
        with contextlib.suppress(OSError, RuntimeError):
            await listener.pump(self.line.send, self.line.close)

    async def _beat(self, keeper: Keeper, listener: Listener) -> None:
        """Say now and then that all is well; end what has been silent for too long."""
        silence = self.house.settings.limits.silence
        while not listener.closing:
            await asyncio.sleep(min(BEAT_EVERY, silence / 3))
            if time.monotonic() - self._heard > silence:
                listener.close(GOING_AWAY, goodbye("silent", retry=True))
            else:
                listener.send(p.encode(p.Beat(n=keeper.table.n, now=keeper.clock.now())))

    async def _listen(self, keeper: Keeper, listener: Listener) -> None:
        with contextlib.suppress(Disconnected):
            while True:
                data = await self.line.receive()
                self._heard = now = time.monotonic()
                self.house.metrics.messages_in += 1
                if self.house.hall.overdue(now):
                    await self.house.hall.confirm()  # this process stood still for too long
                if listener.closing:
                    continue
                if not self._bucket.draw(now):
                    self.house.metrics.refused("too-fast")
                    listener.close(BAD, goodbye("flood", retry=True))
                    continue
                self._hear(keeper, listener, data)

    def _hear(self, keeper: Keeper, listener: Listener, data: str | bytes) -> None:
        if len(data) > p.MOST_BYTES:
            self._refuse(listener, "", Refusal("too-long", most=p.MOST_BYTES))
            return
        try:
            message = p.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            self._malformed += 1
            if self._malformed > MALFORMED_MOST:
                listener.close(BAD, goodbye("malformed", retry=False))
                return
            self._refuse(listener, _request_id(data), Refusal("malformed", reason=str(error)))
            return
        match message:
            case p.Ping():
                listener.send(p.encode(p.Pong(time=message.time, now=keeper.clock.now())))
            case p.Resync() | p.Look() | p.Hint() | p.Weigh() | p.Enough() if not self._looks.draw(
                self._heard
            ):
                self._refuse(listener, getattr(message, "id", ""), Refusal("too-fast"))
            case p.Resync():
                keeper.welcome(listener, message.last)
            case p.Look():
                listener.wanted_eye = message.eye
                keeper.welcome(listener, keeper.table.n)
            case p.Hello():
                self._refuse(listener, "", Refusal("hello-again"))
            case p.Say() | p.EmoteCommand() | p.Come() | p.Wish() if not self._may_speak():
                self._refuse(listener, message.id, Refusal("speech-fast"))
            case p.Come() if not self._may_come(keeper, listener):
                self._refuse(listener, message.id, Refusal("arrivals"))
            case _:
                keeper.hear(listener, message)

    def _may_speak(self) -> bool:
        return self._speech.draw(self._heard)

    def _may_come(self, keeper: Keeper, listener: Listener) -> bool:
        """Whether one more may come from there: one stranger must not fill a table."""
        if keeper.table.person(listener.key) is not None:
            return True
        return self.house.arrivals.draw(f"{keeper.table.id} {self._address}")

    def _refuse(self, listener: Listener, request: str, refusal: Refusal) -> None:
        self.house.metrics.refused(refusal.reason)
        message = p.Refused(id=request, why=refusal.why, text=str(refusal))
        listener.send(p.encode(message))


def _address(scope: Scope, inner: bool = False) -> str:
    """Where a client is; another worker tells it of those that it passes on."""
    if inner:
        return Headers(scope=scope).get(ADDRESS, "")
    client = scope.get("client")
    return whence(client[0]) if client else ""


def _request_id(data: str | bytes) -> str:
    """The id of a message that is otherwise unreadable, so that its sender can match the answer."""
    try:
        found = msgspec.json.decode(data, type=_Identified)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return ""
    return found.id if len(found.id) <= 64 else ""


class _Identified(msgspec.Struct):
    id: str = ""
