"""Messages put into words.

The rules never make sentences: they make a `Message`, a key and its arguments. A `Catalogue`
puts it into words, late and in the language of the reader, from the same Fluent files that
the browser reads. Rules import `message` alone, so none of this weighs on them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from importlib import resources
from importlib.resources.abc import Traversable
from typing import NamedTuple, TypeAlias

from fluent.runtime import FluentBundle
from fluent.runtime.errors import FluentReferenceError
from fluent.syntax import ast

from bossrush.engine import ftl
from bossrush.engine.errors import BossrushError
from bossrush.engine.message import Arg, Listing, Mention, Message

__all__ = [
    "Arg",
    "Catalogue",
    "CatalogueError",
    "Listing",
    "Mention",
    "Message",
    "Mismatch",
    "MissingArgumentError",
    "MissingTextError",
    "TextError",
    "UnknownLanguageError",
    "Word",
]

Frozen: TypeAlias = tuple[object, ...]
"""A message as a value with a strong hash, to remember what was said by."""


class Word(NamedTuple):
    """A stretch of a sentence, and the id of the piece it names, if it names one."""

    text: str
    piece: str | None = None


class Mismatch(NamedTuple):
    """A key that two languages do not treat alike."""

    key: str
    reason: str

    def __str__(self) -> str:
        return f"{self.key}: {self.reason}"


class TextError(BossrushError):
    """Something is wrong with the texts, not with what the player did."""


class MissingTextError(TextError):
    """No catalogue has a text under this key."""

    def __init__(self, key: str, lang: str) -> None:
        super().__init__(f"no text '{key}' in language '{lang}': add it to the .ftl file")
        self.key = key
        self.lang = lang


class MissingArgumentError(TextError):
    """A text speaks of something its message did not bring along."""

    def __init__(self, key: str, lang: str, reason: str) -> None:
        super().__init__(f"the text '{key}' in language '{lang}' cannot be said: {reason}")
        self.key = key
        self.lang = lang


class UnknownLanguageError(TextError):
    """Nobody has written a catalogue in this language."""

    def __init__(self, lang: str, known: Iterable[str]) -> None:
        super().__init__(f"no texts in language '{lang}': there is {', '.join(known) or 'none'}")
        self.lang = lang


class CatalogueError(TextError):
    """A .ftl file cannot be read; each problem names the file and the line."""

    def __init__(self, problems: Iterable[str]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(self.problems))


class Catalogue:
    """All texts of some packages and content packs, in every language they are written in.

    `strict` raises on a text or an argument that is missing, which is what tests want. A player
    sees the key in square brackets instead, and the game goes on.
    """

    # Enough for the sentences of a long evening; past it the oldest half is said anew.
    _REMEMBERED = 8192

    def __init__(self, *, strict: bool = False) -> None:
        self.strict = strict
        self._sources: dict[str, list[str]] = {}
        self._entries: dict[str, dict[str, ast.Message | ast.Term]] = {}
        self._content: dict[str, Mapping[str, str]] = {}
        self._bundles: dict[str, FluentBundle] = {}
        self._said: dict[tuple[str, Frozen], str] = {}

    @classmethod
    def of(cls, *packages: str, strict: bool = False) -> Catalogue:
        """The catalogue of these Python packages, each with its folder `locale`."""
        catalogue = cls(strict=strict)
        for package in packages:
            catalogue.load(package)
        return catalogue

    def load(self, package: str) -> None:
        """Add a package's texts: `locale/<lang>.ftl` and `locale/<lang>/*.ftl`."""
        folder = resources.files(package) / "locale"
        found = list(_texts_in(folder))
        if not found:
            raise CatalogueError([f"the package '{package}' has no texts: {folder}/<lang>.ftl"])
        for lang, file in found:
            self.add(lang, file.read_text(encoding="utf-8"), f"{package}/locale/{file.name}")

    def add(self, lang: str, source: str, origin: str = "text") -> None:
        """Add the texts of one Fluent file; `origin` names it when something is wrong."""
        texts: dict[str, ast.Message | ast.Term] = {}
        problems: list[str] = []
        for item in ftl.parse(source).body:
            where = f"{origin}:{ftl.line_of(source, item)}"
            if isinstance(item, ast.Junk):
                problems += [f"{where}: not Fluent: {note.message}" for note in item.annotations]
            elif isinstance(item, ast.Message | ast.Term):
                key = f"-{item.id.name}" if isinstance(item, ast.Term) else item.id.name
                if key in texts or key in self._entries.get(lang, ()) or key in self._content:
                    problems.append(f"{where}: '{key}' already has a text in '{lang}'")
                texts[key] = item
        if problems:
            raise CatalogueError(problems)
        self._entries.setdefault(lang, {}).update(texts)
        self._sources.setdefault(lang, []).append(source)
        self._forget()

    def register(self, texts: Mapping[str, Mapping[str, str]]) -> None:
        """Add the texts of content packs: key, then language, then words taken literally.

        A pack may be written in fewer languages than the game; its first one then stands in.
        """
        taken = [
            key
            for key in texts
            if key in self._content or any(key in entries for entries in self._entries.values())
        ]
        if taken:
            raise CatalogueError([f"content: '{key}' already has a text" for key in taken])
        self._content.update(texts)
        self._forget()

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages there are catalogues in, sorted."""
        spoken = {lang for words in self._content.values() for lang in words}
        return tuple(sorted(spoken | self._sources.keys()))

    def keys(self, lang: str) -> frozenset[str]:
        """Every key that can be said in this language."""
        entries = self._entries.get(lang, ())
        return frozenset(key for key in entries if key[0] != "-") | frozenset(self._content)

    def say(self, message: Message, lang: str) -> str:
        """The message in words."""
        asked = lang, _frozen(message)
        said = self._said.get(asked)
        if said is None:
            said = self._render(message, lang, lit=False)
            if len(self._said) >= self._REMEMBERED:
                for old in list(self._said)[: self._REMEMBERED // 2]:
                    del self._said[old]
            self._said[asked] = said
        return said

    def parts(self, message: Message, lang: str) -> tuple[Word, ...]:
        """The message in words, cut up so that the names of pieces can be lit."""
        return tuple(_cut(self._render(message, lang, lit=True)))

    def missing(self, keys: Iterable[str]) -> dict[str, tuple[str, ...]]:
        """The keys that have no text, by language; empty when every one can be said."""
        asked = tuple(keys)
        gaps = {}
        for lang in self.languages:
            known = self.keys(lang)
            if absent := tuple(key for key in asked if key not in known):
                gaps[lang] = absent
        return gaps

    def check(self, lang_a: str, lang_b: str) -> list[Mismatch]:
        """Where two languages differ: a key only one has, a variable only one puts in words.

        A variable that one language merely chooses by, such as a gender, may be absent from the
        other: not every language needs it.
        """
        found: list[Mismatch] = []
        for lang, other in ((lang_a, lang_b), (lang_b, lang_a)):
            here, there = self._uses(lang), self._uses(other)
            for key, (placed, _chosen) in here.items():
                if key not in there:
                    found.append(Mismatch(key, f"has a text in '{lang}' and none in '{other}'"))
                    continue
                other_placed, other_chosen = there[key]
                found += [
                    Mismatch(key, f"says ${name} in '{lang}' and never speaks of it in '{other}'")
                    for name in placed - other_placed - other_chosen
                ]
        return sorted(found)

    def source(self, lang: str) -> str:
        """The whole catalogue as one Fluent text, content included, for `@fluent/bundle`."""
        self._require(lang)
        content = [ftl.written(key, _in(words, lang)) for key, words in self._content.items()]
        return "\n".join([*self._sources.get(lang, ()), *content, ""])

    def _render(self, message: Message, lang: str, lit: bool) -> str:
        self._require(lang)
        bundle = self._bundle(lang)
        key = message.key
        pattern = bundle.get_message(key).value if bundle.has_message(key) else None
        if pattern is None:
            if self.strict:
                raise MissingTextError(key, lang)
            return f"[{key}]"
        args = {name: self._value(arg, lang, lit) for name, arg in message.args.items()}
        said, errors = bundle.format_pattern(pattern, args)
        if not errors:
            return _STOPPED_TWICE.sub(r"\1\2", str(said)) if args else str(said)
        if self.strict:
            unknown = [str(e) for e in errors if isinstance(e, FluentReferenceError)]
            raise MissingArgumentError(key, lang, "; ".join(unknown or map(str, errors)))
        return f"[{key}]"

    def _value(self, arg: Arg, lang: str, lit: bool) -> int | float | str:
        if isinstance(arg, Message):
            return self._render(arg, lang, lit) if lit else self.say(arg, lang)
        if isinstance(arg, Mention):
            name = self._value(arg.name, lang, lit=False)
            return f"{_LIT}{arg.id}{_NAMED}{name}{_DONE}" if lit else name
        if isinstance(arg, Listing):
            return self._listing(arg, lang, lit)
        return _flag(arg)

    def _listing(self, listing: Listing, lang: str, lit: bool) -> str:
        # The catalogue joins, and not this code, so that the browser joins in the same words.
        if not listing.items:
            return self._render(Message("list-none"), lang, lit)
        items = [self._value(item, lang, lit) for item in listing.items]
        said = str(items[0])
        for item in items[1:-1]:
            said = self._render(Message("list-more", rest=said, next=str(item)), lang, lit)
        if len(items) > 1:
            said = self._render(Message("list-last", rest=said, last=str(items[-1])), lang, lit)
        return said

    def _bundle(self, lang: str) -> FluentBundle:
        bundle = self._bundles.get(lang)
        if bundle is None:
            bundle = FluentBundle([lang], use_isolating=False)
            bundle.add_resource(ast.Resource([*self._entries.get(lang, {}).values()]))
            content = (ftl.literal(key, _in(said, lang)) for key, said in self._content.items())
            bundle.add_resource(ast.Resource([*content]))
            self._bundles[lang] = bundle
        return bundle

    def _uses(self, lang: str) -> dict[str, ftl.Variables]:
        self._require(lang)
        entries = self._entries.get(lang, {}).items()
        uses = ftl.variables({k: entry for k, entry in entries if isinstance(entry, ast.Message)})
        for key, words in self._content.items():
            if lang in words:
                uses[key] = ftl.Variables(frozenset(), frozenset())
        return uses

    def _require(self, lang: str) -> None:
        if lang not in self._sources and not any(lang in w for w in self._content.values()):
            raise UnknownLanguageError(lang, self.languages)

    def _forget(self) -> None:
        self._bundles.clear()
        self._said.clear()


# Marks around a lit name on its way through Fluent: private-use characters no text contains.
_LIT, _NAMED, _DONE = "\ue000", "\ue001", "\ue002"
_STOPPED_TWICE = re.compile(rf"(?<!\.)([.!?…])({_DONE}?)\.(?=[\s»”)]|$)")
"""A name that ends a sentence by itself, “Hit!”, at the end of one."""
_LIT_NAME = re.compile(f"{_LIT}(.*?){_NAMED}(.*?){_DONE}", re.DOTALL)


def _cut(said: str) -> Iterator[Word]:
    end = 0
    for name in _LIT_NAME.finditer(said):
        if name.start() > end:
            yield Word(said[end : name.start()])
        yield Word(name[2], name[1])
        end = name.end()
    if end < len(said):
        yield Word(said[end:])


def _flag(arg: int | float | str) -> int | float | str:
    # Texts choose between variants by name, so a flag goes by its name.
    if isinstance(arg, bool):
        return "true" if arg else "false"
    return arg


def _frozen(message: Message) -> Frozen:
    return (message.key, *((name, _frozen_arg(arg)) for name, arg in message.args.items()))


def _frozen_arg(arg: Arg) -> object:
    if isinstance(arg, Message):
        return _frozen(arg)
    if isinstance(arg, Mention):
        return "piece", arg.id, _frozen_arg(arg.name)
    if isinstance(arg, Listing):
        return "list", *(_frozen_arg(item) for item in arg.items)
    return _flag(arg)


def _in(words: Mapping[str, str], lang: str) -> str:
    return words[lang] if lang in words else next(iter(words.values()))


def _texts_in(folder: Traversable) -> Iterator[tuple[str, Traversable]]:
    if not folder.is_dir():
        return
    for item in sorted(folder.iterdir(), key=lambda item: item.name):
        if item.is_dir():
            for file in sorted(item.iterdir(), key=lambda file: file.name):
                if file.name.endswith(".ftl"):
                    yield item.name, file
        elif item.name.endswith(".ftl"):
            yield item.name.removesuffix(".ftl"), item
