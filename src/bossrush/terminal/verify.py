"""Is a save what it says? The dice as committed to, and every fingerprint on the way."""

from __future__ import annotations

from typing import Any, NamedTuple

from bossrush.engine.game import Game
from bossrush.engine.message import Listing, Mention, Message
from bossrush.engine.save import Save, restore
from bossrush.terminal.voice import Voice


class Verdict(NamedTuple):
    """What was checked, all of it good."""

    entries: int
    fingerprints: int
    dice: str
    """`committed`: the seed is the one committed to, and the play is over. `early`: it is, but
    the play goes on. `hidden`: a sealed save does not show its seed. `real`: people rolled."""
    marks: tuple[str, ...]


def verify(game: Game[Any], document: Save) -> Verdict:
    """Check a save; SaveError says what differs, and where."""
    play = restore(game, document, listen=False)
    return Verdict(
        play.length,
        len(document.fingerprints),
        _dice(document),
        tuple(document.marks),
    )


def _dice(document: Save) -> str:
    if document.physical:
        return "real"
    if not document.seed:
        return "hidden"
    return "committed" if document.ended else "early"


def sentence(voice: Voice, verdict: Verdict, commitment: str) -> str:
    """The verdict in one sentence."""
    marks: list[Message | Mention | str] = [Message(f"terminal-mark-{m}") for m in verdict.marks]
    marked = Message("terminal-verified-marks", marks=Listing(marks)) if marks else ""
    return voice.own(
        f"verified-{verdict.dice}",
        entries=verdict.entries,
        fingerprints=verdict.fingerprints,
        commitment=commitment[:16],
        marked=marked,
    )
