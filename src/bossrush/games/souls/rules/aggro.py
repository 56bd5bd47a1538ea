"""Aggro and taunt (p. 19, 24): whom enemies go for, and which enemy acts next."""

from __future__ import annotations

from bossrush.engine.decision import CREW, Decision, Flow
from bossrush.games.souls import questions
from bossrush.games.souls.cards.tables import Behaviour, Icon
from bossrush.games.souls.cards.terms import AGGRO, AREA, HEROES, NO_RANGE, NODE, NOTHING
from bossrush.games.souls.rules.push import distinct
from bossrush.games.souls.table import dungeon_log
from bossrush.games.souls.table.phases import BOSS_DECK, FOES_BEGIN
from bossrush.games.souls.table.state import Dungeon


def give_aggro(s: Dungeon) -> Flow[None]:
    """The players choose who leads the way."""
    hero = yield Decision(s, CREW, questions.LEADER)
    s.fight.aggro = hero
    if s.journal:
        dungeon_log.aggro(s, hero)
    s.phase = BOSS_DECK if s.fight.boss else FOES_BEGIN


def takes_aggro(s: Dungeon, hero: int) -> bool:
    """Whether a character may take the Aggro token when another's activation ends."""
    character = s.party[hero]
    return (
        character.armour >= 0
        and s.tables.items[character.armour & 255].takes_aggro
        and not character.took_aggro
    )


def nearest(s: Dungeon, node: int, among: int = 15) -> int:
    """The nearest of these characters; of several the one with Aggro, else the best taunt."""
    distance = s.board().distance[node]
    best = NOTHING
    least = 100
    taunt = 0
    for number, hero in enumerate(s.party):
        if not among >> number & 1:
            continue
        away = distance[hero.node]
        if away > least:
            continue
        pull = 99 if number == s.fight.aggro else s.tables.characters[hero.character].taunt
        if away < least or pull > taunt:
            best = number
            least = away
            taunt = pull
    return best


def quarry(s: Dungeon, node: int, to: int) -> int:
    """The character a movement or a leap is about."""
    return s.fight.aggro if to == AGGRO else nearest(s, node)


def targets(s: Dungeon, foe: int, behaviour: Behaviour, icon: Icon) -> int:
    """Who must defend against an attack icon, as a mask."""
    if behaviour.range == NO_RANGE:
        return 0
    model = s.fight.foes[foe]
    distance = s.board().distance[model.node]
    reach = behaviour.range
    if icon.mode == AREA:
        mask = 0
        for number, hero in enumerate(s.party):
            if distance[hero.node] <= reach and s.arc_of(number, foe) & behaviour.hit:
                mask |= 1 << number
        return mask
    if behaviour.hit:
        among = 0
        for number, hero in enumerate(s.party):
            if distance[hero.node] <= reach and s.arc_of(number, foe) & behaviour.hit:
                among |= 1 << number
        target = nearest(s, model.node, among) if among else NOTHING
    else:
        target = quarry(s, model.node, icon.to)
    if target < 0 or distance[s.party[target].node] > reach:
        return 0
    if icon.mode != NODE:
        return 1 << target
    mask = 0
    node = s.party[target].node
    for number, hero in enumerate(s.party):
        if hero.node == node:
            mask |= 1 << number
    return mask


def next_foes(s: Dungeon) -> list[int]:
    """The foes of highest threat that have not acted."""
    ready: list[int] = []
    threat = -1
    for number, foe in enumerate(s.fight.foes):
        if foe.node < 0 or foe.acted:
            continue
        theirs = s.tables.foes[foe.kind].threat
        if theirs > threat:
            threat = theirs
            ready = [HEROES + number]
        elif theirs == threat:
            ready.append(HEROES + number)
    return [model - HEROES for model in distinct(s, ready)]
