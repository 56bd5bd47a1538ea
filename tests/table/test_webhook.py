"""The webhook: only public addresses, only the one that was checked, and only when it matters."""

from __future__ import annotations

import asyncio
import json
from typing import Any
from urllib.parse import urlsplit

import pytest

from bossrush.table.refusal import Refusal
from bossrush.table.texts import title_of
from bossrush.table.webhook import Address, Call, Webhooks, check_address, is_public
from tests.table.player import Player, Refused
from tests.table.serving import Serving
from tests.table.sitting import leave, seated, soon, together


@pytest.mark.parametrize(
    "url",
    [
        "https://127.0.0.1/x",
        "http://localhost/x",
        "http://[::1]/",
        "http://10.0.0.8/",
        "http://192.168.1.1/",
        "http://169.254.169.254/latest/meta-data",
        "http://[fd00::1]/",
        "http://[::ffff:127.0.0.1]/",
        "http://0.0.0.0/",
        "http://224.0.0.1/",
        "http://printer.local/",
        "http://127.1/",
        "http://2130706433/",
        "http://0x7f000001/",
        "http://100.64.0.1/",
        "http://[::ffff:10.0.0.1]/",
        "http://[::127.0.0.1]/",
        "http://[64:ff9b::7f00:1]/",
        "http://[2002:7f00:1::]/",
        "http://[2001:0:53aa:64c::1]/",
        "http://[fe80::1%25eth0]/",
        "http://0177.0.0.1/",
        "http://017700000001/",
        "http://LocalHost/",
        "http://metadata.google.internal/",
        "http://localhost./",
        "http://127.0.0.1./",
        "http://[fec0::1]/",
    ],
)
def test_private_addresses_are_refused(url: str) -> None:
    with pytest.raises(Refusal) as caught:
        check_address(url)
    assert caught.value.reason == "webhook-private"


@pytest.mark.parametrize(
    "url",
    [
        "ftp://example.com/",
        "file:///etc/passwd",
        "https://user:secret@example.com/",
        "https://example.com:8443/",
        "https://",
        "nonsense",
        "https://exa mple.com/\r\nX: y",
        "http://[::1",
    ],
)
def test_what_is_no_address_is_refused(url: str) -> None:
    with pytest.raises(Refusal) as caught:
        check_address(url)
    assert caught.value.reason == "webhook-url"


def test_public_addresses_are_taken() -> None:
    assert check_address("https://hooks.example.com/a?b=c").port == 443
    assert check_address("http://93.184.216.34/").port == 80
    assert is_public("2606:2800:220:1:248:1893:25c8:1946")


CALL = Call("turn", "t", "hunt", "ABCDEF", "http://x/join/ABCDEF", [1], ["Bob"], "Bob", "Bob")


class Wire:
    """Stands in for the network: notes who was called, and lets nobody answer."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.called: list[str] = []
        monkeypatch.setattr(asyncio, "open_connection", self._connect)

    async def _connect(self, host: str, *_: object, **__: object) -> Any:
        self.called.append(host)
        raise OSError


@pytest.mark.parametrize(
    "found",
    [
        ["127.0.0.1"],
        ["93.184.216.34", "127.0.0.1"],
        ["93.184.216.34", "::1"],
        ["::ffff:10.0.0.1"],
        ["64:ff9b::7f00:1"],
        ["169.254.169.254"],
        ["localhost"],
        [],
    ],
)
async def test_a_name_that_leads_inside_is_not_called(
    found: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever controls a name can make it point here; the address decides, not the name."""
    wire = Wire(monkeypatch)

    async def inside(host: str, port: int) -> list[str]:
        return found

    hooks = Webhooks(inside, tries=(0.0,))
    await hooks._call("https://rebind.example/", CALL)
    assert wire.called == []
    assert hooks.failed == 1


