"""The ASGI application: the page, the API, the live connection and what watches over them."""

from __future__ import annotations

import contextlib
import hmac
import ipaddress
import logging
from collections.abc import AsyncIterator
from functools import partial
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.datastructures import Headers, MutableHeaders
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from bossrush.table.api import Api
from bossrush.table.assignment import ToStudent
from bossrush.table.doors import Doors, security_headers
from bossrush.table.forward import HEADER, PATH
from bossrush.table.gathering import metrics_of_all
from bossrush.table.house import House
from bossrush.table.operations import JSON, Operation, carry_out, openapi
from bossrush.table.routes import operations
from bossrush.table.socket import Disconnected, Session, Socket, Wire
from bossrush.table.static import Client
from bossrush.table.store import StoreError

log = logging.getLogger(__name__)

STRANGER = """This server does not go by the name {host}.

If it should, start it with --public-url and that name, or with --lan to open it to your network.
"""


class Guard:
    """Lets in who knows the server by one of its names, and puts its headers on every answer."""

    def __init__(self, app: ASGIApp, doors: Doors) -> None:
        self.app = app
        self.doors = doors

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        host = Headers(scope=scope).get("host", "")
        known = self.doors.knows(host)
        added = security_headers(host if known else "localhost", scope["scheme"] == "https")

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in added.items():
                    headers[name] = value
            await send(message)

        if known or scope["path"].startswith("/internal/"):
            await self.app(scope, receive, guarded)
            return
        shown = host if host.isprintable() and len(host) < 200 else ""
        await PlainTextResponse(STRANGER.format(host=shown), 421)(scope, receive, guarded)


class Front:
    """The whole application. Live connections go straight to their own part of it: whatever
    stood in between would be paid for with every message."""

    def __init__(self, house: House, client: Client | None = None) -> None:
        self._pages = pages(house, client)
        self._sockets: dict[str, ASGIApp] = {"/socket": Socket(house), PATH: Inner(house)}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            await self._pages(scope, receive, send)
            return
        app = self._sockets.get(scope["path"])
        if app is None:
            await receive()
            await send({"type": "websocket.close", "code": 1008})
        else:
            await app(scope, receive, send)


def pages(house: House, client: Client | None = None) -> Starlette:
    """Everything but live connections."""
    api = Api(house)
    offered = operations(api)
    built = client or Client()
    document = msgspec.json.encode(openapi(offered))

    async def described(request: Request) -> Response:
        return Response(document, media_type=JSON)

    async def page(request: Request) -> Response:
        return built.answer(request)

    async def metrics(request: Request) -> Response:
        if not _is_neighbour(request):
            return PlainTextResponse("There is no such page.", 404)
        return PlainTextResponse(await metrics_of_all(house), media_type="text/plain")

    async def own_metrics(request: Request) -> Response:
        if not _is_worker(house, request.headers, request.scope):
            return PlainTextResponse("There is no such page.", 404)
        return PlainTextResponse(house.figures())

    async def forget(request: Request) -> Response:
        found = None
        if request.method == "DELETE" and _is_worker(house, request.headers, request.scope):
            found = house.hall.keepers.get(request.path_params["table"])
        if found is None:
            return PlainTextResponse("There is no such page.", 404)
        try:
            await house.hall.delete(found)
        except StoreError:
            return PlainTextResponse("It could not be deleted.", 503)
        return PlainTextResponse("It is deleted.")

    async def studied(request: Request) -> Response:
        view = None
        if _is_worker(house, request.headers, request.scope):
            replay = request.path_params["replay"]
            body = await request.body()
            order = msgspec.json.decode(body, type=ToStudent) if body else None
            after = request.query_params.get("after")
            view = await house.studies.here(replay, order, None if after is None else int(after))
        if view is None:
            return PlainTextResponse("There is no such page.", 404)
        return Response(msgspec.json.encode(view), media_type=JSON)

    async def nothing(request: Request) -> Response:
        return PlainTextResponse("There is no such page.", 404)

    routes: list[BaseRoute] = [
        *_http(house, offered),
        Route("/api/openapi.json", described),
        Route("/metrics", metrics),
        Route("/internal/metrics", own_metrics),
        Route("/internal/tables/{table}", forget, methods=["DELETE"]),
        Route("/internal/studies/{replay}", studied, methods=["GET", "POST"]),
        Route("/api/{rest:path}", nothing),
        Route("/internal/{rest:path}", nothing),
        Route("/{rest:path}", page),
    ]
    return Starlette(
        routes=routes,
        middleware=[Middleware(Guard, doors=house.doors)],
        lifespan=partial(_lifespan, house),
    )


class Answering:
    """One path of the API, whatever the method."""

    def __init__(self, house: House, methods: dict[str, Operation]) -> None:
        self.house = house
        self.methods = methods

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive)
        method = "GET" if request.method == "HEAD" else request.method
        operation = self.methods.get(method)
        if operation is None:
            allow = {"Allow": ", ".join(self.methods)}
            answer: Response = PlainTextResponse("This cannot be done here.", 405, allow)
        else:
            answer = await carry_out(operation, self.house, request)
        await answer(scope, receive, send)


def _http(house: House, offered: list[Operation]) -> list[BaseRoute]:
    """A route for each path."""
    by_path: dict[str, dict[str, Operation]] = {}
    for operation in offered:
        by_path.setdefault(operation.path, {})[operation.method] = operation
    return [Route(path, Answering(house, methods)) for path, methods in by_path.items()]


@contextlib.asynccontextmanager
async def _lifespan(house: House, app: Starlette) -> AsyncIterator[None]:
    await house.open()
    log.info("open", extra={"worker": house.hall.worker})
    try:
        yield
    finally:
        await house.close()
        log.info("closed", extra={"worker": house.hall.worker})


class Inner:
    """The live connection of a client that another worker passes on."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if not _is_worker(self.house, Headers(scope=scope), scope):
            await receive()
            await send({"type": "websocket.close", "code": 1008})
            return
        line = Wire(receive, send)
        try:
            await line.accept()
            await Session(self.house, line, scope, inner=True).run()
        except Disconnected:
            return


def _is_worker(house: House, headers: Headers, scope: Any) -> bool:
    """Whether a request comes from another worker: by its own door, with the shared secret."""
    server = scope.get("server")
    if server is None or server[1] != house.internal_port or not house.secret:
        return False
    return hmac.compare_digest(headers.get(HEADER, ""), house.secret)


def _is_neighbour(request: Request) -> bool:
    """Whether a request comes from this machine or its own network, and from no proxy's client."""
    if request.client is None or "x-forwarded-for" in request.headers:
        return False
    try:
        address = ipaddress.ip_address(request.client.host)
    except ValueError:
        return False
    return address.is_private or address.is_loopback
