"""The rules of a game, to look things up in while playing."""

from __future__ import annotations

from collections.abc import Iterable

from bossrush.engine.content import ContentError
from bossrush.engine.ledger import Ledger, LedgerError, Rule, ledger_of
from bossrush.engine.message import Message
from bossrush.terminal.voice import Voice

MOST_FOUND = 8
"""More than this is no help; other words find fewer."""


def ledger(game: str) -> Ledger | None:
    """The rules of a game; None where it has none to read."""
    try:
        return ledger_of(game)
    except (LedgerError, ContentError):
        return None


def rules_about(voice: Voice, game: str, words: str) -> list[str]:
    """The rules that speak of something, in plain lines."""
    book = ledger(game)
    if book is None:
        return [voice.own("rules-none")]
    found = book.search(words, voice.lang)
    lines = [voice.say(Message("rules-found", n=len(found), text=words))]
    for rule in found[:MOST_FOUND]:
        lines += rule_lines(voice, rule)
    return lines


def rule_lines(voice: Voice, rule: Rule) -> list[str]:
    """A rule: its title with its id, what it says, and how it was ruled."""
    lines = [f"{rule.title.say(voice.lang)} ({rule.id})", rule.text.say(voice.lang)]
    if rule.ruling is not None:
        ruled = rule.ruling.say(voice.lang)
        lines.append(voice.own("titled-line", title=Message("rules-ruling"), text=ruled))
    return lines


def recent(game: str, ids: Iterable[str], most: int = 4) -> list[Rule]:
    """The rules that made the last things happen, the latest first."""
    book = ledger(game)
    if book is None:
        return []
    known = [name for name in dict.fromkeys(ids) if name and name in book]
    return [book.get(name) for name in known[:most]]
