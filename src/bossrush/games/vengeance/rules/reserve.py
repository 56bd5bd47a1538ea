"""The Reserve: one for all, or a share for each seat, and the race for what is left in it."""

from __future__ import annotations

from bossrush.games.vengeance.cards.terms import WINDOW
from bossrush.games.vengeance.rules.clocks import FAIR_WINDOW
from bossrush.games.vengeance.table.state import Vendetta
from bossrush.games.vengeance.words import log


def refillable(s: Vendetta, seat: int) -> int:
    """How many dice the seat could take from the reserve now."""
    p = s.players[seat]
    if s.closed or p.asking or p.throws == 0:
        return 0
    return min(p.hand_cap() - len(p.hand), s.reserve(seat))


def refill(s: Vendetta, seat: int, count: int) -> None:
    """Take dice from the reserve, or ask for them where rivals have the fair window on."""
    s.note_refill()
    if s.fair and s.on_clock() and s.seats > 1:
        s.players[seat].asking = count
        if s.timer(WINDOW) is None:
            s.start_timer(WINDOW, FAIR_WINDOW)
        return
    granted(s, seat, count)


def granted(s: Vendetta, seat: int, count: int) -> None:
    """Dice come into the hand, not rolled yet."""
    p = s.players[seat]
    taken = s.take(seat, min(count, p.hand_cap() - len(p.hand)))
    for die in taken:
        at = 0
        while at < len(p.hand) and p.hand[at] < die:
            at += 1
        p.hand.insert(at, die)
        p.faces.insert(at, s.tables.unrolled)
    if s.journal:
        log.refilled(s, seat, taken)


def deal_fairly(s: Vendetta) -> None:
    """The fair window closes: single dice in turns, beginning with who holds fewest."""
    while True:
        best = -1
        for turn in range(s.seats):
            seat = (s.round - 1 + turn) % s.seats
            if s.players[seat].asking and (best < 0 or _held(s, seat) < _held(s, best)):
                best = seat
        if best < 0:
            return
        if s.reserve(best) == 0:
            for p in s.players:
                p.asking = 0
            return
        s.players[best].asking -= 1
        granted(s, best, 1)


def _held(s: Vendetta, seat: int) -> int:
    return len(s.players[seat].hand)
