"""What went wrong, as the doors say it: one shape over HTTP, one message over sockets."""

from typing import Final

from quintessence.core.errors import Mistake
from quintessence.core.options import shortened
from quintessence.core.refusal import Refused
from quintessence.server.doors.forms import Problem
from quintessence.server.protocol import Notice, Refusal
from quintessence.server.words import Texts, Wrong, texts

MOST_POSSIBLE: Final = 8


def texts_of_trouble(trouble: Wrong | Mistake | Refused) -> Texts:
    return Texts(en=trouble.message("en"), fr=trouble.message("fr"))


def refusal_of(number: int | None, trouble: Wrong | Mistake | Refused, legal: list[str] | None = None) -> Refusal:
    """The refusal of a message with this id; `legal` are the seat's own moves, of which the likely ones are named."""
    text = texts_of_trouble(trouble)
    if isinstance(trouble, Refused):
        refusal = trouble.refusal
        words = shortened(trouble.words)
        arguments: dict[str, str | int] = {"words": words, "rule": refusal.rule, "at": refusal.at or ""}
        possible = likely(trouble.words, legal or [])
        return Refusal(number, "refused", arguments, text, refusal.rule, refusal.kind, possible or None)
    retry = trouble.retry_after if isinstance(trouble, Wrong) else None
    return Refusal(
        number, trouble.key, trouble.details, text, retry_after=None if retry is None else round(retry + 0.5)
    )


def likely(words: str, legal: list[str]) -> list[str]:
    """Moves that begin with the same verb."""
    verb = words.split(" ", 1)[0]
    return [move for move in legal if move.split(" ", 1)[0] == verb][:MOST_POSSIBLE]


def problem_of(trouble: Wrong | Mistake | Refused) -> tuple[int, Problem]:
    """The HTTP status and the document that says what was wrong."""
    text = texts_of_trouble(trouble)
    if isinstance(trouble, Refused):
        arguments: dict[str, str | int] = {"words": shortened(trouble.words), "rule": trouble.rule}
        return 409, Problem("refused", arguments, text)
    status = trouble.status if isinstance(trouble, Wrong) else 400
    retry = trouble.retry_after if isinstance(trouble, Wrong) else None
    return status, Problem(trouble.key, trouble.details, text, None if retry is None else round(retry + 0.5))


def notice(key: str, details: dict[str, str | int] | None = None) -> Notice:
    """A sentence of the server for one connection."""
    return Notice(key, details or {}, texts(key, details))
