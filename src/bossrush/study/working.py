"""Working on a study: lap after lap, in this process or in several.

What the processes play is settled before a lap, and taken in once the whole lap is there. So a
study that is stopped, kept and taken up again goes on as if nothing had happened, and comes out
the same whatever the number of processes.
"""

from __future__ import annotations

import contextlib
import hashlib
import zlib
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Any, Final

import msgspec

from bossrush.companions.roster import plain_companions, policy
from bossrush.companions.study.course import Course, Prospect
from bossrush.companions.study.outlook import Outlook
from bossrush.companions.study.plan import AIM, STRETCH, Plan
from bossrush.companions.study.script import Script
from bossrush.engine.errors import BossrushError, OptionError
from bossrush.engine.play import Play
from bossrush.engine.registry import game as find_game
from bossrush.engine.registry import register
from bossrush.engine.save import read, restore
from bossrush.study.processes import begin_work, nobody_interrupts
from bossrush.study.shape import Study
from bossrush.study.telling import Teller

PIECE: Final = 8
"""Rounds that one process plays at a stretch."""
LEAST_AIM: Final = 0.005
MOST_AIM: Final = 0.5


class StudyError(BossrushError):
    """A play that cannot be studied; the message says why."""


class Kept(msgspec.Struct, kw_only=True):
    """What was seen, to be taken up again."""

    digest: str
    """Of the save and of who played it out: another play's rounds are of no use."""
    seed: int
    read: int
    rounds: list[list[list[float]]]
    """By prospect, round and view."""


class Studying:
    """A study under way."""

    def __init__(
        self,
        save: bytes,
        yardstick: str = "",
        seed: int = 0,
        aim: float = AIM,
        workers: int = 1,
    ) -> None:
        """BossrushError says in a sentence why a save cannot be studied."""
        if not LEAST_AIM <= aim <= MOST_AIM:
            raise OptionError(
                f"a study aims at ± {100 * LEAST_AIM:g} to {100 * MOST_AIM:g} points, "
                f"not {100 * aim:g}"
            )
        self.save = save
        self.yardstick = yardstick or plain_companions(read(save).game)[-1]
        self.seed = seed
        self.workers = workers
        script = scripted(save, self.yardstick)
        self.course = Course(script)
        self.plan = Plan(self.course, aim)
        self.teller = Teller(self.plan, self.yardstick, dict(read(save).companions))
        self._outlook = Outlook(script, self.course.views)
        self._pool: ProcessPoolExecutor | None = None
        self._digest = hashlib.sha256(save + self.yardstick.encode()).hexdigest()

    # -- working --------------------------------------------------------------------------

    def lap(self) -> bool:
        """Look at what matters most; False where nothing is left to look at."""
        wanted = self.plan.lap()
        if not wanted:
            return False
        self.plan.enter(self._played(wanted))
        if self.plan.read + STRETCH >= len(self.course.turns):
            self._refuse_what_is_settled()
        return True

    def _refuse_what_is_settled(self) -> None:
        """Luck and play cannot be told apart where whatever is done ends the same."""
        if not all(one.seen or one.frame < 0 for one in self.course.prospects):
            return
        seen = {
            chance
            for prospect in self.course.prospects
            for chances in prospect.chances
            for chance in chances
        }
        if self.course.end.known is not None:
            seen.update(self.course.end.known)
        if seen == {0.0}:
            raise StudyError(
                "nobody can win from where this play began, whatever is chosen: "
                "there is nothing to study"
            )

    def _played(self, wanted: list[tuple[Prospect, int]]) -> list[tuple[Prospect, list[Any]]]:
        calls = [
            (prospect, (prospect.frame, prospect.value, prospect.fate, self.seed, first, count))
            for prospect, most in wanted
            for first, count in _pieces(prospect.rounds, most)
        ]
        if self.workers < 2:
            return [(prospect, self._outlook.rounds(*call)) for prospect, call in calls]
        pool = self._hands()
        with nobody_interrupts():
            futures = [pool.submit(play_rounds, *call) for _, call in calls]
        return [
            (prospect, future.result())
            for (prospect, _), future in zip(calls, futures, strict=True)
        ]

    def _hands(self) -> ProcessPoolExecutor:
        if self._pool is None:
            game = self.course.script.game
            self._pool = ProcessPoolExecutor(
                self.workers,
                initializer=begin_work,
                initargs=(_prepare, game, self.save, self.yardstick, self.course.views),
            )
        return self._pool

    def close(self) -> None:
        """End the processes that share the work."""
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)
            self._pool = None

    # -- what came of it ------------------------------------------------------------------

    def told(self) -> Study:
        """The study as far as it has come."""
        return self.teller.tell()

    def kept(self) -> bytes:
        """What was seen, small enough to be kept."""
        rounds = [prospect.chances for prospect in self.course.prospects]
        kept = Kept(digest=self._digest, seed=self.seed, read=self.plan.read, rounds=rounds)
        return zlib.compress(msgspec.msgpack.encode(kept))

    def take_up(self, data: bytes) -> bool:
        """Go on with what was kept; False where it is of another play, or cannot be read."""
        try:
            kept = msgspec.msgpack.decode(zlib.decompress(data), type=Kept)
        except (zlib.error, msgspec.DecodeError):
            return False
        known = len(kept.rounds) == len(self.course.prospects)
        if kept.digest != self._digest or not known:
            return False
        self.seed = kept.seed
        self.plan.read = kept.read
        for prospect, rounds in zip(self.course.prospects, kept.rounds, strict=True):
            prospect.chances = rounds
        return True

    def __enter__(self) -> Studying:
        return self

    def __exit__(self, *_about: object) -> None:
        self.close()


def _pieces(first: int, most: int) -> Iterator[tuple[int, int]]:
    while first < most:
        count = min(PIECE, most - first)
        yield first, count
        first += count


def scripted(save: bytes, yardstick: str) -> Script:
    """What happened in the play of a save; StudyError where there is nothing to study."""
    document = read(save)
    play: Play = restore(find_game(document.game), document, listen=False)
    script = Script(play, policy(document.game, yardstick))
    if not script.steps:
        raise StudyError("nothing was chosen or rolled in this play: there is nothing to study")
    return script


_outlooks: Final[list[Outlook]] = []
"""In a process that shares the work: the one it plays out."""


def _prepare(game: Any, save: bytes, yardstick: str, views: list[int]) -> None:
    with contextlib.suppress(OptionError):
        register(game)
    _outlooks.append(Outlook(scripted(save, yardstick), views))


def play_rounds(
    frame: int, value: int, fate: int, seed: int, first: int, count: int
) -> list[list[float]]:
    """Play rounds in a process of its own."""
    return _outlooks[-1].rounds(frame, value, fate, seed, first, count)
