"""Finding puzzles: moments where one choice is far better than all others, and not the usual one.

A game is played by the plain companion. Each moment at which a phase has only just begun, with
nothing drawn in it, can be kept as a position whose chance is open. Nearly all are no puzzles, and
what matters is to see that soon. A sieve plays each answer out a few times, a little way, on
common chance, and more often only those that are far ahead of the usual one. Where one is left,
whole games are played: of the most promising answers first, and ever more as long as one stays far
ahead of all. Whether what is found really holds, `proving` says.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from bossrush.companions.companion import Companion
from bossrush.companions.sharp.playout import Playouts, round_seed
from bossrush.companions.sharp.weighing import SURE, Difference, Weighed, Weighing, difference
from bossrush.companions.sitting import Sitting
from bossrush.companions.study.fated import Fated
from bossrush.engine.chance import seeded
from bossrush.engine.decision import Decision
from bossrush.engine.errors import BossrushError
from bossrush.engine.game import Game
from bossrush.engine.moment import is_at_phase_start
from bossrush.engine.play import Play

MARGIN: Final = 0.15
"""How much better the answer must be than every other, beyond doubt."""
WORTH_IT: Final = 0.2
"""Where even the answer wins less often than that, there is little joy in finding it."""
SIEVE: Final = ((6, 0.16), (14, 0.2), (30, 0.17))
"""Rounds as far as a table at rest, and by how much an answer must then lead the usual one to be
looked at further."""
CLOSE: Final = 0.05
"""A leader of the sieve that leads the next answer by less is no puzzle's."""
FRONT: Final = 4
"""So many answers are told apart first, before whole games are played of all."""
STEPS: Final = (8, 20, 60, 140, 300)
"""Rounds of whole games after which the answers are compared."""
ROUNDS: Final = STEPS[-1]
FAR: Final = 3.0
"""Standard errors beyond the margin at which an answer is played out no further."""
MOST: Final = 20_000
WHIMS: Final = (0, 12, 5)
"""One choice in so many is anybody's guess, by turns from game to game; none at all for 0."""


class Puzzle:
    """A position, who is asked there, and what is seen of each answer."""

    def __init__(self, position: dict[str, Any], decision: Decision, weighing: Weighing) -> None:
        self.position = position
        self.seat = decision.seat
        self.question = decision.key
        self.weighing = weighing.named(
            {option.value: decision.option_id(option.value) for option in weighing.options}
        )
        """With the text ids of the answers."""
        self.better: Weighing | None = None
        """The same as played on by somebody who thinks."""

    @property
    def answer(self) -> Weighed:
        return self.weighing.leader

    @property
    def margin(self) -> float:
        """By how much the answer is better than the next best one, less twice its error."""
        return margin(self.weighing)


def margin(weighing: Weighing) -> float:
    """By how much the most promising answer leads all others, less twice the error of that."""
    best = weighing.leader
    least = 1.0
    for option in weighing.options:
        if option is not best and option.playouts >= 2:
            ahead = difference(best.chances, option.chances)
            least = min(least, ahead.mean - SURE * ahead.error)
    return least


def positions(
    game: Game[Any],
    seats: int,
    seed: int,
    policy: Callable[[int], Companion],
    whims: int,
    **options: Any,
) -> list[dict[str, Any]]:
    """The positions of a game played by the plain companion, the last one first.

    One choice in `whims` is whatever comes to mind: people lead into places where the plain
    companion would never have gone.
    """
    play = game.new(seats=seats, seed=seed, listen=False, **options)
    crew = [policy(seed ^ (seat + 1)) for seat in range(seats)]
    sitting = Sitting(play, crew, game.is_realtime(play.origin.options))
    found: list[dict[str, Any]] = []
    last = -1
    whim = seeded(seed)
    while play.outcome is None and sitting.decisions < MOST:
        if play.open and play.length != last and is_at_phase_start(play):
            last = play.length
            found.append(play.position())
        if play.open and whims and whim.below(whims) == 0:
            values = play.open[0].values()
            sitting.take(play.open[0], values[whim.below(len(values))])
        else:
            sitting.step()
    found.reverse()
    return found


def opened(game: Game[Any], position: dict[str, Any]) -> Play | None:
    """The play at a position, or None where something is drawn before anybody is asked."""
    try:
        return game.stage(position, chance=Fated([], {}), listen=False)
    except BossrushError:
        return None


