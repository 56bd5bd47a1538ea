"""The limits of those who only open connections: how long they may take, and how much they send.

A proxy would see to this, and on a local network there is none. Requests are read by uvicorn; what
is here stops it from reading on for ever. These classes know uvicorn's insides a little, because
it offers no other place for that: `tests/table/test_front.py` tells when they no longer fit.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from functools import partial
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from bossrush.table.limits import Bucket
from bossrush.table.settings import Limits

MOST_UNREAD: Final = 1_000_000
"""Bytes of answers that may wait for a client that does not read."""
_TOO_LARGE: Final = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\n"
    b"content-type: text/plain; charset=utf-8\r\ncontent-length: 39\r\nconnection: close\r\n\r\n"
    b"The head of this request is too large.\n"
)


class Waiting:
    """The connections that have asked for nothing yet, the longest waiting first.

    When there are too many, the longest waiting one goes: so connections on which nothing
    happens shut nobody out but each other.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._lines: OrderedDict[Http, None] = OrderedDict()

    def add(self, line: Http) -> None:
        self._lines[line] = None
        if len(self._lines) > self._most:
            oldest, _ = self._lines.popitem(last=False)
            oldest.transport.abort()

    def remove(self, line: Http) -> None:
        self._lines.pop(line, None)

    def __len__(self) -> int:
        return len(self._lines)


class Http(HttpToolsProtocol):
    """A connection that speaks HTTP, within limits."""

    def __init__(self, *args: Any, limits: Limits, waiting: Waiting, **more: Any) -> None:
        super().__init__(*args, **more)
        self._limits = limits
        self._waiting = waiting
        self._deadline: asyncio.TimerHandle | None = None
        self._unread: asyncio.TimerHandle | None = None
        self._head = 0
        """Bytes of this request so far that are not its body."""
        self._body = 0
        self._fields = 0
        """Bytes of its header fields, also of those that come after the body."""
        self._ended = False

    # -- how long it may take ---------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._await_request()

    def connection_lost(self, exc: Exception | None) -> None:
        self._waiting.remove(self)
        self._set_deadline(None)
        if self._unread is not None:
            self._unread.cancel()
        self.pipeline.clear()
        super().connection_lost(exc)

    def _await_request(self) -> None:
        """From now on there is only so long until a request must be here."""
        self._waiting.add(self)
        self._set_deadline(self._limits.head_within)

    def _set_deadline(self, seconds: float | None) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
        if seconds is not None:
            self._deadline = self.loop.call_later(seconds, self._end)

    def _end(self) -> None:
        """End it at once, with whatever is unsent: it may be that nobody reads it."""
        self._ended = True
        self.transport.abort()

    def on_headers_complete(self) -> None:
        if self._ended:
            return
        if len(self.pipeline) >= self._limits.pipelined:
            self._end()
            return
        self._waiting.remove(self)
        self._set_deadline(self._limits.body_within)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        if self._ended:
            return
        self._head = self._body = 0
        if not self._answered():
            self._set_deadline(None)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self.transport.is_closing() and not self.pipeline:
            self._await_request()

    def timeout_keep_alive_handler(self) -> None:
        self._end()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread = self.loop.call_later(self._limits.read_within, self._end)

    def resume_writing(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None
        super().resume_writing()

    # -- how much it may send ---------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self._ended:
            return
        self._head += len(data)
        super().data_received(data)
        # A body in many small pieces has as much around it as in it, and no more.
        if self._head - self._body > self._limits.head_bytes + self._body:
            self._refuse()

    def on_body(self, body: bytes) -> None:
        if self._ended:
            return
        self._body += len(body)
        super().on_body(body)

    def on_header(self, name: bytes, value: bytes) -> None:
        if self._ended:
            return
        self._fields += len(name) + len(value)
        if self._fields > self._limits.head_bytes:
            self._refuse()
            return
        super().on_header(name, value)

    def _answered(self) -> bool:
        """Whether nothing is being answered on this connection."""
        cycle: Any = self.cycle  # there is none until the first request
        return cycle is None or bool(cycle.response_complete)

    def _refuse(self) -> None:
        if self._ended:
            return
        if self._answered():
            self.transport.write(_TOO_LARGE)
        self._ended = True
        self.transport.close()

    def on_message_begin(self) -> None:
        self._fields = 0
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        if not self._ended:
            super().on_url(url)

    def handle_websocket_upgrade(self) -> None:
        if self._ended:
            return
        self._waiting.remove(self)
        self._set_deadline(None)
        self.resume_writing()
        super().handle_websocket_upgrade()


class Live(WebSocketsSansIOProtocol):
    """A live connection whose frames are counted before anybody answers them.

    Messages are counted where they are read; pings, pongs and pieces of messages never get there.
    """

    def __init__(self, *args: Any, limits: Limits, **more: Any) -> None:
        super().__init__(*args, **more)
        self._frames = Bucket(limits.messages, limits.messages_burst, time.monotonic())

    def _passes(self) -> bool:
        if self.transport.is_closing():
            return False
        unread = self.transport.get_write_buffer_size() > MOST_UNREAD
        if unread or not self._frames.draw(time.monotonic()):
            self.transport.abort()
            return False
        return True

    def handle_ping(self) -> None:
        if self._passes():
            super().handle_ping()
        else:
            self.conn.data_to_send()  # the answer, which nobody gets

    def handle_pong(self, event: Frame) -> None:
        if self._passes():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._passes():
            super().handle_cont(event)


def protocols(limits: Limits) -> tuple[Any, Any]:
    """What uvicorn makes of each connection: for HTTP, and once it has become a live one."""
    return partial(Http, limits=limits, waiting=Waiting(limits.waiting)), partial(
        Live, limits=limits
    )
