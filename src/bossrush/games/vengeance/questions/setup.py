"""What is asked before the first round: a hero, and a side of the lair board."""

from __future__ import annotations

from typing import Final

from bossrush.engine.answers import OneOf
from bossrush.engine.message import Message
from bossrush.games.vengeance.cards.lair import Lair
from bossrush.games.vengeance.cards.terms import SIDES
from bossrush.games.vengeance.questions import answers, refusals
from bossrush.games.vengeance.table.state import Vendetta
from bossrush.games.vengeance.words.names import seat_id


class ChooseHero(OneOf[Vendetta]):
    """Which hero? One that nobody else plays."""

    def __init__(self) -> None:
        super().__init__("vengeance.hero", answers.HERO, moment=True)

    def options(self, state: Vendetta, actor: int) -> list[int]:
        taken = [p.hero for p in state.players]
        return [hero for hero in range(len(state.tables.heroes)) if hero not in taken]

    def label(self, state: Vendetta, actor: int, value: int) -> Message:
        return Message(state.tables.heroes[value].name)

    def detail(self, state: Vendetta, actor: int, value: int) -> Message | None:
        hero = state.tables.heroes[value]
        return Message(
            "vengeance-hero-detail", style=Message(hero.style), trait=Message(hero.trait_text)
        )

    def points_at(self, state: Vendetta, actor: int, value: int) -> list[str]:
        return [state.tables.hero_ids[value].replace(".", "-"), seat_id(actor)]

    def why_not(self, state: Vendetta, actor: int, value: int) -> Message | None:
        return refusals.because("taken")


class ChooseSide(OneOf[Vendetta]):
    """Which side of the lair board? The boss card is still face down."""

    def __init__(self) -> None:
        super().__init__("vengeance.side", answers.SIDE, moment=True)

    def options(self, state: Vendetta, actor: int) -> list[int]:
        return list(range(len(SIDES)))

    def lair(self, state: Vendetta, actor: int, side: int) -> Lair:
        return state.tables.lairs[state.tables.sides[state.players[actor].board][side]]

    def label(self, state: Vendetta, actor: int, value: int) -> Message:
        return Message(self.lair(state, actor, value).name)

    def detail(self, state: Vendetta, actor: int, value: int) -> Message | None:
        lair = self.lair(state, actor, value)
        minions = len(lair.minion_type)
        loot = sum(lair.loot)
        return Message("vengeance-side-detail", rooms=lair.rooms, minions=minions, loot=loot)

    def points_at(self, state: Vendetta, actor: int, value: int) -> list[str]:
        return [f"p{actor}-side-{SIDES[value]}", seat_id(actor)]

    def reveals(self, state: Vendetta, actor: int, value: int) -> bool:
        return True


HERO: Final = ChooseHero()
SIDE: Final = ChooseSide()
