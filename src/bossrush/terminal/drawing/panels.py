"""What a game may draw its own way in the terminal; what it leaves alone is drawn for it.

A game that wants more than the generic drawing subclasses `Panels` in a module of its own and
names it by an entry point, so that the rules know nothing of any terminal:

    [project.entry-points."bossrush.terminal.panels"]
    my-game = "my_game.panels:MyPanels"

Each method gets the scene, or a part of it, and a `Brush`, and gives back lines.
"""

from __future__ import annotations

from typing import Any

from textual.content import Content
from textual.theme import Theme

from bossrush.engine.errors import RuleError
from bossrush.engine.game import Game
from bossrush.engine.scene import Card, Die, Page, Pile, Scene, Sheet, Track
from bossrush.terminal.drawing.board import board_lines
from bossrush.terminal.drawing.brush import MUTED, STRONG, Brush
from bossrush.terminal.drawing.dice import dice_rows
from bossrush.terminal.drawing.sheets import Detail, card_chip, sheet_lines
from bossrush.terminal.drawing.tracks import track_lines
from bossrush.terminal.own import own_panels

LOW = 16
"""In fewer lines than this, dice in a row take one line each row instead of three."""
PAGE_WIDTH = 76
"""Longer lines than this are hard to read, however wide the terminal is."""


class Panels:
    """The generic drawing of everything a scene can hold."""

    theme: Theme | None = None
    """The colours of the game; None for those of its mood."""

    def scene(self, scene: Scene, brush: Brush) -> list[Content]:
        """The table: the board, the story, the dice and cards that lie about.

        The story comes first while it is new, or while there is room for everything; otherwise
        what can be acted upon does. Dice that lie in rows are never pushed out of sight.
        """
        pages = [self.page(page, brush) for page in scene.pages]
        table = [part for part in self.parts(scene, brush) if part]
        whole = [*pages, *table]
        crowded = brush.height and sum(len(part) + 1 for part in whole) > brush.height
        if crowded:
            dice = [part for part in self.rows(scene, brush) if part in table]
            rest = [part for part in table if part not in dice]
            whole = [*dice, *pages, *rest] if brush.unread else [*dice, *rest, *pages]
        lines: list[Content] = []
        for part in whole:
            lines += [Content(""), *part] if lines else part
        return lines

    def parts(self, scene: Scene, brush: Brush) -> list[list[Content]]:
        """The table without its pages, part by part; an empty part is left out."""
        return [
            *self.ground(scene, brush),
            *self.rows(scene, brush),
            *self.beside(scene, brush),
        ]

    def ground(self, scene: Scene, brush: Brush) -> list[list[Content]]:
        """The board and what stands on it."""
        badges = brush.flowing(map(brush.badge, scene.badges), gap=" ")
        return [badges, board_lines(scene, brush)]

    def beside(self, scene: Scene, brush: Brush) -> list[list[Content]]:
        """What lies beside the board: tracks, cards, piles."""
        tracks = self.tracks(scene.tracks, brush)
        return [tracks, *self.cards(scene, brush), self.piles(scene.piles, brush)]

    def tracks(self, tracks: list[Track], brush: Brush) -> list[Content]:
        """Tracks of the whole table; those of one line share lines."""
        drawn = [track_lines(track, brush) for track in tracks]
        short = [lines[0] for lines in drawn if len(lines) == 1]
        long = [line for lines in drawn if len(lines) > 1 for line in lines]
        return brush.flowing(short, gap="   ") + long

    def rows(self, scene: Scene, brush: Brush) -> list[list[Content]]:
        """Dice and cards that lie in rows, each row under its name."""
        on_board = {place.id for place in scene.places if place.kind != "row"}
        names = {place.id: place.name for place in scene.places}
        rows: dict[str, list[Die]] = {}
        for die in scene.dice:
            if die.at not in on_board:
                rows.setdefault(die.at, []).append(die)
        boxed = not 0 < brush.height < LOW
        drawn: list[list[Content]] = []
        for at, dice in rows.items():
            name = names.get(at)
            title = brush.say(name) if name is not None else brush.voice.own("dice")
            drawn.append([brush.heading(title), *dice_rows(dice, brush, boxed)])
        return drawn

    def cards(self, scene: Scene, brush: Brush) -> list[list[Content]]:
        """The cards on the table, those that lie together in one part."""
        groups: dict[str, list[Content]] = {}
        for card in loose_cards(scene):
            if card.at not in groups:
                title = self.group_title(scene, card.at, brush)
                groups[card.at] = [brush.heading(title)] if title else []
            groups[card.at] += self.card(card, brush)
        return list(groups.values())

    def group_title(self, scene: Scene, at: str, brush: Brush) -> str:
        """What stands above cards that lie together; nothing unless they lie in a named row."""
        names = (place.name for place in scene.places if place.id == at)
        name = next(names, None)
        return brush.say(name) if name is not None else ""

    def page(self, page: Page, brush: Brush) -> list[Content]:
        """A text to read."""
        narrow = brush.narrowed(min(PAGE_WIDTH, brush.width))
        lines = narrow.paragraph(brush.say(page.title).upper(), brush.style(page.id, STRONG))
        for place, words in enumerate(page.body):
            if place:
                lines.append(Content(""))
            for paragraph in brush.say(words).split("\n"):
                lines += narrow.paragraph(paragraph) if paragraph else [Content("")]
        return lines

    def card(self, card: Card, brush: Brush) -> list[Content]:
        """A card that lies on the table, with what it says."""
        lines = brush.wrapped(card_chip(card, brush), indent=2)
        if card.text is not None:
            inner = brush.narrowed(min(PAGE_WIDTH, brush.width) - 2)
            lines += [line.pad_left(2) for line in inner.paragraph(brush.say(card.text), MUTED)]
        return lines

    def piles(self, piles: list[Pile], brush: Brush) -> list[Content]:
        """Decks, discards and supplies, by how much is in them."""
        chips: list[Content] = []
        for pile in piles:
            chip = Content.assemble(
                ("▥ ", MUTED),
                (brush.say(pile.name), brush.style(pile.id)),
                (f" {pile.count}", STRONG),
            )
            if pile.top is not None:
                chip = Content.assemble(chip, (" ⌃ ", MUTED), card_chip(pile.top, brush))
            chips.append(chip)
        return brush.flowing(chips, gap="   ")

    def tray(self, dice: list[Die], brush: Brush) -> list[Content]:
        """The dice of the last roll."""
        return dice_rows(dice, brush, boxed=brush.height != 1)

    def sheets(self, scene: Scene, brush: Brush, detail: Detail) -> list[Content]:
        """All sheets of a scene, one below the other."""
        lines: list[Content] = []
        for sheet in scene.sheets:
            if lines and detail > Detail.TIGHT:
                lines.append(Content(""))
            lines += self.sheet(sheet, brush, detail)
        return lines

    def sheet(self, sheet: Sheet, brush: Brush, detail: Detail) -> list[Content]:
        """A character's sheet in as much detail as there is room for."""
        return sheet_lines(sheet, brush, detail)


def loose_cards(scene: Scene) -> list[Card]:
    """The cards that do not stand on the board."""
    on_board = {place.id for place in scene.places if place.kind != "row"}
    return [card for card in scene.cards if card.at not in on_board]


def panels_of(game: Game[Any]) -> Panels:
    """A game's own panels, or the generic ones."""
    own = own_panels(game.key)
    if own is None:
        return Panels()
    if not (isinstance(own, type) and issubclass(own, Panels)):
        raise RuleError(f"the panels {own!r} of {game.key} are no subclass of Panels")
    return own()
