"""Seats, hosts, absence, companions: who may do what at a table."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import pytest

from tests.table.player import Player, Refused, new_table, new_token
from tests.table.serving import Serving
from tests.table.sitting import leave, seated, together


async def refused(player: Player, kind: str, **fields: Any) -> str:
    with pytest.raises(Refused) as caught:
        await player.do(kind, **fields)
    assert caught.value.message["text"], "every refusal says why, in English too"
    return caught.value.reason


async def test_a_seat_is_taken_left_and_taken_again(serving: Serving) -> None:
    ann, bob = await seated(serving, 2, begin=False)
    assert await refused(ann, "sit", seat=1) == "seat-held"
    assert await refused(ann, "sit", seat=7) == "no-seat"
    await bob.do("stand", seat=1)
    assert await refused(bob, "stand", seat=1) == "not-your-seat"
    await ann.do("sit", seat=1)
    assert ann.you["seats"] == [0, 1]
    assert await refused(bob, "sit", seat=1) == "seat-held"
    await leave(ann, bob)


async def test_only_the_host_has_the_hosts_powers(serving: Serving) -> None:
    ann, bob = await seated(serving, 2, begin=False)
    for kind, fields in (
        ("begin", {}),
        ("kick", {"person": 0}),
        ("host", {"person": 1}),
        ("pause", {}),
        ("companion", {"seat": 0, "companion": "random"}),
        ("arrange", {"consent": "all"}),
        ("captain", {"seat": 1}),
        ("webhook", {"url": "https://example.com/x"}),
    ):
        assert await refused(bob, kind, **fields) == "not-host"
    await ann.do("host", person=1)
    await bob.do("begin")
    assert bob.you["host"]
    assert not ann.you.get("host")
    await leave(ann, bob)


async def test_when_the_host_has_gone_somebody_takes_over(
    serving: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob = await seated(serving, 2)
    token = await new_token(serving.url)
    async with Player(serving.socket, ann.table_id, token) as cleo:
        await cleo.do("come", name="Cleo")
        await ann.do("pause")
        await ann.close()
        await bob.until(lambda me: "0" in me.presence.get("away", {}))
        assert await refused(bob, "host", person=1) == "not-host", "gone for a moment only"
        monkeypatch.setattr("bossrush.table.judge.HOST_AWAY", 0)
        assert await refused(cleo, "host", person=2) == "not-host", "whoever looks on does not"
        assert await refused(bob, "host", person=2) == "not-host", "nor makes another one host"
        await bob.do("host", person=1)
        assert bob.you["host"]
        await bob.do("resume")
        await ann.connect_again()
        assert not ann.you.get("host"), "who was host asks for it back"
        await bob.do("host", person=2)
        await cleo.reach(bob.n)
        assert await refused(cleo, "kick", person=0) == "kick-founder", "it was only lent"
        await ann.do("host", person=0)
        await together(ann, bob)
        assert ann.you["host"]
        await leave(ann, bob)


async def test_before_the_game_anybody_who_has_come_takes_over(
    serving: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bossrush.table.judge.HOST_AWAY", 0)
    (ann,) = await seated(serving, 1, begin=False, seats=[{}, {}])
    token = await new_token(serving.url)
    async with Player(serving.socket, ann.table_id, token) as bob:
        assert await refused(bob, "host", person=1) == "not-come"
        await bob.do("come", name="Bob")
        assert await refused(bob, "host", person=1) == "not-host", "the host is here"
        await ann.close()
        await bob.until(lambda me: "0" in me.presence.get("away", {}))
        await bob.do("host", person=1)
        await bob.do("begin", fill="random")


async def test_the_game_does_not_begin_with_an_empty_seat(serving: Serving) -> None:
    token = await new_token(serving.url)
    table = await new_table(serving.url, token)
    async with Player(serving.socket, table["table"], token) as ann:
        assert await refused(ann, "begin") == "seat-free"
        assert await refused(ann, "begin", fill="nobody") == "no-companion"
        await ann.do("begin", fill="random")
        assert ann.table["seats"][1]["companion"] == "random"
        assert await refused(ann, "begin") == "begun"
        assert await refused(ann, "arrange", seats=3) == "begun"


async def test_a_table_is_arranged_before_the_game(serving: Serving) -> None:
    ann, bob = await seated(serving, 2, begin=False)
    assert await refused(ann, "arrange", seats=9) == "seats"
    assert await refused(ann, "arrange", seats=1) == "seat-held"
    assert await refused(ann, "arrange", options={"colour": "red"}) == "option"
    await ann.do("arrange", seats=3, consent="all", grace=30)
    assert len(ann.table["seats"]) == 3
    assert ann.table["consent"] == "all"
    await ann.do("arrange", seats=2, chance="physical")
    assert ann.table["chance"] == "physical"
    assert ann.table["consent"] == "all", "what was left out stays"
    await leave(ann, bob)


async def test_the_log_tells_what_changes_for_everybody(serving: Serving) -> None:
    ann, bob = await seated(serving, 2)
    await ann.do("arrange", consent="captain")
    await ann.do("arrange", grace=30)
    await ann.do("arrange", watch=False)
    await ann.do("arrange", watch=False)
    told = [line.get("words") or {} for line in bob.log if line["kind"] == "arranged"]
    consent, grace, watch, again = told
    assert (consent["key"], watch["key"]) == ("table-line-consent", "table-line-watch")
    assert (consent["args"]["how"], watch["args"]["open"]) == ("captain", "false")
    assert not grace, "nobody is bound by that"
    assert not again, "nothing has changed"
    await leave(ann, bob)


async def test_whoever_is_sent_away_stays_away(serving: Serving) -> None:
    ann, bob = await seated(serving, 2)
    assert await refused(ann, "kick", person=0) == "kick-self"
    await ann.do("kick", person=1)
    await bob.ended()
    assert bob.close_code == 4003
    assert bob.goodbye is not None
    assert not bob.goodbye["retry"]
    assert ann.table["seats"][1].get("person") is None
    with pytest.raises(TimeoutError):
        await bob.connect_again(seconds=0.5)
    await leave(ann, bob)


async def test_somebody_else_takes_over_a_seat_that_was_left(serving: Serving) -> None:
    ann, bob = await seated(serving, 2)
    await bob.do("stand", seat=1)
    token = await new_token(serving.url)
    async with Player(serving.socket, ann.table_id, token) as cleo:
        await cleo.do("come", name="Cleo")
        await cleo.do("wish")
        await cleo.do("sit", seat=1)
        await cleo.choose(1, "strike")
        await ann.reach(cleo.n)
        assert ann.log[-1]["person"] == 2
    await leave(ann, bob)


async def test_a_companion_plays_its_seat_like_a_person_would(serving: Serving) -> None:
    token = await new_token(serving.url)
    seats = [{"mine": True}, {"companion": "random"}]
    table = await new_table(serving.url, token, seats=seats, begin=True)
    async with Player(serving.socket, table["table"], token) as ann:
        await ann.until(lambda me: "1" in me.presence.get("thinking", {}))
        await ann.do("skip")
        for _ in range(200):
            if ann.table["status"] == "over":
                break
            await ann.until(lambda me: _mine(me) or me.table["status"] == "over")
            if ann.table["status"] != "over":
                with contextlib.suppress(Refused):  # the companion may have forced the answer
                    await ann.choose(0, "strike")
                await ann.do("skip")
        by_companion = [line for line in ann.log if line.get("companion") == "random"]
        assert by_companion
        assert all(line["kind"] == "chose" for line in by_companion if "option" in line)
        assert ann.table["status"] == "over"


def _mine(player: Player) -> bool:
    decision = player.asked.get("0")
    return decision is not None and not decision.get("waiting")


async def test_an_absent_seat_is_covered_and_given_back(serving: Serving) -> None:
    ann, bob = await seated(serving, 2, grace=1)
    await bob.close()
    await ann.until(lambda me: "1" in me.presence.get("away", {}))
    await ann.until(lambda me: me.table["seats"][1].get("covered", False))
    assert ann.table["seats"][1]["companion"] == "random"
    await ann.do("skip")
    await ann.until(lambda me: me.log[-1].get("companion") == "random")
    await bob.connect_again()
    await bob.until(lambda me: not me.table["seats"][1].get("covered", False))
    await ann.reach(bob.n)
    assert [line["kind"] for line in ann.log].count("returned") == 1
    assert "1" not in ann.presence.get("away", {})
    await leave(ann, bob)


async def test_nobody_is_covered_while_nobody_is_there(serving: Serving) -> None:
    assert serving.house is not None
    ann, bob = await seated(serving, 2, grace=1)
    last = ann.n
    await leave(ann, bob)
    keeper = serving.house.hall.keepers[ann.table_id]
    await asyncio.sleep(1.5)
    assert keeper.table.n == last


async def test_a_paused_game_waits(serving: Serving) -> None:
    ann, bob = await seated(serving, 2)
    await ann.do("pause")
    assert await refused(bob, "choose", seat=1, option="strike", at=0) == "paused"
    assert ann.table["paused"] is True
    await ann.do("resume")
    assert await refused(ann, "resume") == "not-paused"
    await together(ann, bob)
    assert "paused" not in ann.table
    await bob.choose(1, "strike")
    await leave(ann, bob)


async def test_talking(serving: Serving) -> None:
    ann, bob = await seated(serving, 2)
    await ann.do("say", text="  <b>hello</b>\u202e \n there\x00 ")
    await ann.do("emote", emote="wave")
    await bob.reach(ann.n)
    said, waved = bob.log[-2:]
    assert said["text"] == "<b>hello</b> there", "cleaned of control signs, otherwise as typed"
    assert waved["text"] == "wave"
    assert await refused(ann, "say", text=" \u200b ") == "speech"
    async with Player(serving.socket, ann.table_id) as watcher:
        assert await refused(watcher, "say", text="me too") == "not-come"
    await leave(ann, bob)


async def test_names_are_free_but_not_empty(serving: Serving) -> None:
    ann, bob = await seated(serving, 2, begin=False)
    assert await refused(bob, "come", name=" \t ") == "name"
    await bob.do("come", name="Zoë 👩‍🚀" + "x" * 60)
    await ann.reach(bob.n)
    name = ann.table["people"][1]["name"]
    assert name.startswith("Zoë 👩‍🚀")
    assert len(name) == 24
    await leave(ann, bob)


async def test_again_with_the_same_people(serving: Serving) -> None:
    from tests.table.test_live import play_to_the_end

    ann, bob = await seated(serving, 2)
    assert await refused(ann, "rematch") == "not-over"
    await play_to_the_end(ann, bob)
    await bob.do("rematch")
    await ann.reach(bob.n)
    again = ann.table["rematch"]
    assert await refused(ann, "rematch") == "rematched"
    async with Player(serving.socket, again["table"], bob.token) as host:
        assert host.you == {"person": 0, "seats": [1], "host": True, "eye": 1}
        await host.do("begin")
        async with Player(serving.socket, again["table"], ann.token) as other:
            assert other.you["seats"] == [0]
    await leave(ann, bob)


async def test_a_private_table_has_no_audience(serving: Serving) -> None:
    ann, bob = await seated(serving, 2, watch=False)
    stranger = Player(serving.socket, ann.table_id)
    await stranger.connect()
    assert stranger.goodbye is not None
    assert not stranger.goodbye["retry"]
    assert stranger.table == {}
    await leave(ann, bob, stranger)


async def test_real_dice_are_asked_for(serving: Serving) -> None:
    token = await new_token(serving.url)
    seats = [{"mine": True}, {"companion": "random"}]
    table = await new_table(serving.url, token, seats=seats, chance="physical", begin=True)
    async with Player(serving.socket, table["table"], token) as ann:
        assert "commitment" not in ann.table
        for _ in range(100):
            await ann.do("skip")
            await ann.until(lambda me: _mine(me) or _real(me))
            if _real(ann):
                break
            with contextlib.suppress(Refused):
                await ann.choose(0, "miss" if ann.asked["0"].get("real") else "strike")
        real = ann.asked["1"]
        assert [option["id"] for option in real["options"]] == ["miss", "hit", "crit"]
        await ann.choose(1, "crit")
        assert ann.log[-1]["seat"] == 1, "the companion's dice lie on the table: anyone reads them"


def _real(player: Player) -> bool:
    return bool(player.asked.get("1", {}).get("real"))
