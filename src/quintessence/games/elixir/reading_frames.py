"""Frames of the stack read from JSON: each by itself, then whether they stand on what they need."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quintessence.core.reading import Reader
from quintessence.games.elixir.cards.checking_effects import LARGEST
from quintessence.games.elixir.cards.reckoning import bit
from quintessence.games.elixir.cards.words import (
    CANCELLED,
    EVENTS,
    HAND_ZONES,
    HIGHEST_COUNT,
    LARGEST_NUMBER,
    NO_WORD,
    ON_SPELL,
    PICKS,
    RESTS,
    SPELL,
    UNTIL,
)
from quintessence.games.elixir.frames import (
    ANY_FIND,
    CARD_STEPS,
    END_STEPS,
    FORFEIT_STEPS,
    NO_REST,
    PAY_STEP,
    PICK_WORDS,
    START_STEPS,
    TAKE_STEPS,
    TARGET_STEP,
    CardFrame,
    EachFrame,
    EventFrame,
    Frame,
    ListFrame,
    PickFrame,
    TakeFrame,
)
from quintessence.games.elixir.questions import (
    AimFrame,
    ChooseFrame,
    CopyFrame,
    EndFrame,
    ForfeitFrame,
    NameFrame,
    StartFrame,
    VoteFrame,
)
from quintessence.games.elixir.reading import PositionReader, seat_entries
from quintessence.games.elixir.reading_puts import PUT_FRAMES, read_put_frame
from quintessence.games.elixir.table.zones import ASIDE, COPYABLE, FINDS, LAID, PLACES, SPELLS, with_card

FRAMES: Final = (
    "card",
    "event",
    "list",
    "each",
    "take",
    "pick",
    *PUT_FRAMES,
    "forfeit",
    "vote",
    "choose",
    "aim",
    "name",
    "copy",
    "turn-start",
    "turn-end",
)
TAKE_PICKS: Final = ("random", "giver", "taker")
CARD_KEYS: Final = (
    "frame",
    "card",
    "by",
    "step",
    "targets",
    "slots",
    "waive",
    "paid",
    "window",
    "free",
    "back",
    "cancelled",
)
EVENT_KEYS: Final = ("frame", "event", "actor", "subjects", "card", "paid", "level", "triggers", "queue", "cancelled")
LIST_KEYS: Final = ("frame", "card", "by", "bind", "todo", "moved", "window", "child", "total", "source", "trigger")
MATCHED: Final = ("n", "what", "level", "named", "upto")
"""How many cards, of which kind: for taking and for picking."""
TAKE_KEYS: Final = ("frame", "by", "from", "to", "zone", "pick", "step", "cancelled", *MATCHED)
PICK_KEYS: Final = ("frame", "seat", "word", "src", "dst", "cards", "rest", "skip", "effect", "quiet", "look", *MATCHED)
ROWS: Final = {"finds": FINDS, "spells": SPELLS, "laid": LAID}


@final
class FrameReader:
    """Reads frames for one board."""

    def __init__(self, reader: PositionReader) -> None:
        self.reader = reader
        self.board = reader.board

    def frame(self, value: Reader) -> Frame:
        kind = value.key("frame").word(FRAMES)
        if kind in PUT_FRAMES:
            return read_put_frame(self.reader, kind, value)
        if kind == "card":
            return self.card_frame(value)
        if kind == "event":
            return self.event_frame(value)
        if kind == "list":
            return self.list_frame(value)
        if kind == "each":
            return self.each_frame(value)
        if kind == "take":
            return self.take_frame(value)
        if kind == "pick":
            return self.pick_frame(value)
        return self.question(kind, value)

    def cancelled(self, value: Reader) -> i64:
        return 0 if value.is_null else CANCELLED.index(value.word(("stays", "returns")))

    def card_frame(self, value: Reader) -> CardFrame:
        value.only_keys(CARD_KEYS)
        reader, deck = self.reader, self.board.deck
        frame = CardFrame(reader.card(value.key("card")), reader.seat(value.key("by")))
        if deck.kinds[frame.card] != SPELL and not deck.is_playable(frame.card):
            raise value.key("card").breaks("EX-PLAY-1")
        frame.step = step_of(value, CARD_STEPS, 0)
        frame.targets = reader.targets(value.key("targets"))
        most = len(deck.targets[frame.card])
        if len(frame.targets) > most or (frame.step != TARGET_STEP and len(frame.targets) != most):
            raise value.key("targets").wrong(f"{most}")
        frame.waive = value.key("waive").number_or(0, 0, LARGEST_NUMBER)
        frame.paid = reader.finds(value.key("paid"))
        frame.window = value.key("window").flag_or(False)
        frame.free = value.key("free").flag_or(False)
        frame.is_back = value.key("back").flag_or(False)
        frame.cancelled = self.cancelled(value.key("cancelled"))
        slots = value.key("slots")
        if frame.step == PAY_STEP:
            if deck.kinds[frame.card] != SPELL or frame.free:
                raise value.key("step").wrong("target, event, effect, end")
            frame.is_paying = True
            frame.slots = vec[i64]([self.slot(slot) for slot in slots.items()])
        elif not slots.is_null:
            raise slots.wrong("null")
        return frame

    def slot(self, value: Reader) -> i64:
        return ANY_FIND if value.value == "any" else self.reader.find(value)

    def event_frame(self, value: Reader) -> EventFrame:
        value.only_keys(EVENT_KEYS)
        reader = self.reader
        event = EVENTS.index(value.key("event").word(EVENTS))
        subjects = value.key("subjects")
        seats = vec[i64]([reader.seat(seat) for seat in ([] if subjects.is_null else subjects.items())])
        card = reader.card_or_none(value.key("card"))
        frame = EventFrame(event, reader.seat(value.key("actor")), seats, card)
        frame.paid = reader.finds(value.key("paid"))
        frame.level = value.key("level").number_or(0, 0, 4)
        if event == ON_SPELL and frame.level == 0:
            raise value.key("level").wrong("1..4")
        for number in [] if value.key("triggers").is_null else value.key("triggers").items():
            frame.triggers = with_card(frame.triggers, number.number(1, HIGHEST_COUNT))
        if not value.key("queue").is_null:
            frame.has_begun = True
            frame.queue = reader.seats(value.key("queue"))
        frame.cancelled = self.cancelled(value.key("cancelled"))
        return frame

    def list_frame(self, value: Reader) -> ListFrame:
        value.only_keys(LIST_KEYS)
        reader = self.reader
        frame = ListFrame(
            reader.card_or_none(value.key("card")),
            reader.seat(value.key("by")),
            reader.effects(value.key("todo")),
        )
        frame.targets, frame.them, frame.named = reader.bound(value.key("bind"))
        frame.moved = value.key("moved").number_or(0, 0, HIGHEST_COUNT)
        frame.total = value.key("total").number_or(0, 0, HIGHEST_COUNT)
        frame.window = value.key("window").flag_or(False)
        frame.child = value.key("child").flag_or(False)
        frame.source = reader.card_or_none(value.key("source"))
        frame.trigger = value.key("trigger").number_or(0, 0, HIGHEST_COUNT)
        return frame

    def each_frame(self, value: Reader) -> EachFrame:
        value.only_keys(("frame", "seats", "do", "card", "by", "bind", "moved", "window", "source"))
        reader = self.reader
        pattern = ListFrame(
            reader.card_or_none(value.key("card")),
            reader.seat(value.key("by")),
            reader.effects(value.key("do")),
        )
        pattern.targets, pattern.them, pattern.named = reader.bound(value.key("bind"))
        pattern.moved = value.key("moved").number_or(0, 0, HIGHEST_COUNT)
        pattern.window = value.key("window").flag_or(False)
        pattern.source = reader.card_or_none(value.key("source"))
        return EachFrame(reader.seats(value.key("seats")), pattern)

    def take_frame(self, value: Reader) -> TakeFrame:
        value.only_keys(TAKE_KEYS)
        reader = self.reader
        frame = TakeFrame(
            reader.seat(value.key("by")),
            reader.seat(value.key("from")),
            reader.seat(value.key("to")),
            reader.filter(value.key("what"), "find"),
        )
        frame.n = value.key("n").number_or(1, 0, LARGEST_NUMBER)
        zone, pick = value.key("zone"), value.key("pick")
        frame.zone = 0 if zone.is_null else HAND_ZONES.index(zone.word(("finds", "spells")))
        frame.level = reader.levels(value.key("level"))
        frame.pick = PICKS.index("random" if pick.is_null else pick.word(TAKE_PICKS))
        frame.up_to = value.key("upto").flag_or(False)
        frame.named = reader.word(value.key("named"))
        frame.step = step_of(value, TAKE_STEPS, 0)
        frame.cancelled = self.cancelled(value.key("cancelled"))
        return frame

    def pick_frame(self, value: Reader) -> PickFrame:
        value.only_keys(PICK_KEYS)
        reader = self.reader
        frame = PickFrame(
            reader.seat(value.key("seat")),
            PICK_WORDS.index(value.key("word").word(PICK_WORDS)),
            self.place(value.key("src")),
            self.place(value.key("dst")),
            value.key("n").number(0, LARGEST_NUMBER),
            reader.filter(value.key("what"), "find"),
        )
        frame.level = reader.levels(value.key("level"))
        frame.named = reader.word(value.key("named"))
        frame.up_to = value.key("upto").flag_or(False)
        frame.look = value.key("look").number_or(0, 0, LARGEST)
        if frame.source == COPYABLE:
            frame.cards = reader.spells(value.key("cards"))
        elif frame.source >= ASIDE:
            frame.cards = reader.finds(value.key("cards"))
        rest = value.key("rest")
        frame.rest = NO_REST if rest.is_null else RESTS.index(rest.word(RESTS))
        if (frame.rest == NO_REST) != (frame.source != ASIDE):
            raise rest.wrong("bottom, discard, top" if frame.source == ASIDE else "null")
        frame.skip = reader.card_or_none(value.key("skip"))
        frame.with_effect = value.key("effect").flag_or(False)
        frame.quiet = value.key("quiet").flag_or(False)
        return frame

    def place(self, value: Reader) -> i64:
        """A place such as `["finds", 0]` or `["discard"]`."""
        parts = list(value.items())
        name = parts[0].text() if parts else ""
        for zone, known in PLACES.items():
            if len(parts) == 1 and name == known:
                return zone
        if len(parts) != 2 or name not in ROWS:
            raise value.wrong('["finds", 0] …')
        return ROWS[name] + self.reader.seat(parts[1])

    def question(self, kind: str, value: Reader) -> Frame:
        if kind == "forfeit":
            return self.forfeit_frame(value)
        if kind == "vote":
            return self.vote_frame(value)
        reader = self.reader
        if kind == "choose":
            value.only_keys(("frame", "seat", "options"))
            options: i64 = 0
            for option in value.key("options").items():
                options |= bit(option.number(1, 20))
            return ChooseFrame(reader.seat(value.key("seat")), options)
        if kind == "aim":
            value.only_keys(("frame", "seat", "among"))
            among: i64 = 0
            for seat in reader.seats(value.key("among")):
                among |= bit(seat)
            return AimFrame(reader.seat(value.key("seat")), among)
        if kind == "name":
            value.only_keys(("frame", "seat", "of"))
            groups = ("ingredient", *self.board.deck.vocabulary.group_names)
            of = "ingredient" if value.key("of").is_null else value.key("of").word(groups)
            group = NO_WORD if of == "ingredient" else groups.index(of) - 1
            return NameFrame(reader.seat(value.key("seat")), group)
        if kind == "copy":
            value.only_keys(("frame", "card", "by", "targets"))
            copy = CopyFrame(reader.spell(value.key("card")), reader.seat(value.key("by")))
            copy.targets = reader.targets(value.key("targets"))
            if len(copy.targets) > len(self.board.deck.targets[copy.card]):
                raise value.key("targets").wrong("list")
            return copy
        return read_turn_frame(kind, value)

    def forfeit_frame(self, value: Reader) -> ForfeitFrame:
        value.only_keys(("frame", "card", "by", "on", "price", "until", "step", "cancelled"))
        reader = self.reader
        until = value.key("until")
        frame = ForfeitFrame(
            reader.card(value.key("card")),
            reader.seat(value.key("by")),
            reader.seat(value.key("on")),
            value.key("price").number(0, LARGEST_NUMBER),
            UNTIL.index("their-turn-end" if until.is_null else until.word(UNTIL)),
        )
        frame.step = step_of(value, FORFEIT_STEPS, 1)
        frame.cancelled = self.cancelled(value.key("cancelled"))
        return frame

    def vote_frame(self, value: Reader) -> VoteFrame:
        value.only_keys(("frame", "entry", "votes"))
        reader, entry = self.reader, value.key("entry")
        entry.only_keys(("card", "on", "by", "price"))
        frame = VoteFrame(
            reader.card(entry.key("card")),
            reader.seat(entry.key("on")),
            reader.seat(entry.key("by")),
            entry.key("price").number(0, LARGEST_NUMBER),
        )
        if frame.by == frame.on:
            raise entry.breaks("EX-FORF-10")
        for seat, vote in seat_entries(value.key("votes"), int(self.board.seats)):
            if seat == frame.on:
                raise vote.breaks("EX-FORF-10")
            frame.voted |= bit(seat)
            if vote.word(("ok", "boo")) == "boo":
                frame.boos |= bit(seat)
        return frame


def step_of(value: Reader, steps: tuple[str, ...], default: int) -> int:
    step = value.key("step")
    return default if step.is_null else steps.index(step.word(steps))


def read_turn_frame(kind: str, value: Reader) -> Frame:
    value.only_keys(("frame", "step"))
    if kind == "turn-start":
        start = StartFrame()
        start.step = step_of(value, START_STEPS, 0)
        return start
    end = EndFrame()
    end.step = step_of(value, END_STEPS, 0)
    return end
