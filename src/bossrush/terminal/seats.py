"""Who answers for a seat: whoever holds the keyboard, or a companion."""

from __future__ import annotations

from typing import NamedTuple

from bossrush.companions.companion import Companion
from bossrush.engine.decision import CREW, Decision
from bossrush.engine.message import Message
from bossrush.engine.play import Play
from bossrush.engine.scene import Scene, Sheet
from bossrush.terminal.voice import Voice

MARKS = ("▲", "●", "■", "◆", "▼", "★")
"""The shape of each seat: colour alone says nothing to some eyes, and to some terminals."""


class Answer(NamedTuple):
    """What a companion takes, and how many seconds a person would have thought about it."""

    option: str
    delay: float = 0.0
    why: Message | None = None
    """What speaks for it, where the companion says so."""


class Consultation(NamedTuple):
    """A companion that is asked something. It may think anywhere, even in another thread.

    It is given a fork with fresh chance: it may play that on at will, and knows no more of the
    dice to come than the people at the table do.
    """

    decision: Decision
    """What is asked, at the table itself."""
    companion: Companion
    fork: Play
    seat: int

    def answer(self) -> Answer:
        """What the companion would take."""
        decision = self.fork.pending[self.seat]
        value = self.companion.answer(self.fork, decision)
        delay = self.companion.delay(self.fork, decision, value) / 1000
        return Answer(decision.option_id(value), delay, self.companion.why())


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
    player = voice.own("seat", n=seat + 1)
    name = voice.say(sheet.name) if sheet is not None else player
    return player if name == player else voice.own("seat-named", n=seat + 1, name=name)
