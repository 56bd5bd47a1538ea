"""Character activations (p. 22): the start, one thing after another, the end."""

from __future__ import annotations

from typing import Final

from bossrush.engine.decision import CREW, Decision, Flow
from bossrush.games.souls.cards.terms import BERSERK_CHARGE, PERSEVERANCE
from bossrush.games.souls.questions import answers
from bossrush.games.souls.questions import asked as questions
from bossrush.games.souls.rules.aggro import offer_aggro
from bossrush.games.souls.rules.attack_options import use_cost, uses
from bossrush.games.souls.rules.boss_encounters import settle_arc
from bossrush.games.souls.rules.character_attack import use_card
from bossrush.games.souls.rules.character_movement import (
    AROUND,
    step,
    step_cost,
    steps,
    way_answers,
    way_of,
)
from bossrush.games.souls.rules.conditions import after_activation, poison_damage, with_bleed
from bossrush.games.souls.rules.endurance import gain, spend, suffer
from bossrush.games.souls.rules.equipment import (
    end_health,
    hand_sets,
    hands_now,
    has_start_choice,
    start_energy,
    take_in_hands,
    walk_nodes,
)
from bossrush.games.souls.table.fight import STEPPING, STRUCK, UNMOVED
from bossrush.games.souls.table.phases import FOES_BEGIN, HERO_ACTS, HERO_ENDS, WON
from bossrush.games.souls.table.state import Dungeon
from bossrush.games.souls.words import log

ENERGY_AND_HEALTH: Final = 1
"""Of the gain at the start of an activation: one of each instead of Energy."""
PERSEVERANCE_ENERGY: Final = 2


def activation_options(s: Dungeon, hero: int) -> list[int]:
    """Everything a character may do at this point of its activation."""
    character = s.party[hero]
    options = uses(s, hero)
    for way in steps(s, hero):
        if way >= AROUND:
            options.append(answers.MOVE_ROUND.answer(way - AROUND))
        else:
            options.append(answers.MOVE.answer(way))
    if character.estus and (character.black or character.red):
        options.append(answers.DRINK_ESTUS.answer())
    if character.heroic:
        options.extend(heroic_options(s, hero))
    if s.fight.fresh and character.backup:
        in_hands = hands_now(character)
        for hands in hand_sets(character, s.tables):
            if hands != in_hands:
                options.append(answers.TAKE_IN_HANDS.answer(hands))
    options.append(answers.END.answer())
    return options


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
        gained = yield Decision(s, s.seat_of(hero), questions.START_GAIN, hero)
        if gained == ENERGY_AND_HEALTH:
            gain(s, hero, 1, 1)
        else:
            gain(s, hero, energy, 0)
    else:
        gain(s, hero, energy, 0)
    fight.fresh = True
    fight.walk = walk_nodes(s, hero)
    fight.stride = UNMOVED
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
    answer = yield Decision(s, s.seat_of(hero), questions.ACT, hero)
    if answers.END.fits(answer):
        s.phase = HERO_ENDS
        return
    if answers.TAKE_IN_HANDS.fits(answer):
        take_in_hands(character, answers.HANDS_TAKEN.of(answer))
        if s.journal:
            log.hands(s, hero)
        return
    fight.fresh = False
    if answers.MOVE.fits(answer) or answers.MOVE_ROUND.fits(answer):
        yield from walk_or_run(s, hero, way_of(answer, answers.MOVE))
    elif answers.DRINK_ESTUS.fits(answer):
        character.estus = False
        if s.journal:
            log.estus(s, hero)
        gain(s, hero, character.black, character.red)
    elif (
        answers.PERSEVERE.fits(answer)
        or answers.CHARGE.fits(answer)
        or answers.CHARGE_TO.fits(answer)
        or answers.CHARGE_ROUND.fits(answer)
    ):
        yield from heroic_act(s, hero, answer)
    else:
        cost = use_cost(s, hero, answer)
        fight.use_up(answers.SLOT.of(answer))
        if fight.stride == STEPPING:
            fight.stride = STRUCK
        yield from use_card(s, hero, answer, cost)
    if not s.standing():
        s.phase = WON


def walk_or_run(s: Dungeon, hero: int, way: int) -> Flow[None]:
    """One step: the walk is used up first, then every step is a run."""
    fight = s.fight
    cost = step_cost(s, hero, way)
    if fight.walk:
        fight.walk -= 1
    fight.stride = STEPPING
    spend(s, hero, cost)
    yield from step(s, hero, way)


# -- Perseverance and Berserk Charge (p. 11) ----------------------------------------------------


def heroic_options(s: Dungeon, hero: int) -> list[int]:
    """The heroic action a character may take in its own activation."""
    options: list[int] = []
    character = s.party[hero]
    if character.is_ready_for(PERSEVERANCE):
        if any(other.black for other in s.party):
            options.append(answers.PERSEVERE.answer())
    elif character.is_ready_for(BERSERK_CHARGE):
        options.append(answers.CHARGE.answer())
        options += way_answers(s, hero, answers.CHARGE_TO, answers.CHARGE_ROUND)
    return options


def heroic_act(s: Dungeon, hero: int, answer: int) -> Flow[None]:
    """Perseverance for everyone, or a Berserk Charge."""
    s.party[hero].heroic = False
    if s.journal:
        log.heroic(s, hero)
    if answers.PERSEVERE.fits(answer):
        for number in range(len(s.party)):
            gain(s, number, PERSEVERANCE_ENERGY, 0)
        return
    s.fight.charge = True
    if not answers.CHARGE.fits(answer):
        yield from step(s, hero, way_of(answer, answers.CHARGE_TO))


# -- the end --------------------------------------------------------------------------------------


def survives_end(s: Dungeon, hero: int) -> bool:
    """Whether Poison, after the Health gained at the end of an activation, leaves a free box."""
    character = s.party[hero]
    poison = with_bleed(character.conditions, poison_damage(character.conditions))
    healed = min(character.red, end_health(s, hero))
    return poison == 0 or poison < character.free() + healed


def hero_ends(s: Dungeon) -> Flow[None]:
    """The end of an activation: gains, Poison, passing conditions, and who takes the Aggro."""
    fight = s.fight
    hero = fight.hero
    character = s.party[hero]
    gain(s, hero, 0, end_health(s, hero))
    poison = poison_damage(character.conditions)
    if poison:
        if s.journal:
            log.poisoned(s, hero)
        suffer(s, hero, poison)
    character.conditions = after_activation(character.conditions)
    fight.magic = False
    fight.bonus = 0
    fight.charge = False
    yield from offer_aggro(s, hero)
    s.phase = FOES_BEGIN
