"""Why something is not offered now that may be offered at other times, in words for a player.

Each function goes through what the rules ask for, one thing after another, and names the first
that is missing.
"""

from __future__ import annotations

import re
from typing import Final

from bossrush.engine.message import Message
from bossrush.engine.sets import has
from bossrush.games.souls.cards import terms
from bossrush.games.souls.cards.tables import Action
from bossrush.games.souls.questions import answers
from bossrush.games.souls.rules import bonfire
from bossrush.games.souls.rules.attack_options import (
    action_in,
    aim_of,
    aims,
    in_range,
    is_aimed,
    reachable,
    recipients,
    struck,
)
from bossrush.games.souls.rules.character_movement import dodge_cost, dodge_node, step_cost, ways
from bossrush.games.souls.rules.equipment import (
    cost_of,
    hands_now,
    may_dodge,
    may_run,
    meets,
    places_for,
)
from bossrush.games.souls.rules.exploration import has_closed_chest
from bossrush.games.souls.table.fight import BLOCK_ROLL, STRUCK
from bossrush.games.souls.table.state import Dungeon
from bossrush.games.souls.words import names

_NODE: Final = re.compile(r"(?:^|[:@])(n\d+|r\d+c\d+)$")


def because(reason: str) -> Message:
    """A reason that needs no more words."""
    return Message(f"souls-why-{reason}")


def too_dear(cost: int, free: int) -> Message:
    return Message("souls-why-energy", cost=cost, free=free)


def too_poor(price: int, souls: int) -> Message:
    return Message("souls-why-souls", price=price, souls=souls)


# -- a character's activation -------------------------------------------------------------------


def act(s: Dungeon, hero: int, value: int) -> Message:
    """Why a character cannot do this in its activation."""
    character = s.party[hero]
    if answers.MOVE.fits(value):
        return move(s, hero, answers.NODE.of(value))
    if answers.MOVE_ROUND.fits(value):
        return stand_still(s, hero) or because("arc")
    if answers.DRINK_ESTUS.fits(value):
        return because("bar-empty" if character.estus else "estus")
    if answers.PASS.fits(value):
        return because("pass")
    if answers.TAKE_IN_HANDS.fits(value):
        return hands(s, hero, answers.HANDS_TAKEN.of(value))
    if answers.PERSEVERE.fits(value):
        return heroic(s, hero, terms.PERSEVERANCE) or because("all-rested")
    if (
        answers.CHARGE.fits(value)
        or answers.CHARGE_TO.fits(value)
        or answers.CHARGE_ROUND.fits(value)
    ):
        return heroic(s, hero, terms.BERSERK_CHARGE) or because("not-next")
    return use(s, hero, value)


def heroic(s: Dungeon, hero: int, wanted: int) -> Message | None:
    """Why a heroic action cannot be taken at all."""
    character = s.party[hero]
    if character.card().heroic != wanted:
        return because("other-heroic")
    return None if character.heroic else because("heroic")


def stand_still(s: Dungeon, hero: int) -> Message | None:
    """Why a character cannot move at all now."""
    if s.fight.stride == STRUCK:
        return because("moved-and-struck")
    if s.fight.walk == 0 and not may_run(s, hero):
        return because("no-run")
    return None


def move(s: Dungeon, hero: int, node: int) -> Message:
    """Why a character cannot walk or run to a node."""
    still = stand_still(s, hero)
    if still is not None:
        return still
    if node not in ways(s, hero, True):
        return no_way(s, hero, node)
    return too_dear(step_cost(s, hero, node), s.party[hero].free())


def no_way(s: Dungeon, hero: int, node: int) -> Message:
    """Why one step does not lead from a character's node to another."""
    here = s.party[hero].node
    if node not in s.board().near[here]:
        return because("not-next")
    return because("arc" if s.boss_on(here) >= 0 else "blocked")


def hands(s: Dungeon, hero: int, wanted: int) -> Message:
    if not s.fight.fresh:
        return because("hands-late")
    if wanted == hands_now(s.party[hero]):
        return because("hands-now")
    return because("hands")


def use(s: Dungeon, hero: int, value: int) -> Message:
    """Why an action of a card cannot be used."""
    character = s.party[hero]
    slot, line = answers.SLOT.of(value), answers.LINE.of(value)
    place = slot - terms.IN_BACKUP
    held = -1 if place >= len(character.backup) else character.card_in(slot)
    if held < 0:
        return because("slot-empty")
    actions = s.item(held).actions
    if line >= len(actions):
        return Message("souls-why-no-action", card=names.card(s, held))
    action = actions[line]
    if slot == terms.IN_ARMOUR or (place >= 0 and not action.from_backup):
        return because("not-in-hand")
    if s.fight.has_used(slot):
        return Message("souls-why-card-used", card=names.card(s, held))
    cost = cost_of(s, hero, held, action)
    if cost > character.free() and not s.fight.charge:
        return too_dear(cost, character.free())
    if not action.attacks():
        return grant(s, hero, action, value)
    if action.before:
        if not reachable(s, hero, action, cost <= character.free()):
            return because("nobody-in-reach")
        return because("aim-later")
    if not is_aimed(value):
        return because("aim")
    return target(s, hero, action, aim_of(value)) or too_dear(cost, character.free())


