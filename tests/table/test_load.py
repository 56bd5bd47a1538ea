"""The measurement itself: small, to see that it measures."""

from __future__ import annotations

import asyncio

import pytest

from bossrush.table.load.line import connected
from bossrush.table.load.measure import Plan, Result, run


def test_a_small_measurement() -> None:
    told: list[Result] = []
    results = run(Plan(tables=4, realtime=1, seconds=1.5), told.append)
    assert told == results
    (one,) = results
    assert one.clients == 16
    assert one.errors == 0, one.first_errors
    assert one.choices_per_s > 10, "the table by the clock alone makes up to forty"
    assert one.updates_per_s == pytest.approx(4 * one.choices_per_s, rel=0.2)
    assert 0 < one.update_p50 <= one.update_p99 <= one.update_max
    assert one.memory_per_table_kb > 0


def test_too_many_tables_for_the_system_are_named() -> None:
    with pytest.raises(RuntimeError, match="ulimit"):
        run(Plan(tables=10_000_000), lambda result: None)


async def test_the_light_client_reads_frames_however_they_arrive() -> None:
    heard: list[bytes] = []

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        long = b"x" * 70_000
        frames = b"\x81\x02hi" + b"\x81\x7e\x01\x00" + b"y" * 256
        frames += b"\x89\x01p" + b"\x81\x7f" + len(long).to_bytes(8, "big") + long
        data = b"HTTP/1.1 101 Switching\r\n\r\n" + frames
        for start in range(0, len(data), 999):
            writer.write(data[start : start + 999])
            await writer.drain()
        writer.close()

    server = await asyncio.start_server(answer, "127.0.0.1", 0)
    line = await connected("127.0.0.1", server.sockets[0].getsockname()[1], heard.append)
    while not line.lost:
        await asyncio.sleep(0.01)
    assert [len(text) for text in heard] == [2, 256, 70_000]
    server.close()
    await server.wait_closed()
