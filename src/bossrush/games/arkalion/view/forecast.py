"""What the coming Enemies phase will do if nothing changes, worked out by carrying it out.

The phase holds no choice. Its only luck, which sheet a fallen hero's player draws, changes
nothing else in it, so a twin with luck of its own shows exactly what will happen.
"""

from __future__ import annotations

from typing import Any, Final

from bossrush.engine.chance import seeded
from bossrush.engine.event import Event, Journal
from bossrush.engine.rules import Over
from bossrush.games.arkalion.rules.enemies import enemies_phase
from bossrush.games.arkalion.table.board import BLOCK, PLACES
from bossrush.games.arkalion.table.escape import Escape
from bossrush.games.arkalion.table.terms import ACT, APPEARANCE, READY, TRADING

SHOWN: Final = ("move", "attack", "break", "fall", "hp", "death", "story")
"""The kinds of events a forecast is made of."""
TOLD: Final = ("attack", "break", "story")
"""Those worth a sentence of their own."""


def forecast(s: Escape) -> list[Event]:
    """The events of the coming Enemies phase; empty outside the Heroes phase."""
    if s.ended >= 0 or s.phase not in (APPEARANCE, READY, ACT, TRADING):
        return []
    twin = s.copy()
    twin.chance = seeded(0)
    journal = Journal()
    twin.journal = journal
    try:
        for _ in enemies_phase(twin):
            break
    except Over:
        pass
    return [event for event in journal.take() if event.kind in SHOWN]


def drawn(s: Escape, events: list[Event]) -> list[dict[str, Any]]:
    """A forecast as plain data for a board: arrows, shots, bursts and the Armour's next row."""
    found: list[dict[str, Any]] = []
    for event in events:
        data = event.data
        if event.kind == "move" and event.pieces[0] == "armour":
            before = BLOCK[s.armour_at] if s.armour_at >= 0 else []
            after = BLOCK[PLACES.index(data["to"])]
            cells = [PLACES[cell] for cell in after if cell not in before]
            found.append({"kind": "armour", "to": data["to"], "cells": cells})
        elif event.kind == "move" and "enemy" in data:
            found.append(
                {
                    "kind": "move",
                    "enemy": data["enemy"],
                    "from": data["from"],
                    "to": data["to"],
                    "green": data["green"],
                    "pushed": event.rule == "arkalion.enemy.push",
                }
            )
        elif event.kind == "attack":
            found.append(
                {
                    "kind": "shot",
                    "enemy": data["enemy"],
                    "from": data["from"],
                    "heroes": [f"hero-{player}" for player in data["players"]],
                    "to": [PLACES[s.heroes[player].at] for player in data["players"]],
                }
            )
        elif event.kind == "break":
            station = f"station-{data['station']}"
            found.append({"kind": "break", "from": data["from"], "station": station})
        elif event.kind == "fall":
            found.append({"kind": "fall", "enemy": data["enemy"], "from": data["from"]})
        elif event.kind == "death":
            found.append({"kind": "death", "hero": f"hero-{data['player']}"})
        elif event.kind == "story":
            found.append({"kind": "end", "end": data["end"]})
    return found
