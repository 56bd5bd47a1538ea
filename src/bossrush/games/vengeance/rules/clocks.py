"""Time at the table. The rules read no clock: deadlines come in as entries of the log.

All clocks belong to real-time play, but for the two that a host may set for slow players.
"""

from __future__ import annotations

from typing import Final

from bossrush.games.vengeance.table.state import Vendetta

COUNTDOWN: Final = "countdown"
SOLO: Final = "solo"
COOLDOWN: Final = "cooldown"
IDLE: Final = "idle"
CAP: Final = "cap"
LIMIT: Final = "limit"
TURN: Final = "turn"

FAIR_WINDOW: Final = 100


def open_clocks(s: Vendetta) -> None:
    """The Roll Phase begins: the guard of every seat, and the cap where the host set one."""
    if not s.on_clock():
        return
    for seat in s.living():
        rest_guard(s, seat)
    if s.cap:
        s.start_timer(CAP, s.cap * 1000)


def rest_guard(s: Vendetta, seat: int) -> None:
    """A command of this seat was accepted: its idle guard begins anew."""
    if s.on_clock() and s.idle and s.seats > 1:
        s.start_timer(IDLE, s.idle * 1000, seat)


def cool_down(s: Vendetta, seat: int) -> None:
    """Throws of one seat are so far apart as real ones."""
    if s.on_clock() and s.cooldown:
        s.players[seat].cooling = True
        s.start_timer(COOLDOWN, s.cooldown, seat)


def stop_clocks(s: Vendetta) -> None:
    """The Roll Phase is over."""
    if s.timers:
        s.timers = []
    for p in s.players:
        p.cooling = False
        p.asking = 0


def limit_phase(s: Vendetta) -> None:
    """Where the host set a limit, every seat that goes at its own pace has one."""
    if s.limit:
        for seat in s.living():
            s.start_timer(LIMIT, s.limit * 1000, seat)


def unlimit(s: Vendetta, seat: int) -> None:
    if s.limit:
        s.stop_timer(LIMIT, seat)


def limit_turn(s: Vendetta) -> None:
    """Where the host set a limit for micro-turns, this one has it too."""
    if s.turn_limit:
        s.start_timer(TURN, s.turn_limit * 1000)
