"""Everything a state holds, field by field, whether `visit` and `copy` know of it or not.

A snapshot follows every attribute of every part. Comparing snapshots finds the field that a
`copy` forgot, the list that two copies share, and the field that `visit` never shows.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, TypeAlias

from bossrush.engine.chance import Chance, Recorded, Recording, Stream
from bossrush.engine.state import State
from bossrush.engine.visit import Part

Snapshot: TypeAlias = dict[str, Any]
"""Every leaf of a state by its path."""

APART: Final = ("chance", "journal")
"""Fields of a state that are compared in their own way, or not at all."""

BOOKKEEPING: Final = ("_shared", "serial", "clocks_started")
"""Fields by which copies remember what they share, and hosts tell clocks apart: they say nothing
about where the play stands."""


def attributes(thing: object) -> list[str]:
    """The names of an object's fields, in pure Python or compiled."""
    names: dict[str, None] = {}
    for kind in reversed(type(thing).__mro__):
        for listed in ("__mypyc_attrs__", "__slots__"):
            given = kind.__dict__.get(listed, ())
            names.update(dict.fromkeys((given,) if isinstance(given, str) else given))
    names.update(dict.fromkeys(getattr(thing, "__dict__", {})))
    return [name for name in names if not name.startswith("__") and hasattr(thing, name)]


def snapshot(state: State, leave_out: tuple[str, ...] = ()) -> Snapshot:
    """Every leaf of a state by its path; content that parts point at counts by its identity."""
    leaves: Snapshot = {}
    numbers: dict[int, int] = {}

    def walk(path: str, value: object) -> None:
        if isinstance(value, Part):
            if id(value) in numbers:
                leaves[path] = f"part {numbers[id(value)]}"
                return
            numbers[id(value)] = len(numbers)
            leaves[path] = type(value).__name__
            for name in attributes(value):
                below = f"{path}.{name}" if path else name
                apart = name in BOOKKEEPING or (value is state and name in APART)
                if name not in leave_out and not apart:
                    walk(below, getattr(value, name))
        elif isinstance(value, list):
            if all(type(item) is int or type(item) is str for item in value):
                leaves[path] = tuple(value)
                return
            leaves[path] = f"{len(value)} items"
            for place, item in enumerate(value):
                walk(f"{path}[{place}]", item)
        elif isinstance(value, dict):
            leaves[path] = f"{len(value)} entries"
            for key, item in value.items():
                walk(f"{path}[{key!r}]", item)
        elif isinstance(value, int | str | float | tuple | bytes | frozenset) or value is None:
            leaves[path] = value
        elif isinstance(value, set):
            leaves[path] = frozenset(value)
        else:
            leaves[path] = id(value)

    walk("", state)
    return leaves


def differences(one: Snapshot, other: Snapshot) -> list[str]:
    """The paths at which two snapshots differ."""
    return [
        path or "state"
        for path in sorted(one.keys() | other.keys())
        if path not in one or path not in other or one[path] != other[path]
    ]


def luck(chance: Chance) -> tuple[Any, ...]:
    """Where a chance stands: equal exactly when the same will come up."""
    if isinstance(chance, Stream):
        return (chance.seen, chance.a, chance.b, chance.c, chance.d)
    if isinstance(chance, Recorded):
        return (chance.seen, chance.at, luck(chance.after) if chance.after is not None else ())
    if isinstance(chance, Recording):
        return (chance.seen, luck(chance.source))
    return (chance.seen,)


def words(chance: Chance) -> Iterator[int]:
    """The numbers nobody may see, as long as chance has any."""
    if isinstance(chance, Stream):
        yield from (chance.a, chance.b, chance.c, chance.d)
    elif isinstance(chance, Recorded) and chance.after is not None:
        yield from words(chance.after)
    elif isinstance(chance, Recording):
        yield from words(chance.source)
