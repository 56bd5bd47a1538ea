"""Learned players: what their weights make of a table, where they sit, and what is refused."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from bossrush.companions import roster
from bossrush.companions.network import (
    ARRAYS,
    FORMAT,
    THINGS,
    LearnedPlayer,
    Network,
    learned_player,
    read_network,
)
from bossrush.engine.episode import sight_of
from bossrush.engine.errors import BossrushError, OptionError
from bossrush.engine.registry import game
from bossrush.lab.playing import play_one
from bossrush.table.company import known_companion, stand_in

SCORES = Path(__file__).parent / "scores.npz"
"""A small network of the example, and what PyTorch made of a few tables with it."""


def network(key: str, seed: int = 1) -> Network:
    """One that has learned nothing yet."""
    rng = np.random.default_rng(seed)
    names = sight_of(game(key), {}).names
    named = [place for place, name in enumerate(names) if "number from 1" in name]
    amounts = [place for place in range(len(names)) if place not in named]
    shapes: dict[str, tuple[int, ...]] = {
        "thing_table": (THINGS, 2),
        "trait_table": (64, 4),
        "in_weights": (len(amounts) + 2 * len(named), 8),
        "in_bias": (8,),
        "mid_weights": (8, 8),
        "mid_bias": (8,),
        "state_weights": (8, 8),
        "state_bias": (8,),
        "option_weights": (4, 8),
        "score_weights": (8,),
    }
    arrays: dict[str, Any] = {
        name: rng.normal(scale=0.2, size=shape).astype(np.float32) for name, shape in shapes.items()
    }
    arrays["numbers"] = np.array(amounts)
    arrays["things"] = np.array(named, np.int64)
    arrays["kinds"] = np.zeros(len(named), np.int64)
    arrays["context"] = np.array(named[:1], np.int64)
    return Network({"format": FORMAT, "game": key, "names": names}, arrays)


@pytest.fixture
def player(tmp_path: Path) -> Path:
    """The file of a player of Dark Sector."""
    path = tmp_path / "novice.npz"
    network("sector").save(path)
    return path


def test_numpy_scores_as_pytorch_does() -> None:
    with np.load(SCORES) as kept:
        small = Network({}, {name: kept[name] for name in ARRAYS})
        for row, many in enumerate(kept["many"]):
            scores = small.scores(kept["observed"][row], kept["options"][row, :many])
            chances = scores - np.log(np.exp(scores).sum())
            assert chances == pytest.approx(kept["chances"][row, :many], abs=1e-4)
            assert many == 1 or len(set(scores.tolist())) > 1


@pytest.mark.parametrize("key", ["arkalion", "sector", "souls", "vengeance"])
def test_it_plays_whole_games(key: str, tmp_path: Path) -> None:
    path = tmp_path / "any.npz"
    network(key).save(path)
    rules = game(key)
    seats = 2
    crew = [roster.companion(f"learned:{path}", key, seat) for seat in range(seats)]
    play = rules.new(seats=seats, seed=3, listen=False)
    for _ in range(400):
        if play.outcome is not None:
            break
        decision = play.open[0]
        play.answer(decision, crew[max(decision.seat, 0)].answer(play, decision))
    assert play.choices > 20


def test_the_same_weights_give_the_same_game(player: Path) -> None:
    name = f"learned:{player}"
    one, two = (play_one(game("sector"), 1, name, 5, {}) for _ in range(2))
    assert one == two
    assert one.won is not None


def test_a_file_is_read_again_when_it_has_changed(player: Path) -> None:
    before = read_network(player)
    assert read_network(player) is before
    network("sector", 2).save(player)
    os.utime(player, ns=(1, 1))
    after = read_network(player)
    assert not np.array_equal(after.arrays["in_weights"], before.arrays["in_weights"])


def test_those_in_the_players_folder_are_named_like_any_companion(
    player: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(roster.PLAYERS, str(player.parent))
    plain = roster.plain_companions("sector")
    assert roster.companions("sector")[: len(plain) + 1] == [*plain, "learned:novice"]
    assert "learned:novice" not in roster.companions("souls")
    assert isinstance(roster.companion("learned:novice", "sector", 1), LearnedPlayer)
    assert known_companion("sector", "learned:novice")
    assert stand_in("sector") == plain[-1], "nobody is stood in for by one that has learned"


def test_a_table_seats_nobody_from_elsewhere_on_the_disk(player: Path) -> None:
    assert not known_companion("sector", f"learned:{player}")
    assert not known_companion("sector", "learned:novice")


def test_a_broken_file_in_the_folder_takes_no_other_away(
    player: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (player.parent / "broken.npz").write_bytes(b"PK\3\4 no more than this")
    monkeypatch.setenv(roster.PLAYERS, str(player.parent))
    assert "learned:novice" in roster.companions("sector")
    assert "the player 'broken' is left out: " in capsys.readouterr().err


class TestRefusals:
    def test_a_file_that_is_not_there(self, tmp_path: Path) -> None:
        with pytest.raises(OptionError, match=r"nobody.npz cannot be read: No such file"):
            roster.companion(f"learned:{tmp_path / 'nobody.npz'}", "sector", 1)

    def test_a_folder(self, tmp_path: Path) -> None:
        with pytest.raises(OptionError, match="cannot be read: Is a directory"):
            read_network(tmp_path)

    @pytest.mark.parametrize("data", [b"", b"weights", b"\x93NUMPY", b"PK\3\4"])
    def test_a_file_that_is_something_else(self, tmp_path: Path, data: bytes) -> None:
        path = tmp_path / "odd.npz"
        path.write_bytes(data)
        with pytest.raises(OptionError, match=r"odd.npz is no learned player"):
            read_network(path)

    def test_weights_without_the_rest(self, tmp_path: Path) -> None:
        path = tmp_path / "part.npz"
        np.savez(path, in_weights=np.zeros(3))
        with pytest.raises(OptionError, match="is no learned player"):
            read_network(path)

    def test_another_version(self, player: Path) -> None:
        later = network("sector")
        later.about["format"] = FORMAT + 1
        later.save(player)
        with pytest.raises(OptionError, match="of another version of Bossrush"):
            read_network(player)

    def test_another_game(self, player: Path) -> None:
        with pytest.raises(OptionError, match="has learned sector, not souls"):
            learned_player(player, "souls")

    def test_other_numbers_than_it_has_learned(self, player: Path) -> None:
        other = network("sector")
        other.about["names"] = other.about["names"][1:]
        other.save(player)
        play = game("sector").new(seed=1, listen=False)
        with pytest.raises(OptionError, match="with other rules or cards than these"):
            learned_player(player, "sector").answer(play, play.open[0])

    def test_one_that_thinks_is_another_one(self, player: Path) -> None:
        from bossrush.companions.sharp.budget import Thinking

        with pytest.raises(OptionError, match="answers at once"):
            roster.companion(f"learned:{player}", "sector", 1, Thinking())

    def test_without_numpy(self, player: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("bossrush.engine.installed.find_spec", lambda name: None)
        with pytest.raises(BossrushError, match=r"needs Numpy.*pip install 'bossrush\[envs\]'"):
            roster.companion(f"learned:{player}", "sector", 1)


@pytest.mark.source
class TestCommands:
    def run(self, *arguments: str, typed: str = "", **more: str) -> tuple[int, str, str]:
        ran = subprocess.run(
            [sys.executable, "-m", "bossrush", *arguments],
            input=typed,
            capture_output=True,
            text=True,
            check=False,
            env={**os.environ, **more},
            timeout=300,
        )
        return ran.returncode, ran.stdout, ran.stderr

    def test_it_is_simulated(self, player: Path) -> None:
        status, out, err = self.run(
            "simulate", "sector", "--companion", f"learned:{player}", "--games", "3"
        )
        assert (status, err) == (0, "")
        assert "3" in out

    def test_it_sits_down_with_somebody_at_the_terminal(self, player: Path) -> None:
        status, out, err = self.run(
            *("play", "sector", "--seats", "2", "--companion", f"learned:{player}", "--plain"),
            *("--seed", "1", "--save", str(player.parent / "game.json")),
            typed="1\n" * 30,
        )
        assert (status, err) == (0, "")
        assert "[" not in out

    def test_one_that_is_not_there_is_refused_in_a_sentence(self, tmp_path: Path) -> None:
        status, out, err = self.run(
            "simulate", "sector", "--companion", f"learned:{tmp_path / 'no.npz'}", "--games", "3"
        )
        assert (status, out) == (2, "")
        assert err.count("\n") == 1
        assert "no.npz cannot be read" in err
