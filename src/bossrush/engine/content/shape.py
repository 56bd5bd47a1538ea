"""The shapes values can have: how each is read from a file, and what it asks of the writer."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode

from bossrush.engine.content.document import Scalar, said_of, scalar
from bossrush.engine.content.problem import listed, suggestion
from bossrush.engine.content.reading import FAILED, Reading


class Limits(NamedTuple):
    """What msgspec's `Meta` asks of a value."""

    ge: float | None = None
    gt: float | None = None
    le: float | None = None
    lt: float | None = None
    multiple_of: float | None = None
    min_length: int | None = None
    max_length: int | None = None
    pattern: str | None = None
    description: str | None = None

    def allow(self, number: float) -> bool:
        return not (
            (self.ge is not None and number < self.ge)
            or (self.gt is not None and number <= self.gt)
            or (self.le is not None and number > self.le)
            or (self.lt is not None and number >= self.lt)
            or (self.multiple_of is not None and number % self.multiple_of)
        )

    def allow_length(self, length: int) -> bool:
        return (self.min_length or 0) <= length and (
            self.max_length is None or length <= self.max_length
        )

    def range(self) -> str:
        """The range of a number in words, to follow "a number"."""
        if self.ge is not None and self.le is not None:
            return f" from {self.ge} to {self.le}"
        bounds = [
            f"{words} {limit}"
            for words, limit in (
                ("at least", self.ge),
                ("more than", self.gt),
                ("at most", self.le),
                ("less than", self.lt),
                ("a multiple of", self.multiple_of),
            )
            if limit is not None
        ]
        return f" ({listed(bounds)})" if bounds else ""

    def lengths(self, unit: str) -> str:
        """The range of a length in words, to follow "a list of"."""
        low, high = self.min_length, self.max_length
        if low is not None and low == high:
            return f"{low} {unit}"
        if low is not None and high is not None:
            return f"{low} to {high} {unit}"
        return f"at most {high} {unit}" if low is None else f"at least {low} {unit}"


class Shape:
    """How one type of value is read. A shape reads all it can and notes every problem."""

    _expected = ""

    @property
    def expected(self) -> str:
        """The end of the sentence "this must be …"."""
        return self._expected

    def takes(self, node: Node) -> bool:
        """Whether a value looks as if it were meant to have this shape."""
        raise NotImplementedError

    def read(self, node: Node, reading: Reading) -> object:
        """The value, or FAILED after noting why."""
        raise NotImplementedError

    def parts(self) -> Sequence[Shape]:
        """The shapes of what is inside."""
        return ()


class Whole(Shape):
    """A whole number."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._expected = f"a whole number{limits.range()}"

    def takes(self, node: Node) -> bool:
        return isinstance(node, ScalarNode) and type(scalar(node)) is int

    def read(self, node: Node, reading: Reading) -> object:
        value = scalar(node) if isinstance(node, ScalarNode) else None
        if type(value) is not int or not self.limits.allow(value):
            return reading.expect(node, self.expected)
        return value


class Number(Shape):
    """A number, whole or not."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._expected = f"a number{limits.range()}"

    def takes(self, node: Node) -> bool:
        return isinstance(node, ScalarNode) and type(scalar(node)) in (int, float)

    def read(self, node: Node, reading: Reading) -> object:
        value = scalar(node) if isinstance(node, ScalarNode) else None
        if isinstance(value, bool | str) or value is None or not self.limits.allow(value):
            return reading.expect(node, self.expected)
        return float(value)


class OneLine(Shape):
    """Text in no particular language: a name, an id, a word of the rules."""

    def __init__(self, limits: Limits, refers_to: tuple[str, ...], verbatim: bool) -> None:
        self.limits = limits
        self.refers_to = refers_to
        self.verbatim = verbatim
        self.pattern = re.compile(limits.pattern) if limits.pattern else None
        self._expected = f"the id of {listed(map(_a, refers_to), 'or')}" if refers_to else "text"
        if limits.description:
            self._expected = limits.description
        elif limits.min_length is not None or limits.max_length is not None:
            self._expected = f"text of {limits.lengths('characters')}"
        elif limits.pattern:
            self._expected = f"text of the form {limits.pattern}"

    def takes(self, node: Node) -> bool:
        if not isinstance(node, ScalarNode):
            return False
        value = scalar(node)
        return isinstance(value, str) or (self.verbatim and value is not None)

    def read(self, node: Node, reading: Reading) -> object:
        if not self.takes(node):
            quotable = isinstance(node, ScalarNode) and node.value
            hint = f' Put it in quotes: "{node.value}".' if quotable else ""
            return reading.expect(node, self.expected, hint)
        text: str = node.value
        fits = self.pattern is None or self.pattern.search(text)
        if not fits or not self.limits.allow_length(len(text)):
            return reading.expect(node, self.expected)
        if self.refers_to:
            reading.refer(node, self.refers_to, text)
        return text


class Choice(Shape):
    """One of some given values: a Literal, an Enum, true or false, or nothing at all."""

    def __init__(self, options: Iterable[tuple[Scalar, object]]) -> None:
        self.options = {(type(written), written): meant for written, meant in options}
        self.names = [_shown(written) for _, written in self.options]
        self._expected = (
            self.names[0]
            if len(self.names) == 1
            else f"one of {', '.join(self.names)}"
            if len(self.names) > 2
            else " or ".join(self.names)
        )

    def takes(self, node: Node) -> bool:
        return isinstance(node, ScalarNode) and self._key(node) in self.options

    def read(self, node: Node, reading: Reading) -> object:
        if isinstance(node, ScalarNode):
            if self.takes(node):
                return self.options[self._key(node)]
            return reading.expect(node, self.expected, suggestion(node.value, self.names))
        return reading.expect(node, self.expected)

    @staticmethod
    def _key(node: ScalarNode) -> tuple[type, Scalar]:
        value = scalar(node)
        return type(value), value


