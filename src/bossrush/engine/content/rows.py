"""From the records of packs to the rows of the tables that rules read, by declaration.

A record says what a pack may write; a row is what the rules know of it: ints, flags, and the keys
of texts. What has the same name in both carries over: numbers, flags and words as they are, a text
as its key, a list as a list. Where nothing is written the row keeps what it began with. Whatever
becomes another name or another thing is declared, once:

    CHARACTERS = Rows(
        "character", Character, CharacterCard,
        heroic=word(HEROICS, "heroic.rule"),
        heroic_name=field("heroic.name"),
        starting=refs("equipment"),
    )

`CHARACTERS.of(content)` are then all rows of the kind, in the order of their records: a record's
place is its number. A field of the record that nothing reads is refused, unless it is named as
read `elsewhere`: what a pack may say has to arrive somewhere. The fields of a part that is declared
as `opened()` are taken for the record's own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from enum import Enum
from typing import Any, Generic, TypeVar, get_args

import msgspec

from bossrush.engine.content.content import Content
from bossrush.engine.content.vocabulary import Text
from bossrush.engine.sets import set_named

R = TypeVar("R", bound=msgspec.Struct)
T = TypeVar("T")


class Source:
    """Where a row finds one of its values: a field of the record, and how it is translated."""

    def __init__(self, path: str, become: Callable[[Any, Content], Any]) -> None:
        self.path = path
        """The field, with dots between what lies in each other; empty for the row's own name."""
        self.become = become

    def value(self, name: str, record: msgspec.Struct, content: Content) -> Any:
        """What the row gets; None where the record says nothing."""
        found: Any = record
        for step in (self.path or name).split("."):
            if found is None:
                return None
            found = getattr(found, step)
        return None if found is None else self.become(found, content)


class Made(Source):
    """A value that is worked out from the whole record, and from others."""

    def __init__(self, make: Callable[[Any, Content], Any], reads: Sequence[str]) -> None:
        super().__init__("", lambda found, content: found)
        self.make = make
        self.reads = reads

    def value(self, name: str, record: msgspec.Struct, content: Content) -> Any:
        return self.make(record, content)


class Opened(Source):
    """A part whose fields are taken for the record's own."""


def opened() -> Source:
    """The part of this name is opened: its fields carry over like the record's own."""
    return Opened("", lambda found, content: None)


def field(path: str) -> Source:
    """The value of a field that has another name, or lies deeper."""
    return Source(path, lambda found, content: carried(found))


def word(words: Sequence[str], path: str = "") -> Source:
    """The number of a word among these."""
    return Source(path, lambda found, content: words.index(found))


def words(among: Sequence[str], path: str = "") -> Source:
    """The numbers of several words among these, in the order written."""
    return Source(path, lambda found, content: [among.index(name) for name in found])


def mask(among: Sequence[str], path: str = "") -> Source:
    """Several words as a set, one bit each."""
    return Source(path, lambda found, content: set_named(found, among))


def present(path: str) -> Source:
    """Whether anything is written there."""
    return Source(path, lambda found, content: True)


def equals(written: object, path: str = "") -> Source:
    """Whether just this is written."""
    return Source(path, lambda found, content: found == written)


def ref(kind: str, path: str = "") -> Source:
    """The number of another record, by its id."""
    return Source(path, lambda found, content: content.index(kind, found))


def refs(kind: str, path: str = "") -> Source:
    """The numbers of several other records."""
    return Source(path, lambda found, content: [content.index(kind, name) for name in found])


def each(rows: Rows[Any, Any], path: str = "") -> Source:
    """A row for each part of a list."""
    return Source(path, lambda found, content: [rows.row(part, content) for part in found])


def part(rows: Rows[Any, Any], path: str = "") -> Source:
    """A row for one part of the record."""
    return Source(path, lambda found, content: rows.row(found, content))


def made(make: Callable[[Any], Any], *reads: str) -> Source:
    """What a function makes of the record; `reads` names the fields that it looks at."""
    return Made(lambda record, content: make(record), reads)


def looked_up(make: Callable[[Any, Content], Any], *reads: str) -> Source:
    """The same where the function has to look at other records too."""
    return Made(make, reads)


class Rows(Generic[R, T]):
    """How the records of one kind, or parts of records, become rows."""

    def __init__(
        self,
        kind: str,
        record: type[R],
        row: Callable[[], T],
        /,
        *,
        elsewhere: Sequence[str] = (),
        **sources: Source,
    ) -> None:
        self.kind = kind
        self.record = record
        self.make = row
        parts = [name for name, source in sources.items() if isinstance(source, Opened)]
        sources = {name: source for name, source in sources.items() if name not in parts}
        self.sources = sources
        blank = row()
        for name in sources:
            if not hasattr(blank, name):
                raise TypeError(f"{type(blank).__name__} has no {name}")
        read = {*elsewhere, *parts}
        for name, source in sources.items():
            read.update(source.reads if isinstance(source, Made) else [])
            read.add((source.path or name).split(".")[0])
        self.alike = _alike(record, read, sources, blank)
        paths = [source.path.split(".") for source in sources.values()]
        self.opened: dict[str, list[str]] = {}
        """The parts whose fields are taken for the record's own, and which of them carry over."""
        for name in parts:
            deeper = {path[1] for path in paths if path[0] == name and len(path) > 1}
            self.opened[name] = _alike(_part_of(record, name), deeper, sources, blank)

    def row(self, record: R, content: Content) -> T:
        """The row of a record."""
        row = self.make()
        _carry(record, self.alike, row)
        for part, names in self.opened.items():
            _carry(getattr(record, part), names, row)
        for name, source in self.sources.items():
            value = source.value(name, record, content)
            if value is not None:
                setattr(row, name, value)
        return row

    def of(self, content: Content) -> list[T]:
        """The rows of all records of the kind, in their order."""
        return [self.row(record, content) for record in content.records(self.kind, self.record)]


def _alike(
    record: type[msgspec.Struct], read: set[str], sources: Mapping[str, Source], blank: object
) -> list[str]:
    """The fields that carry over by their names; TypeError where nothing reads some other one."""
    names = record.__struct_fields__
    alike = [name for name in names if name not in sources and hasattr(blank, name)]
    lost = [name for name in names if name not in read and name not in alike]
    if lost:
        raise TypeError(f"{record.__name__}: nothing reads {', '.join(lost)}")
    return alike


def _part_of(record: type[msgspec.Struct], name: str) -> type[msgspec.Struct]:
    """What kind of record one of its parts is."""
    for known in msgspec.structs.fields(record):
        if known.name == name:
            for kind in _records_in(known.type):
                return kind
    raise TypeError(f"{record.__name__}: {name} is no part with fields of its own")


def _records_in(kind: Any) -> Iterator[type[msgspec.Struct]]:
    """The records that an annotation speaks of."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        yield kind
    for inner in get_args(kind):
        yield from _records_in(inner)


def _carry(record: msgspec.Struct | None, names: Sequence[str], row: object) -> None:
    """Set what carries over by its name, as far as anything is written."""
    for name in names if record is not None else ():
        value = getattr(record, name)
        if value is not None:
            setattr(row, name, carried(value))


def carried(value: Any) -> Any:
    """A value of a record as a row holds it."""
    if isinstance(value, Text):
        return value.key
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, list | tuple | set | frozenset):
        return [carried(part) for part in value]
    if isinstance(value, dict):
        return {key: carried(part) for key, part in value.items()}
    if isinstance(value, msgspec.Struct):
        raise TypeError(f"say how {type(value).__name__} becomes part of a row")
    return value
