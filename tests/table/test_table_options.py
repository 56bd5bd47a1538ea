"""A game may want other settings at a table than alone: Vengeance is played by the clock there."""

from __future__ import annotations

from bossrush.engine.registry import game
from bossrush.table.texts import game_view
from tests.table.serving import Serving
from tests.table.sitting import leave, seated


def test_alone_it_is_played_in_turns_and_a_table_is_told_of_real_time() -> None:
    assert game("vengeance").options({})["mode"] == "turns"
    shown = {setting.name: setting.default for setting in game_view("vengeance").settings}
    assert shown["mode"] == "realtime"
    assert shown["dice"] == game("vengeance").options({})["dice"]


async def test_a_table_whose_host_says_nothing_is_in_real_time(serving: Serving) -> None:
    players = await seated(serving, 2, game="vengeance")
    assert players[0].table["options"]["mode"] == "realtime"
    await leave(*players)


async def test_the_host_has_the_last_word(serving: Serving) -> None:
    players = await seated(serving, 2, game="vengeance", options={"mode": "turns"})
    assert players[0].table["options"]["mode"] == "turns"
    await leave(*players)
