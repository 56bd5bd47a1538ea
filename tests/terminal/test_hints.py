"""Hints in the terminal: by a word or a key, after a choice, or not at all; the play is marked."""

from __future__ import annotations

import io
from collections import Counter
from types import SimpleNamespace

import pytest

from bossrush.companions.roster import companion
from bossrush.companions.sharp.budget import Thinking
from bossrush.companions.sharp.weighing import Weighed, Weighing
from bossrush.engine.errors import OptionError
from bossrush.engine.play import HINTED
from bossrush.engine.save import read
from bossrush.terminal.alike import told_apart
from bossrush.terminal.asked import asked
from bossrush.terminal.begin import Wanted, sit_down
from bossrush.terminal.hints import Hints
from bossrush.terminal.plain import PlainClient
from bossrush.terminal.screen.app import table_app
from bossrush.terminal.screen.hint import HintPage
from bossrush.terminal.sitting import Sitting
from tests.terminal.screens import at
from tests.terminal.tables import table


def dialogue(sitting: Sitting, *lines: str) -> str:
    sink = io.StringIO()
    client = PlainClient(sitting, io.StringIO("".join(f"{line}\n" for line in lines)), sink)
    client.hint_seconds = 0.0
    client.run()
    return sink.getvalue()


@pytest.mark.parametrize("word", ["h", "hint"])
def test_a_word_tells_what_every_option_is_worth(word: str) -> None:
    sitting = table("bare", seats=2, seed=3)
    assert HINTED not in sitting.play.origin.marks
    said = dialogue(sitting, word, word)
    assert "Strike: wins " in said
    assert "Guard: wins " in said
    assert "% (± " in said
    assert said.count("this game is marked") == 1
    assert HINTED in sitting.play.origin.marks
    assert sitting.play.choices == 0
    assert HINTED in read(sitting.play.save()).marks


def test_of_options_that_read_the_same_one_is_weighed() -> None:
    """Two knives are one option: it is the best alone, where throwing either one is."""
    sitting = sit_down(Wanted("vengeance", lesson="strike", lang="en"))
    decision = sitting.decision
    assert decision is not None
    question = told_apart(asked(decision), sitting.scene(), sitting.voice)
    assert len(question.offers) < len(decision.options)
    said = Counter(sitting.voice.say(option.label) for option in decision.options)
    twice = next(label for label, count in said.items() if count == 2)
    options = []
    for value, option in zip(decision.values(), decision.options, strict=True):
        weighed = Weighed(value)
        weighed.chances = [float(sitting.voice.say(option.label) == twice)] * 40
        options.append(weighed)
    advice = sitting.advice()
    assert advice is not None
    whole = Weighing(options, next(one.value for one in options if one.chances[0]))
    assert whole.best is None
    advice.search = SimpleNamespace(weighing=lambda: whole)  # type: ignore[assignment]
    worths = advice.worths(sitting.voice, question.numbers())
    assert [worth.number for worth in worths] == [*range(1, len(question.offers) + 1)]
    assert [worth.label for worth in worths if worth.mark == "best"] == [twice]
    assert "as good" not in advice.why(sitting.voice, question.numbers())


@pytest.mark.parametrize(
    ("lang", "best", "other"),
    [
        ("en", "Strike: wins 42% (± 1). Clearly the best.", "Guard: wins 35%, 7 behind (± 1)."),
        (
            "fr",
            "Frapper : gagne 42 % du temps (± 1). Nettement la meilleure.",
            "Se garder : gagne 35 % du temps, 7 de moins (± 1).",
        ),
    ],
)
def test_of_what_is_not_the_best_it_says_how_far_it_is_behind(
    lang: str, best: str, other: str
) -> None:
    """Chances that are hardly known, and a difference that is known well."""
    sitting = table("bare", seats=2, seed=3, lang=lang)
    decision, advice = sitting.decision, sitting.advice()
    assert decision is not None
    assert advice is not None
    kind = [0.5 + 0.1 * (-1) ** number for number in range(40)]
    options = [Weighed(value) for value in decision.values()]
    options[0].chances = options[0].worths = kind + [0.412 + 0.1 * (-1) ** n for n in range(400)]
    options[1].chances = options[1].worths = [
        chance - 0.07 + 0.02 * (-1) ** (number // 2) for number, chance in enumerate(kind)
    ]
    whole = Weighing(options, options[0].value)
    advice.search = SimpleNamespace(weighing=lambda: whole)  # type: ignore[assignment]
    told = [line.replace("\u00a0", " ") for line in advice.lines(sitting.voice)]
    assert told[:2] == [best, other]


def test_who_wants_none_gets_none() -> None:
    sitting = table("bare", seats=2, seed=3)
    sitting.hints = Hints.NEVER
    assert "without hints" in dialogue(sitting, "h")
    assert not sitting.play.origin.marks


def test_after_a_choice_one_is_told_what_it_gave_away() -> None:
    sitting = table("bare", seats=2, seed=3)
    sitting.hints = Hints.AFTER
    said = dialogue(sitting, "strike")
    assert "You gave nothing away." in said or "You gave away " in said
    assert HINTED in sitting.play.origin.marks


def test_where_there_is_nothing_to_compare_it_says_so() -> None:
    sitting = table("bare", seats=2, seed=3)
    while sitting.play.outcome is None:
        sitting.choose("strike")
    assert sitting.advice() is None


def test_in_french_too() -> None:
    said = dialogue(table("bare", seats=2, seed=3, lang="fr"), "h")
    assert "gagne" in said
    assert "[" not in said.split("gagne")[1]


def test_a_word_for_when_that_is_none_is_refused() -> None:
    with pytest.raises(OptionError, match="--hints is one of never, asked, after, not 'often'"):
        sit_down(Wanted(game="sector", hints="often"))


def test_a_companion_that_thinks_says_why() -> None:
    sitting = table("bare", seats=2, seed=3)
    mind = companion("sharp", "bare", 1, Thinking(16))
    sitting.companions[1] = mind
    dialogue(sitting, "strike")
    why = [line.message.key for line in sitting.log if line.message.key.startswith("companion-why")]
    assert why


async def test_a_key_opens_a_page_that_sharpens(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bossrush.terminal.screen.hint.LAP", 0.0)
    sitting = table("bare", seats=2, seed=3)
    async with at(table_app(sitting)) as screen:
        await screen.press("h")
        page = screen.app.screen
        assert isinstance(page, HintPage)
        await page.workers.wait_for_complete()
        assert any("wins" in line for line in page.advice.lines(sitting.voice))
        await screen.press("h")
        assert not isinstance(screen.app.screen, HintPage)
    assert HINTED in sitting.play.origin.marks


def test_options_that_are_called_the_same_are_told_apart() -> None:
    sitting = table("vengeance", seats=1, seed=5)
    while sitting.scene().board["stage"] != "flashback":
        assert sitting.decision is not None
        sitting.choose(sitting.decision.options[0].id)
    advice = sitting.advice()
    assert advice is not None
    advice.search.run(len(advice.search.options))
    told = advice.lines(sitting.voice)
    assert any(line.startswith("Train, as the free action: wins ") for line in told)
    assert any(line.startswith("Train, with die 1 (Train): wins ") for line in told)
    assert len(set(told)) == len(told)
