"""Packs that players bring along: offered as a setting, and known by a save."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from bossrush.cli import run
from bossrush.engine import registry
from bossrush.engine.content import ContentError
from bossrush.engine.errors import OptionError, SaveError
from bossrush.engine.save import read, restore
from bossrush.games.sector import SectorGame
from tests.toys.hunt import HuntGame

THIRD = Path(__file__).parents[1] / "games" / "sector" / "fixtures" / "third"


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """A folder with a pack for Dark Sector, one for another game, and something else."""
    pack = tmp_path / "third"
    shutil.copytree(THIRD, pack)
    manifest = pack / "pack.yaml"
    text = manifest.read_text(encoding="utf-8").replace("[fixtures]", "[core]")
    manifest.write_text(text, encoding="utf-8")
    other = tmp_path / "other"
    other.mkdir()
    (other / "pack.yaml").write_text(text.replace("game: sector", "game: lantern"))
    (tmp_path / "notes").mkdir()
    return tmp_path


@pytest.fixture
def game(mine: Path) -> SectorGame:
    made = SectorGame()
    assert made.offer_packs(mine) == ["third"]
    return made


def test_a_play_mixes_in_what_its_option_names(game: SectorGame) -> None:
    plain, mixed = game.new(2, 1), game.new(2, 1, packs="third")
    assert game.digest(plain.origin.options) != game.digest(mixed.origin.options)
    assert "item.third" in game.cards(mixed.origin.options).item_ids
    assert "item.third" not in game.cards(plain.origin.options).item_ids


def test_a_save_knows_it(game: SectorGame, mine: Path) -> None:
    play = game.new(2, 1, packs="third")
    document = read(play.save())
    assert restore(game, document).fingerprint() == play.fingerprint()
    with pytest.raises(SaveError, match="mixes in packs of its players, 'third': start with"):
        restore(SectorGame(), document)
    cards = mine / "third" / "third.yaml"
    text = cards.read_text(encoding="utf-8")
    assert "slots: 1" in text
    cards.write_text(text.replace("slots: 1", "slots: 2"), encoding="utf-8")
    changed = SectorGame()
    changed.offer_packs(mine)
    with pytest.raises(SaveError, match="begun with other cards"):
        restore(changed, document)


def test_a_play_that_took_none_needs_none(game: SectorGame) -> None:
    document = read(game.new(2, 1).save())
    assert document.options["packs"] == ""
    assert restore(SectorGame(), document).choices == 0
    assert restore(game, read(SectorGame().new(2, 1).save())).choices == 0
    assert HuntGame().options({"packs": ""}) == HuntGame().options({})


@pytest.mark.parametrize("wrong", ["fourth", "third+third", "third+", 3, None])
def test_what_was_not_brought_along_is_refused(game: SectorGame, wrong: object) -> None:
    with pytest.raises(OptionError, match="packs is any of third, several joined by"):
        game.new(2, 1, packs=wrong)


def test_a_pack_with_a_fault_is_refused_at_once(mine: Path) -> None:
    cards = mine / "third" / "third.yaml"
    cards.write_text(cards.read_text(encoding="utf-8").replace("gear", "relic"), encoding="utf-8")
    with pytest.raises(ContentError, match="relic"):
        SectorGame().offer_packs(mine)


def test_a_game_without_packs_takes_none(mine: Path) -> None:
    with pytest.raises(OptionError, match="hunt takes no content packs"):
        HuntGame().offer_packs(mine)


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(OptionError, match="there is no folder"):
        SectorGame().offer_packs(tmp_path / "nowhere")


class TestCommands:
    @pytest.fixture(autouse=True)
    def own_sector(self, monkeypatch: pytest.MonkeyPatch) -> None:
        registry.games()
        monkeypatch.setitem(registry._known, "sector", SectorGame())
        monkeypatch.setenv(registry.PACKS, "")

    def test_pack_knows_dark_sector(self, tmp_path: Path) -> None:
        assert run(["pack", "new", "sector", str(tmp_path / "reef")]) == 0
        assert run(["pack", "check", str(tmp_path / "reef")]) == 0
        assert run(["pack", "schema", "sector", "--out", str(tmp_path / "schema.json")]) == 0

    def test_simulate_with_a_pack(self, mine: Path, capsys: pytest.CaptureFixture[str]) -> None:
        asked = ["simulate", "sector", "--games", "2", "--companion", "random", "--workers", "1"]
        given = ["--packs", str(mine), "--option", "packs=third", "--json"]
        assert run([*asked, *given]) == 0
        assert json.loads(capsys.readouterr().out)["games"] == 2

    def test_simulate_mixes_in_what_it_is_given(
        self, mine: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        asked = ["simulate", "sector", "--games", "5", "--companion", "random", "--workers", "1"]
        decisions: list[int] = []
        for packs in ([], ["--packs", str(mine)], ["--packs", str(mine), "--option", "packs=none"]):
            assert run([*asked, *packs, "--json"]) == 0
            decisions.append(json.loads(capsys.readouterr().out)["decisions"])
        plain, mixed, none = decisions
        assert plain == none != mixed

    def test_a_folder_without_packs_for_the_game(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        assert run(["play", "sector", "--plain", "--packs", str(tmp_path)]) == 2
        assert "there is no pack for sector in" in capsys.readouterr().err
