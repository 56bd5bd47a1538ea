"""A pack that could not be played is refused, at its line and in words that help."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from bossrush.engine.content import check
from bossrush.engine.content.vocabulary import Vocabulary
from bossrush.games.souls.cards.proofs import PROOFS
from bossrush.games.souls.cards.records import KINDS, PACKS
from bossrush.testing.rules import rule

VOCABULARY = Vocabulary("souls", KINDS, checks=PROOFS)
SENTINEL = "{op: attack, type: physical, dmg: 6, mode: node, target: nearest}"


def complaints(folder: Path, file: str, old: str, new: str) -> list[str]:
    """What is said about the core set with this one thing changed."""
    pack = folder / "core"
    shutil.copytree(PACKS / "core", pack)
    path = pack / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return [str(problem) for problem in check(VOCABULARY, [pack])]


def test_the_core_set_can_be_played() -> None:
    assert check(VOCABULARY, [PACKS / "core"]) == ()


@rule("souls.boss.behaviour.extra_icons")
@pytest.mark.parametrize(
    ("icon", "said"),
    [
        ("{op: shift, n: 1, dir: left}", "only a boss can shift"),
        ("{op: turn, deg: 180}", "only a boss can turn"),
        ("{op: leap, to: aggro, push: true}", "only a boss can leap"),
        ("{op: attack, type: physical, dmg: 6, mode: area}", "only a boss attacks an area"),
    ],
)
def test_enemies_have_no_icons_of_bosses(tmp_path: Path, icon: str, said: str) -> None:
    problems = complaints(tmp_path, "enemies.yaml", SENTINEL, icon)
    assert len(problems) == 1
    assert said in problems[0]
    assert "enemies.yaml:89:" in problems[0]


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("enemies.yaml", SENTINEL, "{op: attack, dmg: 6, mode: node}", "say at whom"),
        ("enemies.yaml", SENTINEL, "{op: move, n: 1, dir: toward}", "say to whom"),
        ("enemies.yaml", SENTINEL, "{op: move, n: 1, dir: left, to: aggro}", "goes 'toward' or"),
        (
            "enemies.yaml",
            SENTINEL,
            "{op: move, n: 1, dir: away, to: aggro, dmg: 2}",
            "'dmg' means nothing to move",
        ),
        (
            "enemies.yaml",
            SENTINEL,
            "{op: move, n: 1, dir: away, to: aggro, push_damage: 2}",
            "needs the icon",
        ),
        ("behaviours_gargoyle.yaml", "hit: [front]\n", "\n", "says which arcs it hits"),
        ("behaviours_gargoyle.yaml", "range: 1\n", "\n", "an attack needs a range"),
        ("enemies.yaml", "range: 0\n", "\n", "it attacks and has no range"),
        ("behaviours_dancer.yaml", "deg: 90, dir: left", "deg: 180, dir: left", "a turn is"),
        ("behaviours_ornstein_and_smough.yaml", "member: ornstein", "member: gwyn", "who is"),
        ("bosses.yaml", "deck_size: 4", "deck_size: 6", "its deck holds 6 cards"),
        ("tiles.yaml", "spawn1: n0,", "spawn1: n9,", "need four nodes"),
        ("tiles.yaml", "trap_nodes: [n4,", "trap_nodes: [n13,", "has no node 'n13'"),
        ("tiles.yaml", "north: [n1,", "north: [n0,", "'n0' is no basic node"),
        ("tiles.yaml", "doors: [north, east]", "doors: [north]", "every door has its entry"),
        ("treasure_common.yaml", "decks: [common]", "decks: [rare]", "there is no deck 'rare'"),
        ("characters.yaml", "dex: [14,", "dex: [13,", "asks for more dex"),
        ("characters.yaml", "[assassin_armour, estoc,", "[estoc,", "begins with the armour"),
        ("treasure_class.yaml", "range: 4\n", "\n", "an attack needs a range"),
        ("treasure_common.yaml", "decks: [common]", "decks: []", "it lies in no deck"),
        ("tiles.yaml", "- [0, 0]", "- [0, 1]", "not every node can be walked to"),
        ("tiles.yaml", "- [0, 0]", "- [0, 2]", "each at a place of its own"),
        ("tiles.yaml", "- [0, 0]", "- [0, 6]", "columns from 0 to 4"),
        ("tiles.yaml", "doors: [north, east]", "doors: [east]", "doors on 2 sides at least"),
        ("tiles.yaml", "entry_nodes: {south: [n10, n11, n12]}", "", "needs a way in"),
        (
            "tiles.yaml",
            "south: [n10, n11, n12]}\n    seam",
            "south: [n99]}\n    seam",
            "no node 'n99'",
        ),
        ("tiles.yaml", "    spawn: n1\n", "", "needs a 'lattice' and a 'spawn'"),
        ("tiles.yaml", "doors: [south, west]", "doors: []", "leaves the bonfire by a door"),
        ("dice.yaml", "faces: [0, 1, 1, 1, 2, 2]", "faces: [0, 1, 1, 1, 2, 5]", "shows 0 to 4"),
        ("characters.yaml", "      fai: [9, 14, 22, 30]\n", "", "it lacks fai"),
        ("campaigns.yaml", "levels: [1, 1, 2]", "levels: []", "a section has 1 to 5 encounters"),
        ("campaigns.yaml", "bosses: [gargoyle, gargoyle]", "bosses: []", "leads to a boss"),
        ("bosses.yaml", "before: [2, 2, 0]", "before: [0, 0, 0]", "encounters lead to a boss"),
    ],
)
def test_what_could_not_be_played(tmp_path: Path, file: str, old: str, new: str, said: str) -> None:
    problems = complaints(tmp_path, file, old, new)
    assert any(said in problem and f"{file}:" in problem for problem in problems), problems


def test_a_game_needs_its_dice(tmp_path: Path) -> None:
    problems = complaints(tmp_path, "dice.yaml", "id: green", "id: grass")
    assert any("the die green" in problem for problem in problems)
