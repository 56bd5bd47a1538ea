"""What is told of an encounter: movement, rolls, damage, activations."""

from __future__ import annotations

from typing import Any, Final

from bossrush.engine.message import Message
from bossrush.games.souls.cards.dice import colour_of, face_of
from bossrush.games.souls.cards.terms import ARCS, DIRECTIONS, GREEN, PLACES
from bossrush.games.souls.table.state import Dungeon
from bossrush.games.souls.words import names

LAST_STAND: Final = 3
"""At so little Health a boss can barely stand, and the log says so."""


def of_hero(s: Dungeon, hero: int, kind: str, key: str, rule: str, **data: Any) -> None:
    """Something that one character did, or that befell it: a sentence that names nobody else."""
    s.say(kind, Message(key, hero=names.hero(s, hero)), (f"hero-{hero}",), rule, **data)


# -- the bar ----------------------------------------------------------------------------------


def spent(s: Dungeon, hero: int, energy: int) -> None:
    message = Message("souls-told-spent", hero=names.hero(s, hero), energy=energy)
    s.say("hp", message, (f"hero-{hero}",), "souls.endurance.energy", black=energy)


def gained(s: Dungeon, hero: int, energy: int, health: int) -> None:
    what = "both" if energy and health else ("energy" if energy else "health")
    message = Message(
        f"souls-told-gained-{what}", hero=names.hero(s, hero), energy=energy, health=health
    )
    s.say("hp", message, (f"hero-{hero}",), "souls.endurance.gain", black=-energy, red=-health)


def suffered(s: Dungeon, hero: int, damage: int) -> None:
    message = Message("souls-told-suffered", hero=names.hero(s, hero), damage=damage)
    s.say("hp", message, (f"hero-{hero}",), "souls.endurance.damage", red=damage)


def bled(s: Dungeon, hero: int) -> None:
    of_hero(s, hero, "condition", "souls-told-bled", "souls.condition.bleed")


def ember_helped(s: Dungeon, hero: int) -> None:
    of_hero(s, hero, "condition", "souls-told-ember-helped", "souls.ember.reduce")


def afflicted(s: Dungeon, hero: int, conditions: int) -> None:
    message = Message(
        "souls-told-afflicted", model=names.hero(s, hero), conditions=names.conditions(conditions)
    )
    s.say("condition", message, (f"hero-{hero}",), "souls.condition.apply")


def poisoned(s: Dungeon, hero: int) -> None:
    message = Message("souls-told-poisoned", model=names.hero(s, hero))
    s.say("condition", message, (f"hero-{hero}",), "souls.condition.poison")


def exhausted(s: Dungeon, hero: int) -> None:
    """The last box was filled by what a character paid itself, for a dodge, a run, an attack."""
    of_hero(s, hero, "hp", "souls-told-exhausted", "souls.endurance.death")


def falls(s: Dungeon, hero: int) -> None:
    message = Message("souls-told-falls", hero=names.hero(s, hero), gender=names.gender(s, hero))
    s.say("fall", message, (f"hero-{hero}",), "souls.endurance.death")


# -- movement -----------------------------------------------------------------------------------

_HOW = {
    "move": ("souls-told-moved", "souls.move.walk"),
    "push": ("souls-told-pushed", "souls.push.definition"),
    "dodge": ("souls-told-dodge-move", "souls.move.dodge"),
    "leap": ("souls-told-leapt", "souls.boss.leap"),
}


def moved(s: Dungeon, hero: int, came: int, node: int, how: str) -> None:
    key, rule = _HOW[how]
    message = Message(key, model=names.hero(s, hero), node=names.node(s, node))
    ids = s.board().ids
    pieces = (f"figure-{hero}", ids[node])
    start = ids[came] if came >= 0 else ""
    path = [ids[came], ids[node]] if came >= 0 else [ids[node]]
    s.say("move", message, pieces, rule, how=how, path=path, to=ids[node], **{"from": start})


def foe_moved(s: Dungeon, foe: int, came: int, node: int, how: str) -> None:
    key = _HOW[how][0]
    message = Message(key, model=names.acting(s, foe), node=names.node(s, node))
    ids = s.board().ids
    rule = "souls.boss.leap" if how == "leap" else "souls.enemy.move.value"
    path = [ids[came], ids[node]]
    pieces = (f"foe-{foe}", ids[node])
    s.say("move", message, pieces, rule, how=how, path=path, to=ids[node], **{"from": ids[came]})


