"""The companions at a table: what each would answer, and when a person would have answered."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from concurrent.futures import Executor
from typing import NamedTuple

from bossrush.companions.companion import Companion
from bossrush.companions.roster import companion as make_companion
from bossrush.companions.roster import companions as roster
from bossrush.companions.roster import plain_companions, thinks
from bossrush.engine.decision import CREW, Decision
from bossrush.engine.play import Play
from bossrush.engine.scene import Words
from bossrush.table.choosing import offered
from bossrush.table.clock import Clock
from bossrush.table.playing import is_real
from bossrush.table.pondering import Answered, Pondering
from bossrush.table.refusal import Refusal
from bossrush.table.table import Table


def stand_in(game: str) -> str:
    """Who covers an absent seat where nobody said otherwise: the best that answers at once."""
    return plain_companions(game)[-1]


def known_companion(game: str, key: str) -> bool:
    return key in roster(game)


class Plan(NamedTuple):
    """What a companion has made up its mind to do."""

    seat: int
    """As the decision has it: -1 for the crew's."""
    number: int
    option: str
    companion: str
    due: int
    why: Words | None = None


class Company:
    """The companions at one table. They think on forks, off the table's own thread of events."""

    def __init__(
        self, table: Table, clock: Clock, executor: Executor, ready: Callable[[], None]
    ) -> None:
        self.table = table
        self._clock = clock
        self._executor = executor
        self._ready = ready
        self._minds: dict[str, Companion] = {}
        self._plans: dict[int, Plan] = {}
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._hinting: set[int] = set()
        """The seats that somebody has asked a hint for."""
        self.hurried = False
        """Whether people have asked not to wait for companions."""
        self.rushed = False
        """Whether they have asked not to wait for their thoughts either."""
        self.pondering = Pondering(clock.now)
        """Those that think, each in another process."""

    def asked(self) -> list[tuple[Decision, str]]:
        """The decisions that companions have to answer now, and which companion each."""
        table = self.table
        play = table.play
        if play is None or table.status != "playing" or table.paused is not None:
            return []
        found: list[tuple[Decision, str]] = []
        for decision in play.open:
            if is_real(decision):
                continue  # people read real dice
            key = self._crew() if decision.seat == CREW else self._player(decision.seat)
            if key:
                found.append((decision, key))
        return found

    def _player(self, seat: int) -> str:
        return self.table.seats[seat].player if seat < len(self.table.seats) else ""

    def _crew(self) -> str:
        """Companions decide for the crew only when nobody else is left to."""
        if self.table.holders():
            return ""
        return next((seat.player for seat in self.table.seats if seat.player), "")

    def plan(self) -> Plan | None:
        """The next thing a companion will do; starts them thinking about whatever is new."""
        standing: dict[int, Plan] = {}
        for decision, key in self.asked():
            plan = self._plans.get(decision.seat)
            if plan is not None and self._holds(plan, decision):
                standing[decision.seat] = plan
            elif decision.seat not in self._thinking:
                self._think(decision, key)
        self._plans = standing
        return min(standing.values(), key=lambda plan: plan.due, default=None)

    def _holds(self, plan: Plan, decision: Decision) -> bool:
        if plan.number == decision.number:
            return True
        # In a race the numbers run on; what was decided on may still be offered.
        since = self._since(decision)
        return since is not None and plan.due > since and self._offers(decision, plan.option)

    def _since(self, decision: Decision) -> int | None:
        playing = self.table.playing
        since = playing.since.get(decision.seat) if playing is not None else None
        return since.time if since is not None else None

    def _offers(self, decision: Decision, option: str) -> bool:
        try:
            offered(decision, option)
        except Refusal:
            return False
        return True

    def thinking(self) -> dict[str, int]:
        """When each companion that has made up its mind will act."""
        return {_seat_name(seat): plan.due for seat, plan in self._plans.items()}

    def ponders(self) -> dict[str, int]:
        """Since when each companion that has not made up its mind yet has been thinking."""
        return {_seat_name(seat): since for seat, since in self.pondering.since.items()}

    def forget(self, seat: int) -> None:
        """A plan was carried out, or cannot be any more."""
        self._plans.pop(seat, None)

    def _think(self, decision: Decision, key: str) -> None:
        play = self.table.play
        assert play is not None
        fork = play.fork(secrets.randbits(128))
        task = asyncio.get_running_loop().create_task(
            self._thought(fork, decision.seat, decision.number, key)
        )
        self._thinking[decision.seat] = task
        if thinks(key):
            self.pondering.begin(decision.seat)
            asyncio.get_running_loop().call_soon(self._ready)  # people see that it thinks

    async def _thought(self, fork: Play, seat: int, number: int, key: str) -> None:
        try:
            found = await self._found(fork, seat, key)
            if found is not None:
                since = self._asked_since(seat)
                due = since if self.hurried else since + found.delay
                self._plans[seat] = Plan(seat, number, found.option, key, due, found.why)
        finally:
            self._thinking.pop(seat, None)
            self.pondering.since.pop(seat, None)
        self._ready()

    async def _found(self, fork: Play, seat: int, key: str) -> Answered | None:
        """What a companion answers. One that thinks, and is not heard of in time, is stood in for
        by one that answers at once."""
        decision = next((asked for asked in fork.open if asked.seat == seat), None)
        if decision is None:
            return None
        if thinks(key):
            found = await self.pondering.answer(fork, decision, key, self._left(), self.rushed)
            if found is not None:
                return found
            key = stand_in(self.table.setup.game)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._executor, answer, self._mind(key), fork, seat)

    def _left(self) -> dict[str, int]:
        """The milliseconds that each clock of the table has left."""
        playing = self.table.playing
        now = self._clock.now()
        running = playing.clocks.running if playing is not None else []
        return {clock.timer.id: max(0, clock.due - now) for clock in running}

    def _asked_since(self, seat: int) -> int:
        playing = self.table.playing
        since = playing.since.get(seat) if playing is not None else None
        return since.time if since is not None else self.table.touched

    def _mind(self, key: str) -> Companion:
        if key not in self._minds:
            self._minds[key] = self._made(key)
        return self._minds[key]

    def _made(self, key: str) -> Companion:
        game = self.table.setup.game
        there = key in roster(game) and not thinks(key)
        known = key if there else stand_in(game)  # it may have been retired
        return make_companion(known, game, secrets.randbits(64))

    def hurry(self, thoughts: bool = True) -> None:
        """Do not wait for companions until a person is asked again; nor for their thoughts."""
        self.hurried = True
        if thoughts:
            self.rushed = True
            self.pondering.hurry()
        self._plans = {
            seat: plan._replace(due=min(plan.due, self._asked_since(seat)))
            for seat, plan in self._plans.items()
        }

    def take_time(self) -> None:
        """A person has been asked, and has answered: companions take their time again."""
        self.hurried = self.rushed = False

    def begin_hint(self, seat: int) -> None:
        """Somebody asks for a hint: one at a time, for others' companions want to think too."""
        if seat in self._hinting:
            raise Refusal("hint-busy")
        self._hinting.add(seat)

    def end_hint(self, seat: int) -> None:
        """It has been given, or cannot be."""
        self._hinting.discard(seat)

    async def hint(self, seat: int, key: str) -> tuple[int, str] | None:
        """What a companion would choose in a person's place: the decision and the option."""
        playing = self.table.playing
        decision = playing.pending(seat) if playing is not None else None
        if playing is None or decision is None or decision.waiting or is_real(decision):
            return None
        fork = playing.play.fork(secrets.randbits(128))
        found = await self._found(fork, decision.seat, key or stand_in(self.table.setup.game))
        return (decision.number, found.option) if found is not None else None

    def close(self) -> None:
        """Think no more, and let go of those who waited to hear."""
        for task in self._thinking.values():
            task.cancel()
        self._ready = _nobody


def _seat_name(seat: int) -> str:
    return "crew" if seat == CREW else str(seat)


def _nobody() -> None:
    """Nobody is told any more."""


def answer(companion: Companion, fork: Play, seat: int) -> Answered | None:
    """What a companion answers for a seat, and after how many milliseconds a person would."""
    for decision in fork.open:
        if decision.seat == seat:
            value = companion.answer(fork, decision)
            delay = companion.delay(fork, decision, value)
            return Answered(decision.option_id(value), delay)
    return None
