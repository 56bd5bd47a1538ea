"""The questions between encounters: what does the party do, and does it dash through?"""

from __future__ import annotations

from bossrush.engine.answers import Choice
from bossrush.engine.message import Message
from bossrush.games.souls.cards.terms import STATS
from bossrush.games.souls.questions import answers, refusals
from bossrush.games.souls.rules import bonfire
from bossrush.games.souls.rules.campaign import dash_ways
from bossrush.games.souls.rules.exploration import exploration_options
from bossrush.games.souls.rules.laying_tiles import neighbour
from bossrush.games.souls.table.state import Dungeon
from bossrush.games.souls.words import names


class AskExplore(Choice[Dungeon]):
    """What does the party do?"""

    def options(self, state: Dungeon, actor: int) -> list[int]:
        return exploration_options(state)

    def label(self, state: Dungeon, actor: int, value: int) -> Message:
        tile, hero = answers.TILE.of(value), answers.HERO.of(value)
        if answers.GO.fits(value):
            return Message("souls-option-go", tile=names.tile(state, tile))
        if answers.ENTER.fits(value):
            name = names.tile(state, tile, level=False)
            side = names.side(answers.SIDE.of(value))
            return Message("souls-option-enter", tile=name, side=side)
        if answers.CHANGE_EQUIPMENT.fits(value):
            return Message("souls-option-gear", hero=names.hero(state, hero))
        if answers.BUY_LUCK.fits(value):
            return Message("souls-option-luck", hero=names.hero(state, hero))
        if answers.LEVEL_UP.fits(value):
            character = state.party[hero]
            stat = answers.STAT.of(value)
            return Message(
                "souls-option-level",
                hero=names.hero(state, hero),
                stat=names.stat(stat),
                value=character.card().stats[stat][character.tiers[stat] + 1],
            )
        if answers.FOG_GATE.fits(value):
            return Message("souls-option-fog-gate")
        return Message(f"souls-option-{self.option_id(state, value)}")

    def detail(self, state: Dungeon, actor: int, value: int) -> Message | None:
        if answers.ENTER.fits(value):
            return Message("souls-detail-level", level=state.tiles[answers.TILE.of(value)].level)
        if answers.REST.fits(value):
            return Message("souls-detail-rest", sparks=state.sparks)
        if answers.FOG_GATE.fits(value):
            count = len(state.boss_card().foes)
            return Message("souls-detail-fog", boss=names.boss(state), count=count)
        price = 0
        if answers.BUY_TREASURE.fits(value):
            price = bonfire.treasure_price(state)
        elif answers.BUY_LUCK.fits(value):
            price = bonfire.LUCK_PRICE
        elif answers.BUY_SPARK.fits(value):
            price = bonfire.spark_price(state)
        elif answers.LEVEL_UP.fits(value):
            tiers = state.party[answers.HERO.of(value)].tiers
            price = bonfire.level_price(state, tiers[answers.STAT.of(value)])
        return Message("souls-detail-price", price=price, souls=state.souls) if price else None

    def points_at(self, state: Dungeon, actor: int, value: int) -> list[str]:
        if answers.GO.fits(value) or answers.ENTER.fits(value):
            return [f"tile-{answers.TILE.of(value)}"]
        hero = f"hero-{answers.HERO.of(value)}"
        if answers.CHANGE_EQUIPMENT.fits(value) or answers.BUY_LUCK.fits(value):
            return [hero]
        if answers.LEVEL_UP.fits(value):
            return [f"{hero}-{STATS[answers.STAT.of(value)]}", hero]
        if answers.FOG_GATE.fits(value):
            return ["fog"]
        if answers.BUY_TREASURE.fits(value):
            return ["treasure"]
        if answers.OPEN_CHEST.fits(value):
            return [f"tile-{state.at}"]
        return ["inventory"] if answers.SELL_CARDS.fits(value) else ["bonfire"]

    def reveals(self, state: Dungeon, actor: int, value: int) -> bool:
        if answers.ENTER.fits(value):
            return state.tiles[answers.TILE.of(value)].card < 0
        return answers.BUY_TREASURE.fits(value) or answers.OPEN_CHEST.fits(value)

    def why_not(self, state: Dungeon, actor: int, value: int) -> Message | None:
        return refusals.explore(state, value)


class AskDash(Choice[Dungeon]):
    """Fight on, or dash through to a tile next to this one?"""

    def options(self, state: Dungeon, actor: int) -> list[int]:
        return dash_ways(state)

    def label(self, state: Dungeon, actor: int, value: int) -> Message:
        if answers.FIGHT_ON.fits(value):
            return Message("souls-option-fight")
        to = neighbour(state, state.at, answers.SIDE.of(value))
        return Message("souls-option-dash", tile=names.tile(state, to))

    def points_at(self, state: Dungeon, actor: int, value: int) -> list[str]:
        if answers.FIGHT_ON.fits(value):
            return []
        to = neighbour(state, state.at, answers.SIDE.of(value))
        return ["bonfire" if to < 0 else f"tile-{to}"]

    def why_not(self, state: Dungeon, actor: int, value: int) -> Message | None:
        return refusals.because("no-door")
