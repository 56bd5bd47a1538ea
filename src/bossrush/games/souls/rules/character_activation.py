"""Character activations (p. 22): the start, one thing after another, the end."""

from __future__ import annotations

from typing import Final

from bossrush.engine.decision import CREW, Decision, Flow
from bossrush.games.souls import questions
from bossrush.games.souls.cards.terms import BERSERK_CHARGE, PASSING, PERSEVERANCE, POISON
from bossrush.games.souls.rules.aggro import takes_aggro
from bossrush.games.souls.rules.attack_options import slot_of, use_cost, uses
from bossrush.games.souls.rules.boss_encounters import settle_arc
from bossrush.games.souls.rules.character_attack import use_card
from bossrush.games.souls.rules.character_movement import step, step_cost, steps, ways
from bossrush.games.souls.rules.endurance import gain, spend, suffer
from bossrush.games.souls.rules.equipment import (
    end_health,
    hand_sets,
    has_start_choice,
    start_energy,
    take_in_hands,
    walk_nodes,
)
from bossrush.games.souls.rules.heroic_actions import STAND_STILL, heroic_act
from bossrush.games.souls.table import dungeon_log, log
from bossrush.games.souls.table.phases import FOES_BEGIN, HERO_ACTS, HERO_ENDS, WON
from bossrush.games.souls.table.state import Dungeon

END: Final = 0
STEP: Final = 1
ESTUS: Final = 2
HEROIC: Final = 3
HANDS: Final = 4
USE: Final = 5
KIND: Final = 20
LOW: Final = (1 << KIND) - 1


def activation_options(s: Dungeon, hero: int) -> list[int]:
    """Everything a character may do at this point of its activation."""
    character = s.party[hero]
    fight = s.fight
    options = [USE << KIND | use for use in uses(s, hero)]
    for way in steps(s, hero):
        options.append(STEP << KIND | way)
    if character.estus and (character.black or character.red):
        options.append(ESTUS << KIND)
    if character.heroic:
        heroic = character.card().heroic
        if heroic == PERSEVERANCE:
            for other in s.party:
                if other.black:
                    options.append(HEROIC << KIND)
                    break
        elif heroic == BERSERK_CHARGE:
            options.append(HEROIC << KIND | STAND_STILL)
            for way in ways(s, hero, False):
                options.append(HEROIC << KIND | way)
    if fight.fresh and character.backup:
        weapons = character.weapons()
        now = 0
        if character.left >= 0:
            now = 1
        if character.right >= 0:
            now = now << 1 | 1
        for mask in hand_sets(character, s.tables):
            if mask != now and mask < 1 << len(weapons):
                options.append(HANDS << KIND | mask)
    options.append(END << KIND)
    return options


# What a character does is packed: kind << 20 | what.


def hero_begins(s: Dungeon) -> Flow[None]:
    """The start of an activation: Energy, Aggro; the first one of the game is chosen freely."""
    fight = s.fight
    if s.first < 0:
        s.first = yield Decision(s, CREW, questions.FIRST_HERO)
    hero = s.first
    fight.hero = hero
    s.first = (hero + 1) % len(s.party)
    character = s.party[hero]
    if s.journal:
        log.hero_begins(s, hero)
    energy = start_energy(s, hero)
    fight.aggro = hero
    if has_start_choice(s, hero) and (character.black or character.red):
        both = yield Decision(s, s.seat_of(hero), questions.START_GAIN, hero)
        if both:
            gain(s, hero, 1, 1)
        else:
            gain(s, hero, energy, 0)
    else:
        gain(s, hero, energy, 0)
    fight.fresh = True
    fight.walk = walk_nodes(s, hero)
    fight.stride = 0
    fight.used = 0
    fight.magic = False
    fight.bonus = 0
    fight.charge = False
    boss = s.boss_on(character.node)
    if boss >= 0:
        yield from settle_arc(s, hero, boss)
    s.phase = HERO_ACTS


def hero_acts(s: Dungeon) -> Flow[None]:
    """One thing a character does in its activation."""
    fight = s.fight
    hero = fight.hero
    character = s.party[hero]
    value = yield Decision(s, s.seat_of(hero), questions.ACT, hero)
    kind = value >> KIND
    what = value & LOW
    if kind == END:
        s.phase = HERO_ENDS
        return
    if kind == HANDS:
        take_in_hands(character, what)
        if s.journal:
            log.hands(s, hero)
        return
    fight.fresh = False
    if kind == STEP:
        cost = step_cost(s, hero, what)
        if fight.walk:
            fight.walk -= 1
        fight.stride = 1
        spend(s, hero, cost)
        yield from step(s, hero, what)
    elif kind == USE:
        cost = use_cost(s, hero, what)
        fight.used |= 1 << slot_of(what)
        if fight.stride == 1:
            fight.stride = 2
        yield from use_card(s, hero, what, cost)
    elif kind == ESTUS:
        character.estus = False
        if s.journal:
            log.estus(s, hero)
        gain(s, hero, character.black, character.red)
    else:
        yield from heroic_act(s, hero, what)
    if not s.standing():
        s.phase = WON


def hero_ends(s: Dungeon) -> Flow[None]:
    """The end of an activation: gains, Poison, passing conditions, and who takes the Aggro."""
    fight = s.fight
    hero = fight.hero
    character = s.party[hero]
    gain(s, hero, 0, end_health(s, hero))
    if character.conditions & POISON:
        if s.journal:
            log.poisoned(s, hero)
        suffer(s, hero, 1)
    character.conditions &= ~PASSING
    fight.magic = False
    fight.bonus = 0
    fight.charge = False
    for number in range(len(s.party)):
        if number != hero and fight.aggro != number and takes_aggro(s, number):
            take = yield Decision(s, s.seat_of(number), questions.TAKE_AGGRO, number)
            if take:
                s.party[number].took_aggro = True
                fight.aggro = number
                if s.journal:
                    dungeon_log.aggro(s, number)
    s.phase = FOES_BEGIN
