"""What the box holds: no card, model or token is on the table more often than there are of it."""

from __future__ import annotations

from bossrush.engine.deck import Deck
from bossrush.games.souls.cards.tables import Tables
from bossrush.games.souls.cards.terms import KNOWN_TRAP
from bossrush.games.souls.table.owned_cards import card_of, upgrades_of
from bossrush.games.souls.table.state import Dungeon


def copies(tables: Tables) -> list[int]:
    """How many of each item there are: starting equipment, class treasure, and all the others."""
    counts = [0] * len(tables.items)
    for card in (*tables.common, *tables.legendary):
        counts[card] += 1
    for character in tables.characters:
        for card in (*character.starting, *character.treasures, *character.transposed):
            counts[card] += 1
    for boss in tables.bosses:
        for card in boss.treasures:
            counts[card] += 1
    return counts


def missing(s: Dungeon) -> list[str]:
    """What is there more often than it can be, each with the field it is about."""
    faults: list[str] = []
    whole = copies(s.tables)
    owned = [*s.inventory, *s.drawn]
    for character in s.party:
        owned += [card for card in (character.armour, *character.weapons()) if card >= 0]
    used = [0] * len(whole)
    for held in owned:
        used[card_of(held)] += 1
        for upgrade in upgrades_of(held):
            used[upgrade] += 1
    for card in known(s.treasure):
        used[card] += 1
    embers = sum(1 for character in s.party if character.ember)
    in_box = 0
    for card, item in enumerate(s.tables.items):
        if used[card] > whole[card]:
            found = f"{used[card]} of {item.id} of {whole[card]}"
            faults.append(f"party, inventory, drawn, treasure: {found}")
        if item.ember:
            embers += used[card]
            in_box += whole[card]
    if embers > in_box:
        faults.append(f"party, treasure: more Embers than the {in_box} there are")
    faults.extend(tokens_missing(s))
    laid = [tile.card for tile in s.tiles if tile.card >= 0]
    if len(set(laid)) < len(laid):
        faults.append("tiles: an encounter card is there twice")
    tiles = known(s.tile_deck)
    if len(set(tiles)) < len(tiles):
        faults.append("tile_deck: a tile is in it twice")
    if len(set(s.seen)) < len(s.seen):
        faults.append("seen: a card is in it twice")
    return faults


def known(deck: Deck) -> list[int]:
    """The cards that are known to be in a deck; of unseen ones nothing is said."""
    return [card for run in deck.runs for card in run.cards]


def fight_missing(s: Dungeon) -> list[str]:
    """The same for models and behaviour cards, in a fight."""
    faults: list[str] = []
    fight = s.fight
    for number, foe in enumerate(fight.foes):
        model = foe.card()
        alone = fight.boss and all(other is foe or other.node < 0 for other in fight.foes)
        most = model.health + (model.gains if alone else 0)
        if foe.health > most:
            faults.append(f"fight.foes[{number}].health: {foe.health}, and {model.id} has {most}")
        if fight.boss and foe.kind != s.boss_card().foes[number]:
            faults.append(f"fight.foes[{number}].kind: expected a model of {s.boss_card().id}")
    for kind in sorted({foe.kind for foe in fight.foes}):
        count = sum(1 for foe in fight.foes if foe.kind == kind and foe.node >= 0)
        if count > s.tables.foes[kind].models:
            faults.append(
                f"fight.foes: {count} {s.tables.foe_ids[kind]} of {s.tables.foes[kind].models}"
            )
    if not fight.boss:
        return faults
    boss = s.boss_card()
    whole = [*boss.standard, *boss.heat, *(card for own in boss.member_heat for card in own)]
    used = [*fight.discard, *known(fight.deck)]
    for card in sorted({*used, *(card for card in (fight.card, fight.last) if card >= 0)}):
        name = s.tables.behaviour_ids[card]
        if card not in whole:
            faults.append(f"fight.discard, deck, card and last: {name} belongs to another boss")
        elif used.count(card) > whole.count(card):
            faults.append(f"fight.discard, deck: {name} is there {used.count(card)} times")
    return faults


def tokens_missing(s: Dungeon) -> list[str]:
    """Trap tokens that are there more often than they can be."""
    laid = [mark - KNOWN_TRAP for tile in s.tiles for mark in tile.traps if mark >= KNOWN_TRAP]
    used = [*laid, *known(s.trap_deck)]
    return [
        f"tiles, trap_deck: {used.count(number)} of {token.id} of {token.copies}"
        for number, token in enumerate(s.tables.traps)
        if used.count(number) > token.copies
    ]
