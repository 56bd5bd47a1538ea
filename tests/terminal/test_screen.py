"""Playing at the full screen, by keys."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, cast

import pytest
from textual.content import Content
from textual.theme import Theme
from textual.widgets import Input, OptionList

import bossrush
from bossrush.engine.errors import RuleError
from bossrush.engine.save import read
from bossrush.engine.scene import Scene
from bossrush.terminal.begin import Wanted, sit_down
from bossrush.terminal.drawing.brush import Brush
from bossrush.terminal.drawing.panels import Panels, panels_of
from bossrush.terminal.own import PANELS
from bossrush.terminal.screen.app import table_app
from bossrush.terminal.screen.dock import Dock
from bossrush.terminal.screen.moods import MOODS, VARIABLES, mood_of
from bossrush.terminal.screen.pages import Confirm, HelpPage, LogPage, SheetsPage
from tests.terminal.screens import SMALL, TINY, WIDE, at
from tests.terminal.tables import answer_all, table
from tests.toys.bare import BareGame

# -- playing --------------------------------------------------------------------------------


async def test_a_whole_hunt_by_keys(home: Path) -> None:
    sitting = table("bare", seats=2, seed=3)
    async with at(table_app(sitting)) as screen:
        assert "▲ Player 1   Strike or guard?" in screen.asked
        for _ in range(30):
            if sitting.play.outcome is not None:
                break
            await screen.press("1")
        assert sitting.play.outcome is not None
        assert "You have won." in screen.text("#decision")
        assert "The beast is dead." in screen.text("#decision")
        await screen.press("q")
    (saved,) = home.iterdir()
    assert screen.app.return_value == f"The game is saved in {saved}."
    assert read(saved.read_bytes()).ended == "hunt-won"


async def test_everything_is_on_a_wide_screen() -> None:
    sitting = table(seats=3, options=["board=rooms"])
    async with at(table_app(sitting), WIDE) as screen:
        await screen.press("1", "1", "3")
        assert "THE GALLERY  / Act II / Round 1" in screen.text("#bar")
        assert "▲ LT. VARGA" in screen.text("#party")
        assert "Hall" in screen.text("#board")
        assert "■ They shoot back: Lt. Varga" in screen.prose("#log")
        assert "LAST ROLL" in screen.text("#tray")
        assert "✶ The whole team   Press on?" in screen.asked
        assert "u undo" in screen.text("#keys")


async def test_the_ticker_never_begins_within_a_sentence() -> None:
    sitting = sit_down(Wanted("sector", lang="en", lesson="opening"))
    async with at(table_app(sitting), SMALL) as screen:
        told = screen.text("#ticker").splitlines()
        assert told[0].strip().startswith("– The first hours")
        assert told[-1].endswith("…")
        await screen.press("1", "1", "1")
        for line in screen.text("#ticker").splitlines():
            assert re.match(r" *[–■□›] ", line) or line.startswith("   ")
        assert re.match(r" *[–■□›] ", screen.text("#ticker"))


async def test_lines_of_a_page_keep_clear_of_its_scroll_bar() -> None:
    sitting = table("souls", seats=2, options=["scenario=gargoyle"])
    while "activates" not in sitting.voice.say(sitting.log[-1].message):
        assert sitting.decision is not None
        sitting.choose(sitting.decision.options[0].id)
    async with at(table_app(sitting), SMALL) as screen:
        await screen.press("s")
        page = screen.text(".page")
    assert "◂ your call" in page
    assert not any(line.strip("┃ ") == "call" for line in page.splitlines())


async def test_an_option_shows_its_number_detail_and_odds() -> None:
    async with at(table_app(table(seats=1))) as screen:
        shown = screen.text("#options")
        assert "1 Shoot" in shown
        assert "▮▮▮▮▮▮▮▯▯▯ 67% at least one hit · 50% unhurt" in shown
        assert "One die at the first of the row; they shoot back." in shown
        assert "sure unhurt" in shown


async def test_arrows_walk_and_enter_takes_the_marked_one() -> None:
    sitting = table(seats=2)
    async with at(table_app(sitting)) as screen:
        await screen.press("down", "down")
        assert screen.marked == 2
        assert "▸  3 Take cover" in screen.text("#options")
        await screen.press("enter")
    assert sitting.play.choices == 1
    assert "“Take cover”" in sitting.voice.say(sitting.log[-1].message)


async def test_walking_lights_what_an_option_is_about() -> None:
    async with at(table_app(table(seats=2))) as screen:
        board = screen.app.screen.query_one("#board")
        assert cast(Any, board).lit == {"die-0", "enemy"}
        await screen.press("down")
        assert cast(Any, board).lit == {"sheet-0"}


async def test_a_longer_number_is_awaited_while_it_may_still_come() -> None:
    sitting = table(seats=1, options=["dice=9"])
    answer_all(sitting, "cover", "on", "cover")
    async with at(table_app(sitting)) as screen:
        assert "Pick a locker" in screen.asked
        await screen.press("1")
        assert sitting.play.choices == 3, "1 might become 10 to 19"
        assert screen.asked.endswith("1▁")
        await screen.press("7")
        assert sitting.play.choices == 4
        assert "“Locker 17”" in sitting.voice.say(sitting.log[-1].message)


@pytest.mark.parametrize(
    ("keys", "locker"),
    [(["2", "enter"], 2), (["2", "9"], 9), (["1", "down", "enter"], 2)],
)
async def test_a_number_is_taken_once_it_can_be_no_other(keys: list[str], locker: int) -> None:
    sitting = table(seats=1, options=["dice=9"])
    answer_all(sitting, "cover", "on", "cover")
    async with at(table_app(sitting)) as screen:
        await screen.press(*keys)
    assert f"“Locker {locker}”" in sitting.voice.say(sitting.log[-1].message)


async def test_a_number_that_is_not_offered_does_nothing() -> None:
    sitting = table(seats=2)
    async with at(table_app(sitting)) as screen:
        await screen.press("0", "7", "9")
        assert sitting.play.choices == 0


async def test_hot_seat_says_plainly_whose_call_it_is() -> None:
    async with at(table_app(table(seats=3))) as screen:
        assert "▲ Player 1, Lt. Varga" in screen.asked
        assert "▲ LT. VARGA" in screen.text("#party").split("◂ your call")[0]
        await screen.press("1")
        assert "● Player 2, Lt. Okoro" in screen.asked
        await screen.press("n")
        assert "■ Player 3, Lt. Dahl" in screen.asked
        await screen.press("n")
        assert "Waiting for the others" in screen.asked
        await screen.press("n")
        assert "● Player 2, Lt. Okoro" in screen.asked


async def test_undo_is_free_and_then_asks_the_table() -> None:
    sitting = table(seats=2)
    async with at(table_app(sitting)) as screen:
        await screen.press("u")
        assert sitting.play.choices == 0
        await screen.press("1", "u")
        assert "▲ Player 1" in screen.asked
        await screen.press("1", "1", "u")
        assert isinstance(screen.app.screen, Confirm)
        await screen.press("n")
        assert sitting.play.choices == 2
        await screen.press("u", "y")
        assert sitting.play.choices == 1
        assert sitting.play.origin.marks


async def test_pages_open_and_close_by_keys() -> None:
    sitting = table(seats=2)
    async with at(table_app(sitting)) as screen:
        for key, page, word in (
            ("s", SheetsPage, "Field kit"),
            ("l", LogPage, "The dice are sealed"),
            ("question_mark", HelpPage, "undo the last choice"),
        ):
            await screen.press(key)
            assert isinstance(screen.app.screen, page)
            assert word in screen.text()
            await screen.press("1")
            assert sitting.play.choices == 0, "a page is not the table"
            await screen.press("escape")
            assert not isinstance(screen.app.screen, page)
        await screen.press("1")
        assert sitting.play.choices == 1


async def test_the_help_finds_rules_and_names_those_just_used() -> None:
    page = HelpPage(table().voice, "sector", [("u", "help-undo")], [], "seal")
    assert page.book is not None
    sitting = table(seats=1)
    async with at(table_app(sitting)) as screen:
        screen.app.push_screen(page)
        await screen.settle()
        assert "seal" in screen.text()
        screen.app.screen.query_one(Input).focus()
        await screen.press(*"flank")
        assert "sector." in screen.text()
        await screen.press("enter", "escape")
        assert sitting.play.choices == 0


async def test_focus_walks_through_the_panes_and_numbers_still_choose() -> None:
    sitting = table(seats=2)
    async with at(table_app(sitting)) as screen:
        await screen.press("tab")
        assert screen.app.screen.focused is not screen.app.screen.query_one(OptionList)
        await screen.press("2")
    assert sitting.play.choices == 1


async def test_french_all_the_way() -> None:
    sitting = table(seats=2, lang="fr", options=["board=nodes"])
    async with at(table_app(sitting)) as screen:
        await screen.press("1", "2")
        whole = screen.text()
        assert "Toute l’équipe   Continuer ?" in whole
        assert "u annuler" in whole
        dice = {"puissance", "ruse", "sagesse", "touché", "rien", "rafale"}
        assert {said.rstrip("✓✗") for said in re.findall(r"\[([^\]]*)", whole)} <= dice
        await screen.press("question_mark")
        assert "annuler le dernier choix" in screen.text()


# -- sizes ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("size", "board"),
    [(SMALL, "none"), (SMALL, "rooms"), (TINY, "nodes"), ((100, 30), "grid"), (WIDE, "crowded")],
)
async def test_at_every_size_the_question_and_its_options_can_be_seen(
    size: tuple[int, int], board: str
) -> None:
    sitting = table(seats=4, options=[f"board={board}", "dice=9"])
    async with at(table_app(sitting), size) as screen:
        await screen.press("1", "1", "1")
        rows = screen.text().split("\n")
        assert "Declare your action" in screen.asked
        for label in ("1 Shoot", "2 Aim", "3 Take cover"):
            assert label in screen.text("#options")
        assert "u undo" in rows[-1]
        assert screen.app.screen.query_one("#board").size.height >= 4


async def test_resizing_lays_the_table_out_anew() -> None:
    sitting = table(seats=2)
    async with at(table_app(sitting), WIDE) as screen:
        await screen.press("1", "1")
        assert screen.app.screen.query_one("#log").display
        assert "⠓" in screen.text("#party"), "there is room for a chart"
        await screen.pilot.resize_terminal(*SMALL)
        await screen.settle()
        assert not screen.app.screen.query_one("#log").display
        assert "They shoot back" in screen.text("#ticker")
        assert "✶ The whole team" in screen.asked
        await screen.press("1")
        assert sitting.play.choices == 3
        await screen.pilot.resize_terminal(*WIDE)
        await screen.settle()
        assert screen.app.screen.query_one("#log").display
        assert "Round 2" in screen.text("#bar")


async def test_a_long_list_scrolls_to_the_marked_option() -> None:
    sitting = table(seats=1, options=["dice=9"])
    answer_all(sitting, "cover", "on", "cover")
    async with at(table_app(sitting)) as screen:
        assert "24 Locker 24" not in screen.text()
        await screen.press("end")
        assert "▸ 24 Locker 24" in screen.text("#options")


# -- keeping --------------------------------------------------------------------------------


async def test_leaving_saves_and_resuming_goes_on(home: Path) -> None:
    sitting = table(seats=2, seed=11)
    async with at(table_app(sitting), WIDE) as screen:
        await screen.press("1", "3", "q")
    (saved,) = home.iterdir()
    fingerprint = sitting.play.fingerprint()
    again = table(seed=None, resume=True)
    assert again.play.fingerprint() == fingerprint
    async with at(table_app(again), WIDE) as screen:
        assert "✶ The whole team   Press on?" in screen.asked
        assert "Player 2, Lt. Okoro chooses" in screen.prose("#log")
        assert "The game goes on from here." in screen.prose("#log")
        await screen.press("2", "q")
    assert [path.name for path in home.iterdir()] == [saved.name]
    assert bossrush.load(saved.read_bytes()).choices == 3


async def test_nothing_chosen_is_nothing_saved(home: Path) -> None:
    async with at(table_app(table(seats=2))) as screen:
        await screen.press("q")
    assert screen.app.return_value == "You made no choice, so nothing was saved."
    assert not home.exists()


async def test_a_named_file_is_always_kept(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    async with at(table_app(table(seats=2, save=path), keep=True)) as screen:
        await screen.press("ctrl+c")
    assert bossrush.load(path.read_bytes()).choices == 0


async def test_what_cannot_be_saved_is_said_before_it_is_lost(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    sitting = table(seats=2)
    sitting.path = blocked / "save.json"
    async with at(table_app(sitting)) as screen:
        await screen.press("1", "q")
        assert screen.left() == "still there"
        assert ["cannot be saved" in one.message for one in screen.app._notifications] == [True]
        await screen.press("q")
    assert "cannot be saved" in screen.left()


# -- companions, clocks, panels -------------------------------------------------------------


async def test_companions_take_their_seats() -> None:
    sitting = table(seats=2, companions=["random"], options=["dice=9"])
    async with at(table_app(sitting), WIDE) as screen:
        await screen.press("3")
        await screen.app.workers.wait_for_complete()
        await screen.pilot.pause(0.05)
        assert sitting.play.choices == 2
        assert "✶ The whole team" in screen.asked
        assert "Player 2, Lt. Okoro chooses" in screen.prose("#log")


async def test_a_running_clock_is_shown() -> None:
    sitting = table(seats=1)
    sitting.play.state.start_timer("fuse", 90_000)
    sitting.clocks.follow(sitting.play)
    async with at(table_app(sitting)) as screen:
        assert "◷ 1:2" in screen.text("#bar")


class OwnPanels(Panels):
    theme = Theme("own", primary="#ff0000", accent="#ff0000")

    def scene(self, scene: Scene, brush: Brush) -> list[Content]:
        return [Content("drawn our own way")]


async def test_a_game_may_draw_its_own_way(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = table(seats=1)
    monkeypatch.setitem(PANELS, sitting.play.game.key, "tests.terminal.test_screen:OwnPanels")
    async with at(table_app(sitting)) as screen:
        assert "drawn our own way" in screen.text("#board")
        assert "▲ LT. VARGA" in screen.text("#party"), "what it leaves alone is drawn for it"
        assert screen.app.theme == "own"


@pytest.mark.parametrize("named", ["no.such.module:Panels", "tests.terminal.tables:table", "x"])
def test_panels_that_cannot_be_had_are_a_rule_broken(
    monkeypatch: pytest.MonkeyPatch, named: str
) -> None:
    monkeypatch.setitem(PANELS, BareGame.key, named)
    with pytest.raises(RuleError):
        panels_of(BareGame())


def test_every_mood_brings_every_colour() -> None:
    for theme in (*MOODS.values(), mood_of("something else")):
        assert VARIABLES.keys() <= theme.variables.keys()


async def test_dice_tumble_and_come_to_rest() -> None:
    sitting = table(seats=1)
    app = table_app(sitting)
    app.animation_level = "full"
    async with at(app, still=False) as screen:
        tray = cast(Any, screen.app.screen.query_one("#tray"))
        tray.SECONDS = 0.01
        await screen.press("1")
        await screen.pilot.pause(0.2)
        face = sitting.scene().tray[0].face
        assert face is not None
        assert sitting.voice.face(face) in screen.text("#tray")
        assert tray._timer is None


def test_a_dock_offers_nothing_before_it_has_been_shown() -> None:
    dock = Dock(table().voice)
    assert dock.offers == ()
    assert dock.lit() == frozenset()


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("seats", [1, 4])
async def test_all_keys_are_named_at_80_columns(lang: str, seats: int) -> None:
    sitting = table("arkalion", seats=4, lang=lang) if seats > 1 else table("sector", lang=lang)
    async with at(table_app(sitting), SMALL) as screen:
        shown = screen.text("#keys").strip()
    keys = "keys-seats" if sitting.play.state.seats > 1 else "keys"
    assert shown == sitting.voice.own(keys).replace("\u00a0", " ")


async def test_whoever_types_faster_than_the_table_is_not_lectured() -> None:
    sitting = table("sector", seats=1, seed=3)
    app = table_app(sitting)
    async with at(app, SMALL) as screen:
        dock = app.screen.query_one(Dock)
        for option in ("crew.nobody", "shoot:item.nothing@1", "cover"):
            dock.post_message(Dock.Chosen(option))
        await screen.settle()
        assert not app._notifications
        assert screen.asked
