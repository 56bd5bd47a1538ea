"""Lessons: openings whose dice are known, and set pieces after the rulebook's examples."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bossrush.engine.lesson import Lesson
from bossrush.games.souls.cards.tables import Tables
from bossrush.games.souls.cards.terms import SIDES


def lessons(tables: Callable[[], Tables]) -> list[Lesson]:
    """What there is to learn from, the first one first."""
    return [
        Lesson("souls", "opening", 2, seed=7, options={"layout": "laid"}),
        Lesson("souls", "dungeon", 2, seed=7, options={"layout": "choose"}),
        Lesson("souls", "forgotten", 2, seed=3, staged=lambda: _forgotten(tables())),
        Lesson("souls", "stamina", 1, seed=5, staged=lambda: _stamina(tables())),
        Lesson("souls", "arcs", 1, seed=4, staged=lambda: _arcs(tables())),
        Lesson("souls", "boss", 3, seed=2, staged=lambda: _boss(tables())),
    ]


def _forgotten(tables: Tables) -> dict[str, Any]:
    """The Forgotten is set up, and the party comes in by the bottom door."""
    state = _on_tile(
        tables,
        "room6b",
        "the_forgotten",
        [_hero(tables, "knight"), _hero(tables, "assassin", 1)],
        [("hollow_soldier", "n0"), ("hollow_soldier", "n0"), ("silver_knight_greatbowman", "n9")],
    )
    state["phase"] = "place_heroes"
    state["door"] = "south"
    traps = ["none"] * 13
    for node in (1, 3, 5, 6):
        traps[node] = "hidden"
    state["tiles"][0]["traps"] = traps
    return {"game": "souls", "seats": 2, "state": state}


def _stamina(tables: Tables) -> dict[str, Any]:
    """One walk and three runs: four nodes for three Energy."""
    knight = _hero(tables, "knight", node="n0")
    state = _on_tile(tables, "room1a", "central_irithyll", [knight], [("sentinel", "n12")])
    state["phase"] = "hero_acts"
    state["first"] = 0
    state["fight"] |= {"aggro": 0, "hero": 0, "opened": True, "fresh": True, "walk": 1}
    return {"game": "souls", "seats": 1, "state": state}


def _arcs(tables: Tables) -> dict[str, Any]:
    """From the front arc to the rear arc on the boss's own node: one Energy."""
    knight = _hero(tables, "knight", node="n6", place="s")
    state = _in_room(tables, "gargoyle", [knight], "n6", "s")
    state["phase"] = "hero_acts"
    state["first"] = 0
    state["fight"] |= {
        "aggro": 0,
        "hero": 0,
        "opened": True,
        "fresh": True,
        "walk": 1,
        "last": "gargoyle.sweeping_strike",
        "discard": ["gargoyle.sweeping_strike"],
        "weak": ["back"],
        "deck": {"runs": [{"cards": _others(tables, "gargoyle", "gargoyle.sweeping_strike")[:3]}]},
    }
    state["seen"] = ["gargoyle.sweeping_strike"]
    return {"game": "souls", "seats": 1, "state": state}


def _boss(tables: Tables) -> dict[str, Any]:
    """A boss moves two nodes toward the Aggro holder, pushing, and strikes."""
    party = [
        _hero(tables, "knight", 0, node="n1", place="n"),
        _hero(tables, "warrior", 1, node="n1", place="w"),
        _hero(tables, "herald", 2, node="n6"),
    ]
    state = _in_room(tables, "boreal_outrider_knight", party, "n1", "s")
    card = "boreal_outrider_knight.chilling_thrust"
    state["phase"] = "foes_begin"
    state["first"] = 0
    state["fight"] |= {
        "aggro": 2,
        "opened": True,
        "deck": {
            "runs": [
                {"ordered": True, "cards": [card]},
                {"cards": _others(tables, "boreal_outrider_knight", card)[:3]},
            ]
        },
    }
    state["seen"] = [card]
    return {"game": "souls", "seats": 3, "state": state}


# -- positions --------------------------------------------------------------------------------


def _hero(tables: Tables, name: str, seat: int = 0, **fields: Any) -> dict[str, Any]:
    """A character with its starting equipment."""
    card = tables.characters[tables.character_ids.index(name)]
    cards = [tables.item_ids[item] for item in card.starting]
    return {
        "seat": seat,
        "character": name,
        "armour": cards[:1],
        "left": cards[1:2],
        "right": cards[2:3],
        "backup": cards[3:],
        **fields,
    }


def _decks(tables: Tables) -> dict[str, Any]:
    """What lies in no particular order: encounters, traps."""
    levels = []
    for level in (1, 2, 3):
        cards = [card.id for card in tables.encounters if card.level == level]
        levels.append({"runs": [{"cards": cards}]})
    tokens = [token.id for token in tables.traps for _ in range(token.copies)]
    return {"levels": levels, "trap_deck": {"runs": [{"cards": tokens}]}}


def _on_tile(
    tables: Tables, face: str, card: str, party: list[dict[str, Any]], foes: list[tuple[str, str]]
) -> dict[str, Any]:
    """An encounter on a single tile south of the bonfire."""
    printed = tables.faces[tables.face_ids.index(face)]
    side = next(side for side in range(4) if printed.has_door(side))
    tile = {"face": face, "x": 0, "y": 1, "turn": -side % 4, "card": card}
    tile["level"] = tables.encounters[tables.encounter_ids.index(card)].level
    health = {foe.id: foe.health for foe in tables.foes}
    return {
        "boss": "gargoyle",
        "party": party,
        "tiles": [tile],
        "fog_tile": 0,
        "fog_side": "west",
        "at": 0,
        "door": SIDES[side],
        "fight": {
            "foes": [{"kind": kind, "node": node, "health": health[kind]} for kind, node in foes]
        },
        **_decks(tables),
    }


def _in_room(
    tables: Tables, boss: str, party: list[dict[str, Any]], node: str, facing: str
) -> dict[str, Any]:
    """A mini boss in its room."""
    foe = tables.foes[tables.foe_ids.index(boss)]
    model = {"kind": boss, "node": node, "health": foe.health, "facing": facing}
    state = _on_tile(tables, "room1a", "hollow_cave", party, [])
    state["tiles"][0]["up"] = True
    state["boss"] = boss
    state["door"] = "south"
    state["fight"] = {"boss": True, "foes": [model]}
    return state


def _others(tables: Tables, boss: str, card: str) -> list[str]:
    """The other standard behaviour cards of a boss."""
    numbers = tables.bosses[tables.boss_ids.index(boss)].standard
    return [
        tables.behaviour_ids[number] for number in numbers if tables.behaviour_ids[number] != card
    ]
