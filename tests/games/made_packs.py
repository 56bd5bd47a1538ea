"""Packs that nobody wrote, made up from what a game declares and from what its cards look like.

A record is a card of the box under a new id, or in its place, with a few of its parts changed to
anything that their declaration allows.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import yaml
from hypothesis import strategies as st

from bossrush.engine.content.declared import Either, Fields, OneField, fields_of
from bossrush.engine.content.shape import (
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
from bossrush.engine.content.vocabulary import Vocabulary
from bossrush.engine.registry import game

Record = dict[str, Any]
DEEPEST = 4
"""Lists nested deeper than this are left empty."""
MANY = 3
FIGURE = 9
"""Numbers without a limit go up to this."""


class Box:
    """The cards of a game's own packs, and every word in them by the field it stands in."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary
        self.base = vocabulary.packs[0]
        self.shapes: dict[str, Fields] = {
            kind: fields_of(record) for kind, record in vocabulary.kinds.items()
        }
        self.records: dict[str, list[Record]] = {kind: [] for kind in self.shapes}
        for file in sorted(self.base.rglob("*.yaml")):
            if file.name != "pack.yaml":
                for kind, records in yaml.safe_load(file.read_text("utf-8")).items():
                    self.records[kind] += records
        self.words: dict[str, list[str]] = {}
        for name, word in _words([*self.records.values()]):
            self.words.setdefault(name, []).append(word)

    def ids(self, kinds: tuple[str, ...]) -> list[str]:
        return [record["id"] for kind in kinds for record in self.records[kind]]


def _words(value: Any, name: str = "") -> Iterator[tuple[str, str]]:
    """Every text, with the name of the field that it stands in."""
    if isinstance(value, dict):
        for inner, one in value.items():
            yield from _words(one, inner)
    elif isinstance(value, list):
        for one in value:
            yield from _words(one, name)
    elif isinstance(value, str):
        yield name, value


@cache
def box_of(key: str) -> Box:
    vocabulary = game(key).vocabulary
    assert vocabulary is not None
    return Box(vocabulary)


def values(box: Box, shape: Shape, name: str = "", depth: int = 0) -> st.SearchStrategy[Any]:
    """Anything that a shape takes."""
    match shape:
        case Whole() | Number():
            return _whole(shape.limits)
        case Choice():
            return st.sampled_from([written for _, written in shape.options])
        case Words():
            return st.just({"en": f"Made {name}", "fr": f"Fait {name}"})
        case OneLine():
            return _line(box, shape, name)
        case Either():
            return st.one_of([values(box, one, name, depth) for one in shape.shapes])
        case Many():
            low = shape.limits.min_length or 0
            high = min(shape.limits.max_length or MANY, max(low, MANY if depth < DEEPEST else 0))
            item = values(box, shape.item, name, depth + 1) if high else st.nothing()
            return st.lists(item, min_size=low, max_size=high)
        case Row():
            return st.tuples(*(values(box, one, name, depth + 1) for one in shape.items)).map(list)
        case Table():
            size = 2 if depth < DEEPEST else 0
            return st.dictionaries(
                values(box, shape.key, name, depth + 1),
                values(box, shape.value, name, depth + 1),
                max_size=size,
            )
        case OneField():
            return st.sampled_from(sorted(shape.fields)).flatmap(
                lambda verb: values(box, shape.fields[verb].shape, verb, depth + 1).map(
                    lambda value: {verb: value}
                )
            )
        case Fields():
            return _fields(box, shape, depth)
    return st.none()


def _whole(limits: Limits) -> st.SearchStrategy[int]:
    low = int(limits.ge if limits.ge is not None else 0 if limits.gt is None else limits.gt + 1)
    high = int(limits.le if limits.le is not None else low + FIGURE)
    return st.integers(low, high)


def _line(box: Box, shape: OneLine, name: str) -> st.SearchStrategy[str]:
    known = box.ids(shape.refers_to) if shape.refers_to else box.words.get(name, [])
    return st.sampled_from(sorted(set(known)) or ["made"])


