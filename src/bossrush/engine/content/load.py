"""Loading packs: base, expansions, a player's own folders, one layered on another."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode

from bossrush.engine.content.content import Content, Loaded
from bossrush.engine.content.counting import miscounted
from bossrush.engine.content.declared import fields_of
from bossrush.engine.content.document import place_of, read_document, said_of
from bossrush.engine.content.pack import MANIFEST, Pack, PackFile
from bossrush.engine.content.problem import (
    ContentError,
    Place,
    Problem,
    Reference,
    closest,
    listed,
    suggestion,
)
from bossrush.engine.content.reading import FAILED, Reading
from bossrush.engine.content.vocabulary import ID_PATTERN, Text, Vocabulary

_ID = re.compile(ID_PATTERN)
_LOOSE_ID = re.compile(r"""\b(?:id|replaces):\s*["']?([A-Za-z0-9._-]+)""")


def load(vocabulary: Vocabulary, folders: Iterable[Path | str]) -> Content:
    """The content of these packs, in this order; ContentError with every problem there is."""
    loading = _Loading(vocabulary)
    for folder in folders:
        loading.read_pack(Path(folder))
    return loading.finish()


def check(vocabulary: Vocabulary, folders: Iterable[Path | str]) -> tuple[Problem, ...]:
    """Every problem of these packs; empty when they can be played with."""
    try:
        load(vocabulary, folders)
    except ContentError as error:
        return error.problems
    return ()


def gather(
    vocabulary: Vocabulary, folders: Iterable[Path | str], also: Iterable[Path | str] = ()
) -> list[Path]:
    """These packs and before them what they require, from the game's own packs and `also`."""
    known = {pack.text("id"): pack for pack in map(PackFile, map(Path, (*vocabulary.packs, *also)))}
    order: list[Path] = []

    def add(pack: PackFile, above: frozenset[Path]) -> None:
        for needed in pack.requires:
            if needed in known and known[needed].folder not in above:
                add(known[needed], above | {known[needed].folder})
        if pack.folder not in order:
            order.append(pack.folder)

    for folder in map(Path, folders):
        add(PackFile(folder), frozenset({folder}))
    return order


class _Read:
    """A record as it was read: kept also when it failed, so that it can be counted and named."""

    def __init__(self, kind: str, node: Node, file: str, pack: str, record_id: str) -> None:
        self.kind = kind
        self.node = node
        self.file = file
        self.pack = pack
        self.id = record_id
        self.replaced: _Read | None = None
        self.value: Any = FAILED
        self.texts: list[tuple[Text, Place]] = []
        self.references: list[Reference] = []

    @property
    def place(self) -> Place:
        return place_of(self.file, self.node)


