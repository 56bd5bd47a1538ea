"""Vengeance's own table: the dice in hand, the tiles and what they take, the lair room by room.

What the moment is about comes first: the dice and tiles while one rolls, the lair in Combat.
"""

from __future__ import annotations

from typing import Final

import msgspec
from textual.content import Content

from bossrush.engine.scene import Piece, Scene, Sheet
from bossrush.terminal.drawing.board import map_lines
from bossrush.terminal.drawing.brush import ACCENT, DANGER, MUTED, STRONG, Brush
from bossrush.terminal.drawing.dice import die_chip
from bossrush.terminal.drawing.panels import Panels
from bossrush.terminal.drawing.sheets import Detail, of_one, sheet_head
from bossrush.terminal.drawing.tracks import track_line
from bossrush.terminal.vengeance import (
    LETTERS,
    Room,
    Tile,
    offers_of,
    rooms_of,
    seat_of,
    tiles_of,
)

MAPPED: Final = 90
"""From so many columns on a lair is drawn as a map as well."""
LIFE: Final = {"free": "□", "die": "▨", "wound": "▓", "closed": "·"}


class VengeancePanels(Panels):
    """The table of the one who is asked; the lairs of the others below it."""

    def parts(self, scene: Scene, brush: Brush) -> list[list[Content]]:
        if not scene.board.get("seats") or scene.board["stage"] == "setup":
            return super().parts(scene, brush)
        seat = scene.board["viewer"]
        stage = scene.board["stage"]
        hand = hand_lines(scene, seat, brush)
        tiles = tile_lines(scene, seat, brush, whole=stage == "flashback")
        lair = lair_lines(scene, seat, brush)
        if stage == "combat":
            mine = [lair, tiles, hand]
        elif stage == "flashback":
            mine = [flash_lines(scene, brush), offer_lines(scene, seat, brush), tiles, lair]
        else:
            mine = [[*hand, *tiles], lair]
        others = [
            self.rival(scene, other, brush) for other in range(len(scene.sheets)) if other != seat
        ]
        return [*mine, *others]

    def rival(self, scene: Scene, seat: int, brush: Brush) -> list[Content]:
        """Another seat's lair and dice, for anyone who wants to know how they are doing."""
        sheet = next(sheet for sheet in scene.sheets if sheet.seat == seat)
        title = brush.heading(brush.say(sheet.name))
        return [title, *hand_lines(scene, seat, brush), *lair_lines(scene, seat, brush)]

    def sheets(self, scene: Scene, brush: Brush, detail: Detail) -> list[Content]:
        lines: list[Content] = []
        for sheet in scene.sheets:
            if lines and detail > Detail.TIGHT:
                lines.append(Content(""))
            lines += self.hero(scene, sheet, brush, detail)
        return lines

    def hero(self, scene: Scene, sheet: Sheet, brush: Brush, detail: Detail) -> list[Content]:
        """A player board: life, K.O., training, loot and score; then what it says."""
        detail = of_one(sheet, brush, detail)
        lines = [sheet_head(sheet, brush)]
        if not sheet.tracks:
            return lines
        lines += life_lines(sheet, brush)
        figures = [track_line(track, brush.narrowed(8)) for track in sheet.tracks[1:]]
        figures += [
            Content.assemble((brush.say(stat.name), MUTED), (f" {stat.value}", STRONG))
            for stat in sheet.stats
        ]
        lines += brush.flowing(figures)
        acting = brush.acting is not None and brush.acting.sheet == sheet
        badges = sheet.badges if detail > Detail.BRIEF or acting else sheet.badges[2:]
        lines += brush.flowing(map(brush.badge, badges), gap=" ")
        if detail is Detail.WHOLE and sheet.seat is not None:
            if scene.board.get("seats") and scene.board["stage"] != "setup":
                lines += tile_lines(scene, sheet.seat, brush, whole=True)
                lines += offer_lines(scene, sheet.seat, brush)
            if sheet.text is not None:
                lines += brush.paragraph(brush.say(sheet.text), MUTED)
        return lines


def life_lines(sheet: Sheet, brush: Brush) -> list[Content]:
    """The life bar as it is filled: free slots, dice and wounds, and those still closed."""
    life = sheet.tracks[0]
    bar = [
        (sign * life.parts.get(part, 0), "$danger" if part in ("die", "wound") else MUTED)
        for part, sign in LIFE.items()
    ]
    free = life.parts.get("free", life.value)
    name = (brush.say(life.name), brush.style(life.id, MUTED))
    tone = "bold $danger" if free <= 1 else STRONG
    said = Content.styled(brush.voice.part("free", free), tone)
    return brush.flowing([Content.assemble(name, " ", *bar), said])


def hand_lines(scene: Scene, seat: int, brush: Brush) -> list[Content]:
    """The dice in hand, and how many are left to take."""
    sheet = seat_of(scene, seat)["sheet"]
    dice = [
        die_chip(msgspec.structs.replace(die, seat=None), brush)
        for die in scene.dice
        if die.at == sheet
    ]
    title = Content.styled(brush.voice.own("vengeance-hand"), MUTED)
    piles = [
        Content.assemble((brush.say(pile.name), brush.style(pile.id, MUTED)), f" {pile.count}")
        for pile in scene.piles
    ]
    if not dice:
        return brush.flowing(piles)
    return brush.flowing([title, *dice, *piles], gap=" ")


