"""Rolling crew dice, chapter dice and the tech die, and changing what dice show.

What was rolled lies in the state (the tray) while something may still be used on it.
"""

from __future__ import annotations

from bossrush.engine.decision import Decision, Flow
from bossrush.engine.dice import roll
from bossrush.engine.sets import NONE, plus
from bossrush.games.sector.cards.tables import Step
from bossrush.games.sector.cards.terms import (
    AFTER_TECH,
    AFTER_TEST,
    AMMO_DIE,
    CHAPTER_DIE,
    CREW_DIE,
    HIT_DIE,
    HIT_FACE,
    PEACE,
    TECH_DIE,
)
from bossrush.games.sector.cards.verbs import REROLL, REROLL_ROW, ROLL, SET_DIE
from bossrush.games.sector.questions import answers
from bossrush.games.sector.questions.dice import KEEP_RESULT, NEW, REROLL_MORE
from bossrush.games.sector.rules.hit_dice import reroll_hit_dice, turn_hit_die
from bossrush.games.sector.rules.instructions import NOTHING, carries_out
from bossrush.games.sector.rules.symbols import counting, matched
from bossrush.games.sector.rules.using_items import offer
from bossrush.games.sector.table.mission import FALLEN, Mission
from bossrush.games.sector.table.tray import face_of, gun_of, turned_to
from bossrush.games.sector.words import log, log_combat


def roll_crew(s: Mission, crew: int, tested: bool) -> Flow[None]:
    """A crewmember rolls their own die: in a test, or against the row in a FIGHT."""
    card = s.crew_card(crew)
    face = yield from roll(s, card.die, s.seat_of(crew))
    shown = card.shown[face]
    s.crew[crew].shown = shown
    if s.journal:
        trait = s.tables.steps[s.asked].trait
        log.crew_roll(s, crew, tested, counting(shown, trait) if tested else matched(s, shown))


@carries_out(ROLL)
def roll_table(s: Mission, step: Step, subject: int) -> Flow[int]:
    """Roll a chapter die or the tech die and follow the line of its table."""
    if step.die == CHAPTER_DIE:
        face = yield from roll(s, s.tables.chapter_die)
        if s.journal:
            log_combat.chapter_die(s, face)
        return step.table[face]
    s.tech = yield from roll(s, s.tables.tech_die)
    if s.journal:
        log_combat.tech_die(s)
    if subject >= 0:
        yield from offer(s, subject, AFTER_TECH)
    face = s.tech
    s.tech = -1
    return step.table[face]


# -- changing what lies in the tray ---------------------------------------------------------


@carries_out(REROLL)
def reroll(s: Mission, step: Step, subject: int) -> Flow[int]:
    """Roll dice again that one has just rolled; the new result stands, or one may choose."""
    if step.die == CREW_DIE:
        old = s.crew[subject].shown
        yield from roll_crew(s, subject, s.mode == PEACE or s.moment & AFTER_TEST != 0)
        if step.choose and s.crew[subject].shown != old:
            keep = yield from _keep_new(s, subject, old, -1)
            if not keep:
                s.crew[subject].shown = old
                if s.journal:
                    log.kept(s, subject)
    elif step.die == HIT_DIE:
        yield from reroll_hit_dice(s, step, subject)
    elif step.die == AMMO_DIE:
        yield from _reroll_ammo(s, step, subject)
    elif step.die == TECH_DIE:
        s.tech = yield from roll(s, s.tables.tech_die)
        if s.journal:
            log_combat.tech_die(s)
    else:
        yield from _reroll_of_row(s, step, subject)
    return NOTHING


def _keep_new(s: Mission, crew: int, old: int, ammo: int) -> Flow[bool]:
    """Of two results one counts: the roller says which. `ammo` is the ammo die's place, or -1."""
    s.old = old
    s.again = ammo
    answer = yield Decision(s, s.seat_of(crew), KEEP_RESULT, crew)
    s.old = -1
    s.again = -1
    return answer == NEW


def _reroll_ammo(s: Mission, step: Step, crew: int) -> Flow[None]:
    if step.amount == 1 and s.chosen >= 0:
        yield from _reroll_ammo_die(s, step, crew, s.chosen)
        return
    left = step.amount
    while left:
        s.asked = step.number
        answer = yield Decision(s, s.seat_of(crew), REROLL_MORE, crew, left)
        if answers.STOP.fits(answer):
            break
        place = answers.DIE.of(answer)
        s.rerolled = plus(s.rerolled, place)
        yield from _reroll_ammo_die(s, step, crew, place)
        left -= 1
    s.rerolled = NONE


def _reroll_ammo_die(s: Mission, step: Step, crew: int, place: int) -> Flow[None]:
    die = s.ammo[place]
    kind = s.tables.ammo_dice[s.tables.items[gun_of(die)].ammo]
    face = yield from roll(s, kind, s.seat_of(crew))
    fresh = turned_to(die, face)
    s.ammo[place] = fresh
    if s.journal:
        log_combat.ammo_die(s, crew, fresh)
    if step.choose and fresh != die:
        keep = yield from _keep_new(s, crew, face_of(die), place)
        if not keep:
            s.ammo[place] = die


def _reroll_of_row(s: Mission, step: Step, crew: int) -> Flow[None]:
    """Dice of the row, chosen one by one, each once."""
    left = step.amount
    while left and s.standing():
        s.asked = step.number
        answer = yield Decision(s, s.seat_of(crew), REROLL_MORE, crew, left)
        if answers.STOP.fits(answer):
            break
        place = s.untouched(answers.ROW_TRAIT.of(answer))
        s.rerolled = plus(s.rerolled, place)
        yield from reroll_row_die(s, place)
        left -= 1
    s.rerolled = NONE


def reroll_row_die(s: Mission, place: int) -> Flow[None]:
    face = yield from roll(s, s.tables.chapter_die)
    before = s.row[place]
    s.row[place] = s.tables.chapter_trait[face]
    if s.journal:
        log_combat.row_die(s, place, before)


@carries_out(REROLL_ROW)
def reroll_row(s: Mission, step: Step, subject: int) -> Flow[int]:
    """A special rolls every die left in the row again."""
    for place in range(len(s.row)):
        if s.row[place] < FALLEN:
            yield from reroll_row_die(s, place)
    return NOTHING


@carries_out(SET_DIE)
def set_die(s: Mission, step: Step, subject: int) -> Flow[int]:
    """Turn a die that was just rolled to another face."""
    yield from ()  # it never asks
    if step.die == HIT_DIE:
        turn_hit_die(s, subject, step.faces[0] == HIT_FACE)
        return NOTHING
    variant = s.chosen if 0 <= s.chosen < len(step.faces) else 0
    s.crew[subject].shown = step.faces[variant]
    if s.journal:
        log.crew_turned(s, subject)
    return NOTHING
