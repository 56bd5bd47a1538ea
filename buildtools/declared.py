"""Write out what follows from the declared fields of a part, for the compiled rules.

`hp: int = integer(0, 12)` says how a field begins and how it is written (`engine/fields.py`). In
pure Python `Part` looks that up. Before mypyc reads a module, every class that declares fields gets
an `__init__` and a `visit_fields` of its own, which name each of them. They stand on the lines of
its first two declarations, each on one line, so that line numbers stay those of the source.
"""

import ast

FIELDS = "bossrush.engine.fields"
"""The module whose functions declare fields."""
VISITOR = "from bossrush.engine.visit import Visitor"
STARTS = {
    "integer": "0",
    "flag": "False",
    "integers": "[]",
    "ref": "-1",
    "one_of": "0",
    "refs": "[]",
    "mask": "0",
    "keyed": "[]",
    "numbered": "0",
    "numbers": "[]",
    "numbered_set": "0",
    "parts": "[]",
}
"""How a field begins whose declaration does not say it."""
WORDS = {"one_of": "ref"}
"""The method of the visitor that shows a field, where it has another name."""
NEVER_NOTHING = ("one_of", "refs")


class Declaration:
    """A field as its class declares it."""

    def __init__(self, node: ast.AnnAssign, call: ast.Call, kind: str) -> None:
        assert isinstance(node.target, ast.Name)
        self.node = node
        self.name = node.target.id
        self.type = ast.unparse(node.annotation)
        self.kind = kind
        self.given = list(call.args)
        self.named = {word.arg: word.value for word in call.keywords if word.arg is not None}
        self.start = self._start()

    def _start(self) -> str:
        """Take what the field begins with out of what is given."""
        if self.kind == "part" and self.given:
            return f"{ast.unparse(self.given[0])}()"
        if "start" in self.named:
            start = self.named.pop("start")
            return ast.unparse(start)
        if self.kind in ("beside", "shown_by"):
            return ast.unparse(self.given.pop())
        return STARTS[self.kind]

    def begun(self) -> str:
        """Write how the field begins."""
        return f"self.{self.name}: {self.type} = {self.start}"

    def shown(self) -> str:
        """Write how the field is shown; empty for one that is not."""
        field, name = f"self.{self.name}", repr(self.name)
        if self.kind == "beside":
            return ""
        if self.kind == "part":
            return f"v.part({name}, {field})"
        if self.kind == "shown_by":
            return f"{_found(self.given[0])}(v)"
        given = [_found(one) for one in self.given]
        if self.kind == "shown":
            return f"{field} = {given[0]}({', '.join(['v', name, field, *given[1:]])})"
        given += [f"{word}={_found(value)}" for word, value in self.named.items()]
        if self.kind in NEVER_NOTHING and "null" not in self.named:
            given.append("null=False")
        word = WORDS.get(self.kind, self.kind)
        return f"{field} = v.{word}({', '.join([name, field, *given])})"


def _found(given: ast.expr) -> str:
    """Write what is given; a text is a path from the part."""
    if isinstance(given, ast.Constant) and isinstance(given.value, str):
        return f"self.{given.value}"
    return ast.unparse(given)


def expanded(text: str) -> str:
    """Give the text of a module with the methods of every class that declares fields."""
    tree = ast.parse(text)
    kinds = _imported(tree)
    if not kinds:
        return text
    lines = text.splitlines(keepends=True)
    declaring = {
        node.name: found
        for node in tree.body
        if isinstance(node, ast.ClassDef) and (found := _declarations(node, kinds))
    }
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and node.name in declaring:
            _write(node, declaring[node.name], lines)
        elif isinstance(node, ast.ImportFrom) and node.module == FIELDS and declaring:
            assert node.end_lineno is not None
            lines[node.end_lineno - 1] = f"{lines[node.end_lineno - 1].rstrip()}; {VISITOR}\n"
    return "".join(lines)


def _imported(tree: ast.Module) -> dict[str, str]:
    """Give the names under which a module knows the kinds of fields."""
    return {
        alias.asname or alias.name: alias.name
        for node in tree.body
        if isinstance(node, ast.ImportFrom) and node.module == FIELDS
        for alias in node.names
    }


def _declarations(node: ast.ClassDef, kinds: dict[str, str]) -> list[Declaration]:
    found: list[Declaration] = []
    for one in node.body:
        match one:
            case ast.AnnAssign(value=ast.Call(func=ast.Name(name)) as call) if name in kinds:
                found.append(Declaration(one, call, kinds[name]))
    return found


def _write(node: ast.ClassDef, found: list[Declaration], lines: list[str]) -> None:
    """Put the methods of a class in the place of its declarations."""
    if len(found) < 2:
        raise ValueError(f"{node.name}: declare two fields, or write its methods out")
    for one in found:
        assert one.node.end_lineno is not None
        for line in range(one.node.lineno - 1, one.node.end_lineno):
            lines[line] = "\n"
    bases = [ast.unparse(base) for base in node.bases]
    begun = [one.begun() for one in found]
    shown = [shown for one in found if (shown := one.shown())] or ["pass"]
    if bases[0] not in ("Part", "Fixed"):
        begun.insert(0, "super().__init__()")
        if bases[0] != "State":
            shown.insert(0, "super().visit_fields(v)")
    first, second = found[0].node.lineno - 1, found[1].node.lineno - 1
    lines[first] = f"    def __init__(self) -> None: {'; '.join(begun)}\n"
    lines[second] = f"    def visit_fields(self, v: Visitor) -> None: {'; '.join(shown)}\n"
