"""Attaquer un ennemi: whom, and with which weapon; and whether to bring the Armour down."""

from __future__ import annotations

from typing import Final

from bossrush.engine.decision import Names, Question
from bossrush.engine.message import Message
from bossrush.engine.odds import Odds
from bossrush.games.arkalion.rules.targets import add_shots, hit_chance, in_close_combat
from bossrush.games.arkalion.table.board import PLACES
from bossrush.games.arkalion.table.escape import Escape
from bossrush.games.arkalion.table.terms import BASIC, THE_ARMOUR, TILE, VOLLEY
from bossrush.games.arkalion.view import words

GO: Final = 0
STAY: Final = 1
STOP: Final = 1 << 14
"""No shot, or no further one; shots are weapon << 7 | target."""


def weapon_id(s: Escape, weapon: int) -> str:
    return "basic" if weapon == BASIC else s.tables.equipment_ids[weapon - 1]


def shot_id(s: Escape, shot: int) -> str:
    """A shot as text: D4:basic, armour:war_hammer."""
    target = shot & 127
    where = "armour" if target == THE_ARMOUR else PLACES[target]
    return f"{where}:{weapon_id(s, shot >> 7)}"


def shot_of(s: Escape, text: str) -> int:
    where, _, weapon = text.partition(":")
    target = THE_ARMOUR if where == "armour" else PLACES.index(where)
    number = BASIC if weapon == "basic" else s.tables.equipment_ids.index(weapon) + 1
    return number << 7 | target


def shot_label(s: Escape, player: int, shot: int) -> Message:
    return Message(
        "arkalion-option-shot",
        target=words.target(s, shot & 127),
        weapon=words.weapon(s, player, shot >> 7),
    )


def shot_detail(s: Escape, player: int, shot: int) -> Message:
    """What a hit would bring."""
    target = shot & 127
    if target == THE_ARMOUR:
        return Message("arkalion-detail-armour", before=s.armour_hp, after=s.armour_hp - 1)
    kind = s.grid[target]
    if in_close_combat(s, player, target):
        return Message("arkalion-detail-melee", count=kind)
    if s.ground[target] == TILE:
        return Message("arkalion-detail-ranged")
    return Message("arkalion-detail-bare")


def shot_odds(s: Escape, player: int, shot: int) -> list[Odds]:
    chance = hit_chance(s, s.weapon(player, shot >> 7).accuracy)
    key = "arkalion-odds-hit" if shot & 127 == THE_ARMOUR else "arkalion-odds-kill"
    return [Odds(chance, Message(key))]


def shot_points(s: Escape, player: int, shot: int) -> list[str]:
    target = shot & 127
    if target == THE_ARMOUR:
        return ["armour", f"pawn-{player}"]
    return [f"enemy-{PLACES[target]}", PLACES[target], f"pawn-{player}"]


class Aim(Question[Escape]):
    """Whom does an Ability's attack strike? The player may still think again, or leave it."""

    def options(self, state: Escape, actor: int) -> list[int]:
        found: list[int] = []
        any_card = state.heroes[actor].has_ability(VOLLEY)
        add_shots(state, actor, any_card, state.aim, 0, found)
        found.append(STOP)
        return found

    def option_id(self, state: Escape, value: int) -> str:
        return "stop" if value == STOP else shot_id(state, value)

    def value(self, state: Escape, option_id: str) -> int:
        return STOP if option_id == "stop" else shot_of(state, option_id)

    def label(self, state: Escape, actor: int, value: int) -> Message:
        if value == STOP:
            return Message(f"{self.key}-stop".replace(".", "-"))
        return shot_label(state, actor, value)

    def detail(self, state: Escape, actor: int, value: int) -> Message | None:
        return None if value == STOP else shot_detail(state, actor, value)

    def points_at(self, state: Escape, actor: int, value: int) -> list[str]:
        return [] if value == STOP else shot_points(state, actor, value)

    def odds(self, state: Escape, actor: int, value: int) -> list[Odds]:
        return [] if value == STOP else shot_odds(state, actor, value)

    def reveals(self, state: Escape, actor: int, value: int) -> bool:
        return value != STOP


AIM: Final = Aim("arkalion.ask-aim")
SECOND_AIM: Final = Aim("arkalion.ask-second-aim")
LAST_HIT: Final[Names[Escape]] = Names("arkalion.ask-confirm", ("fire", "hold"), moment=True)
