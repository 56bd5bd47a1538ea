"""Somebody who sends a table what it cannot want, for tests."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import string
from collections import Counter
from collections.abc import Callable
from typing import Any, get_args

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from bossrush.table import protocol
from tests.table.player import Player
from tests.table.serving import Serving

ANSWERS = [kind.__struct_config__.tag for kind in get_args(protocol.FromServer)]


def kinds() -> list[str]:
    return [kind.__struct_config__.tag for kind in get_args(protocol.FromClient)]


def odd(dice: random.Random, depth: int = 0) -> Any:
    """Any JSON, mostly unreasonable."""
    choices: list[Any] = [
        None,
        True,
        -1,
        0,
        2**53,
        2**70,
        1e308,
        "",
        "strike",
        "\u0000\ud83d",
        "'; drop table log; --",
        "../../etc/passwd",
        "<script>alert(1)</script>",
        "x" * dice.choice((10, 1000, 9000)),
        "~aside",
    ]
    if depth < 3:
        choices.append([odd(dice, depth + 1) for _ in range(dice.randrange(4))])
        choices.append({word(dice): odd(dice, depth + 1) for _ in range(dice.randrange(4))})
    return dice.choice(choices)


def word(dice: random.Random) -> str:
    fields = ("id", "seat", "at", "option", "person", "token", "table", "name", "text", "yes")
    return dice.choice((*fields, "".join(dice.choices(string.printable, k=5))))


Nonsense = Callable[[random.Random, "Attacker"], str | bytes]


def _bytes(dice: random.Random, who: Attacker) -> str | bytes:
    return dice.randbytes(dice.randrange(1, 400))


def _signs(dice: random.Random, who: Attacker) -> str | bytes:
    return "".join(dice.choices(string.printable, k=dice.randrange(200)))


def _json(dice: random.Random, who: Attacker) -> str | bytes:
    return json.dumps(odd(dice))


def _depth(dice: random.Random, who: Attacker) -> str | bytes:
    return "[" * dice.randrange(1, 8000)


def _odd_fields(dice: random.Random, who: Attacker) -> str | bytes:
    body = {word(dice): odd(dice) for _ in range(dice.randrange(6))}
    return json.dumps({"type": dice.choice(kinds()), **body})


def _long_id(dice: random.Random, who: Attacker) -> str | bytes:
    return json.dumps({"type": dice.choice(kinds()), "id": "x" * dice.randrange(1, 90)})


def _oversized(dice: random.Random, who: Attacker) -> str | bytes:
    text = "x" * dice.randrange(protocol.MOST_BYTES + 1, 4 * protocol.MOST_BYTES)
    return json.dumps({"type": "say", "id": "long", "text": text})


def _reordered(dice: random.Random, who: Attacker) -> str | bytes:
    """What would make sense at another time: a second hello, a look back from the future."""
    return json.dumps(
        dice.choice(
            (
                {"type": "hello", "table": who.table, "token": who.token},
                {"type": "resync", "last": dice.randrange(10**6)},
                {
                    "type": "vote",
                    "id": f"v{dice.random()}",
                    "vote": dice.randrange(40),
                    "yes": True,
                },
                {"type": "withdraw", "id": f"w{dice.random()}", "seat": dice.randrange(3)},
                {
                    "type": "choose",
                    "id": f"c{dice.random()}",
                    "seat": 1,
                    "at": 0,
                    "option": "guard",
                },
                {"type": "rematch", "id": f"r{dice.random()}"},
            )
        )
    )


def _replayed(dice: random.Random, who: Attacker) -> str | bytes:
    """Word for word what was sent before, by oneself or by a player of the table."""
    return dice.choice([*who.sent, *who.overheard])


def _foreign_seat(dice: random.Random, who: Attacker) -> str | bytes:
    """Through somebody else's seat, or what only the host may."""
    request = f"f{dice.random()}"
    kind = dice.choice(("choose", "undo", "stand", "leave", "kick", "host", "begin", "pause"))
    more: dict[str, dict[str, Any]] = {
        "choose": {"seat": dice.randrange(6), "at": dice.randrange(20), "option": "strike"},
        "kick": {"person": 0},
        "host": {"person": 1},
    }
    fields = more.get(kind, {"seat": 0} if kind in ("undo", "stand", "leave") else {})
    return json.dumps({"type": kind, "id": request, **fields})


KINDS: dict[str, tuple[Nonsense, ...]] = {
    "malformed": (_bytes, _signs, _json, _depth, _odd_fields, _long_id),
    "oversized": (_oversized,),
    "reordered": (_reordered,),
    "replayed": (_replayed,),
    "foreign": (_foreign_seat,),
}


class Attacker:
    """Somebody who sends a table what it cannot want."""

    def __init__(self, serving: Serving, table: str, token: str | None, seed: int) -> None:
        self.serving = serving
        self.table = table
        self.token = token
        self.dice = random.Random(seed)
        self.sent: list[str | bytes] = ['{"type": "choose", "id": "none", "seat": 0}']
        self.overheard: list[str] = []
        """What players of the table sent: their requests are known, their tokens are not."""
        self.count: Counter[str] = Counter()
        self.answers: Counter[str] = Counter()

    async def attack(self, rounds: int) -> None:
        while self.count.total() < rounds:
            async with connect(
                self.serving.socket,
                compression=None,
                max_size=None,
                max_queue=None,
                close_timeout=1,
            ) as line:
                reading = asyncio.create_task(self._drain(line))
                with contextlib.suppress(ConnectionClosed):
                    await self._talk(line)
                # Until it has been answered, or the server has had enough.
                async with asyncio.timeout(300):
                    with contextlib.suppress(ConnectionClosed):
                        await reading

    async def _talk(self, line: ClientConnection) -> None:
        if self.dice.random() < 0.1:  # without a hello nothing else is listened to
            await line.send(self._message("malformed"))
            return
        hello = {"type": "hello", "table": self.table}
        await line.send(json.dumps(hello | ({"token": self.token} if self.token else {})))
        for number in range(20):  # of which so many are unreadable that it is near its end
            kinds = ("malformed", "reordered", "replayed", "foreign")
            await line.send(self._message(self.dice.choices(kinds, (2, 1, 1, 1))[0]))
            if number % 10 == 9:
                await asyncio.sleep(0)
        if self.dice.random() < 0.7:  # it is the last: the connection ends with it
            await line.send(self._message("oversized"))
        await line.send('{"type": "ping"}')

    def _message(self, kind: str) -> str | bytes:
        message = self.dice.choice(KINDS[kind])(self.dice, self)
        self.count[kind] += 1
        if len(message) < 1000:
            self.sent = [*self.sent[-40:], message]
        return message

    async def _drain(self, line: ClientConnection) -> None:
        async for text in line:
            answer = json.loads(text)["type"]
            assert answer in ANSWERS
            assert "Traceback" not in str(text)
            self.answers[answer] += 1
            if answer == "pong":
                return


class Overheard(Player):
    """A player whose every message somebody else has seen."""

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self.said: list[str] = []

    async def send_raw(self, data: str | bytes) -> None:
        self.said.append(str(data))
        await super().send_raw(data)
