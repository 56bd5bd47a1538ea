"""What workers ask each other: their figures, and to delete a table that one of them keeps."""

from __future__ import annotations

import asyncio
import logging

from bossrush.table.forward import HEADER
from bossrush.table.house import House
from bossrush.table.refusal import Refusal
from bossrush.table.store import Elsewhere, StoreError

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


async def _asked(house: House, other: Elsewhere, request: str) -> str | None:
    """What another worker answers; None where it does not, or not well."""
    host, _, port = other.address.rpartition(":")
    try:
        async with asyncio.timeout(2):
            reader, writer = await asyncio.open_connection(host.strip("[]"), int(port))
            writer.write(
                f"{request} HTTP/1.0\r\nHost: worker\r\n{HEADER}: {house.secret}\r\n\r\n".encode()
            )
            answer = await reader.read()
            writer.close()
    except (OSError, ValueError):
        return None
    head, _, body = answer.partition(b"\r\n\r\n")
    return body.decode() if b" 200 " in head.split(b"\r\n")[0] else None
