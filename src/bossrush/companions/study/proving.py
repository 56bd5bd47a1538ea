"""Whether a puzzle holds: looked at again, with more playouts, with patience, by a better player.

What is weighed when puzzles are looked for is an answer followed by the plain companion. So an
answer can be far ahead only because it keeps that companion from a mistake of its own later on.
A player who thinks would not make it: `sharp`, with few playouts, plays on from the answer and from
its rivals, and a lead that is gone then was only steering.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from bossrush.companions.companion import Companion
from bossrush.companions.sharp.budget import Thinking
from bossrush.companions.sharp.player import Sharp
from bossrush.companions.sharp.playout import Playouts, round_seed
from bossrush.companions.sharp.temper import chance_of
from bossrush.companions.sharp.weighing import SURE, Weighed, Weighing, difference
from bossrush.companions.study.puzzles import (
    FAR,
    MARGIN,
    MOST,
    ROUNDS,
    STEPS,
    WORTH_IT,
    Puzzle,
    far,
    margin,
    opened,
    play_up_to,
    raced,
    whole_games,
)
from bossrush.engine.clocks import soonest
from bossrush.engine.decision import Decision
from bossrush.engine.game import Game
from bossrush.engine.play import Play

AGAIN: Final = 10
"""What is found is checked again with so many times as much."""
WAITS: Final = (20, 100)
"""Rounds of each other answer in which the right one follows as soon as it is offered again: so
many at first, and so many where these do not settle it."""
THOUGHT: Final = 48
"""Playouts a decision of the better player."""
BETTER: Final = (10, 24, 60, 120, 200)
"""Rounds of its games after which the answers are compared."""
RIVALS: Final = 3
"""So many other answers it plays on from, beside the usual one."""

TOO_CLOSE: Final = "too-close"
FOUND: Final = "found"
HOPELESS: Final = "hopeless"
WAITING: Final = "waits"
STEERED: Final = "steered"


def examined(
    game: Game[Any], position: dict[str, Any], policy: Callable[[int], Companion], seed: int
) -> list[tuple[Puzzle, str]]:
    """Each choice of a position as a puzzle, and what is wrong with it; nothing, if it is one."""
    play = opened(game, position)
    if play is None:
        return []
    found = []
    for decision in play.open:
        if len(decision.values()) > 1:
            usual = policy(0).answer(play, decision)
            playouts = whole_games(Playouts(play, decision, policy))
            options = rivals(playouts, usual, seed + 4)
            seen = raced(playouts, options, usual, STEPS, seed)
            puzzle = Puzzle(position, decision, seen or Weighing(options, usual))
            if seen is not None:
                wrong = fault(play, decision, puzzle, policy, seed + 1)
            elif puzzle.answer.chance + SURE * puzzle.answer.error < WORTH_IT:
                wrong = HOPELESS
            else:
                wrong = FOUND if puzzle.answer.value == usual else TOO_CLOSE
            found.append((puzzle, wrong))
    return found


def rivals(playouts: Playouts, usual: int, seed: int) -> list[Weighed]:
    """The answers that stand against each other. What may be done beside a question leaves it
    asked, and is none: but for the usual one, and for one that promises far more than all."""
    decision = playouts.decision
    options = [Weighed(value) for value in decision.values()]
    play_up_to(playouts, options, STEPS[0], seed)
    answers = options[: decision.count()]
    best = max((one.chance for one in answers), default=0.0)
    beside = sorted(options[decision.count() :], key=lambda one: -one.chance)
    for number, one in enumerate(beside):
        if one.value == usual or (number == 0 and one.chance >= best + MARGIN):
            answers.append(one)
    return [Weighed(one.value) for one in answers]


def fault(
    play: Play,
    decision: Decision,
    puzzle: Puzzle,
    policy: Callable[[int], Companion],
    seed: int,
) -> str:
    """The first thing that is wrong with a puzzle, cheap ones first: it is looked at afresh with
    ten times the playouts only where nothing else is."""
    if can_wait(play, decision, puzzle.weighing, policy, seed + 1):
        return WAITING
    puzzle.better = played_better(play, decision, puzzle.weighing, policy, seed + 2)
    if puzzle.better is None:
        return STEERED
    answer = puzzle.answer.value
    playouts = whole_games(Playouts(play, decision, policy))
    puzzle.weighing = compared(playouts, puzzle.weighing, seed)
    if puzzle.answer.value != answer or puzzle.margin < MARGIN:
        return TOO_CLOSE
    return "" if puzzle.answer.chance >= WORTH_IT else HOPELESS


def checked(game: Game[Any], puzzle: Puzzle, policy: Callable[[int], Companion], seed: int) -> bool:
    """Look again, more closely; True where the answer still stands."""
    play = opened(game, puzzle.position)
    if play is None:
        return False
    decision = next(asked for asked in play.open if asked.seat == puzzle.seat)
    return not fault(play, decision, puzzle, policy, seed)


def played_better(
    play: Play,
    decision: Decision,
    seen: Weighing,
    policy: Callable[[int], Companion],
    seed: int,
) -> Weighing | None:
    """What becomes of the answer and its rivals when a player who thinks goes on from there.

    None where that player does as well without it: the lead was only steering.
    """

    def thinker(number: int) -> Companion:
        return Sharp(number, policy, Thinking(THOUGHT))

    best = seen.leader
    others = [one for one in seen.options if one is not best and one.value != seen.usual]
    others.sort(key=lambda one: -one.chance)
    looked_at = {best.value, seen.usual, *(one.value for one in others[:RIVALS])}
    options = [Weighed(one.value, one.option) for one in seen.options if one.value in looked_at]
    playouts = whole_games(Playouts(play, decision, thinker))
    found = raced(playouts, options, seen.usual, BETTER, seed)
    if found is None or found.leader.value != best.value or margin(found) < MARGIN:
        return None
    return found


def compared(playouts: Playouts, seen: Weighing, seed: int) -> Weighing:
    """All answers on fresh rounds: the answer, the usual one, the next best and whatever comes near
    ten times as many as before; what is far behind only until that is clear again."""
    fresh = [Weighed(option.value, option.option) for option in seen.options]
    found = Weighing(fresh, seen.usual)
    first = found.of(seen.leader.value)
    near = fresh
    for rounds in (STEPS[2], ROUNDS, AGAIN * ROUNDS):
        play_up_to(playouts, near, rounds, seed)
        if margin(Weighing(fresh, seen.usual)) <= 0.0:  # nothing is left to be looked at
            break
        others = sorted((one for one in fresh if one is not first), key=lambda one: -one.chance)
        near = [first, *others[:1]]
        for one in others[1:]:
            if one.value == seen.usual or not far(difference(first.chances, one.chances)):
                near.append(one)
    found = Weighing(fresh, seen.usual)
    found.choice = found.leader.value
    return found


def can_wait(
    play: Play, decision: Decision, seen: Weighing, policy: Callable[[int], Companion], seed: int
) -> bool:
    """Whether the answer is as good after another one: then there is nothing to be missed yet.

    Playouts may not think of it again, but a person would. What may be done beside a question
    leaves it asked, and does not count.
    """
    best = seen.leader
    name = decision.option_id(best.value)
    beside = decision.values()[decision.count() :]
    for option in seen.options:
        if option is best or option.playouts < 2:
            continue
        if option.value in beside and option.value != seen.usual:
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
    fork.enter(next(asked for asked in fork.open if asked.seat == seat), value)
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
                fork.enter(asked, asked.values()[ids.index(name)])
                continue
        player = crew[max(0, asked.seat)]
        fork.enter(asked, player.answer(fork, asked))
    return chance_of(fork.outcome, max(0, seat)) if fork.outcome is not None else 0.0
