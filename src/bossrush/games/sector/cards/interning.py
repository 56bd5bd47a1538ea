"""From the records of packs to the tables of the rules: what becomes of each field, said once."""

from __future__ import annotations

from typing import Any, Final, cast

from bossrush.engine.content import Content, key_of
from bossrush.engine.content.rows import (
    Rows,
    Source,
    equals,
    field,
    made,
    part,
    present,
    word,
    words,
)
from bossrush.engine.dice import Die
from bossrush.games.sector.cards import records, terms
from bossrush.games.sector.cards.step_interning import StepInterning
from bossrush.games.sector.cards.tables import (
    Card,
    CrewCard,
    Cybernetic,
    Drone,
    Enemy,
    Epilogue,
    Item,
    Plate,
    Rule,
    Step,
    Tables,
    Use,
)
from bossrush.games.sector.cards.verbs import (
    ADD_SYMBOLS,
    BLOCK,
    HITS,
    LATER,
    REROLL,
    SET_DIE,
    SYMBOLS_OF,
    WOUND,
    named,
)

PLATES: Final = Rows("plate", records.Plate, Plate)
CREW: Final = Rows(
    "crew",
    records.CrewCard,
    CrewCard,
    ratings=made(lambda card: [card.ratings.get(trait, 0) for trait in terms.TRAITS], "ratings"),
    die=made(lambda card: Die(card.id.removeprefix("crew."), list(card.faces)), "id", "faces"),
    shown=words(terms.SHOWN, "faces"),
)

USABLE: Final[dict[str, Source]] = {
    "name": made(lambda card: key_of(card.name or card.title), "name", "title"),
    "use": word(terms.USES),
    "out_of_combat": equals("non_combat", "window"),
    "rolled": named(SYMBOLS_OF, "if_.rolled"),
}
"""What items and cybernetics have in common."""
CYBERNETICS: Final = Rows(
    "cybernetic",
    records.Cybernetic,
    Cybernetic,
    kind=field("type"),
    elsewhere=["do", "origin"],
    **USABLE,
)
ITEMS: Final = Rows(
    "item",
    records.Item,
    Item,
    category=word(terms.CATEGORIES),
    gun=present("ammo"),
    ammo=word(terms.AMMO),
    rates=made(lambda item: sorted(item.rates), "rates"),
    lowest_rate=made(lambda item: min(item.rates, default=None), "rates"),
    chart_as=word(terms.AMMO),
    symbols=LATER,
    elsewhere=["do", "origin"],
    **USABLE,
)


def _lines(enemy: records.Enemy) -> list[records.Rate]:
    """The line of the hit chart for each type of ammo; no hit is enough for an immune enemy."""
    chart = cast(dict[str, records.Rate], enemy.chart)
    immune = records.Rate(hits=0, wounds=0)
    ballistic = chart.get("ballistic", immune)  # unless the weapon says otherwise
    return [
        chart.get(name, immune if number < terms.CORE_AMMO else ballistic)
        for number, name in enumerate(terms.AMMO)
    ]


ENEMIES: Final = Rows(
    "enemy",
    records.Enemy,
    Enemy,
    row=words(terms.TRAITS),
    waves=made(
        lambda enemy: [list(map(terms.TRAITS.index, wave)) for wave in enemy.waves], "waves"
    ),
    hits=made(lambda enemy: [line.hits for line in _lines(enemy)], "chart"),
    wounds=made(lambda enemy: [line.wounds for line in _lines(enemy)], "chart"),
    printed=made(lambda enemy: [name in enemy.chart for name in terms.AMMO], "chart"),
    special=field("special.text"),
)
RULES: Final = Rows(
    "condition",
    records.Condition,
    Rule,
    mode=word(terms.MODES),
    row_has=word(terms.TRAITS),
    crew_hurt=named({True: 1, False: -1}),
    flag=LATER,
)


def _mission_cards(kind: str, record: type[records.MissionCard], act: Source) -> Rows[Any, Card]:
    rows: Rows[Any, Card] = Rows(
        kind,
        record,
        Card,
        act=act,
        plate=part(PLATES),
        enemy=part(ENEMIES),
        steps=LATER,
        elsewhere=["balance", "origin"],
    )
    return rows


