"""Write out how each part of a state is copied, for the compiled rules.

A part makes its fields in `__init__`, or declares them (`declared.py` writes the `__init__` then),
and `Part.copy` copies whatever fields it finds. Compiled
classes have no list of their fields to go through, and need none: before mypyc reads a module,
every part in it gets a `copy` of its own that names each field. It stands on one line, in the
place of the empty line after the class's docstring, so that line numbers stay those of the source.

How a field is copied follows from its type: from its annotation, or from what it begins as. Where
neither says enough, the module cannot be compiled, and the message names the field.
"""

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from buildtools.declared import expanded

ROOTS = ("Part", "State")
"""The classes of the engine that all parts come from, and which copy in ways of their own."""
SHARED = ("int", "bool", "str", "float", "Sequence", "tuple", "Callable", "None", "Any")
"""Types whose values no copy needs for itself: nothing changes them."""


class UnknownField(Exception):
    """It cannot be said how a field is copied."""


@dataclass
class PartClass:
    """A class as its module writes it."""

    module: "Module"
    node: ast.ClassDef
    fields: list[tuple[str, str]] = field(default_factory=list)
    """Each field and its type, as an annotation would say it."""
    empty: set[str] = field(default_factory=set)
    """Those that begin as an empty list."""

    @property
    def name(self) -> str:
        """What the class is called."""
        return self.node.name

    def method(self, name: str) -> ast.FunctionDef | None:
        """Find a method that the class itself has."""
        for statement in self.node.body:
            if isinstance(statement, ast.FunctionDef) and statement.name == name:
                return statement
        return None

    def base(self) -> "PartClass | None":
        """Find the first class it comes from, if that is one of the package."""
        for written in self.node.bases:
            found = self.module.resolve(_plain(written))
            if isinstance(found, PartClass):
                return found
        return None

    def line(self) -> list["PartClass"]:
        """Give the class and all that it comes from, the first of them first."""
        base = self.base()
        return [*(base.line() if base is not None else []), self]

    def is_part(self) -> bool:
        """Whether a state can be made of it."""
        return self.line()[0].name == "Part"

    def is_fixed(self) -> bool:
        """Whether copies share it."""
        return any(one.name == "Fixed" for one in self.line())

    def is_written_out(self) -> bool:
        """Whether its copy is written here, and not by hand."""
        if not self.is_part() or self.name in ROOTS or not self.all_fields():
            return False
        by_hand = any(one.name not in ROOTS and one.method("copy") for one in self.line())
        made = next(one for one in map(_init, reversed(self.line())) if one is not None)
        return not by_hand and len(made.args.args) == 1

    def all_fields(self) -> list[tuple[str, str]]:
        """Give the fields it has, those of the classes it comes from included."""
        return [one for kind in self.line() if kind.name not in ROOTS for one in kind.fields]


class Module:
    """What the names of a module stand for."""

    def __init__(self, name: str, path: Path, package: "Package") -> None:
        self.name = name
        self.path = path
        self.package = package
        self.text = expanded(path.read_text("utf-8"))
        self.classes: dict[str, PartClass] = {}
        self.imported: dict[str, tuple[str, str]] = {}
        self.constants: dict[str, ast.AnnAssign] = {}
        for statement in ast.parse(self.text).body:
            if isinstance(statement, ast.ClassDef):
                self.classes[statement.name] = PartClass(self, statement)
            elif isinstance(statement, ast.ImportFrom) and statement.module:
                for alias in statement.names:
                    self.imported[alias.asname or alias.name] = (statement.module, alias.name)
            elif isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name):
                self.constants[statement.target.id] = statement

    def resolve(self, name: str) -> "PartClass | str | None":
        """Find what a name stands for: a class, the type of a constant, or nothing known."""
        first, _dot, rest = name.partition(".")
        if rest:  # a constant of a module: terms.NOTHING
            source, member = self.imported.get(first, ("", ""))
            other = self.package.module(f"{source}.{member}")
            return None if other is None else other.resolve(rest)
        if name in self.classes:
            return self.classes[name]
        if name in self.constants:
            return self._type_of(self.constants[name])
        if name in self.imported:
            source, member = self.imported[name]
            other = self.package.module(source)
            return None if other is None else other.resolve(member)
        return None

    def _type_of(self, constant: ast.AnnAssign) -> str | None:
        """Give the type of a constant: `Final[int]`, or a `Final` with a value that shows it."""
        annotation = constant.annotation
        if isinstance(annotation, ast.Subscript) and _plain(annotation.value) == "Final":
            return ast.unparse(annotation.slice)
        return None if constant.value is None else self.type_of_value(constant.value)

    def type_of_value(self, value: ast.expr) -> str | None:
        """Give the type of a field by what it begins as."""
        if isinstance(value, ast.UnaryOp):
            return self.type_of_value(value.operand)
        if isinstance(value, ast.Constant):
            return type(value.value).__name__
        if isinstance(value, ast.BinOp) and isinstance(value.op, ast.Mult):
            return self.type_of_value(value.left)
        if isinstance(value, ast.BinOp):
            return "int"
        if isinstance(value, ast.Tuple):
            return "tuple"
        if isinstance(value, ast.List) and value.elts:
            inner = self.type_of_value(value.elts[0])
            return None if inner is None else f"list[{inner}]"
        if isinstance(value, ast.Call):
            name = _plain(value.func)
            return name if isinstance(self.resolve(name), PartClass) else None
        if isinstance(value, (ast.Name, ast.Attribute)):
            found = self.resolve(ast.unparse(value))
            return found if isinstance(found, str) else None
        return None


