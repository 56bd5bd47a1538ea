"""What a player reads, before it is put into words.

A `Message` is a key of the Fluent catalogues and its arguments; `text.Catalogue` says it in a
language. A `Mention` among the arguments is something in the scene, so that a client can light
the word that names it.
"""

from __future__ import annotations

from typing import Any, TypeAlias, Union

Arg: TypeAlias = Union[int, float, str, "Message", "Mention", "Listing"]


class Message:
    """A text of the catalogues and what goes into it."""

    __slots__ = ("args", "key")

    def __init__(self, key: str, **args: Arg) -> None:
        self.key = key
        self.args = args

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.key == other.key and self.args == other.args

    def __hash__(self) -> int:
        return hash((self.key, tuple(sorted(self.args))))

    def __repr__(self) -> str:
        args = "".join(f", {name}={value!r}" for name, value in self.args.items())
        return f"Message({self.key!r}{args})"


class Mention:
    """A word of a message that stands for something in the scene."""

    __slots__ = ("id", "name")

    def __init__(self, piece: str, name: Message | str) -> None:
        self.id = piece
        self.name = name

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Mention) and self.id == other.id and self.name == other.name

    def __hash__(self) -> int:
        return hash(self.id)

    def __repr__(self) -> str:
        return f"Mention({self.id!r}, {self.name!r})"


class Listing:
    """Several things in a row: "A, B and C"."""

    __slots__ = ("items",)

    def __init__(self, items: list[Message | Mention | str]) -> None:
        self.items = items

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Listing) and self.items == other.items

    def __hash__(self) -> int:
        return hash(len(self.items))

    def __repr__(self) -> str:
        return f"Listing({self.items!r})"


def plain(message: Message) -> dict[str, Any]:
    """The message as JSON-ready data, for clients that put it into words themselves.

    An argument is a number, a text, another such message, `{piece, name}` or `{list}`.
    """
    return {"key": message.key, "args": plain_args(message)}


def plain_args(message: Message) -> dict[str, Any]:
    """Only its arguments, as JSON-ready data."""
    return {name: _plain(arg) for name, arg in message.args.items()}


def _plain(arg: Arg) -> Any:
    if isinstance(arg, Message):
        return plain(arg)
    if isinstance(arg, Mention):
        return {"piece": arg.id, "name": _plain(arg.name)}
    if isinstance(arg, Listing):
        return {"list": [_plain(item) for item in arg.items]}
    if isinstance(arg, bool):  # texts choose between variants by name, so a flag goes by its name
        return "true" if arg else "false"
    return arg
