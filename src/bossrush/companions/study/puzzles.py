"""Finding puzzles: moments where one choice is far better than all others, and not the usual one.

A game is played by the plain companion. Each moment at which a phase has only just begun, with
nothing drawn in it, can be kept as a position whose chance is open. Nearly all are no puzzles, and
what matters is to see that soon. A sieve plays each answer out a few times, a little way, on
common chance, and more often only those that are far ahead of the usual one. Where one is left,
whole games are played: of the most promising answers first, and ever more as long as one stays far
ahead of all.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from bossrush.companions.companion import Companion
from bossrush.companions.sharp.playout import Playouts, round_seed
from bossrush.companions.sharp.temper import chance_of
from bossrush.companions.sharp.weighing import SURE, Difference, Weighed, Weighing, difference
from bossrush.companions.sitting import Sitting
from bossrush.companions.study.fated import Fated
from bossrush.engine.chance import seeded
from bossrush.engine.clocks import soonest
from bossrush.engine.decision import Decision
from bossrush.engine.errors import BossrushError
from bossrush.engine.game import Game
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
AGAIN: Final = 10
"""What is found is checked again with so many times as much."""
WAITS: Final = (20, 100)
"""Rounds of each other answer in which the right one follows as soon as it is offered again: so
many at first, and so many where these do not settle it."""
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
        _start, at = play.line.phase_start()
        if play.open and at == len(play.line.entries) and at != last:
            last = at
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
    _play_up_to(playouts, [standard], SIEVE[0][0], seed)
    if standard.chance > 1.0 - MARGIN:  # no room for anything better
        return []
    rivals = [Weighed(value) for value in playouts.values({usual}) if value != usual]
    ranked: list[Weighed] = []
    for rounds, lead in SIEVE:
        _play_up_to(playouts, [standard, *rivals], rounds, seed)
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
    if _raced(playouts, first, usual, STEPS[:3], seed) is None:
        return None
    for option in first:
        option.dropped = False
    seen = _raced(playouts, options, usual, STEPS, seed)
    return seen if seen is not None and margin(seen) >= MARGIN else None


def _raced(
    playouts: Playouts, options: list[Weighed], usual: int, steps: tuple[int, ...], seed: int
) -> Weighing | None:
    """These answers, step by step; what is far behind the leader is played out no further."""
    seen = Weighing(options, usual)
    for rounds in steps:
        _play_up_to(playouts, [one for one in options if not one.dropped], rounds, seed)
        seen = Weighing(options, usual)
        best = seen.leader
        if best.value == usual or best.chance + SURE * best.error < WORTH_IT:
            return None
        settled = True
        for option in options:
            if option is best or option.dropped:
                continue
            ahead = difference(best.chances, option.chances)
            if ahead.mean + SURE * ahead.error < MARGIN:
                return None
            if not _far(ahead):
                settled = False
            elif option.value != usual:
                option.dropped = True
        if settled:
            break
    return seen


def _far(ahead: Difference) -> bool:
    """Whether a lead is beyond the margin, and beyond doubt."""
    return ahead.mean - FAR * ahead.error >= MARGIN


def _play_up_to(playouts: Playouts, options: list[Weighed], rounds: int, seed: int) -> None:
    for option in options:
        for number in range(option.playouts, rounds):
            ending = playouts.play_out(option.value, round_seed(seed, number))
            option.chances.append(ending.chance)
            option.worths.append(ending.worth)


def compared(playouts: Playouts, seen: Weighing, seed: int) -> Weighing:
    """All answers on fresh rounds: the answer, the usual one, the next best and whatever comes near
    ten times as many as before; what is far behind only until that is clear again."""
    fresh = [Weighed(option.value, option.option) for option in seen.options]
    found = Weighing(fresh, seen.usual)
    first = found.of(seen.leader.value)
    near = fresh
    for rounds in (STEPS[2], ROUNDS, AGAIN * ROUNDS):
        _play_up_to(playouts, near, rounds, seed)
        if margin(Weighing(fresh, seen.usual)) <= 0.0:  # nothing is left to be looked at
            break
        others = sorted((one for one in fresh if one is not first), key=lambda one: -one.chance)
        near = [first, *others[:1]]
        for one in others[1:]:
            if one.value == seen.usual or not _far(difference(first.chances, one.chances)):
                near.append(one)
    found = Weighing(fresh, seen.usual)
    found.choice = found.leader.value
    return found


def can_wait(
    play: Play, decision: Decision, seen: Weighing, policy: Callable[[int], Companion], seed: int
) -> bool:
    """Whether the answer is as good after another one: then there is nothing to be missed yet.

    Playouts may not think of it again, but a person would.
    """
    best = seen.leader
    name = decision.option_id(best.value)
    for option in seen.options:
        if option is best or option.playouts < 2:
            continue
        later = Weighed(option.value)
        for rounds in WAITS:
            for number in range(later.playouts, rounds):
                chance = _put_off(
                    play, decision, option.value, name, policy, round_seed(seed, number)
                )
                later.chances.append(chance)
            if abs(later.chance - best.chance + MARGIN) > FAR * later.error:
                break
        if later.chance > best.chance - MARGIN:
            return True
    return False


def _put_off(
    play: Play,
    decision: Decision,
    value: int,
    name: str,
    policy: Callable[[int], Companion],
    seed: int,
) -> float:
    """How a game goes where the answer called `name` is given as soon as it is offered again."""
    seat = decision.seat
    fork = play.fork(seed)
    crew = [policy(seed ^ (one + 1)) for one in range(fork.state.seats)]
    fork.line.answer(next(asked for asked in fork.open if asked.seat == seat), value)
    given = False
    made = 0
    while fork.outcome is None and made < MOST:
        made += 1
        if not fork.open:
            fork.expire(soonest(fork.timers).id)
            continue
        asked = fork.open[0]
        if not given and asked.seat == seat and asked.key == decision.key:
            ids = [asked.option_id(one) for one in asked.values()]
            if name in ids:
                given = True
                fork.line.answer(asked, asked.values()[ids.index(name)])
                continue
        player = crew[max(0, asked.seat)]
        fork.line.answer(asked, player.answer(fork, asked))
    return chance_of(fork.outcome, max(0, seat)) if fork.outcome is not None else 0.0


def checked(game: Game[Any], puzzle: Puzzle, policy: Callable[[int], Companion], seed: int) -> bool:
    """Look again with ten times the playouts; True where the answer still stands."""
    play = opened(game, puzzle.position)
    if play is None:
        return False
    decision = next(asked for asked in play.open if asked.seat == puzzle.seat)
    if can_wait(play, decision, puzzle.weighing, policy, seed + 1):
        return False
    answer = puzzle.answer.option
    playouts = whole_games(Playouts(play, decision, policy))
    puzzle.weighing = compared(playouts, puzzle.weighing, seed)
    best = puzzle.answer
    return best.option == answer and best.chance >= WORTH_IT and puzzle.margin >= MARGIN
