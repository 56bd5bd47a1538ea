"""Every game mixes in what its players bring along."""

from __future__ import annotations

from importlib import resources
from pathlib import Path
from typing import Any

import pytest
import yaml

from bossrush.engine.game import Game
from bossrush.engine.save import read, restore
from bossrush.games.arkalion import ArkalionGame
from bossrush.games.sector import SectorGame
from bossrush.games.souls import SoulsGame
from bossrush.games.vengeance import VengeanceGame

MADE: dict[str, tuple[type[Game[Any]], str, str]] = {
    "arkalion": (ArkalionGame, "heroes.yaml", "hero"),
    "sector": (SectorGame, "items.yaml", "item"),
    "souls": (SoulsGame, "treasure_common.yaml", "equipment"),
    "vengeance": (VengeanceGame, "heroes.yaml", "item"),
}
"""Each game, and where one of its cards is that has a name."""

RENAMED = {"en": "Storm Lantern", "fr": "Lanterne tempête"}


@pytest.fixture(params=MADE)
def key(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def mine(key: str, tmp_path: Path) -> Path:
    """A folder with a pack that renames a card of the box."""
    _, file, kind = MADE[key]
    box = resources.files(f"bossrush.games.{key}") / "content" / "core" / file
    card = yaml.safe_load(box.read_text("utf-8"))[kind][0]
    card |= {"replaces": card.pop("id"), "name": RENAMED}
    pack = tmp_path / "mine"
    pack.mkdir()
    manifest = {"id": "mine", "game": key, "version": "1", "title": RENAMED}
    manifest |= {"languages": ["en", "fr"], "requires": ["core"]}
    (pack / "pack.yaml").write_text(yaml.safe_dump(manifest, allow_unicode=True), "utf-8")
    (pack / "cards.yaml").write_text(yaml.safe_dump({kind: [card]}, allow_unicode=True), "utf-8")
    return tmp_path


def test_a_renamed_card_is_in_play(key: str, mine: Path) -> None:
    game = MADE[key][0]()
    assert game.offer_packs(mine) == ["mine"]
    plain, mixed = game.new(2, 1).origin.options, game.new(2, 1, packs="mine").origin.options
    assert RENAMED["fr"] in {said["fr"] for said in game.texts(mixed).values()}
    assert RENAMED["fr"] not in {said["fr"] for said in game.texts(plain).values()}


def test_a_save_is_restored_with_it(key: str, mine: Path) -> None:
    game = MADE[key][0]()
    game.offer_packs(mine)
    play = game.new(2, 1, packs="mine")
    assert restore(game, read(play.save())).fingerprint() == play.fingerprint()
