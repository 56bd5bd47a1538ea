"""One card of Dark Sector put on the table, for its author."""

from __future__ import annotations

from typing import Any, Final

from bossrush.engine.trial import Trial
from bossrush.games.sector.cards.tables import Tables
from bossrush.games.sector.cards.verbs import COMBAT

SEATS: Final = 2
READ_OUT: Final = "is read out at the end of a mission"
ALWAYS: Final = "has no place of its own: it is there in every mission"
NOWHERE: Final[dict[str, str]] = {
    "epilogue": READ_OUT,
    "die": ALWAYS,
    "tactical": ALWAYS,
    "reminder": ALWAYS,
}


def trial(tables: Tables, kind: str, record_id: str) -> Trial:
    """A mission of two officers in which this card is turned, carried or worn."""
    if kind in ("start", "chapter", "boss"):
        return _staged(tables, lambda state: _turn(state, record_id))
    if kind == "drone":
        return _staged(tables, lambda state: state.update(drone=record_id))
    if kind == "crew":
        return _staged(tables, lambda state: state["crew"][0].update(card=record_id), record_id)
    if kind == "cybernetic":
        card = tables.cybernetics[tables.cybernetic_ids.index(record_id)]
        return _staged(
            tables,
            lambda state: state["crew"][0].update(cybernetic=record_id),
            record_id,
            peace=card.out_of_combat,
        )
    item = tables.items[tables.item_ids.index(record_id)]
    return _staged(
        tables,
        lambda state: state["crew"][0].update(pack=[record_id]),
        record_id,
        peace=item.out_of_combat,
    )


def _staged(tables: Tables, change: Any, record_id: str = "", peace: bool = False) -> Trial:
    def put(state: dict[str, Any]) -> None:
        fresh = dict(state)
        state.clear()
        crew = [name for name in tables.crew_ids if name != record_id]
        worn = [name for name in tables.cybernetic_ids if name != record_id]
        state["crew"] = [
            {**member, "card": crew[number], "cybernetic": worn[number]}
            for number, member in enumerate(fresh["crew"])
        ]
        state["drone"] = tables.drone_ids[0]
        state["leader"] = "crew-0"
        _meet(tables, state, peace)
        change(state)
        carried = [item for member in state["crew"] for item in member["pack"]]
        state["loaded"] = {
            item.id: item.capacity for item in tables.items if item.gun and item.id in carried
        }

    return Trial(SEATS, {"twisted_tech": True} if tables.tech else {}, (), "", put)


def _meet(tables: Tables, state: dict[str, Any], peace: bool) -> None:
    """The first chapter with a combat in it: before the combat, or when it is over."""
    chapters = {tables.card_ids[card] for card in tables.acts[1]}
    for battle, step in zip(tables.step_ids, tables.steps, strict=True):
        chapter = battle.partition("/")[0]
        if step.verb == COMBAT and chapter in chapters:
            state["turned"] = [chapter]
            if peace:
                state["phase"] = "regroup"
            else:
                state.update(phase="begin-combat", battle=battle)
            return


def _turn(state: dict[str, Any], card: str) -> None:
    state.pop("battle", None)
    state.update(phase="step", turned=[card], stack=[f"{card}/1"])
