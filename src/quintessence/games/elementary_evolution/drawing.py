"""A view as coloured lines for a terminal: every area, the centre, one's own hand, and what is asked."""

from typing import Final

from quintessence.core.casts import as_list, as_number, as_object, as_objects, as_texts
from quintessence.core.messages import Messages
from quintessence.core.setting import Setting
from quintessence.core.types import Json, JsonObject, Line, Seat

from .cards.catalogue import CARD_NAMES, ELEMENTS, SYMBOLS
from .creatures.tokens import CREATURES, NO_CREATURE
from .decisions.questions import WIDTH, draw_question, hand_marks, viewer_of

MARGIN: Final = 4
PILE_WIDTH: Final = 18
HAND_WIDTH: Final = 15
LEVELS: Final = 6

SHAPES: Final = {"air": "○", "fire": "△", "earth": "□", "water": "◇", "ether": "★"}
"""Elements are told apart by shape and letter as well as by colour."""

SYMBOL_OF: Final = {
    CARD_NAMES[card]: CREATURES[creature] for card, creature in enumerate(SYMBOLS) if creature != NO_CREATURE
}
"""The creature whose symbol a card carries."""


def draw_view(view: JsonObject, setting: Setting, messages: Messages) -> list[Line]:
    viewer = viewer_of(view)
    after = 0 if viewer is None else viewer + 1
    seats = [(after + step) % setting.seats for step in range(setting.seats)]
    rivals = [seat for seat in seats if seat != viewer]
    lines = [draw_heading(messages)]
    for seat in rivals:
        lines += draw_area(view, seat, setting, messages)
    lines += draw_centre(view, messages)
    if viewer is not None:
        lines += draw_area(view, viewer, setting, messages)
        lines += draw_hand(view, viewer, setting, messages)
    return [*lines, [("dim", messages.text("table-legend"))], [], *draw_question(view, setting, messages)]


def draw_heading(messages: Messages) -> Line:
    """The names of the four piles above their columns, with the word to type where it is another."""
    line: Line = [("", " " * MARGIN)]
    for element in ELEMENTS:
        name = messages.text(f"element-{element}")
        word = "" if name.lower() == element else f" {element}"
        line += [(f"{element} bold", f"{SHAPES[element]} {name}"), ("dim", word)]
        line.append(("", " " * (PILE_WIDTH - 2 - len(name) - len(word))))
    return line


# Areas


def draw_area(view: JsonObject, seat: Seat, setting: Setting, messages: Messages) -> list[Line]:
    """One mage: who and how many cards, the piles, the discards, tokens if there are any."""
    lines = [draw_mage(view, seat, messages), draw_piles(view, seat, setting, messages)]
    return [*lines, draw_discards(mage_of(view, seat), messages), *draw_tokens(view, seat, messages)]


def draw_mage(view: JsonObject, seat: Seat, messages: Messages) -> Line:
    mage = mage_of(view, seat)
    is_active = view["active"] == seat and view["result"] is None
    line: Line = [
        ("bold", "▸ " if is_active else "  "),
        (f"seat-{seat} bold", f"{seat} {messages.text(f'mage-{seat}')}"),
    ]
    if viewer_of(view) == seat:
        line.append(("dim", f" ({messages.text('table-you')})"))
    hand = mage["hand"]
    facts = [
        messages.text("table-hand", {"count": len(hand) if isinstance(hand, list) else as_number(hand)}),
        messages.text("table-draw", {"count": as_number(mage["draw"])}),
    ]
    finished = as_list(view["finished"])
    if seat in finished:
        facts = [messages.text("table-left", {"place": finished.index(seat) + 1})]
    elif is_active:
        facts.append(messages.text("table-turn", {"turn": as_number(view["turn"])}))
        if as_number(view["extra"]) > 0:
            facts.append(messages.text("table-extra", {"count": as_number(view["extra"])}))
    if mage["watch"] is True:
        facts.append(messages.text("table-watching"))
    return [*line, ("", "   " + " · ".join(facts))]


def draw_piles(view: JsonObject, seat: Seat, setting: Setting, messages: Messages) -> Line:
    line: Line = [("", " " * MARGIN)]
    for element in ELEMENTS:
        pile = draw_pile(view, seat, element, setting, messages)
        length = sum(len(text) for _, text in pile)
        line += [*pile, ("", " " * (PILE_WIDTH - length))]
    return line


def draw_pile(view: JsonObject, seat: Seat, element: str, setting: Setting, messages: Messages) -> Line:
    """The rooted heap in brackets, the others fanned after it, a dot for each level that is missing."""
    mage = mage_of(view, seat)
    cards = as_texts(as_object(mage["piles"])[element])[::-1]
    rooted = as_number(as_object(mage["rooted"])[element])
    line: Line = []
    for level, card in enumerate(cards):
        if level == 0 and rooted > 0:
            line.append(("dim", "["))
        is_top = level == len(cards) - 1
        style = f"{element_of(card)} bold underline" if is_top and rooted <= level else element_of(card)
        line.append((style, card_mark(card, setting, messages)))
        if has_ondine(view, seat, element, level):
            line.append(("water bold", "~"))
        if is_top and is_under_fire(view, seat, element):
            line.append(("bad bold", "!"))
        if level == rooted - 1:
            line.append(("dim", "]"))
    return [*line, ("dim", "·" * (LEVELS - len(cards)))]


def card_mark(card: str, setting: Setting, messages: Messages) -> str:
    """A card on a pile: its level; in Extreme Fusion its element too, since any may lie there."""
    if card == "ether":
        return SHAPES["ether"]
    element, level = card.split("-")
    if setting.word("variant") == "classic":
        return level
    return messages.text(f"element-{element}")[0] + level


