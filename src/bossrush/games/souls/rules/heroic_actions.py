"""Heroic actions (p. 11): Backstab, Perseverance, Berserk Charge; for Stand Fast see `luck`."""

from __future__ import annotations

from typing import Final

from bossrush.engine.decision import Decision, Flow
from bossrush.games.souls import questions
from bossrush.games.souls.cards.terms import AFFLICT, BACKSTAB, IN_LEFT, PERSEVERANCE, STRIKE
from bossrush.games.souls.rules.attack_options import AT_FOE, packed
from bossrush.games.souls.rules.character_attack import free_attack
from bossrush.games.souls.rules.character_movement import step
from bossrush.games.souls.rules.endurance import gain
from bossrush.games.souls.table import log
from bossrush.games.souls.table.hero import held_in
from bossrush.games.souls.table.state import Dungeon

STAND_STILL: Final = 63
"""Berserk Charge without its move."""


def backstabs(s: Dungeon, hero: int, foe: int) -> list[int]:
    """The attacks a Backstab could be: any option of a hand card that reaches the attacker."""
    character = s.party[hero]
    away = s.board().distance[character.node][s.fight.foes[foe].node]
    options: list[int] = []
    for slot in (IN_LEFT, IN_LEFT + 1):
        held = held_in(character, slot)
        if held < 0:
            continue
        for line, action in enumerate(s.tables.items[held & 255].actions):
            if action.kind not in (STRIKE, AFFLICT):
                continue
            if away <= action.range and not (action.shaft and away == 0):
                options.append(packed(slot, line, AT_FOE + foe))
    return options


def backstab(s: Dungeon, hero: int) -> Flow[None]:
    """Offer it after a dodge that succeeded, if the attacker is in range."""
    character = s.party[hero]
    if not character.heroic or character.card().heroic != BACKSTAB:
        return
    foe = s.fight.acting
    if not backstabs(s, hero, foe):
        return
    value = yield Decision(s, s.seat_of(hero), questions.BACKSTAB, hero)
    if value == 0:
        return
    character.heroic = False
    if s.journal:
        log.heroic(s, hero)
    yield from free_attack(s, hero, value, foe)


def heroic_act(s: Dungeon, hero: int, what: int) -> Flow[None]:
    """Perseverance for everyone, or a Berserk Charge."""
    character = s.party[hero]
    character.heroic = False
    if s.journal:
        log.heroic(s, hero)
    if character.card().heroic == PERSEVERANCE:
        for number in range(len(s.party)):
            gain(s, number, 2, 0)
        return
    s.fight.charge = True
    if what != STAND_STILL:
        yield from step(s, hero, what)
