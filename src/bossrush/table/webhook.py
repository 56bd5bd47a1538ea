"""A table's webhook: the only thing this server ever calls.

The host of a table sets it, so it is an address from outside: it must be a public one. The name
is looked up once, every address it stands for must be public, and the call goes to the very
address that was checked, without following where it might be sent on.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import socket
import ssl
from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple
from urllib.parse import SplitResult, urlsplit

import msgspec

from bossrush._build import __version__
from bossrush.table.refusal import Refusal

log = logging.getLogger(__name__)

TUNNELS: Final = tuple(
    ipaddress.IPv6Network(network) for network in ("64:ff9b::/32", "2001::/32", "2002::/16")
)
"""Addresses that stand for an IPv4 one behind some gateway: NAT64, Teredo, 6to4."""
PORTS: Final = {"https": 443, "http": 80}
TIMEOUT: Final = 5.0
TRIES: Final = (0.0, 5.0, 60.0)
"""Seconds to wait before each try."""

Resolve = Callable[[str, int], Awaitable[list[str]]]


class Address(NamedTuple):
    """Where a call goes."""

    url: SplitResult
    host: str
    port: int


class Call(msgspec.Struct, frozen=True):
    """What is sent: JSON that chat services understand too (`content`, `text`)."""

    event: str
    """`turn` or `over`."""
    table: str
    game: str
    code: str
    link: str
    seats: list[int]
    names: list[str]
    content: str
    text: str


def check_address(url: str) -> Address:
    """Read an address; Refusal where nobody should call it. Names are looked up later."""
    try:
        parts = urlsplit(url)
        host = (parts.hostname or "").rstrip(".")
        port = parts.port
    except ValueError:
        raise Refusal("webhook-url") from None
    if parts.scheme not in PORTS or not host or parts.username or parts.password:
        raise Refusal("webhook-url")
    usual = PORTS[parts.scheme]
    if port is not None and port != usual:
        raise Refusal("webhook-url")
    if any(ord(sign) < 33 or ord(sign) > 126 for sign in url):
        raise Refusal("webhook-url")
    if host == "localhost" or host.endswith((".localhost", ".local", ".internal")):
        raise Refusal("webhook-private")
    if _is_address(host) and not is_public(host):
        raise Refusal("webhook-private")
    return Address(parts, host, usual)


def _is_address(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        # inet_aton reads shorthands such as 127.1 and 0x7f000001 that ipaddress does not.
        return host.replace(".", "").replace("x", "").isalnum() and host[-1:].isdigit()
    return True


def is_public(host: str) -> bool:
    """Whether an address is one of the open internet, and not ours or a neighbour's."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return False
    if isinstance(address, ipaddress.IPv6Address):
        if address.is_site_local or any(address in network for network in TUNNELS):
            return False
        address = address.ipv4_mapped or address
    return address.is_global and not address.is_multicast and not address.is_reserved


async def resolve(host: str, port: int) -> list[str]:
    """Every address a name stands for."""
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(info[4][0]) for info in found]


class Webhooks:
    """Calls webhooks in the background, and gives up after a few tries."""

    def __init__(
        self,
        resolve: Resolve = resolve,
        public: Callable[[str], bool] = is_public,
        tries: tuple[float, ...] = TRIES,
        check: Callable[[str], Address] = check_address,
    ) -> None:
        self._resolve = resolve
        self._public = public
        self._check = check
        self._tries = tries
        self._calls: set[asyncio.Task[None]] = set()
        self.sent = 0
        self.failed = 0

    def call(self, url: str, call: Call) -> None:
        """Call a webhook soon."""
        if len(self._calls) >= 64:
            self.failed += 1
            return
        task = asyncio.get_running_loop().create_task(self._call(url, call))
        self._calls.add(task)
        task.add_done_callback(self._calls.discard)

    async def close(self) -> None:
        for task in list(self._calls):
            task.cancel()
        await asyncio.gather(*self._calls, return_exceptions=True)

    async def _call(self, url: str, call: Call) -> None:
        for wait in self._tries:
            await asyncio.sleep(wait)
            try:
                status = await asyncio.wait_for(self._post(url, call), TIMEOUT)
            except (TimeoutError, OSError, Refusal, ValueError, EOFError) as error:
                log.info("webhook failed", extra={"table": call.table, "why": type(error).__name__})
                continue
            if 200 <= status < 300:
                self.sent += 1
                return
            if 400 <= status < 500 and status != 429:
                break
        self.failed += 1

    async def _post(self, url: str, call: Call) -> int:
        address = self._check(url)
        found = await self._resolve(address.host, address.port)
        if not found or not all(self._public(one) for one in found):
            raise Refusal("webhook-private")
        secure = ssl.create_default_context() if address.url.scheme == "https" else None
        reader, writer = await asyncio.open_connection(
            found[0],
            address.port,
            ssl=secure,
            server_hostname=address.host if secure is not None else None,
        )
        try:
            writer.write(_request(address, call))
            await writer.drain()
            first = await reader.readuntil(b"\r\n")
            return int(first.split(b" ", 2)[1])
        except (IndexError, asyncio.LimitOverrunError):
            raise ValueError("no HTTP answer") from None
        finally:
            writer.close()


def _request(address: Address, call: Call) -> bytes:
    body = msgspec.json.encode(call)
    path = address.url.path or "/"
    query = f"?{address.url.query}" if address.url.query else ""
    head = (
        f"POST {path}{query} HTTP/1.1\r\n"
        f"Host: {address.url.netloc}\r\n"
        f"User-Agent: bossrush/{__version__}\r\n"
        "Content-Type: application/json\r\n"
        f"Content-Length: {len(body)}\r\n"
        "Connection: close\r\n\r\n"
    )
    return head.encode() + body
