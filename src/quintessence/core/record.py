"""A game as text that is stored, sent, replayed and verified: all that is read is checked."""

import json
from hashlib import sha256
from pathlib import Path
from typing import Final, final

from quintessence.core.canonical import DEEPEST, canonical_json, is_too_deep
from quintessence.core.casts import as_number
from quintessence.core.chance import Seed
from quintessence.core.contract import Game
from quintessence.core.entry import MOVE, RESIGN, SUBSTITUTE, UNDO, RecordEntry
from quintessence.core.errors import BadRecord, UnknownGame
from quintessence.core.fair import Fair
from quintessence.core.quoting import shortened
from quintessence.core.registry import find_game
from quintessence.core.types import Json, JsonObject

FORMAT: Final = 1
LARGEST_RECORD: Final = 10_000_000
"""No text of a record is longer, in characters."""
LONGEST_NAME: Final = 100
REQUIRED: Final = ("format", "game", "rules", "seats", "options", "seed", "entries")
KEYS: Final = (*REQUIRED, "cards", "start", "names", "result", "fair", "digest")


@final
class Record:
    """The parts of a record, each of the right type; whether they fit together shows when it is replayed."""

    def __init__(self, raw: JsonObject) -> None:
        """Raises `BadRecord` for anything that is not a record of this format and of our rules version."""
        check_keys(raw)
        self.raw = raw
        self.game = read_game(raw)
        self.seats = read_number(raw, "seats")
        self.options = read_object(raw, "options")
        self.cards = None if raw.get("cards") is None else read_text_of(raw, "cards")
        self.seed = read_seed(raw)
        self.start = None if raw.get("start") is None else read_object(raw, "start")
        self.names = None if raw.get("names") is None else read_texts(raw, "names")
        self.result = None if raw.get("result") is None else read_object(raw, "result")
        self.fair = None if raw.get("fair") is None else read_fair(read_object(raw, "fair"))
        self.digest = None if raw.get("digest") is None else read_text_of(raw, "digest")
        lines = enumerate(read_list(raw, "entries"), 1)
        self.entries = [read_entry(number, entry) for number, entry in lines]


def read_record(text: str) -> Record:
    """The record that a text holds; `BadRecord` says what is wrong with it."""
    if len(text) > LARGEST_RECORD:
        raise BadRecord("record-too-large", {"limit": LARGEST_RECORD})
    try:
        raw: Json = json.loads(text, parse_constant=refuse_constant)
        # Half of a surrogate pair cannot be written: such text is no JSON that anybody meant.
        canonical_json(raw).encode("utf-8")
    except (ValueError, RecursionError) as error:
        raise BadRecord("record-not-json") from error
    if not isinstance(raw, dict):
        raise BadRecord("record-not-json")
    if is_too_deep(raw):
        raise BadRecord("too-deep", {"limit": DEEPEST})
    return Record(raw)


def refuse_constant(name: str) -> Json:
    raise ValueError(name)


