"""A view as coloured lines for a terminal: the table, every wizard, one's own cards, what is asked."""

from quintessence.core.casts import as_list, as_number, as_object, as_objects, as_texts
from quintessence.core.messages import Messages
from quintessence.core.setting import Setting
from quintessence.core.types import JsonObject, Line, Seat

from .cards.words import INGREDIENT, MUNDANE
from .hidden.eyes import HIDDEN
from .screen.now import draw_now
from .screen.sheets import LONGEST_NAME, OTHER_SHAPE, SEAT_STYLES, WIDTH, Sheets, cut, paragraph, rows, spoken, width
from .view import HELD, MISSING, STAND_IN, WAIVED

NAME_WIDTH = 17
NAMES_OWNER = ("your-turn", "your-turn-end", "laid")
"""The ends of lasting effects that are told with their owner."""


def draw_view(view: JsonObject, setting: Setting, messages: Messages) -> list[Line]:
    sheets = Sheets(setting, messages)
    viewer = viewer_of(view)
    lines = [*draw_heading(view, sheets), draw_piles(view, sheets), []]
    start = 0 if viewer is None else viewer + 1
    for step in range(setting.seats):
        lines += draw_wizard(view, (start + step) % setting.seats, viewer, sheets)
    if viewer is not None and view["phase"] != "draft":
        lines.append([])
        lines += draw_hand(view, viewer, sheets)
    lines.append([])
    return lines + draw_now(view, viewer, sheets)


def viewer_of(view: JsonObject) -> Seat | None:
    """Whose view it is, None for a spectator."""
    you = as_object(as_object(view["table"])["prompt"]).get("you")
    return you if isinstance(you, int) else None


