"""Actions: what a hero may do now, as one question with an answer of its own kind for each."""

from __future__ import annotations

from typing import Final

from bossrush.engine.answers import Answers, Choice
from bossrush.engine.message import Message
from bossrush.engine.odds import Odds
from bossrush.games.arkalion.cards.tables import Equipment
from bossrush.games.arkalion.cards.terms import (
    ABILITY_USES,
    NO_TARGET,
    REPAIR_CHEST,
    REPAIR_STATION,
)
from bossrush.games.arkalion.questions import answers, refusals
from bossrush.games.arkalion.questions.attacking import (
    add_shots,
    no_shot,
    shot_detail,
    shot_label,
    shot_odds,
    shot_points,
)
from bossrush.games.arkalion.rules.abilities import ability_uses
from bossrush.games.arkalion.rules.equipment import may_craft, may_open
from bossrush.games.arkalion.rules.mortar_and_cannons import may_fire
from bossrush.games.arkalion.rules.moving import moves
from bossrush.games.arkalion.rules.potions import may_brew
from bossrush.games.arkalion.rules.trading import partners
from bossrush.games.arkalion.table.airship import ARMOURY, CHEST_OF, LABORATORY, STATIONS, ZONES
from bossrush.games.arkalion.table.board import FIRST_ZONE, PLACES
from bossrush.games.arkalion.table.escape import Escape
from bossrush.games.arkalion.view import forecast
from bossrush.games.arkalion.words import names

CHOICES: Final = Answers()
ATTACK: Final = CHOICES.kind("attack", "attack:", answers.TARGET, ":", answers.WEAPON)
ABILITY: Final = CHOICES.kind("ability", "ability:", answers.USE)
FIRE: Final = CHOICES.kind("fire", "fire:", answers.GUN)
DRINK: Final = CHOICES.kind("drink", "drink:", answers.POTION)
BREW: Final = CHOICES.kind("brew", "brew:", answers.POTION)
CRAFT: Final = CHOICES.kind("craft")
OPEN: Final = CHOICES.kind("open")
MOVE: Final = CHOICES.kind("move", "move:", answers.PLACE)
TRADE: Final = CHOICES.kind("trade", "trade:", answers.PARTNER)
END: Final = CHOICES.kind("end")


