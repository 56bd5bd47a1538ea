"""What items and cybernetics can be used now, and whether that would do any good (p. 8 and 13).

Pure functions of the state, cheap to ask: they keep useless questions away. Something is worth
offering when its price can be paid and at least one of its effects would change anything.
"""

from __future__ import annotations

from typing import Final

from bossrush.engine.sets import has
from bossrush.games.sector.cards.tables import Step, Use
from bossrush.games.sector.cards.terms import (
    AFTER_ATTACK,
    AFTER_FIGHT,
    AFTER_HIT_DICE,
    AFTER_SHOOT,
    AFTER_TECH,
    AFTER_TEST,
    AMMO_DIE,
    ANY_TIME,
    BEFORE_DAMAGE,
    CHAPTER_DIE,
    CREW_DIE,
    DRONE,
    HIT_DIE,
    MOST_CREW,
    ONCE_CHAPTER,
    ONCE_COMBAT,
    ONCE_ROUND,
    OTHERS,
    OUT_OF_COMBAT,
    PARTNER,
    PEACE,
    PICK_ANY,
    PICK_MATCH,
    SELF,
    WEAPON,
    WEAPON_SLOTS,
    symbols_of,
    trait_of,
)
from bossrush.games.sector.cards.verbs import (
    ADD_SYMBOLS,
    BLOCK,
    CHOICE,
    DAMAGE,
    GUARD,
    HEAL,
    HIT_DICE,
    LOSE_AMMO,
    LOSE_ITEM,
    RELOAD_STEP,
    REPLICATE,
    REROLL,
    ROLL,
    SAY,
    SET_DIE,
    SPEND,
    WOUND,
)
from bossrush.games.sector.questions import answers
from bossrush.games.sector.rules.ammo import ammo_dice_of, ammo_of_crew, loadable
from bossrush.games.sector.rules.symbols import hits_on, matched, test_passed
from bossrush.games.sector.table.crew import Crew
from bossrush.games.sector.table.mission import Mission
from bossrush.games.sector.table.tray import roller_of

ROLLS: Final = AFTER_FIGHT | AFTER_SHOOT | AFTER_HIT_DICE | AFTER_TECH | AFTER_ATTACK
"""Moments of one's own action, at which an item that has just been traded cannot serve."""


def now(s: Mission) -> int:
    """The moments that count as "at any time" just now."""
    return ANY_TIME | OUT_OF_COMBAT if s.mode == PEACE else ANY_TIME


def use_number(crew: int, source: int) -> int:
    """Where a use is remembered: the implants of four crewmembers first, then the items."""
    return crew if source == answers.IMPLANT else MOST_CREW + source


def card_of(s: Mission, crew: int, source: int) -> Use:
    if source == answers.IMPLANT:
        return s.tables.cybernetics[s.crew[crew].cybernetic]
    return s.tables.items[source]


def uses(s: Mission, crew: int, moment: int) -> list[int]:
    """Everything a crewmember could use at this moment, each variant by itself."""
    values: list[int] = []
    member = s.crew[crew]
    if member.cybernetic >= 0:
        _add_uses(s, crew, answers.IMPLANT, moment, values)
    for item in member.pack:
        if s.tables.items[item].moments & moment:
            _add_uses(s, crew, item, moment, values)
    return values


def _add_uses(s: Mission, crew: int, source: int, moment: int, into: list[int]) -> None:
    if usable(s, crew, source, moment):
        for variant in variants(s, crew, card_of(s, crew, source).steps, moment):
            kind = answers.USE_VARIANT if variant else answers.USE_CARD
            into.append(kind.answer(source, variant))


def has_use(s: Mission, crew: int, moment: int) -> bool:
    """Cheap: asked at every such moment."""
    member = s.crew[crew]
    if member.cybernetic >= 0 and usable(s, crew, answers.IMPLANT, moment):
        return True
    for item in member.pack:
        if s.tables.items[item].moments & moment and usable(s, crew, item, moment):
            return True
    return False


def usable_at_any_time(s: Mission, crew: int, item: int) -> bool:
    """Whether a crewmember could use an item just now, without waiting for a moment."""
    moments = s.tables.items[item].moments & now(s)
    return moments != 0 and usable(s, crew, item, moments)


