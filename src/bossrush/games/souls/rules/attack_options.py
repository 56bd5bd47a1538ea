"""The attack options of a character (p. 22): which action of which card, on whom, for how much."""

from __future__ import annotations

from typing import Final

from bossrush.engine.sets import only, plus, set_of
from bossrush.games.souls.cards import terms
from bossrush.games.souls.cards.dice import ONE_BLACK
from bossrush.games.souls.cards.tables import Action
from bossrush.games.souls.questions import answers
from bossrush.games.souls.rules.character_movement import AROUND, ways
from bossrush.games.souls.rules.equipment import attack_dice, cost_of
from bossrush.games.souls.rules.push import distinct
from bossrush.games.souls.table.fight import Foe
from bossrush.games.souls.table.state import Dungeon

TITANITE_FROM: Final = 3
"""The damage from which on a Titanite Construct suffers one less."""


def action_in(s: Dungeon, hero: int, slot: int, line: int) -> Action:
    """A line of actions on the card in a slot."""
    return s.item(s.party[hero].card_in(slot)).actions[line]


def action_of(s: Dungeon, hero: int, use: int) -> Action:
    """The line of actions that an answer is about."""
    return action_in(s, hero, answers.SLOT.of(use), answers.LINE.of(use))


# -- targets ------------------------------------------------------------------------------------


def in_range(action: Action, away: int) -> bool:
    """Whether an attack reaches so many nodes far; one with a shaft does not reach its own node."""
    return away <= action.range and not (action.shaft and away == 0)


def aims(s: Dungeon, action: Action, node: int) -> list[int]:
    """Whom an attack could be made on from a node: all foes on another one, or one foe.

    With a Berserk Charge an attack on one's own node is made on all who stand there.
    """
    fight = s.fight
    distance = s.board().distance[node]
    targets: list[int] = []
    models: list[int] = []
    for number, foe in enumerate(fight.foes):
        if foe.node < 0 or not in_range(action, distance[foe.node]):
            continue
        if action.node or fight.whole_nodes or (fight.charge and foe.node == node):
            aim = answers.AT_NODE.answer(foe.node)
            if aim not in targets:
                targets.append(aim)
        else:
            models.append(terms.foe_model(number))
    if len(models) > 1:
        models = distinct(s, models)
    for model in models:
        targets.append(answers.AT_FOE.answer(terms.foe_of(model)))
    return targets


def possible_aims(s: Dungeon, hero: int, action: Action) -> list[int]:
    """The targets in range; a Backstab has but one, and a charge is paid for unless it is free."""
    character = s.party[hero]
    targets = aims(s, action, character.node)
    if s.fight.charge:
        cost = cost_of(s, hero, character.card_in(s.fight.slot), action)
        own = answers.AT_NODE.answer(character.node)
        return [target for target in targets if target == own or cost <= character.free()]
    aim = s.fight.aim
    if aim < 0:
        return targets
    wanted = (answers.AT_FOE.answer(aim), answers.AT_NODE.answer(s.fight.foes[aim].node))
    return [target for target in targets if target in wanted]


def aim_of(use: int) -> int:
    """The target that an attack names."""
    if answers.ATTACK_NODE.fits(use):
        return answers.AT_NODE.answer(answers.NODE.of(use))
    return answers.AT_FOE.answer(answers.FOE.of(use))


def aimed(slot: int, line: int, aim: int) -> int:
    """An attack that names its target."""
    if answers.AT_NODE.fits(aim):
        return answers.ATTACK_NODE.answer(slot, line, answers.NODE.of(aim))
    return answers.ATTACK.answer(slot, line, answers.FOE.of(aim))


def is_aimed(use: int) -> bool:
    """Whether an action names the foe or the node that it attacks."""
    return answers.ATTACK.fits(use) or answers.ATTACK_NODE.fits(use)


def struck(s: Dungeon, aim: int) -> list[int]:
    """The foes an attack is made on."""
    if answers.AT_NODE.fits(aim):
        return s.foes_on(answers.NODE.of(aim))
    return [answers.FOE.of(aim)]


def in_reach(s: Dungeon, hero: int, reach: int) -> list[int]:
    """The characters a grant reaches, the giver included."""
    distance = s.board().distance[s.party[hero].node]
    return [number for number in range(len(s.party)) if distance[s.party[number].node] <= reach]


def recipients(s: Dungeon, hero: int, action: Action) -> list[int]:
    """The sets of characters that a grant may be given to."""
    if action.who == terms.SELF:
        return [only(hero)]
    reached = in_reach(s, hero, action.reach)
    if action.who in (terms.ALL, terms.ALL_OTHERS):
        return [set_of([number for number in reached if number != hero or action.who == terms.ALL])]
    sets = [only(number) for number in reached]
    if action.who == terms.UP_TO_TWO:
        for first in range(len(reached)):
            for second in range(first + 1, len(reached)):
                sets.append(plus(only(reached[first]), reached[second]))
    return sets


