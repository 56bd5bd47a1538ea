"""A process that works for a server: how it is begun, and what the two say to each other.

A message is its length in four bytes, and then its body. The process is nicer than the server to
everybody else on the machine, and ends when the server does.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import select
import signal
import sys
from typing import Any, Final, Generic, TypeVar

import msgspec

LENGTH: Final = 4
MOST_BYTES: Final = 64 * 1024 * 1024
NICER: Final = 10

Heard = TypeVar("Heard")
"""What one side hears of the other."""

_encoder = msgspec.msgpack.Encoder()


class Gone(Exception):
    """Nobody listens any more."""


def framed(message: msgspec.Struct) -> bytes:
    """A message as it goes through the pipe."""
    body = _encoder.encode(message)
    return len(body).to_bytes(LENGTH, "big") + body


def length_of(head: bytes) -> int:
    """How long the message after this head is; ValueError where that cannot be."""
    length = int.from_bytes(head, "big")
    if length > MOST_BYTES:
        raise ValueError(f"a message of {length} bytes")
    return length


class Assistant(Generic[Heard]):
    """A process as its server sees it, and what the server hears of it."""

    def __init__(self, process: asyncio.subprocess.Process, heard: Any) -> None:
        self.process = process
        self._decoder: msgspec.msgpack.Decoder[Heard] = msgspec.msgpack.Decoder(heard)

    @classmethod
    async def begun(cls, command: tuple[str, ...], heard: Any) -> Assistant[Heard]:
        """A process by this command, which says messages of the type `heard`."""
        pipe = asyncio.subprocess.PIPE
        return cls(await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe), heard)

    def say(self, message: msgspec.Struct) -> None:
        """Say something, if it still listens."""
        if self.process.stdin is not None and not self.process.stdin.is_closing():
            self.process.stdin.write(framed(message))

    async def said(self) -> Heard:
        """The next message, waited for; EOFError once there are no more."""
        assert self.process.stdout is not None
        head = await self.process.stdout.readexactly(LENGTH)
        return self._decoder.decode(await self.process.stdout.readexactly(length_of(head)))

    async def end(self) -> None:
        """End it, whatever it does."""
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()


class Pipe(Generic[Heard]):
    """The two ends of a process that works for a server: orders come in, findings go out."""

    def __init__(self, heard: Any, reading: int, writing: int) -> None:
        self._decoder: msgspec.msgpack.Decoder[Heard] = msgspec.msgpack.Decoder(heard)
        self._reading = reading
        self._writing = writing

    @classmethod
    def opened(cls, heard: Any) -> Pipe[Heard]:
        """The ends of this process, which from here on is a server's: what it prints goes to the
        server's log, and Ctrl-C is for the server to answer."""
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        with contextlib.suppress(OSError, AttributeError):  # not every system can
            os.nice(NICER)
        writing = os.dup(sys.stdout.fileno())
        os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # a print would garble the messages
        return cls(heard, sys.stdin.fileno(), writing)

    def next(self) -> Heard:
        """The next message, waited for."""
        return self._decoder.decode(self._exactly(length_of(self._exactly(LENGTH))))

    @property
    def waits(self) -> bool:
        """Whether a message is there already."""
        return bool(select.select([self._reading], [], [], 0)[0])

    def _exactly(self, count: int) -> bytes:
        found = b""
        while len(found) < count:
            more = os.read(self._reading, count - len(found))
            if not more:
                raise Gone
            found += more
        return found

    def tell(self, message: msgspec.Struct) -> None:
        """Say something to the server."""
        data = memoryview(framed(message))
        while data:
            data = data[os.write(self._writing, data) :]
