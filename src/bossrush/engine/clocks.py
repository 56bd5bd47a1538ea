"""The clocks of a play by a host's own time: real seconds at a table, virtual ones in the lab.

The rules start and stop timers; only a host knows what time it is. `Clocks` follows a play: what
has been started since begins to run, what was stopped stands still, and what a choice taken back
had stopped runs on with what it had left, so that undo gives nobody more time.
"""

from __future__ import annotations

from bossrush.engine.state import Timer


class Clock:
    """A timer of the rules, and when it will have run out."""

    __slots__ = ("due", "timer")

    def __init__(self, timer: Timer, due: int) -> None:
        self.timer = timer
        self.due = due
        """In milliseconds, by the host's time."""


class Clocks:
    """When each clock of a play will have run out."""

    def __init__(self) -> None:
        self.running: list[Clock] = []
        """The nearest end first."""
        self._left: dict[tuple[str, int], int] = {}
        """By id and serial: what a clock that stands still had left."""

    def follow(self, timers: list[Timer], now: int) -> None:
        """Start what the rules have started since, and stop what they have stopped."""
        if not timers and not self.running:
            return
        known = {_mark(clock.timer): clock.due for clock in self.running}
        running: list[Clock] = []
        for timer in timers:
            mark = _mark(timer)
            due = known.pop(mark, None)
            if due is None:
                due = now + self._left.pop(mark, timer.milliseconds)
            running.append(Clock(timer, due))
        for mark, due in known.items():
            self._left[mark] = max(0, due - now)
        running.sort(key=_due)
        self.running = running

    def next(self) -> Clock | None:
        """The clock that runs out first."""
        return self.running[0] if self.running else None

    def run_out(self, left: dict[str, int]) -> None:
        """Of a play under way: how many milliseconds each clock, by id, still has."""
        for clock in self.running:
            clock.due = left.get(clock.timer.id, clock.due)
        self.running.sort(key=_due)

    def shift(self, milliseconds: int) -> None:
        """Time stood still for so long."""
        for clock in self.running:
            clock.due += milliseconds


def soonest(timers: list[Timer]) -> Timer:
    """The clock that runs the shortest: the next to run out where no time is kept."""
    found = timers[0]
    for timer in timers:
        if timer.milliseconds < found.milliseconds:
            found = timer
    return found


def _mark(timer: Timer) -> tuple[str, int]:
    return (timer.id, timer.serial)


def _due(clock: Clock) -> int:
    return clock.due
