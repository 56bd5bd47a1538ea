"""Every message of the live connection, in one place; docs/protocol.md tells how to use them.

A client says `hello` first, then sends commands, each with an id it made up. The server answers
every command with `ack` or `refused`, and tells every change of the table by a numbered `update`.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from bossrush.engine.scene import Words
from bossrush.table.shown import Asked, Consent, Line, TableView, You
from bossrush.table.tasks import OptionWeight

MOST_BYTES = 16 * 1024
"""The longest message a client may send."""

RequestId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9._:-]+$")]
TableId = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
Token = Annotated[str, Meta(min_length=40, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
OptionId = Annotated[str, Meta(max_length=300)]
Seat = Annotated[int, Meta(ge=0, le=63)]
PersonNumber = Annotated[int, Meta(ge=0, le=10_000)]
Number = Annotated[int, Meta(ge=0, le=2**53 - 1)]
Name = Annotated[str, Meta(max_length=80)]
Speech = Annotated[str, Meta(min_length=1, max_length=500)]

PROTOCOL: Final = 1
"""The version of the protocol: one more when a client that knows only the last would go wrong."""

EMOTES = ("wave", "cheer", "think", "laugh", "groan", "thanks", "sorry", "hurry")
Emote = Literal["wave", "cheer", "think", "laugh", "groan", "thanks", "sorry", "hurry"]


class ClientMessage(msgspec.Struct, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """The base of what clients send."""


class Command(ClientMessage):
    """The base of what is answered by `ack` or `refused`."""

    id: RequestId
    """Made by the client, new for every command; sent again, it is acknowledged again and done
    only once."""


class Hello(ClientMessage, tag="hello"):
    """The first message: which table, who, and how much this client has seen."""

    table: TableId
    token: Token | None = None
    """The person's secret; without one the client only looks on."""
    last: Number | None = None
    """The number of the last update seen, so that nothing is missed and nothing told twice."""
    options: Literal["mine", "all"] | None = None
    """Whose options to send in full; left out: one's own, or all where one has no seat."""
    eye: Seat | None = None
    """Which of one's seats to see the scene from; left out: the first."""
    protocol: int = PROTOCOL
    """The version of the protocol that this client speaks."""


class Resync(ClientMessage, tag="resync"):
    """The numbers had a gap: send everything as after `hello`."""

    last: Number | None = None


class Ping(ClientMessage, tag="ping"):
    """Answered by `pong`; send one at least every 30 seconds."""

    time: int = 0


class Look(ClientMessage, tag="look"):
    """See through the eyes of another of one's seats, or of nobody. Answered by `welcome`."""

    eye: Seat | None = None


class Come(Command, tag="come"):
    """Come to the table under a name, or take another name."""

    name: Name


class Sit(Command, tag="sit"):
    """Take a free seat; one person may hold several."""

    seat: Seat
    name: Name = ""


class Stand(Command, tag="stand"):
    """Give a seat up."""

    seat: Seat


class Wish(Command, tag="wish"):
    """Ask the host for a seat."""


class Choose(Command, tag="choose"):
    """Answer a decision of one's seat, or of the crew through one's seat."""

    seat: Seat
    option: OptionId
    at: Number | None = None
    """The decision's number. Leave it out only in a race."""


class Withdraw(Command, tag="withdraw"):
    """Take one's proposal for the crew's decision back."""

    seat: Seat


class Undo(Command, tag="undo"):
    """Take the seat's last choice back; past a reveal this asks the whole table."""

    seat: Seat


class Vote(Command, tag="vote"):
    """Answer what the table was asked."""

    vote: Number
    yes: bool


class Hint(Command, tag="hint"):
    """What a companion would choose; answered by `hint`."""

    seat: Seat
    companion: Name = ""


class Weigh(Command, tag="weigh"):
    """What every option is worth; answered by `weighed`, again and again as that sharpens."""

    seat: Seat
    last: bool = False
    """About what the seat chose last, instead of what it is asked now."""
    longer: bool = False
    """Let it sharpen for longer, as long as no companion waits for its turn to think."""


class Enough(Command, tag="enough"):
    """What options are worth is sharp enough: the last `weighed` comes now."""

    seat: Seat


class Skip(Command, tag="skip"):
    """Do not wait for companions to take their time."""

    thoughts: bool = True
    """Nor for what they are thinking about: they answer with what they have seen so far."""


class Say(Command, tag="say"):
    """Say something to the table."""

    text: Speech


class EmoteCommand(Command, tag="emote"):
    """A gesture."""

    emote: Emote


class Begin(Command, tag="begin"):
    """Host: begin the game."""

    fill: Name = ""
    """The companion that takes every seat still free; empty: a free seat is refused."""


class Arrange(Command, tag="arrange"):
    """Host: change what the table is set up for. What is left out stays."""

    options: dict[str, Any] | None = None
    """Before the game begins."""
    seats: Annotated[int, Meta(ge=1, le=64)] | None = None
    """Before the game begins."""
    chance: Literal["seeded", "physical"] | None = None
    """Before the game begins."""
    consent: Consent | None = None
    grace: Annotated[int, Meta(ge=0, le=86_400)] | None = None
    watch: bool | None = None
    hints: bool | None = None


class SetCompanion(Command, tag="companion"):
    """Host: seat a companion, or free a companion's seat with an empty key."""

    seat: Seat
    companion: Name = ""


class Kick(Command, tag="kick"):
    """Host: send somebody away from the table."""

    person: PersonNumber


class HandOver(Command, tag="host"):
    """Host: hand the host's powers over.

    Once the host has been away for a minute, somebody who plays may take them: by their own number.
    """

    person: PersonNumber


