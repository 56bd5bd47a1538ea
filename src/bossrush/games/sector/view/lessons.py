"""Lessons: an opening whose dice are known, and three set pieces after the rulebook's examples.

A player who does in a set piece what the rulebook tells meets the rulebook's very dice: each has a
seed that was chosen for it. Any other choice leads on into a mission like any other.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bossrush.engine.lesson import Lesson
from bossrush.games.sector.cards.tables import Tables
from bossrush.games.sector.cards.terms import CARDS_OF_AN_ACT


def lessons(tables: Callable[[], Tables]) -> list[Lesson]:
    """What there is to learn from, the first one first."""
    return [
        Lesson("sector", "opening", 2, seed=254),
        Lesson("sector", "you-roll", 2, seed=1, staged=lambda: _you_roll(tables())),
        Lesson("sector", "flank", 3, seed=6, staged=lambda: _flank(tables())),
        Lesson("sector", "fight", 2, seed=6, staged=lambda: _fight(tables())),
    ]


def _you_roll(tables: Tables) -> dict[str, Any]:
    """The leader rolls two hit dice alone (sector.example.cyborg-card)."""
    return _position(
        tables,
        ["start.transfer", "act1.armoury-cage"],
        [
            _officer("abbot", "second-opinion", ["weapon.arc-pistol"]),
            _officer("taylor", "gyro-wrist", ["weapon.warder-pistol"]),
        ],
        phase="step",
        leader="crew-0",
        stack=["act1.armoury-cage/1"],
    )


def _flank(tables: Tables) -> dict[str, Any]:
    """Abbot flanks while Taylor shoots (sector.example.flank-action and those that follow)."""
    return _position(
        tables,
        ["start.transfer", "act1.kennel"],
        [
            _officer("abbot", "second-opinion", ["weapon.arc-pistol"]),
            _officer("taylor", "bypass-lobe", ["weapon.warder-pistol"]),
            _officer("cook", "echo-fist", ["weapon.riot-gun"], [12, 11]),
        ],
        phase="declare",
        leader="crew-2",
        mode="ranged",
        battle="act1.kennel/1/option-3/2",
        round=1,
        row=["cunning", "might", "wisdom", "might"],
    )


def _fight(tables: Tables) -> dict[str, Any]:
    """Miller and Tanner fight (sector.example.fight); one die has fallen before."""
    act_one = ["act1.crawlway", "act1.gas-drill", "act1.last-lift", "act1.infirmary"]
    return _position(
        tables,
        ["start.laundry-chute", *act_one, "act2.under-the-stairs"],
        [
            _officer("miller", "second-opinion", ["weapon.hull-cutter"]),
            _officer("tanner", "bypass-lobe", ["weapon.riot-gun"]),
        ],
        phase="declare",
        leader="crew-0",
        mode="close",
        battle="act2.under-the-stairs/1/option-3/1",
        round=2,
        row=["-might", "might", "wisdom", "wisdom", "cunning"],
        flank="spent",
    )


def _officer(
    name: str, implant: str, pack: list[str], record: list[int] | None = None
) -> dict[str, Any]:
    points = record or [12]
    return {
        "card": f"crew.{name}",
        "cybernetic": f"cyber.{implant}",
        "pack": pack,
        "record": points,
        "hp": points[-1],
    }


def _position(
    tables: Tables, turned: list[str], crew: list[dict[str, Any]], **fields: Any
) -> dict[str, Any]:
    """A mission in which these cards were turned and these weapons, all loaded, are carried."""
    carried = [item for officer in crew for item in officer["pack"]]
    loaded: dict[str, int] = {}
    supply = list(tables.ammo_counts)
    for item in tables.items:
        if item.gun:
            loaded[item.id] = item.capacity if item.id in carried else 0
            supply[item.ammo] -= loaded[item.id]
    return {
        "game": "sector",
        "seats": len(crew),
        "state": {
            "crew": crew,
            "turned": turned,
            "drone": "drone.medical",
            "loaded": loaded,
            "supply": {"left": supply},
            "weapons": _bag(
                [item for item in tables.item_ids[tables.deck_items :] if item not in carried]
            ),
            "mission": _mission(tables, turned),
            **fields,
        },
    }


def _mission(tables: Tables, turned: list[str]) -> dict[str, Any]:
    """What is left of the mission deck: so many of each part, and which it may be."""
    parts: list[list[str]] = [[] for _ in CARDS_OF_AN_ACT]
    left = list(CARDS_OF_AN_ACT)
    for number, card in enumerate(tables.card_ids):
        if card in turned:
            left[tables.cards[number].act] -= 1
        else:
            parts[tables.cards[number].act].append(card)
    runs = []
    for act, count in enumerate(left):
        if count:
            unseen = [count if part == act else 0 for part in range(len(CARDS_OF_AN_ACT))]
            runs.append({"ordered": False, "cards": [], "unseen": unseen})
    return {"runs": runs, "pools": [{"cards": cards} for cards in parts]}


def _bag(cards: list[str]) -> dict[str, Any]:
    return {"runs": [{"ordered": False, "cards": cards, "unseen": []}], "pools": []}
