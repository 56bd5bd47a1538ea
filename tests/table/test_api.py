"""Everything that is not live play: the HTTP API."""

from __future__ import annotations

import asyncio
import json
import logging
import re
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

import bossrush
from bossrush.games.sector.game import SectorGame
from bossrush.table.identity import key_of
from bossrush.table.judge import judged
from bossrush.table.store import StoreError
from tests.table.player import Refused, new_table, new_token
from tests.table.serving import GENEROUS, Serving
from tests.table.sitting import leave, seated
from tests.table.test_live import play_to_the_end


async def test_the_games_there_are(serving: Serving) -> None:
    async with serving.http() as http:
        games = {one["key"]: one for one in (await http.get("/api/games")).json()["games"]}
    assert {"hunt", "grab"} <= set(games)
    grab = games["grab"]
    assert grab["realtime"]
    assert grab["companions"] == ["random", "sharp", "sharp-careful", "sharp-bold"]
    assert grab["stand_in"] == "random"
    pace, rounds, _ = grab["settings"]
    assert pace["values"] == ["lanes", "race"]
    assert pace["title"] == {"key": "grab-setting-pace"}
    assert [label["key"] for label in pace["labels"]] == [
        "grab-setting-pace-lanes",
        "grab-setting-pace-race",
    ]
    assert "labels" not in rounds, "numbers speak for themselves"
    assert {"en", "fr"} <= set(games["hunt"]["languages"])


async def test_what_a_game_offers_can_be_said(serving: Serving) -> None:
    """The words of settings and lessons are in the catalogue that the client fetches."""
    async with serving.http() as http:
        for game in (await http.get("/api/games")).json()["games"]:
            for language in game["languages"]:
                path = f"/api/texts/{language}?game={game['key']}"
                said = re.findall(r"(?m)^([a-z][\w-]*) =", (await http.get(path)).text)
                for thing in [*game.get("settings", []), *game.get("lessons", [])]:
                    for words in (thing["title"], thing.get("about"), *thing.get("labels", [])):
                        assert words is None or words["key"] in said, (language, words)


async def test_texts_come_once(serving: Serving) -> None:
    async with serving.http() as http:
        first = await http.get("/api/texts/fr?game=hunt")
        assert "hunt-declare-strike = Frapper" in first.text
        assert "table-refused-stale" in first.text, "with the server's own"
        tag = first.headers["etag"]
        again = await http.get("/api/texts/fr?game=hunt", headers={"If-None-Match": tag})
        assert again.status_code == 304
        assert not again.content
        assert (await http.get("/api/texts/xx?game=hunt")).status_code == 404
        assert (await http.get("/api/texts/en?game=chess")).status_code == 404
        bad = await http.get("/api/texts/en?game=hunt&options=%7B%22x%22:1%7D")
        assert bad.status_code == 422


async def test_the_rules_of_a_game(serving: Serving) -> None:
    bossrush.register(SectorGame())
    async with serving.http() as http:
        found = (await http.get("/api/games/sector/rules?language=fr")).json()
        assert found["game"] == "sector"
        assert len(found["rules"]) > 100
        assert found["glossary"]
        assert (await http.get("/api/games/hunt/rules")).status_code == 404
        assert (await http.get("/api/games/sector/rules?language=xx")).status_code == 404


async def test_joining_by_code(serving: Serving) -> None:
    token = await new_token(serving.url)
    table = await new_table(serving.url, token)
    code = table["code"].lower()
    async with serving.http() as http:
        found = (await http.get(f"/api/codes/{code[:3]}-{code[3:]}")).json()
        assert found["table"] == table["table"]
        assert found["card"]["seats"] == ["Host", ""]
        assert (await http.get("/api/codes/AAAAAA")).status_code == 404
        assert (await http.get("/api/codes/drop%20table")).status_code == 404
        assert table["link"].endswith(f"/join/{table['code']}")
        picture = await http.get(f"/api/tables/{table['table']}/qr.svg")
        assert picture.headers["content-type"] == "image/svg+xml"
        assert picture.text.startswith("<svg")


async def test_codes_cannot_be_guessed_at_leisure(database: str) -> None:
    limits = msgspec.structs.replace(GENEROUS, guesses=0.001, guesses_burst=5)
    serving = await Serving(database, limits).start()
    token = await new_token(serving.url)
    table = await new_table(serving.url, token)
    async with serving.http() as http:
        for _ in range(5):
            assert (await http.get("/api/codes/AAAAAA")).status_code == 404
        assert (await http.get("/api/codes/AAAAAA")).status_code == 429
        answer = await http.get(f"/api/codes/{table['code']}")
        assert answer.status_code == 429, "also for a good one: guessing must not pay"
    await serving.stop()


