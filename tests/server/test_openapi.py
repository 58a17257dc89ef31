"""The API against its own description: whatever is sent, no answer is a fault of the server."""

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from random import Random
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis.generation import GenerationMode

from quintessence.server.settings import SQLITE
from tests.server.driving import Party, new_table
from tests.server.player import fetch
from tests.server.running import PATIENCE, RunningServer

EXAMPLES = 8


class Described:
    """A running server with a few tables, and somebody who sits at them."""

    def __init__(self, server: RunningServer) -> None:
        self.server = server
        self.cookie = ""
        self.tables: list[str] = []

    async def furnish(self) -> None:
        for is_over in (False, True):
            party = await Party([self.server]).gather(new_table("elem-master", [{"kind": "open"}, {"kind": "open"}]))
            if is_over:
                await party.start()
                await party.players[0].ask("resign")
            self.tables.append(party.table)
            self.cookie = party.people[0].cookie
            await party.leave()


@pytest.fixture(scope="module")
def described(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Described]:
    folder = tmp_path_factory.mktemp("openapi")
    server = RunningServer(f"{SQLITE}{folder / 'tables.sqlite'}", folder).start()
    found = Described(server)
    asyncio.run(found.furnish())
    yield found
    server.kill()
    assert "Traceback" not in server.read_log()


@pytest.fixture(scope="module")
def api(described: Described) -> Any:
    return schemathesis.openapi.from_url(f"{described.server.address}/api/openapi.json", timeout=PATIENCE)


@pytest.mark.long
def test_no_request_makes_a_fault_of_the_server(api: Any, described: Described) -> None:
    """Every operation, with what fits its description and with what does not."""
    tried = 0
    for found in api.get_all_operations():
        operation = found.ok()
        for mode in GenerationMode:

            @given(case=operation.as_strategy(generation_mode=mode))
            @settings(max_examples=EXAMPLES, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
            def try_it(case: Any) -> None:
                nonlocal tried
                tried += 1
                check_answer(case, described)

            with suppress(Unsatisfiable):  # nothing can be sent wrongly where nothing is sent
                try_it()
    assert tried > 300


def check_answer(case: Any, described: Described) -> None:
    """An answer, or a refusal in the one shape that all refusals have."""
    luck = Random(repr(case.path_parameters) + repr(case.body)[:200])
    if "table_id" in case.path_parameters and luck.random() < 0.7:
        case.path_parameters["table_id"] = luck.choice(described.tables)
    if "slug" in case.path_parameters and luck.random() < 0.7:
        case.path_parameters["slug"] = luck.choice(["elixir", "elem-master", "metamorphose"])
    response = case.call(headers={"Cookie": described.cookie} if luck.random() < 0.8 else {}, timeout=PATIENCE)
    assert response.status_code < 500, response.text
    if response.status_code >= 400:
        problem = response.json()
        assert set(problem) == {"code", "arguments", "text", "retry_after"}, problem
        assert problem["text"]["en"]
        assert problem["text"]["fr"]


def test_every_document_of_the_description_has_an_example(described: Described) -> None:
    description = fetch(f"{described.server.address}/api/openapi.json").json()
    operations = [
        (path, method, operation)
        for path, methods in description["paths"].items()
        for method, operation in methods.items()
    ]
    assert len(operations) > 30
    for path, method, operation in operations:
        assert operation["summary"], path
        bodies = operation.get("requestBody", {}).get("content", {})
        answers = next(iter(operation["responses"].values())).get("content", {})
        for content in [*bodies.values(), *answers.values()]:
            if "$ref" in content.get("schema", {}):
                assert "example" in content, (path, method)


def test_the_page_of_the_api_shows_every_operation_without_a_script(described: Described) -> None:
    page = fetch(f"{described.server.address}/api/docs")
    assert page.status_code == 200
    assert page.text.count("<details>") > 30
    assert "<script" not in page.text
