"""Whose word counts at a table: the people whose seats are in play, and nobody else."""

from __future__ import annotations

from typing import Any

import pytest

import bossrush
from bossrush.engine.decision import CREW, Decision, Flow
from bossrush.engine.dice import roll
from tests.table.player import Player, Refused, new_token
from tests.table.serving import Serving
from tests.table.sitting import leave, seated, together
from tests.toys.probe import COIN, THREE, Probe, ProbeGame


def ask_and_roll(state: Probe) -> Flow[None]:
    """What the crew has decided cannot be taken back freely: a coin has been seen since."""
    value = yield Decision(state, CREW, THREE)
    yield from roll(state, COIN, 0)
    if value != 2:  # the answer that lets seats leave still
        state.notes.append(value)


@pytest.fixture(autouse=True)
def _crew_game() -> None:
    bossrush.register(ProbeGame(*[ask_and_roll] * 6))


async def crew(serving: Serving, people: int = 3, **more: Any) -> list[Player]:
    return await seated(serving, people, game="probe", **more)


async def refused(player: Player, kind: str, **fields: Any) -> str:
    with pytest.raises(Refused) as caught:
        await player.do(kind, **fields)
    return caught.value.reason


async def absent(gone: Player, seat: int, *others: Player) -> None:
    """Somebody's connection ends, and after the grace time a companion stands in."""
    await gone.close()
    for player in others:
        await player.until(lambda me: me.table["seats"][seat].get("covered", False))


def decided(player: Player) -> dict[str, Any]:
    """The last of the crew's choices."""
    return next(line for line in reversed(player.log) if line["kind"] == "chose")


def choices(player: Player) -> int:
    return sum(line["kind"] == "chose" for line in player.log)


# -- all ----------------------------------------------------------------------------------------


async def test_all_does_not_wait_for_a_seat_that_has_left(serving: Serving) -> None:
    players = await crew(serving, consent="all")
    ann, bob, cleo = players
    await cleo.do("leave", seat=2)
    await together(*players)
    assert await refused(cleo, "choose", seat=2, option="1", at=0) == "not-your-seat"
    await ann.choose(0, "1")
    await bob.choose(1, "1")
    await together(*players)
    assert decided(ann)["option"] == "1"
    await leave(*players)


async def test_what_was_proposed_before_somebody_left_is_asked_anew(serving: Serving) -> None:
    players = await crew(serving, consent="all")
    ann, bob, cleo = players
    await ann.choose(0, "2")
    await bob.choose(1, "2")
    await cleo.do("leave", seat=2)
    await together(*players)
    assert "proposals" not in ann.table, "with one less the question may be another"
    assert choices(ann) == 0
    await leave(*players)


async def test_all_does_not_wait_for_the_absent(serving: Serving) -> None:
    players = await crew(serving, consent="all", grace=1)
    ann, bob, cleo = players
    await ann.choose(0, "1")
    await bob.choose(1, "1")
    await together(*players)
    assert choices(ann) == 0, "somebody who is there has not answered"
    await cleo.close()
    await ann.until(lambda me: choices(me) == 1)
    kinds = [line["kind"] for line in ann.log]
    assert kinds.index("covered") < kinds.index("chose"), "only once a companion stands in"
    await cleo.connect_again()
    await ann.until(lambda me: "companion" not in me.table["seats"][2])
    await ann.choose(0, "0")
    await bob.choose(1, "0")
    await together(ann, bob)
    assert choices(ann) == 1, "who is back counts again"
    await cleo.choose(2, "0")
    await together(*players)
    assert choices(ann) == 2
    await leave(*players)


async def test_all_does_not_ask_companions(serving: Serving) -> None:
    seats = [{"mine": True}, {}, {"companion": "random"}]
    ann, bob = await crew(serving, 2, consent="all", seats=seats)
    await ann.choose(0, "0")
    assert choices(ann) == 0
    await bob.choose(1, "0")
    await together(ann, bob)
    assert choices(ann) == 1
    await leave(ann, bob)


async def test_whoever_has_several_seats_has_one_voice(serving: Serving) -> None:
    seats = [{"mine": True}, {}, {"mine": True}]
    ann, bob = await crew(serving, 2, consent="all", seats=seats)
    await ann.choose(0, "0")
    await bob.choose(1, "0")
    await together(ann, bob)
    assert choices(ann) == 1, "her other seat need not say it again"
    await leave(ann, bob)


# -- any ----------------------------------------------------------------------------------------


async def test_any_is_anybody_whose_seat_is_in_play(serving: Serving) -> None:
    players = await crew(serving)
    ann, bob, cleo = players
    await cleo.do("leave", seat=2)
    await together(*players)
    assert await refused(cleo, "choose", seat=2, option="1", at=0) == "not-your-seat"
    assert await refused(cleo, "choose", seat=1, option="1", at=0) == "not-your-seat"
    async with Player(serving.socket, ann.table_id, await new_token(serving.url)) as watcher:
        await watcher.do("come", name="Dora")
        assert await refused(watcher, "choose", seat=0, option="1", at=0) == "not-your-seat"
    await bob.choose(1, "1")
    await leave(*players)


