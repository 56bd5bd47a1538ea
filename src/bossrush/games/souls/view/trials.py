"""One card of Dark Souls put on the table, for its author."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from bossrush.engine.trial import Trial
from bossrush.games.souls.cards.tables import Tables

HIGHEST: Final = [3, 3, 3, 3]
"""Tiers with which whatever is found can be used."""
NOWHERE: Final[dict[str, str]] = {
    "die": "has no place of its own: it is rolled wherever the rules roll dice",
    "token": "is a count of what the box holds, and never limits play",
    "epilogue": "is read out at the end of a game",
    "lattice": "is drawn only under a tile: try a 'face' or a 'room' that names it",
}
NOBODY: Final = -1
MINI_ROOM: Final = "mini_boss_tile"
MAIN_ROOM: Final = "main_boss_tile"

Change = Callable[[dict[str, Any]], None]


def trial(tables: Tables, kind: str, record_id: str) -> Trial:
    """A single encounter or a boss fight where the card is met there; else a game's beginning."""
    if kind == "campaign":
        return Trial(1, {"mode": record_id})
    if kind in ("boss", "behaviour"):
        return _boss(tables, record_id, kind == "behaviour")
    if kind in ("encounter", "face", "enemy", "trap"):
        return _encounter(tables, kind, record_id)
    if kind == "room" and record_id in (MINI_ROOM, MAIN_ROOM):
        main = record_id == MAIN_ROOM
        return _boss(tables, next(boss.id for boss in tables.bosses if boss.main == main), False)
    wanted = [record_id] if kind == "character" else []
    change = _owned(record_id) if kind == "equipment" else None
    return Trial(1, {"layout": "laid"}, wanted, "explore", change)


def _boss(tables: Tables, record_id: str, card: bool) -> Trial:
    """The fight with a boss; one behaviour card may lie on top of its deck."""
    if not card:
        return Trial(1, {"scenario": record_id}, (), "place_heroes")
    number = tables.behaviour_ids.index(record_id)
    boss = tables.boss_ids[tables.behaviours[number].boss]
    return Trial(1, {"scenario": boss}, (), "place_heroes", _on_top(tables, number))


def _on_top(tables: Tables, number: int) -> Change:
    card = tables.behaviours[number]
    boss = tables.bosses[card.boss]
    deck = boss.standard if card.member < 0 else boss.member_heat[card.member]
    size = boss.deck_size if card.member < 0 else len(deck)
    others = [tables.behaviour_ids[other] for other in deck if other != number]
    added = card.heat_up and card.member < 0

    def change(state: dict[str, Any]) -> None:
        fight = state["fight"]
        fight["deck"] = {
            "runs": [
                {"ordered": True, "cards": [card.id]},
                {"ordered": False, "cards": others[: size if added else size - 1]},
            ],
            "pools": [],
        }
        if card.heat_up:
            fight["heated"] = True
            _heat(tables, fight["foes"], boss.foes, card.member)

    return change


def _heat(tables: Tables, foes: list[dict[str, Any]], models: list[int], member: int) -> None:
    """A boss low enough to have heated up, or one of a pair whose other has fallen."""
    for number, (foe, model) in enumerate(zip(foes, models, strict=True)):
        if member not in (NOBODY, number):
            foe.update(node=None, health=0)
        elif tables.foes[model].heat_up:
            foe["health"] = min(foe["health"], tables.foes[model].heat_up)


def _encounter(tables: Tables, kind: str, record_id: str) -> Trial:
    """A single encounter: this one, or one in which this enemy, tile or trap is met."""
    cards = tables.encounters
    if kind == "encounter":
        return Trial(1, {"scenario": record_id}, (), "place_heroes")
    if kind == "face":
        return Trial(1, {"scenario": f"{cards[0].id}@{record_id}"}, (), "place_heroes")
    if kind == "trap":
        trapped = next(card.id for card in cards if card.trapped)
        return Trial(1, {"scenario": trapped}, [record_id], "place_heroes", _laid(record_id))
    enemy = tables.foe_ids.index(record_id)
    met = (card.id for card in cards if enemy in card.spawns[0] or enemy in card.spawns[1])
    scenario = next(met, cards[0].id)
    return Trial(1, {"scenario": scenario}, (), "place_heroes", _come(tables, enemy))


def _laid(trap: str) -> Change:
    """Nobody knows which trap lies where: this one is the next to be turned over."""

    def change(state: dict[str, Any]) -> None:
        [run] = state["trap_deck"]["runs"]
        others = list(run["cards"])
        others.remove(trap)
        state["trap_deck"]["runs"] = [
            {"ordered": True, "cards": [trap]},
            {"ordered": False, "cards": others},
        ]

    return change


def _come(tables: Tables, enemy: int) -> Change:
    """An enemy that no encounter names takes the place of the first that one does."""

    def change(state: dict[str, Any]) -> None:
        foes = state["fight"]["foes"]
        name = tables.foe_ids[enemy]
        if all(foe["kind"] != name for foe in foes):
            foes[0].update(kind=name, health=tables.foes[enemy].health)

    return change


def _owned(card: str) -> Change:
    """In the inventory, for somebody who can use anything."""

    def change(state: dict[str, Any]) -> None:
        hero = state["party"][0]
        hero["tiers"] = HIGHEST
        for run in state["treasure"]["runs"]:
            if card in run["cards"]:
                run["cards"].remove(card)
        worn = [hero["armour"], hero["left"], hero["right"], hero["backup"]]
        if all(card not in cards for cards in worn):
            state["inventory"].append(card)

    return change
