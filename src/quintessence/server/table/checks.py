"""Checks that several topics share."""

from typing import Final

from quintessence.core.match import Match
from quintessence.core.refusal import Refused
from quintessence.core.types import Seat
from quintessence.server.store.model import IdentityId
from quintessence.server.table.asking import position_for
from quintessence.server.table.table import Table
from quintessence.server.words import Wrong

LONGEST_NONCE: Final = 100


def check_open(table: Table) -> None:
    if table.status != "open":
        raise Wrong("table-begun" if table.match is not None else "table-closed", 409)


def check_seat(table: Table, seat: Seat) -> None:
    if not 0 <= seat < len(table.chairs):
        raise Wrong("table-no-seat", 404, given=seat + 1, last=len(table.chairs))


def check_belongs(table: Table, identity: IdentityId | None) -> None:
    """Only for the host and the players."""
    if identity is None or (identity != table.opener and table.seat_of(identity) is None):
        raise Wrong("table-not-yours", 403)


def checked_nonce(nonce: str | None) -> str | None:
    if nonce is not None and not 1 <= len(nonce) <= LONGEST_NONCE:
        raise Wrong("table-bad-nonce", most=LONGEST_NONCE)
    return nonce


def running(table: Table) -> Match:
    """The running match; `Wrong` if there is none."""
    match = table.match
    if table.closed:
        raise Wrong("table-closed", 409)
    if match is None:
        raise Wrong("table-not-begun", 409)
    if match.result is not None:
        raise Wrong("table-over", 409)
    return match


def running_for(table: Table, seat: Seat) -> Match:
    """The same, for a seat that no bot plays."""
    match = running(table)
    if table.chairs[seat].bot is not None:
        raise Wrong("table-bot-plays", 409)
    return match


def finished(table: Table) -> Match:
    """The match of a game that is over. Earlier, a record would reveal every shuffle."""
    match = table.match
    if match is None or match.result is None:
        raise Wrong("table-not-over", 409)
    return match


def check_prompt(table: Table, seat: Seat, prompt: int | None) -> None:
    """A move answers the question that its player saw: a late one must never answer another."""
    if prompt is not None and prompt != table.questions[seat].id:
        raise Wrong("table-stale-prompt", 409)


def checked_words(table: Table, match: Match, seat: Seat, words: str) -> str:
    """The canonical words of a legal move; otherwise `Refused` names the rule."""
    position = position_for(table, match, seat)
    refusal = match.game.explain(position, seat, words)
    if refusal is not None:
        raise Refused(refusal, words, match.game)
    return match.grammar.words(match.game.canonical(position, seat, match.grammar.parse(words)))
