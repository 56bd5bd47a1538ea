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


def _mood(
    name: str,
    accent: str,
    table: str,
    panel: str,
    ink: str,
    **variables: str,
) -> Theme:
    return Theme(
        name=f"bossrush-{name}",
        primary=accent,
        accent=accent,
        secondary=accent,
        foreground=ink,
        background=table,
        surface=table,
        panel=panel,
        variables={
            **VARIABLES,
            **{key.replace("_", "-"): value for key, value in variables.items()},
        },
    )


HOME = _mood("home", "#f3c14b", "#100f0e", "#1a1816", "#f5f0e6")

MOODS = {
    "sector": _mood(
        "sector",
        "#d7ff2f",
        "#090909",
        "#121211",
        "#f6f3ea",
        ink_2="#b4b1a7",
        line="#43423e",
        line_strong="#8f8d85",
        raised="#1e1e1c",
        on_accent="#0c0d05",
        danger="#d7ff2f",
        good="#d7ff2f",
    ),
    "souls": _mood(
        "souls",
        "#f39a45",
        "#0f0d0c",
        "#1b1816",
        "#efe6d9",
        ink_2="#b9ac9c",
        line="#463e37",
        line_strong="#8b7d6e",
        raised="#2a2521",
        on_accent="#190d04",
        danger="#ff7b68",
        good="#a8c58f",
    ),
    "vengeance": _mood(
        "vengeance",
        "#ff6673",
        "#0e0a0a",
        "#181111",
        "#f7ecd6",
        ink_2="#d0bba6",
        line="#5a3a38",
        line_strong="#b08a82",
        raised="#2a1b1b",
        on_accent="#120b0b",
        danger="#ff6673",
        good="#f7ecd6",
    ),
    "arkalion": _mood(
        "arkalion",
        "#e3b04b",
        "#0d2a30",
        "#123840",
        "#fbf2dc",
        ink_2="#bcd3cf",
        line="#3d737a",
        line_strong="#d9a94e",
        raised="#1c4b52",
        on_accent="#1d1503",
        danger="#ffa58f",
        good="#8fe0c2",
    ),
}


def mood_of(game: str) -> Theme:
    """The colours of a game; those of the house for one that has none."""
    return MOODS.get(game, HOME)
