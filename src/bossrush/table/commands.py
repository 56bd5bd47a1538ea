"""`bossrush serve`: start the table and open the browser."""

from __future__ import annotations

import os
import signal
import webbrowser
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated, Any

import typer

from bossrush.companions.roster import PLAYERS
from bossrush.engine.registry import PACKS, bring_packs
from bossrush.table.doors import is_public_url
from bossrush.table.logs import set_up_logs
from bossrush.table.serve import EVERYWHERE, bound, run
from bossrush.table.settings import (
    HOST,
    KEEP_REPLAYS,
    KEEP_TABLES,
    PORT,
    Limits,
    Settings,
    switched_on,
)
from bossrush.table.workers import supervise

_ENV = "BOSSRUSH_"


def _setting(name: str, about: str, **more: Any) -> Any:
    """An option that the environment may name, too."""
    return typer.Option(envvar=_ENV + name, help=about, **more)


def _days(name: str, about: str) -> Any:
    """How long something is kept."""
    return _setting(name, about, min=0, metavar="DAYS")


def serve(
    host: Annotated[str, _setting("HOST", "The address to listen on.")] = HOST,
    port: Annotated[
        int | None,
        _setting("PORT", f"The port; by default {PORT} or the next free one.", min=0, max=65535),
    ] = None,
    database: Annotated[
        str,
        _setting(
            "DATABASE",
            "Where tables are kept: a file, or postgresql://…; by default one in your data folder.",
        ),
    ] = "",
    browser: Annotated[
        bool | None,
        typer.Option("--open/--no-open", help="Open the page in the browser.", show_default="open"),
    ] = None,
    lan: Annotated[
        bool,
        typer.Option("--lan", envvar=_ENV + "LAN", help="Let others on your network join."),
    ] = False,
    public_url: Annotated[
        str,
        _setting("PUBLIC_URL", "Where people reach it through a proxy: https://games.example."),
    ] = "",
    workers: Annotated[
        int, _setting("WORKERS", "Server processes; needs PostgreSQL.", min=1, max=64)
    ] = 1,
    internal_host: Annotated[
        str,
        _setting("INTERNAL_HOST", "Where workers on other machines reach these."),
    ] = "127.0.0.1",
    packs: Annotated[
        Path | None,
        typer.Option(
            envvar=PACKS, metavar="DIR", help="A content pack of your own, or a folder of them."
        ),
    ] = None,
    players: Annotated[
        Path | None,
        typer.Option(
            envvar=PLAYERS, metavar="DIR", help="A folder of learned players to sit down with."
        ),
    ] = None,
    keep_tables: Annotated[
        int,
        _days("KEEP_TABLES", "Delete tables that nobody has touched for this many days; 0: never."),
    ] = KEEP_TABLES,
    keep_replays: Annotated[
        int,
        _days(
            "KEEP_REPLAYS", "Delete replays that nobody has watched for this many days; 0: never."
        ),
    ] = KEEP_REPLAYS,
    log: Annotated[str, _setting("LOG", "`plain`, `json`, or `quiet`.")] = "plain",
) -> None:
    """Start the table and open the browser."""
    if log not in ("plain", "json", "quiet"):
        raise typer.BadParameter("it is plain, json or quiet", param_hint="--log")
    if packs is not None:
        bring_packs(packs)
    if players is not None:
        if not players.is_dir():
            raise typer.BadParameter(f"there is no folder {players}", param_hint="--players")
        os.environ[PLAYERS] = str(players.resolve())  # for processes begun from here, too
    if public_url and not is_public_url(public_url):
        raise typer.BadParameter(
            "it begins with https:// or http:// and has no path: https://games.example",
            param_hint="--public-url",
        )
    settings = Settings(
        host="0.0.0.0" if lan and host == HOST else host,
        port=PORT if port is None else port,
        database=database,
        lan=lan,
        public_url=public_url,
        internal_host=internal_host,
        keep_tables=keep_tables,
        keep_replays=keep_replays,
    )
    if workers > 1 and not settings.store.startswith(("postgresql://", "postgres://")):
        raise typer.BadParameter(
            "several workers need PostgreSQL: add --database postgresql://…",
            param_hint="--workers",
        )
    wanted = switched_on(_ENV + "OPEN", True) if browser is None else browser
    set_up_logs(log)
    sock = bound(settings.host, settings.port, exact=port is not None)
    taken = sock.getsockname()[1]
    if port is None and taken != PORT:
        typer.echo(f"Port {PORT} is taken, so this is on port {taken}.")
    shown = _shown(settings, taken)

    def ready() -> None:
        typer.echo(f"Bossrush is at {shown}  (Ctrl+C ends it)")
        if settings.lan:
            typer.echo(f"On your network: {_lan(taken)}")
        if wanted:
            webbrowser.open(shown)

    if workers > 1:
        supervise(settings, sock, workers, log, ready)
    else:
        run(settings, sock, ready)


def show_pack(folder: Path, card: str, port: int | None, browser: bool) -> None:
    """Serve a pack that is being written, on this machine alone, until told to end."""
    with TemporaryDirectory(prefix="bossrush-preview-") as kept:
        settings = Settings(
            port=PORT if port is None else port,
            database=str(Path(kept) / "tables.db"),
            preview=str(folder),
            preview_card=card,
            limits=Limits(creations=10.0, creations_burst=200),
        )
        set_up_logs("quiet")
        sock = bound(settings.host, settings.port, exact=port is not None)
        shown = f"{_shown(settings, sock.getsockname()[1])}/preview"

        def ready() -> None:
            typer.echo(f"{folder} is at {shown}  (Ctrl+C ends it)")
            if browser:
                webbrowser.open(shown)

        if hasattr(signal, "SIGHUP"):  # a terminal that is closed ends the server in good order
            signal.signal(signal.SIGHUP, lambda *_: signal.raise_signal(signal.SIGTERM))
        run(settings, sock, ready)


def _shown(settings: Settings, port: int) -> str:
    """The address to open on this machine."""
    host = HOST if settings.host in EVERYWHERE else settings.host
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _lan(port: int) -> str:
    from bossrush.table.lan import lan_address

    address = lan_address()
    return f"http://{address}:{port}" if address is not None else "this computer is on no network"


if __name__ == "__main__":
    typer.run(serve)
