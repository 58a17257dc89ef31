"""A set of cards as lines of styled text: every card with all that is on it."""

import tomllib

from quintessence.core.messages import Messages
from quintessence.core.setting import Setting
from quintessence.core.types import Json, JsonObject, Line
from quintessence.games.elixir.cards.words import EVENTS, INGREDIENT, SPELL
from quintessence.games.elixir.screen.sheets import SPECIAL, Sheets, paragraph, rows

HEADINGS = ("set-ingredients", "set-magic", "set-mundane", "set-transactions")


def draw_cards(cards: str, messages: Messages) -> list[Line]:
    """The deck's name and size, then its cards by kind and level."""
    extra: list[Json] = []
    sheets = Sheets(Setting(3, {"extra-cards": extra}, cards), messages)
    deck = sheets.deck
    table: JsonObject = tomllib.loads(cards)
    named = table["name"]
    assert isinstance(named, dict)
    copies = [int(count) for count in deck.copies]
    finds = sum(copies[: deck.finds])
    details: dict[str, str | int] = {"name": str(named[messages.language]), "finds": finds}
    lines: list[Line] = [[("bold", messages.text("set-deck", {**details, "spells": sum(copies) - finds}))]]
    for kind in range(SPELL):
        chosen = [card for card in range(deck.finds) if deck.kinds[card] == kind]
        lines += draw_group(messages.text(HEADINGS[kind]), chosen, sheets)
    for level in range(1, 5):
        chosen = [card for card in range(deck.finds, deck.size) if deck.level[card] == level]
        lines += draw_group(messages.text("set-spells", {"level": level}), chosen, sheets)
    return lines


def draw_group(heading: str, cards: list[int], sheets: Sheets) -> list[Line]:
    if not cards:
        return []
    lines: list[Line] = [[], [("bold underline", heading)]]
    for card in cards:
        lines += draw_card(card, sheets)
    return lines


def draw_card(card: int, sheets: Sheets) -> list[Line]:
    """Id, name, copies, tags or cost, when it is played, what it says."""
    deck, text = sheets.deck, sheets.messages.text
    name = deck.ids[card]
    line: Line = [("", "  ")]
    line += sheets.find(name) if card < deck.finds else [("bold", name)]
    line.append(("", f"  {sheets.name(name)}"))
    if deck.copies[card] != 1:
        line.append(("dim", " " + text("set-copies", {"copies": int(deck.copies[card])})))
    if deck.worth[card] != 1:
        line.append(("dim", ", " + text("table-worth", {"worth": int(deck.worth[card])})))
    lines = [line]
    if deck.kinds[card] == INGREDIENT:
        line.append(("dim", "  " + ", ".join(sheets.called(tag) for tag in deck.tags_of(card))))
    elif deck.kinds[card] == SPELL:
        needs: list[Line] = [[*sheets.find(ingredient), ("", "   ")] for ingredient in sheets.cost(name)]
        lines += rows(needs, [("", "      ")], 6)
    if deck.special[card] == 1:
        events = ", ".join(text(f"event-{EVENTS[pattern.event]}").lower() for pattern in deck.patterns[card])
        line.append(("mark", f"  {SPECIAL} " + text("set-answers", {"events": events})))
    return [*lines, *paragraph(sheets.text(name), 6, "")]
