"""A pack: a folder with `pack.yaml`, which says what it is, and any number of record files."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated, Final, NamedTuple

import msgspec
from msgspec import Meta
from yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode

from bossrush.engine.content.declared import fields_of
from bossrush.engine.content.document import Document, read_document, scalar
from bossrush.engine.content.problem import Place, Problem
from bossrush.engine.content.reading import Reading
from bossrush.engine.content.vocabulary import ID_PATTERN, Text, Verbatim

MANIFEST: Final = "pack.yaml"
_USUAL_LANGUAGES: Final = ("en", "fr")
_COUNTED = re.compile(r"(?P<kind>\w+)(?:\.(?P<field>\w+))?(?:\[(?P<filters>[^\]]*)\])?")

Language = Annotated[
    str, Meta(pattern="^[a-z]{2,3}$", description="a language's two letters, such as en")
]
PackId = Annotated[
    str,
    Meta(pattern=f"^{ID_PATTERN}$", description="lower-case words joined by dots or hyphens"),
]


class Knob(msgspec.Struct, frozen=True, kw_only=True):
    """A number of the pack that may be moved to balance it, and how far."""

    record: str
    """The id of the record it stands in."""
    field: str
    """Where: the names of fields joined by dots, places in lists counted from 1."""
    low: int
    high: int
    step: Annotated[int, Meta(ge=1)] = 1


class Manifest(msgspec.Struct, frozen=True, kw_only=True):
    """What a pack says about itself."""

    id: PackId
    game: str
    version: Annotated[str, Verbatim]
    title: Text
    text: Text | None = None
    languages: Annotated[tuple[Language, ...], Meta(min_length=1)]
    requires: tuple[str, ...] = ()
    counts: dict[str, Annotated[int, Meta(ge=0)]] = {}
    knobs: tuple[Knob, ...] = ()


class Pack(NamedTuple):
    """A pack that has been found: what it says about itself, and its folder."""

    id: str
    version: str
    title: Text
    text: Text | None
    languages: tuple[str, ...]
    requires: tuple[str, ...]
    folder: Path


class Count(NamedTuple):
    """How many records of a kind a pack says it has.

    `item: 24` counts records, `item.copies: 60` adds up a field of theirs, and
    `item[category=gear]: 14` counts only some of them.
    """

    written: str
    kind: str
    field: str | None
    filters: tuple[tuple[str, str], ...]
    expected: int
    place: Place


class PackFile:
    """A pack's manifest as read: usable in part even where something is wrong with it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        path = folder / MANIFEST
        self.problems: list[Problem] = []
        self.manifest: Manifest | None = None
        self.languages: tuple[str, ...] = _USUAL_LANGUAGES
        self._fields: dict[str, Node] = {}
        self._document = Document(str(path), None, [])
        if not folder.is_dir():
            self.problems.append(Problem(str(folder), 1, 1, "there is no such folder"))
        elif not path.is_file():
            missing = f"a pack needs a file {MANIFEST}; `bossrush pack new` writes one"
            self.problems.append(Problem(str(path), 1, 1, missing))
        else:
            self._document = read_document(path)
            self._read()

    @property
    def is_read(self) -> bool:
        """Whether there is a manifest that can be read at all, right or wrong."""
        return bool(self._fields)

    @property
    def pack(self) -> Pack | None:
        said = self.manifest
        if said is None:
            return None
        return Pack(
            said.id,
            said.version,
            said.title,
            said.text,
            said.languages,
            said.requires,
            self.folder,
        )

    @property
    def requires(self) -> tuple[str, ...]:
        """The packs it needs, also when the rest of the manifest cannot be used."""
        node = self._fields.get("requires")
        if not isinstance(node, SequenceNode):
            return ()
        return tuple(one.value if isinstance(one, ScalarNode) else "" for one in node.value)

    def text(self, field: str) -> str:
        """A field of the manifest as written, also when the rest of it cannot be used."""
        node = self._fields.get(field)
        return node.value if isinstance(node, ScalarNode) else ""

    def place(self, field: str, entry: int | None = None) -> Place:
        """Where a field of the manifest is, or an entry of its list."""
        node = self._fields.get(field)
        if isinstance(node, SequenceNode) and entry is not None:
            node = node.value[entry]
        return self._document.place(node) if node else Place(self._document.file, 1, 1)

    def files(self) -> list[Path]:
        """The pack's record files in the order they are read: by name."""
        found = [
            path
            for path in self.folder.rglob("*.y*ml")
            if path.suffix in (".yaml", ".yml")
            and not any(part.startswith(".") for part in path.relative_to(self.folder).parts)
            and path != self.folder / MANIFEST
        ]
        return sorted(found, key=lambda path: path.relative_to(self.folder).as_posix())

    def counts(self) -> list[Count]:
        """The declared counts; one that cannot be understood becomes a problem."""
        node = self._fields.get("counts")
        counts: list[Count] = []
        known: list[str] = []
        for key, value in node.value if isinstance(node, MappingNode) else ():
            if not isinstance(key, ScalarNode) or key.value in known:
                continue
            known.append(key.value)
            expected = scalar(value) if isinstance(value, ScalarNode) else None
            if isinstance(expected, bool) or not isinstance(expected, int) or expected < 0:
                continue  # reading the manifest has said so
            place = self._document.place(key)
            form = _COUNTED.fullmatch(key.value)
            pairs = (
                [pair.partition("=") for pair in (form["filters"] or "").split(",")] if form else []
            )
            filters = tuple((name.strip(), value.strip()) for name, sign, value in pairs if sign)
            if form is None or (form["filters"] is not None and len(filters) != len(pairs)):
                ways = "'item', 'item.copies' or 'item[category=gear]'"
                said = f"'{key.value}' does not say what to count; write it like {ways}"
                self.problems.append(Problem.at(place, said))
                continue
            counts.append(Count(key.value, form["kind"], form["field"], filters, expected, place))
        return counts

    def _read(self) -> None:
        document = self._document
        self.problems += document.problems
        if document.root is None:
            if not document.problems:
                self.problems.append(Problem(document.file, 1, 1, "is empty; a pack needs an id"))
            return
        if isinstance(document.root, MappingNode):
            self._fields = {
                key.value: value
                for key, value in document.root.value
                if isinstance(key, ScalarNode)
            }
        languages = self._fields.get("languages")
        if isinstance(languages, SequenceNode):
            named = tuple(node.value for node in languages.value if isinstance(node, ScalarNode))
            self.languages = named or _USUAL_LANGUAGES
        reading = Reading(document.file, self.languages)
        prefix = f"{self.text('game')}-pack-{self.text('id')}".replace(".", "-")
        reading.begin("", prefix)
        manifest = fields_of(Manifest).read(document.root, reading)
        self.problems += reading.problems
        self.manifest = manifest if isinstance(manifest, Manifest) else None
