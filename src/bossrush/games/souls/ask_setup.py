"""The questions before and between encounters: characters, boss, tiles, the fog gate."""

from __future__ import annotations

from bossrush.engine.message import Listing, Mention, Message
from bossrush.games.souls import words
from bossrush.games.souls.ask import Ask, numbered
from bossrush.games.souls.choices import boss_choices, free_characters
from bossrush.games.souls.gear import hand_sets
from bossrush.games.souls.plan import (
    AUTO,
    dash_ways,
    fog_places,
    neighbour,
    open_doors,
    placed,
    placements,
    tile_at,
)
from bossrush.games.souls.plan import x_of as plan_x
from bossrush.games.souls.plan import y_of as plan_y
from bossrush.games.souls.state import Dungeon
from bossrush.games.souls.terms import PLACES, SIDE_X, SIDE_Y, SIDES


class ChooseCharacter(Ask):
    """Which character will this player lead?"""

    def options(self, state: Dungeon, actor: int) -> list[int]:
        return free_characters(state)

    def option_id(self, state: Dungeon, value: int) -> str:
        return state.t.character_ids[value]

    def value(self, state: Dungeon, option_id: str) -> int:
        return state.t.character_ids.index(option_id)

    def label(self, state: Dungeon, actor: int, value: int) -> Message:
        return Message(state.t.characters[value].name)

    def detail(self, state: Dungeon, actor: int, value: int) -> Message | None:
        card = state.t.characters[value]
        name = Message(card.heroic_name)
        return Message("souls-detail-character", heroic=name, taunt=card.taunt)

    def points_at(self, state: Dungeon, actor: int, value: int) -> list[str]:
        return [f"choice-{state.t.character_ids[value]}"]


def carried_names(state: Dungeon, hero: int) -> list[str]:
    """The places of the hand cards a character carries, in the order of `Hero.weapons`."""
    one = state.party[hero]
    names = []
    if one.left >= 0:
        names.append(PLACES[1])
    if one.right >= 0:
        names.append(PLACES[2])
    names.extend(PLACES[3 + place] for place in range(len(one.backup)))
    return names


def hands_id(state: Dungeon, hero: int, mask: int) -> str:
    """A set of carried hand cards by the places they are in now: `left+backup`."""
    names = carried_names(state, hero)
    return "+".join(name for place, name in enumerate(names) if mask >> place & 1)


def hands_of(state: Dungeon, hero: int, text: str) -> int:
    names = carried_names(state, hero)
    return sum(1 << names.index(name) for name in text.split("+"))


def hands_label(state: Dungeon, hero: int, mask: int) -> Message:
    weapons = state.party[hero].weapons()
    taken = [held for place, held in enumerate(weapons) if mask >> place & 1]
    return Message("souls-option-hands", cards=words.cards(state, taken))


class ChooseHands(Ask):
    """Which cards go into the hands to begin with?"""

    def options(self, state: Dungeon, actor: int) -> list[int]:
        return [mask for mask in hand_sets(state.party[actor], state.t) if mask.bit_count() == 2]

    def option_id(self, state: Dungeon, value: int) -> str:
        return hands_id(state, state.chooser, value)

    def value(self, state: Dungeon, option_id: str) -> int:
        return hands_of(state, state.chooser, option_id)

    def label(self, state: Dungeon, actor: int, value: int) -> Message:
        return hands_label(state, actor, value)

    def points_at(self, state: Dungeon, actor: int, value: int) -> list[str]:
        return [f"hero-{actor}"]


class ChooseBoss(Ask):
    """Which boss waits behind the fog gate?"""

    def options(self, state: Dungeon, actor: int) -> list[int]:
        return boss_choices(state)

    def option_id(self, state: Dungeon, value: int) -> str:
        return state.t.boss_ids[value]

    def value(self, state: Dungeon, option_id: str) -> int:
        return state.t.boss_ids.index(option_id)

    def label(self, state: Dungeon, actor: int, value: int) -> Message:
        return Message(state.t.bosses[value].name)

    def detail(self, state: Dungeon, actor: int, value: int) -> Message | None:
        levels = state.t.bosses[value].levels
        return Message(
            "souls-detail-boss",
            first=levels.count(1),
            second=levels.count(2),
            third=levels.count(3),
        )

    def points_at(self, state: Dungeon, actor: int, value: int) -> list[str]:
        return [f"choice-{state.t.boss_ids[value]}"]


