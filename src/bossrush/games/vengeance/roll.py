"""The Roll Phase: throw, assign, place, refill, as fast as you can; one reserve for all.

Every command is applied whole as it arrives, or not offered at all. Nothing here puts a die back
before the close, so the reserve only shrinks.
"""

from __future__ import annotations

from typing import Final

from bossrush.engine.decision import Decision, Flow, Until
from bossrush.engine.dice import roll_many
from bossrush.games.vengeance import tell
from bossrush.games.vengeance.ask_roll import COOLING, REFILL_NOW
from bossrush.games.vengeance.ask_roll import ROLL as QUESTION
from bossrush.games.vengeance.clocks import (
    COUNTDOWN,
    FAIR_WINDOW,
    IDLE,
    WINDOW,
    cool_down,
    first_throw,
    limit_phase,
    limit_turn,
    open_clocks,
    rest_guard,
    stop_clocks,
)
from bossrush.games.vengeance.combat import go_on
from bossrush.games.vengeance.roll_terms import (
    ASSIGN,
    AUTO,
    FREES,
    PASS,
    PLACE,
    PLACES,
    REFILL,
    SKILL,
    STOP,
    THROW,
)
from bossrush.games.vengeance.rolling import refillable, stuck
from bossrush.games.vengeance.state import REFILLED, THROWN, TOUCHED, Vendetta
from bossrush.games.vengeance.terms import (
    AT_START,
    CLOSE_ROLL,
    DONE,
    MICRO_TURN,
    ROLL,
    ROUND_END,
    START,
)


def open_roll(s: Vendetta) -> Flow[None]:
    """The flashback dice are set aside; the phase opens for all seats at once."""
    if s.on_clock() and s.countdown and s.seats > 1:
        s.start_timer(COUNTDOWN, s.countdown * 1000)
        yield Until(COUNTDOWN)
    s.flash = []
    if s.journal:
        tell.roll_opened(s)
    if s.in_turns():
        s.turn = (s.round - 1) % s.seats
        s.turn_done = 0
        s.phase = MICRO_TURN
        if s.players[s.turn].out():
            next_turn(s)
        limit_turn(s)
        return
    s.seat_phases = [DONE if p.out() else ROLL for p in s.players]
    s.phase = CLOSE_ROLL
    open_clocks(s)


def roll(s: Vendetta, seat: int) -> Flow[None]:
    """One command of a seat that rolls at its own pace."""
    p = s.players[seat]
    if p.throwing:
        yield from thrown(s, seat)
        return
    waits = p.cooling and not stuck(s, seat)
    value = yield Decision(s, seat, COOLING if waits else QUESTION, seat)
    if value & 7 == STOP:
        s.chance.reveal()
        stop(s, seat)
        return
    yield from command(s, seat, value)
    rest_guard(s, seat)


def command(s: Vendetta, seat: int, value: int) -> Flow[None]:
    """Carry out a throw, an assignment, a placement, a refill or the setting for refills."""
    p = s.players[seat]
    kind = value & 7
    s.chance.reveal()
    if kind == THROW:
        p.throwing = value >> PLACES & 15
        yield from thrown(s, seat)
        return
    s.turn_done |= TOUCHED
    if kind == ASSIGN:
        assign(s, seat, p.skill_code(value >> SKILL & 63), value >> PLACES & 15, value >> FREES)
    elif kind == PLACE:
        place(s, seat, value >> PLACES & 15)
    elif kind == REFILL:
        refill(s, seat, value >> PLACES)
    elif kind == AUTO:
        p.auto = not p.auto
    if p.auto and (kind in (ASSIGN, PLACE)) and refillable(s, seat):
        count = yield Decision(s, seat, REFILL_NOW, seat)
        refill(s, seat, count)


def thrown(s: Vendetta, seat: int) -> Flow[None]:
    """Throw the chosen dice; faces come by ascending number of the dice."""
    p = s.players[seat]
    sides = yield from roll_many(s, s.t.combat_die, p.throwing.bit_count(), seat)
    at = 0
    for position in range(len(p.hand)):
        if p.throwing >> position & 1:
            p.faces[position] = s.t.face_of[sides[at]]
            at += 1
    if s.journal:
        tell.thrown(s, seat, p.throwing)
    p.throwing = 0
    p.throws += 1
    s.turn_done |= THROWN | TOUCHED
    if p.throws == 1:
        first_throw(s)
    if s.solo() and not s.on_clock() and p.throws > s.t.solo_throws[s.time_level]:
        s.closed = True
    cool_down(s, seat)


