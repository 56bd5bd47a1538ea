"""What is kept on the pages of the game: moments, positions and plays."""

from __future__ import annotations

from bossrush.games.sector import GAME
from bossrush.testing.walk import Case
from tests.games.offers import Moments
from tests.games.pages import Pages
from tests.games.sector.table import (
    FIXTURES,
    Table,
    battle,
    play_card,
    share_out,
    stage,
    tech_battle,
)

PACKS = [["item.pistol-a", "item.medkit"], ["item.assault-rifle"]]
SEAM = ("cyber.seam", "cyber.dull-b")
FIST = ("cyber.fist", "cyber.dull-b")
SHOT = "shoot:item.pistol-a@1"
MANY = ("item.chip", "item.lens", "item.plate", "item.knife", "item.charge")

MOMENTS: Moments = {
    "a ranged round": lambda: battle("ranged", ["might", "wisdom"], packs=PACKS),
    "a close round, one of them hurt": lambda: battle(
        "close", ["might", "wisdom"], packs=PACKS, hp=[2, 12]
    ),
    "the start of a ranged round": lambda: battle(
        "ranged", ["might"], packs=PACKS, phase="round-start", round=0
    ),
    "a trade": lambda: (
        battle("ranged", ["might"], packs=PACKS).choose(SHOT, seat=0).choose("trade:crew-0", seat=1)
    ),
    "a trade with something drafted": lambda: (
        battle("ranged", ["might"], packs=PACKS)
        .choose(SHOT, seat=0)
        .choose("trade:crew-0", seat=1)
        .choose("item.medkit", seat=1)
    ),
    "sharing out": lambda: share_out(("item.chip", "item.lens"), [[], ["item.knife"]]),
    "sharing out a large pool": lambda: share_out(MANY, [[], [], []]),
    "regrouping": lambda: stage("regroup", 2, packs=PACKS, hp=[5, 12], pool=("item.chip",)),
    "who leads": lambda: play_card("act1.you"),
    "how to fight": lambda: play_card("act1.cyborg", packs=PACKS).choose("option-1"),
    "what to do about a card": lambda: play_card("act1.cyborg", packs=PACKS),
    "who takes a test": lambda: play_card("act1.one-test"),
    "which die a wound takes": lambda: battle(
        "ranged", ["might", "wisdom"], dice=["hit", "miss"], packs=PACKS
    ).declare(SHOT, "cover"),
    "a double that could be turned": lambda: battle(
        "close", ["might"] * 3, dice=["wisdom2"], implants=SEAM
    ).declare("fight", "cover"),
    "a roll to keep": lambda: (
        battle("close", ["might"] * 3, dice=["wisdom", "cunning"], implants=FIST)
        .declare("fight", "cover")
        .choose("use:implant")
    ),
    "a heal before death": lambda: battle(
        "close", ["might"], dice=["wisdom"], hp=[2, 12], packs=[["item.medkit"], ["item.flask"]]
    ).declare("fight", "cover"),
    "a combat with Twisted Tech": lambda: tech_battle("close", ["might", "cunning"]),
    "who somebody is": lambda: Table(FIXTURES.new(seats=2, seed=1)),
    "which implant somebody has": lambda: (
        Table(FIXTURES.new(seats=1, seed=1)).choose("crew.abbot").choose("crew.taylor")
    ),
    "a lone player": lambda: battle("close", ["might"], crew=2, seats=1),
}

PAGES = Pages(
    __file__,
    MOMENTS,
    drawn=("a ranged round", "a roll to keep", "regrouping"),
    misstated=(
        "a ranged round",
        "sharing out",
        "regrouping",
        "what to do about a card",
        "a combat with Twisted Tech",
        "which implant somebody has",
    ),
    plays=[
        (Case(GAME, 1), 8),
        (Case(GAME, 1, {"twisted_tech": True}), 2),
        (Case(GAME, 3), 1),
        (Case(GAME, 2), 7),
        (Case(GAME, 2), 5),
        (Case(GAME, 4), 0),
    ],
    more=[(Case(GAME, seats), seed) for seats in (1, 2, 3, 4) for seed in (21, 22, 23)],
)
