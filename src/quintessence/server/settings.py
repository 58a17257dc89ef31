"""The settings of a server: from flags, then from `QUINTESSENCE_*` in the environment, then defaults for a home.

Every setting is here, checked once, with one sentence for each thing that can be wrong.
"""

import os
import sys
from collections.abc import Mapping
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Final, Literal, TypeVar
from urllib.parse import urlsplit

import msgspec

from quintessence.server.numbers import whole_number
from quintessence.server.secret import Secret, kept_secret
from quintessence.server.words import Wrong

PREFIX: Final = "QUINTESSENCE_"
SQLITE: Final = "sqlite:///"
POSTGRESQL: Final = ("postgresql://", "postgres://")
MOST_WORKERS: Final = 64
DEFAULT_PORT: Final = 8000

Word = TypeVar("Word", bound=str)

STARTED_BY: Final = PREFIX + "STARTED_BY"
"""Set by the Makefile alone."""

NAMES: Final = (
    "host",
    "port",
    "database",
    "data",
    "workers",
    "address",
    "proxy",
    "bots",
    "log",
    "log-level",
    "metrics",
    "limits",
)
"""The settings; `--log-level` is `QUINTESSENCE_LOG_LEVEL`. The secret comes only from the environment or a file."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """All settings of a server. Every worker gets a copy."""

    secret: Secret
    data: Path
    """The data folder: for the database (if it is SQLite) and the secret."""
    database: str
    """`sqlite:///FILE` or `postgresql://…`."""
    host: str = "127.0.0.1"
    port: int = DEFAULT_PORT
    workers: int = 1
    addresses: tuple[str, ...] = ()
    """Where browsers find the server (`https://play.example.org`); it answers to no other name."""
    proxies: tuple[str, ...] = ()
    """Addresses or networks whose `X-Forwarded-*` headers are trusted."""
    bots: int = 1
    """How many processes each worker has for bots."""
    log: Literal["text", "json"] = "text"
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    metrics: Literal["local", "all", "off"] = "local"
    """Who may read `/metrics`: this machine, everybody, nobody."""
    limits: bool = True
    """Whether requests are limited; benchmarks turn it off."""
    is_from_make: bool = False
    """Whether `make play` started it: then its host types that."""

    def __repr__(self) -> str:
        shown = (f"{name}={getattr(self, name)!r}" for name in self.__struct_fields__ if name != "database")
        return f"Settings(database={without_password(self.database)!r}, {', '.join(shown)})"

    @property
    def is_sqlite(self) -> bool:
        return self.database.startswith(SQLITE)

    @property
    def sqlite_path(self) -> Path:
        """The file of the SQLite database."""
        return Path(self.database.removeprefix(SQLITE))

    @property
    def is_secure(self) -> bool:
        """Whether all addresses are https: then cookies are sent over nothing else."""
        return bool(self.addresses) and all(address.startswith("https://") for address in self.addresses)

    def home_at(self, port: int) -> str:
        """The address to open in a browser when the server listens on `port`."""
        if self.addresses:
            return self.addresses[0]
        host = "localhost" if self.host in ("127.0.0.1", "::1", "0.0.0.0", "::") else self.host
        return f"http://{bracketed(host)}:{port}"

    @property
    def command_for_network(self) -> str:
        """What its host types to let others in the network connect."""
        flags = "--host 0.0.0.0" if self.port in (0, DEFAULT_PORT) else f"--host 0.0.0.0 --port {self.port}"
        return f'make play ARGS="{flags}"' if self.is_from_make else f"quintessence serve {flags}"


def read_settings(flags: Mapping[str, str], environment: Mapping[str, str] | None = None) -> Settings:
    """The settings from flags (without their dashes) and the environment; `Wrong` says what is not valid."""
    environment = os.environ if environment is None else environment
    given = {name: text for name in NAMES if (text := flags.get(name) or environment.get(variable(name)))}
    data = Path(given["data"]).expanduser() if "data" in given else default_folder(environment)
    database = read_database(given.get("database"), data)
    secret = read_secret(environment, data)
    settings = Settings(
        secret=secret,
        data=data,
        database=database,
        host=given.get("host", "127.0.0.1"),
        port=read_number("port", given.get("port", str(DEFAULT_PORT)), 0, 65535),
        workers=read_number("workers", given.get("workers", "1"), 1, MOST_WORKERS),
        addresses=tuple(read_address(word) for word in split(given.get("address"))),
        proxies=tuple(read_proxy(word) for word in split(given.get("proxy"))),
        bots=read_number("bots", given.get("bots", "1"), 0, MOST_WORKERS),
        log=read_word("log", given.get("log", "text"), ("text", "json")),
        log_level=read_word("log-level", given.get("log-level", "info"), ("debug", "info", "warning", "error")),
        metrics=read_word("metrics", given.get("metrics", "local"), ("local", "all", "off")),
        limits=read_word("limits", given.get("limits", "on"), ("on", "off")) == "on",
        is_from_make=environment.get(STARTED_BY) == "make play",
    )
    if settings.is_sqlite and settings.workers > 1:
        raise Wrong("workers-need-postgresql", workers=settings.workers)
    return settings


def variable(name: str) -> str:
    """The environment variable of a setting."""
    return PREFIX + name.upper().replace("-", "_")


def split(text: str | None) -> list[str]:
    return [word.strip() for word in (text or "").split(",") if word.strip()]


def read_number(name: str, text: str, least: int, most: int) -> int:
    number = whole_number(text)
    if number is not None and least <= number <= most:
        return number
    raise Wrong("setting-number", name=name, given=text, least=str(least), most=str(most))


def read_word(name: str, text: str, allowed: tuple[Word, ...]) -> Word:
    for word in allowed:
        if word == text.lower():
            return word
    raise Wrong("setting-word", name=name, given=text, allowed=", ".join(allowed))


def read_database(text: str | None, data: Path) -> str:
    """The database as the settings store it; a bare path means SQLite."""
    if text is None:
        return f"{SQLITE}{(data / 'quintessence.sqlite').absolute()}"
    if text.startswith(POSTGRESQL):
        return text
    if text.startswith(SQLITE) and len(text) > len(SQLITE):
        return f"{SQLITE}{Path(text.removeprefix(SQLITE)).expanduser().absolute()}"
    if "://" in text or not text.strip():
        raise Wrong("setting-database", given=without_password(text))
    return f"{SQLITE}{Path(text).expanduser().absolute()}"


def without_password(text: str) -> str:
    """A database address without its password."""
    scheme, separator, rest = text.partition("://")
    return f"{scheme}{separator}…@{rest.rsplit('@', 1)[1]}" if "@" in rest else text


def read_address(text: str) -> str:
    """An address as browsers send it in `Origin`: scheme, host and port, nothing else."""
    try:
        parts = urlsplit(text.rstrip("/").lower())
        port = f":{parts.port}" if parts.port is not None else ""
    except ValueError as error:
        raise Wrong("setting-address", given=text) from error
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.path or parts.query or parts.username:
        raise Wrong("setting-address", given=text)
    return f"{parts.scheme}://{bracketed(parts.hostname)}{port}"


def bracketed(host: str) -> str:
    """A host as it is written in an address: `[::1]`."""
    return f"[{host}]" if ":" in host else host


def read_proxy(text: str) -> str:
    try:
        return str(ip_network(text)) if "/" in text else str(ip_address(text))
    except ValueError as error:
        raise Wrong("setting-proxy", given=text) from error


def read_secret(environment: Mapping[str, str], data: Path) -> Secret:
    """`QUINTESSENCE_SECRET`, else the one in the data folder."""
    given = environment.get(PREFIX + "SECRET")
    return Secret(given.encode()) if given else kept_secret(data)


def default_folder(environment: Mapping[str, str], platform: str = sys.platform) -> Path:
    """Where programs store their data on this kind of machine."""
    home = Path(environment.get("HOME") or environment.get("USERPROFILE") or Path.home())
    if platform == "win32":
        return Path(environment.get("LOCALAPPDATA") or home / "AppData" / "Local") / "Quintessence"
    if platform == "darwin":
        return home / "Library" / "Application Support" / "Quintessence"
    given = environment.get("XDG_DATA_HOME", "")
    return (Path(given) if given.startswith("/") else home / ".local" / "share") / "quintessence"
