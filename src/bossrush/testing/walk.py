"""Random plays that can be told again: the ground every check of the suite walks on.

A `Case` is one way to set a game up. A `Walk` plays it, one `Move` at a time, steered by whole
numbers from anywhere: a seeded stream, or Hypothesis, which then finds the shortest way to a
fault. A fault says the case, the seed and the moves that led to it.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final, TypeAlias

from bossrush.engine.chance import Chance, seeded
from bossrush.engine.decision import CREW, Decision
from bossrush.engine.errors import OptionError
from bossrush.engine.event import Event
from bossrush.engine.game import Game, Setting
from bossrush.engine.play import Play
from bossrush.engine.under_way import waits_for_a_clock

Draw: TypeAlias = Callable[[int], int]
"""Gives a number from 0 to n-1: it steers a walk."""

OUTSIDE_ONE_IN: Final = 12
"""How often a walk does what is no answer to a question: resume, run a clock out, join, leave."""

STEERING: Final = 0x5EED
"""Added to a walk's seed, so that the moves do not follow from the dice."""


class Fault(AssertionError):
    """A game broke one of the promises of the conformance suite."""


class Case:
    """One way to set a game up: how many seats, and with which options."""

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        options: Mapping[str, Any] | None = None,
        most: int = 5000,
        joins: Mapping[str, Any] | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = dict(options or {})
        self.most = most
        """A play that has not ended after so many moves never will."""
        self.joins = dict(joins or {})
        """With which options somebody sits down, where the rules let anyone."""

    def new(self, seed: int, listen: bool = False, chance: Chance | None = None) -> Play:
        return self.game.new(self.seats, seed, chance, listen, **self.options)

    def __str__(self) -> str:
        given = "".join(f"-{name}={value}" for name, value in self.options.items())
        return f"{self.seats}{given}"


def cases(
    game: Game[Any],
    seats: Iterable[int] | None = None,
    most: int = 5000,
    joins: Mapping[str, Any] | None = None,
    settings: Mapping[str, Iterable[Any]] | None = None,
) -> list[Case]:
    """Every number of seats, and every value of every setting at one of them.

    `settings` gives the values to try of settings that are free text or wide ranges; by default
    those are tried at their default, lowest, middle and highest.
    """
    numbers = list(seats or range(game.min_seats, game.max_seats + 1))
    found = [Case(game, number, {}, most, joins) for number in numbers]
    turn = 0
    for setting in game.settings:
        for value in (settings or {}).get(setting.name, _values(setting)):
            if value != setting.default:
                number = _seats_for(game, numbers, turn, {setting.name: value})
                if number is not None:
                    found.append(Case(game, number, {setting.name: value}, most, joins))
                turn += 1
    return found


def _seats_for(game: Game[Any], numbers: list[int], turn: int, given: dict[str, Any]) -> int | None:
    """How many seats to try an option with; None where it does not go with the defaults."""
    for step in range(len(numbers)):
        number = numbers[(turn + step) % len(numbers)]
        with contextlib.suppress(OptionError):
            game.check_options(number, game.options(given))
            return number
    return None


