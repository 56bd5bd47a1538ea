"""Tables and replays go when somebody deletes them, or when nobody wants them any more."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from bossrush.table.ageing import aged
from bossrush.table.hub import REFUSED
from tests.table.player import Player, new_table, new_token
from tests.table.postgres import Cluster
from tests.table.serving import GENEROUS, Serving
from tests.table.sitting import leave, seated, soon


async def save_of(serving: Serving) -> tuple[dict[str, Any], str]:
    """The save of a game, and whose it is."""
    ann, bob = await seated(serving, 2)
    await ann.choose(0, "strike")
    async with serving.http(ann.token or "") as http:
        save = (await http.get(f"/api/tables/{ann.table_id}/save")).json()
    await leave(ann, bob)
    return save, ann.token or ""


async def test_the_host_deletes_a_table(serving: Serving) -> None:
    assert serving.house is not None
    ann, bob = await seated(serving, 2)
    path = f"/api/tables/{ann.table_id}"
    async with serving.http(bob.token or "") as http:
        refused = await http.delete(path)
        assert refused.status_code == 403
        assert refused.json()["why"]["key"] == "table-refused-not-host"
        assert (await http.get(f"{path}/log")).status_code == 200
    async with serving.http() as http:
        assert (await http.delete(path)).status_code == 401
    async with serving.http(ann.token or "") as http:
        assert (await http.delete(path)).json() == {"id": ann.table_id}
        assert (await http.get(path)).status_code == 404
        assert (await http.get(f"{path}/log")).status_code == 404
        assert (await http.delete(path)).status_code == 404
        assert (await http.get("/api/tables")).json()["tables"] == []
    await bob.ended()
    assert bob.close_code == REFUSED
    assert bob.goodbye is not None
    assert bob.goodbye["why"]["key"] == "table-goodbye-deleted"
    assert not bob.goodbye["retry"]
    assert await serving.house.store.read(ann.table_id) == []
    await leave(ann, bob)


@pytest.mark.postgres
async def test_it_is_deleted_where_it_is_kept(cluster: Cluster) -> None:
    database = cluster.database()
    first, second = await Serving(database).start(), await Serving(database).start()
    ann, bob = await seated(first, 2)
    async with second.http(ann.token or "") as http:
        assert (await http.delete(f"/api/tables/{ann.table_id}")).status_code == 200
        assert (await http.get(f"/api/tables/{ann.table_id}")).status_code == 404
    await bob.ended()
    assert bob.close_code == REFUSED
    await leave(ann, bob)
    for serving in (first, second):
        await serving.stop()


async def test_whoever_kept_a_replay_deletes_it(serving: Serving) -> None:
    save, token = await save_of(serving)
    async with serving.http(token) as http:
        kept = (await http.post("/api/replays", json=save)).json()
        path = f"/api/replays/{kept['id']}"
        assert (await http.get(f"{path}/frames")).status_code == 200
    async with serving.http(await new_token(serving.url)) as http:
        refused = await http.delete(path)
        assert refused.status_code == 403
        assert refused.json()["why"]["key"] == "table-refused-not-your-replay"
    async with serving.http(token) as http:
        assert (await http.delete(path)).json() == {"id": kept["id"]}
        for more in ("", "/frames", "/frames/lines", "/file"):
            assert (await http.get(path + more)).status_code == 404
        assert (await http.delete(path)).status_code == 404


async def test_only_what_is_watched_is_kept(serving: Serving) -> None:
    """However a save is laid out, and whatever was put beside the game."""
    save, token = await save_of(serving)
    async with serving.http(token) as http:
        plain = (await http.post("/api/replays", json=save)).json()
        spaced = json.dumps(save, indent=40) + " " * 100_000
        headers = {"Content-Type": "application/json"}
        again = await http.post("/api/replays", content=spaced, headers=headers)
        assert again.json()["id"] == plain["id"]
        stuffed = {**save, "position": {"junk": "x" * 500_000}, "digest": ""}
        more = (await http.post("/api/replays", json=stuffed)).json()
        assert more["id"] == plain["id"]
        file = await http.get(f"/api/replays/{plain['id']}/file")
        assert len(file.content) < 2 * len(json.dumps(save))
        assert "junk" not in file.text
        watched = await http.post("/api/replays", content=file.content, headers=headers)
        assert watched.json()["id"] == plain["id"], "what is kept can be kept again"
        too_much = {**save, "commitment": "x" * 500_000, "digest": ""}
        assert (await http.post("/api/replays", json=too_much)).status_code == 422


async def test_nobody_keeps_more_than_their_share(database: str) -> None:
    limits = msgspec.structs.replace(GENEROUS, replay_bytes=0.001, replay_bytes_burst=1200)
    serving = await Serving(database, limits).start()
    codes = []
    for _ in range(5):
        save, token = await save_of(serving)
        async with serving.http(token) as http:
            codes.append((await http.post("/api/replays", json=save)).status_code)
    assert codes[0] == 201
    assert codes[-1] == 429
    await serving.stop()


async def test_what_is_old_goes_by_itself(serving: Serving, monkeypatch: Any) -> None:
    assert serving.house is not None
    hall, store = serving.house.hall, serving.house.store
    token = await new_token(serving.url)
    table = (await new_table(serving.url, token))["table"]
    async with Player(serving.socket, table, token):
        pass
    assert await soon(lambda: not hall.keepers[table].hub.listeners)
    await hall.let_go(hall.keepers[table], "moved")
    monkeypatch.setattr("bossrush.table.ageing.DAY", -60_000)  # a day later
    assert await aged(store, 0, 0) == 0, "for ever"
    assert await aged(store, 1, 1) == 1
    assert await store.read(table) == []
