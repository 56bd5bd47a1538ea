"""A table to stage rules tests on: a few words set a position up, a script rolls its dice."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from bossrush.engine.decision import Decision
from bossrush.games.sector import SectorGame
from bossrush.games.sector.cards.tables import Tables
from bossrush.games.sector.cards.terms import AMMO, TRAITS
from bossrush.games.sector.cards.verbs import COMBAT
from bossrush.games.sector.table.mission import Mission
from bossrush.testing import Staged

HERE = Path(__file__).parent / "fixtures"
FIXTURES = SectorGame([HERE / "core"], [HERE / "tech"])
NAMES = ("abbot", "taylor", "miller", "tanner")


class Table(Staged[Mission]):
    """A play of the fixture cards, and short ways to read it. Seat 0 unless a test says."""

    asks = "sector.ask."

    @property
    def hp(self) -> list[int]:
        return [member.hp for member in self.s.crew]

    @property
    def row(self) -> list[str]:
        """The traits of the dice that stand."""
        return [TRAITS[die] for die in self.s.row if die < 3]

    @property
    def mode(self) -> str:
        return ("none", "ranged", "close")[self.s.mode]

    @property
    def pool(self) -> list[str]:
        return [self.s.tables.item_ids[item] for item in self.s.pool]

    @property
    def discards(self) -> list[str]:
        return [self.s.tables.item_ids[item] for item in self.s.discard]

    def pack(self, crew: int) -> list[str]:
        return [self.s.tables.item_ids[item] for item in self.s.crew[crew].pack]

    def loaded(self, item: str) -> int:
        return self.s.loaded[self.s.tables.item_ids.index(item)]

    def supply(self, ammo: str) -> int:
        return self.s.supply.left[AMMO.index(ammo)]

    def decision(self, seat: int | None = None) -> Decision:
        return super().decision(seat or 0)

    def offered(self, seat: int | None = None, start: str = "") -> list[str]:
        """What may be answered. Discarding, which is always possible, goes without saying."""
        options = super().offered(seat, start)
        return [option for option in options if not option.startswith("~drop")]

    def declare(self, *actions: str) -> Table:
        """Each seat in turn declares, once it is asked to."""
        for seat, action in enumerate(actions):
            if self.play.outcome is None and seat in self.play.pending:
                decision = self.play.pending[seat]
                if decision.key == "sector.ask.declare":
                    self.play.choose(seat, action)
        return self

    def ready(self) -> Table:
        """Everybody is done with regrouping."""
        while self.asked == "regroup":
            self.choose("done", seat=self.play.open[0].seat)
        return self

    def lead(self, crew: int = 0) -> Table:
        return self.choose(f"crew-{crew}")


def stage(
    phase: str,
    crew: int = 2,
    dice: list[str] | None = None,
    card: str = "act1.cyborg",
    hp: list[int] | None = None,
    packs: list[list[str]] | None = None,
    empty: tuple[str, ...] = (),
    loads: dict[str, int] | None = None,
    implants: tuple[str, ...] | None = None,
    pool: tuple[str, ...] = (),
    discards: tuple[str, ...] = (),
    deck: tuple[str, ...] | None = None,
    tech: bool = False,
    options: dict[str, Any] | None = None,
    seats: int | None = None,
    actions: list[str] | None = None,
    names: tuple[str, ...] = NAMES,
    game: SectorGame = FIXTURES,
    **fields: Any,
) -> Table:
    """A position of the fixture cards. Guns are full but for those in `empty` and `loads`."""
    tables = game.tables(tech)
    held = packs or []
    given = [*pool, *discards, *(item for pack in held for item in pack)]
    loaded: dict[str, int] = {}
    left = list(tables.ammo_counts)
    for item in given:
        number = tables.item_ids.index(item)
        gun = tables.items[number]
        if gun.gun and item not in empty and item not in discards:
            wanted = (loads or {}).get(item, gun.capacity)
            loaded[item] = min(wanted, left[gun.ammo])
            left[gun.ammo] -= loaded[item]
    rest = [item for item in tables.item_ids[: tables.deck_items] if item not in given]
    out: list[str] = []
    if deck is not None:
        out = [item for item in rest if item not in deck]
        rest = list(deck)
    weapons = [item for item in tables.item_ids[tables.deck_items :] if item not in given]
    people = []
    for number in range(crew):
        implant = (implants or IMPLANTS)[number]
        person: dict[str, Any] = {"card": f"crew.{names[number]}", "cybernetic": implant}
        if number < len(held):
            person["pack"] = held[number]
        if hp is not None:
            person["hp"] = hp[number]
        if actions is not None:
            person["action"] = actions[number]
        people.append(person)
    state: dict[str, Any] = {
        "phase": phase,
        "crew": people,
        "turned": [card],
        "leader": "crew-0",
        "drone": "drone.surgical" if tech else "drone.medical",
        "loaded": loaded,
        "discard": list(discards),
        "pool": list(pool),
        "items": {"runs": [_bag(rest)] if rest else []},
        "weapons": {"runs": [_bag(weapons + out)] if weapons + out else []},
    }
    if phase == "step":
        state["stack"] = [f"{card}/1"]
    state.update(fields)
    position = {
        "seats": crew if seats is None else seats,
        "options": {"twisted_tech": tech, **(options or {})},
        "state": state,
    }
    return Table.staged(game, position, dice)


IMPLANTS = ("cyber.dull-a", "cyber.dull-b", "cyber.dull-c", "cyber.dull-d")
"""Worn by the crew of a staged table unless the test says otherwise; they never ask anything."""


def _bag(cards: list[str]) -> dict[str, Any]:
    return {"ordered": False, "cards": cards, "unseen": []}


def mission(*cards: str) -> dict[str, Any]:
    """A mission deck of these cards, in this order: for the field `mission` of a stage."""
    return {"runs": [{"ordered": True, "cards": list(cards), "unseen": []}], "pools": []}


def play_card(card: str, crew: int = 2, dice: list[str] | None = None, **fields: Any) -> Table:
    """The card has just been turned by crewmember 0; its text is followed."""
    return stage("step", crew, dice, card, **fields)


def battle(
    mode: str,
    row: list[str],
    crew: int = 2,
    dice: list[str] | None = None,
    card: str = "act1.ambush",
    **fields: Any,
) -> Table:
    """A combat in round 1, with everybody about to declare."""
    tables = fields.get("game", FIXTURES).tables(fields.get("tech", False))
    fields.setdefault("flank", "ready" if mode == "ranged" else "spent")
    phase = fields.pop("phase", "declare")
    return stage(
        phase,
        crew,
        dice,
        card,
        mode=mode,
        row=row,
        round=fields.pop("round", 1),
        battle=first_fight(tables, card),
        **fields,
    )


def first_fight(tables: Tables, card: str) -> str:
    """The first step of a card's text that begins a combat, by its id."""
    return next(
        name
        for name, step in zip(tables.step_ids, tables.steps, strict=True)
        if name.startswith(f"{card}/") and step.verb == COMBAT
    )


def share_out(pool: tuple[str, ...], packs: list[list[str]], **fields: Any) -> Table:
    """The crew are sharing out what they have just drawn, in mid-chapter."""
    return stage("share-out", len(packs), pool=pool, packs=packs, then="regroup", **fields)


FOUR = ["item.pistol-b", "item.pistol-c", "item.knife", "item.chip"]
FOUR_MORE = ["item.lens", "item.plate", "item.charge", "item.canteen"]
"""Full inventories, each of four one-slot items."""


def tech_battle(mode: str, row: list[str], **fields: Any) -> Table:
    """A combat with Twisted Tech mixed in."""
    return battle(mode, row, card="act1.tech-brawl", tech=True, **fields)
