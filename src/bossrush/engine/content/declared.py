"""From the types a game declares to the shapes its files are read by."""

from __future__ import annotations

import types
from collections.abc import Mapping, Sequence
from enum import Enum
from typing import Annotated, Any, Literal, NamedTuple, Union, get_args, get_origin

import msgspec
from yaml.nodes import MappingNode, Node, ScalarNode

from bossrush.engine.content.about import about_fields
from bossrush.engine.content.problem import listed, suggestion
from bossrush.engine.content.reading import FAILED, Reading
from bossrush.engine.content.shape import (
    Anything,
    Choice,
    Limits,
    Many,
    Number,
    OneLine,
    Row,
    Shape,
    Table,
    Whole,
    Words,
)
from bossrush.engine.content.vocabulary import Display, OneOf, Ref, Text, Verbatim


class Field(NamedTuple):
    """A field of a record: its attribute in Python, its shape, and what it may leave out."""

    attribute: str
    shape: Shape
    required: bool
    display: bool
    default: Any
    about: str = ""
    """What it is for, in a sentence."""

    def is_default(self, value: object) -> bool:
        """Whether a value is what the field holds when nobody writes it."""
        return not self.required and type(value) is type(self.default) and value == self.default


class Fields(Shape):
    """A record, or a part of one: named fields, as a msgspec Struct declares them."""

    def __init__(self, struct: type[msgspec.Struct]) -> None:
        self.struct = struct
        self.fields: dict[str, Field] = {}

    @property
    def about(self) -> str:
        """What this is, in the words of the struct's own docstring."""
        return " ".join((self.struct.__dict__.get("__doc__") or "").split())

    def complete(self) -> None:
        """Work the fields out; apart from making the shape, since structs may hold themselves."""
        abouts = about_fields(self.struct)
        for info in msgspec.structs.fields(self.struct):
            shape, marks = _shape_and_marks(info.type)
            display = any(mark is Display or isinstance(mark, Display) for mark in marks)
            default = info.default
            if info.default_factory is not msgspec.NODEFAULT:
                default = info.default_factory()
            about = abouts.get(info.name, "")
            field = Field(info.name, shape, info.required, display, default, about)
            self.fields[info.encode_name] = field
        self._expected = f"fields ({', '.join(self.fields)})"

    def parts(self) -> Sequence[Shape]:
        return [field.shape for field in self.fields.values()]

    def takes(self, node: Node) -> bool:
        return isinstance(node, MappingNode)

    def read(self, node: Node, reading: Reading) -> object:
        return self.read_record(node, reading, {})

    def read_record(self, node: Node, reading: Reading, known: Mapping[str, str | None]) -> object:
        """Read a record; what is already known is not read again, nor kept where it is None."""
        if not isinstance(node, MappingNode):
            return reading.expect(node, self.expected)
        values: dict[str, Any] = {
            self.fields[name].attribute: value for name, value in known.items() if value is not None
        }
        met, whole = set(known), True
        for name, key, value in reading.fields(node):
            if name in known:
                continue
            met.add(name)
            field = self.fields.get(name)
            if field is None:
                self.refuse(name, key, reading)
                whole = False
                continue
            reading.enter(name)
            read = field.shape.read(value, reading)
            reading.leave()
            if read is FAILED:
                whole = False
            else:
                values[field.attribute] = read
        for name, field in self.fields.items():
            if field.required and name not in met:
                reading.complain(node, f"the field '{name}' is missing: {field.shape.expected}.")
                whole = False
        return self.build(node, reading, values) if whole else FAILED

    def refuse(self, name: str, key: Node, reading: Reading) -> None:
        guess = suggestion(name, self.fields) or f" The fields are {listed(self.fields)}."
        reading.complain(key, f"there is no field '{name}' here.{guess}")

    def build(self, node: Node, reading: Reading, values: dict[str, Any]) -> object:
        try:
            return self.struct(**values)
        except ValueError as error:  # what the record's own __post_init__ has to say
            return reading.complain(node, str(error))


class OneField(Fields):
    """A mapping of which exactly one field is written: a `OneOf`."""

    def complete(self) -> None:
        super().complete()
        for name, field in self.fields.items():
            if field.required:
                raise TypeError(f"{self.struct.__name__}.{name} needs None as its default")
            shape = field.shape
            if isinstance(shape, Either):
                shape = shape.without_nothing()
            self.fields[name] = field._replace(shape=shape)
        self._expected = f"one of {', '.join(self.fields)}, with its value"

    def read(self, node: Node, reading: Reading) -> object:
        if isinstance(node, ScalarNode) and node.value in self.fields:
            field = self.fields[node.value]
            form = f" Write '{node.value}: …', with {field.shape.expected}."
            return reading.expect(node, self.expected, form)
        if not isinstance(node, MappingNode) or not node.value:
            return reading.expect(node, self.expected)
        read = super().read(node, reading)
        names = [key.value for key, _ in node.value if isinstance(key, ScalarNode)]
        written = dict.fromkeys(name for name in names if name in self.fields)
        if len(written) > 1:
            advice = "Write each as an entry of its own."
            return reading.complain(node, f"only one of {listed(written)} may be here. {advice}")
        return read


