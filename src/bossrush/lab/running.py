"""A kept simulation: every setup is played, block by block, and reported however it ends."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import closing
from typing import Any

from bossrush.engine.game import Game
from bossrush.engine.registry import register
from bossrush.lab.door import Hands
from bossrush.lab.keeping import Block, Folder
from bossrush.lab.report.page import page
from bossrush.lab.simulate import in_blocks, played
from bossrush.lab.tally import Simulation, Tally


class Run:
    """One sitting of a kept simulation."""

    def __init__(self, game: Game[Any], folder: Folder, hands: Hands, lang: str) -> None:
        self.game = game
        self.folder = folder
        self.hands = hands
        self.lang = lang
        """The language in which the report opens."""
        self.began = time.perf_counter()

    def play(self, progress: Callable[[int], None]) -> bool:
        """Play what is left, and report; False where somebody stopped it before its end."""
        register(self.game)
        setups = self.folder.asked.setups
        work = [
            (at, block)
            for at, setup in enumerate(setups)
            for block in in_blocks(setup, self.folder.left(at))
        ]
        blocks = [block for _, block in work]
        whole = True
        try:
            with closing(played(self.game, blocks, self.hands)) as coming:
                for (at, block), games in zip(work, coming, strict=True):
                    self.folder.keep(Block(at, block[1], games))
                    progress(len(games))
        except KeyboardInterrupt:
            whole = False
        return whole

    def report(self) -> list[Simulation]:
        """Write the tables and the page of all that is done, and count it by setup."""
        asked = self.folder.asked
        counted = self.count()
        tables = self.folder.write()
        self.folder.finish(page(self.game, asked, tables, self.lang))
        return counted

    def count(self) -> list[Simulation]:
        """All that is done, by setup; those of which nothing is done are left out."""
        tallies = [Tally() for _ in self.folder.asked.setups]
        for at, _, one in self.folder.rows():
            tallies[at].add(one)
        spent = time.perf_counter() - self.began
        return [
            tally.counted(setup.game, setup.seats, setup.player, spent)
            for setup, tally in zip(self.folder.asked.setups, tallies, strict=True)
            if tally.games
        ]
