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
from bossrush.table.hub import RESYNC, Listener, goodbye
from bossrush.table.stored import Elsewhere

if TYPE_CHECKING:
    from bossrush.table.house import House
    from bossrush.table.socket import Wire

log = logging.getLogger(__name__)

PATH: Final = "/internal/socket"
HEADER: Final = "X-Bossrush-Secret"
ADDRESS: Final = "X-Bossrush-Client"
TAKE_LEAVE: Final = 4.0
"""Seconds a client has to read why its connection ends."""


async def forward(house: House, owner: Elsewhere, hello: p.Hello, line: Wire, address: str) -> bool:
    """Serve a client through the worker that keeps its table; False where it does not answer."""
    try:
        inner = await connect(
            f"ws://{owner.address}{PATH}",
            additional_headers={HEADER: house.secret, ADDRESS: address},
            compression=None,
            open_timeout=2,
            close_timeout=1,
            max_size=None,
            ping_interval=None,
            proxy=None,
        )
    except (TimeoutError, OSError, InvalidHandshake):
        return False
    house.metrics.forwarded += 1
    listener = Listener("", None, None, line.outlet())
    try:
        await inner.send(msgspec.json.encode(hello).decode())
        await _both_ways(line, listener, inner)
    except ConnectionClosed:
        await part(line)
    finally:
        house.metrics.forwarded -= 1
        if listener.cut_off:
            house.metrics.cut += 1
        with contextlib.suppress(Exception):
            await inner.close()
    return True


async def part(line: Wire) -> None:
    """Tell a client to come back: its table is passing on."""
    with contextlib.suppress(Exception):  # the client may have gone meanwhile
        await line.send(goodbye("moved", retry=True))
    await line.close(RESYNC)


async def _both_ways(line: Wire, listener: Listener, inner: ClientConnection) -> None:
    """Pass everything on until either side ends."""
    inward = asyncio.ensure_future(_inward(line, inner))
    outward = asyncio.ensure_future(_outward(listener, inner))
    pump = asyncio.ensure_future(listener.pump(line.send, line.close))
    try:
        await asyncio.wait((inward, outward), return_when=asyncio.FIRST_COMPLETED)
        if outward.done():
            # It is over; a client that does not read would never hear of that.
            asyncio.get_running_loop().call_later(TAKE_LEAVE, line.abort)
            await asyncio.wait((pump,), timeout=TAKE_LEAVE)
    finally:
        for task in (inward, outward, pump):
            task.cancel()
        await asyncio.gather(inward, outward, pump, return_exceptions=True)
    if not inward.cancelled():
        inward.result()


async def _inward(line: Wire, inner: ClientConnection) -> None:
    """From the client to the worker, until the client has gone."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            await inner.send(await line.receive())
    await asyncio.Event().wait()  # the worker has ended it, and the other direction tells why


async def _outward(listener: Listener, inner: ClientConnection) -> None:
    """From the worker to the client. A slow one is cut off here: the worker never notices it."""
    with contextlib.suppress(ConnectionClosed):
        while not listener.closing:
            listener.send(await inner.recv(decode=False))
    code = inner.close_code
    if code is None or code == 1006:  # it ended without a word: it has died
        listener.close(RESYNC, goodbye("moved", retry=True))
    else:
        listener.close(code)
