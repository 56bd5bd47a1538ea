"""What is asked before the first round: a hero, and a side of the lair board."""

from __future__ import annotations

from typing import Final

from bossrush.engine.decision import Question
from bossrush.engine.message import Message
from bossrush.games.vengeance.table.state import Vendetta
from bossrush.games.vengeance.view.words import seat_id

SIDES: Final = ("a", "b")


class ChooseHero(Question[Vendetta]):
    """Which hero? One that nobody else plays."""

    def __init__(self) -> None:
        super().__init__("vengeance.hero", moment=True)

    def options(self, state: Vendetta, actor: int) -> list[int]:
        taken = [p.hero for p in state.players]
        return [hero for hero in range(len(state.tables.heroes)) if hero not in taken]

    def option_id(self, state: Vendetta, value: int) -> str:
        return state.tables.hero_ids[value]

    def value(self, state: Vendetta, option_id: str) -> int:
        return state.tables.hero_ids.index(option_id)

    def label(self, state: Vendetta, actor: int, value: int) -> Message:
        return Message(state.tables.heroes[value].name)

    def detail(self, state: Vendetta, actor: int, value: int) -> Message | None:
        hero = state.tables.heroes[value]
        return Message(
            "vengeance-hero-detail", style=Message(hero.style), trait=Message(hero.trait_text)
        )

    def points_at(self, state: Vendetta, actor: int, value: int) -> list[str]:
        return [state.tables.hero_ids[value].replace(".", "-"), seat_id(actor)]


class ChooseSide(Question[Vendetta]):
    """Which side of the lair board? The boss card is still face down."""

    def __init__(self) -> None:
        super().__init__("vengeance.side", moment=True)

    def options(self, state: Vendetta, actor: int) -> list[int]:
        return [0, 1]

    def option_id(self, state: Vendetta, value: int) -> str:
        return SIDES[value]

    def value(self, state: Vendetta, option_id: str) -> int:
        return SIDES.index(option_id)

    def label(self, state: Vendetta, actor: int, value: int) -> Message:
        lair = state.tables.lairs[state.tables.sides[state.players[actor].board][value]]
        return Message(lair.name)

    def detail(self, state: Vendetta, actor: int, value: int) -> Message | None:
        lair = state.tables.lairs[state.tables.sides[state.players[actor].board][value]]
        return Message(
            "vengeance-side-detail",
            rooms=lair.rooms,
            minions=len(lair.minion_type),
            loot=sum(lair.loot),
        )

    def points_at(self, state: Vendetta, actor: int, value: int) -> list[str]:
        return [f"p{actor}-side-{SIDES[value]}", seat_id(actor)]

    def reveals(self, state: Vendetta, actor: int, value: int) -> bool:
        return True


HERO: Final = ChooseHero()
SIDE: Final = ChooseSide()
