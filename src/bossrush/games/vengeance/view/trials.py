"""One card of Vengeance put on the table, for its author."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from bossrush.engine.trial import NoTrialError, Trial
from bossrush.games.vengeance.cards.tables import Tables

SEATS: Final = 1
NOWHERE: Final[dict[str, str]] = {
    "die": "has no place of its own: it is thrown in every round",
    "table": "has no place of its own: its numbers count in every game",
}


def trial(tables: Tables, kind: str, record_id: str) -> Trial:
    """A game in its first round, with this hero, boss or lair, or with this tile in hand."""
    wanted = [record_id]
    change: Callable[[dict[str, Any]], None] | None = None
    if kind == "lair":
        lair = tables.lairs[tables.lair_ids.index(record_id)]
        wanted = [tables.boards[lair.board], _side(tables, record_id)]
    elif kind == "basic":
        wanted, change = [], _anticipated(record_id)
    elif kind == "skill":
        hero = next(hero for hero in tables.heroes if record_id in hero.skill_ids)
        cost = hero.skills[hero.skill_ids.index(record_id)].cost
        wanted, change = [hero.id], _learnt(record_id, cost)
    elif kind == "item":
        hero = next(hero for hero in tables.heroes if record_id in hero.item_ids)
        squares = hero.items[hero.item_ids.index(record_id)].squares
        wanted, change = [hero.id], _bought(record_id, squares)
    return Trial(SEATS, {}, wanted, "open-roll", change)


def _side(tables: Tables, lair: str) -> str:
    """Which side of its board a lair is on, as it is chosen."""
    for sides in tables.sides:
        names = [tables.lair_ids[number] for number in sides]
        if lair in names:
            return "ab"[names.index(lair)]
    raise NoTrialError(f"'{lair}' is on no board")


def _anticipated(skill: str) -> Callable[[dict[str, Any]], None]:
    return lambda state: state["players"][0].update(marks={skill: 1})


def _learnt(skill: str, cost: int) -> Callable[[dict[str, Any]], None]:
    return lambda state: state["players"][0].update(owned=[skill], marked=cost, spent=cost)


def _bought(item: str, squares: int) -> Callable[[dict[str, Any]], None]:
    def change(state: dict[str, Any]) -> None:
        player = state["players"][0]
        used = player["checked"].get(item, 0)
        player["uses"] = {item: max(1, squares - used)} if squares > used else {}

    return change
