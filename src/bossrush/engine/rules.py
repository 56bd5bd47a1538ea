"""What the engine asks of a game's rules: phases to carry out, and little else."""

from __future__ import annotations

from typing import Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from bossrush.engine.decision import NO_ASIDES, Decision, Flow, Question
from bossrush.engine.message import Message
from bossrush.engine.setting import Setting
from bossrush.engine.stakes import Stakes
from bossrush.engine.state import State, Timer

KEEP: Final = 0
"""A clock that ran out disturbed nobody: all go on with what they are asked, offered anew."""
LANE: Final = 1
"""It disturbed the seat whose clock it was: that seat's own phase starts again from the state."""
ALL: Final = 2
"""It disturbed everybody: all that was asked is dropped, and `state.phase` says what is next."""

S = TypeVar("S", bound=State)


class Outcome:
    """How a play ended."""

    __slots__ = ("breakdown", "places", "reason", "scores", "won")

    def __init__(
        self,
        won: bool | None,
        reason: Message,
        scores: tuple[int, ...] = (),
        places: tuple[int, ...] = (),
        breakdown: tuple[tuple[tuple[Message, int], ...], ...] = (),
    ) -> None:
        self.won = won
        """True or False where all win or lose together; None where scores decide."""
        self.reason = reason
        self.scores = scores
        """One a seat, where the game has scores."""
        self.places = ranked(list(scores)) if won is None and scores and not places else places
        """The rank of each seat where they compete, 1 for the first, equal ones equal; by score
        unless the rules say otherwise (see `ranked` for ties that are broken)."""
        self.breakdown = breakdown
        """For each seat the lines of its score sheet: what for, and how many points."""

    def __repr__(self) -> str:
        return f"Outcome(won={self.won}, scores={self.scores}, reason={self.reason.key!r})"


def ranked(scores: list[int], *tie_breaks: list[int]) -> tuple[int, ...]:
    """The place of each seat: most points first, then most of each tie-break; equal ones equal.

    >>> ranked([9, 12, 9, 12], [3, 1, 2, 1])
    (3, 1, 4, 1)
    """
    marks = [(score, *(broken[seat] for broken in tie_breaks)) for seat, score in enumerate(scores)]
    return tuple(1 + sum(other > mark for other in marks) for mark in marks)


class Over(Exception):
    """Raised by a rule when the game is over, however deep in other rules that happens."""

    def __init__(self, outcome: Outcome) -> None:
        super().__init__()
        self.outcome = outcome


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(Generic[S]):
    """The rules of a game, as flows. `Game` adds its facts and its options."""

    key: ClassVar[str] = ""
    version: ClassVar[int] = 1
    """Counts up whenever the same choices could now lead elsewhere."""

    def __init__(self) -> None:
        self.stakes: Stakes[S] = Stakes()
        """What a choice may cost at worst: nothing, unless the game says so."""

    def phase(self, state: S) -> Flow[None]:
        """The flow of the phase the table is in. It must set the next phase before it ends."""
        raise NotImplementedError

    def scene(self, state: S, seat: int | None) -> Any:
        """What clients draw, in the types of `engine.scene`; no secrets in it."""
        raise NotImplementedError

    # -- what only some games need --------------------------------------------------------

    def seat_phase(self, state: S, seat: int) -> Flow[None] | None:
        """The flow of a seat's own phase; None when the seat has reached the barrier.

        A seat's phase asks before it changes anything, so that it can be started again.
        """
        raise NotImplementedError

    def asides(self, state: S, decision: Decision) -> Question[Any]:
        """What the seat of this decision may do at any time, as a question of its own."""
        return NO_ASIDES

    def aside(self, state: S, seat: int, actor: int, value: int) -> Flow[None]:
        """Carry out an aside; the decision it interrupted is asked again afterwards."""
        raise NotImplementedError

    def expire(self, state: S, timer: Timer) -> int:
        """A clock has run out: change the state, and say what that disturbed.

        KEEP, LANE or ALL. What is disturbed starts again from the state, and nobody whom it
        disturbed can take back what they chose before.
        """
        raise NotImplementedError

    def may_join(self, state: S, options: dict[str, Any]) -> bool:
        """Whether somebody may sit down now, at a phase's start; nothing has changed yet.

        Options that cannot be are refused with an OptionError that names the good ones.
        """
        return False

    def joining(self, state: S) -> list[Setting]:
        """What somebody who may join has to choose from."""
        return []

    def join(self, state: S, options: dict[str, Any]) -> None:
        """Seat somebody: `state.seats` grows by one."""
        raise NotImplementedError

    def may_leave(self, state: S, seat: int) -> bool:
        """Whether this seat may get up now, at a phase's start."""
        return False

    def leave(self, state: S, seat: int) -> None:
        """Let a seat get up; from then on `has_left` says so."""
        raise NotImplementedError

    def has_left(self, state: S, seat: int) -> bool:
        """Whether a seat has got up for good: then it is no longer asked what the crew decides."""
        return False

    def may_undo(self, state: S, seat: int) -> bool:
        """Whether the rules let this seat (or the crew) take its last choice back freely now.

        Asked beside what the engine finds itself: nothing may have been revealed since. What the
        whole table agrees to take back is no matter of the rules.
        """
        return True

    def may_resume(self, state: S, seat: int) -> bool:
        """Whether a seat that has reached the barrier may go back to its own phase."""
        return False

    def resume(self, state: S, seat: int) -> None:
        raise NotImplementedError