def went_round(s: Dungeon, hero: int, arc: int) -> None:
    message = Message("souls-told-round", hero=names.hero(s, hero), arc=names.arc(arc))
    s.say("move", message, (f"figure-{hero}",), "souls.boss.arc.around", how="round", arc=ARCS[arc])


def boss_turned(s: Dungeon, foe: int) -> None:
    facing = s.fight.foes[foe].facing
    message = Message(
        "souls-told-turned", foe=names.acting(s, foe), direction=names.direction(facing)
    )
    s.say("turn", message, (f"foe-{foe}",), "souls.boss.arc.faces_node", facing=DIRECTIONS[facing])


def barrel_broken(s: Dungeon, hero: int, node: int) -> None:
    message = Message("souls-told-barrel", hero=names.hero(s, hero))
    pieces = (s.board().ids[node], f"hero-{hero}")
    s.say("break", message, pieces, "souls.terrain.barrel.break")


def souls_recovered(s: Dungeon, hero: int, amount: int) -> None:
    pieces = (f"hero-{hero}",) if hero >= 0 else ()
    message = Message("souls-told-recovered", souls=amount)
    s.say("souls", message, pieces, "souls.souls.recover", souls=amount)


def trap_sprung(s: Dungeon, hero: int, node: int, token: int) -> None:
    message = Message(
        "souls-told-trap", hero=names.hero(s, hero), trap=Message(s.tables.traps[token].name)
    )
    pieces = (s.board().ids[node], f"hero-{hero}")
    s.say("draw", message, pieces, "souls.trap.trigger", trap=s.tables.trap_ids[token])


def trap_dodged(s: Dungeon, hero: int) -> None:
    of_hero(s, hero, "dodge", "souls-told-trap-dodged", "souls.trap.dodge")


# -- rolls ------------------------------------------------------------------------------------


def rolled(s: Dungeon, hero: int, first: int = 0, last: int = 99) -> None:
    """Dice were thrown into the tray, from the first place of it to the last.

    Each colour is an event of its own, with all its sides, so that rolls can be held against what
    was to be expected of them; the sentence comes with the last.
    """
    fight = s.fight
    green = bool(fight.tray) and colour_of(fight.tray[0]) == GREEN
    key = "souls-told-rolled-dodge" if green else "souls-told-rolled"
    message = Message(key, hero=names.hero(s, hero), total=s.fight.total())
    thrown = fight.tray[first : last + 1]
    colours = sorted({colour_of(die) for die in thrown})
    pieces = (f"hero-{hero}",)
    if not colours:
        s.say("roll", message, pieces, "souls.attack.roll", faces=[], total=0)
    for colour in colours:
        die = s.tables.dice[colour]
        s.say(
            "roll",
            message if colour == colours[-1] else None,
            pieces,
            "souls.attack.roll",
            die=die.key,
            key=die.key,
            sides=list(die.faces),
            faces=[die.faces[face_of(each)] for each in thrown if colour_of(each) == colour],
            total=s.fight.total(),
        )


def luck(s: Dungeon, hero: int, place: int) -> None:
    of_hero(s, hero, "use", "souls-told-luck", "souls.luck.reroll", die=place)


def heroic(s: Dungeon, hero: int) -> None:
    name = Message(s.party[hero].card().heroic_name)
    message = Message("souls-told-heroic", hero=names.hero(s, hero), name=name)
    s.say("use", message, (f"hero-{hero}",), "souls.heroic.use")


def estus(s: Dungeon, hero: int) -> None:
    of_hero(s, hero, "use", "souls-told-estus", "souls.estus.use")


# -- attacks on characters ----------------------------------------------------------------------


def attacked(s: Dungeon, hero: int, damage: int, magic: bool) -> None:
    foe = s.fight.acting
    kind = "magic" if magic else "physical"
    message = Message(
        f"souls-told-attacked-{kind}",
        foe=names.acting(s, foe),
        hero=names.hero(s, hero),
        damage=damage,
    )
    pieces = (f"foe-{foe}", f"hero-{hero}")
    s.say("attack", message, pieces, "souls.enemy.attack.types", damage=damage, type=kind)


def dodged(s: Dungeon, hero: int) -> None:
    of_hero(s, hero, "dodge", "souls-told-dodged", "souls.enemy.attack.dodge_roll")


def dodge_failed(s: Dungeon, hero: int) -> None:
    of_hero(
        s, hero, "dodge", "souls-told-dodge-failed", "souls.enemy.attack.dodge_roll", failed=True
    )


def withstood(s: Dungeon, hero: int, stopped: int, power: int) -> None:
    message = Message(
        "souls-told-withstood",
        hero=names.hero(s, hero),
        stopped=min(stopped, power),
        power=power,
    )
    s.say("block", message, (f"hero-{hero}",), "souls.enemy.attack.block_roll", stopped=stopped)


