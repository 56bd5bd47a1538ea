"""What the fields of records are for, in the words that stand below them in the source.

    class Rate(Record):
        hits: Count
        \"\"\"How many hits it takes.\"\"\"

Python forgets such a sentence, so it is read from the source again: for the schema that editors
read, and for the pages that list what packs may say.
"""

from __future__ import annotations

import ast
import inspect
from functools import cache
from itertools import pairwise
from textwrap import dedent
from typing import Final

COMMON: Final = {
    "id": "Its id: lower-case words joined by hyphens, underscores or dots.",
    "name": "What it is called.",
    "title": "Its heading.",
    "text": "What its card says.",
    "icon": "The name of the icon that is drawn for it.",
    "gender": "The gender of its French name, for articles and participles.",
    "note": "How a point on which the sources differ was settled.",
    "origin": "Where its numbers come from; nothing reads it.",
}
"""What a field with one of these names is for, wherever nothing more is said of it."""


def about_fields(struct: type) -> dict[str, str]:
    """A sentence for each attribute of a struct that has one, its bases included."""
    found = dict(COMMON)
    for kind in reversed(struct.__mro__):
        found.update(_own(kind))
    return found


@cache
def _own(struct: type) -> dict[str, str]:
    try:
        source = dedent(inspect.getsource(struct))
    except (OSError, TypeError):  # built in, or typed into a prompt
        return {}
    [declared] = ast.parse(source).body
    found: dict[str, str] = {}
    body = declared.body if isinstance(declared, ast.ClassDef) else []
    for field, below in pairwise(body):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            match below:
                case ast.Expr(value=ast.Constant(value=str(said))):
                    found[field.target.id] = " ".join(said.split())
    return found
