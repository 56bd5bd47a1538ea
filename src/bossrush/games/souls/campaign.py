"""Joining and leaving a campaign: a spark each way, on the bonfire tile between encounters."""

from __future__ import annotations

from typing import Any

from bossrush.engine.errors import OptionError
from bossrush.engine.message import Message
from bossrush.engine.setting import Setting
from bossrush.games.souls.choices import free_characters
from bossrush.games.souls.hero import Hero
from bossrush.games.souls.setup import take_character
from bossrush.games.souls.state import Dungeon
from bossrush.games.souls.stocking import newcomer_deck
from bossrush.games.souls.terms import BONFIRE, EXPLORE, NOTHING, STANDARD


def _at_home(s: Dungeon) -> bool:
    return s.campaign != STANDARD and s.phase == EXPLORE and s.at == BONFIRE


def may_join(s: Dungeon, options: dict[str, Any]) -> bool:
    """A new player costs a spark, and leads a character that nobody leads."""
    if not _at_home(s) or s.sparks == 0 or len(s.party) == 4:
        return False
    return "character" not in options or options["character"] in free_ids(s)


def free_ids(s: Dungeon) -> list[str]:
    return [s.t.character_ids[number] for number in free_characters(s)]


class Character(Setting):
    """Whom a new player leads."""

    def __init__(self, s: Dungeon) -> None:
        free = free_ids(s)
        super().__init__("character", free[0], tuple(free))
        named = zip(s.t.character_ids, s.t.characters, strict=True)
        self.names = {key: card.name for key, card in named if key in free}

    def value_label(self, game: str, value: Any) -> Message:
        return Message(self.names[value])


def joining(s: Dungeon) -> list[Setting]:
    return [Character(s)] if may_join(s, {}) else []


def join(s: Dungeon, options: dict[str, Any]) -> None:
    """Seat a new player with the character named, or the first that is free."""
    free = free_ids(s)
    wanted = options.get("character", free[0])
    if wanted not in free or set(options) - {"character"}:
        raise OptionError(f"to join, choose a character: {', '.join(free)}")
    hero = Hero()
    hero.t = s.t
    hero.seat = s.seats
    s.party.append(hero)
    s.seats += 1
    take_character(s, len(s.party) - 1, s.t.character_ids.index(wanted))
    newcomer_deck(s)
    s.sparks = min(s.sparks - 1, s.max_sparks())


def hero_of(s: Dungeon, seat: int) -> int:
    """The character a seat leads; -1 once it has left."""
    for number, one in enumerate(s.party):
        if one.seat == seat:
            return number
    return NOTHING


def may_leave(s: Dungeon, seat: int) -> bool:
    return _at_home(s) and len(s.party) > 1 and hero_of(s, seat) >= 0


def leave(s: Dungeon, seat: int) -> None:
    """A player leaves: the equipment stays in the inventory, and a spark comes back."""
    number = hero_of(s, seat)
    one = s.party.pop(number)
    if one.armour >= 0:
        s.inventory.append(one.armour)
    s.inventory.extend(one.weapons())
    s.sparks = min(s.sparks + 1, s.max_sparks())
    s.chooser = 0
    if s.first > number:
        s.first -= 1
    elif s.first == len(s.party):
        s.first = 0
