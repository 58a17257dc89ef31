"""A view as coloured lines for a terminal: everybody's pile, the middle, and what is to be done. And in sentences.

Elements are told apart by word, by shape and by colour. The card that opened a race has a thick frame while the
race is open, and everything older is dimmed; cards in the middle stay where they are.
"""

from typing import Final

from quintessence.core.casts import as_list, as_number, as_object, as_texts
from quintessence.core.messages import Messages
from quintessence.core.setting import Setting
from quintessence.core.types import Json, JsonObject, Line

from .cards.box import ELEMENTS, LETTERS, parts_in_common

SHAPES: Final = {"earth": "■", "water": "≈", "air": "○", "fire": "▲"}
COLOURS: Final = ("red", "blue", "green", "yellow", "violet", "white")
INSIDE: Final = 9
GAP: Final = "  "
CARD_HEIGHT: Final = 5

THIN: Final = "┌─┐│└┘"
THICK: Final = "┏━┓┃┗┛"

PLAIN: Final = ""
FRESH: Final = "bold"
OLD: Final = "dim"


def draw_view(view: JsonObject, setting: Setting, messages: Messages, is_judged: bool = False) -> list[Line]:
    """The whole table; of a race that is judged, the parts that matched are lit up."""
    race = view["race"]
    shown = as_texts(race["shown"]) if isinstance(race, dict) else []
    lit = matching_parts(shown, as_texts(view["middle"])) if is_judged else {}
    seats = draw_seats(view, setting, messages, shown, lit)
    middle = draw_middle(as_texts(view["middle"]), messages, shown, lit)
    return [*seats, [], *middle, [], draw_stakes(view, messages), draw_moment(view, setting, messages)]


Lit = dict[str, set[int]]
"""The parts of cards that are lit up, by card: 0 is the head."""


def matching_parts(shown: list[str], middle: list[str]) -> Lit:
    """The parts in common of every pair that could be caught."""
    lit: Lit = {}
    for card in shown:
        for other in middle:
            if "-" in card or card == other or parts_in_common(card, other) != 2:
                continue
            common = {part for part in range(3) if card[part] == other[part]}
            lit[card] = lit.get(card, set()) | common
            lit[other] = lit.get(other, set()) | common
    return lit


# The seats


def draw_seats(view: JsonObject, setting: Setting, messages: Messages, shown: list[str], lit: Lit) -> list[Line]:
    """One column for each seat: its name, the top of its pile, how much it has."""
    piles = [as_texts(pile) for pile in as_list(view["piles"])]
    tops: list[list[Line]] = []
    for pile in piles:
        top = pile[0] if pile else None
        tops.append(draw_card(top, messages, look_of(pile[:1], shown), lit))
    lines: list[Line] = [beside([[draw_name(view, seat, messages)] for seat in range(setting.seats)])]
    lines += [beside([top[row] for top in tops]) for row in range(CARD_HEIGHT)]
    for counts in draw_counts(view, setting, messages):
        lines.append(beside([[count] for count in counts]))
    return lines


def draw_name(view: JsonObject, seat: int, messages: Messages) -> tuple[str, str]:
    name = word(messages, f"seat-{seat}")
    if own_seat(view) == seat:
        name = f"{name} ({word(messages, 'draw-you')})"
    mark = "▶" if view["turn"] == seat and view["phase"] in ("place", "flip", "summon") else " "
    style = "dim" if seat in as_list(view["out"]) else f"{COLOURS[seat]} bold"
    return (style, centred(f"{mark}{name} "))


