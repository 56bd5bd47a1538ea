"""Lessons: an opening whose dice are known, and set pieces after the rulebook's examples."""

from __future__ import annotations

from typing import Any, Final

from bossrush.engine.lesson import Lesson

OPENING: Final = 5
"""The Cold Store, and a first Flashback of Train, Anticipate and Buy: one of each to learn."""


def lessons() -> list[Lesson]:
    """What there is to learn from, the first one first."""
    mixed = {"dice": "easy", "time": "medium", "score": "hard"}
    return [
        Lesson("vengeance", "opening", 1, seed=OPENING),
        Lesson("vengeance", "strike", 1, seed=3, staged=_strike),
        Lesson("vengeance", "kill", 1, seed=3, staged=_kill),
        Lesson("vengeance", "mix", 1, seed=8, options=mixed),
    ]


def _strike() -> dict[str, Any]:
    """Two knives and a double knife on Strike: two Hits (vengeance.example.strike_total)."""
    return _position(
        "close-roll",
        "roll",
        {
            "room": "r3",
            "visited": ["r0", "r1", "r3"],
            "dead": ["r1-blocker-1"],
            "hand": ["d0", "d1", "d2", "d3"],
            "faces": ["knife", "knife", "double_knife", "run"],
            "throws": 1,
        },
        held=4,
    )


def _kill() -> dict[str, Any]:
    """Doc Halloran's Henchmen have two lives; Kill ignores it (…example.kill_vs_boss_effect)."""
    return _position(
        "round-end",
        "fight",
        {
            "boss": "boss.doc",
            "room": "r8",
            "visited": ["r0", "r1", "r4", "r8"],
            "dead": ["r1-blocker-1"],
            "groups": [
                {
                    "skill": "basic.strike",
                    "dice": ["d0", "d1", "d2"],
                    "faces": ["knife", "knife", "knife"],
                }
            ],
            "uses": [0, 1, 0, 0],
            "throws": 1,
        },
        held=3,
    )


def _position(phase: str, own: str, player: dict[str, Any], held: int) -> dict[str, Any]:
    """Anvil Joe in the Cold Store, in his second round; the dice he holds are the first ones."""
    seated = {
        "board": "board1",
        "hero": "hero.anvil",
        "lair": "lair.cold-store",
        "boss": "boss.judge",
    }
    return {
        "game": "vengeance",
        "seats": 1,
        "options": {},
        "state": {
            "phase": phase,
            "seat_phases": [own],
            "round": 2,
            "reserve": [f"d{die}" for die in range(held, 20)],
            "players": [{**seated, **player}],
        },
    }
