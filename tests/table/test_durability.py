"""Whatever was acknowledged is there after the server is killed, and nothing half done shows."""

from __future__ import annotations

import asyncio
import os
import random
import statistics
import time
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

import bossrush
from tests.table.conftest import BOTH
from tests.table.player import PATIENCE, Player, Refused, new_table, new_token
from tests.table.serving import Process

KILLS = int(os.environ.get("BOSSRUSH_KILLS", "8"))
KILLS_IN_FULL = int(os.environ.get("BOSSRUSH_KILLS", "200"))


class Pair:
    """Two people with two seats each who play hunt after hunt, and remember every answer."""

    def __init__(self, server: Process) -> None:
        self.server = server
        self.players: list[Player] = []
        self.acknowledged: dict[int, dict[str, Any]] = {}
        """By number: what was sent."""
        self.unanswered: dict[Player, dict[str, Any]] = {}
        """What was sent and not answered: it is sent again, with the same id."""
        self.made = 0
        self.answered = 0
        self.resent = 0
        self.tables = 0

    async def sit_down(self) -> None:
        """Open a table and begin."""
        for player in self.players:
            await player.close()
        tokens = [await new_token(self.server.url) for _ in range(2)]
        seats = [{"mine": True}, {"mine": True}, {}, {}]
        table = await new_table(self.server.url, tokens[0], seats=seats)
        self.players = [Player(self.server.socket, table["table"], token) for token in tokens]
        for player in self.players:
            await player.connect()
        await self.players[1].do("come", name="Bob")
        for seat in (2, 3):
            await self.players[1].do("sit", seat=seat)
        await self.players[0].do("begin")
        await self.players[1].reach(self.players[0].n)
        self.acknowledged = {}
        self.unanswered = {}
        self.tables += 1

    async def play(self, player: Player, dice: random.Random) -> None:
        """Choose as fast as the server answers, until it is gone."""
        while player.table["status"] == "playing":
            if player not in self.unanswered:
                choice = self._choice(player, dice)
                if choice is None:
                    await player.until(_asked_again, seconds=30)
                    if player.lost:
                        return
                    continue
                self.unanswered[player] = choice
            else:
                self.resent += 1
            sent = self.unanswered[player]
            try:
                answer = await player.do("choose", **sent)
            except Refused as refused:
                assert refused.reason in ("stale", "not-offered", "nothing-asked", "over")
            else:
                self.acknowledged[answer["n"]] = sent
                self.answered += 1
            del self.unanswered[player]

    def _choice(self, player: Player, dice: random.Random) -> dict[str, Any] | None:
        asked = [
            decision
            for seat in player.you["seats"]
            if (decision := player.asked.get(str(seat))) and not decision.get("waiting")
        ]
        if not asked:
            return None
        decision = dice.choice(asked)
        self.made += 1
        return {
            "id": f"choice{self.made}",
            "seat": decision["seat"],
            "at": decision["number"],
            "option": dice.choice(decision["options"])["id"],
        }

    async def verify(self) -> None:
        """Everything that was acknowledged or shown is in the log, and just so."""
        one = self.players[0]
        lines = await self._log(one.table_id)
        assert [line["n"] for line in lines] == list(range(1, len(lines) + 1))
        choices = [line for line in lines if line["kind"] == "chose"]
        assert len(choices) >= len(self.acknowledged)
        for number, sent in self.acknowledged.items():
            line = lines[number - 1]
            assert line["kind"] == "chose"
            assert (line["seat"], line["option"]) == (sent["seat"], sent["option"])
        for player in self.players:
            assert player.n <= len(lines)
            for line in player.log:
                assert line == lines[line["n"] - 1], "what was shown is what was written"

    async def _log(self, table: str) -> list[dict[str, Any]]:
        lines: list[dict[str, Any]] = []
        async with httpx.AsyncClient(base_url=self.server.url, timeout=PATIENCE) as http:
            while True:
                query = f"/api/tables/{table}/log?after={len(lines)}&count=200"
                found = (await http.get(query)).json()
                lines += found["lines"]
                if len(lines) >= found["last"]:
                    return lines


def _asked_again(player: Player) -> bool:
    if player.lost or player.table["status"] != "playing":
        return True
    return any(
        (decision := player.asked.get(str(seat))) and not decision.get("waiting")
        for seat in player.you["seats"]
    )


async def torture(database: str, kills: int, seed: int) -> None:
    dice = random.Random(seed)
    server = await asyncio.to_thread(Process(database).start)
    pair = Pair(server)
    await pair.sit_down()
    waits: list[float] = []
    for _ in range(kills):
        playing = [asyncio.create_task(pair.play(player, dice)) for player in pair.players]
        await asyncio.sleep(dice.uniform(0.01, 0.5))
        server.kill()
        await asyncio.gather(*playing, return_exceptions=True)
        for task in playing:
            error = task.exception() if not task.cancelled() else None
            gone = (ConnectionError, ConnectionClosed, OSError, TimeoutError)
            assert error is None or isinstance(error, gone), repr(error)
        died = time.monotonic()
        await asyncio.to_thread(server.start)
        for player in pair.players:
            await player.connect_again()
        waits.append(time.monotonic() - died)
        await pair.verify()
        if pair.players[0].table["status"] == "over":
            await finished(pair)
            await pair.sit_down()
    await asyncio.to_thread(server.end)
    for player in pair.players:
        await player.close()
    assert pair.made > kills
    print(  # noqa: T201  (what `make soak` reports)
        f"{kills} kills, {pair.answered} choices acknowledged, {pair.resent} sent again, "
        f"{pair.tables} tables; playing again after {statistics.median(waits):.2f} s, "
        f"{max(waits):.2f} s at most"
    )


async def finished(pair: Pair) -> None:
    """A game that went on through all of this replays exactly."""
    token = pair.players[0].token
    headers = {"Authorization": f"Bearer {token}"}
    async with httpx.AsyncClient(
        base_url=pair.server.url, headers=headers, timeout=PATIENCE
    ) as http:
        save = await http.get(f"/api/tables/{pair.players[0].table_id}/save")
    play = bossrush.load(save.content)
    assert play.outcome is not None
    assert not play.origin.marks


@BOTH
async def test_killed_at_random_moments(database: str) -> None:
    await torture(database, KILLS, seed=1)


@pytest.mark.soak
@BOTH
async def test_killed_two_hundred_times(database: str) -> None:
    await torture(database, KILLS_IN_FULL, seed=2)