class _Loading:
    """What has been read so far, and what was wrong with it."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary
        self.packs: list[Pack] = []
        self.pack_ids: list[str] = []
        self.folders: list[Path] = []
        self.problems: list[Problem] = []
        self.files: list[str] = []
        self.records: dict[str, _Read] = {}
        self.by_key: dict[str, _Read] = {}
        self.misfits: list[_Read] = []
        # Ids in files or under kinds that cannot be read: naming them is no second mistake.
        self.loose_ids: set[str] = set()
        # The records of the pack that is being read.
        self.here: list[_Read] = []

    def read_pack(self, folder: Path) -> None:
        pack = PackFile(folder)
        self.files.append(pack.place("id").file)
        self.here = []
        if self._fits(pack):
            readable = [self._read_file(path, pack) for path in pack.files()]
            counts = pack.counts()
            if all(readable):
                self.problems += miscounted(counts, self.here, self.vocabulary.kinds)
            if pack.pack is not None and pack.text("id") not in self.pack_ids:
                self.packs.append(pack.pack)
            self.pack_ids.append(pack.text("id"))
        self.folders.append(folder.resolve())
        self.problems += pack.problems

    def _fits(self, pack: PackFile) -> bool:
        """Whether a pack's records can be read as this game's; what it requires must be here."""
        if not pack.is_read:
            return False
        game, pack_id = pack.text("game"), pack.text("id")
        if game and game != self.vocabulary.game:
            other = f"this pack is for the game '{game}', not for '{self.vocabulary.game}'"
            pack.problems.append(Problem.at(pack.place("game"), other))
            return False
        if pack_id and pack_id in self.pack_ids:
            twice = f"the pack '{pack_id}' is loaded twice, or two packs share that id"
            pack.problems.append(Problem.at(pack.place("id"), twice))
            if pack.folder.resolve() in self.folders:  # every record would be told of twice
                return False
        for number, needed in enumerate(pack.requires):
            if needed not in self.pack_ids:
                have = f" Loaded before it: {listed(self.pack_ids)}." if self.pack_ids else ""
                missing = f"the pack '{needed}' must be loaded before this one.{have}"
                pack.problems.append(Problem.at(pack.place("requires", number), missing))
        return True

    def _read_file(self, path: Path, pack: PackFile) -> bool:
        """Read a file of records; False if there may be more in it than could be understood."""
        document = read_document(path)
        self.files.append(document.file)
        self.problems += document.problems
        if path.suffix == ".yml":
            rename = f"rename this file to {path.stem}.yaml: only .yaml files belong to a pack"
            self.problems.append(Problem(document.file, 1, 1, rename))
        if document.root is None:
            if document.problems and path.is_file():
                text = path.read_bytes().decode("utf-8", "replace")
                self.loose_ids.update(_LOOSE_ID.findall(text))
            return not document.problems
        if not isinstance(document.root, MappingNode):
            kinds = ", ".join(self.vocabulary.kinds)
            wanted = f"a file holds kinds of records ({kinds}), each with a list under it"
            self.problems.append(Problem(document.file, 1, 1, f"{wanted}; found a list or text."))
            return False
        reading = Reading(document.file, pack.languages)
        for kind, key, node in reading.fields(document.root):
            if kind in self.vocabulary.kinds:
                self._read_kind(kind, node, reading, pack)
            else:
                self._refuse_kind(kind, key, node, reading)
        self.problems += reading.problems
        return True

    def _read_kind(self, kind: str, node: Node, reading: Reading, pack: PackFile) -> None:
        if isinstance(node, SequenceNode):
            for record in node.value:
                self.here.append(self._read_record(kind, record, reading, pack))
        elif said_of(node) != "nothing":
            said = f"'{kind}' must be a list of records, each beginning with '- id: …'"
            self.problems.append(Problem.at(reading.place(node), f"{said}; found {said_of(node)}."))

    def _refuse_kind(self, kind: str, key: Node, node: Node, reading: Reading) -> None:
        kinds = self.vocabulary.kinds
        guess = suggestion(kind, kinds) or f" The kinds are {listed(kinds)}."
        said = f"there is no kind of record '{kind}'.{guess}"
        self.problems.append(Problem.at(reading.place(key), said))
        for record in node.value if isinstance(node, SequenceNode) else ():
            # Not read, but counted as what it seems to be and good enough to be named.
            self.here.append(_Read(closest(kind, kinds), record, reading.file, "", ""))
            self.loose_ids.add(_field(record, "id"))

    def _read_record(self, kind: str, node: Node, reading: Reading, pack: PackFile) -> _Read:
        replaces, record_id = _field(node, "replaces"), _field(node, "id")
        pack_id = pack.text("id")
        read = _Read(kind, node, reading.file, pack_id, replaces or record_id)
        texts, references = len(reading.texts), len(reading.references)
        prefix = f"{self.vocabulary.game}-{read.id}".replace(".", "-")
        reading.begin(f"{kind} '{read.id}'" if read.id else kind, prefix)
        if replaces:
            welcome = self._replaces(read, record_id, reading)
        else:
            welcome = self._is_new(read, reading)
        known = {"replaces": None, "id": read.id} if read.id else {"replaces": None}
        read.value = fields_of(self.vocabulary.kinds[kind]).read_record(node, reading, known)
        read.texts = reading.texts[texts:]
        read.references = reading.references[references:]
        if welcome:
            read.replaced = self.records.get(read.id)
            self.records[read.id] = self.by_key[_key(read.id)] = read
        else:
            self.misfits.append(read)
        return read

    def _is_new(self, read: _Read, reading: Reading) -> bool:
        node = _node(read.node, "id") or read.node
        if not read.id:
            return False
        if not _ID.fullmatch(read.id):
            form = "lower-case words joined by dots or hyphens, such as 'item.pry-bar'"
            reading.complain(node, f"the id '{read.id}' is not allowed; write {form}.")
            return True
        twin = self.by_key.get(_key(read.id))
        if twin is None:
            return True
        if twin.id != read.id:
            said = f"this id is too like '{twin.id}' at {twin.place}: a dot counts as a hyphen."
        elif twin.pack == read.pack:
            said = f"this id is taken by the {twin.kind} at {twin.place}; every id is used once."
        else:
            taken = f"this id is taken by the {twin.kind} at {twin.place}."
            said = f"{taken} To take its place, write 'replaces: {twin.id}' instead of the id."
        reading.complain(node, said)
        return False

    def _replaces(self, read: _Read, record_id: str, reading: Reading) -> bool:
        node = _node(read.node, "replaces") or read.node
        if record_id and record_id != read.id:
            both = f"a record that replaces '{read.id}' keeps that id; leave out 'id: {record_id}'."
            reading.complain(_node(read.node, "id") or node, both)
        old = self.records.get(read.id)
        if old is None or old.kind != read.kind:
            ids = [r.id for r in self.records.values() if r.kind == read.kind]
            guess = suggestion(read.id, ids)
            none = f"no earlier pack has a {read.kind} '{read.id}' to replace.{guess}"
            reading.complain(node, none)
            return False
        if old.pack == read.pack:
            same = f"'{read.id}' is in this same pack, at {old.place}; change it there."
            reading.complain(node, same)
            return False
        return True

    def finish(self) -> Content:
        self._check_references()
        texts = self._texts()
        kinds = self.vocabulary.kinds
        whole = not self.problems
        sound = self.records if whole else self._sound()
        live = [
            Loaded(read.kind, read.id, read.value, read.file, read.node)
            for kind in kinds
            for read in sound.values()
            if read.kind == kind
        ]
        content = Content(self.vocabulary.game, kinds, self.packs, live, texts, whole)
        for look in self.vocabulary.checks:
            try:
                for problem in look(content):
                    self.problems.append(problem)
            except Exception:
                if whole:
                    raise
                # It needs what has been left out; what is wrong with that has been told.
        content.forget_files()
        if not self.problems:
            return content
        order = {file: number for number, file in enumerate(self.files)}
        raise ContentError(
            sorted(self.problems, key=lambda p: (order.get(p.file, -1), p.line, p.column))
        )

    def _sound(self) -> dict[str, _Read]:
        """The records that are well formed and name only such: what the game can look at."""
        sound: dict[str, _Read] = {}
        for record_id, read in self.records.items():
            best: _Read | None = read
            while best is not None and best.value is FAILED:
                best = best.replaced
            if best is not None:
                sound[record_id] = best
        missing = True
        while missing:
            missing = False
            for record_id, read in list(sound.items()):
                if any(_lacks(sound, reference) for reference in read.references):
                    del sound[record_id]
                    missing = True
        return sound

    def _check_references(self) -> None:
        for read in (*self.records.values(), *self.misfits):
            for reference in read.references:
                target = self.records.get(reference.id)
                if target is not None and target.kind in reference.kinds:
                    continue
                if target is None and reference.id in self.loose_ids:
                    continue
                wanted = listed(reference.kinds, "or")
                known = [r.id for r in self.records.values() if r.kind in reference.kinds]
                guess = suggestion(reference.id, known)
                if target is not None:
                    guess = f" That is the id of a record of kind {target.kind}."
                said = f"{reference.subject}: there is no {wanted} '{reference.id}'.{guess}"
                self.problems.append(Problem.at(reference.place, said))

    def _texts(self) -> dict[str, Text]:
        kept: dict[str, Text] = {}
        places: dict[str, Place] = {}
        for pack in self.packs:
            for said in filter(None, (pack.title, pack.text)):
                kept[said.key] = said
                places[said.key] = Place(str(pack.folder / MANIFEST), 1, 1)
        for read in self.records.values():
            for text, place in read.texts:
                if text.key in kept:
                    twin = f"this text and the one at {places[text.key]} share the key '{text.key}'"
                    advice = "give one of the records another id"
                    self.problems.append(Problem.at(place, f"{twin}; {advice}"))
                kept[text.key], places[text.key] = text, place
        return kept


def _lacks(records: dict[str, _Read], reference: Reference) -> bool:
    target = records.get(reference.id)
    return target is None or target.kind not in reference.kinds


def _node(record: Node, field: str) -> Node | None:
    if isinstance(record, MappingNode):
        for key, value in record.value:
            if isinstance(key, ScalarNode) and key.value == field:
                node: Node = value
                return node
    return None


def _field(record: Node, field: str) -> str:
    node = _node(record, field)
    return node.value if isinstance(node, ScalarNode) else ""


def _key(record_id: str) -> str:
    """The part of a text's key that an id becomes: two ids must not become the same."""
    return record_id.replace(".", "-")
