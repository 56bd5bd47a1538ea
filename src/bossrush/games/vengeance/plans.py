"""The plans of the lairs on a board's two sides: what a player looks at before choosing one."""

from __future__ import annotations

from typing import Any

from bossrush.games.vengeance.ask_setup import SIDES
from bossrush.games.vengeance.state import Vendetta
from bossrush.games.vengeance.tables import Lair


def plans(s: Vendetta) -> dict[str, Any]:
    """By the id of a side's card in the scene."""
    return {
        f"p{seat}-side-{SIDES[at]}": plan(s.t.lairs[lair])
        for seat, p in enumerate(s.players)
        if p.board >= 0
        for at, lair in enumerate(s.t.sides[p.board])
    }


def plan(lair: Lair) -> dict[str, Any]:
    """Its rooms by number, each with how many minions, loot symbols and points it holds."""
    return {
        "rooms": [
            {
                "x": lair.xy[room][0],
                "y": lair.xy[room][1],
                "minions": lair.in_room[room].bit_count(),
                "loot": lair.loot[room],
                "points": sum(lair.objectives[aim].points for aim in lair.aims[room]),
            }
            for room in range(lair.rooms)
        ],
        "doors": [
            [room, door] for room in range(lair.rooms) for door in lair.near[room] if room < door
        ],
        "entrance": lair.entrance,
        "boss": lair.boss_room,
    }
