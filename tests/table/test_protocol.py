"""The protocol's page and its types: true to the code, and enough to write a client from."""

from __future__ import annotations

import asyncio
import importlib.util
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from websockets.asyncio.client import connect

from bossrush.engine.scene import Scene
from bossrush.engine.text import Catalogue
from bossrush.table import hub, protocol, refusal, schema, shown
from bossrush.table.api import Api
from bossrush.table.doors import Doors
from bossrush.table.house import House
from bossrush.table.routes import operations
from bossrush.table.settings import Settings
from bossrush.table.store import opened
from tests.table import thirdparty
from tests.table.serving import ROOT, Serving
from tests.table.sitting import leave, seated

DOCUMENT = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
SOURCES = sorted((ROOT / "src" / "bossrush" / "table").glob("*.py"))


def test_the_third_party_client_is_short_and_knows_nothing_of_ours() -> None:
    source = Path(thirdparty.__file__).read_text(encoding="utf-8")
    code = [line for line in source.splitlines() if line.strip()]
    assert len(code) <= 100
    assert not re.search(r"^(import|from) bossrush", source, re.MULTILINE)


@pytest.mark.parametrize("drop", [0.0, 0.1])
async def test_a_client_made_from_the_page_alone_plays_a_game(
    serving: Serving, drop: float
) -> None:
    client = await asyncio.to_thread(thirdparty.main, serving.url, "hunt", drop)
    table = client.state["table"]
    assert table["outcome"]["reason"]["key"] in ("hunt-won", "hunt-lost")
    assert thirdparty.checked(table)
    assert [line["n"] for line in client.log] == list(range(1, client.n + 1))


def commands() -> Iterator[type[msgspec.Struct]]:
    yield from get_args(protocol.FromClient)


def test_every_command_is_on_the_page_with_its_fields() -> None:
    for command in commands():
        tag = str(command.__struct_config__.tag)
        if tag in ("hello", "resync", "ping", "look"):
            assert f'"{tag}"' in DOCUMENT
            continue
        row = next((line for line in _rows() if re.match(rf"\|.*`{tag}`.*\|", line)), None)
        assert row is not None, f"{tag} is missing"
        for field in command.__struct_fields__:
            if field != "id":
                assert f"`{field}`" in row, f"{tag} has a field {field}"


def _rows() -> list[str]:
    section = DOCUMENT.partition("\n## Commands\n")[2].partition("\n## ")[0]
    return [line for line in section.splitlines() if line.startswith("| `")]


def test_every_message_of_the_server_is_on_the_page() -> None:
    messages = get_args(protocol.FromServer)
    assert len(messages) >= 9
    for message in messages:
        tag = message.__struct_config__.tag
        assert f"`{tag}`" in DOCUMENT or f'"type": "{tag}"' in DOCUMENT, tag
    for code in (hub.BAD, hub.GOING_AWAY, hub.REFUSED, hub.RESYNC, hub.TOO_SLOW, hub.RESTART):
        assert f"| {code} |" in DOCUMENT


def test_every_operation_is_on_the_page() -> None:
    from tests.table.test_schemathesis import document

    for path, methods in document["paths"].items():
        plain = re.sub(r"\{(table|replay)\}", "{id}", path)
        if plain.startswith("/api/replays/{id}/"):
            assert f"…/{plain.removeprefix('/api/replays/{id}/')}`" in DOCUMENT
            continue
        for method in methods:
            assert re.search(rf"{method.upper()} {re.escape(plain)}[`?, ]", DOCUMENT), plain


def test_every_answer_is_on_the_page_with_its_members() -> None:
    section = DOCUMENT.partition("\nAnswers are objects")[2].partition("\nA new table")[0]
    rows = [line for line in section.splitlines() if line.startswith("| `")]
    looked_at = 0
    for operation in operations(Api(House(Settings(), opened("unused"), Doors(0)))):
        if operation.answer is None:
            continue
        plain = re.sub(r"\{(table|replay)\}", "{id}", operation.path)
        row = next((one for one in rows if f"`{operation.method} {plain}`" in one), "")
        for member in operation.answer.__struct_fields__:
            assert f"`{member}`" in row, f"{operation.method} {plain}: {member}"
            looked_at += 1
    assert looked_at > 40


def test_every_reason_is_on_the_page() -> None:
    section = DOCUMENT.partition("\n## Reasons\n")[2]
    keys = refusal.catalogue().keys("en")
    for start, least in (("table-refused-", 60), ("table-goodbye-", 12)):
        reasons = [key.removeprefix(start) for key in keys if key.startswith(start)]
        assert len(reasons) >= least
        for reason in reasons:
            assert f"`{reason}`" in section, reason
    named = set(re.findall(r"`([a-z-]+)`", section)) - {"text", "goodbye"}
    known = {key.removeprefix("table-refused-").removeprefix("table-goodbye-") for key in keys}
    assert named - known - {"table-refused-", "table-goodbye-"} == set()