async def test_a_seat_that_has_left_is_nobodys_any_more(serving: Serving) -> None:
    players = await crew(serving, grace=1, watch=False)
    ann, bob, cleo = players
    await cleo.do("leave", seat=2)
    await together(*players)
    assert await refused(bob, "sit", seat=2) == "seat-left"
    assert await refused(ann, "companion", seat=2, companion="random") == "seat-left"
    assert await refused(ann, "captain", seat=2) == "seat-left"
    stranger = Player(serving.socket, ann.table_id)
    await stranger.connect()
    assert stranger.goodbye is not None, "no seat is free, so nobody comes for one"
    await absent(bob, 1, ann)  # the seat that left would have been covered before
    assert "companion" not in ann.table["seats"][2]
    assert [line["seat"] for line in ann.log if line["kind"] == "covered"] == [1]
    await leave(*players, stranger)


# -- the captain --------------------------------------------------------------------------------


async def captained(serving: Serving, **more: Any) -> list[Player]:
    players = await crew(serving, consent="captain", **more)
    await players[0].do("captain", seat=2)
    await together(*players)
    return players


async def test_without_the_captains_seat_anybody_decides(serving: Serving) -> None:
    players = await captained(serving)
    ann, bob, cleo = players
    await ann.choose(0, "1")
    assert choices(ann) == 0
    await cleo.do("leave", seat=2)
    await together(*players)
    await bob.choose(1, "0")
    await together(*players)
    assert decided(ann)["option"] == "0"
    await leave(*players)


async def test_an_absent_captain_is_not_waited_for(serving: Serving) -> None:
    players = await captained(serving, grace=1)
    ann, bob, cleo = players
    await absent(cleo, 2, ann, bob)
    await bob.choose(1, "0")
    assert choices(bob) == 1
    await cleo.connect_again()
    await bob.until(lambda me: not me.table["seats"][2].get("covered", False))
    await bob.choose(1, "1")
    assert choices(bob) == 1, "the captain is back"
    await cleo.choose(2, "2")
    assert choices(cleo) == 2
    await leave(*players)


async def test_a_companion_is_no_captain(serving: Serving) -> None:
    seats = [{"mine": True}, {}, {"companion": "random"}]
    ann, bob = await crew(serving, 2, consent="captain", seats=seats)
    await ann.do("captain", seat=2)
    await bob.reach(ann.n)
    await bob.choose(1, "1")
    assert choices(bob) == 1
    await leave(ann, bob)


# -- taking back --------------------------------------------------------------------------------


async def revealed(serving: Serving, **more: Any) -> list[Player]:
    """A table where the crew has decided, and a coin has been seen since."""
    players = await crew(serving, **more)
    await players[0].choose(0, "2")
    await together(*players)
    return players


async def test_taking_back_asks_everybody_in_play(serving: Serving) -> None:
    players = await revealed(serving)
    ann, bob, cleo = players
    await ann.do("undo", seat=0)
    await together(*players)
    vote = ann.table["vote"]
    assert vote["needs"] == [1, 2]
    await bob.do("vote", vote=vote["n"], yes=True)
    await together(*players)
    assert ann.table["vote"]["needs"] == [2]
    assert ann.log[-1]["kind"] == "voted"
    await cleo.do("vote", vote=vote["n"], yes=True)
    await ann.until(lambda me: me.log[-1]["kind"] == "undone")
    await leave(*players)


async def test_taking_back_does_not_ask_who_has_left(serving: Serving) -> None:
    players = await crew(serving)
    ann, bob, cleo = players
    await cleo.do("leave", seat=2)
    await together(*players)
    await ann.choose(0, "1")
    await ann.do("undo", seat=0)
    await together(*players)
    vote = ann.table["vote"]
    assert vote["needs"] == [1]
    assert await refused(cleo, "vote", vote=vote["n"], yes=False) == "no-seat-held"
    await bob.do("vote", vote=vote["n"], yes=True)
    await ann.until(lambda me: me.log[-1]["kind"] == "undone")
    await leave(*players)


async def test_taking_back_does_not_wait_for_the_absent(serving: Serving) -> None:
    players = await revealed(serving, grace=1)
    ann, bob, cleo = players
    await ann.do("undo", seat=0)
    await together(*players)
    await bob.do("vote", vote=ann.table["vote"]["n"], yes=True)
    await cleo.close()
    await ann.until(lambda me: me.log[-1]["kind"] == "undone")
    assert [line["kind"] for line in ann.log[-2:]] == ["covered", "undone"]
    await leave(*players)


async def test_taking_back_does_not_ask_companions(serving: Serving) -> None:
    seats = [{"mine": True}, {"companion": "random"}, {"mine": True}]
    ann = (await crew(serving, 1, seats=seats))[0]
    await ann.choose(0, "1")
    await ann.do("undo", seat=0)
    assert ann.log[-1]["kind"] == "undone", "nobody else plays here"
    await leave(ann)


async def test_when_the_one_who_asked_stands_up_nobody_is_asked(serving: Serving) -> None:
    players = await revealed(serving)
    ann, bob, cleo = players
    await cleo.do("undo", seat=2)
    await together(*players)
    vote = ann.table["vote"]
    await cleo.do("stand", seat=2)
    await together(*players)
    assert "vote" not in ann.table
    assert await refused(ann, "vote", vote=vote["n"], yes=True) == "vote-gone"
    assert "undone" not in [line["kind"] for line in bob.log]
    await leave(*players)


async def test_when_the_one_who_asked_is_absent_nobody_is_asked(serving: Serving) -> None:
    players = await revealed(serving, grace=1)
    ann, bob, cleo = players
    await cleo.do("undo", seat=2)
    await absent(cleo, 2, ann, bob)
    assert "vote" not in ann.table
    assert ann.log[-1]["kind"] == "covered"
    await leave(*players)
