"""Where models may stand, and how a boss may look: the node limit, arcs, heat-up, weak arcs."""

from __future__ import annotations

from bossrush.games.souls.cards.terms import NO_TRAP, NODE_LIMIT
from bossrush.games.souls.table import phases
from bossrush.games.souls.table.behaviours import misdealt
from bossrush.games.souls.table.state import Dungeon


def everybody_stands(s: Dungeon) -> bool:
    """Whether the encounter is in a phase in which every character is on the board."""
    return phases.PLACE_HEROES < s.phase < phases.DEFEATED


def misplaced(s: Dungeon) -> list[str]:
    """Foes that stand where they can never be."""
    return [
        f"fight.foes[{number}].node: something blocks it"
        for number, foe in enumerate(s.fight.foes)
        if foe.node >= 0 and s.is_blocked(foe.node)
    ]


def unsettled(s: Dungeon) -> list[str]:
    """Models that cannot stand so when a phase begins, and cards that cannot lie so.

    Within one a fourth model may have come onto a node before another is pushed out, and a
    character onto a boss's node before it has taken an arc: that is being asked then. A behaviour
    card may be on its way from the deck.
    """
    if not everybody_stands(s):
        return []
    faults: list[str] = []
    ids = s.board().ids
    for node in range(len(ids)):
        if s.crowd(node) > NODE_LIMIT:
            faults.append(f"{ids[node]}: at most {NODE_LIMIT} models stand on a node")
    if s.fight.boss and s.standing():
        faults.extend(misdealt(s.fight, s.boss_card()))
    if s.fight.boss and s.phase >= phases.FOES_BEGIN:
        faults.extend(between_arcs(s))
    return faults


def between_arcs(s: Dungeon) -> list[str]:
    """Characters on a boss's node stand in a direction; the one that acts has settled its arc."""
    faults: list[str] = []
    settled = s.phase in (phases.HERO_ACTS, phases.HERO_ENDS)
    for number, character in enumerate(s.party):
        boss = s.boss_on(character.node)
        if boss < 0:
            continue
        if character.place < 0:
            faults.append(f"party[{number}].place: where does it stand on the boss's node?")
        elif settled and number == s.fight.hero:
            if (character.place - s.fight.foes[boss].facing) % 2:
                faults.append(f"party[{number}].place: who acts stands in an arc, not between two")
    return faults


def wrong_boss(s: Dungeon) -> list[str]:
    """A boss whose heat or weak arcs are not those that its Health and its last card say."""
    fight = s.fight
    faults: list[str] = []
    fallen = any(foe.node < 0 for foe in fight.foes)
    if len(fight.foes) > 1:
        if fight.heated != fallen and s.standing():
            faults.append("fight.heated: a pair fights on alone once one of them has fallen")
        return faults
    foe = fight.foes[0]
    if foe.node >= 0 and fight.heated != (foe.health <= foe.card().heat_up):
        point = foe.card().heat_up
        faults.append(f"fight.heated: {foe.card().id} heats up at {point}, and has {foe.health}")
    weak = s.tables.behaviours[fight.last].side_of(0).weak if fight.last >= 0 else 0
    if fight.weak[0] != weak:
        faults.append("fight.weak: the weak arcs are those of the last card")
    return faults


def misplaced_traps(s: Dungeon) -> list[str]:
    """Trap tokens lie on the inner nodes of tiles, and no more of a kind than there are."""
    faults: list[str] = []
    for number, tile in enumerate(s.tiles):
        laid = tile.board().traps
        if any(mark != NO_TRAP and node not in laid for node, mark in enumerate(tile.traps)):
            faults.append(f"tiles[{number}].traps: traps lie on basic nodes away from the doors")
    return faults
