"""Settings: which go together, what they are called, and when a play is by the clock."""

from __future__ import annotations

from typing import Any

import pytest

from bossrush.catalogues import catalogue_for
from bossrush.engine.errors import OptionError, PositionError, SaveError
from bossrush.engine.game import Setting
from bossrush.engine.save import read, restore
from bossrush.lab.playing import play_one
from bossrush.testing.walk import Case, Fault, cases
from bossrush.testing.wording import settings_have_words
from tests.toys.hunt import HuntGame
from tests.toys.vault import VaultGame


class PairHunt(HuntGame):
    """In pairs only for two or four, and never by the clock."""

    def __init__(self) -> None:
        super().__init__()
        self.settings = [
            Setting("pairs", False, (False, True)),
            Setting("pace", "slow", ("slow", "quick")),
        ]

    def check_options(self, seats: int, options: dict[str, Any]) -> None:
        if options["pairs"] and seats % 2:
            raise OptionError(f"pairs is for 2 or 4 seats, not {seats}")
        if options["pairs"] and options["pace"] == "quick":
            raise OptionError("pairs goes with pace slow only")

    def is_realtime(self, options: dict[str, Any]) -> bool:
        return bool(options["pace"] == "quick")


HUNT = PairHunt()


def test_settings_that_do_not_go_together_are_refused() -> None:
    HUNT.new(2, 1, pairs=True)
    with pytest.raises(OptionError, match="pairs is for 2 or 4 seats, not 3"):
        HUNT.new(3, 1, pairs=True)
    with pytest.raises(OptionError, match="goes with pace slow only"):
        HUNT.new(2, 1, pairs=True, pace="quick")


def test_nor_can_they_be_staged_or_loaded() -> None:
    with pytest.raises(PositionError, match="pairs is for 2 or 4"):
        HUNT.stage({"seats": 3, "options": {"pairs": True}})
    document = read(HUNT.new(3, 1).save())
    document.options["pairs"] = True
    with pytest.raises(SaveError, match="pairs is for 2 or 4"):
        restore(HUNT, document)


def test_the_suite_tries_a_setting_with_seats_that_it_is_for() -> None:
    found = [(case.seats, case.options) for case in cases(HUNT, seats=[1, 3, 4])]
    assert (4, {"pairs": True}) in found
    assert cases(HUNT, seats=[1, 3])[-1].options == {"pace": "quick"}


@pytest.mark.parametrize(("pace", "timed"), [("slow", False), ("quick", True)])
def test_whether_it_is_by_the_clock_depends_on_the_play(pace: str, timed: bool) -> None:
    played = play_one(HUNT, 2, "random", 1, {"pace": pace})
    assert (played.seconds_of_play > 0) == timed


def test_a_setting_without_words_is_found() -> None:
    vault = VaultGame()
    catalogue = catalogue_for(vault, strict=True)
    settings_have_words(Case(vault, 1), catalogue, ("en", "fr"))
    vault.settings.append(Setting("fog", "thin", ("thin", "thick")))
    with pytest.raises(Fault, match="the setting 'fog': no text 'vault-setting-fog'"):
        settings_have_words(Case(vault, 1), catalogue, ("en", "fr"))
