"""Names: how the rules speak of characters, foes, cards, nodes and arcs."""

from __future__ import annotations

from bossrush.engine.message import Listing, Mention, Message
from bossrush.games.souls.cards.dice import count_of
from bossrush.games.souls.cards.sets import members
from bossrush.games.souls.cards.tables import Action
from bossrush.games.souls.cards.terms import (
    ARCS,
    COLOURS,
    CONDITIONS,
    DESTINATIONS,
    DIRECTIONS,
    HEROES,
    INFINITE,
    SIDES,
    STATS,
    STRIKE,
    TIERS,
)
from bossrush.games.souls.table.owned_cards import card_of, upgrades_of
from bossrush.games.souls.table.state import Dungeon


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
    names: list[Message | Mention | str] = []
    names.extend(hero(s, number) for number in members(numbers))
    return Listing(names)


def foe(s: Dungeon, number: int) -> Mention:
    """A foe's name; several of a kind are told apart by a number."""
    one = s.fight.foes[number]
    same = [place for place, other in enumerate(s.fight.foes) if other.kind == one.kind]
    name = Message(s.tables.foes[one.kind].name)
    if len(same) > 1:
        name = Message("souls-foe-numbered", name=name, number=same.index(number) + 1)
    return Mention(f"foe-{number}", name)


def foe_gender(s: Dungeon, number: int) -> str:
    return s.tables.foes[s.fight.foes[number].kind].gender


def foes(s: Dungeon, numbers: list[int]) -> Listing:
    names: list[Message | Mention | str] = []
    names.extend(foe(s, number) for number in numbers)
    return Listing(names)


def model(s: Dungeon, number: int) -> Mention:
    return hero(s, number) if number < HEROES else foe(s, number - HEROES)


def node(s: Dungeon, number: int) -> Mention:
    """A node by its row and column, counted from the top left."""
    board = s.board()
    name = Message("souls-node", row=board.rows[number] + 1, col=board.cols[number] + 1)
    return Mention(board.ids[number], name)


def tile(s: Dungeon, number: int, level: bool = True) -> Mention:
    if number < 0:
        return Mention("bonfire", Message("souls-bonfire"))
    one = s.tiles[number]
    if one.card >= 0:
        return Mention(f"tile-{number}", Message(one.encounter().name))
    shown = one.level if level else 0
    return Mention(f"tile-{number}", Message("souls-tile", number=number + 1, level=shown))


def card(s: Dungeon, held: int) -> Message:
    """A card and what is tucked under it."""
    name = Message(s.tables.items[card_of(held)].name)
    under = upgrades_of(held)
    if not under:
        return name
    added: list[Message | Mention | str] = []
    added.extend(Message(s.tables.items[upgrade].name) for upgrade in under)
    return Message("souls-card-upgraded", card=name, upgrades=Listing(added))


def cards(s: Dungeon, held: list[int]) -> Listing:
    names: list[Message | Mention | str] = []
    names.extend(card(s, one) for one in held)
    return Listing(names)


def behaviour(s: Dungeon, number: int) -> Message:
    """A behaviour card by its name, or by both where two bosses share it."""
    names = [Message(side.name) for side in s.tables.behaviours[number].sides]
    if len(names) == 1:
        return names[0]
    return Message("souls-scene-pair", first=names[0], second=names[1])


def arc(number: int) -> Message:
    return Message(f"souls-arc-{ARCS[number]}")


def arcs(numbers: int) -> Listing:
    names: list[Message | Mention | str] = []
    names.extend(arc(number) for number in members(numbers))
    return Listing(names)


def direction(number: int) -> Message:
    return Message(f"souls-direction-{DIRECTIONS[number]}")


def side(number: int) -> Message:
    return Message(f"souls-side-{SIDES[number]}")


def stat(number: int) -> Message:
    return Message(f"souls-stat-{STATS[number]}")


def tier(number: int) -> Message:
    return Message(f"souls-{TIERS[number]}")


def place(number: int) -> Message:
    return Message(f"souls-place-{DESTINATIONS[number]}")


def condition(number: int) -> Message:
    return Message(f"souls-condition-{CONDITIONS[number]}")


def conditions(numbers: int) -> Listing:
    names: list[Message | Mention | str] = []
    names.extend(condition(number) for number in members(numbers))
    return Listing(names)


def dice(handful: int) -> Listing:
    """Dice by colour: 2 black and 1 blue."""
    names: list[Message | Mention | str] = []
    for colour in range(3):
        count = count_of(handful, colour)
        if count:
            names.append(Message(f"souls-dice-{COLOURS[colour]}", count=count))
    if not names:
        names.append(Message("souls-dice-none"))
    return Listing(names)


def reach(number: int) -> Message:
    if number == INFINITE:
        return Message("souls-range-infinite")
    return Message("souls-range", range=max(0, number))


def action(one: Action) -> Message:
    """What one line of a card does: its dice and icons, or what is written there."""
    if one.kind != STRIKE:
        return Message(one.text) if one.text else Message("souls-icons", icons=icons(one))
    key = "souls-action-dice"
    if one.mod:
        key = "souls-action-plus" if one.mod > 0 else "souls-action-minus"
    rolled = Message(key, dice=dice(one.dice), mod=abs(one.mod))
    drawn = icons(one)
    return Message("souls-action-icons", rolled=rolled, icons=drawn) if drawn.items else rolled


def icons(one: Action) -> Listing:
    """The icons of a line, in words."""
    names: list[Message | Mention | str] = []
    if one.shift:
        names.append(Message("souls-icon-shift", nodes=one.shift))
    if one.before:
        names.append(Message("souls-icon-shift-before", nodes=one.before))
    if one.magic:
        names.append(Message("souls-icon-magic"))
    if one.node:
        names.append(Message("souls-icon-node"))
    if one.repeat > 1:
        names.append(Message("souls-icon-repeat", times=one.repeat))
    if one.shaft:
        names.append(Message("souls-icon-shaft"))
    if one.push:
        names.append(Message("souls-icon-push", nodes=one.push))
    names.extend(condition(number) for number in members(one.conditions))
    if one.after:
        names.append(Message("souls-icon-shift-after", nodes=one.after))
    return Listing(names)


def level(number: int) -> Message:
    return Message("souls-level", level=number)
