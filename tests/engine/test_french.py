"""French as it is printed: what belongs to a word does not leave it at the end of a line."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import bossrush
from bossrush.engine.game import Game
from bossrush.engine.registry import games

ROOT = Path(bossrush.__file__).parent
CATALOGUES = sorted(ROOT.rglob("fr.ftl"))

LOOSE = re.compile(r"(?<=[^\s=]) (?=[:;!?»])|« ")
"""An ordinary space where a French printer puts one that does not break."""


@pytest.mark.parametrize("file", CATALOGUES, ids=lambda file: str(file.relative_to(ROOT)))
def test_signs_stay_with_their_word(file: Path) -> None:
    lines = file.read_text("utf-8").splitlines()
    loose = [line for line in lines if not line.startswith("#") and LOOSE.search(line)]
    assert loose == []


@pytest.mark.parametrize("game", games(), ids=lambda game: game.key)
def test_and_on_cards(game: Game[Any]) -> None:
    texts = game.texts(game.options({}))
    assert texts
    assert [said["fr"] for said in texts.values() if LOOSE.search(said["fr"])] == []


def test_a_loose_sign_is_found() -> None:
    assert LOOSE.search("toy-ask = Qui va là ?")
    assert not LOOSE.search("toy-ask = Qui va là\u00a0?")
    assert not LOOSE.search("toy-lit = :")
