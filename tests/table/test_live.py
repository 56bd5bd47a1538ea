"""Playing together over live connections."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from tests.table.player import Player, Refused, new_table, new_token
from tests.table.serving import GENEROUS, Serving


async def two_hunters(serving: Serving) -> tuple[Player, Player]:
    """A hunt that has begun, with two people at it."""
    ann, bob = await new_token(serving.url), await new_token(serving.url)
    table = await new_table(serving.url, ann, name="Ann")
    first = Player(serving.socket, table["table"], ann)
    second = Player(serving.socket, table["table"], bob)
    await first.connect()
    await second.connect()
    await second.do("come", name="Bob")
    await second.do("sit", seat=1)
    await first.do("begin")
    await second.reach(first.n)
    return first, second


async def play_to_the_end(*players: Player) -> None:
    """Everybody strikes until it is over."""
    for _ in range(500):
        for player in players:
            for seat in player.you.get("seats", []):
                if player.table["status"] == "over":
                    return
                decision = player.asked.get(str(seat))
                if decision is not None and not decision.get("waiting"):
                    await player.choose(seat, decision["options"][0]["id"])
                for other in players:
                    await other.reach(player.n)
    raise AssertionError("it never ends")


async def test_two_play_a_game_to_its_end(serving: Serving) -> None:
    ann, bob = await two_hunters(serving)
    await play_to_the_end(ann, bob)
    assert ann.table["outcome"]["reason"]["key"] in ("hunt-won", "hunt-lost")
    assert ann.table == bob.table
    assert ann.scene == bob.scene
    assert ann.log[-1]["n"] == ann.n == bob.n
    await ann.close()
    await bob.close()


async def test_acknowledged_before_it_is_told(serving: Serving) -> None:
    ann, bob = await two_hunters(serving)
    answer = await ann.choose(0, "strike")
    assert answer["type"] == "ack"
    assert answer["n"] == ann.n
    await bob.reach(answer["n"])
    assert bob.log[-1]["option"] == "strike"
    assert bob.log[-1]["label"] == {"key": "hunt-declare-strike"}
    await ann.close()
    await bob.close()


async def test_a_resend_is_acknowledged_and_not_played_twice(serving: Serving) -> None:
    ann, bob = await two_hunters(serving)
    first = await ann.choose(0, "strike", id="same")
    again = await ann.do("choose", id="same", seat=0, option="strike", at=0)
    assert again["n"] == first["n"]
    await bob.choose(1, "guard", id="same")  # ids are each person's own
    assert bob.n == first["n"] + 1
    await ann.close()
    await bob.close()


async def test_a_stale_answer_is_told_from_a_wrong_one(serving: Serving) -> None:
    ann, bob = await two_hunters(serving)
    await ann.choose(0, "strike")
    with pytest.raises(Refused) as stale:
        await ann.do("choose", seat=0, option="guard", at=0)
    assert stale.value.reason == "stale"
    with pytest.raises(Refused) as wrong:
        await bob.choose(1, "flee")
    assert wrong.value.reason == "not-offered"
    with pytest.raises(Refused) as foreign:
        await bob.do("choose", seat=0, option="strike", at=0)
    assert foreign.value.reason == "not-your-seat"
    assert ann.n == bob.n
    await ann.close()
    await bob.close()


async def test_whoever_was_away_is_told_what_was_missed(serving: Serving) -> None:
    ann, bob = await two_hunters(serving)
    await bob.close()
    seen = bob.n
    await ann.choose(0, "strike")
    await ann.do("say", text="are you there?")
    await bob.connect_again()
    assert [line["n"] for line in bob.log] == list(range(1, ann.n + 1))
    assert bob.n == seen + 2
    assert bob.table == ann.table
    assert bob.asked["1"]["options"], "one's own options are sent in full"
    await ann.close()
    await bob.close()


async def test_a_gap_is_mended_by_resync(serving: Serving) -> None:
    ann, bob = await two_hunters(serving)
    await ann.choose(0, "strike")
    await bob.reach(ann.n)
    bob.n -= 1
    bob.log.pop()
    before = bob.updates
    await bob.send_raw(f'{{"type": "resync", "last": {bob.n}}}')
    await bob.reach(ann.n)
    assert bob.updates == before, "it came by welcome"
    assert bob.log[-1]["option"] == "strike"
    await ann.close()
    await bob.close()


async def test_everything_is_there_after_a_restart(serving: Serving) -> None:
    ann, bob = await two_hunters(serving)
    await ann.choose(0, "strike")
    await bob.reach(ann.n)
    table, scene, asked = ann.table, ann.scene, ann.asked
    await serving.stop()
    await ann.ended()
    assert ann.goodbye is not None
    assert ann.goodbye["retry"]
    await serving.start()
    await ann.connect_again()
    await bob.connect_again()
    assert (ann.table, ann.scene, ann.asked) == (table, scene, asked)
    await play_to_the_end(ann, bob)
    await ann.close()
    await bob.close()


async def test_one_person_plays_several_seats(serving: Serving) -> None:
    token = await new_token(serving.url)
    seats = [{"mine": True, "name": "Left"}, {"mine": True, "name": "Right"}]
    table = await new_table(serving.url, token, seats=seats, begin=True)
    async with Player(serving.socket, table["table"], token) as solo:
        assert solo.you["seats"] == [0, 1]
        assert solo.asked["0"]["options"]
        assert solo.asked["1"]["options"]
        await play_to_the_end(solo)
        assert solo.table["status"] == "over"


async def test_spectators_see_options_and_choose_nothing(serving: Serving) -> None:
    ann, bob = await two_hunters(serving)
    async with Player(serving.socket, ann.table_id) as watcher:
        assert watcher.you.get("person") is None
        with pytest.raises(Refused) as refused:
            await watcher.do("choose", seat=0, option="strike", at=0)
        assert refused.value.reason in ("not-come", "not-your-seat")
        await ann.choose(0, "strike")
        await watcher.reach(ann.n)
        assert watcher.scene == ann.scene
        await ann.until(lambda me: me.presence.get("watching") == 1)
    await ann.until(lambda me: not me.presence.get("watching"))
    await ann.close()
    await bob.close()


async def test_the_dice_can_be_checked_at_the_end(serving: Serving) -> None:
    from bossrush.engine.play import commitment

    ann, bob = await two_hunters(serving)
    shown = ann.table["commitment"]
    assert "reveal" not in ann.table
    await play_to_the_end(ann, bob)
    reveal = ann.table["reveal"]
    assert commitment(int(reveal["seed"], 16), int(reveal["nonce"], 16)) == shown
    await ann.close()
    await bob.close()


async def test_ping_is_answered_and_silence_ends_it(database: str) -> None:
    serving = await Serving(database, msgspec.structs.replace(GENEROUS, silence=0.6)).start()
    token = await new_token(serving.url)
    table = await new_table(serving.url, token)
    async with Player(serving.socket, table["table"], token) as quiet:
        await quiet.send_raw('{"type": "ping", "time": 7}')
        await quiet.until(lambda me: me.pongs == 1)
        await quiet.ended()
        assert quiet.close_code == 1001
        assert quiet.goodbye is not None
        assert quiet.goodbye["retry"]
    await serving.stop()


async def test_many_at_once_see_the_same(serving: Serving) -> None:
    ann, bob = await two_hunters(serving)
    watchers = [Player(serving.socket, ann.table_id) for _ in range(20)]
    await asyncio.gather(*(watcher.connect() for watcher in watchers))
    await play_to_the_end(ann, bob)
    for watcher in watchers:
        await watcher.reach(ann.n)
        assert watcher.table == ann.table
        assert watcher.scene == ann.scene
        await watcher.close()
    await ann.close()
    await bob.close()
