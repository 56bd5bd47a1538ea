"""A play as a program that learns walks through it: a place in a list to choose, step by step.

An action is a place among the options of what is asked. There are `ACTIONS` of them; where more
options are offered, they lie on pages, and the last action turns to the next page, the first page
after the last. Several may be asked at once: the first of them answers. A clock runs out when
nobody has anything to answer.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from hashlib import sha256
from typing import Any, Final

from bossrush.engine.clocks import soonest
from bossrush.engine.decision import CREW, MOST_OPTIONS, Decision
from bossrush.engine.errors import IllegalChoice, OptionError
from bossrush.engine.game import Game
from bossrush.engine.observing import OPTION_CELLS, Sight
from bossrush.engine.observing_state import StateObserver
from bossrush.engine.play import Play

ACTIONS: Final = MOST_OPTIONS
MORE: Final = ACTIONS - 1
"""The action that turns the page, where there is more than one."""
NO_OPTIONS: Final = bytes(ACTIONS * OPTION_CELLS * 2)
MASKS: Final = [b"\1" * count + bytes(ACTIONS - count) for count in range(ACTIONS + 1)]
"""By the number of options: which actions can be taken."""

Answering = Callable[[Play, Decision], int]


def sight_of(game: Game[Any], options: dict[str, Any], seats: int | None = None) -> Sight:
    """How plays of a game with these options are seen; the same for any number of seats."""
    state = game.new(seats=seats, seed=0, listen=False, **options).state
    observer = game.observer(state)
    if observer is None:
        if not game.open_table:
            raise OptionError(
                f"{game.key} does not say what a seat may see: give it an observer(), or say that "
                "its table is open (open_table)"
            )
        observer = StateObserver(state)
    return Sight(observer, state, game.max_seats)


def derived(seed: int, number: int) -> int:
    """The seed of the play with this number among those that follow from one seed."""
    digest = sha256(b"%d/%d" % (seed, number)).digest()
    return int.from_bytes(digest[:16], "big")


class Episode:
    """One play after the other with the same seats and options."""

    def __init__(
        self,
        game: Game[Any],
        sight: Sight,
        seats: int,
        options: dict[str, Any],
        most: int,
        discount: float = -1.0,
    ) -> None:
        """Cut off after `most` steps. With a discount from 0 to 1, rewards are shaped by it."""
        self.game = game
        self.sight = sight
        self.seats = seats
        self.options = options
        self.most = most
        self.discount = discount
        self.others: list[Answering | None] = [None] * seats
        """Who answers for a seat, where that is not the one who learns."""
        self.crew_seat = 0
        """The seat that answers what the whole crew is asked."""
        self.seed = secrets.randbits(128)
        self.number = 0
        """How many plays have begun since the seed was given."""
        self.rewards = [0.0] * seats
        """What each seat got by the last step."""
        self._promises = [0.0] * seats
        self.begin()

    def plant(self, seed: int) -> None:
        """The plays from here on follow from this seed."""
        self.seed = seed
        self.number = 0

    def begin(self) -> None:
        """The next play, up to its first question."""
        seed = derived(self.seed, self.number)
        self.number += 1
        self.play: Play = self.game.new(seats=self.seats, seed=seed, listen=False, **self.options)
        self.steps = 0
        self.page = 0
        self.seat = 0
        """Who is asked."""
        self.decision: Decision | None = None
        """What; None at the end."""
        self.values: list[int] = []
        self.over = False
        self.cut = False
        """Whether it was stopped after too many steps."""
        self._settle()
        for seat in range(self.seats):
            self.rewards[seat] = 0.0
            if self.discount >= 0:
                self._promises[seat] = self.sight.observer.promise(self.play.state, seat)

    def _settle(self) -> None:
        """Go on until the one who learns is asked something, or to the end."""
        play = self.play
        while play.outcome is None:
            asked = play.open
            if not asked:
                play.expire(soonest(play.timers).id)
                continue
            decision = asked[0]
            seat = self.crew_seat if decision.seat == CREW else decision.seat
            other = self.others[seat]
            if other is None:
                self.seat = seat
                self.decision = decision
                self.values = decision.values()
                return
            play.enter(decision, other(play, decision))
        self.decision = None
        self.values = []
        self.over = True

    # -- acting ---------------------------------------------------------------------------

    def offers(self, action: int) -> bool:
        """Whether an action can be taken now."""
        return 0 <= action < ACTIONS and self.mask()[action] == 1

    def step(self, action: int) -> None:
        """Take an action; IllegalChoice where it is not offered."""
        decision = self.decision
        if decision is None or self.cut:
            raise IllegalChoice("this play is over: begin the next one with reset()")
        values = self.values
        many = len(values)
        place = action
        if many > ACTIONS:
            if not self.offers(action):
                raise self._refusal(action)
            if action == MORE:
                self.page = (self.page + 1) % pages(many)
                place = -1
            else:
                place = self.page * MORE + action
        elif not 0 <= action < many:
            raise self._refusal(action)
        self.steps += 1
        if place >= 0:
            self.page = 0
            self.play.enter(decision, values[place])
            self._settle()
        if self.steps >= self.most and not self.over:
            self.cut = True
        if self.over or self.discount >= 0:
            self._reward()

    def idle(self) -> None:
        """A step in which nothing is done."""
        self.steps += 1
        self.cut = self.steps >= self.most
        if self.discount >= 0:
            self._reward()

    def _refusal(self, action: int) -> IllegalChoice:
        decision = self.decision
        assert decision is not None
        offered = self.mask().count(1)
        return IllegalChoice(
            f"action {action} is not offered: {decision.key} has {offered} options here, and the "
            "action mask says which"
        )

    def _reward(self) -> None:
        for seat in range(self.seats):
            reward = result(self.play, seat) if self.over else 0.0
            if self.discount >= 0:
                promise = 0.0
                if not self.over:
                    promise = self.sight.observer.promise(self.play.state, seat)
                reward += self.discount * promise - self._promises[seat]
                self._promises[seat] = promise
            self.rewards[seat] = reward

    # -- looking --------------------------------------------------------------------------

    def look(self, seat: int) -> bytearray:
        """What a seat sees; what is asked, too, if it is asked."""
        asked = self.decision if seat == self.seat else None
        return self.sight.look(self.play.state, seat, asked, self.page)

    def mask(self) -> bytes:
        """Which actions can be taken: a byte each, 1 or 0."""
        many = len(self.values)
        if many <= ACTIONS:
            return MASKS[many]
        return MASKS[min(MORE, many - self.page * MORE)][:MORE] + b"\1"

    def told(self) -> bytes:
        """What the options on this page say, a row each; the rest is left out."""
        decision = self.decision
        if decision is None:
            return b""
        values = self.values
        if len(values) > ACTIONS:
            values = values[self.page * MORE : (self.page + 1) * MORE]
        return self.sight.options(decision, values)


def pages(many: int) -> int:
    """On how many pages so many options lie."""
    return 1 if many <= ACTIONS else (many + MORE - 1) // MORE


def result(play: Play, seat: int) -> float:
    """What an ended play is worth to a seat: 1 for a win, -1 for a loss, 0 for neither."""
    outcome = play.outcome
    if outcome is None:
        return 0.0
    if outcome.won is not None:
        return 1.0 if outcome.won else -1.0
    if seat < len(outcome.places):
        return 1.0 if outcome.places[seat] == 1 else -1.0
    return 0.0
