"""Who answers for a seat: the people at the keyboard, or a companion."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from bossrush.companions.companion import Companion
from bossrush.engine.decision import CREW, Decision
from bossrush.engine.message import Message
from bossrush.engine.play import Play
from bossrush.engine.scene import Piece, Scene, Sheet, Words
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


class Marks:
    """Which shape stands for whom: a seat has one, and a character where a seat leads several."""

    def __init__(self, sheets: Sequence[Sheet] = ()) -> None:
        seats = [sheet.seat for sheet in sheets if sheet.seat is not None]
        self._alone = len(set(seats)) == len(seats)
        self._sheets = sheets

    def sheet(self, sheet: Sheet) -> str:
        """The shape of a character's sheet."""
        if sheet.seat is None:
            return "▪"
        return mark(sheet.seat if self._alone else self._place(sheet.name))

    def number(self, number: int) -> str:
        """The shape of the character whose sheet has this number; nothing where there is none."""
        return self.sheet(self._sheets[number]) if number < len(self._sheets) else ""

    def piece(self, piece: Piece) -> str:
        """The shape of a character on the board; nothing for what no seat leads."""
        if piece.seat is None:
            return ""
        return mark(piece.seat if self._alone else self._place(piece.name))

    def seat(self, seat: int) -> str:
        """The shape of a seat; nothing where it leads several characters, each with its own."""
        return mark(seat) if self._alone else ""

    def _place(self, name: Words) -> int:
        names = [named(sheet.name) for sheet in self._sheets]
        return names.index(named(name)) if named(name) in names else len(names)


class Acting(NamedTuple):
    """Whose call it is."""

    seat: int
    sheet: Sheet | None
    """The character it is about, where one is known."""

    def leads(self, piece: Piece) -> bool:
        """Whether a piece on the board is the one that acts."""
        mine = piece.seat is not None and piece.seat == self.seat
        return mine and (self.sheet is None or named(self.sheet.name) == named(piece.name))


def named(words: Words) -> tuple[str, Any]:
    """A name without the label around it, which says which piece bears it."""
    said = words.args.get("name")
    if isinstance(said, Mapping) and "piece" in said:
        said = said.get("name")
    if isinstance(said, Mapping) and "key" in said:
        return said["key"], said.get("args", {})
    return words.key, words.args


def acting(scene: Scene, seat: int, actor: int) -> Acting | None:
    """Whose call a decision is; None where it is everybody's."""
    return None if seat == CREW else Acting(seat, sheet_of(scene, seat, actor))


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
