"""The play of a table, and what the table must remember beside it.

The engine knows choices; the table also knows when each was made and as which line of its log,
which clocks run until when, and since when each seat has been asked.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from bossrush.engine.chance import Physical
from bossrush.engine.clocks import Clocks
from bossrush.engine.decision import CREW, Decision
from bossrush.engine.entries import EVERYBODY, NOBODY
from bossrush.engine.errors import BossrushError, OptionError
from bossrush.engine.event import Event
from bossrush.engine.game import Game
from bossrush.engine.lesson import Lesson
from bossrush.engine.packs import OPTION as PACKS
from bossrush.engine.picking import Tallied
from bossrush.engine.play import Play, commitment
from bossrush.engine.registry import game as find_game
from bossrush.engine.save import read as read_save
from bossrush.engine.save import restore
from bossrush.engine.scene import words
from bossrush.engine.under_way import goes_back_freely, in_race
from bossrush.table.entry import Adrift, Mark, Opened, Setup
from bossrush.table.shown import JoinChoice, UndoView

OUTSIDE: Final = -2
"""The seat of what stands in a play and is no choice: a clock, fresh chance."""


class Diverged(BossrushError):
    """The log does not replay under today's rules."""


class Withheld(BossrushError):
    """The log would replay, but this server was started without the game or a pack of its."""


class Standing(msgspec.Struct, frozen=True, gc=False):
    """An entry that led to where the play is.

    A table keeps one for each choice for as long as it lives; numbers are nothing that the
    garbage collector would have to look through.
    """

    n: int
    seat: int
    seen: int
    """How much had been revealed before it."""
    bars: int = NOBODY
    """Whom it keeps from taking back what they chose before: a seat, or EVERYBODY."""


class Since(msgspec.Struct):
    """Since when a seat has been asked what it is asked."""

    number: int
    key: str
    time: int


def committed(opened: Opened) -> str:
    """What the table shows before the first roll; empty where people roll."""
    if opened.setup.chance == "physical":
        return ""
    return commitment(int(opened.seed, 16), int(opened.nonce, 16))


def begin(opened: Opened, setup: Setup, seats: int) -> Play:
    """Begin the play a table is set up for; Diverged where its rules have changed meanwhile."""
    game, options = _at_hand(setup)
    if game.version != setup.rules or game.digest(game.options(options)) != setup.content:
        raise Diverged(f"the rules or the cards of {setup.game} have changed since")
    if opened.save:
        play = restore(game, read_save(opened.save))
        if not opened.same_dice:  # anyone who had the file could know its dice
            play.reseed(int(opened.seed, 16))
        return play
    if setup.lesson:
        seed = int(opened.seed, 16)
        there = opened.position
        staged = (lambda: there) if there is not None else None
        play = game.teach(Lesson(game.key, setup.lesson, seats, seed, options, staged))
        play.origin.nonce = int(opened.nonce, 16)
        return play
    if setup.chance == "physical":
        return game.new(seats, chance=Physical(), **options)
    play = game.new(seats, seed=int(opened.seed, 16), **options)
    play.origin.nonce = int(opened.nonce, 16)
    return play


def _at_hand(setup: Setup) -> tuple[Game[Any], dict[str, Any]]:
    """The game of a setup and its options; Withheld where the server has it not, or not all.

    Forgetting `--packs` once must not cost a table: it waits until the packs are back.
    """
    options = {name: value for name, value in setup.options.items() if name != PACKS or value}
    try:
        game = find_game(setup.game)
        if PACKS in options:
            game.options({PACKS: options[PACKS]})
    except OptionError as error:
        raise Withheld(str(error)) from None
    return game, options


def go_on(adrift: Adrift, setup: Setup, seats: int) -> Play:
    """Go on under today's rules from a position that older ones wrote."""
    game, given = _at_hand(setup)
    chance = Physical() if setup.chance == "physical" else None
    if adrift.position is None:
        known = {setting.name for setting in game.settings}
        options = {name: value for name, value in given.items() if name in known}
        play = game.new(seats, int(adrift.seed, 16), chance, **options)
    else:
        play = game.stage(adrift.position, int(adrift.seed, 16), chance)
    play.mark("adrift")
    return play


def is_open(play: Play) -> bool:
    """Whether nobody knows anything of a play that others do not."""
    return isinstance(play.game, Game) and play.game.open_table


def has_one_scene(play: Play) -> bool:
    """Whether one scene serves everybody."""
    return is_open(play) and isinstance(play.game, Game) and play.game.one_scene


def is_real(decision: Decision) -> bool:
    """Whether people answer this by what lies on the real table."""
    return isinstance(decision.question, Tallied)


