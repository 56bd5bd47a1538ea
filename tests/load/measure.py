"""`bossrush bench --server`: how many tables the server holds, and how quickly it tells."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import itertools
import random
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from tests.load.people import Measures, Table
from tests.load.server import Server, raise_file_limit, stolen

T = TypeVar("T")

SEATS: Final = 4
PACE: Final = 8.0
"""Seconds between two choices of a seat in a game by turns."""
QUICK: Final = 0.1
"""And in a game by the clock."""
BY_THE_CLOCK: Final = "grab"
"""The game that is played so."""
BESIDE: Final = "sector"
"""The game that people play with one companion beside those that are measured."""
PLAIN: Final = "steady"
THINKER: Final = "sharp"
SETTLE: Final = 4.0
"""Seconds before a measurement begins."""
OPENED_AT_ONCE: Final = 16
SIGN: Final = 20.0
"""Seconds between two signs of life of a client; the protocol asks for one every 30."""
TURNS: Final = 40
TOO_SLOW: Final = 0.25
GROWTH: Final = 1.25
BRISK: Final = 2.0
"""Seconds between two choices of somebody who plays with a companion."""
IN_TURN: Final = 3
"""How often each is measured: plain companions at the other tables, and thinking ones, in turn."""


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """What to measure."""

    tables: int = 500
    realtime: int = 20
    """Of those, how many by the clock."""
    seconds: float = 20.0
    game: str = "muster"
    database: str = ""
    workers: int = 1
    ramp: bool = False
    """Whether to go on with more and more tables until it is too slow."""
    thinking: int = 0
    """Tables beside those, with a companion that thinks; in turn as many with one that does not."""


class Result(msgspec.Struct, kw_only=True):
    """What was measured; times in milliseconds."""

    tables: int
    realtime: int
    clients: int
    seconds: float
    choices_per_s: float
    updates_per_s: float
    update_p50: float
    update_p99: float
    update_max: float
    ack_p50: float
    ack_p99: float
    missed: int
    errors: int
    megabytes_per_s: float
    server_cpu: float
    """Cores busy, of the server's process and its workers."""
    client_cpu: float
    stolen: float
    """Cores that this machine, where it is a guest of another, was refused meanwhile."""
    memory_per_table_kb: float
    """Grown by, with its clients connected and some rounds played."""
    files: int
    """How many files a process may hold here."""
    thinking: int = 0
    """Tables beside those, at which a companion thought meanwhile."""
    first_errors: list[str] = []


def run(plan: Plan, tell: Callable[[Result], None]) -> list[Result]:
    """Measure, and tell each result as it comes."""
    files = raise_file_limit()
    needed = plan.tables * SEATS + 200
    if needed > files:
        raise RuntimeError(
            f"{plan.tables} tables need {needed} open files, and this system allows {files}: "
            "raise it with ulimit -n"
        )
    if "uvloop" not in sys.modules:
        with contextlib.suppress(ImportError):
            import uvloop

            return uvloop.run(_run(plan, tell, files))
    return asyncio.run(_run(plan, tell, files))


async def _run(plan: Plan, tell: Callable[[Result], None], files: int) -> list[Result]:
    results: list[Result] = []
    with tempfile.TemporaryDirectory(prefix="bossrush-load-") as folder:
        database = plan.database or str(Path(folder) / "tables.db")
        server = Server(database, plan.workers)
        crowd: Crowd | None = None
        try:
            await asyncio.to_thread(server.wait_until_ready)
            crowd = Crowd(server, plan)
            tables = plan.tables
            await crowd.let_think(plan.thinking)
            while True:
                await crowd.grow(tables)
                for thinking in [False, True] * IN_TURN if plan.thinking else [False]:
                    result = await crowd.measure(files, thinking)
                    results.append(result)
                    tell(result)
                if not plan.ramp or result.update_p99 > TOO_SLOW * 1000:
                    return results
                tables = int(tables * GROWTH)
                if tables * SEATS + 200 > files:
                    return results
        finally:
            gc.unfreeze()
            if crowd is not None:
                await crowd.stop()
            await asyncio.to_thread(server.end)