def missed(s: Dungeon, foe: int) -> None:
    message = Message("souls-told-missed", foe=names.acting(s, foe))
    s.say("miss", message, (f"foe-{foe}",), "souls.enemy.range_and_dodge")


# -- foes -------------------------------------------------------------------------------------


def foes_begin(s: Dungeon) -> None:
    s.say("story", Message("souls-told-foes-begin"), (), "souls.encounter.alternate")


def foe_acts(s: Dungeon, foe: int) -> None:
    behaviour = Message(s.behaviour().name)
    key = "souls-told-boss-acts" if s.fight.boss else "souls-told-foe-acts"
    message = Message(key, foe=names.acting(s, foe), behaviour=behaviour)
    s.say("activate", message, (f"foe-{foe}",), "souls.enemy.behaviour")


def foe_poisoned(s: Dungeon, foe: int) -> None:
    message = Message("souls-told-poisoned", model=names.acting(s, foe))
    s.say("condition", message, (f"foe-{foe}",), "souls.condition.poison")


def foe_wounded(s: Dungeon, foe: int, damage: int) -> None:
    left = s.fight.foes[foe].health
    message = Message("souls-told-wounded", foe=names.acting(s, foe), damage=damage, left=left)
    s.say("hp", message, (f"foe-{foe}",), "souls.attack.wounds", damage=damage, left=left)
    if s.fight.boss and 0 < left <= LAST_STAND < left + damage:
        stand = Message("souls-told-last-stand", foe=names.acting(s, foe))
        s.say("story", stand, (f"foe-{foe}",))


def foe_falls(s: Dungeon, foe: int) -> None:
    key = "souls-told-boss-falls" if s.fight.boss else "souls-told-foe-falls"
    message = Message(key, foe=names.acting(s, foe), gender=names.foe_gender(s, foe))
    s.say("fall", message, (f"foe-{foe}",), "souls.enemy.health")


def foe_afflicted(s: Dungeon, foe: int, conditions: int) -> None:
    message = Message(
        "souls-told-afflicted", model=names.acting(s, foe), conditions=names.conditions(conditions)
    )
    s.say("condition", message, (f"foe-{foe}",), "souls.condition.apply")


def special(s: Dungeon, foe: int) -> None:
    card = s.fight.foes[foe].card()
    message = Message(
        "souls-told-special", foe=names.acting(s, foe), name=Message(card.special_name)
    )
    s.say("use", message, (f"foe-{foe}",), "souls.boss.special")


def heats_up(s: Dungeon, foe: int) -> None:
    message = Message("souls-told-heats-up", foe=names.acting(s, foe))
    s.say("heat", message, (f"foe-{foe}",), "souls.boss.heat_up")


def survivor(s: Dungeon, foe: int, health: int) -> None:
    message = Message("souls-told-survivor", foe=names.acting(s, foe), health=health)
    s.say("heat", message, (f"foe-{foe}",), "souls.boss.special", health=health)


def deck_turned(s: Dungeon) -> None:
    s.say("shuffle", Message("souls-told-deck-turned"), (), "souls.boss.activate.recycle")


# -- characters ---------------------------------------------------------------------------------


def hero_begins(s: Dungeon, hero: int) -> None:
    of_hero(s, hero, "activate", "souls-told-hero-begins", "souls.activation.start.aggro")


def hands(s: Dungeon, hero: int) -> None:
    character = s.party[hero]
    held = [card for card in (character.left, character.right) if card >= 0]
    message = Message("souls-told-hands", hero=names.hero(s, hero), cards=names.cards(s, held))
    s.say("trade", message, (f"hero-{hero}",), "souls.activation.start.swap")


def uses(s: Dungeon, hero: int) -> None:
    """A character uses the action that the fight has noted."""
    slot = s.fight.slot
    card = names.card(s, s.party[hero].card_in(slot))
    message = Message("souls-told-uses", hero=names.hero(s, hero), card=card)
    pieces = (f"hero-{hero}", f"hero-{hero}-{PLACES[slot]}")
    s.say("use", message, pieces, "souls.attack.pay", line=s.fight.line)


def wasted(s: Dungeon, hero: int) -> None:
    of_hero(s, hero, "miss", "souls-told-wasted", "souls.ruling.shift_before_target")


def guard_ends(s: Dungeon) -> None:
    s.say("story", Message("souls-told-guard-ends"), (), "souls.gear.sunlight_straight_sword")
