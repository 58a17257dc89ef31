"""A view as coloured lines for a terminal: contest, market, everybody's creatures, what is to be done."""

from typing import Final

from quintessence.core.casts import as_list, as_number, as_object, as_texts
from quintessence.core.messages import Messages, core_messages
from quintessence.core.setting import Setting
from quintessence.core.types import Json, JsonObject, Line

from .cards.catalogue import FIRST_BANDS, SECOND_BANDS, CardTable
from .cards.geometry import COLOURS
from .cards.sets import table_of
from .screen.faces import colour_letter, fitted, short_power, slot_text
from .screen.stacks import WIDTH, draw_fan, draw_stacks, tokens_text

NAME_WIDTH: Final = 25


def draw_view(view: JsonObject, setting: Setting, messages: Messages) -> list[Line]:
    table = table_of(setting)
    large = seat_drawn_large(view)
    lines: list[Line] = [draw_contest(view, messages), []]
    lines += draw_market(view, table, messages)
    for seat in range(setting.seats):
        lines += [[], draw_player(view, seat, messages)]
        creatures = part(part(part(view, "players"), str(seat)), "creatures")
        if not creatures:
            lines.append([("dim", messages.text("draw-no-creature"))])
        elif seat == large:
            lines += draw_stacks(creatures, table, messages)
            lines.append([("dim", messages.text("draw-shown"))])
        else:
            lines.append(draw_small(creatures, messages))
    return [*lines, [], *draw_prompt(view, table, messages)]


def seat_drawn_large(view: JsonObject) -> int:
    """The viewer's own play area; for a spectator that of the seat on turn."""
    viewer, turn = part(part(view, "table"), "prompt").get("seat"), view["turn"]
    if isinstance(viewer, int):
        return viewer
    return turn if isinstance(turn, int) else 0


def part(value: JsonObject, name: str) -> JsonObject:
    return as_object(value[name])


def draw_contest(view: JsonObject, messages: Messages) -> Line:
    """The round, and the current contest card as far as it is seen."""
    line: Line = [("bold", messages.text("draw-round", {"round": str(view["round"])}))]
    contests = as_texts(view["contests"])
    if not contests:
        return [*line, ("", "  "), ("bold", messages.text("phase-over"))]
    is_turned = view["round"] in (2, 4, 6, 8, 10, 12)
    line += [("", "  ★ " if is_turned else "  ☆ ")]
    for colour, bands in zip(contests[0].split("-"), (FIRST_BANDS, SECOND_BANDS)):
        prizes = "-".join(map(str, bands))
        name = messages.text(f"colour-{colour}").lower() if colour in COLOURS else messages.text("draw-unknown")
        style = f"{colour} bold" if colour in COLOURS else "dim"
        line += [(style, messages.text("draw-prizes", {"colour": name, "prizes": prizes})), ("", "  ")]
    return [*line, ("dim", messages.text("draw-contest-now" if is_turned else "draw-contest-next"))]


def draw_market(view: JsonObject, table: CardTable, messages: Messages) -> list[Line]:
    decks = part(view, "decks")
    details: dict[str, str | int] = {"first": str(decks["1"]), "second": str(decks["2"]), "third": str(decks["3"])}
    market = messages.text("draw-market")
    lines: list[Line] = [[("bold", market), ("dim", f"  {messages.text('draw-decks', details)}")]]
    for level, row in part(view, "market").items():
        for spot, card in zip("abcd", as_list(row)):
            lines.append([("bold", f"{level}{spot} "), *draw_card(card, table, messages)])
    return lines


def draw_card(card: Json, table: CardTable, messages: Messages) -> Line:
    """A card on one line: colour, name, slots from top to bottom, power."""
    if card is None:
        return [("dim", f"  {messages.text('draw-empty')}")]
    number = table.numbers[str(card)]
    printed = table.cards[number]
    colour = COLOURS[printed.colour]
    line: Line = [
        (f"{colour} bold", colour_letter(printed.colour, messages)),
        ("", " " + fitted(printed.names[messages.language], NAME_WIDTH)),
    ]
    for word in printed.slots:
        style, text = slot_text(word, messages)
        line.append((style, f"{text:<3}"))
    return [*line, ("", " " + short_power(table, number, messages))]


