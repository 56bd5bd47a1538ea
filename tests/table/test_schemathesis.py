"""The HTTP API against its own OpenAPI document, with whatever Schemathesis comes up with."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance

from bossrush.table.api import Api
from bossrush.table.doors import Doors
from bossrush.table.house import House
from bossrush.table.operations import openapi
from bossrush.table.routes import operations
from bossrush.table.settings import Settings
from bossrush.table.store import opened
from tests.table.serving import Process

EXAMPLES = int(os.environ.get("BOSSRUSH_EXAMPLES", "12"))
EXAMPLES_IN_FULL = int(os.environ.get("BOSSRUSH_EXAMPLES", "200"))

document = openapi(operations(Api(House(Settings(), opened("unused"), Doors(0)))))
schema = schemathesis.openapi.from_dict(document)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    process = Process(str(tmp_path_factory.mktemp("schema") / "tables.db")).start()
    yield process
    process.end()


@pytest.fixture(scope="module")
def token(server: Process) -> str:
    found: str = httpx.post(f"{server.url}/api/people").json()["token"]
    return found


@schema.parametrize()
@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
def test_the_api_keeps_its_promises(
    case: schemathesis.Case[Any], server: Process, token: str
) -> None:
    check(case, server, token)


@pytest.mark.soak
@schema.parametrize()
@settings(max_examples=EXAMPLES_IN_FULL, deadline=None, suppress_health_check=list(HealthCheck))
def test_the_api_keeps_its_promises_in_full(
    case: schemathesis.Case[Any], server: Process, token: str
) -> None:
    check(case, server, token)


def check(case: schemathesis.Case[Any], server: Process, token: str) -> None:
    """Whatever is sent, the answer is one that the document names."""
    headers = {"Authorization": f"Bearer {token}"}
    # What a game allows (its options, a save that replays) no schema can say: 422 is the answer.
    response = case.call(base_url=server.url, headers=headers, timeout=300)
    if response.status_code == 413:
        return  # too large to be read at all: a refusal that Schemathesis does not count as one
    case.validate_response(response, excluded_checks=[positive_data_acceptance])


def test_the_document_is_the_one_served(server: Process) -> None:
    assert httpx.get(f"{server.url}/api/openapi.json").json() == document
