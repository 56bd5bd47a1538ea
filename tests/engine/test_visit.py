"""What a state is written as, and how it is read back."""

from __future__ import annotations

from typing import Any

import pytest

from bossrush.engine.visit import Hasher, Part, Visitor, read_into, written

KEYS = ("red", "blue", "green")


class Ring(Part):
    """A ring of keys, as a mask."""

    def __init__(self) -> None:
        self.keys = 0

    def visit(self, v: Visitor) -> None:
        self.keys = v.mask("keys", self.keys, KEYS)


def ring(keys: int) -> Ring:
    made = Ring()
    made.keys = keys
    return made


@pytest.mark.parametrize(("keys", "ids"), [(0, []), (0b101, ["red", "green"]), (0b10, ["blue"])])
def test_a_mask_is_written_as_ids_and_read_back(keys: int, ids: list[str]) -> None:
    assert written(ring(keys)) == {"keys": ids}
    read = ring(0b111)
    problems: list[str] = []
    read_into(read, {"keys": ids}, "", problems)
    assert (read.keys, problems) == (keys, [])


@pytest.mark.parametrize("wrong", ["black", None, 1])
def test_what_is_not_in_a_mask_is_refused(wrong: Any) -> None:
    problems: list[str] = []
    read_into(ring(0), {"keys": ["red", wrong]}, "", problems)
    shown = "null" if wrong is None else repr(wrong)
    assert problems == [f"keys: {shown} is not one of red, blue, green"]


def test_unequal_masks_have_unequal_fingerprints() -> None:
    found = set()
    for keys in range(8):
        hasher = Hasher()
        ring(keys).visit(hasher)
        found.add(hasher.digest())
    assert len(found) == 8


class Key(Part):
    """The key that is held, or the one that was lost; `one` field in older positions."""

    def __init__(self, held: int = -1, lost: int = -1, split: bool = True) -> None:
        self.held, self.lost = held, lost
        self.split = split

    def visit(self, v: Visitor) -> None:
        if self.split:
            self.held, self.lost = v.either(("held", "lost"), [self.held, self.lost], KEYS)
            v.retired("one")
        else:
            v.ref("one", max(self.held, self.lost), KEYS)


@pytest.mark.parametrize(("held", "lost"), [(-1, -1), (2, -1), (-1, 1)])
def test_a_field_that_became_two_keeps_its_fingerprint(held: int, lost: int) -> None:
    digests = set()
    for split in (True, False):
        hasher = Hasher()
        Key(held, lost, split).visit(hasher)
        digests.add(hasher.digest())
    assert len(digests) == 1


def test_each_of_two_fields_is_written_by_its_own_name() -> None:
    assert written(Key(lost=1)) == {"held": None, "lost": "blue"}
    read, problems = Key(), list[str]()
    read_into(read, {"held": "green", "one": None}, "", problems)
    assert (read.held, read.lost, problems) == (2, -1, [])
