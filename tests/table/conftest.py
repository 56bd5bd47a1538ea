"""What the tests of the table stand on: the toys, servers, and both stores."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import pytest

from bossrush.engine.registry import games, register
from bossrush.table.store import Store, opened
from tests.machine import strict
from tests.table.postgres import Cluster, NoPostgres
from tests.table.serving import Serving
from tests.table.toys.whispers import Whispers
from tests.toys.hunt import HuntGame
from tests.trial.grab import GrabGame

Databases = Callable[[], str]


@pytest.fixture(scope="session", autouse=True)
def _toys() -> None:
    games()  # what is installed comes first
    for game in (HuntGame(), GrabGame(), Whispers()):
        register(game)


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL server of our own; without one a named skip, and in CI a failure."""
    folder = Path(tempfile.mkdtemp(prefix="bossrush-pg-"))
    folder.chmod(0o755)
    made: Cluster | None = None
    try:
        made = Cluster(folder)
        made.start()
    except NoPostgres as error:
        shutil.rmtree(folder, ignore_errors=True)
        if strict():
            pytest.fail(f"PostgreSQL is needed here: {error}")
        pytest.skip(f"PostgreSQL not tested: {error}")
    yield made
    made.stop()
    shutil.rmtree(folder, ignore_errors=True)


BOTH = pytest.mark.parametrize(
    "database", ["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)], indirect=True
)


@pytest.fixture
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where a store keeps its tables: fresh for every test."""
    if getattr(request, "param", "sqlite") == "postgres":
        cluster: Cluster = request.getfixturevalue("cluster")
        return cluster.database()
    return str(tmp_path / "tables.db")


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    made = opened(database)
    await made.open()
    yield made
    await made.close()


@pytest.fixture
async def serving(database: str) -> AsyncIterator[Serving]:
    """A server in the test's own loop."""
    made = await Serving(database).start()
    yield made
    await made.stop()
