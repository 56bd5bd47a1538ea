"""One card put on the table: every card of every game, or a sentence that says why not."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from bossrush.companions.random import play_out
from bossrush.engine.chance import seeded
from bossrush.engine.content import load
from bossrush.engine.registry import game
from bossrush.engine.towards import position_of
from bossrush.engine.trial import NoTrialError
from bossrush.pack_commands import app

OPTIONS: dict[str, dict[str, Any]] = {
    "arkalion": {},
    "sector": {"twisted_tech": True},
    "souls": {},
    "vengeance": {},
}
NOWHERE = {
    "arkalion": {"parameters", "epilogue", "resource"},
    "sector": {"die", "epilogue", "reminder", "tactical"},
    "souls": {"die", "token", "lattice", "epilogue"},
    "vengeance": {"die", "table"},
}
"""Kinds that have no place of their own, or of which one card is nowhere: no roots in the bag."""
KINDS = [(key, kind) for key in OPTIONS for kind in game(key).vocabulary.kinds]  # type: ignore[union-attr]


def cards(key: str, kind: str) -> Iterator[str]:
    vocabulary = game(key).vocabulary
    assert vocabulary is not None
    for record in load(vocabulary, vocabulary.packs).records(kind):
        yield record.id


@pytest.mark.parametrize(("key", "kind"), KINDS)
def test_every_card_is_met_and_can_be_played_from(key: str, kind: str) -> None:
    found = game(key)
    nowhere = 0
    every = list(cards(key, kind))
    for card in every:
        try:
            position = position_of(found, found.trial(kind, card, OPTIONS[key]), OPTIONS[key])
        except NoTrialError as error:
            assert kind in NOWHERE[key], error
            assert str(error).startswith(f"'{card}' "), error
            nowhere += 1
            continue
        play = found.stage(position, seed=1)
        assert at_hand(key, kind, card, position), f"{card} is nowhere on the table"
        play_out(play, seeded(2), 10)
    assert nowhere in (0, 1, len(every))


def at_hand(key: str, kind: str, card: str, position: dict[str, Any]) -> bool:
    """Whether a card is in the position, where everybody can see it or where it comes up next."""
    if (key, kind) == ("arkalion", "equipment"):
        return card in position["state"]["gear"]
    if (key, kind) == ("souls", "room"):
        return True  # the bonfire and the rooms of bosses are where they are
    table = json.dumps(_without_bags([position["options"], position["state"]]))
    return f'"{card}' in table or f'@{card}"' in table


def _without_bags(value: Any) -> Any:
    """A position without the cards that lie in no order."""
    if isinstance(value, dict):
        if "runs" in value:
            return [run["cards"] for run in value["runs"] if run.get("ordered")]
        return {name: _without_bags(inner) for name, inner in value.items()}
    return [_without_bags(inner) for inner in value] if isinstance(value, list) else value


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    folder = tmp_path / "mine"
    assert CliRunner().invoke(app, ["new", "sector", str(folder)]).exit_code == 0
    (folder / "cards.yaml").write_text(
        """
item:
  - id: item.lantern
    name: {en: Lantern, fr: Lanterne}
    text: {en: "Recover 1 HP.", fr: "Récupérez 1 PV."}
    category: gear
    slots: 1
    use: once_chapter
    window: any_time
    do: [{heal: {who: self, amount: 1}}]
""",
        encoding="utf-8",
    )
    return folder


@pytest.fixture
def own_saves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


@pytest.mark.usefixtures("own_saves")
def test_a_card_is_tried_in_the_terminal(pack: Path) -> None:
    command = ["try", str(pack), "item.lantern", "--plain", "--lang", "en", "--seed", "1"]
    told = CliRunner().invoke(app, command, input="q\n")
    assert told.exit_code == 0, told.output
    assert "Cards: Lantern and" in told.output
    assert "Lantern: Recover 1 HP." in told.output


def test_a_position_is_written_for_others(pack: Path, tmp_path: Path) -> None:
    out = tmp_path / "position.json"
    told = CliRunner().invoke(app, ["try", str(pack), "item.lantern", "--out", str(out)])
    assert told.exit_code == 0, told.output
    assert json.loads(out.read_text())["state"]["crew"][0]["pack"] == ["item.lantern"]


def test_a_card_that_is_not_there_is_guessed(pack: Path) -> None:
    told = CliRunner().invoke(app, ["try", str(pack), "item.lantrn", "--plain"])
    assert told.exit_code == 2
    assert "there is no record 'item.lantrn'. Did you mean 'item.lantern'?" in told.output
    told = CliRunner().invoke(app, ["try", str(pack), "zzz", "--plain"])
    assert "The records of this pack are item.lantern." in told.output


def test_a_pack_with_problems_is_checked_first(pack: Path) -> None:
    cards = pack / "cards.yaml"
    cards.write_text(cards.read_text("utf-8").replace("slots: 1", "slots: 7"), "utf-8")
    told = CliRunner().invoke(app, ["try", str(pack), "item.lantern", "--plain"])
    assert told.exit_code == 1
    assert "'slots' must be 1 or 2" in told.output
