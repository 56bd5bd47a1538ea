"""Steps of cards, from records to numbers: every list of steps gets a number of its own."""

from __future__ import annotations

from typing import Any, Final

from bossrush.engine.content import key_of
from bossrush.games.sector.cards.tables import ChoiceOption, Step, Tables
from bossrush.games.sector.cards.verbs import (
    ADD_DIE,
    ADD_SYMBOLS,
    ATTACK_ALSO,
    CHANGE_VALUE,
    CHOICE,
    COMBAT,
    FLAG,
    FORBID,
    FORCE_MODE,
    HIT_DICE,
    LOSE_AMMO,
    LOSE_ITEM,
    ONLY_AMMO,
    REPLICATE,
    REROLL,
    ROLL,
    SAY,
    SET_DIE,
    SPEND,
    TEST,
    WOUND,
    number_of,
)
from bossrush.games.sector.table.terms import (
    ALL,
    AMMO,
    ANY_AMMO,
    COVER,
    DICE,
    DRONE,
    EITHER,
    GEAR,
    HIT_DIE,
    HIT_FACE,
    JUDGED,
    MODES,
    NO_TRAIT,
    PICKS,
    PRINTED_ACTIONS,
    RELOAD,
    SHOWN,
    STARTS,
    TESTED,
    TRADE,
    TRAITS,
    UNTIL_PASS,
    WEAPON,
    WHO,
)

CATEGORY: Final = {
    "weapon": WEAPON,
    "gear": GEAR,
    "any": EITHER,
    "both": EITHER,
}


