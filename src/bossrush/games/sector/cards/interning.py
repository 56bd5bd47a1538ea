"""From the records of packs to the tables of the rules."""

from __future__ import annotations

from typing import Any

from bossrush.engine.content import Content, key_of
from bossrush.engine.dice import Die
from bossrush.games.sector.cards.step_interning import CATEGORY, StepInterning
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
from bossrush.games.sector.cards.verbs import ADD_SYMBOLS, BLOCK, HITS, REROLL, SET_DIE, WOUND
from bossrush.games.sector.table.terms import (
    AFTER_ATTACK,
    AFTER_FIGHT,
    AFTER_HIT_DICE,
    AFTER_SHOOT,
    AFTER_TECH,
    AFTER_TEST,
    AMMO,
    AMMO_DIE,
    ANY_TIME,
    BEFORE_DAMAGE,
    CORE_AMMO,
    CREW_DIE,
    HIT_DIE,
    MODES,
    NO_TRAIT,
    OUT_OF_COMBAT,
    SHOWN,
    TECH_DIE,
    TRAITS,
    USES,
    WHEN,
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
        super().__init__()
        self.content = content
        self.tables.keep(content)
        self.tables.tech = any(pack.id == "tech" for pack in content.packs)

    # -- dice and people ------------------------------------------------------------------

    def dice(self) -> None:
        tables = self.tables
        found: dict[str, Any] = {}
        for record in self.content.records("die"):
            name = record.id.removeprefix("die.")
            found[name] = record
            for face, text in record.names.items():
                tables.face_names[f"{name}.{face}"] = text.key
        for name in AMMO:
            faces = list(found[name].faces) if name in found else []
            tables.ammo_dice.append(Die(name, faces))
            tables.ammo_counts.append(found[name].supply if name in found else 0)
        tables.chapter_die = Die("chapter", list(found["chapter"].faces))
        tables.chapter_dice = found["chapter"].supply
        tables.chapter_trait = [TRAITS.index(face) for face in found["chapter"].faces]
        tables.hit_die = Die("hit-die", list(found["hit"].faces))
        tables.hit_dice = found["hit"].supply
        tables.hit_faces = [face == "hit" for face in found["hit"].faces]
        if "tech" in found:
            tables.tech_die = Die("tech", list(found["tech"].faces))
            tables.tech_dice = found["tech"].supply

    def crew(self) -> None:
        tables = self.tables
        for record in self.content.records("crew"):
            card = CrewCard()
            card.id = record.id
            card.name = key_of(record.name)
            card.gender = record.gender
            card.portrait = record.portrait
            card.record = key_of(record.record)
            card.ratings = [record.ratings.get(trait, 0) for trait in TRAITS]
            card.die = Die(record.id.removeprefix("crew."), list(record.faces))
            for face in record.faces:
                card.shown.append(SHOWN.index(face))
            tables.crew.append(card)
            tables.crew_ids.append(card.id)
        for record in self.content.records("cybernetic"):
            implant = Cybernetic()
            implant.kind = record.type
            self.use(implant, record)
            tables.implant_moments |= implant.moments
            tables.cybernetics.append(implant)
            tables.cybernetic_ids.append(implant.id)

    # -- items ----------------------------------------------------------------------------

    def items(self) -> None:
        tables = self.tables
        for kind in ("item", "starting_weapon"):
            for record in self.content.records(kind):
                item = Item()
                item.category = CATEGORY[record.category]
                item.slots = record.slots
                if record.ammo is not None:
                    self.gun(item, record)
                self.use(item, record)
                tables.items.append(item)
                tables.item_ids.append(item.id)
            if kind == "item":
                tables.deck_items = len(tables.items)
        tables.use_ids = [*(f"implant-{crew}" for crew in range(4)), *tables.item_ids]

    def gun(self, item: Item, record: Any) -> None:
        item.gun = True
        item.ammo = AMMO.index(record.ammo)
        item.capacity = record.capacity
        item.rates = sorted(record.rates)
        item.lowest_rate = item.rates[0]
        if record.chart_as is not None:
            item.chart_as = AMMO.index(record.chart_as)
        known: dict[str, int] = {}
        for face in self.tables.ammo_dice[item.ammo].faces:
            meaning = record.symbols.get(face)
            item.jams.append(meaning == "jam")
            if face not in known:
                told = isinstance(meaning, list) and meaning
                known[face] = self.steps(meaning, f"{record.id}/{face}") if told else -1
            steps = known[face]
            item.symbols.append(steps)
            hits = 1 if face == "hit" else 0
            wounds = 0
            if steps >= 0:
                for step in self.tables.lists[steps]:
                    if step.verb == HITS:
                        hits += step.amount
                    elif step.verb == WOUND:
                        wounds += step.amount
            item.hits.append(hits)
            item.wounds.append(wounds)

    def use(self, use: Use, record: Any) -> None:
        use.id = record.id
        use.name = key_of(record.name or record.title)
        use.gender = record.gender
        use.text = key_of(record.text)
        use.icon = record.icon
        use.use = USES.index(record.use)
        use.out_of_combat = record.window == "non_combat"
        if record.if_ is not None and record.if_.rolled is not None:
            use.rolled = 2 if record.if_.rolled == "double" else 1
        if record.do:
            use.steps = self.steps(record.do, record.id)
            use.moments = _moments(record.window, self.tables.lists[use.steps])
            self.tables.reactive |= use.moments

    # -- cards ----------------------------------------------------------------------------

    def cards(self) -> None:
        for kind in ("start", "chapter", "boss"):
            for record in self.content.records(kind):
                card = Card()
                card.id = record.id
                card.act = record.act if kind == "chapter" else (0 if kind == "start" else 4)
                card.title = key_of(record.title)
                card.story = key_of(record.story)
                card.plate = _plate(record.plate)
                card.steps = self.steps(record.steps, record.id)
                if record.enemy is not None:
                    card.enemy = self.enemy(record.enemy, record.id)
                self.tables.acts[card.act].append(len(self.tables.cards))
                self.tables.cards.append(card)
                self.tables.card_ids.append(card.id)

    def enemy(self, record: Any, card: str) -> Enemy:
        enemy = Enemy()
        enemy.name = key_of(record.name)
        enemy.gender = record.gender
        enemy.row = [TRAITS.index(trait) for trait in record.row]
        enemy.per_crew = record.per_crew
        for number, name in enumerate(AMMO):
            line = record.chart.get(name)
            if line is None and number >= CORE_AMMO:
                line = record.chart.get("ballistic")  # unless the weapon says otherwise
            enemy.hits.append(line.hits if line is not None else 0)
            enemy.wounds.append(line.wounds if line is not None else 0)
            enemy.printed.append(name in record.chart)
        enemy.ranged = record.ranged
        enemy.close = record.close
        enemy.search = record.search
        enemy.waves = [[TRAITS.index(trait) for trait in wave] for wave in record.waves]
        enemy.rules = [[] for _ in WHEN]
        if record.special is not None:
            enemy.special = key_of(record.special.text)
            for place, rule in enumerate(record.special.rules):
                name = f"{card}/special-{place + 1}"
                enemy.rules[WHEN.index(rule.when)].append(self.rule(rule, name))
        return enemy

    def rule(self, record: Any, name: str) -> Rule:
        rule = Rule()
        rule.steps = self.steps(record.do, name)
        held = record.if_
        if held is None:
            return rule
        rule.round_at_least = held.round_at_least or 0
        rule.round_is = held.round_is or 0
        rule.mode = MODES.index(held.mode) if held.mode else 0
        rule.row_at_most = held.row_at_most if held.row_at_most is not None else -1
        rule.row_has = TRAITS.index(held.row_has) if held.row_has else NO_TRAIT
        rule.flag = self.flag(held.flag) if held.flag else -1
        rule.removed_at_least = held.removed_at_least or 0
        if held.crew_hurt is not None:
            rule.crew_hurt = 1 if held.crew_hurt else -1
        return rule

    def drones(self) -> None:
        tables = self.tables
        for record in self.content.records("drone"):
            drone = Drone()
            drone.id = record.id
            drone.name = key_of(record.name)
            drone.gender = record.gender
            drone.icon = record.icon
            drone.text = key_of(record.text)
            drone.basic = self.steps(record.basic, f"{record.id}/basic")
            drone.basic_name = key_of(record.basic_name)
            drone.basic_text = key_of(record.basic_text)
            drone.advanced_name = key_of(record.advanced_name)
            drone.advanced_text = key_of(record.advanced_text)
            if record.advanced is not None:
                name = f"{record.id}/advanced"
                step = self.step("roll", record.advanced.roll, f"{name}/1")
                drone.advanced = self.listed([step], name)
            tables.drones.append(drone)
            tables.drone_ids.append(drone.id)

    def epilogues(self) -> None:
        for record in self.content.records("epilogue"):
            epilogue = Epilogue()
            epilogue.id = record.id
            epilogue.title = key_of(record.title)
            epilogue.plate = _plate(record.plate)
            epilogue.text = key_of(record.text)
            if record.outcome == "victory":
                self.tables.victory = epilogue
            else:
                self.tables.defeat = epilogue

    # -- for those who roll real dice and draw real cards -----------------------------------

    def outcomes(self) -> None:
        """The names of dice, faces and cards under the keys by which a real table is asked."""
        for kind in ("chapter", "boss", "start"):
            for record in self.content.records(kind):
                self.tables.name_outcome(record.id, record.title)
        for kind in ("item", "starting_weapon", "crew"):
            for record in self.content.records(kind):
                self.tables.name_outcome(record.id, record.name)
        for record in self.content.records("crew"):
            self.tables.name_outcome(record.id.removeprefix("crew."), record.name)
        for record in self.content.records("die"):
            name = record.id.removeprefix("die.")
            self.tables.name_outcome("hit-die" if name == "hit" else name, record.title)
            for face, text in record.names.items():
                self.tables.name_outcome(face, text)


def _plate(record: Any) -> Plate:
    plate = Plate()
    if record is not None:
        plate.scene = record.scene
        plate.figure = record.figure
        plate.light = record.light
    return plate


_ROLLED = {
    CREW_DIE: AFTER_TEST | AFTER_FIGHT,
    AMMO_DIE: AFTER_SHOOT,
    HIT_DIE: AFTER_SHOOT | AFTER_HIT_DICE,
    TECH_DIE: AFTER_TECH,
}


_WINDOWS = {"SHOOT": AFTER_SHOOT, "before_damage": BEFORE_DAMAGE}


def _moments(window: str, steps: list[Step]) -> int:
    """When something can be used: what its card says, and which dice its text is about."""
    if window in _WINDOWS:
        return _WINDOWS[window]
    about = _about(steps)
    if window == "FIGHT":
        wounds = any(step.verb in (WOUND, BLOCK) for step in steps)
        return AFTER_ATTACK if wounds and not about else AFTER_FIGHT
    if window == "after_own_roll":
        return about or AFTER_TEST | AFTER_FIGHT
    if window == "non_combat":
        return about & (AFTER_TEST | AFTER_HIT_DICE) if about else OUT_OF_COMBAT
    return about or ANY_TIME


def _about(steps: list[Step]) -> int:
    """The rolls after which these steps have something to change."""
    about = 0
    for step in steps:
        if step.verb in (REROLL, SET_DIE):
            about |= _ROLLED.get(step.die, 0)
        elif step.verb == ADD_SYMBOLS:
            about |= AFTER_TEST
        elif step.verb == HITS:
            about |= AFTER_SHOOT
    return about
