"""A computer's clock may be set while people play: durations stay what they are."""

from __future__ import annotations

import time

import pytest

from bossrush.table import clock
from bossrush.table.clock import Clock
from tests.table.player import Player, new_table, new_token
from tests.table.serving import Serving
from tests.table.sitting import leave, seated

HOUR = 3_600_000


class Wall:
    """A clock on the wall that somebody sets; nobody sets the other one."""

    def __init__(self) -> None:
        self.by = 0

    def time_ns(self) -> int:
        return time.time_ns() + self.by * 1_000_000

    def monotonic_ns(self) -> int:
        return time.monotonic_ns()


@pytest.fixture
def wall(monkeypatch: pytest.MonkeyPatch) -> Wall:
    made = Wall()
    monkeypatch.setattr(clock, "time", made)
    return made


async def test_a_clock_runs_out_although_time_was_set_back(serving: Serving, wall: Wall) -> None:
    token = await new_token(serving.url)
    table = await new_table(
        serving.url,
        token,
        game="grab",
        seats=[{"mine": True}] * 2,
        options={"seconds": 2},
        begin=True,
    )
    async with Player(serving.socket, table["table"], token) as ann:
        wall.by = -HOUR
        await ann.until(lambda me: me.table["status"] == "over")
        times = [line["time"] for line in ann.log]
        assert times == sorted(times)


@pytest.mark.parametrize("by", [-HOUR, HOUR], ids=["back", "forward"])
async def test_companions_play_on(serving: Serving, wall: Wall, by: int) -> None:
    token = await new_token(serving.url)
    seats = [{"mine": True}, {"companion": "random"}]
    table = await new_table(serving.url, token, seats=seats, begin=True)
    async with Player(serving.socket, table["table"], token) as ann:
        wall.by = by
        await ann.choose(0, "strike")
        await ann.until(lambda me: me.log[-1]["kind"] == "chose" and me.log[-1]["seat"] == 1)


async def test_a_table_taken_after_the_clock_was_set_back_goes_on(
    serving: Serving, wall: Wall
) -> None:
    """Its log is from the future; what is due is due as long after its last entry as ever."""
    assert serving.house is not None
    hall = serving.house.hall
    token = await new_token(serving.url)
    seats = [{"mine": True}, {"companion": "random"}]
    table = (await new_table(serving.url, token, seats=seats, begin=True))["table"]
    async with Player(serving.socket, table, token) as ann:
        await ann.choose(0, "strike")
    await hall.let_go(hall.keepers[table], "moved")
    wall.by = -HOUR
    async with Player(serving.socket, table, token) as ann:
        await ann.until(lambda me: me.log[-1]["kind"] == "chose" and me.log[-1]["seat"] == 1)


def test_a_tables_clock(wall: Wall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clock, "ticks", lambda: 1000)
    monkeypatch.setattr(clock, "now_ms", lambda: 5000)
    behind, ahead = Clock(10), Clock(90_000)
    assert (behind.now(), ahead.now()) == (5000, 90_000)
    monkeypatch.setattr(clock, "ticks", lambda: 3000)
    monkeypatch.setattr(clock, "now_ms", lambda: 7000)
    assert (behind.now(), ahead.now()) == (7000, 92_000)
    assert ahead.by_the_wall(95_000) == 10_000


@pytest.mark.parametrize("by", [-HOUR, HOUR], ids=["back", "forward"])
async def test_who_thinks_is_told_how_long_a_clock_still_runs(
    serving: Serving, wall: Wall, by: int
) -> None:
    assert serving.house is not None
    options = {"seconds": 600}
    ann, bob = await seated(serving, 2, game="grab", options=options)
    company = serving.house.hall.keepers[ann.table_id].company
    wall.by = by
    (left,) = company._left().values()
    assert 0 < left <= 600_000
    company.pondering.begin(0)
    clock = serving.house.hall.keepers[ann.table_id].clock
    assert company.pondering.since[0] <= clock.now()
    assert clock.now() - company.pondering.since[0] < HOUR // 2
    await leave(ann, bob)
