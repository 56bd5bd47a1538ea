"""A lair as clients draw it: rooms, the hero, minions and the Boss; and its plan at setup."""

from __future__ import annotations

from typing import Any

from bossrush.engine.scene import Badge, Path, Piece, Place, Scene, Track
from bossrush.games.vengeance.cards.lair import Lair
from bossrush.games.vengeance.cards.terms import BOSS, SIDES, STEP
from bossrush.games.vengeance.rules.effects import forbidden_targets
from bossrush.games.vengeance.rules.final_score import exit_route
from bossrush.games.vengeance.table.player import Player
from bossrush.games.vengeance.table.state import Vendetta
from bossrush.games.vengeance.table.tile_in_use import next_action
from bossrush.games.vengeance.view.printed import minions_of, objective_words, rooms_of, said
from bossrush.games.vengeance.words.names import enemy_id, hero_id, objective_id, room_id


def add_lair(view: Scene, s: Vendetta, seat: int, below: int) -> None:
    p = s.players[seat]
    if p.lair < 0:
        return
    ground = p.ground
    for room in range(ground.rooms):
        view.places.append(place(p, seat, room, below))
    view.pieces.append(
        Piece(
            hero_id(seat),
            said(p.card.name),
            at=room_id(p, seat, p.room),
            icon=p.card.icon,
            kind="hero",
            seat=seat,
            state="dead" if p.out() else "",
        )
    )
    forbidden = forbidden_targets(p, next_action(p)) if aiming(s, seat) else {}
    for minion, piece in enumerate(minions_of(ground, seat)):
        state = minion_state(p, minion)
        if state or minion in forbidden:
            piece = Piece(
                piece.id,
                piece.name,
                at=piece.at,
                icon=piece.icon,
                kind=piece.kind,
                state=state,
                badges=barred_badge(p, seat, minion, forbidden),
            )
        view.pieces.append(piece)
    add_boss(view, p, seat, forbidden)
    if s.round and p.boss >= 0:
        route = [room_id(p, seat, room) for room in exit_route(p)]
        view.paths.append(Path(f"p{seat}-exit", route, "off"))


def aiming(s: Vendetta, seat: int) -> bool:
    """Whether a seat chooses a target now."""
    on_their_own = bool(s.seat_phases) and s.seat_phases[seat] == STEP
    return on_their_own and bool(s.players[seat].frames)


def barred_badge(p: Player, seat: int, target: int, forbidden: dict[int, str]) -> list[Badge]:
    """On an enemy that an effect forbids to aim at: that effect."""
    if target not in forbidden:
        return []
    name = said(forbidden[target])
    return [Badge(f"{enemy_id(p, seat, target)}-barred", name, "cancel", tone="bad")]


def place(p: Player, seat: int, room: int, below: int) -> Place:
    ground = p.ground
    x, y = ground.xy[room]
    rooms = rooms_of(ground, seat)
    name = rooms[room]
    badges = [objective_badge(p, seat, number) for number in ground.objectives_in[room]]
    if ground.loot[room]:
        taken = p.has_looted(room)
        badges.append(
            Badge(
                f"{name}-loot",
                said("vengeance-loot"),
                "swap-bag",
                ground.loot[room],
                "off" if taken else "",
            )
        )
    if room == ground.entrance:
        badges.append(Badge(f"{name}-start", said("vengeance-entrance"), "exit-door"))
    return Place(
        name,
        "room",
        said(ground.room_names[room]),
        x,
        y + below,
        16,
        18,
        [rooms[door] for door in ground.near[room]],
        "visited" if p.has_visited(room) else "",
        badges,
    )


def objective_badge(p: Player, seat: int, number: int) -> Badge:
    objective = p.ground.objectives[number]
    marked = p.has_marked(number)
    return Badge(
        objective_id(p, seat, number),
        objective_words(objective),
        "flying-flag",
        objective.points,
        "good" if marked else "",
    )


def minion_state(p: Player, minion: int) -> str:
    if p.is_dead(minion):
        return "dead"
    states = []
    if p.is_evaded(minion):
        states.append("evaded")
    if p.is_dotted(minion):
        states.append("dot")
    return " ".join(states)


def add_boss(view: Scene, p: Player, seat: int, forbidden: dict[int, str]) -> None:
    """The Boss on its room once the card is turned, with the life track of the lair."""
    if p.boss < 0:
        return
    ground = p.ground
    track = Track(
        f"p{seat}-boss-life",
        said("vengeance-boss-life"),
        p.foe.life - p.damage,
        0,
        p.foe.life,
        icon="crowned-skull",
        points=ground.boss_track[: p.foe.life],
    )
    effect = Badge(f"p{seat}-boss-effect", said(p.foe.text), "hazard-sign")
    view.pieces.append(
        Piece(
            f"p{seat}-boss",
            said(p.foe.name),
            at=room_id(p, seat, ground.boss_room),
            icon=p.foe.icon or "crowned-skull",
            kind="boss",
            state="" if p.boss_alive() else "dead",
            tracks=[track],
            badges=[effect, *barred_badge(p, seat, BOSS, forbidden)],
        )
    )


# -- before a side is chosen --------------------------------------------------------------


def plans(s: Vendetta) -> dict[str, Any]:
    """By the id of a side's card in the scene."""
    return {
        f"p{seat}-side-{SIDES[at]}": plan(s.tables.lairs[lair])
        for seat, p in enumerate(s.players)
        if p.board >= 0
        for at, lair in enumerate(s.tables.sides[p.board])
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
                "points": sum(
                    lair.objectives[number].points for number in lair.objectives_in[room]
                ),
            }
            for room in range(lair.rooms)
        ],
        "doors": [
            [room, door] for room in range(lair.rooms) for door in lair.near[room] if room < door
        ],
        "entrance": lair.entrance,
        "boss": lair.boss_room,
    }
