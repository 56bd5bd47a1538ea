"""A way to a client on which nobody waits: straight into the connection's write buffer.

A server's frame is a few bytes and the message: no mask, no state. Writing it ourselves instead
of through the server's queues, tasks and checks halves what a message costs. It is safe because
a frame is written whole, in the loop's own thread: whatever the server itself writes (the answer
to a ping, the end of the connection) stands before it or after it, never inside. Nothing is
written once the connection is ending, and what a `Listener` closes it no longer writes to.

There is no public way to do this: uvicorn's `send` is a coroutine that waits for the client, and
websockets' own framing copies what it frames. So only connections that are our own `Live` are
written to like this; behind any other server, and behind anything that wraps its connections,
messages go the common way.
"""

from __future__ import annotations

import asyncio
from typing import Final, Protocol

from starlette.types import Send

from bossrush.table.front import Live

_TEXT: Final = 0x81
"""The first byte of a frame that holds a whole text, uncompressed."""
_USED: Final = ("write", "is_closing", "get_write_buffer_size")


class Outlet(Protocol):
    """A way to a client that takes messages without anybody waiting."""

    def write(self, *bodies: bytes) -> None:
        """Hand messages on, in one go."""

    def waiting(self) -> int:
        """How many bytes the client has not taken yet."""


class Straight:
    """Straight into a connection's write buffer."""

    __slots__ = ("_transport", "_write")

    def __init__(self, transport: asyncio.WriteTransport) -> None:
        self._transport = transport
        self._write = transport.write

    def write(self, *bodies: bytes) -> None:
        if not self._transport.is_closing():
            # Two in one go cost the system as much as one.
            self._write(b"".join(map(framed, bodies)))

    def waiting(self) -> int:
        return self._transport.get_write_buffer_size()


def framed(body: bytes) -> bytes:
    """A text message as one WebSocket frame of a server's."""
    length = len(body)
    if length < 126:
        return bytes((_TEXT, length)) + body
    if length < 65536:
        return b"\x81\x7e" + length.to_bytes(2, "big") + body
    return b"\x81\x7f" + length.to_bytes(8, "big") + body


def transport_of(send: Send) -> asyncio.WriteTransport | None:
    """The connection behind an ASGI `send`, where it is one that we know our way about."""
    protocol = getattr(send, "__self__", None)
    if not isinstance(protocol, Live):
        return None
    transport: asyncio.WriteTransport | None = getattr(protocol, "transport", None)
    if any(not hasattr(transport, name) for name in _USED):
        return None
    return transport
