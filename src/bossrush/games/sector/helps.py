"""Whether using something now would do any good: what keeps useless questions away.

Pure functions of the state. Something is worth offering when its price can be paid and at least
one of its effects would change anything.
"""

from __future__ import annotations

from bossrush.games.sector.inventory import ammo_of_crew, carries
from bossrush.games.sector.state import Mission
from bossrush.games.sector.tables import Step
from bossrush.games.sector.terms import (
    ADD_SYMBOLS,
    AFTER_TEST,
    AMMO_DIE,
    BLOCK,
    CHAPTER_DIE,
    CHOICE,
    CREW_DIE,
    DAMAGE,
    EITHER,
    GUARD,
    HEAL,
    HIT_DICE,
    HIT_DIE,
    JUDGED_TOTAL,
    LOSE_AMMO,
    LOSE_ITEM,
    OTHERS,
    PARTNER,
    PICK_ANY,
    PICK_MATCH,
    RELOAD_STEP,
    REPLICATE,
    REROLL,
    ROLL,
    SAY,
    SELF,
    SET_DIE,
    SPEND,
    TEST,
    WOUND,
)


def helps(s: Mission, crew: int, steps: int, moment: int) -> bool:
    """Whether these steps, used by this crewmember now, can be paid for and do anything."""
    good = False
    for step in s.t.lists[steps]:
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
        return step.who != SELF or carries(s, crew, step.category)
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
        return step.who != SELF or can_load(s, crew)
    if verb == REPLICATE:
        return can_replicate(s, step.category)
    if verb == GUARD:
        return s.crew[crew].guard == 0
    if verb == BLOCK:
        return not s.crew[crew].blocking
    if verb in (CHOICE, ROLL):
        return any(helps(s, crew, steps, moment) for steps in branches(step))
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
        return any(die >> 16 == crew for die in s.ammo)
    if step.die == CHAPTER_DIE:
        return s.standing() > 0
    return s.tech >= 0


def _can_wound(s: Mission, crew: int, step: Step) -> bool:
    if step.pick == PICK_ANY:
        return s.standing() > 0
    if step.pick == PICK_MATCH:
        shown = s.crew[crew].shown
        return shown >= 0 and s.standing_of(shown % 3) > 0
    return s.standing_of(step.pick) > 0


def hits_on(s: Mission, crew: int) -> int:
    """How many of a crewmember's hit dice show a hit."""
    count = 0
    for die in s.hits:
        if die >> 8 == crew and s.t.hit_faces[die & 255]:
            count += 1
    return count


def symbols(s: Mission, crew: int, trait: int) -> int:
    """How many symbols of a trait a crewmember has in the present test."""
    member = s.crew[crew]
    count = member.added
    if member.shown >= 0 and member.shown % 3 == trait:
        count += 2 if member.shown >= 3 else 1
    return count


def test_passed(s: Mission, crew: int) -> bool:
    """Whether the present test is passed as the dice lie, so far as this crewmember goes."""
    step = s.t.steps[s.asked]
    if step.verb != TEST or not s.rollers >> crew & 1:
        return True
    if step.judged == JUDGED_TOTAL:
        total = 0
        for number in range(len(s.crew)):
            if s.rollers >> number & 1:
                total += symbols(s, number, step.trait)
        return total >= step.need
    return symbols(s, crew, step.trait) >= step.need


def can_load(s: Mission, crew: int) -> bool:
    """Whether any weapon of a crewmember can take up ammo dice now."""
    return any(can_load_gun(s, item) for item in s.crew[crew].pack)


def can_load_gun(s: Mission, item: int) -> bool:
    card = s.t.items[item]
    return card.gun and s.loaded[item] < card.capacity and s.supply.left[card.ammo] > 0


def can_replicate(s: Mission, category: int) -> bool:
    return any(category == EITHER or s.t.items[item].category == category for item in s.discard)


def variants(s: Mission, crew: int, steps: int, moment: int) -> list[int]:
    """The ways in which something can be used: the face to turn to, the die to re-roll."""
    for step in s.t.lists[steps]:
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
    found: list[int] = []
    for number, face in enumerate(step.faces):
        if moment != AFTER_TEST or face % 3 == s.t.steps[s.asked].trait:
            found.append(number)
    return found


def ammo_dice_of(s: Mission, crew: int) -> list[int]:
    """The places of a crewmember's ammo dice that may be rolled again, equal ones once."""
    found: list[int] = []
    seen: list[int] = []
    for place, die in enumerate(s.ammo):
        rolled = s.rerolled >> place & 1
        if die >> 16 == crew and not rolled and die not in seen:
            seen.append(die)
            found.append(place)
    return found
