"""`bossrush tournament`: companions against each other."""

from __future__ import annotations

from contextlib import closing
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console

from bossrush.companions.roster import companions, no_companion, plain_companions, thinks
from bossrush.companions.sharp.budget import budget
from bossrush.engine.errors import OptionError
from bossrush.engine.game import Game
from bossrush.engine.registry import register
from bossrush.lab import asking
from bossrush.lab.door import Hands, deal
from bossrush.lab.options import Processes, RayCluster, Seed, Settings
from bossrush.lab.playing import Player, about, player, ready
from bossrush.lab.simulate import block_size
from bossrush.lab.tournament import Bout, Match, Standing, competes, play_match, standings


def tournament(
    game: Annotated[str, typer.Argument(help="The game to play")],
    entrant: Annotated[
        list[str] | None,
        typer.Argument(help="Companions, such as sharp:300; by default all plain ones"),
    ] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games")] = 200,
    seats: Annotated[int | None, typer.Option(help="How many seats; by default the fewest")] = None,
    workers: Processes = None,
    ray: RayCluster = "",
    seed: Seed = 0,
    option: Settings = None,
    json: Annotated[bool, typer.Option("--json", help="A list of objects, for machines")] = False,
) -> None:
    """Let companions play each other, and rate them."""
    found = asking.game_named(game)
    register(found)
    names = entrant or plain_companions(found.key)
    entrants = tuple(_entrant(found.key, name) for name in names)
    if len(set(entrants)) < 2:
        known = ", ".join(companions(found.key))
        raise OptionError(f"a tournament has two entrants or more; {found.key} has {known}")
    sets = asking.option_sets(found, option or [])
    if len(sets) > 1:
        raise OptionError("a tournament has one value of each option: run it once for each")
    (count,) = asking.seat_counts(found, None if seats is None else str(seats))
    for one in entrants:
        asking.setups_of(found, [count], sets, one.name, one.thinking(), seed, False)
    match = Match(found.key, count, sets[0], entrants, seed, competes(found, count))
    hands = Hands(workers, ray)
    hands.reach()
    bouts = _play(found, match, games, hands, json)
    told = standings(match, bouts)
    if json:
        typer.echo(msgspec.json.encode(told).decode())
    else:
        _print(match, told, len(bouts))
    if len(bouts) < games:
        typer.echo(f"bossrush: stopped after {len(bouts)} of {games} games", err=True)
        raise typer.Exit(130)


def _entrant(game: str, text: str) -> Player:
    """A companion by name, with its playouts where it thinks."""
    name, colon, playouts = text.partition(":")
    if name not in companions(game):
        raise OptionError(no_companion(game, name))
    if not colon:
        return player(name)
    if not thinks(name) or not playouts.isdecimal() or len(playouts) > 9:
        raise OptionError(f"only one who thinks takes playouts, as in sharp:300; not {text!r}")
    return player(name, budget(int(playouts), None))


def _play(game: Game[Any], match: Match, games: int, hands: Hands, quiet: bool) -> list[Bout]:
    """All bouts, or those that were played when somebody stopped it."""
    size = min(block_size(one, games) for one in match.entrants)
    blocks = [(match, at, min(at + size, games)) for at in range(0, games, size)]
    bouts: list[Bout] = []
    told = (game.key, *about(game, [])[1:])
    what = f"{game.key}, {asking.seated(match.seats)}, {len(match.entrants)} entrants"
    try:
        with (
            asking.progress(what, games, quiet) as advance,
            closing(deal(hands, play_match, blocks, ready, *told)) as coming,
        ):
            for some in coming:
                bouts.extend(some)
                advance(len(some))
    except KeyboardInterrupt:
        if not bouts:
            raise
    return bouts


def _print(match: Match, told: list[Standing], games: int) -> None:
    how = "at one table" if match.at_one_table else "each with a table of its own, same seeds"
    typer.echo(f"{match.game}, {asking.seated(match.seats)}, {games} games, {how}")
    brought = "mean score" if match.at_one_table else "won"
    numbers = [str(at + 1) for at in range(len(told))]
    table = asking.table_of("entrant", "rating", "95 % interval", brought, *numbers)
    for at, one in enumerate(told):
        mean = f"{one.brought:.1f}" if match.at_one_table else f"{one.brought:.1%}"
        against = [
            "" if other is one else f"{one.against.get(other.entrant, 0.5):.0%}" for other in told
        ]
        interval = f"{one.low:.0f} to {one.high:.0f}"
        table.add_row(f"{at + 1} {one.entrant}", f"{one.rating:.0f}", interval, mean, *against)
    Console(highlight=False).print(table)
    first, second = told[0], told[1]
    clear = first.low > second.high
    said = "is clearly the best" if clear else f"is ahead of {second.entrant}, but not clearly"
    typer.echo(f"{first.entrant} {said}.")
