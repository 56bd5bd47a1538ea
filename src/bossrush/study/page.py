"""A study as one page: its words in both languages, its style and its script inside, no network."""

from __future__ import annotations

from html import escape
from importlib import resources
from typing import Any, Final

import msgspec

from bossrush.engine.message import Message
from bossrush.engine.scene import Scene, Words
from bossrush.study.shape import Moment, OptionStudy, Study, View
from bossrush.study.spoken import Speaker, sums

LANGUAGES: Final = ("en", "fr")
OWN: Final = (
    "page-study",
    "page-won",
    "page-lost",
    "page-open",
    "page-chance",
    "page-moments",
    "page-choice",
    "page-roll",
    "page-band",
    "page-others",
    "page-worst",
    "page-best-roll",
    "page-one-in",
    "page-after-it",
    "page-best",
    "page-as-good",
    "page-chosen",
    "page-weights",
    "page-costly",
    "page-none",
    "page-keys",
    "page-theme",
    "page-moment",
    "page-would",
    "page-so-far",
    "luck",
    "play",
    "accuracy",
    "nobody",
    "turning",
)
"""What the page itself says, by key without `study-`."""


def page(study: Study, scene: Scene | None, lang: str) -> str:
    """The whole page; it opens in this language."""
    speakers = {one: Speaker(study, scene, one) for one in LANGUAGES}
    template = (resources.files(__package__) / "page.html").read_text(encoding="utf-8")
    first = speakers[lang if lang in speakers else LANGUAGES[0]]
    title = f"{first.say(Message(f'{study.game}-title'))}, {first.own('page-study')}"
    verdict = study.views[0].verdict if study.views else None
    data = msgspec.json.encode(_data(study, speakers, first.lang)).decode()
    return (
        template.replace("{{lang}}", first.lang)
        .replace("{{game}}", escape(study.game))
        .replace("{{title}}", escape(title))
        .replace("{{summary}}", escape(first.say(verdict)) if verdict is not None else "")
        .replace("{{data}}", data.replace("</", "<\\/"))
    )


def _data(study: Study, speakers: dict[str, Speaker], lang: str) -> dict[str, Any]:
    def both(words: Words | Message | None) -> list[str] | None:
        return [speakers[one].say(words) for one in LANGUAGES] if words is not None else None

    return {
        "lang": LANGUAGES.index(lang),
        "languages": LANGUAGES,
        "title": both(Message(f"{study.game}-title")),
        "own": {key: both(Message(f"study-{key}")) for key in OWN},
        "names": [speakers[one].names for one in LANGUAGES],
        "won": study.ended.won if study.ended is not None else None,
        "reason": both(study.ended.reason) if study.ended is not None else None,
        "progress": study.progress,
        "acts": [{"title": both(act.title), "first": act.first} for act in study.acts],
        "sections": [{"title": both(one.title), "first": one.first} for one in study.sections],
        "moments": [_moment(moment, both) for moment in study.moments],
        "views": [_view(view, both) for view in study.views],
    }


def _moment(moment: Moment, both: Any) -> dict[str, Any]:
    return {
        "kind": moment.kind,
        "seat": moment.seat,
        "section": moment.section,
        "label": both(moment.label),
        "prompt": both(moment.prompt),
        "chosen": moment.chosen,
        "usual": moment.usual,
        "options": [_option(option, both) for option in moment.options],
        "lost": moment.lost,
        "weight": moment.weight,
        "why": both(moment.why),
        "told": [both(words) for words in moment.told],
        "one_in": moment.one_in,
    }


def _option(option: OptionStudy, both: Any) -> dict[str, Any]:
    return {
        "id": option.option,
        "label": both(option.label),
        "chance": option.chance,
        "error": option.error,
        "behind": option.behind,
        "behind_error": option.behind_error,
        "standing": option.standing,
    }


def _view(view: View, both: Any) -> dict[str, Any]:
    told: dict[str, Any] = msgspec.to_builtins(view)
    told["verdict"] = both(view.verdict)
    told["sum"] = sums(view)
    told["points"] = [msgspec.to_builtins(point) for point in view.points]
    for player, one in zip(told.get("players", []), view.players, strict=True):
        player["verdict"] = both(one.verdict)
    return told