def given_to_one(s: Dungeon, hero: int, action: Action) -> list[int]:
    """After an attack that also grants: whom it may be given to, by number."""
    if action.who == terms.ONE:
        return in_reach(s, hero, action.reach)
    return [hero]


def shift_reach(s: Dungeon, hero: int, nodes: int) -> list[int]:
    """Every node a shift of so many nodes could end on, its start included."""
    reached = [s.party[hero].node]
    edge = [way for way in ways(s, hero, False) if way < AROUND]
    while nodes > 0:
        nodes -= 1
        further: list[int] = []
        for node in edge:
            if node not in reached:
                reached.append(node)
                if nodes:
                    further.extend(s.free_nodes(node))
        edge = further
    return reached


def reachable(s: Dungeon, hero: int, action: Action, paid: bool) -> bool:
    """Whether a shift before the dice can bring a target into range, free ones if not paid for."""
    for node in shift_reach(s, hero, action.before):
        targets = aims(s, action, node)
        if not paid:
            targets = [target for target in targets if target == answers.AT_NODE.answer(node)]
        if targets:
            return True
    return False


# -- what can be used ---------------------------------------------------------------------------


def use_cost(s: Dungeon, hero: int, use: int) -> int:
    """The Energy a use costs, Berserk Charge counted in."""
    character = s.party[hero]
    if s.fight.charge and answers.ATTACK_NODE.fits(use):
        if answers.NODE.of(use) == character.node:
            return 0
    held = character.card_in(answers.SLOT.of(use))
    return cost_of(s, hero, held, action_of(s, hero, use))


def uses(s: Dungeon, hero: int) -> list[int]:
    """Everything a character can do with its cards now."""
    character = s.party[hero]
    fight = s.fight
    options: list[int] = []
    if character.left >= 0 and not fight.has_used(terms.IN_LEFT):
        card_uses(s, hero, terms.IN_LEFT, options)
    if character.right >= 0 and not fight.has_used(terms.IN_RIGHT):
        card_uses(s, hero, terms.IN_RIGHT, options)
    for place in range(len(character.backup)):
        slot = terms.IN_BACKUP + place
        if not fight.has_used(slot):
            card_uses(s, hero, slot, options)
    return options


def card_uses(s: Dungeon, hero: int, slot: int, options: list[int]) -> None:
    """Add what can be done with the card in one slot of the board."""
    character = s.party[hero]
    held = character.card_in(slot)
    free = character.free()
    charge = s.fight.charge
    for line, action in enumerate(s.item(held).actions):
        if slot >= terms.IN_BACKUP and not action.from_backup:
            continue
        cost = cost_of(s, hero, held, action)
        if cost > free and not charge:
            continue
        if action.attacks():
            if action.before:
                if reachable(s, hero, action, cost <= free):
                    options.append(answers.USE.answer(slot, line))
                continue
            own = answers.AT_NODE.answer(character.node)
            for aim in aims(s, action, character.node):
                if cost <= free or aim == own:
                    options.append(aimed(slot, line, aim))
        elif cost > free:
            continue
        elif action.effect == terms.GRANT:
            for heroes in recipients(s, hero, action):
                if heroes:
                    options.append(answers.GRANT_TO.answer(slot, line, heroes))
        else:
            options.append(answers.USE.answer(slot, line))


# -- what an attack does ------------------------------------------------------------------------


def dice_against(s: Dungeon, hero: int, held: int, action: Action, foes: list[int]) -> int:
    """The dice of an attack on these foes: a weak arc of a boss adds a black one."""
    dice = attack_dice(s, hero, held, action)
    return dice + ONE_BLACK if in_weak_arc(s, hero, foes) else dice


def in_weak_arc(s: Dungeon, hero: int, foes: list[int]) -> bool:
    """Whether a character stands in a weak arc of one of these foes."""
    if s.fight.boss:
        for number in foes:
            if s.arc_of(hero, number) & s.fight.weak[number]:
                return True
    return False


def defence_of(foe: Foe, magic: bool) -> int:
    """What a foe stops of an attack: its Resist of magic, its Block of anything else."""
    card = foe.card()
    return card.resist if magic else card.block


def damage_to(foe: Foe, power: int, magic: bool) -> int:
    """What an attack total does to a foe, before Bleed."""
    damage = max(0, power - defence_of(foe, magic))
    if damage >= TITANITE_FROM and foe.card().special == terms.TITANITE_CONSTRUCT:
        damage -= 1
    return damage
