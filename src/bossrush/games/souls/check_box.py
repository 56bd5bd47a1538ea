"""What the box holds: no card, model or token is on the table more often than there are of it."""

from __future__ import annotations

from bossrush.engine.deck import Deck
from bossrush.games.souls.held import card_of, upgrades_of
from bossrush.games.souls.state import Dungeon
from bossrush.games.souls.tables import Tables


def copies(t: Tables) -> list[int]:
    """How many of each item there are: starting equipment, class treasure, and all the others."""
    counts = [0] * len(t.items)
    for card in (*t.common, *t.legendary):
        counts[card] += 1
    for character in t.characters:
        for card in (*character.starting, *character.treasures, *character.transposed):
            counts[card] += 1
    for boss in t.bosses:
        for card in boss.treasures:
            counts[card] += 1
    return counts


def missing(s: Dungeon) -> list[str]:
    """What is there more often than it can be, each with the field it is about."""
    found: list[str] = []
    whole = copies(s.t)
    places = [("inventory, drawn", [*s.inventory, *s.drawn])]
    for number, one in enumerate(s.party):
        held = [card for card in (one.armour, *one.weapons()) if card >= 0]
        places.append((f"party[{number}]", held))
    for name, cards in places:
        used = [card_of(held) for held in cards]
        used += [upgrade for held in cards for upgrade in upgrades_of(held)]
        for card in sorted(set(used)):
            count = used.count(card)
            if count > whole[card]:
                item = s.t.items[card].id
                found.append(f"{name}: {count} of {item}, and there are {whole[card]}")
    laid = [tile.card for tile in s.tiles if tile.card >= 0]
    if len(set(laid)) < len(laid):
        found.append("tiles: an encounter card is there twice")
    tiles = known(s.tile_deck)
    if len(set(tiles)) < len(tiles):
        found.append("tile_deck: a tile is in it twice")
    if len(set(s.seen)) < len(s.seen):
        found.append("seen: a card is in it twice")
    return found


def known(deck: Deck) -> list[int]:
    """The cards that are known to be in a deck; of unseen ones nothing is said."""
    return [card for run in deck.runs for card in run.cards]


def fight_missing(s: Dungeon) -> list[str]:
    """The same for models and behaviour cards, in a fight."""
    found: list[str] = []
    fight = s.fight
    for number, foe in enumerate(fight.foes):
        model = foe.card()
        alone = fight.boss and all(other is foe or other.node < 0 for other in fight.foes)
        most = model.health + (model.gains if alone else 0)
        if foe.health > most:
            found.append(f"fight.foes[{number}].health: {foe.health}, and {model.id} has {most}")
        if fight.boss and foe.kind != s.boss_card().members[number]:
            found.append(f"fight.foes[{number}].kind: expected a model of {s.boss_card().id}")
    for kind in sorted({foe.kind for foe in fight.foes}):
        count = sum(1 for foe in fight.foes if foe.kind == kind and foe.node >= 0)
        if count > s.t.foes[kind].models:
            found.append(f"fight.foes: {count} {s.t.foe_ids[kind]} of {s.t.foes[kind].models}")
    if not fight.boss:
        return found
    boss = s.boss_card()
    whole = [*boss.standard, *boss.heat, *(card for own in boss.member_heat for card in own)]
    used = [*fight.discard, *known(fight.deck)]
    for card in sorted({*used, *(card for card in (fight.card, fight.last) if card >= 0)}):
        name = s.t.behaviour_ids[card]
        if card not in whole:
            found.append(f"fight.discard, deck, card and last: {name} belongs to another boss")
        elif used.count(card) > whole.count(card):
            found.append(f"fight.discard, deck: {name} is there {used.count(card)} times")
    return found
