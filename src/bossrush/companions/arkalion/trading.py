"""Trading and brewing: who needs which token, and what can be spared."""

from __future__ import annotations

from bossrush.games.arkalion.questions.trading import GIVE, TAKE
from bossrush.games.arkalion.table.escape import Escape


def needs(s: Escape, player: int) -> list[int]:
    """How many of each resource a hero still keeps for the weapon on the sheet."""
    sheet = s.heroes[player].character()
    if s.gear[sheet.improved] >= 0:
        return [0] * len(s.tables.resource_ids)
    return s.tables.equipment[sheet.improved].recipe


def spare(s: Escape, player: int, resource: int) -> int:
    """How many tokens of a kind a hero can do without."""
    return max(0, s.heroes[player].tokens[resource] - needs(s, player)[resource])


def lacks(s: Escape, player: int, resource: int) -> int:
    return max(0, needs(s, player)[resource] - s.heroes[player].tokens[resource])


def worth_trading(s: Escape, player: int, other: int) -> bool:
    """Whether anything should change hands between two heroes."""
    return next_piece(s, player, other) >= 0


def next_piece(s: Escape, player: int, other: int) -> int:
    """The next step of a trade that helps: a weapon to its owner, a token to who lacks it; -1."""
    for card in range(len(s.gear)):
        owner = s.tables.equipment[card].sheet
        item = s.tables.equipment_item(card)
        if s.gear[card] == player and s.heroes[other].sheet == owner and not s.given[item]:
            return GIVE.answer(item)
        if s.gear[card] == other and s.heroes[player].sheet == owner and not s.taken[item]:
            return TAKE.answer(item)
    for resource in range(len(s.tables.resource_ids)):
        if lacks(s, player, resource) > s.taken[resource]:
            if spare(s, other, resource) > s.taken[resource]:
                return TAKE.answer(resource)
        if lacks(s, other, resource) > s.given[resource]:
            if spare(s, player, resource) > s.given[resource]:
                return GIVE.answer(resource)
    return -1


def fair(s: Escape, partner: int) -> bool:
    """Whether the one who is asked can do without what is asked for."""
    own = s.heroes[partner].character().improved
    if s.taken[s.tables.equipment_item(own)]:
        return False
    for resource in range(len(s.tables.resource_ids)):
        if s.taken[resource] > spare(s, partner, resource):
            return False
    return True


def to_brew(s: Escape, player: int, potion: int) -> bool:
    """Whether a recipe can be spared and its potion is wanted."""
    card = s.tables.potions[potion]
    for resource, count in enumerate(card.recipe):
        if count > spare(s, player, resource):
            return False
    if s.heroes[player].potions[potion] >= 2:
        return False
    effect = card.effect
    return (
        effect.heal > 0
        or effect.heal_full
        or effect.actions > 0
        or effect.reroll
        or effect.ward > 0
    )
