"""A view as coloured lines for a terminal: the table, every wizard, one's own cards, what is asked."""

from quintessence.core.messages import Messages
from quintessence.core.setting import Setting
from quintessence.core.types import JsonObject, Line, Seat
from quintessence.games.elixir.cards.casts import array, number, table
from quintessence.games.elixir.hidden.eyes import HIDDEN
from quintessence.games.elixir.screen.hand import draw_hand
from quintessence.games.elixir.screen.now import draw_now
from quintessence.games.elixir.screen.sheets import SEAT_STYLES, WIDTH, Sheets, paragraph, rows, spoken

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
    return lines + draw_now(view, viewer, setting, sheets)


def viewer_of(view: JsonObject) -> Seat | None:
    """Whose view it is, None for a spectator."""
    you = table(table(view["table"])["prompt"]).get("you")
    return you if isinstance(you, int) else None


def draw_heading(view: JsonObject, sheets: Sheets) -> list[Line]:
    """Where the game is: turn, round, direction, cards played, extra turns that are due."""
    text = sheets.messages.text
    if view["phase"] == "draft":
        return [[("bold", text("table-draft", {"name": sheets.seat(number(view["active"]))}))]]
    if view["phase"] == "over":
        result = table(view["result"])
        winners = array(result["winners"])
        won = text("table-won", {"count": len(winners), "names": sheets.seats(winners)})
        return rows(spoken(won, "good"), [("bold", text("table-over")), ("", " · ")], 2)
    turn = number(view["turn"])
    seats = len(table(view["players"]))
    is_clockwise = view["direction"] == 1
    facts = [
        text("table-round", {"round": (turn - 1) // seats + 1}),
        "↻ " + text("table-clockwise") if is_clockwise else "↺ " + text("table-anticlockwise"),
    ]
    if view["plays"]:
        facts.append(text("table-plays", {"plays": number(view["plays"])}))
    line: Line = [("bold", text("table-turn", {"turn": turn})), ("", " · " + " · ".join(facts))]
    if not array(view["extra"]):
        return [line]
    return [line, *paragraph(text("table-extra", {"names": sheets.turns(view["extra"])}), 2, "mark")]


def draw_piles(view: JsonObject, sheets: Sheets) -> Line:
    """The draw pile, the discard pile with its top, the stacks of the draft."""
    text = sheets.messages.text
    if view["phase"] == "draft":
        line: Line = [("dim", text("table-stacks") + "  ")]
        for level, stack in table(view["books"]).items():
            line.append(("bold", f"[{level}]"))
            line.append(("", f"×{len(array(stack))}   "))
        return line
    discard = array(view["discard"])
    line = [
        ("", text("table-pile", {"count": len(array(view["pile"]))}) + " · "),
        ("", text("table-discard", {"count": len(discard)})),
    ]
    if discard:
        top = str(discard[0])
        line.append(("dim", ", " + text("table-discard-top", {"card": ""}).strip() + " "))
        line += sheets.named(top, WIDTH - sum(len(part) for _, part in line))
    return line


def draw_wizard(view: JsonObject, seat: Seat, viewer: Seat | None, sheets: Sheets) -> list[Line]:
    """One wizard: how many finds, the backs of the spells, what is laid, what lasts."""
    text = sheets.messages.text
    player = table(table(view["players"])[str(seat)])
    is_active = view["active"] == seat and view["phase"] != "over"
    name = sheets.seat(seat) + (f" ({text('table-you')})" if seat == viewer else "")
    line: Line = [("bold", "▸ " if is_active else "  "), (f"{SEAT_STYLES[seat]} bold", f"{seat} {name:<{NAME_WIDTH}}")]
    if view["phase"] != "draft":
        line.append(("", f" {text('table-finds', {'count': len(array(player['finds']))}):<15}"))
    levels = [level_of(spell, sheets) for spell in array(player["spells"])]
    line.append(("bold", " [" + " ".join(map(str, sorted(levels))) + "]"))
    key = "table-drafted" if view["phase"] == "draft" else "table-levels"
    line.append(("dim", "  " + text(key, {"levels": sum(levels)})))
    lines = [line]
    laid = [str(spell) for spell in array(player["laid"])]
    if laid:
        lines += paragraph(text("table-laid", {"cards": sheets.names(laid)}), 6)
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
        cards = [str(card) for card in array(player[zone])]
        if cards and not cards[0].startswith(HIDDEN):
            lines += paragraph(sheets.messages.text(key, {"cards": sheets.names(cards)}), 6, "")
    return lines


def draw_lasting(view: JsonObject, seat: Seat, sheets: Sheets) -> list[Line]:
    """Forfeits, statuses and triggers of a seat, each with whose it is and when it ends."""
    text = sheets.messages.text
    lines: list[Line] = []
    for effect in [table(entry) for entry in table(view["lasting"]).values()]:
        if effect.get("on", effect["by"]) != seat:
            continue
        details = lasting_details(effect, sheets)
        if effect["kind"] == "forfeit":
            details["card"] = f"{details['card']} ({effect['card']})"
            lines += paragraph(text("table-forfeit", details), 6, "mark")
            lines += paragraph(f"{sheets.text(effect['card'])} ({details['until']})", 8)
            continue
        told = text(f"table-{effect['kind']}", details)
        if isinstance(effect["uses"], int):
            told += " · " + text("table-uses", {"uses": effect["uses"]})
        lines += paragraph(told, 6, "italic")
    counters = table(table(table(view["players"])[str(seat)])["counters"])
    for name, count in counters.items():
        lines.append([("", "      "), ("italic", text("table-counter", {"name": name, "count": number(count)}))])
    return lines


def lasting_details(effect: JsonObject, sheets: Sheets) -> dict[str, str | int]:
    """What a sentence on a lasting effect says: the card, its owner, what it does and until when."""
    text = sheets.messages.text
    owner = number(effect["by"])
    is_told = str(effect["until"]) in NAMES_OWNER
    how = "bare" if effect["card"] is None else "card" if is_told else "owner"
    ending = number(effect.get("on", owner)) if str(effect["until"]).startswith("their") else owner
    details: dict[str, str | int] = {
        "card": sheets.name(effect["card"]) if effect["card"] is not None else "",
        "how": how,
        "owner": sheets.seat(owner),
        "until": text(f"table-until-{effect['until']}", {"seat": ending, "name": sheets.seat(ending)}),
    }
    if effect["kind"] == "forfeit":
        details["price"] = number(effect["price"])
    if effect["kind"] == "status":
        amount = effect.get("n")
        is_counted = isinstance(amount, int) and f"table-status-{effect['is']}" in sheets.messages
        key = f"table-status-{effect['is']}" if is_counted else f"status-{effect['is']}"
        details["is"] = text(key, {"n": amount if isinstance(amount, int) else 1})
    return details
