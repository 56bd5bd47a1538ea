"""Proofreading what is in the box: dice, people, items, and whether a mission can be set up."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from bossrush.engine.content import Content, Problem
from bossrush.engine.content.problem import listed, suggestion
from bossrush.games.sector.cards.proof_steps import COSTS, CREW_FACES, DICE_VERBS, Proof
from bossrush.games.sector.cards.terms import AMMO, CORE_AMMO, TRAITS
from bossrush.games.sector.cards.verbs import USE

MOST_ITEMS: Final = 250
"""An item's number is written in eight bits beside others."""

CREW_DIE: Final = 6
"""How many faces the die of a crewmember has, as every die of the box."""

DICE: Final = ("chapter", "hit", "tech", *AMMO)
NEEDED_DICE: Final = ("chapter", "hit", *AMMO[:CORE_AMMO])
NEEDED: Final[dict[str, int]] = {
    "start": 1,
    "boss": 1,
    "crew": 4,
    "cybernetic": 4,
    "starting_weapon": 4,
    "drone": 1,
}
"""How many records of a kind a mission for four needs."""
CHAPTERS_OF_AN_ACT: Final = 4


def box(content: Content) -> Iterator[Problem]:
    """What a mission for four needs and these packs do not have."""
    missing = [
        f"{count} of kind {kind} (there are {len(content.records(kind))})"
        for kind, count in NEEDED.items()
        if len(content.records(kind)) < count
    ]
    for act in (1, 2, 3):
        there = sum(card.act == act for card in content.records("chapter"))
        if there < CHAPTERS_OF_AN_ACT:
            missing.append(f"{CHAPTERS_OF_AN_ACT} chapters of act {act} (there are {there})")
    dice = {die.id for die in content.records("die")}
    missing += [f"the die die.{name}" for name in NEEDED_DICE if f"die.{name}" not in dice]
    outcomes = {card.outcome for card in content.records("epilogue")}
    missing += [f"an epilogue of {name}" for name in ("victory", "defeat") if name not in outcomes]
    last = content.packs[-1]
    if missing and content.whole:
        said = f"a mission needs {listed(missing)}"
        advice = "A pack that adds cards to the game's own says 'requires: [core]' in its manifest"
        yield Problem(str(last.folder / "pack.yaml"), 1, 1, f"{said}. {advice}.")
    items = len(content.records("item")) + len(content.records("starting_weapon"))
    if items > MOST_ITEMS:
        said = f"there are {items} items and starting weapons; the game can hold {MOST_ITEMS}"
        yield Problem(str(last.folder / "pack.yaml"), 1, 1, said)


def dice(content: Content) -> Iterator[Problem]:
    """Faces that the rules could not read."""
    for die in content.records("die"):
        name = die.id.removeprefix("die.")
        if not die.id.startswith("die.") or name not in DICE:
            known = [f"die.{known}" for known in DICE]
            guess = suggestion(die.id, known) or f" The dice are {listed(known)}."
            yield content.problem(die.id, f"the rules know no such die.{guess}", "id")
            continue
        if not die.faces:
            yield content.problem(die.id, "a die needs faces", "faces")
        allowed = {"chapter": TRAITS, "hit": ("hit", "miss")}.get(name)
        if allowed is not None and set(die.faces) != set(allowed):
            yield content.problem(die.id, f"its faces must be {listed(allowed)}", "faces")
        elif name in AMMO and "hit" not in die.faces:
            yield content.problem(die.id, "an ammo die needs a face 'hit'", "faces")
        for face in die.names:
            if face not in die.faces:
                guess = suggestion(face, die.faces)
                yield content.problem(die.id, f"there is no face '{face}'.{guess}", "names")


def people(content: Content) -> Iterator[Problem]:
    """Crew dice and their ratings."""
    for card in content.records("crew"):
        if len(card.faces) != CREW_DIE:
            said = f"a crew die has {CREW_DIE} faces; this one has {len(card.faces)}"
            yield content.problem(card.id, said, "faces")
        unrated = [trait for trait in TRAITS if trait not in card.ratings]
        if unrated:
            said = f"a crewmember is rated in every trait, also in {listed(unrated)}"
            yield content.problem(card.id, said, "ratings")
        for place, face in enumerate(card.faces):
            if face not in CREW_FACES:
                said = f"'{face}' is none of {listed(CREW_FACES)}"
                yield content.problem(card.id, said, "faces", place)
        shown = [_symbols(card.faces, trait) for trait in TRAITS]
        rated = [card.ratings.get(trait, 0) for trait in TRAITS]
        if [symbols * sum(rated) for symbols in shown] != [value * sum(shown) for value in rated]:
            said = f"the die shows {listed(shown)} symbols of might, cunning and wisdom"
            yield content.problem(card.id, f"{said}; the ratings say otherwise", "ratings")


