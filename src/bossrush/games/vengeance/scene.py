"""What clients draw: the lairs, the dice, the reserve, and everybody's boards.

The viewer's own lair comes first; those of the others follow below it, for boards that know
nothing better. Ids begin with `p` and the seat; `web/src/boards/vengeance/SCENE.md` lists them.
"""

from __future__ import annotations

from typing import Any, Final

from bossrush.engine.message import Message
from bossrush.engine.scene import (
    Badge,
    Card,
    Die,
    Path,
    Piece,
    Pile,
    Place,
    Scene,
    Track,
    Words,
    words,
)
from bossrush.games.vengeance.ask_setup import SIDES
from bossrush.games.vengeance.barring import barred
from bossrush.games.vengeance.fixed import aim_words, minions_of, rooms_of, said
from bossrush.games.vengeance.plans import plans
from bossrush.games.vengeance.player import Player
from bossrush.games.vengeance.score import LINES, exit_route, lines
from bossrush.games.vengeance.setup import dice_total
from bossrush.games.vengeance.sheets import face_id, offer_data, seat_sheet, skill_data
from bossrush.games.vengeance.state import Vendetta
from bossrush.games.vengeance.terms import (
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
    STEP,
)
from bossrush.games.vengeance.tiles import next_action
from bossrush.games.vengeance.words import (
    aim_id,
    die_id,
    enemy_id,
    face_name,
    hero_id,
    room_id,
    seat_id,
)

FLASH_ICONS: Final = (
    "weight-lifting-up",
    "pay-money",
    "heart-plus",
    "brain-dump",
    "star-medal",
)
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
    add_choices(view, s, viewer)
    add_dice(view, s)
    view.board = board(s, viewer, points)
    return view


def where(s: Vendetta) -> list[Words]:
    """The round, and what is being played in it."""
    if s.phase in (DEAL, BOSSES) or s.round == 0:
        return [said("vengeance-where-setup")]
    told = [words(Message("vengeance-where-round", round=s.round, rounds=s.t.rounds))]
    return [*told, said(f"vengeance-where-{stage(s)}")]


def stage(s: Vendetta) -> str:
    """Which of the four phases it is."""
    if s.phase == OPEN_ROLL:
        return "flashback"
    if s.phase == MICRO_TURN or (s.phase == CLOSE_ROLL and ROLL in s.seat_phases):
        return "roll"
    return "roll" if s.phase == CLOSE_ROLL else "combat"


# -- the lair -----------------------------------------------------------------------------


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
    forbidden = barred(p, next_action(p)) if aiming(s, seat) else {}
    touched = p.dead | p.evaded | p.dots
    for minion, piece in enumerate(minions_of(ground, seat)):
        if touched >> minion & 1 or minion in forbidden:
            piece = Piece(
                piece.id,
                piece.name,
                at=piece.at,
                icon=piece.icon,
                kind=piece.kind,
                state=minion_state(p, minion),
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
    badges = [aim_badge(p, seat, number) for number in ground.aims[room]]
    if ground.loot[room]:
        taken = bool(p.looted >> room & 1)
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
        "visited" if p.visited >> room & 1 else "",
        badges,
    )


def aim_badge(p: Player, seat: int, number: int) -> Badge:
    aim = p.ground.objectives[number]
    marked = bool(p.aims >> number & 1)
    return Badge(
        aim_id(p, seat, number),
        aim_words(aim),
        "flying-flag",
        aim.points,
        "good" if marked else "",
    )


def minion_state(p: Player, minion: int) -> str:
    if p.dead >> minion & 1:
        return "dead"
    words_of = []
    if p.evaded >> minion & 1:
        words_of.append("evaded")
    if p.dots >> minion & 1:
        words_of.append("dot")
    return " ".join(words_of)


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
        points=ground.track[: p.foe.life],
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


# -- what there is to choose at setup -----------------------------------------------------


def add_choices(view: Scene, s: Vendetta, viewer: int) -> None:
    if s.round:
        return
    for hero in s.t.heroes:
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
            for at, lair in enumerate(s.t.sides[p.board]):
                view.cards.append(
                    Card(
                        f"p{seat}-side-{SIDES[at]}",
                        said(s.t.lairs[lair].name),
                        icon="treasure-map",
                        kind="lair",
                        up=p.lair in (-1, lair),
                    )
                )


# -- dice ---------------------------------------------------------------------------------


def add_dice(view: Scene, s: Vendetta) -> None:
    faces = s.t.combat_die.faces
    for seat, p in enumerate(s.players):
        for at, die in enumerate(p.hand):
            face = p.faces[at]
            locked = face == s.t.wound
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
        for die in range(p.life_dice.bit_length()):
            if p.life_dice >> die & 1:
                wound = s.t.faces[s.t.wound]
                view.dice.append(
                    Die(
                        die_id(die),
                        "combat",
                        wound,
                        faces,
                        said(face_name(s, s.t.wound).key),
                        at=f"p{seat}-life",
                        state="void",
                        seat=seat,
                    )
                )
    for at, action in enumerate(s.flash):
        name = said(f"vengeance-flashback-{FLASHBACKS[action]}")
        view.dice.append(
            Die(f"flash-{at}", "flashback", FLASHBACKS[action], s.t.flashback_die.faces, name)
        )
    if s.flash:
        view.badges.append(Badge("flash-bonus", said("vengeance-flash-bonus"), "plain-circle"))
    left = sum(pool.bit_count() for pool in s.pools)
    view.piles.append(Pile("reserve", said("vengeance-reserve"), left, "dice-fire"))


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
            "of": dice_total(s),
            "closed": s.closed,
        },
        "flash": [
            {"id": f"flash-{at}", "action": FLASHBACKS[action], "icon": FLASH_ICONS[action]}
            for at, action in enumerate(s.flash)
        ],
        "bonus": [FLASHBACKS[action] for action in s.t.bonus],
        "target": s.t.solo_target[s.score_level] if s.solo() else None,
        "plans": plans(s) if s.round == 0 else {},
        "seats": [seat_data(s, seat, points[seat]) for seat in range(s.seats)],
    }


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
        "used": [bool(p.acted >> source & 1) for source in range(BONUS + 1)],
        "tiles": skill_data(s, seat),
        "offers": offer_data(p, seat) if own == "flashback" else [],
        "score": dict(zip(LINES, points, strict=True)),
        "room": room_id(p, seat, p.room) if p.lair >= 0 else None,
        "lair": rooms_of(p.ground, seat),
        "collects": p.collects,
        "out": p.out(),
    }


def hand_state(s: Vendetta, face: int) -> str:
    if face == s.t.wound:
        return "locked"
    if face == s.t.freed:
        return "freed"
    return "unrolled" if face == s.t.unrolled else "free"
