"""Every question of the game, made once for the cards in play."""

from __future__ import annotations

from typing import cast

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
from bossrush.games.sector.ask_items import Aside, Regroup, ShareOut
from bossrush.games.sector.state import Mission
from bossrush.games.sector.tables import Tables


class Asks:
    """The questions, by what they ask for."""

    def __init__(self, tables: Tables) -> None:
        self.crew = ChooseCrew("crew", tables, tables.crew_ids)
        self.cybernetic = ChooseCybernetic("cybernetic", tables, tables.cybernetic_ids)
        self.drone = ChooseDrone("drone", tables, tables.drone_ids)
        self.leader = NameLeader("leader", tables)
        self.option = ChooseOption("option", tables, pause=True)
        self.one = NameOne("one", tables, pause=True)
        self.partner = NamePartner("partner", tables)
        self.lowest = NameLowest("lowest", tables)
        self.lost_item = GiveUpItem("lost-item", tables)
        self.lost_ammo = GiveUpAmmo("lost-ammo", tables)
        self.gun = ChooseGun("gun", tables)
        self.weapon = DraftedItem("weapon", tables)
        self.load = DraftedItem("load", tables)
        self.replicate = ReplicateItem("replicate", tables)
        self.begin = BeginCombat("begin", tables, ("ranged", "close"), True)
        self.close_in = CloseIn("close-in", tables, ("shoot", "close-in"), True)
        self.declare = Declare("declare", tables, pause=True)
        self.flank = FlankAttack("flank", tables, pause=True)
        self.order = NextAttack("order", tables)
        self.remove = RemoveDie("remove", tables)
        self.keep = KeepResult("keep", tables, ("old", "new"), False)
        self.reroll = RerollMore("reroll", tables)
        self.window = StepIn("window", tables)
        self.trade = TradeDraft(tables)
        self.share = ShareOut("share", tables)
        self.regroup = Regroup("regroup", tables)
        self.aside = Aside("aside", tables)


def asks(s: Mission) -> Asks:
    """The questions of this play."""
    return cast(Asks, s.t.asks)
