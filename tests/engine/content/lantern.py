"""Lantern Watch, a tiny invented game: what docs/content-packs.md and the tests write packs for."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from textwrap import dedent
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from bossrush.engine.content import Content, Display, OneOf, Problem, Ref, Text, Vocabulary

Who = Literal["keeper", "everyone"]


class Damage(msgspec.Struct, frozen=True):
    """Lamps that go out."""

    who: Who
    amount: Annotated[int, Meta(ge=1, le=6)] | Literal["all"] = 1


class Option(msgspec.Struct, frozen=True):
    """One way out of a choice."""

    label: Text
    steps: tuple[Step, ...]


class Step(OneOf, frozen=True):
    """One thing a storm does; steps run in order."""

    damage: Damage | None = None
    draw: Annotated[int, Meta(ge=1)] | None = None
    gain: Annotated[str, Ref("tool")] | None = None
    choice: tuple[Option, ...] | None = None
    pass_: tuple[Step, ...] | None = msgspec.field(default=None, name="pass")
    end: Literal[True] | None = None


class Plate(msgspec.Struct, frozen=True):
    """What is drawn on a card."""

    scene: Literal["rock", "tower", "sea"]
    at: tuple[int, int] = (0, 0)


class Storm(msgspec.Struct, frozen=True, kw_only=True):
    """A night at the lighthouse."""

    id: str
    act: Annotated[int, Meta(ge=1, le=3)]
    title: Text
    story: Text | None = None
    steps: Annotated[tuple[Step, ...], Meta(min_length=1)]
    odds: dict[Literal["calm", "gale"], float] = {}
    plate: Annotated[Plate | None, Display] = None


class Tool(msgspec.Struct, frozen=True, kw_only=True):
    """Something a keeper carries."""

    id: str
    title: Text
    category: Literal["lamp", "rope"]
    slots: Annotated[int, Meta(ge=1, le=2)] = 1
    copies: int = 1
    heavy: bool = False
    better_than: Annotated[str, Ref("tool")] | None = None


def tools_fit(content: Content) -> Iterable[Problem]:
    """A check of the game's own: a rope never takes two slots."""
    for tool in content.records("tool", Tool):
        if tool.category == "rope" and tool.slots > 1:
            yield content.problem(tool.id, "a rope takes one slot", "slots")


def lantern(*packs: Path) -> Vocabulary:
    return Vocabulary("lantern", {"storm": Storm, "tool": Tool}, checks=[tools_fit], packs=packs)


MANIFEST = """
id: {id}
game: lantern
version: 1.10
title: {{en: The rock, fr: Le rocher}}
languages: [en, fr]
requires: [{requires}]
counts: {{{counts}}}
"""

STORMS = """
storm:
  - id: storm.first-night
    act: 1
    title: {en: First night, fr: Première nuit}
    steps:
      - choice:
          - label: {en: Stay, fr: Rester}
            steps: [{damage: {who: keeper}}, {gain: tool.old-lamp}]
          - label: {en: "Go down, now", fr: "Descendre, tout de suite"}
            steps: [{damage: {who: everyone, amount: all}}]
      - end: true
    plate: {scene: rock}
"""

TOOLS = """
tool:
  - {id: tool.old-lamp, title: {en: Old lamp, fr: Vieille lampe}, category: lamp, copies: 3}
  - {id: tool.rope, title: {en: Rope, fr: Corde}, category: rope}
"""


def write_pack(
    folder: Path, files: dict[str, str], *, requires: str = "", counts: str = "", pack_id: str = ""
) -> Path:
    """Write a pack, with a good manifest unless one is given."""
    folder.mkdir(parents=True, exist_ok=True)
    manifest = MANIFEST.format(id=pack_id or folder.name, requires=requires, counts=counts)
    for name, text in {"pack.yaml": manifest, **files}.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(dedent(text).lstrip("\n"), encoding="utf-8")
    return folder


def base(folder: Path) -> Path:
    """The game's base pack."""
    return write_pack(folder / "rock", {"storms.yaml": STORMS, "tools.yaml": TOOLS})
