"""A client without an outlet: messages are queued for it, counted, and sent in order."""

from __future__ import annotations

import asyncio

from bossrush.table import hub
from bossrush.table.hub import DONE, TOO_SLOW, Listener
from bossrush.table.shown import You


class Wire:
    """What was sent over a connection, and how it was closed."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []
        self.code: int | None = None

    async def send(self, body: bytes) -> None:
        self.sent.append(body)

    async def close(self, code: int) -> None:
        self.code = code


async def pumped(listener: Listener, wire: Wire) -> None:
    """Send all there is."""
    task = asyncio.create_task(listener.pump(wire.send, wire.close))
    for _ in range(10):
        await asyncio.sleep(0)
    task.cancel()


async def test_messages_are_sent_in_order_and_what_was_held_goes_before() -> None:
    listener, wire = Listener("ann", None, None), Wire()
    listener.send(b"one")
    listener.hold(b"ack")
    await pumped(listener, wire)
    assert wire.sent == [b"one"]
    listener.send(b"two")
    listener.hold(b"late")
    listener.let_go()
    listener.let_go()
    await pumped(listener, wire)
    assert wire.sent == [b"one", b"ack", b"two", b"late"]


async def test_what_has_been_sent_no_longer_counts_as_waiting() -> None:
    listener, wire = Listener("ann", None, None), Wire()
    for _ in range(5):
        listener.send(b"x" * (hub.MOST_WAITING - 1))
        await pumped(listener, wire)
    assert not listener.closing
    assert len(wire.sent) == 5


async def test_who_reads_too_slowly_is_cut_off_and_told_why() -> None:
    listener, wire = Listener("ann", None, None), Wire()
    ended: list[bool] = []
    listener.on_closing = lambda: ended.append(True)
    listener.send(b"x" * (hub.MOST_WAITING + 1))
    assert (listener.closing, listener.cut_off) == (False, False), "one may be as large as it likes"
    listener.send(b"y")
    assert (listener.closing, listener.cut_off) == (True, True)
    listener.send(b"z")
    listener.close(DONE)
    await pumped(listener, wire)
    assert wire.code == TOO_SLOW
    assert len(wire.sent) == 1
    assert b"table-goodbye-slow" in wire.sent[0]
    assert ended == [True]


async def test_a_group_follows_who_somebody_is() -> None:
    listener = Listener("ann", None, None)
    assert listener.group() == ((), None, True), "whoever looks on sees everybody's options"
    listener.last_you = You(person=0, seats=[1], host=False, eye=1)
    listener.eye = 1
    assert listener.group() == ((1,), 1, False)
    listener.eye = 2
    assert listener.group() == ((1,), 2, False)
    listener.last_you = You(person=0, seats=[1, 2], host=False, eye=2)
    assert listener.group() == ((1, 2), 2, False)
    assert Listener("ann", True, None).group() == ((), None, True)
    assert Listener("ann", False, None).group() == ((), None, False)
