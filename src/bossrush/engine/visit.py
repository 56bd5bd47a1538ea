"""What a state is made of: parts whose fields are copied, and walked over.

A part declares its fields, each once (`engine/fields.py`): how they begin, how they are copied and
how they are written all follows from that. One that has something special about it makes its fields
in `__init__` and shows them in `visit`. That one walk serves three readers: positions written,
positions read, fingerprints. Each field goes through the visitor and comes back, changed only when
a position is being read:

    def visit(self, v: Visitor) -> None:
        self.hp = v.integer("hp", self.hp, 0, 12)
        self.items = v.refs("items", self.items, ITEM_IDS)

State holds ints; files carry text ids. `refs` and its like translate between the two.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from typing import Any, Final, Self, TypeVar

from mypy_extensions import mypyc_attr

from bossrush.engine.fields import NO_LIMIT, complete
from bossrush.engine.sets import members, set_of
from bossrush.engine.suggest import listed, meant

SMALL: Final = 60
"""The members of a set are below this."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """Anything a state is made of: it can be copied, and show its fields to a visitor."""

    def __init_subclass__(cls) -> None:
        complete(cls)

    def copy(self) -> Self:
        """An exact twin that shares nothing which can change.

        Lists, sets, mappings and parts in it are copied; anything else is shared. The compiled
        rules have this written out for each class, field by field (`buildtools/twins.py`).
        """
        kind = type(self)
        twin = kind() if COMPILED else kind.__new__(kind)
        fields = vars(self).copy()
        for name, value in fields.items():
            if type(value) not in _SHARED:
                fields[name] = copied(value)
        vars(twin).update(fields)
        return twin

    def visit(self, v: Visitor) -> None:
        """Show every field."""
        self.visit_fields(v)

    def visit_fields(self, v: Visitor) -> None:
        """Show the declared fields, in their order; every class that has some says which."""

    def faults(self) -> list[str]:
        """What is wrong with a part that was read, beyond what its single fields allow."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Fixed(Part):
    """A part that nothing changes once it is in a state: copies share it."""

    def copy(self) -> Self:
        return self


_SHARED: Final[frozenset[type]] = frozenset((bool, float, int, str, tuple, type(None)))
"""What never changes, told by its exact type: nearly every field, and whole lists at a glance."""


def copied(value: Any) -> Any:
    """What a copy has for a field of its original."""
    if isinstance(value, list):
        if _SHARED.issuperset(map(type, value)):
            return value[:]
        return [copied(member) for member in value]
    if isinstance(value, dict):
        return {key: copied(member) for key, member in value.items()}
    return value.copy() if isinstance(value, (Part, set)) else value


COMPILED: Final = hasattr(Part, "__mypyc_attrs__")
"""Then parts have fields that `vars` does not know of, which only `__init__` makes."""
P = TypeVar("P", bound=Part)


class Visitor:
    """Walks over the fields of a state."""

    def integer(self, name: str, value: int, low: int = 0, high: int = NO_LIMIT) -> int:
        raise NotImplementedError

    def flag(self, name: str, value: bool) -> bool:
        raise NotImplementedError

    def text(self, name: str, value: str) -> str:
        raise NotImplementedError

    def integers(self, name: str, values: list[int], low: int = 0) -> list[int]:
        raise NotImplementedError

    def ref(self, name: str, value: int, ids: Sequence[str], null: bool = True) -> int:
        """An index into `ids`; -1 is written as null, and read where null may be."""
        raise NotImplementedError

    def refs(
        self, name: str, values: list[int], ids: Sequence[str], null: bool = True
    ) -> list[int]:
        raise NotImplementedError

    def mask(self, name: str, mask: int, ids: Sequence[str]) -> int:
        """A set of things, bit by bit; written as the list of their ids."""
        listed = [number for number in range(len(ids)) if mask >> number & 1]
        mask = 0
        for number in self.refs(name, listed, ids, null=False):
            if number >= 0:
                mask |= 1 << number
        return mask

    def keyed(
        self, name: str, values: list[int], ids: Sequence[str], none: int = 0, high: int = NO_LIMIT
    ) -> list[int]:
        """A number for each of `ids`; written as a mapping of those that are not `none`."""
        raise NotImplementedError

    def numbered(self, name: str, value: int, ids: Sequence[str]) -> int:
        """The same as `ref` for a field that used to be a bare number.

        Older positions are read, and fingerprints stay what they were.
        """
        return self.ref(name, value, ids)

    def numbers(self, name: str, values: list[int], ids: Sequence[str]) -> list[int]:
        """The same for a list of them."""
        return self.refs(name, values, ids)

    def numbered_set(self, name: str, mask: int, ids: Sequence[str]) -> int:
        """The same as `mask` for a field that used to be a bare number."""
        return self.mask(name, mask, ids)

    def sets(self, name: str, masks: list[int], ids: Sequence[str]) -> list[int]:
        """A set of numbers for each of `ids`; written as a mapping of those that are not empty.

        It used to be a list of bare numbers, which is still read.
        """
        return self.integers(name, masks)

    def either(
        self, names: Sequence[str], values: list[int], ids: Sequence[str], numbers: bool = False
    ) -> list[int]:
        """Fields of which one at most says something, and which used to be one field.

        It was a bare number where `numbers` says so. Fingerprints stay what they were.
        """
        return [self.ref(name, values[at], ids) for at, name in enumerate(names)]

    def retired(self, *names: str) -> None:
        """Fields of older positions that no longer say anything: they are read over."""

    def part(self, name: str, part: Part) -> None:
        raise NotImplementedError

    def parts(self, name: str, parts: list[P], make: Callable[[], P]) -> list[P]:
        raise NotImplementedError


