"""What must always be true of an escape: components conserved, one pawn a cell, limits kept."""

from __future__ import annotations

from collections.abc import Iterator

from bossrush.games.arkalion.cards.tables import Potion
from bossrush.games.arkalion.cards.terms import (
    ACT,
    ACTIONS,
    APPEARANCE,
    ARMOUR,
    ARMOUR_HP,
    ARMOUR_TURN,
    BEGIN_TURN,
    BOARD_SHIP,
    EMPTY,
    ENEMIES,
    ENEMIES_PHASE,
    FEWEST,
    GAP,
    GONE,
    HERO,
    LEGIONNAIRE,
    MOST,
    NO_CELL,
    PRESENT,
    QUICK_HANDS,
    READY,
    SHIELD_WALL,
    TRADING,
    TURNS,
    is_enemy,
)
from bossrush.games.arkalion.table import board
from bossrush.games.arkalion.table.airship import CREW_OF, ZONES
from bossrush.games.arkalion.table.escape import Escape
from bossrush.games.arkalion.table.hero import Hero


def problems(s: Escape) -> list[str]:
    """Everything that is wrong with a state; empty for a good one."""
    misshapen = list(_shape(s))
    if misshapen:
        return misshapen
    found = [*_pawns(s), *_armour(s), *_heroes(s), *_cards(s), *_turn(s), *_passing(s)]
    return [*found, *_untouched(s)]


def unfinished(s: Escape) -> list[str]:
    """What is still being carried out, though a phase begins."""
    if s.due or s.struck:
        return ["due, struck: tokens are drawn and heroes hit before the next phase begins"]
    return []


def _shape(s: Escape) -> Iterator[str]:
    """Lists of the right length, numbers that name somebody."""
    players = len(s.heroes)
    if not FEWEST <= players <= MOST:
        yield f"heroes: {players}, and an escape takes {FEWEST} to {MOST}"
    if players < s.seats:
        yield f"heroes: {players}, and {s.seats} players lead at least one each"
    if len(s.entered) != board.COLUMNS or max(s.entered, default=0) > TURNS:
        yield f"entered: expected {board.COLUMNS} turns, one for each column"
    if not s.airship.crews_of(players):
        yield f"crews: there are {players} players, from 0 to {players - 1}"
    cards = len(s.tables.equipment)
    if len(s.gear) != cards or max(s.gear, default=-1) >= players:
        yield f"gear: each card is held by a player from 0 to {players - 1}, or left out"
    if max(s.first, s.starter, s.acting, s.partner, s.roller) >= players:
        yield f"first, starter, acting, partner, roller: players are 0 to {players - 1}"
    if len(s.given) != len(s.tables.items) or len(s.taken) != len(s.given):
        yield "given and taken: expected lists of things that can change hands"
    if max(s.struck, default=0) >= players:
        yield f"struck: players are 0 to {players - 1}"
    if s.seat_phases:
        yield "seat_phases: in an escape nobody goes at a pace of their own"


def _pawns(s: Escape) -> Iterator[str]:
    for cell in range(board.CELLS):
        pawn = s.grid[cell]
        where = board.PLACES[cell]
        if board.FRESH_GROUND[cell] == NO_CELL:
            if pawn != EMPTY:
                yield f"{where} is no cell, and somebody stands there"
            continue
        bare = s.ground[cell] == GAP
        if is_enemy(pawn) and bare and board.row_of(cell) != board.SPAWN_ROW:
            yield f"enemies: one stands over a gap on {where}"
        if pawn >= HERO and (pawn - HERO >= len(s.heroes) or s.heroes[pawn - HERO].at != cell):
            yield f"{where}: a pawn of a hero who is not there"
        if pawn >= HERO and bare:
            yield f"{where}: a hero stands over a gap"
    for kind, name in enumerate(ENEMIES, LEGIONNAIRE):
        count = s.grid.count(kind)
        pawns = s.tables.enemies[kind].pawns
        if count > pawns:
            yield f"enemies: {count} of {name}, and there are {pawns}"
    if max(s.entered) > s.turn:
        yield f"entered: nobody can have come after turn {s.turn}"
    for column in range(board.COLUMNS):
        if is_enemy(s.grid[board.GREENS[column]]) != (s.entered[column] > 0):
            yield f"entered: {board.PLACES[board.GREENS[column]]} and its turn do not agree"


