"""Short ways to write rules tests: stage a position, answer, read what has come of it.

    class Table(Staged[Hunt]):
        asks = "hunt."

    table = Table.staged(GAME, {"seats": 2, "state": {"beast": 2}}, ["crit"])
    table.choose("guard", seat=0)
    assert table.won

A game's own tests add what is worth reading in its state, and a few words that make positions.
`every_outcome` carries a rule out for all that dice may show, to compare odds with; `every_end_of`
does so from the moment that a play has come to.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Generic, Self, TypeVar, cast

from bossrush.engine.chance import Chance, Scripted, scripted
from bossrush.engine.decision import Decision
from bossrush.engine.errors import IllegalChoice
from bossrush.engine.event import Event
from bossrush.engine.game import Game
from bossrush.engine.message import Message
from bossrush.engine.odds import outcomes
from bossrush.engine.play import Play
from bossrush.engine.state import State

S = TypeVar("S", bound=State)
T = TypeVar("T")


class Staged(Generic[S]):
    """A play that was staged, and short ways to read it and to go on with it."""

    asks: ClassVar[str] = ""
    """What the keys of the game's questions begin with; `asked` leaves it out."""

    def __init__(self, play: Play) -> None:
        self.play = play

    @classmethod
    def staged(
        cls,
        game: Game[Any],
        position: dict[str, Any],
        dice: list[str] | None = None,
        alone: bool = False,
    ) -> Self:
        """Stage a position with dice that are told; alone, to carry out a single phase."""
        return cls(game.stage(position, chance=scripted(dice or []), alone=alone))

    # -- reading ----------------------------------------------------------------------------

    @property
    def s(self) -> S:
        return cast(S, self.play.state)

    @property
    def won(self) -> bool | None:
        """None while the game goes on."""
        return None if self.play.outcome is None else self.play.outcome.won

    @property
    def dice_left(self) -> list[str]:
        """What of the script nobody has rolled yet."""
        return cast(Scripted, self.play.state.chance).left

    @property
    def asked(self) -> str:
        """What is asked now; nothing once it is over."""
        return self.play.open[0].key.removeprefix(self.asks) if self.play.open else ""

    def asked_of(self, seat: int) -> str:
        """What a seat is asked, or waits for."""
        found = self.play.pending.get(seat)
        return found.key.removeprefix(self.asks) if found else ""

    def decision(self, seat: int | None = None) -> Decision:
        """What a seat is asked; without one, what is asked first."""
        return self.play.open[0] if seat is None else self.play.pending[seat]

    def offered(self, seat: int | None = None, start: str = "") -> list[str]:
        """The ids of what may be answered, as far as they begin so."""
        ids = [option.id for option in self.decision(seat).options]
        return [known for known in ids if known.startswith(start)]

    def odds(self, option: str, seat: int | None = None) -> dict[str, float]:
        """The odds beside an option, by the last word of what they are the chance of."""
        shown = next(one for one in self.decision(seat).options if one.id == option).odds
        return {figure.of.key.rpartition("odds-")[2]: figure.chance for figure in shown}

    def ends(self, option: str, seat: int | None = None) -> Message | None:
        """What an option says that it surely ends."""
        decision = self.play.foresee(self.decision(seat))
        return next(one for one in decision.options if one.id == option).ends

    def told(self, kind: str) -> list[Event]:
        """What was told of one kind, from the start of the table on."""
        return [event for event in self.play.events if event.kind == kind]

    # -- playing ----------------------------------------------------------------------------

    def choose(self, *options: str, seat: int | None = None) -> Self:
        """Answer what is asked, one question after another."""
        for option in options:
            self.play.choose(self.decision().seat if seat is None else seat, option)
        return self

    def refused(self, option: str, seat: int | None = None) -> bool:
        """Whether the rules do not offer this; nothing may have changed by asking."""
        return self.why_refused(option, seat) is not None

    def why_refused(self, option: str, seat: int | None = None) -> IllegalChoice | None:
        """The refusal of an option, None where it was taken; a refusal changes nothing."""
        before = self.play.fingerprint()
        seen = self.play.state.chance.seen
        try:
            self.play.choose(self.decision().seat if seat is None else seat, option)
        except IllegalChoice as refusal:
            assert self.play.fingerprint() == before
            assert self.play.state.chance.seen == seen
            return refusal
        return None


def every_outcome(
    game: Game[Any],
    position: dict[str, Any],
    answers: Callable[[Play], None],
    read: Callable[[Play], T],
    alone: bool = False,
) -> dict[T, float]:
    """What can come of a position, each with its chance: all that dice may show is tried.

    `answers` is given each play once it has been staged, and chooses; `read` says what counts.
    """

    def run(chance: Chance) -> T:
        play = game.stage(position, chance=chance, listen=False, alone=alone)
        answers(play)
        return read(play)

    return outcomes(run)


def every_end_of(
    play: Play, answers: Callable[[Play], None], read: Callable[[Play], T]
) -> dict[T, float]:
    """The same from the moment a play has come to: a copy of it is gone on with for each way."""

    def run(chance: Chance) -> T:
        twin = play.copy()
        twin.state.chance = chance
        answers(twin)
        return read(twin)

    return outcomes(run)
