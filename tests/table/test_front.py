"""Whoever only opens connections, and what they may keep: nothing, and not for long."""

from __future__ import annotations

import asyncio
import contextlib
import struct
from collections.abc import AsyncIterator
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect

from bossrush.table.front import Http, Live
from tests.table.player import Player, new_table, new_token
from tests.table.serving import GENEROUS, Serving
from tests.table.sitting import soon

HEAD = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n"


def strict(**limits: Any) -> Any:
    return msgspec.structs.replace(GENEROUS, **limits)


@contextlib.asynccontextmanager
async def served(database: str, **limits: Any) -> AsyncIterator[Serving]:
    serving = await Serving(database, strict(**limits)).start()
    try:
        yield serving
    finally:
        await serving.stop()


async def ended(reader: asyncio.StreamReader, seconds: float = 300) -> bytes:
    """All there is to read until the server ends the connection."""
    said = b""
    with contextlib.suppress(ConnectionError):
        async with asyncio.timeout(seconds):
            while piece := await reader.read(65536):
                said += piece
    return said


def connections(serving: Serving) -> list[Any]:
    assert serving._server is not None
    return list(serving._server.server_state.connections)


async def test_our_own_protocols_are_at_work(serving: Serving) -> None:
    async with serving.http() as http:
        await http.get("/healthz")
        async with connect(serving.socket):
            kinds = {type(one) for one in connections(serving)}
    assert kinds == {Http, Live}


async def test_idle_connections_shut_nobody_out(database: str) -> None:
    async with served(database, waiting=20, head_within=60) as serving:
        idle = [await asyncio.open_connection("127.0.0.1", serving.port) for _ in range(60)]
        async with serving.http() as http:
            assert (await http.get("/healthz")).status_code == 200
        assert len(connections(serving)) <= 22
        assert await ended(idle[0][0]) == b"", "the longest waiting has gone"
        for _, writer in idle:
            writer.close()


@pytest.mark.parametrize("sent", [b"", HEAD, b"\r\n\r\n", HEAD + b"X: " + b"y" * 100])
async def test_half_a_request_is_not_waited_for(database: str, sent: bytes) -> None:
    async with served(database, head_within=0.3) as serving:
        reader, writer = await asyncio.open_connection("127.0.0.1", serving.port)
        writer.write(sent)
        await ended(reader)
        assert await soon(lambda: not connections(serving))
        writer.close()


async def test_a_request_byte_by_byte_is_not_waited_for_either(database: str) -> None:
    async with served(database, head_within=0.5) as serving:
        reader, writer = await asyncio.open_connection("127.0.0.1", serving.port)
        whole = asyncio.create_task(ended(reader))
        with contextlib.suppress(ConnectionError):
            while not whole.done():
                writer.write(b"X")
                await writer.drain()
                await asyncio.sleep(0.05)
        assert whole.done()
        writer.close()


async def test_half_a_body_is_not_waited_for(database: str) -> None:
    async with served(database, head_within=3600, body_within=0.3) as serving:
        reader, writer = await asyncio.open_connection("127.0.0.1", serving.port)
        writer.write(
            f"POST /api/replays HTTP/1.1\r\nHost: 127.0.0.1:{serving.port}\r\n"
            "Content-Type: application/json\r\nContent-Length: 5000\r\n\r\n{".encode()
        )
        await ended(reader)
        assert await soon(lambda: not connections(serving))
        writer.close()


async def test_an_answer_that_nobody_reads_is_not_kept(database: str) -> None:
    async with served(database, read_within=0.3, pipelined=10_000) as serving:
        reader, writer = await asyncio.open_connection("127.0.0.1", serving.port, limit=1024)
        ask = f"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1:{serving.port}\r\n\r\n".encode()
        writer.write(ask * 2000)
        assert await soon(lambda: not connections(serving))
        writer.transport.abort()
        del reader


