"""What happens when a clock has run out."""

from __future__ import annotations

from bossrush.engine.rules import ALL, KEEP, LANE
from bossrush.engine.state import Timer
from bossrush.games.vengeance import tell
from bossrush.games.vengeance.ask_combat import STEPS, target_in
from bossrush.games.vengeance.ask_flashback import COLLECTS, action_of, what_of
from bossrush.games.vengeance.clocks import CAP, COOLDOWN, IDLE, LIMIT, SOLO, TURN, WINDOW
from bossrush.games.vengeance.combat import go_on, leave_window, resolve
from bossrush.games.vengeance.flashback import end_flashback, perform
from bossrush.games.vengeance.flashback_terms import GIVE_UP
from bossrush.games.vengeance.roll import deal_fairly, end_turn, stop
from bossrush.games.vengeance.rolling import stuck
from bossrush.games.vengeance.state import Vendetta
from bossrush.games.vengeance.terms import (
    ANSWER,
    DONE,
    FLASHBACK,
    LOOT,
    NO_TRIGGER,
    STEP,
)
from bossrush.games.vengeance.tiles import next_action


def expire(s: Vendetta, timer: Timer) -> int:
    """Let a clock change the state, and say whom that disturbs."""
    key = timer.key
    seat = timer.seat
    s.timers = [other for other in s.timers if other is not timer]
    if key == COOLDOWN:
        s.players[seat].cooling = False
        return LANE if stuck(s, seat) else KEEP  # who can do nothing is asked anew, and is done
    if key == SOLO:
        s.closed = True
        if s.journal:
            tell.refills_closed(s)
        return KEEP
    if key == WINDOW:
        deal_fairly(s)
        return KEEP
    if key == IDLE:
        stop(s, seat)
        return LANE
    if key == CAP:
        for other in s.living():
            s.players[other].stopped = True
            s.seat_phases[other] = DONE
        return ALL
    if key == TURN:
        end_turn(s, s.turn, False)
        return ALL
    if key == LIMIT:
        end_phase(s, seat)
        return LANE
    return KEEP


def end_phase(s: Vendetta, seat: int) -> None:
    """A silent seat's phase ends: nothing unused is used, and what is open goes its first way."""
    if s.seat_phases[seat] == FLASHBACK:
        end_flashback(s, seat)
        return
    p = s.players[seat]
    while s.seat_phases[seat] != DONE:
        phase = s.seat_phases[seat]
        if phase == STEP:
            value = STEPS.options(s, seat)[0]
            resolve(s, seat, next_action(p), target_in(value))
        elif phase == ANSWER:
            p.trigger = NO_TRIGGER
        elif phase == LOOT:
            value = COLLECTS.options(s, seat)[0]
            p.collects -= 1
            if action_of(value) != GIVE_UP:
                perform(s, seat, action_of(value), what_of(value))
        else:
            leave_window(s, seat)
        go_on(s, seat)
