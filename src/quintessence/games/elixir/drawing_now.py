"""What is being resolved, and who is asked what."""

from quintessence.core.setting import Setting
from quintessence.core.types import Json, JsonObject, Line, Seat
from quintessence.games.elixir.sheets import SEAT_STYLES, Sheets, array, number, paragraph, rows, table


def draw_now(view: JsonObject, viewer: Seat | None, setting: Setting, sheets: Sheets) -> list[Line]:
    """The cards being played, what lies on the table for everybody, the question."""
    if view["phase"] == "over":
        return draw_ranking(view, sheets)
    lines: list[Line] = []
    for frame in reversed([table(entry) for entry in array(view["stack"])]):
        lines += draw_frame(frame, sheets)
    return lines + draw_question(view, viewer, sheets)


def draw_ranking(view: JsonObject, sheets: Sheets) -> list[Line]:
    lines: list[Line] = []
    place = 1
    for group in array(table(view["result"])["ranking"]):
        for seat in array(group):
            lines.append([("bold", f"  {place}. "), (f"{SEAT_STYLES[number(seat)]} bold", sheets.seat(number(seat)))])
        place += len(array(group))
    return lines


def draw_frame(frame: JsonObject, sheets: Sheets) -> list[Line]:
    """Cards being played with their targets and texts; the lot, the stall, what lies before somebody's eyes."""
    text = sheets.messages.text
    kind = frame["frame"]
    if kind == "card":
        seat = number(frame["by"])
        is_spell = sheets.numbers[str(frame["card"])] >= sheets.deck.finds
        details: dict[str, str | int] = {"name": sheets.seat(seat), "card": sheets.name(frame["card"])}
        told = text("table-casting" if is_spell else "table-playing", details)
        line: Line = [(f"{SEAT_STYLES[seat]} bold", f"» {told}"), ("dim", f" ({frame['card']})")]
        targets: list[Json] = [target for target in array(frame["targets"]) if target is not None]
        if targets:
            line.append(("bold", " " + text("table-at", {"names": sheets.seats(targets)})))
        if frame["cancelled"] is not None:
            line.append(("bad", " ✗"))
        return [line, *paragraph(sheets.text(frame["card"]), 4)]
    if kind == "auction":
        return draw_cards("table-lot", frame["lot"], sheets)
    if kind == "market" and array(frame["stall"]):
        return draw_cards("table-stall", frame["stall"], sheets)
    if kind == "pick" and frame["src"] == ["aside"] and array(frame["cards"])[:1] not in ([], ["?"]):
        return draw_cards("table-looked-at", frame["cards"], sheets)
    return []


def draw_cards(key: str, cards: object, sheets: Sheets) -> list[Line]:
    shown = cards if isinstance(cards, list) else []
    pieces: list[Line] = [[("", "  "), *sheets.find(str(card))] for card in shown]
    return rows(pieces, [("bold", f"» {sheets.messages.text(key)}")], 2)


def draw_question(view: JsonObject, viewer: Seat | None, sheets: Sheets) -> list[Line]:
    """Who is asked, and what; one's own hidden choice so far."""
    asked = table(view["ask"])
    seats = [number(seat) for seat in array(asked["seats"])]
    pieces: list[Line] = [
        [("", ", " if place else ""), (f"{SEAT_STYLES[seat]} bold", sheets.seat(seat))]
        for place, seat in enumerate(seats)
    ]
    lines = rows([*pieces, [("", " " + question_words(asked, sheets))]], [], 2)
    if asked["kind"] == "put":
        done = array(asked["done"])
        if done:
            lines.append([("dim", sheets.messages.text("table-done", {"names": sheets.seats(done)}))])
        own = table(asked["put"]).get(str(viewer))
        if isinstance(own, list) and own:
            lines += draw_cards("table-put", own, sheets)
    if asked["kind"] == "choose":
        lines += draw_options(view, asked, sheets)
    return lines


def question_words(asked: JsonObject, sheets: Sheets) -> str:
    """What the question wants, as a person would say it."""
    text = sheets.messages.text
    kind = str(asked["kind"])
    count = len(array(asked["seats"]))
    if kind == "put":
        return text(f"ask-put-{asked['for']}", {"count": count})
    if kind == "window":
        event = text(f"event-{asked['event']}")
        about = f"{event}, {sheets.name(asked['card'])}" if asked["card"] is not None else event
        return text("ask-window-about", {"about": about})
    if kind == "use":
        slot = text("slot-any") if asked["slot"] == "any" else str(asked["slot"])
        return text("ask-use", {"slot": slot})
    if kind == "vote":
        return text("ask-vote", {"name": sheets.seat(number(asked["on"])), "count": count})
    if kind == "forfeit":
        return text("ask-forfeit") + f" ({sheets.name(asked['card'])}, {text('term-price').lower()} {asked['price']})"
    if "n" in asked:
        return text(f"ask-{kind}", {"n": number(asked["n"])})
    return text(f"ask-{kind}")


def draw_options(view: JsonObject, asked: JsonObject, sheets: Sheets) -> list[Line]:
    """The options of a choice with their numbers: they stand in the list of effects below the question."""
    effect = table(array(table(array(view["stack"])[1])["todo"])[0])
    lines: list[Line] = []
    for option in array(asked["options"]):
        told = table(array(effect["options"])[number(option) - 1])
        lines.append([("bold", f"  {option}  "), ("", str(told[sheets.messages.language]))])
    return lines
