"""What foes are about to do, worked out from the rules: where they will go, whom they will hit.

Where the players will choose among equals, the first is shown. Nobody is pushed in the mind.
"""

from __future__ import annotations

from typing import Any

from bossrush.engine.sets import members, only, set_of
from bossrush.games.souls.cards.tables import Behaviour, Icon
from bossrush.games.souls.cards.terms import ATTACK, INFINITE, LEAP, MOVE, NOTHING, SHIFT
from bossrush.games.souls.rules.aggro import quarry, targets
from bossrush.games.souls.rules.enemy_attack import magic_of, strength_of
from bossrush.games.souls.rules.enemy_movement import next_nodes, reach_of
from bossrush.games.souls.table.fight import Foe
from bossrush.games.souls.table.phases import DEFEND, FOE_ICON
from bossrush.games.souls.table.state import Dungeon


class Intent:
    """One foe's next activation as far as it can be known."""

    def __init__(self) -> None:
        self.foe = 0
        self.path: list[int] = []
        """The nodes it will come through, its own first."""
        self.hits: list[int] = []
        """The characters it will attack."""
        self.blows: list[tuple[int, int, bool]] = []
        """Every attack on somebody: who, its damage, whether it is magic."""
        self.damage = 0
        self.magic = False
        self.card = -1
        """The behaviour card, where a boss's next one is known."""


def next_behaviour(s: Dungeon, number: int) -> tuple[Behaviour | None, int]:
    """What a foe will do next, and by which card; None where nobody can know."""
    fight = s.fight
    foe = fight.foes[number]
    if not fight.boss:
        return foe.card().behaviour, -1
    card = fight.card if fight.card >= 0 and not foe.acted else -1
    if card < 0:
        known = fight.deck.may_be_next()
        if not known and fight.discard:
            known = [fight.discard[0]]
        if len(known) != 1:
            return None, -1
        card = known[0]
    return s.tables.behaviours[card].side_of(number), card


def intents(s: Dungeon) -> list[Intent]:
    """What every foe that stands will do: the rest of its activation, or its next one.

    While the enemies act, nothing is said of those that have acted: much will change before.
    """
    fight = s.fight
    made = []
    for number, foe in enumerate(fight.foes):
        if foe.node < 0 or (foe.acted and fight.acting >= 0):
            continue
        behaviour, card = next_behaviour(s, number)
        if behaviour is not None:
            begun = number == fight.acting and s.phase in (FOE_ICON, DEFEND)
            made.append(foreseen(s, number, behaviour, card, fight.icon if begun else NOTHING))
    return made


def foreseen(
    s: Dungeon, number: int, behaviour: Behaviour, card: int, begun: int = NOTHING
) -> Intent:
    """One behaviour, carried out in the mind; the state is as before afterwards.

    `begun` is the icon that is being resolved, where the foe is in the middle of it.
    """
    made = Intent()
    made.foe = number
    made.card = card
    foe = s.fight.foes[number]
    home, facing = foe.node, foe.facing
    made.path = [home]
    past = s.fight.round if begun >= 0 else 0
    try:
        for turn in range(past, behaviour.repeat):
            for place in range(max(0, begun) if turn == past else 0, len(behaviour.icons)):
                halfway = place == begun and turn == past
                _resolve(s, made, behaviour, behaviour.icons[place], halfway)
    finally:
        foe.node, foe.facing = home, facing
    return made


def _resolve(s: Dungeon, made: Intent, behaviour: Behaviour, icon: Icon, halfway: bool) -> None:
    """One icon, or what is left of the one that is being resolved."""
    foe = s.fight.foes[made.foe]
    if icon.op == ATTACK:
        struck = s.fight.targets
        if not halfway or s.phase != DEFEND:
            struck = targets(s, made.foe, behaviour, icon)
        _hit(made, struck, strength_of(foe, icon), magic_of(icon))
        return
    if halfway:
        _hit(made, s.fight.targets, icon.damage, False)
    if icon.op == MOVE:
        _move(s, made, foe, icon, halfway)
    elif icon.op == SHIFT:
        for _ in range(s.fight.steps if halfway else reach_of(s, made.foe, icon)):
            node = s.board().step[foe.node][(foe.facing + icon.way) % 8]
            if node < 0:
                break
            _step(s, made, foe, node, icon.damage)
    elif icon.op == LEAP:
        if not halfway:
            _step(s, made, foe, s.party[quarry(s, foe.node, icon.to)].node, icon.damage)
    else:
        foe.facing = (foe.facing + icon.way) % 8


