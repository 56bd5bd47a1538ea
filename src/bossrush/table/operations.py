"""HTTP operations: each declared once, for the router and for the OpenAPI document alike."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Awaitable
from typing import Any, Final, Literal, NamedTuple, Protocol, get_type_hints

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from bossrush._build import __version__
from bossrush.engine.errors import BossrushError, SaveError
from bossrush.engine.scene import Words
from bossrush.table.entry import DamagedEntry, UnknownEntry
from bossrush.table.house import House
from bossrush.table.identity import is_token, key_of
from bossrush.table.limits import whence
from bossrush.table.refusal import Refusal
from bossrush.table.store import StoreError

log = logging.getLogger(__name__)

JSON: Final = "application/json"
MOST_BYTES: Final = 32 * 1024

Auth = Literal["none", "optional", "required"]
Place = Literal["path", "query"]


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why a request was not answered."""

    why: Words
    text: str
    """The same in English."""
    incident: str = ""
    """What to name when asking the host: the server's log has it too."""


class Param(NamedTuple):
    """A parameter in the path or in the query."""

    name: str
    schema: dict[str, Any]
    about: str
    place: Place = "query"
    required: bool = False


class Ask:
    """A request, read."""

    __slots__ = ("body", "house", "key", "query", "request")

    def __init__(self, house: House, request: Request) -> None:
        self.house = house
        self.request = request
        self.key = ""
        """The hash of the person's token; empty for none."""
        self.body: Any = None
        self.query: dict[str, Any] = {}

    @property
    def address(self) -> str:
        client = self.request.client
        return whence(client.host) if client is not None else ""

    def path(self, name: str) -> str:
        return str(self.request.path_params[name])


class Handler(Protocol):
    """What answers a request: its name, docstring and return type are what the document says."""

    __name__: str

    def __call__(self, ask: Ask, /) -> Awaitable[Any]: ...


class Operation(NamedTuple):
    """One thing that can be asked over HTTP; its handler says what it does and answers."""

    method: str
    path: str
    handler: Handler
    body: Any = None
    params: tuple[Param, ...] = ()
    auth: Auth = "none"
    refusals: tuple[int, ...] = ()
    """Statuses it may refuse with, besides those that any may."""
    media: str = JSON
    encoded: Any = None
    """The type of an answer that the handler encodes itself, where it has one."""
    most: int = MOST_BYTES
    heavy: bool = False
    """Whether a game must be played through to answer it, so that it is limited more strictly."""
    creates: bool = False
    """Whether it leaves something behind in the store, and is limited more strictly."""

    @property
    def name(self) -> str:
        """The handler's name as clients write names: `new_table` is `newTable`."""
        first, *more = self.handler.__name__.split("_")
        return first + "".join(word.capitalize() for word in more)

    @property
    def about(self) -> str:
        """What the handler does, as its docstring says it."""
        return (self.handler.__doc__ or "").rstrip(".")

    @property
    def answer(self) -> Any:
        """The type of the answer; None for a Response of the handler's own, of type `media`."""
        made = get_type_hints(self.handler)["return"]
        return self.encoded if made is Response else made


STATUS: Final[dict[str, int]] = {
    "no-table": 404,
    "no-code": 404,
    "no-replay": 404,
    "no-game": 404,
    "no-language": 404,
    "no-ledger": 404,
    "no-guide": 404,
    "no-lesson": 404,
    "no-token": 401,
    "bad-token": 401,
    "not-come": 403,
    "private": 403,
    "kicked": 403,
    "not-host": 403,
    "not-your-replay": 403,
    "no-frame": 404,
    "no-puzzle": 404,
    "no-preview": 404,
    "lan-not-here": 403,
    "too-many": 429,
    "too-large": 413,
    "not-json": 415,
    "malformed": 400,
    "store": 503,
    "moved": 503,
}
"""The HTTP status of a refusal; 422 where none is named."""


async def carry_out(operation: Operation, house: House, request: Request) -> Response:
    """Answer a request, whatever happens: never with a trace."""
    try:
        ask = await _read(operation, house, request)
        answer = await operation.handler(ask)
    except Refusal as refusal:
        house.metrics.refused(refusal.reason)
        return _problem(STATUS.get(refusal.reason, 422), refusal)
    except StoreError as error:
        log.warning("store not reached", extra={"why": str(error)})
        return _problem(503, Refusal("store"))
    except SaveError as error:
        return _problem(422, Refusal("save", reason=str(error)))
    except UnknownEntry as error:
        log.warning("table not read", extra={"why": str(error)})
        return _problem(503, Refusal("newer"))
    except DamagedEntry as error:
        log.error("table damaged", extra={"why": str(error)})
        return _problem(503, Refusal("damaged"))
    except BossrushError as error:
        return _problem(422, Refusal("rules", reason=str(error)))
    except ClientDisconnect:
        return Response(status_code=400)
    except Exception:
        incident = secrets.token_hex(4)
        house.metrics.errors += 1
        log.exception("request failed", extra={"incident": incident, "operation": operation.name})
        return _problem(500, Refusal("failed", incident=incident), incident)
    if isinstance(answer, Response):
        return answer
    status = 201 if operation.creates else 200
    return Response(msgspec.json.encode(answer), status, media_type=JSON)


def _problem(status: int, refusal: Refusal, incident: str = "") -> Response:
    body = msgspec.json.encode(Problem(refusal.why, str(refusal), incident))
    headers = {"Cache-Control": "no-store"}
    if status == 401:
        headers["WWW-Authenticate"] = 'Bearer realm="bossrush"'
    if status == 429:
        headers["Retry-After"] = "10"
    return Response(body, status, headers, JSON)


