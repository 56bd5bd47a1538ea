"""A table that was left, and is found again days later."""

from __future__ import annotations

import time

import pytest

from bossrush.table import clock
from tests.table.conftest import BOTH
from tests.table.player import Player, new_table, new_token
from tests.table.serving import Serving
from tests.table.sitting import leave, seated, together
from tests.table.test_live import play_to_the_end

DAY = 86_400


class Calendar:
    """The world's clock, which can be put forward."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.ahead = 0
        real = time.time_ns
        monkeypatch.setattr(time, "time_ns", lambda: real() + self.ahead * 1_000_000_000)
        ticks = clock.ticks
        monkeypatch.setattr(clock, "ticks", lambda: ticks() + self.ahead * 1000)

    def pass_by(self, days: float) -> None:
        self.ahead += int(days * DAY)


@pytest.fixture
def calendar(monkeypatch: pytest.MonkeyPatch) -> Calendar:
    return Calendar(monkeypatch)


@BOTH
async def test_going_on_after_a_week(serving: Serving, calendar: Calendar) -> None:
    ann, bob = await seated(serving, 2)
    await ann.choose(0, "strike")
    await together(ann, bob)
    last = bob.n
    shown = (dict(ann.table), dict(ann.scene or {}), dict(ann.asked))
    await leave(ann, bob)
    await serving.stop()
    calendar.pass_by(7)
    await serving.start()
    async with serving.http(bob.token or "") as http:
        (card,) = (await http.get("/api/tables")).json()["tables"]
    assert card["id"] == bob.table_id
    assert card["turns"] == card["mine"] == [1], "a week later it is still Bob's turn"
    await bob.connect_again()
    assert bob.n == last, "nobody has played for anybody"
    await ann.connect_again()
    assert (ann.table, ann.scene, ann.asked) == shown
    assert "1" not in ann.presence.get("away", {})
    await bob.choose(1, "guard")
    await together(ann, bob)
    days = (ann.log[-1]["time"] - ann.log[-2]["time"]) / 1000 / DAY
    assert 6.9 < days < 7.1
    await play_to_the_end(ann, bob)
    await leave(ann, bob)


async def test_whoever_is_back_first_waits_the_whole_grace(
    serving: Serving, calendar: Calendar
) -> None:
    """Days of absence are no reason to cover a seat at once: nobody was there to play with."""
    ann, bob = await seated(serving, 2, grace=3600)
    await leave(ann, bob)
    await serving.stop()
    calendar.pass_by(3)
    await serving.start()
    await ann.connect_again()
    await ann.until(lambda me: "1" in me.presence.get("away", {}))
    assert not ann.table["seats"][1].get("covered")
    await ann.choose(0, "strike")
    assert ann.log[-1]["kind"] == "chose"
    calendar.pass_by(0.05)
    assert serving.house is not None
    serving.house.hall.keepers[ann.table_id]._ring()  # its alarm, which the real clock would ring
    await ann.until(lambda me: me.table["seats"][1].get("covered", False))
    await leave(ann, bob)


async def test_a_companions_turn_is_taken_when_somebody_looks(
    serving: Serving, calendar: Calendar
) -> None:
    token = await new_token(serving.url)
    seats = [{"mine": True}, {"companion": "random"}]
    table = await new_table(serving.url, token, seats=seats, begin=True)
    async with Player(serving.socket, table["table"], token) as ann:
        await ann.choose(0, "strike")
    await serving.stop()
    calendar.pass_by(30)
    await serving.start()
    async with Player(serving.socket, table["table"], token) as ann:
        await ann.until(lambda me: any(line.get("companion") for line in me.log))
        assert ann.table["status"] == "playing"


async def test_a_pause_lasts_as_long_as_it_lasts(serving: Serving, calendar: Calendar) -> None:
    ann, bob = await seated(serving, 2, game="grab", options={"seconds": 20})
    await ann.do("pause")
    left = ann.table["clocks"][0]["left"]
    await leave(ann, bob)
    await serving.stop()
    calendar.pass_by(4)
    await serving.start()
    await ann.connect_again()
    assert ann.table["paused"]
    assert ann.table["clocks"][0]["left"] == left
    await ann.do("resume")
    running = ann.table["clocks"][0]
    assert "left" not in running
    now = ann.log[-1]["time"]
    assert running["due"] - now == left, "not a moment is lost"
    assert ann.table["status"] == "playing"
    await leave(ann, bob)
