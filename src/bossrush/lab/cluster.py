"""The same work spread over a Ray cluster: blocks dealt to nodes, and dealt again when one falls.

Ray is asked for nothing but to run a function somewhere. What a fallen worker or node had is
noticed here and dealt again; results are handed on in the order of the blocks. So what comes out is
the same as on one machine, however many nodes there are and whichever of them fall.
"""

from __future__ import annotations

import contextlib
import importlib
import logging
import os
import socket
import time
from collections import deque
from collections.abc import Callable, Generator, Sequence
from typing import Any

from bossrush._build import __version__
from bossrush.engine.errors import BossrushError
from bossrush.engine.registry import PACKS
from bossrush.lab.extras import need

AHEAD = 3
"""So many blocks are under way for each core, so that none waits for its next one."""
MOST_TRIES = 20
"""A block that so many workers have fallen over is not dealt again."""
ASKED_EVERY = 2.0
"""Seconds between two counts of the cores."""
ANSWERS_WITHIN = 5.0
"""Seconds a head is given to be reached."""


class ClusterError(BossrushError):
    """A cluster cannot be reached, or does not do what it is asked."""


def reach(address: str) -> Any:
    """Join a cluster, if that has not been done; Ray itself. ClusterError where there is none."""
    where = _where(address)
    need("ray", "--ray", "ray")
    ray = importlib.import_module("ray")
    _connect(ray, address, *where)
    return ray


def _connect(ray: Any, address: str, host: str, port: int) -> None:
    if ray.is_initialized():
        return
    if port:
        try:
            socket.create_connection((host, port), ANSWERS_WITHIN).close()
        except OSError as error:
            why = error.strerror or str(error)
            raise ClusterError(
                f"no Ray cluster answers at {address}: {why.lower()}; "
                "`ray start --head` on the first machine says its address"
            ) from None
    told = {name: os.environ[name] for name in (PACKS,) if name in os.environ}
    try:
        with open(os.devnull, "w") as nowhere, contextlib.redirect_stderr(nowhere):  # noqa: PTH123
            ray.init(
                address=address,
                runtime_env={"env_vars": told} if told else None,
                log_to_driver=False,
                logging_level=logging.CRITICAL,
            )
    except Exception as error:
        why = str(error).strip().splitlines()[0] if str(error).strip() else type(error).__name__
        raise ClusterError(f"no Ray cluster answers at {address}: {why.rstrip('.')}") from None


def _where(address: str) -> tuple[str, int]:
    """The host and the port of an address; port 0 where Ray itself is to look for one."""
    if address == "auto":
        return "", 0
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdecimal():
        raise ClusterError(f"a Ray address is auto, HOST:PORT or ray://HOST:PORT, not {address!r}")
    return host.strip("[]"), int(port)


class Cluster:
    """A cluster that does some work; every process of it begins with `prepare(*about)`."""

    def __init__(
        self, address: str, work: Callable[..., Any], prepare: Callable[..., None], *about: Any
    ) -> None:
        """ClusterError where it cannot be reached."""
        self._ray = reach(address)
        self._told = self._ray.put((work, prepare, about, __version__))
        # What falls is dealt again below: Ray alone would either give up or never.
        self._remote = self._ray.remote(max_retries=0, num_cpus=1)(_do)
        self._cores = _Cores(self._ray)

    def deal(self, blocks: Sequence[tuple[Any, ...]]) -> Generator[Any, None, None]:
        """What the work gives for each of these blocks, in their order."""
        ray = self._ray
        waiting = deque(enumerate(blocks))
        coming: dict[int, Any] = {}
        tries: dict[int, int] = {}
        try:
            for due in range(len(blocks)):
                while True:
                    while waiting and len(coming) < self._cores.busy:
                        number, block = waiting.popleft()
                        coming[number] = self._remote.remote(self._told, block)
                    try:
                        result = ray.get(coming[due])
                    except ray.exceptions.RayTaskError as error:
                        raise _own(error) from None
                    except ray.exceptions.RayError as error:
                        tries[due] = tries.get(due, 0) + 1
                        if tries[due] >= MOST_TRIES:
                            raise ClusterError(
                                f"block {due + 1} was lost {MOST_TRIES} times: "
                                f"{type(error).__name__}; look at the cluster's logs"
                            ) from None
                        coming[due] = self._remote.remote(self._told, blocks[due])
                        continue
                    del coming[due]
                    yield result
                    break
        finally:
            for one in coming.values():  # called off: nobody waits for what was still to come
                with contextlib.suppress(Exception):
                    ray.cancel(one, force=True)

    def close(self) -> None:
        """Leave the cluster."""
        with contextlib.suppress(Exception):
            self._ray.shutdown()


class _Cores:
    """How many blocks keep a cluster busy; nodes come and go, so it is asked again and again."""

    def __init__(self, ray: Any) -> None:
        self.ray = ray
        self.asked = -ASKED_EVERY
        self.many = 1

    @property
    def busy(self) -> int:
        if time.monotonic() - self.asked > ASKED_EVERY:
            self.asked = time.monotonic()
            self.many = max(1, int(self.ray.cluster_resources().get("CPU", 1)))
        return self.many * AHEAD


def _own(error: Any) -> BaseException:
    """What the work itself raised, as if it had been done here."""
    cause = getattr(error, "cause", None)
    return cause if isinstance(cause, BossrushError) else error


_prepared: set[bytes] = set()
"""What this worker has been prepared for."""


def _do(told: tuple[Any, ...], block: tuple[Any, ...]) -> Any:
    """On a node: do a block, and before the first one what every process begins with."""
    work, prepare, about, version = told
    if version != __version__:
        raise ClusterError(
            f"a node has Bossrush {__version__}, and this machine {version}: install the same"
        )
    key = repr((prepare.__module__, prepare.__qualname__, [repr(one) for one in about])).encode()
    if key not in _prepared:
        prepare(*about)
        _prepared.add(key)
    return work(*block)
