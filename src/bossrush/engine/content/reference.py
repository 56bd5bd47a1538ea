"""A page for authors, made from the code: every kind of record, its fields, and an example."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import yaml
from yaml.nodes import MappingNode, SequenceNode

from bossrush.engine.content.declared import Either, Field, Fields, OneField, fields_of
from bossrush.engine.content.shape import Choice, Many, Row, Shape, Table
from bossrush.engine.content.vocabulary import Vocabulary

LONGEST: Final = 40
"""Lines of an example."""
NOTHING: Final = "nothing"
"""What may be left out is written so among the values of a field; the page need not say it."""


def reference(vocabulary: Vocabulary) -> str:
    """The page of a game, in Markdown."""
    kinds = {kind: fields_of(record) for kind, record in vocabulary.kinds.items()}
    game = vocabulary.game
    lines = [
        f"# What packs of `{game}` may say",
        "",
        f"Made from the code by `bossrush pack reference {game}`: every kind of record, every",
        "field and every part of one. [Content packs](../content-packs.md) says how a pack is",
        "begun, checked and played. The core pack lies in",
        f"`src/bossrush/games/{game}/content/core`,",
        "and is the best example there is. A field with a default may be left out.",
        "",
        f"Kinds: {', '.join(f'[{kind}](#{kind})' for kind in kinds)}.",
    ]
    shown: list[Fields] = []
    for kind, fields in kinds.items():
        lines += ["", f"## {kind}", "", fields.about, "", *_rows(fields)]
        lines += _example(vocabulary, kind)
        shown.append(fields)
    parts = [part for fields in kinds.values() for part in _inside(fields)]
    lines += ["", "## Parts of records", "", "What stands inside other records, by name."]
    for part in sorted(dict.fromkeys(parts), key=lambda part: part.struct.__name__):
        if part not in shown:
            shown.append(part)
            name = part.struct.__name__
            only = " Exactly one of its fields is written." if isinstance(part, OneField) else ""
            lines += ["", f"### {name}", "", f"{part.about}{only}", "", *_rows(part)]
    return "\n".join([*lines, ""])


def _rows(fields: Fields) -> list[str]:
    if not fields.fields:
        return ["It has no fields of its own."]
    rows = ["| field | what it takes | default | what it is for |", "| --- | --- | --- | --- |"]
    for name, field in fields.fields.items():
        about = field.about.replace("|", "\\|")
        rows.append(f"| `{name}` | {_takes(field.shape)} | {_default(field)} | {about} |")
    return rows


def _takes(shape: Shape) -> str:
    match shape:
        case Fields():
            name = shape.struct.__name__
            return f"[{name}](#{name.lower()})"
        case Choice():
            return ", ".join(f"`{name}`" for name in shape.names if name not in ("", NOTHING))
        case Many():
            return f"{shape.expected} of: {_takes(shape.item)}"
        case Row():
            return f"a list of exactly: {'; '.join(_takes(item) for item in shape.items)}"
        case Table():
            return f"a mapping from {_takes(shape.key)} to {_takes(shape.value)}"
        case Either():
            found = [_takes(part) for part in shape.shapes]
            return " or ".join(one for one in found if one)
    return shape.expected.replace("|", "\\|")


def _default(field: Field) -> str:
    if field.required:
        return "*needed*"
    if field.default is None or field.default == "":
        return ""
    if field.default == [] or field.default == {}:
        return "none"
    if isinstance(field.default, bool):
        return "yes" if field.default else "no"
    return f"`{field.default}`"


def _inside(shape: Shape) -> Iterator[Fields]:
    """Every struct inside a shape, each once."""
    met: list[Shape] = []
    waiting = list(shape.parts())
    while waiting:
        part = waiting.pop(0)
        if part not in met:
            met.append(part)
            waiting += part.parts()
            if isinstance(part, Fields):
                yield part


def _example(vocabulary: Vocabulary, kind: str) -> list[str]:
    """The record of the core packs that shows most in few lines, as it is written there."""
    found = [text for folder in vocabulary.packs for text in _records(folder, kind)]
    short = [text for text in found if len(text) <= LONGEST]
    if not short:
        return []
    return ["", "```yaml", f"{kind}:", *max(short, key=len), "```"]


def _records(folder: Path, kind: str) -> Iterator[list[str]]:
    for file in sorted(folder.glob("*.yaml")):
        source = file.read_text("utf-8")
        document = yaml.compose(source)
        if not isinstance(document, MappingNode):
            continue
        for key, value in document.value:
            if key.value == kind and isinstance(value, SequenceNode):
                written = source.splitlines()
                for record in value.value:
                    end = record.end_mark.line
                    lines = written[record.start_mark.line : end]
                    # What lies over several lines ends where the next record begins.
                    if end < len(written) and written[end][: record.end_mark.column].strip(" -"):
                        lines.append(written[end])
                    yield [line for line in lines if line.strip()]
