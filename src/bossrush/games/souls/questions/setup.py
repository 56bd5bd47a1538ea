"""The questions of setting up: characters, boss, tiles, the fog gate."""

from __future__ import annotations

from bossrush.engine.message import Listing, Mention, Message
from bossrush.games.souls.cards.terms import (
    IN_BACKUP,
    IN_LEFT,
    IN_RIGHT,
    PLACES,
    SIDE_X,
    SIDE_Y,
    SIDES,
)
from bossrush.games.souls.questions.kinds import SoulsQuestion, numbered
from bossrush.games.souls.rules.equipment import hand_sets
from bossrush.games.souls.rules.laying_tiles import (
    AUTO,
    fog_places,
    open_doors,
    placed,
    placements,
    tile_at,
)
from bossrush.games.souls.rules.laying_tiles import x_of as plan_x
from bossrush.games.souls.rules.laying_tiles import y_of as plan_y
from bossrush.games.souls.rules.setup import boss_choices, free_characters
from bossrush.games.souls.table import names
from bossrush.games.souls.table.state import Dungeon


class AskCharacter(SoulsQuestion):
    """Which character will this player lead?"""

    def options(self, state: Dungeon, actor: int) -> list[int]:
        return free_characters(state)

    def option_id(self, state: Dungeon, value: int) -> str:
        return state.tables.character_ids[value]

    def value(self, state: Dungeon, option_id: str) -> int:
        return state.tables.character_ids.index(option_id)

    def label(self, state: Dungeon, actor: int, value: int) -> Message:
        return Message(state.tables.characters[value].name)

    def detail(self, state: Dungeon, actor: int, value: int) -> Message | None:
        card = state.tables.characters[value]
        name = Message(card.heroic_name)
        return Message("souls-detail-character", heroic=name, taunt=card.taunt)

    def points_at(self, state: Dungeon, actor: int, value: int) -> list[str]:
        return [f"choice-{state.tables.character_ids[value]}"]


def carried_places(state: Dungeon, hero: int) -> list[str]:
    """The places of the hand cards a character carries, in the order of `Hero.weapons`."""
    character = state.party[hero]
    places = []
    if character.left >= 0:
        places.append(PLACES[IN_LEFT])
    if character.right >= 0:
        places.append(PLACES[IN_RIGHT])
    places.extend(PLACES[IN_BACKUP + place] for place in range(len(character.backup)))
    return places


def hands_id(state: Dungeon, hero: int, mask: int) -> str:
    """A set of carried hand cards by the places they are in now: `left+backup`."""
    places = carried_places(state, hero)
    return "+".join(name for place, name in enumerate(places) if mask >> place & 1)


def hands_of(state: Dungeon, hero: int, text: str) -> int:
    places = carried_places(state, hero)
    return sum(1 << places.index(name) for name in text.split("+"))


def hands_label(state: Dungeon, hero: int, mask: int) -> Message:
    weapons = state.party[hero].weapons()
    taken = [held for place, held in enumerate(weapons) if mask >> place & 1]
    return Message("souls-option-hands", cards=names.cards(state, taken))


class AskStartHands(SoulsQuestion):
    """Which cards go into the hands to begin with?"""

    def options(self, state: Dungeon, actor: int) -> list[int]:
        return [
            mask for mask in hand_sets(state.party[actor], state.tables) if mask.bit_count() == 2
        ]

    def option_id(self, state: Dungeon, value: int) -> str:
        return hands_id(state, state.chooser, value)

    def value(self, state: Dungeon, option_id: str) -> int:
        return hands_of(state, state.chooser, option_id)

    def label(self, state: Dungeon, actor: int, value: int) -> Message:
        return hands_label(state, actor, value)

    def points_at(self, state: Dungeon, actor: int, value: int) -> list[str]:
        return [f"hero-{actor}"]


class AskBoss(SoulsQuestion):
    """Which boss waits behind the fog gate?"""

    def options(self, state: Dungeon, actor: int) -> list[int]:
        return boss_choices(state)

    def option_id(self, state: Dungeon, value: int) -> str:
        return state.tables.boss_ids[value]

    def value(self, state: Dungeon, option_id: str) -> int:
        return state.tables.boss_ids.index(option_id)

    def label(self, state: Dungeon, actor: int, value: int) -> Message:
        return Message(state.tables.bosses[value].name)

    def detail(self, state: Dungeon, actor: int, value: int) -> Message | None:
        levels = state.tables.bosses[value].levels
        return Message(
            "souls-detail-boss",
            first=levels.count(1),
            second=levels.count(2),
            third=levels.count(3),
        )

    def points_at(self, state: Dungeon, actor: int, value: int) -> list[str]:
        return [f"choice-{state.tables.boss_ids[value]}"]


class AskTilePlace(SoulsQuestion):
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
                where = names.side((side + 2) % 4)
                return Message("souls-option-lay", side=where, tile=names.tile(state, beside))
        return Message("souls-option-lay-at", x=x, y=y)

    def detail(self, state: Dungeon, actor: int, value: int) -> Message | None:
        if value == AUTO:
            return None
        doors = state.tables.faces[state.dealt].doors
        turn = value & 3
        sides: list[Message | Mention | str] = []
        sides.extend(names.side(side) for side in range(4) if doors >> ((side - turn) % 4) & 1)
        return Message("souls-detail-doors", sides=Listing(sides))

    def points_at(self, state: Dungeon, actor: int, value: int) -> list[str]:
        if value == AUTO:
            return ["dealt"]
        return [f"cell-{plan_x(value)}-{plan_y(value)}", "dealt"]


class AskFogGate(SoulsQuestion):
    """On which wall does the fog gate stand?"""

    def options(self, state: Dungeon, actor: int) -> list[int]:
        return fog_places(state)

    def option_id(self, state: Dungeon, value: int) -> str:
        return f"tile-{value >> 2}:{SIDES[value & 3]}"

    def value(self, state: Dungeon, option_id: str) -> int:
        name, _, side = option_id.partition(":")
        return numbered(name, "tile") * 4 + SIDES.index(side)

    def label(self, state: Dungeon, actor: int, value: int) -> Message:
        return Message("souls-option-fog", number=(value >> 2) + 1, side=names.side(value & 3))

    def points_at(self, state: Dungeon, actor: int, value: int) -> list[str]:
        return [f"tile-{value >> 2}"]
