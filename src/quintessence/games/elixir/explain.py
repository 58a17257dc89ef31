"""Why words are refused: every check in the order that the page fixes, apart from the generator in `legal`.

The order: the game is over; the seat is not asked; not a move of the kind asked for; the card is not there; in a
window, it does not fit; the limit of plays; the card cannot be played so; a status forbids it; it cannot be paid.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quintessence.core.packing import NO_MOVE
from quintessence.core.refusal import NOT_A_MOVE, NOT_NOW, NOT_YOURS, Refusal
from quintessence.games.elixir.draft import lacking
from quintessence.games.elixir.frames import (
    PICK_WORDS,
    SETTLING,
    TARGET_STEP,
    CardFrame,
    EventFrame,
    Frame,
    PickFrame,
)
from quintessence.games.elixir.legal import seats_asked
from quintessence.games.elixir.moves import grammar_of
from quintessence.games.elixir.paying import can_cast, can_pay, pays
from quintessence.games.elixir.picking import offered
from quintessence.games.elixir.putting import choices_of, may_stop
from quintessence.games.elixir.questions import (
    AimFrame,
    ChooseFrame,
    CopyFrame,
    ForfeitFrame,
    NameFrame,
    PutFrame,
    VoteFrame,
)
from quintessence.games.elixir.table import Table, finds_of, has_status, spells_of
from quintessence.games.elixir.windows import fits
from quintessence.games.elixir.words import (
    DRAFT,
    FORFEIT,
    INGREDIENT,
    MAGIC,
    MUNDANE,
    NO_CAST,
    NO_OBJECTS,
    NO_REACT,
    NO_TRANSACTIONS,
    OVER,
    TRANSACTION,
    VEILED,
)
from quintessence.games.elixir.zones import BOOKS, without_card

UNKNOWN: Final = -1
"""The number of a word that is no card of the deck."""


def explain_words(table: Table, seat: int, words: str) -> Refusal | None:
    """None if the seat may play these words, else the first rule in the page's order."""
    if table.phase == OVER:
        return Refusal("EX-END-6", NOT_YOURS)
    if seat not in seats_asked(table):
        return Refusal("EX-ASK-1", NOT_YOURS)
    verb, _, argument = words.partition(" ")
    if words.count(" ") > 1 or (" " in words and argument == ""):
        return not_asked(table, words)
    if verb not in verbs_asked(table, argument != ""):
        return not_asked(table, words)
    if argument == "":
        return explain_waive(table, seat) if verb == "waive" else None
    if table.phase == DRAFT:
        return explain_pick(table, seat, words, argument)
    if not table.stack:
        return explain_main(table, seat, verb, argument)
    frame = table.stack[-1]
    if isinstance(frame, EventFrame):
        return explain_in_window(table, frame, seat, verb, argument)
    if isinstance(frame, CardFrame) and verb == "use":
        return explain_use(table, frame, seat, argument)
    if verb == "target":
        return explain_target(table, frame, words, argument)
    return explain_choice(table, frame, seat, words, argument)


def not_asked(table: Table, words: str) -> Refusal:
    """Not a move of the kind asked for, or no move at all (EX-ASK-2)."""
    is_move = grammar_of(table.deck, int(table.seats)).parse(words) != NO_MOVE
    return Refusal("EX-ASK-2", NOT_NOW if is_move else NOT_A_MOVE)


def not_there(rule: str, card: int) -> Refusal:
    return Refusal(rule, NOT_A_MOVE if card == UNKNOWN else NOT_NOW)


def number_of(table: Table, word: str) -> int:
    """The number of a card, UNKNOWN if the deck has none of that id."""
    number = table.deck.vocabulary.numbers.get(word, UNKNOWN)
    return number if number < table.deck.size else UNKNOWN


