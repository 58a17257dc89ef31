"""What runs in two bot processes of which one is late: it loads the games only when the other has been asked."""

import os
from contextlib import suppress
from pathlib import Path

from quintessence.server import thinking

FOLDER = "QUINTESSENCE_LATE_BOTS"
"""The variable that names the folder in which the two find each other."""
GATE = "gate"
"""A pipe with a name: who opens it to read waits for who opens it to write."""


def begin() -> None:
    folder = Path(os.environ[FOLDER])
    try:
        (folder / "first").touch(exist_ok=False)
    except FileExistsError:
        (folder / GATE).read_bytes()
    thinking.begin()
    (folder / f"loaded-{os.getpid()}").touch()


def is_warm() -> bool:
    folder = Path(os.environ[FOLDER])
    with suppress(FileExistsError):
        (folder / "asked").touch(exist_ok=False)
        (folder / GATE).write_bytes(b"")
    return thinking.is_warm()
