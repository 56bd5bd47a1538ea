"""`bossrush balance`: the smallest change of a pack that brings a game where it is wanted."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console

from bossrush.engine.card_game import CardGame
from bossrush.engine.content.pack import MANIFEST, PackFile
from bossrush.engine.errors import OptionError
from bossrush.engine.game import Game
from bossrush.lab.asking import game_with, option_sets, seat_counts, seated, setups_of, table_of
from bossrush.lab.balance import Balancing, Tried, pack_of
from bossrush.lab.door import Hands
from bossrush.lab.extras import LabError
from bossrush.lab.knobs import Change, Tunable
from bossrush.lab.options import OneObject, Processes, RayCluster, Seed, Settings
from bossrush.lab.playing import Setup
from bossrush.lab.simulate import best_companion
from bossrush.lab.targets import Target, confidence, target


class Proposal(msgspec.Struct):
    """What is proposed, for machines."""

    pack: str
    targets: list[str]
    changes: list[Change]
    missed_before: float
    missed_after: float
    met: bool
    confidence: float
    """How sure it is that every aim is met or missed by less than a point, on fresh seeds."""
    games: int
    """Played in all."""
    diff: str


def balance(
    game: Annotated[str, typer.Argument(help="The game to balance")],
    target_: Annotated[
        list[str],
        typer.Option(
            "--target", help="won=35..55: a win rate; boss<=12: bosses within 12 points; repeatable"
        ),
    ],
    pack: Annotated[
        str | None, typer.Option(help="A pack's folder, or the id of one of the game's own")
    ] = None,
    games: Annotated[
        int, typer.Option(min=20, help="Games for each number of seats, at most")
    ] = 1000,
    seats: Annotated[
        str | None, typer.Option(help="How many seats: 3, 1,2 or 1-4, or all")
    ] = "all",
    steps: Annotated[int, typer.Option(min=1, help="Move knobs by this many steps at most")] = 12,
    companion: Annotated[
        str | None, typer.Option(help="Who plays; by default the best that answers at once")
    ] = None,
    workers: Processes = None,
    ray: RayCluster = "",
    seed: Seed = 0,
    option: Settings = None,
    take: Annotated[bool, typer.Option(help="Write the change into the pack")] = False,
    json: OneObject = False,
) -> None:
    """Move a pack's knobs until a game is where it is wanted, and show the change as a diff."""
    targets = [target(text) for text in target_]
    folder = _folder(pack)
    found, options = game_with(game, folder, option or [])
    sets = option_sets(found, options)
    if len(sets) > 1:
        raise OptionError("one value of each option is balanced: run it once for each")
    tunable = _pack(found, pack if folder is None else PackFile(folder).text("id"), sets[0])
    name = companion or best_companion(found.key)
    setups = setups_of(found, seat_counts(found, seats), sets, name, None, seed, True)
    hands = Hands(workers, ray)
    hands.reach()
    console = Console(stderr=True, highlight=False)
    tell = (lambda what: None) if json else (lambda what: console.print(what))
    search = Balancing(found, tunable, setups, targets, games, hands, tell)
    try:
        start, best = search.search(steps)
        fresh = _fresh(search, best)
    except KeyboardInterrupt:
        typer.echo("bossrush: stopped; nothing was changed", err=True)
        raise typer.Exit(130) from None
    if take and best.changes:
        tunable.write(best.changes, tunable.folder)
    if json:
        typer.echo(msgspec.json.encode(_proposal(search, start, best, fresh)).decode())
    else:
        _print(search, start, best, fresh, take)


def _folder(pack: str | None) -> Path | None:
    """The folder of a pack of one's own; None where one of the game's is meant, by its id."""
    if pack is None:
        return None
    if (Path(pack) / MANIFEST).is_file():
        return Path(pack)
    if Path(pack).is_dir():
        raise OptionError(f"{pack} is no pack: it has no {MANIFEST}")
    if Path(pack).parent != Path():
        raise OptionError(f"there is no folder {pack!r}")
    return None


def _pack(game: Game[Any], name: str | None, options: dict[str, Any]) -> Tunable:
    """The pack whose knobs are moved: the one named, or the first of the game's that has any."""
    if name is not None:
        return Tunable(pack_of(game, name, options))
    own = game.own_packs(game.options(options)) if isinstance(game, CardGame) else []
    for folder in own:
        manifest = PackFile(folder).manifest
        if manifest is not None and manifest.knobs:
            return Tunable(folder)
    raise LabError(f"no pack of {game.key} declares knobs: name one with --pack")


def _fresh(search: Balancing, best: Tried) -> Tried:
    """The proposal on seeds that it was not chosen by."""
    search.setups = [msgspec.structs.replace(one, seed=one.seed + 1) for one in search.setups]
    return search.measure(best.changes, None, search.games)


def _proposal(search: Balancing, start: Tried, best: Tried, fresh: Tried) -> Proposal:
    return Proposal(
        search.pack.id,
        [str(aim) for aim in search.targets],
        list(best.changes),
        start.missed(search.targets),
        best.missed(search.targets),
        best.missed(search.targets) == 0,
        confidence(search.targets, fresh.told),
        search.played,
        search.pack.diff(best.changes),
    )


def _print(search: Balancing, start: Tried, best: Tried, fresh: Tried, taken: bool) -> None:
    console = Console(highlight=False)
    aims = ", ".join(map(str, search.targets))
    if not best.changes:
        met = start.missed(search.targets) == 0
        said = "is met as it is" if met else "is not met, and no knob brings it nearer"
        typer.echo(f"{aims} {said} ({search.played:,} games)")
    for aim in search.targets:
        console.print(_table(search.setups, aim, start, best, fresh))
    if not best.changes:
        return
    typer.echo(search.pack.diff(best.changes))
    said = "is met" if best.missed(search.targets) == 0 else "is nearer, and not met"
    sure = confidence(search.targets, fresh.told)
    typer.echo(
        f"{aims} {said}: {search.pack.size(best.changes)} steps, {search.played:,} games; "
        f"{sure:.0%} sure to be within a point of it, by fresh seeds"
    )
    typer.echo("Written into the pack." if taken else "--take writes this into the pack.")


def _table(setups: list[Setup], aim: Target, start: Tried, best: Tried, fresh: Tried) -> Any:
    """Before, after, and after on fresh seeds."""
    table = table_of(str(aim), "as it is", "changed", "fresh seeds")
    for at, setup in enumerate(setups):
        columns = [tried.told[at] for tried in (start, best, fresh)]
        if not aim.kind:
            shown = [f"{100 * one.won.value:.1f} %" for one in columns]
            table.add_row(f"{seated(setup.seats)}: won", *shown)
            continue
        for name in sorted(columns[0].by_thing.get(aim.kind, {})):
            rates = [one.by_thing.get(aim.kind, {}).get(name) for one in columns]
            shown = [f"{100 * rate.value:.1f} %" if rate is not None else "-" for rate in rates]
            table.add_row(f"{seated(setup.seats)}: {name}", *shown)
    return table
