"""Arkalion's own table: thirteen columns that fit any terminal, and the ship below them.

A cell holds who stands there, and what they are about to do: a letter and a sign, or as much of a
name as there is room for. An exclamation mark attacks, an arrow shows which way a pawn will go if
nothing changes.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from textual.content import Content

from bossrush.engine.scene import Badge, Card, Piece, Pile, Place, Scene
from bossrush.terminal.drawing.board import ARROWS
from bossrush.terminal.drawing.brush import ACCENT, LINE, MUTED, STRONG, Brush
from bossrush.terminal.drawing.panels import LOW, Panels
from bossrush.terminal.drawing.tracks import track_line

GROUND: Final = {"tile": "·", "green": "▫", "gap": " "}
HULL: Final = "▒"
ARMOUR: Final = "▓"
ATTACKS: Final = ("shot", "break")
LEAST, MOST = 3, 8
"""Columns of a cell: its pawn, what that will do, and a space."""
NAMED: Final = 6
"""From so many columns on, a cell holds more of a name than its letter."""
REST: Final = 18
"""Lines for what lies below the ground."""
NUMBER: Final = 3
"""Columns for the number of a row."""


class ArkalionPanels(Panels):
    """The generic table, with the ground as a grid and the ship's zones as lines."""

    def parts(self, scene: Scene, brush: Brush) -> list[list[Content]]:
        setting_up = not scene.board.get("turn")
        field, foes, zones = ground(scene, brush), standing(scene, brush), ship(scene, brush)
        low = 0 < brush.height < LOW
        return [
            *([[*field, *zones, *foes]] if low else [[*field, *foes], zones]),
            self.tracks(scene.tracks, brush),
            bag(scene, brush),
            *(self.cards(scene, brush) if setting_up else []),
            self.piles([pile for pile in scene.piles if pile.id != "bag"], brush),
        ]

    def card(self, card: Card, brush: Brush) -> list[Content]:
        return super().card(card, brush) if card.kind == "sheet" else []

    def piles(self, piles: list[Pile], brush: Brush) -> list[Content]:
        """Decks and supplies by their number; what is empty is left out."""
        return super().piles([pile for pile in piles if pile.count], brush)


