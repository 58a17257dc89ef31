"""What is being resolved, and who is asked what."""

from quintessence.core.casts import as_list, as_number, as_numbers, as_object, as_objects, as_texts
from quintessence.core.types import Json, JsonObject, Line, Seat

from .sheets import SEAT_STYLES, Sheets, paragraph, rows, spoken


def draw_now(view: JsonObject, viewer: Seat | None, sheets: Sheets) -> list[Line]:
    """The cards being played, what lies on the table for everybody, the question."""
    if view["phase"] == "over":
        return []
    lines: list[Line] = []
    for frame in reversed(as_objects(view["stack"])):
        lines += draw_frame(view, frame, viewer, sheets)
    return lines + draw_question(view, viewer, sheets)


def draw_frame(view: JsonObject, frame: JsonObject, viewer: Seat | None, sheets: Sheets) -> list[Line]:
    """Cards being played with their targets and texts; the lot, the stall, what lies before somebody's eyes."""
    kind = frame["frame"]
    if kind == "card":
        seat = as_number(frame["by"])
        is_spell = sheets.numbers[str(frame["card"])] >= sheets.deck.finds
        key = "table-casting" if is_spell else "table-playing"
        told = sheets.say(key, name=sheets.seat(seat), card=sheets.name(frame["card"]))
        pieces = [*spoken(told, f"{SEAT_STYLES[seat]} bold"), [("dim", f" ({frame['card']})")]]
        targets: list[Json] = [target for target in as_list(frame["targets"]) if target is not None]
        if targets:
            pieces += spoken(" " + sheets.say("table-at", names=sheets.seats(targets)), "bold")
        if frame["cancelled"] is not None:
            pieces.append([("bad", " ✗")])
        return [*rows(pieces, [("bold", "» ")], 4), *paragraph(sheets.text(frame["card"]), 4)]
    if kind == "auction":
        return draw_cards("table-lot", [sheets.named(str(card)) for card in as_list(frame["lot"])], sheets)
    if kind == "market" and as_list(frame["stall"]):
        return draw_cards("table-stall", [sheets.offered(str(card)) for card in as_list(frame["stall"])], sheets)
    if kind == "pick" and frame["seat"] == viewer:
        return draw_choice(view, frame, sheets)
    return []


def draw_choice(view: JsonObject, frame: JsonObject, sheets: Sheets) -> list[Line]:
    """What a seat picks from where it lies in no hand: looked at, in the discard pile, just used, copied."""
    if frame["src"] == ["discard"]:
        wanted = sheets.deck.vocabulary.filter_of(frame["what"])
        lying = dict.fromkeys(str(card) for card in as_list(view["discard"]))
        cards = [card for card in lying if wanted.named or wanted.fits[sheets.numbers[card]] == 1]
    else:
        cards = as_texts(frame["cards"]) if isinstance(frame["cards"], list) else []
    key = "table-looked-at" if frame["src"] == ["aside"] else "table-offered"
    return draw_cards(key, [sheets.offered(card) for card in cards], sheets) if cards else []


def draw_cards(key: str, cards: list[Line], sheets: Sheets) -> list[Line]:
    """Some cards behind what they are."""
    return rows([[("", "  "), *card] for card in cards], [("bold", f"» {sheets.say(key)}")], 2)


def draw_question(view: JsonObject, viewer: Seat | None, sheets: Sheets) -> list[Line]:
    """Who is asked, and what; one's own hidden choice so far."""
    asked = as_object(view["ask"])
    seats = as_numbers(asked["seats"])
    pieces: list[Line] = [
        [("", ", " if seat != seats[0] else ""), (f"{SEAT_STYLES[seat]} bold", sheets.seat(seat))] for seat in seats
    ]
    lines = rows([*pieces, *spoken(" " + question_words(asked, sheets))], [], 2)
    if asked["kind"] == "put":
        done = as_list(asked["done"])
        if done:
            lines += paragraph(sheets.say("table-done", names=sheets.seats(done)), 0)
        own = as_object(asked["put"]).get(str(viewer))
        if isinstance(own, list) and own:
            lines += draw_cards("table-put", [sheets.named(str(card)) for card in own], sheets)
    if asked["kind"] == "choose":
        lines += draw_options(view, asked, sheets)
    return lines


def question_words(asked: JsonObject, sheets: Sheets) -> str:
    """What the question wants, as a person would say it."""
    kind = str(asked["kind"])
    count = len(as_list(asked["seats"]))
    if kind == "put":
        return sheets.say(f"ask-put-{asked['for']}", count=count)
    if kind == "window":
        event = sheets.say(f"event-{asked['event']}")
        about = f"{event}, {sheets.name(asked['card'])}" if asked["card"] is not None else event
        return sheets.say("ask-window-about", about=about)
    if kind == "use":
        slot = sheets.say("slot-any").lower() if asked["slot"] == "any" else sheets.name(asked["slot"])
        return sheets.say("ask-use", slot=slot)
    if kind == "vote":
        return sheets.say("ask-vote", name=sheets.seat(as_number(asked["on"])), count=count)
    if kind == "forfeit":
        price = f"{sheets.say('term-price').lower()} {asked['price']}"
        return f"{sheets.say('ask-forfeit')} ({sheets.name(asked['card'])}, {price})"
    if "n" in asked:
        return sheets.say(f"ask-{kind}", n=as_number(asked["n"]))
    return sheets.say(f"ask-{kind}")


def draw_options(view: JsonObject, asked: JsonObject, sheets: Sheets) -> list[Line]:
    """The options of a choice with their numbers: they stand in the list of effects below the question."""
    effect = as_object(as_list(as_object(as_list(view["stack"])[1])["todo"])[0])
    lines: list[Line] = []
    for option in as_list(asked["options"]):
        told = as_object(as_list(effect["options"])[as_number(option) - 1])
        words = spoken(str(told[sheets.messages.language]))
        lines += rows(words, [("bold", f"  {option}  ")], 5)
    return lines
