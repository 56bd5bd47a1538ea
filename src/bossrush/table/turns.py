"""Whose turn it is, for a table's webhook: told once when it comes, not at every choice."""

from __future__ import annotations

from collections.abc import Callable

from bossrush.engine.message import Listing, Mention, Message
from bossrush.table import entry as e
from bossrush.table.keeper import Keeper
from bossrush.table.listing import listing_of
from bossrush.table.refusal import in_english
from bossrush.table.texts import title_of
from bossrush.table.webhook import Call, Webhooks


class Turns:
    """Watches tables that have a webhook."""

    def __init__(self, webhooks: Webhooks, link: Callable[[str], str]) -> None:
        self._webhooks = webhooks
        self._link = link
        self._waiting: dict[str, frozenset[int]] = {}
        """By table: the people it waits for, as last told."""

    def after(self, keeper: Keeper, entry: e.AnyEntry) -> None:
        """An entry was made."""
        table = keeper.table
        if not table.webhook:
            self._waiting.pop(table.id, None)
            return
        before = self._waiting.get(table.id, frozenset())
        seats = listing_of(table).turns
        # Whose seat a companion covers is not waited for.
        people = frozenset(
            person
            for seat in seats
            if seat >= 0 and (person := table.played_by(table.seats[seat])) is not None
        )
        if -1 in seats:
            people |= frozenset(table.holders())
        self._waiting[table.id] = people
        # Anyone who is looking does not need to be called.
        absent = [n for n in sorted(people - before) if not keeper.hub.here(table.people[n].key)]
        if table.status == "over" and not isinstance(entry, e.Said | e.Emoted):
            if before or isinstance(entry, e.Chose | e.Expired):
                self._call(keeper, "over", [])
        elif absent:
            self._call(keeper, "turn", absent)

    def _call(self, keeper: Keeper, event: str, people: list[int]) -> None:
        table = keeper.table
        names = [table.people[person].name for person in people]
        listed: list[Message | Mention | str] = list(names)
        said = in_english(
            Message(f"table-webhook-{event}", who=Listing(listed), game=title_of(table.setup.game))
        )
        seats = [seat for person in people for seat in table.seats_of(person)]
        link = self._link(table.code)
        self._webhooks.call(
            table.webhook,
            Call(
                event=event,
                table=table.id,
                game=table.setup.game,
                code=table.code,
                link=link,
                seats=seats,
                names=names,
                content=f"{said} {link}",
                text=f"{said} {link}",
            ),
        )
