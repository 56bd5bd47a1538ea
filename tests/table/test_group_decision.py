"""Deciding as a crew in Dark Sector: any player proposes, and all must accept."""

from __future__ import annotations

from bossrush.testing.rules import rule
from tests.table.player import Player
from tests.table.serving import Serving
from tests.table.sitting import leave, seated, together


async def set_up(players: list[Player]) -> None:
    """Everybody chooses a crewmember and a cybernetic: each for themselves, without consent."""
    for key in ("sector.ask.crew", "sector.ask.cybernetic"):
        for seat, player in enumerate(players):
            asked = player.asked[str(seat)]
            assert asked["key"] == key
            await player.choose(seat, asked["options"][seat]["id"])
            await together(*players)


@rule("sector.amb.group-decision")
async def test_two_of_three_settle_nothing_and_all_three_do(serving: Serving) -> None:
    players = await seated(serving, 3, game="sector", consent="all")
    ann, bob, cleo = players
    await set_up(players)
    assert ann.asked["crew"]["key"] == "sector.ask.leader"
    await ann.choose(0, "crew-2")
    await bob.choose(1, "crew-2")
    await cleo.choose(2, "crew-0")
    await together(*players)
    assert ann.table["proposals"] == {"0": "crew-2", "1": "crew-2", "2": "crew-0"}
    assert ann.asked["crew"]["key"] == "sector.ask.leader", "nothing is settled"
    assert {line["kind"] for line in ann.log[-3:]} == {"proposed"}
    await cleo.choose(2, "crew-2")
    await together(*players)
    chosen = next(line for line in reversed(ann.log) if line["kind"] == "chose")
    assert (chosen["seat"], chosen["option"]) == (-1, "crew-2")
    assert "proposals" not in ann.table
    await leave(*players)


@rule("sector.amb.group-decision")
async def test_a_table_may_name_one_person_to_decide(serving: Serving) -> None:
    players = await seated(serving, 3, game="sector", consent="captain")
    ann, bob, _ = players
    await set_up(players)
    await ann.do("captain", seat=1)
    await together(*players)
    await ann.choose(0, "crew-0")
    await together(*players)
    assert bob.table["proposals"] == {"0": "crew-0"}, "a proposal, no more"
    await bob.choose(1, "crew-1")
    await together(*players)
    chosen = next(line for line in reversed(ann.log) if line["kind"] == "chose")
    assert (chosen["seat"], chosen["option"]) == (-1, "crew-1")
    await leave(*players)
