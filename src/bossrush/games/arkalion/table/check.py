"""What must always be true of an escape: components conserved, one pawn a cell, limits kept."""

from __future__ import annotations

from bossrush.games.arkalion.table.airship import CREW_OF, ZONES
from bossrush.games.arkalion.table.board import (
    BLOCK,
    CELLS,
    COLUMNS,
    FIRST_ZONE,
    FRESH_GROUND,
    GREENS,
    PLACES,
    ROWS,
    SPAWN_ROW,
)
from bossrush.games.arkalion.table.escape import Escape
from bossrush.games.arkalion.table.terms import (
    ACT,
    ACTIONS,
    APPEARANCE,
    ARMOUR,
    ARMOUR_HP,
    ARMOUR_TURN,
    BEGIN_TURN,
    BOARD_SHIP,
    CHOOSE,
    EMPTY,
    ENEMIES,
    ENEMIES_PHASE,
    GAP,
    GONE,
    GRENADIER,
    HERO,
    LEGIONNAIRE,
    NO_CELL,
    PRESENT,
    READY,
    RETURNS,
    SHEETS,
    SHIELD_WALL,
    SKIPS,
    TRADING,
    TURNS,
    is_enemy,
)


def problems(s: Escape) -> list[str]:
    """Everything that is wrong with a state; empty for a good one."""
    found: list[str] = []
    _shape(s, found)
    if found:
        return found
    _pawns(s, found)
    _heroes(s, found)
    _cards(s, found)
    _turn(s, found)
    _passing(s, found)
    return found


def _shape(s: Escape, found: list[str]) -> None:
    """Lists of the right length, numbers that name somebody."""
    players = len(s.heroes)
    if not 4 <= players <= SHEETS:
        found.append(f"heroes: {players}, and an escape takes 4 to 6")
    if len(s.entered) != COLUMNS or max(s.entered, default=0) > TURNS:
        found.append(f"entered: expected {COLUMNS} turns, one for each column")
    if len(s.airship.crews) != len(ZONES) or max(s.airship.crews, default=0) >= 1 << players:
        found.append(f"crews: expected {len(ZONES)} masks of players, one for each zone")
    cards = len(s.tables.equipment)
    if len(s.gear) != cards or max(s.gear, default=-1) >= players:
        found.append(f"gear: expected {cards} holders, each a player or -1")
    if max(s.first, s.starter, s.acting, s.partner, s.roller) >= players:
        found.append(f"first, starter, acting, partner, roller: players are 0 to {players - 1}")
    items = len(s.item_ids())
    if len(s.given) != items or len(s.taken) != items:
        found.append("given and taken: expected lists of things that can change hands")
    if max(s.struck, default=0) >= players:
        found.append(f"struck: players are 0 to {players - 1}")
    if s.seat_phases:
        found.append("seat_phases: in an escape nobody goes at a pace of their own")


