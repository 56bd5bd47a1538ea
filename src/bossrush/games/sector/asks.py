"""Every question of the game."""

from __future__ import annotations

from typing import Final

from bossrush.games.sector.ask_chapter import (
    ChooseCrew,
    ChooseCybernetic,
    ChooseDrone,
    ChooseGun,
    ChooseOption,
    DraftedItem,
    GiveUpAmmo,
    GiveUpItem,
    NameLeader,
    NameLowest,
    NameOne,
    NamePartner,
    ReplicateItem,
)
from bossrush.games.sector.ask_combat import (
    BeginCombat,
    CloseIn,
    Declare,
    FlankAttack,
    KeepResult,
    NextAttack,
    RemoveDie,
    RerollMore,
    StepIn,
    TradeDraft,
)
from bossrush.games.sector.ask_items import Aside, AskCard, Regroup, ShareOut

CREW_CARD: Final = ChooseCrew("crew")
CYBERNETIC: Final = ChooseCybernetic("cybernetic")
DRONE_CARD: Final = ChooseDrone("drone")
LEADER: Final = NameLeader("leader")
OPTION: Final = ChooseOption("option", pause=True)
ONE: Final = NameOne("one", pause=True)
PARTNER: Final = NamePartner("partner")
LOWEST: Final = NameLowest("lowest")
LOST_ITEM: Final = GiveUpItem("lost-item")
LOST_AMMO: Final = GiveUpAmmo("lost-ammo")
GUN: Final = ChooseGun("gun")
WEAPON: Final = DraftedItem("weapon")
LOAD_FIRST: Final = DraftedItem("load")
REPLICATED: Final = ReplicateItem("replicate")
BEGIN: Final = BeginCombat("begin", ("ranged", "close"), pause=True)
CLOSE_IN: Final = CloseIn("close-in", ("shoot", "close-in"), pause=True)
DECLARE: Final = Declare("declare", pause=True, narrows=True)
FLANKING: Final = FlankAttack("flank", pause=True)
ORDER: Final = NextAttack("order")
REMOVE: Final = RemoveDie("remove")
KEEP: Final = KeepResult("keep", ("old", "new"))
REROLL: Final = RerollMore("reroll")
WINDOW: Final = StepIn("window")
TRADING: Final = TradeDraft()
SHARE: Final = ShareOut("share")
SHARE_CARD: Final = AskCard("share-card", SHARE)
REGROUP: Final = Regroup("regroup")
REGROUP_CARD: Final = AskCard("regroup-card", REGROUP)
ASIDES: Final = Aside("aside")
