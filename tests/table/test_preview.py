"""A pack that is being written: read again when it is saved, and shown at a table."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from bossrush.engine.errors import OptionError
from bossrush.engine.game import Game
from bossrush.engine.registry import game
from bossrush.engine.trial import NoTrialError
from bossrush.pack_commands import app
from bossrush.table.preview import Preview
from tests.table.serving import Serving

ITEM = """item:
  - id: item.lantern
    name: {{en: {name}, fr: Lanterne}}
    text: {{en: "Recover {hp} HP.", fr: "Récupérez {hp} PV."}}
    category: gear
    slots: 1
    use: once_chapter
    window: any_time
    do: [{{heal: {{who: self, amount: {hp}}}}}]
"""


def write(folder: Path, name: str = "Lantern", hp: int = 1) -> None:
    """Save the card; a file system may count time coarsely."""
    file = folder / "cards.yaml"
    before = file.stat().st_mtime_ns if file.exists() else 0
    file.write_text(ITEM.format(name=name, hp=hp), encoding="utf-8")
    os.utime(file, ns=(before + 10**9, before + 10**9))


@pytest.fixture
def pack(tmp_path: Path) -> Iterator[Path]:
    folder = tmp_path / "mine"
    assert CliRunner().invoke(app, ["new", "sector", str(folder)]).exit_code == 0
    write(folder)
    before = game("sector").settings
    yield folder
    game("sector").settings = before


@pytest.fixture
def preview(pack: Path) -> Iterator[Preview]:
    made = Preview(pack)
    made.look()
    yield made
    made.close()


def sector() -> Game[Any]:
    return game("sector")


def test_its_cards_are_listed_and_staged(preview: Preview) -> None:
    view = preview.view()
    assert (view.pack, view.game, view.edition, view.first) == ("mine", "sector", 1, "item.lantern")
    assert [(card.id, card.kind, card.why) for card in view.cards] == [("item.lantern", "item", "")]
    key, lesson = preview.staged("item.lantern")
    assert key == "sector"
    position = lesson.position
    assert position is not None
    assert "item.lantern" in str(position["state"])


def test_only_what_was_saved_is_read_again(preview: Preview, pack: Path) -> None:
    preview.look()
    assert preview.edition == 1
    write(pack, "Storm lantern", 2)
    preview.look()
    assert preview.edition == 2
    _, lesson = preview.staged("item.lantern")
    texts = sector().texts(sector().options(lesson.options))
    assert {"en": "Storm lantern", "fr": "Lanterne"} in [dict(words) for words in texts.values()]


def test_a_mistake_is_told_and_changes_nothing(preview: Preview, pack: Path) -> None:
    (pack / "cards.yaml").write_text(ITEM.format(name="Lamp", hp="two"), encoding="utf-8")
    preview.look()
    view = preview.view()
    assert view.edition == 1
    assert [line.partition(" ")[0] for line in view.problems] == ["cards.yaml:9:37:"]
    assert [card.id for card in view.cards] == ["item.lantern"]
    write(pack, "Lamp")
    preview.look()
    assert (preview.view().edition, preview.view().problems) == (2, [])


def test_a_file_half_written_is_a_mistake_like_any_other(preview: Preview, pack: Path) -> None:
    (pack / "pack.yaml").write_text("id: mine\n", encoding="utf-8")
    preview.look()
    assert preview.view().problems
    assert preview.edition == 1


def test_what_no_table_can_show_says_why(preview: Preview, pack: Path) -> None:
    (pack / "words.yaml").write_text(
        "reminder:\n  - id: reminder.mine\n    mode: close\n    title: {en: Mine, fr: Mien}\n"
        "    note: {en: Mind it., fr: Gare.}\n    actions: []\n",
        encoding="utf-8",
    )
    preview.look()
    known = {card.id: card.why for card in preview.view().cards}
    assert preview.problems == ()
    assert known["reminder.mine"].startswith("'reminder.mine' ")
    with pytest.raises(NoTrialError):
        preview.staged("reminder.mine")


def test_what_is_no_pack_is_refused(tmp_path: Path) -> None:
    with pytest.raises(OptionError, match="is no pack"):
        Preview(tmp_path).look()


async def test_a_server_opens_a_table_with_the_card(pack: Path, tmp_path: Path) -> None:
    serving = await Serving(str(tmp_path / "tables.db"), preview=str(pack)).start()
    try:
        async with serving.http() as http:
            token = (await http.post("/api/people")).json()["token"]
            headers = {"Authorization": f"Bearer {token}"}
            view = (await http.get("/api/preview")).json()
            assert view["first"] == "item.lantern"
            opened = await http.post("/api/preview/item.lantern?name=Ada", headers=headers)
            assert opened.status_code == 201
            assert serving.house is not None
            play = serving.house.hall.keepers[opened.json()["table"]].table.play
            assert play is not None
            assert "item.lantern" in str(play.position()["state"])
            write(pack, "Storm lantern", 2)
            assert (await http.get("/api/preview")).json()["edition"] == 2
            again = await http.post("/api/preview/item.lantern?name=Ada", headers=headers)
            assert again.json()["table"] != opened.json()["table"]
            options = '{"packs":"mine"}'
            said = await http.get("/api/texts/en", params={"game": "sector", "options": options})
            assert "Storm lantern" in said.text
            nothing = await http.post("/api/preview/item.lamp?name=Ada", headers=headers)
            assert nothing.status_code == 422
    finally:
        await serving.stop()


async def test_a_pack_is_read_beside_the_loop(
    pack: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    serving = await Serving(str(tmp_path / "tables.db"), preview=str(pack)).start()
    reading, read = threading.Event(), threading.Event()
    looked = Preview.look

    def slowly(preview: Preview) -> None:
        reading.set()
        read.wait(300)
        looked(preview)

    monkeypatch.setattr(Preview, "look", slowly)
    try:
        async with serving.http() as http:
            waiting = asyncio.create_task(http.get("/api/preview"))
            while not reading.is_set():
                await asyncio.sleep(0.01)
            assert (await http.get("/healthz")).json()["ok"]
            assert not waiting.done()
            read.set()
            assert (await waiting).json()["first"] == "item.lantern"
    finally:
        read.set()
        await serving.stop()


async def test_a_pack_that_is_moved_away_says_so(pack: Path, tmp_path: Path) -> None:
    serving = await Serving(str(tmp_path / "tables.db"), preview=str(pack)).start()
    try:
        async with serving.http() as http:
            pack.rename(tmp_path / "elsewhere")
            answer = await http.get("/api/preview")
            assert answer.status_code == 422
            assert "is no pack" in answer.json()["text"]
            (tmp_path / "elsewhere").rename(pack)
            assert (await http.get("/api/preview")).json()["first"] == "item.lantern"
    finally:
        await serving.stop()


async def test_other_servers_show_none(tmp_path: Path) -> None:
    serving = await Serving(str(tmp_path / "tables.db")).start()
    try:
        async with serving.http() as http:
            assert (await http.get("/api/preview")).status_code == 404
    finally:
        await serving.stop()


@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM", "SIGHUP"])
def test_a_preview_leaves_nothing_behind_however_it_ends(
    pack: Path, tmp_path: Path, name: str
) -> None:
    kept = tmp_path / "kept"
    kept.mkdir()
    shown = subprocess.Popen(
        [
            sys.executable,
            "-m",
            "bossrush",
            "pack",
            "preview",
            str(pack),
            "--no-open",
            "--port",
            "0",
        ],
        env={**os.environ, "TMPDIR": str(kept)},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert shown.stdout is not None
    assert "is at http://127.0.0.1:" in shown.stdout.readline()
    assert any(kept.iterdir())
    shown.send_signal(getattr(signal, name))
    said, _ = shown.communicate(timeout=60)
    assert (said, [*kept.iterdir()]) == ("", [])
