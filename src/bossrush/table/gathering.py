"""The figures of every worker together, whichever of them is asked."""

from __future__ import annotations

import asyncio
import logging

from bossrush.table.forward import HEADER
from bossrush.table.house import House
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
    host, _, port = other.address.rpartition(":")
    try:
        async with asyncio.timeout(2):
            reader, writer = await asyncio.open_connection(host.strip("[]"), int(port))
            writer.write(
                b"GET /internal/metrics HTTP/1.0\r\nHost: worker\r\n"
                + f"{HEADER}: {house.secret}\r\n\r\n".encode()
            )
            answer = await reader.read()
            writer.close()
    except (OSError, ValueError):
        return ""
    head, _, body = answer.partition(b"\r\n\r\n")
    return body.decode() if b" 200 " in head.split(b"\r\n")[0] else ""
