"""What boards are told: the campaign sheet, and the pattern of a boss as far as it was seen."""

from __future__ import annotations

from typing import Any, cast

from bossrush.games.souls import GAME
from bossrush.games.souls.state import Dungeon
from tests.games.souls.table import duel, hero

STURDY: dict[str, Any] = {
    "armour": "smoughs_armour",
    "right": "twin_dragon_greatshield",
    "left": None,
    "backup": [],
}
CARDS = (
    "gargoyle.electric_breath",
    "gargoyle.halberd_thrust",
    "gargoyle.sweeping_strike",
    "gargoyle.tail_whip",
)


def board(state: Any) -> dict[str, Any]:
    return dict(GAME.scene(state, None).board)


def test_the_campaign_sheet_shows_how_far_the_party_has_come() -> None:
    """Two Gargoyles in Undead Burg: the first is beaten, the second is not."""
    state = cast(Dungeon, GAME.new(seats=2, seed=1, mode="first_journey").state)
    state.stage = 1
    sheet = board(state)["campaign"]
    assert [one["state"] for one in sheet["sections"]] == ["now", "ahead", "ahead"]
    assert [boss["beaten"] for boss in sheet["sections"][0]["bosses"]] == [True, False]
    state.section, state.stage = 2, 0
    sheet = board(state)["campaign"]
    assert [one["state"] for one in sheet["sections"]] == ["done", "done", "now"]
    assert not sheet["sections"][2]["bosses"][0]["beaten"]


def test_a_standard_game_has_no_campaign_sheet() -> None:
    assert "campaign" not in board(GAME.new(seats=2, seed=1).state)


def test_the_table_remembers_what_a_boss_has_shown() -> None:
    """Four cards in an order nobody knows: each is remembered, and in the end their order."""
    names = ("knight", "warrior", "assassin", "herald")
    corners = ("n0", "n2", "n10", "n12")
    party = [hero(one, node, False, **STURDY) for one, node in zip(names, corners, strict=True)]
    unknown = {"runs": [{"ordered": False, "cards": list(CARDS)}]}
    table = duel(*party, deck=CARDS)
    position = table.play.position()
    position["state"]["fight"]["deck"] = unknown
    position["state"]["phase"] = "foes_begin"
    play = GAME.stage(position, seed=3, listen=False)
    turned: list[str] = []
    while len(turned) < 2 * len(CARDS):
        shown = board(play.state)["boss"]
        fight = cast(Dungeon, play.state).fight
        decision = play.open[0]
        if decision.key == "souls.ask.act":
            turned.append(shown["card"])
            assert set(shown["behaviours"]) == set(turned), "what was seen, and nothing else"
            if len(turned) < len(CARDS):
                assert set(shown["next"]) <= set(turned)
            else:
                first = turned[: len(CARDS)]
                place = len(turned) % len(CARDS)
                assert shown["order"] == first[place:] + first[:place]
            assert fight.foes[0].node >= 0
            play.answer(decision, 0)  # end the activation
        else:
            play.answer(decision, decision.values()[0])
    assert turned[: len(CARDS)] == turned[len(CARDS) :]
