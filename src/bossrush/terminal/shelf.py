"""The games there are, with their facts, for `bossrush games`: as data, and as lines to read."""

from __future__ import annotations

from typing import Any

from bossrush.companions.roster import companions
from bossrush.engine.game import Game, Setting
from bossrush.engine.message import Message
from bossrush.engine.setting import unquoted
from bossrush.terminal.voice import Voice

FEW = 6
"""How many values of an option are written in one line."""


def facts(voice: Voice, game: Game[Any]) -> dict[str, Any]:
    """A game as plain data, its names in one language."""
    return {
        "key": game.key,
        "title": voice.title(game.key),
        "summary": voice.either(f"{game.key}-summary", ""),
        "rules": game.version,
        "seats": [game.min_seats, game.max_seats],
        "cooperative": game.cooperative,
        "realtime": game.realtime,
        "minutes": list(game.minutes),
        "options": [_option(voice, game.key, setting) for setting in game.settings],
        "companions": companions(game.key),
        "lessons": [
            {"id": lesson.id, "title": voice.either(lesson.title.key, lesson.id)}
            for lesson in game.lessons
        ],
    }


def shelf_lines(voice: Voice, game: dict[str, Any]) -> list[str]:
    """A game in some lines: its key and title, its facts, its options and what they mean."""
    title, key = game["title"], game["key"]
    lines = [key if title == key else f"{key}: {title}"]
    lines.append(f"  {', '.join(_said(voice, game))}")
    if game["summary"]:
        lines.append(f"  {game['summary']}")
    for option in game["options"]:
        lines += [f"  {line}" for line in _option_lines(voice, option)]
    lines.append(f"  {voice.own('games-companions', names=', '.join(game['companions']))}")
    for lesson in game["lessons"]:
        lines.append(f"  {voice.own('games-lesson', name=lesson['id'], title=lesson['title'])}")
    return lines


def _said(voice: Voice, game: dict[str, Any]) -> list[str]:
    said = [
        voice.own("games-seats", low=game["seats"][0], high=game["seats"][1]),
        voice.own("games-together" if game["cooperative"] else "games-against"),
    ]
    if game["realtime"]:
        said.append(voice.own("games-realtime"))
    said.append(voice.own("games-minutes", low=game["minutes"][0], high=game["minutes"][1]))
    said.append(voice.own("games-version", version=game["rules"]))
    return said


def _option(voice: Voice, game: str, setting: Setting) -> dict[str, Any]:
    about = f"{game}-setting-{setting.name}-about"
    return {
        "name": setting.name,
        "title": voice.either(setting.label(game).key, setting.name),
        "about": voice.either(about, ""),
        "default": setting.default,
        "values": [
            {
                "value": value,
                "title": _title(voice, setting.value_label(game, value), unquoted(value)),
            }
            for value in setting.offered
        ],
        "low": setting.low,
        "high": setting.high,
    }


def _title(voice: Voice, label: Message, otherwise: str) -> str:
    return voice.say(label) if voice.knows(label.key) else otherwise


def _option_lines(voice: Voice, option: dict[str, Any]) -> list[str]:
    """An option as it is typed, and under it what it and its values mean."""
    typed = [unquoted(value["value"]) for value in option["values"]]
    values = "|".join(typed) if len(typed) <= FEW else ""
    if not values and (option["low"] is not None or option["high"] is not None):
        high = str(option["high"]) if option["high"] is not None else "…"  # as it is typed: 2000
        values = voice.own("games-whole", low=str(option["low"] or 0), high=high)
    default = unquoted(option["default"])
    key = "games-option" if default else "games-option-empty"
    lines = [voice.own(key, name=option["name"], values=values or "…", default=default)]
    if option["about"]:
        said = voice.own("games-meaning", title=option["title"], about=option["about"])
    else:
        said = option["title"]
    lines.append(f"      {said}")
    titles = {
        text: value["title"]
        for text, value in zip(typed, option["values"], strict=True)
        if text and text not in ("true", "false") and value["title"].lower() != text
    }
    if len(typed) > FEW:
        width = max(map(len, titles))
        lines += [f"      {text:{width}}  {title}" for text, title in titles.items()]
    elif titles:
        named = [voice.own("games-value", value=text, title=titles[text]) for text in titles]
        lines.append(f"      {' · '.join(named)}")
    return lines
