"""What clients draw: the lairs, the dice, the reserve, and everybody's boards.

The viewer's own lair comes first; those of the others follow below it, for boards that know
nothing better. Ids begin with `p` and the seat; `web/src/boards/vengeance/SCENE.md` lists them.
"""

from __future__ import annotations

from typing import Any, Final

from bossrush.engine.message import Message
from bossrush.engine.scene import Badge, Card, Die, Pile, Scene, Words, words
from bossrush.engine.sets import members
from bossrush.games.vengeance.cards.terms import (
    BONUS,
    BOSS,
    BOSSES,
    CLOSE_ROLL,
    DEAL,
    FLASHBACKS,
    MICRO_TURN,
    MODES,
    OPEN_ROLL,
    ROLL,
    SIDES,
)
from bossrush.games.vengeance.rules.combat import stings
from bossrush.games.vengeance.rules.final_score import LINES, lines
from bossrush.games.vengeance.rules.resolution import attackers, boss_attacks
from bossrush.games.vengeance.table.player import Player
from bossrush.games.vengeance.table.state import Vendetta
from bossrush.games.vengeance.view.lair import add_lair, plans
from bossrush.games.vengeance.view.printed import rooms_of, said
from bossrush.games.vengeance.view.sheets import face_id, offer_data, seat_sheet, skill_data
from bossrush.games.vengeance.words.names import die_id, enemy_id, face_name, room_id, seat_id

FLASH_ICONS: Final = ("weight-lifting-up", "pay-money", "heart-plus", "brain-dump", "star-medal")
USING: Final = ("start", "fight", "tiles")
"""Phases of a seat in which it chooses a tile."""

FIGHTING: Final = ("start", "fight", "step", "answer")
"""Phases of a seat before the enemies have wounded."""

BELOW: Final = 130
"""How far below each other lairs are laid."""


def scene(s: Vendetta, seat: int | None) -> Scene:
    """The table as a seat sees it. Nothing on it is secret."""
    viewer = seat if seat is not None and 0 <= seat < s.seats else 0
    order = [viewer, *(other for other in range(s.seats) if other != viewer)]
    view = Scene("vengeance", where=where(s))
    points = [lines(p) for p in s.players]
    for row, other in enumerate(order):
        add_lair(view, s, other, row * BELOW)
        view.sheets.append(seat_sheet(s, other, sum(points[other])))
    add_choices(view, s)
    add_dice(view, s)
    view.board = board(s, viewer, points)
    return view


def where(s: Vendetta) -> list[Words]:
    """The round, and what is being played in it."""
    if s.phase in (DEAL, BOSSES) or s.round == 0:
        return [said("vengeance-where-setup")]
    told = [words(Message("vengeance-where-round", round=s.round, rounds=s.tables.rounds))]
    return [*told, said(f"vengeance-where-{stage(s)}")]


def stage(s: Vendetta) -> str:
    """Which of the four phases it is."""
    if s.phase == OPEN_ROLL:
        return "flashback"
    if s.phase == MICRO_TURN or (s.phase == CLOSE_ROLL and ROLL in s.seat_phases):
        return "roll"
    return "roll" if s.phase == CLOSE_ROLL else "combat"


# -- what there is to choose at setup -----------------------------------------------------


def add_choices(view: Scene, s: Vendetta) -> None:
    if s.round:
        return
    for hero in s.tables.heroes:
        view.cards.append(
            Card(
                hero.id.replace(".", "-"),
                said(hero.name),
                said(hero.line),
                hero.icon,
                "hero",
                badges=[
                    Badge(
                        f"{hero.id.replace('.', '-')}-trait",
                        said(hero.trait_text),
                        "broken-heart",
                        tone="bad",
                    )
                ],
            )
        )
    for seat, p in enumerate(s.players):
        if p.board >= 0:
            for at, lair in enumerate(s.tables.sides[p.board]):
                view.cards.append(
                    Card(
                        f"p{seat}-side-{SIDES[at]}",
                        said(s.tables.lairs[lair].name),
                        icon="treasure-map",
                        kind="lair",
                        up=p.lair in (-1, lair),
                    )
                )


# -- dice ---------------------------------------------------------------------------------


