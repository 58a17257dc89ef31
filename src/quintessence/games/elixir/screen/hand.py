"""One's own spells and finds: what they are called, what they need, what they do."""

from quintessence.core.casts import as_list, as_object, as_texts
from quintessence.core.types import Json, JsonObject, Line, Seat

from ..cards.words import INGREDIENT, MUNDANE
from ..view import HELD, MISSING, STAND_IN, WAIVED
from .sheets import LONGEST_NAME, OTHER_SHAPE, WIDTH, Sheets, cut, paragraph, rows

LACKING = "·"
MARKS = {HELD: "✓", STAND_IN: "~", WAIVED: "~", MISSING: LACKING}
COLUMN = 38


def draw_hand(view: JsonObject, seat: Seat, sheets: Sheets) -> list[Line]:
    player = as_object(as_object(view["players"])[str(seat)])
    finds = as_texts(player["finds"])
    needs = as_object(view["needs"])
    lines: list[Line] = [[("bold", sheets.say("table-your-spells"))]]
    for spell in as_list(player["spells"]):
        lines += draw_spell(str(spell), as_list(needs[str(spell)]), sheets)
    lines += [[], [("bold", sheets.say("table-your-finds"))]]
    return lines + draw_finds(finds, sheets)


def draw_spell(spell: str, slots: list[Json], sheets: Sheets) -> list[Line]:
    """A spell with its ingredients, lit when held; what can be cast is marked as ready."""
    number = sheets.numbers[spell]
    marks = ingredient_marks(slots)
    missing = sum(mark == LACKING for _, mark in marks)
    state = sheets.say("table-ready") if missing == 0 else sheets.say("table-missing", count=missing)
    special = f" {sheets.say('table-special')}" if sheets.deck.special[number] == 1 else ""
    start = f"[{sheets.deck.level[number]}] {spell}"
    room = WIDTH - len(start) - len(special) - len(state) - 6
    head: Line = [("", "  "), ("bold", start), ("", f"  {cut(sheets.name(spell), room)}"), ("mark", special)]
    used = sum(len(part) for _, part in head)
    head.append(("good" if missing == 0 else "dim", " " * max(2, WIDTH - used - len(state)) + state))
    needs: list[Line] = []
    for ingredient, mark in marks:
        style, shape = ("", OTHER_SHAPE) if ingredient == "any" else sheets.mark(ingredient)
        name = sheets.say("slot-any") if ingredient == "any" else cut(sheets.name(ingredient), LONGEST_NAME)
        needs.append([(style if mark != LACKING else f"{style} dim", f"{shape} {name} {mark}   ")])
    return [head, *rows(needs, [("", "      ")], 6), *paragraph(sheets.text(spell), 6)]


def ingredient_marks(slots: list[Json]) -> list[tuple[str, str]]:
    """Each slot with ✓ if it is held, ~ if something stands for it or it may be left unpaid, · if it is missing."""
    return [(str(as_object(slot)["slot"]), MARKS[str(as_object(slot)["state"])]) for slot in slots]


def draw_finds(finds: list[str], sheets: Sheets) -> list[Line]:
    """Ingredients in two columns, then the other finds with their worth or with what they do."""
    if not finds:
        return [[("dim", f"  {sheets.say('table-none')}")]]
    kinds = sorted(set(finds), key=lambda find: sheets.numbers[find])
    plain = [find for find in kinds if sheets.deck.kinds[sheets.numbers[find]] == INGREDIENT]
    lines: list[Line] = []
    for start in range(0, len(plain), 2):
        line: Line = [("", "  ")]
        for find in plain[start : start + 2]:
            entry = draw_plain(find, finds.count(find), sheets)
            line += [*entry, ("", " " * max(1, COLUMN - sum(len(part) for _, part in entry)))]
        lines.append(line)
    for find in kinds:
        if find not in plain:
            lines += draw_object(find, finds.count(find), sheets)
    return lines


def draw_plain(find: str, count: int, sheets: Sheets) -> Line:
    """An ingredient: how many, its id, its name."""
    head: Line = [("", f"{count}× " if count > 1 else ""), *sheets.find(find)]
    room = COLUMN - 2 - sum(len(part) for _, part in head)
    return [*head, ("dim", f" {cut(sheets.name(find), room)}" if room > 1 else "")]


def draw_object(find: str, count: int, sheets: Sheets) -> list[Line]:
    """An object or a transaction: its worth if that is special, else what it says."""
    number = sheets.numbers[find]
    worth = int(sheets.deck.worth[number])
    told = f", {sheets.say('table-worth', worth=worth)}" if worth != 1 else ""
    head: Line = [("", f"  {count}× " if count > 1 else "  "), *sheets.find(find)]
    room = WIDTH - sum(len(part) for _, part in head) - len(told) - 2
    head += [("", f"  {cut(sheets.name(find), room)}"), ("dim", told)]
    if sheets.deck.kinds[number] == MUNDANE:
        return [head]
    return [head, *paragraph(sheets.text(find), 6)]
