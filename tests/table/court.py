"""A table before the judge, without a server: commands go in, entries or refusals come out."""

from __future__ import annotations

from typing import Any

import pytest

from bossrush.table import entry as e
from bossrush.table import protocol as p
from bossrush.table.judge import judged, set_up
from bossrush.table.playing import Playing
from bossrush.table.plea import Plea
from bossrush.table.refusal import Refusal
from bossrush.table.table import Table, Told

NAMES = ("ann", "bob", "cleo", "dora")
NOW = 1_000_000
SEED = f"{7:032x}"


class Court:
    """A table whose people are known by their names."""

    def __init__(
        self,
        game: str = "hunt",
        people: int = 2,
        seats: int | None = None,
        begin: bool = True,
        places: list[e.Place] | None = None,
        seed: str = SEED,
        **setup: Any,
    ) -> None:
        count = people if seats is None else seats
        self.table = Table()
        self.now = NOW
        self.away: dict[int, int] = {}
        """By person: since when they are not connected."""
        self.secret: set[int] = set()
        """Seats that know something others do not."""
        self.entries: list[e.AnyEntry] = []
        self._asked = 0
        self.enter(
            e.Opened(
                time=NOW,
                by=0,
                id="t1",
                code="CODE",
                setup=set_up(game, {}, count, **setup),
                people=[e.Person(name, name) for name in NAMES[:people]],
                places=places
                or [e.Place(person=seat if seat < people else None) for seat in range(count)],
                seed=seed,
                nonce=seed,
            )
        )
        if begin:
            self.enter(e.Begun(time=NOW, by=0))

    def enter(self, entry: e.AnyEntry) -> Told:
        """Take an entry in, whoever made it."""
        self.entries.append(entry)
        return self.table.take(entry)

    def ruling(self, who: str, command: type[p.Command], **fields: Any) -> e.AnyEntry:
        """What a command would become."""
        self._asked += 1
        asked = command(id=f"r{self._asked}", **fields)
        plea = Plea(
            self.table, asked, who, self.now, lambda seat: seat in self.secret, self.away.get
        )
        return judged(plea)

    def do(self, who: str, command: type[p.Command], **fields: Any) -> e.AnyEntry:
        """What a command becomes, taken in."""
        entry = self.ruling(who, command, **fields)
        self.enter(entry)
        return entry

    def refused(self, who: str, command: type[p.Command], **fields: Any) -> str:
        """Why a command is refused."""
        before = self.table.n
        with pytest.raises(Refusal) as caught:
            self.ruling(who, command, **fields)
        assert self.table.n == before
        return caught.value.reason

    def choose(self, who: str, seat: int, option: str, **more: Any) -> e.AnyEntry:
        """Answer what a seat is asked now."""
        decision = self.playing.pending(seat)
        assert decision is not None
        return self.do(who, p.Choose, seat=seat, option=option, at=decision.number, **more)

    @property
    def playing(self) -> Playing:
        assert self.table.playing is not None
        return self.table.playing

    def read_again(self) -> Table:
        """The table as its log, written and read, tells it."""
        table = Table()
        for entry in self.entries:
            table.take(e.read(e.written(entry)))
        return table
