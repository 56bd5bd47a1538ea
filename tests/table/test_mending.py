"""Logs that today's rules cannot follow, rules that fail, and tables that nobody looks at."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bossrush.engine.registry import register
from bossrush.table import choosing, judge, protocol
from bossrush.table import entry as e
from bossrush.table.judge import set_up
from bossrush.table.reading import rebuilt
from bossrush.table.stored import Lease
from tests.table.conftest import BOTH
from tests.table.player import Player, Refused, new_token
from tests.table.serving import Serving
from tests.table.sitting import is_over, leave, seated, soon, together
from tests.table.test_live import play_to_the_end
from tests.table.toys.faulty import failing
from tests.toys.hunt import Hunt, HuntGame


@pytest.fixture
def _hunt_as_it_was() -> Any:
    yield
    register(HuntGame())


class NewHunt(HuntGame):
    """The hunt under newer rules."""

    version = 2


class FailingHunt(HuntGame):
    """The hunt with a bug: nobody can guard."""

    def phase(self, state: Hunt) -> Any:
        return failing(super().phase(state), state)


@pytest.mark.usefixtures("_hunt_as_it_was")
async def test_under_new_rules_a_game_goes_on_from_its_last_known_start(
    serving: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(choosing, "MARK_EVERY", 3)
    ann, bob = await seated(serving, 2)
    for _ in range(4):
        for player, seat in ((ann, 0), (bob, 1)):
            decision = player.asked[str(seat)]
            if not decision.get("waiting"):
                await player.choose(seat, "guard" if seat else "strike")
            await together(ann, bob)
    await serving.stop()
    register(NewHunt())
    await serving.start()
    await ann.connect_again()
    await bob.connect_again()
    assert "adrift" in ann.table["marks"]
    assert any(line["kind"] == "adrift" for line in ann.log)
    assert ann.asked["0"]["options"]
    await ann.choose(0, "strike")
    before = ann.table
    await serving.stop()
    await serving.start()
    await ann.connect_again()
    await bob.connect_again()
    assert ann.table == before, "and so it stays"
    await play_to_the_end(ann, bob)
    await leave(ann, bob)


@pytest.mark.usefixtures("_hunt_as_it_was")
async def test_a_game_that_is_gone_waits_for_better_days(serving: Serving) -> None:
    ann, bob = await seated(serving, 2)
    await ann.choose(0, "strike")
    await serving.stop()
    register(NewHunt())
    NewHunt.setup = _cannot  # type: ignore[method-assign]
    try:
        await serving.start()
        await ann.connect_again()
        assert ann.table["status"] == "stuck"
        await ann.do("say", text="what now?")
        with pytest.raises(Refused) as caught:
            await ann.do("choose", seat=0, option="strike", at=0)
        assert caught.value.reason == "stuck"
        assert serving.house is not None
        assert len(await serving.house.store.read(ann.table_id)) == ann.n, "nothing is written"
        await a_bug_file_of_a_stuck_table(serving, ann)
    finally:
        NewHunt.setup = HuntGame.setup  # type: ignore[method-assign]
    await serving.stop()
    await serving.start()
    await ann.connect_again()
    assert ann.table["status"] == "playing", "better days have come"
    assert ann.table["marks"] == ["adrift"]
    await leave(ann, bob)


async def a_bug_file_of_a_stuck_table(serving: Serving, ann: Player) -> None:
    async with serving.http(ann.token or "") as http:
        answer = await http.post(f"/api/tables/{ann.table_id}/bug", json={"note": "stuck"})
        assert answer.status_code == 200
        watched = await http.get(f"/api/tables/{ann.table_id}/frames")
        assert watched.json()["why"]["key"] == "table-refused-stuck"
    bug = answer.json()
    assert bug["save"] is None
    assert "have changed" in bug["problem"]
    assert bug["table"]["setup"]["rules"] == 1
    assert bug["table"]["today"]["rules"] == 2
    assert [line["option"] for line in bug["lines"] if line["kind"] == "chose"] == ["strike"]
    opened = json.loads((await _log_of(serving, ann))[0])
    for secret in (opened["seed"], opened["nonce"], ann.token or "", opened["people"][0]["key"]):
        assert secret not in answer.text, "sealed, like any other"
    assert "what now?" not in answer.text, "what people say stays at their table"
    assert "Bob" not in answer.text


async def _log_of(serving: Serving, player: Player) -> list[bytes]:
    assert serving.house is not None
    return await serving.house.store.read(player.table_id)


def _cannot(self: object, seats: int, options: object) -> Hunt:
    raise ZeroDivisionError("cannot be set up")


@pytest.mark.usefixtures("_hunt_as_it_was")
async def test_a_choice_the_rules_fail_on_does_not_count(serving: Serving) -> None:
    register(FailingHunt())
    ann, bob = await seated(serving, 2)
    await ann.send_raw(
        json.dumps({"type": "choose", "id": "fatal", "seat": 0, "option": "guard", "at": 0})
    )
    await ann.ended()
    await ann.connect_again()
    await bob.connect_again()
    assert any(line["kind"] == "struck" for line in ann.log)
    assert ann.asked["0"]["options"], "as if it had never been made"
    register(HuntGame())
    await serving.stop()
    await serving.start()
    await ann.connect_again()
    await bob.connect_again()
    await play_to_the_end(ann, bob)
    await leave(ann, bob)


@BOTH
async def test_a_table_of_a_newer_bossrush_is_left_alone(serving: Serving) -> None:
    """It says what is wrong, is not written to, and keeps nobody from other tables."""
    assert serving.house is not None
    store = serving.house.store
    strange, _ = await seated(serving, 2, begin=False)
    others = await seated(serving, 2, game="grab", options={"seconds": 1})
    await leave(strange, *others)
    keeper = serving.house.hall.keepers[strange.table_id]
    await serving.house.hall.let_go(keeper, "moved")
    lease = await store.claim(strange.table_id, "newer")
    assert isinstance(lease, Lease)
    await store.append(strange.table_id, lease.epoch, strange.n + 1, b'{"is": "teleported"}')
    await store.release(strange.table_id, lease.epoch, wake=1)
    await strange.connect()
    assert strange.goodbye is not None
    assert strange.goodbye["why"]["key"] == "table-goodbye-newer"
    assert not strange.goodbye["retry"]
    async with serving.http(strange.token or "") as http:
        answer = await http.get(f"/api/tables/{strange.table_id}")
        assert answer.status_code == 503
        assert answer.json()["why"]["key"] == "table-refused-newer"
    assert await is_over(store, others[0].table_id), "other tables are looked after"
    assert len(await store.read(strange.table_id)) == strange.n + 1
    assert await store.due(10) == []


async def test_whoever_only_looked_on_is_forgotten(serving: Serving) -> None:
    assert serving.house is not None
    ann, bob = await seated(serving, 2)
    hub = serving.house.hall.keepers[ann.table_id].hub
    for _ in range(5):
        async with Player(serving.socket, ann.table_id, await new_token(serving.url)):
            pass
    await bob.close()
    await ann.until(lambda me: "1" in me.presence.get("away", {}))
    assert len(hub.gone) == 1
    await leave(ann)


async def test_a_command_that_fails_harms_nobody(
    serving: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError("unforeseen")

    ann, bob = await seated(serving, 2)
    rulings: dict[Any, Any] = judge._RULINGS
    monkeypatch.setitem(rulings, protocol.Wish, fail)
    with pytest.raises(Refused) as caught:
        await ann.do("wish")
    assert caught.value.reason == "failed"
    assert "unforeseen" not in caught.value.message["text"]
    await ann.choose(0, "strike")
    await leave(ann, bob)


async def test_a_table_nobody_looks_at_is_let_go_and_found_again(serving: Serving) -> None:
    assert serving.house is not None
    hall = serving.house.hall
    hall._idle = 0.2
    ann, bob = await seated(serving, 2)
    await ann.choose(0, "strike")
    await leave(ann, bob)
    assert await soon(lambda: not hall.keepers)
    await ann.connect_again()
    assert hall.keepers
    assert ann.log[-1]["option"] == "strike"
    await leave(ann)


async def test_a_table_with_a_clock_is_taken_again_in_time(serving: Serving) -> None:
    assert serving.house is not None
    hall = serving.house.hall
    hall._idle = 0.1
    ann, bob = await seated(serving, 2, game="grab", options={"seconds": 3})
    await leave(ann, bob)
    assert await soon(lambda: not hall.keepers), "its clock has time yet"
    assert await is_over(serving.house.store, ann.table_id)


async def test_a_log_reads_the_same_every_time(serving: Serving) -> None:
    assert serving.house is not None
    ann, bob = await seated(serving, 2)
    await play_to_the_end(ann, bob)
    log = await serving.house.store.read(ann.table_id)
    live = serving.house.hall.keepers[ann.table_id].table
    for _ in range(2):
        table, history = await rebuilt(log)
        assert table.n == live.n
        assert table.play is not None
        assert live.play is not None
        assert table.play.fingerprint() == live.play.fingerprint()
        records, _ = history.since(0)
        told = [record.seen_by((0, 1)) for record in records]
        assert [line["n"] for line in ann.log][-len(told) :] == [record.n for record in records]
    await leave(ann, bob)


def test_entries_are_read_as_they_were_written() -> None:
    setup = set_up("hunt", {}, 2)
    opened = e.Opened(
        time=1,
        by=0,
        id="t",
        code="ABCDEF",
        setup=setup,
        people=[e.Person("k", "Ann")],
        places=[e.Place(0), e.Place()],
        seed="0" * 32,
        nonce="1" * 32,
    )
    for entry in (
        opened,
        e.Chose(time=2, by=0, request="r", seat=0, option="strike", at=0),
        e.Said(time=3, by=0, text="é\n"),
        e.Adrift(time=4, position=None, seed="0" * 32, reason="x"),
    ):
        assert e.read(e.written(entry)) == entry


async def test_history_is_bounded_and_the_rest_is_fetched(serving: Serving) -> None:
    ann, bob = await seated(serving, 2)
    for number in range(90):
        await ann.do("say", text=f"line {number}")
    fresh = Player(serving.socket, ann.table_id, bob.token)
    await fresh.connect()
    assert len(fresh.log) == 60
    async with serving.http(bob.token or "") as http:
        path = f"/api/tables/{ann.table_id}/log?after=0&count=200"
        lines = (await http.get(path)).json()["lines"]
    assert lines[-60:] == fresh.log
    assert len(lines) == ann.n
    await leave(ann, bob, fresh)
