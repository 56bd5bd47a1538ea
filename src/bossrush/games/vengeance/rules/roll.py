"""The Roll Phase: it opens for all at once, each seat gives commands, and it closes together.

At their own pace seats roll in real time and in equal shares; in turn-based play they take
micro-turns.
"""

from __future__ import annotations

from typing import Final

from bossrush.engine.decision import Decision, Flow, Until
from bossrush.games.vengeance.cards import terms
from bossrush.games.vengeance.questions import answers
from bossrush.games.vengeance.questions.roll import COOLING
from bossrush.games.vengeance.questions.roll import ROLL as QUESTION
from bossrush.games.vengeance.rules import clocks
from bossrush.games.vengeance.rules.hand import roll_options, stuck
from bossrush.games.vengeance.rules.own_pace import go_on
from bossrush.games.vengeance.rules.roll_commands import command, thrown
from bossrush.games.vengeance.table.state import Vendetta
from bossrush.games.vengeance.words import log

MOST_TURNS: Final = 200
"""Micro-turns of a seat in one Roll Phase: a backstop."""


def open_roll(s: Vendetta) -> Flow[None]:
    """The flashback dice are set aside; the phase opens for all seats at once."""
    if s.on_clock() and s.countdown and s.seats > 1:
        s.start_timer(clocks.COUNTDOWN, s.countdown * 1000)
        yield Until(clocks.COUNTDOWN)
    s.flash = []
    if s.journal:
        log.roll_opened(s)
    if s.in_turns():
        s.turn = (s.round - 1) % s.seats
        s.turn_done = 0
        s.phase = terms.MICRO_TURN
        if s.players[s.turn].out():
            next_turn(s)
        clocks.limit_turn(s)
        return
    s.seat_phases = [terms.DONE if p.out() else terms.ROLL for p in s.players]
    s.phase = terms.CLOSE_ROLL
    clocks.open_clocks(s)


def roll(s: Vendetta, seat: int) -> Flow[None]:
    """One command of a seat that rolls at its own pace."""
    p = s.players[seat]
    if p.throwing:
        yield from thrown(s, seat)
        return
    if p.asking and roll_options(s, seat) == [answers.STOP.answer()]:
        yield Until(terms.WINDOW)  # its dice are on their way: it is not done before they come
        return
    waits = p.cooling and not stuck(s, seat)
    answer = yield Decision(s, seat, COOLING if waits else QUESTION, seat)
    if answers.STOP.fits(answer):
        s.chance.reveal()
        stop(s, seat)
        return
    yield from command(s, seat, answer)
    clocks.rest_guard(s, seat)


def stop(s: Vendetta, seat: int) -> None:
    """A seat is done; for good where it can do nothing more."""
    p = s.players[seat]
    p.stopped = stuck(s, seat)
    s.stop_timer(clocks.IDLE, seat)
    s.seat_phases[seat] = terms.DONE
    if s.journal:
        log.stopped(s, seat)


def micro_turn(s: Vendetta) -> Flow[None]:
    """One command of the seat whose micro-turn it is, in turn-based play."""
    seat = s.turn
    p = s.players[seat]
    if p.throwing:
        yield from thrown(s, seat)
        return
    if p.out() or p.stopped or stuck(s, seat):
        if not p.out() and not p.stopped:
            p.stopped = True
            if s.journal:
                log.stopped(s, seat)
        next_turn(s)
        yield from ()
        return
    answer = yield Decision(s, seat, QUESTION, seat)
    if answers.STOP.fits(answer) or answers.PASS.fits(answer):
        s.chance.reveal()
        end_turn(s, seat, answers.STOP.fits(answer))
        return
    yield from command(s, seat, answer)


def end_turn(s: Vendetta, seat: int, done: bool) -> None:
    """Pass, or be done; to pass without having done anything is to be done."""
    p = s.players[seat]
    p.turns += 1
    if done or not s.has_done_anything() or p.turns >= MOST_TURNS:
        p.stopped = True
        if s.journal:
            log.stopped(s, seat)
    elif s.journal:
        log.passed(s, seat)
    next_turn(s)


def next_turn(s: Vendetta) -> None:
    """On to the next seat that is not done; when there is none, the phase closes."""
    s.turn_done = 0
    for step in range(1, s.seats + 1):
        seat = (s.turn + step) % s.seats
        p = s.players[seat]
        if not p.out() and not p.stopped:
            s.turn = seat
            clocks.limit_turn(s)
            return
    s.phase = terms.CLOSE_ROLL


def close_roll(s: Vendetta) -> Flow[None]:
    """Every die left in a hand goes back without its face; Combat opens for each seat."""
    clocks.stop_clocks(s)
    for seat in range(s.seats):
        p = s.players[seat]
        for die in p.hand:
            s.give_back_die(seat, die)
        p.hand = []
        p.faces = []
        p.throwing = 0  # a clock may have closed the phase while real dice were rolled
    if s.journal:
        log.roll_closed(s)
    s.seat_phases = [terms.DONE if p.out() else terms.START for p in s.players]
    s.phase = terms.ROUND_END
    clocks.limit_phase(s)
    for seat in s.living():
        s.players[seat].timing = terms.AT_START
        go_on(s, seat)
    yield from ()