def flash_lines(scene: Scene, brush: Brush) -> list[Content]:
    """The flashback dice, and the free action."""
    dice = [die_chip(die, brush) for die in scene.dice if die.kind == "flashback"]
    return brush.flowing([*dice, *map(brush.badge, scene.badges)], gap=" ")


def tile_lines(scene: Scene, seat: int, brush: Brush, whole: bool = False) -> list[Content]:
    """Skills with the dice they take and how they stand; items with their uses."""
    tiles = tiles_of(brush.voice, scene, seat)
    if not whole:  # what cannot be used need not be looked at
        tiles = [tile for tile in tiles if tile.dice or tile.good]
    return [line for tile in tiles for line in _tile(tile, brush)]


def offer_lines(scene: Scene, seat: int, brush: Brush) -> list[Content]:
    """The skills that may still be learned, with their price."""
    offers = offers_of(brush.voice, scene, seat)
    if not offers:
        return []
    sheet = next(sheet for sheet in scene.sheets if sheet.seat == seat)
    xp = next((track.parts["marked"] for track in sheet.tracks if "marked" in track.parts), 0)
    title = brush.heading(brush.voice.own("vengeance-learn", xp=xp))
    return [title, *(line for tile in offers for line in _tile(tile, brush))]


def _tile(tile: Tile, brush: Brush) -> list[Content]:
    sign = "▸ " if tile.good else "  "
    said = Content.assemble(
        (sign, ACCENT),
        (tile.name, brush.style(tile.id, STRONG)),
        (f"  {tile.dice}" if tile.dice else "", ""),
        (f" → {tile.does}", MUTED),
        (f"  {', '.join(tile.state)}" if tile.state else "", ACCENT if tile.good else MUTED),
    )
    return brush.wrapped(said, indent=4)


def lair_lines(scene: Scene, seat: int, brush: Brush) -> list[Content]:
    """A lair: a map where there is room, and its rooms by number with all they hold."""
    rooms = rooms_of(scene, seat)
    if not rooms:
        return []
    lines: list[Content] = []
    threat = set(seat_of(scene, seat)["threat"])
    if brush.width >= MAPPED:
        places = [room.place for room in rooms]
        lines += map_lines(scene, places, signs(rooms, threat, brush), brush, small=True) or []
    for room in rooms:
        lines += room_lines(room, threat, brush)
    return [*lines, *legend(rooms, brush)]


def signs(rooms: list[Room], threat: set[str], brush: Brush) -> dict[str, str]:
    """How everybody who stands in a lair is drawn on its map."""
    made = {piece.id: brush.marks.piece(piece) for room in rooms for piece in room.heroes}
    for room in rooms:
        made |= {piece.id: _enemy(piece, threat, brush)[0] for piece in room.enemies}
    return made


def room_lines(room: Room, threat: set[str], brush: Brush) -> list[Content]:
    """A room in a line or two: who is there, where its doors lead, what it is worth."""
    place = room.place
    name = brush.say(place.name) if place.name is not None else ""
    here = [
        (brush.marks.piece(piece), brush.style(piece.id, ACCENT if brush.acts(piece) else STRONG))
        for piece in room.heroes
    ]
    here += [_enemy(piece, threat, brush) for piece in room.enemies]
    said = [
        Content.assemble(
            (f"{room.number} ", MUTED),
            (name, brush.style(place.id, STRONG if room.heroes else "")),
            ("✓" if place.state == "visited" else "", MUTED),
        ),
        *(Content.styled(sign, style) for sign, style in here),
    ]
    if room.dead:
        said.append(Content.styled(brush.voice.own("vengeance-dead", enemies=room.dead), MUTED))
    said.append(Content.styled("↔" + ",".join(map(str, room.ways)), MUTED))
    said += [brush.badge(badge) for badge in place.badges]
    return brush.wrapped(Content(" ").join(said), indent=4)


def _enemy(piece: Piece, threat: set[str], brush: Brush) -> tuple[str, str]:
    """An enemy's sign: in brackets once evaded, with a dot once hurt, with ! where it wounds."""
    states = piece.state.split()
    if piece.kind == "boss":
        sign = brush.say(piece.name)
        for track in piece.tracks:
            sign += f" ♥{track.value}/{track.high}"
    else:
        sign = brush.say(piece.name)[:LETTERS]
    if "dot" in states:
        sign += "•"
    if "evaded" in states:
        sign = f"({sign})"
    if any(badge.id.endswith("-barred") for badge in piece.badges):
        sign += "⊘"
    if piece.id in threat:
        return f"{sign}!", brush.style(piece.id, DANGER)
    return sign, brush.style(piece.id, MUTED if "evaded" in states else "")


def legend(rooms: list[Room], brush: Brush) -> list[Content]:
    """Who the letters are, and what the Boss does."""
    kinds: dict[str, Content] = {}
    boss: list[Content] = []
    for piece in (piece for room in rooms for piece in room.enemies):
        name = brush.say(piece.name)
        if piece.kind == "boss":
            said = [badge for badge in piece.badges if badge.id.endswith("-effect")]
            boss += [line for one in said for line in brush.wrapped(brush.badge(one), indent=2)]
        else:
            sign = (name[:LETTERS], STRONG)
            kinds.setdefault(piece.kind, Content.assemble(sign, (f" {name}", MUTED)))
    return [*boss, *brush.flowing(kinds.values())]