class StepInterning:
    """Tables in the making, as far as steps go."""

    def __init__(self) -> None:
        self.tables = Tables()

    def flag(self, name: str) -> int:
        flags = self.tables.flags
        if name not in flags:
            flags.append(name)
        return flags.index(name)

    def steps(self, records: Any, name: str, text: str = "") -> int:
        """The number of a list of steps; a text read out first becomes a step of its own."""
        steps: list[Step] = []
        if text:
            steps.append(self.made(SAY, f"{name}/text"))
            steps[0].text = text
        for place, record in enumerate(records):
            verb, value = record.chosen()
            steps.append(self.step(verb, value, f"{name}/{place + 1}"))
        return self.listed(steps, name)

    def listed(self, steps: list[Step], name: str) -> int:
        """The number of a list, and the names of all places in it."""
        tables = self.tables
        number = len(tables.lists)
        tables.lists.append(steps)
        tables.list_ids.append(name)
        tables.first_place.append(len(tables.places))
        for place, step in enumerate(steps):
            tables.places.append([number, place])
            tables.place_ids.append(tables.step_ids[step.number])
        tables.places.append([number, len(steps)])
        tables.place_ids.append(f"{name}/end")
        return number

    def made(self, verb: int, name: str) -> Step:
        step = Step()
        step.verb = verb
        step.number = len(self.tables.steps)
        self.tables.steps.append(step)
        self.tables.step_ids.append(name)
        return step

    def step(self, verb: str, value: Any, name: str) -> Step:
        step = self.made(number_of(verb), name)
        if isinstance(value, bool):
            return step
        if isinstance(value, int):
            step.amount = value
            return step
        who = getattr(value, "who", None)
        if who is not None:
            step.who = WHO.index(who)
        amount = getattr(value, "amount", getattr(value, "count", None))
        if amount is not None and not callable(amount):
            step.amount = ALL if amount == "all" else amount
        self.particulars(step, value, name)
        return step

    def particulars(self, step: Step, value: Any, name: str) -> None:
        if step.verb in (CHOICE, TEST, ROLL, COMBAT):
            self.branching(step, value, name)
        elif step.verb == SPEND:
            self.spend(step, value)
        elif step.verb in (
            REROLL,
            SET_DIE,
            ADD_SYMBOLS,
            WOUND,
            HIT_DICE,
        ):
            self.about_dice(step, value)
        elif step.verb in (LOSE_ITEM, REPLICATE):
            step.category = CATEGORY[value.category]
            step.choose = getattr(value, "pick", "owner") == "owner"
        elif step.verb == LOSE_AMMO:
            step.ammo = _ammo(value.ammo)
        elif step.verb == FLAG:
            step.amount = self.flag(value.set)
            step.lasting = value.until == "mission"
        else:
            self.special(step, value)

    def branching(self, step: Step, value: Any, name: str) -> None:
        """The verbs after which a card's text goes one way or another."""
        verb = step.verb
        if verb == CHOICE:
            step.text = key_of(value.prompt)
            for place, option in enumerate(value.options):
                step.options.append(self.option(option, f"{name}/option-{place + 1}"))
        elif verb == TEST:
            self.test(step, value, name)
        elif verb == ROLL:
            self.roll(step, value, name)
        else:
            step.mode = STARTS.index(value.mode)
            step.traits = [TRAITS.index(trait) for trait in value.add_dice]
            step.amount = value.remove_dice
            step.round_limit = value.round_limit
            step.good = self.steps(value.after, f"{name}/after") if value.after else -1

    def about_dice(self, step: Step, value: Any) -> None:
        """The verbs that are about dice just rolled, or dice of the row."""
        verb = step.verb
        if verb == HIT_DICE:
            step.need = 0 if value.per_hit == "ranged" else value.per_hit
        elif verb == REROLL:
            step.die = DICE.index(value.die)
            step.choose = value.keep == "choose"
        elif verb == SET_DIE:
            step.die = DICE.index(value.die)
            wanted = [value.to] if isinstance(value.to, str) else list(value.to)
            step.faces = [_wanted_face(step.die, face) for face in wanted]
        elif verb == ADD_SYMBOLS:
            step.trait = TESTED if value.trait == "tested" else TRAITS.index(value.trait)
        else:
            step.pick = PICKS.index(value.pick)

    def special(self, step: Step, value: Any) -> None:
        """The verbs that only combat specials have."""
        verb = step.verb
        if verb == FORBID:
            names = [value] if isinstance(value, str) else value
            step.amount = sum(1 << PRINTED_ACTIONS.index(name) for name in names)
        elif verb == ATTACK_ALSO:
            step.amount = _attacked(value)
        elif verb == FORCE_MODE:
            step.mode = MODES.index(value)
        elif verb == ONLY_AMMO:
            step.amount = sum(1 << AMMO.index(name) for name in value)
        elif verb == ADD_DIE:
            step.trait = TRAITS.index(value.trait) if value.trait else NO_TRAIT
        elif verb == CHANGE_VALUE:
            step.mode = MODES.index(value.value)
            step.amount = value.by
            step.lasting = value.until == "combat"

    def test(self, step: Step, value: Any, name: str) -> None:
        step.trait = TRAITS.index(value.trait)
        if isinstance(value.need, int):
            step.need = value.need
        else:
            step.need = 2 if value.need == "double" else 1
        step.judged = JUDGED.index(value.mode)
        step.attempts = UNTIL_PASS if value.attempts == "until_pass" else value.attempts
        step.text = key_of(value.prompt)
        if value.pass_ or value.pass_text:
            step.good = self.steps(value.pass_, f"{name}/pass", key_of(value.pass_text))
        if value.fail or value.fail_text:
            step.bad = self.steps(value.fail, f"{name}/fail", key_of(value.fail_text))

    def spend(self, step: Step, value: Any) -> None:
        step.amount = 0
        if value.hp is not None:
            step.who = WHO.index(value.hp.who)
            step.amount = value.hp.amount
        if value.ammo is not None:
            step.need = value.ammo.amount
            step.ammo = _ammo(value.ammo.type)
        else:
            step.need = 0

    def roll(self, step: Step, value: Any, name: str) -> None:
        step.die = DICE.index(value.die)
        faces = self.tables.chapter_die.faces if value.die == "chapter" else []
        if value.die == "tech":
            faces = self.tables.tech_die.faces
        made: dict[str, int] = {}
        for face, outcome in value.table.items():
            if isinstance(outcome, list):
                made[face] = self.steps(outcome, f"{name}/{face}")
            else:
                made[face] = self.steps(outcome.do, f"{name}/{face}", key_of(outcome.text))
        step.table = [made.get(face, -1) for face in faces]

    def option(self, record: Any, name: str) -> ChoiceOption:
        option = ChoiceOption()
        option.label = key_of(record.label)
        option.hint = key_of(record.hint)
        option.steps = self.steps(record.steps, name, key_of(record.text))
        needs = record.requires
        if needs is not None:
            option.free = False
            option.item = CATEGORY[needs.item] if needs.item is not None else -1
            option.ammo = _ammo(needs.ammo) if needs.ammo is not None else -2
            option.amount = needs.amount
            option.hp = needs.hp or 0
            option.flag = self.flag(needs.flag) if needs.flag else -1
        return option


def _ammo(name: str) -> int:
    return ANY_AMMO if name == "any" else AMMO.index(name)


def _attacked(value: Any) -> int:
    """Those attacked besides the attackers, as a mask of what they have declared."""
    if value == "cover":
        return 1 << RELOAD | 1 << DRONE | 1 << TRADE | 1 << COVER
    names = [value] if isinstance(value, str) else value
    return sum(1 << PRINTED_ACTIONS.index(name) for name in names)


def _wanted_face(die: int, face: str) -> int:
    """What a die is turned to: a trait, + 3 for its double; for a hit die 1 is a hit."""
    if die == HIT_DIE:
        return HIT_FACE if face == "hit" else 0
    return SHOWN.index(face)
