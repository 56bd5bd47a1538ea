"""Campaign rules (p. 33): joining and leaving for a spark, dashing through an encounter."""

from __future__ import annotations

from typing import Any

from bossrush.engine.decision import CREW, Decision, Flow
from bossrush.engine.errors import OptionError
from bossrush.engine.message import Message
from bossrush.engine.setting import Setting
from bossrush.games.souls.cards.terms import BONFIRE, HEROES, NOTHING, STANDARD
from bossrush.games.souls.questions import answers
from bossrush.games.souls.questions import asked as questions
from bossrush.games.souls.rules.character_movement import recover
from bossrush.games.souls.rules.encounters import end_fight
from bossrush.games.souls.rules.equipment import meets
from bossrush.games.souls.rules.exploration import enter_by
from bossrush.games.souls.rules.laying_tiles import neighbour
from bossrush.games.souls.rules.setup import free_characters, newcomer_deck, take_character
from bossrush.games.souls.table.hero import Hero
from bossrush.games.souls.table.owned_cards import card_of, side_by_side
from bossrush.games.souls.table.phases import EXPLORE, HERO_BEGINS
from bossrush.games.souls.table.state import Dungeon
from bossrush.games.souls.words import dungeon_log


def _at_home(s: Dungeon) -> bool:
    return s.campaign != STANDARD and s.phase == EXPLORE and s.at == BONFIRE


def may_join(s: Dungeon, options: dict[str, Any]) -> bool:
    """A new player costs a spark, and leads a character that nobody leads."""
    if not _at_home(s) or s.sparks == 0 or len(s.party) == HEROES:
        return False
    return "character" not in options or options["character"] in free_ids(s)


def free_ids(s: Dungeon) -> list[str]:
    return [s.tables.character_ids[number] for number in free_characters(s)]


class Character(Setting):
    """Whom a new player leads."""

    def __init__(self, s: Dungeon) -> None:
        free = free_ids(s)
        super().__init__("character", free[0], tuple(free))
        named = zip(s.tables.character_ids, s.tables.characters, strict=True)
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
    hero.tables = s.tables
    hero.seat = s.seats
    s.party.append(hero)
    s.seats += 1
    take_character(s, len(s.party) - 1, s.tables.character_ids.index(wanted))
    take_back(s, hero)
    newcomer_deck(s)
    s.sparks = min(s.sparks - 1, s.max_sparks())


def take_back(s: Dungeon, hero: Hero) -> None:
    """There is one of each starting card: a class that was here before finds its own again.

    What lies in the inventory is taken from there, upgrades and all, if the stats allow; what
    somebody else carries stays with them.
    """
    found = [found_again(s, hero, card) for card in (hero.armour, *hero.weapons())]
    weapons = [card for card in found[1:] if card >= 0]
    weapons.extend([NOTHING] * (2 - len(weapons)))
    hero.armour = found[0]
    hero.left = weapons[0]
    hero.right = weapons[1] if side_by_side(s.tables, weapons[0], weapons[1]) else NOTHING
    hero.backup = weapons[1 if hero.right != weapons[1] else 2 :]


def found_again(s: Dungeon, hero: Hero, card: int) -> int:
    """A starting card as the party has it, or from the box; nothing where it cannot be had."""
    for place, held in enumerate(s.inventory):
        if card_of(held) == card:
            return s.inventory.pop(place) if meets(hero, held) else NOTHING
    for other in s.party:
        if other is not hero and any(
            card_of(held) == card for held in (other.armour, *other.weapons()) if held >= 0
        ):
            return NOTHING
    return card


def hero_of(s: Dungeon, seat: int) -> int:
    """The character a seat leads; -1 once it has left."""
    for number, character in enumerate(s.party):
        if character.seat == seat:
            return number
    return NOTHING


def may_leave(s: Dungeon, seat: int) -> bool:
    return _at_home(s) and len(s.party) > 1 and hero_of(s, seat) >= 0


def leave(s: Dungeon, seat: int) -> None:
    """A player leaves: the equipment stays in the inventory, and a spark comes back."""
    number = hero_of(s, seat)
    gone = s.party.pop(number)
    if gone.armour >= 0:
        s.inventory.append(gone.armour)
    s.inventory.extend(gone.weapons())
    s.sparks = min(s.sparks + 1, s.max_sparks())
    s.chooser = 0
    if s.first > number:
        s.first -= 1
    elif s.first == len(s.party):
        s.first = 0


def dash_ways(s: Dungeon) -> list[int]:
    """Whether the party may dash through, and to which side of the table."""
    ways = [answers.FIGHT_ON.answer()]
    for side in range(4):
        if neighbour(s, s.at, side) >= BONFIRE:
            ways.append(answers.DASH_TO.answer(side))
    return ways


# -- dashing through ----------------------------------------------------------------------------


def dash(s: Dungeon) -> Flow[None]:
    """In a campaign the party may dash through once the enemies have acted for the first time."""
    answer = yield Decision(s, CREW, questions.DASHING)
    if answers.FIGHT_ON.fits(answer):
        s.phase = HERO_BEGINS
        return
    side = answers.SIDE.of(answer)
    to = neighbour(s, s.at, side)
    if s.journal:
        dungeon_log.dashed(s)
    for character in s.party:
        character.black = 0
    end_fight(s)
    if to == BONFIRE:
        s.at = BONFIRE
        s.phase = EXPLORE
    elif s.tiles[to].up:
        s.came_from = s.at
        s.at = to
        if s.lost_at == to:
            recover(s, NOTHING)
        s.phase = EXPLORE
    else:
        enter_by(s, to, (side + 2) % 4)
