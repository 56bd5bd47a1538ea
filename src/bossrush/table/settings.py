"""How the server is to run: from the command line, or from the environment."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

import msgspec
from platformdirs import user_data_path

from bossrush.engine.errors import OptionError

HOST: Final = "127.0.0.1"
PORT: Final = 8000
KEEP_TABLES: Final = 730
KEEP_REPLAYS: Final = 180


class Limits(msgspec.Struct, frozen=True):
    """How much anybody may ask of the server. Rates are a second, with bursts of so many."""

    connections: int = 8000
    """Live connections in all."""
    connections_each: int = 400
    """From one address; behind a proxy that names its clients, from one client."""
    messages: float = 60.0
    messages_burst: int = 240
    """Of one connection: ten choices a second in each of six seats."""
    speech: float = 1.0
    speech_burst: int = 6
    """Of one connection: whatever only says something, and goes into everybody's log."""
    looks: float = 5.0
    looks_burst: int = 60
    """Of one connection: what the whole table is written out for, or a companion thinks for."""
    requests: float = 20.0
    requests_burst: int = 200
    """HTTP, from one address."""
    creations: float = 0.5
    creations_burst: int = 30
    """New tables, imports and replays, from one address."""
    heavy: float = 5.0
    heavy_burst: int = 60
    """Saves, logs and replays, which a game is played through for, from one address."""
    replay_bytes: float = 2_000.0
    replay_bytes_burst: int = 20_000_000
    """Of replays to be kept, from one address."""
    replays: int = 500_000_000
    """Bytes of replays that are kept in all: beyond, the oldest go."""
    guesses: float = 0.2
    guesses_burst: int = 15
    """Codes that no table has, from one address."""
    waiting: int = 256
    """Connections on which nothing has been asked yet, in all: beyond, the oldest are closed."""
    head_within: float = 10.0
    """Seconds until the head of a request must be there."""
    body_within: float = 60.0
    """Seconds until the rest of it must be."""
    read_within: float = 30.0
    """Seconds that an answer may wait for the one who asked to read on."""
    head_bytes: int = 32 * 1024
    """Of a request, its body left out."""
    pipelined: int = 16
    """Requests that may wait behind one another on a connection."""
    arrivals: float = 1 / 30
    arrivals_burst: int = 12
    """People who come to a table for the first time, from one address to one table."""
    silence: float = 75.0
    """Seconds without a sign of life after which a connection is closed."""


class Settings(msgspec.Struct, frozen=True):
    """How the server is to run."""

    host: str = HOST
    port: int = PORT
    database: str = ""
    lan: bool = False
    public_url: str = ""
    """Where people reach it from outside, behind a proxy: https://games.example."""
    internal_host: str = "127.0.0.1"
    """Where the other workers of the same database reach this one."""
    keep_tables: int = KEEP_TABLES
    """Days that a table is kept after it was last touched; 0: for ever."""
    keep_replays: int = KEEP_REPLAYS
    """Days that a replay is kept after it was last watched; 0: for ever."""
    preview: str = ""
    """The folder of a pack that somebody is writing and looks at."""
    preview_card: str = ""
    """The card of it to begin with."""
    limits: Limits = Limits()

    @property
    def store(self) -> str:
        """The database, or the default file."""
        return self.database or str(default_database())


def default_database() -> Path:
    """Where tables are kept unless somebody says otherwise."""
    return user_data_path("bossrush", appauthor=False) / "tables.db"


_OFF = ("0", "no", "off", "false", "n", "f")
_ON = ("1", "yes", "on", "true", "y", "t")


def switched_on(name: str, default: bool) -> bool:
    """A switch from the environment: 0, no, off and false turn it off, their opposites on."""
    said = os.environ.get(name, "").strip().lower()
    if not said:
        return default
    if said not in _OFF and said not in _ON:
        raise OptionError(f"{name}: it is either on or off: write true or false")
    return said in _ON