def verbs_asked(table: Table, with_argument: bool) -> tuple[str, ...]:
    """The first words of the kind of move that is asked for."""
    if table.phase == DRAFT:
        return ("pick",) if with_argument else ()
    if not table.stack:
        return ("cast", "play", "buyout") if with_argument else ("next",)
    frame = table.stack[-1]
    if isinstance(frame, EventFrame):
        return ("cast", "play") if with_argument else ("pass",)
    if isinstance(frame, CardFrame):
        if frame.step == TARGET_STEP:
            return ("target",) if with_argument else ()
        return ("use",) if with_argument else ("waive",)
    if isinstance(frame, PickFrame):
        if with_argument:
            return (PICK_WORDS[frame.word],)
        return ("done",) if frame.up_to else ()
    if isinstance(frame, PutFrame):
        if frame.step == SETTLING:
            return ("take",) if with_argument else ()
        if with_argument:
            return ("put",)
        return ("done",) if may_stop(frame) else ()
    if isinstance(frame, ForfeitFrame):
        return () if with_argument else ("perform", "pay")
    if not with_argument:
        return ()
    if isinstance(frame, VoteFrame):
        return ("vote",)
    if isinstance(frame, ChooseFrame):
        return ("choose",)
    return ("name",) if isinstance(frame, NameFrame) else ("target",)


def explain_pick(table: Table, seat: int, words: str, argument: str) -> Refusal | None:
    """EX-DRAFT-3 to EX-DRAFT-5"""
    if argument not in ("1", "2", "3", "4"):
        return not_asked(table, words)
    level = int(argument)
    if len(table.zones[BOOKS + level]) == 0:
        return Refusal("EX-DRAFT-3")
    left = [lower for lower in range(1, 5) if len(table.zones[BOOKS + lower]) > 0]
    fitting = [lower for lower in left if lower <= lacking(table, seat)]
    if fitting and level not in fitting:
        return Refusal("EX-DRAFT-4")
    if not fitting and level != left[0]:
        return Refusal("EX-DRAFT-5")
    return None


def explain_main(table: Table, seat: int, verb: str, argument: str) -> Refusal | None:
    """A move of one's own turn."""
    card = number_of(table, argument)
    if verb == "buyout":
        return explain_buyout(table, seat, card)
    if verb == "cast":
        if card not in spells_of(table, seat):
            return not_there("EX-CAST-2", card)
        return explain_limit(table) or explain_spell(table, seat, card)
    if card not in finds_of(table, seat):
        return not_there("EX-PLAY-2", card)
    return explain_limit(table) or explain_kind(table, card) or explain_find(table, seat, card)


def explain_limit(table: Table) -> Refusal | None:
    return Refusal("EX-LIM-2") if table.plays >= table.rules.plays_limit else None


def explain_kind(table: Table, find: int) -> Refusal | None:
    """Whether a find can be played as a move of one's own turn."""
    kind = table.deck.kinds[find]
    if kind == INGREDIENT:
        return Refusal("EX-PLAY-3")
    if kind == MUNDANE:
        return Refusal("EX-PLAY-4")
    if kind == MAGIC and not table.deck.effects[find]:
        return Refusal("EX-PLAY-5")
    return None if table.deck.on_turn[find] == 1 else Refusal("EX-SPEC-2")


def explain_find(table: Table, seat: int, find: int) -> Refusal | None:
    """EX-STAT-2, EX-STAT-3"""
    if table.deck.kinds[find] == TRANSACTION:
        return Refusal("EX-STAT-3") if has_status(table, seat, NO_TRANSACTIONS) else None
    return Refusal("EX-STAT-2") if has_status(table, seat, NO_OBJECTS) else None


def explain_spell(table: Table, seat: int, spell: int) -> Refusal | None:
    """EX-STAT-1, EX-CAST-3"""
    if has_status(table, seat, NO_CAST):
        return Refusal("EX-STAT-1")
    return None if can_cast(table, seat, spell) else Refusal("EX-CAST-3")


def explain_buyout(table: Table, seat: int, card: int) -> Refusal | None:
    """EX-FORF-7, EX-FORF-8"""
    forfeits = [e for e in table.lasting if e.kind == FORFEIT and e.on == seat and e.card == card]
    if not forfeits:
        return not_there("EX-FORF-7", card)
    finds = len(finds_of(table, seat))
    if any(forfeit.by != seat and forfeit.n <= finds for forfeit in forfeits):
        return None
    return Refusal("EX-FORF-8")


