"""Who answers for a seat: whoever holds the keyboard, or a companion."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from bossrush.engine.decision import CREW
from bossrush.engine.errors import OptionError
from bossrush.engine.play import Play
from bossrush.engine.scene import Scene, Sheet
from bossrush.terminal.voice import Voice

MARKS = ("▲", "●", "■", "◆", "▼", "★")
"""The shape of each seat: colour alone says nothing to some eyes, and to some terminals."""


class Answer(NamedTuple):
    """What a companion takes, and how many seconds a person would have thought about it."""

    option: str
    delay: float = 0.0


class Companion(Protocol):
    """A player that is a program."""

    @property
    def name(self) -> str:
        """What it is called at the table."""

    def answer(self, play: Play, seat: int) -> Answer:
        """Answer what `play.pending[seat]` asks.

        The play is a fork with fresh chance: it may be played on at will, and knows no more of
        the dice to come than the people at the table do.
        """


def companion_named(name: str) -> Companion:
    """The companion with this name; OptionError while there is none."""
    raise OptionError(f"there is no companion {name!r}: every seat is yours to play for now")


def mark(seat: int) -> str:
    """The shape that stands for a seat."""
    return MARKS[seat % len(MARKS)]


def sheet_of(scene: Scene, seat: int, actor: int) -> Sheet | None:
    """The character that a decision is about, where the scene shows which one that is."""
    led = [sheet for sheet in scene.sheets if sheet.seat == seat]
    if len(led) == 1:
        return led[0]
    if 0 <= actor < len(scene.sheets) and scene.sheets[actor] in led:
        return scene.sheets[actor]
    return None


def name_of(voice: Voice, scene: Scene, seat: int, actor: int) -> str:
    """Who decides, in words: the crew, a player, and the character where one is known."""
    if seat == CREW:
        return voice.own("crew")
    sheet = sheet_of(scene, seat, actor)
    if sheet is None:
        return voice.own("seat", n=seat + 1)
    return voice.own("seat-named", n=seat + 1, name=voice.say(sheet.name))
