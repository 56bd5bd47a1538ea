"""A command before the judge: who asks for what, and what many commands require alike."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any

import msgspec

from bossrush.table import protocol as p
from bossrush.table.playing import Playing
from bossrush.table.refusal import Refusal
from bossrush.table.table import Seat, Table


class Plea:
    """A command, and everything needed to judge it."""

    __slots__ = ("by", "command", "gone", "key", "now", "private", "table")

    def __init__(
        self,
        table: Table,
        command: p.Command,
        key: str,
        now: int,
        private: Callable[[int], bool],
        gone: Callable[[int], int | None],
    ) -> None:
        self.table = table
        self.command = command
        self.key = key
        self.by = table.person(key) if key else None
        self.now = now
        self.private = private
        self.gone = gone
        """Since when somebody is not connected; None while they are."""

    def stamp(self) -> dict[str, Any]:
        """What every entry made of this command begins with."""
        request = self.command.id
        return {"time": self.now, "by": self.by, "request": request, "asked": self.brief()}

    def brief(self) -> str:
        """What is asked, in so few letters that they fit beside every entry."""
        said = msgspec.json.encode(msgspec.structs.replace(self.command, id=""))
        return hashlib.blake2b(said, digest_size=6).hexdigest()

    # -- what many commands require -------------------------------------------------------

    def person(self) -> int:
        """Who it is; they must have come to the table."""
        if self.by is None:
            raise Refusal("not-come")
        if self.by in self.table.kicked:
            raise Refusal("kicked")
        return self.by

    def host(self) -> int:
        if self.person() != self.table.host:
            raise Refusal("not-host", host=self.table.people[self.table.host].name)
        return self.table.host

    def seat(self, number: int) -> Seat:
        """A seat, no matter who holds it."""
        if number >= len(self.table.seats):
            raise Refusal("no-seat", seat=number + 1, seats=len(self.table.seats))
        return self.table.seats[number]

    def seat_in_play(self, number: int) -> Seat:
        """A seat that has not left the game."""
        seat = self.seat(number)
        if not self.table.in_play(number):
            raise Refusal("seat-left", seat=number + 1)
        return seat

    def own_seat(self, number: int) -> Seat:
        seat = self.seat(number)
        if seat.person != self.person():
            raise Refusal("not-your-seat", seat=number + 1)
        return seat

    def gathering(self) -> None:
        if self.table.status != "gathering":
            raise Refusal("begun")

    def playing(self) -> Playing:
        """The game; it must be running, and not be paused."""
        playing = self.table.playing
        if self.table.status == "over":
            raise Refusal("over")
        if self.table.status == "stuck":
            raise Refusal("stuck")
        if playing is None:
            raise Refusal("not-begun")
        if self.table.paused is not None:
            raise Refusal("paused")
        return playing

    def other(self, number: int) -> int:
        """Another person at the table."""
        if number >= len(self.table.people) or number in self.table.kicked:
            raise Refusal("no-person")
        return number
