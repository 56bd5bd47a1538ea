"""The question between encounters: what does the party do?"""

from __future__ import annotations

from bossrush.engine.message import Message
from bossrush.games.souls.cards.terms import SIDES, STATS
from bossrush.games.souls.questions.kinds import SoulsQuestion, numbered
from bossrush.games.souls.rules import bonfire
from bossrush.games.souls.rules.exploration import (
    BUY,
    FOG,
    FREELY,
    GEAR,
    GO,
    HOME,
    LEVEL,
    LUCK,
    OPEN,
    REST,
    SELLING,
    SPARK,
    exploration_options,
)
from bossrush.games.souls.table import names
from bossrush.games.souls.table.state import Dungeon

_PLAIN = {
    HOME: "bonfire",
    FOG: "fog",
    REST: "rest",
    BUY: "buy",
    SPARK: "spark",
    SELLING: "sell",
    OPEN: "open",
}


class AskExplore(SoulsQuestion):
    """What does the party do?"""

    def options(self, state: Dungeon, actor: int) -> list[int]:
        return exploration_options(state)

    def option_id(self, state: Dungeon, value: int) -> str:
        kind, what = value >> 8, value & 255
        if kind == GO:
            side = what & 7
            name = f"tile-{what >> 3}"
            return f"go:{name}" if side == FREELY else f"go:{name}@{SIDES[side]}"
        if kind == GEAR:
            return f"gear:hero-{what}"
        if kind == LUCK:
            return f"luck:hero-{what}"
        if kind == LEVEL:
            return f"level:hero-{what >> 2}.{STATS[what & 3]}"
        return _PLAIN[kind]

    def value(self, state: Dungeon, option_id: str) -> int:
        head, _, rest = option_id.partition(":")
        if head == "go":
            name, _, side = rest.partition("@")
            return GO << 8 | numbered(name, "tile") * 8 + (SIDES.index(side) if side else FREELY)
        if head == "gear":
            return GEAR << 8 | numbered(rest, "hero")
        if head == "luck":
            return LUCK << 8 | numbered(rest, "hero")
        if head == "level":
            name, _, stat = rest.partition(".")
            return LEVEL << 8 | numbered(name, "hero") * 4 + STATS.index(stat)
        for kind, word in _PLAIN.items():
            if word == option_id:
                return kind << 8
        raise ValueError(option_id)

    def label(self, state: Dungeon, actor: int, value: int) -> Message:
        kind, what = value >> 8, value & 255
        if kind == GO:
            if what & 7 == FREELY:
                return Message("souls-option-go", tile=names.tile(state, what >> 3))
            tile = names.tile(state, what >> 3, level=False)
            side = state.tiles[what >> 3].table_side(what & 7)
            return Message("souls-option-enter", tile=tile, side=names.side(side))
        if kind == GEAR:
            return Message("souls-option-gear", hero=names.hero(state, what))
        if kind == LUCK:
            return Message("souls-option-luck", hero=names.hero(state, what))
        if kind == LEVEL:
            character = state.party[what >> 2]
            stat = what & 3
            return Message(
                "souls-option-level",
                hero=names.hero(state, what >> 2),
                stat=names.stat(stat),
                value=character.card().stats[stat][character.tiers[stat] + 1],
            )
        if kind == FOG:
            return Message("souls-option-fog-gate")
        return Message(f"souls-option-{_PLAIN[kind]}")

    def detail(self, state: Dungeon, actor: int, value: int) -> Message | None:
        kind, what = value >> 8, value & 255
        if kind == GO and what & 7 != FREELY:
            return Message("souls-detail-level", level=state.tiles[what >> 3].level)
        if kind == REST:
            return Message("souls-detail-rest", sparks=state.sparks)
        price = 0
        if kind == BUY:
            price = bonfire.treasure_price(state)
        elif kind == LUCK:
            price = 1
        elif kind == SPARK:
            price = bonfire.spark_price(state)
        elif kind == LEVEL:
            price = bonfire.level_price(state, state.party[what >> 2].tiers[what & 3])
        elif kind == FOG:
            return Message("souls-detail-fog", boss=Message(state.boss_card().name))
        return Message("souls-detail-price", price=price, souls=state.souls) if price else None

    def points_at(self, state: Dungeon, actor: int, value: int) -> list[str]:
        kind, what = value >> 8, value & 255
        if kind == GO:
            return [f"tile-{what >> 3}"]
        if kind in (GEAR, LUCK):
            return [f"hero-{what}"]
        if kind == LEVEL:
            return [f"hero-{what >> 2}-{STATS[what & 3]}", f"hero-{what >> 2}"]
        if kind == FOG:
            return ["fog"]
        if kind == BUY:
            return ["treasure"]
        if kind == OPEN:
            return [f"tile-{state.at}"]
        return ["inventory"] if kind == SELLING else ["bonfire"]

    def reveals(self, state: Dungeon, actor: int, value: int) -> bool:
        kind = value >> 8
        if kind == GO:
            tile = state.tiles[(value & 255) >> 3]
            return not tile.up and tile.card < 0
        return kind in (BUY, OPEN)
