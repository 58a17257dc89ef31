"""Moments of Élixir at which the board has the most to show, as positions; and what must not happen to words then."""

from copy import deepcopy
from typing import Any

from playwright.sync_api import Page

from tests.web.tables import among
from tests.web.visiting import Visit

INGREDIENTS = [
    *("mole-whisker", "sulky-turnip", "attic-dust", "stubbornness", "toad-tear", "giggling-kelp"),
    *("bottled-fog", "rainy-monday", "owl-down", "dandelion-wish", "echo-crumb", "daydream"),
    *("dragon-yawn", "prank-pepper", "ember-sugar", "pocket-temper"),
]
EVERYTHING = [
    *INGREDIENTS,
    *("attic-dust", "owl-down", "owl-down"),
    *("quicksilver", "clay-marble", "long-spoon", "spyglass", "wax-plugs", "flea-market", "odd-sock", "copper-bathtub"),
]
"""Twenty-seven finds of twenty-four kinds."""
HELD = ["attic-dust", "attic-dust", "sulky-turnip", "bottled-fog", "dandelion-wish", "clay-marble", "copper-bathtub"]
SMALL_SPELLS = [
    *("second-helping", "light-fingers", "keyhole", "bless-you", "lost-letter"),
    *("kind-word", "riddle-tongue", "encore", "once-upon"),
]


def status(kind: str, on: int, by: int, card: str, until: str = "your-turn") -> dict[str, Any]:
    return {"kind": "status", "is": kind, "on": on, "by": by, "card": card, "until": until}


def forfeit(card: str, on: int, by: int) -> dict[str, Any]:
    return {"kind": "forfeit", "card": card, "on": on, "by": by, "price": 2, "until": "their-turn-end"}


LAWS = {
    "1": status("draw-more", 0, 0, "bottomless-purse", "laid"),
    "2": status("warded", 2, 2, "iron-cloak", "laid"),
    "3": status("veiled", 2, 2, "iron-cloak", "laid"),
    "4": status("surcharge", 0, 1, "lean-season"),
    "5": status("open-finds", 1, 0, "glass-walls"),
    "6": forfeit("doggerel", 0, 2),
    "7": forfeit("tiptoe-talk", 1, 0),
    "8": forfeit("royal-we", 2, 0),
}
"""Much that lasts: seven laws, one of them a forfeit of the first seat."""


def moment(seats: int, finds: list[str], spells: list[str], **more: Any) -> dict[str, Any]:
    """A position with these cards in the hand of the first seat."""
    others = [
        {"finds": ["mole-whisker", "dragon-yawn", "odd-sock"], "spells": ["tongue-knot", "glass-walls", "rewind"]},
        {"finds": ["echo-crumb"], "spells": ["siesta"], "laid": ["truffle-pig", "ebb-tide", "lost-letter", "doggerel"]},
        {"finds": ["daydream", "stuffed-pike"], "spells": ["hush", "iron-cloak", "deep-breath"], "laid": []},
    ]
    players = {str(seat): deepcopy(others[(seat - 1) % 3]) for seat in range(1, seats)}
    players["0"] = {"finds": finds, "spells": spells, "laid": ["toast", "page-turner"]}
    return {"turn": 12, "pile": INGREDIENTS * 2, "discard": ["stubbornness"], "players": players, **more}


def window(seats: int) -> dict[str, Any]:
    """A spell of the second seat aims at the first, who could answer it with each of four cards."""
    card, paid = "tongue-knot", ["mole-whisker", "ember-sugar"]
    event = {"frame": "event", "event": "spell", "actor": 1, "subjects": [0], "card": card, "paid": paid, "level": 2}
    played = {"frame": "card", "card": card, "by": 1, "step": "effect", "targets": [0], "paid": paid}
    finds = [*HELD, "wax-plugs", "crumb-brush", "pocket-mirror", "mole-whisker"]
    stack = [{**event, "queue": [0]}, played]
    return moment(seats, finds, ["hush", "second-wind", "twin-echo"], active=1, lasting=LAWS, stack=stack)


LAID = ["copper-bathtub", "owl-down", "garden-gnome", "toad-tear", "spyglass", "wax-plugs", "echo-crumb", "auction"]
LONG_NAMES = ["odd-sock", "stubbornness", "lace-doily"]


def stall(seats: int, laid: list[str] = LAID) -> dict[str, Any]:
    """Market day: the first seat chooses first."""
    who = list(range(seats))
    frame = {"frame": "market", "who": who, "step": "pick", "stall": laid[:seats], "order": who}
    return moment(seats, HELD, ["second-wind", "twin-echo"], stack=[frame])


def auction(seats: int, **more: Any) -> dict[str, Any]:
    """An auction of the second seat, with sealed bids."""
    lot = ["ember-sugar", "dandelion-wish", "bent-umbrella"]
    frame = {"frame": "auction", "by": 1, "who": list(range(seats)), "lot": lot}
    return moment(seats, EVERYTHING, ["second-wind", "twin-echo"], active=1, stack=[frame], **more)


FOUR_SPELLS = ["second-helping", "light-fingers", "second-wind", "twin-echo"]
MOMENTS: dict[str, dict[str, Any]] = {
    "a window with four answers among eight": window(8),
    "a window with four answers among three": window(3),
    "much that lasts, among eight": moment(8, HELD, FOUR_SPELLS, lasting=LAWS),
    "much that lasts and many finds, among three": moment(3, EVERYTHING, FOUR_SPELLS, lasting=LAWS),
    "nine spells": moment(5, INGREDIENTS, SMALL_SPELLS, lasting=LAWS),
    "a stall of eight": stall(8),
    "a stall of three with long names": stall(3, LONG_NAMES),
    "a sealed bid among eight": auction(8, lasting=LAWS),
}
"""All of them ask the first seat."""


def sit_down(person: Visit, position: dict[str, Any], **options: Any) -> str:
    """A table at which the game goes on from there, with bots on the other seats; the page shows it."""
    agreed = {"windows": "able", "round-limit": 12, **options}
    table = among([person], "elixir", len(position["players"]) - 1, position=position, options=agreed)
    person.page.locator(".elixir .question.mine").wait_for()
    return table


WORDS = """() => {
    const faults = [];
    const range = document.createRange();
    const lines = (text, start, end) => {
        range.setStart(text, start);
        range.setEnd(text, end);
        return new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size;
    };
    for (const one of document.querySelectorAll('.elixir :is(.name, .label, .what, .called, .left, .person)')) {
        if (one.getClientRects().length === 0 || getComputedStyle(one).visibility === 'hidden') continue;
        for (const text of [...one.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)) {
            for (const word of text.data.matchAll(/[^\\s\\u00a0-]+/g)) {
                if (lines(text, word.index, word.index + word[0].length) > 1) faults.push(`broken: ${word[0]}`);
            }
        }
    }
    for (const one of document.querySelectorAll('.elixir :is(.name, .tail, .left, .sum, .asked)')) {
        if (one.clientWidth > 1 && one.scrollWidth > one.clientWidth + 1) faults.push(`cut: ${one.textContent}`);
    }
    return faults;
}"""


def spoilt_words(page: Page) -> list[str]:
    """Words on the board that are broken in the middle, or cut off."""
    found: list[str] = page.evaluate(WORDS)
    return found