class Writer(Visitor):
    """Writes a state as plain data that a person can read and edit."""

    def __init__(self) -> None:
        self.data: dict[str, Any] = {}

    def integer(self, name: str, value: int, low: int = 0, high: int = NO_LIMIT) -> int:
        self.data[name] = value
        return value

    def flag(self, name: str, value: bool) -> bool:
        self.data[name] = value
        return value

    def text(self, name: str, value: str) -> str:
        self.data[name] = value
        return value

    def integers(self, name: str, values: list[int], low: int = 0) -> list[int]:
        self.data[name] = list(values)
        return values

    def ref(self, name: str, value: int, ids: Sequence[str], null: bool = True) -> int:
        self.data[name] = None if value < 0 else ids[value]
        return value

    def refs(
        self, name: str, values: list[int], ids: Sequence[str], null: bool = True
    ) -> list[int]:
        self.data[name] = [None if value < 0 else ids[value] for value in values]
        return values

    def keyed(
        self, name: str, values: list[int], ids: Sequence[str], none: int = 0, high: int = NO_LIMIT
    ) -> list[int]:
        self.data[name] = {ids[place]: value for place, value in enumerate(values) if value != none}
        return values

    def sets(self, name: str, masks: list[int], ids: Sequence[str]) -> list[int]:
        self.data[name] = {ids[place]: members(mask) for place, mask in enumerate(masks) if mask}
        return masks

    def part(self, name: str, part: Part) -> None:
        self.data[name] = written(part)

    def parts(self, name: str, parts: list[P], make: Callable[[], P]) -> list[P]:
        self.data[name] = [written(part) for part in parts]
        return parts


def written(part: Part) -> dict[str, Any]:
    """A part as plain data."""
    writer = Writer()
    part.visit(writer)
    return writer.data


def difference(one: Any, other: Any, path: str) -> str:
    """The first place where plain data differ, in words; empty where they do not."""
    if isinstance(one, dict) and isinstance(other, dict):
        for name in [*one, *(name for name in other if name not in one)]:
            inner = f"{path}.{name}" if path else str(name)
            if name not in one or name not in other:
                return f"{inner} is in only one of them"
            found = difference(one[name], other[name], inner)
            if found:
                return found
        return ""
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for place in range(len(one)):
            found = difference(one[place], other[place], f"{path}[{place}]")
            if found:
                return found
        return ""
    if one == other and type(one) is type(other):
        return ""
    return f"{path} was {_shown(one)} and is now {_shown(other)}"


