"""What clients draw of a boss: its arcs, and the pattern the table has learned."""

from __future__ import annotations

from typing import Any

from bossrush.engine.message import Message
from bossrush.engine.scene import Area, Badge, Card, words
from bossrush.engine.sets import named
from bossrush.games.souls.cards import terms
from bossrush.games.souls.cards.tables import Behaviour, Icon
from bossrush.games.souls.table.state import Dungeon
from bossrush.games.souls.view.sheets import said
from bossrush.games.souls.words import names


def boss_areas(s: Dungeon) -> list[Area]:
    """The nodes each boss threatens now, and those of its weak arcs."""
    fight = s.fight
    if not fight.boss:
        return []
    board = s.board()
    areas = []
    for number, foe in enumerate(fight.foes):
        if foe.node < 0:
            continue
        arcs = board.arcs[foe.facing][foe.node]
        weak = fight.weak[number]
        if weak:
            nodes = [board.ids[node] for node in range(len(board.ids)) if arcs[node] & weak]
            title = words(Message("souls-scene-weak", arcs=names.arcs(weak)))
            areas.append(Area(f"weak-{number}", title, nodes, "good"))
        if number != fight.acting or fight.card < 0:
            continue
        behaviour = s.behaviour()
        if behaviour.hit and behaviour.range != terms.NO_RANGE:
            reach = board.distance[foe.node]
            nodes = [
                board.ids[node]
                for node in range(len(board.ids))
                if arcs[node] & behaviour.hit and reach[node] <= behaviour.range
            ]
            title = words(Message("souls-scene-hit", arcs=names.arcs(behaviour.hit)))
            areas.append(Area(f"hit-{number}", title, nodes, "bad"))
    return areas


def behaviour_cards(s: Dungeon) -> list[Card]:
    """Every behaviour card of the present boss that anybody has seen."""
    if s.boss < 0:
        return []
    cards = []
    for number in remembered(s):
        behaviour = s.tables.behaviours[number]
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
        cards.append(Card(name, words(title), words(text), "", "behaviour", at, badges=badges))
    return cards


def remembered(s: Dungeon) -> list[int]:
    """The behaviour cards the table knows, in id order.

    Where a position begins, cards may lie open or in a known order that were never turned over.
    """
    cards = {*s.seen, *pattern(s)}
    if s.fight.last >= 0:
        cards.add(s.fight.last)
    return sorted(cards)


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
        "card": s.tables.behaviour_ids[fight.last] if fight.last >= 0 else None,
        "deck": fight.deck.size(),
        "discard": [s.tables.behaviour_ids[card] for card in fight.discard],
        "order": [s.tables.behaviour_ids[card] for card in order],
        "next": [s.tables.behaviour_ids[card] for card in may_come(s)],
        "pattern": [s.tables.behaviour_ids[card] for card in pattern(s)],
        "shuffled": [s.tables.behaviour_ids[card] for card in shuffled(s)],
        "unseen": unseen(s),
        "weak": [named(arcs, terms.ARCS) for arcs in fight.weak],
        "behaviours": {
            s.tables.behaviour_ids[number]: {
                "heat_up": s.tables.behaviours[number].heat_up,
                "sides": [side_facts(side) for side in s.tables.behaviours[number].sides],
            }
            for number in remembered(s)
            if s.tables.behaviours[number].boss == s.boss
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
    cards = s.fight.discard[:]
    for run in s.fight.deck.runs:
        if not run.ordered:
            break
        cards.extend(run.cards)
    return cards


def shuffled(s: Dungeon) -> list[int]:
    """Cards everybody knows to lie in the deck, without knowing where."""
    cards: list[int] = []
    for run in s.fight.deck.runs:
        if not run.ordered:
            cards.extend(card for card in run.cards if card in s.seen)
    return cards


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
    known = remembered(s)
    return [card for card in s.fight.deck.may_be_next() if card in known]


def side_facts(side: Behaviour) -> dict[str, Any]:
    """What a foe does when it acts: icon by icon, how far it reaches, how hard it is to dodge."""
    return {
        "name": said(Message(side.name)) if side.name else None,
        "range": None if side.range == terms.NO_RANGE else side.range,
        "dodge": side.dodge,
        "repeat": side.repeat,
        "hit": named(side.hit, terms.ARCS),
        "weak": named(side.weak, terms.ARCS),
        "icons": [_icon(icon) for icon in side.icons],
    }


def _icon(icon: Icon) -> dict[str, Any]:
    drawn: dict[str, Any] = {"op": terms.OPS[icon.op]}
    if icon.op == terms.ATTACK:
        drawn["damage"] = icon.damage
        drawn["type"] = "magic" if icon.magic else "physical"
        drawn["mode"] = terms.MODES[icon.mode]
        drawn["target"] = terms.QUARRIES[icon.to]
        if icon.conditions:
            drawn["conditions"] = named(icon.conditions, terms.CONDITIONS)
    elif icon.op == terms.MOVE:
        drawn["nodes"] = icon.nodes
        drawn["to"] = terms.QUARRIES[icon.to]
        drawn["away"] = icon.away
    elif icon.op == terms.LEAP:
        drawn["to"] = terms.QUARRIES[icon.to]
    else:
        drawn["nodes"] = icon.nodes
        drawn["turn"] = icon.way
    if icon.push:
        drawn["push"] = icon.damage if icon.op != terms.ATTACK else 0
    return drawn