def explain_in_window(table: Table, event: EventFrame, seat: int, verb: str, argument: str) -> Refusal | None:
    """A special card that answers an event."""
    card = number_of(table, argument)
    is_spell = verb == "cast"
    if card not in (spells_of(table, seat) if is_spell else finds_of(table, seat)):
        return not_there("EX-CAST-2" if is_spell else "EX-PLAY-2", card)
    if not fits(table, event, seat, card):
        return Refusal("EX-SPEC-5")
    if has_status(table, seat, NO_REACT):
        return Refusal("EX-STAT-4")
    return explain_spell(table, seat, card) if is_spell else explain_find(table, seat, card)


def explain_use(table: Table, frame: CardFrame, seat: int, argument: str) -> Refusal | None:
    """EX-PAY-1, EX-PAY-2, EX-PAY-4"""
    find = number_of(table, argument)
    finds = finds_of(table, seat)
    if find not in finds:
        return not_there("EX-PAY-1", find)
    if not pays(table, seat, find, frame.slots[0]):
        return Refusal("EX-PAY-2")
    if can_pay(table, seat, frame.slots[1:], without_card(finds, find), frame.waive, True):
        return None
    return Refusal("EX-PAY-4")


def explain_waive(table: Table, seat: int) -> Refusal | None:
    """EX-PAY-6"""
    frame = table.stack[-1]
    assert isinstance(frame, CardFrame)
    has_paid = len(frame.paid) > 0
    if frame.waive > 0:
        if can_pay(table, seat, frame.slots[1:], finds_of(table, seat), frame.waive - 1, has_paid):
            return None
    return Refusal("EX-PAY-6")


def explain_target(table: Table, frame: Frame, words: str, argument: str) -> Refusal | None:
    """EX-TGT-2, EX-TGT-4, EX-STAT-8, EX-VERB-26"""
    if argument not in [str(seat) for seat in range(table.seats)]:
        return not_asked(table, words)
    target = int(argument)
    if isinstance(frame, AimFrame):
        if frame.among >> target & 1 == 0:
            return Refusal("EX-VERB-26")
        return explain_veil(table, frame.seat, target)
    assert isinstance(frame, CardFrame | CopyFrame)
    is_other = table.deck.targets[frame.card][len(frame.targets)] == 0
    if is_other and target == frame.by:
        return Refusal("EX-TGT-2")
    if target in frame.targets:
        return Refusal("EX-TGT-4")
    return explain_veil(table, frame.by, target)


def explain_veil(table: Table, seat: i64, target: int) -> Refusal | None:
    is_veiled = target != seat and has_status(table, target, VEILED)
    return Refusal("EX-STAT-8") if is_veiled else None


def explain_choice(table: Table, frame: Frame, seat: int, words: str, argument: str) -> Refusal | None:
    """A card, word or option must be among what is offered (EX-ASK-4)."""
    if isinstance(frame, VoteFrame):
        return None if argument in ("ok", "boo") else not_asked(table, words)
    if isinstance(frame, ChooseFrame):
        if not (argument.isascii() and argument.isdigit() and len(argument) < 3 and str(int(argument)) == argument):
            return not_asked(table, words)
        return None if frame.options >> int(argument) & 1 == 1 else Refusal("EX-ASK-4")
    if isinstance(frame, NameFrame):
        named = table.deck.vocabulary.numbers.get(argument, UNKNOWN)
        return None if named in table.deck.named(frame.group) else not_there("EX-ASK-4", named)
    card = number_of(table, argument)
    return None if card in cards_offered(table, frame, seat) else not_there("EX-ASK-4", card)


def cards_offered(table: Table, frame: Frame, seat: int) -> vec[i64]:
    """The cards among which a seat picks or puts."""
    if isinstance(frame, PickFrame):
        return offered(table, frame)
    assert isinstance(frame, PutFrame)
    return frame.stall if frame.step == SETTLING else choices_of(table, frame, seat)
