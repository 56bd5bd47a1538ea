"""Tables with people at them, for tests."""

from __future__ import annotations

from typing import Any

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