class Playing:
    """A play with people and a clock around it."""

    def __init__(self, play: Play, n: int, time: int) -> None:
        self.play = play
        self.standing: list[Standing] = []
        """The entries that led here."""
        self._last: dict[int, int] = {}
        """By seat: where its last choice is among them."""
        self._barred: dict[int, int] = {}
        """By whom it bars: where the last entry that does so is among them."""
        for _ in range(play.length):
            self._stand(Standing(n, OUTSIDE, 0, EVERYBODY))
        self.clocks = Clocks()
        """By the table's own time."""
        self.since: dict[int, Since] = {}
        self._fixed: dict[int, int] = {}
        """By seat: the line of a choice that others have built on, so that it stays."""
        self._follow(time)

    # -- what is asked --------------------------------------------------------------------

    def has(self, seat: int) -> bool:
        """Whether a seat is in the game, and has not left it for good."""
        state = self.play.state
        return seat < state.seats and not self.play.game.has_left(state, seat)

    def may_join(self) -> bool:
        """Whether the rules let somebody join now."""
        return self._pauses() and self.play.game.may_join(self.play.state, {})

    def joining(self) -> list[JoinChoice]:
        """What somebody who joins has to choose from."""
        game = self.play.game
        return [
            JoinChoice(
                name=setting.name,
                title=words(setting.label(game.key)),
                values=list(setting.values),
                labels=[words(setting.value_label(game.key, value)) for value in setting.values],
            )
            for setting in (game.joining(self.play.state) if self.may_join() else ())
        ]

    def may_leave(self, seat: int) -> bool:
        """Whether the rules let a seat leave now."""
        return self._pauses() and self.has(seat) and self.play.game.may_leave(self.play.state, seat)

    def _pauses(self) -> bool:
        return self.play.pauses

    def decision(self, seat: int) -> Decision | None:
        """What a seat is asked, or the crew."""
        for decision in self.play.open:
            if decision.seat == seat:
                return decision
        return None

    def pending(self, seat: int) -> Decision | None:
        """What a seat may answer: its own decision, the crew's, or going back on its own."""
        return self.play.pending.get(seat)

    # -- what happens ---------------------------------------------------------------------

    def choose(self, n: int, time: int, seat: int, option: str, at: int) -> tuple[Event, ...]:
        seen = self.play.state.chance.seen
        events = self.play.choose(seat, option, at)
        self._stand(Standing(n, seat, seen))
        if seat in self.since:
            del self.since[seat]
        self._follow(time)
        return events

    def expire(self, n: int, time: int, timer: str) -> tuple[Event, ...]:
        events = self.play.expire(timer)
        return self._outside(n, time, events, self.play.last_disturbed())

    def join(self, n: int, time: int, options: dict[str, object]) -> tuple[Event, ...]:
        return self._outside(n, time, self.play.join(**options))

    def leave(self, n: int, time: int, seat: int) -> tuple[Event, ...]:
        return self._outside(n, time, self.play.leave(seat))

    def _outside(
        self, n: int, time: int, events: tuple[Event, ...], bars: int = EVERYBODY
    ) -> tuple[Event, ...]:
        self._stand(Standing(n, OUTSIDE, self.play.state.chance.seen, bars))
        self._follow(time)
        return events

    def _stand(self, standing: Standing) -> None:
        self._note(standing, len(self.standing))
        self.standing.append(standing)

    def _note(self, standing: Standing, place: int) -> None:
        self._last[standing.seat] = place
        if standing.bars != NOBODY:
            self._barred[standing.bars] = place

    def undo(self, n: int, time: int, seat: int, seed: int | None) -> int:
        """Take a seat's last choice back: the line it was."""
        ordinal = self.play.last_of(seat, seed is not None)
        if not self.play.undo(seat, seed):
            raise Diverged(f"seat {seat} could not take back what it once took back")
        gone = self.standing.pop(ordinal)
        self._last.clear()
        self._barred.clear()
        for place, standing in enumerate(self.standing):
            self._note(standing, place)
        if self.play.length > len(self.standing):  # fresh chance came with it
            self._stand(Standing(n, OUTSIDE, self.play.state.chance.seen, EVERYBODY))
        self.since.clear()
        self._fixed.clear()
        self._follow(time)
        return gone.n

    def shift(self, milliseconds: int) -> None:
        """The table stood still for so long."""
        self.clocks.shift(milliseconds)
        for since in self.since.values():
            since.time += milliseconds

    def _follow(self, time: int) -> None:
        """Start and stop clocks as the rules now have them, and note who is newly asked."""
        self.clocks.follow(self.play.timers, time)
        asked: dict[int, Since] = {}
        for decision in self.play.open:
            known = self.since.get(decision.seat)
            same = known is not None and (
                known.number == decision.number or (known.key == decision.key and in_race(decision))
            )
            if known is None or not same:
                known = Since(decision.number, decision.key, time)
            known.number = decision.number
            asked[decision.seat] = known
        self.since = asked

    # -- looking --------------------------------------------------------------------------

    def undoable(self, seat: int) -> UndoView | None:
        """What undo would take back for a seat, as far as can be told without trying."""
        crew = self._last.get(CREW, -1)
        barrier = max(crew, self._barred.get(EVERYBODY, -1), self._barred.get(seat, -1))
        place = crew if crew == len(self.standing) - 1 else self._last.get(seat, -1)
        if place < 0 or (place != crew and place < barrier):
            return None
        standing = self.standing[place]
        return UndoView(of=standing.n, free=standing.seen == self.play.state.chance.seen)

    def offered_back(self, seat: int) -> UndoView | None:
        """What a seat is offered to take back: nothing that would be refused when it is tried.

        What was chosen since is gone through without it; a choice that others have built on stays
        one, so that is done only as long as it could be taken back.
        """
        view = self.undoable(seat)
        if view is None or view.of == self.standing[-1].n:
            return view
        if self._fixed.get(seat) == view.of:
            return None
        free = goes_back_freely(self.play, seat)
        if free is not None:
            return UndoView(of=view.of, free=free)
        self._fixed[seat] = view.of
        return None

    def mark(self) -> Mark:
        """What to recognise this moment by, when the log is replayed."""
        return Mark(self.play.fingerprint(), self.play.position())
