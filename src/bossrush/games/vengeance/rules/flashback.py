"""The Flashback Phase: three shared dice and a free action; skills bought with experience."""

from __future__ import annotations

from typing import Final

from bossrush.engine.decision import Decision, Flow
from bossrush.engine.dice import roll_many
from bossrush.games.vengeance.cards.terms import DONE, FLASHBACK, OPEN_ROLL
from bossrush.games.vengeance.questions import answers
from bossrush.games.vengeance.questions.flashback import FLASHBACK as QUESTION
from bossrush.games.vengeance.rules.clocks import limit_phase, unlimit
from bossrush.games.vengeance.rules.flashback_actions import perform, wipe_half_marks
from bossrush.games.vengeance.table.player import Player
from bossrush.games.vengeance.table.state import Vendetta
from bossrush.games.vengeance.words import log

FLASHBACK_DICE: Final = 3


def start_round(s: Vendetta) -> Flow[None]:
    """A round begins: everybody takes dice, and one roll of the flashback dice serves all."""
    s.round += 1
    s.turn_done = 0
    s.closed = False
    for seat in range(s.seats):
        p = s.players[seat]
        fresh_round(p)
        if not p.out():
            p.hand = s.take(seat, p.hand_cap())
            p.faces = [s.tables.unrolled] * len(p.hand)
    sides = yield from roll_many(s, s.tables.flashback_die, FLASHBACK_DICE)
    s.flash = [s.tables.flash_of[side] for side in sides]
    if s.journal:
        log.round_started(s)
    s.seat_phases = [DONE if p.out() else FLASHBACK for p in s.players]
    limit_phase(s)
    s.phase = OPEN_ROLL


def fresh_round(p: Player) -> None:
    """What a player may do anew in every round."""
    p.acted = 0
    p.trained = False
    p.throws = 0
    p.stopped = False
    p.turns = 0
    p.timed = 0
    p.moved = False
    p.boss_hurt = False
    p.fresh = 0


def flashback(s: Vendetta, seat: int) -> Flow[None]:
    """One thing at a time: an action by a die or for free, a skill bought, or done."""
    answer = yield Decision(s, seat, QUESTION, seat)
    p = s.players[seat]
    if answers.FLASHBACK_DONE.fits(answer):
        end_flashback(s, seat)
    elif answers.LEARN.fits(answer):
        learn(s, seat, p.card.skill_code(answers.SKILL.of(answer)))
    elif answers.REPLACE.fits(answer):
        given_up = p.card.skill_code(answers.GIVEN_UP.of(answer))
        learn(s, seat, p.card.skill_code(answers.SKILL.of(answer)), given_up)
    else:
        p.use_source(answers.SOURCE.of(answer))
        perform(s, seat, answer)


def end_flashback(s: Vendetta, seat: int) -> None:
    """A seat is done: an incomplete pair of marks gives nothing and is wiped."""
    wipe_half_marks(s, seat)
    unlimit(s, seat)
    s.seat_phases[seat] = DONE
    if s.journal:
        log.flashback_done(s, seat)


def learn(s: Vendetta, seat: int, code: int, given_up: int = -1) -> None:
    """Buy a skill with experience; a full board gives one up for it, with its marks."""
    p = s.players[seat]
    p.spent += p.card.skills[code].cost
    if given_up >= 0:
        p.lose_skill(given_up)
    p.gain_skill(code)
    if s.journal:
        log.learned(s, seat, code, given_up)
