"""The measurement itself: small, to see that it measures."""

from __future__ import annotations

import asyncio

import pytest
from rich.console import Console

from bossrush import cli_program
from tests.load.commands import _moved, _summary
from tests.load.line import connected
from tests.load.measure import IN_TURN, SIGN, TURNS, Plan, Result, run, whose_turn
from tests.table.serving import ROOT


def test_a_small_measurement() -> None:
    told: list[Result] = []
    results = run(Plan(tables=4, realtime=1, seconds=1.5), told.append)
    assert told == results
    (one,) = results
    assert one.clients == 16
    assert one.errors == 0, one.first_errors
    assert one.choices_per_s > 0
    heard, due = one.updates_per_s * one.seconds, 4 * one.choices_per_s * one.seconds
    assert heard == pytest.approx(due, abs=4 * one.clients + 4), "but for what is on its way"
    assert 0 < one.update_p50 <= one.update_p99 <= one.update_max
    assert one.memory_per_table_kb > 0


def test_thinking_companions_beside_those_that_are_measured() -> None:
    plan = Plan(tables=2, realtime=1, seconds=1.0, thinking=1)
    results = run(plan, lambda result: None)
    assert [bool(one.thinking) for one in results] == [False, True] * IN_TURN
    assert all(one.errors == 0 and one.tables == 2 for one in results), results
    quick, slow = (one for one in results[:2])
    quick.update_p99, slow.update_p99 = 10.0, 11.0
    assert "1.10 of that beside plain ones" in _moved([quick, slow])


@pytest.mark.parametrize("checkout", [True, False])
def test_the_command_is_there_where_the_source_is(
    checkout: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    if not checkout:
        monkeypatch.setattr(cli_program, "_is_checkout", lambda folder: False)
    status = cli_program.run(["bench", "--server", "--tables", "0"])
    said = capsys.readouterr().err
    assert status == 2
    assert ("it must be at least 1" if checkout else "is not installed") in said
    assert not list((ROOT / "src" / "bossrush" / "table").glob("*/*.py")), "nor in the wheel"


def test_everybody_gives_a_sign_of_life_in_time() -> None:
    crowd = list(range(1525))
    told = [one for turn in range(7, 7 + TURNS) for one in whose_turn(crowd, turn)]
    assert sorted(told) == crowd
    assert SIGN < 30, "what docs/protocol.md asks of clients"


def test_figures_fit_a_terminal_of_80_columns(capsys: pytest.CaptureFixture[str]) -> None:
    large = Result(
        tables=12_345,
        realtime=20,
        clients=49_380,
        seconds=20.0,
        choices_per_s=12_345.6,
        updates_per_s=49_382.4,
        update_p50=1234.5,
        update_p99=1234.5,
        update_max=12_345.6,
        ack_p50=1234.5,
        ack_p99=1234.5,
        missed=0,
        errors=12_345,
        megabytes_per_s=123.4,
        server_cpu=12.34,
        client_cpu=12.34,
        stolen=12.34,
        memory_per_table_kb=12_345.6,
        files=1_048_576,
    )
    Console(width=80).print(_summary([large, large]))
    printed = capsys.readouterr().out
    assert "…" not in printed
    assert printed.count("12,346") == 2, "choices a second, in either line"
    for title in ("tables", "choices", "p99", "server", "client", "KB a", "errors"):
        assert title in printed


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


@pytest.mark.parametrize("game", ["muster", "sector"])
def test_a_measurement_says_which_games_are_played(
    game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def nothing(plan: Plan, tell: object) -> list[Result]:
        raise RuntimeError(f"{plan.game} would be played")

    monkeypatch.setattr("tests.load.commands.run", nothing)
    arguments = ["--game", game] if game != "muster" else []
    assert cli_program.run(["bench", "--server", "--realtime", "7", *arguments]) == 1
    told = capsys.readouterr()
    said = " ".join(told.out.split())
    assert f"they play {game}, and at 7 of the tables grab, by the clock" in said
    assert f"{game} would be played" in told.err
