"""Plays of a sound hunt with something wrong in them, which no game could do: one fault each.

They show that the suite also finds what an engine that is broken or badly compiled would do.
"""

from __future__ import annotations

from typing import Any

from bossrush.engine.chance import Chance
from bossrush.engine.decision import Decision, Option
from bossrush.engine.errors import IllegalChoice, StaleChoice
from bossrush.engine.event import Event
from bossrush.engine.play import Play
from tests.toys.hunt import HuntGame


class Doctored:
    """A play that does what its subclass says, and else what a play does."""

    def __init__(self, play: Play) -> None:
        self.play = play

    def __getattr__(self, name: str) -> Any:
        return getattr(self.play, name)

    def copy(self) -> Doctored:
        return type(self)(self.play.copy())


class DoctoredGame(HuntGame):
    """The hunt, with plays of this kind."""

    def __init__(self, kind: type[Doctored]) -> None:
        super().__init__()
        self.kind = kind

    def new(
        self,
        seats: int | None = None,
        seed: int | None = None,
        chance: Chance | None = None,
        listen: bool = True,
        **options: Any,
    ) -> Any:
        return self.kind(super().new(seats, seed, chance, listen, **options))


class NeverDone(Doctored):
    """It is over, and somebody is still asked."""

    def __init__(self, play: Play) -> None:
        super().__init__(play)
        self.asked = play.pending

    @property
    def pending(self) -> dict[int, Decision]:
        return self.play.pending or self.asked


class Silent(Doctored):
    """It is not over, and nobody is asked anything."""

    @property
    def open(self) -> list[Decision]:
        return []


class TakesForeign(Doctored):
    """An option of another play is taken for the one with its id."""

    def choose(self, seat: int, option: Any, at: int | None = None) -> tuple[Event, ...]:
        return self.play.choose(seat, getattr(option, "id", option), at)


class TakesOld(Doctored):
    """An option of its first question is taken ever after."""

    def __init__(self, play: Play) -> None:
        super().__init__(play)
        self.first = play.open[:]

    def choose(self, seat: int, option: Any, at: int | None = None) -> tuple[Event, ...]:
        if isinstance(option, Option) and any(option.answers(one) for one in self.first):
            return self.play.choose(seat, option.id, at)
        return self.play.choose(seat, option, at)


class ForgetsOld(Doctored):
    """An option of yesterday, or of another play, is refused as if there had never been one."""

    def choose(self, seat: int, option: Any, at: int | None = None) -> tuple[Event, ...]:
        try:
            return self.play.choose(seat, option, at)
        except StaleChoice as error:
            raise IllegalChoice(str(error)) from None


class Belated(Doctored):
    """Its saves are those of a choice ago."""

    def __init__(self, play: Play) -> None:
        super().__init__(play)
        self.before = play

    def take(self, seat: int, index: int) -> tuple[Event, ...]:
        self.before = self.play.copy()
        return self.play.take(seat, index)

    def save(self, sealed: bool = False) -> bytes:
        return self.before.save(sealed)


class Unsealed(Doctored):
    """What it seals is open to all."""

    def save(self, sealed: bool = False) -> bytes:
        return self.play.save()


class Boasts(Doctored):
    """It says that it went back, whether it did or not."""

    def undo(self, seat: int | None = None, seed: int | None = None) -> bool:
        self.play.undo(seat, seed)
        return True


class Unforgiving(Doctored):
    """What was revealed is not taken back, even if all agree."""

    def undo(self, seat: int | None = None, seed: int | None = None) -> bool:
        return seed is None and self.play.undo(seat)


class Forgets(Doctored):
    """It does not write down what was taken back."""

    def undo(self, seat: int | None = None, seed: int | None = None) -> bool:
        went = self.play.undo(seat, seed)
        self.play.line.log = self.play.line.entries
        return went
