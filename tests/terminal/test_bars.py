"""What fills a bar is said in words, in every game and in both languages."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from bossrush.catalogues import catalogue_for
from bossrush.engine.play import Play
from bossrush.engine.registry import game
from bossrush.engine.scene import Scene, Track
from bossrush.terminal.sitting import scene_of
from bossrush.terminal.spoken import Reader
from bossrush.terminal.voice import PACKAGE, Voice
from tests.terminal.tables import table

FILLED = {
    "sector": set[str](),
    "souls": {"black", "red", "pending"},
    "vengeance": {"wound", "die", "free", "closed", "spent", "marked"},
    "arkalion": set[str](),
    "gallery": {"black", "red"},
}
"""The parts that some random plays of a game must come upon, or this test shows nothing."""


def tracks_of(scene: Scene) -> Iterator[Track]:
    yield from scene.tracks
    for sheet in scene.sheets:
        yield from sheet.tracks
    for piece in scene.pieces:
        yield from piece.tracks


def scenes_of(key: str, seed: int) -> Iterator[Scene]:
    """What a play at random looks like, every few choices."""
    play: Play = game(key).new(seats=game(key).max_seats, seed=seed, listen=False)
    pick = random.Random(seed)
    for number in range(400):
        if play.outcome is not None or not play.open:
            return
        if number % 3 == 0:
            yield scene_of(play, None)
        decision = pick.choice(play.open)
        play.choose(max(decision.seat, 0), pick.choice(decision.options))


@pytest.mark.parametrize("key", sorted(FILLED))
def test_every_part_of_every_bar_has_words(key: str) -> None:
    found = {
        part
        for seed in range(3)
        for scene in scenes_of(key, seed)
        for track in tracks_of(scene)
        for part in track.parts
    }
    assert found >= FILLED[key]
    catalogue = catalogue_for(game(key), {}, PACKAGE)
    for lang in ("en", "fr"):
        voice = Voice(catalogue, lang)
        for part in found:
            assert voice.knows(f"part-{part}"), f"{key} has no words for {part} in {lang}"
            for count in (0, 1, 2):
                said = voice.part(part, count)
                assert said.startswith(str(count)), said
                assert len(said.split()) > 1, said


@pytest.mark.parametrize(
    ("lang", "life", "training", "bar"),
    [
        (
            "en",
            "Life: 3 free slots and 3 slots still closed, of 6.",
            "Training: 0 experience spent and 0 experience to spend, of 16.",
            "Endurance: 0 Energy spent and 0 damage, of 10.",
        ),
        (
            "fr",
            "Barre de Vie\u00a0: 3 emplacements libres et 3 emplacements encore fermés, sur 6.",
            (
                "Entraînement\u00a0: 0 point d’Expérience dépensé "
                "et 0 point d’Expérience à dépenser, sur 16."
            ),
            "Endurance\u00a0: 0 Énergie dépensée et 0 dégât, sur 10.",
        ),
    ],
)
def test_bars_as_they_are_read_out(lang: str, life: str, training: str, bar: str) -> None:
    for key, expected in (("vengeance", (life, training)), ("souls", (bar,))):
        reader = Reader(Voice(catalogue_for(game(key), {}, PACKAGE), lang))
        drawn = next(scene for scene in scenes_of(key, 0) if any(s.tracks for s in scene.sheets))
        said = list(reader.sheet(drawn.sheets[0]))
        for line in expected:
            assert line in said


def test_of_what_there_is_nothing_nothing_is_said() -> None:
    reader = Reader(table("gallery").voice)
    one = next(iter(tracks_of(table("gallery").scene())))
    bar = Track("t", one.name, 0, high=10, style="bar", parts={"black": 0, "red": 1, "odd": 2})
    assert reader.track(bar) == "Chapters: 1 wound and odd 2, of 10"