async def test_a_name_that_changes_its_mind_is_called_where_it_was_checked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Looked up once a call, and the call goes to that very address: there is no second look."""
    wire = Wire(monkeypatch)
    answers = iter([["93.184.216.34"], ["127.0.0.1"], ["93.184.216.35"]])
    looked_up: list[str] = []

    async def rebinding(host: str, port: int) -> list[str]:
        looked_up.append(host)
        return next(answers)

    hooks = Webhooks(rebinding, tries=(0.0, 0.0, 0.0))
    await hooks._call("https://rebind.example/", CALL)
    assert looked_up == ["rebind.example"] * 3
    assert wire.called == ["93.184.216.34", "93.184.216.35"]
    assert hooks.failed == 1


async def test_a_name_that_is_set_is_checked_again_at_every_call(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    wire = Wire(monkeypatch)

    async def never(host: str, port: int) -> list[str]:
        raise AssertionError("nobody should look this up")

    hooks = Webhooks(never, tries=(0.0,))
    await hooks._call("http://127.0.0.1/", CALL)  # from a log that was tampered with
    assert wire.called == []
    assert hooks.failed == 1


class Ear:
    """Somebody's chat service."""

    def __init__(self, status: int = 204, location: str = "http://127.0.0.1:1/") -> None:
        self.status = status
        self.location = location
        self.calls: list[dict[str, Any]] = []
        self.heads: list[str] = []

    async def start(self) -> int:
        self._server = await asyncio.start_server(self._answer, "127.0.0.1", 0)
        port: int = self._server.sockets[0].getsockname()[1]
        return port

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        length = int(head.lower().split("content-length: ")[1].split("\r\n")[0])
        self.heads.append(head)
        self.calls.append(json.loads(await reader.readexactly(length)))
        head = f"HTTP/1.1 {self.status} X\r\nLocation: {self.location}\r\n\r\n"
        writer.write(head.encode())
        await writer.drain()
        writer.close()

    async def stop(self) -> None:
        self._server.close()
        await self._server.wait_closed()


async def open_to_all(host: str, port: int) -> list[str]:
    return ["127.0.0.1"]


def any_address(url: str) -> Address:
    parts = urlsplit(url)
    return Address(parts, parts.hostname or "", parts.port or 80)


def reachable(tries: tuple[float, ...] = (0.0, 0.0)) -> Webhooks:
    """Webhooks that call this very machine, whatever they are told."""
    return Webhooks(open_to_all, lambda address: True, tries, any_address)


def let_call(serving: Serving, monkeypatch: pytest.MonkeyPatch) -> Webhooks:
    """Let a server call this very machine, and its hosts say so."""
    assert serving.house is not None
    hooks = serving.house.webhooks
    hooks._resolve = open_to_all
    hooks._public = lambda address: True
    hooks._check = any_address
    monkeypatch.setattr("bossrush.table.judge.check_address", any_address)
    return hooks


@pytest.mark.parametrize(("status", "sent"), [(200, 1), (204, 1), (302, 0), (500, 0), (404, 0)])
async def test_what_counts_as_answered(status: int, sent: int) -> None:
    ear = Ear(status)
    port = await ear.start()
    hooks = reachable()
    await hooks._call(f"http://hooks.example:{port}/path?x=1", CALL)
    assert (hooks.sent, hooks.failed) == (sent, 1 - sent)
    assert len(ear.calls) == (2 if status in (302, 500) else 1), "a 4xx is not tried again"
    assert ear.heads[0].startswith("POST /path?x=1 HTTP/1.1")
    assert "Host: hooks.example" in ear.heads[0]
    await ear.stop()


async def test_nobody_is_sent_on_elsewhere() -> None:
    """An answer that points somewhere else is no answer, and that place is not called."""
    elsewhere = Ear()
    there = await elsewhere.start()
    ear = Ear(307, f"http://127.0.0.1:{there}/inside")
    port = await ear.start()
    hooks = reachable((0.0,))
    await hooks._call(f"http://hooks.example:{port}/", CALL)
    assert len(ear.calls) == 1
    assert elsewhere.calls == []
    assert (hooks.sent, hooks.failed) == (0, 1)
    await ear.stop()
    await elsewhere.stop()