class Reader(Visitor):
    """Reads plain data into a state. A field left out keeps its value; every fault is noted."""

    def __init__(self, data: dict[str, Any], path: str, problems: list[str]) -> None:
        self.data = data
        self.path = path
        self.problems = problems
        self.known: list[str] = []
        self.gone: list[str] = []

    def _has(self, name: str) -> bool:
        self.known.append(name)
        return name in self.data

    def _wrong(self, name: str, expected: str) -> None:
        found = self.data[name]
        self.problems.append(f"{self.path}{name}: expected {expected}, found {found!r}")

    def _index(self, name: str, given: Any, ids: Sequence[str], fallback: int, null: bool) -> int:
        if given is None and null:
            return -1
        for index, known in enumerate(ids):
            if known == given:
                return index
        near = meant(given, ids) if isinstance(given, str) else ""
        self.problems.append(
            f"{self.path}{name}: {_shown(given)} is not one of {listed(ids)}{near}"
        )
        return fallback

    def integer(self, name: str, value: int, low: int = 0, high: int = NO_LIMIT) -> int:
        if not self._has(name):
            return value
        given = self.data[name]
        if isinstance(given, bool) or not isinstance(given, int) or not low <= given <= high:
            span = f"from {low} to {high}" if high < NO_LIMIT else f"of {low} or more"
            self._wrong(name, f"a whole number {span}")
            return value
        return int(given)

    def flag(self, name: str, value: bool) -> bool:
        return bool(self._plain(name, value, bool, "true or false"))

    def text(self, name: str, value: str) -> str:
        return str(self._plain(name, value, str, "a text"))

    def _plain(self, name: str, value: Any, kind: type, expected: str) -> Any:
        """A value that has to be of a type, and may be any of it."""
        if not self._has(name):
            return value
        if not isinstance(self.data[name], kind):
            self._wrong(name, expected)
            return value
        return self.data[name]

    def integers(self, name: str, values: list[int], low: int = 0) -> list[int]:
        if not self._has(name):
            return values
        given = self.data[name]
        if not isinstance(given, list) or not all(
            isinstance(one, int) and not isinstance(one, bool) and one >= low for one in given
        ):
            self._wrong(name, f"a list of whole numbers of {low} or more")
            return values
        return list(given)

    def ref(self, name: str, value: int, ids: Sequence[str], null: bool = True) -> int:
        if not self._has(name):
            return value
        return self._index(name, self.data[name], ids, value, null)

    def refs(
        self, name: str, values: list[int], ids: Sequence[str], null: bool = True
    ) -> list[int]:
        if not self._has(name):
            return values
        given = self.data[name]
        if not isinstance(given, list):
            self._wrong(name, "a list of ids")
            return values
        return [self._index(name, one, ids, -1, null) for one in given]

    def _mapping(self, name: str, ids: Sequence[str]) -> dict[str, Any] | None:
        """A mapping whose keys are ids; what older positions list, by the ids of its places."""
        given = self.data[name]
        if isinstance(given, list) and len(given) == len(ids):
            return dict(zip(ids, given, strict=True))
        if not isinstance(given, dict):
            self._wrong(name, "a mapping by id")
            return None
        for key in given:
            if key not in ids:
                self._index(name, key, ids, -1, null=False)
        return {key: given[key] for key in ids if key in given}

    def keyed(
        self, name: str, values: list[int], ids: Sequence[str], none: int = 0, high: int = NO_LIMIT
    ) -> list[int]:
        found = self._mapping(name, ids) if self._has(name) else None
        if found is None:
            return values
        read = [none] * len(values)
        for place, key in enumerate(ids[: len(values)]):
            one = found.get(key, none)
            if (
                isinstance(one, bool)
                or not isinstance(one, int)
                or not (one == none or 0 <= one <= high)
            ):
                span = f"from 0 to {high}" if high < NO_LIMIT else "of 0 or more"
                self.problems.append(
                    f"{self.path}{name}.{key}: expected a whole number {span}, found {one!r}"
                )
            else:
                read[place] = one
        return read

    def numbered(self, name: str, value: int, ids: Sequence[str]) -> int:
        if self._was_number(name):
            return self.integer(name, value, -1, len(ids) - 1)
        return self.ref(name, value, ids)

    def numbers(self, name: str, values: list[int], ids: Sequence[str]) -> list[int]:
        given = self.data.get(name)
        if isinstance(given, list) and given and all(isinstance(one, int) for one in given):
            found = self.integers(name, values, -1)
            if max(found) < len(ids):
                return found
            self._wrong(name, f"numbers up to {len(ids) - 1}")
            return values
        return self.refs(name, values, ids)

    def numbered_set(self, name: str, mask: int, ids: Sequence[str]) -> int:
        if self._was_number(name):
            return self.integer(name, mask, 0, (1 << len(ids)) - 1)
        return self.mask(name, mask, ids)

    def _was_number(self, name: str) -> bool:
        return isinstance(self.data.get(name), int)

    def sets(self, name: str, masks: list[int], ids: Sequence[str]) -> list[int]:
        found = self._mapping(name, ids) if self._has(name) else None
        if found is None:
            return masks
        read = [0] * len(ids)
        for place, key in enumerate(ids):
            given = found.get(key, 0)
            if isinstance(given, list):
                if all(isinstance(one, int) and 0 <= one < SMALL for one in given):
                    read[place] = set_of(given)
                    continue
            elif isinstance(given, int) and 0 <= given < 1 << SMALL:
                read[place] = given
                continue
            self.problems.append(
                f"{self.path}{name}.{key}: expected numbers below {SMALL}, found {given!r}"
            )
        return read

    def retired(self, *names: str) -> None:
        self.gone.extend(names)

    def part(self, name: str, part: Part) -> None:
        if not self._has(name):
            return
        given = self.data[name]
        if not isinstance(given, dict):
            self._wrong(name, "a mapping")
            return
        read_into(part, given, f"{self.path}{name}.", self.problems)

    def parts(self, name: str, parts: list[P], make: Callable[[], P]) -> list[P]:
        if not self._has(name):
            return parts
        given = self.data[name]
        if not isinstance(given, list) or not all(isinstance(one, dict) for one in given):
            self._wrong(name, "a list of mappings")
            return parts
        read: list[P] = []
        for number, one in enumerate(given):
            part = parts[number] if number < len(parts) else make()
            read_into(part, one, f"{self.path}{name}[{number}].", self.problems)
            read.append(part)
        return read


