"""A view as coloured lines for a terminal: the table, every wizard, one's own cards, what is asked."""

from quintessence.core.casts import as_list, as_number, as_object, as_texts
from quintessence.core.messages import Messages
from quintessence.core.setting import Setting
from quintessence.core.types import JsonObject, Line, Seat

from .hidden.eyes import HIDDEN
from .screen.hand import draw_hand
from .screen.now import draw_now
from .screen.sheets import SEAT_STYLES, WIDTH, Sheets, paragraph, rows, spoken

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
        result = as_object(view["result"])
        winners = as_list(result["winners"])
        won = sheets.say("table-won", count=len(winners), names=sheets.seats(winners))
        return rows(spoken(won, "good"), [("bold", sheets.say("table-over")), ("", " · ")], 2)
    turn = as_number(view["turn"])
    seats = len(as_object(view["players"]))
    is_clockwise = view["direction"] == 1
    facts = [
        sheets.say("table-round", round=(turn - 1) // seats + 1),
        "↻ " + sheets.say("table-clockwise") if is_clockwise else "↺ " + sheets.say("table-anticlockwise"),
    ]
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
            line.append(("bold", f"[{level}]"))
            line.append(("", f"×{len(as_list(stack))}   "))
        return line
    discard = as_list(view["discard"])
    line = [
        ("", sheets.say("table-pile", count=len(as_list(view["pile"]))) + " · "),
        ("", sheets.say("table-discard", count=len(discard))),
    ]
    if discard:
        top = str(discard[0])
        line.append(("dim", ", " + sheets.say("table-discard-top", card="").strip() + " "))
        line += sheets.named(top, WIDTH - sum(len(part) for _, part in line))
    return line


def draw_wizard(view: JsonObject, seat: Seat, viewer: Seat | None, sheets: Sheets) -> list[Line]:
    """One wizard: how many finds, the backs of the spells, what is laid, what lasts."""
    player = as_object(as_object(view["players"])[str(seat)])
    is_active = view["active"] == seat and view["phase"] != "over"
    name = sheets.seat(seat) + (f" ({sheets.say('table-you')})" if seat == viewer else "")
    line: Line = [("bold", "▸ " if is_active else "  "), (f"{SEAT_STYLES[seat]} bold", f"{seat} {name:<{NAME_WIDTH}}")]
    if view["phase"] != "draft":
        line.append(("", f" {sheets.say('table-finds', count=len(as_list(player['finds']))):<15}"))
    levels = [level_of(spell, sheets) for spell in as_list(player["spells"])]
    line.append(("bold", " [" + " ".join(map(str, sorted(levels))) + "]"))
    key = "table-drafted" if view["phase"] == "draft" else "table-levels"
    line.append(("dim", "  " + sheets.say(key, levels=sum(levels))))
    lines = [line]
    laid = as_texts(player["laid"])
    if laid:
        lines += paragraph(sheets.say("table-laid", cards=sheets.names(laid)), 6)
    lines += draw_lasting(view, seat, sheets)
    lines += draw_shown(player, seat, viewer, sheets)
    return lines


def level_of(spell: object, sheets: Sheets) -> int:
    """The level of a spell in a hand, seen from its face or its back."""
    shown = str(spell)
    if shown.startswith(HIDDEN):
        return int(shown[1:])
    return int(sheets.deck.level[sheets.numbers[shown]])


def draw_shown(player: JsonObject, seat: Seat, viewer: Seat | None, sheets: Sheets) -> list[Line]:
    """What others show of their hands while an effect opens them."""
    if seat == viewer:
        return []
    lines: list[Line] = []
    for zone, key in (("finds", "table-their-finds"), ("spells", "table-their-spells")):
        cards = as_texts(player[zone])
        if cards and not cards[0].startswith(HIDDEN):
            lines += paragraph(sheets.say(key, cards=sheets.names(cards)), 6, "")
    return lines


def draw_lasting(view: JsonObject, seat: Seat, sheets: Sheets) -> list[Line]:
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
    counters = as_object(as_object(as_object(view["players"])[str(seat)])["counters"])
    for name, count in counters.items():
        lines.append([("", "      "), ("italic", sheets.say("table-counter", name=name, count=as_number(count)))])
    return lines


def lasting_details(effect: JsonObject, sheets: Sheets) -> dict[str, str | int]:
    """What a sentence on a lasting effect says: the card, its owner, what it does and until when."""
    owner = as_number(effect["by"])
    is_told = str(effect["until"]) in NAMES_OWNER
    how = "bare" if effect["card"] is None else "card" if is_told else "owner"
    ending = as_number(effect.get("on", owner)) if str(effect["until"]).startswith("their") else owner
    details: dict[str, str | int] = {
        "card": sheets.name(effect["card"]) if effect["card"] is not None else "",
        "how": how,
        "owner": sheets.seat(owner),
        "until": sheets.say(f"table-until-{effect['until']}", seat=ending, name=sheets.seat(ending)),
    }
    if effect["kind"] == "forfeit":
        details["price"] = as_number(effect["price"])
    if effect["kind"] == "status":
        amount = effect.get("n")
        is_counted = isinstance(amount, int) and f"table-status-{effect['is']}" in sheets.messages
        key = f"table-status-{effect['is']}" if is_counted else f"status-{effect['is']}"
        details["is"] = sheets.say(key, n=amount if isinstance(amount, int) else 1)
    return details
