"""A WebSocket client that costs next to nothing, so that a measurement measures the server.

It speaks just enough of the protocol for a server that sends short, unfragmented text frames.
"""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import Final, cast

_MASK: Final = b"\x00\x00\x00\x00"
"""A mask of zeros is a mask like any other, and costs nothing."""


class Line(asyncio.Protocol):
    """One connection; `heard` is called with each text frame."""

    def __init__(self, host: str, port: int, heard: Callable[[bytes], None]) -> None:
        self._host = host
        self._port = port
        self._heard = heard
        self._transport: asyncio.Transport | None = None
        self._buffer = b""
        self.open = asyncio.get_running_loop().create_future()
        self.lost = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        key = base64.b64encode(os.urandom(16)).decode()
        self._transport.write(
            f"GET /socket HTTP/1.1\r\nHost: {self._host}:{self._port}\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {key}\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        data = self._buffer + data if self._buffer else data
        if not self.open.done():
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self._buffer = head
                return
            if b" 101 " not in head.split(b"\r\n", 1)[0]:
                self.open.set_exception(ConnectionError(head.split(b"\r\n", 1)[0].decode()))
                return
            self.open.set_result(None)
        self._buffer = self._frames(data)

    def _frames(self, data: bytes) -> bytes:
        """Take every whole frame; what is left of the next."""
        at = 0
        size = len(data)
        while size - at >= 2:
            opcode = data[at] & 15
            length = data[at + 1] & 127
            start = at + 2
            if length == 126:
                start = at + 4
                length = int.from_bytes(data[at + 2 : start], "big")
            elif length == 127:
                start = at + 10
                length = int.from_bytes(data[at + 2 : start], "big")
            if size < start + length:
                break
            if opcode == 1:
                self._heard(data[start : start + length])
            elif opcode == 9 and self._transport is not None:
                body = data[start : start + length]
                self._transport.write(bytes((0x8A, 0x80 | length)) + _MASK + body)
            at = start + length
        return data[at:]

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost = True
        if not self.open.done():
            self.open.set_exception(ConnectionError("closed"))

    def send(self, text: bytes) -> None:
        """Send a text frame."""
        assert self._transport is not None
        length = len(text)
        if length < 126:
            head = bytes((0x81, 0x80 | length))
        else:
            head = b"\x81\xfe" + length.to_bytes(2, "big")
        self._transport.write(head + _MASK + text)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.abort()


async def connected(host: str, port: int, heard: Callable[[bytes], None]) -> Line:
    """A line that is open."""
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(lambda: Line(host, port, heard), host, port)
    await line.open
    return line
