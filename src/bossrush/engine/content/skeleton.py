"""The beginning of a new pack: a manifest, and an empty form of each kind of record."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from bossrush.engine.content.declared import Either, Fields, OneField, fields_of
from bossrush.engine.content.pack import MANIFEST
from bossrush.engine.content.schema import manifest_schema, record_schema
from bossrush.engine.content.shape import Choice, Many, Number, OneLine, Row, Shape, Whole, Words
from bossrush.engine.content.vocabulary import Vocabulary


def write_skeleton(
    vocabulary: Vocabulary,
    folder: Path,
    pack_id: str,
    title: str,
    languages: Sequence[str],
    requires: Sequence[str],
) -> list[Path]:
    """Write a pack that is well formed from the start and tells its author how to go on."""
    folder.mkdir(parents=True, exist_ok=True)
    files = {
        MANIFEST: _manifest(vocabulary, pack_id, title, languages, requires),
        "records.yaml": forms(vocabulary, languages),
        "schema/pack.json": json.dumps(manifest_schema(), indent=1, ensure_ascii=False) + "\n",
        "schema/records.json": json.dumps(record_schema(vocabulary), indent=1, ensure_ascii=False)
        + "\n",
    }
    (folder / "schema").mkdir(exist_ok=True)
    for name, text in files.items():
        (folder / name).write_text(text, encoding="utf-8")
    return [folder / name for name in files]


def forms(vocabulary: Vocabulary, languages: Sequence[str]) -> str:
    """A commented form of each kind, with the fields that must be there."""
    lines = [
        "# yaml-language-server: $schema=schema/records.json",
        f"# Records for the game {vocabulary.game}. Take away the '# ' in front of what you need.",
    ]
    for kind, record in vocabulary.kinds.items():
        fields = fields_of(record)
        lines += ["", f"## {fields.about}".rstrip(), f"# {kind}:"]
        start = "# - "
        for name, field in fields.fields.items():
            if field.required:
                value = f"{kind}.my-first" if name == "id" else sample(field.shape, languages)
                lines.append(f"{start}{name}: {value}")
                start = "#   "
        optional = [name for name, field in fields.fields.items() if not field.required]
        if optional:
            lines.append(f"##   may also have: {', '.join(optional)}")
    return "\n".join(lines) + "\n"


def sample(shape: Shape, languages: Sequence[str]) -> str:
    """A value of this shape, as it may stand in a file."""
    match shape:
        case Words():
            return "{" + ", ".join(f'{lang}: "…"' for lang in languages) + "}"
        case Choice():
            return shape.names[0]
        case Whole() | Number():
            low = shape.limits.ge if shape.limits.ge is not None else (shape.limits.gt or 0) + 1
            return str(low)
        case OneLine():
            return f"{shape.refers_to[0]}.some-id" if shape.refers_to else "text"
        case Many():
            least = shape.limits.min_length or 0
            return f"[{', '.join([sample(shape.item, languages)] * least)}]"
        case Row():
            return f"[{', '.join(sample(item, languages) for item in shape.items)}]"
        case Either():
            return sample(shape.shapes[0], languages)
        case OneField():
            # The simplest of them: one with nothing inside, which cannot lead back to itself.
            fields = sorted(shape.fields.items(), key=lambda item: bool(item[1].shape.parts()))
            name, field = fields[0]
            return f"{{{name}: {sample(field.shape, languages)}}}"
        case Fields():
            inner = (
                f"{name}: {sample(field.shape, languages)}"
                for name, field in shape.fields.items()
                if field.required
            )
            return f"{{{', '.join(inner)}}}"
    return "{}"


def _manifest(
    vocabulary: Vocabulary,
    pack_id: str,
    title: str,
    languages: Sequence[str],
    requires: Sequence[str],
) -> str:
    words = ", ".join(f"{lang}: {json.dumps(title, ensure_ascii=False)}" for lang in languages)
    return (
        "# yaml-language-server: $schema=schema/pack.json\n"
        f"id: {pack_id}\n"
        f"game: {vocabulary.game}\n"
        "version: 0.1\n"
        f"title: {{{words}}}\n"
        f"languages: [{', '.join(languages)}]\n"
        f"requires: [{', '.join(requires)}]\n"
        "# How many records the files must hold; leave it out while you are writing.\n"
        "counts: {}\n"
    )
