"""What dice a skill asks for, and which groups of a hand will do."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from bossrush.engine.sets import set_of

HAND: Final = 4
"""More dice than this are never held."""

# A hand as one number: three bits for the face at each place.
_FACE_BITS: Final = 3
_ABSENT: Final = 7
_EMPTY_HAND: Final = 0o7777


def hand_code(faces: list[int]) -> int:
    """The faces in hand as one number, under which requirements remember what fits."""
    code = _EMPTY_HAND
    shift = 0
    for face in faces:
        code -= _ABSENT - face << shift
        shift += _FACE_BITS
    return code


def _faces(code: int) -> list[int]:
    return [code >> _FACE_BITS * place & _ABSENT for place in range(HAND)]


def takes(entry: int, face: int) -> bool:
    """Whether an entry of a requirement takes a face."""
    return entry >> face & 1 != 0


def _choices(entry: int) -> int:
    return entry.bit_count()


class Requirement:
    """What dice a skill asks for: for each die, which faces will do."""

    def __init__(self, entries: list[int]) -> None:
        self.entries = entries
        """A mask of faces for each die."""
        self.count = len(entries)
        self._fits: list[list[int] | None] = [None] * (_EMPTY_HAND + 1)

    def fits(self, hand: int) -> list[int]:
        """The groups that a hand could assign, as masks of places in it: any dice may be named."""
        groups = self._fits[hand]
        if groups is None:
            groups = self._groups(hand)
            self._fits[hand] = groups
        return groups

    def matches(self, faces: list[int]) -> bool:
        """Whether these faces are a complete group: each die paired with an entry of its own."""
        return len(faces) == self.count and self._pairs(faces, 0, 0)

    def _pairs(self, faces: list[int], die: int, taken: int) -> bool:
        """Whether each die from this one on finds an entry that those before have not taken."""
        if die == len(faces):
            return True
        for place, entry in enumerate(self.entries):
            if not taken >> place & 1 and takes(entry, faces[die]):
                if self._pairs(faces, die + 1, taken | 1 << place):
                    return True
        return False

    def lacking(self, faces: list[int]) -> int:
        """How many dice of a group these faces do not give; the choosiest entries go first."""
        left = faces[:]
        lacking = 0
        for entry in sorted(self.entries, key=_choices):
            for face in left:
                if takes(entry, face):
                    left.remove(face)
                    break
            else:
                lacking += 1
        return lacking

    def _groups(self, hand: int) -> list[int]:
        if self.count == 0:
            return []
        faces = _faces(hand)
        return [
            set_of(list(places))
            for places in combinations(range(HAND), self.count)
            if self.matches([faces[place] for place in places])
        ]


NO_DICE: Final = Requirement([])
