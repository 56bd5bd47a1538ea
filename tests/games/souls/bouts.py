"""Single blows: somebody strikes a Sentinel, or an enemy strikes somebody."""

from __future__ import annotations

from typing import Any

from tests.games.souls.table import Table, fight, hero


def attacked(
    one: dict[str, Any], foe: str = "hollow_soldier", script: list[str] | None = None, icon: int = 1
) -> Table:
    """An enemy on a character's own node resolves one icon; somebody in a corner is next."""
    bystander = hero("warrior" if one["character"] == "assassin" else "assassin", "n10")
    foes = [(foe, one["node"])]
    return fight(one, bystander, foes=foes, phase="foe_icon", icon=icon, script=script)


def strike(card: str | list[str], line: int, script: list[str], **changes: Any) -> Table:
    """A knight strikes a Sentinel (Block 2, Resist 1, Health 10) on its own node."""
    knight = hero("knight", "n1", **{"left": card, "right": None, "ready": False, **changes})
    return fight(knight, script=script).choose(f"left.{line}>foe-0")
