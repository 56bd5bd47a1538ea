"""What do you do? Every action a hero's turn offers, as one question."""

from __future__ import annotations

from typing import Final

from bossrush.engine.decision import Question
from bossrush.engine.message import Message
from bossrush.engine.odds import Odds
from bossrush.games.arkalion.questions.attacking import (
    shot_detail,
    shot_id,
    shot_label,
    shot_odds,
    shot_of,
    shot_points,
)
from bossrush.games.arkalion.rules.abilities import ability_uses
from bossrush.games.arkalion.rules.equipment import may_craft, may_open
from bossrush.games.arkalion.rules.mortar_and_cannons import may_fire
from bossrush.games.arkalion.rules.moving import add_moves
from bossrush.games.arkalion.rules.potions import may_brew
from bossrush.games.arkalion.rules.targets import add_shots
from bossrush.games.arkalion.rules.trading import partners
from bossrush.games.arkalion.table.airship import ARMOURY, CHEST_OF, LABORATORY, STATIONS, ZONES
from bossrush.games.arkalion.table.board import FIRST_ZONE, PLACES
from bossrush.games.arkalion.table.escape import Escape
from bossrush.games.arkalion.table.terms import (
    ABILITY_USES,
    REPAIR_CHEST,
    REPAIR_STATION,
)
from bossrush.games.arkalion.view import words

ATTACK: Final = 0
ABILITY: Final = 1
FIRE: Final = 2
DRINK: Final = 3
BREW: Final = 4
CRAFT: Final = 5
OPEN: Final = 6
MOVE: Final = 7
TRADE: Final = 8
END: Final = 9
VERBS: Final[tuple[str, ...]] = (
    "attack",
    "ability",
    "fire",
    "drink",
    "brew",
    "craft",
    "open",
    "move",
    "trade",
    "end",
)
SHIFT: Final = 12
"""An answer is verb << SHIFT | what it is about."""
REST: Final = (1 << SHIFT) - 1


