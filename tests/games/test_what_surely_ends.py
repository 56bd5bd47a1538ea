"""Whatever surely ends a character, a party or the game says so before it is chosen."""

from __future__ import annotations

import random
from typing import Any, Final

import pytest

from bossrush.catalogues import catalogue_for
from bossrush.engine.decision import CREW, Decision
from bossrush.engine.play import Play
from bossrush.engine.registry import game
from bossrush.games.sector import GAME as SECTOR
from bossrush.testing.walk import cases
from tests.games.arkalion import table as arkalion
from tests.games.sector.table import battle
from tests.games.vengeance import table as vengeance

FORKS: Final = 60
"""What has ended somebody so many times out of so many has to say so."""
MOVES: Final = 400
FIRST: Final = {"sector": 340, "souls": 5030, "vengeance": 36, "arkalion": 3010}
"""Seeds of plays in which something surely ends within a few."""


@pytest.mark.parametrize("key", FIRST)
def test_what_always_ends_somebody_says_so(key: str) -> None:
    """In plays at random: of what is not marked, at least one of many ways goes on well."""
    rules = game(key)
    ways = cases(rules)
    marked = 0
    for seed in range(FIRST[key], FIRST[key] + 6):
        play = ways[seed % len(ways)].new(seed)
        luck = random.Random(seed)
        for _ in range(MOVES):
            if not play.open:
                if play.outcome is not None:
                    break
                play.expire(play.timers[0].id)
                continue
            decision = play.foresee(luck.choice(play.open))
            seat = max(decision.seat, 0)
            for option in decision.options:
                if option.ends is None:
                    sure = in_danger(play, decision) and all(
                        ended(play, seat, option.id, fork) for fork in range(FORKS)
                    )
                    assert not sure, f"{option.id} of {decision.key} ({seed})"
                else:
                    marked += 1
            play.choose(seat, luck.choice(decision.options).id)
    assert marked


def in_danger(play: Play, decision: Decision) -> bool:
    """Whether it is worth while to look: somebody may be near the end."""
    state: Any = play.state
    if play.game.key == "sector":
        return any(member.hp < 8 for member in state.crew)
    if play.game.key == "souls":
        return any(character.free() < 8 for character in state.party)
    if play.game.key == "vengeance":
        return decision.seat != CREW and bool(state.players[decision.seat].ko)
    return bool(state.turn > 1)


def ended(play: Play, seat: int, option: str, fork: int) -> bool:
    """Whether a choice has ended somebody at once, on one way that luck may go."""
    twin = play.fork(fork)
    twin.listen()
    events = twin.choose(seat, option)
    state: Any = twin.state
    if play.game.key == "vengeance":
        return bool(state.players[seat].out())
    if twin.outcome is not None and not twin.outcome.won:
        return True
    heroes = [event for event in events if event.kind == "fall" and "hero" in event.pieces[0]]
    return bool(heroes) or any(event.kind == "death" for event in events)


def words(key: str, table: Any, option: str, seat: int | None = None) -> str:
    """What an option says on its face, in English."""
    said = table.ends(option, seat)
    return catalogue_for(game(key), {}).say(said, "en") if said is not None else ""


def test_cover_is_no_help_against_what_comes_with_the_next_round() -> None:
    """The gas costs everyone 1 HP as each round from the third on begins."""
    implants = ("cyber.second-opinion", "cyber.bypass-lobe")
    fields: dict[str, Any] = {"hp": [6, 1], "round": 3, "game": SECTOR, "implants": implants}
    table = battle("close", ["might"] * 5, card="act1.gas-drill", dice=["cunning"], **fields)
    assert words("sector", table, "cover", 1) == ""
    table.choose("fight", seat=0)
    assert words("sector", table, "cover", 1) == "Kills Lt. Taylor: the mission is lost"
    assert table.odds("cover", 1) == {}, "it has not a good chance to survive"
    assert table.choose("cover", seat=1).won is False


def test_the_last_action_of_the_last_hero_says_what_the_enemies_then_do() -> None:
    others = ["knight@mortar", *arkalion.ABOARD[2:]]
    for actions, told in ((1, "The Gunner falls as the enemies strike"), (2, "")):
        table = arkalion.stage(
            [arkalion.hero("gunner@C3", hp=1), *others],
            "legionnaire-C2 legionnaire-C4 legionnaire-B2",
            acting=3,
            first=1,
            actions=actions,
            dice=["gunner"],
        )
        assert words("arkalion", table, "move:B3") == told
        assert words("arkalion", table, "move:D3") == "", "nobody reaches the Gunner there"
        presence = table.s.heroes[0].presence
        table.choose("move:B3")
        assert (table.s.heroes[0].presence != presence) == (told != "")


def test_who_is_done_with_the_dice_and_has_nothing_left_is_told_what_waits() -> None:
    table = vengeance.stage("roll", room="r2", ko=1, wounds=2)
    assert words("vengeance", table, "done") == "The second K.O.: the challenge is lost"
    assert table.choose("done").won is False
