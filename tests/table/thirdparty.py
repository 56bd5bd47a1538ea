"""A client by somebody who has read docs/protocol.md and nothing else.

It opens a table with a companion, plays to the end at random, survives lost connections, and
checks the dice. It imports nothing of Bossrush: `python thirdparty.py http://127.0.0.1:8000 hunt`.
"""

import asyncio
import hashlib
import itertools
import json
import random
import sys
import urllib.request
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed


def post(url: str, body: Any = None, token: str = "") -> Any:
    request = urllib.request.Request(url, json.dumps(body or {}).encode(), method="POST")
    request.add_header("Content-Type", "application/json")
    if token:
        request.add_header("Authorization", f"Bearer {token}")
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


class Client:
    """Keeps table, scene and asked, as the protocol tells."""

    def __init__(self, server: str, table: str, token: str, drop: float = 0.0) -> None:
        self.url = server.replace("http", "ws", 1) + "/socket"
        self.table_id, self.token, self.drop = table, token, drop
        self.state: dict[str, Any] = {"table": {}, "scene": {}, "asked": {}}
        self.you, self.log, self.n = dict[str, Any](), list[Any](), 0
        self.unanswered: dict[str, Any] = {}
        self.ids = itertools.count()

    def take(self, message: Any) -> bool:
        """Put a message of the server's in place; False where something was missed."""
        if message["type"] == "welcome":
            for part in self.state:
                self.state[part] = message.get(part) or {}
            self.n, self.you = message["n"], message["you"]
            self.log += message.get("log", [])
        elif message["type"] == "update":
            if message["n"] != self.n + 1:
                return False
            self.n, self.you = message["n"], message.get("you", self.you)
            self.log.append(message["line"])
            for part, known in self.state.items():
                for name, value in message.get(part, {}).items():
                    known.update({name: value})
                self.state[part] = {k: v for k, v in known.items() if v is not None}
        elif message["type"] in ("ack", "refused") and self.unanswered:
            if message["id"] == self.unanswered["id"]:
                self.unanswered = {}
        return bool(message["type"] != "beat" or message["n"] <= self.n)

    def decision(self) -> Any:
        """What one of my seats, or the crew, is asked."""
        for key in [*map(str, self.you.get("seats", [])), "crew"]:
            asked = self.state["asked"].get(key)
            if asked and not asked.get("waiting"):
                return asked
        return None

    async def play(self) -> None:
        """Play to the end, connecting again as often as it takes."""
        wait = 0.25
        while self.state["table"].get("status") != "over":
            try:
                async with connect(self.url, max_size=None) as line:
                    wait = 0.25
                    await self.live(line)
            except (OSError, ConnectionClosed):
                await asyncio.sleep(wait * random.uniform(0.5, 1))
                wait = min(2 * wait, 10)

    async def live(self, line: ClientConnection) -> None:
        hello = {"type": "hello", "table": self.table_id, "token": self.token}
        await line.send(json.dumps(hello | ({"last": self.n} if self.n else {})))
        if self.unanswered:  # the answer was lost: send the same again
            await line.send(json.dumps(self.unanswered))
        async for text in line:
            if not self.take(json.loads(text)):
                await line.send(json.dumps({"type": "resync", "last": self.n}))
            if self.state["table"].get("status") == "over" or random.random() < self.drop:
                return
            decision = self.decision()
            if decision and not self.unanswered:
                option = random.choice(decision["options"])
                seat = decision["seat"] if decision["seat"] >= 0 else self.you["seats"][0]
                choose = {"type": "choose", "seat": seat, "option": option["id"]}
                self.unanswered = choose | {"id": f"c{next(self.ids)}", "at": decision["number"]}
                await line.send(json.dumps(self.unanswered))
                await line.send(json.dumps({"type": "skip", "id": f"s{next(self.ids)}"}))


def checked(table: Any) -> bool:
    secret = bytes.fromhex(table["reveal"]["seed"] + table["reveal"]["nonce"])
    return bool(hashlib.sha256(secret).hexdigest() == table["commitment"])


def main(server: str, game: str, drop: float = 0.0) -> Client:
    token = post(f"{server}/api/people")["token"]
    seats = [{"mine": True}, {"companion": "random"}]
    wanted = {"game": game, "name": "Somebody", "seats": seats, "begin": True}
    table = post(f"{server}/api/tables", wanted, token)["table"]
    client = Client(server, table, token, drop)
    asyncio.run(client.play())
    return client


if __name__ == "__main__":
    end = main(sys.argv[1], sys.argv[2])
    print(end.state["table"]["outcome"], "fair" if checked(end.state["table"]) else "rigged")  # noqa: T201
