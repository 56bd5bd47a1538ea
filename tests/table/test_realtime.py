"""Games by the clock: many small choices, one judge, a server-side timer."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator

import pytest

import bossrush
from tests.table.player import Player, Refused, new_table, new_token
from tests.table.serving import Serving
from tests.table.sitting import is_over, leave, seated, together
from tests.toys.relay import RelayGame

RATE = 10
"""Choices a second a seat."""
TURNS = 25


async def grabbing(player: Player, turns: int, dice: random.Random) -> int:
    """Take, roll and put back, so many times; how many choices were made."""
    seat = player.you["seats"][0]
    made = 0
    for _ in range(turns):
        await asyncio.sleep(1 / RATE)
        decision = player.asked.get(str(seat))
        if decision is None or decision.get("waiting"):
            continue
        options = [one["id"] for one in decision["options"] if one["id"] != "done"]
        if not options:
            continue
        at = {} if decision.get("race") else {"at": decision["number"]}
        try:
            await player.do("choose", seat=seat, option=dice.choice(options), **at)
            made += 1
        except Refused as refused:  # somebody else took the last die
            assert refused.reason in ("not-offered", "stale", "nothing-asked", "over")
    return made


@pytest.mark.parametrize("pace", ["lanes", "race"])
async def test_ten_choices_a_second_in_every_seat(serving: Serving, pace: str) -> None:
    players = await seated(serving, 4, game="grab", options={"pace": pace, "seconds": 600})
    made = await asyncio.gather(
        *(grabbing(player, TURNS, random.Random(n)) for n, player in enumerate(players))
    )
    await together(*players)
    assert all(count >= 0.7 * TURNS for count in made), made
    one = players[0]
    assert all(player.scene == one.scene for player in players)
    scene = one.scene or {}
    held = sum(len(sheet.get("dice", [])) for sheet in scene["sheets"])
    reserve = scene["piles"][0]["count"]
    assert held + reserve == 16, "no die is lost or made, whoever was first"
    await leave(*players)


class Late:
    """How much later than they should the server's timers have run, in all: the machine's doing."""

    milliseconds = 0.0

    async def watch(self) -> None:
        while True:
            due = time.monotonic() + 0.01
            await asyncio.sleep(0.01)
            self.milliseconds += 1000 * (time.monotonic() - due)


@pytest.fixture
async def late() -> AsyncIterator[Late]:
    late = Late()
    watching = asyncio.create_task(late.watch())
    yield late
    watching.cancel()


async def test_the_clock_is_the_servers(serving: Serving, late: Late) -> None:
    ann, bob = await seated(serving, 2, game="grab", options={"seconds": 1})
    clock = ann.table["clocks"][0]
    assert clock["milliseconds"] == 1000
    begun = next(line for line in ann.log if line["kind"] == "begun")
    assert clock["due"] == begun["time"] + 1000
    await ann.until(lambda me: me.table["status"] == "over")
    expired = ann.log[-1]
    assert expired["kind"] == "expired"
    assert 0 <= expired["time"] - clock["due"] < 500 + late.milliseconds
    with pytest.raises(Refused) as caught:
        await ann.do("choose", seat=0, option="take", at=0)
    assert caught.value.reason == "over"
    await leave(ann, bob)


async def test_a_clock_goes_on_through_a_restart(serving: Serving, late: Late) -> None:
    ann, bob = await seated(serving, 2, game="grab", options={"seconds": 3})
    await ann.choose(0, "take")
    due = ann.table["clocks"][0]["due"]
    await serving.stop()
    await serving.start()
    await ann.connect_again()
    assert ann.table["clocks"][0]["due"] == due
    await ann.until(lambda me: me.table["status"] == "over")
    assert ann.log[-1]["time"] - due < 1000 + late.milliseconds
    await leave(ann, bob)


async def test_a_clock_runs_out_while_nobody_looks(serving: Serving) -> None:
    assert serving.house is not None
    ann, bob = await seated(serving, 2, game="grab", options={"seconds": 2})
    table = ann.table_id
    await leave(ann, bob)
    await serving.stop()
    await asyncio.sleep(2)
    await serving.start()
    over = await is_over(serving.house.store, table)
    assert over, "nobody came, and yet the clock ran out"


async def test_a_pause_stops_the_clock(serving: Serving) -> None:
    assert serving.house is not None
    ann, bob = await seated(serving, 2, game="grab", options={"seconds": 60})
    due = ann.table["clocks"][0]["due"]
    began = time.monotonic()
    await ann.do("pause")
    left = ann.table["clocks"][0]["left"]
    assert 0 < left <= 60_000
    await asyncio.sleep(0.7)
    await ann.do("resume")
    moved = ann.table["clocks"][0]["due"] - due
    assert 650 < moved <= 1000 * (time.monotonic() - began) + 5
    keeper = serving.house.hall.keepers[ann.table_id]
    assert keeper.table.playing is not None
    keeper.table.playing.clocks.shift(-60_000)  # nobody waits for a minute to pass
    await ann.do("say", text="It is late.")
    await ann.until(lambda me: me.table["status"] == "over")
    await leave(ann, bob)


async def test_companions_keep_pace(serving: Serving) -> None:
    token = await new_token(serving.url)
    seats = [{"mine": True}, {"companion": "random"}, {"companion": "random"}]
    options = {"pace": "race", "seconds": 600}
    table = await new_table(
        serving.url, token, game="grab", seats=seats, options=options, begin=True
    )
    async with Player(serving.socket, table["table"], token) as ann:
        dice = random.Random(1)
        theirs: set[int] = set()
        for _ in range(60):
            await grabbing(ann, 5, dice)
            theirs |= {line["seat"] for line in ann.log if line.get("companion")}
            if theirs == {1, 2}:
                break
        assert theirs == {1, 2}, "a crowd of choices does not starve a companion of its turn"


async def test_a_clock_may_be_a_seats_own(serving: Serving) -> None:
    """Each seat's clock is its own: what one does starts that one's again and no other's."""
    bossrush.register(RelayGame())
    ann, bob = await seated(serving, 2, game="relay")
    await ann.choose(0, ann.asked["crew"]["options"][0]["id"])
    await together(ann, bob)
    before = {(clock["key"], clock.get("seat", -1)): clock["due"] for clock in ann.table["clocks"]}
    assert {seat for _, seat in before} == {-1, 0, 1}
    await asyncio.sleep(0.05)
    await bob.choose(1, bob.asked["1"]["options"][0]["id"])
    await together(ann, bob)
    after = {(clock["key"], clock.get("seat", -1)): clock["due"] for clock in ann.table["clocks"]}
    moved = {seat for (key, seat), due in after.items() if before.get((key, seat)) != due}
    assert moved == {1}
    clocks = ann.table["clocks"]
    await serving.stop()
    await serving.start()
    await ann.connect_again()
    assert ann.table["clocks"] == clocks
    await leave(ann, bob)
