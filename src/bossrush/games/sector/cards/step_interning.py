"""Numbers for steps: every step, every list of steps and every place in a text gets its own."""

from __future__ import annotations

from collections.abc import Sequence

from bossrush.engine.content import Content, key_of
from bossrush.games.sector.cards.step_records import (
    Choice,
    Combat,
    Flag,
    Roll,
    Test,
)
from bossrush.games.sector.cards.step_records import Step as StepRecord
from bossrush.games.sector.cards.tables import Step, Tables
from bossrush.games.sector.cards.terms import CHAPTER_DIE
from bossrush.games.sector.cards.verbs import SAY, VERBS, number_of


class StepInterning:
    """Tables in the making, as far as steps go."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.tables = Tables()

    def flag(self, name: str) -> int:
        flags = self.tables.flags
        if name not in flags:
            flags.append(name)
        return flags.index(name)

    def steps(self, records: Sequence[StepRecord], name: str, text: str = "") -> int:
        """The number of a list of steps; a text read out first becomes a step of its own."""
        steps: list[Step] = []
        if text:
            said = Step()
            said.verb = SAY
            said.text = text
            steps.append(self.numbered(said, f"{name}/text"))
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

    def numbered(self, step: Step, name: str) -> Step:
        step.number = len(self.tables.steps)
        self.tables.steps.append(step)
        self.tables.step_ids.append(name)
        return step

    def step(self, verb: str, value: object, name: str) -> Step:
        """A step with all that follows it; what it says itself is in `verbs`."""
        number = number_of(verb)
        step = self.numbered(VERBS[number].step(number, value, self.content), name)
        if isinstance(value, Choice):
            self.options(step, value, name)
        elif isinstance(value, Test):
            self.test(step, value, name)
        elif isinstance(value, Roll):
            self.roll(step, value, name)
        elif isinstance(value, Combat) and value.after:
            step.good = self.steps(value.after, f"{name}/after")
        elif isinstance(value, Flag):
            step.amount = self.flag(value.set)
        return step

    def options(self, step: Step, choice: Choice, name: str) -> None:
        for place, (option, record) in enumerate(zip(step.options, choice.options, strict=True)):
            text = key_of(record.text)
            option.steps = self.steps(record.steps, f"{name}/option-{place + 1}", text)
            if record.requires is not None and record.requires.flag:
                option.flag = self.flag(record.requires.flag)

    def test(self, step: Step, test: Test, name: str) -> None:
        if test.pass_ or test.pass_text:
            step.good = self.steps(test.pass_, f"{name}/pass", key_of(test.pass_text))
        if test.fail or test.fail_text:
            step.bad = self.steps(test.fail, f"{name}/fail", key_of(test.fail_text))

    def roll(self, step: Step, roll: Roll, name: str) -> None:
        """The line of the table for each face of the die."""
        lines: dict[str, int] = {}
        for face, outcome in roll.table.items():
            if isinstance(outcome, list):
                lines[face] = self.steps(outcome, f"{name}/{face}")
            else:
                lines[face] = self.steps(outcome.do, f"{name}/{face}", key_of(outcome.text))
        die = self.tables.chapter_die if step.die == CHAPTER_DIE else self.tables.tech_die
        step.table = [lines.get(face, -1) for face in die.faces]