async def test_my_tables(serving: Serving) -> None:
    ann, bob = await seated(serving, 2)
    other = await new_table(serving.url, bob.token or "")
    async with serving.http(bob.token or "") as http:
        for _ in range(3000):  # a listing follows its table in its own time
            mine = (await http.get("/api/tables")).json()["tables"]
            if mine[-1]["turns"]:
                break
            await asyncio.sleep(0.1)
    assert [one["id"] for one in mine] == [other["table"], ann.table_id]
    assert mine[1]["turns"] == [0, 1]
    assert mine[1]["seats"] == ["Ann", "Bob"]
    assert mine[1]["mine"] == [1]
    assert mine[0]["mine"] == [0]
    assert [said["key"] for said in mine[1]["where"]], "how far it has come"
    assert "where" not in mine[0], "it has not begun"
    assert "reason" not in mine[1]
    with_companion = [{"mine": True}, {"companion": "random"}]
    await new_table(serving.url, bob.token or "", name="Bob", seats=with_companion)
    async with serving.http(bob.token or "") as http:
        latest = (await http.get("/api/tables")).json()["tables"][0]
    assert latest["seats"] == ["Bob", ""], "a companion's key is no name to show"
    async with serving.http(ann.token or "") as http:
        hers = (await http.get("/api/tables")).json()["tables"]
        assert [one["mine"] for one in hers] == [[0]]
        found = (await http.get(f"/api/codes/{ann.table['code']}")).json()["card"]
        assert "mine" not in found
        assert "holders" not in found, "who holds a seat is told by name, never by key"
    async with serving.http() as http:
        assert (await http.get("/api/tables")).status_code == 401
        headers = {"Authorization": "Bearer short"}
        assert (await http.get("/api/tables", headers=headers)).status_code == 401
    await leave(ann, bob)


async def test_a_list_says_how_a_game_went(serving: Serving) -> None:
    """Also once nobody is at the table any more, and only the list knows of it."""
    ann, bob = await seated(serving, 2)
    await play_to_the_end(ann, bob)
    outcome = ann.table["outcome"]
    await leave(ann, bob)
    await serving.stop()
    await serving.start()
    async with serving.http(ann.token or "") as http:
        (card,) = (await http.get("/api/tables")).json()["tables"]
    assert card["status"] == "over"
    assert card["won"] == outcome["won"]
    assert card["reason"] == outcome["reason"]
    assert card["where"]


async def test_a_table_that_cannot_be_is_refused_with_the_reason(serving: Serving) -> None:
    token = await new_token(serving.url)
    good: dict[str, Any] = {"game": "hunt", "name": "Ann", "seats": [{"mine": True}, {}]}
    cases: list[tuple[dict[str, Any], int, str]] = [
        ({"game": "chess"}, 404, "no-game"),
        ({"seats": [{}] * 9}, 422, "seats"),
        ({"options": {"x": 1}}, 422, "option"),
        ({"name": "\u200b"}, 422, "name"),
        ({"seats": [{"companion": "nobody"}]}, 422, "no-companion"),
        ({"begin": True}, 422, "seat-free"),
        ({"seats": []}, 400, "malformed"),
        ({"consent": "never"}, 400, "malformed"),
        ({"surprise": 1}, 400, "malformed"),
    ]
    async with serving.http(token) as http:
        for change, status, reason in cases:
            answer = await http.post("/api/tables", json={**good, **change})
            assert answer.status_code == status, (change, answer.text)
            assert answer.json()["why"]["key"] == f"table-refused-{reason}"
            assert answer.json()["text"]
        plain = await http.post("/api/tables", content=json.dumps(good))
        assert plain.status_code == 415
        huge = await http.post("/api/tables", json={**good, "options": {"x": "y" * 50_000}})
        assert huge.status_code == 413


async def test_the_log_by_pages(serving: Serving) -> None:
    ann, bob = await seated(serving, 2)
    await play_to_the_end(ann, bob)
    async with serving.http(ann.token or "") as http:
        lines: list[dict[str, Any]] = []
        while True:
            path = f"/api/tables/{ann.table_id}/log?after={len(lines)}&count=7"
            page = (await http.get(path)).json()
            lines += page["lines"]
            if len(lines) == page["last"]:
                break
        assert lines == ann.log
        asked = (await http.get(f"/api/tables/{ann.table_id}/decisions")).json()
        assert asked["asked"] == {}
    await leave(ann, bob)


async def test_odds_and_options_over_http(serving: Serving) -> None:
    ann, bob = await seated(serving, 2)
    async with serving.http() as http:
        found = (await http.get(f"/api/tables/{ann.table_id}/decisions")).json()
    assert [option["id"] for option in found["asked"]["0"]["options"]] == ["strike", "guard"]
    await leave(ann, bob)


async def test_every_answer_bears_its_headers(serving: Serving) -> None:
    async with serving.http() as http:
        for path in ("/", "/api/games", "/nowhere", "/api/nowhere", "/healthz"):
            answer = await http.get(path)
            policy = answer.headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "unsafe" not in policy
            assert "script-src 'self'" in policy
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.headers["referrer-policy"] == "no-referrer"
            assert "server" not in answer.headers
        assert (await http.get("/api/nowhere")).status_code == 404
        assert (await http.post("/api/games")).status_code == 405


