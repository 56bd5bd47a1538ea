"""The day's game: one seed a day for each game and number of seats, the same for everybody here.

The seed is made from the server's own secret, so nobody can work it out beforehand. What is kept is
who tried it and how it went, once a person; a day begins at midnight UTC.
"""

from __future__ import annotations

import asyncio
import hmac
import logging
from datetime import UTC, date, datetime, timedelta
from typing import Final

from bossrush.engine.registry import games as all_games
from bossrush.engine.rules import Outcome
from bossrush.table import entry as e
from bossrush.table.clock import now_ms
from bossrush.table.keeper import Keeper
from bossrush.table.lookback import DayGame, DayHistory, DayPast, DayResult, DayView
from bossrush.table.store import Store, StoreError
from bossrush.table.stored import DayTried
from bossrush.table.table import Table

log = logging.getLogger(__name__)

MOST_SHOWN: Final = 20
"""Of the results of a game."""
MOST_KEPT: Final = 1000
"""Of one person's tries that are looked through."""


def today() -> date:
    """The day it is, by UTC."""
    return datetime.now(UTC).date()


def seed_of(secret: str, day: str, game: str, seats: int) -> str:
    """The seed of one of a day's games, as tables keep it."""
    return hmac.new(secret.encode(), f"day/{day}/{game}/{seats}".encode(), "sha256").hexdigest()[
        :32
    ]


class Days:
    """Who has tried the day's games, and how it went."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._noting: set[asyncio.Task[None]] = set()

    async def view(self, person: str) -> DayView:
        """The games of today, as this person sees them."""
        day = today()
        tried = await self._store.day(day.isoformat())
        mine = await self._store.days_of(person, MOST_KEPT) if person else []
        streak, longest = streaks(mine, day)
        midnight = datetime.combine(day + timedelta(days=1), datetime.min.time(), UTC)
        return DayView(
            date=day.isoformat(),
            ends=int(midnight.timestamp() * 1000),
            games=[
                self._game(game.key, seats, tried, person)
                for game in all_games()
                for seats in range(game.min_seats, game.max_seats + 1)
            ],
            streak=streak,
            longest=longest,
        )

    def _game(self, game: str, seats: int, tried: list[DayTried], person: str) -> DayGame:
        here = [one for one in tried if one.game == game and one.seats == seats]
        here.sort(key=_standing)
        own = next((one for one in here if person and one.person == person), None)
        return DayGame(
            game=game,
            seats=seats,
            tries=len(here),
            won=sum(one.won is True for one in here),
            mine=_result(own, person) if own is not None else None,
            results=[_result(one, person) for one in here[:MOST_SHOWN]],
        )

    async def history(self, person: str) -> DayHistory:
        """Everything that a person has tried."""
        mine = await self._store.days_of(person, MOST_KEPT)
        streak, longest = streaks(mine, today())
        tries = [
            DayPast(date=one.date, game=one.game, seats=one.seats, result=_result(one, person))
            for one in mine
        ]
        return DayHistory(tries=tries, streak=streak, longest=longest)

    async def begin(self, table: Table) -> bool:
        """Note that the host of a table tries it; False where they have done so before."""
        return await self._store.try_day(_tried(table))

    def after(self, keeper: Keeper, entry: e.AnyEntry) -> None:
        """An entry was made: note how a game went once it is over."""
        table = keeper.table
        if not table.setup.day or table.status != "over" or isinstance(entry, e.Said | e.Emoted):
            return
        noting = asyncio.get_running_loop().create_task(self._note(_tried(table)))
        self._noting.add(noting)
        noting.add_done_callback(self._noting.discard)

    async def _note(self, one: DayTried) -> None:
        try:
            await self._store.end_day(one)
        except StoreError as error:
            log.warning("store not reached", extra={"why": str(error)})

    async def close(self) -> None:
        """Wait for what is being noted."""
        await asyncio.gather(*self._noting, return_exceptions=True)


def _tried(table: Table) -> DayTried:
    """A try, as far as it has come."""
    assert table.opened is not None
    host = table.people[0]
    play = table.play
    outcome = play.outcome if play is not None else None
    own = [seat.number for seat in table.seats if seat.person == 0]
    return DayTried(
        date=table.setup.day,
        game=table.setup.game,
        seats=len(table.opened.places),
        person=host.key,
        name=host.name,
        table=table.id,
        began=table.opened.time,
        ended=now_ms() if outcome is not None else None,
        won=_won(outcome, own, len(table.seats)),
        score=max(
            (outcome.scores[seat] for seat in own if seat < len(outcome.scores)), default=None
        )
        if outcome is not None
        else None,
        choices=play.choices if play is not None else 0,
        marks=list(play.origin.marks) if play is not None else [],
    )


def _won(outcome: Outcome | None, own: list[int], seats: int) -> bool | None:
    """Whether somebody has won: against others, by coming first; against oneself nobody does."""
    if outcome is None or outcome.won is not None:
        return outcome.won if outcome is not None else None
    if len(own) == seats or not outcome.places:
        return None
    return any(outcome.places[seat] == 1 for seat in own)


def _standing(one: DayTried) -> tuple[bool, bool, int, int, int]:
    """What results are sorted by: winners first, by score, then by how few choices it took."""
    return one.ended is None, one.won is False, -(one.score or 0), one.choices, one.began


def _result(one: DayTried, person: str) -> DayResult:
    mine = bool(person) and one.person == person
    return DayResult(
        name=one.name,
        mine=mine,
        won=one.won,
        over=one.ended is not None,
        score=one.score,
        choices=one.choices,
        began=one.began,
        ended=one.ended,
        marks=one.marks,
        table=one.table if mine else "",
    )


def streaks(mine: list[DayTried], day: date) -> tuple[int, int]:
    """On how many days in a row somebody has finished one, up to now and at most.

    A day that has not been played yet breaks nothing while it lasts.
    """
    done = sorted({date.fromisoformat(one.date) for one in mine if one.ended is not None})
    longest = run = 0
    before: date | None = None
    for one in done:
        run = run + 1 if before is not None and one - before == timedelta(days=1) else 1
        longest = max(longest, run)
        before = one
    current = run if before is not None and day - before <= timedelta(days=1) else 0
    return current, longest
