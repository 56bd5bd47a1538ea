"""Setup and Flashback: whom to play, what to train, buy, heal, anticipate and learn."""

from __future__ import annotations

from bossrush.companions.vengeance.dicing import banked, skill_worth
from bossrush.companions.vengeance.worth import ACTION_WORTH, COLLECT_WORTH
from bossrush.engine.chance import Stream
from bossrush.games.vengeance.cards.tables import Skill
from bossrush.games.vengeance.cards.terms import (
    ANTICIPATE,
    BASICS,
    BONUS,
    BUY,
    COLLECT,
    EXTRA,
    IN_COMBAT,
    ITEMS,
    LIFE_SIX,
    NO_TRIGGER,
    RECOVER,
    SKILLS,
    TRAIN,
)
from bossrush.games.vengeance.questions import answers
from bossrush.games.vengeance.rules.effects import cleaned
from bossrush.games.vengeance.table.player import Player
from bossrush.games.vengeance.table.state import Vendetta


def tastes(stream: Stream) -> list[int]:
    """How much a player happens to like each of a hero's skills and items, in hundredths."""
    return [stream.below(300) for _ in range(SKILLS + ITEMS)]


def prepare(s: Vendetta, seat: int, values: list[int], taste: list[int]) -> int:
    """The best thing to do in Flashback, or for a loot symbol."""
    p = s.players[seat]
    best = values[-1]
    most = 0.0
    for value in values:
        worth = preparation(s, p, value, taste)
        if worth > most:
            most = worth
            best = value
    return best


def preparation(s: Vendetta, p: Player, value: int, taste: list[int]) -> float:
    """What one thing to do is worth."""
    action = answers.action_in(value)
    left = s.tables.rounds - s.round
    if answers.LEARN.fits(value):
        return lesson(p, p.card.skill_code(answers.SKILL.of(value)), left, taste)
    if action > COLLECT:
        return 0.0
    if action == TRAIN:
        after = min(s.tables.training.slots, p.marked + s.tables.train_marks)
        points = s.tables.training.worth[after] - s.tables.training.worth[p.marked]
        return 0.35 + 0.6 * points + 0.3 * left
    if action == BUY:
        return purchase(p, answers.ITEM.of(value) - p.card.first_item, left, taste)
    if action == RECOVER:
        return recovery(p, answers.RECOVERY.of(value), left)
    if action == ANTICIPATE:
        return forethought(s, p, p.card.skill_code(answers.SKILL.of(value)))
    gain = s.tables.loot.worth[min(s.tables.loot.slots, p.loot + 1)] - s.tables.loot.worth[p.loot]
    return 0.2 + COLLECT_WORTH * gain


def lesson(p: Player, code: int, left: int, taste: list[int]) -> float:
    """A skill bought now serves this round and those left; taste decides between near equals."""
    skill = p.card.skills[code]
    worth = fancy(p, skill, taste[code])
    best = 0.0
    for other in range(BASICS, SKILLS):
        if not p.owns(other):
            rival = p.card.skills[other]
            if p.xp() < rival.cost <= p.xp() + 2 and left:
                best = max(best, fancy(p, rival, taste[other]))
    return worth if worth > 0.9 * best else 0.0


def fancy(p: Player, skill: Skill, taste: int) -> float:
    """How much a player wants a skill: what it adds, and how much it happens to please."""
    return use_worth(p, skill) + taste / 100.0 - 0.2 * skill.cost


def use_worth(p: Player, skill: Skill) -> float:
    """What having a skill adds to a round, beside the basic ones."""
    if skill.requirement.count == 0:
        return 0.9
    counts = [0.0] * len(ACTION_WORTH)
    return max(0.1, skill_worth(p, skill, counts) - 0.5 * skill.requirement.count)


def purchase(p: Player, item: int, left: int, taste: list[int]) -> float:
    """A use of an item."""
    card = p.card.items[item]
    worth = 0.0
    for step in card.steps:
        worth += ACTION_WORTH[step]
    if card.answers != NO_TRIGGER:
        worth *= 0.85
    if card.timing != IN_COMBAT:
        worth *= 0.9
    liked = taste[SKILLS + item] / 300.0
    return 0.25 * worth + 1.5 * liked + (0.1 if left else -0.1)


def recovery(p: Player, how: int, left: int) -> float:
    """A further life slot, or wounds cleaned."""
    free = p.free_slots()
    if how == EXTRA:
        worth = 0.9 if free < 2 else 0.35
        if left == 0 and free >= 2:
            worth = 0.1
        for number, aim in enumerate(p.ground.objectives):
            if aim.condition == LIFE_SIX and not p.has_marked(number):
                worth += 0.5 + 0.25 * p.extra
        return worth
    return cleaned(p) * (0.9 if free < 2 else 0.55)


def forethought(s: Vendetta, p: Player, code: int) -> float:
    """An anticipated use; a pair only where it can be completed."""
    skill = p.card.skills[code]
    worth = 0.0
    counts = banked(p)
    for step in skill.steps:
        worth += ACTION_WORTH[step] / (1.0 + 0.3 * counts[step])
    if skill.slots == 1:
        return worth * 0.85
    if p.marks[code]:
        return worth * 0.95
    others = 0
    for die, action in enumerate(s.flash):
        if not p.has_used_source(die) and action == ANTICIPATE:
            others += 1
    return worth * 0.45 if (others and not p.has_used_source(BONUS)) or others > 1 else 0.0