def grant(s: Dungeon, hero: int, action: Action, value: int) -> Message:
    """Why an action that is no attack cannot be used so."""
    if action.effect != terms.GRANT:
        return because("no-target")
    if not answers.GRANT_TO.fits(value) or answers.HEROES_GIVEN.of(value) == 0:
        return because("grant")
    return because("nobody-in-reach" if recipients(s, hero, action) == [0] else "grant-reach")


def target(s: Dungeon, hero: int, action: Action, aim: int) -> Message | None:
    """Why an attack cannot be made on this foe or node."""
    foes = s.fight.foes
    node = s.party[hero].node
    if answers.AT_FOE.fits(aim):
        number = answers.FOE.of(aim)
        if number >= len(foes) or foes[number].node < 0:
            return because("gone")
        there = foes[number].node
    else:
        there = answers.NODE.of(aim)
        if not struck(s, aim):
            return because("nobody-there")
    away = s.board().distance[node][there]
    if not in_range(action, away):
        return because("shaft" if action.shaft and away == 0 else "range")
    offered = aims(s, action, node)
    if answers.AT_FOE.fits(aim) and answers.AT_NODE.answer(there) in offered:
        return because("whole-node")
    if answers.AT_NODE.fits(aim) and aim not in offered:
        return because("one-foe")
    return because("alike") if aim not in offered else None


def aimed_at(s: Dungeon, hero: int, aim: int) -> Message:
    """Why the attack that is being carried out cannot be made on this target."""
    action = action_in(s, hero, s.fight.slot, s.fight.line)
    if s.fight.aim >= 0:
        return because("backstab-only")
    cost = cost_of(s, hero, s.party[hero].card_in(s.fight.slot), action)
    return target(s, hero, action, aim) or too_dear(cost, s.party[hero].free())


# -- attacks on characters, traps, rolls --------------------------------------------------------


def defence(s: Dungeon, hero: int, value: int, stand: int) -> Message:
    """Why an attack or a trap cannot be answered so; `stand` is how one stands it here."""
    if not answers.dodges(value):
        return because("resist" if answers.RESIST.fits(stand) else "block")
    if not may_dodge(s, hero):
        return because("no-dodge")
    character = s.party[hero]
    cost = dodge_cost(s, hero, dodge_node(value))
    if cost > character.free():
        return too_dear(cost, character.free())
    if answers.DODGE_ROUND.fits(value):
        return because("here-already" if s.boss_on(character.node) >= 0 else "no-boss-here")
    return step(s, hero, dodge_node(value))


def trap(s: Dungeon, hero: int, value: int, stand: int) -> Message:
    return defence(s, hero, value, stand) if answers.dodges(value) else because("trap")


def step(s: Dungeon, hero: int, node: int) -> Message:
    """Why a dodge or a shift does not lead to a node."""
    near = node in s.board().near[s.party[hero].node]
    return no_way(s, hero, node) if not near else because("blocked")


def shift(s: Dungeon, hero: int, value: int) -> Message:
    if answers.STEP_ROUND.fits(value):
        return because("arc" if s.boss_on(s.party[hero].node) >= 0 else "no-boss-here")
    return no_way(s, hero, answers.NODE.of(value))


def dodge_on(s: Dungeon, hero: int, value: int) -> Message:
    if answers.STEP_ROUND.fits(value):
        return because("not-next")
    node = answers.NODE.of(value)
    if s.intact_barrel(node):
        return too_dear(1, s.party[hero].free())
    return step(s, hero, node)


def rolled(s: Dungeon, hero: int, value: int) -> Message:
    """Why a roll cannot be changed so."""
    character = s.party[hero]
    if answers.STAND_FAST.fits(value):
        if s.fight.roll != BLOCK_ROLL:
            return because("stand-fast")
        return heroic(s, hero, terms.STAND_FAST) or because("no-better")
    if not character.luck:
        return because("luck")
    return because("no-die" if answers.DIE.of(value) >= len(s.fight.tray) else "no-better")


def backstab(s: Dungeon, hero: int, value: int) -> Message:
    """Why an answer is no Backstab."""
    if not (answers.ATTACK.fits(value) and answers.FOE.of(value) == s.fight.acting):
        return because("backstab-only")
    slot = answers.SLOT.of(value)
    if slot not in (terms.IN_LEFT, terms.IN_RIGHT):
        return because("not-in-hand")
    held = s.party[hero].card_in(slot)
    if held < 0:
        return because("slot-empty")
    actions = s.item(held).actions
    line = answers.LINE.of(value)
    if line >= len(actions) or not actions[line].attacks():
        return Message("souls-why-no-action", card=names.card(s, held))
    return target(s, hero, actions[line], aim_of(value)) or because("range")


