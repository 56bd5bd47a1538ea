"""Fluent files: parsing them, writing words into them, and asking which variables they use."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple

from fluent.syntax import FluentParser, ast, visitor

_BRACES = re.compile(r"[{}]")


@lru_cache(maxsize=64)
def parse(source: str) -> ast.Resource:
    """The parsed file, remembered: every table of a server reads the same ones."""
    return FluentParser().parse(source)


def line_of(source: str, item: ast.EntryType) -> int:
    """The line an entry begins on, counted from one."""
    start = item.span.start if item.span else 0
    return source.count("\n", 0, start) + 1


def literal(key: str, text: str) -> ast.Message:
    """An entry that says exactly this text."""
    return ast.Message(ast.Identifier(key), ast.Pattern([ast.TextElement(text)]))


def written(key: str, text: str) -> str:
    """The same entry as it stands in a Fluent file, read back without a change.

    Braces, and whatever would mean something at the start of a line, become quoted placeables.
    """
    if not text:
        return f'{key} = {{""}}'
    lines = [_written_line(line) for line in text.split("\n")]
    # A blank first or last line would be trimmed away, and so would spaces at the very end.
    if not lines[0]:
        lines[0] = '{""}'
    if not lines[-1] or lines[-1].endswith(" "):
        lines[-1] += '{""}'
    return f"{key} =" + "".join(f"\n    {line}" if line else "\n" for line in lines)


def _written_line(line: str) -> str:
    line = _BRACES.sub(r'{"\g<0>"}', line).replace("\r", r'{"\u000D"}')
    if line[:1] in (" ", "[", ".", "*"):
        line = f'{{"{line[0]}"}}{line[1:]}'
    return line


class Variables(NamedTuple):
    """The variables of a text: those put into words, and those it merely chooses by."""

    placed: frozenset[str]
    chosen: frozenset[str]


def variables(entries: Mapping[str, ast.Message]) -> dict[str, Variables]:
    """The variables of every entry and attribute, also those of the messages they borrow."""
    return {
        name: _Collector(entries, key).collect(pattern)
        for key, entry in entries.items()
        for name, pattern in _patterns(key, entry)
    }


def _patterns(key: str, entry: ast.Message) -> Iterator[tuple[str, ast.Pattern]]:
    if entry.value is not None:
        yield key, entry.value
    for attribute in entry.attributes:
        yield f"{key}.{attribute.id.name}", attribute.value


class _Collector(visitor.Visitor):
    """Walks a pattern and notes its variables. The method names are the visitor's protocol."""

    def __init__(self, entries: Mapping[str, ast.Message], key: str) -> None:
        self.entries = entries
        self.seen = {key}
        self.placed: set[str] = set()
        self.chosen: set[str] = set()

    def collect(self, pattern: ast.Pattern) -> Variables:
        self.visit(pattern)
        return Variables(frozenset(self.placed), frozenset(self.chosen))

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        placed, self.placed = self.placed, self.chosen
        self.visit(node.selector)
        self.placed = placed
        for variant in node.variants:
            self.visit(variant.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.placed.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        borrowed = self.entries.get(node.id.name)
        if borrowed is not None and borrowed.value is not None and node.id.name not in self.seen:
            self.seen.add(node.id.name)
            self.visit(borrowed.value)
