"""Reading the text of cards as an editor would: well formed, and could it be played?

A card's text is followed down every branch. What would leave the crew without an answer, a step
without anybody it could be about, or a chapter without an end is a problem of the pack. It is told
at its line before anybody sits down to play it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from bossrush.engine.content import Content, Problem
from bossrush.engine.content.problem import listed, suggestion
from bossrush.games.sector.cards.step_records import Choice, Combat, Roll, SetDie, Step, Test
from bossrush.games.sector.cards.terms import TRAITS
from bossrush.games.sector.cards.verbs import SYMBOLS_OF, TEXT, USE, VERBS, number_of

Path = tuple[str | int, ...]

CREW_FACES: Final = [face for trait in TRAITS for face in (trait, f"{trait}2")]
"""What a crew die can show: a trait, or its double."""
DICE_VERBS: Final = frozenset(["reroll", "set_die", "add_symbols", "hits"])
"""What is about dice that have just been rolled."""
COSTS: Final = frozenset(["damage", "spend", "hit_dice", "lose_item", "lose_ammo"])
_MOST_ON_A_DIE: Final = 2
_FEWEST_CREW: Final = 2


class Proof:
    """One record's steps, read to the end of every branch."""

    def __init__(self, content: Content, record: Any, where: str) -> None:
        self.content = content
        self.record = record
        self.where = where
        self.problems: list[Problem] = []
        self.tests = False
        """Whether the text holds a test, so that some may have passed or failed it."""
        self.faces = {
            die.id.removeprefix("die."): list(dict.fromkeys(die.faces))
            for die in content.records("die")
        }

    def wrong(self, message: str, path: Path) -> None:
        self.problems.append(self.content.problem(self.record.id, message, *path))

    def read(self, steps: Sequence[Step], path: Path) -> None:
        """Look at each of these steps, and at every step that may follow it."""
        for place, step in enumerate(steps):
            verb, value = step.chosen()
            here = (*path, place, verb)
            places = VERBS[number_of(verb)].places
            if self.where not in places:
                self.wrong(f"'{verb}' belongs in {listed(places, 'or')}, not here", here)
            self.whom(value, here)
            self.particulars(verb, value, here)
            for inner, inner_path in branches(value, here):
                self.read(inner, inner_path)

    def whom(self, value: Any, here: Path) -> None:
        who = getattr(getattr(value, "hp", None) or value, "who", None)
        if self.where == USE:
            if who == "you":
                self.wrong("'you' is the leader; write 'self' for the one who uses this card", here)
            elif who in ("passed", "failed"):
                self.wrong(f"'{who}' speaks of a test, and there is none on this card", here)
            return
        if who == "partner":
            self.wrong("only the one who uses an item has a partner; write 'one' or 'others'", here)
        elif who == "self" and self.where == TEXT:
            self.wrong("nobody uses a chapter; write 'you' for its leader", here)
        elif who in ("passed", "failed") and not self.tests:
            self.wrong(f"'{who}' speaks of a test, and there is none on this card", here)

    def particulars(self, verb: str, value: Any, here: Path) -> None:
        if isinstance(value, Choice):
            self.choice(value, here)
        elif isinstance(value, Test):
            self.test(value, here)
        elif isinstance(value, Roll):
            self.roll(value, here)
        elif isinstance(value, SetDie):
            self.set_die(value, here)
        elif verb == "reroll" and value.die == "tech":
            self.has_die("tech", here)
        elif verb == "spend" and value.hp is None and value.ammo is None:
            self.wrong("say what is spent: 'hp' or 'ammo'", here)

    def choice(self, value: Choice, here: Path) -> None:
        if all(option.requires is not None for option in value.options):
            self.wrong(
                "every option requires something; a crew that has none of it could choose nothing. "
                "Take 'requires' away from one of them",
                (*here, "options"),
            )
        for place, option in enumerate(value.options):
            needed: dict[str, int] = {}
            for step in option.steps:
                verb, spent = step.chosen()
                if verb == "spend" and spent.ammo is not None:
                    needed[spent.ammo.type] = needed.get(spent.ammo.type, 0) + spent.ammo.amount
            for ammo, amount in needed.items():
                held = option.requires
                if held is None or held.ammo != ammo or held.amount < amount:
                    wanted = f"requires: {{ammo: {ammo}, amount: {amount}}}"
                    self.wrong(
                        f"this option spends ammo that the crew may not have; write '{wanted}'",
                        (*here, "options", place),
                    )

    def test(self, value: Test, here: Path) -> None:
        need = value.need if isinstance(value.need, int) else SYMBOLS_OF[value.need]
        rollers = _FEWEST_CREW if value.who == "each" else 1
        most = _MOST_ON_A_DIE * (rollers if value.mode == "total" else 1)
        if need > most:
            self.wrong(
                f"a crew of two can roll {most} symbols here at most, so that nobody passes a test "
                f"of {need}",
                (*here, "need"),
            )
        if value.attempts == "until_pass" and not any(
            step.chosen()[0] in COSTS for step in value.fail
        ):
            self.wrong(
                "a test that is tried until it is passed must cost something each time: "
                f"write {listed(sorted(COSTS), 'or')} under 'fail'",
                here,
            )
        if value.mode == "each" and value.who in ("each", "others"):
            for place, step in enumerate(value.fail):
                verb = step.chosen()[0]
                if verb in ("combat", "end"):
                    self.wrong(
                        f"some may pass and some fail, and then both texts count: '{verb}' cannot "
                        "stand under 'fail'. Put it after the test, or judge by 'any' or 'all'",
                        (*here, "fail", place),
                    )

    def has_die(self, name: str, here: Path) -> bool:
        """Whether these packs have a die; one that is wrong itself may be the one meant."""
        if name not in self.faces and self.content.whole:
            self.wrong(f"there is no {name} die in these packs", here)
        return name in self.faces

    def roll(self, value: Roll, here: Path) -> None:
        if not self.has_die(value.die, here):
            return
        faces = self.faces[value.die]
        for face in value.table:
            if face not in faces:
                guess = suggestion(face, faces) or f" Its faces are {listed(faces)}."
                self.wrong(f"the {value.die} die has no face '{face}'.{guess}", (*here, "table"))
        missing = [face for face in faces if face not in value.table]
        if missing:
            self.wrong(
                f"the table says nothing about {listed(missing)}; write '[]' where nothing happens",
                (*here, "table"),
            )

    def set_die(self, value: SetDie, here: Path) -> None:
        faces = ["hit", "miss"] if value.die == "hit" else CREW_FACES
        wanted = [value.to] if isinstance(value.to, str) else value.to
        for face in wanted:
            if face not in faces:
                self.wrong(f"'{face}' is none of {listed(faces)}", (*here, "to"))
        if not wanted:
            self.wrong("name at least one face", (*here, "to"))


def branches(value: object, here: Path) -> Iterator[tuple[Sequence[Step], Path]]:
    """The lists of steps that may follow a step, each with its place."""
    if isinstance(value, Choice):
        for place, option in enumerate(value.options):
            yield option.steps, (*here, "options", place, "steps")
    elif isinstance(value, Test):
        yield value.pass_, (*here, "pass")
        yield value.fail, (*here, "fail")
    elif isinstance(value, Roll):
        for face, outcome in value.table.items():
            if isinstance(outcome, list):
                yield outcome, (*here, "table", face)
            else:
                yield outcome.do, (*here, "table", face, "do")
    elif isinstance(value, Combat):
        yield value.after, (*here, "after")


def within(steps: Sequence[Step], path: Path) -> Iterator[tuple[str, Any, Path]]:
    """Every step that these lead to, with its verb and its place."""
    for place, step in enumerate(steps):
        verb, value = step.chosen()
        here = (*path, place, verb)
        yield verb, value, here
        for inner, inner_path in branches(value, here):
            yield from within(inner, inner_path)