class Package:
    """The modules that are compiled together, in a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.read: dict[str, Module | None] = {}

    def module(self, name: str) -> Module | None:
        """Give a module by its name; None for one that is not of the package."""
        if name not in self.read:
            path = self.folder.joinpath(*name.split(".")).with_suffix(".py")
            self.read[name] = Module(name, path, self) if path.is_file() else None
            module = self.read[name]
            if module is not None:
                for kind in module.classes.values():
                    kind.fields = list(_fields(kind))
                    kind.empty = set(_empty(kind))
        return self.read[name]


def _plain(node: ast.expr) -> str:
    """Give the name of a type without what it is made of."""
    return ast.unparse(node.value if isinstance(node, ast.Subscript) else node)


def _init(kind: PartClass) -> ast.FunctionDef | None:
    return kind.method("__init__")


def _fields(kind: PartClass) -> Iterator[tuple[str, str]]:
    """Give the fields that a class makes in `__init__`, each with its type."""
    made = _init(kind)
    for statement in made.body if made is not None else []:
        match statement:
            case ast.AnnAssign(target=ast.Attribute(value=ast.Name("self"), attr=name)):
                yield name, ast.unparse(statement.annotation)
            case ast.Assign(targets=[ast.Attribute(value=ast.Name("self"), attr=name)]):
                yield name, kind.module.type_of_value(statement.value) or "?"


def _empty(kind: PartClass) -> Iterator[str]:
    """Give the fields that a class makes as empty lists."""
    made = _init(kind)
    for statement in made.body if made is not None else []:
        match statement:
            case ast.AnnAssign(target=ast.Attribute(attr=name), value=ast.List(elts=[])):
                yield name


def copy_of(kind: PartClass) -> str:
    """Write the copy of a part, on one line."""
    words = [f"twin = {kind.name}()"]
    if any(one.name == "State" for one in kind.line()):
        words.append("self.copy_base(twin)")
    for name, written in kind.all_fields():
        words.append(f"twin.{name} = {_copied(kind, name, written)}")
    return f"    def copy(self) -> {kind.name}: {'; '.join(words)}; return twin"


def _copied(kind: PartClass, name: str, written: str) -> str:
    """Write what a copy has for one field."""
    value = f"self.{name}"
    annotation = ast.parse(written, mode="eval").body if written != "?" else ast.Name("?")
    outer = _plain(annotation)
    if outer == "list" and isinstance(annotation, ast.Subscript):
        inner = annotation.slice
        if _plain(inner) == "list":
            return f"[one[:] for one in {value}]"
        each = f"[one.copy() for one in {value}]" if _changes(kind, name, inner) else f"{value}[:]"
        if any(name in one.empty for one in kind.line()):
            return f"{each} if {value} else twin.{name}"  # it has an empty one of its own
        return each
    if not _changes(kind, name, annotation):
        return value
    may_lack = isinstance(annotation, ast.BinOp) and "None" in written.split(" | ")
    return f"None if {value} is None else {value}.copy()" if may_lack else f"{value}.copy()"


def _changes(kind: PartClass, name: str, annotation: ast.expr) -> bool:
    """Whether a copy needs one of its own of what a field holds."""
    plain = _plain(annotation)
    if isinstance(annotation, ast.BinOp):
        return _changes(kind, name, annotation.left) or _changes(kind, name, annotation.right)
    if plain in SHARED:
        return False
    owner = next(one for one in kind.line() if name in (known for known, _type in one.fields))
    found = owner.module.resolve(plain)
    if not isinstance(found, PartClass):
        raise UnknownField(
            f"{kind.module.name}: how is {kind.name}.{name} copied? Give it a type of the package, "
            f"a list of one, or one of {', '.join(SHARED)}; it is {plain}"
        )
    return found.is_part() and not found.is_fixed()


def write_copies(folder: Path, modules: list[str]) -> None:
    """Write the copies of all parts into the modules that lie in a folder, by their paths."""
    package = Package(folder)
    for path in modules:
        module = package.module(path.removesuffix(".py").replace("/", "."))
        if module is not None:
            text = written_out(module)
            if text != module.path.read_text("utf-8"):
                module.path.write_text(text, "utf-8")


def written_out(module: Module) -> str:
    """Give the text of a module in which every part has its copy written out."""
    lines = module.text.splitlines(keepends=True)
    for kind in module.classes.values():
        if kind.is_written_out():
            place = kind.node.body[0].end_lineno
            assert place is not None
            if lines[place].strip():
                raise UnknownField(
                    f"{module.name}: leave a line empty after the docstring of {kind.name}"
                )
            lines[place] = f"{copy_of(kind)}\n"
    return "".join(lines)
