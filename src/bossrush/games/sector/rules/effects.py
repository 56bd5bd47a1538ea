"""The plain effects of cards: hit points, items and ammo gained and lost, flags, branches."""

from __future__ import annotations

from bossrush.engine.decision import CREW, Decision, Flow
from bossrush.engine.picking import Among, pick
from bossrush.games.sector.cards.tables import Step
from bossrush.games.sector.questions.chapters import (
    CHOOSE_GUN,
    CHOOSE_OPTION,
    GIVE_UP_AMMO,
    GIVE_UP_ITEM,
    REPLICATE_ITEM,
)
from bossrush.games.sector.rules.ammo import ammo_of, ammo_of_crew, loadable, top_up, unload
from bossrush.games.sector.rules.exchanging_items import share_now
from bossrush.games.sector.rules.instructions import NOTHING, listed, whom
from bossrush.games.sector.rules.items import discard, draw, load_found
from bossrush.games.sector.rules.medical_record import change, defeat, heal, lose
from bossrush.games.sector.rules.usable_items import can_replicate, carries
from bossrush.games.sector.table.mission import Mission
from bossrush.games.sector.table.terms import (
    DRAW,
    EITHER,
    END,
    PEACE,
    REGROUP,
    SHARE_OUT,
    STEP,
    WEAPONS,
)
from bossrush.games.sector.view import log


def choice(s: Mission, step: Step, subject: int) -> Flow[int]:
    """The crew choose one option together; an item's choice is its user's."""
    s.asked = step.number
    if subject >= 0:
        chosen = yield Decision(s, s.seat_of(subject), CHOOSE_OPTION, subject)
    else:
        chosen = yield Decision(s, CREW, CHOOSE_OPTION)
    option = step.options[chosen]
    if s.journal:
        log.chosen(s, option)
    return option.steps


def say(s: Mission, step: Step, subject: int) -> Flow[int]:
    """A text is read out."""
    yield from ()  # it never asks
    s.read.append(step.number)
    if s.journal:
        log.text(s, step.text)
    return NOTHING


def damage(s: Mission, step: Step, subject: int) -> Flow[int]:
    mask = yield from whom(s, step, subject)
    for crew in listed(s, mask):
        yield from lose(s, crew, step.amount, "sector.flow.hp-immediate")
    return NOTHING


def healing(s: Mission, step: Step, subject: int) -> Flow[int]:
    mask = yield from whom(s, step, subject)
    for crew in listed(s, mask):
        heal(s, crew, step.amount)
    return NOTHING


def guard(s: Mission, step: Step, subject: int) -> Flow[int]:
    """The next loss is prevented, or so much of it."""
    mask = yield from whom(s, step, subject)
    for crew in listed(s, mask):
        s.crew[crew].guard += step.amount
    return NOTHING


def block(s: Mission, step: Step, subject: int) -> Flow[int]:
    """As a shield on a double: no enemy attack in this close round."""
    mask = yield from whom(s, step, subject)
    for crew in listed(s, mask):
        s.crew[crew].blocking = True
    return NOTHING


def hits(s: Mission, step: Step, subject: int) -> Flow[int]:
    """Further ammo hits of the weapon's type."""
    yield from ()  # it never asks
    s.crew[subject].bonus_hits += step.amount
    return NOTHING


def drawing(s: Mission, step: Step, subject: int) -> Flow[int]:
    """Items are drawn into the pool and shared out by the group."""
    yield from draw(s, step.amount)
    yield from open_pool(s, subject)
    return NOTHING


def open_pool(s: Mission, subject: int) -> Flow[None]:
    """Share the pool out: at once in combat, otherwise as the next thing to do.

    What is drawn as the last thing in a chapter simply stays in the pool for the regrouping.
    """
    if not s.pool or s.phase == REGROUP or s.phase == SHARE_OUT:
        return  # there is nothing to share, or it lies open already
    if s.mode != PEACE or subject >= 0:
        yield from share_now(s)
    elif not _chapter_over(s):
        s.moved = 0
        s.laid = 0
        s.then = STEP
        s.phase = SHARE_OUT


def _chapter_over(s: Mission) -> bool:
    """Whether nothing is left of the card's text but its end."""
    for place in range(len(s.stack) - 2, -1, -2):
        steps = s.tables.lists[s.stack[place]]
        for step in steps[s.stack[place + 1] :]:
            if step.verb == END:
                return True
            if step.verb != DRAW:
                return False
    return True


