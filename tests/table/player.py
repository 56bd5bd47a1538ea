"""A player for tests: keeps the table as the protocol tells, and checks every promise it makes."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

PATIENCE = 300.0
"""Seconds after which a test gives up on the server: no machine is ever so busy."""

_ids = itertools.count()


class Refused(Exception):
    """The server refused a command."""

    def __init__(self, message: dict[str, Any]) -> None:
        super().__init__(message["text"])
        self.reason: str = message["why"]["key"].removeprefix("table-refused-")
        self.message = message


async def new_token(url: str) -> str:
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as http:
        token: str = (await http.post("/api/people")).json()["token"]
        return token


async def new_table(url: str, token: str, **more: Any) -> dict[str, Any]:
    """Open a table: two free seats of the hunt unless said otherwise."""
    body = {"game": "hunt", "name": "Host", "seats": [{"mine": True}, {}], **more}
    headers = {"Authorization": f"Bearer {token}"}
    async with httpx.AsyncClient(base_url=url, headers=headers, timeout=PATIENCE) as http:
        answer = await http.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        found: dict[str, Any] = answer.json()
        return found


class Player:
    """A client that does everything by the book."""

    def __init__(self, socket: str, table: str, token: str | None = None, **hello: Any) -> None:
        self.socket = socket
        self.table_id = table
        self.token = token
        self.hello = hello
        self.headers: dict[str, str] = {}
        self.n = 0
        self.you: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.scene: dict[str, Any] | None = None
        self.asked: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []
        self.presence: dict[str, Any] = {}
        self.weighed: list[dict[str, Any]] = []
        self.goodbye: dict[str, Any] | None = None
        self.lost = False
        """Whether the connection has ended, with a goodbye or without."""
        self.updates = 0
        self.pongs = 0
        self._answers: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self._changed = asyncio.Event()
        self._line: ClientConnection | None = None
        self._reading: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        await self.connect()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    # -- the connection -------------------------------------------------------------------

    async def connect(self) -> None:
        self.goodbye = None
        self.lost = False
        self._line = await connect(
            self.socket, compression=None, max_size=None, additional_headers=self.headers
        )
        hello = {"type": "hello", "table": self.table_id, **self.hello}
        if self.token is not None:
            hello["token"] = self.token
        if self.n:
            hello["last"] = self.n
        self._welcomed = asyncio.Event()
        self._reading = asyncio.create_task(self._read())
        await self._line.send(json.dumps(hello))
        async with asyncio.timeout(PATIENCE):
            await self._welcomed.wait()

    async def connect_again(self, seconds: float = PATIENCE) -> None:
        """Reconnect with back-off, as the protocol asks."""
        await self.close()
        wait = 0.05
        async with asyncio.timeout(seconds):
            while True:
                with contextlib.suppress(OSError, TimeoutError, ConnectionClosed, EOFError):
                    await self.connect()
                    if self.goodbye is None:
                        return
                await self.close()
                await asyncio.sleep(wait)
                wait = min(2 * wait, 1.0)

    async def close(self) -> None:
        if self._line is not None:
            await self._line.close()
        if self._reading is not None:
            await asyncio.gather(self._reading, return_exceptions=True)

    async def _read(self) -> None:
        assert self._line is not None
        try:
            async for text in self._line:
                self._take(json.loads(text))
        except ConnectionClosed:
            pass
        finally:
            self.lost = True
            self._welcomed.set()
            for answer in self._answers.values():
                if not answer.done():
                    answer.set_exception(ConnectionResetError())
            self._answers.clear()
            self._changed.set()

    def _take(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "welcome":
                self._welcome(message)
            case "update":
                self._update(message)
            case "ack" | "refused" | "hint":
                answer = self._answers.pop(message["id"], None)
                if answer is not None and not answer.done():
                    answer.set_result(message)
            case "weighed":
                self.weighed.append(message)
                if message.get("done") and (answer := self._answers.pop(message["id"], None)):
                    answer.set_result(message)
            case "presence":
                self.presence = message
            case "pong":
                self.pongs += 1
            case "goodbye":
                self.goodbye = message
        self._changed.set()

    def _welcome(self, message: dict[str, Any]) -> None:
        lines = message.get("log", [])
        assert message["n"] >= self.n, "something that was shown has been lost"
        if self.n and not message.get("earlier"):
            numbers = [line["n"] for line in lines]
            assert numbers == list(range(self.n + 1, message["n"] + 1)), "lines are missing"
        self.n = message["n"]
        self.you = message["you"]
        self.table = message["table"]
        self.scene = message.get("scene")
        self.asked = message.get("asked", {})
        self.log += lines
        self._welcomed.set()

    def _update(self, message: dict[str, Any]) -> None:
        assert message["n"] == self.n + 1, f"update {message['n']} came after {self.n}"
        assert message["line"]["n"] == message["n"]
        self.n = message["n"]
        self.updates += 1
        self.log.append(message["line"])
        self.you = message.get("you", self.you)
        if "scene" in message and self.scene is None:
            self.scene = {}
        for part, state in (("table", self.table), ("scene", self.scene), ("asked", self.asked)):
            for name, value in message.get(part, {}).items():
                assert state is not None
                if value is None:
                    state.pop(name, None)
                else:
                    state[name] = value

    # -- commands -------------------------------------------------------------------------

    async def send_raw(self, data: str | bytes) -> None:
        assert self._line is not None
        await self._line.send(data)

    async def do(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a command and wait for its answer; Refused where it is one."""
        request: str = fields.pop("id", None) or f"r{next(_ids)}"
        answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        answer.add_done_callback(lambda done: done.cancelled() or done.exception())
        self._answers[request] = answer
        await self.send_raw(json.dumps({"type": kind, "id": request, **fields}))
        async with asyncio.timeout(PATIENCE):
            message = await answer
        if message["type"] == "refused":
            raise Refused(message)
        if message["type"] == "ack":
            await self.reach(message["n"])
        return message

    async def choose(self, seat: int, option: str, **more: Any) -> dict[str, Any]:
        """Answer what a seat, or the crew, is asked."""
        decision = self.asked.get(str(seat)) or self.asked["crew"]
        return await self.do("choose", seat=seat, option=option, at=decision["number"], **more)

    async def until(self, holds: Any, seconds: float = PATIENCE) -> None:
        """Wait until something holds of what this player sees."""
        async with asyncio.timeout(seconds):
            while not holds(self):
                self._changed.clear()
                await self._changed.wait()

    async def reach(self, n: int) -> None:
        await self.until(lambda me: me.n >= n)

    async def ended(self, seconds: float = PATIENCE) -> None:
        """Wait until the server has closed the connection."""
        assert self._reading is not None
        async with asyncio.timeout(seconds):
            await asyncio.wait([self._reading])

    @property
    def close_code(self) -> int | None:
        assert self._line is not None
        return self._line.close_code
