"""Elem Master's facts for the kit, taken from its rulebook page."""

from typing import Final

from quintessence.core.setting import Setting
from quintessence.core.types import Json, JsonObject, Seat
from quintessence.testing.facts import Case, Facts
from tests.kit.reading import array, number, table

COLOURS: Final = "wbur"
ELEMENTS: Final = ("earth", "fire", "water", "air")
TOKENS: Final = 6
HIGHEST: Final = 3
CARDS: Final = 30


def conserved(position: JsonObject, setting: Setting) -> Json:
    """The tokens of each seat and element on the board, in its army, in reserve and aside (EM-BAS-6).

    Those of an eliminated seat leave the game (EM-FOU-4), unless the game ends with it: the board is then
    left as it stands (EM-END-2).
    """
    gone = [seat for group in array(position["out"]) for seat in array(group)]
    counts: dict[str, Json] = {}
    for seat in range(setting.seats):
        on_board = standing(position, seat)
        if seat in gone:
            is_clear = position["phase"] == "over" or not any(on_board.values())
            counts[COLOURS[seat]] = dict.fromkeys(ELEMENTS, TOKENS if is_clear else 0)
            continue
        reserve = table(table(position["reserve"])[COLOURS[seat]])
        aside = number(table(position.get("aside", {})).get(str(seat), 0))
        totals = {element: on_board[element] + number(reserve[element]) for element in ELEMENTS}
        totals["earth"] += aside
        counts[COLOURS[seat]] = {**totals}
    counts["cards"] = [*sorted(event_cards(position))]
    return counts


def event_cards(position: JsonObject) -> list[str]:
    """All event cards, wherever they are; none is anywhere twice (EM-EVT-1, EM-EVT-3)."""
    events = table(position["events"])
    places = [events["row"], events["deck"], events["discard"]]
    places += [table(group)["cards"] for group in array(events["face_down"])]
    places += [*table(events["held"]).values(), *table(events["used"]).values()]
    cards = [str(card) for place in places for card in array(place)]
    assert len(set(cards)) == len(cards), "a card is in two places"
    assert len(cards) in (0, CARDS), f"{len(cards)} event cards"
    return cards


def standing(position: JsonObject, seat: Seat) -> dict[str, int]:
    """A seat's tokens of each element on the board or in its army; only Air can be above level 3 (EM-TORNADO-2)."""
    stacks = [str(stack).split(":") for stack in table(position["cells"]).values()]
    found = [(element, level) for colour, element, level in stacks if colour == COLOURS[seat]]
    for stack in table(table(position.get("armies", {})).get(str(seat), {})).values():
        element, level = str(stack).split(":")
        found.append((element, level))
    counts = dict.fromkeys(ELEMENTS, 0)
    for element, marked in found:
        height = int(marked[0])
        assert 1 <= height <= (TOKENS if element == "air" else HIGHEST), f"{element} of level {height}"
        counts[element] += height
    return counts


def hidden(position: JsonObject, viewer: Seat | None, setting: Setting) -> dict[str, Json]:
    """The pile of events and what lies face down; while armies are put, what the others have put (EM-INV-8).

    Once a token is put, twelve home cells leave every one of them open: any cell may hold it or be empty.
    """
    places = unseen_cards(position)
    if position["phase"] != "place":
        return places
    for seat in range(setting.seats):
        army = table(table(position.get("armies", {})).get(str(seat), {}))
        if seat == viewer or not army:
            continue
        places |= {f"home cell {cell} of seat {seat}": army.get(cell) for cell in home_cells(position, seat, setting)}
        counts = standing(position, seat)
        places |= {f"number of {element} tokens of seat {seat}": counts[element] for element in ELEMENTS}
    return places


def unseen_cards(position: JsonObject) -> dict[str, Json]:
    """Nobody sees the pile, nor what a Quake has laid face down (EM-QUAKE-2)."""
    events = table(position["events"])
    deck = array(events["deck"])
    groups = [table(group) for group in array(events["face_down"])]
    if len(deck) + sum(len(array(group["cards"])) for group in groups) < 2:
        return {}
    places: dict[str, Json] = {f"cards laid by seat {group['by']}": group["cards"] for group in groups}
    return places | ({"top of the pile": deck[0]} if deck else {})


def home_cells(position: JsonObject, seat: Seat, setting: Setting) -> list[str]:
    """The six middle columns of a seat's first two lines, without voids (EM-BAS-14)."""
    middle = range(6) if setting.seats == 2 else range(2, 8)
    last = 5 if setting.seats == 2 else 9
    lines = {"south": (0, 1), "north": (last - 1, last)}
    side = ("south", "north")[seat] if setting.seats == 2 else ("south", "west", "north", "east")[seat]
    cells = {
        "south": [(column, row) for row in lines["south"] for column in middle],
        "north": [(column, row) for row in lines["north"] for column in middle],
        "west": [(column, row) for row in middle for column in lines["south"]],
        "east": [(column, row) for row in middle for column in lines["north"]],
    }[side]
    voids = array(table(position["board"])["voids"])
    names = [f"{'abcdefghij'[column]}{row + 1}" for column, row in cells]
    return [name for name in names if name not in voids]


def is_secret(position: JsonObject) -> bool:
    """Armies are put in secret and at the same time (EM-INV-2)."""
    return position["phase"] == "place"


ELEM_MASTER: Final = Facts(
    cases=(
        Case(2),
        Case(4),
        Case(4, {"teams": "on"}),
        Case(2, {"start": "free"}),
        Case(4, {"start": "free"}),
        Case(4, {"start": "free", "teams": "on"}),
        Case(2, {"merge-mark": "kept"}),
        Case(2, {"breath-cost": 1}),
        Case(2, {"immobilised": "no-moves"}),
        Case(2, {"forced-growth": "always"}),
        Case(2, {"water-gains-from-fire": "off"}),
        Case(2, {"quiet-limit": 2}),
        Case(4, {"quiet-limit": 0, "round-limit": 12}),
        Case(2, {"round-limit": 1, "first": "1"}),
        Case(2, {"quiet-limit": 3, "forced-growth": "always", "breath-cost": 1, "merge-mark": "kept"}),
        Case(2, {"events": "on"}),
        Case(2, {"specialities": "on"}),
        Case(2, {"events": "on", "specialities": "on", "arena": "random", "terrain": "difficult"}),
        Case(4, {"events": "on", "specialities": "on", "arena": "random", "terrain": "standard-difficult"}),
        Case(4, {"events": "on", "specialities": "on", "teams": "on", "start": "free", "immobilised": "no-moves"}),
        Case(2, {"events": "on", "specialities": "on", "start": "free", "terrain": "advantageous-difficult"}),
    ),
    conserved=conserved,
    hidden=hidden,
    has_own_board=True,
    is_secret=is_secret,
)
