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
from bossrush.games.vengeance.player import Player
from bossrush.games.vengeance.score import LINES, exit_route, lines
from bossrush.games.vengeance.setup import dice_total
from bossrush.games.vengeance.sheets import face_id, seat_sheet, skill_data
from bossrush.games.vengeance.state import Vendetta
from bossrush.games.vengeance.terms import (
    BONUS,
    BOSS,
    BOSSES,
    CLOSE_ROLL,
    DEAL,
    FLASHBACKS,
    MICRO_TURN,
    MINIONS,
    MODES,
    OBJECTIVES,
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
    minion_name,
    room_id,
    seat_id,
)

ICONS: Final = ("brute", "muscular-torso", "riot-shield", "spy", "revolver")
"""Of the minions, in the order of their types."""
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
    for row, other in enumerate(order):
        add_lair(view, s, other, row * BELOW)
        view.sheets.append(seat_sheet(s, other))
    add_choices(view, s, viewer)
    add_dice(view, s)
    view.board = board(s, viewer)
    return view


def where(s: Vendetta) -> list[Words]:
    """The round, and what is being played in it."""
    if s.phase in (DEAL, BOSSES) or s.round == 0:
        return [words(Message("vengeance-where-setup"))]
    told = [words(Message("vengeance-where-round", round=s.round, rounds=s.t.rounds))]
    return [*told, words(Message(f"vengeance-where-{stage(s)}"))]


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
            words(Message(p.card.name)),
            at=room_id(p, seat, p.room),
            icon=p.card.icon,
            kind="hero",
            seat=seat,
            state="dead" if p.out() else "",
        )
    )
    forbidden = barred(p, next_action(p)) if aiming(s, seat) else {}
    for minion, kind in enumerate(ground.minion_type):
        view.pieces.append(
            Piece(
                enemy_id(p, seat, minion),
                words(minion_name(kind)),
                at=room_id(p, seat, ground.minion_room[minion]),
                icon=ICONS[kind],
                kind=MINIONS[kind],
                state=minion_state(p, minion),
                badges=barred_badge(p, seat, minion, forbidden),
            )
        )
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
    name = words(Message(forbidden[target]))
    return [Badge(f"{enemy_id(p, seat, target)}-barred", name, "cancel", tone="bad")]


def place(p: Player, seat: int, room: int, below: int) -> Place:
    ground = p.ground
    x, y = ground.xy[room]
    name = f"p{seat}-{ground.room_ids[room]}"
    badges = [aim_badge(p, seat, number) for number in ground.aims[room]]
    if ground.loot[room]:
        taken = bool(p.looted >> room & 1)
        badges.append(
            Badge(
                f"{name}-loot",
                words(Message("vengeance-loot")),
                "swap-bag",
                ground.loot[room],
                "off" if taken else "",
            )
        )
    if room == ground.entrance:
        badges.append(Badge(f"{name}-start", words(Message("vengeance-entrance")), "exit-door"))
    return Place(
        name,
        "room",
        words(Message(ground.room_names[room])),
        x,
        y + below,
        16,
        18,
        [room_id(p, seat, door) for door in ground.near[room]],
        "visited" if p.visited >> room & 1 else "",
        badges,
    )


def aim_badge(p: Player, seat: int, number: int) -> Badge:
    aim = p.ground.objectives[number]
    marked = bool(p.aims >> number & 1)
    condition = Message(f"vengeance-aim-{OBJECTIVES[aim.kind].replace('_', '-')}", n=aim.n)
    if aim.type >= 0:
        condition.args["type"] = minion_name(aim.type)
    return Badge(
        aim_id(p, seat, number),
        words(condition),
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
        words(Message("vengeance-boss-life")),
        p.foe.life - p.damage,
        0,
        p.foe.life,
        icon="crowned-skull",
        points=ground.track[: p.foe.life],
    )
    effect = Badge(f"p{seat}-boss-effect", words(Message(p.foe.text)), "hazard-sign")
    view.pieces.append(
        Piece(
            f"p{seat}-boss",
            words(Message(p.foe.name)),
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
                words(Message(hero.name)),
                words(Message(hero.line)),
                hero.icon,
                "hero",
                badges=[
                    Badge(
                        f"{hero.id.replace('.', '-')}-trait",
                        words(Message(hero.trait_text)),
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
                        words(Message(s.t.lairs[lair].name)),
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
                    words(face_name(s, face)),
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
                        words(face_name(s, s.t.wound)),
                        at=f"p{seat}-life",
                        state="void",
                        seat=seat,
                    )
                )
    for at, action in enumerate(s.flash):
        name = words(Message(f"vengeance-flashback-{FLASHBACKS[action]}"))
        view.dice.append(
            Die(f"flash-{at}", "flashback", FLASHBACKS[action], s.t.flashback_die.faces, name)
        )
    if s.flash:
        view.badges.append(
            Badge("flash-bonus", words(Message("vengeance-flash-bonus")), "plain-circle")
        )
    left = sum(pool.bit_count() for pool in s.pools)
    view.piles.append(Pile("reserve", words(Message("vengeance-reserve")), left, "dice-fire"))


# -- for the game's own board -------------------------------------------------------------


def board(s: Vendetta, viewer: int) -> dict[str, Any]:
    """Facts in the form the game's own board draws them from."""
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
        "seats": [seat_data(s, seat) for seat in range(s.seats)],
    }


def seat_data(s: Vendetta, seat: int) -> dict[str, Any]:
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
        "score": dict(zip(LINES, lines(p), strict=True)),
        "room": room_id(p, seat, p.room) if p.lair >= 0 else None,
        "lair": [room_id(p, seat, room) for room in range(p.ground.rooms)],
        "collects": p.collects,
        "out": p.out(),
    }


def hand_state(s: Vendetta, face: int) -> str:
    if face == s.t.wound:
        return "locked"
    if face == s.t.freed:
        return "freed"
    return "unrolled" if face == s.t.unrolled else "free"
