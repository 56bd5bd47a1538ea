"""Dark Souls' own table: nodes by row and column, foes and cards with their numbers."""

from __future__ import annotations

from typing import Final

import msgspec
from textual.content import Content

from bossrush.engine.scene import Card, Piece, Place, Scene, Sheet, linked
from bossrush.terminal.drawing.board import ARROWS, part_lines
from bossrush.terminal.drawing.brush import ACCENT, DANGER, LINE, MUTED, STRONG, Brush
from bossrush.terminal.drawing.canvas import Canvas
from bossrush.terminal.drawing.panels import LOW, Panels
from bossrush.terminal.drawing.sheets import Detail, card_chip, of_one, sheet_head, stats_line
from bossrush.terminal.souls import (
    Foe,
    card_words,
    foes_of,
    guard_words,
    known_pattern,
    side_words,
    title_of,
    token_of,
)

NUMBER: Final = 3
"""Columns for the number of a row."""
TALL: Final = 2
"""Lines that a row takes where there is room for the ways between the nodes."""
LEAST, MOST = 7, 10
"""Columns that one node may take."""
SIGNS: Final = {"blocked": "▣", "broken": "▢", "entry": "◌"}
TOKENS: Final = {"estus": "souls-estus", "luck": "souls-luck", "heroic": "souls-heroic"}
WORN: Final = ("armour", "left", "right")
GUARDS: Final = ("block", "resist", "dodge")


class SoulsPanels(Panels):
    """The generic table, with the fight as a lattice and every number that a fight turns on."""

    def parts(self, scene: Scene, brush: Brush) -> list[list[Content]]:
        nodes = [place for place in scene.places if place.kind == "node"]
        return [
            *(fight(scene, nodes, brush) if nodes else [dungeon(scene, brush)]),
            self.tracks(scene.tracks, brush),
            *self.cards(scene, brush),
            *([dungeon(scene, brush, titled=True)] if nodes else []),
            self.piles(scene.piles, brush),
        ]

    def cards(self, scene: Scene, brush: Brush) -> list[list[Content]]:
        """Cards to choose from and the inventory, each with its numbers."""
        groups: dict[str, list[Content]] = {}
        for card in scene.cards:
            if card.kind == "behaviour":
                continue
            if card.at not in groups:
                title = self.group_title(scene, card.at, brush)
                groups[card.at] = [brush.heading(title)] if title else []
            groups[card.at] += self.numbered(card, scene, brush)
        return list(groups.values())

    def numbered(self, card: Card, scene: Scene, brush: Brush) -> list[Content]:
        """A card with its numbers; its text where it has none."""
        numbers = card_words(brush.voice, scene, card.id)
        if not numbers:
            return self.card(card, brush)
        said = Content.assemble(card_chip(card, brush), ("  " + " · ".join(numbers), MUTED))
        return brush.wrapped(said, indent=4)

    def sheets(self, scene: Scene, brush: Brush, detail: Detail) -> list[Content]:
        lines: list[Content] = []
        for number, sheet in enumerate(scene.sheets):
            if lines and detail > Detail.TIGHT:
                lines.append(Content(""))
            lines += hero_lines(scene, sheet, number, brush, detail)
        return lines


# -- the fight ----------------------------------------------------------------------------


def fight(scene: Scene, nodes: list[Place], brush: Brush) -> list[list[Content]]:
    """The nodes, the foes, what a boss does, what lies about: one part where room is short."""
    foes = foes_of(brush.voice, scene)
    struck = struck_nodes(scene)
    below = [
        foe_lines(foes, brush),
        pattern_lines(scene, brush),
        holds(scene, nodes, struck, brush),
    ]
    rows = int(max(place.y for place in nodes)) + 1
    rest = sum(len(part) + 1 for part in below if part)
    tall = 1 if brush.height and rows * TALL + rest > brush.height else TALL
    drawn = [lattice(scene, nodes, foes, brush, tall, struck), *below]
    if tall == TALL:
        return drawn
    return [[line for part in drawn for line in part]]