def _pawns(s: Escape, found: list[str]) -> None:
    counts = [0] * HERO
    for cell in range(CELLS):
        pawn = s.grid[cell]
        if FRESH_GROUND[cell] == NO_CELL:
            if pawn != EMPTY:
                found.append(f"{PLACES[cell]} is no cell, and somebody stands there")
            continue
        if EMPTY < pawn < HERO:
            counts[pawn] += 1
        if is_enemy(pawn) and s.ground[cell] == GAP:
            if cell % ROWS != SPAWN_ROW:
                found.append(f"enemies: one stands over a gap on {PLACES[cell]}")
        if pawn >= HERO and (pawn - HERO >= len(s.heroes) or s.heroes[pawn - HERO].at != cell):
            found.append(f"{PLACES[cell]}: a pawn of a hero who is not there")
        if pawn >= HERO and s.ground[cell] == GAP:
            found.append(f"{PLACES[cell]}: a hero stands over a gap")
    for kind in range(LEGIONNAIRE, GRENADIER + 1):
        if counts[kind] > s.tables.enemies[kind].pawns:
            name = ENEMIES[kind - 1]
            found.append(
                f"enemies: {counts[kind]} of {name}, and there are {s.tables.enemies[kind].pawns}"
            )
    covered = len(BLOCK[s.armour_at]) if 0 <= s.armour_at < CELLS else 0
    if counts[ARMOUR] != covered:
        found.append("armour_at: the Armour does not stand where it is said to")
    if s.armour_at >= 0 and s.armour_hp == 0:
        found.append("armour_hp: an Armour without HP is no longer on the board")
    if s.armour_at >= 0 and s.turn < ARMOUR_TURN:
        found.append(f"armour_at: the Armour comes in turn {ARMOUR_TURN}")
    if s.armour_at < 0 and 0 < s.armour_hp < ARMOUR_HP:
        found.append("armour_hp: the Armour has been hit, and is not on the board")
    arrived = s.armour_at >= 0 and s.armour_at % ROWS == 0
    if s.armour_entered > s.turn or (s.armour_entered > 0) != arrived:
        found.append("armour_entered: expected the turn in which it came to row 0, if it did")
    if max(s.entered) > s.turn:
        found.append(f"entered: nobody can have come after turn {s.turn}")
    for column in range(COLUMNS):
        enemy = is_enemy(s.grid[GREENS[column]])
        if enemy != (s.entered[column] > 0):
            found.append(f"entered: {PLACES[GREENS[column]]} and its turn do not agree")


def _heroes(s: Escape, found: list[str]) -> None:
    sheets = [hero.sheet for hero in s.heroes if hero.sheet >= 0]
    if len(set(sheets)) != len(sheets):
        found.append("heroes: a sheet lies before two players")
    for sheet in sheets:
        if s.is_boxed(sheet):
            found.append(f"boxed: {s.tables.sheet_ids[sheet]} lies before a player")
    for player, hero in enumerate(s.heroes):
        where = f"heroes[{player}]"
        whole = s.tables.sheets[hero.sheet].hp if hero.sheet >= 0 else 0
        if hero.hp > whole:
            found.append(f"{where}.hp: {hero.hp}, and the sheet has {whole}")
        if hero.shield and (hero.sheet < 0 or not hero.has_ability(SHIELD_WALL)):
            found.append(f"{where}.shield: only a shield wall stops damage so")
        if hero.ward > (most := potent(s, [potion.effect.ward for potion in s.tables.potions])):
            found.append(f"{where}.ward: {hero.ward}, and potions give {most} at most")
        if 0 <= hero.at < FIRST_ZONE and s.grid[hero.at] != HERO + player:
            found.append(f"{where}.at: no pawn of this hero is on {PLACES[hero.at]}")
        if s.ended < 0 and s.phase not in (CHOOSE, BOARD_SHIP):
            if (hero.presence == PRESENT) != (hero.at >= 0 and hero.hp > 0):
                found.append(f"{where}: a hero who is present has a place and HP, and no other")
            if (hero.presence == GONE) != (hero.sheet < 0):
                found.append(f"{where}: only a hero who is gone for good has no sheet")
        elif s.phase == CHOOSE and hero.at >= 0:
            found.append(f"{where}.at: heroes go aboard once all have been chosen")
        if s.phase == BOARD_SHIP and hero.sheet < 0:
            found.append(f"{where}.sheet: everybody has chosen by now")
        if s.phase == BOARD_SHIP and hero.at >= 0 and hero.hp == 0:
            found.append(f"{where}.hp: a hero begins with all HP")
        if s.phase in (CHOOSE, BOARD_SHIP) and hero.presence != PRESENT:
            found.append(f"{where}.presence: nobody can be missing yet")
    if s.phase not in (CHOOSE, BOARD_SHIP) and s.ended < 0:
        if not any(hero.at >= 0 for hero in s.heroes):
            found.append("heroes: with none on the board the game is over")


