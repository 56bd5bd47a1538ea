"""The tables of docs/balance.md: what each is of, and how it is counted from games."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from statistics import fmean, pstdev, quantiles
from typing import NamedTuple

from bossrush.engine.registry import game as find_game
from bossrush.games.souls import GAME as SOULS
from bossrush.lab.playing import Played
from bossrush.lab.stats import wilson

Rows = list[list[str]]


class Run(NamedTuple):
    """Some games that a table tells of."""

    name: str
    """What stands at the left of its row."""
    seats: int
    companion: str
    games: int
    options: tuple[str, ...] = ()


class Table(NamedTuple):
    """A table of the page, by its name there."""

    name: str
    game: str
    runs: tuple[Run, ...]
    made: Callable[[Sequence[tuple[Run, list[Played]]]], Rows]
    """Its rows from the games, the heading first."""


def _rate(won: int, games: int) -> list[str]:
    low, high = wilson(won, games)
    return [f"{100 * won / games:.1f} %", f"{100 * low:.1f} to {100 * high:.1f}"]


def _won(games: list[Played]) -> int:
    return sum(one.won is True for one in games)


def _labelled(games: list[Played], label: str, *, lost: bool = False) -> Counter[str]:
    return Counter(one.labels.get(label, "") for one in games if not lost or one.won is not True)


# -- Dark Sector ----------------------------------------------------------------------------------

ACTS = ("act 1", "act 2", "act 3", "boss")


def acts(runs: Sequence[tuple[Run, list[Played]]]) -> Rows:
    """Win rates by seats, and where games were lost."""
    head = ["seats", "crew", "games", "won", "95 % interval"]
    rows = [[*head, "lost in Act 1", "Act 2", "Act 3", "at the boss"]]
    for run, games in runs:
        where = _labelled(games, "act", lost=True)
        crew = str(max(2, run.seats))
        rows.append(
            [run.name, crew, str(len(games)), *_rate(_won(games), len(games))]
            + [str(where[act]) for act in ACTS]
        )
    return rows


def bosses(runs: Sequence[tuple[Run, list[Played]]]) -> Rows:
    """How many of the crews that met each boss it has beaten."""
    names = sorted(
        {
            thing.id
            for _, games in runs
            for one in games
            for thing in one.things
            if thing.kind == "boss"
        }
    )
    rows = [["boss", *(f"{run.name} seat{'s' * (run.seats > 1)}" for run, _ in runs)]]
    rates: list[list[float]] = [[] for _ in runs]
    for name in names:
        row = [_title("sector", name)]
        for at, (_, games) in enumerate(runs):
            met = [one for one in games if any(thing.id == name for thing in one.things)]
            beaten = len(met) - _won(met)
            rates[at].append(100 * beaten / max(1, len(met)))
            row.append(f"{rates[at][-1]:.1f} % of {len(met)}")
        rows.append(row)
    rows.append(["from the least to the most", *(f"{max(r) - min(r):.1f} points" for r in rates)])
    return rows


def _title(game: str, name: str) -> str:
    found = find_game(game)
    texts = found.texts(found.options({}))
    key = f"{game}-{name}".replace(".", "-")
    for ending in ("title", "name"):
        if f"{key}-{ending}" in texts:
            return texts[f"{key}-{ending}"]["en"]
    return name


def _sector(companion: str, games: int, *options: str) -> tuple[Run, ...]:
    return tuple(Run(str(n), n, companion, games, options) for n in (1, 2, 3, 4))


# -- Escape from Arkalion -------------------------------------------------------------------------


ENDS = {
    "boarded": "boarded",
    "stations": "stations",
    "armour_arrived": "Armour arrived",
    "heroes_dead": "heroes dead",
    "time": "out of time",
}
"""How an escape is lost, as the page says it."""


def arkalion(runs: Sequence[tuple[Run, list[Played]]]) -> Rows:
    """Win rates by heroes, and how games were lost."""
    seen = {end for _, games in runs for end in _labelled(games, "end", lost=True)}
    ends = [end for end in ENDS if end in seen]
    rows = [["heroes", "games", "won", "95 % interval", *(ENDS[end] for end in ends)]]
    for run, games in runs:
        why = _labelled(games, "end", lost=True)
        rate = _rate(_won(games), len(games))
        rows.append([run.name, str(len(games)), *rate, *(str(why[end]) for end in ends)])
    return rows


def turns(runs: Sequence[tuple[Run, list[Played]]]) -> Rows:
    """When games ended."""
    head = ["heroes", "lower quartile", "median", "upper quartile"]
    rows = [[*head, "before turn 8", "in 8 to 10", "in 11 and 12"]]
    for run, games in runs:
        ended = [int(one.labels["turn"].removeprefix("turn ")) for one in games]
        quarters = quantiles(ended, n=4, method="inclusive")
        spans = ((0, 7), (8, 10), (11, 12))
        shares = [sum(a <= turn <= b for turn in ended) / len(ended) for a, b in spans]
        rows.append(
            [run.name, *(f"{one:g}" for one in quarters), *(f"{100 * s:.0f} %" for s in shares)]
        )
    return rows


def presence(runs: Sequence[tuple[Run, list[Played]]]) -> Rows:
    """What having a hero along is worth: the win rate with less the win rate without."""
    some = [(run, games) for run, games in runs if run.seats < 6]
    heroes = sorted(
        {
            thing.id
            for _, games in some
            for one in games
            for thing in one.things
            if thing.kind == "hero" and thing.moment == 0
        }
    )
    rows = [["heroes", *(_title("arkalion", hero) for hero in heroes)]]
    for run, games in some:
        row = [run.name]
        for hero in heroes:
            there = [one for one in games if _aboard(one, hero)]
            away = [one for one in games if not _aboard(one, hero)]
            worth = _won(there) / max(1, len(there)) - _won(away) / max(1, len(away))
            row.append(f"{100 * worth:+.1f}")
        rows.append(row)
    return rows


def _aboard(one: Played, hero: str) -> bool:
    return any(thing.id == hero and thing.moment == 0 for thing in one.things)


_ESCAPES = (
    *(Run(f"{n}, balanced", n, "steady", 3000, ("preset=balanced",)) for n in (4, 5, 6)),
    Run("6, faithful", 6, "steady", 3000, ("preset=faithful",)),
)


# -- Vengeance ------------------------------------------------------------------------------------


def levels(runs: Sequence[tuple[Run, list[Played]]]) -> Rows:
    """The solo challenge at each level."""
    head = ["level", "companion", "games", "reached", "mean score", "SD", "died", "Boss dead"]
    rows = [[*head, "heroes, from the mean", "lairs", "Bosses"]]
    for run, games in runs:
        scores = [one.scores[0] for one in games]
        mean = fmean(scores)
        spreads = []
        for label in ("hero", "lair", "boss"):
            means = [
                fmean(s for one, s in zip(games, scores, strict=True) if one.labels[label] == value)
                for value in _labelled(games, label)
            ]
            spreads.append(f"{min(means) - mean:+.1f} to {max(means) - mean:+.1f}")
        reached = f"{100 * _won(games) / len(games):.1f} %"
        figures = [str(len(games)), reached, f"{mean:.1f}", f"{pstdev(scores):.1f}"]
        ends = _labelled(games, "end")
        figures.append(f"{100 * ends['died'] / len(games):.1f} %")
        figures.append(f"{100 * ends['boss dead'] / len(games):.0f} %")
        rows.append([run.name, run.companion, *figures, *spreads])
    return rows


def lairs(runs: Sequence[tuple[Run, list[Played]]]) -> Rows:
    """What each lair brings, from the mean of its level."""
    names = sorted({one.labels["lair"] for _, games in runs for one in games})
    rows = [["lair", *(run.name for run, _ in runs)]]
    means = [fmean(one.scores[0] for one in games) for _, games in runs]
    for name in names:
        row = [_title("vengeance", name)]
        for mean, (_, games) in zip(means, runs, strict=True):
            here = fmean(one.scores[0] for one in games if one.labels["lair"] == name)
            row.append(f"{here - mean:+.1f}")
        rows.append(row)
    return rows


def clockless(runs: Sequence[tuple[Run, list[Played]]]) -> Rows:
    """The challenge in turns, beside the same by the clock."""
    head = ["level", "companion", "games", "reached without a clock", "with one"]
    rows = [[*head, "mean score without", "with"]]
    by_clock = {run.name: games for run, games in runs if "mode=realtime" in run.options}
    for run, turned in runs:
        if "mode=turns" not in run.options:
            continue
        timed = by_clock[run.name]
        rates = [f"{100 * _won(games) / len(games):.1f} %" for games in (turned, timed)]
        means = [f"{fmean(one.scores[0] for one in games):.1f}" for games in (turned, timed)]
        rows.append([run.name, run.companion, str(len(turned)), *rates, *means])
    return rows


TARGETS = {"easy": 18, "medium": 23, "hard": 28}


def _challenge(level: str, companion: str, mode: str = "realtime", games: int = 5000) -> Run:
    dials = tuple(f"{dial}={level}" for dial in ("dice", "time", "score"))
    name = f"{level.capitalize()} ({TARGETS[level]})"
    return Run(name, 1, companion, games, (f"mode={mode}", *dials))


_LEVELS = (
    _challenge("easy", "steady"),
    _challenge("medium", "steady-quick"),
    _challenge("hard", "steady-quick"),
)


_BOTH_WAYS = tuple(
    run
    for timed in _LEVELS
    for run in (_challenge(timed.name.split()[0].lower(), timed.companion, "turns", 1000), timed)
)

# -- Dark Souls -----------------------------------------------------------------------------------

STAGES = ("first-half", "mini-boss", "second-half", "main-boss")


def halves(runs: Sequence[tuple[Run, list[Played]]]) -> Rows:
    """How far parties come."""
    head = ["seats", "games", "won", "95 % interval", "lost before the mini boss", "at it"]
    rows = [[*head, "before the main boss", "at it"]]
    for run, games in runs:
        where = Counter(one.moments[-1].stage for one in games if one.won is not True)
        won = _won(games)
        rate = _rate(won, len(games))[1]
        rows.append(
            [run.name, str(len(games)), str(won), f"{rate} %"]
            + [str(where[stage]) for stage in STAGES]
        )
    return rows


def roads(runs: Sequence[tuple[Run, list[Played]]]) -> Rows:
    """On the way to which boss parties fall, and to which."""
    ends = Counter(one.labels.get("end", "") for _, games in runs for one in games)
    rows = [["boss", "lost on the way to it", "lost to it", "won"]]
    for boss in sorted({end.rpartition(" ")[2] for end in ends if end}):
        counts = [ends[f"{how} {boss}"] for how in ("before", "at", "won against")]
        rows.append([_title("souls", boss), *(str(count or "") for count in counts)])
    return rows


def single(runs: Sequence[tuple[Run, list[Played]]]) -> Rows:
    """Fights with what a class begins with, put together by what they are against."""
    fights: defaultdict[str, defaultdict[int, list[Played]]] = defaultdict(
        lambda: defaultdict(list)
    )
    for run, games in runs:
        fights[run.name][run.seats] += games
    rows = [["against", "fights of each size", *(f"won by {n}" for n in PARTY_SIZES)]]
    for name, by_size in fights.items():
        of_each = str(max(map(len, by_size.values())))
        shares = (_won(by_size[size]) / max(1, len(by_size[size])) for size in PARTY_SIZES)
        rows.append([name, of_each, *(f"{100 * share:.1f} %" for share in shares)])
    return rows


def campaigns(runs: Sequence[tuple[Run, list[Played]]]) -> Rows:
    """Whole campaigns, and where they were lost."""
    head = ["campaign", "seats", "games", "won", "95 % interval", "lost", "did not end"]
    rows = [[*head, "choices, mean"]]
    for run, games in runs:
        won = _won(games)
        where = [
            Counter(_place(one.labels["section"]) for one in games if one.won is ended)
            for ended in (False, None)
        ]
        told = [", ".join(f"{n} in {name}" for name, n in sorted(one.items())) for one in where]
        row = [
            run.name,
            str(run.seats),
            str(len(games)),
            str(won),
            _rate(won, len(games))[1] + " %",
        ]
        rows.append([*row, *told, f"{fmean(one.decisions for one in games):,.0f}"])
    return rows


def _place(section: str) -> str:
    return section.replace("_", " ").title()


def _fights() -> Iterator[Run]:
    """Every encounter by its level and every boss, with parties of each size."""
    tables = SOULS.own_cards()
    named = [(f"level {card.level}", card.id) for card in tables.encounters]
    named += [(_title("souls", boss), boss) for boss in tables.boss_ids]
    for name, scenario in sorted(named, key=lambda one: (one[0][:5] != "level", one)):
        for size in PARTY_SIZES:
            yield Run(name, size, "steady", 40, (f"scenario={scenario}",))


PARTY_SIZES = (1, 2, 3, 4)
CAMPAIGNS = {"first_journey": "The First Journey", "coiled_sword": "The Coiled Sword"}
_JOURNEYS = tuple(
    Run(name, size, "steady", 40, (f"mode={mode}", "layout=laid"))
    for mode, name in CAMPAIGNS.items()
    for size in PARTY_SIZES
)
_PARTIES = tuple(Run(str(n), n, "steady", 100, ("layout=laid",)) for n in (1, 2, 3, 4))

TABLES: tuple[Table, ...] = (
    Table("sector", "sector", _sector("steady", 2000), acts),
    Table("sector-bosses", "sector", _sector("steady", 2000), bosses),
    Table("sector-tech", "sector", _sector("steady", 500, "twisted_tech=true"), acts),
    Table("sector-random", "sector", _sector("random", 500), acts),
    Table("arkalion", "arkalion", _ESCAPES, arkalion),
    Table("arkalion-turns", "arkalion", _ESCAPES, turns),
    Table("arkalion-heroes", "arkalion", _ESCAPES, presence),
    Table("vengeance", "vengeance", (*_LEVELS, _challenge("easy", "steady-quick")), levels),
    Table("vengeance-lairs", "vengeance", _LEVELS, lairs),
    Table("vengeance-clock", "vengeance", _BOTH_WAYS, clockless),
    Table("souls", "souls", _PARTIES, halves),
    Table("souls-bosses", "souls", _PARTIES, roads),
    Table("souls-fights", "souls", tuple(_fights()), single),
    Table("souls-campaigns", "souls", _JOURNEYS, campaigns),
)
