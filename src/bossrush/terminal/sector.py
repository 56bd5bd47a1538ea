"""What only Dark Sector's own board knows: the enemy, its hit chart, and the test that is on."""

from __future__ import annotations

from typing import Any, NamedTuple

from bossrush.engine.scene import Scene
from bossrush.terminal.voice import Voice, ended


class Ammo(NamedTuple):
    """A line of the hit chart: so many hits of this type make so many wounds."""

    name: str
    hits: str
    wounds: str
    weak: bool
    """Whether the enemy is weakest against it."""


class Enemy(NamedTuple):
    """Who stands in the way."""

    name: str
    standing: str
    """How many of its dice still stand; empty while none are out."""
    chart: list[Ammo]


def enemy_of(voice: Voice, scene: Scene) -> Enemy | None:
    """The enemy on the table, if there is one."""
    shown = scene.board.get("enemy")
    if shown is None:
        return None
    row = shown.get("row")
    return Enemy(
        voice.written(shown["name"]),
        voice.written(row) if row is not None else "",
        [_ammo(voice, line) for line in shown["chart"]],
    )


def _ammo(voice: Voice, line: dict[str, Any]) -> Ammo:
    hits, wounds = voice.written(line["hits_name"]), voice.written(line["wounds_name"])
    immune = not line["hits"]
    return Ammo(
        voice.written(line["name"]),
        hits if immune else f"{line['hits']} {hits}",
        "" if immune else f"{line['wounds']} {wounds}",
        line["weak"],
    )


def test_of(voice: Voice, scene: Scene) -> str:
    """The test that is on, in a few words; empty where there is none."""
    shown = scene.board.get("test")
    if shown is None:
        return ""
    return voice.own(
        "titled-line", title=voice.written(shown["name"]), text=voice.written(shown["task"])
    )


def title_of(voice: Voice, scene: Scene, at: str) -> str:
    """What the board calls the cards that lie together there; empty where it has no name."""
    title = scene.board.get("titles", {}).get(at)
    return voice.written(title) if title is not None else ""


def told(voice: Voice, scene: Scene) -> list[str]:
    """All of it in plain lines."""
    said: list[str] = []
    enemy = enemy_of(voice, scene)
    if enemy is not None:
        said += [enemy.name, enemy.standing]
        for ammo in enemy.chart:
            text = ", ".join(filter(None, (ammo.hits, ammo.wounds)))
            said.append(voice.own("titled-line", title=ammo.name, text=text))
    said.append(test_of(voice, scene))
    return [ended(line) for line in said if line]
