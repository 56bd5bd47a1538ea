"""The clients at a table: each with a buffer of its own, so that none can hold up another.

Whatever is sent is handed on and never waited for. A client that does not read fast enough has
its buffer run full; it is cut off then, and told to come back and say what it has seen.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final

from bossrush.engine.message import Message
from bossrush.engine.scene import words
from bossrush.table.outlet import Outlet
from bossrush.table.protocol import Goodbye, Presence, encode
from bossrush.table.refusal import in_english
from bossrush.table.shown import You
from bossrush.table.views import Group

MOST_WAITING: Final = 1_000_000
"""Bytes that may wait for a client."""

# Why a connection was closed, as WebSocket close codes.
DONE: Final = 1000
GOING_AWAY: Final = 1001
BAD: Final = 1008
RESTART: Final = 1012
TOO_SLOW: Final = 4008
RESYNC: Final = 4009
REFUSED: Final = 4003


def goodbye(reason: str, retry: bool) -> bytes:
    """The last message to a client: why."""
    message = Message(f"table-goodbye-{reason}")
    return encode(Goodbye(why=words(message), text=in_english(message), retry=retry))


class Listener:
    """A client at a table.

    It has an outlet where the server lets us at its buffers; anywhere else messages are queued
    here, and `pump` sends them.
    """

    __slots__ = (
        "_bytes",
        "_closing",
        "_group",
        "_held",
        "_queue",
        "_wake",
        "all_options",
        "eye",
        "key",
        "last_you",
        "on_closing",
        "outlet",
        "wanted_eye",
    )

    def __init__(
        self,
        key: str,
        all_options: bool | None,
        eye: int | None,
        outlet: Outlet | None = None,
    ) -> None:
        self.outlet = outlet
        self.key = key
        """The hash of its person's token; empty for one without."""
        self.all_options = all_options
        """Whether it asked for everybody's options; None where it did not say."""
        self.wanted_eye = eye
        self.eye: int | None = None
        self.last_you: You | None = None
        self._group: tuple[You | None, Group] | None = None
        """What `group` last found, and for whom."""
        self.on_closing: Callable[[], object] | None = None
        self._queue: deque[bytes] = deque()
        self._bytes = 0
        self._held: bytes | None = None
        self._wake = asyncio.Event()
        self._closing: int | None = None

    # -- who it is ------------------------------------------------------------------------

    def group(self) -> Group:
        """Which clients see the same as this one."""
        you = self.last_you
        known = self._group
        if known is not None and known[0] is you and known[1].eye == self.eye:
            return known[1]
        seats = tuple(you.seats) if you is not None else ()
        every = self.all_options if self.all_options is not None else not seats
        found = Group(seats, self.eye, every)
        self._group = (you, found)
        return found

    # -- sending --------------------------------------------------------------------------

    def send(self, body: bytes) -> None:
        """Send a message, unless the client has fallen too far behind."""
        if self._closing is not None:
            return
        outlet = self.outlet
        held, self._held = self._held, None
        if (self._bytes if outlet is None else outlet.waiting()) > MOST_WAITING:
            self._queue.clear()
            self.close(TOO_SLOW, goodbye("slow", retry=True))
        elif outlet is not None:
            if held is not None:
                outlet.write(held, body)
            else:
                outlet.write(body)
        else:
            for one in (held, body) if held is not None else (body,):
                self._queue.append(one)
                self._bytes += len(one)
            self._wake.set()

    def hold(self, body: bytes) -> None:
        """Send a message along with the next one, and before it."""
        self._held = body

    def let_go(self) -> None:
        """Send what is held: nothing will follow it."""
        if self._held is not None:
            body, self._held = self._held, None
            self.send(body)

    def close(self, code: int, last: bytes | None = None) -> None:
        """Close it once what is queued has been sent, and `last` after that."""
        if self._closing is None:
            if last is not None:
                self._queue.append(last)
            self._closing = code
            self._wake.set()
            if self.on_closing is not None:
                self.on_closing()

    @property
    def closing(self) -> bool:
        return self._closing is not None

    @property
    def cut_off(self) -> bool:
        """Whether it is closed because of how its client behaves."""
        return self._closing in (TOO_SLOW, GOING_AWAY, BAD)

    async def pump(
        self,
        send: Callable[[bytes], Awaitable[None]],
        close: Callable[[int], Awaitable[None]],
    ) -> None:
        """Send what is queued, until it is closed."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._queue:
                body = self._queue.popleft()
                self._bytes -= len(body)
                await send(body)
            if self._closing is not None:
                await close(self._closing)
                return


class Hub:
    """Everybody at one table."""

    def __init__(self) -> None:
        self.listeners: list[Listener] = []
        self._present: dict[str, int] = {}
        """By key: how many connections somebody has here."""
        self.gone: dict[str, int] = {}
        """By key: since when somebody who was here is not."""

    def add(self, listener: Listener) -> None:
        self.listeners.append(listener)
        self._present[listener.key] = self._present.get(listener.key, 0) + 1
        self.gone.pop(listener.key, None)

    def remove(self, listener: Listener, now: int) -> None:
        if listener in self.listeners:
            self.listeners.remove(listener)
            self._present[listener.key] -= 1
            if not self._present[listener.key]:
                del self._present[listener.key]
        if listener.key and not self.here(listener.key):
            self.gone[listener.key] = now

    def here(self, key: str) -> bool:
        """Whether somebody is connected."""
        return key in self._present

    def beginning_with(self, first: Listener | None) -> list[Listener]:
        """Everybody, one of them first."""
        if first is None or first not in self.listeners:
            return self.listeners
        return [first, *(listener for listener in self.listeners if listener is not first)]

    def tell(self, presence: Presence) -> None:
        """Tell everybody who is here."""
        body = encode(presence)
        for listener in self.listeners:
            listener.send(body)

    def send_away(self, key: str) -> None:
        """Close every connection of somebody whom the host has sent away."""
        for listener in self.listeners:
            if listener.key == key:
                listener.close(REFUSED, goodbye("kicked", retry=False))

    def close(self, code: int, last: bytes | None) -> None:
        for listener in self.listeners:
            listener.close(code, last)
