"""Tables with people at them, for tests."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Callable
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from bossrush.table.store import Store
from tests.table.player import Player, new_table, new_token
from tests.table.serving import Serving

NAMES = ("Ann", "Bob", "Cleo", "Dora", "Emil", "Fay")


async def seated(serving: Serving, people: int, begin: bool = True, **more: Any) -> list[Player]:
    """A table with so many people at it, one a seat; the first is host."""
    tokens = [await new_token(serving.url) for _ in range(people)]
    more.setdefault("seats", [{"mine": True}, *({} for _ in range(people - 1))])
    table = await new_table(serving.url, tokens[0], name=NAMES[0], **more)
    players = [Player(serving.socket, table["table"], token) for token in tokens]
    for number, player in enumerate(players):
        await player.connect()
        if number:
            await player.do("come", name=NAMES[number])
            await player.do("sit", seat=number)
    if begin:
        await players[0].do("begin")
    await together(*players)
    return players


async def together(*players: Player) -> None:
    """Wait until everybody has seen everything."""
    last = max(player.n for player in players)
    for player in players:
        await player.reach(last)


async def leave(*players: Player) -> None:
    for player in players:
        await player.close()


async def looks_on_unread(serving: Serving, table: str) -> ClientConnection:
    """Somebody who says hello and then reads nothing more: the narrow line is soon full."""
    narrow = socket.create_connection(("127.0.0.1", serving.port))
    narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 8192)
    line = await connect(serving.socket, sock=narrow, compression=None, max_queue=1)
    await line.send(json.dumps({"type": "hello", "table": table}))
    await line.recv()
    line.transport.pause_reading()
    return line


async def soon(holds: Callable[[], bool]) -> bool:
    """Whether something comes to hold, within what a busy machine may take."""
    for _ in range(6000):
        if holds():
            return True
        await asyncio.sleep(0.05)
    return False


async def is_over(store: Store, table: str) -> bool:
    """Whether a game comes to its end, as lists of tables tell it."""
    for _ in range(3000):
        listing = await store.listing(table)
        if listing is not None and listing.status == "over":
            return True
        await asyncio.sleep(0.1)
    return False
