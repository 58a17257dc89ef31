"""The secret of a server, from which every key is derived. It is never shown."""

import contextlib
import hashlib
import hmac
import os
import secrets
from pathlib import Path
from typing import final

from quintessence.server.words import Wrong

LEAST_LENGTH = 16
FILE_NAME = "secret"


@final
class Secret:
    """Some secret bytes. All workers of one server share them."""

    __slots__ = ("_bytes",)

    def __init__(self, value: bytes) -> None:
        if len(value) < LEAST_LENGTH:
            raise Wrong("secret-short", least=LEAST_LENGTH)
        self._bytes = value

    def __repr__(self) -> str:
        return "Secret(…)"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Secret) and hmac.compare_digest(self._bytes, other._bytes)

    def __hash__(self) -> int:
        return hash(Secret)

    def key(self, purpose: str) -> bytes:
        """32 bytes for one purpose (`cookies`, `delays` …), which say nothing about other keys."""
        return hmac.digest(self._bytes, f"key\0{purpose}".encode(), hashlib.sha256)


def kept_secret(folder: Path) -> Secret:
    """The secret in the data folder, made if there is none; only its owner may read the file."""
    path = folder / FILE_NAME
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        write_new_secret(path)
        return Secret(bytes.fromhex(path.read_text("ascii").strip()))
    except ValueError as error:
        raise Wrong("secret-unreadable", path=str(path)) from error
    except OSError as error:
        raise Wrong("data-folder", path=str(folder), problem=error.strerror or type(error).__name__) from error


def write_new_secret(path: Path) -> None:
    """Writes the file completely or not at all: two servers that start at once use one secret."""
    if path.exists():
        return
    draft = path.with_name(f"{path.name}.{secrets.token_hex(8)}")
    descriptor = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with os.fdopen(descriptor, "w", encoding="ascii") as file:
            file.write(secrets.token_hex(32) + "\n")
            file.flush()
            os.fsync(file.fileno())
        with contextlib.suppress(FileExistsError):
            os.link(draft, path)
    finally:
        os.unlink(draft)
