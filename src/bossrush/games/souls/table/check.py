"""What must hold in every state of the game."""

from __future__ import annotations

from typing import Final

from bossrush.engine.sets import members
from bossrush.games.souls.cards.dice import colour_of, face_of
from bossrush.games.souls.cards.terms import ARMOUR, HIDDEN_TRAP, MOST_WEAPONS, STANDARD, STATS
from bossrush.games.souls.table import check_models, phases
from bossrush.games.souls.table.check_box import fight_missing, missing
from bossrush.games.souls.table.hero import Hero
from bossrush.games.souls.table.owned_cards import side_by_side, upgrades_of
from bossrush.games.souls.table.state import NO_TILE, Dungeon

MOST_TIER: Final = 3
"""Without a campaign."""


def problems(s: Dungeon) -> list[str]:
    """Everything that is wrong with a state."""
    faults: list[str] = []
    seats = [character.seat for character in s.party]
    if not seats or len(seats) > min(s.seats, 4) or max(seats) >= s.seats:
        return [f"party: expected at most {min(s.seats, 4)} characters, each of another seat"]
    if len(set(seats)) < len(seats):
        return ["party: expected each character to be of another seat"]
    if s.seat_phases:
        faults.append("seat_phases: in a dungeon nobody goes at a pace of their own")
    _party(s, faults)
    _dungeon(s, faults)
    faults.extend(missing(s))
    if not faults and s.phase > phases.TURN_ENCOUNTER:
        _fight(s, faults)
    return faults


def _party(s: Dungeon, faults: list[str]) -> None:
    # Characters are chosen one player after the other; afterwards everybody has one.
    chosen = len(s.party)
    if s.phase == phases.CHOOSE_CHARACTER:
        chosen = s.chooser
    elif s.phase == phases.CHOOSE_HANDS:
        chosen = s.chooser + 1
    taken: list[int] = []
    for number, character in enumerate(s.party):
        where = f"party[{number}]"
        if character.character < 0:
            if number < chosen:
                faults.append(f"{where}.character: nobody has chosen it")
            continue
        if character.character in taken:
            faults.append(f"{where}.character: somebody else leads it")
        taken.append(character.character)
        faults.extend(f"{where}.{fault}" for fault in _board(s, character))
    if s.sparks > s.max_sparks():
        faults.append(f"sparks: a party of {len(s.party)} has at most {s.max_sparks()}")
    if s.chooser >= len(s.party) and s.chooser >= max(1, len(s.fight.foes)):
        faults.append("chooser: there is nobody with this number")
    if s.first >= len(s.party):
        faults.append("first: there is nobody with this number")
    for held in (*s.inventory, *s.drawn):
        if len(upgrades_of(held)) > s.item(held).upgrades:
            faults.append(f"inventory: {s.item(held).id} has no room for its upgrades")
    if s.phase == phases.SHARE_TREASURE and s.drawn and s.owed:
        faults.append("owed: cards are drawn before they are given out")


def _board(s: Dungeon, character: Hero) -> list[str]:
    """What is wrong with the equipment of a character."""
    faults: list[str] = []
    if character.armour >= 0 and s.item(character.armour).slot != ARMOUR:
        faults.append(f"armour: {s.item(character.armour).id} is no armour")
    weapons = character.weapons()
    if len(weapons) > MOST_WEAPONS:
        faults.append(f"backup: at most {MOST_WEAPONS} hand cards can be carried")
    for held in weapons:
        if not s.item(held).hand:
            faults.append(f"left, right and backup: {s.item(held).id} is no hand card")
    if not side_by_side(s.tables, character.left, character.right):
        faults.append("left and right: a two-handed card needs both hands")
    for held in (character.armour, *weapons):
        if held < 0:
            continue
        if len(upgrades_of(held)) > s.item(held).upgrades:
            faults.append(f"{s.item(held).id} has no room for its upgrades")
        for stat, need in character.lacks(held):
            faults.append(f"{s.item(held).id} needs {STATS[stat]} {need}")
    if s.campaign == STANDARD and max(character.tiers) > MOST_TIER:
        faults.append("tiers: Tier 4 is for campaigns")
    return faults


