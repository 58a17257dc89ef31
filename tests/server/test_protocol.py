"""The messages: each has its example, each example travels, and the TypeScript follows from them."""

import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from quintessence.core.registry import find_game
from quintessence.server.api.examples import examples, started_table
from quintessence.server.api.http_games import GAMES
from quintessence.server.api.http_session import SESSION
from quintessence.server.api.http_tables import TABLES
from quintessence.server.api.http_tokens import TOKENS
from quintessence.server.face_document import FaceDocument
from quintessence.server.protocol import (
    CLIENT_MESSAGES,
    ClientMessage,
    ServerMessage,
    Update,
    read_message,
    write_message,
)
from quintessence.server.typescript import as_typescript
from quintessence.server.words import server_messages
from tests.server.protocol_examples import CLIENT_EXAMPLES, MOVE, SERVER_EXAMPLES
from tests.server.protocol_page import messages_part

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")


def test_every_message_has_an_example() -> None:
    assert {type(example) for example in CLIENT_EXAMPLES} == set(CLIENT_MESSAGES)
    assert {type(example) for example in SERVER_EXAMPLES} == set(get_args(ServerMessage))


@pytest.mark.parametrize("example", CLIENT_EXAMPLES, ids=lambda example: type(example).__name__)
def test_what_a_client_sends_is_read_as_it_was_written(example: ClientMessage) -> None:
    assert read_message(msgspec.json.encode(example)) == example


@pytest.mark.parametrize("example", SERVER_EXAMPLES, ids=lambda example: type(example).__name__)
def test_what_the_server_sends_is_one_line_of_json_with_its_type(example: ServerMessage) -> None:
    written = write_message(example)
    assert b"\n" not in written
    assert msgspec.json.decode(written)["type"] == type(example).__struct_config__.tag
    assert msgspec.json.decode(written, type=type(example)) == example


@pytest.mark.parametrize(
    "frame",
    [
        b"{}",
        b'{"type": "fly"}',
        b'{"type": "play"}',
        b'{"type": "play", "words": "end", "prompt": -1}',
        b'{"type": "play", "words": "end", "prompt": 1, "cheat": true}',
        b'{"type": "say", "text": ""}',
        b'{"type": "claim", "seat": 99, "how": "win"}',
        b'{"type": "preview", "words": "end"}',
        msgspec.json.encode({"type": "preview", "words": ["end"] * 201}),
    ],
)
def test_a_frame_that_is_no_message_is_refused(frame: bytes) -> None:
    with pytest.raises(msgspec.MsgspecError):
        read_message(frame)


def test_the_typescript_names_every_message_and_its_type() -> None:
    text = as_typescript()
    for message in [*CLIENT_MESSAGES, *get_args(ServerMessage), FaceDocument]:
        assert f"export interface {message.__name__} {{" in text
    assert '  type: "update";' in text
    assert "export type ClientMessage =" in text
    assert "undefined" not in text
    assert f"  {Update.__struct_fields__[0]}: number;" in text


def test_the_types_of_the_web_client_are_fresh() -> None:
    checked_in = ROOT / "web" / "src" / "protocol.ts"
    if checked_in.exists():
        assert checked_in.read_text(encoding="utf-8") == as_typescript(), "run make protocol"


def test_the_server_says_everything_in_both_languages() -> None:
    english, french = server_messages("en"), server_messages("fr")
    assert sorted(english.keys()) == sorted(french.keys())
    for key in sorted(english.keys()):
        assert variables(english.source(key)) == variables(french.source(key)), key


def variables(source: str) -> set[str]:
    return {word.strip("{}()., ") for word in source.split() if word.startswith("$")}


def test_french_sentences_have_french_spaces() -> None:
    french = server_messages("fr")
    for key in sorted(french.keys()):
        text = french.source(key).partition("=")[2]
        for mark in (" :", " ;", " ?", " !", "« ", " »"):
            assert mark not in text.replace("{ $", "{$"), (key, mark)


def test_the_page_describes_every_message_as_its_struct_does_with_its_examples() -> None:
    assert PAGE.endswith(messages_part()), "run make protocol"


def test_every_json_of_the_page_is_an_example() -> None:
    """Examples are made from real tables: what the page shows is what a server sends."""
    shown = [msgspec.json.decode(block) for block in re.findall(r"```json\n(.*?)\n```", PAGE, re.DOTALL)]
    messages = [msgspec.to_builtins(one) for one in [*CLIENT_EXAMPLES, *SERVER_EXAMPLES]]
    patches = [message["patch"] for message in messages if "patch" in message]
    known = [*messages, *patches, *examples().values()]
    assert len(shown) > len(messages)
    assert [one for one in shown if one not in known] == []


def test_the_words_of_the_examples_are_moves_of_the_games() -> None:
    setting = find_game("elementals").setting()
    assert find_game("elementals").grammar(setting).parse("slap fwe") is not None
    assert started_table().legal(0).count(MOVE) == 1


def test_the_page_names_every_request() -> None:
    for router in (SESSION, TOKENS, GAMES, TABLES):
        for route in router.routes:
            last = route.path.rstrip("/").rsplit("/", 1)[-1]
            assert last.startswith("{") or last in PAGE, route.path
