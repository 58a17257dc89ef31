"""The log: an event and its fields, as text or JSON, never a secret and never anybody's hand."""

import logging
import sys
from collections.abc import MutableMapping
from typing import Final

import structlog
from structlog.typing import Processor

from quintessence.server.settings import Settings

SECRET_FIELDS: Final = (
    "secret",
    "password",
    "token",
    "cookie",
    "authorization",
    "nonce",
    "seed",
    "query",
    "invitation",
)
HIDDEN: Final = "…"


def without_secrets(_logger: object, _method: str, event: MutableMapping[str, object]) -> MutableMapping[str, object]:
    """The event with every secret field hidden, at any depth."""
    for name in event:
        event[name] = shown(name, event[name])
    return event


def shown(name: str, value: object) -> object:
    if any(secret in name.lower() for secret in SECRET_FIELDS):
        return HIDDEN
    if isinstance(value, dict):
        return {key: shown(str(key), inner) for key, inner in value.items()}
    return value


def configure_logs(settings: Settings) -> None:
    """Sends the logs of structlog and of the libraries to stderr, in one form."""
    shared: list[Processor] = [
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        without_secrets,
        # The plain traceback: a pretty one would show the values of variables.
        structlog.processors.format_exc_info,
    ]
    last: Processor = (
        structlog.processors.JSONRenderer()
        if settings.log == "json"
        else structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())
    )
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, last],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(settings.log_level.upper())
    # `serve` itself says that it has started; of these libraries only warnings matter.
    for name in ("uvicorn", "uvicorn.error", "alembic", "asyncio", "websockets"):
        library = logging.getLogger(name)
        library.handlers = []
        library.propagate = True
        library.setLevel(max(logging.WARNING, root.level))