# -- between encounters -------------------------------------------------------------------------


def explore(s: Dungeon, value: int) -> Message:
    """Why the party cannot do this now."""
    if answers.GO.fits(value) or answers.ENTER.fits(value):
        return way(s, answers.TILE.of(value), answers.GO.fits(value))
    if answers.HOME.fits(value):
        return because("at-bonfire" if s.at == terms.BONFIRE else "no-path")
    if answers.FOG_GATE.fits(value):
        return because("fog")
    if answers.OPEN_CHEST.fits(value):
        closed = s.at >= 0 and has_closed_chest(s, s.at)
        return because("no-treasure" if closed else "chest")
    return service(s, value)


def way(s: Dungeon, tile: int, open_tile: bool) -> Message:
    """Why the party cannot go to a tile."""
    if tile >= len(s.tiles):
        return because("no-tile")
    if tile == s.at:
        return because("here-already")
    if s.tiles[tile].up != open_tile:
        return because("tile-up" if s.tiles[tile].up else "tile-down")
    return because("no-path" if open_tile else "no-door")


def service(s: Dungeon, value: int) -> Message:
    """Why something is not to be had at the bonfire."""
    if s.at != terms.BONFIRE:
        return because("bonfire")
    if answers.REST.fits(value):
        return because("no-spark")
    if answers.BUY_TREASURE.fits(value):
        price = bonfire.treasure_price(s)
        return too_poor(price, s.souls) if s.souls < price else because("no-treasure")
    if answers.BUY_SPARK.fits(value):
        if s.campaign == terms.STANDARD:
            return because("campaign")
        if s.sparks >= s.max_sparks():
            return because("sparks-full")
        return too_poor(bonfire.spark_price(s), s.souls)
    if answers.SELL_CARDS.fits(value):
        return because("campaign" if s.campaign == terms.STANDARD else "nothing-to-sell")
    hero = answers.HERO.of(value)
    if hero >= len(s.party):
        return because("no-hero")
    if answers.BUY_LUCK.fits(value):
        if s.party[hero].luck:
            return because("luck-ready")
        return too_poor(bonfire.LUCK_PRICE, s.souls)
    price = bonfire.level_price(s, s.party[hero].tiers[answers.STAT.of(value)])
    return too_poor(price, s.souls) if price else because("tier")


def card(s: Dungeon, hero: int, value: int) -> Message:
    """Why a character cannot take up this card to move it."""
    if answers.ON_BOARD.fits(value):
        return because("slot-empty")
    place = answers.STOCK.of(value)
    if place >= len(s.inventory):
        return because("no-card")
    return unfit(s, hero, s.inventory[place])


def unfit(s: Dungeon, hero: int, held: int) -> Message:
    """Why a card can go nowhere on a character's board, or not where it was meant to."""
    character = s.party[hero]
    if not meets(character, held):
        return Message("souls-why-stats", card=names.card(s, held), hero=names.hero(s, hero))
    if s.item(held).slot in (terms.WEAPON_UPGRADE, terms.ARMOUR_UPGRADE):
        return because("no-slot")
    return because("place" if places_for(character, s.tables, held) else "no-room")


def share(s: Dungeon, value: int) -> Message:
    """Why a drawn card cannot be given so."""
    held = s.drawn[0]
    ember = s.item(held).ember
    if answers.STORE.fits(value) or answers.GIVE_EMBER.fits(value) != ember:
        return because("ember-given" if ember else "no-ember")
    hero = answers.HERO.of(value)
    if hero >= len(s.party):
        return because("no-hero")
    if ember:
        return because("ember")
    upgrade = s.item(held).slot in (terms.WEAPON_UPGRADE, terms.ARMOUR_UPGRADE)
    return because("upgrade-at-andre") if upgrade and s.at >= 0 else unfit(s, hero, held)


def sale(s: Dungeon, value: int) -> Message:
    """Why Andre does not buy a card."""
    if not answers.IN_STOCK.fits(value):
        return because("sell-stock")
    place = answers.STOCK.of(value)
    if place >= len(s.inventory):
        return because("no-card")
    return because("starting" if s.item(s.inventory[place]).starting else "alike")


def pushed(s: Dungeon, model_on: int, node: int) -> Message:
    """Why a push does not lead to a node."""
    if node not in s.board().near[model_on]:
        return because("not-next")
    return because("blocked" if node not in s.free_nodes(model_on) else "push")


def arc(s: Dungeon, value: int) -> Message:
    return because("arc" if not has(s.fight.arcs, value) else "here-already")


# -- ids that name nothing here -----------------------------------------------------------------


def nowhere(s: Dungeon, option_id: str) -> Message | None:
    """A node of another room, or a hand card that nobody carries there."""
    if option_id.startswith("hands:"):
        return because("hands")
    named = _NODE.search(option_id)
    return because("no-place") if named and named[1] not in s.board().ids else None