def _armour(s: Escape) -> Iterator[str]:
    covered = len(board.BLOCK[s.armour_at]) if 0 <= s.armour_at < board.CELLS else 0
    if s.grid.count(ARMOUR) != covered:
        yield "armour_at: the Armour does not stand where it is said to"
    if s.armour_at >= 0 and s.armour_hp == 0:
        yield "armour_hp: an Armour without HP is no longer on the board"
    if s.armour_at >= 0 and s.turn < ARMOUR_TURN:
        yield f"armour_at: the Armour comes in turn {ARMOUR_TURN}"
    if s.armour_at < 0 and s.turn >= ARMOUR_TURN and s.ended < 0:
        yield f"armour_at: the Armour is on the board from turn {ARMOUR_TURN} on"
    if s.armour_at < 0 and s.armour_hp == 0 and s.ended < 0:
        yield "armour_hp: when the Armour falls the game is over"
    if s.armour_at < 0 and 0 < s.armour_hp < ARMOUR_HP:
        yield "armour_hp: the Armour has been hit, and is not on the board"
    arrived = s.armour_at >= 0 and board.row_of(s.armour_at) == 0
    if s.armour_entered > s.turn or (s.armour_entered > 0) != arrived:
        yield "armour_entered: expected the turn in which it came to row 0, if it did"


def _heroes(s: Escape) -> Iterator[str]:
    sheets = [hero.sheet for hero in s.heroes if hero.sheet >= 0]
    if len(set(sheets)) != len(sheets):
        yield "heroes: a sheet lies before two players"
    for sheet in sheets:
        if s.is_boxed(sheet):
            yield f"boxed: {s.tables.sheet_ids[sheet]} lies before a player"
    for player, hero in enumerate(s.heroes):
        where = f"heroes[{player}]"
        for problem in _hero(s, hero):
            yield where + problem
        if 0 <= hero.at < board.FIRST_ZONE and s.grid[hero.at] != HERO + player:
            yield f"{where}.at: no pawn of this hero is on {board.PLACES[hero.at]}"
    if any(player >= 0 and s.heroes[player].presence == GONE for player in s.gear):
        yield "gear: what a hero carried who is gone for good has been put back"
    if any(hero.presence == GONE for hero in s.heroes) and s.unused():
        yield "boxed: a hero is gone for good only once every other sheet is used"
    if not s.in_setup() and s.ended < 0 and not any(hero.at >= 0 for hero in s.heroes):
        yield "heroes: with none on the board the game is over"


def _hero(s: Escape, hero: Hero) -> Iterator[str]:
    whole = hero.character().hp if hero.sheet >= 0 else 0
    if hero.hp > whole:
        yield f".hp: {hero.hp}, and the sheet has {whole}"
    if hero.shield and (hero.sheet < 0 or not hero.has_ability(SHIELD_WALL)):
        yield ".shield: only a shield wall stops damage so"
    if hero.ward:
        most = _brewed(s, [potion.effect.ward for potion in s.tables.potions])
        if hero.ward > most:
            yield f".ward: {hero.ward}, and potions give {most} at most"
    if s.in_setup():
        if s.phase != BOARD_SHIP and hero.at >= 0:
            yield ".at: heroes go aboard once all have been chosen"
        if s.phase == BOARD_SHIP and hero.sheet < 0:
            yield ".sheet: everybody has chosen by now"
        if hero.hp < whole:
            yield ".hp: a hero begins with all HP"
        if hero.presence != PRESENT:
            yield ".presence: nobody can be missing yet"
    elif s.ended < 0:
        if (hero.presence == PRESENT) != (hero.at >= 0 and hero.hp > 0):
            yield ": a hero who is present has a place and HP, and no other"
        if (hero.presence == GONE) != (hero.sheet < 0):
            yield ": only a hero who is gone for good has no sheet"
        if hero.presence == GONE and (hero.has_tokens() or hero.has_potions()):
            yield ": what a hero carried who is gone for good has been put back"


def _cards(s: Escape) -> Iterator[str]:
    for number, resource in enumerate(s.tables.resources):
        count = sum(hero.tokens[number] for hero in s.heroes)
        count += sum(run.cards.count(number) for run in s.bag.runs)
        if number == s.tables.key:
            count += s.airship.open_chests()
        if count != resource.tokens:
            where = f"bag: {count} {resource.id} in it, with heroes and on chests"
            yield f"{where}; there are {resource.tokens}"
    for potion in range(len(s.tables.potions)):
        if s.copies(potion) < 0:
            yield f"heroes: too many copies of {s.tables.potion_ids[potion]}"
    for number, deck in enumerate(s.decks):
        cards = [card for run in deck.runs for card in run.cards]
        cards.extend(s.discards[number])
        if sorted(cards) != s.tables.decks[number]:
            yield f"deck_{number + 1} and its discard: each of its cards exactly once"
    for zone in range(len(ZONES)):
        if s.airship.is_open(zone):
            yield f"opened: {ZONES[zone]} is no chest"
    if s.airship.damaged_count() >= s.tables.parameters.stations_lost and s.ended < 0:
        yield "damaged: so many damaged stations lose the game"