def _cards(s: Escape, found: list[str]) -> None:
    for number, resource in enumerate(s.tables.resources):
        count = sum(hero.tokens[number] for hero in s.heroes)
        count += sum(run.cards.count(number) for run in s.bag.runs)
        if number == s.tables.key:
            count += s.airship.open_chests()
        if count != resource.tokens:
            found.append(
                f"bag: {count} {resource.id} in it, with heroes and on chests; "
                f"there are {resource.tokens}"
            )
    for potion in range(len(s.tables.potions)):
        if s.copies(potion) < 0:
            found.append(f"heroes: too many copies of {s.tables.potion_ids[potion]}")
    for number, deck in enumerate(s.decks):
        cards = [card for run in deck.runs for card in run.cards]
        cards.extend(s.discards[number])
        if sorted(cards) != s.tables.deck(number):
            found.append(f"deck_{number + 1} and its discard: each of its cards exactly once")
    for zone in range(len(ZONES)):
        if s.airship.is_open(zone):
            found.append(f"opened: {ZONES[zone]} is no chest")
    if s.airship.damaged_count() >= s.tables.parameters.stations_lost and s.ended < 0:
        found.append("damaged: so many damaged stations lose the game")


def _turn(s: Escape, found: list[str]) -> None:
    early = s.phase in (CHOOSE, BOARD_SHIP)
    if early and s.turn:
        found.append("turn: nobody has begun yet")
    if not early and s.phase != BEGIN_TURN and s.turn == 0:
        found.append("turn: the clock stands on 1 to 12")
    if s.phase == BEGIN_TURN and s.turn == TURNS:
        found.append("turn: there is no turn 13")
    if s.cards_left and s.phase != APPEARANCE:
        found.append("cards_left: cards are drawn in the appearance step")
    hero = s.heroes[s.player()]
    if s.phase in (ACT, TRADING) and s.ended < 0 and hero.at < 0:
        found.append("acting: only a hero on the board acts")
    if s.phase not in (ACT, TRADING) and (s.actions or s.steps or s.sight):
        found.append("actions, steps, sight: they belong to a hero who acts")
    _granted(s, found)
    if s.phase == READY and hero.presence not in (PRESENT, SKIPS, RETURNS, GONE):
        found.append("acting: nobody knows where this hero is")


def _granted(s: Escape, found: list[str]) -> None:
    """Nobody has more actions, Range or steps than a turn and its potions can give."""
    potions = s.tables.potions
    for name, given, basis, effects in (
        ("actions", s.actions, ACTIONS, [potion.effect.actions for potion in potions]),
        ("sight", s.sight, 0, [potion.effect.range for potion in potions]),
        ("steps", s.steps, 0, [potion.effect.steps for potion in potions]),
    ):
        most = basis + potent(s, effects)
        if given > most:
            found.append(f"{name}: {given}, and a turn with all its potions gives {most}")
    for zone, crew in enumerate(CREW_OF):
        if crew == 0 and (s.airship.has_fired(zone) or s.manning == zone):
            found.append(f"fired, manning: there is no gun in {ZONES[zone]}")


def potent(s: Escape, effects: list[int]) -> int:
    """What potions give in one turn: every copy, and as many more as there are tokens to brew."""
    most = 0
    for potion, effect in zip(s.tables.potions, effects, strict=True):
        brewed = [
            s.tables.resources[token].tokens // need
            for token, need in enumerate(potion.recipe)
            if need
        ]
        most += effect * (potion.copies + min(brewed, default=0))
    return most


def _passing(s: Escape, found: list[str]) -> None:
    """What only lasts while something is being carried out."""
    if s.phase == TRADING:
        if s.partner < 0 or s.partner == s.player() or s.heroes[s.partner].at < 0:
            found.append("partner: a trade needs another hero on the board")
    elif s.partner >= 0 or any(s.given) or any(s.taken):
        found.append("partner, given, taken: they belong to a trade")
    if s.phase != ENEMIES_PHASE and s.march:
        found.append("march: enemies act in their own phase")
    if max(s.rolled, default=1) > 6:
        found.append("rolled: a die has six faces")
