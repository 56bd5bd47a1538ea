"""The ledger of a game: every rule, numbered, in our own words and in both languages.

Players read it as the rules help; tests name its entries, so that each is shown to hold. It is the
file `rules.yaml` of the game's package, checked on reading like a content pack.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import cache
from importlib import resources
from importlib.metadata import entry_points
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta
from yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode

from bossrush.engine.content import ContentError, Place, Problem, Text
from bossrush.engine.content.declared import fields_of
from bossrush.engine.content.document import Document, entries, place_of, read_document
from bossrush.engine.content.problem import suggestion
from bossrush.engine.content.reading import Reading
from bossrush.engine.errors import BossrushError
from bossrush.engine.registry import GROUP

LANGUAGES: Final = ("en", "fr")
FILE: Final = "rules.yaml"
_SECTIONS: Final = ("rules", "ambiguities", "conflicts")

RuleId = Annotated[
    str,
    Meta(
        pattern=r"^[a-z]+(\.[a-z0-9]+([_-][a-z0-9]+)*)+$",
        description="the game's key and some words joined by dots, such as sector.setup.crew",
    ),
]


class LedgerError(BossrushError):
    """A ledger, a rule or its tests cannot be found; the message says what there is."""


class Rule(msgspec.Struct, frozen=True, kw_only=True):
    """An entry of the ledger."""

    id: RuleId
    title: Text
    kind: str
    text: Text
    check: str | None = None
    source: str | None = None
    ruling: Text | None = None
    also: tuple[RuleId, ...] = ()
    origin: Literal["seed", "ours"] | None = None
    test: bool = True
    """Whether a test has to show it."""


class Ruling(msgspec.Struct, frozen=True, kw_only=True):
    """An answer to a question the rulebook leaves open; a rule itself once it has a check."""

    id: RuleId
    question: Text
    ruling: Text
    why: Text | None = None
    check: str | None = None
    source: str | None = None
    rule: RuleId | None = None


class Term(msgspec.Struct, frozen=True, kw_only=True):
    """A word of the rulebook in both languages, and the rule that explains it, if one does."""

    en: str
    fr: str
    rule: RuleId | None = None
    note: Text | None = None


class Heading(msgspec.Struct, frozen=True, kw_only=True):
    """What a ledger says before its rules."""

    game: str
    title: Text
    summary: Text | None = None
    glossary: tuple[Term, ...] = ()


class Ledger:
    """The rules of a game in the order of its rulebook, and its vocabulary."""

    def __init__(self, heading: Heading, rules: Iterable[Rule]) -> None:
        self.game = heading.game
        self.title = heading.title
        self.summary = heading.summary
        self.glossary = heading.glossary
        self.rules = tuple(rules)
        self._rules = {rule.id: rule for rule in self.rules}
        self._also = {name: rule for rule in self.rules for name in rule.also}

    @property
    def bound(self) -> tuple[str, ...]:
        """The ids that tests have to show."""
        return tuple(rule.id for rule in self.rules if rule.test)

    def __contains__(self, rule_id: object) -> bool:
        return rule_id in self._rules or rule_id in self._also

    def get(self, rule_id: str) -> Rule:
        """The rule with this id, or the one that states it as well."""
        rule = self._rules.get(rule_id) or self._also.get(rule_id)
        if rule is None:
            guess = suggestion(rule_id, self._rules)
            raise LedgerError(f"the ledger of '{self.game}' has no rule '{rule_id}'.{guess}")
        return rule

    def search(self, text: str, lang: str) -> tuple[Rule, ...]:
        """The rules that hold every word of a text, those that have it in their title first.

        Case and accents do not matter; a word also matches the beginning of a longer one.
        """
        words = _folded(text).split()
        found = []
        for rule in self.rules:
            title = f"{rule.id} {_folded(rule.title.say(lang))}"
            body = " ".join(_folded(said.say(lang)) for said in (rule.text, rule.ruling) if said)
            if all(word in title or word in body for word in words):
                found.append((not all(word in title for word in words), rule))
        return tuple(rule for _, rule in sorted(found, key=lambda one: one[0]))


def load_ledger(path: Path | str) -> Ledger:
    """Read a ledger; ContentError with every problem there is."""
    document = read_document(Path(path))
    if document.problems:
        raise ContentError(document.problems)
    if not isinstance(document.root, MappingNode):
        raise ContentError([Problem(document.file, 1, 1, "a ledger begins with 'game: …'")])
    return _Reader(document, document.root).ledger()


def ledger_path(game: str) -> Path:
    """Where the ledger of a game is; LedgerError names the games that have one."""
    path = beside_rules(game, FILE)
    if path is not None:
        return path
    known = ", ".join(games_with_ledgers()) or "none"
    raise LedgerError(f"there is no ledger of a game '{game}'; there is one of: {known}")


def beside_rules(game: str, name: str) -> Path | None:
    """A file of this name in the package of a game; None where it has none."""
    package = _homes().get(game, f"bossrush.games.{game}" if game.isidentifier() else "")
    while package:
        try:
            path = Path(str(resources.files(package) / name))
        except (ImportError, TypeError):  # no such module, or one that is not a package
            path = Path()
        if path.is_file():
            return path
        package = package.rpartition(".")[0]
    return None


@cache
def _homes() -> dict[str, str]:
    """The module of every installed game, without importing any."""
    return {point.name: point.module for point in entry_points(group=GROUP)}


def games_with_ledgers() -> list[str]:
    """The keys of the games that come with the package and have a ledger."""
    ours = resources.files("bossrush.games").iterdir()
    return sorted(folder.name for folder in ours if (folder / FILE).is_file())


@cache
def ledger_of(game: str) -> Ledger:
    """The ledger of a game, read once."""
    return load_ledger(ledger_path(game))


class _Reader:
    """Reads a ledger's file and collects what is wrong with it."""

    def __init__(self, document: Document, root: MappingNode) -> None:
        self.document = document
        self.reading = Reading(document.file, LANGUAGES)
        self.problems: list[Problem] = []
        self.sections: dict[str, Node] = {}
        self.places: dict[str, Place] = {}
        head = []
        for name, key, value in entries(root, document.file, self.problems):
            if name in _SECTIONS:
                self.sections[name] = value
            else:
                head.append((key, value))
        self.head = MappingNode(root.tag, head, root.start_mark, root.end_mark)
        words = [value for key, value in head if key.value == "glossary"]
        self._glossary = document.place(words[0]) if words else Place(document.file, 1, 1)

    def ledger(self) -> Ledger:
        self.reading.begin("", "ledger")
        heading = fields_of(Heading).read(self.head, self.reading)
        game = next((v.value for k, v in self.head.value if k.value == "game"), "")
        rules: list[Rule] = []
        pointers: list[tuple[Place, Ruling]] = []
        for section in _SECTIONS:
            for node in self._entries(section):
                read = self._read(Rule if section == "rules" else Ruling, node, game)
                if isinstance(read, Ruling):
                    rules.append(_as_rule(read))
                    pointers.append((place_of(self.document.file, node), read))
                elif isinstance(read, Rule):
                    rules.append(read)
        for place, ruling in pointers:
            self._point(place, f"'{ruling.id}'", ruling.rule)
        if isinstance(heading, Heading):
            for term in heading.glossary:
                self._point(self._glossary, f"'{term.en}' in the glossary", term.rule)
        self.problems += self.reading.problems
        if self.problems or not isinstance(heading, Heading):
            raise ContentError(sorted(self.problems))
        return Ledger(heading, rules)

    def _point(self, place: Place, name: str, rule: str | None) -> None:
        """Whatever names a rule names one that is there."""
        if rule is not None and rule not in self.places:
            guess = suggestion(rule, self.places)
            self.problems.append(Problem.at(place, f"{name}: there is no rule '{rule}'.{guess}"))

    def _entries(self, section: str) -> list[Node]:
        node = self.sections.get(section)
        if isinstance(node, SequenceNode):
            return list(node.value)
        if section == "rules" or node is not None:
            place = self.document.place(node) if node else Place(self.document.file, 1, 1)
            said = f"'{section}' must be a list, each entry beginning with '- id: …'"
            self.problems.append(Problem.at(place, said))
        return []

    def _read(self, kind: type[Rule] | type[Ruling], node: Node, game: str) -> Any:
        rule_id = _id(node)
        self.reading.begin(f"'{rule_id}'", f"{game}-rules-{rule_id}".replace(".", "-"))
        read: Any = fields_of(kind).read(node, self.reading)
        if not rule_id:
            return read
        if rule_id in self.places:
            first = self.places[rule_id].line
            self.reading.complain(node, f"this id is written twice; the first is on line {first}.")
        elif not rule_id.startswith(f"{game}."):
            self.reading.complain(node, f"every id of this ledger begins with '{game}.'.")
        if isinstance(read, Rule) and not read.test:
            bound = "every entry under 'rules' has to be shown by a test"
            self.reading.complain(node, f"{bound}; one that cannot be goes under 'ambiguities'.")
        self.places.setdefault(rule_id, place_of(self.document.file, node))
        return read


def _as_rule(ruling: Ruling) -> Rule:
    return Rule(
        id=ruling.id,
        title=ruling.question,
        kind="ruling",
        text=ruling.ruling,
        check=ruling.check,
        source=ruling.source,
        test=ruling.check is not None,
    )


def _id(node: Node) -> str:
    if isinstance(node, MappingNode):
        for key, value in node.value:
            if isinstance(key, ScalarNode) and key.value == "id":
                return str(value.value) if isinstance(value, ScalarNode) else ""
    return ""


def _folded(text: str) -> str:
    """Text without case and accents, for comparing."""
    marked = unicodedata.normalize("NFKD", text.casefold())
    return "".join(sign for sign in marked if not unicodedata.combining(sign))