def _values(setting: Setting) -> list[Any]:
    if setting.values:
        return list(setting.values)
    if setting.low is None and setting.high is None:
        return [setting.default]
    low = setting.low or 0
    high = setting.high if setting.high is not None else low + 1
    return sorted({low, (low + high) // 2, high})


class Move:
    """One thing entered into a play, as data, so that it can be entered into a twin."""

    CHOICE: Final = 0
    EXPIRE: Final = 1
    JOIN: Final = 2
    LEAVE: Final = 3

    __slots__ = ("kind", "seat", "text", "value")

    def __init__(self, kind: int, seat: int, value: int, text: str) -> None:
        self.kind = kind
        self.seat = seat
        self.value = value
        self.text = text
        """The option's id, or the clock's."""

    def __str__(self) -> str:
        who = "crew" if self.seat == CREW else str(self.seat)
        if self.kind == Move.CHOICE:
            return f"{who} {self.text}"
        word = {Move.EXPIRE: "expire", Move.JOIN: "join", Move.LEAVE: "leave"}[self.kind]
        return f"!{word} {self.text or who}"


def decision_of(play: Play, seat: int) -> Decision | None:
    """What this seat (or the crew) would answer now."""
    for decision in play.open:
        if decision.seat == seat:
            return decision
    return play.pending.get(seat)


def enter(play: Play, move: Move, joins: Mapping[str, Any]) -> tuple[Event, ...]:
    """Enter a move into a play; what happened because of it, if the play listens."""
    if move.kind == Move.EXPIRE:
        return play.expire(move.text)
    if move.kind == Move.JOIN:
        return play.join(**joins)
    if move.kind == Move.LEAVE:
        return play.leave(move.seat)
    decision = decision_of(play, move.seat)
    if decision is None or move.value not in decision.values():
        raise Fault(f"{move} cannot be entered: the twin asks something else")
    return play.take(move.seat, decision.values().index(move.value))


def legal(play: Play, draw: Draw, joins: Mapping[str, Any]) -> Move:
    """A move that may be made now, mostly an answer to an open question."""
    if draw(OUTSIDE_ONE_IN) == OUTSIDE_ONE_IN - 1 or not play.open:
        others = list(outside(play, joins))
        if others:
            return others[draw(len(others))]
    asked: list[Decision] = []
    for decision in play.open:
        if decision.seat not in [other.seat for other in asked]:
            asked.append(decision)
    decision = asked[draw(len(asked))]
    values = decision.values()
    value = values[draw(len(values))]
    return Move(Move.CHOICE, decision.seat, value, decision.option_id(value))


def outside(play: Play, joins: Mapping[str, Any]) -> Iterator[Move]:
    """What may be entered now that answers no open question."""
    state = play.state
    for seat, decision in play.pending.items():
        if decision.waiting:
            yield Move(Move.CHOICE, seat, decision.values()[0], decision.options[0].id)
    for timer in play.timers:
        yield Move(Move.EXPIRE, CREW, 0, timer.id)
    if play.pauses:
        if play.game.may_join(state, dict(joins)):
            yield Move(Move.JOIN, CREW, 0, "")
        for seat in range(state.seats):
            if play.game.may_leave(state, seat):
                yield Move(Move.LEAVE, seat, 0, "")


class Walk:
    """A play in progress, and how it came there."""

    def __init__(
        self,
        case: Case,
        seed: int,
        draw: Draw | None = None,
        listen: bool = False,
        chance: Chance | None = None,
    ) -> None:
        self.case = case
        self.seed = seed
        self.draw: Draw = draw if draw is not None else seeded(seed + STEERING).below
        self.trail: list[Move] = []
        self._glance_at = 0
        self._gap = 1.0
        self.events: tuple[Event, ...] = ()
        """What the last move made happen; at the start, what had happened before anyone chose."""
        self.play: Play
        try:
            self.play = case.new(seed, listen, chance)
        except Exception as error:
            error.add_note(self.told())
            raise
        self.events = tuple(self.play.events)

    @property
    def over(self) -> bool:
        return self.play.outcome is not None

    def glance(self) -> bool:
        """Whether this is a moment for a long look: often at first, then ever more seldom.

        So a long play gets not many more of them than a short one, and other seeds give others.
        """
        if len(self.trail) < self._glance_at and not self.over:
            return False
        self._gap *= 1.25
        self._glance_at = len(self.trail) + 1 + self.draw(int(2 * self._gap) + 1)
        return True

    def next(self) -> Move:
        """A move that may be made now; Fault when nobody is asked anything."""
        if not self.play.open and not waits_for_a_clock(self.play):
            raise self.fault("it is not over, and nobody is asked anything")
        return legal(self.play, self.draw, self.case.joins)

    def step(self, move: Move | None = None) -> Move:
        """Make a move, any legal one by default."""
        if len(self.trail) >= self.case.most:
            raise self.fault(f"it has not ended after {self.case.most} moves, and must")
        move = move if move is not None else self.next()
        self.trail.append(move)
        try:
            self.events = enter(self.play, move, self.case.joins)
        except Exception as error:
            error.add_note(self.told())
            raise
        return move

    def moments(self) -> Iterator[Walk]:
        """The walk at its start and after each move, to the end of the play."""
        yield self
        while not self.over:
            self.step()
            yield self

    def told(self) -> str:
        """How it came here, for people who want to see it again."""
        case = self.case
        given = "".join(f", {name}={value!r}" for name, value in case.options.items())
        begun = f"{case.game.key}.new(seats={case.seats}, seed={self.seed}{given})"
        if not self.trail:
            return f"at the start of {begun}"
        shown = ", ".join(str(move) for move in self.trail[-12:])
        before = "… " if len(self.trail) > 12 else ""
        return f"in {begun} after {len(self.trail)} moves: {before}{shown}"

    def fault(self, what: str) -> Fault:
        return Fault(f"{what}\n  {self.told()}")