def implant_serves(s: Mission, crew: int) -> bool:
    """A cybernetic without a moment of its own is used like an item: at any time."""
    moments = s.tables.implant_moments & now(s)
    if not moments or s.crew[crew].cybernetic < 0:
        return False
    return usable(s, crew, answers.IMPLANT, moments)


def usable(s: Mission, crew: int, source: int, moment: int) -> bool:
    """Whether something can be used now, and would do any good."""
    card = card_of(s, crew, source)
    if not card.moments & moment:
        return False
    if card.out_of_combat and s.mode != PEACE:
        return False
    if has(used_before(s, card.use), use_number(crew, source)):
        return False
    member = s.crew[crew]
    if card.rolled and (member.shown < 0 or symbols_of(member.shown) != card.rolled):
        return False
    if source != answers.IMPLANT and not _allowed(s, member, source, moment):
        return False
    return would_help(s, crew, card.steps, moment)


def used_before(s: Mission, use: int) -> int:
    """What has been used in this window, or as often as a card of this use allows."""
    if use == ONCE_ROUND:
        return s.used_window | s.used_round
    if use == ONCE_COMBAT:
        return s.used_window | s.used_combat
    if use == ONCE_CHAPTER:
        return s.used_window | s.used_chapter
    return s.used_window


def _allowed(s: Mission, member: Crew, item: int, moment: int) -> bool:
    """The limits on items: the drone's user has none, traded ones do not serve an action."""
    if s.mode == PEACE:
        return True
    if s.drone_blocks and member.action == DRONE:
        return False
    if moment & ROLLS and has(s.traded, item):
        return False
    card = s.tables.items[item]
    if card.category == WEAPON and moment & ROLLS:
        return member.weapon_slots + card.slots <= WEAPON_SLOTS
    return True


# -- whether it would do any good -----------------------------------------------------------


def would_help(s: Mission, crew: int, steps: int, moment: int) -> bool:
    """Whether these steps, used by this crewmember now, can be paid for and do anything."""
    good = False
    for step in s.tables.lists[steps]:
        verb = step.verb
        if verb in (SPEND, LOSE_ITEM, LOSE_AMMO, DAMAGE):
            if not _payable(s, crew, step):
                return False
        elif not good and verb != HIT_DICE and verb != SAY:
            good = _does_something(s, crew, step, moment)
    return good


def _payable(s: Mission, crew: int, step: Step) -> bool:
    verb = step.verb
    if verb == LOSE_ITEM:
        return step.who != SELF or s.crew[crew].carries(step.category)
    if verb == SPEND and step.need and ammo_of_crew(s, step.ammo) < step.need:
        return False
    if verb != LOSE_AMMO and step.who == SELF:
        return s.crew[crew].hp > step.amount  # nobody is offered their own death
    return True


def _does_something(s: Mission, crew: int, step: Step, moment: int) -> bool:
    verb = step.verb
    if verb == HEAL:
        return _can_heal(s, crew, step.who)
    if verb in (REROLL, SET_DIE):
        return _dice_lie(s, crew, step, moment)
    if verb == ADD_SYMBOLS:
        return not test_passed(s, crew)
    if verb == WOUND:
        return _can_wound(s, crew, step)
    if verb == RELOAD_STEP:
        return step.who != SELF or len(loadable(s, crew)) > 0
    if verb == REPLICATE:
        return can_replicate(s, step.category)
    if verb == GUARD:
        return s.crew[crew].guard == 0
    if verb == BLOCK:
        return not s.crew[crew].blocking
    if verb in (CHOICE, ROLL):
        return any(would_help(s, crew, steps, moment) for steps in branches(step))
    return True


def branches(step: Step) -> list[int]:
    """The lists of steps that may follow a choice or a roll; none after other steps."""
    if step.verb == CHOICE:
        return [option.steps for option in step.options]
    return [steps for steps in step.table if steps >= 0]


def _can_heal(s: Mission, crew: int, who: int) -> bool:
    if not s.hp_cap:
        return True
    if who == SELF:
        return s.crew[crew].hp < s.hp_cap
    for number, member in enumerate(s.crew):
        if member.hp < s.hp_cap and not (who in (PARTNER, OTHERS) and number == crew):
            return True
    return False


