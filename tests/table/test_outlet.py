"""Messages written straight into a connection's buffer: whole frames, and nothing out of turn."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from bossrush.table import hub, outlet, protocol
from bossrush.table import socket as live
from bossrush.table.hub import Listener
from bossrush.table.keeper import Keeper
from bossrush.table.outlet import framed, transport_of
from tests.table.player import Player
from tests.table.postgres import Cluster
from tests.table.serving import Serving
from tests.table.sitting import leave, looks_on_unread, seated, soon, together
from tests.table.test_live import play_to_the_end


def frames_in(data: bytes) -> list[Frame]:
    """What a client of somebody else's making reads in these bytes."""
    reader = ClientProtocol(parse_uri("ws://x/"), max_size=None)
    reader.state = reader.state.__class__.OPEN
    reader.parser = reader.parse()
    next(reader.parser)
    reader.receive_data(data)
    assert reader.parser_exc is None, reader.parser_exc
    return [event for event in reader.events_received() if isinstance(event, Frame)]


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65535, 65536, 200_000])
def test_a_frame_of_every_length_is_read_by_others(length: int) -> None:
    body = (b"abcdefghij" * (length // 10 + 1))[:length]
    (found,) = frames_in(framed(body))
    assert (found.opcode, found.fin, bytes(found.data)) == (Opcode.TEXT, True, body)


class Wrapped:
    """A connection of a server we do not know, with a transport that looks familiar."""

    def __init__(self, transport: object) -> None:
        self.transport = transport

    async def send(self, message: Any) -> None:
        raise NotImplementedError


def test_no_other_server_is_written_past() -> None:
    class Transport:
        write = is_closing = get_write_buffer_size = None

    async def plain(message: Any) -> None: ...

    assert transport_of(Wrapped(Transport()).send) is None
    assert transport_of(plain) is None


def test_nothing_is_written_to_a_connection_that_is_ending() -> None:
    class Closing:
        written = b""

        def write(self, data: bytes) -> None:
            self.written += data

        def is_closing(self) -> bool:
            return True

        def get_write_buffer_size(self) -> int:
            return 0

    ending: Any = Closing()
    outlet.Straight(ending).write(b"late")
    assert ending.written == b""


def test_what_goes_out_together_is_still_two_messages() -> None:
    class Open:
        def __init__(self) -> None:
            self.written: list[bytes] = []

        def write(self, data: bytes) -> None:
            self.written.append(data)

        def is_closing(self) -> bool:
            return False

        def get_write_buffer_size(self) -> int:
            return 0

    client: Any = Open()
    listener = Listener("", None, None, outlet.Straight(client))
    listener.hold(b"ack")
    assert not client.written, "held until something follows"
    listener.send(b"update")
    listener.send(b"more")
    assert len(client.written) == 2
    assert [bytes(frame.data) for frame in frames_in(client.written[0])] == [b"ack", b"update"]
    listener.hold(b"the last")
    listener.let_go()
    listener.let_go()
    assert frames_in(client.written[2])[0].data == b"the last"
    assert len(client.written) == 3


# -- on a real connection -------------------------------------------------------------------


def keeper_of(serving: Serving, player: Player) -> Keeper:
    assert serving.house is not None
    return serving.house.hall.keepers[player.table_id]


@pytest.fixture(params=["straight", "common"])
async def either_way(
    request: pytest.FixtureRequest, serving: Serving, monkeypatch: pytest.MonkeyPatch
) -> Serving:
    """A server that lets us at its buffers, and one that does not."""
    if request.param == "common":
        monkeypatch.setattr("bossrush.table.socket.transport_of", lambda send: None)
    return serving


async def test_a_game_either_way(either_way: Serving, request: pytest.FixtureRequest) -> None:
    ann, bob = await seated(either_way, 2)
    ways = {listener.outlet is None for listener in keeper_of(either_way, ann).hub.listeners}
    assert ways == {"common" in request.node.name}
    await play_to_the_end(ann, bob)
    assert ann.table == bob.table
    await leave(ann, bob)


async def test_goodbye_is_the_last_word_either_way(either_way: Serving) -> None:
    ann, bob = await seated(either_way, 2)
    for number in range(20):
        await ann.do("say", text=f"line {number}")
    await ann.do("kick", person=1)
    await bob.ended()
    assert bob.n == ann.n, "everything that came before has arrived"
    assert bob.close_code == hub.REFUSED
    assert bob.goodbye is not None
    await leave(ann, bob)


async def test_pings_and_messages_take_turns(serving: Serving) -> None:
    """The server's own frames come between ours, never into one."""
    ann, bob = await seated(serving, 2)
    big = protocol.encode(protocol.Presence(here=list(range(9000))))
    async with connect(serving.socket, compression=None, max_size=None) as line:
        await line.send(json.dumps({"type": "hello", "table": ann.table_id}))
        pongs = []
        for _ in range(30):
            for listener in keeper_of(serving, ann).hub.listeners:
                listener.send(big)
            pongs.append(await line.ping())
            json.loads(await line.recv())
        async with asyncio.timeout(300):
            await asyncio.gather(*pongs)
        await line.close()
        assert line.close_code == 1000
    await leave(ann, bob)


async def test_a_client_that_wants_messages_compressed(serving: Serving) -> None:
    """A message that is not compressed is allowed where compression was agreed upon."""
    assert serving._server is not None
    serving._server.config.ws_per_message_deflate = True
    ann, bob = await seated(serving, 2)
    async with connect(serving.socket, compression="deflate") as line:
        assert "permessage-deflate" in line.response.headers["Sec-WebSocket-Extensions"]  # type: ignore[union-attr]
        await line.send(json.dumps({"type": "hello", "table": ann.table_id}))
        assert json.loads(await line.recv())["type"] == "welcome"
        await ann.choose(0, "strike")
        kinds = [json.loads(await line.recv())["type"] for _ in range(2)]
        assert "update" in kinds
    await leave(ann, bob)


async def test_nothing_follows_the_end(serving: Serving) -> None:
    """Whoever was sent away and does not answer that hears no more, whatever happens there."""
    ann, bob = await seated(serving, 2)
    await bob.close()
    reader, writer = await asyncio.open_connection("127.0.0.1", serving.port)
    writer.write(
        f"GET /socket HTTP/1.1\r\nHost: 127.0.0.1:{serving.port}\r\n"
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
    )
    await reader.readuntil(b"\r\n\r\n")
    hello = {"type": "hello", "table": ann.table_id, "token": bob.token}
    writer.write(Frame(Opcode.TEXT, json.dumps(hello).encode()).serialize(mask=True))
    await ann.until(lambda me: 1 in me.presence.get("here", []))
    await ann.do("kick", person=1)
    for _ in range(10):
        await ann.do("say", text="still here")
    told = frames_in(await reader.read())
    kinds = [frame.opcode for frame in told]
    assert kinds[-1] == Opcode.CLOSE
    assert kinds.count(Opcode.CLOSE) == 1
    said = [json.loads(bytes(frame.data))["type"] for frame in told[:-1]]
    assert said[-1] == "goodbye"
    assert b"still here" not in b"".join(bytes(frame.data) for frame in told)
    writer.close()
    await leave(ann)


async def test_through_a_proxy_that_cuts_frames_anywhere(database: str) -> None:
    """As TLS proxies do: what arrives together need not be passed on together."""
    dice = random.Random(3)
    serving: Serving | None = None

    async def passed_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(dice.randrange(1, 700)):
            for start in range(0, len(data), 90):
                writer.write(data[start : start + 90])
                await writer.drain()
                await asyncio.sleep(0)
        writer.close()

    async def between(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        assert serving is not None
        there = await asyncio.open_connection("127.0.0.1", serving.port)
        await asyncio.gather(
            passed_on(reader, there[1]), passed_on(there[0], writer), return_exceptions=True
        )

    proxy = await asyncio.start_server(between, "127.0.0.1", 0)
    url = f"http://127.0.0.1:{proxy.sockets[0].getsockname()[1]}"
    serving = await Serving(database, public_url=url).start()
    ann, bob = await seated(serving, 2)
    through = Player(url.replace("http", "ws", 1) + "/socket", ann.table_id, bob.token)
    await through.connect()
    await play_to_the_end(ann, bob)
    await together(ann, through)
    assert through.table == ann.table
    await leave(ann, bob, through)
    proxy.close()
    await proxy.wait_closed()
    await serving.stop()


async def test_whoever_does_not_read_is_cut_either_way(
    either_way: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "ABORT_AFTER", 0.2)
    assert either_way.house is not None
    ann, bob = await seated(either_way, 2)
    slow = await looks_on_unread(either_way, ann.table_id)
    keeper = keeper_of(either_way, ann)
    cut = either_way.house.metrics.cut
    for _ in range(120):
        keeper.hub.tell(protocol.Presence(here=list(range(6000))))
        await asyncio.sleep(0)
    assert await soon(lambda: len(keeper.hub.listeners) == 2)
    metrics = either_way.house.metrics
    assert metrics.cut == cut + 1
    assert await soon(lambda: metrics.connections == 2), "nothing of it is left behind"
    slow.transport.abort()
    await ann.choose(0, "strike")
    await bob.choose(1, "strike")
    await leave(ann, bob)


# -- the common way -------------------------------------------------------------------------


class Reader:
    """A client that takes a message when it is told to."""

    def __init__(self) -> None:
        self.read: list[bytes] = []
        self.closed: int | None = None
        self.may = asyncio.Event()

    async def send(self, body: bytes) -> None:
        await self.may.wait()
        self.read.append(body)

    async def close(self, code: int) -> None:
        self.closed = code


async def test_what_is_queued_is_sent_in_order_and_then_the_end() -> None:
    listener, reader = Listener("", None, None), Reader()
    pump = asyncio.create_task(listener.pump(reader.send, reader.close))
    for number in range(5):
        listener.send(b"%d" % number)
    listener.close(hub.RESYNC, b"goodbye")
    listener.send(b"too late")
    listener.close(hub.TOO_SLOW)
    reader.may.set()
    await pump
    assert reader.read == [b"0", b"1", b"2", b"3", b"4", b"goodbye"]
    assert reader.closed == hub.RESYNC, "the first reason counts"


async def test_a_full_queue_is_thrown_away_and_the_client_told_to_come_back() -> None:
    listener, reader = Listener("", None, None), Reader()
    pump = asyncio.create_task(listener.pump(reader.send, reader.close))
    closing: list[int] = []
    listener.on_closing = lambda: closing.append(1)
    body = b"x" * 100_000
    for _ in range(12):
        listener.send(body)
    assert listener.cut_off
    assert closing == [1]
    reader.may.set()
    await pump
    assert reader.read == [hub.goodbye("slow", retry=True)]
    assert reader.closed == hub.TOO_SLOW


async def test_an_outlet_is_asked_how_much_waits() -> None:
    class Full:
        written = 0

        def write(self, *bodies: bytes) -> None:
            self.written += sum(map(len, bodies))

        def waiting(self) -> int:
            return self.written

    way = Full()
    listener = Listener("", None, None, way)
    body = b"x" * 400_000
    for _ in range(5):
        listener.send(body)
    assert way.written == 3 * len(body), "what would be too much is not written"
    assert listener.cut_off


# -- through another worker -----------------------------------------------------------------


@pytest.mark.postgres
async def test_a_reason_passes_through_another_worker(cluster: Cluster) -> None:
    """Why a connection ended is told as it was, whichever worker the client is at."""
    database = cluster.database()
    first, second = await Serving(database).start(), await Serving(database).start()
    ann, bob = await seated(first, 2)
    await bob.close()
    bob.socket = second.socket
    await bob.connect()
    assert second.house is not None
    assert second.house.metrics.forwarded == 1
    await ann.do("kick", person=1)
    await bob.ended()
    assert bob.close_code == hub.REFUSED
    assert bob.goodbye is not None
    assert bob.goodbye["why"]["key"] == "table-goodbye-kicked"
    assert not bob.goodbye["retry"]
    await leave(ann, bob)
    for serving in (second, first):
        await serving.stop()


@pytest.mark.postgres
async def test_whoever_does_not_read_is_cut_through_another_worker(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = cluster.database()
    monkeypatch.setattr(live, "ABORT_AFTER", 0.2)
    monkeypatch.setattr("bossrush.table.forward.TAKE_LEAVE", 0.3)
    first, second = await Serving(database).start(), await Serving(database).start()
    assert second.house is not None
    ann, bob = await seated(first, 2)
    slow = await looks_on_unread(second, ann.table_id)
    keeper = keeper_of(first, ann)
    for _ in range(400):
        keeper.hub.tell(protocol.Presence(here=list(range(6000))))
        await asyncio.sleep(0.001)
        if len(keeper.hub.listeners) == 2:
            break
    metrics = second.house.metrics
    assert await soon(lambda: metrics.connections == 0), "it does not linger where it came in"
    assert len(keeper.hub.listeners) == 2
    slow.transport.abort()
    await ann.choose(0, "strike")
    await leave(ann, bob)
    for serving in (second, first):
        await serving.stop()
