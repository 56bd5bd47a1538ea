"""What is kept on the pages of the game: moments, positions and plays."""

from __future__ import annotations

from bossrush.games.arkalion import GAME
from bossrush.testing.walk import Case
from tests.games.arkalion.table import ABOARD, Table, hero, stage
from tests.games.offers import Moments
from tests.games.pages import Pages

ROOM = [hero(text) for text in ABOARD[1:]]

MOMENTS: Moments = {
    "who somebody is": lambda: Table(GAME.new(seats=4, seed=1)),
    "a turn with enemies near and far": lambda: stage(
        [hero("knight@D3", hp=3), *ROOM], "legionnaire-D4 legionnaire-B3"
    ),
    "a turn with potions in hand": lambda: stage(
        [hero("knight@D3", potions="salve haste hawk_eye", hp=5), *ROOM], "legionnaire-D4"
    ),
    "no action left": lambda: stage([hero("knight@D3", potions="featherstep"), *ROOM], actions=0),
    "the laboratory": lambda: stage([hero("knight@laboratory", "leaves*3 glassware*2"), *ROOM]),
    "somebody else's things": lambda: stage(
        [hero("knight@laboratory", "leaves*3"), hero("gunner@laboratory", "glassware*2"), *ROOM[1:]]
    ),
    "the Armour in range": lambda: stage(
        ["mechanic@port_cannon", "knight@mortar", "gunner@mortar", "adventurer@mortar"],
        turn=8,
        armour_at="C4",
        gear={"fist_cannon": 0},
    ),
    "the Armour's last hit point": lambda: stage(
        [hero("adventurer@port_cannon"), hero("knight@mortar"), *ROOM[:2]],
        "legionnaire-A1",
        turn=8,
        armour_at="C5",
        armour_hp=1,
        gear={"precision_rifle": 0},
    ),
    "the mortar": lambda: stage([hero("gunner@mortar"), *ROOM[1:], hero("knight@D3")]),
}

PAGES = Pages(
    __file__,
    MOMENTS,
    drawn=("a turn with enemies near and far", "the laboratory"),
    misstated=(
        "who somebody is",
        "a turn with enemies near and far",
        "the laboratory",
        "the mortar",
    ),
    plays=[
        (Case(GAME, 6, {"youngest": 3}), 0),
        (Case(GAME, 1, {"youngest": 4}), 2),
        (Case(GAME, 6), 9),
        (Case(GAME, 5), 5),
        (Case(GAME, 2), 1),
    ],
    more=[(Case(GAME, seats), seed) for seats in (1, 3, 5, 6) for seed in (21, 22)],
)
