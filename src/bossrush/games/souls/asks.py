"""Every question of the game."""

from __future__ import annotations

from typing import Final

from bossrush.games.souls.ask import AskArc, AskHero
from bossrush.games.souls.ask_act import Act, Aim, Backstab, GrantTo, Shift
from bossrush.games.souls.ask_explore import AskCard, AskCardPlace, AskSale, AskShare, Exploring
from bossrush.games.souls.ask_fight import (
    Defence,
    DodgeOn,
    Entry,
    Facing,
    FoePushedTo,
    FoeStep,
    Leader,
    NextFoe,
    PushedOut,
    PushedTo,
    Rolled,
    StartGain,
    TakeAggro,
    Trap,
)
from bossrush.games.souls.ask_setup import (
    ChooseBoss,
    ChooseCharacter,
    ChooseHands,
    Dashing,
    LayTile,
    PlaceFog,
)

CHARACTER: Final = ChooseCharacter("character")
START_HANDS: Final = ChooseHands("start-hands")
BOSS: Final = ChooseBoss("boss")
LAY_TILE: Final = LayTile("lay-tile")
FOG: Final = PlaceFog("fog")
EXPLORING: Final = Exploring("explore")
CARD: Final = AskCard("card")
CARD_PLACE: Final = AskCardPlace("card-place")
SALE: Final = AskSale("sale")
SHARE: Final = AskShare("share")
ENTRY: Final = Entry("entry")
LEADER: Final = Leader("leader")
FACING: Final = Facing("facing")
NEXT_FOE: Final = NextFoe("next-foe")
FOE_STEP: Final = FoeStep("foe-step")
DEFENCE: Final = Defence("defence")
TRAP: Final = Trap("trap")
DODGE_ON: Final = DodgeOn("dodge-on")
ROLLED: Final = Rolled("rolled")
PUSHED_TO: Final = PushedTo("pushed-to")
FOE_PUSHED_TO: Final = FoePushedTo("foe-pushed-to")
PUSHED_OUT: Final = PushedOut("pushed-out")
ARC: Final = AskArc("arc")
FIRST_HERO: Final = AskHero("first-hero")
START_GAIN: Final = StartGain("start-gain", ("energy", "both"))
TAKE_AGGRO: Final = TakeAggro("take-aggro", ("leave", "take"))
ACT: Final = Act("act")
AIM: Final = Aim("aim")
SHIFT: Final = Shift("shift")
GRANT_TO: Final = GrantTo("grant-to")
BACKSTAB: Final = Backstab("backstab")
DASHING: Final = Dashing("dash")
