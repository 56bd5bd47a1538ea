"""One card of Arkalion put on the table, for its author."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from bossrush.engine.trial import NoTrialError, Trial
from bossrush.games.arkalion.cards.tables import Tables
from bossrush.games.arkalion.cards.terms import ARMOUR_TURN

SEATS: Final = 4
TURNS_OF_A_DECK: Final = 3
ARMOUR_AT: Final = "G4"
NOWHERE: Final[dict[str, str]] = {
    "parameters": "has no place of its own: its numbers count in every escape",
    "epilogue": "is read out at the end of an escape",
}


def trial(tables: Tables, kind: str, record_id: str) -> Trial:
    """An escape in its first turn, with this card in the hands of the first player."""
    if kind == "preset":
        return Trial(SEATS, {"preset": record_id})
    if kind == "enemy_card":
        return Trial(SEATS, phase="act", change=_drawn(tables, record_id))
    wanted: list[str] = []
    if kind == "hero":
        wanted = [record_id]
    elif kind == "equipment":
        card = tables.equipment[tables.equipment_ids.index(record_id)]
        wanted = [tables.sheet_ids[card.sheet]]
    return Trial(SEATS, {}, wanted, "act", _CHANGES[kind](tables, record_id))


def _nothing(tables: Tables, record_id: str) -> Callable[[dict[str, Any]], None]:
    return lambda state: None


def _held(tables: Tables, record_id: str) -> Callable[[dict[str, Any]], None]:
    number = tables.equipment_ids.index(record_id)

    def change(state: dict[str, Any]) -> None:
        sheets = [hero["sheet"] for hero in state["heroes"]]
        holder = sheets.index(tables.sheet_ids[tables.equipment[number].sheet])
        state["gear"][record_id] = holder
        state["acting"] = (holder - state["starter"]) % len(sheets)

    return change


def _token(tables: Tables, record_id: str) -> Callable[[dict[str, Any]], None]:
    if not tables.resources[tables.resource_ids.index(record_id)].tokens:
        raise NoTrialError(f"'{record_id}' has no tokens: nobody can hold one")

    def change(state: dict[str, Any]) -> None:
        del state["bag"]  # it holds all that lies nowhere else
        state["heroes"][state["starter"]]["tokens"] = [record_id]

    return change


def _potion(tables: Tables, record_id: str) -> Callable[[dict[str, Any]], None]:
    def change(state: dict[str, Any]) -> None:
        state["heroes"][state["starter"]]["potions"] = [record_id]

    return change


def _enemy(tables: Tables, record_id: str) -> Callable[[dict[str, Any]], None]:
    def change(state: dict[str, Any]) -> None:
        state["enemies"] = [f"{record_id}-C4", f"{record_id}-G4"]
        state["entered"] = {}

    return change


def _zone(tables: Tables, record_id: str) -> Callable[[dict[str, Any]], None]:
    def change(state: dict[str, Any]) -> None:
        for hero in state["heroes"]:
            hero["at"] = record_id

    return change


def _drawn(tables: Tables, record_id: str) -> Callable[[dict[str, Any]], None]:
    """The turn in which its deck is drawn from, and the card on top of it."""
    deck = tables.enemy_cards[tables.enemy_card_ids.index(record_id)].deck
    others = [tables.enemy_card_ids[card] for card in tables.decks[deck]]
    others.remove(record_id)

    def change(state: dict[str, Any]) -> None:
        runs = [{"ordered": True, "cards": [record_id]}, {"ordered": False, "cards": others}]
        state.update(phase="appearance", turn=deck * TURNS_OF_A_DECK + 1, actions=0, cards_left=1)
        for number in range(len(tables.decks)):
            state.pop(f"deck_{number + 1}", None)
            state[f"discard_{number + 1}"] = []
        state[f"deck_{deck + 1}"] = {"runs": runs, "pools": []}
        if state["turn"] >= ARMOUR_TURN:
            state.update(armour_at=ARMOUR_AT, enemies=[], entered={})

    return change


_CHANGES: Final[dict[str, Callable[[Tables, str], Callable[[dict[str, Any]], None]]]] = {
    "hero": _nothing,
    "equipment": _held,
    "resource": _token,
    "potion": _potion,
    "enemy": _enemy,
    "zone": _zone,
}
