"""Apparition des Ennemis: where enemies appear, and what happens when they cannot."""

from __future__ import annotations

from bossrush.games.arkalion.rules.appearance import appear
from bossrush.games.arkalion.table.board import LETTERS
from bossrush.testing.rules import rule
from tests.games.arkalion.table import ABOARD, Table, cards_of, columns_of, hero, stage

LEGIONNAIRE, FUSILIER, GRENADIER = 1, 2, 3
FILLER = [f"{column}{row}" for row in (5, 4, 2, 1) for column in "ABCDEIJKLM"]
"""Cells to crowd with pawns that are not in the way of row 6."""


def crowd(kind: str, count: int, start: int = 0) -> str:
    return " ".join(f"{kind}-{cell}" for cell in FILLER[start : start + count])


def spawn(table: Table, kind: int, column: str) -> Table:
    appear(table.s, kind, LETTERS.index(column), [])
    return table


@rule("arkalion.spawn.row6")
def test_enemies_appear_in_row_6() -> None:
    assert spawn(stage(), LEGIONNAIRE, "D").enemies == {"D6": "legionnaire"}


@rule("arkalion.spawn.occupied")
def test_the_newcomer_pushes_the_occupant() -> None:
    table = spawn(stage(enemies="fusilier-D6"), LEGIONNAIRE, "D")
    assert table.enemies == {"D6": "legionnaire", "D5": "fusilier"}


@rule("arkalion.spawn.short_legionnaire")
def test_without_legionnaires_a_fusilier_appears() -> None:
    table = spawn(stage(enemies=crowd("legionnaire", 20)), LEGIONNAIRE, "D")
    assert table.enemies["D6"] == "fusilier"


@rule("arkalion.spawn.short_fusilier")
def test_without_fusiliers_a_grenadier_appears() -> None:
    table = spawn(stage(enemies=crowd("fusilier", 20)), FUSILIER, "D")
    assert table.enemies["D6"] == "grenadier"


@rule("arkalion.spawn.short_grenadier")
def test_without_grenadiers_two_legionnaires_appear() -> None:
    cells = "A1 A2 B1 B2 C1"
    enemies = " ".join(f"grenadier-{cell}" for cell in cells.split())
    table = spawn(stage(enemies=enemies), GRENADIER, "D")
    assert table.enemies["D6"] == "legionnaire"
    assert table.enemies["D5"] == "legionnaire"
    assert len(table.enemies) == 7


@rule("arkalion.spawn.none_left", "arkalion.ruling.substitution")
def test_with_no_pawn_left_nobody_appears() -> None:
    enemies = [crowd("legionnaire", 20), crowd("fusilier", 20, 20)]
    enemies.append("grenadier-F4 grenadier-G4 grenadier-H4 grenadier-F5 grenadier-G5")
    for kind in (LEGIONNAIRE, FUSILIER, GRENADIER):
        table = stage(enemies=" ".join(enemies))
        before = table.enemies
        assert spawn(table, kind, "D").enemies == before
        assert told(table) == ["arkalion-no-pawn"], "once for each enemy that is missing"


@rule("arkalion.spawn.short_legionnaire", "arkalion.spawn.short_grenadier")
def test_whoever_comes_instead_is_told_with_the_rule() -> None:
    five = "grenadier-F4 grenadier-G4 grenadier-H4 grenadier-F5 grenadier-G5"
    table = spawn(stage(enemies=crowd("legionnaire", 20)), LEGIONNAIRE, "D")
    assert told(table) == ["arkalion-replaced-legionnaire", "arkalion-appeared"]
    table = spawn(stage(enemies=five), GRENADIER, "D")
    assert told(table)[0] == "arkalion-replaced-grenadier"


def told(table: Table) -> list[str]:
    """What has been told since the table was staged, by its keys."""
    journal = table.s.journal
    assert journal is not None
    return [event.message.key for event in journal.take() if event.message is not None]


