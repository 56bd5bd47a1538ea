"""`bossrush pack`: begin a content pack, check it, try a card, and say what one may write."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated, NoReturn

import typer
from rich.console import Console
from rich.text import Text

from bossrush.engine import registry
from bossrush.engine.content import Problem, Vocabulary, check, gather, load
from bossrush.engine.content.pack import MANIFEST, PackFile
from bossrush.engine.content.problem import listed, suggestion
from bossrush.engine.content.reference import reference
from bossrush.engine.content.schema import manifest_schema, record_schema
from bossrush.engine.content.skeleton import write_skeleton
from bossrush.engine.content.vocabulary import ID_PATTERN
from bossrush.engine.errors import BossrushError
from bossrush.engine.packs import JOINED, OPTION
from bossrush.engine.towards import position_of
from bossrush.terminal.commands import Lang, Plain, Seed, play

Vocabularies = Callable[[str], Vocabulary]
"""Finds the vocabulary of a game; LookupError or a BossrushError for a game there is not."""


def pack_app(vocabularies: Vocabularies) -> typer.Typer:
    """The commands, for games that are found by this function."""
    commands = typer.Typer(help="Write content packs of your own.", no_args_is_help=True)

    @commands.command()
    def new(
        game: Annotated[str, typer.Argument(help="The game the pack is for.")],
        folder: Annotated[Path, typer.Argument(help="The folder to make; its name is the id.")],
        title: Annotated[str, typer.Option(help="What the pack is called.")] = "",
        languages: Annotated[str, typer.Option(help="Its languages.")] = "en,fr",
    ) -> None:
        """Begin a pack: a folder with everything a pack needs, and forms to fill in."""
        _new(_vocabulary(vocabularies, game), folder, title, languages)

    @commands.command(name="check")
    def check_pack(
        folder: Annotated[Path, typer.Argument(help="The pack's folder.")],
        beside: Annotated[
            list[Path] | None, typer.Option("--with", help="A further pack that it requires.")
        ] = None,
    ) -> None:
        """Check a pack and list everything that is wrong with it."""
        _check(vocabularies, folder, beside or [])

    @commands.command(name="try")
    def try_card(
        folder: Annotated[Path, typer.Argument(help="The pack's folder.")],
        card: Annotated[str, typer.Argument(metavar="ID", help="The id of one of its records.")],
        plain: Plain = False,
        lang: Lang = None,
        seed: Seed = None,
        out: Annotated[
            Path | None, typer.Option(help="Write the position to this file, and play nothing.")
        ] = None,
    ) -> None:
        """Put one card on the table: play from a moment at which it is at hand."""
        _check(vocabularies, folder, [], quiet=True)
        with TemporaryDirectory() as made:
            position = out or Path(made) / "position.json"
            game = _stage(folder, card, position)
            if out is None:
                play(game, position=position, packs=folder, plain=plain, lang=lang, seed=seed)

    @commands.command(name="preview")
    def preview_pack(
        folder: Annotated[Path, typer.Argument(help="The pack's folder.")],
        card: Annotated[str, typer.Argument(metavar="ID", help="The card to begin with.")] = "",
        port: Annotated[
            int | None, typer.Option(min=0, max=65535, help="The port; by default a free one.")
        ] = None,
        browser: Annotated[
            bool, typer.Option("--open/--no-open", help="Open the page in the browser.")
        ] = True,
    ) -> None:
        """See cards as the browser draws them, and again whenever a file of the pack is saved."""
        pack = _pack(folder)
        if not pack.text("game"):
            _report(folder, tuple(pack.problems))
        _vocabulary(vocabularies, pack.text("game"), f"{folder / MANIFEST}: ")
        from bossrush.table.commands import show_pack  # the server takes a while to load

        show_pack(folder, card, port, browser)

    @commands.command()
    def schema(
        game: Annotated[str, typer.Argument(help="The game.")],
        manifest: Annotated[
            bool, typer.Option("--manifest", help=f"The schema of {MANIFEST} instead.")
        ] = False,
        out: Annotated[Path | None, typer.Option(help="Write it to this file.")] = None,
    ) -> None:
        """Print the JSON Schema of a game's record files, for editors."""
        vocabulary = _vocabulary(vocabularies, game)
        schema = manifest_schema() if manifest else record_schema(vocabulary)
        _write(json.dumps(schema, indent=1, ensure_ascii=False), out)

    @commands.command(name="reference")
    def print_reference(
        game: Annotated[str, typer.Argument(help="The game.")],
        out: Annotated[Path | None, typer.Option(help="Write it to this file.")] = None,
    ) -> None:
        """Print what a game's packs may say: every kind, field and part, with examples."""
        _write(reference(_vocabulary(vocabularies, game)).rstrip("\n"), out)

    return commands


