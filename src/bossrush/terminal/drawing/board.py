"""The board: places as a map where they have somewhere to be, as a list where there is no room.

Rooms and zones are frames with their name, cells a grid, nodes discs joined by dotted lines.
Whatever stands somewhere is a mark on the map, and the legend below tells who it is.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from textual.content import Content

from bossrush.engine.scene import Piece, Place, Scene, linked
from bossrush.terminal.drawing.brush import ACCENT, LINE, MUTED, STRONG, Brush
from bossrush.terminal.drawing.canvas import Canvas
from bossrush.terminal.drawing.dice import die_chip
from bossrush.terminal.drawing.sheets import card_chip
from bossrush.terminal.drawing.tracks import track_line
from bossrush.terminal.seats import Marks
from bossrush.terminal.spoken import fallen, standing_at, worth_showing

ARROWS = "↑↗→↘↓↙←↖"

# For each kind: the fewest and the most columns that one unit of the board may take, and the
# fewest rows.
_ROOM = {"cell": (3, 8, 2), "node": (3, 10, 1), "room": (12, 26, 3), "zone": (12, 26, 3)}

_GONE = ("gone", "void")
"""States of a place that is no longer there."""


def board_lines(scene: Scene, brush: Brush) -> list[Content]:
    """The places of a scene and what stands on them."""
    places = [
        place for place in scene.places if place.kind != "row" and worth_showing(scene, place)
    ]
    if not places:
        return []
    lines: list[Content] = []
    for part in _parts(places, brush):
        # The first is where things happen; what is only looked up may be small.
        lines += part_lines(scene, part, brush, small=bool(lines))
    return lines


def part_lines(scene: Scene, places: list[Place], brush: Brush, small: bool) -> list[Content]:
    """Some places as a map, or as a list where there is no room for one, and who stands there."""
    marks = marks_of(scene, brush.marks)
    drawn = map_lines(scene, places, marks, brush, small)
    lines = drawn if drawn is not None else _list(scene, places, marks, brush)
    return lines + _legend(scene, places, marks, brush, mapped=drawn is not None)


def _parts(places: list[Place], brush: Brush) -> list[list[Place]]:
    """All of the board in one map, if it has the room; otherwise what is of one kind together."""
    if _unit(places, brush):
        return [places]
    kinds: dict[str, list[Place]] = {}
    for place in places:
        kinds.setdefault(place.kind, []).append(place)
    return list(kinds.values())


def marks_of(scene: Scene, shapes: Marks) -> dict[str, str]:
    """The mark of each piece on the map: a seat's shape, or as few letters as tell names apart."""
    marks: dict[str, str] = {}
    taken: dict[str, str] = {}
    for piece in scene.pieces:
        if piece.seat is not None:
            marks[piece.id] = shapes.piece(piece)
            continue
        name = piece.kind or piece.name.key
        letters = "".join(char for char in name if char.isalnum()) or "?"
        short = next(
            (
                letters[:size].capitalize()
                for size in range(1, len(letters) + 1)
                if taken.get(letters[:size].capitalize(), name) == name
            ),
            letters,
        )
        taken[short] = name
        marks[piece.id] = short
    return marks


def map_lines(
    scene: Scene, places: list[Place], marks: dict[str, str], brush: Brush, small: bool
) -> list[Content] | None:
    """The board as a map; None where it would be too small to read, or has no shape at all."""
    unit = _unit(places, brush)
    if not unit:
        return None
    left = min(place.x for place in places)
    top = min(place.y for place in places)
    down = max(place.y + place.h for place in places) - top
    rows = _scale(places)[2]
    least = min(place.h for place in places)
    if not small:
        high = round(unit * min(place.w for place in places) / 2.4)
        if brush.height:  # a board that can be seen at once is better than a well-shaped one
            high = min(high, int((brush.height - 4) * least / down))
        rows = max(rows, high)
    tall = rows / least
    sheet = _Sheet(scene, marks, brush, left, top, unit, tall)
    sheet.canvas = Canvas(
        max(sheet.corner(place)[0] + sheet.size(place)[0] for place in places),
        max(sheet.corner(place)[1] + sheet.size(place)[1] for place in places),
    )
    for place in places:
        sheet.links(place, places)
    for place in sorted(places, key=lambda place: place.id in brush.lit):  # lit frames on top
        sheet.place(place)
    return sheet.canvas.lines()


