"""The two programs of the full screen: playing, and watching a save."""

from __future__ import annotations

from typing import Any, cast

from textual.app import App
from textual.screen import Screen

from bossrush.engine.game import Game
from bossrush.terminal.drawing.panels import Panels, panels_of
from bossrush.terminal.reel import Reel
from bossrush.terminal.screen.moods import VARIABLES, mood_of
from bossrush.terminal.screen.playing import PlayScreen
from bossrush.terminal.screen.table import TableScreen
from bossrush.terminal.screen.viewer import ReelScreen
from bossrush.terminal.sitting import Sitting


class TerminalApp(App[str]):
    """A screen in the colours of its game. What it returns is said after it has closed."""

    TITLE = "Bossrush"
    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, screen: TableScreen, game: str, panels: Panels) -> None:
        super().__init__()
        self.table = screen
        self.mood = panels.theme or mood_of(game)

    def get_theme_variable_defaults(self) -> dict[str, str]:
        """A game's own theme may leave our colours out."""
        return VARIABLES

    def get_default_screen(self) -> Screen[Any]:
        return self.table

    def on_mount(self) -> None:
        self.register_theme(self.mood)
        self.theme = self.mood.name


def table_app(sitting: Sitting, keep: bool = False) -> TerminalApp:
    """The program that plays a sitting."""
    game = cast("Game[Any]", sitting.play.game)
    panels = panels_of(game)
    return TerminalApp(PlayScreen(sitting, panels, keep), game.key, panels)


def viewer_app(reel: Reel) -> TerminalApp:
    """The program that shows a reel."""
    game = cast("Game[Any]", reel.play.game)
    panels = panels_of(game)
    return TerminalApp(ReelScreen(reel, panels), game.key, panels)