def _dungeon(s: Dungeon, faults: list[str]) -> None:
    cells = [(0, 0)]
    numbers: list[int] = []
    for number, tile in enumerate(s.tiles):
        where = f"tiles[{number}]"
        if (tile.x, tile.y) in cells:
            faults.append(f"{where}: another tile lies there")
        cells.append((tile.x, tile.y))
        if tile.face_card().tile in numbers:
            faults.append(f"{where}.face: the other side of this tile lies there already")
        numbers.append(tile.face_card().tile)
        if tile.up and tile.card < 0:
            faults.append(f"{where}.up: no card lies there yet")
        if tile.traps and len(tile.traps) != len(tile.board().ids):
            faults.append(f"{where}.traps: expected one entry for each node")
        if tile.card >= 0 and tile.level != tile.encounter().level:
            faults.append(f"{where}.level: its card is of another level")
    early = (phases.CHOOSE_CHARACTER, phases.CHOOSE_HANDS, phases.CHOOSE_BOSS)
    there = len(s.tiles)
    if s.phase not in early and max(s.at, s.came_from, s.fog_tile) >= there:
        faults.append("at, came_from and fog_tile: there is no such tile")
    if s.lost_at >= len(s.tiles) or (s.lost_souls > 0) != (s.lost_at != NO_TILE):
        faults.append("lost_souls and lost_at: souls lie on a tile, or none do")
    if not faults:
        faults.extend(check_models.misplaced_traps(s))
    if s.phase == phases.PLACE_TILE and s.dealt < 0:
        faults.append("dealt: there is no tile to place")
    if s.phase not in early and s.boss < 0 and not s.practice:
        faults.append("boss: none has been chosen")
    exploring = phases.PLACE_TILE < s.phase < phases.TURN_ENCOUNTER
    if exploring and not (s.tiles and s.levels):
        faults.append("tiles: none have been laid")
    if phases.DEAL_TILE <= s.phase < phases.TURN_ENCOUNTER and len(s.levels) != 3:
        faults.append("levels: expected a deck of encounters for each level")
    if s.phase > phases.PLACE_TILE and not s.practice:
        _decks(s, faults)
    if s.phase > phases.PLACE_FOG and not s.practice and (s.fog_tile < 0 or s.fog_side < 0):
        faults.append("fog_tile: the fog gate stands nowhere")
    if s.campaign == STANDARD and s.section > 1:
        faults.append("section: a game has two halves, 0 and 1")
    elif s.campaign != STANDARD and s.section >= len(s.tables.campaigns[s.campaign].sections):
        faults.append("section: the campaign has no such section")
    elif s.boss >= 0 and not s.practice:
        faults.extend(_boss(s))


def _boss(s: Dungeon) -> list[str]:
    """Whether the boss is one of this half of the game, or the one of this section."""
    boss = s.boss_card()
    if s.campaign == STANDARD:
        if boss.main != (s.section > 0):
            half = "second half ends with a main" if s.section else "first half ends with a mini"
            return [f"boss: the {half} boss, and {boss.id} is none"]
        return []
    bosses = s.tables.campaigns[s.campaign].sections[s.section].bosses
    if s.stage >= len(bosses) or bosses[s.stage] != s.boss:
        there = ", ".join(s.tables.boss_ids[number] for number in bosses)
        return [f"boss, stage: this section is that of {there}, one after another"]
    return []


def _decks(s: Dungeon, faults: list[str]) -> None:
    """Whatever will be turned over must be there."""
    for level, deck in enumerate(s.levels, 1):
        if deck.size() < sum(1 for tile in s.tiles if tile.card < 0 and tile.level == level):
            faults.append(f"levels[{level - 1}]: there are too few cards for the tiles that wait")
    if s.trap_deck.size() < sum(tile.traps.count(HIDDEN_TRAP) for tile in s.tiles):
        faults.append("trap_deck: there are too few tokens for the traps that lie hidden")