def draw_heading(view: JsonObject, sheets: Sheets) -> list[Line]:
    """Where the game is: turn, round, direction, cards played, extra turns that are due."""
    if view["phase"] == "draft":
        return [[("bold", sheets.say("table-draft", name=sheets.seat(as_number(view["active"]))))]]
    if view["phase"] == "over":
        winners = as_list(as_object(view["result"])["winners"])
        won = sheets.say("table-won", count=len(winners), names=sheets.seats(winners))
        return rows(spoken(won, "good"), [("bold", sheets.say("table-over")), ("", " · ")], 2)
    turn, seats = as_number(view["turn"]), len(as_object(view["players"]))
    arrow, direction = ("↻", "table-clockwise") if view["direction"] == 1 else ("↺", "table-anticlockwise")
    facts = [sheets.say("table-round", round=(turn - 1) // seats + 1), f"{arrow} {sheets.say(direction)}"]
    if view["plays"]:
        facts.append(sheets.say("table-plays", plays=as_number(view["plays"])))
    line: Line = [("bold", sheets.say("table-turn", turn=turn)), ("", " · " + " · ".join(facts))]
    if not as_list(view["extra"]):
        return [line]
    return [line, *paragraph(sheets.say("table-extra", names=sheets.turns(view["extra"])), 2, "mark")]


def draw_piles(view: JsonObject, sheets: Sheets) -> Line:
    """The draw pile, the discard pile with its top, the stacks of the draft."""
    if view["phase"] == "draft":
        line: Line = [("dim", sheets.say("table-stacks") + "  ")]
        for level, stack in as_object(view["books"]).items():
            line += [("bold", f"[{level}]"), ("", f"×{len(as_list(stack))}   ")]
        return line
    discard = as_list(view["discard"])
    line = [
        ("", sheets.say("table-pile", count=len(as_list(view["pile"]))) + " · "),
        ("", sheets.say("table-discard", count=len(discard))),
    ]
    if discard:
        line.append(("dim", ", " + sheets.say("table-discard-top", card="").strip() + " "))
        line += sheets.named(str(discard[0]), WIDTH - width(line))
    return line


def draw_wizard(view: JsonObject, seat: Seat, viewer: Seat | None, sheets: Sheets) -> list[Line]:
    """One wizard: how many finds, the backs of the spells, what is laid, what lasts."""
    player = as_object(as_object(view["players"])[str(seat)])
    is_active = view["active"] == seat and view["phase"] != "over"
    name = sheets.seat(seat) + (f" ({sheets.say('table-you')})" if seat == viewer else "")
    line: Line = [("bold", "▸ " if is_active else "  "), (f"{SEAT_STYLES[seat]} bold", f"{seat} {name:<{NAME_WIDTH}}")]
    if view["phase"] != "draft":
        line.append(("", f" {sheets.say('table-finds', count=len(as_list(player['finds']))):<15}"))
    levels = [level_of(spell, sheets) for spell in as_texts(player["spells"])]
    line.append(("bold", " [" + " ".join(map(str, sorted(levels))) + "]"))
    key = "table-drafted" if view["phase"] == "draft" else "table-levels"
    line.append(("dim", "  " + sheets.say(key, levels=sum(levels))))
    laid = as_texts(player["laid"])
    told = paragraph(sheets.say("table-laid", cards=sheets.names(laid)), 6) if laid else []
    shown = [] if seat == viewer else draw_shown(player, sheets)
    return [line, *told, *draw_lasting(view, player, seat, sheets), *shown]


def level_of(spell: str, sheets: Sheets) -> int:
    """The level of a spell in a hand, seen from its face or its back."""
    return int(spell[1:] if spell.startswith(HIDDEN) else sheets.deck.level[sheets.numbers[spell]])


def draw_shown(player: JsonObject, sheets: Sheets) -> list[Line]:
    """What others show of their hands while an effect opens them."""
    lines: list[Line] = []
    for zone, key in (("finds", "table-their-finds"), ("spells", "table-their-spells")):
        cards = as_texts(player[zone])
        if cards and not cards[0].startswith(HIDDEN):
            lines += paragraph(sheets.say(key, cards=sheets.names(cards)), 6, "")
    return lines


def draw_lasting(view: JsonObject, player: JsonObject, seat: Seat, sheets: Sheets) -> list[Line]:
    """Forfeits, statuses and triggers of a seat, each with whose it is and when it ends."""
    lines: list[Line] = []
    for effect in [as_object(entry) for entry in as_object(view["lasting"]).values()]:
        if effect.get("on", effect["by"]) != seat:
            continue
        details = lasting_details(effect, sheets)
        if effect["kind"] == "forfeit":
            details["card"] = f"{details['card']} ({effect['card']})"
            lines += paragraph(sheets.say("table-forfeit", **details), 6, "mark")
            lines += paragraph(f"{sheets.text(effect['card'])} ({details['until']})", 8)
            continue
        told = sheets.say(f"table-{effect['kind']}", **details)
        if isinstance(effect["uses"], int):
            told += " · " + sheets.say("table-uses", uses=effect["uses"])
        lines += paragraph(told, 6, "italic")
    for name, count in as_object(player["counters"]).items():
        lines.append([("", "      "), ("italic", sheets.say("table-counter", name=name, count=as_number(count)))])
    return lines


def lasting_details(effect: JsonObject, sheets: Sheets) -> dict[str, str | int]:
    """What a sentence on a lasting effect says: the card, its owner, what it does and until when."""
    card, owner, until = effect["card"], as_number(effect["by"]), str(effect["until"])
    ending = as_number(effect.get("on", owner)) if until.startswith("their") else owner
    details: dict[str, str | int] = {
        "card": "" if card is None else sheets.name(card),
        "how": "bare" if card is None else "card" if until in NAMES_OWNER else "owner",
        "owner": sheets.seat(owner),
        "until": sheets.say(f"table-until-{until}", seat=ending, name=sheets.seat(ending)),
    }
    if effect["kind"] == "forfeit":
        details["price"] = as_number(effect["price"])
    if effect["kind"] == "status":
        amount = effect.get("n")
        is_counted = isinstance(amount, int) and f"table-status-{effect['is']}" in sheets.messages
        key = f"table-status-{effect['is']}" if is_counted else f"status-{effect['is']}"
        details["is"] = sheets.say(key, n=amount if isinstance(amount, int) else 1)
    return details


LACKING = "·"
MARKS = {HELD: "✓", STAND_IN: "~", WAIVED: "~", MISSING: LACKING}
"""How a slot is marked: held, something stands for it or it may be left unpaid, missing."""
COLUMN = 38


def draw_hand(view: JsonObject, seat: Seat, sheets: Sheets) -> list[Line]:
    player, needs = as_object(as_object(view["players"])[str(seat)]), as_object(view["needs"])
    lines: list[Line] = [[("bold", sheets.say("table-your-spells"))]]
    for spell in as_texts(player["spells"]):
        lines += draw_spell(spell, as_objects(needs[spell]), sheets)
    lines += [[], [("bold", sheets.say("table-your-finds"))]]
    return lines + draw_finds(as_texts(player["finds"]), sheets)


def draw_spell(spell: str, slots: list[JsonObject], sheets: Sheets) -> list[Line]:
    """A spell with its ingredients, lit when held; what can be cast is marked as ready."""
    number = sheets.numbers[spell]
    marks = [(str(slot["slot"]), MARKS[str(slot["state"])]) for slot in slots]
    missing = sum(mark == LACKING for _, mark in marks)
    state = sheets.say("table-ready") if missing == 0 else sheets.say("table-missing", count=missing)
    special = f" {sheets.say('table-special')}" if sheets.deck.special[number] == 1 else ""
    start = f"[{sheets.deck.level[number]}] {spell}"
    room = WIDTH - len(start) - len(special) - len(state) - 6
    head: Line = [("", "  "), ("bold", start), ("", f"  {cut(sheets.name(spell), room)}"), ("mark", special)]
    head.append(("good" if missing == 0 else "dim", " " * max(2, WIDTH - width(head) - len(state)) + state))
    needs: list[Line] = []
    for ingredient, mark in marks:
        style, shape = ("", OTHER_SHAPE) if ingredient == "any" else sheets.mark(ingredient)
        name = sheets.say("slot-any") if ingredient == "any" else cut(sheets.name(ingredient), LONGEST_NAME)
        needs.append([(style if mark != LACKING else f"{style} dim", f"{shape} {name} {mark}   ")])
    return [head, *rows(needs, [("", "      ")], 6), *paragraph(sheets.text(spell), 6)]


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
            line += [*entry, ("", " " * max(1, COLUMN - width(entry)))]
        lines.append(line)
    for find in [find for find in kinds if find not in plain]:
        lines += draw_object(find, finds.count(find), sheets)
    return lines


def draw_plain(find: str, count: int, sheets: Sheets) -> Line:
    """An ingredient: how many, its id, its name."""
    head: Line = [("", f"{count}× " if count > 1 else ""), *sheets.find(find)]
    room = COLUMN - 2 - width(head)
    return [*head, ("dim", f" {cut(sheets.name(find), room)}" if room > 1 else "")]


def draw_object(find: str, count: int, sheets: Sheets) -> list[Line]:
    """An object or a transaction: its worth if that is special, else what it says."""
    number = sheets.numbers[find]
    worth = int(sheets.deck.worth[number])
    told = f", {sheets.say('table-worth', worth=worth)}" if worth != 1 else ""
    head: Line = [("", f"  {count}× " if count > 1 else "  "), *sheets.find(find)]
    room = WIDTH - width(head) - len(told) - 2
    head += [("", f"  {cut(sheets.name(find), room)}"), ("dim", told)]
    return [head, *([] if sheets.deck.kinds[number] == MUNDANE else paragraph(sheets.text(find), 6))]
