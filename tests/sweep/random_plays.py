"""One random play after another, with the check of positions run wherever a phase begins."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from bossrush.engine.chance import seeded
from bossrush.engine.errors import PositionError
from bossrush.engine.game import Game
from bossrush.engine.phases import Phases
from bossrush.engine.play import Play
from bossrush.engine.state import State
from bossrush.engine.visit import written
from bossrush.testing.walk import OUTSIDE_ONE_IN, STEERING, Case, enter, outside

STAGED_ONE_IN: Final = 20
"""Of how many phase starts one is also written down and read back, as a position."""


class Watch:
    """What is looked at whenever a phase of a game begins."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.case: Case | None = None
        self.starts = 0
        """How many phase starts were looked at."""
        self.found: list[str] = []
        """What was wrong in the play that is being played."""
        phases = game.phases
        assert phases is not None, f"{game.key} does not list its phases"
        ways = [self._watched(begin) for begin in phases.begins]
        game.phases = Phases(list(zip(phases.ids, ways, strict=True)))

    def _watched(self, begin: Callable[[Any], Any]) -> Callable[[Any], Any]:
        def looked_at(state: State) -> Any:
            self.look(state)
            return begin(state)

        return looked_at

    def look(self, state: State) -> None:
        """Check the start of a phase, and now and then stage it."""
        self.starts += 1
        self.found.extend(self.game.check(state) or self.game.check_start(state))
        if self.starts % STAGED_ONE_IN == 0 and self.case is not None:
            position = {
                "game": self.game.key,
                "seats": self.case.seats,
                "joined": state.seats - self.case.seats,
                "options": self.case.options,
                "state": written(state),
            }
            try:
                self.game.staged_root(position, 0, None)
            except PositionError as error:
                self.found.extend(error.problems)


def play_through(watch: Watch, case: Case, seed: int) -> Iterator[tuple[int, str]]:
    """Play once to the end; the faults that come up, each with the number of moves before it."""
    watch.case = case
    watch.found = []
    moves = 0
    play: Play | None = None
    try:
        play = case.new(seed)
        draw = seeded(seed + STEERING).below
        while play.outcome is None:
            if moves >= case.most:
                watch.found.append(f"it has not ended after {case.most} moves")
                break
            random_move(play, draw, case)
            moves += 1
            if play.state.seat_phases and play.pauses:
                watch.look(play.state)
            if watch.found:
                break
    except Exception as error:  # whatever it is, it is what a sweep looks for
        watch.found.append(f"{type(error).__name__}: {error}")
    for fault in watch.found:
        yield moves, fault


def random_move(play: Play, draw: Callable[[int], int], case: Case) -> None:
    """Answer an open question, or resume, join, leave, let a clock run out."""
    asked = play.open
    if not asked or draw(OUTSIDE_ONE_IN) == 0:
        moves = list(outside(play, case.joins))
        if moves:
            enter(play, moves[draw(len(moves))], case.joins)
            return
    decision = asked[draw(len(asked))]
    for other in asked:  # of two questions to one seat, the first is the one it answers
        if other.seat == decision.seat:
            decision = other
            break
    values = decision.values()
    play.enter(decision, values[draw(len(values))])
