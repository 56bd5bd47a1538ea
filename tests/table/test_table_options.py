"""A game may want other settings at a table than alone: Vengeance is played by the clock there."""

from __future__ import annotations

from bossrush.catalogues import catalogue_for
from bossrush.engine.registry import game
from bossrush.table.refusal import PACKAGE
from bossrush.table.texts import game_view
from bossrush.testing.wording import message_of
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


def test_a_form_learns_which_options_apply_and_what_they_are_called() -> None:
    settings = {one.name: one for one in game_view("vengeance").settings}
    assert settings["dice"].seats == [1, 1]
    assert settings["countdown"].when == {"mode": ["realtime"]}
    assert settings["mode"].value_seats == [[], [], [2, 4]]
    practice = {one.name: one for one in game_view("souls").settings}["scenario"]
    assert practice.values[:2] == ["", "boreal_outrider_knight"]
    assert len(practice.labels) == len(practice.values) > 40
    catalogue = catalogue_for(game("souls"), None, PACKAGE)
    said = [catalogue.say(message_of(label), "fr") for label in practice.labels]
    assert said[0] == "Aucun, une partie entière"
    assert "Rencontre de niveau 1\u00a0: Les Oubliés" in said
    assert not [name for name in said if "[" in name]
