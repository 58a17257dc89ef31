"""What a scenario expects of a match after a step, each kind checked and told in a sentence."""

from typing import Final, final

from quintessence.core.canonical import canonical_json
from quintessence.core.errors import Mistake
from quintessence.core.event import Event
from quintessence.core.match import Match
from quintessence.core.matching import mismatches
from quintessence.core.quoting import shortened
from quintessence.core.types import Json, JsonObject, Seat

SPECTATOR: Final = "spectator"
LONGEST_VALUE: Final = 300


@final
class Unmet(Mistake):
    """Something that a scenario expects does not hold; the sentence names step and key."""


@final
class Expectations:
    """Checks one step of a scenario and collects what is not met."""

    def __init__(self, match: Match, step: int, events: list[Event]) -> None:
        """`events` are those of this step's move, if it has one."""
        self.match = match
        self.step = step
        self.events = events
        self.unmet: list[Mistake] = []

    def check(self, expected: JsonObject) -> None:
        """Notes each part of `expected` that does not hold."""
        for key, wanted in expected.items():
            if key == "to_act":
                self.check_value(key, wanted, list(self.match.to_act))
            elif key == "legal":
                self.check_legal(texts_or_empty(wanted))
            elif key == "illegal":
                self.check_illegal(object_or_empty(wanted))
            elif key == "only":
                self.check_only(texts_or_empty(wanted))
            elif key == "position":
                self.check_value(key, wanted, self.match.position())
            elif key == "view":
                self.check_views(object_or_empty(wanted))
            elif key == "hidden":
                self.check_hidden(object_or_empty(wanted))
            elif key == "events":
                self.check_events(texts_or_empty(wanted))
            else:
                result = self.match.result
                self.check_value(key, wanted, None if result is None else result.to_json())

    def check_legal(self, lines: list[str]) -> None:
        for line in lines:
            asked = self.addressed("legal", line)
            if asked is not None:
                refusal = self.match.why(asked[1], asked[0])
                if refusal is not None:
                    self.note("scenario-legal", words=line, rule=refusal.rule)

    def check_illegal(self, lines: JsonObject) -> None:
        for line, rule in lines.items():
            asked = self.addressed("illegal", line)
            if asked is None:
                continue
            refusal = self.match.why(asked[1], asked[0])
            if refusal is None:
                self.note("scenario-illegal", words=line)
            elif rule is not None and rule != refusal.rule:
                self.note("scenario-other-rule", words=line, wanted=str(rule), found=refusal.rule)

    def check_only(self, lines: list[str]) -> None:
        asked = [self.addressed("only", line) for line in lines]
        wanted = {one for one in asked if one is not None}
        listed = {(seat, words) for seat in self.match.to_act for words in self.match.legal(seat)}
        for seat, words in sorted(wanted - listed):
            self.note("scenario-only-lacks", words=f"{seat} {words}")
        for seat, words in sorted(listed - wanted):
            self.note("scenario-only-extra", words=f"{seat} {words}")

    def check_views(self, views: JsonObject) -> None:
        for viewer, wanted in views.items():
            if self.exists("view", viewer):
                self.check_value(f"view.{viewer}", wanted, self.match.view(seat_of(viewer)))

    def check_hidden(self, hidden: JsonObject) -> None:
        for viewer, secrets in hidden.items():
            if not self.exists("hidden", viewer):
                continue
            seat = seat_of(viewer)
            shown: list[tuple[str, Json]] = [("view", self.match.view(seat))]
            shown += [(event.kind, event.cut(seat)) for event in self.events]
            for secret in texts_or_empty(secrets):
                for place, told in shown:
                    if occurs(secret, told):
                        self.note("scenario-hidden", words=secret, viewer=viewer, place=place)

    def check_events(self, kinds: list[str]) -> None:
        happened = [event.kind for event in self.events]
        rest = iter(happened)
        if not all(kind in rest for kind in kinds):
            self.note("scenario-events", wanted=", ".join(kinds), found=", ".join(happened) or "–")

    def check_value(self, key: str, wanted: Json, found: Json) -> None:
        for miss in mismatches(wanted, found, key):
            if miss.is_missing:
                self.note("scenario-absent-key", key=miss.path, wanted=brief(miss.wanted))
            else:
                self.note("scenario-value", key=miss.path, wanted=brief(miss.wanted), found=brief(miss.found))

    def addressed(self, key: str, line: str) -> tuple[Seat, str] | None:
        """The seat and the words of a line; a line without a seat is for the only one to act."""
        head, _, rest = line.partition(" ")
        if is_seat_number(head) and rest:
            return (int(head), rest) if self.exists(key, head) else None
        to_act = self.match.to_act
        if len(to_act) == 1:
            return to_act[0], line
        self.note("scenario-no-seat", key=key, words=line)
        return None

    def exists(self, key: str, viewer: str) -> bool:
        """Whether there is such a seat; notes it if not."""
        if viewer == SPECTATOR or (is_seat_number(viewer) and int(viewer) < self.match.setting.seats):
            return True
        self.note("scenario-bad-seat", key=key, given=shortened(viewer), last=self.match.setting.seats - 1)
        return False

    def note(self, sentence: str, **details: str | int) -> None:
        self.unmet.append(Unmet(sentence, {"step": self.step, **details}))


def seat_of(viewer: str) -> Seat | None:
    return None if viewer == SPECTATOR else int(viewer)


def is_seat_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= 2


def texts_or_empty(value: Json) -> list[str]:
    return [item for item in value if isinstance(item, str)] if isinstance(value, list) else []


def object_or_empty(value: Json) -> JsonObject:
    return value if isinstance(value, dict) else {}


def occurs(text: str, value: Json) -> bool:
    """Whether a text is part of any key or value, however deep."""
    if isinstance(value, dict):
        return any(text in key or occurs(text, item) for key, item in value.items())
    if isinstance(value, list):
        return any(occurs(text, item) for item in value)
    return value is not None and text in (value if isinstance(value, str) else canonical_json(value))


def brief(value: Json) -> str:
    """A value as text that still fits a sentence."""
    text = canonical_json(value)
    return text if len(text) <= LONGEST_VALUE else text[: LONGEST_VALUE - 1] + "…"
