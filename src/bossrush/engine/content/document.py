"""A YAML file as a tree in which every value still knows its line and column.

Only the plain part of YAML is read: mappings, lists, and words and numbers as YAML 1.2 has them,
so `yes`, `off` and `1:30` are text. Anchors and tags are refused: content is data that a person
can read line by line, and a player's pack must never be able to do more than that.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, TypeAlias

import yaml
from yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode

from bossrush.engine.content.problem import Place, Problem

# libyaml reads a hundred cards in hundredths of a second; without it the same takes about one.
_LOADER: Final = getattr(yaml, "CBaseLoader", yaml.BaseLoader)

Scalar: TypeAlias = str | int | float | bool | None

_INT = re.compile(r"[-+]?[0-9]+")
_FLOAT = re.compile(r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?")
_WORDS: Final[dict[str, bool | None]] = {
    "": None,
    "~": None,
    "null": None,
    "Null": None,
    "NULL": None,
    "true": True,
    "True": True,
    "TRUE": True,
    "false": False,
    "False": False,
    "FALSE": False,
}

# Where an anchor, an alias or a tag could begin; **bold** text and French punctuation do not match.
_MAYBE_ADVANCED = re.compile(r"(?:^|[\s\[{,])(?:[&*][^\s*&]|![^\s])", re.MULTILINE)

_DEEPEST: Final = 100
_BRACKETS = re.compile(r"[\[\]{}]")
_MAYBE_DEEP = re.compile(r"(?:[-?:] +){20}")

_UNCLOSED: Final = "a quote is opened here and never closed"
_OPENING: Final = re.compile(r"""(?:^|[:,\[{]|- )\s*(["'])""")
"""A quote where a value begins."""
_CLOSED: Final = {'"': re.compile(r'"(?:[^"\\]|\\.)*"'), "'": re.compile(r"'(?:[^']|'')*'")}
_AFTER: Final = re.compile(r"\s*(?:[,:\]}#]|$)")
"""What may follow a quoted text."""
_BRACKETS_SHUT: Final = re.compile(r"[\]}]\s*(?:#.*)?$")
# The parser's own words, and what a person should look for; the first that fits is shown.
_ADVICE: Final = (
    ("mapping values are not allowed", "a text with ': ' in it must stand in quotes"),
    ("undefined alias", "a text that begins with * must stand in quotes"),
    ("while scanning an alias", "a text that begins with * must stand in quotes"),
    ("while scanning an anchor", "a text that begins with & must stand in quotes"),
    ("while scanning a quoted scalar", _UNCLOSED),
    ("while parsing a flow", "a { or [ is not closed, a comma is missing, or a text needs quotes"),
    ("expected ':'", "a colon is missing, or a text that runs on needs quotes"),
    ("single document", "the file holds '---' twice; keep one document per file"),
    ("", "look at the indentation and the quotes of this line and the one before"),
)


class Document:
    """A file that has been read: its tree, unless it is empty, and what is wrong with it."""

    def __init__(self, file: str, root: Node | None, problems: list[Problem]) -> None:
        self.file = file
        self.root = root
        self.problems = problems

    def place(self, node: Node) -> Place:
        return place_of(self.file, node)


def read_document(path: Path, shown_as: str | None = None) -> Document:
    """Read a file; whatever is wrong with it is in the document's problems."""
    file = shown_as or str(path)
    try:
        text = path.read_bytes().decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        return Document(file, None, [Problem(file, line, 1, "is not UTF-8 text; save it as UTF-8")])
    except OSError as error:
        reason = f"cannot be read: {error.strerror or error}"
        return Document(file, None, [Problem(file, 1, 1, reason)])
    return parse_document(text, file)


def parse_document(text: str, file: str) -> Document:
    """Read text as if it were in this file."""
    try:
        suspicious = _MAYBE_ADVANCED.search(text) or _maybe_deep(text)
        problems = list(_refused(text, file)) if suspicious else []
        root = None if problems else yaml.compose(text, Loader=_LOADER)
    except yaml.MarkedYAMLError as error:
        return Document(file, None, [_syntax_problem(error, text, file)])
    except yaml.YAMLError as error:  # a character no YAML file may hold
        said = str(error).splitlines()[0]
        return Document(file, None, [Problem(file, 1, 1, f"cannot be read as YAML: {said}")])
    return Document(file, root, problems)


def place_of(file: str, node: Node) -> Place:
    """Where in its file a value begins."""
    return Place(file, node.start_mark.line + 1, node.start_mark.column + 1)


def scalar(node: ScalarNode) -> Scalar:
    """What a single value is: text when it is quoted or looks like nothing else."""
    text: str = node.value
    if node.style:
        return text
    if text in _WORDS:
        return _WORDS[text]
    if _INT.fullmatch(text):
        return int(text) if len(text) < 20 else float(text)
    if _FLOAT.fullmatch(text):
        return float(text)
    return text


def entries(
    node: MappingNode, file: str, problems: list[Problem]
) -> Iterator[tuple[str, Node, Node]]:
    """The fields of a mapping: name, the name's node, the value's node. Twins are problems."""
    seen: dict[str, Node] = {}
    for key, value in node.value:
        if not isinstance(key, ScalarNode):
            plain = "a field's name must be a plain word"
            problems.append(Problem.at(place_of(file, key), plain))
            continue
        name: str = key.value
        if name in seen:
            first = place_of(file, seen[name]).line
            twice = f"'{name}' is written twice; the first one is on line {first}"
            problems.append(Problem.at(place_of(file, key), twice))
            continue
        seen[name] = key
        yield name, key, value


def said_of(node: Node) -> str:
    """What stands there, in words for its author."""
    if isinstance(node, SequenceNode):
        return "a list"
    if isinstance(node, MappingNode):
        names = [key.value for key, _ in node.value if isinstance(key, ScalarNode)]
        if not names:
            return "an empty {}"
        return f"fields ({', '.join(names[:4])}{', …' if len(names) > 4 else ''})"
    value = scalar(node) if isinstance(node, ScalarNode) else None
    if value is None:
        return "nothing"
    if isinstance(value, bool):
        return f"'{node.value}'"
    if isinstance(value, str):
        return f"the text '{value if len(value) <= 40 else value[:39] + '…'}'"
    return f"the number {node.value}"


def _syntax_problem(error: yaml.MarkedYAMLError, text: str, file: str) -> Problem:
    said = f"{error.context or ''} {error.problem or ''}"
    # What was opened and never closed is shown where it opens, everything else where it fails.
    opened = "quoted scalar" in said or "parsing a flow" in said
    mark = (opened and error.context_mark) or error.problem_mark or error.context_mark
    line, column = (mark.line + 1, mark.column + 1) if mark else (1, 1)
    if "cannot start any token" in said:
        sign = (text.splitlines() or [""])[line - 1][column - 1 : column]
        advice = f"a text that begins with {sign} must stand in quotes"
        if sign == "\t":
            advice = "the line begins with a tab; indent with spaces"
    elif "parsing a flow" in said and (quote := _loose_quote(text, line - 1)) is not None:
        line, column = quote
        advice = _UNCLOSED
    else:
        advice = next(advice for words, advice in _ADVICE if words in said)
    return Problem(file, line, column, f"this is not YAML: {advice}")


def _loose_quote(text: str, start: int) -> tuple[int, int] | None:
    """The quote that a value in brackets opens and does not close on its line; line and column.

    A later quote closes it as far as YAML can tell, so that something else is found wrong.
    """
    for number, line in enumerate(text.splitlines()[start:], start + 1):
        column = 0
        while (opened := _OPENING.search(line, column)) is not None:
            quote = opened.start(1)
            closed = _CLOSED[line[quote]].match(line, quote)
            if closed is None or not _AFTER.match(line, closed.end()):
                return number, quote + 1
            column = closed.end()
        if _BRACKETS_SHUT.search(line):
            return None
    return None


def _maybe_deep(text: str) -> bool:
    depth = 0
    for bracket in _BRACKETS.finditer(text):
        depth += 1 if bracket[0] in "[{" else -1
        if depth > _DEEPEST:
            return True
    return _MAYBE_DEEP.search(text) is not None


def _refused(text: str, file: str) -> Iterator[Problem]:
    """Anchors, aliases, tags, and nesting deep enough to be an attack on the reader.

    Only the stream of events still shows the former, and only it can be read at any depth.
    """
    depth = 0
    for event in yaml.parse(text, Loader=_LOADER):
        where = event.start_mark
        if isinstance(event, yaml.CollectionStartEvent):
            depth += 1
            if depth > _DEEPEST:
                yield Problem(file, where.line + 1, where.column + 1, "is nested too deeply")
                return
        elif isinstance(event, yaml.CollectionEndEvent):
            depth -= 1
        if isinstance(event, yaml.NodeEvent) and (sign := _sign(event)):
            said = f"{sign}: packs use no anchors and no tags"
            advice = "write the value out, or put a text that begins so in quotes"
            yield Problem(file, where.line + 1, where.column + 1, f"{said}; {advice}")


def _sign(event: yaml.NodeEvent) -> str:
    if isinstance(event, yaml.AliasEvent):
        return f"*{event.anchor}"
    if event.anchor:
        return f"&{event.anchor}"
    tag: str | None = getattr(event, "tag", None)
    return f"the tag {tag}" if tag else ""