def _fields(box: Box, shape: Fields, depth: int) -> st.SearchStrategy[Record]:
    needed = {
        name: values(box, field.shape, name, depth + 1)
        for name, field in shape.fields.items()
        if field.required
    }
    free = {
        name: values(box, field.shape, name, depth + 1)
        for name, field in shape.fields.items()
        if not field.required and depth < DEEPEST
    }
    return st.fixed_dictionaries(needed, optional=free).map(
        lambda made: {name: value for name, value in made.items() if value is not None}
    )


@st.composite
def changed(draw: st.DrawFn, box: Box, shape: Shape, value: Any, name: str, depth: int = 0) -> Any:
    """A value with one part of it made anew."""
    if isinstance(shape, Either):
        inner = [one for one in shape.shapes if _like(one, value)]
        shape = inner[0] if inner else shape
    if isinstance(shape, Fields) and isinstance(value, dict) and draw(st.integers(0, 9)):
        fields = [one for one in shape.fields if one != "id"]
        if isinstance(shape, OneField):
            fields = [one for one in fields if one in value]
        chosen = draw(st.sampled_from(sorted(fields)))
        field = shape.fields[chosen]
        if chosen in value:
            new = draw(changed(box, field.shape, value[chosen], chosen, depth + 1))
        else:
            new = draw(values(box, field.shape, chosen, depth + 1))
        rest = {one: kept for one, kept in value.items() if one != chosen}
        return rest if new is None else {**rest, chosen: new}
    if isinstance(shape, Many) and isinstance(value, list) and value and draw(st.booleans()):
        place = draw(st.integers(0, len(value) - 1))
        new = draw(changed(box, shape.item, value[place], name, depth + 1))
        return [*value[:place], new, *value[place + 1 :]]
    return draw(values(box, shape, name, depth))


def _like(shape: Shape, value: Any) -> bool:
    if isinstance(value, dict):
        return isinstance(shape, Fields | Words | Table)
    if isinstance(value, list):
        return isinstance(shape, Many | Row)
    return False


@st.composite
def packs(draw: st.DrawFn, key: str) -> dict[str, list[Record]]:
    """The records of a pack, by kind: one to three cards that are not in the box."""
    box = box_of(key)
    made: dict[str, list[Record]] = {}
    kinds = sorted(kind for kind, records in box.records.items() if records)
    for number in range(draw(st.integers(1, 3))):
        kind = draw(st.sampled_from(kinds))
        record: Record = dict(draw(st.sampled_from(box.records[kind])))
        known = record.pop("id")
        for _ in range(draw(st.integers(1, 3))):
            record = draw(changed(box, box.shapes[kind], record, kind))
        record.pop("id", None)
        named = {"replaces": known} if draw(st.booleans()) else {"id": f"{kind}.made{number}"}
        made.setdefault(kind, []).append({**named, **record})
    return made


def write(folder: Path, key: str, records: dict[str, list[Record]]) -> Path:
    """A pack as its author would have saved it."""
    pack = folder / "made"
    pack.mkdir()
    base = yaml.safe_load((box_of(key).base / "pack.yaml").read_text("utf-8"))["id"]
    manifest = {"id": "made", "game": key, "version": "1", "title": {"en": "Made", "fr": "Fait"}}
    manifest |= {"languages": ["en", "fr"], "requires": [base]}
    (pack / "pack.yaml").write_text(json.dumps(manifest), encoding="utf-8")
    (pack / "cards.yaml").write_text(json.dumps(records, ensure_ascii=False), encoding="utf-8")
    return pack


def ids_of(records: dict[str, list[Record]]) -> list[tuple[str, str]]:
    """Every record by its kind and its id."""
    return [
        (kind, record.get("id") or record["replaces"])
        for kind, some in records.items()
        for record in some
    ]
