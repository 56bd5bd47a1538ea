"""Names and labels: how the rules speak of heroes, enemies, places, weapons and tokens."""

from __future__ import annotations

from typing import Final

from bossrush.engine.message import Listing, Mention, Message
from bossrush.games.arkalion.cards.tables import CharacterSheet
from bossrush.games.arkalion.cards.terms import THE_ARMOUR, is_enemy
from bossrush.games.arkalion.table.airship import STATIONS, ZONE_OF
from bossrush.games.arkalion.table.board import CELLS, FIRST_ZONE, PLACES
from bossrush.games.arkalion.table.escape import Escape

_NO_SHEET: Final = CharacterSheet()


def _sheet(s: Escape, player: int) -> CharacterSheet:
    sheet = s.heroes[player].sheet
    return s.tables.sheets[sheet] if sheet >= 0 else _NO_SHEET


def _hero(player: int, key: str) -> Mention:
    """A hero in one of the forms that the sheet has; without a sheet, the number."""
    called = Message(key) if key else Message("arkalion-player", number=player + 1)
    return Mention(f"hero-{player}", called)


def name(s: Escape, player: int) -> Mention:
    """A hero as a label."""
    return _hero(player, _sheet(s, player).name)


def subject(s: Escape, player: int) -> Mention:
    """A hero at the beginning of a sentence."""
    return _hero(player, _sheet(s, player).subject)


def object_(s: Escape, player: int) -> Mention:
    """A hero within a sentence."""
    return _hero(player, _sheet(s, player).object)


def to(s: Escape, player: int) -> Mention:
    """A hero who is given something."""
    return _hero(player, _sheet(s, player).to)


def once(s: Escape, player: int, sheet: int) -> Mention:
    """A hero whose sheet the player no longer has, at the beginning of a sentence."""
    return _hero(player, s.tables.sheets[sheet].subject)


def several(s: Escape, players: list[int]) -> Listing:
    """Heroes in a row, within a sentence."""
    return Listing([object_(s, player) for player in players])


def gender(s: Escape, player: int) -> str:
    """For languages whose words agree with the hero."""
    return _sheet(s, player).gender


def enemy(s: Escape, kind: int) -> Message:
    return Message(s.tables.enemies[kind].name)


def cell(number: int) -> Mention:
    return Mention(PLACES[number], PLACES[number])


def place(s: Escape, number: int) -> Mention:
    """A place as a label."""
    if number < FIRST_ZONE:
        return cell(number)
    return Mention(PLACES[number], Message(s.tables.zones[number - FIRST_ZONE].name))


def at(s: Escape, number: int) -> Message:
    """Where somebody is: on D4, in the laboratory."""
    if 0 <= number < CELLS:
        return Message("arkalion-on-cell", cell=cell(number))
    return Message(s.tables.zones[number - FIRST_ZONE].at)


def station(s: Escape, number: int) -> Mention:
    """A station within a sentence."""
    zone = s.tables.zones[ZONE_OF[number]]
    key = zone.station if number < len(s.tables.zones) else zone.chest
    return Mention(f"station-{STATIONS[number]}", Message(key))


def target(s: Escape, aimed: int) -> Message:
    """What a shot is aimed at."""
    if aimed == THE_ARMOUR:
        return Message("arkalion-the-armour")
    kind = s.grid[aimed]
    if not is_enemy(kind):
        return Message("arkalion-on-cell", cell=cell(aimed))
    return Message("arkalion-enemy-at", enemy=enemy(s, kind), cell=cell(aimed))


def weapon(s: Escape, player: int, number: int) -> Message:
    return Message(s.weapon(player, number).name)


def token(s: Escape, resource: int) -> Message:
    return Message(s.tables.resources[resource].name)


def tokens(s: Escape, counts: list[int]) -> Listing:
    """Tokens by kind: 2 Leaves, Key."""
    return Listing(_counted(s, counts))


def item(s: Escape, number: int) -> Message:
    """The name of something that can change hands."""
    return Message(s.tables.items[number].name)


def items(s: Escape, counts: list[int]) -> Listing:
    """What changes hands; never an empty list of words."""
    return Listing(_counted(s, counts) or [Message("arkalion-nothing")])


def _counted(s: Escape, counts: list[int]) -> list[Message | Mention | str]:
    """So many of each thing that can change hands, tokens first; what there is none of unsaid."""
    pieces: list[Message | Mention | str] = []
    for number, count in enumerate(counts):
        if count == 1:
            pieces.append(item(s, number))
        elif count > 1:
            pieces.append(Message("arkalion-several", count=count, what=item(s, number)))
    return pieces
