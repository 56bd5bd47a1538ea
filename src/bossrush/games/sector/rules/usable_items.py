"""What items and cybernetics can be used now, and whether that would do any good (p. 8 and 13).

Pure functions of the state, cheap to ask: they keep useless questions away. Something is worth
offering when its price can be paid and at least one of its effects would change anything.
"""

from __future__ import annotations

from typing import Final

from bossrush.games.sector.cards.tables import Step, Use
from bossrush.games.sector.rules.ammo import ammo_dice_of, ammo_of_crew, can_load
from bossrush.games.sector.rules.symbols import hits_on, test_passed
from bossrush.games.sector.table.crew import Crew
from bossrush.games.sector.table.mission import Mission
from bossrush.games.sector.table.terms import (
    ADD_SYMBOLS,
    AFTER_ATTACK,
    AFTER_FIGHT,
    AFTER_HIT_DICE,
    AFTER_SHOOT,
    AFTER_TECH,
    AFTER_TEST,
    AMMO_DIE,
    ANY_TIME,
    BLOCK,
    CHAPTER_DIE,
    CHOICE,
    CREW_DIE,
    DAMAGE,
    DRONE,
    EITHER,
    GUARD,
    HEAL,
    HIT_DICE,
    HIT_DIE,
    LOSE_AMMO,
    LOSE_ITEM,
    ONCE_CHAPTER,
    ONCE_COMBAT,
    ONCE_ROUND,
    OTHERS,
    OUT_OF_COMBAT,
    PARTNER,
    PEACE,
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
    WEAPON,
    WEAPON_SLOTS,
    WOUND,
)


def helps(s: Mission, crew: int, steps: int, moment: int) -> bool:
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


def can_replicate(s: Mission, category: int) -> bool:
    return any(
        category == EITHER or s.tables.items[item].category == category for item in s.discard
    )


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
    found: list[int] = []
    for number, face in enumerate(step.faces):
        if moment != AFTER_TEST or face % 3 == s.tables.steps[s.asked].trait:
            found.append(number)
    return found


PASS: Final = 0
IMPLANT: Final = 0
"""The source of a use that is the crewmember's cybernetic; items are their number + 1."""
_VARIANTS: Final = 6
ROLLS: Final = AFTER_FIGHT | AFTER_SHOOT | AFTER_HIT_DICE | AFTER_TECH | AFTER_ATTACK
"""Moments of one's own action, at which an item that has just been traded cannot serve."""


def now(s: Mission) -> int:
    """The moments that count as "at any time" just now."""
    return ANY_TIME | OUT_OF_COMBAT if s.mode == PEACE else ANY_TIME


def implant_serves(s: Mission, crew: int) -> bool:
    """A cybernetic without a moment of its own is used like an item: at any time."""
    moments = s.tables.implant_moments & now(s)
    if not moments or s.crew[crew].cybernetic < 0:
        return False
    return usable(s, crew, IMPLANT, moments)


def carries(s: Mission, crew: int, category: int) -> bool:
    """Whether a crewmember has an item of this category (weapon, gear or either)."""
    return any(
        category >= 2 or s.tables.items[item].category == category for item in s.crew[crew].pack
    )


def encode(source: int, variant: int) -> int:
    return (source << _VARIANTS | variant) + 1


def source_of(use: int) -> int:
    return (use - 1) >> _VARIANTS


def variant_of(use: int) -> int:
    return (use - 1) & (1 << _VARIANTS) - 1


def bit_of(crew: int, source: int) -> int:
    """The bit that remembers a use: the implants of four crew first, then the items."""
    return 1 << (crew if source == IMPLANT else source + 3)


def card_of(s: Mission, crew: int, source: int) -> Use:
    if source == IMPLANT:
        return s.tables.cybernetics[s.crew[crew].cybernetic]
    return s.tables.items[source - 1]


def usable(s: Mission, crew: int, source: int, moment: int) -> bool:
    """Whether something can be used now, and would do any good."""
    card = card_of(s, crew, source)
    if not card.moments & moment:
        return False
    if card.out_of_combat and s.mode != PEACE:
        return False
    if _used_up(s, card.use, bit_of(crew, source)):
        return False
    member = s.crew[crew]
    if card.rolled:
        double = member.shown >= 3
        if member.shown < 0 or double != (card.rolled == 2):
            return False
    if source != IMPLANT and not _allowed(s, member, source - 1, moment):
        return False
    return helps(s, crew, card.steps, moment)


def _used_up(s: Mission, use: int, bit: int) -> bool:
    """Whether it has been used in this window, or as often as its card allows."""
    used = s.used_window
    if use == ONCE_ROUND:
        used |= s.used_round
    elif use == ONCE_COMBAT:
        used |= s.used_combat
    elif use == ONCE_CHAPTER:
        used |= s.used_chapter
    return used & bit != 0


def _allowed(s: Mission, member: Crew, item: int, moment: int) -> bool:
    """The limits on items: the drone's user has none, traded ones do not serve an action."""
    if s.mode == PEACE:
        return True
    if s.drone_blocks and member.action == DRONE:
        return False
    if moment & ROLLS and s.traded >> item & 1:
        return False
    card = s.tables.items[item]
    if card.category == WEAPON and moment & ROLLS:
        return member.weapon_slots + card.slots <= WEAPON_SLOTS
    return True


def uses(s: Mission, crew: int, moment: int) -> list[int]:
    """Everything a crewmember could use at this moment, each variant by itself."""
    found: list[int] = []
    member = s.crew[crew]
    if member.cybernetic >= 0:
        _add(s, crew, IMPLANT, moment, found)
    for item in member.pack:
        if s.tables.items[item].moments & moment:
            _add(s, crew, item + 1, moment, found)
    return found


def _add(s: Mission, crew: int, source: int, moment: int, found: list[int]) -> None:
    if usable(s, crew, source, moment):
        steps = card_of(s, crew, source).steps
        found += [encode(source, variant) for variant in variants(s, crew, steps, moment)]


def has_use(s: Mission, crew: int, moment: int) -> bool:
    """Cheap: asked at every such moment."""
    member = s.crew[crew]
    if member.cybernetic >= 0 and usable(s, crew, IMPLANT, moment):
        return True
    for item in member.pack:
        if s.tables.items[item].moments & moment and usable(s, crew, item + 1, moment):
            return True
    return False
