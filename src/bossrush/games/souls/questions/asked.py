"""Every question of the game, one object each."""

from __future__ import annotations

from typing import Final

from bossrush.games.souls.questions import answers
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
CHARACTER: Final = AskCharacter("souls.ask.character", answers.CHARACTER)
START_HANDS: Final = AskStartHands("souls.ask.start-hands", answers.HANDS_TAKEN)
BOSS: Final = AskBoss("souls.ask.boss", answers.BOSS)
LAY_TILE: Final = AskTilePlace("souls.ask.lay-tile", answers.TILE_PLACES)
FOG: Final = AskFogGate("souls.ask.fog", answers.FOG_PLACES)

# between encounters
EXPLORING: Final = AskExplore("souls.ask.explore", answers.EXPLORATION)
DASHING: Final = AskDash("souls.ask.dash", answers.DASHES)
CARD: Final = AskCard("souls.ask.card", answers.CARDS)
CARD_PLACE: Final = AskCardPlace("souls.ask.card-place", answers.CARD_PLACES)
SALE: Final = AskSale("souls.ask.sale", answers.CARDS)
SHARE: Final = AskShare("souls.ask.share", answers.SHARES)

# the party in an encounter, and how foes act
ENTRY: Final = AskEntryNode("souls.ask.entry")
LEADER: Final = AskAggro("souls.ask.leader")
FACING: Final = AskFacing("souls.ask.facing", answers.DIRECTION)
NEXT_FOE: Final = AskNextFoe("souls.ask.next-foe")
FOE_STEP: Final = AskFoeStep("souls.ask.foe-step")

# being attacked
DEFENCE: Final = AskDefence("souls.ask.defence")
TRAP: Final = AskTrap("souls.ask.trap")
DODGE_ON: Final = AskDodgeOn("souls.ask.dodge-on", answers.STEPS)
ROLLED: Final = AskLuck("souls.ask.rolled", answers.ROLLS)
BACKSTAB: Final = AskBackstab("souls.ask.backstab", answers.ACTS)
PUSHED_TO: Final = AskPush("souls.ask.pushed-to")
FOE_PUSHED_TO: Final = AskFoePush("souls.ask.foe-pushed-to")
PUSHED_OUT: Final = AskWhoIsPushed("souls.ask.pushed-out", answers.MODEL)
ARC: Final = ArcQuestion("souls.ask.arc")

# a character's activation
FIRST_HERO: Final = HeroQuestion("souls.ask.first-hero")
START_GAIN: Final = AskStartGain("souls.ask.start-gain", ("energy", "both"))
ACT: Final = AskAct("souls.ask.act", answers.ACTS)
AIM: Final = AskAim("souls.ask.aim", answers.AIMS)
SHIFT: Final = AskShift("souls.ask.shift", answers.STEPS)
GRANT_TO: Final = AskGrantTo("souls.ask.grant-to")
TAKE_AGGRO: Final = AskTakeAggro("souls.ask.take-aggro", ("leave", "take"))
