"""The fields of a part of a state, each said once: name, type, start, and how it is written.

    class Crew(Part):
        tables: Tables = beside(NO_TABLES)
        card: int = ref("tables.crew_ids")
        hp: int = integer()
        pack: list[int] = refs("tables.item_ids")
        blocking: bool = flag()

Such a part needs no `__init__`, no `copy` and no `visit`. Positions and fingerprints show its
fields in this order, each by the method of the visitor that has the same name. Ids are a sequence,
or the path from the part to one: `"tables.crew_ids"`. The compiled rules have all of it written
out for each class (`buildtools/declared.py`); in pure Python a class gets methods like that.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

NO_LIMIT: Final = 1 << 60


class Field:
    """How a field begins, and how it is shown."""

    def __init__(self, start: Any, word: str = "", *given: Any) -> None:
        self.start = start
        self.word = word
        """The method of the visitor; empty for a field that positions do not show."""
        self.given = given
        """What the method is given beside the field's name and value."""

    def begun(self, known: Known) -> str:
        """What a new part has in this field, as an expression."""
        return known.written(self.start)

    def shown(self, name: str, known: Known) -> str:
        """The statement that shows the field of a part to a visitor; empty where none does."""
        if not self.word:
            return ""
        given = [repr(name), f"self.{name}", *map(known.found, self.given)]
        return f"self.{name} = v.{self.word}({', '.join(given)})"


class PartField(Field):
    """A field that holds a part."""

    def __init__(self, make: Callable[[], Any] | None, start: Any) -> None:
        super().__init__(start, "part")
        self.make = make

    def begun(self, known: Known) -> str:
        return known.written(self.start) if self.make is None else f"{known.named(self.make)}()"

    def shown(self, name: str, known: Known) -> str:
        return f"v.part({name!r}, self.{name})"


class OwnField(Field):
    """A field that is shown by a function, or by a method of its part."""

    def __init__(self, start: Any, by: Callable[..., Any] | str, *given: Any) -> None:
        super().__init__(start, "", *given)
        self.by = by

    def shown(self, name: str, known: Known) -> str:
        if isinstance(self.by, str):
            return f"self.{self.by}(v)"
        given = ["v", repr(name), f"self.{name}", *map(known.found, self.given)]
        return f"self.{name} = {known.named(self.by)}({', '.join(given)})"


class Known:
    """What the functions that are made for a class speak of, by name."""

    def __init__(self) -> None:
        self.names: dict[str, Any] = {}

    def named(self, thing: Any) -> str:
        name = f"_{len(self.names)}"
        self.names[name] = thing
        return name

    def written(self, start: Any) -> str:
        """A number or a word as it is, a list as a new one each time, anything else shared."""
        if isinstance(start, list):
            return f"[{', '.join(map(self.written, start))}]"
        return repr(start) if isinstance(start, int | str) else self.named(start)

    def found(self, given: Any) -> str:
        """What a field is given: a text is a path from the part."""
        return f"self.{given}" if isinstance(given, str) else self.written(given)


def complete(kind: type) -> None:
    """Give a class that declares fields what follows from them: `__init__` and `visit_fields`."""
    fields = [(name, one) for name, one in vars(kind).items() if isinstance(one, Field)]
    if not fields:
        return
    if "__init__" in vars(kind):
        raise TypeError(f"{kind.__name__} declares its fields: it needs no __init__")
    known = Known()
    base = known.named(kind.__mro__[1])
    begun = [f"self.{name} = {one.begun(known)}" for name, one in fields]
    shown = [one.shown(name, known) for name, one in fields]
    method(kind, "__init__", "self", [f"{base}.__init__(self)", *begun], known)
    method(kind, "visit_fields", "self, v", [f"{base}.visit_fields(self, v)", *shown], known)


def method(kind: type, name: str, given: str, statements: list[str], known: Known) -> None:
    """Give a class a method that carries out these statements."""
    space = known.names.copy()
    exec(f"def {name}({given}): {'; '.join(filter(None, statements))}", space)
    setattr(kind, name, space[name])


# -- the kinds of fields: the type checker takes what they give for a value of the field -----------


def beside(start: Any) -> Any:
    """A field that positions do not show."""
    return Field(start)


def integer(low: int = 0, high: int | str = NO_LIMIT, *, start: int = 0) -> Any:
    """A whole number between two others; the higher may be a path to it."""
    return Field(start, "integer", low, high)


def flag(*, start: bool = False) -> Any:
    """Something that is so or not."""
    return Field(start, "flag")


def integers(low: int = 0, *, start: Sequence[int] = ()) -> Any:
    """A list of numbers."""
    return Field(list(start), "integers", low)


def ref(ids: Sequence[str], *, start: int = -1) -> Any:
    """One of these ids, or nothing: -1."""
    return Field(start, "ref", ids)


def one_of(ids: Sequence[str], *, start: int = 0) -> Any:
    """One of these ids, never nothing."""
    return Field(start, "ref", ids, False)


def refs(ids: Sequence[str], *, null: bool = False) -> Any:
    """A list of such ids, with nothing among them where `null` may be."""
    return Field([], "refs", ids, null)


def mask(ids: Sequence[str]) -> Any:
    """A set of such ids, one bit each."""
    return Field(0, "mask", ids)


def keyed(
    ids: Sequence[str], none: int = 0, high: int = NO_LIMIT, *, start: Sequence[int] = ()
) -> Any:
    """A number for each of these ids."""
    return Field(list(start), "keyed", ids, none, high)


def numbered(ids: Sequence[str], *, start: int = 0) -> Any:
    """The same as `ref` for a field that older positions write as a bare number."""
    return Field(start, "numbered", ids)


def numbers(ids: Sequence[str]) -> Any:
    """A list of such ids that older positions write as bare numbers."""
    return Field([], "numbers", ids)


def numbered_set(ids: Sequence[str]) -> Any:
    """The same as `mask` for a field that older positions write as a bare number."""
    return Field(0, "numbered_set", ids)


def sets(ids: Sequence[str], *, start: Sequence[int]) -> Any:
    """A set of numbers for each of these ids."""
    return Field(list(start), "sets", ids)


def part(make: Callable[[], Any] | None = None, *, start: Any = None) -> Any:
    """A part with fields of its own: a new one for each, or `start` until it gets its own."""
    return PartField(make, start)


def parts(make: Callable[[], Any] | str) -> Any:
    """A list of parts; `make` makes one, or is the name of the method that does."""
    return Field([], "parts", make)


def shown(by: Callable[..., Any], *given: Any, start: Any) -> Any:
    """A field that a function shows. It gets the visitor, the name, the value and what is given."""
    return OwnField(start, by, *given)


def shown_by(method: str, start: Any) -> Any:
    """A field that a method of the part shows, with others perhaps that are said to be `beside`."""
    return OwnField(start, method)
