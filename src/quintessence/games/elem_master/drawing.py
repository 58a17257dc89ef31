"""A view as coloured lines for a terminal: the board, then whose turn it is and what each seat has."""

from quintessence.core.casts import as_list, as_number, as_object, as_texts
from quintessence.core.messages import Messages
from quintessence.core.setting import Setting
from quintessence.core.types import Json, JsonObject, Line

from .terrain.cells import PLAINS
from .tokens.elements import COLOUR_NAMES, COLOURS, ELEMENTS

WIDTH = 6


def draw_view(view: JsonObject, setting: Setting, messages: Messages) -> list[Line]:
    size = int(PLAINS[setting.seats].size)
    stacks = stacks_shown(view)
    board = as_object(view["board"])
    letters: Line = [("dim", "   " + "".join(f"{name:^{WIDTH}}" for name in "abcdefghij"[:size]))]
    lines: list[Line] = [letters]
    for row in range(size, 0, -1):
        line: Line = [("dim", f"{row:2} ")]
        for column in range(size):
            cell = f"{'abcdefghij'[column]}{row}"
            terrain = terrain_at(board, size, column, row - 1)
            line += draw_cell(cell, stacks.get(cell), board, terrain, messages)
        line.append(("dim", f" {row}"))
        lines.append(line)
    lines += [letters, [("dim", legend(setting, messages))], *draw_terrains(board, size, messages)]
    lines += [*draw_seats(view, setting, messages), *draw_cards(view, messages)]
    return [*lines, draw_moment(view, setting, messages)]


def stacks_shown(view: JsonObject) -> dict[str, str]:
    """What stands on each cell; while armies are put, one's own."""
    stacks = {cell: str(stack) for cell, stack in as_object(view["cells"]).items()}
    for seat, army in as_object(view["armies"]).items():
        if isinstance(army, dict):
            stacks.update({cell: f"{COLOURS[int(seat)]}:{stack}" for cell, stack in army.items()})
    return stacks


