"""The knobs of a pack: where each stands in its YAML, and the pack with some of them moved.

A change is made in the text itself, so that what is proposed is a difference of a few characters
and every comment stays where it is.
"""

from __future__ import annotations

import difflib
import shutil
import tempfile
from pathlib import Path
from typing import Any, Final

import msgspec
import yaml
from yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode

from bossrush.engine.content.pack import Knob, PackFile
from bossrush.lab.extras import LabError

_LOADER: Final = getattr(yaml, "CBaseLoader", yaml.BaseLoader)


class Change(msgspec.Struct, frozen=True, order=True):
    """A knob that is moved."""

    record: str
    field: str
    value: int

    def __str__(self) -> str:
        return f"{self.record} {self.field} {self.value}"


Changes = tuple[Change, ...]


class Spot(msgspec.Struct, frozen=True):
    """Where a knob stands: a file of the pack, and from which character of it to which."""

    file: str
    begin: int
    end: int
    value: int
    """The number, or how long the list is."""
    listed: tuple[str, ...] = ()
    """What stands in a list; its knob is how much of it there is."""

    def text(self, value: int) -> str:
        """How it reads once it is moved; a list that grows begins again."""
        if not self.listed:
            return str(value)
        return f"[{', '.join(self.listed[at % len(self.listed)] for at in range(value))}]"


class Tunable:
    """A pack with its knobs."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        pack = PackFile(folder)
        if pack.manifest is None:
            raise LabError(f"{folder} is no pack that can be read: `bossrush pack check` says why")
        self.id = pack.manifest.id
        self.knobs = pack.manifest.knobs
        if not self.knobs:
            raise LabError(
                f"the pack {self.id} declares no knobs: name numbers that may be moved under "
                "`knobs` in its pack.yaml"
            )
        self.texts = {
            path.relative_to(folder).as_posix(): path.read_text(encoding="utf-8")
            for path in pack.files()
        }
        roots = {file: yaml.compose(text, Loader=_LOADER) for file, text in self.texts.items()}
        self.spots = {(knob.record, knob.field): self._find(knob, roots) for knob in self.knobs}

    def _find(self, knob: Knob, roots: dict[str, Node | None]) -> Spot:
        """Where a knob stands; LabError where it leads nowhere."""
        for file, root in roots.items():
            record = _record(root, knob.record)
            if record is None:
                continue
            node = _inside(record, knob.field)
            spot = _spot(file, node)
            if spot is None:
                raise LabError(
                    f"the knob {knob.record} {knob.field} is no whole number or list in {file}"
                )
            if not knob.low <= spot.value <= knob.high:
                raise LabError(
                    f"the knob {knob.record} {knob.field} is {spot.value}, "
                    f"which is not from {knob.low} to {knob.high}"
                )
            return spot
        raise LabError(f"the knob {knob.record} {knob.field} is of a record that {self.id} lacks")

    def value(self, knob: Knob, changes: Changes) -> int:
        """Where a knob stands once these changes are made."""
        for change in changes:
            if (change.record, change.field) == (knob.record, knob.field):
                return change.value
        return self.spots[knob.record, knob.field].value

    def moved(self, knob: Knob, to: int, changes: Changes) -> Changes:
        """These changes with one knob put somewhere; none for it where it stood from the start."""
        others = [one for one in changes if (one.record, one.field) != (knob.record, knob.field)]
        if to != self.spots[knob.record, knob.field].value:
            others.append(Change(knob.record, knob.field, to))
        return tuple(sorted(others))

    def size(self, changes: Changes) -> int:
        """How many steps all knobs are moved."""
        steps = {(knob.record, knob.field): knob.step for knob in self.knobs}
        return sum(
            abs(one.value - self.spots[one.record, one.field].value) // steps[one.record, one.field]
            for one in changes
        )

    def edited(self, changes: Changes) -> dict[str, str]:
        """The files that change, as they would read."""
        by_file: dict[str, list[tuple[Spot, int]]] = {}
        for one in changes:
            spot = self.spots[one.record, one.field]
            by_file.setdefault(spot.file, []).append((spot, one.value))
        made = {}
        for file, edits in by_file.items():
            text = self.texts[file]
            for spot, value in sorted(edits, key=lambda edit: -edit[0].begin):
                text = f"{text[: spot.begin]}{spot.text(value)}{text[spot.end :]}"
            made[file] = text
        return made

    def diff(self, changes: Changes) -> str:
        """The changes as a patch of the pack's YAML."""
        parts: list[str] = []
        for file, text in sorted(self.edited(changes).items()):
            name = f"{self.folder.name}/{file}"
            parts += difflib.unified_diff(
                self.texts[file].splitlines(keepends=True),
                text.splitlines(keepends=True),
                f"a/{name}",
                f"b/{name}",
            )
        return "".join(parts)

    def write(self, changes: Changes, folder: Path) -> None:
        """The pack with these changes in another folder, or in its own."""
        if folder != self.folder:
            shutil.copytree(self.folder, folder, dirs_exist_ok=True)
        for file, text in self.edited(changes).items():
            (folder / file).write_text(text, encoding="utf-8")


def _record(root: Node | None, name: str) -> MappingNode | None:
    """The record with this id in a file."""
    if not isinstance(root, MappingNode):
        return None
    for _, records in root.value:
        for record in records.value if isinstance(records, SequenceNode) else ():
            found = _inside(record, "id")
            if isinstance(record, MappingNode) and isinstance(found, ScalarNode):
                if found.value == name:
                    return record
    return None


def _spot(file: str, node: Node | None) -> Spot | None:
    """Where a number or a list of words stands; None for anything else."""
    if node is None:
        return None
    begin, end = node.start_mark.index, node.end_mark.index
    if isinstance(node, ScalarNode) and node.value.lstrip("-").isdecimal():
        return Spot(file, begin, end, int(node.value))
    if isinstance(node, SequenceNode) and node.flow_style and node.value:
        words = [one.value for one in node.value if isinstance(one, ScalarNode)]
        if len(words) == len(node.value):
            return Spot(file, begin, end, len(words), tuple(words))
    return None


def _inside(node: Node | None, path: str) -> Node | None:
    """What a path of fields leads to."""
    for step in path.split("."):
        if isinstance(node, MappingNode):
            node = next((value for key, value in node.value if key.value == step), None)
        elif isinstance(node, SequenceNode) and step.isdecimal():
            node = node.value[int(step) - 1] if 0 < int(step) <= len(node.value) else None
        else:
            return None
    return node


class Variants:
    """Folders with changed packs, made when they are first played with; gone with the process."""

    def __init__(self) -> None:
        self._home: Any = None
        self._made: dict[tuple[str, Changes], Path] = {}

    def folder(self, pack: Tunable, changes: Changes) -> Path:
        if not changes:
            return pack.folder
        made = self._made.get((pack.id, changes))
        if made is None:
            if self._home is None:
                self._home = tempfile.TemporaryDirectory(prefix="bossrush-balance-")
            made = Path(self._home.name) / f"{len(self._made)}" / pack.folder.name
            pack.write(changes, made)
            self._made[pack.id, changes] = made
        return made
