"""What clients draw of a boss: its arcs, and the pattern the table has learned."""

from __future__ import annotations

from typing import Any

from bossrush.engine.message import Message
from bossrush.engine.scene import Area, Badge, Card, words
from bossrush.games.souls import terms as t
from bossrush.games.souls import words as w
from bossrush.games.souls.sheets import said
from bossrush.games.souls.state import Dungeon
from bossrush.games.souls.tables import Behaviour, Icon


def boss_areas(s: Dungeon) -> list[Area]:
    """The nodes each boss threatens now, and those of its weak arcs."""
    fight = s.fight
    if not fight.boss:
        return []
    board = s.board()
    found = []
    for number, foe in enumerate(fight.foes):
        if foe.node < 0:
            continue
        arcs = board.arcs[foe.facing][foe.node]
        weak = fight.weak[number]
        if weak:
            nodes = [board.ids[node] for node in range(len(board.ids)) if arcs[node] & weak]
            title = words(Message("souls-scene-weak", arcs=w.arcs(weak)))
            found.append(Area(f"weak-{number}", title, nodes, "good"))
        if number != fight.acting or fight.card < 0:
            continue
        behaviour = s.behaviour()
        if behaviour.hit and behaviour.range != t.NO_RANGE:
            reach = board.distance[foe.node]
            nodes = [
                board.ids[node]
                for node in range(len(board.ids))
                if arcs[node] & behaviour.hit and reach[node] <= behaviour.range
            ]
            title = words(Message("souls-scene-hit", arcs=w.arcs(behaviour.hit)))
            found.append(Area(f"hit-{number}", title, nodes, "bad"))
    return found


def behaviour_cards(s: Dungeon) -> list[Card]:
    """Every behaviour card of the present boss that anybody has seen."""
    if s.boss < 0:
        return []
    found = []
    for number in s.seen:
        behaviour = s.t.behaviours[number]
        if behaviour.boss != s.boss:
            continue
        name = f"behaviour-{behaviour.id}"
        names = [Message(side.name) for side in behaviour.sides]
        title = names[0]
        if len(names) > 1:
            title = Message("souls-scene-pair", first=names[0], second=names[1])
        badges = []
        if behaviour.heat_up:
            heat = words(Message("souls-scene-heat"))
            badges.append(Badge(f"{name}-heat", heat, "burning-embers"))
        at = "discard" if number in s.fight.discard else "seen"
        lines = [side_text(side) for side in behaviour.sides]
        text = lines[0]
        if len(lines) > 1:
            text = Message("souls-behaviour-pair", first=lines[0], second=lines[1])
        found.append(Card(name, words(title), words(text), "", "behaviour", at, badges=badges))
    return found


def side_text(side: Behaviour) -> Message:
    """A behaviour in one line: its attack and how hard it is to dodge."""
    for icon in side.icons:
        if icon.attack:
            kind = "magic" if icon.magic else "physical"
            return Message(f"souls-behaviour-{kind}", damage=icon.damage, dodge=side.dodge)
    return Message("souls-behaviour-none")


def boss_facts(s: Dungeon) -> dict[str, Any]:
    """The boss's deck as far as it is known: the order learned, what may come next."""
    fight = s.fight
    order = known_order(s)
    return {
        "heated": fight.heated,
        "card": s.t.behaviour_ids[fight.last] if fight.last >= 0 else None,
        "deck": fight.deck.size(),
        "discard": [s.t.behaviour_ids[card] for card in fight.discard],
        "order": [s.t.behaviour_ids[card] for card in order],
        "next": [s.t.behaviour_ids[card] for card in may_come(s)],
        "pattern": [s.t.behaviour_ids[card] for card in pattern(s)],
        "shuffled": [s.t.behaviour_ids[card] for card in shuffled(s)],
        "unseen": unseen(s),
        "weak": [
            [name for bit, name in enumerate(t.ARCS) if mask >> bit & 1] for mask in fight.weak
        ],
        "behaviours": {
            s.t.behaviour_ids[number]: {
                "heat_up": s.t.behaviours[number].heat_up,
                "sides": [_side(side) for side in s.t.behaviours[number].sides],
            }
            for number in s.seen
            if s.t.behaviours[number].boss == s.boss
        },
    }


def known_order(s: Dungeon) -> list[int]:
    """The cards in the order they will come, as far as it has been learned."""
    order: list[int] = []
    for run in s.fight.deck.runs:
        if not run.ordered:
            return order
        order.extend(run.cards)
    order.extend(s.fight.discard)
    return order


def pattern(s: Dungeon) -> list[int]:
    """One pass through the deck as far as it has been learned: what was turned, what will follow.

    It stays as it is from one pass to the next.
    """
    found = s.fight.discard[:]
    for run in s.fight.deck.runs:
        if not run.ordered:
            break
        found.extend(run.cards)
    return found


def shuffled(s: Dungeon) -> list[int]:
    """Cards everybody knows to lie in the deck, without knowing where."""
    found: list[int] = []
    for run in s.fight.deck.runs:
        if not run.ordered:
            found.extend(card for card in run.cards if card in s.seen)
    return found


def unseen(s: Dungeon) -> int:
    """How many cards of the deck nobody has seen in this fight."""
    count = 0
    for run in s.fight.deck.runs:
        if not run.ordered:
            count += run.size() - sum(1 for card in run.cards if card in s.seen)
    return count


def may_come(s: Dungeon) -> list[int]:
    """The seen cards that could be turned next."""
    if s.fight.deck.size() == 0:
        return s.fight.discard[:1]
    return [card for card in s.fight.deck.may_be_next() if card in s.seen]


def _side(side: Behaviour) -> dict[str, Any]:
    return {
        "name": said(Message(side.name)),
        "range": None if side.range == t.NO_RANGE else side.range,
        "dodge": side.dodge,
        "repeat": side.repeat,
        "hit": [name for bit, name in enumerate(t.ARCS) if side.hit >> bit & 1],
        "weak": [name for bit, name in enumerate(t.ARCS) if side.weak >> bit & 1],
        "icons": [_icon(icon) for icon in side.icons],
    }


def _icon(icon: Icon) -> dict[str, Any]:
    found: dict[str, Any] = {"op": t.OPS[icon.op]}
    if icon.op == t.ATTACK:
        found["damage"] = icon.damage
        found["type"] = "magic" if icon.magic else "physical"
        found["mode"] = t.MODES[icon.mode]
        found["target"] = t.QUARRIES[icon.to]
        if icon.conditions:
            names = [name for bit, name in enumerate(t.CONDITIONS) if icon.conditions >> bit & 1]
            found["conditions"] = names
    elif icon.op == t.MOVE:
        found["nodes"] = icon.nodes
        found["to"] = t.QUARRIES[icon.to]
        found["away"] = icon.away
    elif icon.op == t.LEAP:
        found["to"] = t.QUARRIES[icon.to]
    else:
        found["nodes"] = icon.nodes
        found["turn"] = icon.way
    if icon.push:
        found["push"] = icon.damage if icon.op != t.ATTACK else 0
    return found
