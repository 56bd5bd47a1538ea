"""Combat actions (p. 15): what may be declared, and which actions complete a legal round.

Pure functions of the state. What is declared is an answer with named parts: the action, and what it
is done with (`questions.answers`).
"""

from __future__ import annotations

from typing import Final

from bossrush.engine.sets import NONE, has, plus
from bossrush.games.sector.cards.terms import (
    ACTIONS,
    ADVANCED,
    BASIC,
    COVER,
    DRONE,
    FIGHT,
    FLANK,
    RANGED,
    READY,
    RELOAD,
    SHOOT,
    SLOTS,
    TRADE,
    UNDECLARED,
    WEAPON_SLOTS,
)
from bossrush.games.sector.questions import answers
from bossrush.games.sector.table.crew import Crew
from bossrush.games.sector.table.mission import Mission

_ACTION_OF_KIND: Final[list[int]] = [
    ACTIONS.index(kind.name) if kind.name in ACTIONS else UNDECLARED
    for kind in answers.DECLARATIONS.kinds
]


def action_of(answer: int) -> int:
    """The action that an answer declares; UNDECLARED for one that takes another back."""
    return _ACTION_OF_KIND[answers.DECLARATIONS.of(answer).number]


def guns_of(answer: int) -> list[int]:
    """The weapons of a SHOOT, one or two."""
    if answers.SHOOT_TWO.fits(answer):
        return [answers.GUN.of(answer), answers.SECOND_GUN.of(answer)]
    return [answers.GUN.of(answer)]


def rates_of(answer: int) -> list[int]:
    """The fire rate of each weapon of a SHOOT."""
    if answers.SHOOT_TWO.fits(answer):
        return [answers.RATE.of(answer), answers.SECOND_RATE.of(answer)]
    return [answers.RATE.of(answer)]


def declare(member: Crew, answer: int) -> None:
    """Write down what was declared."""
    action = action_of(answer)
    member.action = action
    if action == SHOOT:
        member.first = answers.GUN.of(answer)
        member.first_rate = answers.RATE.of(answer)
        if answers.SHOOT_TWO.fits(answer):
            member.second = answers.SECOND_GUN.of(answer)
            member.second_rate = answers.SECOND_RATE.of(answer)
    elif action == RELOAD:
        member.first = answers.GUN.of(answer)
    elif action == TRADE:
        member.partner = answers.PARTNER.of(answer)


# -- SHOOT ----------------------------------------------------------------------------------


def can_fire(s: Mission, item: int) -> bool:
    """A ranged weapon with dice enough for its lowest fire rate, of an ammo type that serves."""
    card = s.tables.items[item]
    if not card.gun or s.loaded[item] < card.lowest_rate:
        return False
    return s.changes.can_fire(card.ammo)


def can_shoot(s: Mission, crew: int) -> bool:
    if s.changes.forbids(SHOOT):
        return False
    return any(can_fire(s, item) for item in s.crew[crew].pack)


def anyone_can_shoot(s: Mission) -> bool:
    return any(can_shoot(s, number) for number in range(len(s.crew)))


def add_shots(s: Mission, crew: int, into: list[int]) -> None:
    """Every way to SHOOT: one weapon at one rate, or two one-slot weapons each at its own."""
    guns = [item for item in s.crew[crew].pack if can_fire(s, item)]
    for gun in guns:
        into += [answers.SHOOT_ONE.answer(gun, rate) for rate in loaded_rates(s, gun)]
    if len(guns) < 2:
        return
    items = s.tables.items
    for place, gun in enumerate(guns):
        if items[gun].slots * 2 <= WEAPON_SLOTS:
            for other in guns[place + 1 :]:
                if items[other].slots * 2 <= WEAPON_SLOTS:
                    _add_pairs(s, gun, other, into)


def loaded_rates(s: Mission, gun: int) -> list[int]:
    """The fire rates that the loaded ammo can pay for."""
    return [rate for rate in s.tables.items[gun].rates if rate <= s.loaded[gun]]


def _add_pairs(s: Mission, gun: int, other: int, into: list[int]) -> None:
    for rate in loaded_rates(s, gun):
        into += [
            answers.SHOOT_TWO.answer(gun, rate, other, rate2) for rate2 in loaded_rates(s, other)
        ]


def undeclared(s: Mission) -> list[int]:
    """Who has not declared an action yet."""
    return [number for number, member in enumerate(s.crew) if member.action == UNDECLARED]


# -- a legal round --------------------------------------------------------------------------