async def test_a_failure_tells_nothing_but_its_number(
    serving: Serving, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    assert serving.house is not None

    async def fail(*_: object) -> None:
        raise ZeroDivisionError("secret reasons")

    monkeypatch.setattr(serving.house.store, "tables_of", fail)
    token = await new_token(serving.url)
    async with serving.http(token) as http:
        answer = await http.get("/api/tables")
    assert answer.status_code == 500
    assert "secret reasons" not in answer.text
    assert "Traceback" not in answer.text
    incident = answer.json()["incident"]
    assert any(getattr(record, "incident", "") == incident for record in caplog.records)


async def test_logs_hold_no_secret(
    serving: Serving, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also not when things go wrong, which is when there is something to log."""
    caplog.set_level("DEBUG")
    assert serving.house is not None
    store = serving.house.store
    ann, bob = await seated(serving, 2)
    await ann.choose(0, "strike")

    async def fails(*given: Any) -> Any:
        raise RuntimeError("nobody foresaw this")

    def breaks(*given: Any) -> Any:
        raise RuntimeError("nor this")

    async def full(*given: Any) -> Any:
        raise StoreError("the disk is full")

    async with serving.http(ann.token or "") as http:
        monkeypatch.setattr(store, "tables_of", fails)
        assert (await http.get("/api/tables")).status_code == 500
        monkeypatch.setattr(store, "find", full)
        assert (await http.get(f"/api/codes/{ann.table['code']}")).status_code == 503
    monkeypatch.setattr("bossrush.table.keeper.judged", breaks)
    with pytest.raises(Refused):
        await ann.do("say", text="hello")
    monkeypatch.setattr("bossrush.table.keeper.judged", judged)
    monkeypatch.setattr(store, "append", full)
    with pytest.raises(ConnectionResetError):
        await bob.choose(1, "strike")
    monkeypatch.undo()
    await leave(ann, bob)
    said = [
        one
        for one in caplog.records
        if one.name.startswith("bossrush")
        or (one.name.startswith("uvicorn") and one.levelno >= logging.WARNING)
    ]
    ours = [one.getMessage() for one in said if one.name.startswith("bossrush")]
    assert {"request failed", "store not reached", "command failed", "table dropped"} <= set(ours)
    for record in said:
        text = record.getMessage() + str(record.__dict__)
        if record.exc_info:
            text += logging.Formatter().formatException(record.exc_info)
        for token in (ann.token, bob.token):
            assert token is not None
            assert token not in text
            assert key_of(token) not in text
        assert ann.table["code"] not in text


async def test_figures_for_prometheus(serving: Serving) -> None:
    ann, bob = await seated(serving, 2)
    await ann.choose(0, "strike")
    async with serving.http() as http:
        text = (await http.get("/metrics")).text
        behind_a_proxy = await http.get("/metrics", headers={"X-Forwarded-For": "8.8.8.8"})
        assert behind_a_proxy.status_code == 404
    figures = {
        line.split("{")[0].split(" ")[0]: float(line.rsplit(" ", 1)[1])
        for line in text.splitlines()
        if line and not line.startswith("#")
    }
    assert figures["bossrush_tables"] == 1
    assert figures["bossrush_connections"] == 2
    assert figures["bossrush_command_seconds_count"] >= 4
    for line in text.splitlines():
        if line.startswith("# HELP"):
            assert text.count(f"# TYPE {line.split(' ')[2]} ") == 1
    await leave(ann, bob)


async def test_the_page(serving: Serving, tmp_path: Path) -> None:
    from starlette.applications import Starlette
    from starlette.requests import Request
    from starlette.responses import Response
    from starlette.routing import Route

    from bossrush.table.static import Client

    folder = tmp_path / "client"
    client = Client(folder)

    async def page(request: Request) -> Response:
        return client.answer(request)

    transport = httpx.ASGITransport(Starlette(routes=[Route("/{rest:path}", page)]))
    async with httpx.AsyncClient(transport=transport, base_url="http://test") as http:
        assert "make play" in (await http.get("/")).text, "says what to do when it is not built"
        (folder / "assets").mkdir(parents=True)
        (folder / "index.html").write_text("<p>hello")
        (folder / "assets" / "app-1234.js").write_text("let x = 1;" * 500)
        (tmp_path / "secret.txt").write_text("secret")
        script = await http.get("/assets/app-1234.js")
        assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert script.headers["content-encoding"] == "gzip"
        assert script.headers["content-type"].startswith("text/javascript")
        index = await http.get("/join/ABCDEF")
        assert index.text == "<p>hello", "the client makes up paths of its own"
        assert index.headers["cache-control"] == "no-cache"
        tag = {"If-None-Match": index.headers["etag"]}
        assert (await http.get("/", headers=tag)).status_code == 304
        for path in ("/../secret.txt", "/assets/../../secret.txt", "/%2e%2e/secret.txt"):
            assert "secret" not in (await http.get(path)).text
        assert (await http.get("/assets/missing.js")).status_code == 404
