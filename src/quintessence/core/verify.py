"""Whether a record is true: its form, its moves, its result, its digest and its shuffles, one check each."""

from collections.abc import Callable
from typing import final

from quintessence.core.errors import BadRecord, Mistake
from quintessence.core.fair import commit, mix
from quintessence.core.messages import core_messages
from quintessence.core.record import Record, read_record
from quintessence.core.replay import check_digest, check_result, replay
from quintessence.core.types import Language


@final
class Check:
    """One thing that was looked at; `problem` says what is wrong with it, None if nothing is."""

    def __init__(self, name: str, problem: Mistake | None) -> None:
        self.name = name
        self.problem = problem

    @property
    def ok(self) -> bool:
        return self.problem is None

    def message(self, language: Language = "en") -> str:
        """One sentence: what holds, or what is wrong."""
        if self.problem is not None:
            return self.problem.message(language)
        return core_messages(language).text(f"verified-{self.name}")

    def __repr__(self) -> str:
        return f"Check({self.name}: {'ok' if self.problem is None else self.problem.key})"


def verify(text: str) -> list[Check]:
    """The checks of a record: `format`, `moves`, `result`, `digest`, and `commitment` if its seed was fixed.

    A check that builds on one that failed is left out.
    """
    try:
        record = read_record(text)
    except BadRecord as problem:
        return [Check("format", problem)]
    checks = [Check("format", None), *verify_play(record)]
    checks.append(Check("digest", problem_of(check_digest, record)))
    if record.fair is not None:
        checks.append(Check("commitment", problem_of(check_commitment, record)))
    return checks


def verify_play(record: Record) -> list[Check]:
    try:
        match = replay(record)
    except BadRecord as problem:
        return [Check("moves", problem)]
    return [Check("moves", None), Check("result", problem_of(lambda told: check_result(told, match), record))]


def problem_of(check: Callable[[Record], None], record: Record) -> Mistake | None:
    try:
        check(record)
    except BadRecord as problem:
        return problem
    return None


def check_commitment(record: Record) -> None:
    """Raises `BadRecord` unless the secret is the one that was fixed and the seed follows from it."""
    fair = record.fair
    if fair is None or commit(fair.secret) != fair.commitment:
        raise BadRecord("record-commitment")
    if str(record.seed) != mix(fair.secret, fair.nonces):
        raise BadRecord("record-seed")
