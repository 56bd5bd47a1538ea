"""A pack with more than ten mistakes, each of its own kind: every one is told, at its line."""

from __future__ import annotations

from pathlib import Path

from bossrush.engine.content import check
from tests.engine.content.lantern import base, lantern, write_pack

MANIFEST = """
id: rock
game: lantern
version: 1
title: {en: Mine, fr: À moi}
languages: [en, fr]
requires: [reef]
counts:
  tool: many
  storm: 7
  tool[colour=red]: 1
"""

STORMS = """
storm:
  - id: storm.mine
    act: 4
    title: {en: Mine}
    steps:
      - gain: tool.nothing
      - end: true
  - id: storm.second
    act: 1
    title: {en: Second, fr: Seconde}
    weather: bad
    steps: [{end: true}]
"""

TOOLS = """
tool:
  - {id: tool.long, title: {en: L, fr: L}, category: rope, slots: 2}
  - {id: tool.old-lamp, title: {en: O, fr: O}, category: lamp}
"""

EXPECTED = [
    ("pack.yaml", 1, "the pack 'rock' is loaded twice, or two packs share that id"),
    ("pack.yaml", 6, "the pack 'reef' must be loaded before this one."),
    ("pack.yaml", 8, "'many'"),
    ("pack.yaml", 9, "'storm' should be 7; the pack's files hold 2."),
    ("pack.yaml", 10, "a tool has no field 'colour'."),
    ("storms.yaml", 3, "'act' must be a whole number from 1 to 3; found the number 4."),
    ("storms.yaml", 4, "'title' lacks its text in 'fr'"),
    ("storms.yaml", 6, "there is no tool 'tool.nothing'."),
    ("storms.yaml", 11, "there is no field 'weather' here."),
    ("tools.yaml", 2, "'tool.long': a rope takes one slot"),
    ("tools.yaml", 3, "this id is taken by the tool at"),
]
"""A pack's id in use, a pack that is missing, counts of three kinds, a number out of bounds, a
translation, a reference, a field, what the game itself says, and a record's id in use."""


def test_every_mistake_is_told_at_once(tmp_path: Path) -> None:
    files = {"pack.yaml": MANIFEST, "storms.yaml": STORMS, "tools.yaml": TOOLS}
    pack = write_pack(tmp_path / "mine", files)
    found = check(lantern(), [base(tmp_path), pack])
    assert [(Path(one.file).name, one.line) for one in found] == [
        (file, line) for file, line, _ in EXPECTED
    ]
    for one, (_, _, said) in zip(found, EXPECTED, strict=True):
        assert one.file.startswith(str(pack))
        assert said in one.message


def test_the_same_folder_twice_is_one_mistake(tmp_path: Path) -> None:
    rock = base(tmp_path)
    [problem] = check(lantern(), [rock, rock])
    assert "the pack 'rock' is loaded twice" in problem.message


def test_what_the_game_says_is_told_beside_mistakes_of_form(tmp_path: Path) -> None:
    """But not of a record that names a broken one, nor of the record that it would replace."""
    tools = """
    tool:
      - {id: tool.long, title: {en: L, fr: L}, category: rope, slots: 2}
      - {id: tool.broken, title: {en: B, fr: B}, category: anchor}
      - {id: tool.heir, title: {en: H, fr: H}, category: rope, slots: 2, better_than: tool.broken}
      - {replaces: tool.rope, title: {en: R}, category: rope, slots: 2}
    """
    pack = write_pack(tmp_path / "mine", {"tools.yaml": tools})
    found = check(lantern(), [base(tmp_path), pack])
    assert [one.line for one in found] == [2, 3, 5]
    assert found[0].message == "'tool.long': a rope takes one slot"
