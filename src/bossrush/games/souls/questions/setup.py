"""The questions of setting up: characters, boss, tiles, the fog gate."""

from __future__ import annotations

from bossrush.engine.answers import Choice, OneOf
from bossrush.engine.message import Listing, Mention, Message
from bossrush.engine.sets import is_choice, members
from bossrush.games.souls.cards.terms import SIDE_X, SIDE_Y
from bossrush.games.souls.questions import answers, refusals
from bossrush.games.souls.rules.equipment import hand_sets
from bossrush.games.souls.rules.laying_tiles import fog_places, open_doors, placements, tile_at
from bossrush.games.souls.rules.setup import boss_choices, free_characters
from bossrush.games.souls.table.state import Dungeon
from bossrush.games.souls.words import names


class AskCharacter(OneOf[Dungeon]):
    """Which character will this player lead?"""

    def options(self, state: Dungeon, actor: int) -> list[int]:
        return free_characters(state)

    def label(self, state: Dungeon, actor: int, value: int) -> Message:
        return Message(state.tables.characters[value].name)

    def detail(self, state: Dungeon, actor: int, value: int) -> Message | None:
        card = state.tables.characters[value]
        name = Message(card.heroic_name)
        return Message("souls-detail-character", heroic=name, taunt=card.taunt)

    def points_at(self, state: Dungeon, actor: int, value: int) -> list[str]:
        return [f"choice-{state.tables.character_ids[value]}"]

    def why_not(self, state: Dungeon, actor: int, value: int) -> Message | None:
        return refusals.because("taken")


def hands_label(state: Dungeon, hero: int, hands: int) -> Message:
    """A set of carried hand cards, by their names."""
    weapons = state.party[hero].weapons()
    taken = [weapons[place] for place in members(hands)]
    return Message("souls-option-hands", cards=names.cards(state, taken))


class AskStartHands(OneOf[Dungeon]):
    """Which cards go into the hands to begin with?"""

    def options(self, state: Dungeon, actor: int) -> list[int]:
        return [hands for hands in hand_sets(state.party[actor], state.tables) if is_choice(hands)]

    def label(self, state: Dungeon, actor: int, value: int) -> Message:
        return hands_label(state, actor, value)

    def points_at(self, state: Dungeon, actor: int, value: int) -> list[str]:
        return [f"hero-{actor}"]

    def why_not(self, state: Dungeon, actor: int, value: int) -> Message | None:
        return refusals.because("two-hands")

    def why_unknown(self, state: Dungeon, actor: int, option_id: str) -> Message | None:
        return refusals.nowhere(state, option_id)


class AskBoss(OneOf[Dungeon]):
    """Which boss waits behind the fog gate?"""

    def options(self, state: Dungeon, actor: int) -> list[int]:
        return boss_choices(state)

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

    def why_not(self, state: Dungeon, actor: int, value: int) -> Message | None:
        return refusals.because("main-boss" if state.section > 0 else "mini-boss")


class AskTilePlace(Choice[Dungeon]):
    """Where does the tile go, and how is it turned?"""

    def options(self, state: Dungeon, actor: int) -> list[int]:
        return [*placements(state), answers.LAY_ALL.answer()]

    def label(self, state: Dungeon, actor: int, value: int) -> Message:
        if answers.LAY_ALL.fits(value):
            return Message("souls-option-auto")
        x, y = answers.X.of(value), answers.Y.of(value)
        for to_x, to_y, side in open_doors(state):
            if (to_x, to_y) == (x, y):
                beside = tile_at(state, x + SIDE_X[side], y + SIDE_Y[side])
                where = names.side((side + 2) % 4)
                return Message("souls-option-lay", side=where, tile=names.tile(state, beside))
        return Message("souls-option-lay-at", x=x, y=y)

    def detail(self, state: Dungeon, actor: int, value: int) -> Message | None:
        if answers.LAY_ALL.fits(value):
            return None
        face = state.tables.faces[state.dealt]
        turn = answers.TURN.of(value)
        sides: list[Message | Mention | str] = []
        sides.extend(names.side(side) for side in range(4) if face.has_door(side, turn))
        return Message("souls-detail-doors", sides=Listing(sides))

    def points_at(self, state: Dungeon, actor: int, value: int) -> list[str]:
        if answers.LAY_ALL.fits(value):
            return ["dealt"]
        return [f"cell-{answers.X.of(value)}-{answers.Y.of(value)}", "dealt"]

    def why_not(self, state: Dungeon, actor: int, value: int) -> Message | None:
        return refusals.because("doors-meet")


class AskFogGate(Choice[Dungeon]):
    """On which wall does the fog gate stand?"""

    def options(self, state: Dungeon, actor: int) -> list[int]:
        return fog_places(state)

    def label(self, state: Dungeon, actor: int, value: int) -> Message:
        side = names.side(answers.SIDE.of(value))
        return Message("souls-option-fog", number=answers.TILE.of(value) + 1, side=side)

    def points_at(self, state: Dungeon, actor: int, value: int) -> list[str]:
        return [f"tile-{answers.TILE.of(value)}"]

    def why_not(self, state: Dungeon, actor: int, value: int) -> Message | None:
        return refusals.because("fog-place")