def terrain_at(board: JsonObject, size: int, column: int, row: int) -> str:
    return as_texts(board["terrain"])[(column >= size // 2) + 2 * (row >= size // 2)]


def draw_cell(cell: str, stack: str | None, board: JsonObject, terrain: str, messages: Messages) -> Line:
    """The owner's letter in the owner's colour, then element, level and marks in the element's."""
    if cell in as_list(board["voids"]):
        return [("void", "█" * WIDTH)]
    if stack is None:
        return [(f"terrain-{terrain} dim", f"{'·':^{WIDTH}}")]
    colour, element, rest = stack.split(":")
    text = f"{element_letter(element, messages)}{rest.split('@')[0]}"
    return [
        (f"terrain-{terrain} seat-{COLOURS.index(colour)} bold", f" {colour}"),
        (f"terrain-{terrain} {element}", f"{text:<{WIDTH - 2}}"),
    ]


def legend(setting: Setting, messages: Messages) -> str:
    """What the letters on the board mean."""
    colours = [f"{COLOURS[seat]} {messages.text(f'colour-{COLOUR_NAMES[seat]}')}" for seat in range(setting.seats)]
    elements = [f"{element_letter(element, messages)} {messages.text(f'element-{element}')}" for element in ELEMENTS]
    marks = [f"x {messages.text('mark-played')}", f"z {messages.text('mark-immobilised')}"]
    return " · ".join([", ".join(colours), ", ".join(elements), ", ".join(marks)])


def element_letter(element: str, messages: Messages) -> str:
    """Elements are told apart by letter as well as by colour: E F W A, in French T F E A."""
    return messages.text(f"element-{element}")[0]


def draw_terrains(board: JsonObject, size: int, messages: Messages) -> list[Line]:
    """Each quarter of the board by its corner cells, its terrain and what that does."""
    blocks = as_texts(board["terrain"])
    half = size // 2
    lines: list[Line] = []
    for place in (2, 3, 0, 1):
        across, up = half * (place % 2), half * (place // 2)
        corners = f"{'abcdefghij'[across]}{up + 1}–{'abcdefghij'[across + half - 1]}{up + half}"
        name = messages.text(f"terrain-{blocks[place]}")
        what = messages.attribute(f"terrain-{blocks[place]}", "help") or ""
        lines.append([("dim", f"{corners:<8}"), (f"terrain-{blocks[place]}", f" {name} "), ("dim", f" {what}")])
    return lines


def draw_seats(view: JsonObject, setting: Setting, messages: Messages) -> list[Line]:
    """For each seat its reserve; what is hidden is left out."""
    reserve = as_object(view["reserve"])
    eliminated = [seat for group in as_list(view["out"]) for seat in as_list(group)]
    lines: list[Line] = []
    for seat in range(setting.seats):
        line: Line = [(f"seat-{seat} bold", f"{messages.text(f'colour-{COLOUR_NAMES[seat]}'):<8}")]
        kept = reserve.get(COLOURS[seat])
        if seat in eliminated:
            line.append(("dim", messages.text("term-eliminated")))
        elif isinstance(kept, dict):
            line.append(("dim", messages.text("zone-reserve") + "  "))
            for element in ELEMENTS:
                line.append((element, f"{messages.text(f'element-{element}')} {kept[element]}  "))
        lines.append(line + draw_extras(view, seat, messages))
    return lines


def draw_extras(view: JsonObject, seat: int, messages: Messages) -> Line:
    """What a seat has besides tokens: its speciality, Earth set aside, cards kept, effects that wait for it."""
    key = str(seat)
    specialities, aside, waiting = as_object(view["specialities"]), as_object(view["aside"]), as_object(view["next"])
    held = as_object(as_object(view["events"])["held"])
    line: Line = []
    if key in specialities:
        line.append(("bold", f" {messages.text(f'speciality-{specialities[key]}')}"))
    if key in aside:
        line.append(("dim", f" {messages.text('zone-aside')} {aside[key]}"))
    if key in held:
        line.append(("dim", f" {messages.text('zone-held')} {card_names(held[key], messages)}"))
    if key in waiting:
        line.append(("dim", f" {messages.text('zone-effects-next')} {card_names(waiting[key], messages)}"))
    return line


def card_names(cards: Json, messages: Messages) -> str:
    return ", ".join(messages.text(f"event-{card}") for card in as_texts(cards))


def draw_cards(view: JsonObject, messages: Messages) -> list[Line]:
    """The event row with what each card does, the pile, and the effects of this turn."""
    events, now = as_object(view["events"]), as_list(view["now"])
    row, deck = as_texts(events["row"]), events["deck"]
    lines: list[Line] = []
    if row or deck:
        lines.append([("bold", messages.text("zone-row")), ("dim", f" · {messages.text('zone-pile')} {deck}")])
    for card in row:
        name, what = messages.text(f"event-{card}"), messages.attribute(f"event-{card}", "help") or ""
        lines.append([("", f"  {card:<14}"), ("bold", f"{name:<20}"), ("dim", what)])
    if now:
        lines.append([("good", f"{messages.text('zone-effects-now')} {card_names(now, messages)}")])
    return lines


def draw_moment(view: JsonObject, setting: Setting, messages: Messages) -> Line:
    phase = str(view["phase"])
    if phase != "play":
        return [("bold", messages.text(f"phase-{phase}"))]
    turn, pending = as_number(view["turn"]), view["pending"]
    asked: Line = []
    if isinstance(pending, dict):
        asked = [("good", f" · {asking(pending, messages)}")]
    return [
        (f"seat-{turn} bold", messages.text(f"colour-{COLOUR_NAMES[turn]}")),
        ("", f" · {messages.text('term-action-points')} {view['ap']} · {messages.text('term-round')} {view['round']}"),
        *asked,
    ]


def asking(pending: JsonObject, messages: Messages) -> str:
    """Which card or power waits for an answer."""
    if pending["kind"] == "event":
        return messages.text(f"event-{pending['card']}")
    power = "priest" if pending["kind"] == "priest" else pending["power"]
    return messages.text(f"speciality-{power}")
