"""What a server and the process that studies a play say to each other: frames over a pipe."""

from __future__ import annotations

from typing import Final

import msgspec

LENGTH: Final = 4
MOST_BYTES: Final = 64 * 1024 * 1024


class Assignment(msgspec.Struct, tag="assignment", frozen=True, kw_only=True):
    """Study this play."""

    save: bytes
    kept: bytes = b""
    """What was seen of it before."""
    aim: float
    look: int | None = None
    """A moment to look at first."""
    names: list[str] = []
    companions: dict[int, str] = {}


class Sharpen(msgspec.Struct, tag="sharpen", frozen=True, kw_only=True):
    """Go on with another aim, or look at a moment first."""

    aim: float
    look: int | None = None


class Enough(msgspec.Struct, tag="enough", frozen=True):
    """Tell what was seen, and end."""


class Learned(msgspec.Struct, tag="learned", frozen=True, kw_only=True):
    """What was seen so far."""

    told: bytes
    """The study, as JSON."""
    playouts: int
    kept: bytes = b""
    """What to go on with another time; not with every telling."""
    done: bool = False


class Unfit(msgspec.Struct, tag="unfit", frozen=True, kw_only=True):
    """This play cannot be studied."""

    reason: str


ToStudent = Assignment | Sharpen | Enough
FromStudent = Learned | Unfit

_encoder = msgspec.msgpack.Encoder()
_orders: msgspec.msgpack.Decoder[ToStudent] = msgspec.msgpack.Decoder(ToStudent)
_findings: msgspec.msgpack.Decoder[FromStudent] = msgspec.msgpack.Decoder(FromStudent)


def framed(message: ToStudent | FromStudent) -> bytes:
    """A message as it goes through the pipe."""
    body = _encoder.encode(message)
    return len(body).to_bytes(LENGTH, "big") + body


def length_of(head: bytes) -> int:
    """How long the message after this head is; ValueError where that cannot be."""
    length = int.from_bytes(head, "big")
    if length > MOST_BYTES:
        raise ValueError(f"a message of {length} bytes")
    return length


def read_order(body: bytes) -> ToStudent:
    return _orders.decode(body)


def read_finding(body: bytes) -> FromStudent:
    return _findings.decode(body)
