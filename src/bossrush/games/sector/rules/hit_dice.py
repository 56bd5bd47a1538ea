"""Hit dice (p. 18): the enemy's fire at a crewmember, in combat and where a card calls for it."""

from __future__ import annotations

from bossrush.engine.decision import Flow
from bossrush.engine.dice import roll
from bossrush.games.sector.cards.tables import Step
from bossrush.games.sector.cards.terms import AFTER_HIT_DICE
from bossrush.games.sector.cards.verbs import HIT_DICE
from bossrush.games.sector.rules.instructions import NOTHING, carries_out, whom
from bossrush.games.sector.rules.medical_record import lose
from bossrush.games.sector.rules.symbols import hits_on, ranged_value
from bossrush.games.sector.rules.using_items import offer
from bossrush.games.sector.table.mission import Mission
from bossrush.games.sector.table.tray import face_of, roller_of, tray_die, turned_to
from bossrush.games.sector.words import log_combat


def roll_hit_dice(s: Mission, crew: int, count: int) -> Flow[None]:
    """Hit dice for the enemy's fire at a crewmember; they lie in the tray."""
    for _ in range(count):
        face = yield from roll(s, s.tables.hit_die, s.seat_of(crew))
        s.hits.append(tray_die(crew, face))
    if s.journal:
        log_combat.hit_dice(s, crew, count)


@carries_out(HIT_DICE)
def hit_dice(s: Mission, step: Step, subject: int) -> Flow[int]:
    """A card's text calls for hit dice: each hit costs the card's ranged value or its figure."""
    rollers = yield from whom(s, step, subject)
    for crew in rollers:
        s.waiting_hits = s.hits
        s.hits = []
        yield from roll_hit_dice(s, crew, step.amount)
        yield from offer(s, crew, AFTER_HIT_DICE)
        hits = hits_on(s, crew)
        s.hits = s.waiting_hits
        s.waiting_hits = []
        each = step.need or ranged_value(s)
        yield from lose(s, crew, hits * each, "sector.chapter.hit-die-outside")
    return NOTHING


def reroll_hit_dice(s: Mission, step: Step, crew: int) -> Flow[None]:
    """Those that show a hit: nobody would roll a miss again."""
    left = step.amount
    for place in range(len(s.hits)):
        die = s.hits[place]
        if left and roller_of(die) == crew and s.tables.hit_faces[face_of(die)]:
            left -= 1
            face = yield from roll(s, s.tables.hit_die, s.seat_of(crew))
            s.hits[place] = turned_to(die, face)
            if s.journal:
                log_combat.hit_dice(s, crew, 1)


def turn_hit_die(s: Mission, crew: int, hit: bool) -> None:
    """Turn one of a crewmember's hit dice to a hit or a miss, if any shows the other."""
    faces = s.tables.hit_faces
    for place, die in enumerate(s.hits):
        if roller_of(die) == crew and faces[face_of(die)] != hit:
            s.hits[place] = turned_to(die, faces.index(hit))
            if s.journal:
                log_combat.hit_turned(s, crew, faces.index(hit))
            return
