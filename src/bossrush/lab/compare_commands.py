"""`bossrush compare`: two companions, packs, or folders that `simulate --out` has made."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from bossrush.companions.roster import thinks
from bossrush.companions.sharp.budget import Thinking, budget
from bossrush.engine.content.pack import MANIFEST, PackFile
from bossrush.engine.errors import OptionError
from bossrush.engine.game import Game
from bossrush.engine.packs import OPTION
from bossrush.engine.registry import bring_packs
from bossrush.lab import options
from bossrush.lab.asking import game_named, option_sets, progress, seat_counts, setups_of
from bossrush.lab.compare import Comparison, Key, compared, is_scored, worth_of
from bossrush.lab.door import Hands
from bossrush.lab.extras import need
from bossrush.lab.playing import Setup, game_seed
from bossrush.lab.simulate import best_companion, in_blocks, played

NONE = "none"
"""In the place of a pack: the game as it is."""


def compare(
    first: Annotated[
        str, typer.Argument(metavar="A", help="A companion, a pack's folder, none, or a kept run")
    ],
    second: Annotated[str, typer.Argument(metavar="B", help="What it is compared with")],
    game: Annotated[
        str | None, typer.Option(help="The game; a pack and a kept run say so themselves")
    ] = None,
    games: Annotated[
        int, typer.Option(min=1, help="How many pairs for each number of seats")
    ] = 500,
    seats: options.Seats = None,
    companion: Annotated[
        str | None, typer.Option(help="Who plays where packs are compared; by default the best")
    ] = None,
    playouts: options.Playouts = None,
    seconds: options.Seconds = None,
    workers: options.Processes = None,
    ray: options.RayCluster = "",
    seed: options.Seed = 0,
    option: options.Settings = None,
    json: options.OneObject = False,
) -> None:
    """Compare two companions, packs or kept runs on the same seeds: is the difference real?"""
    kept = [(Path(side) / "games.parquet").is_file() for side in (first, second)]
    if all(kept):
        told = _kept(Path(first), Path(second))
    elif any(kept):
        raise OptionError("a kept run is compared with another kept run")
    else:
        hands = Hands(workers, ray)
        asked = _Asked(games, seats, companion, budget(playouts, seconds), seed, option or [])
        told = asked.play(first, second, game, hands, json)
    if json:
        typer.echo(msgspec.json.encode(told).decode())
    else:
        _print(told)


class _Asked(msgspec.Struct):
    """What both sides have in common."""

    games: int
    seats: str | None
    companion: str | None
    thinking: Thinking | None
    seed: int
    options: list[str]

    def play(
        self, first: str, second: str, name: str | None, hands: Hands, quiet: bool
    ) -> Comparison:
        """Play both sides, the same seeds each."""
        for side in (first, second):
            _check_place(side)
        packs = [_is_pack(side) or side == NONE for side in (first, second)]
        if any(packs) and not all(packs):
            raise OptionError(f"{first} and {second} are not of one sort: two packs, or companions")
        if self.companion is not None and not all(packs):
            raise OptionError("--companion says who plays where packs are compared")
        if all(packs) and {first, second} == {NONE}:
            raise OptionError("none and none are the same: name a pack")
        if all(packs):
            name = name or next(_game_of(side) for side in (first, second) if side != NONE)
        if name is None:
            raise OptionError(f"say of which game {first} and {second} are companions: --game")
        game = game_named(name)
        sides = [self._side(game, side, all(packs)) for side in (first, second)]
        hands.reach()
        results = []
        total = self.games * sum(len(setups) for setups, _ in sides)
        with progress(f"{game.key}: {first}, {second}", total, quiet) as advance:
            for setups, folder in sides:
                if folder is not None:
                    bring_packs(folder)
                results.append(self._played(game, setups, hands, advance))
        (one, scored), (two, _) = results
        return compared(first, second, one, two, scored)

    def _side(self, game: Game[Any], side: str, packs: bool) -> tuple[list[Setup], Path | None]:
        """The setups of a side; refused here where they cannot be."""
        who = side
        options = self.options
        folder = None
        thinking = self.thinking
        if packs:
            who = self.companion or best_companion(game.key)
            if side != NONE:
                folder = Path(side)
                bring_packs(folder)
                options = [*options, f"{OPTION}={PackFile(folder).text('id')}"]
        elif not thinks(who):
            thinking = None
        counts = seat_counts(game, self.seats)
        sets = option_sets(game, options)
        if len(sets) > 1:
            raise OptionError("one value of each option is compared: run it once for each")
        return setups_of(game, counts, sets, who, thinking, self.seed, False), folder

    def _played(
        self, game: Game[Any], setups: list[Setup], hands: Hands, advance: Any
    ) -> tuple[dict[Key, float], bool]:
        found: dict[Key, float] = {}
        scored = False
        for setup in setups:
            blocks = in_blocks(setup, range(self.games))
            with closing(played(game, blocks, hands)) as coming:
                for block, some in zip(blocks, coming, strict=True):
                    for number, one in enumerate(some, block[1]):
                        key = (setup.seats, f"{game_seed(self.seed, number):032x}")
                        found[key] = worth_of(one)
                        scored = scored or is_scored(one)
                    advance(len(some))
        return found, scored


def _check_place(side: str) -> None:
    """OptionError for what looks like a folder and holds nothing that can be compared."""
    if _is_pack(side) or not (Path(side).exists() or Path(side).parent != Path()):
        return
    if not Path(side).exists():
        raise OptionError(f"there is no folder {side!r}")
    raise OptionError(
        f"{side} is neither a pack, which has a {MANIFEST}, nor a run that simulate --out has kept"
    )


def _is_pack(side: str) -> bool:
    return (Path(side) / MANIFEST).is_file()


def _game_of(side: str) -> str:
    return PackFile(Path(side)).text("game")


def _kept(first: Path, second: Path) -> Comparison:
    """Two folders that `simulate --out` has made, perhaps by two versions of Bossrush."""
    need("polars", "comparing kept runs", "lab")
    from bossrush.lab.kept import worths  # it needs what `need` asks for

    (one, scored), (two, _) = worths(first), worths(second)
    if not set(one) & set(two):
        raise OptionError(f"{first} and {second} have no seed in common: there is nothing to pair")
    return compared(str(first), str(second), one, two, scored)


def _print(told: Comparison) -> None:
    size, digits = (1.0, 1) if told.scored else (100.0, 1)
    unit = "" if told.scored else " %"
    for name, side in ((told.first, told.one), (told.second, told.two)):
        low, high = side.low * size, side.high * size
        typer.echo(
            f"{name}: {side.value * size:.{digits}f}{unit} "
            f"(95 % interval {low:.{digits}f} to {high:.{digits}f})"
        )
    even = told.difference.count - told.better - told.worse
    typer.echo(
        f"{told.difference.count} pairs: {told.second} did better in {told.better}, "
        f"worse in {told.worse}, the same in {even} (chance alone: p = {told.chance:.2g})"
    )
    typer.echo(f"{told.verdict[:1].upper()}{told.verdict[1:]}.")