CARDS: Final = [
    _mission_cards("start", records.Start, made(lambda card: terms.START)),
    _mission_cards("chapter", records.Chapter, field("act")),
    _mission_cards("boss", records.Boss, made(lambda card: terms.BOSS)),
]
DRONES: Final = Rows(
    "drone", records.Drone, Drone, basic=LATER, advanced=LATER, elsewhere=["origin"]
)
EPILOGUES: Final = Rows(
    "epilogue", records.Epilogue, Epilogue, plate=part(PLATES), elsewhere=["outcome"]
)


def interned(content: Content) -> Tables:
    """The tables of these packs."""
    made = _Interning(content)
    made.dice()
    made.crew()
    made.items()
    made.cards()
    made.drones()
    made.epilogues()
    made.outcomes()
    return made.tables


class _Interning(StepInterning):
    """Tables in the making."""

    def __init__(self, content: Content) -> None:
        super().__init__(content)
        self.tables.keep(content)
        self.tables.tech = any(pack.id == "tech" for pack in content.packs)

    # -- dice and people ------------------------------------------------------------------

    def dice(self) -> None:
        tables = self.tables
        dice: dict[str, records.DieRecord] = {}
        for record in self.content.records("die", records.DieRecord):
            name = record.id.removeprefix("die.")
            dice[name] = record
            for face, text in record.names.items():
                tables.face_names[f"{name}.{face}"] = text.key
        for name in terms.AMMO:
            tables.ammo_dice.append(Die(name, list(dice[name].faces) if name in dice else []))
            tables.ammo_counts.append(dice[name].supply if name in dice else 0)
        tables.chapter_die = Die("chapter", list(dice["chapter"].faces))
        tables.chapter_dice = dice["chapter"].supply
        tables.chapter_trait = [terms.TRAITS.index(face) for face in dice["chapter"].faces]
        tables.hit_die = Die("hit-die", list(dice["hit"].faces))
        tables.hit_dice = dice["hit"].supply
        tables.hit_faces = [face == "hit" for face in dice["hit"].faces]
        if "tech" in dice:
            tables.tech_die = Die("tech", list(dice["tech"].faces))
            tables.tech_dice = dice["tech"].supply

    def crew(self) -> None:
        tables = self.tables
        tables.crew = CREW.of(self.content)
        tables.crew_ids = [card.id for card in tables.crew]
        for record in self.content.records("cybernetic", records.Cybernetic):
            implant = CYBERNETICS.row(record, self.content)
            self.use(implant, record)
            tables.implant_moments |= implant.moments
            tables.cybernetics.append(implant)
            tables.cybernetic_ids.append(implant.id)

    # -- items ----------------------------------------------------------------------------

    def items(self) -> None:
        tables = self.tables
        for kind in ("item", "starting_weapon"):
            for record in self.content.records(kind, records.Item):
                item = ITEMS.row(record, self.content)
                if item.gun:
                    self.gun(item, record)
                self.use(item, record)
                tables.items.append(item)
                tables.item_ids.append(item.id)
            if kind == "item":
                tables.deck_items = len(tables.items)
        tables.use_ids = [*(f"implant-{crew}" for crew in range(terms.MOST_CREW)), *tables.item_ids]

    def gun(self, item: Item, record: records.Item) -> None:
        """What each face of a weapon's ammo die means."""
        known: dict[str, int] = {}
        for face in self.tables.ammo_dice[item.ammo].faces:
            meaning = record.symbols.get(face)
            if face not in known:
                told = meaning if isinstance(meaning, list) else []
                known[face] = self.steps(told, f"{record.id}/{face}") if told else -1
            steps = self.tables.lists[known[face]] if known[face] >= 0 else []
            item.jams.append(meaning == "jam")
            item.symbols.append(known[face])
            hits = sum(step.amount for step in steps if step.verb == HITS)
            item.hits.append(hits + 1 if face == "hit" else hits)
            item.wounds.append(sum(step.amount for step in steps if step.verb == WOUND))

    def use(self, use: Use, record: records.Usable) -> None:
        if record.do:
            use.steps = self.steps(record.do, record.id)
            use.moments = _moments(record.window, self.tables.lists[use.steps])
            self.tables.reactive |= use.moments

    # -- cards ----------------------------------------------------------------------------

    def cards(self) -> None:
        tables = self.tables
        for rows in CARDS:
            for record in self.content.records(rows.kind, records.MissionCard):
                card = rows.row(record, self.content)
                card.steps = self.steps(record.steps, record.id)
                if card.enemy is not None and record.enemy is not None:
                    self.special(card.enemy, record.enemy, record.id)
                tables.acts[card.act].append(len(tables.cards))
                tables.cards.append(card)
                tables.card_ids.append(card.id)

    def special(self, enemy: Enemy, record: records.Enemy, card: str) -> None:
        """The rules of a combat special, under the moments at which they apply."""
        enemy.rules = [[] for _ in terms.WHEN]
        for place, written in enumerate(record.special.rules if record.special else ()):
            held = written.if_
            rule = Rule() if held is None else RULES.row(held, self.content)
            rule.steps = self.steps(written.do, f"{card}/special-{place + 1}")
            if held is not None and held.flag:
                rule.flag = self.flag(held.flag)
            enemy.rules[terms.WHEN.index(written.when)].append(rule)

    def drones(self) -> None:
        for record in self.content.records("drone", records.Drone):
            drone = DRONES.row(record, self.content)
            drone.basic = self.steps(record.basic, f"{record.id}/basic")
            if record.advanced is not None:
                name = f"{record.id}/advanced"
                step = self.step("roll", record.advanced.roll, f"{name}/1")
                drone.advanced = self.listed([step], name)
            self.tables.drones.append(drone)
            self.tables.drone_ids.append(drone.id)

    def epilogues(self) -> None:
        for record in self.content.records("epilogue", records.Epilogue):
            epilogue = EPILOGUES.row(record, self.content)
            if record.outcome == "victory":
                self.tables.victory = epilogue
            else:
                self.tables.defeat = epilogue

    # -- for those who roll real dice and draw real cards -----------------------------------

    def outcomes(self) -> None:
        """The names of dice, faces and cards under the keys by which a real table is asked."""
        tables = self.tables
        for kind in ("chapter", "boss", "start"):
            for card in self.content.records(kind, records.MissionCard):
                tables.name_outcome(card.id, card.title)
        for kind in ("item", "starting_weapon"):
            for item in self.content.records(kind, records.Item):
                tables.name_outcome(item.id, item.name)
        for person in self.content.records("crew", records.CrewCard):
            tables.name_outcome(person.id, person.name)
            tables.name_outcome(person.id.removeprefix("crew."), person.name)
        for die in self.content.records("die", records.DieRecord):
            name = die.id.removeprefix("die.")
            tables.name_outcome("hit-die" if name == "hit" else name, die.title)
            for face, text in die.names.items():
                tables.name_outcome(face, text)


