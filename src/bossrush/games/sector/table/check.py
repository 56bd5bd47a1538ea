"""What must always be true of a mission: components conserved, limits kept."""

from __future__ import annotations

from typing import Final

from bossrush.games.sector.cards.terms import (
    AMMO,
    ANSWER,
    ATTACK,
    BEGIN_COMBAT,
    CARDS_OF_AN_ACT,
    CHOOSE_CREW,
    CHOOSE_CYBERNETIC,
    CHOOSE_DRONE,
    DECLARE,
    FLANK_ROUND,
    LOST,
    MOST_DICE,
    PEACE,
    REGROUP,
    RELOAD,
    ROUND_START,
    SHARE_OUT,
    SHOOT,
    SLOTS,
    STARTING_HP,
    TRADE,
    TURN_CARD,
    UNDECLARED,
    WEAPON_SLOTS,
    WEAPONS,
    crew_size,
)
from bossrush.games.sector.cards.verbs import COMBAT
from bossrush.games.sector.table.crew import Crew
from bossrush.games.sector.table.mission import Mission
from bossrush.games.sector.table.tray import roller_of

SETTING_UP: Final = (CHOOSE_CREW, CHOOSE_CYBERNETIC, CHOOSE_DRONE)
FIGHTING: Final = (BEGIN_COMBAT, ROUND_START, DECLARE, ATTACK, ANSWER, FLANK_ROUND)


def problems(s: Mission) -> list[str]:
    """Everything that is wrong with a state; empty for a good one."""
    faults: list[str] = []
    _crew(s, faults)
    _ammo(s, faults)
    _cards(s, faults)
    _chapter(s, faults)
    ahead = s.then if s.phase in (SHARE_OUT, WEAPONS) else s.phase
    turning = ahead in SETTING_UP or ahead in (REGROUP, TURN_CARD)
    if turning and s.mission.size() == 0:
        faults.append("mission: there is no card left to turn")
    if s.drone < 0 and s.tables.drones and not (s.tables.tech and s.phase in SETTING_UP):
        faults.append("drone: expected the drone card that is in play")
    if len(s.row) > MOST_DICE:
        faults.append(f"row: {len(s.row)} dice lie in it, and there are {MOST_DICE}")
    if s.seat_phases:
        faults.append("seat_phases: in a mission nobody goes at a pace of their own")
    faults.extend(passing(s))
    return faults


def _chapter(s: Mission, faults: list[str]) -> None:
    """Where the crew stand: a card that was turned, and in combat the step that began it."""
    if s.phase in SETTING_UP and s.turned:
        faults.append("turned: no card is turned before the crew is chosen")
    if s.phase in SETTING_UP or (s.phase == TURN_CARD and not s.turned):
        return
    if not s.turned:
        faults.append("turned: in this phase a card has been turned")
        return
    _turned(s, faults)
    if s.leader < 0:
        faults.append("leader: somebody has turned the card")
    here = f"{s.card().id}/"
    for place in range(0, len(s.stack), 2):
        if not f"{s.tables.list_ids[s.stack[place]]}/".startswith(here):
            faults.append(f"stack: expected steps of {s.card().id}, the card that was turned last")
    if s.phase not in FIGHTING:
        return
    if s.battle < 0 or s.tables.steps[s.battle].verb != COMBAT:
        faults.append("battle: expected the step of the card that began this combat")
    elif not s.tables.step_ids[s.battle].startswith(here):
        faults.append(f"battle: expected a step of {s.card().id}, the card that was turned last")
    enemy = s.card().enemy
    if enemy is not None and s.wave > len(enemy.waves):
        faults.append(f"wave: {len(enemy.waves)} waves follow the first row")
    if s.phase != BEGIN_COMBAT and s.mode == PEACE:
        faults.append("mode: expected ranged or close, since this is a combat")


def _turned(s: Mission, faults: list[str]) -> None:
    """No card is there twice, and of no act are more than the mission deck is dealt."""
    ahead = [card for run in s.mission.runs for card in run.cards]
    unseen = [card for pool in s.mission.pools for card in pool.cards]
    if len(set(s.turned)) < len(s.turned):
        faults.append("turned: a card was turned twice")
    elif not set(s.turned).isdisjoint([*ahead, *unseen]):
        faults.append("mission: a card that was turned is still in it")
    elif len({*ahead, *unseen}) < len(ahead) + len(unseen):
        faults.append("mission: a card is in it twice")
    if len(s.turned) + s.mission.size() > sum(CARDS_OF_AN_ACT):
        faults.append(f"mission: with those turned it has {sum(CARDS_OF_AN_ACT)} cards")
    acts = [s.tables.cards[card].act for card in s.turned]
    if acts != sorted(acts):
        faults.append("turned: the acts follow one another")
    for act, dealt in enumerate(CARDS_OF_AN_ACT):
        if acts.count(act) > dealt:
            name = s.tables.cards[s.turned[acts.index(act)]].id.partition(".")[0]
            faults.append(f"turned: a mission has {dealt} of the cards of {name}")


