"""Exchanging items (p. 13): who takes what from the pool, what is used there or left behind."""

from __future__ import annotations

from bossrush.engine.decision import CREW, Decision, Flow
from bossrush.engine.sets import NONE, has, minus, plus
from bossrush.games.sector.cards.terms import ALL, UNDECLARED, WEAPON
from bossrush.games.sector.questions import answers
from bossrush.games.sector.questions.chapters import STARTING_WEAPON
from bossrush.games.sector.questions.exchanging_items import (
    SHARE_CARD,
    SHARE_OUT_POOL,
    HandlePicked,
)
from bossrush.games.sector.rules.ammo import top_up
from bossrush.games.sector.rules.items import close_pool, discard, give, lay_down
from bossrush.games.sector.rules.using_items import carry_out
from bossrush.games.sector.table.mission import Mission


def handle(s: Mission, value: int) -> Flow[None]:
    """Do one thing with an item: everything that sharing out and regrouping allow."""
    item = answers.ITEM.of(value)
    crew = answers.TAKER.of(value)
    if answers.GIVE.fits(value) or answers.HAND.fits(value):
        s.ready = minus(s.ready, crew)  # a seat is asked again about what it was given
        give(s, item, crew)
        if s.crew[crew].action != UNDECLARED and s.tables.items[item].category == WEAPON:
            s.traded = plus(s.traded, item)  # it does not serve the action declared before
    elif answers.LAY.fits(value):
        lay_down(s, item)
    elif answers.LOAD.fits(value):
        s.reloaded = plus(s.reloaded, crew)
        top_up(s, item, ALL)
    elif answers.DROP.fits(value):
        discard(s, item)
    else:
        s.used_window = NONE
        yield from carry_out(s, crew, answers.IMPLANT if answers.USE_IMPLANT.fits(value) else item)
        s.used_window = NONE


def share_once(s: Mission) -> Flow[bool]:
    """One step of sharing the pool out; True when the group is done with it."""
    value = yield Decision(s, CREW, SHARE_OUT_POOL)
    if answers.PICK.fits(value):
        value = yield from handle_picked(s, value, CREW, -1, SHARE_CARD)
        if answers.DONE.fits(value):
            return False
    if not answers.DONE.fits(value):
        yield from handle(s, value)
        if s.pool:
            return False
    close_pool(s)
    return True


def handle_picked(
    s: Mission, value: int, seat: int, actor: int, question: HandlePicked
) -> Flow[int]:
    """What is done with the card that was picked; DONE to pick another one."""
    s.picked = answers.ITEM.of(value)
    value = yield Decision(s, seat, question, actor)
    s.picked = -1
    return value


def share_now(s: Mission) -> Flow[None]:
    """Share the pool out in the middle of something else."""
    done = False
    while not done:
        done = yield from share_once(s)


def share_out(s: Mission) -> Flow[None]:
    """Share the pool out in mid-chapter: one step a phase."""
    done = yield from share_once(s)
    if done:
        s.phase = s.then


def assign_weapons(s: Mission) -> Flow[None]:
    """Each crewmember gets one of the starting weapons that lie open."""
    for number in range(len(s.crew)):
        if s.draft and not has(s.ready, number):
            weapon = yield Decision(s, CREW, STARTING_WEAPON, number)
            s.draft.remove(weapon)
            give(s, weapon, number)
            s.ready = plus(s.ready, number)
            return
    s.ready = NONE
    s.phase = s.then
