"""The part of docs/server.md about messages: `make protocol` writes it from their docstrings and examples."""

from pathlib import Path
from typing import get_args

import msgspec

from quintessence.server.protocol import CLIENT_MESSAGES, ServerMessage
from tests.server.protocol_examples import CLIENT_EXAMPLES, SERVER_EXAMPLES

PATH = Path(__file__).resolve().parents[2] / "docs" / "server.md"
FROM_CLIENT = "## What a client sends\n\nEach of these may have an `id`, any number; the answer repeats it.\n\n"
FROM_SERVER = "## What the server sends\n\n"


def messages_part() -> str:
    """From the heading about clients to the end of the page."""
    sent = "\n".join(map(section_of, CLIENT_MESSAGES))
    received = "\n".join(map(section_of, get_args(ServerMessage)))
    return f"{FROM_CLIENT}{sent}\n{FROM_SERVER}{received}"


def section_of(message: type[msgspec.Struct]) -> str:
    """The name of a message, its docstring in one paragraph, its examples."""
    about = " ".join((message.__doc__ or "").split())
    examples = [one for one in [*CLIENT_EXAMPLES, *SERVER_EXAMPLES] if type(one) is message]
    blocks = [f"```json\n{msgspec.json.encode(example).decode()}\n```" for example in examples]
    return "\n\n".join([f"### `{message.__struct_config__.tag}`", about, *blocks]) + "\n"


if __name__ == "__main__":
    page = PATH.read_text(encoding="utf-8")
    PATH.write_text(page[: page.index(FROM_CLIENT.partition("\n")[0])] + messages_part(), encoding="utf-8")
