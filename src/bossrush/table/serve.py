"""Starting the server: a free port, the right loop, an orderly end."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import importlib
import logging
import os
import socket
import sys
from collections.abc import Callable
from typing import Any, Final

import uvicorn

from bossrush.engine.registry import register
from bossrush.table.app import Front
from bossrush.table.doors import Doors
from bossrush.table.front import protocols
from bossrush.table.house import House
from bossrush.table.lan import Lan, lan_address, own_names
from bossrush.table.protocol import MOST_BYTES
from bossrush.table.settings import Settings
from bossrush.table.store import StoreError, opened
from bossrush.table.tidying import tidied

if sys.platform != "win32":
    import resource

log = logging.getLogger(__name__)

PORTS_TRIED: Final = 20
SEND_BUFFER: Final = 128 * 1024
MOST_FILES: Final = 65536
EVERYWHERE: Final = ("0.0.0.0", "::")


def load_more_games() -> None:
    """Make games known that are not installed: `BOSSRUSH_GAMES=package.module:GAME,…`."""
    for name in filter(None, os.environ.get("BOSSRUSH_GAMES", "").split(",")):
        module, _, attribute = name.strip().partition(":")
        try:
            found = getattr(importlib.import_module(module), attribute)
        except (ImportError, AttributeError, ValueError) as error:
            raise StoreError(f"BOSSRUSH_GAMES names {name!r}, and: {error}") from None
        register(found() if isinstance(found, type) else found)


def bound(host: str, port: int, exact: bool) -> socket.socket:
    """A listening socket on this port, or on the next free one unless it must be `exact`."""
    last: OSError | None = None
    for tried in range(port, port + (1 if exact or port == 0 else PORTS_TRIED)):
        try:
            return listening(host, tried)
        except OSError as error:
            last = error
            if error.errno not in (errno.EADDRINUSE, errno.EACCES):
                break
    assert last is not None
    raise StoreError(f"port {port} on {host} cannot be used: {last.strerror or last}") from None


def listening(host: str, port: int) -> socket.socket:
    """A socket that listens there."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    sock = socket.socket(family, socket.SOCK_STREAM)
    try:
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        # What the system keeps for a client that does not read; by itself it would be megabytes.
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
        sock.bind((host, port))
        sock.listen(1024)
    except OSError:
        sock.close()
        raise
    sock.setblocking(False)
    sock.set_inheritable(True)
    return sock


def doors_of(settings: Settings, port: int) -> Doors:
    """The names the server goes by."""
    names: list[str] = []
    if settings.host in EVERYWHERE or settings.lan:
        names = own_names()
    elif settings.host:
        names = [settings.host]
    return Doors(port, names, settings.public_url)


class Running(uvicorn.Server):
    """A uvicorn server that says goodbye, and can begin to listen on one more address."""

    house: House

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Take nobody new in, tell everybody why it ends, and end."""
        for server in self.servers:
            server.close()
        await self.house.farewell()
        await super().shutdown(sockets)

    async def listen(self, sock: socket.socket) -> None:
        """Serve on one more socket."""
        config = self.config

        def protocol() -> asyncio.Protocol:
            make: Any = config.http_protocol_class
            made: asyncio.Protocol = make(
                config=config, server_state=self.server_state, app_state=self.lifespan.state
            )
            return made

        loop = asyncio.get_running_loop()
        self.servers.append(await loop.create_server(protocol, sock=sock))


def server_of(
    settings: Settings, port: int, alone: bool = True
) -> tuple[Running, House, socket.socket]:
    """A server for these settings, its house, and the socket other workers reach it by."""
    internal = listening(settings.internal_host, 0)
    house = House(
        settings,
        opened(settings.store),
        doors_of(settings, port),
        internal.getsockname()[1],
    )
    http, live = protocols(settings.limits)
    config = uvicorn.Config(
        Front(house),
        loop="uvloop" if _has_uvloop() else "asyncio",
        http=http,
        ws=live,
        ws_max_size=MOST_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=None,  # the protocol has its own sign of life
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
        proxy_headers=True,
    )
    server = Running(config)
    server.house = house
    house.lan = _lan(settings, server, house, port, alone)
    return server, house, internal


def _lan(settings: Settings, server: Running, house: House, port: int, alone: bool) -> Lan:
    if settings.lan or settings.host in EVERYWHERE:
        return Lan(address=lan_address() or "")
    if settings.public_url or not alone:
        return Lan()

    async def listen(address: str) -> None:
        await server.listen(listening(address, port))
        for name in own_names():
            house.doors.add(name)

    return Lan(listen)


def _has_uvloop() -> bool:
    try:
        import uvloop  # noqa: F401  (only whether it is there)
    except ImportError:
        return False
    return True


def run(
    settings: Settings,
    sock: socket.socket,
    ready: Callable[[], None] | None = None,
    alone: bool = True,
) -> None:
    """Serve until told to end."""
    load_more_games()
    _allow_many_connections()
    port = sock.getsockname()[1]
    server, house, internal = server_of(settings, port, alone)

    async def serve() -> None:
        await house.open()  # first of all: what is wrong with the store is said in one sentence
        loop = asyncio.get_running_loop()
        if ready is not None:
            watching = loop.create_task(_when_started(server, ready))
            watching.add_done_callback(lambda _: None)
        # The thread that writes to SQLite needs the interpreter several times for each commit.
        sys.setswitchinterval(0.0005)
        async with tidied(house.metrics):
            await server.serve(sockets=[sock, internal])

    if server.config.loop == "uvloop":
        import uvloop

        uvloop.run(serve())
    else:
        asyncio.run(serve())


def _allow_many_connections() -> None:
    """Have as many files open as the system lets us, for each client is one."""
    if sys.platform == "win32":
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if most == resource.RLIM_INFINITY else min(most, MOST_FILES)
    with contextlib.suppress(OSError, ValueError):
        soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        if 0 <= soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


async def _when_started(server: uvicorn.Server, ready: Callable[[], None]) -> None:
    while not server.started:
        await asyncio.sleep(0.02)
        if server.should_exit:
            return
    ready()
