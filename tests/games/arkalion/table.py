"""A table to stage rules tests on: a few words set a position up, a script rolls its dice."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from bossrush.engine.event import Event
from bossrush.engine.play import Play
from bossrush.engine.rules import Over
from bossrush.games.arkalion import ArkalionGame
from bossrush.games.arkalion.cards.records import CORE
from bossrush.games.arkalion.cards.terms import ARMOUR_TURN, ENDS, ENEMIES, GAP
from bossrush.games.arkalion.rules.enemies import enemies_phase
from bossrush.games.arkalion.table.airship import STATIONS
from bossrush.games.arkalion.table.board import CELLS, LETTERS, PLACES
from bossrush.games.arkalion.table.escape import Escape
from bossrush.testing import Staged

GAME = ArkalionGame([CORE, Path(__file__).parent / "fixtures" / "plain"])
"""The core set with heroes and weapons of plain numbers, which tuning leaves alone."""

ABOARD = ("knight@mortar", "gunner@mortar", "mechanic@mortar", "adventurer@mortar")
"""Four heroes out of everybody's way, unless a test says otherwise."""


class Table(Staged[Escape]):
    """A play, and short ways to read it."""

    asks = "arkalion.ask-"

    def __init__(self, play: Play) -> None:
        super().__init__(play)
        self.over: Over | None = None
        """How an Enemies phase that was carried out by itself has ended the game, if it has."""
        self.acted: list[Event] = []
        """What was told in such phases."""

    @property
    def won(self) -> bool | None:
        return super().won if self.over is None else self.over.outcome.won

    # -- reading ----------------------------------------------------------------------------

    @property
    def enemies(self) -> dict[str, str]:
        """What stands where."""
        grid = self.s.grid
        return {
            PLACES[cell]: ENEMIES[grid[cell] - 1] for cell in range(CELLS) if 0 < grid[cell] < 4
        }

    @property
    def gaps(self) -> list[str]:
        return [PLACES[cell] for cell in range(CELLS) if self.s.ground[cell] == GAP]

    @property
    def hp(self) -> list[int]:
        return [hero.hp for hero in self.s.heroes]

    @property
    def at(self) -> list[str | None]:
        """Where each hero is."""
        return [PLACES[hero.at] if hero.at >= 0 else None for hero in self.s.heroes]

    @property
    def sheets(self) -> list[str | None]:
        ids = self.s.tables.sheet_ids
        return [ids[hero.sheet] if hero.sheet >= 0 else None for hero in self.s.heroes]

    @property
    def damaged(self) -> list[str]:
        return [name for number, name in enumerate(STATIONS) if not self.s.airship.intact(number)]

    @property
    def bag(self) -> int:
        return self.s.bag.size()

    @property
    def end(self) -> str:
        """How it ended; empty while it goes on."""
        return ENDS[self.s.ended] if self.s.ended >= 0 else ""

    def tokens(self, player: int = 0) -> dict[str, int]:
        counts = self.s.heroes[player].tokens
        return {self.s.tables.resource_ids[n]: count for n, count in enumerate(counts) if count}

    def potions(self, player: int = 0) -> dict[str, int]:
        counts = self.s.heroes[player].potions
        return {self.s.tables.potion_ids[n]: count for n, count in enumerate(counts) if count}

    def holder(self, equipment: str) -> int:
        return self.s.gear[self.s.tables.equipment_ids.index(equipment)]

    def copies(self, potion: str) -> int:
        return self.s.copies(self.s.tables.potion_ids.index(potion))

    def supply(self, enemy: str) -> int:
        return self.s.supply(ENEMIES.index(enemy) + 1)

    # -- playing ----------------------------------------------------------------------------

    def offers(self, start: str) -> list[str]:
        """What may be answered, as far as it begins so."""
        return self.offered(start=start)

    def enemies_act(self) -> Table:
        """Carry out the Enemies phase on what lies there, whoever would still be asked."""
        try:
            for _ in enemies_phase(self.s):
                raise AssertionError("an Enemies phase asks nobody")
        except Over as over:
            self.over = over
        if self.s.journal is not None:
            self.acted.extend(self.s.journal.take())
        return self

    def told(self, kind: str) -> list[Event]:
        return super().told(kind) + [event for event in self.acted if event.kind == kind]


