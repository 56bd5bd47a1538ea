"""The catalogues as browsers read them, and the rules of a game as help."""

from __future__ import annotations

import hashlib
from collections.abc import Collection
from functools import cache, lru_cache
from typing import Any

import msgspec

from bossrush.catalogues import catalogue_for, sentences_of
from bossrush.companions.roster import companions as roster
from bossrush.companions.roster import plain_companions
from bossrush.engine.content.problem import ContentError
from bossrush.engine.errors import OptionError
from bossrush.engine.game import Game, Setting
from bossrush.engine.guide import Guide, GuideError, guide_of
from bossrush.engine.ledger import LANGUAGES, LedgerError, Rule, ledger_of
from bossrush.engine.lesson import Lesson
from bossrush.engine.message import Message
from bossrush.engine.puzzle import Puzzle
from bossrush.engine.registry import game as find_game
from bossrush.engine.scene import words
from bossrush.engine.text import Catalogue, UnknownLanguageError
from bossrush.table.answers import (
    GameView,
    LessonView,
    RulesView,
    RuleView,
    SettingView,
    TermView,
)
from bossrush.table.refusal import PACKAGE, Refusal, catalogue


def known_game(key: str) -> Game[Any]:
    """The game with this key; Refusal where there is none."""
    try:
        return find_game(key)
    except OptionError:
        raise Refusal("no-game", game=key[:40]) from None


def known_lesson(game: str, name: str) -> Lesson:
    """A lesson of a game's; Refusal where it has none of this name."""
    try:
        return known_game(game).lesson(name)
    except OptionError:
        raise Refusal("no-lesson", name=name[:40]) from None


@cache
def title_of(key: str) -> str:
    """What a game is called in English; its key where it does not say."""
    found = sentences_of(known_game(key))
    title = f"{key}-title"
    return found.say(Message(title), "en") if title in found.keys("en") else key


def texts(language: str, game: str, options: str) -> tuple[bytes, str]:
    """Every text of a game in a language, as Fluent, and its tag; the server's own for no game.

    Options, as JSON, may bring texts of their own along.
    """
    if not game:
        return _texts(language, "", "")
    try:
        given = msgspec.json.decode(options or "{}", type=dict[str, Any])
        settled = known_game(game).options(given)
    except (msgspec.DecodeError, UnicodeEncodeError) as error:
        raise Refusal("malformed", reason=str(error)) from None
    except OptionError as error:
        raise Refusal("option", reason=str(error)) from None
    return _texts(language, game, msgspec.json.encode(settled, order="sorted").decode())


@lru_cache(64)
def _texts(language: str, game: str, options: str) -> tuple[bytes, str]:
    try:
        if game:
            given = msgspec.json.decode(options)
            found = catalogue_for(known_game(game), given, PACKAGE)
        else:
            found = catalogue()
        source = found.source(language).encode()
    except UnknownLanguageError:
        raise Refusal("no-language", language=language[:20]) from None
    return source, f'"{hashlib.sha256(source).hexdigest()[:24]}"'


def forget_texts() -> None:
    """The packs have changed: whatever was put together of them is put together anew."""
    _texts.cache_clear()
    _spoken.cache_clear()
    game_view.cache_clear()


def in_full(refusal: Refusal, game: str, options: dict[str, Any]) -> str:
    """A refusal in English, with the words of the game's own card where one forbids it."""
    if refusal.reason != "forbidden":
        return str(refusal)
    return _spoken(game, msgspec.json.encode(options, order="sorted")).say(refusal.message, "en")


@lru_cache(16)
def _spoken(game: str, options: bytes) -> Catalogue:
    return catalogue_for(known_game(game), msgspec.json.decode(options), PACKAGE)


@cache
def game_view(key: str) -> GameView:
    """What a client needs to know about a game before playing it."""
    game = known_game(key)
    catalogue = catalogue_for(game, None, PACKAGE)
    said = catalogue.keys("en")
    return GameView(
        key=game.key,
        rules=game.version,
        min_seats=game.min_seats,
        max_seats=game.max_seats,
        cooperative=game.cooperative,
        realtime=game.realtime,
        minutes=list(game.minutes),
        settings=[_setting(game, setting, said) for setting in game.settings],
        lessons=[
            LessonView(
                id=lesson.id,
                title=words(lesson.title),
                about=words(lesson.about),
                seats=lesson.seats,
                staged=lesson.staged is not None,
                puzzle=isinstance(lesson, Puzzle),
            )
            for lesson in game.lessons
        ],
        companions=roster(key),
        stand_in=plain_companions(key)[-1],
        languages=list(catalogue.languages),
        ledger=_has_ledger(key),
        guide=_guide(key) is not None,
    )


def _setting(game: Game[Any], setting: Setting, said: Collection[str]) -> SettingView:
    key = game.key
    title = setting.label(key)
    about = Message(f"{title.key}-about")
    return SettingView(
        name=setting.name,
        title=words(title),
        about=words(about) if about.key in said else None,
        default=game.table_options.get(setting.name, setting.default),
        values=list(setting.offered),
        labels=[words(setting.value_label(key, value)) for value in setting.offered],
        low=setting.low,
        high=setting.high,
        seats=list(setting.seats or ()),
        when={name: list(values) for name, values in setting.when.items()},
        value_seats=[list(setting.value_seats.get(value, ())) for value in setting.offered]
        if setting.value_seats
        else [],
    )


def _has_ledger(key: str) -> bool:
    try:
        ledger_of(key)
    except (LedgerError, ContentError):
        return False
    return True


def _guide(key: str) -> Guide | None:
    try:
        return guide_of(key)
    except GuideError:
        return None


def guide(key: str) -> Guide:
    """The guide to a first game; Refusal where it has none."""
    known_game(key)
    found = _guide(key)
    if found is None:
        raise Refusal("no-guide", game=key)
    return found


@cache
def rules(key: str, language: str) -> RulesView:
    """The rules of a game in one language."""
    known_game(key)
    if language not in LANGUAGES:
        raise Refusal("no-language", language=language[:20])
    try:
        ledger = ledger_of(key)
    except (LedgerError, ContentError):
        raise Refusal("no-ledger", game=key) from None
    return RulesView(
        game=key,
        language=language,
        title=ledger.title.say(language),
        summary=ledger.summary.say(language) if ledger.summary is not None else "",
        rules=[_rule(rule, language) for rule in ledger.rules],
        glossary=[
            TermView(
                en=term.en,
                fr=term.fr,
                rule=term.rule or "",
                note=term.note.say(language) if term.note else "",
            )
            for term in ledger.glossary
        ],
    )


def _rule(rule: Rule, language: str) -> RuleView:
    return RuleView(
        id=rule.id,
        title=rule.title.say(language),
        text=rule.text.say(language),
        kind=rule.kind,
        ruling=rule.ruling.say(language) if rule.ruling is not None else "",
        also=list(rule.also),
    )
