"""What is asked: every question of the game, one object each."""

from __future__ import annotations

from typing import Final

from bossrush.games.souls.questions.andre import AskCard, AskCardPlace, AskSale, AskShare
from bossrush.games.souls.questions.character_activation import AskAct, AskStartGain, AskTakeAggro
from bossrush.games.souls.questions.character_attack import (
    AskAim,
    AskBackstab,
    AskGrantTo,
    AskShift,
)
from bossrush.games.souls.questions.encounters import (
    AskAggro,
    AskDash,
    AskEntryNode,
    AskFacing,
    AskFoeStep,
    AskNextFoe,
)
from bossrush.games.souls.questions.enemy_attack import AskDefence, AskDodgeOn, AskTrap
from bossrush.games.souls.questions.exploration import AskExplore
from bossrush.games.souls.questions.kinds import ArcQuestion, HeroQuestion
from bossrush.games.souls.questions.luck import AskLuck
from bossrush.games.souls.questions.push import AskFoePush, AskPush, AskWhoIsPushed
from bossrush.games.souls.questions.setup import (
    AskBoss,
    AskCharacter,
    AskFogGate,
    AskStartHands,
    AskTilePlace,
)

CHARACTER: Final = AskCharacter("character")
START_HANDS: Final = AskStartHands("start-hands")
BOSS: Final = AskBoss("boss")
LAY_TILE: Final = AskTilePlace("lay-tile")
FOG: Final = AskFogGate("fog")
EXPLORING: Final = AskExplore("explore")
CARD: Final = AskCard("card")
CARD_PLACE: Final = AskCardPlace("card-place")
SALE: Final = AskSale("sale")
SHARE: Final = AskShare("share")
ENTRY: Final = AskEntryNode("entry")
LEADER: Final = AskAggro("leader")
FACING: Final = AskFacing("facing")
NEXT_FOE: Final = AskNextFoe("next-foe")
FOE_STEP: Final = AskFoeStep("foe-step")
DEFENCE: Final = AskDefence("defence")
TRAP: Final = AskTrap("trap")
DODGE_ON: Final = AskDodgeOn("dodge-on")
ROLLED: Final = AskLuck("rolled")
PUSHED_TO: Final = AskPush("pushed-to")
FOE_PUSHED_TO: Final = AskFoePush("foe-pushed-to")
PUSHED_OUT: Final = AskWhoIsPushed("pushed-out")
ARC: Final = ArcQuestion("arc")
FIRST_HERO: Final = HeroQuestion("first-hero")
START_GAIN: Final = AskStartGain("start-gain", ("energy", "both"))
TAKE_AGGRO: Final = AskTakeAggro("take-aggro", ("leave", "take"))
ACT: Final = AskAct("act")
AIM: Final = AskAim("aim")
SHIFT: Final = AskShift("shift")
GRANT_TO: Final = AskGrantTo("grant-to")
BACKSTAB: Final = AskBackstab("backstab")
DASHING: Final = AskDash("dash")