def draw_blind(s: Mission, step: Step, subject: int) -> Flow[int]:
    """The top cards of the item deck, unchosen: what a Replication Error leaves behind."""
    yield from draw(s, step.amount)
    yield from open_pool(s, subject)
    return NOTHING


def replicate(s: Mission, step: Step, subject: int) -> Flow[int]:
    """Cards of the discard pile, chosen by the user, come to the pool with guns full."""
    found: list[int] = []
    for _ in range(step.amount):
        if not can_replicate(s, step.category):
            break
        s.asked = step.number
        seat = s.seat_of(subject) if subject >= 0 else CREW
        item = yield Decision(s, seat, REPLICATE_ITEM, subject)
        s.discard.remove(item)
        s.pool.append(item)
        found.append(item)
        if s.journal:
            log.replicated(s, item)
    yield from load_found(s, found)
    yield from open_pool(s, subject)
    return NOTHING


def starting_weapons(s: Mission, step: Step, subject: int) -> Flow[int]:
    """One starting weapon per crewmember is dealt face up; the group assigns them."""
    dealt: list[int] = []
    for _ in range(min(len(s.crew), s.weapons.size())):
        weapon = yield from s.weapons.draw(s)
        dealt.append(weapon)
    if s.journal:
        log.dealt(s, dealt)
    yield from load_found(s, dealt)
    s.draft = dealt
    s.ready = 0
    s.then = STEP
    s.phase = WEAPONS
    return NOTHING


def lose_item(s: Mission, step: Step, subject: int) -> Flow[int]:
    mask = yield from whom(s, step, subject)
    for crew in listed(s, mask):
        for _ in range(step.amount):
            if not carries(s, crew, step.category):
                break
            if step.choose:
                s.asked = step.number
                item = yield Decision(s, s.seat_of(crew), GIVE_UP_ITEM, crew)
            else:
                item = yield from _random_item(s, crew, step.category)
            discard(s, item)
    return NOTHING


def _random_item(s: Mission, crew: int, category: int) -> Flow[int]:
    cards = [
        item
        for item in s.crew[crew].pack
        if category == EITHER or s.tables.items[item].category == category
    ]
    place = yield from pick(s, Among("inventory", s.tables.item_ids, cards), len(cards))
    return cards[place]


def lose_ammo(s: Mission, step: Step, subject: int) -> Flow[int]:
    mask = yield from whom(s, step, subject)
    for crew in listed(s, mask):
        for _ in range(step.amount):
            if not ammo_of(s, crew, step.ammo):
                break
            s.asked = step.number
            gun = yield Decision(s, s.seat_of(crew), GIVE_UP_AMMO, crew)
            unload(s, gun, 1)
            if s.journal:
                log.unloaded(s, gun, 1)
    return NOTHING


def reload(s: Mission, step: Step, subject: int) -> Flow[int]:
    """Each of them loads one of their weapons, which they choose."""
    mask = yield from whom(s, step, subject)
    for crew in listed(s, mask):
        if loadable(s, crew):
            s.asked = step.number
            gun = yield Decision(s, s.seat_of(crew), CHOOSE_GUN, crew)
            top_up(s, gun, step.amount)
    return NOTHING


def spend(s: Mission, step: Step, subject: int) -> Flow[int]:
    """A price that was agreed to: nothing prevents it."""
    if step.amount:
        mask = yield from whom(s, step, subject)
        for crew in listed(s, mask):
            change(s, crew, -step.amount, "sector.flow.hp-immediate")
            if s.crew[crew].hp == 0:
                raise defeat(s, crew)
    for _ in range(step.need):
        if not ammo_of_crew(s, step.ammo):
            break
        s.asked = step.number
        gun = yield Decision(s, CREW, GIVE_UP_AMMO)
        unload(s, gun, 1)
        if s.journal:
            log.unloaded(s, gun, 1)
    return NOTHING


def flag(s: Mission, step: Step, subject: int) -> Flow[int]:
    """Something to remember until the chapter or the mission ends."""
    yield from ()  # it never asks
    if step.lasting:
        s.mission_flags |= 1 << step.amount
    else:
        s.flags |= 1 << step.amount
    return NOTHING


def end(s: Mission, step: Step, subject: int) -> Flow[int]:
    """The chapter is complete."""
    yield from ()  # it never asks
    s.stack = []
    return NOTHING