async def test_a_client_of_another_protocol_is_told_so(serving: Serving) -> None:
    line = await connect(serving.socket)
    await line.send(json.dumps({"type": "hello", "table": "any", "protocol": 2}))
    said = json.loads(await line.recv())
    assert said["why"]["key"] == "table-goodbye-protocol"
    assert not said["retry"]
    await line.close()
    ann, bob = await seated(serving, 2)
    line = await connect(serving.socket)
    await line.send(json.dumps({"type": "hello", "table": ann.table_id, "protocol": 1}))
    assert json.loads(await line.recv())["protocol"] == protocol.PROTOCOL
    await line.close()
    await leave(ann, bob)


def test_the_examples_of_the_page_are_good_messages() -> None:
    found = re.findall(r"→ (\{.*\})$", DOCUMENT, re.MULTILINE)
    assert found
    for example in found:
        if '"type"' in example:
            protocol.decode(example.replace("Q4…", "Q" * 43).replace("kX…", "kX"))
    assert protocol.decode('{"type": "look", "eye": 1}') == protocol.Look(eye=1)


def test_every_reason_can_be_said_in_both_languages() -> None:
    catalogue = Catalogue.of("bossrush.engine", refusal.PACKAGE, strict=True)
    assert catalogue.check("en", "fr") == []
    keys = catalogue.keys("en")
    for source in SOURCES:
        text = source.read_text(encoding="utf-8")
        for reason in re.findall(r'Refusal\(\s*"([a-z-]+)"', text):
            assert f"table-refused-{reason}" in keys, f"{source.name}: {reason}"
        for reason in re.findall(r'(?:goodbye|_part)\("([a-z-]+)"', text):
            assert f"table-goodbye-{reason}" in keys, f"{source.name}: {reason}"
    for kind in get_args(shown.LineKind):
        if kind not in ("said", "emoted", "proposed", "expired", "webhook", "arranged"):
            assert f"table-line-{kind}" in keys, kind
    unused = [
        key
        for key in keys
        if key.startswith("table-refused-")
        and not any(
            f'"{key.removeprefix("table-refused-")}"' in source.read_text(encoding="utf-8")
            for source in SOURCES
        )
    ]
    assert unused == []


def test_the_schema_has_every_type_and_no_prefix_items() -> None:
    made = schema.schema()["$defs"]
    wanted = {"Welcome", "Update", "Choose", "Asked", "TableView", "Scene", "ScenePatch", "Frame"}
    wanted |= {"Problem", "LessonView", "FrameLines"}
    assert wanted <= set(made)
    text = json.dumps(made)
    assert "prefixItems" not in text
    for reference in set(re.findall(r'"#/\$defs/([^"]+)"', text)):
        assert reference in made, reference
    patch = made["ScenePatch"]["properties"]
    assert set(patch) == set(Scene.__struct_fields__)
    assert all({"type": "null"} in member["anyOf"] for member in patch.values())


def test_fixed_lists_are_written_so_that_generators_understand_them() -> None:
    class Pair(msgspec.Struct):
        both: tuple[int, str]

    _, found = msgspec.json.schema_components([Pair])
    made: dict[str, Any] = schema._tuples_as_items(found)
    assert made["Pair"]["properties"]["both"]["items"] == [{"type": "integer"}, {"type": "string"}]
    assert made["Pair"]["properties"]["both"]["additionalItems"] is False


def test_what_clients_send_is_what_the_schema_says() -> None:
    made = schema.schema()["$defs"]
    for command in commands():
        assert made[command.__name__]["additionalProperties"] is False
    with pytest.raises(msgspec.ValidationError):
        protocol.decode('{"type": "say", "id": "1", "text": "hi", "seat": 1}')


def test_the_page_names_modules_that_are_there() -> None:
    for path in re.findall(r"`(src/[\w/.]+|tests/[\w/.]+)`", DOCUMENT):
        assert (ROOT / path).is_file(), path
    assert importlib.util.find_spec("bossrush.table.schema") is not None


def test_the_servers_french_is_the_games_own() -> None:
    """A seat is called what games call it, and signs stand where French has them."""
    text = "\n".join(
        line
        for line in (refusal_folder() / "fr.ftl").read_text(encoding="utf-8").splitlines()
        if not line.startswith("#")
    )
    assert "siège" not in text.lower(), "it is « place » everywhere"
    assert not re.search(r"(?m)[^\s] [;!?»]", text), "before these stands a space that holds"
    assert "« " not in text


def refusal_folder() -> Path:
    return Path(refusal.__file__).parent / "locale"
