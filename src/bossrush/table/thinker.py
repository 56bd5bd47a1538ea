"""A thinker: a process of its own in which companions think, and hints are worked out.

It thinks about one task at a time, and can be hurried meanwhile.
"""

from __future__ import annotations

import contextlib
import time
from collections import deque
from typing import Final

from bossrush.companions.roster import companion, policy
from bossrush.companions.sharp.budget import Thinking
from bossrush.companions.sharp.player import SHARP
from bossrush.companions.sharp.playout import round_seed
from bossrush.companions.sharp.reasons import reason
from bossrush.companions.sharp.search import Search
from bossrush.companions.sharp.thought import Mind, think
from bossrush.companions.sharp.weighing import Difference, Weighing
from bossrush.engine.decision import Decision
from bossrush.engine.moment import rebuilt
from bossrush.engine.play import Play
from bossrush.engine.registry import game as find_game
from bossrush.engine.scene import words
from bossrush.table.pipes import Gone, Pipe
from bossrush.table.tasks import Failed, Found, Hurry, OptionWeight, Ready, Task, ToThinker

TELL_EVERY: Final = 0.25
"""Seconds between two tellings of what an option is worth."""
LOOK_EVERY: Final = 0.01
"""Seconds between two looks at whether somebody is in a hurry."""


class Tray:
    """The tasks of this process, and which of them are in a hurry."""

    def __init__(self, pipe: Pipe[ToThinker]) -> None:
        self._pipe = pipe
        self.tell = pipe.tell
        self.waiting: deque[Task] = deque()
        self.hurried: set[int] = set()
        self._looked = 0.0

    def task(self) -> Task:
        """The next task, waited for."""
        while not self.waiting:
            self._take()
        return self.waiting.popleft()

    def in_a_hurry(self, task: int) -> bool:
        """Whether somebody has asked for this to be answered now."""
        now = time.monotonic()
        if now - self._looked >= LOOK_EVERY:
            self._looked = now
            while self._pipe.waits:
                self._take()
        return task in self.hurried

    def _take(self) -> None:
        message = self._pipe.next()
        if isinstance(message, Hurry):
            self.hurried.add(message.id)
        else:
            self.waiting.append(message)


def work(tray: Tray) -> None:
    """Think about one task after another, until nobody listens."""
    tray.tell(Ready())
    while True:
        task = tray.task()
        try:
            _do(tray, task)
        except (Gone, BrokenPipeError):
            raise
        except Exception as error:
            tray.tell(Failed(task.id, f"{type(error).__name__}: {error}"))
        tray.hurried.discard(task.id)


def _do(tray: Tray, task: Task) -> None:
    play = rebuilt(find_game(task.game), task.moment)
    decision = next(asked for asked in play.open if asked.seat == task.seat)
    thinking = Thinking(task.playouts, task.seconds)
    temper = SHARP[task.companion].temper
    mind = Mind(policy(task.game), task.seed, thinking, temper)
    mind.left = task.left
    usual = mind.usual(play, decision)
    if task.kind == "answer":
        _answer(tray, task, play, decision, mind, usual)
    else:
        _weigh(tray, task, play, decision, mind, usual)


def _answer(tray: Tray, task: Task, play: Play, decision: Decision, mind: Mind, usual: int) -> None:
    search = mind.search(play, decision, usual, round_seed(task.seed, task.at))
    thought = think(search, mind.thinking, task.extra, lambda: tray.in_a_hurry(task.id))
    pace = companion(task.companion, task.game, task.seed).delay(
        play, decision, thought.weighing.choice
    )
    tray.tell(found_so_far(task.id, thought.weighing, decision, True, thought.spent, pace))


def _weigh(tray: Tray, task: Task, play: Play, decision: Decision, mind: Mind, usual: int) -> None:
    kept = [decision.read(task.kept)] if task.kept else []
    search = mind.search(play, decision, usual, round_seed(task.seed, task.at), True, kept)
    begun = time.monotonic()
    told = begun

    def pause() -> bool:
        now = time.monotonic()
        return now - told >= TELL_EVERY or _late(task, now - begun) or in_a_hurry()

    def in_a_hurry() -> bool:
        return tray.in_a_hurry(task.id)

    while True:
        search.run(task.playouts or 1 << 62, pause)
        told = time.monotonic()
        spent = told - begun
        done = search.ended or in_a_hurry() or _used_up(search, task, spent)
        seen = search.weighing()
        lost = seen.lost(kept[0]) if kept else None
        tray.tell(found_so_far(task.id, seen, decision, done, spent, 0, lost))
        if done:
            return


def _used_up(search: Search, task: Task, spent: float) -> bool:
    if task.playouts:
        return search.spent + len(search.alive) > task.playouts
    return _late(task, spent)


def _late(task: Task, spent: float) -> bool:
    return bool(task.seconds) and spent >= task.seconds


def found_so_far(
    task: int,
    seen: Weighing,
    decision: Decision,
    done: bool,
    spent: float,
    delay: int,
    lost: Difference | None = None,
) -> Found:
    """What was seen, by the text ids of the options."""
    name = decision.option_id
    best = seen.best
    why = reason(seen, decision)
    return Found(
        id=task,
        done=done,
        choice=name(seen.choice),
        best=name(best) if best is not None else "",
        as_good=[name(value) for value in seen.as_good],
        options=[
            OptionWeight(
                option=name(option.value),
                chance=seen.chance_of(option.value),
                error=option.error,
                gain=seen.gain(option.value).mean,
                gain_error=seen.gain(option.value).error if option.value != seen.usual else 0.0,
                behind=max(0.0, seen.lost(option.value).mean),
                behind_error=seen.lost(option.value).error,
                playouts=option.playouts,
            )
            for option in seen.options
            if option.playouts
        ],
        playouts=seen.playouts,
        spent=spent,
        delay=delay,
        why=words(why) if why is not None else None,
        lost=lost.mean if lost is not None else 0.0,
        lost_error=lost.error if lost is not None else 0.0,
    )


def main() -> None:
    """Think for the server that started this process."""
    from bossrush.table.serve import load_more_games

    pipe: Pipe[ToThinker] = Pipe.opened(ToThinker)
    load_more_games()
    with contextlib.suppress(Gone, BrokenPipeError):
        work(Tray(pipe))


if __name__ == "__main__":
    main()
