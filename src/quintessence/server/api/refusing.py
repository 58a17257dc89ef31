"""What went wrong: one document over HTTP, one message over sockets."""

from quintessence.core.errors import Mistake
from quintessence.core.refusal import Refused
from quintessence.core.typed import MOST_SHOWN, near_moves
from quintessence.server.api.bodies import Problem
from quintessence.server.protocol import Notice, Refusal
from quintessence.server.words import Wrong, reason_of, texts, texts_of


def refusal_of(number: int | None, trouble: Mistake, legal: list[str] | None = None) -> Refusal:
    """The refusal of the message with this id; it names the `legal` moves that are most like the refused one."""
    refusal = Refusal(number, trouble.key, trouble.details, texts_of(trouble), retry_after=retry_after(trouble))
    if isinstance(trouble, Refused):
        refusal.rule, refusal.kind, refusal.reason = trouble.rule, trouble.refusal.kind, reason_of(trouble)
        refusal.possible = near_moves(trouble.words, legal or [])[:MOST_SHOWN] or None
    return refusal


def problem_of(trouble: Mistake) -> tuple[int, Problem]:
    """The HTTP status and the document that say what was wrong."""
    status = trouble.status if isinstance(trouble, Wrong) else 409 if isinstance(trouble, Refused) else 400
    return status, Problem(trouble.key, trouble.details, texts_of(trouble), retry_after(trouble))


def retry_after(trouble: Mistake) -> int | None:
    """How many whole seconds to wait before trying again."""
    wait = trouble.retry_after if isinstance(trouble, Wrong) else None
    return None if wait is None else round(wait + 0.5)


def notice(key: str, details: dict[str, str | int] | None = None) -> Notice:
    """A notice for one connection."""
    return Notice(key, details or {}, texts(key, details))