def _all(names: list[str]) -> str:
    return listed(names, len(names))


def _shown(given: Any) -> str:
    return "null" if given is None else repr(given)


def read_into(part: Part, data: dict[str, Any], path: str, problems: list[str]) -> None:
    """Read plain data into a part, noting every fault in `problems`."""
    known = len(problems)
    reader = Reader(data, path, problems)
    part.visit(reader)
    for name in data:
        if name not in reader.known and name not in reader.gone:
            near = meant(str(name), reader.known)
            problems.append(f"{path}{name}: no such field; there are {_all(reader.known)}{near}")
    if len(problems) == known:  # what cannot be read would only cause more faults
        for fault in part.faults():
            problems.append(f"{path}{fault}")


class Hasher(Visitor):
    """Turns a state into a short text that is equal exactly when the state is."""

    def __init__(self) -> None:
        self.words: list[str] = []

    def integer(self, name: str, value: int, low: int = 0, high: int = NO_LIMIT) -> int:
        self.words.append(str(value))
        return value

    def flag(self, name: str, value: bool) -> bool:
        self.words.append("1" if value else "0")
        return value

    def text(self, name: str, value: str) -> str:
        self.words.append(repr(value))
        return value

    def integers(self, name: str, values: list[int], low: int = 0) -> list[int]:
        self.words.append(repr(values))
        return values

    def ref(self, name: str, value: int, ids: Sequence[str], null: bool = True) -> int:
        self.words.append("-" if value < 0 else ids[value])
        return value

    def refs(
        self, name: str, values: list[int], ids: Sequence[str], null: bool = True
    ) -> list[int]:
        words = self.words
        words.append("[")
        for value in values:
            words.append("-" if value < 0 else ids[value])
        words.append("]")
        return values

    def keyed(
        self, name: str, values: list[int], ids: Sequence[str], none: int = 0, high: int = NO_LIMIT
    ) -> list[int]:
        self.words.append(repr(values))
        return values

    def numbered(self, name: str, value: int, ids: Sequence[str]) -> int:
        return self.integer(name, value)

    def numbers(self, name: str, values: list[int], ids: Sequence[str]) -> list[int]:
        return self.integers(name, values)

    def numbered_set(self, name: str, mask: int, ids: Sequence[str]) -> int:
        return self.integer(name, mask)

    def sets(self, name: str, masks: list[int], ids: Sequence[str]) -> list[int]:
        return self.integers(name, masks)

    def either(
        self, names: Sequence[str], values: list[int], ids: Sequence[str], numbers: bool = False
    ) -> list[int]:
        said = max(values)
        if numbers:
            self.integer("", said)
        else:
            self.ref("", said, ids)
        return values

    def part(self, name: str, part: Part) -> None:
        self.words.append("(")
        part.visit(self)
        self.words.append(")")

    def parts(self, name: str, parts: list[P], make: Callable[[], P]) -> list[P]:
        self.words.append("<")
        for part in parts:
            part.visit(self)
            self.words.append("|")
        self.words.append(">")
        return parts

    def digest(self) -> str:
        text = "\x1f".join(self.words)
        return hashlib.blake2b(text.encode(), digest_size=12).hexdigest()
