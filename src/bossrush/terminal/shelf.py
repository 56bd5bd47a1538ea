"""The games there are, with their facts, for `bossrush games`."""

from __future__ import annotations

from typing import Any

from bossrush.engine.game import Game, Setting
from bossrush.terminal.given import written
from bossrush.terminal.voice import Voice


def shelf_lines(voice: Voice, game: Game[Any]) -> list[str]:
    """A game in a few lines: its key and title, its facts, its options."""
    title = voice.title(game.key)
    lines = [game.key if title == game.key else f"{game.key}: {title}"]
    lines.append(f"  {', '.join(_facts(voice, game))}")
    summary = voice.either(f"{game.key}-summary", "")
    if summary:
        lines.append(f"  {summary}")
    lines += [f"  {_option(voice, setting)}" for setting in game.settings]
    return lines


def _facts(voice: Voice, game: Game[Any]) -> list[str]:
    low, high = game.minutes
    facts = [
        voice.own("games-seats", low=game.min_seats, high=game.max_seats),
        voice.own("games-together" if game.cooperative else "games-against"),
    ]
    if game.realtime:
        facts.append(voice.own("games-realtime"))
    facts.append(voice.own("games-minutes", low=low, high=high))
    facts.append(voice.own("games-version", version=game.version))
    return facts


def _option(voice: Voice, setting: Setting) -> str:
    values = "|".join(map(written, setting.values))
    if not values and (setting.low is not None or setting.high is not None):
        high = str(setting.high) if setting.high is not None else "…"  # as it is typed: 2000
        values = voice.own("games-whole", low=str(setting.low or 0), high=high)
    default = written(setting.default)
    key = "games-option" if default else "games-option-empty"
    return voice.own(key, name=setting.name, values=values or "…", default=default)
