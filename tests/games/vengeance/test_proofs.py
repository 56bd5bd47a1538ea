"""Packs that could not be played are refused, with the reason and the place."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from bossrush.engine.content import ContentError, load
from bossrush.games.vengeance import VengeanceGame
from bossrush.games.vengeance.cards.records import PACKS
from bossrush.games.vengeance.game import VOCABULARY
from bossrush.testing.rules import rule
from tests.games.vengeance.table import Table


def changed(folder: Path, file: str, old: str, new: str) -> Path:
    """A copy of the core set with one thing written differently."""
    pack = folder / "core"
    shutil.copytree(PACKS / "core", pack)
    path = pack / file
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")
    return pack


REFUSED = [
    ("bosses.yaml", "hook: combat\n    effect: {thorns", "hook: roll\n    effect: {thorns", "hook"),
    (
        "bosses.yaml",
        "hook: combat\n    effect: {thorns",
        "hook: setup\n    effect: {thorns",
        "'thorns' is an effect of combat",
    ),
    ("heroes.yaml", "hook: setup", "hook: resolution", "hook"),
    (
        "heroes.yaml",
        "requires: [run, double_knife, knife, knife]",
        "requires: [run, run, double_knife, knife, knife]",
        "at most 4",
    ),
    ("heroes.yaml", "requires: [gun, knife]", "requires: [gun, sword]", "no die shows 'sword'"),
    (
        "heroes.yaml",
        "steps: [move, move, heal]",
        "steps: [move, hit, heal]",
        "nothing is damaged in Resolution",
    ),
    (
        "lairs.yaml",
        "kind: kill_type_adjacent, type: blocker",
        "kind: kill_type_adjacent, type: gunman",
        "can never be met",
    ),
    ("lairs.yaml", "n: 3, points: 3", "n: 9, points: 3", "can never be met"),
    ("lairs.yaml", "[r8, r9]]", "[r8, r8]]", "a door joins two different rooms"),
    ("lairs.yaml", "[[r0, r1], ", "[", "no way leads from the entrance"),
    ("lairs.yaml", "entrance: r0", "entrance: r1", "the entrance is previsited"),
    ("lairs.yaml", "boss_room: r7", "boss_room: r77", "there is no room 'r77'"),
    ("lairs.yaml", "boss_track: [1, 2, 3, 4, 5, 7, 9, 11]", "boss_track: [1, 2, 3]", "at least 7"),
    ("lairs.yaml", "side: b", "side: a", "one lair on each side"),
    ("dice.yaml", "locks: wound", "locks: blood", "'locks' must name one of its faces"),
    ("dice.yaml", "train, train, buy", "train, nap, buy", "'nap' is no action"),
    ("table.yaml", "points_full: 12", "points_full: 3", "a track never falls"),
    ("heroes.yaml", "hero: hero.vesper", "hero: hero.anvil", "a hero has 8 skills and 4 items"),
]


@rule(
    "vengeance.flow.effects_override",
    "vengeance.roll.assign_own_dice",
    "vengeance.objective.kill_type_adjacent",
)
@pytest.mark.parametrize(("file", "old", "new", "reason"), REFUSED)
def test_a_pack_is_refused(tmp_path: Path, file: str, old: str, new: str, reason: str) -> None:
    pack = changed(tmp_path, file, old, new)
    with pytest.raises(ContentError) as refused:
        load(VOCABULARY, [pack])
    assert reason in str(refused.value)


def test_the_core_set_is_sound() -> None:
    load(VOCABULARY, [PACKS / "core"])


@rule("vengeance.setup.trait_and_skill_placement")
def test_a_slow_learner_marks_one_slot_first(tmp_path: Path) -> None:
    """A drawback that no hero of ours has, and packs may give."""
    pack = changed(tmp_path, "heroes.yaml", "effect: {skill_slots: 3}", "effect: {first_train: 1}")
    game = VengeanceGame([pack])
    for seed in range(200):
        table = Table(game.new(seats=1, seed=seed))
        table.choose("hero.anvil", "a")
        if table.s.flash.count(0) >= 2:
            break
    first, second = [at + 1 for at, face in enumerate(table.s.flash) if face == 0][:2]
    table.choose(f"{first}:train")
    assert table.p().marked == 1
    table.choose(f"{second}:train")
    assert table.p().marked == 3