async def test_a_head_has_an_end(database: str) -> None:
    async with served(database, head_bytes=4096) as serving:
        good = f"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1:{serving.port}\r\n".encode()
        for sent in (
            good + b"X-Long: " + b"x" * 1_000_000,
            good + b"".join(b"X-%d: y\r\n" % n for n in range(100_000)),
            good + b"".join(b"X-%d: %s\r\n" % (n, b"y" * 1000) for n in range(6)) + b"\r\n",
            b"GET /" + b"x" * 1_000_000,
            good + b"Transfer-Encoding: chunked\r\n\r\n0\r\nX-Long: " + b"x" * 1_000_000,
            good + b"Transfer-Encoding: chunked\r\n\r\n1;" + b"x" * 1_000_000,
        ):
            reader, writer = await asyncio.open_connection("127.0.0.1", serving.port)
            writer.write(sent)
            said = await ended(reader)
            assert b" 200 " not in said[200:]
            assert said == b"" or said.startswith(b"HTTP/1.1 4"), said[:100]
            writer.close()
        assert await soon(lambda: not connections(serving))
        async with serving.http() as http:
            assert (await http.get("/healthz")).status_code == 200


async def test_requests_do_not_pile_up_behind_each_other(database: str) -> None:
    async with served(database, pipelined=8) as serving:
        reader, writer = await asyncio.open_connection("127.0.0.1", serving.port)
        ask = f"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1:{serving.port}\r\n\r\n".encode()
        writer.write(ask * 5)
        seen = b""
        async with asyncio.timeout(300):
            while seen.count(b"HTTP/1.1 200") < 5:
                seen += await reader.read(65536)
        with contextlib.suppress(ConnectionError):
            writer.write(ask * 50_000)
            await writer.drain()
        said = await ended(reader)
        assert said.count(b"HTTP/1.1 200") < 2000
        assert await soon(lambda: not connections(serving))
        writer.close()


def frame(opcode: int, body: bytes = b"", last: bool = True) -> bytes:
    """A client's frame, masked with nothing."""
    return struct.pack("!BB", (0x80 if last else 0) | opcode, 0x80 | len(body)) + bytes(4) + body


PING, PONG, CONT, TEXT = 9, 10, 0, 1
ABNORMAL = 1006
"""What a client says of a connection that ended without a goodbye."""


@pytest.mark.parametrize("hello", [True, False], ids=["at a table", "before hello"])
@pytest.mark.parametrize(
    "flood",
    [frame(PING, b"x" * 100), frame(PONG), frame(CONT, last=False)],
    ids=["ping", "pong", "piece"],
)
async def test_frames_that_are_no_messages_are_counted_too(
    database: str, hello: bool, flood: bytes
) -> None:
    async with served(database, messages=0.001, messages_burst=20) as serving:
        token = await new_token(serving.url)
        table = await new_table(serving.url, token)
        line = await connect(serving.socket, ping_interval=None)
        if hello:
            await line.send(f'{{"type": "hello", "table": "{table["table"]}"}}')
            await line.recv()
        if flood == frame(CONT, last=False):
            line.transport.write(frame(TEXT, b"x", last=False))
        line.transport.write(flood * 500)
        async with asyncio.timeout(300):
            await line.wait_closed()
        assert line.close_code == ABNORMAL, "it was cut off, and not left for its silence"
        assert await soon(lambda: not any(type(one) is Live for one in connections(serving)))


async def test_a_few_pings_are_answered(database: str) -> None:
    async with served(database) as serving:
        token = await new_token(serving.url)
        table = await new_table(serving.url, token, seats=[{"mine": True}] * 2, begin=True)
        async with Player(serving.socket, table["table"], token) as ann:
            assert ann._line is not None
            for _ in range(5):
                await (await ann._line.ping())
            await ann.choose(0, "strike")


async def test_a_slow_but_honest_upload_is_taken(database: str) -> None:
    """It may take longer than its head was allowed to."""

    async def pieces() -> AsyncIterator[bytes]:
        for _ in range(12):
            yield b" " * 5000
            await asyncio.sleep(0.1)

    async with (
        served(database, head_within=0.6, body_within=3600) as serving,
        httpx.AsyncClient(base_url=serving.url, timeout=300) as http,
    ):
        headers = {"Content-Type": "application/json"}
        for _ in range(30):  # where the machine is so busy that the head took too long
            with contextlib.suppress(httpx.TransportError):
                answer = await http.post("/api/replays", content=pieces(), headers=headers)
                assert answer.status_code == 422, "it was read to its end"
                return
    pytest.fail("it was never taken")
