"""Dice as ints: a handful by its colours, and a die that lies in the tray by its face."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bossrush.engine.dice import Die
from bossrush.games.souls.cards.terms import COLOURS

ONE_BLACK: Final[int] = 1
"""A handful counts each colour in eight bits, the black dice first, so that handfuls add up."""

COLOUR_BITS: Final = 8
FACE_BITS: Final = 4
FACES: Final = 15
TRAY_DICE: Final = len(COLOURS) << FACE_BITS
"""How many numbers dice in the tray have."""


def handful(dice: Mapping[str, int]) -> int:
    """Dice by colour as one int."""
    return sum(count << COLOUR_BITS * COLOURS.index(colour) for colour, count in dice.items())


def count_of(dice: int, colour: int) -> int:
    """How many dice of a colour are in a handful."""
    return dice >> COLOUR_BITS * colour & 255


def only_of(dice: int, colour: int) -> int:
    """The dice of one colour of a handful, as a handful."""
    return dice & 255 << COLOUR_BITS * colour


def shown(colour: int, face: int) -> int:
    """A die that lies in the tray."""
    return colour << FACE_BITS | face


def tray_id(die: int, dice: Sequence[Die]) -> str:
    """What positions call a die that lies in the tray: its colour and its face."""
    kind = dice[colour_of(die)]
    face = face_of(die)
    return f"{kind.key}-{kind.faces[face] if face < kind.count else f'no-{face}'}"


def colour_of(die: int) -> int:
    return die >> FACE_BITS


def face_of(die: int) -> int:
    return die & FACES
