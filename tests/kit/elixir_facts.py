"""Élixir's facts for the kit, taken from its rulebook page."""

import tomllib
from collections import Counter
from functools import cache
from importlib.resources import files
from typing import Any, Final

from quintessence.core.setting import Setting
from quintessence.core.types import Json, JsonObject, Seat
from quintessence.testing.facts import Case, Facts
from tests.kit.elixir_cards import EVERY_VERB
from tests.kit.reading import array, names, table

COPIES: Final = {"ingredient": 4, "object": 1, "transaction": 3, "spell": 1}


def conserved(position: JsonObject, setting: Setting) -> Json:
    """Every find and every spell, wherever it lies; the finds come into the game after the draft (EX-SET-5)."""
    found: Counter[str] = Counter()
    for player in table(position["players"]).values():
        for zone in ("finds", "spells", "laid"):
            found.update(names(table(player)[zone]))
    for zone in ("pile", "discard", "removed"):
        found.update(names(position[zone]))
    for stack in table(position["books"]).values():
        found.update(names(stack))
    for frame in array(position["stack"]):
        found.update(cards_in(table(frame)))
    if position["phase"] == "draft" and not position["pile"]:
        found.update(all_finds(setting))
    counts: JsonObject = {name: found[name] for name in sorted(found) if found[name]}
    return counts


def cards_in(frame: JsonObject) -> list[str]:
    """The cards that lie in a frame and nowhere else."""
    kind, step = frame["frame"], frame.get("step")
    if kind == "card":
        # A find is in no pile until it is done with (EX-PLAY-6); a spell is laid once it is paid for.
        is_spell = str(frame["card"]) in spells()
        is_here = not is_spell or (step in ("target", "pay") and not frame["free"])
        return [str(frame["card"])] if is_here else []
    if kind == "pick" and frame["src"] == ["aside"]:
        return names(frame["cards"])
    if kind == "market":
        return names(frame["stall"])
    if kind == "auction":
        bids = [card for cards in table(frame["put"]).values() for card in names(cards)]
        return names(frame["lot"]) + (bids if step == "settle" else [])
    return []


def hidden(position: JsonObject, viewer: Seat | None, setting: Setting) -> dict[str, Json]:
    """Other hands, the draw pile, the stacks and what others have committed (EX-HID-1 to EX-HID-7).

    A place that a question is about is left out: that somebody is asked says something of what lies there.
    """
    finds: dict[str, list[str]] = {"draw pile": names(position["pile"])}
    backs: dict[str, list[str]] = {"removed spells": names(position["removed"])}
    for stack, spells_left in table(position["books"]).items():
        backs[f"stack {stack}"] = names(spells_left)
    for seat in range(setting.seats):
        player = table(table(position["players"])[str(seat)])
        if seat != viewer and not is_open(position, seat, "open-finds"):
            finds[f"finds of seat {seat}"] = names(player["finds"])
        unseen = position["phase"] == "draft" and setting.options["draft-look"] == "after"
        if (seat != viewer or unseen) and not is_open(position, seat, "open-spells"):
            backs[f"spells of seat {seat}"] = names(player["spells"])
    for place in looked_into(position, viewer):
        finds.pop(place, None)
        backs.pop(place, None)
    places = {**free_places(finds), **committed(position, viewer, finds)}
    for level in range(1, 5):
        of_level = {place: [c for c in cards if spells()[c] == level] for place, cards in backs.items()}
        places |= {f"{place}, level {level}": cards for place, cards in free_places(of_level).items()}
    known = asked_about(position, setting)
    return {place: cards for place, cards in places.items() if not any(place.startswith(part) for part in known)}


def looked_into(position: JsonObject, viewer: Seat | None) -> list[str]:
    """The place from which the viewer is picking a card, all of which it sees meanwhile."""
    stack = array(position["stack"])
    top: JsonObject = table(stack[0]) if stack else {"frame": "none"}
    return asked_of(top) if top["frame"] == "pick" and top["seat"] == viewer else []


def asked_of(pick: JsonObject) -> list[str]:
    """The place from which a card is picked."""
    source = array(pick["src"])
    return ["draw pile"] if source == ["pile"] else [f"{source[0]} of seat {source[-1]}"]


def asked_about(position: JsonObject, setting: Setting) -> list[str]:
    """The places of which the question that is due says something."""
    stack = array(position["stack"])
    top: JsonObject = table(stack[0]) if stack else {"frame": "none"}
    if top["frame"] == "pick":
        return asked_of(top)
    if top["frame"] == "card":
        return [f"finds of seat {top['by']}"]
    if top["frame"] == "flea":
        return [f"finds of seat {seat}" for seat in array(top["who"])]
    if top["frame"] == "event" and setting.options["windows"] == "able":
        asked = array(table(position["ask"])["seats"])[0]
        return [f"finds of seat {asked}", f"spells of seat {asked}"]
    return []


