"""Proofreading start cards, chapters and bosses: each has an end, and a fight its enemy."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from bossrush.engine.content import Check, Content, Problem
from bossrush.engine.content.problem import suggestion
from bossrush.games.sector.cards import proof_box
from bossrush.games.sector.cards.proof_steps import Path, Proof, branches, within
from bossrush.games.sector.cards.records import MissionCard
from bossrush.games.sector.cards.step_records import Choice, Combat, Outcome, Roll, Step, Test
from bossrush.games.sector.cards.terms import MOST_CREW, MOST_DICE
from bossrush.games.sector.cards.verbs import SPECIAL, TEXT

ENDS: Final = ("end", "combat")


def cards(content: Content) -> Iterator[Problem]:
    """What is wrong with the cards of the mission deck."""
    lasting = _lasting_flags(content)
    for kind in ("start", "chapter", "boss"):
        for record in content.records(kind):
            proof = CardProof(content, record, kind)
            proof.card(lasting)
            yield from proof.problems


def _lasting_flags(content: Content) -> set[str]:
    """What any card may leave behind for the rest of the mission."""
    return {
        value.set
        for kind in ("start", "chapter", "boss")
        for record in content.records(kind)
        for verb, value, _ in _all_steps(record)
        if verb == "flag" and value.until == "mission"
    }


def _all_steps(record: MissionCard) -> Iterator[tuple[str, Any, Path]]:
    """The steps of a card's text and of its enemy's special."""
    yield from within(record.steps, ("steps",))
    if record.enemy is not None and record.enemy.special is not None:
        for place, rule in enumerate(record.enemy.special.rules):
            yield from within(rule.do, ("enemy", "special", "rules", place, "do"))


class CardProof(Proof):
    """One card of the mission deck."""

    def __init__(self, content: Content, record: MissionCard, kind: str) -> None:
        super().__init__(content, record, TEXT)
        self.kind = kind
        self.all_steps = list(_all_steps(record))
        self.tests = any(verb == "test" for verb, _, _ in self.all_steps)

    def card(self, lasting: set[str]) -> None:
        record = self.record
        self.where = TEXT
        self.read(record.steps, ("steps",))
        self.ending(record.steps, ("steps",), ended=False, said=False)
        if record.enemy is not None and record.enemy.special is not None:
            self.where = SPECIAL
            for place, rule in enumerate(record.enemy.special.rules):
                self.read(rule.do, ("enemy", "special", "rules", place, "do"))
        self.fights()
        self.flags(lasting)
        self.start_card()

    def ending(self, steps: Sequence[Step], path: Path, ended: bool, said: bool) -> None:
        """Every way through these steps must come to an end; `ended` where one follows them."""
        reached = ended
        for place in reversed(range(len(steps))):
            verb, value = steps[place].chosen()
            here = (*path, place, verb)
            if verb in ENDS:
                reached = True
                if verb == "end" and self.kind == "boss" and not said:
                    self.wrong(
                        "a boss is fought: end in a combat, or give the branch a 'text' that says "
                        "how it was beaten",
                        here,
                    )
            elif isinstance(value, Choice | Test | Roll):
                for inner, inner_path in branches(value, here):
                    told = said or _text_of(value, inner_path)
                    self.ending(inner, inner_path, reached, told)
                reached = True
            if place + 1 < len(steps) and _always_ends(steps[place]):
                self.wrong(
                    "nothing leads to this step: the text ends before it", (*path, place + 1)
                )
        if not reached:
            self.wrong("the text runs out here; finish it with 'end: true' or a combat", path)

    def fights(self) -> None:
        enemy = self.record.enemy
        fought = False
        for verb, value, here in self.all_steps:
            if verb == "combat":
                fought = True
                if "after" in here:
                    self.wrong("the chapter is over after a victory: no second combat", here)
                if enemy is None:
                    self.wrong("a combat needs somebody to fight: write the card's 'enemy'", here)
                else:
                    self.row(value, here)
            elif verb == "hit_dice" and value.per_hit == "ranged" and enemy is None:
                self.wrong(
                    "without an enemy there is no ranged value; write what a hit costs, such as "
                    "'per_hit: 1'",
                    here,
                )
        if enemy is None:
            if self.kind == "boss":
                self.wrong("a boss needs an 'enemy'", ())
            return
        if not fought:
            self.wrong("no step begins a combat with this enemy", ("enemy",))
        for place, wave in enumerate(enemy.waves):
            if not 0 < len(wave) <= MOST_DICE:
                said = f"a wave is a row of 1 to {MOST_DICE} dice; this one has {len(wave)}"
                self.wrong(said, ("enemy", "waves", place))
        if enemy.special is not None and not enemy.special.rules:
            self.wrong("a special without rules changes nothing", ("enemy", "special"))

    def row(self, combat: Combat, here: Path) -> None:
        """No row may be longer than there are dice, at four crew; nor be empty."""
        enemy = self.record.enemy
        fixed = len(enemy.row) + len(combat.add_dice)
        most = fixed + MOST_CREW * enemy.per_crew
        if most > MOST_DICE:
            self.wrong(
                f"with four crew this row would have {most} dice ({len(enemy.row)} printed, "
                f"{len(combat.add_dice)} added, {enemy.per_crew} for each crewmember); "
                f"there are {MOST_DICE}",
                here,
            )
        elif most == 0:
            self.wrong("this row has no dice: there would be nobody to fight", here)
        if self.kind == "boss" and combat.round_limit:
            self.wrong("a boss cannot be waited out: take 'round_limit' away", here)

    def flags(self, lasting: set[str]) -> None:
        """A flag that a card asks about must have been set, here or earlier in the mission."""
        here = {value.set for verb, value, _ in self.all_steps if verb == "flag"}
        known = here | lasting
        for verb, value, path in self.all_steps:
            if verb == "choice":
                for place, option in enumerate(value.options):
                    if option.requires is not None:
                        where = (*path, "options", place, "requires")
                        self.flag(option.requires.flag, known, where)
        enemy = self.record.enemy
        if enemy is not None and enemy.special is not None:
            for place, rule in enumerate(enemy.special.rules):
                if rule.if_ is not None:
                    where = ("enemy", "special", "rules", place, "if")
                    self.flag(rule.if_.flag, known, where)

    def flag(self, name: str | None, known: set[str], path: Path) -> None:
        if name is not None and name not in known and self.content.whole:
            self.wrong(f"nothing ever sets the flag '{name}'.{suggestion(name, known)}", path)

    def start_card(self) -> None:
        given = [here for verb, _, here in self.all_steps if verb == "starting_weapons"]
        if self.kind != "start":
            for here in given:
                self.wrong("only a start card deals starting weapons", here)
        elif not given:
            self.wrong(
                "a start card deals one starting weapon per crewmember: write "
                "'starting_weapons: each'",
                ("steps",),
            )


def _always_ends(step: Step) -> bool:
    """Whether no way through a step leads past it."""
    verb, value = step.chosen()
    if verb in ENDS:
        return True
    if not isinstance(value, Choice | Test | Roll):
        return False
    return all(any(map(_always_ends, inner)) for inner, _ in branches(value, ()))


def _text_of(value: Choice | Test | Roll, path: Path) -> bool:
    """Whether a branch begins with a text that is read out."""
    if isinstance(value, Choice):
        place = path[-2]
        assert isinstance(place, int)
        return value.options[place].text is not None
    if isinstance(value, Test):
        return (value.pass_text if path[-1] == "pass" else value.fail_text) is not None
    outcome = value.table[str(path[-2])] if path[-1] == "do" else None
    return isinstance(outcome, Outcome) and outcome.text is not None


PROOFS: Final[list[Check]] = [
    proof_box.box,
    proof_box.dice,
    proof_box.people,
    proof_box.things,
    cards,
]
"""Each tells what could not be played, at its line."""