def _symbols(faces: list[str], trait: str) -> int:
    return sum(2 if face.endswith("2") else 1 for face in faces if face.startswith(trait))


def things(content: Content) -> Iterator[Problem]:
    """Items, starting weapons, cybernetics and drones."""
    for kind in ("item", "starting_weapon"):
        for record in content.records(kind):
            proof = ThingProof(content, record, USE)
            proof.item(kind)
            yield from proof.problems
    for record in content.records("cybernetic"):
        proof = ThingProof(content, record, USE)
        proof.use()
        yield from proof.problems
    for record in content.records("drone"):
        proof = ThingProof(content, record, USE)
        proof.read(record.basic, ("basic",))
        if record.advanced is not None:
            proof.advanced()
        yield from proof.problems


class ThingProof(Proof):
    """One card that is used: what it does, and when."""

    def use(self) -> None:
        if not self.record.do:
            self.wrong("this card does nothing; write what it does under 'do'", ())
        self.read(self.record.do, ("do",))
        verbs = {step.chosen()[0] for step in self.record.do}
        bounded = verbs & (COSTS | DICE_VERBS) or self.record.window not in (
            "any_time",
            "non_combat",
        )
        if self.record.use == "always" and not bounded:
            self.wrong(
                "this could be used again and again for nothing; write 'use: once_chapter', or "
                "what it costs",
                ("use",),
            )
        if self.record.name is None and self.record.title is None:
            self.wrong("this card has no name", ())

    def item(self, kind: str) -> None:
        record = self.record
        if record.ammo is not None:
            self.gun()
            return
        for field in ("capacity", "rates", "symbols", "chart_as"):
            if getattr(record, field):
                self.wrong(f"'{field}' is for guns; a gun names its 'ammo'", (field,))
        if kind == "starting_weapon":
            self.wrong("a starting weapon is a gun: name its 'ammo'", ())
        self.use()

    def gun(self) -> None:
        record = self.record
        if record.category != "weapon":
            self.wrong("a gun is of category 'weapon'", ("category",))
        if record.window != "SHOOT":
            self.wrong("a gun is used to SHOOT: write 'window: SHOOT'", ("window",))
        if record.do:
            self.wrong("a gun does what its faces say; write them under 'symbols'", ("do",))
        if not record.rates:
            self.wrong("a gun needs fire rates, such as 'rates: [1, 2]'", ())
        for place, rate in enumerate(record.rates):
            if rate > record.capacity:
                said = f"it holds {record.capacity} ammo dice and can never fire {rate}"
                self.wrong(said, ("rates", place))
        if record.chart_as is not None and record.chart_as not in AMMO[:CORE_AMMO]:
            self.wrong(f"write one of {listed(AMMO[:CORE_AMMO])}", ("chart_as",))
        if record.ammo not in self.faces and not self.content.whole:
            return
        if record.ammo not in self.faces:
            self.wrong(f"there is no {record.ammo} die in these packs", ("ammo",))
            return
        faces = self.faces[record.ammo]
        for face, meaning in record.symbols.items():
            if face not in faces:
                guess = suggestion(face, faces) or f" Its faces are {listed(faces)}."
                self.wrong(f"the {record.ammo} die has no face '{face}'.{guess}", ("symbols",))
            if not isinstance(meaning, str):
                self.read(meaning, ("symbols", face))

    def advanced(self) -> None:
        """An advanced function is a roll of the tech die, and is read as one."""
        roll: Any = self.record.advanced.roll
        if roll.die != "tech":
            self.wrong("an advanced function is rolled with the tech die", ("advanced", "roll"))
        self.roll(roll, ("advanced", "roll"))
        for face, outcome in roll.table.items():
            steps = outcome if isinstance(outcome, list) else outcome.do
            self.read(steps, ("advanced", "roll", "table", face))