def _unit(places: list[Place], brush: Brush) -> float:
    """How many columns one unit of a map of these takes; 0 where it cannot be one.

    What lies in a single spot has no shape to show, nor has a zone that cards lie in.
    """
    together = len({(place.x, place.y) for place in places}) == 1
    if together and (len(places) > 1 or places[0].kind == "zone"):
        return 0
    across = max(place.x + place.w for place in places) - min(place.x for place in places)
    narrowest = min(place.w for place in places)
    least, most, _ = _scale(places)
    columns = min(most, int((brush.width - 1) * narrowest / across))
    return columns / narrowest if columns >= least else 0


def _scale(places: list[Place]) -> tuple[int, int, int]:
    sizes = [_ROOM.get(place.kind, _ROOM["zone"]) for place in places]
    return max(s[0] for s in sizes), min(s[1] for s in sizes), max(s[2] for s in sizes)


@dataclass
class _Sheet:
    """A map on its way to being drawn."""

    scene: Scene
    marks: dict[str, str]
    brush: Brush
    left: float
    top: float
    unit: float
    tall: float
    canvas: Canvas = field(default_factory=lambda: Canvas(0, 0))

    def corner(self, place: Place) -> tuple[int, int]:
        return round((place.x - self.left) * self.unit), round((place.y - self.top) * self.tall)

    def size(self, place: Place) -> tuple[int, int]:
        """Columns and rows, both edges of its frame included."""
        return round(place.w * self.unit) + 1, round(place.h * self.tall) + 1

    def middle(self, place: Place) -> tuple[float, float]:
        x, y = self.corner(place)
        return x + place.w * self.unit / 2, y + place.h * self.tall / 2

    def links(self, place: Place, places: list[Place]) -> None:
        """Lines to the places one step away; cells that touch need none."""
        if place.kind == "cell":
            return
        here = self.middle(place)
        near = linked(place)
        for other in places:
            if other.id in near and other.id > place.id:
                self.canvas.line(*here, *self.middle(other), LINE)

    def place(self, place: Place) -> None:
        if place.kind == "node":
            self.node(place)
        else:
            self.frame(place)

    def node(self, place: Place) -> None:
        x, y = self.middle(place)
        here = self.standing(place)
        style = self.brush.style(place.id, STRONG if here else MUTED)
        bare = "▣" if place.state == "blocked" else "○"
        said = [("(", style), *here, (")", style)] if here else [(bare, style)]
        at = max(0, round(x - sum(len(sign) for sign, _ in said) / 2))
        for sign, how in said:
            self.canvas.put(at, int(y), sign, how)
            at += len(sign)

    def frame(self, place: Place) -> None:
        x, y = self.corner(place)
        w, h = self.size(place)
        lit = place.id in self.brush.lit
        if place.kind != "cell":  # nothing shows through a room
            self.canvas.fill(x + 1, y + 1, w - 2, h - 2, " ")
        if place.state in _GONE:
            self.canvas.fill(x + 1, y + 1, w - 2, h - 2, "╱", LINE)
        if lit:
            self.canvas.heavy_frame(x, y, w, h, ACCENT)
        else:
            self.canvas.frame(x, y, w, h, LINE)
        room = w - 2
        if place.name is not None and place.kind != "cell":
            name = f" {fitting(self.brush.say(place.name), room - 2)} "
            self.canvas.put(x + (2 if len(name) < room else 1), y, name, ACCENT if lit else STRONG)
        self.inside(place, x + 1, y + 1, room, h - 2)

    def inside(self, place: Place, x: int, y: int, w: int, h: int) -> None:
        """What stands in a frame, from its top left; what finds no room is counted."""
        at, row = 0, 0
        here = self.standing(place)
        for number, (sign, style) in enumerate(here):
            if at and at + len(sign) > w:
                at, row = 0, row + 1
            if row >= h:
                self.canvas.put(x + w - 2, y + h - 1, f"+{len(here) - number}"[:2], MUTED)
                return
            self.canvas.put(x + at, y + row, shortened(sign, w), style)
            at += len(sign) + (1 if w > 4 else 0)
        if not here and h > 0:
            told = (self.brush.badge(badge).plain for badge in place.badges)
            # Never half of one: all of them stand below the map in words.
            self.canvas.put(x, y + h - 1, next((one for one in told if len(one) <= w), ""), MUTED)

    def standing(self, place: Place) -> list[tuple[str, str]]:
        """The marks of what is at a place."""
        pieces = [
            (_sign(piece, self.marks), _piece_style(piece, self.brush))
            for piece in standing_at(self.scene, place.id)
        ]
        cards = [
            ("▤", self.brush.style(card.id, MUTED))
            for card in self.scene.cards
            if card.at == place.id
        ]
        dice = [
            (die_chip(die, self.brush).plain, self.brush.style(die.id))
            for die in self.scene.dice
            if die.at == place.id
        ]
        return pieces + cards + dice


