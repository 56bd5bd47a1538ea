"""The effects of cards (p. 10): hit points, items and ammo gained and lost, flags, branches."""

from __future__ import annotations

from bossrush.engine.decision import CREW, Decision, Flow
from bossrush.engine.picking import Among, pick
from bossrush.engine.sets import NONE, plus
from bossrush.games.sector.cards.tables import Step
from bossrush.games.sector.cards.terms import PEACE, REGROUP, SHARE_OUT, STEP, WEAPONS
from bossrush.games.sector.cards.verbs import (
    BLOCK,
    CHOICE,
    DAMAGE,
    DRAW,
    DRAW_BLIND,
    END,
    FLAG,
    GUARD,
    HEAL,
    HITS,
    LOSE_AMMO,
    LOSE_ITEM,
    RELOAD_STEP,
    REPLICATE,
    SAY,
    SPEND,
    STARTING_WEAPONS,
)
from bossrush.games.sector.questions.chapters import (
    CHOOSE_GUN,
    CHOOSE_OPTION,
    GIVE_UP_AMMO,
    GIVE_UP_ITEM,
    REPLICATE_ITEM,
)
from bossrush.games.sector.rules.ammo import ammo_of, ammo_of_crew, loadable, top_up, unload
from bossrush.games.sector.rules.exchanging_items import share_now
from bossrush.games.sector.rules.instructions import NOTHING, carries_out, whom
from bossrush.games.sector.rules.items import discard, draw, load_found
from bossrush.games.sector.rules.medical_record import change, defeat, lose
from bossrush.games.sector.rules.usable_items import can_replicate
from bossrush.games.sector.table.mission import Mission
from bossrush.games.sector.words import log


@carries_out(CHOICE)
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


@carries_out(SAY)
def say(s: Mission, step: Step, subject: int) -> Flow[int]:
    """A text is read out."""
    yield from ()  # it never asks
    s.read.append(step.number)
    if s.journal:
        log.text(s, step.text)
    return NOTHING


@carries_out(DAMAGE)
def damage(s: Mission, step: Step, subject: int) -> Flow[int]:
    people = yield from whom(s, step, subject)
    for crew in people:
        yield from lose(s, crew, step.amount, "sector.flow.hp-immediate")
    return NOTHING


@carries_out(HEAL)
def healing(s: Mission, step: Step, subject: int) -> Flow[int]:
    people = yield from whom(s, step, subject)
    for crew in people:
        change(s, crew, step.amount, "sector.flow.hp-immediate")
    return NOTHING


@carries_out(GUARD)
def guard(s: Mission, step: Step, subject: int) -> Flow[int]:
    """The next loss is prevented, or so much of it."""
    people = yield from whom(s, step, subject)
    for crew in people:
        s.crew[crew].guard += step.amount
    return NOTHING


@carries_out(BLOCK)
def block(s: Mission, step: Step, subject: int) -> Flow[int]:
    """As a shield on a double: no enemy attack in this close round."""
    people = yield from whom(s, step, subject)
    for crew in people:
        s.crew[crew].blocking = True
    return NOTHING


@carries_out(HITS)
def hits(s: Mission, step: Step, subject: int) -> Flow[int]:
    """Further ammo hits of the weapon's type."""
    yield from ()  # it never asks
    s.crew[subject].bonus_hits += step.amount
    return NOTHING


@carries_out(DRAW, DRAW_BLIND)
def drawing(s: Mission, step: Step, subject: int) -> Flow[int]:
    """Items are drawn into the pool and shared out by the group.

    A Replication Error leaves the top cards of the deck, unchosen: they are drawn like any others.
    """
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


@carries_out(REPLICATE)
def replicate(s: Mission, step: Step, subject: int) -> Flow[int]:
    """Cards of the discard pile, chosen by the user, come to the pool with guns full."""
    taken: list[int] = []
    for _ in range(step.amount):
        if not can_replicate(s, step.category):
            break
        s.asked = step.number
        seat = s.seat_of(subject) if subject >= 0 else CREW
        item = yield Decision(s, seat, REPLICATE_ITEM, subject)
        s.discard.remove(item)
        s.pool.append(item)
        taken.append(item)
        if s.journal:
            log.replicated(s, item)
    yield from load_found(s, taken)
    yield from open_pool(s, subject)
    return NOTHING


@carries_out(STARTING_WEAPONS)
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
    s.ready = NONE
    s.then = STEP
    s.phase = WEAPONS
    return NOTHING


@carries_out(LOSE_ITEM)
def lose_item(s: Mission, step: Step, subject: int) -> Flow[int]:
    people = yield from whom(s, step, subject)
    for crew in people:
        for _ in range(step.amount):
            if not s.crew[crew].carries(step.category):
                break
            if step.choose:
                s.asked = step.number
                item = yield Decision(s, s.seat_of(crew), GIVE_UP_ITEM, crew)
            else:
                item = yield from _random_item(s, crew, step.category)
            discard(s, item)
    return NOTHING


def _random_item(s: Mission, crew: int, category: int) -> Flow[int]:
    cards = [item for item in s.crew[crew].pack if s.tables.items[item].is_a(category)]
    place = yield from pick(s, Among("inventory", s.tables.item_ids, cards), len(cards))
    return cards[place]


@carries_out(LOSE_AMMO)
def lose_ammo(s: Mission, step: Step, subject: int) -> Flow[int]:
    people = yield from whom(s, step, subject)
    for crew in people:
        for _ in range(step.amount):
            if not ammo_of(s, crew, step.ammo):
                break
            s.asked = step.number
            gun = yield Decision(s, s.seat_of(crew), GIVE_UP_AMMO, crew)
            _lose_die(s, gun)
    return NOTHING


def _lose_die(s: Mission, gun: int) -> None:
    unload(s, gun, 1)
    if s.journal:
        log.unloaded(s, gun, 1)


@carries_out(RELOAD_STEP)
def reload(s: Mission, step: Step, subject: int) -> Flow[int]:
    """Each of them loads one of their weapons, which they choose."""
    people = yield from whom(s, step, subject)
    for crew in people:
        if loadable(s, crew):
            s.asked = step.number
            gun = yield Decision(s, s.seat_of(crew), CHOOSE_GUN, crew)
            top_up(s, gun, step.amount)
    return NOTHING


@carries_out(SPEND)
def spend(s: Mission, step: Step, subject: int) -> Flow[int]:
    """A price that was agreed to: nothing prevents it."""
    if step.amount:
        people = yield from whom(s, step, subject)
        for crew in people:
            change(s, crew, -step.amount, "sector.flow.hp-immediate")
            if s.crew[crew].hp == 0:
                raise defeat(s, crew)
    for _ in range(step.need):
        if not ammo_of_crew(s, step.ammo):
            break
        s.asked = step.number
        gun = yield Decision(s, CREW, GIVE_UP_AMMO)
        _lose_die(s, gun)
    return NOTHING


@carries_out(FLAG)
def flag(s: Mission, step: Step, subject: int) -> Flow[int]:
    """Something to remember until the chapter or the mission ends."""
    yield from ()  # it never asks
    if step.lasting:
        s.mission_flags = plus(s.mission_flags, step.amount)
    else:
        s.flags = plus(s.flags, step.amount)
    return NOTHING


@carries_out(END)
def end(s: Mission, step: Step, subject: int) -> Flow[int]:
    """The chapter is complete."""
    yield from ()  # it never asks
    s.stack = []
    return NOTHING
