"""Close combat (p. 20): FIGHT, attack and then defend."""

from __future__ import annotations

from bossrush.engine.decision import Flow
from bossrush.games.sector.cards import terms
from bossrush.games.sector.rules.combat_specials import moment
from bossrush.games.sector.rules.medical_record import lose_together
from bossrush.games.sector.rules.rolling import roll_crew
from bossrush.games.sector.rules.symbols import blocks, close_value, matched
from bossrush.games.sector.rules.using_items import offer
from bossrush.games.sector.rules.wounds import inflict, resolve
from bossrush.games.sector.table.mission import Mission
from bossrush.games.sector.words import log_combat


def attack(s: Mission) -> Flow[None]:
    """All fighters roll together; their attacks are resolved one at a time."""
    for number, member in enumerate(s.crew):
        if member.action == terms.FIGHT:
            yield from roll_crew(s, number, False)
    yield from moment(s, terms.WHEN_FIGHT_ROLLED, -1)
    for number, member in enumerate(s.crew):
        if member.action == terms.FIGHT:
            yield from offer(s, number, terms.AFTER_FIGHT)
    yield from resolve(s, apply_blow)
    for number, member in enumerate(s.crew):
        if member.action == terms.FIGHT and s.standing():
            yield from offer(s, number, terms.AFTER_ATTACK)


def apply_blow(s: Mission, crew: int) -> Flow[None]:
    """A match removes a die, a double up to two; a double also blocks, match or no match."""
    member = s.crew[crew]
    shown = member.shown
    if blocks(s, shown):
        member.blocking = True
    if s.journal and not matched(s, shown):
        log_combat.no_match(s, crew)
    yield from inflict(s, crew, terms.symbols_of(shown), terms.trait_of(shown))


def defend(s: Mission) -> Flow[None]:
    """If any die is left the enemy hits every fighter who did not block, all at once."""
    if s.standing() == 0:
        return
    yield from moment(s, terms.WHEN_DEFEND, -1)
    struck: list[int] = []
    for number, member in enumerate(s.crew):
        if member.action == terms.FIGHT or s.changes.exposes(member.action):
            if not member.blocking:
                struck.append(number)
            elif s.journal:
                log_combat.blocked(s, number)
    yield from lose_together(s, struck, close_value(s), "sector.close.defend")
