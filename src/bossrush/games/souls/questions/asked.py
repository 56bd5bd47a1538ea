"""Every question of the game, one object each."""

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
    AskEntryNode,
    AskFacing,
    AskFoeStep,
    AskNextFoe,
)
from bossrush.games.souls.questions.enemy_attack import AskDefence, AskDodgeOn, AskTrap
from bossrush.games.souls.questions.exploration import AskDash, AskExplore
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

# setting up
CHARACTER: Final = AskCharacter()
START_HANDS: Final = AskStartHands()
BOSS: Final = AskBoss()
LAY_TILE: Final = AskTilePlace()
FOG: Final = AskFogGate()

# between encounters
EXPLORING: Final = AskExplore()
DASHING: Final = AskDash()
CARD: Final = AskCard()
CARD_PLACE: Final = AskCardPlace()
SALE: Final = AskSale()
SHARE: Final = AskShare()

# the party in an encounter, and how foes act
ENTRY: Final = AskEntryNode("souls.ask.entry")
LEADER: Final = AskAggro("souls.ask.leader")
FACING: Final = AskFacing()
NEXT_FOE: Final = AskNextFoe("souls.ask.next-foe")
FOE_STEP: Final = AskFoeStep("souls.ask.foe-step")

# being attacked
DEFENCE: Final = AskDefence("souls.ask.defence")
TRAP: Final = AskTrap("souls.ask.trap")
DODGE_ON: Final = AskDodgeOn()
ROLLED: Final = AskLuck()
BACKSTAB: Final = AskBackstab()
PUSHED_TO: Final = AskPush("souls.ask.pushed-to")
FOE_PUSHED_TO: Final = AskFoePush("souls.ask.foe-pushed-to")
PUSHED_OUT: Final = AskWhoIsPushed()
ARC: Final = ArcQuestion("souls.ask.arc")

# a character's activation
FIRST_HERO: Final = HeroQuestion("souls.ask.first-hero")
START_GAIN: Final = AskStartGain("souls.ask.start-gain", ("energy", "both"))
ACT: Final = AskAct()
AIM: Final = AskAim()
SHIFT: Final = AskShift()
GRANT_TO: Final = AskGrantTo("souls.ask.grant-to")
TAKE_AGGRO: Final = AskTakeAggro("souls.ask.take-aggro", ("leave", "take"))
