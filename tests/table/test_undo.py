"""Taking choices back, and deciding together."""

from __future__ import annotations

import random
from typing import Any

import pytest

import bossrush
from bossrush.engine.decision import CREW, Decision, Flow
from bossrush.engine.registry import games
from bossrush.table.playing import Playing
from tests.table.player import Player, Refused, new_table, new_token
from tests.table.serving import Serving
from tests.table.sitting import leave, seated, together
from tests.table.test_live import play_to_the_end
from tests.toys.probe import THREE, Probe, ProbeGame, note


async def test_a_choice_is_free_to_take_back_until_something_is_seen(serving: Serving) -> None:
    ann, bob = await seated(serving, 2)
    await ann.choose(0, "strike")
    line = ann.n
    assert ann.table["undo"]["0"] == {"of": line, "free": True}
    await ann.do("undo", seat=0)
    await together(ann, bob)
    assert bob.log[-1]["kind"] == "undone"
    assert bob.log[-1]["of"] == line
    assert "undo" not in ann.table
    assert not ann.table.get("marks")
    await ann.choose(0, "guard")
    await play_to_the_end(ann, bob)
    await leave(ann, bob)


async def test_past_a_reveal_the_whole_table_is_asked(serving: Serving) -> None:
    ann, bob = await seated(serving, 2)
    await ann.choose(0, "strike")
    await bob.choose(1, "guard")
    await together(ann, bob)
    assert ann.table["undo"]["0"]["free"] is False
    await ann.do("undo", seat=0)
    await together(ann, bob)
    vote = bob.table["vote"]
    assert vote["needs"] == [1]
    assert vote["of"] == ann.table["undo"]["0"]["of"]
    with pytest.raises(Refused) as caught:
        await ann.do("vote", vote=vote["n"], yes=True)
    assert caught.value.reason == "voted"
    await bob.do("vote", vote=vote["n"], yes=True)
    await ann.until(lambda me: me.log[-1]["kind"] == "undone")
    assert "vote" not in ann.table
    assert "undone" in ann.table["marks"]
    assert ann.asked["0"]["key"] == "hunt.declare"
    await play_to_the_end(ann, bob)
    await leave(ann, bob)


@pytest.mark.parametrize("key", ["arkalion", "sector", "souls", "vengeance"])
def test_what_would_be_refused_is_not_offered(key: str) -> None:
    """Once somebody has built on a choice, asking the table for it would be in vain."""
    (game,) = [one for one in games() if one.key == key]
    play = game.new(seats=2, seed=4)
    playing = Playing(play, 1, 0)
    dice = random.Random(4)
    withheld = 0
    for n in range(2, 90):
        decision = dice.choice(play.open)
        playing.choose(n, 0, decision.seat, dice.choice(decision.options).id, decision.number)
        if play.outcome is not None:
            break
        for seat in range(2):
            offered = playing.offered_back(seat)
            if playing.undoable(seat) is not None:
                assert (offered is not None) == play.copy().undo(seat, seed=0)
                withheld += offered is None
    assert withheld, "nothing was ever built on"


async def test_one_no_is_enough(serving: Serving) -> None:
    ann, bob = await seated(serving, 2)
    await ann.choose(0, "strike")
    await bob.choose(1, "guard")
    await ann.reach(bob.n)
    await ann.do("undo", seat=0)
    await bob.reach(ann.n)
    number = bob.table["vote"]["n"]
    await bob.do("vote", vote=number, yes=False)
    assert "vote" not in bob.table
    with pytest.raises(Refused) as caught:
        await bob.do("vote", vote=number, yes=True)
    assert caught.value.reason == "vote-gone"
    await leave(ann, bob)


async def test_alone_nobody_needs_to_be_asked(serving: Serving) -> None:
    token = await new_token(serving.url)
    table = await new_table(serving.url, token, seats=[{"mine": True}] * 2, begin=True)
    ann = Player(serving.socket, table["table"], token)
    await ann.connect()
    await ann.choose(0, "strike")
    await ann.choose(1, "strike")
    assert ann.log[-1]["events"], "the die has been seen"
    await ann.do("undo", seat=0)
    assert ann.log[-1]["kind"] == "undone"
    assert "undone" in ann.table["marks"]
    with pytest.raises(Refused) as caught:
        await ann.do("undo", seat=0)
    assert caught.value.reason == "undo-nothing", "fresh chance is where undo ends"
    await leave(ann)


