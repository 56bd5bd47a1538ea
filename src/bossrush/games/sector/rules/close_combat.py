"""Close combat: FIGHT, attack and then defend."""

from __future__ import annotations

from bossrush.engine.decision import Flow
from bossrush.games.sector.rules.combat_specials import moment
from bossrush.games.sector.rules.medical_record import lose_together
from bossrush.games.sector.rules.rolling import roll_crew
from bossrush.games.sector.rules.using_items import offer
from bossrush.games.sector.rules.wounds import inflict, resolve
from bossrush.games.sector.table.mission import Mission
from bossrush.games.sector.table.terms import (
    AFTER_ATTACK,
    AFTER_FIGHT,
    FIGHT,
    PICK_ANY,
    WHEN_DEFEND,
    WHEN_FIGHT_ROLLED,
)
from bossrush.games.sector.view import log_combat


def attack(s: Mission) -> Flow[None]:
    """All fighters roll together; their attacks are resolved one at a time."""
    for number, member in enumerate(s.crew):
        if member.action == FIGHT:
            yield from roll_crew(s, number)
    yield from moment(s, WHEN_FIGHT_ROLLED, -1)
    for number, member in enumerate(s.crew):
        if member.action == FIGHT:
            yield from offer(s, number, AFTER_FIGHT)
    yield from resolve(s, apply_blow)
    for number, member in enumerate(s.crew):
        if member.action == FIGHT and s.standing():
            yield from offer(s, number, AFTER_ATTACK)


def apply_blow(s: Mission, crew: int) -> Flow[None]:
    """A match removes a die, a double up to two; a double also blocks, match or no match."""
    member = s.crew[crew]
    trait = member.shown % 3
    double = member.shown >= 3
    if double and not s.changes.no_block:
        member.blocking = True
    matching = s.standing_of(trait)
    if s.journal:
        log_combat.blow(s, crew, matching)
    removed = yield from inflict(s, crew, 2 if double else 1, trait)
    if removed and s.in_flank and not s.changes.no_flank_bonus:
        yield from inflict(s, crew, 1, PICK_ANY)


def defend(s: Mission) -> Flow[None]:
    """If any die is left the enemy hits every fighter who did not block, all at once."""
    if s.standing() == 0:
        return
    yield from moment(s, WHEN_DEFEND, -1)
    also = s.changes.exposed
    struck: list[int] = []
    for number, member in enumerate(s.crew):
        if member.action == FIGHT or also >> member.action & 1:
            if member.blocking:
                if s.journal:
                    log_combat.blocked(s, number)
            else:
                struck.append(number)
    value = s.enemy().close + s.changes.close
    yield from lose_together(s, struck, max(0, value), "sector.close.defend")
