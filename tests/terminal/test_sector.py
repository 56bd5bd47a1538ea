"""Dark Sector's own part of the table, drawn and in words."""

from __future__ import annotations

from typing import Any

import msgspec

from bossrush.engine.message import Message
from bossrush.engine.scene import Card, Scene, words
from bossrush.games.sector import GAME
from bossrush.terminal.drawing.brush import Brush
from bossrush.terminal.drawing.panels import panels_of
from bossrush.terminal.drawing.sector import SectorPanels
from bossrush.terminal.spoken import Reader
from tests.terminal.tables import table


def said(key: str) -> Any:
    return msgspec.to_builtins(words(Message(key)))


def ammo(name: str, hits: int, wounds: int, weak: bool = False) -> dict[str, Any]:
    return {
        "name": said(name),
        "hits": hits,
        "wounds": wounds,
        "hits_name": said("outcome-hit"),
        "wounds_name": said("gallery-hp"),
        "weak": weak,
    }


SCENE = Scene(
    "sector",
    board={
        "enemy": {
            "name": said("gallery-enemy"),
            "row": said("gallery-row"),
            "chart": [
                ammo("gallery-might", 1, 1),
                ammo("gallery-cunning", 2, 3, weak=True),
                ammo("gallery-left", 0, 0),
            ],
        },
        "test": {"name": said("gallery-might"), "task": said("gallery-press")},
    },
)


def test_the_enemy_and_its_hit_chart_are_drawn() -> None:
    lines = SectorPanels().scene(SCENE, Brush(table().voice, 60))
    drawn = [line.plain.rstrip() for line in lines]
    assert drawn[0] == "Might: Press on?"
    assert drawn[2].startswith("GATEKEEPER ───")
    assert drawn[3:] == [
        "Chapter dice",
        "  Might    1 hit → 1 HP",
        "▸ Cunning  2 hit → 3 HP",
        "  left     hit",
    ]


def test_the_enemy_and_its_hit_chart_are_read_out() -> None:
    assert list(Reader(table().voice).scene(SCENE)) == [
        "Gatekeeper.",
        "Chapter dice.",
        "Might: 1 hit, 1 HP.",
        "Cunning: 2 hit, 3 HP.",
        "left: hit.",
        "Might: Press on?",
    ]


def test_without_an_enemy_there_is_nothing_to_add() -> None:
    assert SectorPanels().scene(Scene("sector"), Brush(table().voice, 60)) == []
    assert list(Reader(table().voice).scene(Scene("sector"))) == []


def test_cards_that_lie_together_have_the_boards_title() -> None:
    cards = [Card(name, words(Message(f"gallery-{name}")), at="pool") for name in ("left", "deck")]
    scene = Scene("sector", cards=cards, board={"titles": {"pool": said("gallery-discard")}})
    drawn = [line.plain for line in SectorPanels().scene(scene, Brush(table().voice, 20))]
    assert drawn == ["DISCARD ────────────", "▤ left", "▤ Deck"]


def test_the_game_gets_these_panels() -> None:
    assert isinstance(panels_of(GAME), SectorPanels)
