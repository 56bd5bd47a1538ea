"""What the board of a campaign is told."""

from __future__ import annotations

from typing import Any, cast

from bossrush.games.souls import GAME
from bossrush.games.souls.state import Dungeon


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
