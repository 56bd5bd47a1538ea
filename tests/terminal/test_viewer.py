"""Watching a save at the full screen, by keys."""

from __future__ import annotations

from typing import Any, cast

from bossrush.terminal.screen.app import TerminalApp, viewer_app
from tests.terminal.screens import at
from tests.terminal.tables import answer_all, finished, reel_of, table


def watched() -> TerminalApp:
    sitting = table(seats=2, options=["dice=9"])
    answer_all(sitting, "shoot", "cover", "on", "cover", "aim", "7")
    return viewer_app(reel_of(sitting.play))


async def test_watching_steps_forward_and_back_to_the_same_picture() -> None:
    async with at(watched()) as screen:
        pictures = [screen.text()]
        for _ in range(6):
            await screen.press("right")
            pictures.append(screen.text())
        assert "6 of 6 · turn 3" in screen.text("#bar")
        assert len(set(pictures)) == 7
        for picture in reversed(pictures[:-1]):
            await screen.press("left")
            assert screen.text() == picture


async def test_watching_marks_what_was_chosen() -> None:
    async with at(watched()) as screen:
        assert "▸  1 Shoot" in screen.text("#options")
        await screen.press("right")
        assert "▸  3 Take cover" in screen.text("#options")
        await screen.press("1", "enter")
        assert "2 of 6" in screen.text("#bar"), "a reel cannot be chosen in; Enter goes on"


async def test_watching_jumps() -> None:
    async with at(watched()) as screen:
        for keys, expected in (
            (["left"], 0),
            (["end"], 6),
            (["home"], 0),
            (["pagedown"], 3),
            (["pagedown", "pageup"], 3),
            (["g", "4", "enter"], 4),
            (["g", "9", "9", "enter"], 4),
            (["g", "escape"], 4),
        ):
            await screen.press(*keys)
            assert f"{expected} of 6" in screen.text("#bar"), keys


async def test_watching_by_itself_stops_at_the_end() -> None:
    app = watched()
    cast(Any, app.table).BEAT = 0.01
    async with at(app) as screen:
        await screen.press("space")
        for _ in range(100):
            if "❙❙ 6 of 6" in screen.text("#bar"):
                break
            await screen.pilot.pause(0.1)
        assert "❙❙ 6 of 6" in screen.text("#bar")


async def test_watching_a_finished_hunt_shows_its_end() -> None:
    async with at(viewer_app(reel_of(finished(), lang="fr"))) as screen:
        await screen.press("end")
        assert "Vous avez gagné." in screen.text("#decision")
        await screen.press("question_mark")
        assert "un choix plus loin ou en arrière" in screen.text()
        await screen.press("escape", "q")
    assert screen.app.return_value == ""
