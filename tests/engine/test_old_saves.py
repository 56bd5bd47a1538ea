"""Saves are kept for ever: each of these loads, or is refused with the reason stated here.

Whoever changes the format, or the rules or cards of a game or a toy, leaves the files alone,
states below what becomes of them, and adds one of the new version: play, and put `play.save()`
into `tests/saves`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bossrush.engine.chance import seeded
from bossrush.engine.errors import SaveError
from bossrush.engine.game import Game
from bossrush.engine.save import read, restore
from bossrush.engine.visit import written
from bossrush.games.arkalion.game import ArkalionGame
from bossrush.games.sector.game import SectorGame
from bossrush.games.souls.game import SoulsGame
from bossrush.games.vengeance.game import VengeanceGame
from tests.toys.hunt import HuntGame
from tests.toys.relay import RelayGame
from tests.toys.scramble import ScrambleGame
from tests.toys.vault import VaultGame

FOLDER = Path(__file__).parents[1] / "saves"
GAMES: dict[str, type[Game[Any]]] = {
    "arkalion": ArkalionGame,
    "hunt": HuntGame,
    "relay": RelayGame,
    "scramble": ScrambleGame,
    "sector": SectorGame,
    "souls": SoulsGame,
    "vault": VaultGame,
    "vengeance": VengeanceGame,
}

LOAD = {
    "arkalion-2-four-players",
    "arkalion-2-sealed",
    "hunt-1-finished",
    "hunt-1-sealed",
    "hunt-1-staged",
    "hunt-1-undone",
    "relay-2-coming-and-going",
    "scramble-2-asides",
    "sector-5-closing-in",
    "sector-5-closing-in-sealed",
    "souls-4-both-on-a-roll",
    "souls-4-both-on-a-roll-sealed",
    "vault-2-real-cards",
    "vault-2-sealed",
    "vengeance-3-sealed",
    "vengeance-3-two-players",
}

OLDER_ARKALION = "this play was begun under rules 1 of arkalion; these are rules 2"
OLDER_SECTOR_3 = "this play was begun under rules 3 of sector; these are rules 5"
OLDER_SECTOR_4 = "this play was begun under rules 4 of sector; these are rules 5"
OLDER_SOULS_2 = "this play was begun under rules 2 of souls; these are rules 4"
OLDER_SOULS_3 = "this play was begun under rules 3 of souls; these are rules 4"
OLDER_VENGEANCE = "this play was begun under rules 2 of vengeance; these are rules 3"
OTHER_CARDS = "this play was begun with other cards: the content has changed since"
OLDER = (
    OLDER_ARKALION,
    OLDER_SECTOR_3,
    OLDER_SECTOR_4,
    OLDER_SOULS_2,
    OLDER_SOULS_3,
    OLDER_VENGEANCE,
)

REFUSED = {
    "arkalion-1-four-players": OLDER_ARKALION,
    "arkalion-1-sealed": OLDER_ARKALION,
    "format-0": "this save is of format 0; this Bossrush reads format 1",
    "hunt-0-older-rules": "this play was begun under rules 0 of hunt; these are rules 1",
    "relay-1-coming-and-going": "this play was begun under rules 1 of relay; these are rules 2",
    "scramble-1-asides": "this play was begun under rules 1 of scramble; these are rules 2",
    "sector-3-more-to-decide": OLDER_SECTOR_3,
    "sector-3-more-to-decide-sealed": OLDER_SECTOR_3,
    "sector-3-sealed": OLDER_SECTOR_3,
    "sector-3-two-crew": OLDER_SECTOR_3,
    "sector-4-dear-plan": OLDER_SECTOR_4,
    "sector-4-dear-plan-sealed": OLDER_SECTOR_4,
    "sector-4-declared-by-each": OLDER_SECTOR_4,
    "sector-4-declared-by-each-sealed": OLDER_SECTOR_4,
    "sector-4-even-bosses": OLDER_SECTOR_4,
    "sector-4-even-bosses-sealed": OLDER_SECTOR_4,
    "sector-4-who-is-there": OLDER_SECTOR_4,
    "sector-4-who-is-there-sealed": OLDER_SECTOR_4,
    "souls-2-sealed": OLDER_SOULS_2,
    "souls-2-two-characters": OLDER_SOULS_2,
    "souls-3-sealed": OLDER_SOULS_3,
    "souls-3-two-characters": OLDER_SOULS_3,
    "vault-1-real-cards": "this play was begun under rules 1 of vault; these are rules 2",
    "vault-1-sealed": "this play was begun under rules 1 of vault; these are rules 2",
    "vengeance-2-sealed": OLDER_VENGEANCE,
    "vengeance-2-two-players": OLDER_VENGEANCE,
}


def test_every_save_is_spoken_of() -> None:
    assert {file.stem for file in FOLDER.glob("*.json")} == LOAD | REFUSED.keys()


def known(key: str) -> Game[Any]:
    """The game of this key, with no packs but its own."""
    return GAMES[key]()


def meant(key: str, position: dict[str, Any] | None) -> dict[str, Any] | None:
    """A position as it is written today: every field by its value, whatever it was written as."""
    if position is None:
        return None
    root, _ = known(key).staged_root(position, 0, None)
    return {**position, "state": written(root)}


@pytest.mark.parametrize("name", sorted(LOAD))
def test_loads(name: str) -> None:
    data = (FOLDER / f"{name}.json").read_bytes()
    document = read(data)
    play = restore(known(document.game), document)
    assert (play.outcome.reason.key if play.outcome is not None else "") == document.ended
    if document.seed:
        again = read(play.save())
        # How often there is a fingerprint has changed, and the digest covers them all.
        both = document.fingerprints.keys() & again.fingerprints.keys()
        assert {made: document.fingerprints[made] for made in both} == {
            made: again.fingerprints[made] for made in both
        }
        assert both
        again.fingerprints, again.digest = document.fingerprints, document.digest
        # Fields that were numbers go by id now: the two positions mean the same.
        assert meant(document.game, again.position) == meant(document.game, document.position)
        again.position = document.position
        assert again == document


@pytest.mark.parametrize("name", sorted(REFUSED))
def test_is_refused_with_the_reason(name: str) -> None:
    data = (FOLDER / f"{name}.json").read_bytes()
    game = known(name.partition("-")[0] if name != "format-0" else "hunt")
    with pytest.raises(SaveError) as caught:
        restore(game, read(data))
    assert str(caught.value) == REFUSED[name]


def test_what_was_begun_under_older_rules_goes_on_adrift() -> None:
    document = read((FOLDER / "hunt-0-older-rules.json").read_bytes())
    play = restore(HuntGame(), document, adrift=True)
    assert play.origin.marks == ["adrift"]
    assert play.position() == document.position


@pytest.mark.parametrize("name", [name for name in REFUSED if REFUSED[name] in OLDER])
def test_so_does_a_game_whose_positions_have_grown(name: str) -> None:
    """What a position of older rules does not say takes its value at the setup."""
    document = read((FOLDER / f"{name}.json").read_bytes())
    game = known(document.game)
    play = restore(game, document, adrift=True)
    assert play.origin.marks[-1] == "adrift"
    ended = play.outcome is not None
    stream = seeded(7)
    for _ in range(30):
        if play.outcome is not None:
            break
        decision = play.open[stream.below(len(play.open))]
        play.answer(decision, decision.values()[stream.below(len(decision.values()))])
        assert game.check(play.state) == []
    assert ended == (name == "sector-3-more-to-decide")
    assert ended == (play.choices == 0)


def test_so_does_what_was_begun_with_other_cards() -> None:
    document = read((FOLDER / "sector-5-closing-in.json").read_bytes())
    document.content = "0" * 64
    with pytest.raises(SaveError, match=OTHER_CARDS):
        restore(known(document.game), document)
    play = restore(known(document.game), document, adrift=True)
    assert play.origin.marks[-1] == "adrift"
    assert play.position() == meant(document.game, document.position)


def test_what_goes_on_adrift_keeps_its_dice_its_seal_and_its_marks() -> None:
    document = read((FOLDER / "vault-2-real-cards.json").read_bytes())
    document.rules = 0
    document.marks = ["undone"]
    play = restore(VaultGame(), document, adrift=True)
    assert play.origin.physical
    assert play.state.chance.physical
    assert play.origin.marks == ["undone", "adrift"]
    document = read((FOLDER / "hunt-0-older-rules.json").read_bytes())
    play = restore(HuntGame(), document, adrift=True)
    assert play.origin.commitment() == document.commitment != ""
    play.choose(0, play.pending[0].options[0].id)
    again = restore(HuntGame(), read(play.save()))
    assert again.fingerprint() == play.fingerprint()
    assert again.origin.commitment() == document.commitment


def test_a_last_phase_that_cannot_be_is_refused_as_a_save() -> None:
    document = read((FOLDER / "hunt-0-older-rules.json").read_bytes())
    assert document.position is not None
    document.position["state"]["beast"] = -1
    with pytest.raises(SaveError, match="cannot go on from its last phase either: state"):
        restore(HuntGame(), document, adrift=True)


@pytest.mark.parametrize("key", ["arkalion", "sector", "souls", "vengeance"])
def test_a_save_of_the_rules_of_today_is_kept(key: str) -> None:
    today = [name for name in LOAD if name.startswith(f"{key}-{GAMES[key].version}-")]
    assert len(today) >= 2
