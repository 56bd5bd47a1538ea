"""Plays walked through by number: pages, masks, rewards, seeds, many at once."""

from __future__ import annotations

from array import array

import pytest

from bossrush.engine.chance import seeded
from bossrush.engine.episode import ACTIONS, MORE, Episode, pages, sight_of
from bossrush.engine.episodes import ROW, Episodes, Rows
from bossrush.engine.errors import IllegalChoice
from bossrush.engine.registry import game

KEYS = ("sector", "souls", "arkalion", "vengeance")
MOST = 100_000


def episode(key: str, seats: int = 1, most: int = MOST, discount: float = -1.0) -> Episode:
    rules = game(key)
    made = Episode(rules, sight_of(rules, {}), seats, {}, most, discount)
    made.plant(5)
    made.begin()
    return made


def walk(play: Episode, seed: int, most: int = MOST) -> list[float]:
    """Walk at random; the sum of each seat's rewards."""
    stream = seeded(seed)
    sums = [0.0] * play.seats
    for _ in range(most):
        if play.over or play.cut:
            break
        offered = [action for action in range(ACTIONS) if play.offers(action)]
        play.step(offered[stream.below(len(offered))])
        for seat in range(play.seats):
            sums[seat] += play.rewards[seat]
    return sums


@pytest.mark.parametrize("key", KEYS)
def test_a_play_ends_with_a_win_or_a_loss(key: str) -> None:
    play = episode(key)
    [reward] = walk(play, 1)
    assert play.over
    assert reward in (1.0, -1.0)
    assert play.mask() == bytes(ACTIONS)
    assert play.told() == b""
    with pytest.raises(IllegalChoice, match="is over"):
        play.step(0)


@pytest.mark.parametrize("key", KEYS)
def test_shaping_adds_only_what_the_beginning_promised(key: str) -> None:
    """The sums of both rewards differ by the potential of the first state, whatever is done."""
    plain, shaped = episode(key, 2), episode(key, 2, discount=1.0)
    before = [shaped.sight.observer.promise(shaped.play.state, seat) for seat in range(2)]
    sums, others = walk(plain, 2), walk(shaped, 2)
    assert plain.over
    assert shaped.over
    for seat in range(2):
        assert others[seat] == pytest.approx(sums[seat] - before[seat])


def test_the_same_seed_gives_the_same_plays() -> None:
    one, two = episode("souls", 2), episode("souls", 2)
    for _ in range(2):
        walk(one, 3, 60)
        walk(two, 3, 60)
        assert one.look(0) == two.look(0)
        one.begin()
        two.begin()
        assert one.look(1) == two.look(1)


def test_what_is_not_offered_is_refused_in_a_sentence() -> None:
    play = episode("sector")
    look = play.look(0)
    with pytest.raises(IllegalChoice, match="action 127 is not offered"):
        play.step(127)
    assert play.look(0) == look


def test_a_play_is_cut_off_after_so_many_steps() -> None:
    play = episode("sector", most=3)
    walk(play, 1)
    assert play.cut
    assert play.steps == 3
    assert play.rewards == [0.0]


def test_more_options_than_actions_lie_on_pages() -> None:
    play = episode("sector")
    play.values = list(range(300))
    assert pages(300) == 3
    seen: list[int] = []
    for _ in range(3):
        on_page = [action for action in range(MORE) if play.offers(action)]
        seen.extend(play.page * MORE + action for action in on_page)
        assert play.offers(MORE)
        rows = play.told()
        assert len(rows) == len(on_page) * ROW
        play.step(MORE)
    assert seen == play.values
    assert play.page == 0


def test_many_plays_write_their_rows_and_begin_anew() -> None:
    rules = game("arkalion")
    sight = sight_of(rules, {})
    many = 3
    plays = [Episode(rules, sight, 1, {}, MOST) for _ in range(many)]
    rows = Rows(
        memoryview(bytearray(many * sight.size)),
        memoryview(bytearray(many * ACTIONS)),
        memoryview(bytearray(many * ACTIONS * ROW)),
        memoryview(array("f", [0.0] * many)),
        memoryview(bytearray(many)),
        memoryview(bytearray(many)),
        memoryview(array("f", [0.0] * many)),
        memoryview(bytearray(many)),
        memoryview(bytearray(many * sight.size)),
        memoryview(bytearray(many * ACTIONS)),
        memoryview(bytearray(many * ACTIONS * ROW)),
    )
    together = Episodes(plays, rows, 0)
    together.begin([7, 8, 9])
    alone = Episode(rules, sight, 1, {}, MOST)
    alone.plant(8)
    alone.begin()
    stream = seeded(1)
    ended = 0
    for _ in range(400):
        actions = []
        for place in range(many):
            mask = rows.masks[place * ACTIONS : (place + 1) * ACTIONS].tolist()
            actions.append(stream.below(sum(mask)))
        assert rows.observed[sight.size : 2 * sight.size] == alone.look(0)
        assert rows.masks[ACTIONS : 2 * ACTIONS] == alone.mask()
        told = alone.told()
        options = rows.options[ACTIONS * ROW : 2 * ACTIONS * ROW]
        assert options == told + bytes(ACTIONS * ROW - len(told))
        together.step(actions)
        alone.step(actions[1])
        assert rows.ended[1] == alone.over
        if alone.over:
            assert rows.rewards[1] == alone.rewards[0] == rows.results[1]
            alone.begin()
            ended += 1
    assert ended
    with pytest.raises(IllegalChoice, match="is not offered"):
        together.step([0, 0, 127])
