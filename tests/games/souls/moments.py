"""What is kept on the pages of the game: moments, positions and plays."""

from __future__ import annotations

from bossrush.games.souls import GAME
from bossrush.testing.walk import Case
from tests.games.offers import Moments
from tests.games.pages import Pages
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

PAGES = Pages(
    __file__,
    MOMENTS,
    drawn=("an activation", "block, dodge or suffer", "a duel with the Gargoyle"),
    misstated=(
        "an activation",
        "block, dodge or suffer",
        "at the bonfire",
        "a duel with the Gargoyle",
        "the Gargoyle breathes",
    ),
    plays=[
        (Case(GAME, 3, {"layout": "laid"}), 2),
        (Case(GAME, 4), 8),
        (Case(GAME, 4), 2),
        (Case(GAME, 1), 5),
        (Case(GAME, 1, {"mode": "first_journey"}), 0),
        (Case(GAME, 1), 0),
        (Case(GAME, 2, {"mode": "coiled_sword"}), 0),
    ],
    more=[(Case(GAME, seats), seed) for seats in (1, 2, 3, 4) for seed in (21, 22, 23)],
)