_ROLLED: Final = {
    terms.CREW_DIE: terms.AFTER_TEST | terms.AFTER_FIGHT,
    terms.AMMO_DIE: terms.AFTER_SHOOT,
    terms.HIT_DIE: terms.AFTER_SHOOT | terms.AFTER_HIT_DICE,
    terms.TECH_DIE: terms.AFTER_TECH,
}
_WINDOWS: Final = {"SHOOT": terms.AFTER_SHOOT, "before_damage": terms.BEFORE_DAMAGE}


def _moments(window: str, steps: list[Step]) -> int:
    """When something can be used: what its card says, and which dice its text is about."""
    if window in _WINDOWS:
        return _WINDOWS[window]
    about = _about(steps)
    if window == "FIGHT":
        wounds = any(step.verb in (WOUND, BLOCK) for step in steps)
        return terms.AFTER_ATTACK if wounds and not about else terms.AFTER_FIGHT
    if window == "after_own_roll":
        return about or terms.AFTER_TEST | terms.AFTER_FIGHT
    if window == "non_combat":
        return about & (terms.AFTER_TEST | terms.AFTER_HIT_DICE) if about else terms.OUT_OF_COMBAT
    return about or terms.ANY_TIME


def _about(steps: list[Step]) -> int:
    """The rolls after which these steps have something to change."""
    about = 0
    for step in steps:
        if step.verb in (REROLL, SET_DIE):
            about |= _ROLLED.get(step.die, 0)
        elif step.verb == ADD_SYMBOLS:
            about |= terms.AFTER_TEST
        elif step.verb == HITS:
            about |= terms.AFTER_SHOOT
    return about
