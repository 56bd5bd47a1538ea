"""A pack that somebody is writing, seen as the browser draws it: read again whenever it is saved.

Each time its files are copied, so that a table goes on with the cards it was opened with. A pack
that has mistakes in it changes nothing but what is said about it.
"""

from __future__ import annotations

import shutil
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from bossrush.engine.content import Problem, check, gather, load
from bossrush.engine.content.pack import MANIFEST, PackFile
from bossrush.engine.errors import OptionError
from bossrush.engine.game import Game
from bossrush.engine.lesson import Lesson
from bossrush.engine.packs import OPTION
from bossrush.engine.registry import game as find_game
from bossrush.engine.towards import position_of
from bossrush.engine.trial import NoTrialError, Trial
from bossrush.table import answers as a
from bossrush.table.texts import forget_texts

LESSON: Final = "preview"
"""What a table that shows a card is set up for: it begins in the middle of a game."""
HIDDEN: Final = "."
"""What begins so is an editor's, not the author's."""

Stamp = dict[str, tuple[int, int]]
"""Every file of a folder with when it was written, and its size."""


class Preview:
    """The pack in a folder, edition by edition."""

    def __init__(self, folder: Path, first: str = "") -> None:
        self.folder = folder
        self.first = first
        """The card to begin with; any where it is empty."""
        self.edition = 0
        self.problems: tuple[Problem, ...] = ()
        self.cards: list[a.PreviewCard] = []
        self._copies: TemporaryDirectory[str] | None = None
        self._read_times = 0
        self._trials: dict[str, Trial] = {}
        self._options: dict[str, Any] = {}
        self._stamp: Stamp | None = None
        self._game: Game[Any] | None = None

    def close(self) -> None:
        """Forget every copy."""
        if self._copies is not None:
            self._copies.cleanup()

    def look(self) -> None:
        """Read the pack again if a file of it has changed."""
        stamp = stamp_of(self.folder)
        if stamp == self._stamp:
            return
        if self._copies is None:
            self._copies = TemporaryDirectory(prefix="bossrush-preview-")
        self._read_times += 1
        copy = Path(self._copies.name) / str(self._read_times) / self.folder.resolve().name
        shutil.copytree(self.folder, copy)
        self._stamp = stamp
        self._read(copy)

    def _read(self, copy: Path) -> None:
        pack = PackFile(self.folder)
        key = pack.text("game")
        try:
            game = find_game(key)
        except OptionError:
            self.problems = tuple(pack.problems)
            return
        if game.vocabulary is None:
            raise OptionError(f"{key} takes no content packs")
        self.problems = check(game.vocabulary, gather(game.vocabulary, [self.folder]))
        if self.problems:
            return
        self._game = game
        self._options = {OPTION: "+".join(game.offer_packs(copy))}
        forget_texts()
        self._list(game, copy)
        self.edition += 1

    def _list(self, game: Game[Any], copy: Path) -> None:
        """Every record of the pack, and how each is put on the table."""
        assert game.vocabulary is not None
        content = load(game.vocabulary, gather(game.vocabulary, [copy]))
        self.cards = []
        self._trials = {}
        for kind in game.vocabulary.kinds:
            for record in content.records(kind):
                if not content.where(record.id).file.startswith(str(copy)):
                    continue
                why = ""
                try:
                    self._trials[record.id] = game.trial(kind, record.id, self._options)
                except NoTrialError as error:
                    why = str(error)
                self.cards.append(a.PreviewCard(id=record.id, kind=kind, why=why))

    def view(self) -> a.PreviewView:
        """What the page shows of it."""
        known = [card.id for card in self.cards if not card.why]
        first = self.first if self.first in known else (known[0] if known else "")
        return a.PreviewView(
            pack=PackFile(self.folder).text("id") or self.folder.name,
            game=self._game.key if self._game is not None else "",
            edition=self.edition,
            first=first,
            cards=self.cards,
            problems=[
                f"{Path(one.file).name}:{one.line}:{one.column}: {one.message}"
                for one in self.problems
            ],
        )

    def staged(self, card: str) -> tuple[str, Lesson]:
        """The key of the game, and the moment at which a card is at hand; NoTrialError if none."""
        trial = self._trials.get(card)
        if trial is None or self._game is None:
            raise NoTrialError(f"'{card}' cannot be put on the table by itself")
        game, options = self._game, self._options
        position = position_of(game, trial, options)
        given = {**options, **trial.options}
        lesson = Lesson(game.key, LESSON, trial.seats, 0, given, lambda: position)
        lesson.open_chance = True
        return game.key, lesson


def stamp_of(folder: Path) -> Stamp:
    """How the files of a pack stand now."""
    if not (folder / MANIFEST).is_file():
        raise OptionError(f"{str(folder)!r} is no pack: it has no {MANIFEST}")
    files = [
        path
        for path in sorted(folder.rglob("*"))
        if path.is_file() and not any(part.startswith(HIDDEN) for part in path.parts[-2:])
    ]
    return {str(path): (path.stat().st_mtime_ns, path.stat().st_size) for path in files}
