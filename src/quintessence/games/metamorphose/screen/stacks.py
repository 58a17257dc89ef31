"""A creature drawn in a column: the frame of its top card, and what is seen through its holes and past its edges."""

from typing import Final

from quintessence.core.casts import as_numbers, as_object, as_texts
from quintessence.core.messages import Messages
from quintessence.core.types import Json, JsonObject, Line

from ..cards.catalogue import CardTable
from ..cards.geometry import COLOURS, HOLE, OVERHANGING, REACH, ROWS, VisibleSlot, slot_code, visible_slots, write_code
from .faces import colour_letter, fitted, short_power, slot_text

WIDTH: Final = 13
"""Six columns fit side by side."""
FAN_MARGIN: Final = 28
DEPTHS: Final = "₀₁₂₃₄₅₆₇₈₉"
TOKENS: Final = {"3 ready": "❸", "3 spent": "③", "5 ready": "❺", "5 spent": "⑤"}


def draw_stacks(creatures: JsonObject, table: CardTable, messages: Messages) -> list[Line]:
    """All creatures of a play area side by side."""
    columns = [draw_stack(place, as_object(creature), table, messages) for place, creature in creatures.items()]
    height = max([len(column) for column in columns], default=0)
    lines: list[Line] = []
    for row in range(height):
        line: Line = []
        for column in columns:
            line += column[row] if row < len(column) else [("", " " * WIDTH)]
        lines.append(line)
    return without_empty(lines)


def without_empty(lines: list[Line]) -> list[Line]:
    """Rows in which no stack shows anything are left out."""
    return [line for line in lines if any(text.strip() for _, text in line)]


def draw_stack(place: str, creature: JsonObject, table: CardTable, messages: Messages) -> list[Line]:
    """One column, from its heading down to its tokens."""
    cards, shift = as_texts(creature["cards"]), as_numbers(creature["shift"])
    faces = [table.cards[table.numbers[card]].face for card in cards]
    seen = {slot.row: slot for slot in visible_slots(faces, shift)}
    colour = COLOURS.index(str(creature["colour"]))
    heading: Line = [
        ("bold", f"{place} "),
        (f"{COLOURS[colour]} bold", colour_letter(colour, messages)),
        ("", fitted(f" {creature['base']}+{creature['bonus']}", WIDTH - 4)),
    ]
    top = table.cards[table.numbers[cards[0]]]
    lines = [heading, [(COLOURS[colour], fitted(top.names[messages.language], WIDTH - 1) + " ")]]
    lines.append([("dim", fitted(short_power(table, table.numbers[cards[0]], messages), WIDTH - 1) + " ")])
    lines += [draw_overhang(seen.get(row), messages) for row in OVERHANGING[:2]]
    lines.append([("dim", fitted("┌────┐", WIDTH))])
    lines += [draw_row(faces[0], row, seen.get(row), messages) for row in range(1, 7)]
    lines.append([("dim", fitted("└────┘", WIDTH))])
    lines += [draw_overhang(seen.get(row), messages) for row in OVERHANGING[2:]]
    lines.append([("", fitted(tokens_text(creature["mana"], len(cards)), WIDTH))])
    for place_in_stack in range(1, len(cards)):
        lines.append(draw_lower(place_in_stack, cards, shift, table, messages))
    return lines


def draw_lower(place: int, cards: list[str], shift: list[int], table: CardTable, messages: Messages) -> Line:
    """A card under the top card: its depth, how far it is slid, its name."""
    card = table.cards[table.numbers[cards[place]]]
    slid = " " if shift[place] == 0 else f"{'↑' if shift[place] < 0 else '↓'}{abs(shift[place])} "
    name = fitted(f"{slid}{card.names[messages.language]}", WIDTH - 2 - len(depth_sign(place + 1)) + 1)
    return [("dim", depth_sign(place + 1)), (COLOURS[card.colour], name), ("", " ")]


def draw_row(top: int, row: int, seen: VisibleSlot | None, messages: Messages) -> Line:
    """A row of the top card: its own slot, or a hole with what is seen through it."""
    is_hole = slot_code(top, row) == HOLE
    style, text = ("", "") if seen is None else slot_text(write_code(seen.code), messages)
    inner = f"({text:^2})" if is_hole else f" {text:<2} "
    depth = "" if seen is None or seen.depth == 1 else depth_sign(seen.depth)
    return [("dim", "│"), (style, inner), ("dim", "│"), ("dim", fitted(depth, WIDTH - 6))]


def draw_overhang(seen: VisibleSlot | None, messages: Messages) -> Line:
    """A row above or below the top card: what a lower card shows there."""
    if seen is None:
        return [("", " " * WIDTH)]
    style, text = slot_text(write_code(seen.code), messages)
    return [("dim", "┊"), (style, f" {text:<2} "), ("dim", "┊"), ("dim", fitted(depth_sign(seen.depth), WIDTH - 6))]


def depth_sign(depth: int) -> str:
    """The depth of the card that is seen, in small figures."""
    return "".join(DEPTHS[int(digit)] for digit in str(depth))


def tokens_text(mana: Json, size: int) -> str:
    """How many cards, and the tokens."""
    return " ".join([f"×{size}", *[TOKENS[f"{value} {face}"] for value, face in as_object(mana).items()]])


def draw_fan(creature: JsonObject, table: CardTable, messages: Messages) -> list[Line]:
    """The cards of a stack one beneath the other, each slid as it lies; the last line is what shows."""
    cards, shift = as_texts(creature["cards"]), as_numbers(creature["shift"])
    numbers = "".join(f"{row:>3} " for row in ROWS)
    lines: list[Line] = [[("dim", fitted(messages.text("draw-row"), FAN_MARGIN) + numbers)]]
    for depth, name in enumerate(cards, 1):
        card = table.cards[table.numbers[name]]
        heading = fitted(f"{depth_sign(depth)} {card.names[messages.language]}", FAN_MARGIN)
        line: Line = [(COLOURS[card.colour], heading), ("", " " * 4 * (shift[depth - 1] + REACH))]
        lines.append(line + [fan_cell(word, messages) for word in card.slots])
    shown = [fan_cell(word, messages) if word != "open" else ("", " " * 4) for word in as_texts(creature["shows"])]
    return [*lines, [("bold", fitted(messages.text("draw-shows"), FAN_MARGIN)), *shown]]


def fan_cell(word: str, messages: Messages) -> tuple[str, str]:
    style, text = slot_text(word, messages)
    return (style, f"{text:>3} ")
