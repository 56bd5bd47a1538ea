"""The state of a game: the players, the reserve, and where the round stands."""

from __future__ import annotations

from typing import Final

from bossrush.engine.deck import Deck
from bossrush.engine.fields import beside, flag, integer, numbered_set, part, parts, refs, shown_by
from bossrush.engine.sets import has, lowest, minus, plus
from bossrush.engine.state import State
from bossrush.engine.visit import Reader, Visitor
from bossrush.games.vengeance.cards.tables import NO_TABLES, Tables
from bossrush.games.vengeance.cards.terms import FLASHBACKS, QUOTA, REALTIME, TURNS
from bossrush.games.vengeance.table.dice import DICE, reserves
from bossrush.games.vengeance.table.player import Player

_THROWN: Final = 0
_REFILLED: Final = 1
_TOUCHED: Final = 2
_DONE: Final = ("thrown", "refilled", "touched")
"""What may have been done in a micro-turn."""


class Vendetta(State):
    """Everything on the table."""

    tables: Tables = beside(NO_TABLES)
    round: int = integer(0, "tables.rounds")
    flash: list[int] = refs(FLASHBACKS)
    """The actions that the flashback dice show."""
    pools: list[int] = shown_by("visit_pools", [])
    """Masks of dice: the reserve, or in quota play one for each seat."""
    closed: bool = flag()
    """Whether refills are closed, in solo."""
    boards: Deck = part(Deck)
    bosses: Deck = part(Deck)
    turn: int = integer(0, "last_seat")
    """In turn-based play: whose micro-turn it is."""
    turn_done: int = numbered_set(_DONE)
    """What was done in it: see `has_thrown` and its like."""
    players: list[Player] = parts("_player")

    # options, which positions hold beside the state
    mode: int = beside(TURNS)
    dice_level: int = beside(0)
    time_level: int = beside(0)
    score_level: int = beside(0)
    fair: bool = beside(False)
    countdown: int = beside(0)
    cooldown: int = beside(0)
    idle: int = beside(0)
    cap: int = beside(0)
    limit: int = beside(0)
    turn_limit: int = beside(0)

    def visit(self, v: Visitor) -> None:
        super().visit(v)
        if isinstance(v, Reader):
            self._fill_reserve(v)

    def visit_pools(self, v: Visitor) -> None:
        if len(self.pools) == 1:
            self.pools[0] = v.mask("reserve", self.pools[0], DICE)
        else:
            for seat in range(len(self.pools)):
                self.pools[seat] = v.mask(f"reserve_{seat}", self.pools[seat], DICE)

    @property
    def last_seat(self) -> int:
        return max(0, self.seats - 1)

    def _fill_reserve(self, v: Reader) -> None:
        """Dice that a position puts nowhere else lie in the reserve, unless it says what does."""
        whole = reserves(self.tables, self.seats, self.mode, self.dice_level)
        for number in range(len(self.pools)):
            name = "reserve" if len(self.pools) == 1 else f"reserve_{number}"
            if name not in v.data:
                self.pools[number] = whole[number]
                for p in self.players:
                    self.pools[number] &= ~p.dice()

    def _player(self) -> Player:
        player = Player()
        player.tables = self.tables
        return player

    # -- the reserve ----------------------------------------------------------------------

    def pool(self, seat: int) -> int:
        """Where a seat's dice come from and go to."""
        return seat if self.mode == QUOTA and len(self.pools) > 1 else 0

    def reserve(self, seat: int) -> int:
        """How many dice this seat could take."""
        return self.pools[self.pool(seat)].bit_count()

    def take(self, seat: int, count: int) -> list[int]:
        """Take dice from the reserve, those of the lowest numbers."""
        pool = self.pool(seat)
        left = self.pools[pool]
        taken: list[int] = []
        while len(taken) < count and left:
            taken.append(lowest(left))
            left = minus(left, taken[-1])
        self.pools[pool] = left
        return taken

    def holder(self, die: int) -> int:
        """The seat that has a die in hand; ValueError where nobody has."""
        for seat, p in enumerate(self.players):
            if die in p.hand:
                return seat
        raise ValueError(f"nobody holds {DICE[die]}")

    def in_reserve(self) -> int:
        """How many dice lie in all reserves together."""
        return sum(pool.bit_count() for pool in self.pools)

    def dice_total(self) -> int:
        """How many dice are in the game."""
        pools = reserves(self.tables, self.seats, self.mode, self.dice_level)
        return sum(pool.bit_count() for pool in pools)

    def give_back(self, seat: int, dice: int) -> None:
        """Return a mask of dice to the reserve."""
        self.pools[self.pool(seat)] |= dice

    def give_back_die(self, seat: int, die: int) -> None:
        pool = self.pool(seat)
        self.pools[pool] = plus(self.pools[pool], die)

    # -- what was done in this micro-turn -------------------------------------------------

    def has_thrown(self) -> bool:
        return has(self.turn_done, _THROWN)

    def has_refilled(self) -> bool:
        return has(self.turn_done, _REFILLED)

    def has_done_anything(self) -> bool:
        return has(self.turn_done, _TOUCHED)

    def note_throw(self) -> None:
        self.turn_done = plus(plus(self.turn_done, _THROWN), _TOUCHED)

    def note_refill(self) -> None:
        self.turn_done = plus(plus(self.turn_done, _REFILLED), _TOUCHED)

    def note_touch(self) -> None:
        self.turn_done = plus(self.turn_done, _TOUCHED)

    # -- how it is played -----------------------------------------------------------------

    def solo(self) -> bool:
        return self.seats == 1

    def in_turns(self) -> bool:
        """Whether the Roll Phase goes in micro-turns."""
        return self.mode == TURNS and self.seats > 1

    def on_clock(self) -> bool:
        """Whether clocks run."""
        return self.mode == REALTIME

    def living(self) -> list[int]:
        """The seats whose heroes are alive."""
        return [seat for seat in range(self.seats) if not self.players[seat].out()]
