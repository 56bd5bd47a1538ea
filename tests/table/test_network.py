"""Where the server is found: the names it goes by, the local network, IPv6."""

from __future__ import annotations

import asyncio
import json

import httpx
import pytest
from starlette.datastructures import Headers
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from bossrush.table import lan, serve
from bossrush.table.doors import Doors, is_public_url
from bossrush.table.settings import Settings
from bossrush.table.store import StoreError
from tests.table.player import PATIENCE, new_table, new_token
from tests.table.serving import Serving, free_port


async def test_links_carry_the_networks_address(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """127.0.0.3 stands in for the network; the server listens everywhere, as `--lan` has it."""
    for module in (lan, serve):
        monkeypatch.setattr(module, "lan_address", lambda: "127.0.0.3")
    port = free_port()
    sock = serve.bound("0.0.0.0", port, exact=True)
    settings = Settings(host="0.0.0.0", lan=True, database=database)
    server, _, internal = serve.server_of(settings, port)
    task = asyncio.create_task(server.serve(sockets=[sock, internal]))
    while not server.started:
        await asyncio.sleep(0.01)
    url = f"http://127.0.0.3:{port}"
    token = await new_token(url)
    table = await new_table(url, token)
    assert table["link"] == f"{url}/join/{table['code']}"
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as http:
        assert (await http.get("/api/lan")).json() == {"on": True, "link": url}
        drawn = (await http.get(f"/api/tables/{table['table']}/qr.svg")).text
        assert drawn.startswith("<svg")
        other = await http.get("/api/games", headers={"Host": f"127.0.0.4:{port}"})
        assert other.status_code == 421
    async with connect(f"ws://127.0.0.3:{port}/socket", origin=Origin(url)) as line:
        await line.send(json.dumps({"type": "hello", "table": table["table"]}))
        assert json.loads(await line.recv())["type"] == "welcome"
    with pytest.raises(InvalidStatus):
        await connect(f"ws://127.0.0.3:{port}/socket", origin=Origin(f"http://127.0.0.4:{port}"))
    server.should_exit = True
    await task


async def test_opening_to_the_network_from_the_page(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """127.0.0.2 stands in for the network: every machine has it, and it is not 127.0.0.1."""
    for module in (lan, serve):
        monkeypatch.setattr(module, "lan_address", lambda: "127.0.0.2")
    serving = await Serving(database).start()
    token = await new_token(serving.url)
    async with serving.http() as http:
        assert (await http.get("/api/lan")).json() == {"on": False, "may": True}
        far = {"X-Forwarded-For": "192.0.2.7"}
        assert not (await http.get("/api/lan", headers=far)).json().get("may")
        assert (await http.post("/api/lan", headers=far)).status_code == 403
        opened = (await http.post("/api/lan")).json()
        assert opened == {"on": True, "link": f"http://127.0.0.2:{serving.port}"}
        assert (await http.post("/api/lan")).status_code == 403, "once is enough"
    table = await new_table(serving.url, token)
    assert table["link"] == f"http://127.0.0.2:{serving.port}/join/{table['code']}"
    url = f"http://127.0.0.2:{serving.port}"
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as neighbour:
        answer = await neighbour.get(f"/api/codes/{table['code']}", headers={"Origin": url})
        assert answer.status_code == 200
    await serving.stop()


def test_the_names_it_goes_by() -> None:
    doors = Doors(8000, ["192.168.1.5"], "https://games.example/")
    for host in ("127.0.0.1:8000", "LOCALHOST:8000", "[::1]:8000", "192.168.1.5:8000"):
        assert doors.knows(host)
    assert doors.knows("games.example")
    for host in ("games.example:8000", "127.0.0.1", "127.0.0.1:80", "evil.example", ""):
        assert not doors.knows(host)
    assert doors.admits(Headers({"host": "games.example", "origin": "https://games.example"}))
    assert not doors.admits(Headers({"host": "games.example", "origin": "https://evil.example"}))
    assert not doors.admits(Headers({"host": "games.example", "origin": "null"}))
    assert Doors(80, ["myhost"]).knows("myhost")


def test_a_server_without_a_name_of_its_own_knows_no_empty_one() -> None:
    for url, good in (
        ("https://games.example", True),
        ("http://games.example:8443/", True),
        ("games.example", False),
        ("ftp://games.example", False),
        ("https://", False),
        ("https://games.example/path", False),
        ("https://u@games.example", False),
        ("https://games.example:99999", False),
    ):
        assert is_public_url(url) is good, url
    assert not Doors(8000, ["192.168.1.5"]).knows("")


async def test_ipv6(database: str) -> None:
    try:
        sock = serve.bound("::1", 0, exact=True)
    except StoreError:
        pytest.skip("this machine has no IPv6")
    port = sock.getsockname()[1]
    server, _, internal = serve.server_of(Settings(host="::1", database=database), port)
    task = asyncio.create_task(server.serve(sockets=[sock, internal]))
    while not server.started:
        await asyncio.sleep(0.01)
    async with httpx.AsyncClient(base_url=f"http://[::1]:{port}", timeout=PATIENCE) as http:
        assert (await http.get("/healthz")).status_code == 200
    server.should_exit = True
    await task