class Crowd:
    """Everybody who takes part in a measurement."""

    def __init__(self, server: Server, plan: Plan) -> None:
        self.server = server
        self.plan = plan
        self.measures = Measures()
        self.tables: list[Table] = []
        self._dice = random.Random(1)
        self._playing: list[asyncio.Task[None]] = []
        self._empty = server.memory()
        self._tokens: list[str] = []
        self._beside: list[Table] = []
        self._turn = {name: asyncio.Event() for name in (PLAIN, THINKER)}
        """Which of the tables beside those that are measured play now, by their companion."""

    async def let_think(self, count: int) -> None:
        """Open tables beside those that are measured: as many with a companion that thinks, and
        with one that does not, for the game itself costs something too."""
        await self._come()
        for name in [PLAIN, THINKER] * count:
            dice = random.Random(self._dice.random())
            self._playing.append(asyncio.create_task(self._play_along(name, dice)))

    async def _play_along(self, companion: str, dice: random.Random) -> None:
        """Play with a companion, game after game, while it is their turn."""
        while True:
            await self._turn[companion].wait()
            table = await self._open_beside(companion)
            self._beside.append(table)
            while not table.sitters[0].over:
                await asyncio.sleep(BRISK)
                await self._turn[companion].wait()
                table.sitters[0].choose(dice)
            self._beside.remove(table)

    async def _come(self) -> None:
        if not self._tokens:
            self._tokens = [str((await self._post("/api/people"))["token"]) for _ in range(SEATS)]
            self._playing.append(asyncio.create_task(self._ping()))

    async def grow(self, count: int) -> None:
        """Open tables until there are so many, and let everybody play."""
        await self._come()
        while len(self.tables) < count:
            here = len(self.tables)
            group = range(here, min(here + OPENED_AT_ONCE, count))
            opened = [self._open(number < self.plan.realtime) for number in group]
            for table in await asyncio.gather(*opened):
                self.tables.append(table)
                pace = QUICK if table.realtime else PACE
                dice = random.Random(self._dice.random())
                self._playing.append(asyncio.create_task(table.play(dice, pace)))

    async def stop(self) -> None:
        """Nobody does anything any more: the server is about to end."""
        for task in self._playing:
            task.cancel()
        await asyncio.gather(*self._playing, return_exceptions=True)

    async def _open(self, realtime: bool) -> Table:
        game = BY_THE_CLOCK if realtime else self.plan.game
        body: dict[str, Any] = {
            "game": game,
            "name": "Somebody",
            "seats": [{"mine": True}, *({} for _ in range(SEATS - 1))],
        }
        if realtime:
            body["options"] = {"seconds": 100_000, "pace": "lanes"}
        elif game == "muster":
            body["options"] = {"rounds": 1_000_000}
        opened = await self._post("/api/tables", body, self._tokens[0])
        table = Table(str(opened["table"]), self._tokens, self.measures, realtime)
        for seat, sitter in enumerate(table.sitters):
            await sitter.connect("127.0.0.1", self.server.port)
            assert sitter.line is not None
            if seat:
                sitter.line.send(b'{"type":"come","id":"come","name":"Somebody"}')
                sitter.line.send(b'{"type":"sit","id":"sit","seat":%d}' % seat)
        await self._until(lambda: all(one.n >= 2 * SEATS - 1 for one in table.sitters))
        line = table.sitters[0].line
        assert line is not None
        line.send(b'{"type":"begin","id":"begin"}')
        await self._until(lambda: all(one.asked for one in table.sitters))
        return table

    async def _open_beside(self, companion: str) -> Table:
        """A table for one person and one companion; what is told there is not measured."""
        body = {
            "game": BESIDE,
            "name": "Somebody",
            "seats": [{"mine": True}, {"companion": companion}],
        }
        opened = await self._post("/api/tables", body, self._tokens[0])
        table = Table(str(opened["table"]), self._tokens[:1], Measures(), False)
        sitter = table.sitters[0]
        await sitter.connect("127.0.0.1", self.server.port)
        assert sitter.line is not None
        sitter.line.send(b'{"type":"begin","id":"begin"}')
        return table

    async def _until(self, holds: Callable[[], bool]) -> None:
        deadline = time.monotonic() + 30
        while not holds():
            if time.monotonic() > deadline:
                raise RuntimeError(f"no answer in time: {self.measures.errors[:3]}")
            await asyncio.sleep(0.002)

    async def _post(self, path: str, body: Any = None, token: str = "") -> dict[str, Any]:
        """A request over HTTP, without a library that would weigh on the measurement."""
        data = msgspec.json.encode(body or {})
        reader, writer = await asyncio.open_connection("127.0.0.1", self.server.port)
        bearer = f"Authorization: Bearer {token}\r\n" if token else ""
        writer.write(
            f"POST {path} HTTP/1.0\r\nHost: 127.0.0.1:{self.server.port}\r\n{bearer}"
            f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n\r\n".encode()
            + data
        )
        answer = await reader.read()
        writer.close()
        head, _, found = answer.partition(b"\r\n\r\n")
        if b" 20" not in head.split(b"\r\n")[0]:
            raise RuntimeError(answer.decode(errors="replace"))
        decoded: dict[str, Any] = msgspec.json.decode(found)
        return decoded

    async def _ping(self) -> None:
        """Everybody gives a sign of life, one table after another."""
        for turn in itertools.count():
            await asyncio.sleep(SIGN / TURNS)
            for table in whose_turn([*self.tables, *self._beside], turn):
                for sitter in table.sitters:
                    sitter.ping()

    async def measure(self, files: int, thinking: bool = False) -> Result:
        """Measure for a while, with everybody at play, and companions thinking or not."""
        for name, turn in self._turn.items():
            if (name == THINKER) == thinking:
                turn.set()
            else:
                turn.clear()
        await asyncio.sleep(SETTLE)
        gc.collect()
        gc.freeze()
        measures = self.measures
        cpu, own, started = self.server.cpu(), time.process_time(), time.perf_counter()
        refused = stolen()
        measures.begin()
        await asyncio.sleep(self.plan.seconds)
        measures.on = False
        took = time.perf_counter() - started
        updates, acks = sorted(measures.updates), sorted(measures.acks)
        lost = sum(
            sitter.line is None or sitter.line.lost for t in self.tables for sitter in t.sitters
        )
        if lost:
            measures.errors.append(f"{lost} connections were lost")
        grown = self.server.memory() - self._empty
        return Result(
            tables=len(self.tables),
            realtime=min(self.plan.realtime, len(self.tables)),
            clients=len(self.tables) * SEATS,
            seconds=round(took, 1),
            choices_per_s=round(len(acks) / took, 1),
            updates_per_s=round(len(updates) / took, 1),
            update_p50=_ms(updates, 0.5),
            update_p99=_ms(updates, 0.99),
            update_max=_ms(updates, 1.0),
            ack_p50=_ms(acks, 0.5),
            ack_p99=_ms(acks, 0.99),
            missed=measures.missed,
            errors=len(measures.errors),
            megabytes_per_s=round(measures.bytes / took / 1e6, 2),
            server_cpu=round((self.server.cpu() - cpu) / took, 2),
            client_cpu=round((time.process_time() - own) / took, 2),
            stolen=round((stolen() - refused) / took, 2),
            memory_per_table_kb=round(grown / 1024 / max(1, len(self.tables)), 1),
            files=files,
            thinking=self.plan.thinking if thinking else 0,
            first_errors=measures.errors[:3],
        )


def whose_turn(everybody: list[T], turn: int) -> list[T]:
    """Who is due at a turn; everybody is once in `TURNS` of them, however many there are."""
    return everybody[turn % TURNS :: TURNS]


def _ms(values: list[float], part: float) -> float:
    """A quantile of sorted seconds, in milliseconds."""
    if not values:
        return 0.0
    place = min(len(values) - 1, int(part * len(values)))
    return round(values[place] * 1000, 2)