def _dice_lie(s: Mission, crew: int, step: Step, moment: int) -> bool:
    """Whether the dice that would be re-rolled or turned lie there, and should be."""
    if step.die == CREW_DIE:
        if moment == AFTER_TEST:
            return not test_passed(s, crew) and len(variants_of(s, crew, step, moment)) > 0
        return s.crew[crew].shown >= 0
    if step.die == HIT_DIE:
        return hits_on(s, crew) > 0
    if step.die == AMMO_DIE:
        return any(roller_of(die) == crew for die in s.ammo)
    if step.die == CHAPTER_DIE:
        return s.standing() > 0
    return s.tech >= 0


def _can_wound(s: Mission, crew: int, step: Step) -> bool:
    if step.pick == PICK_ANY:
        return s.standing() > 0
    if step.pick == PICK_MATCH:
        shown = s.crew[crew].shown
        return shown >= 0 and matched(s, shown) > 0
    return s.standing_of(step.pick) > 0


def can_replicate(s: Mission, category: int) -> bool:
    return any(s.tables.items[item].is_a(category) for item in s.discard)


def variants(s: Mission, crew: int, steps: int, moment: int) -> list[int]:
    """The ways in which something can be used: the face to turn to, the die to re-roll."""
    for step in s.tables.lists[steps]:
        if step.verb == SET_DIE or step.verb == REROLL:
            return variants_of(s, crew, step, moment)
    return [0]


def variants_of(s: Mission, crew: int, step: Step, moment: int) -> list[int]:
    if step.verb == SET_DIE and step.die == CREW_DIE:
        return _faces(s, step, moment)
    if step.verb == REROLL and step.die == AMMO_DIE and step.amount == 1:
        return ammo_dice_of(s, crew)
    return [0]


def _faces(s: Mission, step: Step, moment: int) -> list[int]:
    """In a test only the trait asked for is worth turning to."""
    places = list(range(len(step.faces)))
    if moment != AFTER_TEST:
        return places
    trait = s.tables.steps[s.asked].trait
    return [place for place in places if trait_of(step.faces[place]) == trait]


# -- what a card could do for somebody ------------------------------------------------------


def reaches(who: int, user: int, patient: int) -> bool:
    """Whether an effect that somebody uses may be about this crewmember."""
    if who == SELF:
        return user == patient
    return user != patient or who not in (PARTNER, OTHERS)


def cures(s: Mission, steps: int, user: int, patient: int) -> bool:
    """Whether these steps, used by one crewmember, could give another one HP back."""
    for step in s.tables.lists[steps]:
        if step.verb == HEAL:
            return reaches(step.who, user, patient)
        if any(cures(s, following, user, patient) for following in branches(step)):
            return True
    return False


def usable_now(s: Mission, crew: int) -> list[int]:
    """What a crewmember could use at any time, and so now: the steps of each such card."""
    member = s.crew[crew]
    items = s.tables.items
    texts = [items[item].steps for item in member.pack if usable_at_any_time(s, crew, item)]
    if implant_serves(s, crew):
        texts.append(s.tables.cybernetics[member.cybernetic].steps)
    return texts


def holds_cure(s: Mission, holder: int, patient: int) -> bool:
    """Whether somebody could use something now that gives another one HP back."""
    return any(cures(s, steps, holder, patient) for steps in usable_now(s, holder))


def is_lost(s: Mission, crew: int, loss: int) -> bool:
    """Whether a loss surely kills: nothing prevents it, and nobody holds a cure."""
    member = s.crew[crew]
    if loss - member.guard < member.hp:
        return False
    moments = s.tables.cybernetics[member.cybernetic].moments if member.cybernetic >= 0 else 0
    for item in member.pack:
        moments |= s.tables.items[item].moments
    if moments & BEFORE_DAMAGE:
        return False
    return not any(holds_cure(s, holder, crew) for holder in range(len(s.crew)))


def loads(s: Mission, steps: int) -> bool:
    """Whether these steps put ammo dice on weapons."""
    return any(step.verb == RELOAD_STEP for step in s.tables.lists[steps])
