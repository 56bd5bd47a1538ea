"""Every fight of the box has a line for its victory, told once the last die has gone."""

from __future__ import annotations

from bossrush.companions.roster import companion
from bossrush.games.sector import GAME


def test_every_enemy_of_the_box_has_its_line() -> None:
    cards = GAME.cards(GAME.options({"twisted_tech": True})).cards
    fought = {card.id: card.enemy for card in cards if card.enemy is not None}
    assert len(fought) >= 48
    assert [card for card, enemy in fought.items() if not enemy.beaten] == []


def test_a_victory_is_told() -> None:
    play = GAME.new(seats=2, seed=1)
    player = companion("steady", "sector", 1)
    while play.outcome is None:
        decision = play.open[0]
        play.take(max(decision.seat, 0), decision.values().index(player.answer(play, decision)))
    beaten = [at for at, event in enumerate(play.events) if event.kind == "defeated"]
    assert len(beaten) >= 2
    for at in beaten:
        told = play.events[at + 1]
        assert told.kind == "story"
        assert told.message is not None
        assert told.message.key.endswith("-beaten")