async def test_a_vote_survives_a_restart(serving: Serving) -> None:
    ann, bob = await seated(serving, 2)
    await ann.choose(0, "strike")
    await bob.choose(1, "guard")
    await ann.reach(bob.n)
    await ann.do("undo", seat=0)
    await serving.stop()
    await serving.start()
    await ann.connect_again()
    await bob.connect_again()
    await bob.do("vote", vote=bob.table["vote"]["n"], yes=True)
    await ann.until(lambda me: me.log[-1]["kind"] == "undone")
    await leave(ann, bob)


# -- the crew's decisions ---------------------------------------------------------------------


def ask_the_crew(state: Probe) -> Flow[None]:
    value = yield Decision(state, CREW, THREE)
    state.notes.append(value)


@pytest.fixture(autouse=True)
def _crew_game() -> None:
    bossrush.register(ProbeGame(*[ask_the_crew] * 6, lambda state: note(state, 0)))


async def crew(serving: Serving, **more: Any) -> list[Player]:
    return await seated(serving, 3, game="probe", **more)


async def test_any_may_decide_for_the_crew(serving: Serving) -> None:
    players = await crew(serving)
    ann, bob, cleo = players
    assert ann.asked["crew"]["options"]
    await cleo.choose(2, "1")
    await together(*players)
    assert ann.log[-1]["seat"] == -1
    assert ann.log[-1]["person"] == 2
    with pytest.raises(Refused) as caught:
        await bob.do("choose", seat=1, option="0", at=0)
    assert caught.value.reason == "stale"
    await leave(*players)


async def test_all_must_agree(serving: Serving) -> None:
    players = await crew(serving, consent="all")
    ann, bob, cleo = players
    await ann.choose(0, "1")
    await bob.choose(1, "2")
    await cleo.choose(2, "2")
    await together(*players)
    assert ann.table["proposals"] == {"0": "1", "1": "2", "2": "2"}
    assert ann.log[-1]["kind"] == "proposed"
    await bob.do("withdraw", seat=1)
    await together(*players)
    assert ann.table["proposals"] == {"0": "1", "2": "2"}
    await bob.choose(1, "2")
    await ann.choose(0, "2")
    await together(*players)
    assert cleo.log[-1]["kind"] == "chose"
    assert cleo.log[-1]["option"] == "2"
    assert "proposals" not in cleo.table
    await leave(*players)


async def test_who_leaves_no_longer_holds_the_others_up(serving: Serving) -> None:
    players = await crew(serving, consent="all")
    ann, bob, cleo = players
    await ann.choose(0, "1")
    await bob.choose(1, "1")
    await cleo.choose(2, "0")
    await together(*players)
    await cleo.do("stand", seat=2)
    await ann.until(lambda me: me.log[-1]["kind"] == "chose")
    assert ann.log[-1]["option"] == "1"
    await leave(*players)


async def test_the_captain_decides(serving: Serving) -> None:
    players = await crew(serving, consent="captain")
    ann, bob, cleo = players
    await ann.do("captain", seat=1)
    await together(*players)
    await ann.choose(0, "1")
    await together(*players)
    assert bob.table["proposals"] == {"0": "1"}
    await bob.choose(1, "2")
    await together(*players)
    assert cleo.log[-1]["option"] == "2"
    await leave(*players)


async def test_the_crews_last_choice_is_anyones_to_take_back(serving: Serving) -> None:
    players = await crew(serving)
    ann, bob, cleo = players
    await ann.choose(0, "1")
    await together(*players)
    assert cleo.table["undo"]["2"]["free"]
    await cleo.do("undo", seat=2)
    await together(*players)
    assert bob.asked["crew"]["options"]
    await leave(*players)
