"""The colours of each game: one accent, which means "yours, now", on a dark table."""

from __future__ import annotations

from textual.theme import Theme

VARIABLES = {
    "ink-2": "#b9b1a5",
    "line": "#45403a",
    "line-strong": "#8d857a",
    "raised": "#252220",
    "on-accent": "#100f0e",
    "danger": "#ff7a66",
    "good": "#a9d08b",
}
"""What the drawings need beside Textual's own colours, for themes that do not bring it."""

PALETTES = """
          accent  table   panel   ink     ink-2   line    line-strong raised on-accent danger good
home      #f3c14b #100f0e #1a1816 #f5f0e6
sector    #d7ff2f #090909 #121211 #f6f3ea #b4b1a7 #43423e #8f8d85 #1e1e1c #0c0d05 #d7ff2f #d7ff2f
souls     #f39a45 #0f0d0c #1b1816 #efe6d9 #b9ac9c #463e37 #8b7d6e #2a2521 #190d04 #ff7b68 #a8c58f
vengeance #ff6673 #0e0a0a #181111 #f7ecd6 #d0bba6 #5a3a38 #b08a82 #2a1b1b #120b0b #ff6673 #f7ecd6
arkalion  #e3b04b #0d2a30 #123840 #fbf2dc #bcd3cf #3d737a #d9a94e #1c4b52 #1d1503 #ffa58f #8fe0c2
"""
"""A row a game, under the names of the colours; what is left out is as in VARIABLES."""


def _moods() -> dict[str, Theme]:
    names, *rows = [row.split() for row in PALETTES.strip().splitlines()]
    return {game: _mood(game, dict(zip(names, colours, strict=False))) for game, *colours in rows}


def _mood(name: str, colours: dict[str, str]) -> Theme:
    accent, table = colours["accent"], colours["table"]
    return Theme(
        name=f"bossrush-{name}",
        primary=accent,
        accent=accent,
        secondary=accent,
        foreground=colours["ink"],
        background=table,
        surface=table,
        panel=colours["panel"],
        variables={key: colours.get(key, value) for key, value in VARIABLES.items()},
    )


MOODS = _moods()
HOME = MOODS.pop("home")


def mood_of(game: str) -> Theme:
    """The colours of a game; those of the house for one that has none."""
    return MOODS.get(game, HOME)
