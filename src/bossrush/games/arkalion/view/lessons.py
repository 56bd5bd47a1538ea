"""Lessons: an opening whose dice are known, and set pieces after the booklet's examples.

Each set piece has a seed that was chosen for it. Who does what the booklet's example does meets the
dice of the example. Any other choice leads on into an escape like any other.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bossrush.engine.lesson import Lesson
from bossrush.games.arkalion.cards.tables import Tables


def lessons(tables: Callable[[], Tables]) -> list[Lesson]:
    """What there is to learn from, the first one first."""
    return [
        Lesson("arkalion", "opening", 1, seed=1, options={"heroes": 4}),
        Lesson("arkalion", "attack", 1, seed=2, staged=lambda: _attack(tables())),
        Lesson("arkalion", "guns", 1, seed=1, staged=lambda: _guns(tables())),
        Lesson("arkalion", "armour", 1, seed=1, staged=lambda: _armour(tables())),
    ]


def _attack(tables: Tables) -> dict[str, Any]:
    """E1 may shoot B1, and neither E5 nor C6 (arkalion.example.b1, e5, c6)."""
    heroes = ("mechanic@E1", "knight@port_cannon", "gunner@mortar", "adventurer@armoury")
    enemies = ["legionnaire-B1", "fusilier-E5", "legionnaire-C6"]
    return _position(tables, heroes, enemies, turn=2, phase="act", actions=5)


def _guns(tables: Tables) -> dict[str, Any]:
    """A mortar with its crew, a cannon with its own, and enemies in heaps."""
    heroes = ("gunner@mortar", "knight@mortar", "mechanic@port_cannon", "adventurer@armoury")
    enemies = [
        *("legionnaire-J3", "fusilier-J4", "legionnaire-K4", "grenadier-K5"),
        *("fusilier-C3", "legionnaire-C4", "grenadier-C5"),
    ]
    crews = [0, 0b100, 0b011, 0, 0]
    return _position(tables, heroes, enemies, turn=4, phase="act", actions=5, crews=crews)


def _armour(tables: Tables) -> dict[str, Any]:
    """The Armour stands on C6 (arkalion.example.armour_c6), and three weapons can hurt it."""
    heroes = ("adventurer@port_cannon", "knight@port_cannon", "gunner@mortar", "mechanic@mortar")
    gear = {"precision_rifle": 0, "war_hammer": 1, "hand_cannon": 2}
    holders = [gear.get(card, -1) for card in tables.equipment_ids]
    return _position(
        tables,
        heroes,
        ["legionnaire-A1", "fusilier-E4"],
        turn=7,
        phase="act",
        actions=5,
        armour_at="C6",
        armour_hp=10,
        gear=holders,
        crews=[0, 0b0011, 0b1100, 0, 0],
    )


def _position(
    tables: Tables, heroes: tuple[str, ...], enemies: list[str], **fields: Any
) -> dict[str, Any]:
    """A position of four heroes led by one person."""
    people: list[dict[str, Any]] = []
    for text in heroes:
        sheet, _, at = text.partition("@")
        hp = tables.sheets[tables.sheet_ids.index(sheet)].hp
        people.append({"sheet": sheet, "hp": hp, "at": at})
    state = {"heroes": people, "enemies": enemies, **fields}
    return {"seats": 1, "options": {"heroes": 4}, "state": state}