def fitting(name: str, room: int) -> str:
    """As much of a name as there is room for: without what comes after a comma, or cut short."""
    if len(name) <= room:
        return name
    first = name.partition(",")[0]
    return first if len(first) <= room else f"{name[: max(0, room - 1)]}…"


def shortened(sign: str, room: int) -> str:
    """A sign in a few columns: what follows its name, a figure of health, stays whole."""
    if len(sign) <= room:
        return sign
    name, _, figure = sign.rpartition(" ")
    left = room - len(figure) - 2
    return f"{name[:left].rstrip()}… {figure}" if name and left > 0 else sign[:room]


def _sign(piece: Piece, marks: dict[str, str]) -> str:
    sign = marks[piece.id]
    if piece.facing is not None:
        sign += ARROWS[piece.facing % 8]
    return f"{sign}{piece.count}" if piece.count != 1 else sign


def _piece_style(piece: Piece, brush: Brush) -> str:
    return brush.style(piece.id, ACCENT if brush.acts(piece) else STRONG)


def _list(scene: Scene, places: list[Place], marks: dict[str, str], brush: Brush) -> list[Content]:
    """The places one below the other, each with what is at it and where one gets from it."""
    lines: list[Content] = []
    names = {place.id: brush.say(place.name) for place in places if place.name is not None}
    for place in places:
        name = brush.say(place.name) if place.name is not None else place.id
        here = [
            Content.styled(_sign(piece, marks), _piece_style(piece, brush))
            for piece in standing_at(scene, place.id)
        ]
        here += [die_chip(die, brush) for die in scene.dice if die.at == place.id]
        here += [brush.badge(badge) for badge in place.badges]
        here += [card_chip(card, brush) for card in scene.cards if card.at == place.id]
        if place.kind == "zone" and not here and place.id not in brush.lit:
            continue
        held = Content(" ").join([brush.held(one, indent=2) for one in here])
        row = Content.assemble((name, brush.style(place.id, STRONG)), "  ", held)
        lines += brush.wrapped(row.rstrip(), indent=2)
        near = [names[other] for other in linked(place) if other in names]
        if near:
            ways = Content.styled(f"  ↔ {', '.join(near)}", MUTED)
            lines += brush.wrapped(ways, indent=4)
    return lines


def _legend(
    scene: Scene, places: list[Place], marks: dict[str, str], brush: Brush, mapped: bool
) -> list[Content]:
    """Who each mark is, with what can be said about it; then what a map has no room for."""
    lines: list[Content] = []
    told: set[tuple[str, str]] = set()
    here = {place.id for place in places}
    for piece in scene.pieces:
        if piece.at not in here or fallen(piece):
            continue
        name = brush.say(piece.name)
        bare = not (piece.tracks or piece.badges or piece.id in brush.lit)
        if bare and (marks[piece.id], name) in told:
            continue
        told.add((marks[piece.id], name))
        about = [track_line(track, brush, vital=True) for track in piece.tracks]
        about += [brush.badge(badge) for badge in piece.badges]
        head = Content.assemble(
            (marks[piece.id], _piece_style(piece, brush)), " ", (name, brush.style(piece.id))
        )
        lines.append(Content("  ").join([head, *about]))
    for place in places if mapped else []:
        more = [brush.badge(badge) for badge in place.badges]
        more += [card_chip(card, brush) for card in scene.cards if card.at == place.id]
        if more and place.name is not None:
            said = Content(" ").join(more)
            lines.append(Content.assemble((brush.say(place.name), MUTED), " ", said))
    return brush.flowing(lines, gap="   ")
