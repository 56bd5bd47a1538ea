"""What happens when a clock has run out."""

from __future__ import annotations

from bossrush.engine.rules import ALL, KEEP, LANE
from bossrush.engine.state import Timer
from bossrush.games.vengeance.cards.terms import (
    ANSWER,
    DONE,
    FLASHBACK,
    LOOT,
    NO_TRIGGER,
    STEP,
    WINDOW,
)
from bossrush.games.vengeance.questions import answers
from bossrush.games.vengeance.questions.combat import TARGET
from bossrush.games.vengeance.questions.flashback import LOOT as LOOT_SYMBOL
from bossrush.games.vengeance.rules import solo
from bossrush.games.vengeance.rules.clocks import CAP, COOLDOWN, IDLE, LIMIT, SOLO, TURN
from bossrush.games.vengeance.rules.combat import resolve
from bossrush.games.vengeance.rules.flashback import end_flashback
from bossrush.games.vengeance.rules.hand import stuck
from bossrush.games.vengeance.rules.own_pace import go_on, leave_window
from bossrush.games.vengeance.rules.reserve import deal_fairly
from bossrush.games.vengeance.rules.resolution import collect
from bossrush.games.vengeance.rules.roll import end_turn, stop
from bossrush.games.vengeance.table.state import Vendetta
from bossrush.games.vengeance.table.tile_in_use import next_action


def expire(s: Vendetta, timer: Timer) -> int:
    """Let a clock change the state, and say whom that disturbs."""
    key = timer.key
    seat = timer.seat
    s.timers = [other for other in s.timers if other is not timer]
    if key == COOLDOWN:
        s.players[seat].cooling = False
        return LANE if stuck(s, seat) else KEEP  # who can do nothing is asked anew, and is done
    if key == SOLO:
        solo.time_is_up(s)
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
            answer = TARGET.options(s, seat)[0]
            resolve(s, seat, next_action(p), answers.target_in(answer))
        elif phase == ANSWER:
            p.trigger = NO_TRIGGER
        elif phase == LOOT:
            collect(s, seat, LOOT_SYMBOL.options(s, seat)[0])
        else:
            leave_window(s, seat)
        go_on(s, seat)
