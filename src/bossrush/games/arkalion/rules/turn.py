"""Déroulement: a turn begins, player after player acts, and the enemies follow."""

from __future__ import annotations

from bossrush.engine.decision import Decision, Flow
from bossrush.games.arkalion.cards.terms import (
    ACT,
    ACTIONS,
    APPEARANCE,
    ARMOUR_TURN,
    ENEMIES_PHASE,
    GONE,
    PRESENT,
    RETURNS,
    SKIPS,
    TRADING,
)
from bossrush.games.arkalion.questions import answers
from bossrush.games.arkalion.questions.actions import (
    ABILITY,
    ACTING,
    ATTACK,
    BREW,
    CHOICES,
    CRAFT,
    DRINK,
    FIRE,
    MOVE,
    OPEN,
    TRADE,
)
from bossrush.games.arkalion.questions.setup import RETURN_ZONE
from bossrush.games.arkalion.rules.abilities import use_ability
from bossrush.games.arkalion.rules.appearance import cards_to_draw
from bossrush.games.arkalion.rules.armour import armour_enters
from bossrush.games.arkalion.rules.attacking import agreed_to_attack, attack
from bossrush.games.arkalion.rules.equipment import craft, open_chest
from bossrush.games.arkalion.rules.mortar_and_cannons import fire, record_crews
from bossrush.games.arkalion.rules.moving import put_hero, walk
from bossrush.games.arkalion.rules.potions import brew, drink
from bossrush.games.arkalion.table.escape import Escape
from bossrush.games.arkalion.words import log


def begin_turn(s: Escape) -> Flow[None]:
    """The clock steps on, the order of play is fixed, and in turn 7 the Armour comes."""
    s.turn += 1
    s.starter = s.first
    s.acting = 0
    s.airship.fired = 0
    if s.journal:
        log.turn_begins(s)
    if s.turn == ARMOUR_TURN and s.armour_at < 0 and s.armour_hp > 0:
        yield from armour_enters(s)
    begin_player(s)


def begin_player(s: Escape) -> None:
    """A player's turn: what lasted until now is over, and enemies will appear."""
    hero = s.heroes[s.player()]
    hero.shield = 0
    hero.ward = 0
    clear_turn(s)
    s.cards_left = cards_to_draw(s, s.acting)
    s.phase = APPEARANCE
    if s.journal:
        log.player_begins(s)


def clear_turn(s: Escape) -> None:
    """Nothing of what one player's turn gave or used is left to the next."""
    s.actions = 0
    s.ability_used = False
    s.reroll = False
    s.sight = 0
    s.steps = 0
    s.manning = -1


def ready(s: Escape) -> Flow[None]:
    """The enemies have appeared: a hero acts, returns, or is missed."""
    player = s.player()
    hero = s.heroes[player]
    if hero.presence == GONE:
        end_player(s)
        return
    if hero.presence == SKIPS:
        hero.presence = RETURNS
        if s.journal:
            log.skips(s, player)
        end_player(s)
        return
    if hero.presence == RETURNS:
        place = yield Decision(s, s.seat_of(player), RETURN_ZONE, player)
        hero.presence = PRESENT
        hero.hp = hero.character().hp
        put_hero(s, player, place)
        if s.journal:
            log.returned(s, player)
    s.actions = ACTIONS
    s.phase = ACT


def act(s: Escape) -> Flow[None]:
    """One action, or the end of the turn."""
    player = s.player()
    answer = yield Decision(s, s.seat_of(player), ACTING, player)
    kind = CHOICES.of(answer)
    if kind is ATTACK:
        agreed = yield from agreed_to_attack(s, player, answer)
        if agreed:
            s.actions -= 1
            yield from attack(s, player, answer)
    elif kind is MOVE:
        walk(s, player, answers.PLACE.of(answer))
    elif kind is ABILITY:
        yield from use_ability(s, player, answers.USE.of(answer))
    elif kind is FIRE:
        yield from fire(s, player, answers.GUN.of(answer))
    elif kind is DRINK:
        drink(s, player, answers.POTION.of(answer))
    elif kind is BREW:
        brew(s, player, answers.POTION.of(answer))
    elif kind is CRAFT:
        craft(s, player)
    elif kind is OPEN:
        yield from open_chest(s, player)
    elif kind is TRADE:
        s.partner = answers.PARTNER.of(answer)
        s.phase = TRADING
    else:
        end_player(s)


def end_player(s: Escape) -> None:
    """The next player's turn, or, once all have acted, the token passes and the enemies act."""
    clear_turn(s)
    if s.acting < len(s.heroes) - 1:
        s.acting += 1
        begin_player(s)
        return
    s.first = (s.first + 1) % len(s.heroes)
    record_crews(s)
    s.phase = ENEMIES_PHASE
    if s.journal:
        log.token_passed(s)
