"""Names: how the rules speak of characters, foes, cards, nodes and arcs."""

from __future__ import annotations

from typing import TypeAlias

from bossrush.engine.message import Listing, Mention, Message
from bossrush.engine.sets import members
from bossrush.games.souls.cards import terms
from bossrush.games.souls.cards.dice import count_of
from bossrush.games.souls.cards.tables import Action
from bossrush.games.souls.table.owned_cards import card_of, upgrades_of
from bossrush.games.souls.table.state import Dungeon

Named: TypeAlias = "Message | Mention | str"


def hero(s: Dungeon, number: int) -> Mention:
    """A character's name, lit in the scene."""
    character = s.party[number].character
    if character < 0:
        return Mention(f"hero-{number}", Message("souls-hero-unnamed", number=number + 1))
    return Mention(f"hero-{number}", Message(s.tables.characters[character].name))


def gender(s: Dungeon, number: int) -> str:
    character = s.party[number].character
    return s.tables.characters[character].gender if character >= 0 else "m"


def heroes(s: Dungeon, numbers: int) -> Listing:
    """A set of characters."""
    return Listing([hero(s, number) for number in members(numbers)])


def foe(s: Dungeon, number: int) -> Mention:
    """A foe's name; several of a kind are told apart by a number."""
    model_ = s.fight.foes[number]
    same = [place for place, other in enumerate(s.fight.foes) if other.kind == model_.kind]
    name = Message(model_.card().name)
    if len(same) > 1:
        name = Message("souls-foe-numbered", name=name, number=same.index(number) + 1)
    return Mention(f"foe-{number}", name)


def acting(s: Dungeon, number: int) -> Mention:
    """A foe at the head of a sentence: a boss with its article, if its name takes one."""
    subject = s.fight.foes[number].card().subject
    return Mention(f"foe-{number}", Message(subject)) if subject else foe(s, number)


def boss(s: Dungeon) -> Message:
    """The boss of this half at the head of a sentence; of a pair both."""
    card = s.boss_card()
    return Message(card.subject or card.name)


def foe_gender(s: Dungeon, number: int) -> str:
    return s.fight.foes[number].card().gender


def foes(s: Dungeon, numbers: list[int]) -> Listing:
    return Listing([foe(s, number) for number in numbers])


def model(s: Dungeon, number: int) -> Mention:
    return hero(s, number) if terms.is_hero(number) else foe(s, terms.foe_of(number))


def node(s: Dungeon, number: int) -> Mention:
    """A node by its row and column, counted from the top left."""
    board = s.board()
    name = Message("souls-node", row=board.rows[number] + 1, col=board.cols[number] + 1)
    return Mention(board.ids[number], name)


def tile(s: Dungeon, number: int, level: bool = True) -> Mention:
    if number < 0:
        return Mention("bonfire", Message("souls-bonfire"))
    laid = s.tiles[number]
    if laid.card >= 0:
        return Mention(f"tile-{number}", Message(laid.encounter().name))
    shown = laid.level if level else 0
    return Mention(f"tile-{number}", Message("souls-tile", number=number + 1, level=shown))


def card(s: Dungeon, held: int) -> Message:
    """A card and what is tucked under it."""
    name = Message(s.tables.items[card_of(held)].name)
    under = upgrades_of(held)
    if not under:
        return name
    upgrades = Listing([Message(s.tables.items[upgrade].name) for upgrade in under])
    return Message("souls-card-upgraded", card=name, upgrades=upgrades)


def cards(s: Dungeon, held: list[int]) -> Listing:
    return Listing([card(s, each) for each in held])


def behaviour(s: Dungeon, number: int) -> Message:
    """A behaviour card by its name, or by both where two bosses share it."""
    names = [Message(side.name) for side in s.tables.behaviours[number].sides]
    if len(names) == 1:
        return names[0]
    return Message("souls-scene-pair", first=names[0], second=names[1])


def arc(number: int) -> Message:
    return Message(f"souls-arc-{terms.ARCS[number]}")


def arcs(numbers: int) -> Listing:
    return Listing([arc(number) for number in members(numbers)])


def direction(number: int) -> Message:
    return Message(f"souls-direction-{terms.DIRECTIONS[number]}")


def side(number: int) -> Message:
    return Message(f"souls-side-{terms.SIDES[number]}")


def stat(number: int) -> Message:
    return Message(f"souls-stat-{terms.STATS[number]}")


def tier(number: int) -> Message:
    return Message(f"souls-{terms.TIERS[number]}")


def place(number: int) -> Message:
    return Message(f"souls-place-{terms.DESTINATIONS[number]}")


def condition(number: int) -> Message:
    return Message(f"souls-condition-{terms.CONDITIONS[number]}")


def conditions(numbers: int) -> Listing:
    return Listing([condition(number) for number in members(numbers)])


def dice(handful: int) -> Listing:
    """Dice by colour: 2 black and 1 blue."""
    names: list[Named] = []
    for colour in range(3):
        count = count_of(handful, colour)
        if count:
            names.append(Message(f"souls-dice-{terms.COLOURS[colour]}", count=count))
    if not names:
        names.append(Message("souls-dice-none"))
    return Listing(names)


def reach(number: int) -> Message:
    if number == terms.INFINITE:
        return Message("souls-range-infinite")
    return Message("souls-range", range=max(0, number))


def action(line: Action) -> Message:
    """What line line of a card does: its dice and icons, or what is written there."""
    if line.effect != terms.STRIKE:
        return Message(line.text) if line.text else Message("souls-icons", icons=icons(line))
    key = "souls-action-dice"
    if line.mod:
        key = "souls-action-plus" if line.mod > 0 else "souls-action-minus"
    rolled = Message(key, dice=dice(line.dice), mod=abs(line.mod))
    drawn = icons(line)
    return Message("souls-action-icons", rolled=rolled, icons=drawn) if drawn.items else rolled


def icons(line: Action) -> Listing:
    """The icons of a line, in words."""
    names: list[Named] = []
    if line.shift:
        names.append(Message("souls-icon-shift", nodes=line.shift))
    if line.before:
        names.append(Message("souls-icon-shift-before", nodes=line.before))
    if line.magic:
        names.append(Message("souls-icon-magic"))
    if line.node:
        names.append(Message("souls-icon-node"))
    if line.repeat > 1:
        names.append(Message("souls-icon-repeat", times=line.repeat))
    if line.shaft:
        names.append(Message("souls-icon-shaft"))
    if line.push:
        names.append(Message("souls-icon-push", nodes=line.push))
    names.extend(condition(number) for number in members(line.conditions))
    if line.after:
        names.append(Message("souls-icon-shift-after", nodes=line.after))
    return Listing(names)


def level(number: int) -> Message:
    return Message("souls-level", level=number)