class LayTile(Ask):
    """Where does the tile go, and how is it turned?"""

    def options(self, state: Dungeon, actor: int) -> list[int]:
        return [*placements(state), AUTO]

    def option_id(self, state: Dungeon, value: int) -> str:
        if value == AUTO:
            return "auto"
        return f"{plan_x(value)},{plan_y(value)}@{value & 3}"

    def value(self, state: Dungeon, option_id: str) -> int:
        if option_id == "auto":
            return AUTO
        place, _, turn = option_id.partition("@")
        x, _, y = place.partition(",")
        if not (-9 <= int(x) <= 9 and -9 <= int(y) <= 9 and 0 <= int(turn) <= 3):
            raise ValueError(option_id)
        return placed(int(x), int(y), int(turn))

    def label(self, state: Dungeon, actor: int, value: int) -> Message:
        if value == AUTO:
            return Message("souls-option-auto")
        x, y = plan_x(value), plan_y(value)
        for to_x, to_y, side in open_doors(state):
            if (to_x, to_y) == (x, y):
                beside = tile_at(state, x + SIDE_X[side], y + SIDE_Y[side])
                where = words.side((side + 2) % 4)
                return Message("souls-option-lay", side=where, tile=words.tile(state, beside))
        return Message("souls-option-lay-at", x=x, y=y)

    def detail(self, state: Dungeon, actor: int, value: int) -> Message | None:
        if value == AUTO:
            return None
        doors = state.t.faces[state.dealt].doors
        turn = value & 3
        names: list[Message | Mention | str] = []
        names.extend(words.side(side) for side in range(4) if doors >> ((side - turn) % 4) & 1)
        return Message("souls-detail-doors", sides=Listing(names))

    def points_at(self, state: Dungeon, actor: int, value: int) -> list[str]:
        if value == AUTO:
            return ["dealt"]
        return [f"cell-{plan_x(value)}-{plan_y(value)}", "dealt"]


class PlaceFog(Ask):
    """On which wall does the fog gate stand?"""

    def options(self, state: Dungeon, actor: int) -> list[int]:
        return fog_places(state)

    def option_id(self, state: Dungeon, value: int) -> str:
        return f"tile-{value >> 2}:{SIDES[value & 3]}"

    def value(self, state: Dungeon, option_id: str) -> int:
        name, _, side = option_id.partition(":")
        return numbered(name, "tile") * 4 + SIDES.index(side)

    def label(self, state: Dungeon, actor: int, value: int) -> Message:
        return Message("souls-option-fog", number=(value >> 2) + 1, side=words.side(value & 3))

    def points_at(self, state: Dungeon, actor: int, value: int) -> list[str]:
        return [f"tile-{value >> 2}"]


class Dashing(Ask):
    """Fight on, or dash through to a tile next to this one?"""

    def options(self, state: Dungeon, actor: int) -> list[int]:
        return dash_ways(state)

    def option_id(self, state: Dungeon, value: int) -> str:
        return "fight" if value == 0 else SIDES[value - 1]

    def value(self, state: Dungeon, option_id: str) -> int:
        return 0 if option_id == "fight" else 1 + SIDES.index(option_id)

    def label(self, state: Dungeon, actor: int, value: int) -> Message:
        if value == 0:
            return Message("souls-option-fight")
        to = neighbour(state, state.at, value - 1)
        return Message("souls-option-dash", tile=words.tile(state, to))

    def points_at(self, state: Dungeon, actor: int, value: int) -> list[str]:
        if value == 0:
            return []
        to = neighbour(state, state.at, value - 1)
        return ["bonfire" if to < 0 else f"tile-{to}"]
