"""Working on a study: lap after lap, in this process or in several.

What the processes play is settled before a lap, and taken in once the whole lap is there. So a
study that is stopped, kept and taken up again goes on as if nothing had happened, and comes out
the same whatever the number of processes.
"""

from __future__ import annotations

import contextlib
import hashlib
import zlib
from collections.abc import Callable, Generator, Iterator, Sequence
from functools import partial
from typing import Any, Final, Protocol

import msgspec

from bossrush.companions.roster import plain_companions, policy
from bossrush.companions.study.course import Course, Prospect
from bossrush.companions.study.outlook import Outlook, Wanted
from bossrush.companions.study.plan import AIM, LAP, STRETCH, Plan
from bossrush.companions.study.script import Script
from bossrush.engine.errors import BossrushError, OptionError
from bossrush.engine.message import Message
from bossrush.engine.play import Play
from bossrush.engine.registry import game as find_game
from bossrush.engine.registry import is_installed, register
from bossrush.engine.save import read, restore
from bossrush.study.processes import Processes
from bossrush.study.shape import Study
from bossrush.study.teller import Teller

PIECE: Final = 8
"""Rounds that one process plays at a stretch."""
MOST_BLOCKS: Final = LAP // PIECE
"""Pieces that are dealt together, about."""
LEAST_AIM: Final = 0.005
MOST_AIM: Final = 0.5


class StudyError(BossrushError):
    """A play that cannot be studied; the message says why."""

    def __init__(self, text: str, why: Message) -> None:
        super().__init__(text)
        self.why = why
        """The same in words for players."""


class Dealer(Protocol):
    """Those who play rounds: processes of this machine, or others."""

    def deal(self, blocks: Sequence[tuple[Any, ...]]) -> Generator[Any, None, None]:
        """What `play_rounds` gives for each of these, in their order."""
        ...

    def close(self) -> None:
        """Call off what is under way, and let everybody go."""
        ...


Call = Callable[..., Dealer]
"""Calls those who share the work: given the work, what each begins with, and what that is told."""


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
        call: Call | None = None,
    ) -> None:
        """BossrushError says in a sentence why a save cannot be studied.

        `call` says who shares the work; where it is None, so many processes of this machine do,
        and for one of them this process itself.
        """
        if not LEAST_AIM <= aim <= MOST_AIM:
            raise OptionError(
                f"a study aims at ± {100 * LEAST_AIM:g} to {100 * MOST_AIM:g} points, "
                f"not {100 * aim:g}"
            )
        self.save = save
        self.yardstick = yardstick or plain_companions(read(save).game)[-1]
        self.seed = seed
        if call is None and workers > 1:
            call = partial(Processes, workers)
        self._call = call
        script = scripted(save, self.yardstick)
        self.course = Course(script)
        self.plan = Plan(self.course, aim)
        self.teller = Teller(self.plan, self.yardstick, dict(read(save).companions))
        self._outlook = Outlook(script, self.course.views)
        self._dealer: Dealer | None = None
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
        if not all(one.seen or one.whole or one.frame < 0 for one in self.course.prospects):
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
                f"nobody won any of {self.plan.playouts} games played on from this one, whatever "
                "was chosen: luck and play cannot be told apart",
                Message("study-nobody-wins", count=self.plan.playouts),
            )

    def _played(self, wanted: list[tuple[Prospect, int]]) -> list[tuple[Prospect, list[Any]]]:
        calls = [
            (prospect, Wanted(*_place(prospect), self.seed, numbers, prospect.whole))
            for prospect, most in wanted
            for numbers in _pieces(prospect.rounds, most)
        ]
        if self._call is None:
            return [(prospect, self._outlook.rounds(stretch)) for prospect, stretch in calls]
        if self._dealer is None:
            self._dealer = self._call(play_rounds, prepare, *self._about())
        blocks = [(self._digest, stretch) for _, stretch in calls]
        with contextlib.closing(self._dealer.deal(blocks)) as coming:
            return [(prospect, rounds) for (prospect, _), rounds in zip(calls, coming, strict=True)]

    def _about(self) -> tuple[Any, ...]:
        game = self.course.script.game
        theirs = None if is_installed(game) else game
        return theirs, self._digest, self.save, self.yardstick, self.course.views

    def close(self) -> None:
        """Let those go who share the work."""
        if self._dealer is not None:
            self._dealer.close()
            self._dealer = None

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


def _place(prospect: Prospect) -> tuple[int, int, int]:
    return prospect.frame, prospect.value, prospect.fate


def _pieces(first: int, most: int) -> Iterator[range]:
    for start in range(first, most, PIECE):
        yield range(start, min(start + PIECE, most))


def scripted(save: bytes, yardstick: str) -> Script:
    """What happened in the play of a save; StudyError where there is nothing to study."""
    document = read(save)
    play: Play = restore(find_game(document.game), document, listen=False)
    script = Script(play, policy(document.game, yardstick))
    if not script.steps:
        raise StudyError(
            "nothing was chosen or rolled in this play: there is nothing to study",
            Message("study-nothing-chosen"),
        )
    return script


_outlooks: Final[dict[str, Outlook]] = {}
"""In a process that shares the work: what it plays out, by digest."""


def prepare(game: Any, digest: str, save: bytes, yardstick: str, views: list[int]) -> None:
    """Begin to share the work; `game` where it is not among those that are installed."""
    if game is not None:
        with contextlib.suppress(OptionError):
            register(game)
    _outlooks[digest] = Outlook(scripted(save, yardstick), views)


def play_rounds(digest: str, wanted: Wanted) -> list[list[float]]:
    """Play rounds for somebody else."""
    return _outlooks[digest].rounds(wanted)
