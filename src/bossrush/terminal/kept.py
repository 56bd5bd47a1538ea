"""The plays that were left, for `bossrush saves`: as data, and as lines to read."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import Any

from bossrush.catalogues import sentences_of
from bossrush.engine import registry
from bossrush.engine.errors import BossrushError
from bossrush.engine.save import read
from bossrush.engine.text import Catalogue
from bossrush.terminal import saves
from bossrush.terminal.voice import PACKAGE, Voice


def facts(path: Path) -> dict[str, Any]:
    """A kept play as plain data; `problem` where its file cannot be read."""
    left = datetime.fromtimestamp(path.stat().st_mtime).astimezone().isoformat(timespec="minutes")
    found: dict[str, Any] = {"file": str(path), "left": left}
    try:
        document = read(saves.load(path))
    except BossrushError as error:
        return {**found, "problem": str(error)}
    found |= {"game": document.game, "seats": document.seats, "entries": len(document.entries)}
    return {**found, "ended": document.ended, "marks": document.marks}


def kept_lines(found: list[dict[str, Any]], lang: str, folder: Path) -> list[str]:
    """The plays in lines to read, and how to go on with the last one."""
    own = Voice(Catalogue.of(PACKAGE), lang)
    if not found:
        return [own.own("saves-none", path=str(folder))]
    lines: list[str] = []
    for one in found:
        when = one["left"].replace("T", " ")[:16]
        lines += [f"{when}  {_how(own, one).rstrip()}", f"    {one['file']}"]
    waiting = next((one for one in found if one.get("ended") == ""), None)
    if waiting is not None:
        lines += ["", own.own("saves-hint", game=waiting["game"], path=waiting["file"])]
    return lines


def _how(own: Voice, one: dict[str, Any]) -> str:
    if "problem" in one:
        return own.own("saves-broken", why=one["problem"])
    voice = _voice(own, one["game"])
    title = voice.title(one["game"])
    if not one["ended"]:
        return own.own("saves-waiting", title=title, seats=one["seats"], entries=one["entries"])
    how = voice.either(one["ended"], "")
    if how == f"[{one['ended']}]":  # it names somebody, and the save does not say whom
        how = ""
    return own.own("saves-ended", title=title, seats=one["seats"], how=how)


def _voice(own: Voice, key: str) -> Voice:
    """How a game speaks; without its own words where it is not installed any more."""
    try:
        return Voice(sentences_of(registry.game(key), PACKAGE), own.lang)
    except BossrushError:
        return own
