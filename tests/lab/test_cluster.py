"""Work spread over a cluster: the same results whatever falls, and one sentence where none is."""

from __future__ import annotations

import socket
import types
from collections.abc import Iterator
from typing import Any

import pytest

from bossrush.engine.errors import OptionError
from bossrush.lab import cluster
from bossrush.lab.cluster import MOST_TRIES, ClusterError
from bossrush.lab.door import Hands, deal, opened
from tests.lab.conftest import Run


class RayError(Exception):
    """Something of the cluster fell."""


class RayTaskError(RayError):
    """The work itself raised something."""

    def __init__(self, cause: BaseException) -> None:
        super().__init__(str(cause))
        self.cause = cause


class Pretended:
    """As much of Ray as is asked for, in this process: some calls fall, and are lost."""

    def __init__(self, falls: dict[int, int]) -> None:
        self.falls = dict(falls)
        """For the block with this number, how often its worker falls."""
        self.exceptions = types.SimpleNamespace(RayError=RayError, RayTaskError=RayTaskError)
        self.done: list[int] = []
        self.cancelled = 0
        self.open = True

    def is_initialized(self) -> bool:
        return True

    def put(self, value: Any) -> Any:
        return value

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 2.0}

    def remote(self, **_: Any) -> Any:
        return lambda function: types.SimpleNamespace(
            remote=lambda told, block: (function, told, block)
        )

    def get(self, call: Any) -> Any:
        function, told, block = call
        self.done.append(block[0])
        if self.falls.get(block[0], 0):
            self.falls[block[0]] -= 1
            raise RayError("a node is gone")
        try:
            return function(told, block)
        except Exception as error:
            raise RayTaskError(error) from None

    def cancel(self, call: Any, force: bool) -> None:
        self.cancelled += 1

    def shutdown(self) -> None:
        self.open = False


@pytest.fixture
def ray(monkeypatch: pytest.MonkeyPatch) -> Iterator[Pretended]:
    pretended = Pretended({})
    monkeypatch.setattr(cluster, "reach", lambda address: pretended)
    yield pretended
    cluster._prepared.clear()


def double(number: int) -> int:
    if number == 13:
        raise OptionError("thirteen is not dealt")
    return 2 * number


RAY = Hands(ray="auto")
prepared: list[str] = []


def test_results_come_in_order_and_every_worker_is_prepared_once(ray: Pretended) -> None:
    prepared.clear()
    blocks = [(number,) for number in range(10)]
    assert list(deal(RAY, double, blocks, prepared.append, "hunt")) == list(range(0, 20, 2))
    assert prepared == ["hunt"]
    assert not ray.open


def test_what_fell_is_dealt_again(ray: Pretended) -> None:
    ray.falls = {0: 1, 4: 3, 9: MOST_TRIES - 1}
    blocks = [(number,) for number in range(10)]
    assert list(deal(RAY, double, blocks, print)) == list(range(0, 20, 2))
    assert ray.done.count(4) == 4


def test_a_block_that_every_worker_falls_over_is_told(ray: Pretended) -> None:
    ray.falls = {1: MOST_TRIES}
    with pytest.raises(ClusterError, match=f"block 2 was lost {MOST_TRIES} times"):
        list(deal(RAY, double, [(0,), (1,)], print))
    assert not ray.open


def test_what_the_work_refuses_is_refused_as_if_it_were_done_here(ray: Pretended) -> None:
    with pytest.raises(OptionError, match="thirteen"):
        list(deal(RAY, double, [(12,), (13,)], print))


def test_whoever_calls_it_off_leaves_nothing_behind(ray: Pretended) -> None:
    coming = deal(RAY, double, [(number,) for number in range(100)], print)
    assert next(coming) == 0
    coming.close()
    assert ray.cancelled
    assert not ray.open


def test_a_door_stays_open_from_one_deal_to_the_next(ray: Pretended) -> None:
    prepared.clear()
    dealer = opened(RAY, 2, double, prepared.append, "study")
    assert list(dealer.deal([(1,), (2,)])) == [2, 4]
    ray.falls = {3: 2}
    assert list(dealer.deal([(3,), (4,)])) == [6, 8]
    assert ray.open
    assert prepared == ["study"]
    dealer.close()
    assert not ray.open


def test_another_version_on_a_node_is_told(ray: Pretended, monkeypatch: pytest.MonkeyPatch) -> None:
    told = (double, print, (), "0.0.0")
    with pytest.raises(ClusterError, match=r"a node has Bossrush .*install the same"):
        cluster._do(told, (1,))


@pytest.mark.parametrize("address", ["somewhere", "host:", ":1", "host:port", "ray://host"])
def test_an_address_that_is_none_is_told(address: str) -> None:
    with pytest.raises(ClusterError, match="a Ray address is auto"):
        Hands(ray=address).reach()


def test_an_address_that_does_not_answer_is_told(monkeypatch: pytest.MonkeyPatch, run: Run) -> None:
    with socket.socket() as taken:  # bound and not listening: nobody answers there
        taken.bind(("127.0.0.1", 0))
        port = taken.getsockname()[1]
        pretended = types.SimpleNamespace(is_initialized=lambda: False)
        monkeypatch.setattr(cluster, "need", lambda *_: None)
        monkeypatch.setattr("importlib.import_module", lambda name: pretended)
        with pytest.raises(ClusterError, match=f"no Ray cluster answers at 127.0.0.1:{port}"):
            Hands(ray=f"127.0.0.1:{port}").reach()
