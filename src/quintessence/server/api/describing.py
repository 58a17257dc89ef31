"""The API as an OpenAPI document with examples, and as a page."""

import json
from html import escape
from typing import Final

import msgspec
from litestar import Litestar

from quintessence.core.types import Json, JsonObject
from quintessence.server.api.bodies import Problem
from quintessence.server.api.examples import examples
from quintessence.server.words import server_messages

PROBLEM: Final[JsonObject] = {"$ref": "#/components/schemas/Problem"}
METHODS: Final = ("get", "post", "put", "delete")


def api_description(app: Litestar) -> bytes:
    """The document; every struct in it has an example."""
    return msgspec.json.encode(described(app))


def described(app: Litestar) -> JsonObject:
    found: JsonObject = msgspec.json.decode(msgspec.json.encode(app.openapi_schema.to_schema()))
    schemas = at(at(found, "components"), "schemas")
    for told in msgspec.json.schema_components([Problem], ref_template="#/components/schemas/{name}")[1].items():
        schemas.setdefault(*told)
    for name, schema in schemas.items():
        example = examples().get(name)
        if example is not None and isinstance(schema, dict):
            schema["examples"] = [example]
    for operations in at(found, "paths").values():
        for method, operation in operations.items() if isinstance(operations, dict) else []:
            if method in METHODS and isinstance(operation, dict):
                describe(operation)
    return found


def at(holder: JsonObject, key: str) -> JsonObject:
    inner = holder.get(key)
    return inner if isinstance(inner, dict) else {}


def describe(operation: JsonObject) -> None:
    """Adds examples to the body and the answers of an operation."""
    answers = at(operation, "responses")
    answers.pop("400", None)
    answers["default"] = {"description": "Why it was not done.", "content": {"application/json": {"schema": PROBLEM}}}
    give_example(at(operation, "requestBody"))
    for answer in at(operation, "responses").values():
        if isinstance(answer, dict):
            give_example(answer)


def give_example(holder: JsonObject) -> None:
    for content in at(holder, "content").values():
        if isinstance(content, dict):
            example = example_of(at(content, "schema"))
            if example is not None:
                content["example"] = example


def example_of(schema: JsonObject) -> Json:
    name = str(schema.get("$ref", "")).rsplit("/", 1)[-1]
    if name in examples():
        return examples()[name]
    items = schema.get("items")
    inner = example_of(items) if isinstance(items, dict) else None
    return None if inner is None else [inner]


def api_page(app: Litestar) -> str:
    """Every operation with its examples, as plain HTML."""
    parts = []
    for path, operations in at(described(app), "paths").items():
        for method, operation in operations.items() if isinstance(operations, dict) else []:
            if method in METHODS and isinstance(operation, dict):
                parts.append(operation_part(path, method, operation))
    texts = [server_messages(language).text("docs-about") for language in ("en", "fr")]
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Quintessence: API</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        '<link rel="stylesheet" href="/style.css"></head><body><main><h1>API</h1>'
        f'<p>{escape(texts[0])}</p><p lang="fr">{escape(texts[1])}</p>'
        f'<p><a href="/api/openapi.json">openapi.json</a></p>{"".join(parts)}</main></body></html>'
    )


def operation_part(path: str, method: str, operation: JsonObject) -> str:
    summary = escape(str(operation.get("summary", "")))
    about = escape(str(operation.get("description", "")))
    shown = [example_block("→", at(operation, "requestBody"))]
    for status, answer in at(operation, "responses").items():
        if isinstance(answer, dict) and status.startswith("2"):
            shown.append(example_block(f"← {status}", answer))
    head = f'<span class="method">{method.upper()}</span> <code>{escape(path)}</code> {summary}'
    return f"<details><summary>{head}</summary><p>{about}</p>{''.join(shown)}</details>"


def example_block(mark: str, holder: JsonObject) -> str:
    for content in at(holder, "content").values():
        if isinstance(content, dict) and "example" in content:
            text = json.dumps(content["example"], ensure_ascii=False, indent=1)
            return f"<pre>{mark} {escape(text)}</pre>"
    return ""
