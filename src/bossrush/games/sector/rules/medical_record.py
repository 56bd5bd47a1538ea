"""Medical records (p. 11): hit points gained and lost, and the death that ends the game."""

from __future__ import annotations

from bossrush.engine.decision import Flow
from bossrush.engine.message import Message
from bossrush.engine.rules import Outcome, Over
from bossrush.engine.sets import plus
from bossrush.games.sector.cards.terms import BEFORE_DAMAGE, LOST, WON
from bossrush.games.sector.rules.using_items import before_death, offer
from bossrush.games.sector.table.mission import Mission
from bossrush.games.sector.words import log


def change(s: Mission, crew: int, by: int, rule: str) -> None:
    """Bring the record up to date: one step right, up or down. No change adds no point."""
    member = s.crew[crew]
    before = member.hp
    after = before + by
    if after < 0:
        after = 0
    if by > 0 and s.hp_cap and after > s.hp_cap:
        after = max(before, s.hp_cap)
    if after == before:
        return
    member.hp = after
    member.record.append(after)
    if after < before:
        s.hurt = plus(s.hurt, crew)
    if s.journal:
        log.hp(s, crew, before, after, rule)


def lose(s: Mission, crew: int, amount: int, rule: str) -> Flow[None]:
    """Lose HP, unless something prevents it. Reaching 0 loses the game at once."""
    amount = yield from about_to_lose(s, crew, amount)
    change(s, crew, -amount, rule)
    if s.crew[crew].hp == 0:
        raise defeat(s, crew)


def about_to_lose(s: Mission, crew: int, amount: int) -> Flow[int]:
    """What is left of a loss once the crewmember has had the chance to prevent it."""
    if amount <= 0:
        return 0
    member = s.crew[crew]
    s.loss = amount
    if s.tables.reactive & BEFORE_DAMAGE and member.guard == 0:
        yield from offer(s, crew, BEFORE_DAMAGE)
    if amount - member.guard >= member.hp:
        s.endangered = crew
        yield from before_death(s, crew)
        s.endangered = -1
    s.loss = 0
    if member.guard:
        prevented = min(amount, member.guard)
        member.guard = 0
        amount -= prevented
        if s.journal:
            log.guarded(s, crew, prevented)
    return amount


def lose_together(s: Mission, crew: list[int], amount: int, rule: str) -> Flow[None]:
    """Several lose HP in one step; only then is it seen who lives."""
    for number in crew:
        loss = yield from about_to_lose(s, number, amount)
        s.crew[number].losing = loss
    for number in crew:
        loss = s.crew[number].losing
        s.crew[number].losing = 0
        change(s, number, -loss, rule)
    for number in crew:
        if s.crew[number].hp == 0:
            raise defeat(s, number)


def defeat(s: Mission, crew: int) -> Over:
    """A crewmember has died: all have lost."""
    s.ended = LOST
    if s.journal:
        log.epilogue(s, False, crew)
    return Over(Outcome(False, log.fallen(s, crew)))


def victory(s: Mission) -> Over:
    """The boss is beaten and everybody lives: all have won."""
    s.ended = WON
    if s.journal:
        log.epilogue(s, True, -1)
    return Over(Outcome(True, Message("sector-victory")))