def vocabulary_of(key: str) -> Vocabulary:
    """The vocabulary of a registered game."""
    vocabulary = registry.game(key).vocabulary
    if vocabulary is None:
        raise LookupError(f"the game '{key}' takes no content packs.")
    return vocabulary


def _new(vocabulary: Vocabulary, folder: Path, title: str, languages: str) -> None:
    pack_id = folder.resolve().name.lower().replace(" ", "-")
    if not re.fullmatch(ID_PATTERN, pack_id):
        _refuse(f"'{pack_id}' cannot be a pack's id: use lower-case words joined by hyphens.")
    spoken = [lang.strip() for lang in languages.split(",") if lang.strip()]
    wrong = [lang for lang in spoken if not re.fullmatch("[a-z]{2,3}", lang)]
    if wrong or not spoken:
        _refuse(f"'{languages}' are no languages: write their two letters, such as en,fr.")
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        _refuse(f"{folder} already exists and is not an empty folder: choose another name.")
    base = [PackFile(path).text("id") for path in vocabulary.packs[:1]]
    try:
        made = write_skeleton(vocabulary, folder, pack_id, title or pack_id, spoken, base)
    except OSError as error:
        _refuse(f"{folder} cannot be written: {error.strerror}.")
    console = Console(highlight=False)
    for path in made:
        console.print(Text(f"  {path}"), soft_wrap=True)
    console.print(
        Text(f"Fill in {made[1]}, then run: bossrush pack check {folder}"), soft_wrap=True
    )


def _stage(folder: Path, card: str, out: Path) -> str:
    """Write the position at which a card is at hand; the key of its game."""
    game = registry.game(PackFile(folder).text("game"))
    assert game.vocabulary is not None
    content = load(game.vocabulary, gather(game.vocabulary, [folder]))
    kinds = {record.id: kind for kind in game.vocabulary.kinds for record in content.records(kind)}
    if card not in kinds:
        here = str(folder)
        own = [name for name in kinds if content.where(name).file.startswith(here)]
        there = f" The records of this pack are {listed(own)}." if own else ""
        guess = suggestion(card, kinds) or there or f" There is none in {folder} yet."
        _refuse(f"there is no record '{card}'.{guess}")
    options = {OPTION: JOINED.join(game.offer_packs(folder))}
    position = position_of(game, game.trial(kinds[card], card, options), options)
    _write(json.dumps(position, indent=1, ensure_ascii=False), out)
    return game.key


def _check(
    vocabularies: Vocabularies, folder: Path, beside: list[Path], quiet: bool = False
) -> None:
    pack = _pack(folder)
    game = pack.text("game")
    if not game:
        problems = tuple(pack.problems)
    else:
        vocabulary = _vocabulary(vocabularies, game, f"{folder / MANIFEST}: ")
        problems = check(vocabulary, gather(vocabulary, [folder], beside))
    if problems or not quiet:
        _report(folder, problems)


def _pack(folder: Path) -> PackFile:
    if folder.is_file():
        _refuse(f"{folder} is a file: name the folder of the pack.")
    return PackFile(folder)


def _report(folder: Path, problems: tuple[Problem, ...]) -> None:
    console = Console(highlight=False)
    for problem in problems:
        place = f"{problem.file}:{problem.line}:{problem.column}: "
        console.print(Text(place, style="bold") + Text(problem.message), soft_wrap=True)
    if problems:
        count = f"{len(problems)} problems" if len(problems) > 1 else "1 problem"
        console.print(Text(f"{count} in {folder}.", style="red"), soft_wrap=True)
        raise typer.Exit(1)
    console.print(Text(f"{folder} is in order.", style="green"), soft_wrap=True)


def _write(text: str, out: Path | None) -> None:
    if out is None:
        typer.echo(text)
        return
    try:
        out.write_text(text + "\n", encoding="utf-8")
    except OSError as error:
        _refuse(f"{out} cannot be written: {error.strerror}.")


def _vocabulary(vocabularies: Vocabularies, game: str, where: str = "") -> Vocabulary:
    try:
        return vocabularies(game)
    except (LookupError, BossrushError) as error:
        reason = error.args[0] if error.args else f"there is no game '{game}'"
        _refuse(f"{where}{reason}")


def _refuse(sentence: str) -> NoReturn:
    typer.echo(f"bossrush: {sentence}", err=True)
    raise typer.Exit(2)


app = pack_app(vocabulary_of)
"""The commands for every registered game."""
