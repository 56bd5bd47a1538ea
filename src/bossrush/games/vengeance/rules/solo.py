"""The solo challenge: a timer on refills, and a score to reach, each at a level of its own."""

from __future__ import annotations

from typing import Final

from bossrush.engine.message import Message
from bossrush.games.vengeance.rules.clocks import SOLO
from bossrush.games.vengeance.table.state import Vendetta
from bossrush.games.vengeance.words import log

GRACE: Final = 150
"""A refill may come this much after the deadline, in milliseconds."""


def after_throw(s: Vendetta) -> None:
    """The timer starts with the first throw; without a clock, a number of throws stands for it."""
    if not s.solo():
        return
    throws = s.players[0].throws
    if s.on_clock():
        if throws == 1:
            s.start_timer(SOLO, s.tables.solo_seconds[s.time_level] * 1000 + GRACE)
    elif throws > s.tables.solo_throws[s.time_level]:
        s.closed = True


def time_is_up(s: Vendetta) -> None:
    """No more dice come from the reserve; those in hand may still be thrown."""
    s.closed = True
    if s.journal:
        log.refills_closed(s)


def challenge(s: Vendetta, points: int) -> tuple[bool, Message]:
    """Whether the challenge is met, and how to say so."""
    if s.players[0].out():
        return False, Message("vengeance-over-dead", points=points)
    target = s.tables.solo_target[s.score_level]
    won = points >= target
    key = "vengeance-over-challenge" if won else "vengeance-over-short"
    if not s.on_clock():
        key += "-untimed"
    return won, Message(key, points=points, target=target)