async def _read(operation: Operation, house: House, request: Request) -> Ask:
    ask = Ask(house, request)
    if not house.requests.draw(ask.address):
        raise Refusal("too-many")
    if operation.method != "GET" and not house.doors.admits(request.headers):
        raise Refusal("private")
    ask.key = _key(operation, request)
    if operation.creates and not house.creations.draw(ask.address):
        raise Refusal("too-many")
    if operation.heavy and not house.heavy.draw(ask.address):
        raise Refusal("too-many")
    ask.query = _query(operation, request)
    if operation.body is not None:
        ask.body = await _body(operation, request)
    return ask


def _key(operation: Operation, request: Request) -> str:
    if operation.auth == "none":
        return ""
    said = request.headers.get("authorization", "")
    kind, _, token = said.partition(" ")
    if not said and operation.auth == "optional":
        return ""
    if kind.lower() != "bearer":
        raise Refusal("no-token")
    if not is_token(token.strip()):
        raise Refusal("bad-token")
    return key_of(token.strip())


def _query(operation: Operation, request: Request) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for param in operation.params:
        if param.place != "query":
            continue
        said = request.query_params.get(param.name)
        if said is None:
            if param.required:
                raise Refusal("malformed", reason=f"{param.name} is missing")
            continue
        found[param.name] = _checked(param, said)
    return found


def _checked(param: Param, said: str) -> Any:
    schema = param.schema
    if schema["type"] == "integer":
        if not said.isascii() or not said.isdecimal() or len(said) > 10:
            raise Refusal("malformed", reason=f"{param.name} is a whole number")
        number = int(said)
        if not schema.get("minimum", 0) <= number <= schema.get("maximum", 10**9):
            low, high = schema.get("minimum", 0), schema.get("maximum", 10**9)
            raise Refusal("malformed", reason=f"{param.name} is from {low} to {high}")
        return number
    if len(said) > schema.get("maxLength", 100):
        raise Refusal("malformed", reason=f"{param.name} is too long")
    return said


async def _body(operation: Operation, request: Request) -> Any:
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != JSON:
        raise Refusal("not-json")
    data = bytearray()
    async for piece in request.stream():
        data += piece
        if len(data) > operation.most:
            raise Refusal("too-large", most=operation.most)
    if operation.body is bytes:
        return bytes(data)
    try:
        return msgspec.json.decode(data, type=operation.body)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("malformed", reason=str(error)) from None


# -- the document -----------------------------------------------------------------------------


def openapi(operations: list[Operation]) -> dict[str, Any]:
    """The OpenAPI document of these operations."""
    types = [op.answer for op in operations if op.answer is not None]
    types += [op.body for op in operations if op.body is not None and op.body is not bytes]
    schemas, components = msgspec.json.schema_components(
        [*types, Problem], ref_template="#/components/schemas/{name}"
    )
    named = dict(zip([id(one) for one in types], schemas, strict=False))
    paths: dict[str, dict[str, Any]] = {}
    for operation in operations:
        paths.setdefault(operation.path, {})[operation.method.lower()] = _described(
            operation, named
        )
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Bossrush",
            "version": __version__,
            "description": "Everything that is not live play: docs/protocol.md tells of that.",
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "paths": paths,
        "components": {
            "schemas": _as_read(components),
            "securitySchemes": {
                "person": {
                    "type": "http",
                    "scheme": "bearer",
                    "description": "A person's secret, from POST /api/people.",
                }
            },
        },
    }


def _as_read(components: dict[str, Any]) -> Any:
    """The same as a reader of the document has it: a default that is a tuple is a list in JSON."""
    return msgspec.json.decode(msgspec.json.encode(components))


def _described(operation: Operation, named: dict[int, dict[str, Any]]) -> dict[str, Any]:
    statuses = {400, 429, 503, *operation.refusals}
    if operation.auth != "none":
        statuses.add(401)
    if operation.body is not None:
        statuses |= {413, 415, 403}
    if operation.method != "GET":
        statuses.add(403)
    problem = {JSON: {"schema": {"$ref": "#/components/schemas/Problem"}}}
    answers: dict[str, Any] = {
        str(status): {"description": _MEANING[status], "content": problem}
        for status in sorted(statuses)
    }
    good: dict[str, Any] = {"schema": named[id(operation.answer)]} if operation.answer else {}
    answers["201" if operation.creates else "200"] = {
        "description": "Done.",
        "content": {operation.media: good},
    }
    described: dict[str, Any] = {
        "operationId": operation.name,
        "summary": operation.about,
        "responses": answers,
        "parameters": [
            {
                "name": param.name,
                "in": param.place,
                "required": param.place == "path" or param.required,
                "schema": param.schema,
                "description": param.about,
            }
            for param in operation.params
        ],
    }
    if operation.body is not None:
        schema = {"type": "object"} if operation.body is bytes else named[id(operation.body)]
        described["requestBody"] = {"required": True, "content": {JSON: {"schema": schema}}}
    if operation.auth == "required":
        described["security"] = [{"person": []}]
    elif operation.auth == "optional":
        described["security"] = [{}, {"person": []}]
    return described


_MEANING: Final = {
    400: "The request cannot be read.",
    401: "It needs a person's token.",
    403: "Not for this person, or not from this page.",
    404: "There is no such thing.",
    413: "It is too large.",
    415: "It must be application/json.",
    422: "It can be read, and cannot be done.",
    429: "Too many requests; try again later.",
    503: "The store cannot be reached, or a table is passing to another worker.",
}