@pytest.mark.parametrize("answer", [b"", b"nonsense\r\n", b"x" * 200_000, b"HTTP/1.1\r\n"])
async def test_an_answer_that_is_none(answer: bytes) -> None:
    async def respond(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(answer)
        writer.close()

    server = await asyncio.start_server(respond, "127.0.0.1", 0)
    hooks = reachable((0.0,))
    await hooks._call(f"http://x.example:{server.sockets[0].getsockname()[1]}/", CALL)
    assert (hooks.sent, hooks.failed) == (0, 1)
    server.close()


async def test_one_that_never_answers_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bossrush.table.webhook.TIMEOUT", 0.2)

    async def silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read()
        writer.close()

    server = await asyncio.start_server(silent, "127.0.0.1", 0)
    hooks = reachable((0.0,))
    for _ in range(80):
        hooks.call(f"http://x.example:{server.sockets[0].getsockname()[1]}/", CALL)
    assert hooks.failed == 16, "only so many wait at once"
    async with asyncio.timeout(300):
        await asyncio.gather(*hooks._calls)
    assert hooks.failed == 80
    server.close()


async def test_a_table_without_one_calls_nobody(
    serving: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    hooks = let_call(serving, monkeypatch)
    calls: list[str] = []
    monkeypatch.setattr(hooks, "call", lambda url, call: calls.append(call.event))
    ann, bob = await seated(serving, 2)
    await bob.choose(1, "strike")
    await bob.close()
    await ann.until(lambda me: "1" in me.presence.get("away", {}))
    await ann.choose(0, "strike")
    assert calls == []
    await ann.do("webhook", url="http://hooks.example/")
    assert calls == ["turn"], "it was Bob's turn already"
    await ann.do("webhook", url="")
    assert not ann.table.get("webhook")
    await bob.connect_again()
    await bob.choose(1, "strike")
    await bob.close()
    await ann.choose(0, "strike")
    assert calls == ["turn"]
    await leave(ann, bob)


async def test_what_goes_wrong_there_is_nothing_to_the_table(
    serving: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert serving.house is not None

    def fail(*_: object) -> None:
        raise ZeroDivisionError

    ann, bob = await seated(serving, 2)
    keeper = serving.house.hall.keepers[ann.table_id]
    keeper.on_entry = fail
    await ann.choose(0, "strike")
    await bob.choose(1, "strike")
    assert serving.house.metrics.errors == 2
    assert ann.goodbye is None
    await leave(ann, bob)


async def test_a_host_cannot_set_a_private_one(serving: Serving) -> None:
    ann, bob = await seated(serving, 2)
    for url, reason in (
        ("http://127.0.0.1:8000/", "webhook-url"),
        ("http://127.0.0.1/", "webhook-private"),
        ("http://[::1]/", "webhook-private"),
        ("gopher://example.com/", "webhook-url"),
    ):
        with pytest.raises(Refused) as caught:
            await ann.do("webhook", url=url)
        assert caught.value.reason == reason
    await leave(ann, bob)


async def test_somebody_who_is_away_is_called_when_their_turn_comes(
    serving: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    let_call(serving, monkeypatch)
    ear = Ear()
    port = await ear.start()
    ann, bob = await seated(serving, 2)
    assert not ann.table.get("webhook"), "off until the host sets one"
    with pytest.raises(Refused):
        await bob.do("webhook", url=f"http://hooks.example:{port}/")
    await ann.do("webhook", url=f"http://hooks.example:{port}/")
    assert ann.table["webhook"] is True
    assert f":{port}" not in json.dumps(ann.log), "the address is nobody else's business"
    await ann.choose(0, "strike")
    await bob.choose(1, "guard")
    await together(ann, bob)
    assert ear.calls == [], "both are looking"
    await bob.choose(1, "strike")
    await bob.close()
    await ann.until(lambda me: "1" in me.presence.get("away", {}))
    await ann.choose(0, "strike")
    assert await soon(lambda: bool(ear.calls))
    (call,) = ear.calls
    assert call["event"] == "turn"
    assert call["names"] == ["Bob"]
    assert call["seats"] == [1]
    assert call["content"].startswith(f"Bob: it is your turn ({title_of('hunt')}).")
    for player in (ann, bob):
        assert (player.token or "x") not in json.dumps(call)
    assert call["link"].endswith(f"/join/{ann.table['code']}")
    await ann.choose(0, "strike")
    assert len(ear.calls) == 1, "once is enough"
    await leave(ann, bob)
    await ear.stop()


async def test_nobody_is_called_for_a_seat_that_a_companion_covers(
    serving: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    let_call(serving, monkeypatch)
    ear = Ear()
    port = await ear.start()
    ann, bob = await seated(serving, 2, grace=1)
    await bob.choose(1, "strike")
    await bob.close()
    await ann.until(lambda me: me.table["seats"][1].get("covered", False))
    await ann.do("webhook", url=f"http://hooks.example:{port}/")
    await ann.choose(0, "strike")
    await ann.until(lambda me: any(line.get("companion") for line in me.log[-3:]))
    await asyncio.sleep(0.2)
    assert ear.calls == []
    await leave(ann)
    await ear.stop()


def test_games_are_called_by_their_titles() -> None:
    assert title_of("souls") == "Dark Souls: The Board Game"


async def test_the_end_is_told(serving: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    from tests.table.test_live import play_to_the_end

    let_call(serving, monkeypatch)
    ear = Ear()
    port = await ear.start()
    ann, bob = await seated(serving, 2)
    await ann.do("webhook", url=f"http://hooks.example:{port}/")
    await bob.close()
    solo: Player = ann
    await solo.until(lambda me: "1" in me.presence.get("away", {}))
    await bob.connect_again()
    await play_to_the_end(ann, bob)
    assert await soon(lambda: bool(ear.calls))
    assert [call["event"] for call in ear.calls] == ["over"]
    assert ear.calls[0]["link"].endswith(ann.table["code"])
    await leave(ann, bob)
    await ear.stop()