def write_record(record: JsonObject) -> str:
    """A record as text, with its digest: a key on each line, an entry on each line."""
    signed = {**record, "digest": digest_of(record)}
    lines = []
    for key, value in signed.items():
        if key == "entries" and isinstance(value, list) and value:
            entries = ",\n".join(["    " + as_text(entry) for entry in value])
            lines.append(f'  "entries": [\n{entries}\n  ]')
        else:
            lines.append(f"  {as_text(key)}: {as_text(value)}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def write_whole(path: Path, text: str) -> None:
    """Writes a file beside its place and moves it there: nobody ever sees half of it."""
    from os import fsync
    from secrets import token_hex

    part = path.with_name(f".{path.name}.{token_hex(4)}.part")
    try:
        with part.open("x", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            fsync(file.fileno())
        part.replace(path)
    except OSError:
        part.unlink(missing_ok=True)
        raise


def as_text(value: Json) -> str:
    return json.dumps(value, ensure_ascii=False, allow_nan=False)


def digest_of(record: JsonObject) -> str:
    """The digest of a record: SHA-256 over its canonical JSON without names, times and the digest itself."""
    counted: JsonObject = {key: value for key, value in record.items() if key not in ("names", "digest")}
    entries = counted.get("entries")
    if isinstance(entries, list):
        counted["entries"] = [without_time(entry) for entry in entries]
    return "sha256:" + sha256(canonical_json(counted).encode("utf-8")).hexdigest()


def without_time(entry: Json) -> Json:
    return {key: value for key, value in entry.items() if key != "at"} if isinstance(entry, dict) else entry


def check_keys(raw: JsonObject) -> None:
    for key in REQUIRED:
        if key not in raw:
            raise BadRecord("record-lacks", {"field": key})
    if raw["format"] != FORMAT or isinstance(raw["format"], bool):
        raise BadRecord("record-format", {"given": shortened(raw["format"]), "known": FORMAT})
    for key in raw:
        if key not in KEYS:
            raise BadRecord("record-unknown-key", {"field": shortened(key), "allowed": ", ".join(KEYS)})


def read_game(raw: JsonObject) -> Game:
    slug = read_text_of(raw, "game")
    try:
        game = find_game(slug)
    except UnknownGame as unknown:
        raise BadRecord(unknown.key, unknown.details) from unknown
    version = read_number(raw, "rules")
    if version != game.rules_version:
        known = game.rules_version
        raise BadRecord("record-rules", {"game": slug, "given": shortened(version), "known": known})
    return game


def read_seed(raw: JsonObject) -> Seed:
    seed = raw["seed"]
    if isinstance(seed, bool) or not isinstance(seed, int | str):
        raise wrong("seed", "seed", seed)
    return seed


def read_fair(raw: JsonObject) -> Fair:
    for key in ("commitment", "secret", "nonces"):
        if key not in raw:
            raise BadRecord("record-lacks", {"field": f"fair.{key}"})
    return Fair(read_text_of(raw, "commitment"), read_text_of(raw, "secret"), read_texts(raw, "nonces"))


def read_entry(number: int, raw: Json) -> RecordEntry:
    if isinstance(raw, dict):
        keys = set(raw)
        seat = raw.get("seat")
        words, time = raw.get("move"), raw.get("at")
        if keys in ({"seat", "move"}, {"seat", "move", "at"}) and is_number(seat) and isinstance(words, str):
            if time is None or is_number(time):
                return RecordEntry(MOVE, as_number(seat), words, None if time is None else as_number(time))
        for kind in (UNDO, RESIGN):
            if keys == {kind} and is_number(raw[kind]):
                return RecordEntry(kind, as_number(raw[kind]))
        by = raw.get("by")
        if keys == {SUBSTITUTE, "by"} and is_number(raw[SUBSTITUTE]) and isinstance(by, str):
            if len(by) <= LONGEST_NAME:
                return RecordEntry(SUBSTITUTE, as_number(raw[SUBSTITUTE]), by)
    raise BadRecord("record-not-an-entry", {"number": number, "given": shortened(raw)})


def read_number(raw: JsonObject, key: str) -> int:
    value = raw[key]
    if not is_number(value):
        raise wrong(key, "number", value)
    return as_number(value)


def read_text_of(raw: JsonObject, key: str) -> str:
    value = raw[key]
    if not isinstance(value, str):
        raise wrong(key, "text", value)
    return value


def read_object(raw: JsonObject, key: str) -> JsonObject:
    value = raw[key]
    if not isinstance(value, dict):
        raise wrong(key, "object", value)
    return value


def read_list(raw: JsonObject, key: str) -> list[Json]:
    value = raw[key]
    if not isinstance(value, list):
        raise wrong(key, "list", value)
    return value


def read_texts(raw: JsonObject, key: str) -> list[str]:
    texts = [item for item in read_list(raw, key) if isinstance(item, str)]
    if len(texts) < len(read_list(raw, key)):
        raise wrong(key, "texts", raw[key])
    return texts


def wrong(key: str, expected: str, given: Json) -> BadRecord:
    return BadRecord("record-field", {"field": key, "expected": expected, "given": shortened(given)})


def is_number(value: Json) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)