class Words(Shape):
    """Words in every language of the pack."""

    _expected = "a text in every language"

    def takes(self, node: Node) -> bool:
        return isinstance(node, MappingNode)

    def read(self, node: Node, reading: Reading) -> object:
        form = "{" + ", ".join(f'{lang}: "…"' for lang in reading.languages) + "}"
        if not isinstance(node, MappingNode):
            return reading.expect(node, f"{self.expected}: {form}")
        words: dict[str, str] = {}
        met: set[str] = set()
        for lang, key, value in reading.fields(node):
            met.add(lang)
            if lang not in reading.languages:
                self._refuse(lang, key, value, reading)
            elif text := self._text(lang, value, reading):
                words[lang] = text
        for lang in reading.languages:
            if lang not in met:
                pack = f"this pack is written in {listed(reading.languages)}"
                reading.complain(node, f"{reading.here} lacks its text in '{lang}'; {pack}.")
        if words.keys() != set(reading.languages) or words.keys() != met:
            return FAILED
        return reading.keep(node, words)

    @staticmethod
    def _text(lang: str, node: Node, reading: Reading) -> str:
        if not isinstance(node, ScalarNode) or not isinstance(scalar(node), str | None):
            quotes = ' Put it in quotes: "…".' if isinstance(node, ScalarNode) else ""
            reading.enter(lang)
            reading.expect(node, "text", quotes)
            reading.leave()
            return ""
        text: str = node.value.strip()
        if not text:
            reading.complain(node, f"{reading.here} has an empty text in '{lang}'.")
        return text

    @staticmethod
    def _refuse(lang: str, key: Node, value: Node, reading: Reading) -> None:
        if said_of(value) == "nothing":
            # {en: Stop, or die}: the comma has cut the text in two.
            hint = " A text with a comma in it must stand in quotes."
        else:
            languages = f" The pack's languages are {listed(reading.languages)}."
            hint = suggestion(lang, reading.languages) or languages
        reading.complain(key, f"{reading.here} has no language '{lang}'.{hint}")


class Many(Shape):
    """A list whose entries all have one shape."""

    def __init__(
        self, item: Shape, build: Callable[[Iterable[Any]], object], limits: Limits
    ) -> None:
        self.item = item
        self.build = build
        self.limits = limits
        self._expected = "a list"
        if limits.min_length is not None or limits.max_length is not None:
            self._expected = f"a list of {limits.lengths('entries')}"

    def parts(self) -> Sequence[Shape]:
        return (self.item,)

    def takes(self, node: Node) -> bool:
        return isinstance(node, SequenceNode)

    def read(self, node: Node, reading: Reading) -> object:
        if not isinstance(node, SequenceNode):
            return reading.expect(node, self.expected)
        if not self.limits.allow_length(len(node.value)):
            return reading.expect(node, self.expected, f" It has {len(node.value)}.")
        values = []
        for number, entry in enumerate(node.value, start=1):
            reading.enter(number)
            values.append(self.item.read(entry, reading))
            reading.leave()
        return FAILED if any(value is FAILED for value in values) else self.build(values)


class Row(Shape):
    """A list with a shape of its own at every place, such as a pair of coordinates."""

    def __init__(self, items: Sequence[Shape]) -> None:
        self.items = tuple(items)
        self._expected = f"a list of exactly {len(self.items)} entries"

    def parts(self) -> Sequence[Shape]:
        return self.items

    def takes(self, node: Node) -> bool:
        return isinstance(node, SequenceNode)

    def read(self, node: Node, reading: Reading) -> object:
        if not isinstance(node, SequenceNode):
            return reading.expect(node, self.expected)
        if len(node.value) != len(self.items):
            return reading.expect(node, self.expected, f" It has {len(node.value)}.")
        values = []
        for number, (item, entry) in enumerate(zip(self.items, node.value, strict=True), start=1):
            reading.enter(number)
            values.append(item.read(entry, reading))
            reading.leave()
        return FAILED if any(value is FAILED for value in values) else tuple(values)


class Table(Shape):
    """Names of one shape, each with a value of another."""

    def __init__(self, key: Shape, value: Shape) -> None:
        self.key = key
        self.value = value
        self._expected = "names with values, such as {name: value}"

    def parts(self) -> Sequence[Shape]:
        return self.key, self.value

    def takes(self, node: Node) -> bool:
        return isinstance(node, MappingNode)

    def read(self, node: Node, reading: Reading) -> object:
        if not isinstance(node, MappingNode):
            return reading.expect(node, self.expected)
        table: dict[object, object] = {}
        whole = True
        for name, key_node, value_node in reading.fields(node):
            reading.enter(name)
            key = self.key.read(key_node, reading)
            value = self.value.read(value_node, reading)
            reading.leave()
            if key is FAILED or value is FAILED:
                whole = False
            else:
                table[key] = value
        return table if whole else FAILED


class Anything(Shape):
    """Data that the game reads by itself."""

    _expected = "anything"

    def takes(self, node: Node) -> bool:
        return True

    def read(self, node: Node, reading: Reading) -> object:
        if isinstance(node, MappingNode):
            return {name: self.read(value, reading) for name, _, value in reading.fields(node)}
        if isinstance(node, SequenceNode):
            return [self.read(entry, reading) for entry in node.value]
        return scalar(node) if isinstance(node, ScalarNode) else None


def _shown(written: Scalar) -> str:
    if isinstance(written, bool):
        return "true" if written else "false"
    return "nothing" if written is None else str(written)


def _a(kind: str) -> str:
    return f"{'an' if kind[0] in 'aeiou' else 'a'} {kind}"
