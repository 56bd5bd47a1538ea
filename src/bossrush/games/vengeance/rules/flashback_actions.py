"""The five Flashback Actions: Train, Buy, Recover, Anticipate, Collect.

They are done by dice and for free in Flashback, and for loot in Resolution.
"""

from __future__ import annotations

from bossrush.games.vengeance.cards.terms import (
    ANTICIPATE,
    BASICS,
    BONUS,
    BUY,
    CLEAN,
    COLLECT,
    EXTRA,
    ITEMS,
    RECOVER,
    SKILLS,
    TRAIN,
)
from bossrush.games.vengeance.questions import answers
from bossrush.games.vengeance.rules.effects import (
    bars_free_action,
    cleaned,
    skill_slots,
    train_marks,
)
from bossrush.games.vengeance.rules.objectives import claim
from bossrush.games.vengeance.table.player import Player
from bossrush.games.vengeance.table.state import Vendetta
from bossrush.games.vengeance.words import log

# -- what can be done ---------------------------------------------------------------------


def add_ways(p: Player, source: int, action: int, ways: list[int]) -> None:
    """Every way to carry out an action; nothing where it is impossible."""
    kind = answers.FLASHBACK_ANSWERS.kinds[action]
    if action == TRAIN:
        if p.marked < p.tables.training.slots:
            ways.append(kind.answer(source))
    elif action == BUY:
        for item in range(ITEMS):
            if p.blank(item) > 0:
                ways.append(kind.answer(source, p.card.first_item + item))
    elif action == RECOVER:
        if p.extra < p.tables.life_extra:
            ways.append(kind.answer(source, EXTRA))
        if p.wounds:
            ways.append(kind.answer(source, CLEAN))
    elif action == ANTICIPATE:
        for code in range(SKILLS):
            if can_anticipate(p, code):
                ways.append(kind.answer(source, p.card.skill_number(code)))
    elif p.loot < p.tables.loot.slots:
        ways.append(kind.answer(source))


def can_anticipate(p: Player, code: int) -> bool:
    """Whether a skill on the board has an anticipation slot that is not marked."""
    return p.on_board(code) and p.marks[code] < p.card.skills[code].slots


def add_others(p: Player, source: int, action: int, ways: list[int]) -> None:
    """Any action but this one and Collect."""
    for other in range(COLLECT):
        if other != action:
            add_ways(p, source, other, ways)


def add_by_dice(s: Vendetta, p: Player, ways: list[int]) -> None:
    """What the unused dice allow; of two alike the first is used.

    Collect may be any action, and so may an action that is impossible.
    """
    for die, action in enumerate(s.flash):
        if p.has_used_source(die):
            continue
        first = True
        for earlier in range(die):
            if s.flash[earlier] == action and not p.has_used_source(earlier):
                first = False
        if not first:
            continue
        known = len(ways)
        add_ways(p, die, action, ways)
        if action == COLLECT or len(ways) == known:
            add_others(p, die, action, ways)


def add_free(s: Vendetta, p: Player, ways: list[int]) -> None:
    """What the free action allows."""
    if p.has_used_source(BONUS):
        return
    for action in s.tables.bonus:
        if not bars_free_action(p, action):
            add_ways(p, BONUS, action, ways)


def add_lessons(p: Player, ways: list[int]) -> None:
    """Skills that experience can buy; on a full board for one that is given up."""
    xp = p.xp()
    if xp < 1:
        return
    full = p.owned.bit_count() >= skill_slots(p)
    for code in range(BASICS, SKILLS):
        if p.owns(code) or p.card.skills[code].cost > xp:
            continue
        skill = p.card.skill_number(code)
        if not full:
            ways.append(answers.LEARN.answer(skill))
            continue
        for other in range(BASICS, SKILLS):
            if p.owns(other):
                ways.append(answers.REPLACE.answer(skill, p.card.skill_number(other)))


# -- what is done -------------------------------------------------------------------------


def perform(s: Vendetta, seat: int, answer: int) -> None:
    """Carry out a Flashback Action."""
    p = s.players[seat]
    action = answers.action_in(answer)
    before = p.marked
    if action == TRAIN:
        p.marked = min(p.tables.training.slots, p.marked + train_marks(p))
        p.trained = True
    elif action == BUY:
        p.uses[answers.ITEM.of(answer) - p.card.first_item] += 1
    elif action == RECOVER:
        if answers.RECOVERY.of(answer) == EXTRA:
            p.extra += 1
        else:
            p.wounds -= cleaned(p)
    elif action == ANTICIPATE:
        p.marks[p.card.skill_code(answers.SKILL.of(answer))] += 1
    elif action == COLLECT:
        p.loot += 1
    if s.journal:
        log.flashback_action(s, seat, answer, p.marked - before)
    claim(s, seat)


def wipe_half_marks(s: Vendetta, seat: int) -> None:
    """Anticipation that is not complete gives nothing: a lone mark of a pair is wiped."""
    p = s.players[seat]
    wipe(s, seat, [code for code in range(SKILLS) if p.marks[code] and not p.anticipated(code)])


def wipe(s: Vendetta, seat: int, codes: list[int]) -> None:
    """The anticipation of these skills is lost."""
    p = s.players[seat]
    for code in codes:
        p.marks[code] = 0
    if codes and s.journal:
        log.anticipation_wiped(s, seat, codes)
