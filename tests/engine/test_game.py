"""A game's facts, its settings and its positions: good ones are taken, all others explained."""

from __future__ import annotations

from typing import Any

import pytest

from bossrush.engine.chance import scripted
from bossrush.engine.errors import OptionError, PositionError
from bossrush.engine.game import Setting
from tests.toys.hunt import GAME
from tests.toys.relay import RelayGame
from tests.toys.vault import VaultGame

RELAY = RelayGame()
VAULT = VaultGame()


class TestSettings:
    def test_what_is_not_said_takes_its_default(self) -> None:
        assert VAULT.new(1, 1).origin.options == {"smoke": "one", "dark": True}
        assert VAULT.new(1, 1, dark=False).origin.options == {"smoke": "one", "dark": False}

    @pytest.mark.parametrize(
        ("options", "told"),
        [
            ({"fog": 1}, "vault has no option 'fog'; it has smoke, dark"),
            ({"smoke": "two"}, 'smoke may be "none", "one", not "two"'),
            ({"smoke": None}, 'smoke may be "none", "one", not null'),
            ({"dark": 1}, "dark may be true, false, not 1"),
            ({"dark": "true"}, 'dark may be true, false, not "true"'),
        ],
    )
    def test_a_value_that_cannot_be_names_those_that_can(
        self, options: dict[str, Any], told: str
    ) -> None:
        with pytest.raises(OptionError) as caught:
            VAULT.new(1, 1, **options)
        assert str(caught.value) == told

    def test_nothing_is_told_from_the_text_none(self) -> None:
        setting = Setting("cap", 12, (12, None))
        with pytest.raises(OptionError, match=r'^cap may be 12, null, not "none"$'):
            setting.check("none")
        assert setting.check(None) is None
        assert setting.parse("none") is None
        with pytest.raises(OptionError, match=r"^cap may be 12, none, not null$"):
            setting.parse("null")

    @pytest.mark.parametrize("legs", [0, 4, -1, True, 2.0, "2", None])
    def test_a_number_has_a_range(self, legs: Any) -> None:
        with pytest.raises(OptionError, match="legs is a whole number from 1 to 3, not"):
            RELAY.new(1, 1, legs=legs)

    def test_a_range_may_be_open_above(self) -> None:
        setting = Setting("souls", 0, low=0)
        assert setting.check(10**9) == 10**9
        with pytest.raises(OptionError, match="from 0 or more"):
            setting.check(-1)

    def test_a_text_is_any_text(self) -> None:
        setting = Setting("name", "crew")
        assert setting.check("") == ""
        with pytest.raises(OptionError, match="name is a str, not 5"):
            setting.check(5)

    def test_a_game_without_settings_says_so(self) -> None:
        with pytest.raises(OptionError, match="it has no options at all"):
            GAME.new(1, 1, luck=2)

    @pytest.mark.parametrize("seats", [0, 5, -1, True])
    def test_seats_have_a_range(self, seats: int) -> None:
        with pytest.raises(OptionError, match="hunt is for 1 to 4 seats, not"):
            GAME.new(seats, 1)

    @pytest.mark.parametrize("seed", [-1, 1 << 128, True])
    def test_a_seed_is_a_128_bit_number(self, seed: int) -> None:
        with pytest.raises(OptionError, match="at most 128 bits"):
            GAME.new(1, seed)

    @pytest.mark.parametrize("wrong", ["two", 2.0])
    def test_what_is_no_number_is_refused(self, wrong: Any) -> None:
        refusals = (OptionError, TypeError)  # compiled, it does not even get to the settings
        with pytest.raises(refusals):
            GAME.new(wrong, 1)
        with pytest.raises(refusals):
            GAME.new(1, wrong)

    def test_without_a_seed_no_two_plays_have_the_same_dice(self) -> None:
        assert GAME.new(2).origin.seed != GAME.new(2).origin.seed


class TestPositions:
    @pytest.mark.parametrize(
        ("position", "told"),
        [
            ({"turn": 1}, "turn: no such field; there are game, seats, joined, options, state"),
            ({"game": "chess"}, "this is a position of 'chess', not 'hunt'"),
            ({"state": []}, "expected mappings"),
            ({"options": 5}, "expected mappings"),
            ({"options": {"luck": 1}}, "hunt has no option 'luck'"),
            ({"seats": 9}, "hunt is for 1 to 4 seats"),
            ({"seats": "2"}, "hunt is for 1 to 4 seats"),
            ({"joined": -1}, "joined: expected a whole number"),
            ({"joined": True}, "joined: expected a whole number"),
            ({"state": {"luck": 1}}, "state.luck: no such field; there are phase"),
            ({"state": {"beast": -1}}, "state.beast: expected a whole number of 0 or more"),
            ({"state": {"beast": True}}, "state.beast: expected a whole number"),
            ({"state": {"beast": 2.0}}, "state.beast: expected a whole number"),
            ({"state": {"hp": 4}}, "state.hp: expected a list of whole numbers"),
            ({"state": {"hp": [True]}}, "state.hp: expected a list of whole numbers"),
            ({"state": {"declared": ["fly"]}}, "'fly' is not one of strike, guard"),
            ({"state": {"declared": "strike"}}, "state.declared: expected a list of ids"),
            ({"state": {"timers": [5]}}, "state.timers: expected a list of mappings"),
            ({"state": {"timers": [{"key": 5}]}}, "state.timers[0].key: expected a text"),
            ({"seats": 2, "state": {"hp": [1]}}, "expected one value for each seat"),
            ({"state": {"beast": 99}}, "nobody gets stronger"),
        ],
    )
    def test_what_cannot_be_is_refused_with_the_reason(self, position: Any, told: str) -> None:
        with pytest.raises(PositionError) as caught:
            GAME.stage(position)
        assert told in str(caught.value)

    @pytest.mark.parametrize("wrong", [[], None, "hunt"])
    def test_what_is_no_mapping_is_refused(self, wrong: Any) -> None:
        with pytest.raises((PositionError, TypeError)):
            GAME.stage(wrong)

    def test_every_fault_is_named_at_once(self) -> None:
        state = {"phase": "sleep", "alarm": 77, "loot": [-1], "fog": 1}
        with pytest.raises(PositionError) as caught:
            VAULT.stage({"state": state})
        assert len(caught.value.problems) == 4

    def test_parts_within_parts_are_found_by_their_path(self) -> None:
        guards = {"runs": [{"cards": ["dragon"], "ordered": "yes"}], "pools": [{"cards": 5}]}
        with pytest.raises(PositionError) as caught:
            VAULT.stage({"state": {"guards": guards}})
        paths = [problem.partition(":")[0] for problem in caught.value.problems]
        assert paths == [
            "state.guards.runs[0].ordered",
            "state.guards.runs[0].cards",
            "state.guards.pools[0].cards",
        ]

    def test_what_is_left_out_is_as_at_the_setup(self) -> None:
        play = GAME.stage({"seats": 3, "state": {"beast": 4}}, chance=scripted([]))
        assert play.position()["state"]["hp"] == [12, 12, 12]

    def test_a_position_is_not_shared_with_whoever_wrote_it(self) -> None:
        position: dict[str, Any] = {"seats": 2, "state": {"hp": [3, 3]}}
        play = GAME.stage(position, seed=1)
        position["state"]["hp"][0] = 1
        assert play.origin.position == {"seats": 2, "state": {"hp": [3, 3]}}
        assert play.position()["state"]["hp"] == [3, 3]
