"""What workers ask each other: figures, to delete a table that one keeps, how a study goes."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

import msgspec

from bossrush.table.assignment import ToStudent
from bossrush.table.forward import HEADER
from bossrush.table.refusal import Refusal
from bossrush.table.store import StoreError
from bossrush.table.stored import Elsewhere
from bossrush.table.studies import PATIENCE

if TYPE_CHECKING:
    from bossrush.table.house import House

SECONDS: Final = 2.0
"""A worker answers within them, unless it is asked to wait for news."""

log = logging.getLogger(__name__)


async def metrics_of_all(house: House) -> str:
    """Every living worker's figures; each line names its worker."""
    try:
        others = [one for one in await house.store.workers() if one.worker != house.hall.worker]
    except StoreError:
        others = []
    texts = await asyncio.gather(*(_metrics_of(house, one) for one in others))
    return merged([house.figures(), *texts])


def merged(texts: list[str]) -> str:
    """Several expositions as one: the comments of a figure once, then every worker's lines."""
    comments: dict[str, list[str]] = {}
    lines: dict[str, list[str]] = {}
    for text in texts:
        family = ""
        for line in text.splitlines():
            if line.startswith("#"):
                family = line.split(" ", 3)[2]
                if line not in comments.setdefault(family, []):
                    comments[family].append(line)
            elif line:
                lines.setdefault(family, []).append(line)
    return "".join(
        line + "\n" for family, said in comments.items() for line in [*said, *lines.get(family, [])]
    )


async def _metrics_of(house: House, other: Elsewhere) -> str:
    return await _asked(house, other, "GET /internal/metrics") or ""


async def deleted_elsewhere(house: House, owner: Elsewhere, table: str) -> None:
    """Have the worker that keeps a table delete it; Refusal where it does not answer."""
    if await _asked(house, owner, f"DELETE /internal/tables/{table}") is None:
        raise Refusal("moved")


async def studied_elsewhere(
    house: House, other: Elsewhere, replay: str, order: ToStudent | None, after: int | None
) -> bytes | None:
    """A study as the worker that works on it sees it, once it has heard an order.

    None where it does not answer, or does not work on it any more.
    """
    query = "" if after is None else f"?after={after}"
    body = b"" if order is None else msgspec.json.encode(order)
    method = "GET" if order is None else "POST"
    request = f"{method} /internal/studies/{replay}{query}"
    said = await _asked(house, other, request, body, PATIENCE + SECONDS)
    return None if said is None else said.encode()


async def _asked(
    house: House, other: Elsewhere, request: str, body: bytes = b"", seconds: float = SECONDS
) -> str | None:
    """What another worker answers; None where it does not, or not well."""
    host, _, port = other.address.rpartition(":")
    try:
        async with asyncio.timeout(seconds):
            reader, writer = await asyncio.open_connection(host.strip("[]"), int(port))
            writer.write(
                f"{request} HTTP/1.0\r\nHost: worker\r\n{HEADER}: {house.secret}\r\n"
                f"Content-Length: {len(body)}\r\n\r\n".encode()
                + body
            )
            answer = await reader.read()
            writer.close()
    except (OSError, ValueError):
        return None
    head, _, said = answer.partition(b"\r\n\r\n")
    return said.decode() if b" 200 " in head.split(b"\r\n")[0] else None
