"""What clients draw of the foes: their models, their numbers, and where they would strike."""

from __future__ import annotations

from typing import Any

from bossrush.engine.message import Message
from bossrush.engine.scene import Piece, Track, words
from bossrush.games.souls.table import phases
from bossrush.games.souls.table.state import Dungeon
from bossrush.games.souls.view.intents import threatened
from bossrush.games.souls.view.scene_boss import side_facts
from bossrush.games.souls.view.sheets import conditions, said
from bossrush.games.souls.words import names


def foe_pieces(s: Dungeon) -> list[Piece]:
    """The models of the enemies, or of the bosses."""
    ids = s.board().ids if s.fight.foes else []
    pieces = []
    for number, foe in enumerate(s.fight.foes):
        card_ = foe.card()
        name = f"foe-{number}"
        health = Track(
            f"{name}-health",
            words(Message("souls-scene-health")),
            foe.health,
            0,
            max(card_.health, foe.health),
            "bar" if card_.boss else "boxes",
        )
        state = "fallen" if foe.node < 0 else ("acting" if s.fight.acting == number else "")
        pieces.append(
            Piece(
                name,
                words(_foe_name(s, number)),
                ids[foe.node] if foe.node >= 0 else "",
                card_.icon,
                "boss" if card_.boss else card_.id,
                facing=foe.facing if foe.facing >= 0 else None,
                state=state,
                tracks=[health],
                badges=conditions(foe.conditions, name),
            )
        )
    return pieces


def _foe_name(s: Dungeon, number: int) -> Message:
    name = names.foe(s, number).name
    assert isinstance(name, Message)
    return name


def foe_facts(s: Dungeon) -> list[dict[str, Any]]:
    """The numbers on the foes' cards, for this game's own board."""
    return [
        {
            "id": f"foe-{number}",
            "threat": foe.card().threat,
            "block": foe.card().block,
            "resist": foe.card().resist,
            "heat_up": foe.card().heat_up,
            "acted": foe.acted,
            "heats": said(Message("souls-title-heats", health=foe.card().heat_up)),
            "side": side_facts(foe.card().behaviour) if not foe.card().boss else None,
            "threatens": _threatened(s, number),
        }
        for number, foe in enumerate(s.fight.foes)
    ]


def _threatened(s: Dungeon, number: int) -> list[str]:
    """Where a foe would strike the character that is about to act; nothing at any other time."""
    if s.phase != phases.HERO_ACTS or s.fight.foes[number].node < 0:
        return []
    ids = s.board().ids
    return [ids[node] for node in threatened(s, number, s.fight.hero)]
