"""The content a play is made with: every record of its packs, in a fixed order."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from enum import Enum
from functools import cached_property
from typing import Any, NamedTuple, TypeVar, overload

import msgspec
from yaml.nodes import MappingNode, Node, SequenceNode

from bossrush.engine.content.declared import fields_of
from bossrush.engine.content.document import place_of
from bossrush.engine.content.pack import Pack
from bossrush.engine.content.problem import Place, Problem
from bossrush.engine.content.vocabulary import Text
from bossrush.engine.errors import BossrushError

R = TypeVar("R", bound=msgspec.Struct)


class UnknownRecordError(BossrushError):
    """Somebody asked for a record or a kind that no pack has."""


class Loaded(NamedTuple):
    """A record and where it comes from."""

    kind: str
    id: str
    record: Any
    file: str
    node: Node


class Content:
    """Records by kind, in the order of packs, then file names, then lines.

    A record's place in that order is its number in the rules; files and saves use its id.
    """

    def __init__(
        self,
        game: str,
        kinds: Iterable[str],
        packs: Iterable[Pack],
        entries: Iterable[Loaded],
        texts: Mapping[str, Text],
        whole: bool = True,
    ) -> None:
        self.game = game
        self.whole = whole
        """False while packs are checked of which some records are wrong and have been left out.

        A game's check that counts records, or looks for one that may be among those, says nothing
        then: it would tell of a second mistake that is none.
        """
        self.packs = tuple(packs)
        self._texts = texts
        self._order: list[tuple[str, str, Any]] = []
        self._places: dict[str, Place] = {}
        self._nodes: dict[str, Node] = {}
        by_kind: dict[str, dict[str, Any]] = {kind: {} for kind in kinds}
        for entry in entries:
            self._order.append((entry.kind, entry.id, entry.record))
            self._places[entry.id] = place_of(entry.file, entry.node)
            self._nodes[entry.id] = entry.node
            by_kind[entry.kind][entry.id] = entry.record
        self._records = {kind: tuple(found.values()) for kind, found in by_kind.items()}
        self._index = {
            kind: {record_id: number for number, record_id in enumerate(found)}
            for kind, found in by_kind.items()
        }

    @overload
    def records(self, kind: str) -> tuple[Any, ...]: ...
    @overload
    def records(self, kind: str, of: type[R]) -> tuple[R, ...]: ...

    def records(self, kind: str, of: type[R] | None = None) -> tuple[Any, ...]:
        """All records of a kind, in order; `of` tells the type checker what they are."""
        if kind not in self._records:
            known = ", ".join(self._records)
            raise UnknownRecordError(f"{self.game} has no records of kind '{kind}': it has {known}")
        return self._records[kind]

    @overload
    def get(self, kind: str, record_id: str) -> Any: ...
    @overload
    def get(self, kind: str, record_id: str, of: type[R]) -> R: ...

    def get(self, kind: str, record_id: str, of: type[R] | None = None) -> Any:
        """The record with this id."""
        return self.records(kind)[self.index(kind, record_id)]

    def index(self, kind: str, record_id: str) -> int:
        """The number of a record within its kind."""
        number = self._index.get(kind, {}).get(record_id)
        if number is None:
            self.records(kind)
            raise UnknownRecordError(f"{self.game} has no {kind} with the id '{record_id}'")
        return number

    def texts(self) -> dict[str, Mapping[str, str]]:
        """Every text of the packs by its key, for `Catalogue.register`."""
        return {key: text.words for key, text in self._texts.items()}

    @cached_property
    def digest(self) -> str:
        """SHA-256 of all that the rules can read: equal digests play alike.

        Words and what is marked `Display` are left out, and so is a field that has its default,
        so that neither a better sentence nor a new optional field makes old saves foreign.
        """
        said = [(kind, record_id, bare(record)) for kind, record_id, record in self._order]
        return hashlib.sha256(msgspec.json.encode([self.game, said], order="sorted")).hexdigest()

    def where(self, record_id: str, *path: str | int) -> Place:
        """Where a record is, or a field inside it: `where("act1.gate", "enemy", "row", 0)`.

        Inside a record this is exact while packs are being checked, which is when it matters;
        later it is the line where the record begins.
        """
        if record_id not in self._places:
            raise UnknownRecordError(f"{self.game} has no record '{record_id}'")
        node = self._nodes.get(record_id)
        for step in path:
            inner = _inside(node, step)
            if inner is None:
                break
            node = inner
        place = self._places[record_id]
        return place_of(place.file, node) if node else place

    def problem(self, record_id: str, message: str, *path: str | int) -> Problem:
        """A problem with a record, for a game's own checks."""
        return Problem.at(self.where(record_id, *path), f"'{record_id}': {message}")

    def forget_files(self) -> None:
        """Let go of the files' trees, which nobody needs once the packs are checked."""
        self._nodes.clear()


def bare(value: Any) -> Any:
    """A value as the rules know it: without words, without what only the eye meets."""
    if isinstance(value, msgspec.Struct):
        said = {}
        for name, field in fields_of(type(value)).fields.items():
            inner = getattr(value, field.attribute)
            if not (field.display or isinstance(inner, Text) or field.is_default(inner)):
                said[name] = bare(inner)
        return said
    if isinstance(value, Text):
        return None
    if isinstance(value, Mapping):
        return {str(bare(key)): bare(inner) for key, inner in value.items()}
    if isinstance(value, set | frozenset):
        return sorted((bare(item) for item in value), key=msgspec.json.encode)
    if isinstance(value, list | tuple):
        return [bare(item) for item in value]
    return value.value if isinstance(value, Enum) else value


def _inside(node: Node | None, step: str | int) -> Node | None:
    if isinstance(step, int):
        if isinstance(node, SequenceNode) and step < len(node.value):
            entry: Node = node.value[step]
            return entry
        return None
    if isinstance(node, MappingNode):
        return next((value for key, value in node.value if key.value == step), None)
    return None
