"""Saves: they lead back to the very same place, or are refused with the reason."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest

import bossrush
from bossrush.engine.chance import Physical, scripted, seeded
from bossrush.engine.decision import Decision, Flow, Together
from bossrush.engine.dice import Die, roll
from bossrush.engine.errors import BossrushError, SaveError
from bossrush.engine.play import Play
from bossrush.engine.save import document as document_of
from bossrush.engine.save import read, restore, written
from tests.toys.hunt import HuntGame
from tests.toys.probe import COIN, SIX, THREE, Probe, ProbeGame, note

HUNT = HuntGame()
CHANGED = "this save has been changed since it was written"


def dicey() -> ProbeGame:
    """A coin after a 0, a six-sided die after a 1; a clock; somebody may sit down at first."""

    def phase(state: Probe) -> Flow[None]:
        for _ in range(6):
            yield from note(state, 0, THREE)
            die: Die = COIN if state.notes[-1] == 0 else SIX
            face = yield from roll(state, die)
            state.notes.append(face)

    def last(state: Probe) -> Flow[None]:
        yield Together([0, 1], lambda seat: note(state, seat))

    return ProbeGame(phase, last)


def loaded(game: ProbeGame | HuntGame, play: Play, sealed: bool = False) -> Play:
    return restore(game, read(play.save(sealed)))


def alike(one: Play, other: Play) -> None:
    assert one.fingerprint() == other.fingerprint()
    assert one.origin.marks == other.origin.marks
    assert [d.number for d in one.open] == [d.number for d in other.open]
    assert one.save(sealed=True) == other.save(sealed=True)


def fields(play: Play, sealed: bool = False) -> dict[str, Any]:
    document = json.loads(play.save(sealed))
    assert isinstance(document, dict)
    return document


def refused(game: ProbeGame | HuntGame, document: dict[str, Any]) -> str:
    with pytest.raises(SaveError) as caught:
        restore(game, read(json.dumps(document)))
    return str(caught.value)


@pytest.mark.parametrize("sealed", [False, True])
def test_what_was_undone_needs_no_dice_of_its_own(sealed: bool) -> None:
    game = dicey()
    play = game.new(2, 5)
    play.choose(0, "0")
    play.choose(0, "1")
    assert play.undo(seed=1)
    play.choose(0, "0")
    assert play.undo(seed=2)
    play.choose(0, "2")
    again = loaded(game, play, sealed)
    assert again.fingerprint() == play.fingerprint()
    assert [d.number for d in again.open] == [d.number for d in play.open]
    assert again.save(sealed=True) == play.save(sealed=True)
    assert json.loads(again.save(sealed=True))["entries"].count("0 1") == 1


def test_an_open_save_goes_on_with_the_same_dice() -> None:
    game = dicey()
    play = game.new(2, 5)
    play.choose(0, "1")
    again = loaded(game, play)
    for one in (play, again):
        one.choose(0, "1")
        one.choose(0, "0")
    alike(play, again)
    alike(again, loaded(game, again))


def test_a_sealed_save_goes_on_with_fresh_dice_and_says_so() -> None:
    game = dicey()
    play = game.new(2, 5)
    for _ in range(3):
        play.choose(0, "1")
    ahead: set[str] = set()
    for _ in range(12):
        again = loaded(game, play, sealed=True)
        assert again.fingerprint() == play.fingerprint()
        assert again.origin.marks == ["reseeded"]
        again.choose(0, "1")
        twin = again.copy()
        for one in (again, twin):
            one.choose(0, "1")
        assert twin.fingerprint() == again.fingerprint()
        ahead.add(again.fingerprint())
        alike(again, loaded(game, again, sealed=True))
    assert len(ahead) > 3


def test_a_sealed_save_is_itself_again_however_often_it_is_loaded() -> None:
    game = dicey()
    play = game.new(2, 5)
    play.choose(0, "1")
    play.choose(0, "0")
    first = loaded(game, play, sealed=True)
    second = loaded(game, first)
    assert first.save() == second.save()


def test_a_play_of_a_script_or_of_a_position_is_kept_like_any_other() -> None:
    game = dicey()
    play = game.new(2, chance=scripted(["3", "heads"]))
    play.choose(0, "1")
    alike(loaded(game, play), loaded(game, loaded(game, play)))
    position = {"seats": 2, "state": {"notes": [7, 7]}}
    staged = game.stage(position, seed=4)
    staged.choose(0, "1")
    position["state"] = {}
    alike(staged, loaded(game, staged))
    assert fields(staged)["staged"]["state"] == {"notes": [7, 7]}


def test_a_fork_is_kept_like_any_other() -> None:
    game = dicey()
    play = game.new(2, 5)
    play.choose(0, "1")
    fork = play.fork(9)
    fork.choose(0, "1")
    alike(fork, loaded(game, fork))
    fork = fork.copy()
    assert not fork.undo()
    assert fork.undo(seed=1)
    alike(fork, loaded(game, fork))


def test_a_fork_of_a_real_table_is_kept_too() -> None:
    game = dicey()
    play = game.new(2, chance=Physical())
    play.choose(0, "1")
    play.choose(0, "4")
    fork = play.fork(9)
    fork.choose(0, "1")
    fork.choose(0, "1")
    alike(fork, loaded(game, fork))


def test_marks_cannot_be_rubbed_out() -> None:
    game = dicey()
    play = game.new(2, 5)
    play.choose(0, "1")
    play.undo(seed=4)
    document = fields(play)
    document["marks"] = []
    assert refused(game, document) == CHANGED
    del document["digest"]
    assert "reseeded" in restore(game, read(json.dumps(document))).origin.marks


def drop(name: str) -> Callable[[dict[str, Any]], None]:
    def change(document: dict[str, Any]) -> None:
        del document[name]

    return change


def put(name: str, value: Any) -> Callable[[dict[str, Any]], None]:
    def change(document: dict[str, Any]) -> None:
        document[name] = value

    return change


def entries(change: Callable[[list[str]], object]) -> Callable[[dict[str, Any]], None]:
    def changed(document: dict[str, Any]) -> None:
        change(document["entries"])

    return changed


OPEN_FAULTS = [
    (put("bossrush", 2), "format 2"),
    (put("game", "chess"), "save of 'chess'"),
    (put("rules", 0), "under rules 0"),
    (put("content", "0f"), "other cards"),
    (put("seed", "0" * 32), "committed"),
    (put("seed", "zz"), "128-bit"),
    (put("nonce", "f" * 40), "128-bit"),
    (drop("seed"), "neither a seed"),
    (put("outcomes", []), "no use for"),
    (put("commitment", "00"), "committed"),
    (put("seats", 9), "set up"),
    (put("options", {"luck": 1}), "no option 'luck'"),
    (put("entries", []), "later ones"),
    (put("entries", "none"), "not a save"),
    (put("fingerprints", {}), "fingerprint"),
    (put("ended", "hunt-won"), "end as saved"),
    (put("cheat", True), "not a save"),
    (put("staged", {"state": {"beast": -1}}), "set up"),
    (entries(lambda e: e.pop()), "fingerprint"),
    (entries(lambda e: e.append("0 strike")), "fingerprint"),
    (entries(lambda e: e.insert(0, "1 fly")), r"entry 1 \('1 fly'\)"),
    (entries(lambda e: e.insert(0, "7 strike")), "not asked"),
    (entries(lambda e: e.insert(0, "x strike")), "no seat"),
    (entries(lambda e: e.insert(0, "-1 strike")), "no seat"),
    (entries(lambda e: e.insert(0, "")), "no seat"),
    (entries(lambda e: e.insert(2, "!undo 9")), "never chosen"),
    (entries(lambda e: e.insert(2, "!undo x")), "never chosen"),
    (entries(lambda e: e.insert(2, "!reseed crew")), "extras is short"),
    (entries(lambda e: e.insert(2, "!dance crew")), "extras is short"),
    (entries(lambda e: e.insert(2, "!undo 00")), "never chosen"),
    (entries(lambda e: e.insert(2, "!undo " + "9" * 5000)), "never chosen"),
    (entries(lambda e: e.__setitem__(slice(0, 0), ["9" * 5000 + " x", "!undo 0"])), "no seat"),
    (entries(lambda e: e.__setitem__(slice(0, 0), ["300 x", "!undo 0"])), "no seat"),
    (entries(lambda e: e.__setitem__(slice(0, 0), ["٣ x", "!undo 0"])), "no seat"),
    (entries(lambda e: e.__setitem__(slice(0, 0), ["0 x", "!undo 0"])), CHANGED),
    (entries(lambda e: e.reverse()), "entry"),
    (put("fingerprints", {"9" * 5000: "00"}), "of so many entries"),
    (put("fingerprints", {"one": "00"}), "of so many entries"),
    (put("seed", "-1"), "128-bit"),
    (put("seed", "0x1"), "128-bit"),
    (put("physical", True), "real ones"),
    (put("marks", ["saintly"]), "not by 'saintly'"),
    (put("marks", ["undone", "undone"]), "each once"),
    (put("marks", ["undone"]), CHANGED),
    (put("extras", ["00"]), "extras holds 1 things, and the entries need 0"),
    (put("companions", {"99": "steady"}), "a companion sits in seat 99"),
    (put("companions", {"-1": "steady"}), "a companion sits in seat -1"),
    (put("companions", {"0": "steady"}), CHANGED),
    (drop("position"), CHANGED),
    (put("position", {"state": {"beast": 1}}), CHANGED),
    (put("digest", "0"), CHANGED),
]


@pytest.mark.parametrize(("change", "reason"), OPEN_FAULTS)
def test_an_edited_save_is_refused(change: Callable[[dict[str, Any]], None], reason: str) -> None:
    play = HUNT.new(2, 3)
    for seat, option in ((0, "strike"), (1, "strike"), (0, "guard"), (1, "strike"), (1, "strike")):
        if seat in play.pending and not play.pending[seat].waiting:
            play.choose(seat, option)
    document = fields(play)
    restore(HUNT, read(json.dumps(document)))
    change(document)
    with pytest.raises(SaveError, match=reason):
        restore(HUNT, read(json.dumps(document)))


@pytest.mark.parametrize(
    ("outcomes", "reason"),
    [
        (lambda names: names[:-1], "ends before"),
        (lambda names: [*names, "6"], "more than the choices"),
        (lambda names: ["heads", *names[1:]], "cannot come up"),
        (lambda names: names[::-1], "differs"),
    ],
)
def test_an_edited_record_of_chance_is_refused(
    outcomes: Callable[[list[str]], list[str]], reason: str
) -> None:
    game = dicey()
    play = game.new(2, chance=scripted(["2", "3", "4"]))
    for _ in range(3):
        play.choose(0, "1")
    document = fields(play)
    document["outcomes"] = outcomes(document["outcomes"])
    assert reason in refused(game, document)


@pytest.mark.parametrize(
    ("entry", "extra"),
    [
        ("!timer crew", "bell"),
        ("!timer crew", None),
        ("!join crew", {}),
        ("!join crew", 5),
        ("!leave 0", None),
        ("!leave 7", None),
        ("!reseed crew", None),
        ("!reseed crew", "no number"),
        ("!reseed crew", 7),
        ("!dance crew", None),
    ],
)
def test_what_the_rules_did_not_offer_cannot_be_written_in(entry: str, extra: Any) -> None:
    game = dicey()
    play = game.new(2, 5)
    play.choose(0, "1")
    document = fields(play)
    document["entries"].insert(1, entry)
    document["extras"] = [extra]
    refused(game, document)


def test_a_save_cut_short_anywhere_is_refused() -> None:
    play = HUNT.new(2, 3)
    play.choose(0, "strike")
    play.choose(1, "strike")
    data = play.save()
    steps = seeded(1)
    for _ in range(200):
        cut = data[: steps.below(len(data) - 1)]
        with pytest.raises(SaveError):
            restore(HUNT, read(cut))


def test_a_save_with_any_byte_changed_loads_or_is_refused() -> None:
    play = HUNT.new(2, 3)
    for seat in (0, 1, 0):
        play.choose(seat, "strike")
    data = play.save()
    steps = seeded(2)
    for _ in range(400):
        at = steps.below(len(data))
        changed = data[:at] + bytes([steps.below(256)]) + data[at + 1 :]
        try:
            again = restore(HUNT, read(changed))
        except SaveError:
            continue
        assert again.fingerprint() == play.fingerprint()


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{}",
        b"[]",
        b"null",
        b"\xff\xfe",
        b"[" * 100_000,
        "{",
        b'{"bossrush": 1}',
        b"PK\x03\x04",
        "\ud800",
    ],
)
def test_what_is_no_save_is_refused(data: bytes | str) -> None:
    with pytest.raises(SaveError):
        read(data)


def test_adrift_goes_on_from_the_last_phase_marked() -> None:
    play = HUNT.new(2, 3)
    for seat in (0, 1, 0):
        play.choose(seat, "strike")
    document = fields(play)
    document["rules"] = 0
    again = restore(HUNT, read(json.dumps(document)), adrift=True)
    assert again.origin.marks == ["adrift"]
    assert again.position() == play.position()
    document["position"]["state"]["beast"] = -4
    with pytest.raises(BossrushError):
        restore(HUNT, read(json.dumps(document)), adrift=True)


def long_play(game: ProbeGame, choices: int = 48) -> dict[str, Any]:
    play = game.new(1, 7)
    while play.choices < choices:
        play.choose(0, "0")
    return fields(play)


def forgetful(rounds: int = 30) -> ProbeGame:
    """Two questions a phase; only the answer to the second is kept."""

    def phase(state: Probe) -> Flow[None]:
        yield Decision(state, 0, THREE)
        yield from note(state, 0, THREE)

    return ProbeGame(*[phase] * rounds)


def test_a_choice_that_would_have_led_to_the_same_place_cannot_be_written_in() -> None:
    game = forgetful()
    document = long_play(game)
    for place in (0, 20, 46):
        edited = copy.deepcopy(document)
        edited["entries"][place] = "0 1"
        assert refused(game, edited) == CHANGED


def test_it_is_said_where_a_replay_goes_astray_and_in_what() -> None:
    game = forgetful()
    document = long_play(game)
    assert list(document["fingerprints"]) == ["25", "48"]
    for place, span in ((1, "from entry 1 to 25"), (33, "from entry 26 to 48")):
        edited = copy.deepcopy(document)
        edited["entries"][place] = "0 2"
        assert refused(game, edited) == (
            f"the replay differs somewhere {span} ('0 0'): the position is not the one that was "
            f"saved; where its last phase began, state.notes[{place // 2}] was 0 and is now 2"
        )
    edited = copy.deepcopy(document)
    edited["entries"][47] = "0 2"
    assert "differs somewhere from entry 26 to 48" in refused(game, edited)
    edited["entries"][33] = "0 9"
    assert refused(game, edited).endswith(
        "it offers 0, 1, 2; up to entry 25 all is as it was saved"
    )
    edited = copy.deepcopy(document)
    edited["fingerprints"] = {str(made): "00" for made in (1, 48)}
    assert "differs after entry 1 ('0 0')" in refused(game, edited)


def test_how_a_save_is_laid_out_does_not_matter() -> None:
    play = HUNT.new(2, 3)
    play.choose(0, "strike")
    document = fields(play)
    turned = dict(reversed(document.items()))
    assert restore(HUNT, read(json.dumps(turned))).fingerprint() == play.fingerprint()


def test_a_companion_may_be_written_in_before_the_save_is() -> None:
    play = HUNT.new(2, 3)
    kept = document_of(play)
    kept.companions = {1: "steady"}
    again = read(written(kept))
    assert again.companions == {1: "steady"}
    assert restore(HUNT, again).fingerprint() == play.fingerprint()


def test_an_older_save_without_a_digest_loads() -> None:
    play = HUNT.new(2, 3)
    play.choose(0, "strike")
    document = fields(play)
    del document["digest"]
    assert restore(HUNT, read(json.dumps(document))).fingerprint() == play.fingerprint()


@pytest.mark.parametrize("data", [5, None, ["{}"], {"bossrush": 1}])
def test_what_is_neither_bytes_nor_text_is_no_save(data: Any) -> None:
    with pytest.raises(SaveError, match="bytes or a text"):
        bossrush.load(data)
