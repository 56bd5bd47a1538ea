"""Coming into a running game and going out of it: who may, who covers, who may take the seat."""

from __future__ import annotations

from typing import Any

import pytest

from bossrush.engine.message import Message
from bossrush.table.refusal import in_english
from tests.table.player import Player, Refused, new_token
from tests.table.serving import Serving
from tests.table.sitting import leave, seated, together


async def refused(player: Player, kind: str, **fields: Any) -> str:
    with pytest.raises(Refused) as caught:
        await player.do(kind, **fields)
    return caught.value.reason


async def newcomer(serving: Serving, at: Player, name: str) -> Player:
    player = Player(serving.socket, at.table_id, await new_token(serving.url))
    await player.connect()
    await player.do("come", name=name)
    return player


async def campaign(serving: Serving) -> list[Player]:
    """Two people in a campaign, at the bonfire."""
    players = await seated(serving, 2, game="souls", options={"mode": "first_journey"})
    ann = players[0]
    while ann.asked.get("crew", {}).get("key") != "souls.ask.explore":
        assert not ann.table.get("may_join")
        assert not ann.table.get("may_leave")
        key, asked = next(iter(ann.asked.items()))
        seat = 0 if key == "crew" else int(key)
        own = players[seat].asked[key]
        option = own["options"][0]["id"]
        await players[seat].do("choose", seat=seat, option=option, at=asked["number"])
        await together(*players)
    return players


async def test_somebody_joins_a_campaign_and_somebody_leaves_it(serving: Serving) -> None:
    ann, bob = await campaign(serving)
    assert ann.table["may_join"]
    assert ann.table["may_leave"] == [0, 1]
    cleo = await newcomer(serving, ann, "Cleo")
    taken = [sheet["name"] for sheet in ann.scene["sheets"]] if ann.scene else []
    assert await refused(cleo, "join", options={"character": "nobody"}) == "rules"
    choice = cleo.table["joining"][0]
    assert choice["name"] == "character"
    free = dict(zip(choice["values"], (label["key"] for label in choice["labels"]), strict=True))
    assert len(free) == 2
    wanted = choice["values"][-1]
    await cleo.do("join", options={"character": wanted})
    assert cleo.scene is not None
    assert cleo.scene["sheets"][2]["name"]["key"] == free[wanted]
    assert wanted not in ann.table["joining"][0]["values"]
    assert cleo.you["seats"] == [2]
    assert cleo.table["seats"][2] == {"seat": 2, "person": 2}
    assert cleo.scene is not None
    assert len(cleo.scene["sheets"]) == len(taken) + 1
    assert await refused(ann, "leave", seat=1) == "not-your-seat"
    await bob.do("leave", seat=1)
    await together(ann, bob, cleo)
    assert ann.table["seats"][1] == {"seat": 1, "left": True}
    assert bob.you.get("seats", []) == []
    assert ann.table["may_leave"] == [0, 2]
    assert await refused(bob, "sit", seat=1) == "seat-left"
    assert await refused(ann, "companion", seat=1, companion="random") == "seat-left"
    await leave(ann, bob, cleo)
    await serving.stop()
    await serving.start()
    await ann.connect_again()
    assert ann.table["seats"][1] == {"seat": 1, "left": True}, "read from the log it is the same"
    assert ann.table["may_leave"] == [0, 2]
    await ann.close()


async def test_once_the_party_sets_out_nobody_joins_or_leaves(serving: Serving) -> None:
    ann, bob = await campaign(serving)
    option = ann.asked["crew"]["options"][0]["id"]
    assert option.startswith("go:")
    await ann.choose(0, option)
    await together(ann, bob)
    assert "may_join" not in ann.table
    assert "may_leave" not in ann.table
    assert await refused(bob, "leave", seat=1) == "rules"
    assert await refused(bob, "join") == "rules"
    await leave(ann, bob)


async def test_a_seat_given_up_is_covered_until_somebody_takes_it(serving: Serving) -> None:
    ann, bob = await seated(serving, 2, grace=1)
    await bob.do("stand", seat=1)
    await ann.until(lambda me: me.table["seats"][1].get("covered", False))
    seat = ann.table["seats"][1]
    assert "person" not in seat, "nobody is waited for"
    assert "left" not in seat
    assert seat["companion"]
    told = next(line for line in reversed(ann.log) if line["kind"] == "covered")
    assert told["words"]["args"]["held"] == "false"
    said = in_english(Message(told["words"]["key"], seat=2, held="false"))
    assert said == "A companion plays seat 2 until somebody takes it."
    cleo = await newcomer(serving, ann, "Cleo")
    await cleo.do("sit", seat=1)
    await together(ann, cleo)
    assert ann.table["seats"][1] == {"seat": 1, "person": 2}
    assert await refused(bob, "sit", seat=1) == "seat-held"
    await leave(ann, bob, cleo)


async def test_the_seat_of_somebody_absent_is_theirs(serving: Serving) -> None:
    ann, bob = await seated(serving, 2, grace=1)
    await bob.close()
    await ann.until(lambda me: me.table["seats"][1].get("covered", False))
    assert ann.table["seats"][1]["person"] == 1
    cleo = await newcomer(serving, ann, "Cleo")
    assert await refused(cleo, "sit", seat=1) == "seat-held", "they may come back any moment"
    await ann.do("kick", person=1)
    await cleo.do("sit", seat=1)
    assert cleo.you["seats"] == [1]
    await leave(ann, cleo)