def _fight(s: Dungeon, faults: list[str]) -> None:
    fight = s.fight
    if fight.hall and not fight.boss:
        faults.append("fight.hall: only a boss is fought there")
    if fight.boss and (s.boss < 0 or len(fight.foes) != len(s.boss_card().foes)):
        faults.append("fight.foes: expected the models of the boss")
        return
    if not fight.boss and (s.at < 0 or s.tiles[s.at].card < 0):
        faults.append("at: an encounter needs a tile with a card")
        return
    if fight.boss and fight.hall != s.boss_card().main:
        faults.append("fight.hall: a main boss is fought in both rooms, a mini boss in one")
        return
    if s.door < 0:
        faults.append("door: by which one did the party come in?")
    board = s.board()
    for number, foe in enumerate(fight.foes):
        if foe.node >= len(board.ids):
            faults.append(f"fight.foes[{number}].node: there is no such node")
        if (foe.node >= 0) != (foe.health > 0):
            faults.append(f"fight.foes[{number}]: a foe that stands has health")
        if foe.facing < 0 and foe.card().boss:
            faults.append(f"fight.foes[{number}].facing: a boss looks somewhere")
        if foe.card().boss != fight.boss:
            faults.append(f"fight.foes[{number}].kind: bosses and enemies do not mix")
    faults.extend(fight_missing(s))
    _named(s, faults)
    if faults:
        return
    standing = check_models.everybody_stands(s)
    for number, character in enumerate(s.party):
        if standing and not 0 <= character.node < len(board.ids):
            faults.append(f"party[{number}].node: everybody stands on a node")
        elif character.node >= 0 and s.is_blocked(character.node):
            faults.append(f"party[{number}].node: something blocks it")
        elif standing and character.free() <= 0 and s.phase != phases.DEFEATED:
            faults.append(f"party[{number}]: a full bar kills")
    if s.phase >= phases.FOES_BEGIN and s.phase <= phases.HERO_ENDS:
        if not 0 <= fight.aggro < len(s.party):
            faults.append("fight.aggro: somebody has the Aggro token")
        if not s.standing():
            faults.append("fight.foes: nobody is left to fight")
    if s.phase in (phases.FOE_ICON, phases.DEFEND, phases.FOE_END):
        _acting(s, faults)
    if s.phase in (phases.HERO_ACTS, phases.HERO_ENDS) and not 0 <= fight.hero < len(s.party):
        faults.append("fight.hero: whose activation is it?")
    if standing:
        faults.extend(check_models.misplaced(s))
    if fight.boss and s.phase >= phases.FOES_BEGIN and not faults:
        faults.extend(check_models.wrong_boss(s))
    if s.phase == phases.WON and s.standing():
        faults.append("fight.foes: somebody still stands")
    if fight.boss and len(fight.weak) != 2:
        faults.append("fight.weak: expected one for each boss")


def _named(s: Dungeon, faults: list[str]) -> None:
    """Everybody whom the fight speaks of is there, and every die that lies in the tray."""
    fight = s.fight
    party = len(s.party)
    for name, number in (("prey", fight.prey), ("roller", fight.roller), ("hero", fight.hero)):
        if number >= party:
            faults.append(f"fight.{name}: there is nobody with this number")
    for name, number in (("acting", fight.acting), ("aim", fight.aim)):
        if number >= len(fight.foes):
            faults.append(f"fight.{name}: there is no foe with this number")
    if any(number >= party for number in members(fight.targets)):
        faults.append("fight.targets: there is nobody with this number")
    for die in fight.tray:
        colour, face = colour_of(die), face_of(die)
        if colour >= len(s.tables.dice) or face >= len(s.tables.dice[colour].faces):
            faults.append("fight.tray: there is no such die, or no such face on it")
            break
    for number, character in enumerate(s.party):
        if character.place >= 0 and s.boss_on(character.node) < 0:
            faults.append(f"party[{number}].place: no boss shares this node")


def _acting(s: Dungeon, faults: list[str]) -> None:
    fight = s.fight
    if not 0 <= fight.acting < len(fight.foes):
        faults.append("fight.acting: which foe acts?")
        return
    if fight.boss and fight.card < 0 and fight.foes[fight.acting].node >= 0:
        faults.append("fight.card: a boss that acts has a behaviour card")
        return
    if fight.foes[fight.acting].node < 0:
        return
    if fight.boss and s.tables.behaviours[fight.card].boss != s.boss:
        faults.append("fight.card: it belongs to another boss")
        return
    if fight.icon >= len(s.behaviour().icons):
        faults.append("fight.icon: the behaviour has no such icon")
        return
    if s.phase == phases.DEFEND:
        if not s.icon().attack:
            faults.append("fight.icon: it is no attack")
