"""What is asked, in words, with the answers that the seat at the screen may give; only from the view."""

from textwrap import wrap
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quintessence.core.casts import as_list, as_numbers, as_object, as_objects
from quintessence.core.chance import QuickChance
from quintessence.core.messages import Messages
from quintessence.core.reading import Reader
from quintessence.core.setting import Setting
from quintessence.core.types import Json, JsonObject, Line, Seat

from ..board import Board, blank_lists, fits
from ..cards.catalogue import CARD_NAMES
from ..legal import list_moves
from ..moves import GRAMMAR
from ..reading import read_moment
from ..variant import Variant

WIDTH: Final = 79
"""No line of the drawing is wider."""
LISTED: Final = ("aim", "root", "release", "blaze", "power", "drop", "watch")
"""Decisions with few answers, which are listed; a turn and a Tornado have too many."""


def viewer_of(view: JsonObject) -> Seat | None:
    """The seat whose view it is: the one whose hand is shown."""
    for seat, mage in as_object(view["mages"]).items():
        if isinstance(as_object(mage)["hand"], list):
            return int(seat)
    return None


def board_of(view: JsonObject, setting: Setting) -> Board:
    """The view as a position in which nobody else holds a card: enough to know one's own moves."""
    areas: JsonObject = {}
    for seat, area in as_object(view["mages"]).items():
        mage = as_object(area)
        hand = mage["hand"]
        areas[seat] = {**mage, "hand": hand if isinstance(hand, list) else [], "draw": []}
    position = {key: value for key, value in view.items() if key != "table"}
    variant = Variant(setting)
    lists = blank_lists(variant.seats)
    board = Board(variant, lists[0], lists[1], lists[2], lists[3], vec[i64]())
    read_moment(board, Reader({**position, "mages": areas}), QuickChance(0))
    return board


def hand_marks(view: JsonObject, setting: Setting) -> set[str]:
    """The cards of one's hand that fit one of one's piles as they are now."""
    viewer = viewer_of(view)
    if viewer is None or view["result"] is not None:
        return set()
    board = board_of(view, setting)
    return {name for card, name in enumerate(CARD_NAMES) if any(fits(board, viewer, card, pile) for pile in range(4))}


def draw_question(view: JsonObject, setting: Setting, messages: Messages) -> list[Line]:
    """Whose decision it is, about what, and the answers if it is one's own."""
    result = view["result"]
    if isinstance(result, dict):
        return [[("bold", messages.text(f"reason-{result['reason']}"))]]
    seat, kind = asked(view)
    if seat != viewer_of(view):
        about = question(view, kind, messages) if kind in ("blaze", "power") else ""
        waiting = messages.text("table-waiting", {"mage": name(seat, messages)})
        return [*wrapped(about, ""), [(f"seat-{seat} bold", waiting)]]
    lines = wrapped(question(view, kind, messages), "bold")
    if kind in LISTED:
        moves = list_moves(board_of(view, setting), seat)
        lines += draw_answers(sorted(GRAMMAR.words(move) for move in moves), messages)
    return lines


def asked(view: JsonObject) -> tuple[Seat, str]:
    """The seat that everybody waits for, and the kind of decision."""
    told = as_object(view["table"])
    return as_numbers(told["awaited"])[0], str(as_object(told["prompt"])["kind"])


def question(view: JsonObject, kind: str, messages: Messages) -> str:
    """What is asked, with what it is about."""
    if kind == "turn":
        return messages.text("prompt-turn")
    entry = as_objects(view["pending"])[0]
    if kind == "blaze":
        return blaze_question(view, entry, messages)
    if kind == "power":
        details: dict[str, str | int] = {"by": name(entry["by"], messages), "words": str(entry["move"])}
        return messages.text("question-power", details)
    if kind == "release":
        key = f"creature-{entry['creature']}"
        about = {"creature": messages.text(key), "help": messages.attribute(key, "help") or ""}
        return messages.text("question-release", about)
    if kind == "drop":
        card = str(entry["card"])
        return messages.text("question-drop", {"card": messages.text(f"card-{card}"), "code": card})
    return messages.text(f"prompt-{kind}")


def blaze_question(view: JsonObject, blaze: JsonObject, messages: Messages) -> str:
    target = blaze["target"]
    mage = as_object(as_object(view["mages"])[str(target)])
    cards = as_list(as_object(mage["piles"])[str(blaze["pile"])])
    details: dict[str, str | int] = {
        "by": name(blaze["by"], messages),
        "target": name(target, messages),
        "card": messages.text(f"card-{cards[0]}"),
        "level": len(cards) - 1,
        "pile": str(blaze["pile"]),
    }
    return messages.text("question-blaze-you" if target == viewer_of(view) else "question-blaze-other", details)


def name(seat: Json, messages: Messages) -> str:
    return messages.text(f"mage-{seat}")


def wrapped(text: str, style: str) -> list[Line]:
    """A sentence on as many lines as it needs; none for no sentence."""
    return [[(style, row)] for row in wrap(text, WIDTH, break_on_hyphens=False)]


def draw_answers(answers: list[str], messages: Messages) -> list[Line]:
    """The words that may be typed, on as many lines as they need."""
    label = messages.text("table-answers")
    lines: list[Line] = [[("dim", f"{label} ")]]
    margin = len(label) + 1
    used = margin
    for place, words in enumerate(answers):
        text = words if place == len(answers) - 1 else f"{words} · "
        if used + len(text) > WIDTH and used > margin:
            lines.append([("", " " * margin)])
            used = margin
        lines[-1].append(("good", text))
        used += len(text)
    return lines
