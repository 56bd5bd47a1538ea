"""Échanger des ressources et des cartes."""

from __future__ import annotations

from bossrush.testing.rules import rule
from tests.games.arkalion.table import ABOARD, hero, stage

ROOM = [hero(text) for text in ABOARD[2:]]


@rule("arkalion.trade.any_amount", "arkalion.trade.free")
def test_any_amount_at_no_cost() -> None:
    people = [
        hero("knight@laboratory", "leaves*5 key*2"),
        hero("gunner@laboratory", "metal"),
        *ROOM,
    ]
    table = stage(people, actions=0)
    assert table.offered() == ["open", "trade:1", "end"]
    table.choose("trade:1", *["give:leaves"] * 5, *["give:key"] * 2, "take:metal")
    assert table.refused("give:leaves")
    table.choose("confirm", "agree")
    assert table.tokens(0) == {"metal": 1}
    assert table.tokens(1) == {"leaves": 5, "key": 2}


@rule("arkalion.card.trade")
def test_cards_change_hands_too() -> None:
    people = [
        hero("knight@laboratory", potions="salve"),
        hero("gunner@laboratory"),
        *ROOM,
    ]
    table = stage(people, gear={"hand_cannon": 0})
    table.choose("trade:1", "give:salve", "give:hand_cannon", "confirm", "agree")
    assert table.potions(1) == {"salve": 1}
    assert table.holder("hand_cannon") == 1
    apart = [people[0], hero("gunner@mortar"), *ROOM]
    assert stage(apart).offers("trade") == []


@rule("arkalion.trade.place", "arkalion.ruling.trade_when")
def test_where_heroes_can_trade() -> None:
    def offered(first: str, second: str) -> list[str]:
        people = [hero(f"knight@{first}", "key"), hero(f"gunner@{second}"), *ROOM]
        return stage(people).offers("trade")

    assert offered("D2", "D3") == ["trade:1"]
    assert offered("D2", "E3") == []
    assert offered("D2", "D4") == []
    assert offered("laboratory", "laboratory") == ["trade:1"]
    assert offered("laboratory", "port_cannon") == []
    assert offered("laboratory", "A0") == []


@rule("arkalion.ruling.trade_when")
def test_only_the_active_player_opens_a_trade_and_the_other_agrees() -> None:
    people = [hero("knight@laboratory", "key"), hero("gunner@laboratory", "metal"), *ROOM]
    table = stage(people).choose("trade:1", "give:key", "take:metal", "confirm")
    assert (table.asked, table.decision().seat) == ("agree", 1)
    table.choose("decline")
    assert (table.tokens(0), table.tokens(1)) == ({"key": 1}, {"metal": 1})
    assert table.asked == "act"
    waiting = [people[0], hero("gunner", hp=0, presence="returns"), *ROOM]
    assert stage(waiting).offers("trade") == []
    assert len(stage(people).play.pending) == 1, "nobody else is asked anything"


def test_nothing_moves_before_both_agree() -> None:
    people = [hero("knight@laboratory", "key"), hero("gunner@laboratory", "metal"), *ROOM]
    table = stage(people).choose("trade:1", "give:key", "take:metal", "keep:key", "leave:metal")
    assert table.refused("confirm")
    table.choose("give:key", "cancel")
    assert table.tokens(0) == {"key": 1}
    assert sum(table.s.given) == 0


def test_who_leads_both_heroes_need_not_agree_with_oneself() -> None:
    people = [hero("knight@laboratory", "key"), hero("gunner@laboratory"), *ROOM]
    table = stage(people, seats=1).choose("trade:1", "give:key", "confirm")
    assert table.asked == "act"
    assert table.tokens(1) == {"key": 1}
