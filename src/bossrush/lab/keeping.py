"""A simulation that is kept in a folder: what was asked, what is done, and how to go on.

While games are played, each block that is done is appended to a journal; what an interrupt, a full
disk or a power cut leaves is whole blocks, and `--resume` plays the rest. At the end the journal
becomes Parquet and a report, and is gone.
"""

from __future__ import annotations

import contextlib
import os
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from bossrush._build import __version__
from bossrush.engine.game import Game
from bossrush.lab.extras import LabError
from bossrush.lab.frames import GAMES, Numbered, Tables, frames, games_of, write
from bossrush.lab.frames import MOMENTS as MOMENTS_FILE
from bossrush.lab.frames import THINGS as THINGS_FILE
from bossrush.lab.playing import Played, Setup

ASKED = "asked.json"
JOURNAL = "journal.part"
REPORT = "report.html"

REOPENED = 500
"""Games a block, where a simulation that came to its end goes on."""

_HEAD = 8
"""Bytes before each block in the journal: its length, and its checksum."""


class Asked(msgspec.Struct, frozen=True):
    """What a simulation was asked to play: the same games wherever it is answered."""

    game: str
    setups: list[Setup]
    games: int
    """Of each setup."""
    version: str
    """Of Bossrush."""
    rules: int
    """The version of the game's rules."""
    cards: list[str]
    """The digest of the cards of each setup."""


class Block(msgspec.Struct, frozen=True, array_like=True):
    """A piece of work that is done."""

    setup: int
    begin: int
    played: list[Played]


def asked_of(game: Game[Any], setups: list[Setup], games: int) -> Asked:
    """What is asked of this game."""
    cards = [game.digest(game.options(setup.options)) for setup in setups]
    return Asked(game.key, setups, games, __version__, game.version, cards)


class Folder:
    """Where a simulation is kept."""

    def __init__(self, path: Path, asked: Asked) -> None:
        self.path = path
        self.asked = asked
        self.done: set[tuple[int, int]] = set()
        """The games that have been played: setup and number."""

    def open(self, resume: bool) -> None:
        """Make the folder, or go on with what is in it; LabError where neither can be."""
        there = (self.path / ASKED).is_file()
        if there and not resume:
            raise LabError(
                f"{self.path} holds a simulation already: --resume goes on with it, "
                "or name another folder"
            )
        if resume and not there:
            raise LabError(f"there is no simulation in {self.path} to go on with")
        if there:
            self._compare()
        try:
            self.path.mkdir(parents=True, exist_ok=True)
            with (self.path / JOURNAL).open("ab"):
                pass
        except OSError as error:
            raise LabError(f"{self.path} cannot be written: {error.strerror}") from None
        if there:
            self._recover()
        _write_whole(self.path / ASKED, msgspec.json.format(msgspec.json.encode(self.asked)))

    def _compare(self) -> None:
        """Refuse to go on with other games than those begun."""
        try:
            before = msgspec.json.decode((self.path / ASKED).read_bytes(), type=Asked)
        except (msgspec.MsgspecError, OSError):
            raise LabError(f"{self.path / ASKED} cannot be read: name another folder") from None
        now = self.asked
        for name in ("game", "version", "rules", "cards", "setups"):
            if getattr(before, name) != getattr(now, name):
                was, is_ = getattr(before, name), getattr(now, name)
                told = f" ({was}, and now {is_})" if name in ("game", "version", "rules") else ""
                what = {"setups": "seats, options, companion or seed"}.get(name, name)
                raise LabError(
                    f"{self.path} was begun with other {what}{told}: name another folder"
                )
        if before.games > now.games:
            raise LabError(
                f"{self.path} was begun with --games {before.games}: ask for as many, or for more"
            )

    def _recover(self) -> None:
        """Find out what is done; what was being written when it stopped is dropped."""
        if (self.path / GAMES).is_file() and not (self.path / JOURNAL).stat().st_size:
            self._reopen()
            return
        whole = 0
        for block, end in self._blocks():
            self._note(block)
            whole = end
        with (self.path / JOURNAL).open("r+b") as journal:
            journal.truncate(whole)

    def _reopen(self) -> None:
        """A simulation that came to its end, and is to go on: its games are a journal again."""
        places = {
            (setup.seats, msgspec.json.encode(setup.options, order="sorted").decode()): at
            for at, setup in enumerate(self.asked.setups)
        }
        block = Block(0, 0, [])
        for seats, options, number, played in games_of(self.path):
            setup = places[seats, options]
            follows = (setup, number) == (block.setup, block.begin + len(block.played))
            if not follows or len(block.played) == REOPENED:
                self.keep(block)
                block = Block(setup, number, [])
            block.played.append(played)
        self.keep(block)

    def keep(self, block: Block) -> None:
        """Append a block to the journal."""
        if not block.played:
            return
        data = msgspec.msgpack.encode(block)
        head = len(data).to_bytes(4, "big") + zlib.crc32(data).to_bytes(4, "big")
        with (self.path / JOURNAL).open("ab") as journal:
            journal.write(head + data)
        self._note(block)

    def _note(self, block: Block) -> None:
        for number in range(block.begin, block.begin + len(block.played)):
            self.done.add((block.setup, number))

    def left(self, setup: int) -> list[int]:
        """The games of a setup that nobody has played yet."""
        return [number for number in range(self.asked.games) if (setup, number) not in self.done]

    def _blocks(self) -> Iterator[tuple[Block, int]]:
        """The whole blocks of the journal, each with where it ends."""
        decoder = msgspec.msgpack.Decoder(Block)
        end = 0
        with (self.path / JOURNAL).open("rb") as journal:
            while len(head := journal.read(_HEAD)) == _HEAD:
                size = int.from_bytes(head[:4], "big")
                data = journal.read(size)
                if len(data) < size or zlib.crc32(data) != int.from_bytes(head[4:], "big"):
                    return
                end += _HEAD + size
                yield decoder.decode(data), end

    def rows(self) -> Iterator[Numbered]:
        """Every game that is done, setup by setup and in the order of their numbers."""
        places: list[tuple[int, int, int]] = []
        at = 0
        for block, end in self._blocks():
            places.append((block.setup, block.begin, at))
            at = end
        decoder = msgspec.msgpack.Decoder(Block)
        with (self.path / JOURNAL).open("rb") as journal:
            for _, _, place in sorted(places):
                journal.seek(place)
                size = int.from_bytes(journal.read(_HEAD)[:4], "big")
                block = decoder.decode(journal.read(size))
                for number, played in enumerate(block.played, block.begin):
                    yield block.setup, number, played

    def write(self) -> Tables:
        """Write what is done as Parquet, and hand it over."""
        tables = frames(self.asked.setups, self.rows())
        try:
            for frame, name in zip(tables, (GAMES, MOMENTS_FILE, THINGS_FILE), strict=True):
                write(frame, self.path / name)
        except OSError as error:
            raise LabError(f"{self.path} cannot be written: {error.strerror}") from None
        return tables

    def finish(self, report: str) -> None:
        """Write the report; what is done whole needs no journal any more."""
        _write_whole(self.path / REPORT, report.encode())
        if len(self.done) >= self.asked.games * len(self.asked.setups):
            with contextlib.suppress(FileNotFoundError):
                (self.path / JOURNAL).unlink()


def _write_whole(path: Path, data: bytes) -> None:
    """Write a file whole, or not at all."""
    beside = path.with_name(f".{path.name}.part")
    try:
        with beside.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except OSError as error:
        raise LabError(f"{path} cannot be written: {error.strerror}") from None
    finally:
        beside.unlink(missing_ok=True)
