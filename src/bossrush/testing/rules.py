"""Tests name the rules they show: `@rule("sector.setup.crew")`."""

from __future__ import annotations

import pytest

from bossrush.engine.ledger import LedgerError, ledger_of, ledger_path


def rule(*ids: str) -> pytest.MarkDecorator:
    """Mark a test with the rules of the ledger that it shows.

    An id that the game's ledger does not have is an error when tests are collected, so that a
    misspelt one never passes for shown. `bossrush rules GAME --coverage` reads these marks.
    """
    if not ids:
        raise LedgerError("rule() needs the id of at least one rule")
    for rule_id in ids:
        game = rule_id.partition(".")[0]
        try:
            ledger_path(game)
        except LedgerError:  # a game without a ledger, such as a toy: there is nothing to compare
            continue
        ledger_of(game).get(rule_id)
    return pytest.mark.rule(*ids)
