"""Every French text there is: catalogues, cards, ledgers, guides; and the glossary."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import yaml

ROOT: Final = Path(__file__).parents[2]
SOURCE: Final = ROOT / "src/bossrush"
WEB: Final = ROOT / "web/src"
ALL: Final = "all"
GAMES: Final = ("arkalion", "sector", "souls", "vengeance")


class Said(NamedTuple):
    """A French text, where it stands, and the game it belongs to."""

    where: str
    game: str
    text: str


class Entry(NamedTuple):
    """A line of the glossary."""

    game: str
    en: str
    fr: str
    never: tuple[str, ...]
    source: str


def glossary() -> list[Entry]:
    lines = (ROOT / "docs/glossary.tsv").read_text("utf-8").splitlines()
    rows = [line.split("\t") for line in lines if line and not line.startswith("#")][1:]
    return [
        Entry(game, en, fr, tuple(never.split(", ")) if never else (), source)
        for game, en, fr, never, source in rows
    ]


def french() -> list[Said]:
    """All of it, in the order of the files."""
    return [*_catalogues(), *_data(), *_guides()]


def _game(file: Path, key: str = "") -> str:
    """The game a text belongs to: by its folder, or by its key in a catalogue for all games."""
    parts = file.parts
    if "games" in parts:
        return parts[parts.index("games") + 1]
    return next((name for name in key.split("-")[:2] if name in GAMES), ALL)


def _catalogues() -> Iterator[Said]:
    files = [*SOURCE.rglob("locale/fr.ftl"), *SOURCE.rglob("locale/fr/*.ftl")]
    for file in sorted([*files, *WEB.glob("words/*fr.ftl")]):
        game = _game(file)
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
            if line.startswith("#"):
                continue
            key, _, text = line.partition(" = ")
            if line[:1].isalpha():
                game = _game(file, key)
            else:
                text = line.strip()
            yield Said(f"{file.relative_to(ROOT)}:{number}", game, text)


def _data() -> Iterator[Said]:
    loader = getattr(yaml, "CBaseLoader", yaml.BaseLoader)
    for file in sorted(SOURCE.rglob("*.yaml")):
        found = yaml.load(file.read_text("utf-8"), loader)
        for path, text in _texts(found, ""):
            if not path.startswith(".glossary"):
                yield Said(f"{file.relative_to(ROOT)}{path}", _game(file), text)


def _texts(value: Any, path: str) -> Iterator[tuple[str, str]]:
    if isinstance(value, dict):
        for key, inner in value.items():
            if key == "fr" and isinstance(inner, str):
                yield path, inner
            else:
                yield from _texts(inner, f"{path}.{key}")
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            name = inner.get("id", number) if isinstance(inner, dict) else number
            yield from _texts(inner, f"{path}.{name}")


def _guides() -> Iterator[Said]:
    for file in sorted(SOURCE.glob("games/*/guide.json")):
        for step in json.loads(file.read_text("utf-8"))["steps"]:
            for said in (step["title"], *step["says"]):
                yield Said(f"{file.relative_to(ROOT)}.{step['id']}", _game(file), said["fr"])
