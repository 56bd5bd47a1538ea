"""Aggro and taunt (p. 19, 24): whom enemies go for, and which enemy acts next."""

from __future__ import annotations

from typing import Final

from bossrush.engine.decision import CREW, Decision, Flow
from bossrush.engine.sets import has, only, plus, set_of
from bossrush.games.souls.cards.tables import Behaviour, Icon
from bossrush.games.souls.cards.terms import AGGRO, AREA, NO_RANGE, NODE, NOTHING, foe_model, foe_of
from bossrush.games.souls.questions import asked as questions
from bossrush.games.souls.rules.equipment import armour_of
from bossrush.games.souls.rules.push import distinct
from bossrush.games.souls.table.phases import BOSS_DECK, FOES_BEGIN
from bossrush.games.souls.table.state import Dungeon
from bossrush.games.souls.words import dungeon_log

EVERYBODY: Final = 15
"""The set of all four characters."""
AGGRO_PULL: Final = 99
"""More than any taunt."""


def give_aggro(s: Dungeon) -> Flow[None]:
    """The players choose who leads the way."""
    hero = yield Decision(s, CREW, questions.LEADER)
    s.fight.aggro = hero
    if s.journal:
        dungeon_log.aggro(s, hero)
    s.phase = BOSS_DECK if s.fight.boss else FOES_BEGIN


def takes_aggro(s: Dungeon, hero: int) -> bool:
    """Whether a character may take the Aggro token when another's activation ends."""
    return armour_of(s, hero).takes_aggro and not s.party[hero].took_aggro


def offer_aggro(s: Dungeon, hero: int) -> Flow[None]:
    """When a character's activation ends, others whose armour says so may take the Aggro token."""
    for number in range(len(s.party)):
        if number != hero and s.fight.aggro != number and takes_aggro(s, number):
            take = yield Decision(s, s.seat_of(number), questions.TAKE_AGGRO, number)
            if take:
                s.party[number].took_aggro = True
                s.fight.aggro = number
                if s.journal:
                    dungeon_log.aggro(s, number)


def nearest(s: Dungeon, node: int, among: int = EVERYBODY) -> int:
    """The nearest of these characters; of several the one with Aggro, else the best taunt."""
    distance = s.board().distance[node]
    best = NOTHING
    least = 100
    taunt = 0
    for number, character in enumerate(s.party):
        if not has(among, number):
            continue
        away = distance[character.node]
        if away > least:
            continue
        pull = AGGRO_PULL if number == s.fight.aggro else character.card().taunt
        if away < least or pull > taunt:
            best = number
            least = away
            taunt = pull
    return best


def quarry(s: Dungeon, node: int, to: int) -> int:
    """The character a movement or a leap is about."""
    return s.fight.aggro if to == AGGRO else nearest(s, node)


def targets(s: Dungeon, foe: int, behaviour: Behaviour, icon: Icon) -> int:
    """Who must defend against an attack icon, as a set."""
    if behaviour.range == NO_RANGE:
        return 0
    node = s.fight.foes[foe].node
    if icon.mode == AREA:
        return in_arcs(s, foe, behaviour)
    if behaviour.hit:
        among = in_arcs(s, foe, behaviour)
        target = nearest(s, node, among) if among else NOTHING
    else:
        target = quarry(s, node, icon.to)
    if target < 0:
        return 0
    there = s.party[target].node
    if s.board().distance[node][there] > behaviour.range:
        return 0
    return set_of(s.heroes_on(there)) if icon.mode == NODE else only(target)


def in_arcs(s: Dungeon, foe: int, behaviour: Behaviour) -> int:
    """The characters in range that stand in an arc which the attack covers, as a set."""
    distance = s.board().distance[s.fight.foes[foe].node]
    covered = 0
    for number, character in enumerate(s.party):
        if distance[character.node] <= behaviour.range:
            if s.arc_of(number, foe) & behaviour.hit:
                covered = plus(covered, number)
    return covered


def next_foes(s: Dungeon) -> list[int]:
    """The foes of highest threat that have not acted."""
    ready: list[int] = []
    threat = -1
    for number, foe in enumerate(s.fight.foes):
        if foe.node < 0 or foe.acted:
            continue
        theirs = foe.card().threat
        if theirs > threat:
            threat = theirs
            ready = [foe_model(number)]
        elif theirs == threat:
            ready.append(foe_model(number))
    return [foe_of(model) for model in distinct(s, ready)]
