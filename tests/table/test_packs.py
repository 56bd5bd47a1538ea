"""Content packs of the host's own: from `bossrush serve --packs` to a table that uses one."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from bossrush.cli import run
from bossrush.engine import registry
from bossrush.games.sector import SectorGame
from tests.table.player import Player, Refused, new_table, new_token
from tests.table.serving import Local, Serving, free_port, started

THIRD = Path(__file__).parents[1] / "games" / "sector" / "fixtures" / "third"
OPTIONS = {"packs": "third"}
SEATS = [{"mine": True}, {"mine": True}]


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """A folder with one pack for Dark Sector in it."""
    folder = tmp_path / "packs"
    shutil.copytree(THIRD, folder / "third")
    manifest = folder / "third" / "pack.yaml"
    text = manifest.read_text(encoding="utf-8")
    manifest.write_text(text.replace("[fixtures]", "[core]"), encoding="utf-8")
    return folder


class Hosted(Local):
    """`bossrush serve` as somebody types it, with a database that stays."""

    def __init__(self, database: Path) -> None:
        self.port = free_port()
        self.database = database
        self.process: subprocess.Popen[str] | None = None

    def start(self, *arguments: str) -> None:
        where = ("--port", str(self.port), "--database", str(self.database))
        self.process = started("--no-open", "--log", "quiet", *where, *arguments)
        assert self.process.stdout is not None
        assert self.url in self.process.stdout.readline()

    def stop(self) -> None:
        if self.process is not None:
            self.process.send_signal(signal.SIGTERM)
            self.process.communicate(timeout=300)
            self.process = None

    def get(self, path: str, **params: str) -> httpx.Response:
        return httpx.get(f"{self.url}{path}", params=params, timeout=300)

    def settings(self) -> dict[str, Any]:
        """What may be set in Dark Sector here."""
        games = self.get("/api/games").json()["games"]
        sector = next(game for game in games if game["key"] == "sector")
        return {setting["name"]: setting for setting in sector["settings"]}


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Hosted]:
    made = Hosted(tmp_path / "tables.db")
    yield made
    made.stop()


async def play_on(player: Player, choices: int) -> None:
    """Answer whatever is asked, the first option each time."""
    for _ in range(choices):
        # The crew's decision is answered through any seat.
        seat = next((seat for seat in (0, 1) if str(seat) in player.asked), 0)
        asked = player.asked.get(str(seat)) or player.asked["crew"]
        await player.choose(seat, asked["options"][0]["id"])


async def test_from_the_command_line_to_a_table_that_uses_it(mine: Path, host: Hosted) -> None:
    host.start("--packs", str(mine))
    assert host.settings()["packs"]["values"] == ["", "third"]
    token = await new_token(host.url)
    opened = await new_table(
        host.url, token, game="sector", seats=SEATS, options=OPTIONS, begin=True
    )
    options = json.dumps(OPTIONS)
    for language, said in (("en", "Third Thing"), ("fr", "Troisième chose")):
        texts = host.get(f"/api/texts/{language}", game="sector", options=options).text
        assert said in texts, "the page can say what the pack's cards say"
        assert said not in host.get(f"/api/texts/{language}", game="sector").text
    player = Player(host.socket, opened["table"], token)
    await player.connect()
    assert player.table["options"]["packs"] == "third"
    await play_on(player, 6)
    await player.close()


def sector(monkeypatch: pytest.MonkeyPatch, packs: Path | None) -> None:
    """Dark Sector as a server knows it that was started with these packs, or without any."""
    game = SectorGame()
    if packs is not None:
        game.offer_packs(packs)
    registry.games()
    monkeypatch.setitem(registry._known, "sector", game)


async def begun(serving: Serving, **options: Any) -> Player:
    token = await new_token(serving.url)
    opened = await new_table(
        serving.url, token, game="sector", seats=SEATS, options=options, begin=True
    )
    player = Player(serving.socket, opened["table"], token)
    await player.connect()
    await play_on(player, 3)
    return player


async def test_whoever_forgets_a_pack_once_does_not_lose_the_table(
    mine: Path, serving: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    sector(monkeypatch, mine)
    player = await begun(serving, **OPTIONS)
    asked, lines = player.asked, player.n
    await serving.stop()
    sector(monkeypatch, None)
    await serving.start()
    await player.connect_again()
    assert player.table["status"] == "stuck"
    assert player.n == lines, "nothing is written that could not be undone"
    with pytest.raises(Refused) as caught:
        await player.do("choose", seat=0, option="x", at=0)
    assert caught.value.reason == "stuck"
    await serving.stop()
    sector(monkeypatch, mine / "third")  # the pack itself will do as well
    await serving.start()
    await player.connect_again()
    assert player.table["status"] == "playing"
    assert not player.table.get("marks")
    assert player.asked == asked
    await play_on(player, 2)
    await player.close()


async def test_a_table_that_uses_none_does_not_miss_them(
    mine: Path, serving: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Offered and not chosen is the same as never offered."""
    sector(monkeypatch, mine)
    player = await begun(serving)
    asked = player.asked
    await serving.stop()
    sector(monkeypatch, None)
    await serving.start()
    await player.connect_again()
    assert player.table["status"] == "playing"
    assert not player.table.get("marks")
    assert player.asked == asked
    await player.close()


MISTAKES = {
    "slots: 1": "slots: many",
    "category: gear": "category: relic",
    "act: 1": "act: 7",
    "heal: {who: self, amount: 1}": "heel: {who: self, amount: 1}",
}


def test_a_bad_pack_is_refused_with_all_its_mistakes(
    mine: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    cards = mine / "third" / "third.yaml"
    text = cards.read_text(encoding="utf-8")
    for good, bad in MISTAKES.items():
        assert good in text
        text = text.replace(good, bad)
    cards.write_text(text, encoding="utf-8")
    sector(monkeypatch, None)
    monkeypatch.setitem(os.environ, registry.PACKS, "")
    served: list[object] = []
    monkeypatch.setattr("bossrush.table.commands.run", lambda *given: served.append(given))
    assert run(["serve", "--no-open", "--port", "0", "--packs", str(mine)]) == 2
    said = capsys.readouterr().err
    assert not served, "it does not start without what it was asked to bring"
    assert "Traceback" not in said
    lines = re.findall(r"third\.yaml:(\d+):\d+: .+", said)
    assert len(lines) == len(MISTAKES), said
    assert len(set(lines)) == len(MISTAKES), "each where it stands"
    for word in ("many", "relic", "7", "heel"):
        assert word in said
