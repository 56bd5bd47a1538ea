"""Attaquer un ennemi: whom, and with which weapon; and whether to bring the Armour down."""

from __future__ import annotations

from typing import Final

from bossrush.engine.answers import Answers, Choice, Kind
from bossrush.engine.decision import Names
from bossrush.engine.message import Message
from bossrush.engine.odds import Odds
from bossrush.games.arkalion.cards.terms import THE_ARMOUR, VOLLEY
from bossrush.games.arkalion.questions import answers
from bossrush.games.arkalion.rules.resources import tokens_for
from bossrush.games.arkalion.rules.targets import hit_chance, refusals, targets, weapons
from bossrush.games.arkalion.table.board import BLOCK, PLACES, in_close_combat
from bossrush.games.arkalion.table.escape import Escape
from bossrush.games.arkalion.words import names

AIMED: Final = Answers()
SHOOT: Final = AIMED.kind("attack", answers.TARGET, ":", answers.WEAPON)
STOP: Final = AIMED.kind("stop")
"""No shot, or no further one."""


def add_shots(
    s: Escape, player: int, any_card: bool, barred: int, kind: Kind, offered: list[int]
) -> None:
    """Every legal attack as an answer of a kind made of a target and a weapon."""
    at = s.heroes[player].at
    for weapon in weapons(s, player, any_card):
        for target in targets(s, at, s.weapon(player, weapon), barred):
            offered.append(kind.answer(target, weapon))


def no_shot(s: Escape, player: int, answer: int, any_card: bool) -> Message:
    """Why a target cannot be attacked with a weapon."""
    target, weapon = answers.TARGET.of(answer), answers.WEAPON.of(answer)
    if weapon not in weapons(s, player, any_card):
        return Message("arkalion-refused-weapon")
    if target == THE_ARMOUR:
        if s.armour_at < 0:
            return Message("arkalion-refused-nobody")
        cells = BLOCK[s.armour_at]
    else:
        cells = [target]
    at = s.heroes[player].at
    reasons = min((refusals(s, at, s.weapon(player, weapon), cell) for cell in cells), key=len)
    if reasons:
        return Message(f"arkalion-refused-{reasons[0]}")
    return Message("arkalion-refused-twice")


def shot_label(s: Escape, player: int, answer: int) -> Message:
    return Message(
        "arkalion-option-shot",
        target=names.target(s, answers.TARGET.of(answer)),
        weapon=names.weapon(s, player, answers.WEAPON.of(answer)),
    )


def shot_detail(s: Escape, player: int, answer: int) -> Message:
    """What a hit would bring."""
    target = answers.TARGET.of(answer)
    if target == THE_ARMOUR:
        return Message("arkalion-detail-armour", before=s.armour_hp, after=s.armour_hp - 1)
    if in_close_combat(s.heroes[player].at, target):
        return Message("arkalion-detail-melee", count=tokens_for(s, target, True))
    if tokens_for(s, target, False):
        return Message("arkalion-detail-ranged")
    return Message("arkalion-detail-bare")


def shot_odds(s: Escape, player: int, answer: int) -> list[Odds]:
    chance = hit_chance(s, s.weapon(player, answers.WEAPON.of(answer)).accuracy)
    armour = answers.TARGET.of(answer) == THE_ARMOUR
    return [Odds(chance, Message("arkalion-odds-hit" if armour else "arkalion-odds-kill"))]


def shot_points(player: int, answer: int) -> list[str]:
    target = answers.TARGET.of(answer)
    if target == THE_ARMOUR:
        return ["armour", f"pawn-{player}"]
    return [f"enemy-{PLACES[target]}", PLACES[target], f"pawn-{player}"]


class Aim(Choice[Escape]):
    """Whom does an Ability's attack strike? The player may still think again, or leave it."""

    def options(self, state: Escape, actor: int) -> list[int]:
        offered: list[int] = []
        any_card = state.heroes[actor].has_ability(VOLLEY)
        add_shots(state, actor, any_card, state.aim, SHOOT, offered)
        offered.append(STOP.answer())
        return offered

    def why_not(self, state: Escape, actor: int, value: int) -> Message | None:
        if answers.TARGET.of(value) == state.aim:
            return Message("arkalion-refused-twice")
        any_card = state.heroes[actor].has_ability(VOLLEY)
        return no_shot(state, actor, value, any_card)

    def label(self, state: Escape, actor: int, value: int) -> Message:
        if STOP.fits(value):
            return Message(f"{self.key}-stop".replace(".", "-"))
        return shot_label(state, actor, value)

    def detail(self, state: Escape, actor: int, value: int) -> Message | None:
        return None if STOP.fits(value) else shot_detail(state, actor, value)

    def points_at(self, state: Escape, actor: int, value: int) -> list[str]:
        return [] if STOP.fits(value) else shot_points(actor, value)

    def odds(self, state: Escape, actor: int, value: int) -> list[Odds]:
        return [] if STOP.fits(value) else shot_odds(state, actor, value)

    def reveals(self, state: Escape, actor: int, value: int) -> bool:
        return not STOP.fits(value)


AIM: Final = Aim("arkalion.ask-aim", AIMED)
SECOND_AIM: Final = Aim("arkalion.ask-second-aim", AIMED)
LAST_HIT: Final[Names[Escape]] = Names("arkalion.ask-confirm", ("fire", "hold"), moment=True)