def _crew(s: Mission, faults: list[str]) -> None:
    wanted = crew_size(s.seats)
    if len(s.crew) != wanted:
        faults.append(f"crew: expected {wanted} crewmembers for {s.seats} players")
        return
    for number, member in enumerate(s.crew):
        if s.phase != CHOOSE_CREW and member.card < 0:
            faults.append(f"crew[{number}].card: everybody has chosen one in this phase")
        if member.hp < 0 or (s.hp_cap and member.hp > s.hp_cap):
            faults.append(f"crew[{number}].hp: {member.hp} is not from 0 to {s.hp_cap}")
        if member.hp == 0 and s.ended != LOST:
            faults.append(f"crew[{number}].hp: somebody with none is dead, and the mission is lost")
        if s.phase not in SETTING_UP and member.cybernetic < 0 and s.tables.cybernetics:
            faults.append(f"crew[{number}].cybernetic: everybody has chosen one in this phase")
        if not member.record or member.record[-1] != member.hp:
            faults.append(f"crew[{number}].record: it must end at {member.hp} HP")
        elif member.record[0] != STARTING_HP:
            faults.append(f"crew[{number}].record: it must begin at {STARTING_HP} HP")
        elif s.hp_cap and max(member.record) > s.hp_cap:
            faults.append(f"crew[{number}].record: it goes from 0 to {s.hp_cap}")
        if s.phase in (ATTACK, ANSWER) and member.action == UNDECLARED:
            faults.append(f"crew[{number}].action: everybody has declared one in this phase")
    if s.ended == LOST and all(member.hp for member in s.crew):
        faults.append("ended: a mission is lost when somebody is dead")
    if over_limit(s):
        faults.append("crew: an inventory holds more than four slots' worth of items")
    for what, taken in (
        ("card", [member.card for member in s.crew if member.card >= 0]),
        ("cybernetic", [member.cybernetic for member in s.crew if member.cybernetic >= 0]),
    ):
        if len(set(taken)) != len(taken):
            faults.append(f"crew: a {what} was chosen twice")


def _ammo(s: Mission, faults: list[str]) -> None:
    counts = s.supply.left[:]
    for item, loaded in enumerate(s.loaded):
        card = s.tables.items[item]
        if loaded:
            if not card.gun or loaded > card.capacity:
                faults.append(f"loaded: {card.id} cannot hold {loaded} ammo dice")
            else:
                counts[card.ammo] += loaded
            if s.holder(item) < 0 and item not in s.pool and item not in s.draft:
                faults.append(f"loaded: nobody holds {card.id}, and ammo lies on it")
    for ammo, count in enumerate(counts):
        if s.supply.left[ammo] < 0:
            faults.append(f"loaded: there are only {s.supply.whole[ammo]} {AMMO[ammo]} dice")
        elif count != s.supply.whole[ammo]:
            faults.append(f"supply: {count} {AMMO[ammo]} dice are there of {s.supply.whole[ammo]}")


def _cards(s: Mission, faults: list[str]) -> None:
    seen: list[int] = [*s.discard, *s.pool]
    seen.extend(item for item in s.draft if s.holder(item) < 0 and item not in s.pool)
    for member in s.crew:
        seen.extend(member.pack)
    if len(set(seen)) != len(seen):
        faults.append("items: a card lies in two places")
    decks = [card for deck in (s.items, s.weapons) for run in deck.runs for card in run.cards]
    count = len(seen) + s.items.size() + s.weapons.size()
    if count != len(s.tables.items):
        faults.append(f"items: {count} cards are there of {len(s.tables.items)}")
    elif len(set(seen)) == len(seen) and len({*seen, *decks}) != count:
        faults.append("items, weapons: a card of these decks is there twice, or lies elsewhere")


def passing(s: Mission) -> list[str]:
    """Everybody who is named sits at the table, and all that is declared can be done."""
    faults: list[str] = []
    size = len(s.crew)
    for name, crew in (
        ("flanker", s.flanker),
        ("drone_user", s.drone_user),
        ("leader", s.leader),
        ("endangered", s.endangered),
    ):
        if crew >= size:
            faults.append(f"{name}: there are only {size} crewmembers")
    for name, mask in (
        ("rollers", s.rollers),
        ("passed", s.passed),
        ("failed", s.failed),
        ("ready", s.ready),
        ("reloaded", s.reloaded),
        ("hurt", s.hurt),
        ("resolved", s.resolved),
        ("used_items", s.used_items),
    ):
        if mask > s.everyone():
            faults.append(f"{name}: there are only {size} crewmembers")
    if max(map(roller_of, [*s.ammo, *s.hits, *s.waiting_hits]), default=0) >= size:
        faults.append(f"ammo, hits: there are only {size} crewmembers")
    if s.in_flank and s.phase != FLANK_ROUND and not s.ended:
        faults.append("in_flank: this is no flank round")
    if len(set(s.draft)) < len(s.draft):
        faults.append("draft: a card is in it twice")
    for number, member in enumerate(s.crew):
        faults.extend(f"crew[{number}].{fault}" for fault in _declared(s, number, member))
    return faults


def _declared(s: Mission, number: int, member: Crew) -> list[str]:
    """What is wrong with what a crewmember does this round."""
    faults: list[str] = []
    action = member.action
    if member.partner >= len(s.crew) or member.partner == number:
        faults.append("partner: expected another crewmember")
    elif action == TRADE and member.partner < 0:
        faults.append("partner: a TRADE needs one")
    shots = ((member.first, member.first_rate), (member.second, member.second_rate))
    if action in (SHOOT, RELOAD) and (member.first < 0 or not s.tables.items[member.first].gun):
        faults.append("first: expected the weapon that is fired or reloaded")
    for gun, rate in shots if action == SHOOT else ():
        if gun >= 0 and rate not in s.tables.items[gun].rates:
            faults.append(f"first, second: {s.tables.items[gun].id} has no fire rate {rate}")
    if action == UNDECLARED and shots != ((-1, 0), (-1, 0)):
        faults.append("first, second: nothing has been declared")
    if member.weapon_slots > WEAPON_SLOTS:
        faults.append(
            f"weapon_slots: {WEAPON_SLOTS} slots' worth of weapons can be used in a round"
        )
    return faults


def over_limit(s: Mission) -> bool:
    """Whether anybody holds more than four slots' worth."""
    return any(member.slots_used() > SLOTS for member in s.crew)
