"""What is told beside the rules: an interlude for each deck, enemy cards with a name, potions."""

from __future__ import annotations

from bossrush.companions.roster import companion
from bossrush.games.arkalion import GAME


def test_every_potion_and_some_cards_of_every_deck_have_a_line() -> None:
    tables = GAME.cards({})
    assert len(tables.potions) == 7
    assert all(potion.drunk for potion in tables.potions)
    named = [card for card in tables.enemy_cards if card.name]
    assert len(named) == 15
    assert all(card.story for card in named)
    assert {card.deck for card in named} == {0, 1, 2, 3}


def test_an_escape_is_told_turn_by_turn() -> None:
    play = GAME.new(seats=4, seed=5)
    player = companion("steady", "arkalion", 5)
    while play.outcome is None:
        decision = play.open[0]
        play.take(decision.seat, decision.values().index(player.answer(play, decision)))
    tales = [event.message.key for event in play.events if event.kind == "tale" and event.message]
    interludes = [key for key in tales if key.startswith("arkalion-interlude-")]
    turns = max(event.data["turn"] for event in play.events if "turn" in event.data)
    assert interludes == [f"arkalion-interlude-{deck + 1}" for deck in range(-(-turns // 3))]
    drawn = [event.data["card"] for event in play.events if "card" in event.data]
    by_id = {card.id: card for card in GAME.cards({}).enemy_cards}
    stories = [by_id[card].story for card in drawn if by_id[card].story]
    assert len(stories) >= 1
    assert [key for key in tales if key.endswith("-story")] == stories
