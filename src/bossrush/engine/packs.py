"""Packs that players bring along: found in a folder, checked, and offered as a setting.

A play says which of them it mixes in by its option `packs`: ids joined by `+`, or nothing. What is
in them counts in the digest of the play's content, so that a save is never continued with others.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from bossrush.engine.content.load import gather, load
from bossrush.engine.content.pack import MANIFEST, PackFile
from bossrush.engine.content.vocabulary import Vocabulary
from bossrush.engine.errors import OptionError
from bossrush.engine.message import Message
from bossrush.engine.setting import Setting

OPTION: Final = "packs"
JOINED: Final = "+"


class PackSetting(Setting):
    """Which of the packs that were brought along a play mixes in: none, one, or all of them."""

    def __init__(self, folders: dict[str, Path]) -> None:
        names = sorted(folders)
        together = [JOINED.join(names)] if len(names) > 1 else []
        super().__init__(OPTION, "", ("", *names, *together))
        self.folders = folders
        """The folder of each pack, by its id."""

    def check(self, value: Any) -> Any:
        names = value.split(JOINED) if isinstance(value, str) and value else []
        good = isinstance(value, str) and all(name in self.folders for name in names)
        if not good or len(set(names)) < len(names):
            known = ", ".join(sorted(self.folders))
            raise OptionError(
                f"{OPTION} is any of {known}, several joined by {JOINED}, not {value!r}"
            )
        return JOINED.join(sorted(names))

    def parse(self, text: str) -> Any:
        return self.check("" if text == "none" else text)

    def label(self, game: str) -> Message:
        return Message("setting-packs")

    def value_label(self, game: str, value: Any) -> Message:
        if not value:
            return Message("setting-packs-none")
        return Message("setting-packs-some", names=str(value).replace(JOINED, ", "))

    def chosen(self, value: str) -> list[Path]:
        """The folders that a value of the option stands for."""
        return [self.folders[name] for name in value.split(JOINED)] if value else []


def without_none(options: dict[str, Any]) -> dict[str, Any]:
    """The options of a play, whether or not packs were offered where it took none of them."""
    return {name: value for name, value in options.items() if (name, value) != (OPTION, "")}


def packs_in(folder: Path, vocabulary: Vocabulary) -> dict[str, Path]:
    """The packs for a game in a folder, or the folder itself; ContentError where one is wrong."""
    if not folder.is_dir():
        raise OptionError(f"there is no folder {str(folder)!r} with packs in it")
    there = [one for one in [folder, *sorted(folder.iterdir())] if (one / MANIFEST).is_file()]
    found = {
        pack.text("id"): pack.folder
        for pack in map(PackFile, there)
        if pack.text("game") == vocabulary.game
    }
    for one in found.values():
        load(vocabulary, gather(vocabulary, [*vocabulary.packs[:1], one], found.values()))
    return found