def draw_player(view: JsonObject, seat: int, messages: Messages) -> Line:
    """Name, points, present strength in each colour, strength in the last contest."""
    player = part(part(view, "players"), str(seat))
    line: Line = [(f"seat-{seat} bold", seat_name(seat, messages))]
    if view["alpha"] == seat:
        line.append(("mark", " " + messages.text("draw-alpha")))
    points = messages.text("draw-points", {"points": str(player["points"])})
    line += [("", "  "), ("bold", points), ("", "   ")]
    line += draw_strengths("draw-strength", present_strengths(part(player, "creatures")), messages)
    line.append(("", "   "))
    last = part(player, "strength")
    return line + draw_strengths("draw-last", [str(last[colour]) for colour in COLOURS], messages)


def seat_name(seat: int, messages: Messages) -> str:
    return core_messages(messages.language).text("seat-name", {"number": seat + 1})


def present_strengths(creatures: JsonObject) -> list[str]:
    """What each colour would count now if it were on the contest card."""
    totals = dict.fromkeys(COLOURS, 0)
    for entry in creatures.values():
        creature = as_object(entry)
        totals[str(creature["colour"])] += as_number(creature["base"]) + as_number(creature["bonus"])
    return [str(totals[colour]) for colour in COLOURS]


def draw_strengths(key: str, strengths: list[str], messages: Messages) -> Line:
    """Three numbers in their colours, each with its letter, inside a phrase."""
    before, _, after = messages.text(key, {"strengths": "|"}).partition("|")
    line: Line = [("dim", before)]
    for colour, strength in enumerate(strengths):
        line += [(COLOURS[colour], f"{colour_letter(colour, messages)}{strength}"), ("", " " if colour < 2 else "")]
    return [*line, ("dim", after)]


def draw_small(creatures: JsonObject, messages: Messages) -> Line:
    """Another player's creatures on one line: colour, strength, size, tokens."""
    line: Line = []
    for place, entry in creatures.items():
        creature = as_object(entry)
        colour, cards = str(creature["colour"]), as_texts(creature["cards"])
        letter = colour_letter(COLOURS.index(colour), messages)
        tokens = tokens_text(creature["mana"], len(cards)).replace(" ", "")
        rest = f" {creature['base']}+{creature['bonus']}{tokens}"
        line += [("dim", f"{place} "), (f"{colour} bold", letter), ("", fitted(rest, WIDTH - 4))]
    return line


def draw_prompt(view: JsonObject, table: CardTable, messages: Messages) -> list[Line]:
    """The card in hand, if there is one; who is to act and what is still open."""
    turn, pending = view["turn"], view["pending"]
    if not isinstance(turn, int):
        return [[("bold", messages.text("phase-over"))]]
    lines: list[Line] = []
    if isinstance(pending, dict) and pending["kind"] == "place":
        lines.append([("bold", messages.text("draw-hand") + " "), *draw_card(pending["card"], table, messages)])
    elif isinstance(pending, dict):
        creatures = part(part(part(view, "players"), str(turn)), "creatures")
        lines += draw_fan(part(creatures, str(pending["creature"])), table, messages)
    actions = open_actions(view, turn, messages)
    told = messages.text("draw-turn", {"name": "|", "actions": ", ".join(actions)}).partition("|")[2]
    return [*lines, [(f"seat-{turn} bold", seat_name(turn, messages)), ("", told)]]


def open_actions(view: JsonObject, turn: int, messages: Messages) -> list[str]:
    """What the seat on turn has to do or may do."""
    pending, player = view["pending"], part(part(view, "players"), str(turn))
    if isinstance(pending, dict):
        if pending["kind"] == "place":
            return [messages.text("draw-place")]
        return [messages.text("draw-slide", {"creature": str(pending["creature"])})]
    is_late = view["phase"] == "late"
    sizes = [len(as_texts(part(part(player, "creatures"), place)["cards"])) for place in part(player, "creatures")]
    actions = [messages.text("draw-late")] if is_late else []
    if not is_late and not player["summoned"]:
        actions.append(messages.text("draw-summon"))
    if not player["moved"] and sum(sizes) > 1:
        actions.append(messages.text("draw-may-move"))
    if not player["shifted"] and any(size > 1 for size in sizes):
        actions.append(messages.text("draw-may-shift"))
    if is_late or player["summoned"]:
        actions.append(messages.text("draw-may-end"))
    return actions
