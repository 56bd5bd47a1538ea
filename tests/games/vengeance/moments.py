"""What is kept on the pages of the game: moments, positions and plays."""

from __future__ import annotations

from bossrush.games.vengeance import GAME
from bossrush.testing.walk import Case
from tests.games.offers import Moments
from tests.games.pages import Pages
from tests.games.vengeance.table import stage

SPRINT = ("basic.sprint", "run run")
STRIKE = ("basic.strike", "knife knife knife")
CLOCK = {"mode": "realtime", "cooldown": 0, "idle": 0, "countdown": 0}
HAND = "run run knife wound"

MOMENTS: Moments = {
    "a roll": lambda: stage("roll", hand=HAND, reserve=3),
    "a roll with everything locked": lambda: stage("roll", hand="wound wound run", wounds=2),
    "a micro-turn": lambda: stage(
        own=[],
        seats=2,
        hand=HAND,
        others=[{"hand": "run run"}],
        state={"phase": "micro-turn", "seat_phases": []},
    ),
    "a combat": lambda: stage(groups=[SPRINT, STRIKE], room="r4", marks={"basic.charge": 1}),
    "a combat beside the Boss": lambda: stage(groups=[STRIKE], room="r7"),
    "where to go": lambda: stage(groups=[SPRINT], room="r4").choose("basic.sprint:dice"),
    "whom to strike": lambda: stage(groups=[STRIKE], room="r4").choose("basic.strike:dice"),
    "an item with squares left": lambda: stage(
        groups=[SPRINT], room="r4", uses={"anvil.crowbar": 2, "anvil.hip-flask": 1}, wounds=1
    ),
    "where to jump": lambda: stage(
        room="r0", hero="hero.odile", owned=["odile.vault"], groups=[("odile.vault", "run run")]
    ).choose("odile.vault:dice"),
    "a roll against the clock": lambda: stage(
        "roll", seats=2, hand=HAND, others=[{"hand": "run"}], options=CLOCK, reserve=2
    ),
    "loot": lambda: stage(groups=[SPRINT], room="r8", dead=["r8-henchman-1"]).choose("go-on"),
    "flashback": lambda: stage("flashback", flash=["train", "buy", "heal"], wounds=1),
}

PAGES = Pages(
    __file__,
    MOMENTS,
    drawn=("a roll", "a combat", "loot"),
    misstated=(
        "a roll",
        "a micro-turn",
        "a combat",
        "a roll against the clock",
        "flashback",
    ),
    plays=[
        (Case(GAME, 1), 5),
        (Case(GAME, 4), 8),
        (Case(GAME, 3), 11),
        (Case(GAME, 2), 6),
        (Case(GAME, 1, {"mode": "realtime"}), 1),
    ],
    more=[(Case(GAME, seats), seed) for seats in (1, 2) for seed in (21, 22, 23, 24)],
)