class Act(Question[Escape]):
    """The choice of an action."""

    def options(self, state: Escape, actor: int) -> list[int]:
        found: list[int] = []
        hero = state.heroes[actor]
        at = hero.at
        if state.actions:
            add_shots(state, actor, False, -1, ATTACK << SHIFT, found)
            if not state.ability_used:
                for use in ability_uses(state, actor):
                    found.append(ABILITY << SHIFT | use)
        for potion in range(len(hero.potions)):
            if hero.potions[potion]:
                found.append(DRINK << SHIFT | potion)
        if at >= FIRST_ZONE:
            zone = at - FIRST_ZONE
            if state.actions and may_fire(state, actor, zone):
                found.append(FIRE << SHIFT | zone)
            if zone == LABORATORY:
                for potion in range(len(hero.potions)):
                    if may_brew(state, actor, potion):
                        found.append(BREW << SHIFT | potion)
            elif zone == ARMOURY and may_craft(state, actor):
                found.append(CRAFT << SHIFT)
            if may_open(state, actor, zone):
                found.append(OPEN << SHIFT)
        if state.actions or state.steps:
            add_moves(state, at, MOVE << SHIFT, found)
        for partner in partners(state, actor):
            found.append(TRADE << SHIFT | partner)
        found.append(END << SHIFT)
        return found

    def option_id(self, state: Escape, value: int) -> str:
        verb = value >> SHIFT
        rest = value & REST
        if verb == ATTACK:
            return f"attack:{shot_id(state, rest)}"
        if verb == ABILITY:
            return f"ability:{ABILITY_USES[rest]}"
        if verb == FIRE:
            return f"fire:{ZONES[rest]}"
        if verb in (DRINK, BREW):
            return f"{VERBS[verb]}:{state.tables.potion_ids[rest]}"
        if verb == MOVE:
            return f"move:{PLACES[rest]}"
        if verb == TRADE:
            return f"trade:{rest}"
        return VERBS[verb]

    def value(self, state: Escape, option_id: str) -> int:
        name, _, rest = option_id.partition(":")
        verb = VERBS.index(name)
        what = 0
        if verb == ATTACK:
            what = shot_of(state, rest)
        elif verb == ABILITY:
            what = ABILITY_USES.index(rest)
        elif verb == FIRE:
            what = ZONES.index(rest)
        elif verb in (DRINK, BREW):
            what = state.tables.potion_ids.index(rest)
        elif verb == MOVE:
            what = PLACES.index(rest)
        elif verb == TRADE:
            what = int(rest)
        elif rest:
            raise ValueError(option_id)
        return verb << SHIFT | what

    def prompt(self, state: Escape, actor: int) -> Message:
        return Message("arkalion-ask-act", actions=state.actions)

    def label(self, state: Escape, actor: int, value: int) -> Message:
        verb = value >> SHIFT
        rest = value & REST
        if verb == ATTACK:
            return shot_label(state, actor, rest)
        if verb == ABILITY:
            return Message(f"arkalion-variant-{ABILITY_USES[rest]}")
        if verb == FIRE:
            return Message("arkalion-option-fire", gun=words.station(state, rest))
        if verb in (DRINK, BREW):
            potion = Message(state.tables.potions[rest].name)
            return Message(f"arkalion-option-{VERBS[verb]}", potion=potion)
        if verb == CRAFT:
            card = state.tables.equipment[state.heroes[actor].character().improved]
            return Message("arkalion-option-craft", weapon=Message(card.weapon.name))
        if verb == MOVE:
            return Message("arkalion-option-move", place=words.place(state, rest))
        if verb == TRADE:
            return Message("arkalion-option-trade", hero=words.object_(state, rest))
        return Message(f"arkalion-option-{VERBS[verb]}")

    def detail(self, state: Escape, actor: int, value: int) -> Message | None:
        verb = value >> SHIFT
        rest = value & REST
        if verb == ATTACK:
            return shot_detail(state, actor, rest)
        if verb == ABILITY:
            return Message(f"arkalion-detail-{ABILITY_USES[rest]}")
        if verb == FIRE:
            return Message(state.tables.zones[rest].text)
        if verb == DRINK:
            return Message(state.tables.potions[rest].text)
        if verb == BREW:
            recipe = words.tokens(state, state.tables.potions[rest].recipe)
            return Message(
                "arkalion-detail-brew", recipe=recipe, text=Message(state.tables.potions[rest].text)
            )
        if verb == CRAFT:
            card = state.tables.equipment[state.heroes[actor].character().improved]
            return Message("arkalion-detail-craft", recipe=words.tokens(state, card.recipe))
        if verb == MOVE:
            return Message("arkalion-detail-move-free" if state.steps else "arkalion-detail-move")
        if verb == END and state.actions:
            return Message("arkalion-detail-end", actions=state.actions)
        return None

    def points_at(self, state: Escape, actor: int, value: int) -> list[str]:
        verb = value >> SHIFT
        rest = value & REST
        zone = state.heroes[actor].at - FIRST_ZONE
        if verb == ATTACK:
            return shot_points(state, actor, rest)
        if verb == ABILITY:
            if rest == REPAIR_STATION:
                return [f"station-{STATIONS[zone]}"]
            if rest == REPAIR_CHEST:
                return [f"station-{STATIONS[CHEST_OF[zone]]}"]
            return [f"ability-{actor}", f"pawn-{actor}"]
        if verb == FIRE:
            return [f"station-{ZONES[rest]}"]
        if verb == DRINK:
            return [f"potion-{actor}-{state.tables.potion_ids[rest]}"]
        if verb == BREW:
            return [f"station-{ZONES[LABORATORY]}"]
        if verb == CRAFT:
            return [f"station-{ZONES[ARMOURY]}"]
        if verb == OPEN:
            return [f"station-{STATIONS[CHEST_OF[zone]]}"]
        if verb == MOVE:
            return [PLACES[rest], f"pawn-{actor}"]
        if verb == TRADE:
            return [f"hero-{rest}"]
        return []

    def odds(self, state: Escape, actor: int, value: int) -> list[Odds]:
        if value >> SHIFT == ATTACK:
            return shot_odds(state, actor, value & REST)
        return []

    def reveals(self, state: Escape, actor: int, value: int) -> bool:
        verb = value >> SHIFT
        return verb in (ATTACK, OPEN, END)


ACTING: Final = Act("arkalion.ask-act")