class Either(Shape):
    """One of several shapes, told apart by how the value looks."""

    def __init__(self, shapes: list[Shape]) -> None:
        self.shapes = shapes

    @property
    def expected(self) -> str:
        return listed((shape.expected for shape in self._wanted()), "or")

    def parts(self) -> Sequence[Shape]:
        return self.shapes

    def without_nothing(self) -> Shape:
        rest = self._wanted()
        return rest[0] if len(rest) == 1 else Either(rest)

    def takes(self, node: Node) -> bool:
        return any(shape.takes(node) for shape in self.shapes)

    def read(self, node: Node, reading: Reading) -> object:
        for shape in self.shapes:
            if shape.takes(node):
                return shape.read(node, reading)
        wanted = self._wanted()
        if len(wanted) == 1:
            return wanted[0].read(node, reading)
        names = [name for shape in wanted if isinstance(shape, Choice) for name in shape.names]
        guess = suggestion(node.value, names) if isinstance(node, ScalarNode) else ""
        return reading.expect(node, self.expected, guess)

    def _wanted(self) -> list[Shape]:
        """What to ask for: a field that may stay empty is better left out than left empty."""
        return [shape for shape in self.shapes if shape is not NOTHING]


NOTHING = Choice([(None, None)])

_structs: dict[type[msgspec.Struct], Fields] = {}


def fields_of(struct: type[msgspec.Struct]) -> Fields:
    """The shape of a record; made once for each type."""
    shape = _structs.get(struct)
    if shape is None:
        if struct.__struct_config__.array_like or struct.__struct_config__.tag is not None:
            raise TypeError(f"{struct.__name__}: content records are neither tagged nor arrays")
        shape = _structs[struct] = OneField(struct) if issubclass(struct, OneOf) else Fields(struct)
        try:
            shape.complete()
        except BaseException:
            del _structs[struct]
            raise
    return shape


def shape_of(annotation: Any) -> Shape:
    """The shape of values of a type."""
    return _shape_and_marks(annotation)[0]


def _shape_and_marks(annotation: Any, around: Sequence[object] = ()) -> tuple[Shape, list[object]]:
    marks = list(around)
    while get_origin(annotation) is Annotated:
        annotation, *more = get_args(annotation)
        marks += more
    return _shape(annotation, marks), marks


def _shape(kind: Any, marks: list[object]) -> Shape:
    origin, args = get_origin(kind), get_args(kind)
    if origin in (Union, types.UnionType):
        # What is asked of a union is asked of each of its members.
        return Either([_shape_and_marks(arg, marks)[0] for arg in args])
    if origin is Literal:
        return Choice((value, value) for value in args)
    if origin is not None:
        return _collection(kind, origin, args, _limits(marks))
    if isinstance(kind, type):
        if issubclass(kind, msgspec.Struct):
            return fields_of(kind)
        if issubclass(kind, Enum):
            return Choice((member.value, member) for member in kind)
    return _simple(kind, marks)


def _simple(kind: Any, marks: list[object]) -> Shape:
    if kind is str:
        refers_to = tuple(name for mark in marks if isinstance(mark, Ref) for name in mark.kinds)
        verbatim = any(mark is Verbatim or isinstance(mark, Verbatim) for mark in marks)
        return OneLine(_limits(marks), refers_to, verbatim)
    if kind is bool:
        return Choice([(True, True), (False, False)])
    if kind is int:
        return Whole(_limits(marks))
    if kind is float:
        return Number(_limits(marks))
    if kind is Text:
        return Words()
    if kind in (None, type(None)):
        return NOTHING
    if kind in (Any, object):
        return Anything()
    raise TypeError(f"content cannot hold values of type {kind!r}")


def _collection(kind: Any, origin: Any, args: tuple[Any, ...], limits: Limits) -> Shape:
    if origin is tuple:
        if len(args) == 2 and args[1] is ...:
            return Many(shape_of(args[0]), tuple, limits)
        return Row([shape_of(arg) for arg in args])
    if origin in (list, set, frozenset):
        return Many(shape_of(args[0]), origin, limits)
    if isinstance(origin, type) and issubclass(origin, Mapping):
        return Table(shape_of(args[0]), shape_of(args[1]))
    raise TypeError(f"content cannot hold values of type {kind!r}")


def _limits(marks: list[object]) -> Limits:
    asked: dict[str, Any] = {}
    for mark in marks:
        if isinstance(mark, msgspec.Meta):
            for name in Limits._fields:
                if getattr(mark, name) is not None:
                    asked[name] = getattr(mark, name)
    return Limits(**asked)
