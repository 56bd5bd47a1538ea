"""Playing an answer out: on a fork with fresh chance, everybody by the same plain companion.

The chance of a round and the companions in it depend on the number of the round alone. So every
answer of a round meets the same luck, and who plays which round where makes no difference.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, cast

from bossrush.companions.companion import Companion
from bossrush.companions.sharp.temper import EVEN, chance_of, flavour
from bossrush.companions.sitting import Sitting
from bossrush.engine.clocks import soonest
from bossrush.engine.decision import CREW, Decision
from bossrush.engine.errors import StaleChoice
from bossrush.engine.game import Game
from bossrush.engine.play import Play

MOST: Final = 20_000
"""Decisions after which a playout counts as lost: the companions go round in circles."""
_STRIDE: Final = 0x9E3779B97F4A7C15F39CC0605CEDC835
_MASK: Final = (1 << 128) - 1


class Ending:
    """How a playout ended."""

    __slots__ = ("chance", "length", "worth")

    def __init__(self, chance: float, worth: float, length: int) -> None:
        self.chance = chance
        """Of winning: 1 or 0 at a game's end, anything between at a horizon."""
        self.worth = worth
        """The same, with what the temper adds."""
        self.length = length
        """How many decisions it took."""


class Playouts:
    """One decision of a play, and how its answers are played out. The play is only forked."""

    def __init__(
        self,
        play: Play,
        decision: Decision,
        policy: Callable[[int], Companion],
        temper: str = EVEN,
        left: dict[str, int] | None = None,
    ) -> None:
        self.play = play
        self.decision = decision
        self.policy = policy
        self.temper = temper
        self.left = left or {}
        """Milliseconds that clocks have left, where that is known."""
        self.seat = 0 if decision.seat == CREW else decision.seat
        self.judgement = policy(0).judgement()
        self._goal = self.judgement.stage(play) + self.judgement.stages
        """The stage at which playouts stop."""
        self._place = _place_of(play, decision)
        self._timed = _by_the_clock(play)

    def values(self, kept: set[int], anything: bool = True) -> list[int]:
        """The answers to look at, in the order they are offered, those to be kept among them.

        Unless `anything` is looked at, a decision that does not matter has those alone.
        """
        looked_at = kept
        if anything or self.judgement.matters(self.play, self.decision):
            looked_at = {*self.judgement.candidates(self.play, self.decision), *kept}
        return [value for value in self.decision.values() if value in looked_at]

    def play_out(self, value: int, seed: int) -> Ending:
        """Give this answer on the fork with this seed, and play on."""
        fork, length = self.played(value, seed)
        chance = self.chance(fork, self.seat)
        extra = flavour(self.temper, fork.outcome, chance, self.seat, length)
        return Ending(chance, chance + extra, length)

    def played(self, value: int, seed: int) -> tuple[Play, int]:
        """The fork with this seed where it has led, and how many decisions that took."""
        fork = self.play.fork(seed)
        decision = fork.open[self._place]
        crew = [self._player(seed ^ (seat + 1)) for seat in range(fork.state.seats)]
        if self._timed:
            return fork, self._by_the_clock(fork, crew, decision, value)
        return fork, self._in_turn(fork, crew, decision, value)

    def chance(self, fork: Play, seat: int) -> float:
        """The chance that a seat wins where a fork has led."""
        outcome = fork.outcome
        if outcome is not None:
            return chance_of(outcome, seat)
        judged = self.judgement.horizon > 0 or self._rests(fork)
        return self.judgement.value(fork, seat) if judged else 0.0

    def _player(self, seed: int) -> Companion:
        player = self.judgement.player(seed)
        return player if player is not None else self.policy(seed)

    def _in_turn(self, fork: Play, crew: list[Companion], decision: Decision, value: int) -> int:
        fork.enter(decision, value)
        most = self.judgement.horizon or MOST
        made = 1
        while fork.outcome is None and made < most and not self._rests(fork):
            asked = fork.open
            if not asked:  # all wait for a clock
                fork.expire(soonest(fork.timers).id)
                continue
            decision = asked[0]
            seat = 0 if decision.seat == CREW else decision.seat
            fork.enter(decision, crew[seat].answer(fork, decision))
            made += 1
        return made

    def _by_the_clock(
        self, fork: Play, crew: list[Companion], decision: Decision, value: int
    ) -> int:
        sitting = Sitting(fork, crew, True, self.left)
        sitting.take(decision, value)
        most = self.judgement.horizon or MOST
        while fork.outcome is None and sitting.decisions < most and not self._rests(fork):
            sitting.step()
        return sitting.decisions

    def _rests(self, fork: Play) -> bool:
        """Whether a playout has come to the stage where it stops."""
        judgement = self.judgement
        return judgement.stages > 0 and judgement.stage(fork) >= self._goal


def round_seed(seed: int, number: int) -> int:
    """The seed of a round's forks."""
    return (seed + (number + 1) * _STRIDE) & _MASK


def _place_of(play: Play, decision: Decision) -> int:
    """Which of the open decisions it is: the same one in every fork."""
    for place, asked in enumerate(play.open):
        if asked is decision or asked.same(decision):
            return place
    raise StaleChoice(f"{decision.key} is not, or no longer, asked here; look again")


def _by_the_clock(play: Play) -> bool:
    game = cast("Game[Any]", play.game)
    return game.is_realtime(play.origin.options)
