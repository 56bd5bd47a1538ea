"""The webhook: only public addresses, only the one that was checked, and only when it matters."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from bossrush.table import webhook
from bossrush.table.refusal import Refusal
from bossrush.table.webhook import Call, Webhooks, check_address, is_public
from tests.table.player import Player, Refused
from tests.table.serving import Serving
from tests.table.sitting import leave, seated, together


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


async def test_a_name_that_leads_inside_is_not_called() -> None:
    """Whoever controls a name can make it point here; the address decides, not the name."""
    called = 0

    async def inside(host: str, port: int) -> list[str]:
        return ["93.184.216.34", "127.0.0.1"]

    async def connection(*_: object, **__: object) -> Any:
        nonlocal called
        called += 1
        raise OSError

    hooks = Webhooks(inside, tries=(0.0,))
    original = asyncio.open_connection
    try:
        asyncio.open_connection = connection
        await hooks._call("https://rebind.example/", CALL)
    finally:
        asyncio.open_connection = original
    assert called == 0
    assert hooks.failed == 1


class Ear:
    """Somebody's chat service."""

    def __init__(self, status: int = 204) -> None:
        self.status = status
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
        writer.write(f"HTTP/1.1 {self.status} X\r\nLocation: http://127.0.0.1:1/\r\n\r\n".encode())
        await writer.drain()
        writer.close()

    async def stop(self) -> None:
        self._server.close()
        await self._server.wait_closed()


async def open_to_all(host: str, port: int) -> list[str]:
    return ["127.0.0.1"]


@pytest.mark.parametrize(("status", "sent"), [(200, 1), (204, 1), (302, 0), (500, 0), (404, 0)])
async def test_what_counts_as_answered(status: int, sent: int) -> None:
    ear = Ear(status)
    port = await ear.start()
    hooks = Webhooks(open_to_all, lambda address: True, tries=(0.0, 0.0))
    await hooks._call(f"http://hooks.example:{port}/path?x=1", CALL)
    assert (hooks.sent, hooks.failed) == (sent, 1 - sent)
    assert len(ear.calls) == (2 if status in (302, 500) else 1), "a 4xx is not tried again"
    assert ear.heads[0].startswith("POST /path?x=1 HTTP/1.1")
    assert "Host: hooks.example" in ear.heads[0]
    await ear.stop()


async def test_somebody_who_is_away_is_called_when_their_turn_comes(
    serving: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert serving.house is not None
    ear = Ear()
    port = await ear.start()
    hooks = serving.house.webhooks
    hooks._resolve = open_to_all
    hooks._public = lambda address: True
    monkeypatch.setattr("bossrush.table.judge.check_address", webhook._any_address)
    ann, bob = await seated(serving, 2)
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
    for _ in range(100):
        if ear.calls:
            break
        await asyncio.sleep(0.05)
    (call,) = ear.calls
    assert call["event"] == "turn"
    assert call["names"] == ["Bob"]
    assert call["seats"] == [1]
    assert "Bob" in call["content"]
    assert call["link"].endswith(f"/join/{ann.table['code']}")
    await ann.choose(0, "strike")
    assert len(ear.calls) == 1, "once is enough"
    await leave(ann, bob)
    await ear.stop()


async def test_the_end_is_told(serving: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    from tests.table.test_live import play_to_the_end

    assert serving.house is not None
    ear = Ear()
    port = await ear.start()
    serving.house.webhooks._resolve = open_to_all
    serving.house.webhooks._public = lambda address: True
    monkeypatch.setattr("bossrush.table.judge.check_address", webhook._any_address)
    ann, bob = await seated(serving, 2)
    await ann.do("webhook", url=f"http://hooks.example:{port}/")
    await bob.close()
    solo: Player = ann
    await solo.until(lambda me: "1" in me.presence.get("away", {}))
    await bob.connect_again()
    await play_to_the_end(ann, bob)
    for _ in range(50):
        if ear.calls:
            break
        await asyncio.sleep(0.05)
    assert [call["event"] for call in ear.calls] == ["over"]
    assert ear.calls[0]["link"].endswith(ann.table["code"])
    await leave(ann, bob)
    await ear.stop()