def add_dice(view: Scene, s: Vendetta) -> None:
    faces = s.tables.combat_die.faces
    for seat, p in enumerate(s.players):
        for at, die in enumerate(p.hand):
            face = p.faces[at]
            locked = face == s.tables.wound
            view.dice.append(
                Die(
                    die_id(die),
                    "combat",
                    face_id(s, face),
                    faces,
                    said(face_name(s, face).key),
                    at=seat_id(seat),
                    state="locked" if locked else "",
                    seat=seat,
                )
            )
        for die in members(p.life_dice):
            view.dice.append(
                Die(
                    die_id(die),
                    "combat",
                    s.tables.faces[s.tables.wound],
                    faces,
                    said(face_name(s, s.tables.wound).key),
                    at=f"p{seat}-life",
                    state="void",
                    seat=seat,
                )
            )
    for at, action in enumerate(s.flash):
        name = said(f"vengeance-flashback-{FLASHBACKS[action]}")
        view.dice.append(
            Die(f"flash-{at}", "flashback", FLASHBACKS[action], s.tables.flashback_die.faces, name)
        )
    if s.flash:
        view.badges.append(Badge("flash-bonus", said("vengeance-flash-bonus"), "plain-circle"))
    view.piles.append(Pile("reserve", said("vengeance-reserve"), s.in_reserve(), "dice-fire"))


# -- for the game's own board -------------------------------------------------------------


def board(s: Vendetta, viewer: int, points: list[list[int]]) -> dict[str, Any]:
    """Facts in the form the game's own board draws them from; `points` are everybody's lines."""
    return {
        "viewer": viewer,
        "titles": {
            "throw": {"key": "vengeance-board-throw"},  # plain, to pass through JSON unchanged
            "done": {"key": "vengeance-board-done"},
        },
        "mode": MODES[s.mode],
        "stage": "setup" if s.round == 0 else stage(s),
        "turn": s.turn if s.phase == MICRO_TURN else None,
        "reserve": {
            "left": [pool.bit_count() for pool in s.pools],
            "of": s.dice_total(),
            "closed": s.closed,
        },
        "flash": [
            {"id": f"flash-{at}", "action": FLASHBACKS[action], "icon": FLASH_ICONS[action]}
            for at, action in enumerate(s.flash)
        ],
        "bonus": [FLASHBACKS[action] for action in s.tables.bonus],
        "throws": solo_throws(s),
        "target": s.tables.solo_target[s.score_level] if s.solo() else None,
        "plans": plans(s) if s.round == 0 else {},
        "seats": [seat_data(s, seat, points[seat]) for seat in range(s.seats)],
    }


def solo_throws(s: Vendetta) -> int | None:
    """Throws after which no more dice come, in the solo challenge without a clock."""
    if not s.solo() or s.on_clock():
        return None
    return s.tables.solo_throws[s.time_level]


def seat_data(s: Vendetta, seat: int, points: list[int]) -> dict[str, Any]:
    p = s.players[seat]
    own = s.own_phase_ids[s.seat_phases[seat]] if s.seat_phases else ""
    return {
        "seat": seat,
        "sheet": seat_id(seat),
        "phase": own,
        "hero": p.card.id or None,
        "color": p.card.color,
        "hand": [
            {
                "id": die_id(die),
                "face": face_id(s, p.faces[at]),
                "state": hand_state(s, p.faces[at]),
            }
            for at, die in enumerate(p.hand)
        ],
        "throws": p.throws,
        "cooling": p.cooling,
        "auto": p.auto,
        "stopped": p.stopped,
        "used": [p.has_used_source(source) for source in range(BONUS + 1)],
        "tiles": skill_data(s, seat, own in USING),
        "offers": offer_data(p, seat) if own == "flashback" else [],
        "score": dict(zip(LINES, points, strict=True)),
        "room": room_id(p, seat, p.room) if p.lair >= 0 else None,
        "lair": rooms_of(p.ground, seat),
        "collects": p.collects,
        "out": p.out(),
        "threat": threat(p, seat) if own in FIGHTING else [],
    }


def threat(p: Player, seat: int) -> list[str]:
    """Those who wound the hero if Combat ends now."""
    named = [enemy_id(p, seat, minion) for minion in members(attackers(p))]
    if boss_attacks(p) or stings(p):
        named.append(enemy_id(p, seat, BOSS))
    return named


def hand_state(s: Vendetta, face: int) -> str:
    if face == s.tables.wound:
        return "locked"
    if face == s.tables.freed:
        return "freed"
    return "unrolled" if face == s.tables.unrolled else "free"