def draw_counts(view: JsonObject, setting: Setting, messages: Messages) -> list[list[tuple[str, str]]]:
    """Pack and pile of each seat; of those who have left what was set aside."""
    packs, piles, aside = (as_list(view[zone]) for zone in ("packs", "piles", "aside"))
    out = as_list(view["out"])
    first: list[tuple[str, str]] = []
    second: list[tuple[str, str]] = []
    for seat in range(setting.seats):
        pile = len(as_list(piles[seat]))
        pile_text = counted(messages, "draw-pile", pile) if pile > 0 else ""
        if seat not in out:
            first.append(("bold", centred(counted(messages, "draw-pack", as_number(packs[seat])))))
            second.append(("dim", centred(pile_text)))
            continue
        set_aside = as_number(aside[seat])
        aside_text = counted(messages, "draw-aside", set_aside) if set_aside > 0 else pile_text
        first.append(("dim", centred(word(messages, "draw-left"))))
        second.append(("dim", centred(aside_text)))
    return [first, second]


# The middle


def draw_middle(middle: list[str], messages: Messages, shown: list[str], lit: Lit) -> list[Line]:
    """The cards to be caught, each with the number of its place."""
    title: Line = [("bold", word(messages, "zone-middle"))]
    if not middle:
        empty: list[Line] = [[] for _ in range(CARD_HEIGHT)]
        empty[CARD_HEIGHT // 2] = [("dim", f"  {word(messages, 'draw-empty')}")]
        return [title, *empty]
    cards: list[list[Line]] = []
    for place, card in enumerate(middle):
        is_fresh = card in shown
        cards.append(draw_card(card, messages, FRESH if is_fresh else PLAIN, lit, str(place + 1)))
    rows: list[Line] = []
    for start in range(0, len(cards), 6):
        rows += [beside([card[row] for card in cards[start : start + 6]]) for row in range(CARD_HEIGHT)]
    return [title, *rows]


# The cards


def look_of(top: list[str], shown: list[str]) -> str:
    """Fresh if the card was just turned, old if another one was, plain between races."""
    if not shown:
        return PLAIN
    return FRESH if top and top[0] in shown else OLD


def draw_card(card: str | None, messages: Messages, look: str, lit: Lit, key: str = "") -> list[Line]:
    """Five lines: a frame with the card's id above and its key below, and a line for each part."""
    frame = THICK if look == FRESH else THIN
    style = "dim" if card is None or look == OLD else look
    label = "" if card is None or "-" in card else f" {card} "
    bottom = f" {key} " if key else ""
    lines: list[Line] = [[(style, frame[0] + filled(label, frame[1]) + frame[2])]]
    bright = lit.get(card, set()) if card is not None else set()
    for row, inside in enumerate(draw_inside(card, messages)):
        light = " reverse bold" if row in bright else " dim" if look == OLD else ""
        lines.append([(style, frame[3]), *[(part + light, text) for part, text in inside], (style, frame[3])])
    lines.append([(style, frame[4] + filled(bottom, frame[1]) + frame[5])])
    return lines


def draw_inside(card: str | None, messages: Messages) -> list[Line]:
    if card is None:
        return [[("", " " * INSIDE)]] * 3
    if "-" not in card:
        return [draw_part(ELEMENTS[LETTERS.index(letter)], messages) for letter in card]
    kind, digit = card.split("-")
    element = ELEMENTS[int(digit) - 1]
    call = word(messages, "draw-call" if kind == "mad" else "draw-stop")
    return [
        [("mark", f"{word(messages, f'draw-{kind}'):^{INSIDE}}")],
        draw_picture(kind, element),
        [("dim", f"{call:^{INSIDE}}")],
    ]


def draw_part(element: str, messages: Messages) -> Line:
    return [(element, f" {SHAPES[element]} {word(messages, f'element-{element}'):<{INSIDE - 3}}")]


def draw_picture(kind: str, element: str) -> Line:
    """All four elements for a mad creature, twins for a double, a robe for a magician."""
    if kind == "mad":
        return [(name, f" {shape}") for name, shape in SHAPES.items()] + [("", " ")]
    twins = SHAPES[element]
    return [(element, f"{f'{twins} {twins}' if kind == 'double' else f'{twins}✶{twins}':^{INSIDE}}")]


# Below


def draw_stakes(view: JsonObject, messages: Messages) -> Line:
    """What the next race is about, and how long the game has been."""
    prize = len(as_list(view["middle"])) + sum([len(as_list(pile)) for pile in as_list(view["piles"])])
    stakes = counted(messages, "draw-prize", prize)
    flips = messages.text("draw-flips", {"count": as_number(view["flips"])})
    return [("bold", stakes[0].upper() + stakes[1:]), ("dim", f" · {flips}")]


def draw_moment(view: JsonObject, setting: Setting, messages: Messages) -> Line:
    """What is to be done, and by whom."""
    phase = str(view["phase"])
    if phase == "over":
        return [("bold", word(messages, "phase-over"))]
    if phase != "race":
        seat = as_number(view["turn"])
        name = word(messages, f"seat-{seat}")
        return [(f"{COLOURS[seat]} bold", messages.text(f"draw-to-{phase}", {"seat": name}))]
    answers = as_object(as_object(view["race"])["answers"])
    if answers:
        return [("", messages.text("draw-answered", {"move": str(next(iter(answers.values())))}))]
    return [("mark", word(messages, "draw-race"))]


# In sentences


def speak_view(view: JsonObject, setting: Setting, messages: Messages) -> list[str]:
    race = view["race"]
    if isinstance(race, dict):
        shown = ", ".join([spoken_card(card, messages) for card in as_texts(race["shown"])])
        return [messages.text("speak-shown", {"cards": shown}), *speak_middle(view, messages)]
    packs = [
        messages.text("speak-pack", {"seat": messages.text(f"seat-{seat}"), "count": as_number(count)})
        for seat, count in enumerate(as_list(view["packs"]))
    ]
    stakes = draw_stakes(view, messages)[0][1]
    moment = "".join([text for _, text in draw_moment(view, setting, messages)])
    return [
        *speak_middle(view, messages),
        messages.text("speak-packs", {"packs": ", ".join(packs)}),
        f"{stakes}. {moment}",
    ]


def speak_middle(view: JsonObject, messages: Messages) -> list[str]:
    """The cards to be caught, each with the number of its place."""
    cards = [
        messages.text("speak-place", {"place": place + 1, "card": spoken_card(card, messages)})
        for place, card in enumerate(as_texts(view["middle"]))
    ]
    return [messages.text("speak-middle", {"cards": ", ".join(cards)})] if cards else []


def spoken_card(card: str, messages: Messages) -> str:
    """Its name, and its parts from head to legs or the kind of special card that it is."""
    name = messages.text(f"card-{card}")
    parts = messages.attribute(f"card-{card}", "parts") or messages.text(f"kind-{card.split('-', maxsplit=1)[0]}")
    return messages.text("speak-card", {"name": name, "parts": parts})


# What the lines are made of

_texts: dict[tuple[str, str, int], str] = {}
"""Texts that were drawn before, by language, key and count: pictures are full of them, and races do not wait."""


def word(messages: Messages, key: str) -> str:
    """A text in which nothing is filled in."""
    return counted(messages, key, 0)


def counted(messages: Messages, key: str, count: int) -> str:
    """A text that counts cards: never more than there are in the box."""
    place = (messages.language, key, count)
    if place not in _texts:
        _texts[place] = messages.text(key, {"count": count})
    return _texts[place]


def beside(pieces: list[Line]) -> Line:
    """Pieces of lines next to each other."""
    line: Line = []
    for piece in pieces:
        line += [*piece, ("", GAP)]
    return line


def centred(text: str) -> str:
    """In the middle of a column as wide as a card."""
    width = INSIDE + 2
    return f"{text:^{width}}"[: width + len(GAP)]


def filled(label: str, edge: str) -> str:
    """A label in the middle of an edge."""
    return f"{label:{edge}^{INSIDE}}"


def own_seat(view: JsonObject) -> Json:
    return as_object(as_object(view["table"])["prompt"]).get("you")
