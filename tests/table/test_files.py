"""A table's game as a file: taken away, gone on with elsewhere, watched, or sent in as a bug."""

from __future__ import annotations

import itertools
import json
from typing import Any

import pytest

import bossrush
from tests.table.player import Player, new_token
from tests.table.serving import Serving
from tests.table.sitting import leave, seated
from tests.table.test_live import play_to_the_end

JSON = {"Content-Type": "application/json"}


async def test_a_save_goes_on_elsewhere(serving: Serving) -> None:
    ann, bob = await seated(serving, 2)
    await ann.choose(0, "strike")
    await bob.choose(1, "strike")
    await ann.reach(bob.n)
    async with serving.http(ann.token or "") as http:
        sealed = await http.get(f"/api/tables/{ann.table_id}/save")
        assert "attachment" in sealed.headers["content-disposition"]
        assert "seed" not in sealed.json()
        answer = await http.post("/api/imports?name=Ann", json=sealed.json())
        assert answer.status_code == 201, answer.text
        new = answer.json()
    again = Player(serving.socket, new["table"], ann.token)
    await again.connect()
    for seat in (0, 1):
        await again.do("sit", seat=seat)
    await again.do("begin")
    assert again.scene == ann.scene
    assert again.table["marks"] == ["reseeded"]
    await again.choose(0, "strike")
    shown = again.table
    await again.close()
    await serving.stop()
    await serving.start()
    await again.connect_again()
    assert again.table == shown, "and it is there after a restart"
    await play_to_the_end(again)
    async with serving.http(ann.token or "") as http:
        whole = (await http.get(f"/api/tables/{new['table']}/save")).content
        play = bossrush.load(whole)
        assert play.outcome is not None
        over = await http.post("/api/imports?name=Ann", content=whole, headers=JSON)
        assert over.json()["why"]["key"] == "table-refused-import-over"
        broken = await http.post("/api/imports?name=Ann", content=whole[:200], headers=JSON)
        assert broken.status_code == 422
    await leave(ann, bob, again)


async def test_strangers_get_no_save(serving: Serving) -> None:
    ann, bob = await seated(serving, 2)
    stranger = await new_token(serving.url)
    async with serving.http(stranger) as http:
        assert (await http.get(f"/api/tables/{ann.table_id}/save")).status_code == 403
        assert (await http.get("/api/tables/nothing/save")).status_code == 404
    await leave(ann, bob)


async def test_a_save_that_is_too_long(serving: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bossrush.table.files.MOST_ENTRIES", 1)
    ann, bob = await seated(serving, 2)
    await ann.choose(0, "strike")
    await bob.choose(1, "guard")
    async with serving.http(ann.token or "") as http:
        save = (await http.get(f"/api/tables/{ann.table_id}/save")).content
        for path in ("/api/imports?name=Ann", "/api/replays"):
            answer = await http.post(path, content=save, headers=JSON)
            assert answer.status_code == 422
            assert answer.json()["why"]["key"] == "table-refused-save-long"
    await leave(ann, bob)


async def test_watching_a_game_frame_by_frame(serving: Serving) -> None:
    ann, bob = await seated(serving, 2)
    await play_to_the_end(ann, bob)
    async with serving.http(ann.token or "") as http:
        save = (await http.get(f"/api/tables/{ann.table_id}/save")).content
        kept = await http.post("/api/replays", content=save, headers=JSON)
        assert kept.status_code == 201
        replay = kept.json()
        assert replay["verified"] == "committed"
        frames: list[dict[str, Any]] = []
        while len(frames) <= replay["last"]:
            page = f"/api/replays/{replay['id']}/frames?first={len(frames)}&count=50"
            frames += (await http.get(page)).json()["frames"]
        table = (await http.get(f"/api/tables/{ann.table_id}/frames?count=50")).json()
        assert table["frames"] == frames[:50]
        lines: list[dict[str, Any]] = []
        while len(lines) <= replay["last"]:
            page = f"/api/replays/{replay['id']}/frames/lines?first={len(lines)}&count=9"
            lines += (await http.get(page)).json()["lines"]
        assert lines == [frame["line"] for frame in frames]
        path = f"/api/tables/{ann.table_id}/frames/lines?count=200"
        assert (await http.get(path)).json() == {"lines": lines, "last": replay["last"]}
        past = f"/api/replays/{replay['id']}/frames/lines?first=100000"
        assert (await http.get(past)).json() == {"lines": [], "last": replay["last"]}
        file = (await http.get(f"/api/replays/{replay['id']}/file")).json()
        whole = json.loads(save)
        for left_out in ("position", "digest"):
            del whole[left_out]
        assert file.pop("digest")
        assert file == whole, "what is watched, and no more"
        assert (await http.get(f"/api/replays/{'0' * 24}")).status_code == 404
    assert [frame["number"] for frame in frames] == list(range(replay["last"] + 1))
    assert frames[-1]["scene"] == ann.scene
    assert frames[-1]["outcome"] == ann.table["outcome"]
    for before, after in itertools.pairwise(frames):
        assert after["line"]["option"] == before["next"]
    told = [event for frame in frames for event in frame["line"].get("events", [])]
    live = [event for line in ann.log for event in line.get("events", [])]
    assert told == live, "the same as those who were there saw"
    await leave(ann, bob)


async def test_a_bug_file_can_be_watched(serving: Serving) -> None:
    ann, bob = await seated(serving, 2)
    await ann.choose(0, "strike")
    async with serving.http(ann.token or "") as http:
        bug = await http.post(
            f"/api/tables/{ann.table_id}/bug",
            json={"note": "the beast is too big", "n": ann.n, "client": "tests"},
        )
        assert bug.status_code == 200
        assert bug.json()["note"] == "the beast is too big"
        assert "seed" not in bug.json()["save"]
        replay = (await http.post("/api/replays", content=bug.content, headers=JSON)).json()
        assert replay["moment"] == replay["last"] == 1
        assert replay["verified"] == "hidden"
        one_click = await http.post(f"/api/tables/{ann.table_id}/bug", json={})
        assert one_click.status_code == 200
        assert one_click.json()["client"].startswith("python-httpx")
    await leave(ann, bob)


async def test_a_bug_file_before_the_game(serving: Serving) -> None:
    ann, bob = await seated(serving, 2, begin=False)
    async with serving.http(bob.token or "") as http:
        bug = await http.post(f"/api/tables/{ann.table_id}/bug", json={})
        assert bug.status_code == 200
        assert bug.json()["save"] is None
        assert bug.json()["table"]["status"] == "gathering"
        watched = await http.post("/api/replays", content=bug.content, headers=JSON)
        assert watched.status_code == 422
        assert "holds no game" in watched.json()["text"]
    stranger = await new_token(serving.url)
    async with serving.http(stranger) as http:
        assert (await http.post(f"/api/tables/{ann.table_id}/bug", json={})).status_code == 403
    await leave(ann, bob)