def hero(text: str, tokens: str = "", potions: str = "", **fields: Any) -> dict[str, Any]:
    """A player's hero: `knight@D4`, with what it carries."""
    sheet, _, at = text.partition("@")
    tables = GAME.cards({})
    made: dict[str, Any] = {"sheet": sheet, "hp": tables.sheets[tables.sheet_ids.index(sheet)].hp}
    if at:
        made["at"] = at
    made["tokens"] = many(tokens)
    made["potions"] = many(potions)
    made.update(fields)
    return made


def many(text: str) -> list[str]:
    """`leaves*2 key` as a list."""
    found: list[str] = []
    for word in text.split():
        name, _, count = word.partition("*")
        found.extend([name] * int(count or 1))
    return found


def bag_of(*names: str) -> dict[str, Any]:
    runs = [{"ordered": False, "cards": list(names), "unseen": []}] if names else []
    return {"runs": runs, "pools": []}


def pile(cards: list[str]) -> dict[str, Any]:
    """A deck whose order everybody knows."""
    runs = [{"ordered": True, "cards": cards, "unseen": []}] if cards else []
    return {"runs": runs, "pools": []}


def cards_of(deck: int, *first: str) -> list[str]:
    """All cards of a deck, these on top."""
    names = [card.id for card in GAME.cards({}).enemy_cards if card.deck == deck - 1]
    return [*first, *(name for name in names if name not in first)]


def columns_of(card: str) -> str:
    tables = GAME.cards({})
    found = tables.enemy_cards[tables.enemy_card_ids.index(card)]
    return "".join(LETTERS[entry.column] for entry in found.entries)


def armour_by(turn: int, phase: str) -> str:
    """Where the Armour stands by then, if it came to starboard in turn 7 and was never held up."""
    moves = turn - ARMOUR_TURN + (phase == "turn")
    return f"K{max(1, 6 - moves)}"


def stage(
    heroes: Sequence[dict[str, Any] | str] = ABOARD,
    enemies: str = "",
    dice: list[str] | None = None,
    phase: str = "act",
    gaps: str = "",
    gear: dict[str, int] | None = None,
    seats: int | None = None,
    options: dict[str, Any] | None = None,
    decks: dict[int, list[str]] | None = None,
    seed: int | None = None,
    **fields: Any,
) -> Table:
    """A position: player 0 is about to act in turn 1 with five actions, unless told otherwise.

    The token lies before player 0, who also begins the turn after an Enemies phase, and from
    turn 7 on the Armour is coming to starboard. Dice are told by `dice`, or come from a `seed`.
    """
    tables = GAME.cards({})
    people = [hero(one) if isinstance(one, str) else one for one in heroes]
    left = {resource.id: resource.tokens for resource in tables.resources}
    for person in people:
        for token in person["tokens"]:
            left[token] -= 1
    for chest in fields.get("opened", []):
        left["key"] -= chest.startswith("chest")
    names = [name for name, count in left.items() for _ in range(count)]
    holders = [-1] * len(tables.equipment_ids)
    for card, player in (gear or {}).items():
        holders[tables.equipment_ids.index(card)] = player
    placed = enemies.split()
    green = [0] * len(LETTERS)
    turn = fields.get("turn", 1)
    for one in placed:
        cell = one.split("-")[1]
        if int(cell[1]) == (3 if cell[0] in "FGH" else 0):
            green[LETTERS.index(cell[0])] = turn
    state: dict[str, Any] = {
        "phase": phase,
        "turn": turn,
        "heroes": people,
        "enemies": placed,
        "gaps": gaps.split(),
        "gear": holders,
        "entered": green,
        "bag": bag_of(*names),
    }
    for deck in range(1, 5):
        state[f"deck_{deck}"] = pile((decks or {}).get(deck, cards_of(deck)))
    if phase == "act":
        state["actions"] = 5
    if phase == "enemies":  # the token has just passed on
        state["starter"] = len(people) - 1
    elif phase != "turn":
        state["starter"] = fields.get("first", 0)
    if turn >= ARMOUR_TURN:
        state["armour_at"] = armour_by(turn, phase)
    state.update(fields)
    given = dict(options or {})
    if len(people) > (seats or len(people)):
        given.setdefault("heroes", len(people))
    position = {"seats": seats or len(people), "options": given, "state": state}
    if seed is not None:
        return Table(GAME.stage(position, seed))
    return Table.staged(GAME, position, dice)
