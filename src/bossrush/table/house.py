"""Everything one server process is made of, put together once."""

from __future__ import annotations

import asyncio
import hmac
from functools import partial
from pathlib import Path

from bossrush.table import entry as e
from bossrush.table.ageing import ageing
from bossrush.table.days import Days
from bossrush.table.doors import Doors
from bossrush.table.gathering import studied_elsewhere
from bossrush.table.hall import Hall
from bossrush.table.keeper import Keeper
from bossrush.table.lan import Lan
from bossrush.table.limits import Buckets
from bossrush.table.metrics import Metrics
from bossrush.table.preview import Preview
from bossrush.table.settings import Settings
from bossrush.table.store import Store
from bossrush.table.studies import Studies
from bossrush.table.turns import Turns
from bossrush.table.webhook import Webhooks


class House:
    """A server process: its store, its tables, its doors and its limits."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        doors: Doors,
        internal_port: int = 0,
        webhooks: Webhooks | None = None,
    ) -> None:
        self.settings = settings
        self.store = store
        self.doors = doors
        self.internal_port = internal_port
        """Where the other workers reach this one; 0 where there are none."""
        self.metrics = Metrics()
        self.hall = Hall(store, self.metrics)
        self.webhooks = webhooks or Webhooks()
        self.turns = Turns(self.webhooks, self.link)
        self.studies = Studies(store, self.hall.worker, partial(studied_elsewhere, self))
        self.days = Days(store)
        self.hall.on_entry = self._after
        self.secret = ""
        self.lan = Lan()
        self.preview: Preview | None = None
        """The pack that somebody is writing and looks at; usually none."""
        if settings.preview:
            self.preview = Preview(Path(settings.preview), settings.preview_card)
        limits = settings.limits
        self.requests = Buckets(limits.requests, limits.requests_burst)
        self.creations = Buckets(limits.creations, limits.creations_burst)
        self.arrivals = Buckets(limits.arrivals, limits.arrivals_burst)
        self.heavy = Buckets(limits.heavy, limits.heavy_burst)
        self.replays = Buckets(limits.replay_bytes, limits.replay_bytes_burst)
        self._ageing: asyncio.Task[None] | None = None
        self._opened = False
        self.connections: dict[str, int] = {}
        """Live connections, by address."""

    async def open(self) -> None:
        """Begin to serve; StoreError where the store cannot be used. A second time does nothing."""
        if self._opened:
            return
        self._opened = True
        await self.store.open()
        self.secret = await self.store.secret()
        await self.hall.open(f"{self.settings.internal_host}:{self.internal_port}")
        self._ageing = asyncio.get_running_loop().create_task(
            ageing(self.store, self.settings.keep_tables, self.settings.keep_replays)
        )

    def _after(self, keeper: Keeper, entry: e.AnyEntry) -> None:
        """An entry was made at a table."""
        self.turns.after(keeper, entry)
        self.days.after(keeper, entry)

    async def farewell(self) -> None:
        """Hand every table over, tell everybody so, and give them a moment to go."""
        await self.hall.drain()
        for _ in range(20):
            if not self.metrics.connections:
                return
            await asyncio.sleep(0.02)

    async def close(self) -> None:
        if self._ageing is not None:
            self._ageing.cancel()
            await asyncio.gather(self._ageing, return_exceptions=True)
        if self.preview is not None:
            self.preview.close()
        await self.studies.close()
        await self.hall.close()
        await self.days.close()
        await self.webhooks.close()
        await self.store.close()

    def figures(self) -> str:
        """What this process has counted, as Prometheus reads it."""
        self.metrics.webhooks_sent = self.webhooks.sent
        self.metrics.webhooks_failed = self.webhooks.failed
        return self.metrics.text()

    def base_url(self) -> str:
        """Where people reach this server."""
        if self.doors.public_url:
            return self.doors.public_url
        host = self.lan.address or self.settings.host
        shown = f"[{host}]" if ":" in host else host
        return f"http://{shown}:{self.doors.port}"

    def who(self, address: str) -> str:
        """How the store knows an address: nobody can read it from that, and not for long."""
        return hmac.new(self.secret.encode(), address.encode(), "sha256").hexdigest()[:32]

    def link(self, code: str) -> str:
        """What to open to join a table."""
        return f"{self.base_url()}/join/{code}"

    # -- counting connections -------------------------------------------------------------

    def admit(self, address: str) -> bool:
        """Count a new connection in; False where there are too many."""
        limits = self.settings.limits
        here = self.connections.get(address, 0)
        if self.metrics.connections >= limits.connections or here >= limits.connections_each:
            return False
        self.connections[address] = here + 1
        self.metrics.connections += 1
        return True

    def dismiss(self, address: str) -> None:
        """Count a connection out."""
        self.metrics.connections -= 1
        left = self.connections[address] - 1
        if left:
            self.connections[address] = left
        else:
            del self.connections[address]
