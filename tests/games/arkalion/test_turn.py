"""Déroulement: turns, sequences, order of play, and what each player draws."""

from __future__ import annotations

from typing import Any

import pytest

from bossrush.engine.errors import PositionError
from bossrush.games.arkalion import GAME
from bossrush.games.arkalion.rules.appearance import cards_to_draw
from bossrush.games.arkalion.table.board import FIRST_ZONE
from bossrush.testing.rules import rule
from tests.games.arkalion.table import ABOARD, hero, stage


@rule("arkalion.flow.sequences", "arkalion.flow.sequence_deck")
def test_four_sequences_of_three_turns() -> None:
    s = stage().s
    found = []
    for turn in range(1, 13):
        s.turn = turn
        found.append(s.sequence() + 1)
    assert found == [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4]
    with pytest.raises(PositionError, match="no turn 13"):
        stage(phase="turn", turn=12)


@rule(
    "arkalion.spawn.draw_seq1",
    "arkalion.spawn.draw_seq2",
    "arkalion.spawn.draw_seq3",
    "arkalion.spawn.draw_seq4",
)
@pytest.mark.parametrize(
    ("turn", "deck", "cards"), [(2, 1, 2), (4, 2, 2), (5, 2, 2), (9, 3, 1), (12, 4, 1)]
)
def test_what_an_appearance_step_draws(turn: int, deck: int, cards: int) -> None:
    table = stage(phase="turn", turn=turn - 1)
    assert table.s.turn == turn
    sizes = [one.size() for one in table.s.decks]
    assert sizes[deck - 1] == 24 - cards
    assert sum(sizes) == 96 - cards
    assert len(table.enemies) == 2 * cards


@rule("arkalion.flow.hero_turn", "arkalion.flow.two_phases", "arkalion.flow.enemies_after")
def test_appearance_then_actions_then_the_enemies() -> None:
    table = stage(phase="turn", turn=0)
    assert table.asked == "act"
    assert len(table.told("appear")) == 4
    order: list[str] = []
    for player in range(4):
        assert table.s.player() == player
        assert len(table.told("appear")) == 4 * (player + 1)
        table.choose("end")
    for event in table.play.events:
        if event.kind in ("draw", "turn"):
            order.append("enemies" if event.data.get("enemies") else event.kind)
    assert order.count("enemies") == 1
    first = order.index("enemies")
    assert order[:first].count("draw") == 8
    assert table.s.turn == 2


@rule("arkalion.flow.five_actions", "arkalion.attack.cost")
def test_five_actions_and_no_saving() -> None:
    table = stage(["knight@laboratory", *ABOARD[1:]])
    for zone in ("port_cannon", "laboratory", "port_cannon", "laboratory", "port_cannon"):
        assert table.asked == "act"
        table.choose(f"move:{zone}")
    assert table.s.player() == 1, "with nothing left to do the turn is over"
    assert table.s.actions == 5
    table.choose("move:port_cannon", "end")
    assert table.s.player() == 2
    assert table.s.actions == 5


@rule("arkalion.attack.cost")
def test_nothing_but_points_limits_attacks() -> None:
    table = stage(["knight@D4", *ABOARD[1:]], "fusilier-D5", dice=["1"] * 5)
    for left in (4, 3, 2, 1):
        table.choose("attack:D5:basic")
        assert table.s.actions == left
    table.choose("attack:D5:basic")
    assert table.s.player() == 1


@rule("arkalion.flow.order", "arkalion.flow.token_pass")
def test_the_token_leads_and_passes_left() -> None:
    table = stage(phase="turn", turn=0, first=1)
    order = []
    for _ in range(4):
        order.append(table.s.player() + 1)
        table.choose("end")
    assert order == [2, 3, 4, 1]
    assert table.s.first == 2
    assert table.s.player() == 2
    table = stage(first=3, starter=3, acting=3)
    table.choose("end")
    assert table.s.first == 0


@rule("arkalion.flow.clock")
def test_the_clock_steps_by_one() -> None:
    table = stage()
    for turn in (1, 2):
        assert table.s.turn == turn
        for _ in range(4):
            table.choose("end")


@rule("arkalion.ruling.order_fixed")
def test_the_order_of_a_turn_outlasts_the_token() -> None:
    """Order 2, 3, 4, 1; heroes of seats 1 and 4 tie; the token already lies at seat 3."""
    people: list[dict[str, Any] | str] = [
        hero("knight@D2", hp=3),
        *ABOARD[1:3],
        hero("adventurer@C3", hp=3),
    ]
    table = stage(
        people, "legionnaire-D3", phase="enemies", starter=1, first=2, dice=[]
    )  # runs on into turn 2
    assert table.hp == [3, 5, 5, 2]
    assert table.s.first == 2


@rule("arkalion.ruling.token_dead")
def test_the_token_also_goes_to_those_without_a_hero() -> None:
    people = [*ABOARD[:1], "gunner", *ABOARD[2:]]
    table = stage(
        [hero(people[0]), hero("gunner", hp=0, presence="skips"), *map(hero, people[2:])],
        acting=3,
        starter=0,
        first=0,
    )
    table.choose("end")
    assert table.s.turn == 2
    assert table.s.first == 1
    assert table.s.order() == [1, 2, 3, 0]
    assert table.s.player() == 2, "player 2 only made enemies appear"
    assert table.s.decks[0].size() == 20


@rule("arkalion.ruling.presets")
def test_presets() -> None:
    for count in (4, 5, 6):
        s = GAME.new(count, 1).state
        assert isinstance(s, type(stage().s))
        for turn, cards in ((1, 2), (4, 2), (7, 1), (10, 1)):
            s.turn = turn
            assert [cards_to_draw(s, place) for place in range(count)] == [cards] * count
    s = stage().s
    s.extra = 1
    assert [cards_to_draw(s, place) for place in range(4)] == [2, 2, 2, 3]
    s.extra = -2
    assert [cards_to_draw(s, place) for place in range(4)] == [2, 2, 1, 1]
    s.turn = 9
    assert [cards_to_draw(s, place) for place in range(4)] == [1, 1, 1, 1]


def test_the_balanced_preset_is_pack_data() -> None:
    tables = GAME.cards({})
    for count in (4, 5, 6):
        s = GAME.new(count, 1, preset="balanced").state
        assert s.extra == tables.extra["balanced"][count]  # type: ignore[attr-defined]


@rule("arkalion.action.list")
def test_what_a_turn_offers() -> None:
    """Five families, the Ability, and the end of the turn."""
    people = [
        hero("knight@laboratory", "leaves glassware key", "haste"),
        hero("gunner@laboratory"),
        *map(hero, ABOARD[2:]),
    ]
    table = stage(people, "legionnaire-A1")
    families = {option.partition(":")[0] for option in table.offered()}
    assert families == {"attack", "ability", "drink", "brew", "open", "move", "trade", "end"}
    assert table.s.heroes[0].at == FIRST_ZONE