def threatened(s: Dungeon, number: int, hero: int) -> list[int]:
    """The nodes on which a character would be struck by a foe's next activation.

    Everybody else stays where they are, also those who are nearer. On a boss's own node it is
    enough that one of the arcs is struck.
    """
    behaviour, card = next_behaviour(s, number)
    if behaviour is None:
        return []
    board = s.board()
    away = board.distance[s.fight.foes[number].node]
    most = _farthest(s, number, behaviour)
    character = s.party[hero]
    home, arc = character.node, character.place
    nodes = []
    try:
        for node in range(len(board.ids)):
            if away[node] > most or s.is_blocked(node):
                continue
            character.node = node
            character.place = arc if node == home else NOTHING
            if hero in foreseen(s, number, behaviour, card).hits:
                nodes.append(node)
    finally:
        character.node, character.place = home, arc
    return nodes


def _farthest(s: Dungeon, number: int, behaviour: Behaviour) -> int:
    """No farther than this can a foe strike anybody: every step it has, and then its range."""
    steps = 0
    for icon in behaviour.icons:
        if icon.op == LEAP:
            return INFINITE
        if icon.op in (MOVE, SHIFT):
            steps += reach_of(s, number, icon)
    return steps * behaviour.repeat + max(0, behaviour.range)


def _move(s: Dungeon, made: Intent, foe: Foe, icon: Icon, halfway: bool) -> None:
    """A movement toward or away from somebody, or what is left of it."""
    target = s.fight.prey if halfway else quarry(s, foe.node, icon.to)
    reach = s.fight.steps if halfway else reach_of(s, made.foe, icon)
    if target < 0:
        return
    turns = foe.facing >= 0 and not icon.away and not halfway
    if reach and icon.damage and not halfway and s.party[target].node == foe.node:
        _hit(made, only(target), icon.damage, False)  # pushed off, and followed
    for step in range(max(reach, 1) if turns else reach):
        node = _ahead(s, foe, target, icon.away)
        if node < 0 or step == reach:
            break
        _step(s, made, foe, node, icon.damage)


def _step(s: Dungeon, made: Intent, foe: Foe, node: int, damage: int) -> None:
    """Onto a node; a numbered push strikes those who stand there."""
    foe.node = node
    made.path.append(node)
    if damage:
        _hit(made, set_of(s.heroes_on(node)), damage, False)


def _ahead(s: Dungeon, foe: Foe, target: int, away: bool) -> int:
    """The node a foe will step to, -1 for none; a boss turns, if it can without turning at all."""
    hero = s.party[target]
    boss = foe.facing >= 0
    if boss and not away and hero.node == foe.node:
        if hero.place >= 0:
            foe.facing = hero.place
        return -1
    nodes = next_nodes(s, foe.node, hero.node, away)
    if not nodes:
        return -1
    if not boss:
        return nodes[0]
    board = s.board()
    back = 4 if away else 0
    node = board.step[foe.node][(foe.facing + back) % 8]
    if node not in nodes:
        node = nodes[0]
    foe.facing = (board.direction(foe.node, node) + back) % 8
    return node


def _hit(made: Intent, heroes: int, damage: int, magic: bool) -> None:
    for hero in members(heroes):
        made.blows.append((hero, damage, magic))
        if hero not in made.hits:
            made.hits.append(hero)
    if heroes:
        made.damage = damage
        made.magic = magic


def plain(s: Dungeon, intent: Intent) -> dict[str, Any]:
    """An intent as plain data for clients."""
    ids = s.board().ids
    return {
        "foe": f"foe-{intent.foe}",
        "path": [ids[node] for node in intent.path],
        "targets": [f"figure-{hero}" for hero in intent.hits],
        "damage": intent.damage,
        "type": _kind(intent.magic),
        "blows": [
            {"target": f"figure-{hero}", "damage": damage, "type": _kind(magic)}
            for hero, damage, magic in intent.blows
        ],
        "card": s.tables.behaviour_ids[intent.card] if intent.card >= 0 else None,
    }


def _kind(magic: bool) -> str:
    return "magic" if magic else "physical"
