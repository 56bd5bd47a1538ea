"""A cable between a browser and the server, which can be cut."""

from __future__ import annotations

import asyncio
import contextlib
from types import TracebackType


class Cable:
    """Carries every byte on to a port, until it is cut; then it takes no connection either."""

    def __init__(self, port: int) -> None:
        self._to = port
        self._server: asyncio.Server | None = None
        self._lines: set[asyncio.StreamWriter] = set()
        self.port = 0

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def __aenter__(self) -> Cable:
        await self.mend()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        where: TracebackType | None,
    ) -> None:
        await self.cut()

    async def mend(self) -> None:
        """Connect it (again), at the same end as before."""
        self._server = await asyncio.start_server(self._carry, "127.0.0.1", self.port)
        self.port = self._server.sockets[0].getsockname()[1]

    async def cut(self) -> None:
        """Drop every connection, and take no other."""
        if self._server is not None:
            self._server.close()
            self._server = None
        for line in list(self._lines):
            line.transport.abort()

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            onward, out = await asyncio.open_connection("127.0.0.1", self._to)
        except OSError:
            writer.transport.abort()
            return
        self._lines |= {writer, out}
        await asyncio.gather(_pump(reader, out), _pump(onward, writer))
        self._lines -= {writer, out}


async def _pump(source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
    with contextlib.suppress(OSError):
        while data := await source.read(65536):
            sink.write(data)
            await sink.drain()
    sink.transport.abort()
