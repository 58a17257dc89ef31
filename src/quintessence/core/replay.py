"""Playing a record again: every entry is checked as if it were done for the first time."""

from quintessence.core.entry import MOVE, RESIGN, SUBSTITUTE, RecordEntry
from quintessence.core.errors import BadCall, BadRecord, Mistake
from quintessence.core.match import Match
from quintessence.core.quoting import shortened
from quintessence.core.record import Record, as_text, digest_of, read_record
from quintessence.core.refusal import Refused


def load_match(text: str) -> Match:
    """The match of a record, ready to be played on; `BadRecord` if anything in it is wrong."""
    record = read_record(text)
    match = replay(record)
    check_result(record, match)
    if record.digest is not None:
        check_digest(record)
    return match


def replay(record: Record) -> Match:
    """The match after all entries of the record."""
    match = start_of(record)
    for number, entry in enumerate(record.entries, 1):
        redo(match, number, entry)
    return match


def start_of(record: Record) -> Match:
    """The match before the first entry of the record; `redo` then takes it through the entries one by one."""
    try:
        match = Match(record.game, record.seats, record.seed, record.options, record.cards, record.start)
    except Mistake as mistake:
        raise BadRecord(mistake.key, mistake.details) from mistake
    match.names = record.names
    match.fair = record.fair
    return match


def redo(match: Match, number: int, entry: RecordEntry) -> None:
    """Does what the entry says; `BadRecord` names the entry by its number, from 1, if it cannot be done."""
    try:
        repeat(match, entry, trusted=False)
    except Refused as refused:
        raise BadRecord("record-refused", {**named(number, entry), "rule": refused.rule}) from refused
    except BadCall as bad:
        raise BadRecord("record-impossible", named(number, entry)) from bad


def repeat(match: Match, entry: RecordEntry, trusted: bool) -> None:
    """Does what the entry says. A move that is trusted was made in this very position before."""
    if entry.kind == MOVE and trusted:
        match.redo(entry.words, entry.seat, entry.at)
    elif entry.kind == MOVE:
        match.play(entry.words, entry.seat, entry.at)
    elif entry.kind == RESIGN:
        match.resign(entry.seat)
    elif entry.kind == SUBSTITUTE:
        match.substitute(entry.seat, entry.words)
    else:
        match.undo(entry.seat)


def named(number: int, entry: RecordEntry) -> dict[str, str | int]:
    return {"number": number, "entry": shortened(as_text(entry.to_json()))}


def check_result(record: Record, match: Match) -> None:
    """Raises `BadRecord` if the record claims another result than its moves lead to."""
    result = match.result
    if (None if result is None else result.to_json()) != record.result:
        raise BadRecord("record-result")


def check_digest(record: Record) -> None:
    """Raises `BadRecord` if the record was changed after it was written, or has no digest."""
    if record.digest is None:
        raise BadRecord("record-lacks", {"field": "digest"})
    if record.digest != digest_of(record.raw):
        raise BadRecord("record-digest")