def _turn(s: Escape) -> Iterator[str]:
    if s.in_setup() and s.turn:
        yield "turn: nobody has begun yet"
    if not s.in_setup() and s.phase != BEGIN_TURN and s.turn == 0:
        yield "turn: the clock stands on 1 to 12"
    if s.phase == BEGIN_TURN and s.turn == TURNS:
        yield "turn: there is no turn 13"
    if s.cards_left and s.phase != APPEARANCE:
        yield "cards_left: cards are drawn in the appearance step"
    if s.phase == APPEARANCE and s.cards_left == 0:
        yield "cards_left: an appearance step draws a card at least"
    if s.phase in (APPEARANCE, READY, ACT, TRADING) and s.first != s.starter:
        yield "first, starter: the token passes on when all have acted"
    if s.phase == ENEMIES_PHASE and s.first != (s.starter + 1) % len(s.heroes):
        yield "first: the token has passed on before the enemies act"
    if s.hero_acts() and s.ended < 0 and s.heroes[s.player()].at < 0:
        yield "acting: only a hero on the board acts"
    if not s.hero_acts() and (s.actions or s.steps or s.sight):
        yield "actions, steps, sight: they belong to a hero who acts"
    if not s.hero_acts() and (s.ability_used or s.reroll or s.manning >= 0):
        yield "ability_used, reroll, manning: they belong to a hero who acts"
    yield from _manned(s)
    effects = [potion.effect for potion in s.tables.potions]
    paid = s.tables.parameters.mechanic_cost if s.manning >= 0 else 0
    for name, given, usual, more in (
        ("actions", s.actions, ACTIONS - paid, [effect.actions for effect in effects]),
        ("sight", s.sight, 0, [effect.range for effect in effects]),
        ("steps", s.steps, 0, [effect.steps for effect in effects]),
    ):
        if given > usual and given > usual + _brewed(s, more):
            most = usual + _brewed(s, more)
            yield f"{name}: {given}, and a turn with all its potions gives {most}"
    for zone, crew in enumerate(CREW_OF):
        if crew == 0 and (s.airship.has_fired(zone) or s.manning == zone):
            yield f"fired, manning: there is no gun in {ZONES[zone]}"


def _manned(s: Escape) -> Iterator[str]:
    """A Mechanic stands in for the crew of a gun until his turn ends, wherever he goes."""
    if not s.hero_acts() or s.manning < 0:
        return
    if not _has_quick_hands(s):
        yield "manning: only a Mechanic stands in for the crew of a gun"
    if CREW_OF[s.manning] > 0 and not s.airship.intact(s.manning):
        yield f"manning: {ZONES[s.manning]} is damaged, and nobody could have manned it"
    if s.airship.in_crew(s.player(), s.manning):
        yield f"manning: who belongs to the crew of {ZONES[s.manning]} need not stand in for it"


def _has_quick_hands(s: Escape) -> bool:
    """Whether the hero who acts is one who can stand in for a crew."""
    hero = s.heroes[s.player()]
    return hero.sheet >= 0 and hero.has_ability(QUICK_HANDS)


def _untouched(s: Escape) -> Iterator[str]:
    """Before the first turn nothing has been rolled, hit or opened."""
    if s.turn:
        return
    ship = s.airship
    if ship.damaged or ship.opened or ship.fired:
        yield "damaged, opened, fired: before the first turn the airship is as it was set up"
    if s.in_setup() and max(ship.crews):
        yield "crews: they are recorded once all are aboard"
    if s.rolled or s.roller >= 0 or s.need:
        yield "rolled, roller, need: before the first turn nobody has rolled"
    if s.boxed:
        yield "boxed: before the first turn no hero has died"


def _brewed(s: Escape, effects: list[int]) -> int:
    """What potions give in one turn: every copy, and as many more as there are tokens to brew."""
    most = 0
    for potion, effect in zip(s.tables.potions, effects, strict=True):
        if effect == 0:
            continue
        most += effect * (potion.copies + _could_be_brewed(s, potion))
    return most


def _could_be_brewed(s: Escape, potion: Potion) -> int:
    """How often all the tokens of the box pay its recipe."""
    tokens = [resource.tokens for resource in s.tables.resources]
    return min((tokens[n] // need for n, need in enumerate(potion.recipe) if need), default=0)


def _passing(s: Escape) -> Iterator[str]:
    """What only lasts while something is being carried out."""
    if s.phase == TRADING:
        if s.partner < 0 or s.partner == s.player() or s.heroes[s.partner].at < 0:
            yield "partner: a trade needs another hero on the board"
    elif s.partner >= 0 or any(s.given) or any(s.taken):
        yield "partner, given, taken: they belong to a trade"
    if s.phase != ENEMIES_PHASE and s.march:
        yield "march: enemies act in their own phase"
    if max(s.rolled, default=1) > len(s.tables.d6.faces):
        yield "rolled: a die has six faces"
