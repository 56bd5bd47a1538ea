"""A play as people see it: in lines of text, or as the scene that clients draw."""

from __future__ import annotations

from typing import Any

import msgspec

from bossrush.catalogues import catalogue_for
from bossrush.engine.episode import ACTIONS, MORE, Episode
from bossrush.engine.errors import OptionError
from bossrush.terminal.asked import asked
from bossrush.terminal.plain import end_lines, offered
from bossrush.terminal.seats import name_of
from bossrush.terminal.spoken import Reader
from bossrush.terminal.voice import PACKAGE, Voice

ANSI = "ansi"
SCENE = "scene"
MODES = (ANSI, SCENE)


def check_mode(mode: str | None) -> str | None:
    """A way to render there is."""
    if mode is not None and mode not in MODES:
        raise OptionError(f"a table is rendered as {' or '.join(MODES)}, not {mode!r}")
    return mode


def rendered(episode: Episode, mode: str | None) -> Any:
    """What the seat that is asked sees; None where nobody wants to look."""
    if mode is None:
        return None
    return as_text(episode) if mode == ANSI else as_scene(episode)


def as_scene(episode: Episode) -> dict[str, Any]:
    """The scene as plain data: places, pieces, cards, dice, tracks and texts, each with an id."""
    scene: dict[str, Any] = msgspec.to_builtins(episode.play.scene(episode.seat))
    return scene


def as_text(episode: Episode, lang: str = "en") -> str:
    """The table in lines, and below it what is asked, each option with its action."""
    play = episode.play
    voice = Voice(catalogue_for(episode.game, play.origin.options, PACKAGE), lang)
    scene = play.scene(episode.seat)
    lines = list(Reader(voice).scene(scene))
    decision = episode.decision
    if decision is None:
        return "\n".join([*lines, "", *end_lines(voice, play)])
    question = asked(decision, odds=False)
    who = name_of(voice, scene, question.seat, question.actor)
    lines += ["", voice.own("asks", who=who, prompt=question.prompt)]
    offers = question.offers
    first = episode.page * MORE if len(offers) > ACTIONS else 0
    shown = offers[first : first + MORE] if len(offers) > ACTIONS else offers
    lines += [f"{action:>3}  {offered(voice, offer)}" for action, offer in enumerate(shown)]
    if len(offers) > ACTIONS:
        lines.append(f"{MORE:>3}  …")
    return "\n".join(lines)