@rule("arkalion.ruling.substitution")
def test_each_of_the_pair_is_looked_up_on_its_own() -> None:
    """No Grenadier and one Legionnaire left: a Fusilier follows if there is one."""
    five = "grenadier-F4 grenadier-G4 grenadier-H4 grenadier-F5 grenadier-G5"
    table = stage(enemies=f"{crowd('legionnaire', 19)} {five}")
    spawn(table, GRENADIER, "D")
    # the second of the pair pushes the first
    assert (table.enemies["D6"], table.supply("legionnaire")) == ("fusilier", 0)
    table = stage(enemies=f"{crowd('legionnaire', 19)} {crowd('fusilier', 20, 19)} {five}")
    spawn(table, GRENADIER, "D")
    assert table.enemies["D6"] == "legionnaire"
    assert len(table.enemies) == 45


@rule("arkalion.ruling.spawn_gap")
def test_bare_and_blocked_spawn_points() -> None:
    table = spawn(stage(gaps="D6"), LEGIONNAIRE, "D")
    assert table.enemies == {"D6": "legionnaire"}
    table = spawn(stage(["knight@D6", *ABOARD[1:]]), LEGIONNAIRE, "D")
    assert table.enemies == {"C6": "legionnaire"}, "the lower letter on ties"
    table = spawn(stage(["knight@D6", *ABOARD[1:]], "fusilier-C6"), LEGIONNAIRE, "D")
    assert table.enemies == {"C6": "fusilier", "E6": "legionnaire"}
    table = spawn(stage(turn=8, armour_at="C6", armour_hp=9), LEGIONNAIRE, "C")
    assert table.enemies == {"A6": "legionnaire"}
    people = ["knight@F6", *ABOARD[1:]]
    table = spawn(stage(people, "fusilier-G6 fusilier-H6"), LEGIONNAIRE, "F")
    assert len(table.enemies) == 2, "the bow has no other cell, and its pawn stays in supply"
    assert table.supply("legionnaire") == 20


@rule("arkalion.ruling.card_order")
def test_entry_after_entry() -> None:
    """Two entries in one column: the second pushes the first."""
    table = spawn(spawn(stage(), FUSILIER, "D"), LEGIONNAIRE, "D")
    assert table.enemies == {"D6": "legionnaire", "D5": "fusilier"}
    first, second = cards_of(1)[:2]
    table = stage(phase="turn", turn=0)
    told = [event.data["to"][0] for event in table.told("appear")]
    assert told == list(columns_of(first) + columns_of(second))
    assert [event.data["card"] for event in table.told("draw")] == [first, second]


@rule("arkalion.ruling.deck_cycle")
def test_an_empty_deck_is_rebuilt_from_its_discard() -> None:
    """Six players in sequence 1 draw 36 cards of 24."""
    names = ("vigilante", "gunner", "mechanic", "knight", "adventurer", "technomancer")
    cards = cards_of(1)
    table = stage(
        [f"{name}@mortar" for name in names],
        phase="turn",
        turn=2,
        decks={1: []},
        discard_1=cards,
        dice=[cards[6], cards[3]],
    )
    assert [event.kind for event in table.play.events].count("shuffle") == 1
    assert table.s.decks[0].size() == 22
    assert [table.s.tables.enemy_card_ids[card] for card in table.s.discards[0]] == [
        cards[6],
        cards[3],
    ]


def test_a_pushed_enemy_may_be_sent_onto_green_in_the_heroes_phase() -> None:
    gaps = "A5 A4 A3 A2 A1"
    table = spawn(stage(enemies="legionnaire-A6", gaps=gaps, turn=3), LEGIONNAIRE, "A")
    assert table.enemies == {"A6": "legionnaire", "A0": "legionnaire"}
    assert table.s.entered[0] == 3


def test_hero_helper_reads_as_intended() -> None:
    assert hero("knight@D4")["hp"] == 8
