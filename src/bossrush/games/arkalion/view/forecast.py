"""What the coming Enemies phase will do if nothing changes, worked out by carrying it out.

The phase holds no choice. Its only luck, which sheet a fallen hero's player draws, changes
nothing else in it, so a twin with luck of its own shows exactly what will happen.
"""

from __future__ import annotations

from typing import Any, Final

from bossrush.engine.chance import seeded
from bossrush.engine.event import Event, Journal
from bossrush.engine.message import Message
from bossrush.engine.rules import Over
from bossrush.engine.scene import Words
from bossrush.engine.scene import words as say
from bossrush.games.arkalion.cards.terms import ACT, APPEARANCE, READY, TRADING
from bossrush.games.arkalion.rules.armour import cells_ahead
from bossrush.games.arkalion.rules.enemies import enemies_phase
from bossrush.games.arkalion.table.board import PLACES
from bossrush.games.arkalion.table.escape import Escape
from bossrush.games.arkalion.words import names

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


def ends(s: Escape) -> Message | None:
    """What the coming Enemies phase surely ends: the game, or heroes."""
    events = forecast(s)
    fallen = [int(event.data["player"]) for event in events if event.kind == "death"]
    for event in events:
        if event.kind == "story":
            return Message("arkalion-ends-game", end=str(event.data["end"]))
    if len(fallen) == 1:
        return Message("arkalion-ends-hero", hero=names.subject(s, fallen[0]))
    return Message("arkalion-ends-heroes", count=len(fallen)) if fallen else None


def sentences(events: list[Event]) -> list[Words]:
    """A forecast in words."""
    return [say(event.message) for event in events if event.kind in TOLD and event.message]


def drawn(s: Escape, events: list[Event]) -> list[dict[str, Any]]:
    """A forecast as plain data for a board: arrows, shots, bursts and the Armour's next row."""
    made = [_drawn(s, event.kind, event) for event in events]
    return [shown for shown in made if shown]


def _drawn(s: Escape, kind: str, event: Event) -> dict[str, Any]:
    """One event as a board draws it; empty for what it does not draw."""
    data = event.data
    if kind == "move" and event.pieces[0] == "armour":
        cells = [PLACES[cell] for cell in cells_ahead(s)]
        return {"kind": "armour", "to": data["to"], "cells": cells}
    if kind == "move" and "enemy" in data:
        shown = {name: data[name] for name in ("enemy", "from", "to", "green")}
        return {"kind": "move", **shown, "pushed": event.rule == "arkalion.enemy.push"}
    if kind == "attack":
        players = data["players"]
        return {
            "kind": "shot",
            "enemy": data["enemy"],
            "from": data["from"],
            "heroes": [f"hero-{player}" for player in players],
            "to": [PLACES[s.heroes[player].at] for player in players],
        }
    if kind == "break":
        return {"kind": kind, "from": data["from"], "station": f"station-{data['station']}"}
    if kind == "fall":
        return {"kind": kind, "enemy": data["enemy"], "from": data["from"]}
    if kind == "death":
        return {"kind": kind, "hero": f"hero-{data['player']}"}
    return {"kind": "end", "end": data["end"]} if kind == "story" else {}
