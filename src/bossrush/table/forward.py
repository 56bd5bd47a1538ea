"""A client whose table another worker keeps: pass everything on, both ways.

The alternative, every worker following every table's log, would play each choice once a worker;
this way it is played once, and the other workers only move bytes.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from bossrush.table import protocol as p
from bossrush.table.house import House
from bossrush.table.hub import RESYNC, goodbye
from bossrush.table.store import LEASE, Elsewhere

if TYPE_CHECKING:
    from bossrush.table.socket import Line

log = logging.getLogger(__name__)

PATH: Final = "/internal/socket"
HEADER: Final = "X-Bossrush-Secret"


async def forward(house: House, owner: Elsewhere, hello: p.Hello, line: Line) -> None:
    """Serve a client through the worker that keeps its table."""
    try:
        inner = await connect(
            f"ws://{owner.address}{PATH}",
            additional_headers={HEADER: house.secret},
            compression=None,
            open_timeout=2,
            max_size=None,
            ping_interval=None,
            proxy=None,
        )
    except (TimeoutError, OSError, InvalidHandshake):
        # It may be dead: by the time the client is back, its tables can be taken.
        await asyncio.sleep(LEASE / 4)
        await _part(line)
        return
    house.metrics.forwarded += 1
    try:
        await inner.send(msgspec.json.encode(hello).decode())
        await _both_ways(line, inner)
    except ConnectionClosed:
        await _part(line)
    finally:
        house.metrics.forwarded -= 1
        with contextlib.suppress(Exception):
            await inner.close()


async def _part(line: Line) -> None:
    with contextlib.suppress(Exception):  # the client may have gone meanwhile
        await line.send(goodbye("moved", retry=True))
    await line.close(RESYNC)


async def _both_ways(line: Line, inner: ClientConnection) -> None:
    inward = asyncio.ensure_future(_inward(line, inner))
    outward = asyncio.ensure_future(_outward(line, inner))
    done, rest = await asyncio.wait((inward, outward), return_when=asyncio.FIRST_COMPLETED)
    for task in rest:
        task.cancel()
    await asyncio.gather(*rest, return_exceptions=True)
    for task in done:
        task.result()


async def _inward(line: Line, inner: ClientConnection) -> None:
    while True:
        await inner.send(await line.receive())


async def _outward(line: Line, inner: ClientConnection) -> None:
    async for text in inner:
        await line.send(text.encode() if isinstance(text, str) else text)
    code = inner.close_code
    if code is None or code == 1006:  # it ended without a word: it has died
        await _part(line)
    else:
        await line.close(code)