class Act(Choice[Escape]):
    """The choice of an action."""

    def options(self, state: Escape, actor: int) -> list[int]:
        offered: list[int] = []
        hero = state.heroes[actor]
        if state.actions:
            add_shots(state, actor, False, NO_TARGET, ATTACK, offered)
            if not state.ability_used:
                for use in ability_uses(state, actor, len(offered) > 0):
                    offered.append(ABILITY.answer(use))
        for potion in range(len(hero.potions)):
            if hero.potions[potion]:
                offered.append(DRINK.answer(potion))
        if hero.at >= FIRST_ZONE:
            self.add_stations(state, actor, offered)
        if state.actions or state.steps:
            for place in moves(state, hero.at):
                offered.append(MOVE.answer(place))
        for partner in partners(state, actor):
            offered.append(TRADE.answer(partner))
        offered.append(END.answer())
        return offered

    def add_stations(self, state: Escape, actor: int, offered: list[int]) -> None:
        """What the stations of a hero's zone allow."""
        zone = state.heroes[actor].at - FIRST_ZONE
        if state.actions and may_fire(state, actor, zone):
            offered.append(FIRE.answer(zone))
        if zone == LABORATORY:
            for potion in range(len(state.tables.potions)):
                if may_brew(state, actor, potion):
                    offered.append(BREW.answer(potion))
        elif zone == ARMOURY and may_craft(state, actor):
            offered.append(CRAFT.answer())
        if may_open(state, actor, zone):
            offered.append(OPEN.answer())

    def why_not(self, state: Escape, actor: int, value: int) -> Message | None:
        """What a hero lacks, or what stands in the way."""
        if MOVE.fits(value):
            return refusals.move(state, answers.PLACE.of(value))
        if DRINK.fits(value):
            return refusals.drink(state, actor, answers.POTION.of(value))
        if BREW.fits(value):
            return refusals.brew(state, actor, answers.POTION.of(value))
        if CRAFT.fits(value):
            return refusals.craft(state, actor)
        if OPEN.fits(value):
            return refusals.open_chest(state, actor)
        if TRADE.fits(value):
            return refusals.trade(state, actor, answers.PARTNER.of(value))
        if not state.actions:
            return refusals.no_actions()
        if ATTACK.fits(value):
            return no_shot(state, actor, value, False)
        if ABILITY.fits(value):
            return refusals.ability(state, actor, answers.USE.of(value))
        return refusals.fire(state, actor, answers.GUN.of(value))

    def prompt(self, state: Escape, actor: int) -> Message:
        return Message("arkalion-ask-act", actions=state.actions)

    def label(self, state: Escape, actor: int, value: int) -> Message:
        key = f"arkalion-option-{self.kind(state, value)}"
        if ATTACK.fits(value):
            return shot_label(state, actor, value)
        if ABILITY.fits(value):
            return Message(f"arkalion-variant-{ABILITY_USES[answers.USE.of(value)]}")
        if FIRE.fits(value):
            return Message(key, gun=names.station(state, answers.GUN.of(value)))
        if DRINK.fits(value) or BREW.fits(value):
            return Message(key, potion=Message(state.tables.potions[answers.POTION.of(value)].name))
        if CRAFT.fits(value):
            return Message(key, weapon=Message(own_weapon(state, actor).weapon.name))
        if MOVE.fits(value):
            return Message(key, place=names.place(state, answers.PLACE.of(value)))
        if TRADE.fits(value):
            return Message(key, hero=names.object_(state, answers.PARTNER.of(value)))
        return Message(key)

    def detail(self, state: Escape, actor: int, value: int) -> Message | None:
        if ATTACK.fits(value):
            return shot_detail(state, actor, value)
        if ABILITY.fits(value):
            return Message(f"arkalion-detail-{ABILITY_USES[answers.USE.of(value)]}")
        if FIRE.fits(value):
            return Message(state.tables.zones[answers.GUN.of(value)].text)
        if DRINK.fits(value):
            return Message(state.tables.potions[answers.POTION.of(value)].text)
        if BREW.fits(value):
            potion = state.tables.potions[answers.POTION.of(value)]
            recipe = names.tokens(state, potion.recipe)
            return Message("arkalion-detail-brew", recipe=recipe, text=Message(potion.text))
        if CRAFT.fits(value):
            made = own_weapon(state, actor)
            gives = Message(
                "arkalion-scene-weapon",
                power=made.weapon.power,
                range=made.weapon.range,
                accuracy=made.weapon.accuracy,
            )
            recipe = names.tokens(state, made.recipe)
            return Message("arkalion-detail-craft", recipe=recipe, weapon=gives)
        if MOVE.fits(value):
            return Message("arkalion-detail-move-free" if state.steps else "arkalion-detail-move")
        if END.fits(value) and state.actions:
            return Message("arkalion-detail-end", actions=state.actions)
        return None

    def ends(self, state: Escape, actor: int, value: int) -> Message | None:
        """The last hero's turn ends, and the Enemies phase holds no luck that matters."""
        last = state.acting == len(state.heroes) - 1
        return forecast.ends(state) if last and END.fits(value) else None

    def points_at(self, state: Escape, actor: int, value: int) -> list[str]:
        zone = state.heroes[actor].at - FIRST_ZONE
        if ATTACK.fits(value):
            return shot_points(actor, value)
        if ABILITY.fits(value):
            return ability_points(actor, zone, answers.USE.of(value))
        if FIRE.fits(value):
            return [f"station-{ZONES[answers.GUN.of(value)]}"]
        if DRINK.fits(value):
            return [f"potion-{actor}-{state.tables.potion_ids[answers.POTION.of(value)]}"]
        if BREW.fits(value):
            return [f"station-{ZONES[LABORATORY]}"]
        if CRAFT.fits(value):
            return [f"station-{ZONES[ARMOURY]}"]
        if OPEN.fits(value):
            return [f"station-{STATIONS[CHEST_OF[zone]]}"]
        if MOVE.fits(value):
            return [PLACES[answers.PLACE.of(value)], f"pawn-{actor}"]
        if TRADE.fits(value):
            return [f"hero-{answers.PARTNER.of(value)}"]
        return []

    def odds(self, state: Escape, actor: int, value: int) -> list[Odds]:
        return shot_odds(state, actor, value) if ATTACK.fits(value) else []

    def reveals(self, state: Escape, actor: int, value: int) -> bool:
        return ATTACK.fits(value) or OPEN.fits(value) or END.fits(value)


def own_weapon(s: Escape, player: int) -> Equipment:
    """The equipment card that a hero's sheet names."""
    return s.tables.equipment[s.heroes[player].character().improved]


def ability_points(player: int, zone: int, use: int) -> list[str]:
    """What a use of an Ability is about: the station to mend, or the hero."""
    if use == REPAIR_STATION:
        return [f"station-{STATIONS[zone]}"]
    if use == REPAIR_CHEST:
        return [f"station-{STATIONS[CHEST_OF[zone]]}"]
    return [f"ability-{player}", f"pawn-{player}"]


ACTING: Final = Act("arkalion.ask-act", CHOICES)
