"""A moment sent to another process is the same moment, and holds nothing secret."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from bossrush.companions.random import RandomCompanion, play_out
from bossrush.companions.sharp.playout import Playouts
from bossrush.companions.sharp.search import Search
from bossrush.engine.chance import Physical, seeded
from bossrush.engine.game import Game
from bossrush.engine.moment import moment_of, rebuilt
from bossrush.engine.play import Play
from bossrush.engine.registry import game as find_game
from tests.toys.hunt import HuntGame
from tests.toys.relay import RelayGame
from tests.toys.scramble import ScrambleGame
from tests.toys.vault import VaultGame

GAMES: list[tuple[Game[Any], int]] = [
    (HuntGame(), 3),
    (RelayGame(), 3),
    (ScrambleGame(), 2),
    (VaultGame(), 2),
    *((find_game(key), 2) for key in ("sector", "souls", "vengeance")),
    (find_game("arkalion"), 4),
]


def sent(play: Play) -> Play:
    data = msgspec.json.encode(moment_of(play))
    game: Any = play.game
    return rebuilt(game, msgspec.json.decode(data))


def same(one: Play, other: Play) -> None:
    assert one.fingerprint() == other.fingerprint()
    assert len(one.open) == len(other.open)
    for asked, again in zip(one.open, other.open, strict=True):
        assert asked.like(again)
        assert asked.values() == again.values()
        assert [option.id for option in asked.options] == [option.id for option in again.options]


@pytest.mark.parametrize(("game", "seats"), GAMES, ids=lambda value: getattr(value, "key", None))
def test_it_is_the_same_moment_anywhere_in_a_play(game: Game[Any], seats: int) -> None:
    play = game.new(seats=seats, seed=5, listen=False)
    stream = seeded(3)
    for step in range(90):
        if play.outcome is not None:
            break
        if step % 6 == 0:
            again = sent(play)
            same(play, again)
            one, other = play.fork(step), again.fork(step)
            play_out(one, seeded(step), 40)
            play_out(other, seeded(step), 40)
            assert one.fingerprint() == other.fingerprint()
        play_out(play, stream, 1)


def test_a_fork_can_be_sent_like_the_play_itself() -> None:
    play = find_game("sector").new(seats=2, seed=5, listen=False)
    play_out(play, seeded(1), 25)
    fork = play.fork(77)
    same(fork, sent(fork))
    play_out(fork, seeded(1), 3)
    same(fork, sent(fork))


def test_a_play_with_real_dice_can_be_sent() -> None:
    play = HuntGame().new(seats=2, chance=Physical(), listen=False)
    play_out(play, seeded(1), 5)
    same(play, sent(play))


def test_neither_seed_nor_stream_is_in_it() -> None:
    seed = 0x1234567890ABCDEF1234567890ABCDEF
    play = HuntGame().new(seats=2, seed=seed, listen=False)
    play_out(play, seeded(1), 3)
    play.reseed(seed + 1)
    data = msgspec.json.encode(moment_of(play)).decode()
    for secret in (seed, seed + 1):
        assert str(secret) not in data
        assert f"{secret:x}" not in data
    fork = sent(play).fork(1)
    other = play.copy()
    play_out(fork, seeded(1), 50)
    play_out(other, seeded(1), 50)
    assert fork.fingerprint() != other.fingerprint()


def test_a_search_there_gives_the_same_answer() -> None:
    play = find_game("sector").new(seats=1, seed=8, listen=False)
    play_out(play, seeded(2), 20)
    found = []
    for one in (play, sent(play)):
        search = Search(Playouts(one, one.open[0], RandomCompanion), one.open[0].values()[0], 4)
        search.run(24)
        found.append(search.weighing().plain())
    assert found[0] == found[1]
