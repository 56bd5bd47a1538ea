"""Heroic actions (p. 11): Backstab, Perseverance, Berserk Charge; for Stand Fast see `luck`."""

from __future__ import annotations

from typing import Final

from bossrush.engine.decision import Decision, Flow
from bossrush.games.souls import questions
from bossrush.games.souls.cards import terms
from bossrush.games.souls.rules.attack_options import in_range
from bossrush.games.souls.rules.character_attack import free_attack
from bossrush.games.souls.rules.character_movement import AROUND, step, way_of, ways
from bossrush.games.souls.rules.endurance import gain
from bossrush.games.souls.table import answers
from bossrush.games.souls.table.state import Dungeon
from bossrush.games.souls.words import log

PERSEVERANCE_ENERGY: Final = 2

# -- Backstab -----------------------------------------------------------------------------------


def backstabs(s: Dungeon, hero: int, foe: int) -> list[int]:
    """The attacks a Backstab could be: any option of a hand card that reaches the attacker."""
    character = s.party[hero]
    away = s.board().distance[character.node][s.fight.foes[foe].node]
    options: list[int] = []
    for slot in (terms.IN_LEFT, terms.IN_RIGHT):
        held = character.card_in(slot)
        if held < 0:
            continue
        for line, action in enumerate(s.item(held).actions):
            if action.attacks() and in_range(action, away):
                options.append(answers.ATTACK.answer(slot, line, foe))
    return options


def backstab(s: Dungeon, hero: int) -> Flow[None]:
    """Offer it after a dodge that succeeded, if the attacker is in range."""
    character = s.party[hero]
    if not character.is_ready_for(terms.BACKSTAB):
        return
    foe = s.fight.acting
    if not backstabs(s, hero, foe):
        return
    answer = yield Decision(s, s.seat_of(hero), questions.BACKSTAB, hero)
    if answers.PASS.fits(answer):
        return
    character.heroic = False
    if s.journal:
        log.heroic(s, hero)
    yield from free_attack(s, hero, answer, foe)


# -- Perseverance and Berserk Charge ------------------------------------------------------------


def heroic_options(s: Dungeon, hero: int) -> list[int]:
    """The heroic action a character may take in its own activation."""
    options: list[int] = []
    character = s.party[hero]
    if character.is_ready_for(terms.PERSEVERANCE):
        if any(other.black for other in s.party):
            options.append(answers.PERSEVERE.answer())
    elif character.is_ready_for(terms.BERSERK_CHARGE):
        options.append(answers.CHARGE.answer())
        for way in ways(s, hero, False):
            if way >= AROUND:
                options.append(answers.CHARGE_ROUND.answer(way - AROUND))
            else:
                options.append(answers.CHARGE_TO.answer(way))
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