def assign(s: Vendetta, seat: int, code: int, places: int, frees: int) -> None:
    """Lay a complete group on a skill; it frees one locked wound die of the hand."""
    p = s.players[seat]
    skill = p.card.skills[code]
    wound = s.t.wound
    freed = -1
    if frees:
        freed = frees - 1
    elif wound in p.faces:
        freed = p.faces.index(wound)
    if freed >= 0:
        p.faces[freed] = s.t.freed
    group = p.new_group()
    group.skill = code
    hand: list[int] = []
    faces: list[int] = []
    for position in range(len(p.hand)):
        face = p.faces[position]
        if places >> position & 1:
            group.dice |= 1 << p.hand[position]
            group.faces.append(face)
            if face == skill.bonus_face:
                group.bonus = True
        else:
            hand.append(p.hand[position])
            faces.append(face)
    freed_die = p.hand[freed] if freed >= 0 else -1
    p.hand = hand
    p.faces = faces
    p.groups.append(group)
    if s.journal:
        tell.assigned(s, seat, group, freed_die)


def place(s: Vendetta, seat: int, places: int) -> None:
    """Put a wound die on the life bar; every other locked die in hand is freed."""
    p = s.players[seat]
    at = places.bit_length() - 1
    die = p.hand[at]
    p.life_dice |= 1 << die
    p.hand = p.hand[:at] + p.hand[at + 1 :]
    p.faces = p.faces[:at] + p.faces[at + 1 :]
    for position in range(len(p.faces)):
        if p.faces[position] == s.t.wound:
            p.faces[position] = s.t.freed
    if s.journal:
        tell.placed(s, seat, die)


def refill(s: Vendetta, seat: int, count: int) -> None:
    """Take dice from the reserve, or ask for them where the fair window is on."""
    s.turn_done |= REFILLED | TOUCHED
    if s.fair and s.on_clock():
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
        p.faces.insert(at, s.t.unrolled)
    if s.journal:
        tell.refilled(s, seat, taken)


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


def stop(s: Vendetta, seat: int) -> None:
    """A seat is done; for good where it can do nothing more."""
    p = s.players[seat]
    p.stopped = stuck(s, seat)
    s.stop_timer(IDLE, seat)
    s.seat_phases[seat] = DONE
    if s.journal:
        tell.stopped(s, seat)


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
                tell.stopped(s, seat)
        next_turn(s)
        yield from ()
        return
    value = yield Decision(s, seat, QUESTION, seat)
    kind = value & 7
    if kind in (PASS, STOP):
        s.chance.reveal()
        end_turn(s, seat, kind == STOP)
        return
    yield from command(s, seat, value)


MOST_TURNS: Final = 200
"""Micro-turns of a seat in one Roll Phase: a backstop."""


def end_turn(s: Vendetta, seat: int, done: bool) -> None:
    """Pass, or be done; to pass without having done anything is to be done."""
    p = s.players[seat]
    p.turns += 1
    if done or s.turn_done & TOUCHED == 0 or p.turns >= MOST_TURNS:
        p.stopped = True
        if s.journal:
            tell.stopped(s, seat)
    elif s.journal:
        tell.passed(s, seat)
    next_turn(s)


def next_turn(s: Vendetta) -> None:
    """On to the next seat that is not done; when there is none, the phase closes."""
    s.turn_done = 0
    for step in range(1, s.seats + 1):
        seat = (s.turn + step) % s.seats
        p = s.players[seat]
        if not p.out() and not p.stopped:
            s.turn = seat
            limit_turn(s)
            return
    s.phase = CLOSE_ROLL


def close_roll(s: Vendetta) -> Flow[None]:
    """Every die left in a hand goes back without its face; Combat opens for each seat."""
    stop_clocks(s)
    for seat in range(s.seats):
        p = s.players[seat]
        for die in p.hand:
            s.give_back(seat, 1 << die)
        p.hand = []
        p.faces = []
    if s.journal:
        tell.roll_closed(s)
    s.seat_phases = [DONE if p.out() else START for p in s.players]
    s.phase = ROUND_END
    limit_phase(s)
    for seat in s.living():
        s.players[seat].timing = AT_START
        go_on(s, seat)
    yield from ()