def looked_at(
    game: Game[Any], position: dict[str, Any], policy: Callable[[int], Companion], seed: int
) -> list[Puzzle]:
    """The puzzles in a position: one for each seat whose best answer is far better than any."""
    play = opened(game, position)
    if play is None:
        return []
    found = []
    for decision in play.open:
        if len(decision.values()) < 2:
            continue
        seen = look(play, decision, policy, seed)
        if seen is not None:
            found.append(Puzzle(position, decision, seen))
    return found


def look(
    play: Play, decision: Decision, policy: Callable[[int], Companion], seed: int
) -> Weighing | None:
    """What is seen of every answer where one is far ahead; None where the first looks see none."""
    usual = policy(0).answer(play, decision)
    playouts = Playouts(play, decision, policy)
    front = sifted(playouts, usual, seed)
    return told_apart(whole_games(playouts), usual, front, seed + 1) if front else None


def sifted(playouts: Playouts, usual: int, seed: int) -> list[int]:
    """The answers to tell apart first, the most promising one in front; none where nothing is far
    ahead of the usual answer."""
    standard = Weighed(usual)
    play_up_to(playouts, [standard], SIEVE[0][0], seed)
    if standard.chance > 1.0 - MARGIN:  # no room for anything better
        return []
    rivals = [Weighed(value) for value in playouts.values({usual}) if value != usual]
    ranked: list[Weighed] = []
    for rounds, lead in SIEVE:
        play_up_to(playouts, [standard, *rivals], rounds, seed)
        seen = sorted(rivals, key=lambda one: -one.chance)
        ranked = seen + [one for one in ranked if one not in seen]
        rivals = [one for one in seen if one.chance - standard.chance >= lead]
        if not rivals:
            return []
    if len(rivals) > 1 and rivals[0].chance - rivals[1].chance < CLOSE:
        return []
    return [one.value for one in ranked[:FRONT]]


def whole_games(playouts: Playouts) -> Playouts:
    """The same, never judged on the way: the numbers of a puzzle are how it really goes."""
    playouts.judgement.stages = 0
    playouts.judgement.horizon = 0
    return playouts


def told_apart(playouts: Playouts, usual: int, front: list[int], seed: int) -> Weighing | None:
    """Every answer in whole games, as long as one may be far ahead of all others.

    Those in `front` come first, and the rest only where one of these is far ahead. None as soon as
    the usual answer leads, or another comes too near to the leader.
    """
    options = [Weighed(value) for value in playouts.decision.values()]
    first = [one for one in options if one.value == usual or one.value in front]
    if raced(playouts, first, usual, STEPS[:3], seed) is None:
        return None
    for option in first:
        option.dropped = False
    seen = raced(playouts, options, usual, STEPS, seed)
    return seen if seen is not None and margin(seen) >= MARGIN else None


def raced(
    playouts: Playouts, options: list[Weighed], usual: int, steps: tuple[int, ...], seed: int
) -> Weighing | None:
    """These answers, step by step; what is far behind the leader is played out no further."""
    seen = Weighing(options, usual)
    for rounds in steps:
        play_up_to(playouts, [one for one in options if not one.dropped], rounds, seed)
        seen = Weighing(options, usual)
        best = seen.leader
        if best.chance + SURE * best.error < WORTH_IT:
            return None
        if best.value == usual and not may_be_passed(best, options):
            return None
        settled = True
        for option in options:
            if option is best or option.dropped:
                continue
            ahead = difference(best.chances, option.chances)
            if ahead.mean + SURE * ahead.error < MARGIN:
                return None
            if not far(ahead):
                settled = False
            elif option.value != usual:
                option.dropped = True
        if settled:
            break
    return None if seen.leader.value == usual else seen


def may_be_passed(leader: Weighed, options: list[Weighed]) -> bool:
    """Whether another answer may yet turn out far better than the one that leads."""
    for option in options:
        if option is not leader and not option.dropped:
            ahead = difference(option.chances, leader.chances)
            if ahead.mean + SURE * ahead.error >= MARGIN:
                return True
    return False


def far(ahead: Difference) -> bool:
    """Whether a lead is beyond the margin, and beyond doubt."""
    return ahead.mean - FAR * ahead.error >= MARGIN


def play_up_to(playouts: Playouts, options: list[Weighed], rounds: int, seed: int) -> None:
    """Play each of these answers out until it has had so many rounds."""
    for option in options:
        for number in range(option.playouts, rounds):
            ending = playouts.play_out(option.value, round_seed(seed, number))
            option.chances.append(ending.chance)
            option.worths.append(ending.worth)