def ground(scene: Scene, brush: Brush) -> list[Content]:
    """Rows from the far edge to the hull, and who stands there."""
    cells = {(int(place.x), int(place.y)): place for place in scene.places if place.kind == "cell"}
    if not cells:
        return []
    columns = max(x for x, _ in cells) + 1
    rows = max(y for _, y in cells) + 1
    here: dict[str, list[Piece]] = {}
    for piece in scene.pieces:
        here.setdefault(piece.at, []).append(piece)
    plans = intents(scene)
    armour = set((scene.board.get("armour") or {}).get("cells", []))
    wide = max(LEAST, min(MOST, (brush.width - NUMBER) // columns))
    airy = rows * 2 + REST <= brush.height
    letters = [cells[x, 0].id[0] for x in range(columns)]
    head = " " * NUMBER + "".join(f"{letter:<{wide}}" for letter in letters)
    lines = [Content.styled(head.rstrip(), MUTED)]
    for y in range(rows):
        row = [(f"{rows - 1 - y:<{NUMBER}}", MUTED)]
        for x in range(columns):
            place = cells.get((x, y))
            if place is None:
                row.append((_filled(HULL, wide), LINE))
            elif place.id in armour and not here.get(place.id):
                row.append((_filled(ARMOUR, wide), brush.style("armour", STRONG)))
            else:
                pawns, plan = here.get(place.id, []), plans.get(place.id, "")
                row.append(_cell(place, pawns, plan, brush, wide))
        lines.append(Content.assemble(*row).rstrip())
        if airy and y < rows - 1:
            lines.append(Content(""))
    return lines


def _filled(sign: str, wide: int) -> str:
    return f"{sign * (wide - 1)} "


def _cell(place: Place, here: list[Piece], plan: str, brush: Brush, wide: int) -> tuple[str, str]:
    """What is drawn in a cell, and how."""
    lit = brush.style(place.id)
    if not here:
        sign = GROUND.get(place.state, " ")
        return f"{sign:<{wide}}", lit or (MUTED if place.state == "green" else LINE)
    marks = "".join(_sign(piece, brush) for piece in here)
    if wide >= NAMED and len(here) == 1 and here[0].id != "armour":
        name = brush.say(here[0].name)
        marks = f"{marks} {name}" if here[0].seat is not None else name.split(" ")[0]
    style = lit or next((brush.style(piece.id) for piece in here), "")
    acting = any(map(brush.acts, here))
    text = marks[: wide - 1 - len(plan)] + plan
    return f"{text:<{wide}}", style or (ACCENT if acting or "!" in plan else STRONG)


def _sign(piece: Piece, brush: Brush) -> str:
    if piece.seat is not None:
        return brush.marks.piece(piece)
    return ARMOUR if piece.id == "armour" else brush.say(piece.name)[:1].upper()


def intents(scene: Scene) -> dict[str, str]:
    """What the pawn of each cell will do in the coming Enemies phase: an arrow, or `!`."""
    found: dict[str, str] = {}
    at = {place.id: place for place in scene.places}
    for step in scene.board.get("forecast", []):
        if step["kind"] in ATTACKS:
            found[step["from"]] = "!"
        elif step["kind"] == "move" and step["from"] in at and step["to"] in at:
            found.setdefault(step["from"], _arrow(at[step["from"]], at[step["to"]]))
    return found


def _arrow(start: Place, end: Place) -> str:
    across = (end.x > start.x) - (end.x < start.x)
    down = (end.y > start.y) - (end.y < start.y)
    ways = [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)]
    return ARROWS[ways.index((across, down))] if (across, down) in ways else ""


def standing(scene: Scene, brush: Brush) -> list[Content]:
    """Who the letters are, each kind once; the Armour with its health, cells with their badges."""
    told: dict[str, Content] = {}
    for piece in scene.pieces:
        if piece.at in _cells(scene) and piece.seat is None:
            name = brush.say(piece.name)
            sign = Content.assemble((_sign(piece, brush), STRONG), " ", (name.split(" ")[0], ""))
            about = [track_line(track, brush, vital=True) for track in piece.tracks]
            numbers = scene.board.get("foes", {}).get(piece.kind)
            if numbers is not None:
                about.append(Content.styled(brush.voice.written(numbers), MUTED))
            told.setdefault(piece.kind or piece.id, Content("  ").join([sign, *about]))
    for place in scene.places:
        if place.kind == "cell" and place.badges:
            badges = Content(" ").join([brush.badge(badge) for badge in place.badges])
            told[place.id] = Content.assemble((place.id, MUTED), " ", badges)
    return brush.flowing(told.values(), gap="   ")


def _cells(scene: Scene) -> set[str]:
    return {place.id for place in scene.places if place.kind == "cell"}


def ship(scene: Scene, brush: Brush) -> list[Content]:
    """The five zones from port to starboard: heroes inside, what is damaged, ready or open.

    Where there is little room they share lines, heroes stand there as their signs alone, and a gun
    that cannot be fired goes without saying.
    """
    low = 0 < brush.height < LOW
    zones: list[Content] = []
    for zone in (place for place in scene.places if place.kind != "cell"):
        heroes: list[Content] = []
        badges: Counter[Content] = Counter()
        for piece in (piece for piece in scene.pieces if piece.at == zone.id):
            if piece.seat is None:
                told = [one for one in piece.badges if not (low and _idle(one))]
                badges.update(map(brush.badge, told))
                continue
            style = brush.style(piece.id, ACCENT if brush.acts(piece) else STRONG)
            sign = brush.marks.piece(piece)
            said = sign if low else f"{sign} {brush.say(piece.name)}"
            heroes.append(Content.styled(said, style))
        name = brush.say(zone.name) if zone.name is not None else zone.id
        about = [Content("" if low else "  ").join(heroes)] if heroes else []
        about += [Content.assemble(one, f" ×{n}" if n > 1 else "") for one, n in badges.items()]
        gap = " " if low else "  "
        zones.append(
            Content(gap).join([Content.styled(name, brush.style(zone.id, STRONG)), *about])
        )
    if low:
        return brush.flowing(zones, gap="   ")
    return [line for zone in zones for line in brush.wrapped(zone, indent=2)]


def _idle(badge: Badge) -> bool:
    """Whether it says that nobody stood at a gun last turn."""
    return badge.id.startswith("gun-") and not badge.tone


def bag(scene: Scene, brush: Brush) -> list[Content]:
    """What may be drawn next, and how likely it is."""
    pile = next((pile for pile in scene.piles if pile.id == "bag"), None)
    if pile is None or not pile.count:
        return []
    names: dict[str, Any] = scene.board.get("tokens", {})
    chips = [Content.assemble((brush.say(pile.name), MUTED), (f" {pile.count}", STRONG))]
    for token, count in pile.contents.items():
        name = brush.voice.written(names[token]["name"])
        share = brush.voice.own("odds-percent", n=round(100 * count / pile.count))
        chips.append(Content.assemble(name, (f" {count}", STRONG), (f" {share}", MUTED)))
    return brush.flowing(chips, gap="   ")
