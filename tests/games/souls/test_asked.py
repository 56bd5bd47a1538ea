"""What the party is asked at many moments: every option, its words, its odds, what it is about."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.offers import Book, Moments
from tests.games.souls.bouts import attacked
from tests.games.souls.table import Table, acting, duel, dungeon, fight, hero, icons, pips

FOES = [("crossbow_hollow", "n7"), ("sentinel", "n10")]
CROWD = [("hollow_soldier", "n1"), ("crossbow_hollow", "n1"), ("sentinel", "n1")]
DECK = ("gargoyle.tail_whip", "gargoyle.electric_breath")


def dodging() -> Table:
    assassin = hero("assassin", "n6", armour="shadow_armour", ready=False)
    party = [assassin, hero("knight", "n10")]
    soldier = [("hollow_soldier", "n6")]
    table = fight(*party, foes=soldier, phase="foe_icon", icon=1, script=icons(1, 0, 0))
    return table.choose("dodge:n1")


MOMENTS: Moments = {
    "an activation": lambda: fight(hero("knight", "n6"), foes=FOES),
    "an activation, poisoned and tired": lambda: fight(
        hero("herald", "n6", conditions=["poison"], black=6), foes=FOES
    ),
    "where a foe is pushed": lambda: fight(hero("knight", "n6", left="force"), foes=FOES).choose(
        "left.0>foe-0"
    ),
    "where to shift before an attack": lambda: fight(
        hero("knight", "n0", False, left="broadsword", right=None), foes=[("sentinel", "n1")]
    ).choose("left.1"),
    "who is pushed out of a full node": lambda: fight(hero("knight", "n0"), foes=CROWD).choose(
        "move:n1"
    ),
    "block, dodge or suffer": lambda: attacked(hero("knight", "n6", False)),
    "a dodge goes on": dodging,
    "at the bonfire": lambda: dungeon(hero("knight", luck=False), souls=9, inventory=("kukris",)),
    "a backstab": lambda: attacked(
        hero("assassin", "n6", luck=False), script=[*icons(1, 0), *pips(1, 1, 1)]
    ).choose("dodge"),
    "the next hero of a duel": lambda: duel(
        hero("herald", "n6", place="s"), hero("knight", "n11"), turn=1, deck=DECK
    ),
    "a duel with the Gargoyle": lambda: duel(hero("knight", "n6", place="s"), deck=DECK),
    "the Gargoyle breathes": lambda: acting(
        "gargoyle.electric_breath", hero("knight", "n4"), icon=1, deck=DECK[:1]
    ),
}


BOOK = Book(
    Path(__file__).parent,
    MOMENTS,
    ("an activation", "block, dodge or suffer", "a duel with the Gargoyle"),
)


@pytest.mark.parametrize("moment", BOOK.moments)
def test_what_is_asked(moment: str) -> None:
    BOOK.compare_asked(moment)


@pytest.mark.parametrize("moment", BOOK.pictures)
def test_what_is_drawn(moment: str) -> None:
    BOOK.compare_scene(moment)