class SetCaptain(Command, tag="captain"):
    """Host: name the seat whose word counts, where consent is `captain`."""

    seat: Seat


class Pause(Command, tag="pause"):
    """Host: nobody chooses and no clock runs until `resume`."""


class Resume(Command, tag="resume"):
    """Host: go on."""


class AskRematch(Command, tag="rematch"):
    """Once the game is over: the same people, seats and options again."""


class SetWebhook(Command, tag="webhook"):
    """Host: call this address when somebody's turn comes; empty: no more."""

    url: Annotated[str, Meta(max_length=500)] = ""


class JoinPlay(Command, tag="join"):
    """Add a seat to a running game, where its rules offer that, and take it."""

    options: dict[str, Any] = {}


class LeavePlay(Command, tag="leave"):
    """Take one's seat out of a running game, where its rules offer that."""

    seat: Seat


FromClient = (
    Hello
    | Resync
    | Ping
    | Look
    | Come
    | Sit
    | Stand
    | Wish
    | Choose
    | Withdraw
    | Undo
    | Vote
    | Hint
    | Weigh
    | Enough
    | Skip
    | Say
    | EmoteCommand
    | Begin
    | Arrange
    | SetCompanion
    | Kick
    | HandOver
    | SetCaptain
    | Pause
    | Resume
    | AskRematch
    | SetWebhook
    | JoinPlay
    | LeavePlay
)


class ServerMessage(msgspec.Struct, tag_field="type", omit_defaults=True, kw_only=True):
    """The base of what the server sends."""


class Welcome(ServerMessage, tag="welcome"):
    """The whole table: the answer to `hello`, `resync` and `look`."""

    protocol: int
    """The version of the protocol that this server speaks."""
    n: int
    """The number of the last entry it includes."""
    now: int
    """The server's clock, in milliseconds since 1970."""
    you: You
    table: TableView
    scene: dict[str, Any] | None = None
    """None until the game has begun."""
    asked: dict[str, Any] = {}
    """Decisions by seat, or under `crew`."""
    log: list[Line] = []
    """The lines since `last`; without it, the latest ones."""
    earlier: bool = False
    """True when older lines were left out: ask /api/tables/{id}/log for them."""


class Update(ServerMessage, tag="update"):
    """One entry more. A field that is left out has not changed.

    `table`, `scene` and `asked` hold only the members that changed, each in full; null for one
    that is gone.
    """

    n: int
    """Always one more than before; otherwise say `resync`."""
    line: Line
    table: dict[str, Any] | None = None
    scene: dict[str, Any] | None = None
    asked: dict[str, Any] | None = None
    you: You | None = None
    """Who this client is from now on, in full, where that has changed: another seat, the host."""


class Ack(ServerMessage, tag="ack"):
    """The command is done and on disk."""

    id: str
    n: int
    """The number of the entry it made; the update with that number follows, or was sent."""


class Refused(ServerMessage, tag="refused"):
    """The command was not done, and nothing has changed."""

    id: str
    """Empty when the message had none that could be read."""
    why: Words
    text: str
    """The same in English."""


class HintGiven(ServerMessage, tag="hint"):
    """What a companion would choose."""

    id: str
    seat: int
    at: int
    option: str


class Weighed(ServerMessage, tag="weighed"):
    """What every option of a decision is worth, as far as it has been played out."""

    id: str
    seat: int
    at: int
    """The number of the decision."""
    done: bool = False
    """Whether this is the last of them."""
    failed: bool = False
    """Nobody could work it out; there are no figures."""
    choice: str = ""
    """The option a companion would take."""
    best: str = ""
    """The option that is clearly better than all others; empty where none is."""
    as_good: list[str] = []
    """The options that are not clearly worse than the most promising one."""
    options: list[OptionWeight] = []
    playouts: int = 0
    why: Words | None = None
    chosen: str = ""
    """With `last`: what was chosen."""
    lost: float = 0.0
    """With `last`: how much likelier winning would have been with the most promising option."""
    lost_error: float = 0.0
    """The standard error of that."""
    asked: Asked | None = None
    """With `last`, once it is done: the decision as it was."""


class Presence(ServerMessage, tag="presence"):
    """Who is connected. Not numbered: each replaces the one before."""

    here: list[int] = []
    """People."""
    away: dict[str, int] = {}
    """People who hold a seat, and the host, who are not connected, with the time since when."""
    watching: int = 0
    """Connections of people without a seat."""
    thinking: dict[str, int] = {}
    """Seats (or `crew`) whose companion has made up its mind, with the time it will act at."""
    pondering: dict[str, int] = {}
    """Seats (or `crew`) whose companion is still thinking, with the time since when."""


class Beat(ServerMessage, tag="beat"):
    """Every 15 seconds: all is well, and `n` is the latest number."""

    n: int
    now: int


class Pong(ServerMessage, tag="pong"):
    """The answer to `ping`."""

    time: int
    now: int


class Goodbye(ServerMessage, tag="goodbye"):
    """The server is about to close this connection, and why."""

    why: Words
    text: str
    retry: bool
    """Whether it makes sense to connect again (with back-off, and `last`)."""


FromServer = (
    Welcome | Update | Ack | Refused | HintGiven | Weighed | Presence | Beat | Pong | Goodbye
)

_decoder = msgspec.json.Decoder(FromClient)
_encoder = msgspec.json.Encoder()


def decode(data: bytes | str) -> FromClient:
    """Read a client's message; msgspec.DecodeError where it is none."""
    message: FromClient = _decoder.decode(data)
    return message


def encode(message: FromServer) -> bytes:
    """Write a server's message."""
    return _encoder.encode(message)