def has_ondine(view: JsonObject, seat: Seat, element: str, level: int) -> bool:
    here = {"seat": seat, "pile": element, "level": level}
    return any(here.items() <= as_object(ondine).items() for ondine in as_object(view["ondines"]).values())


def is_under_fire(view: JsonObject, seat: Seat, element: str) -> bool:
    """Whether a Blaze on its way is aimed at that pile."""
    blazes = [entry for entry in as_objects(view["pending"]) if entry["kind"] == "blaze"]
    return any(blaze["target"] == seat and blaze["pile"] == element for blaze in blazes)


def draw_discards(mage: JsonObject, messages: Messages) -> Line:
    state = str(mage["quick-state"])
    line: Line = [
        ("", " " * MARGIN),
        ("dim" if state == "open" else "bad", messages.text("table-quick", {"state": state}) + "  "),
        *draw_cards(mage["quick"], messages),
        ("dim", "   " + messages.text("table-main") + "  "),
    ]
    return line + draw_cards(mage["main"], messages)


def draw_cards(value: Json, messages: Messages) -> Line:
    """A discard at a glance: for each element its letter and levels, then the ethers."""
    cards = as_texts(value)
    line: Line = []
    for element in ELEMENTS:
        levels = sorted(card[-1] for card in cards if element_of(card) == element)
        if levels:
            line.append((element, f"{messages.text(f'element-{element}')[0]}{''.join(levels)} "))
    if "ether" in cards:
        line.append(("ether", SHAPES["ether"] * cards.count("ether") + " "))
    return line or [("dim", "– ")]


def draw_tokens(view: JsonObject, seat: Seat, messages: Messages) -> list[Line]:
    """Fresh tokens of a mage, and where their Ondines lie."""
    words = [messages.text(f"creature-{name}") for name in held_by(view, seat)]
    for token, entry in as_object(view["ondines"]).items():
        ondine = as_object(entry)
        if ondine["seat"] != seat:
            continue
        if ondine["pile"] is None:
            words.append(messages.text("table-idle", {"token": token}))
        else:
            pile = messages.text(f"element-{ondine['pile']}")
            details: dict[str, str | int] = {"token": token, "pile": pile, "level": as_number(ondine["level"])}
            words.append(messages.text("table-ondine", details))
    if not words:
        return []
    return flow([("dim", messages.text("table-tokens")), *(("mark", word) for word in words)])


def draw_centre(view: JsonObject, messages: Messages) -> list[Line]:
    """The ethers with the next that releases a creature, and the tokens that nobody has."""
    ethers = as_number(view["ethers"])
    following = 2 if ethers < 2 else 4 if ethers < 4 else 0
    words: Line = [
        ("bold", messages.text("zone-centre")),
        ("ether", messages.text("table-ethers", {"count": ethers, "next": following})),
    ]
    for place, key, style in (("centre", "table-fresh", ""), ("used", "table-used", "dim")):
        names = held_by(view, place)
        if names:
            words.append(("dim", f"· {messages.text(key)}"))
            words += [(style, messages.text(f"creature-{name}")) for name in names]
    return [[], *flow(words, 2), []]


def held_by(view: JsonObject, place: Json) -> list[str]:
    """The creatures whose tokens lie there: with a seat, at the centre, used."""
    tokens = as_object(view["tokens"])
    return [name for name in CREATURES if tokens[name] == place and type(tokens[name]) is type(place)]


def flow(words: Line, margin: int = MARGIN) -> list[Line]:
    """Words with a blank between them, on as many lines as they need."""
    lines: list[Line] = [[("", " " * margin)]]
    used = margin
    for style, text in words:
        if used + len(text) > WIDTH and used > margin:
            lines.append([("", " " * margin)])
            used = margin
        lines[-1] += [(style, text), ("", " ")]
        used += len(text) + 1
    return lines


# The hand


def draw_hand(view: JsonObject, viewer: Seat, setting: Setting, messages: Messages) -> list[Line]:
    """The codes to type, marked where they fit a pile now; below, their names and the creatures they free."""
    hand = as_texts(mage_of(view, viewer)["hand"])
    title: Line = [("bold", f"  {messages.text('table-your-hand')}")]
    if not hand:
        return [[*title, ("dim", "  –")]]
    marks = hand_marks(view, setting)
    codes: Line = [("", " " * MARGIN)]
    names: Line = [("", " " * MARGIN)]
    freed: Line = [("", " " * MARGIN)]
    for card in hand:
        code = f"{card} ↑" if card in marks else card
        codes.append((f"{element_of(card)} bold", f"{code:<{HAND_WIDTH}}"))
        names.append((element_of(card), f"{messages.text(f'card-{card}'):<{HAND_WIDTH}}"))
        freed.append(("dim", f"{freed_by(view, card, messages):<{HAND_WIDTH}}"))
    lines = [title, codes, names]
    return [*lines, freed] if any(text.strip() for _, text in freed) else lines


def freed_by(view: JsonObject, card: str, messages: Messages) -> str:
    """The creature that placing the card releases, while its token is not used."""
    creature = SYMBOL_OF.get(card)
    if creature is None or as_object(view["tokens"])[creature] == "used":
        return ""
    return f"({messages.text(f'creature-{creature}')})"


# JSON


def element_of(card: str) -> str:
    return card.split("-", maxsplit=1)[0]


def mage_of(view: JsonObject, seat: Seat) -> JsonObject:
    return as_object(as_object(view["mages"])[str(seat)])