def lattice(
    scene: Scene, nodes: list[Place], foes: list[Foe], brush: Brush, tall: int, struck: set[str]
) -> list[Content]:
    """The nodes by row and column, who stands on them, and where somebody would be struck."""
    columns = int(max(place.x for place in nodes)) + 1
    rows = int(max(place.y for place in nodes)) + 1
    wide = max(LEAST, min(MOST, (brush.width - NUMBER) // columns))
    wide = min(wide, (brush.width - NUMBER) // columns)
    sheet = Canvas(NUMBER + wide * columns, 1 + (rows - 1) * tall + 1)
    at = {
        place.id: (NUMBER + int(place.x) * wide + wide // 2, 1 + int(place.y) * tall)
        for place in nodes
    }
    for column in range(columns):
        sheet.put(NUMBER + column * wide + wide // 2, 0, str(column + 1), MUTED)
    for row in range(rows):
        sheet.put(0, 1 + row * tall, str(row + 1), MUTED)
    if tall > 1:
        for place in nodes:
            for other in linked(place):
                if other > place.id and other in at:
                    (x, y), (x2, y2) = at[place.id], at[other]
                    sheet.line(x + 0.5, y + 0.5, x2 + 0.5, y2 + 0.5, LINE)
    weak = {node for area in scene.areas if area.tone == "good" for node in area.places}
    for place in nodes:
        _node(scene, place, at[place.id], foes, brush, sheet, struck, weak)
    return sheet.lines()


def struck_nodes(scene: Scene) -> set[str]:
    """Where somebody would be struck: now by a boss's card, or next by a foe."""
    nodes = {node for area in scene.areas if area.tone == "bad" for node in area.places}
    for foe in scene.board.get("foes", []):
        nodes |= set(foe["threatens"])
    return nodes


def _node(
    scene: Scene,
    place: Place,
    at: tuple[int, int],
    foes: list[Foe],
    brush: Brush,
    sheet: Canvas,
    struck: set[str],
    weak: set[str],
) -> None:
    """One node: who stands there in brackets, or its sign; `!` where one is struck, `+` if weak."""
    here = [
        (sign, brush.style(piece.id, ACCENT if brush.acts(piece) else STRONG))
        for piece in scene.pieces
        if piece.at == place.id and (sign := mark(piece, foes, brush))
    ]
    style = brush.style(place.id, STRONG if here else MUTED)
    trap = any(badge.id.endswith("-trap") and badge.tone != "off" for badge in place.badges)
    bare = "×" if trap else SIGNS.get(place.state, "○")
    said = [("(", style), *here, (")", style)] if here else [(bare, style)]
    if place.id in struck:
        said.append(("!", DANGER))
    if place.id in weak:
        said.append(("+", "$good"))
    # At the right edge a crowd begins further left: nobody in it is cut off.
    x = min(at[0] - (1 if here else 0), sheet.width - sum(len(sign) for sign, _ in said))
    for sign, how in said:
        sheet.put(x, at[1], sign, how)
        x += len(sign)


def mark(piece: Piece, foes: list[Foe], brush: Brush) -> str:
    """How a figure is drawn: the shape of its seat, or the letter of its kind and its number."""
    if piece.kind == "hero":
        return brush.marks.piece(piece)
    for foe in foes:
        if foe.piece.id == piece.id:
            facing = ARROWS[piece.facing % 8] if piece.facing is not None else ""
            return f"{letter(foe, foes, brush)}{foe.number or ''}{facing}"
    return ""


def letter(foe: Foe, foes: list[Foe], brush: Brush) -> str:
    """As few letters as tell kinds of foes apart."""
    kinds = {one.piece.kind: kind_name(one, brush) for one in foes}
    name = kinds[foe.piece.kind]
    others = [said for kind, said in kinds.items() if kind != foe.piece.kind]
    words = name.split()
    for short in (words[0][:1], "".join(word[:1] for word in words), words[0][:3]):
        signs = ["".join(word[:1] for word in said.split()) for said in others]
        if short not in [said[: len(short)] for said in others] and short not in signs:
            return short
    return name[:4]


def kind_name(foe: Foe, brush: Brush) -> str:
    """What a foe is called without its number."""
    name = brush.say(foe.piece.name)
    number = f" {foe.number}"
    return name[: -len(number)] if foe.number and name.endswith(number) else name


def foe_lines(foes: list[Foe], brush: Brush) -> list[Content]:
    """Each kind once: everybody of it, with what changes, and then its numbers."""
    lines: list[Content] = []
    kinds: dict[str, list[Foe]] = {}
    for foe in foes:
        kinds.setdefault(foe.piece.kind + str(foe.does), []).append(foe)
    for same in kinds.values():
        sign = letter(same[0], foes, brush)
        said = [Content.styled(kind_name(same[0], brush), STRONG)]
        for foe in same:
            name = Content.styled(f"{sign}{foe.number or ''}", brush.style(foe.piece.id, STRONG))
            said.append(Content(" ").join([name, *_now(foe, brush)]))
        numbers = " · ".join([*same[0].does, *same[0].armour])
        said.append(Content.styled(numbers, MUTED))
        lines += brush.wrapped(Content("  ").join(said), indent=2)
    return lines


def _now(foe: Foe, brush: Brush) -> list[Content]:
    """What changes from moment to moment: health, conditions, whom it would strike."""
    said = [
        Content.styled(f"♥{track.value}/{track.high}", brush.style(track.id))
        for track in foe.piece.tracks
    ]
    said += [brush.badge(badge) for badge in foe.piece.badges]
    for who, damage, _ in foe.blows:
        said.append(Content.styled(f"→{_shape(who, brush)}{damage}", DANGER))
    return said


def _shape(figure: str, brush: Brush) -> str:
    return brush.marks.number(int(figure.rpartition("-")[2]))


def holds(scene: Scene, nodes: list[Place], struck: set[str], brush: Brush) -> list[Content]:
    """What lies on nodes, and what the signs mean."""
    said = []
    for place in nodes:
        if place.badges:
            badges = Content(" ").join([brush.badge(badge) for badge in place.badges])
            where = f"{int(place.y) + 1}/{int(place.x) + 1}"
            said.append(Content.assemble((where, brush.style(place.id, STRONG)), " ", badges))
    if struck:
        meaning = title_of(brush.voice, scene, "threatened")
        said.append(Content.assemble(("! ", DANGER), (meaning, MUTED)))
    said += [
        Content.assemble(("+ ", "$good"), (brush.say(area.name), MUTED))
        for area in scene.areas
        if area.tone == "good" and area.name is not None
    ]
    return brush.flowing(said, gap="   ")


def pattern_lines(scene: Scene, brush: Brush) -> list[Content]:
    """What a boss does, as far as anybody has seen it: in order, shuffled, or from before.

    Where room is short, what is over stands below what is still to come.
    """
    lines: list[Content] = []
    before = ""
    known = known_pattern(scene)
    if 0 < brush.height < LOW:
        titles = [title for title, *_ in known]
        known.sort(key=lambda one: (titles.index(one[0]), one[3] == "past"))
    for title, card, sides, state in known:
        if title != before:
            lines.append(brush.heading(title_of(brush.voice, scene, title)))
            before = title
        for side in sides:
            name = brush.voice.written(side["name"])
            style = ACCENT if state == "next" else MUTED if state == "past" else STRONG
            sign = "▸ " if state == "next" else "✓ " if state == "past" else "  "
            numbers = " · ".join(side_words(brush.voice, side))
            said = Content.assemble(
                (sign, ACCENT),
                (name, brush.style(f"behaviour-{card}", style)),
                (f"  {numbers}", MUTED),
            )
            lines += brush.wrapped(said, indent=4)
    boss = scene.board.get("boss")
    if boss is not None and boss["unseen"]:
        name = title_of(brush.voice, scene, "unseen")
        lines.append(Content.assemble((name, MUTED), (f" {boss['unseen']}", STRONG)))
    return lines


# -- the dungeon --------------------------------------------------------------------------


def dungeon(scene: Scene, brush: Brush, titled: bool = False) -> list[Content]:
    """The bonfire and the tiles, and what each holds."""
    rooms = [
        msgspec.structs.replace(place, kind="room")  # where a tile may go is as large as a tile
        for place in scene.places
        if place.kind in ("room", "cell")
    ]
    if not rooms:
        return []
    title = [brush.heading(brush.voice.own("souls-map"))] if titled else []
    return [*title, *part_lines(scene, rooms, brush, small=titled)]


# -- the characters -----------------------------------------------------------------------


def hero_lines(
    scene: Scene, sheet: Sheet, number: int, brush: Brush, detail: Detail
) -> list[Content]:
    """A character: the bar, what is ready, the dice to defend with, and what is worn."""
    detail = of_one(sheet, brush, detail)
    lines = [sheet_head(sheet, brush)]
    if not sheet.tracks:
        return lines
    lines += bar_lines(sheet, brush)
    acts = brush.acting is not None and brush.acting.sheet is not None
    mine = brush.acting is not None and acts and brush.acting.sheet == sheet
    badges = [
        brush.badge(badge)
        for badge in sheet.badges
        if not any(badge.id.startswith(f"{sheet.id}-{name}") for name in (*TOKENS, *GUARDS))
    ]
    calm = detail is Detail.BRIEF and (not acts or len(scene.sheets) < 3)
    if detail > Detail.BRIEF or mine or calm:
        lines += brush.flowing(tokens(sheet, brush), gap=" ")
        guard = guard_words(brush.voice, scene, number)
        lines += brush.flowing([Content.styled(said, MUTED) for said in guard], gap=" · ")
    lines += brush.flowing(badges, gap=" ")
    if detail <= Detail.FIGURES:
        return lines
    lines += stats_line(sheet, brush)
    worn = [card for card in sheet.cards if card.at in WORN]
    for card in sheet.cards if detail > Detail.TIGHT else worn:
        numbers = " · ".join(card_words(brush.voice, scene, card.id, whole=detail is Detail.WHOLE))
        style = STRONG if card.at in WORN else MUTED
        said = Content.assemble(card_chip(card, brush), (f"  {numbers}" if numbers else "", MUTED))
        lines += brush.wrapped(said.stylize_before(style), indent=4)
        if detail is Detail.WHOLE and card.text is not None:
            inner = brush.narrowed(brush.width - 4)
            text = inner.paragraph(brush.say(card.text), MUTED)
            lines += [line.pad_left(4) for line in text]
    if detail is Detail.WHOLE and sheet.text is not None:
        heroic = brush.voice.own(TOKENS["heroic"])
        told = brush.voice.own("titled-line", title=heroic, text=brush.say(sheet.text))
        lines += brush.paragraph(told, MUTED)
    return lines


def bar_lines(sheet: Sheet, brush: Brush) -> list[Content]:
    """The endurance bar as it is filled: Energy from the left, damage from the right."""
    lines: list[Content] = []
    for track in sheet.tracks:
        black, red = track.parts.get("black", 0), track.parts.get("red", 0)
        pending = min(track.parts.get("pending", 0), track.value)
        free = track.high - black - red - pending
        tone = "$danger" if track.value <= track.high // 4 else ""
        bar = Content.assemble(
            ("■" * black, "$ink-2"),
            ("□" * free, tone or STRONG),
            ("▨" * pending, "$danger"),
            ("▓" * red, "$danger"),
        )
        said = brush.voice.own("souls-free", free=track.value)
        lines += brush.flowing([bar, Content.styled(said, f"{STRONG} {tone}".strip())])
        parts = {name: count for name, count in track.parts.items() if count}
        told = [brush.voice.part(name, count) for name, count in parts.items()]
        if told and brush.width > 28:
            lines += brush.flowing([Content.styled(one, MUTED) for one in told], gap=" · ")
    return lines


def tokens(sheet: Sheet, brush: Brush) -> list[Content]:
    """Which of the tokens that come back with a rest are ready."""
    said = []
    for name, key in TOKENS.items():
        ready = token_of(sheet, name)
        if ready is not None:
            style = brush.style(f"{sheet.id}-{name}", "" if ready else MUTED)
            sign = "✓" if ready else "✗"
            said.append(Content.styled(f"{brush.voice.own(key)}{sign}", style))
    return said
