"""The item pool: who takes what, what is used on the spot, what is left behind."""

from __future__ import annotations

from bossrush.engine.decision import CREW, Decision, Flow
from bossrush.games.sector.questions.chapters import STARTING_WEAPON
from bossrush.games.sector.questions.exchanging_items import (
    DONE,
    GIVE,
    HAND,
    IMPLANT,
    LAY,
    LOAD,
    PICK,
    SHARE_CARD,
    SHARE_OUT_POOL,
    USE,
    USE_POOLED,
    AskCard,
    crew_of,
    item_of,
    kind_of,
)
from bossrush.games.sector.rules import usable_items
from bossrush.games.sector.rules.ammo import top_up
from bossrush.games.sector.rules.items import close_pool, discard, give, lay_down
from bossrush.games.sector.rules.using_items import carry_out
from bossrush.games.sector.table.mission import Mission
from bossrush.games.sector.table.terms import UNDECLARED, WEAPON


def act(s: Mission, value: int) -> Flow[None]:
    """Do one thing with an item: everything that sharing out and regrouping allow."""
    kind = kind_of(value)
    item = item_of(value)
    crew = crew_of(value)
    if kind in (GIVE, HAND):
        s.moved |= 1 << item
        s.ready &= ~(1 << crew)
        give(s, item, crew)
        if s.crew[crew].action != UNDECLARED and s.tables.items[item].category == WEAPON:
            s.traded |= 1 << item  # it does not serve the action that was declared before
    elif kind == LAY:
        s.laid |= 1 << item
        lay_down(s, item)
    elif kind == LOAD:
        s.reloaded |= 1 << crew
        top_up(s, item, 99)
    elif kind in (USE, USE_POOLED, IMPLANT):
        s.used_window = 0
        source = usable_items.IMPLANT if kind == IMPLANT else item + 1
        yield from carry_out(s, crew, usable_items.encode(source, 0))
        s.used_window = 0
    else:
        discard(s, item)


def share_once(s: Mission) -> Flow[bool]:
    """One step of sharing the pool out; True when the group is done with it."""
    value = yield Decision(s, CREW, SHARE_OUT_POOL)
    if kind_of(value) == PICK:
        value = yield from picked(s, value, CREW, -1, SHARE_CARD)
        if value == DONE:
            return False
    if kind_of(value) != DONE:
        yield from act(s, value)
        if s.pool:
            return False
    close_pool(s)
    return True


def picked(s: Mission, value: int, seat: int, actor: int, question: AskCard) -> Flow[int]:
    """What is done with the card that was picked; DONE to pick another one."""
    s.picked = item_of(value)
    value = yield Decision(s, seat, question, actor)
    s.picked = -1
    return value


def share_now(s: Mission) -> Flow[None]:
    """Share the pool out in the middle of something else."""
    s.moved = 0
    s.laid = 0
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
        if s.draft and not s.ready >> number & 1:
            weapon = yield Decision(s, CREW, STARTING_WEAPON, number)
            s.draft.remove(weapon)
            give(s, weapon, number)
            s.ready |= 1 << number
            return
    s.ready = 0
    s.phase = s.then