def attack_action(s: Mission) -> int:
    return SHOOT if s.mode == RANGED else FIGHT


def must_attack(s: Mission, crew: int) -> bool:
    """True when nobody else attacks, or still could: a round needs an attacker."""
    attack = attack_action(s)
    for number, member in enumerate(s.crew):
        if number == crew:
            continue
        if member.action == attack:
            return False
        if member.action == UNDECLARED and (attack == FIGHT or can_shoot(s, number)):
            return False
    return True


def declarable(s: Mission, crew: int) -> list[int]:
    """What a crewmember may declare, given what the others have declared so far."""
    actions: list[int] = []
    if s.mode != RANGED:
        actions.append(answers.FIGHT_ON.answer())
    elif not s.changes.forbids(SHOOT):
        add_shots(s, crew, actions)
    if actions and must_attack(s, crew):
        return actions
    if _may_flank(s, crew):
        actions.append(answers.RUN_TO_FLANK.answer())
    _add_standard(s, crew, actions)
    return actions


def _may_flank(s: Mission, crew: int) -> bool:
    if s.mode != RANGED or s.flank != READY or s.changes.forbids(FLANK):
        return False
    return not _declared(s, FLANK, crew)


def _add_standard(s: Mission, crew: int, into: list[int]) -> None:
    """RELOAD, ACTIVATE DRONE, TRADE and TAKE COVER, where their own conditions hold."""
    changes = s.changes
    pack = s.crew[crew].pack
    if not changes.forbids(RELOAD):
        for item in pack:
            if s.tables.items[item].gun:
                into.append(answers.RELOAD_GUN.answer(item))
    if not changes.forbids(DRONE) and _may_activate(s, crew):
        into.append(answers.ACTIVATE_DRONE.answer(BASIC))
        if s.tables.drones[s.drone].advanced >= 0:
            into.append(answers.ACTIVATE_DRONE.answer(ADVANCED))
    if not changes.forbids(TRADE):
        for number, member in enumerate(s.crew):
            if number != crew and (member.pack or pack):
                into.append(answers.TRADE_WITH.answer(number))
    if not changes.forbids(COVER) or not into:
        into.append(answers.TAKE_COVER.answer())


def _may_activate(s: Mission, crew: int) -> bool:
    if s.drone < 0 or s.drone_side != READY or _declared(s, DRONE, crew):
        return False
    return not (s.drone_blocks and has(s.used_items, crew))


def _declared(s: Mission, action: int, but: int) -> bool:
    return any(number != but and member.action == action for number, member in enumerate(s.crew))


def flank_attacks(s: Mission, crew: int) -> list[int]:
    """The flanker must attack: SHOOT, where combat is ranged and a gun can be fired, or FIGHT."""
    attacks: list[int] = []
    if s.mode == RANGED and not s.changes.forbids(SHOOT):
        add_shots(s, crew, attacks)
    attacks.append(answers.FIGHT_ON.answer())
    return attacks


def unresolved(s: Mission) -> list[int]:
    """Whose attack of this round is still to be applied."""
    attack = attack_action(s)
    return [
        number
        for number, member in enumerate(s.crew)
        if member.action == attack and not has(s.resolved, number)
    ]


# -- TRADE ----------------------------------------------------------------------------------


def spoken_for(s: Mission, crew: int) -> int:
    """The items a crewmember's own declared action uses: no TRADE may touch them."""
    member = s.crew[crew]
    used = NONE
    if member.first >= 0:
        used = plus(used, member.first)
    if member.second >= 0:
        used = plus(used, member.second)
    return used


def tradable(s: Mission, trader: int) -> list[int]:
    """The items a TRADE may still move: carried by either, unused by the partner, unmoved."""
    member = s.crew[trader]
    partner = s.crew[member.partner]
    kept = spoken_for(s, member.partner) | s.traded
    items = [item for item in partner.pack if not has(kept, item)]
    if not s.trade_one:
        items += [item for item in member.pack if not has(kept, item)]
    return items


def trade_fits(s: Mission, trader: int) -> bool:
    """Whether both would be within four slots after the drafted exchange, as one swap."""
    member = s.crew[trader]
    partner = s.crew[member.partner]
    mine = member.slots_used()
    theirs = partner.slots_used()
    for item in s.draft:
        slots = s.tables.items[item].slots
        if item in member.pack:
            mine -= slots
            theirs += slots
        else:
            mine += slots
            theirs -= slots
    return mine <= SLOTS and theirs <= SLOTS