def committed(position: JsonObject, viewer: Seat | None, finds: dict[str, list[str]]) -> dict[str, Json]:
    """What seats that are done have put at a market or bid, and what others have voted."""
    asked = position["ask"]
    if not isinstance(asked, dict):
        return {}
    if asked["kind"] == "vote":
        return {f"vote of seat {seat}": vote for seat, vote in table(asked["votes"]).items() if seat != str(viewer)}
    if asked["kind"] != "put" or asked["for"] not in ("market", "auction"):
        return {}
    unseen = [card for cards in finds.values() for card in cards]
    places: dict[str, Json] = {}
    for seat, cards in table(asked["put"]).items():
        hand = finds.get(f"finds of seat {seat}", [])
        if int(seat) in array(asked["done"]) and hand and len(set(unseen)) > 1:
            places[f"what seat {seat} has put"] = [*sorted(names(cards))]
    return places


def free_places(groups: dict[str, list[str]]) -> dict[str, Json]:
    """Those places of some that could hold other cards: there are at least two kinds, and a place is not all."""
    together = [card for cards in groups.values() for card in cards]
    if len(set(together)) < 2:
        return {}
    return {place: [*sorted(cards)] for place, cards in groups.items() if cards and len(cards) < len(together)}


def is_open(position: JsonObject, seat: Seat, status: str) -> bool:
    lasting = [table(effect) for effect in table(position["lasting"]).values()]
    return any(effect.get("is") == status and effect["on"] == seat for effect in lasting)


def is_secret(position: JsonObject) -> bool:
    """Market, flea market, auction, passing, trading and votes are answered in secret (EX-ASK-5)."""
    asked = position["ask"]
    return isinstance(asked, dict) and asked["kind"] in ("put", "vote")


@cache
def house() -> dict[str, Any]:
    text = (files("quintessence.games.elixir") / "data" / "cards.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


@cache
def spells() -> dict[str, int]:
    """Every spell that a case may play with, and its level."""
    cards = [*house()["spell"], *(card for card in EVERY_VERB if card["type"] == "spell")]
    return {card["id"]: card["level"] for card in cards}


def all_finds(setting: Setting) -> Counter[str]:
    counts: Counter[str] = Counter()
    listed = [(kind, card) for kind in COPIES for card in house()[kind]]
    listed += [(str(table(card)["type"]), table(card)) for card in array(setting.options["extra-cards"])]
    for kind, card in listed:
        if kind != "spell":
            counts[card["id"]] += card.get("copies", COPIES[kind])
    return counts


class ExtraCards(list[Json]):
    """The option `extra-cards` with a short name, for reports."""

    def __str__(self) -> str:
        return "every verb"


def with_extra(**options: Json) -> JsonObject:
    return {"extra-cards": ExtraCards(EVERY_VERB), **options}


ELIXIR: Final = Facts(
    cases=(
        Case(3),
        Case(4),
        Case(8),
        Case(2, {"duel": True}),
        Case(5, {"spell-total": 13, "draft-look": "at-once", "first-player": "am-stram-gram"}),
        Case(6, {"spell-total": 11, "first-player": "am-stram-gram-out", "speaker": 3}),
        Case(7, {"forfeits": "pay", "first-player": 6}),
        Case(3, {"forfeits": "vote"}),
        Case(4, {"windows": "able"}),
        Case(3, {"windows": "able", "last-spell": "at-once", "hand-limit": 4}),
        Case(4, {"last-spell": "at-once", "forfeits": "vote"}),
        Case(3, {"hand-limit": 3, "plays-limit": 2}),
        Case(5, {"round-limit": 2}),
        Case(3, with_extra()),
        Case(4, with_extra(forfeits="vote")),
        Case(2, with_extra(duel=True)),
        Case(4, with_extra(windows="able", forfeits="pay")),
    ),
    conserved=conserved,
    hidden=hidden,
    has_own_board=True,
    is_secret=is_secret,
    # What is looked at, what was committed, bid and voted is told once, and so is who won a lot and took it (the bids
    # lie open, EX-AUC-3; hands may be as large as before) and how many finds each put into the flea market; the view
    # forgets it. What is paid or discarded lies open, but may be shuffled into a new draw pile by the same move, which
    # is told with its size.
    revealing=frozenset(
        {
            *("looked", "offered", "revealed", "lot-won", "lot-taken", "voted"),
            *("shuffled", "drew", "paid", "discarded", "reshuffled"),
        }
    ),
    # That somebody may still pick is told to the picker, with the cards; the others see the question.
    silent=frozenset({"offered"}),
    endless=(("round-limit", 0),),
    longest=60_000,
    share=0.005,
)
