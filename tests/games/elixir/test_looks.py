"""One deed, one line: whoever looks and then picks is told to look once (EX-VERB-8)."""

import pytest

import quintessence as q
from quintessence.core.telling import told
from quintessence.core.types import Json, JsonObject, Language, Seat
from quintessence.games.elixir import GAME

PILE: list[Json] = ["ember-sugar", "daydream", "odd-sock", "toad-tear", "attic-dust", "lone-skate", "owl-down"]
HELD: list[Json] = ["owl-down", "daydream", "odd-sock", "mousetrap"]
COST: list[Json] = ["sulky-turnip", "toad-tear", "ember-sugar"]

LOOKED = "Wormwood looks at the hand of Nightshade"
HEIST = "cast merry-heist, target 1"
RUMMAGE: JsonObject = {
    "type": "object",
    "id": "rummage",
    "name": {"fr": "rummage", "en": "rummage"},
    "text": {"fr": "rummage", "en": "rummage"},
    "kind": "magic",
    "targets": ["other"],
}


def match_of(finds: list[Json], spells: list[Json], effect: list[Json] | None = None, windows: str = "able") -> q.Match:
    """Wormwood holds these; `effect` is that of a card `rummage`."""
    players: JsonObject = {
        "0": {"finds": finds, "spells": [*spells, "hush"]},
        "1": {"finds": HELD, "spells": ["siesta"]},
        "2": {"finds": ["daydream"], "spells": ["siesta"]},
    }
    options: JsonObject = {"windows": windows, "extra-cards": [{**RUMMAGE, "effect": effect}] if effect else []}
    return q.Match.from_position("elixir", {"pile": PILE, "players": players}, seats=3, seed=1, options=options)


def windows_are_open(match: q.Match) -> bool:
    return "pass" in match.legal(match.to_act[0])


def told_of(match: q.Match, seat: Seat | None, moves: str, language: Language = "en") -> list[str]:
    """The sentences that a seat gets while these moves are played."""
    before = len(match.told(seat))
    for move in moves.split(", "):
        match.play(move, match.to_act[0])
        while windows_are_open(match):
            match.play("pass", match.to_act[0])
    events = match.told(seat)[before:]
    return [line.replace("\u00a0", " ") for line in told(events, GAME, match.setting, GAME.messages(language))]


@pytest.mark.interpreted
@pytest.mark.parametrize("windows", ["able", "all"])
def test_a_look_that_leads_to_a_pick_is_told_once(windows: str) -> None:
    """Also where others could answer between the two, so that the pick is a move of its own."""
    for seat in (0, 1, None):
        match = match_of(["spyglass"], [], windows=windows)
        lines = told_of(match, seat, "play spyglass, target 1")
        seen = ": Owl down, Noon daydream, Odd sock, Mousetrap" if seat == 0 else ""
        assert [line for line in lines if "looks" in line] == [f"{LOOKED}{seen}."]
        offered = ["To choose from: Noon daydream, Owl down."] if seat == 0 else []
        assert [line for line in lines if "choose" in line] == offered


def test_who_picks_several_is_told_what_remains_and_the_others_nothing() -> None:
    for seat in (0, 1, 2, None):
        match = match_of(COST, ["merry-heist"])
        assert sum("looks" in line for line in told_of(match, seat, HEIST)) == 1
        moved = "Owl down" if seat in (0, 1) else "A find"
        lines = [f"{moved} goes from Nightshade to Wormwood."]
        if seat == 0:
            lines.append("To choose from: Noon daydream, Mousetrap, Odd sock.")
        assert told_of(match, seat, "take owl-down") == lines


def test_what_remains_is_told_in_french() -> None:
    match = match_of(COST, ["merry-heist"])
    told_of(match, 0, HEIST, "fr")
    lines = told_of(match, 0, "take owl-down", "fr")
    assert lines[1:] == ["Au choix : Rêverie de midi, Piège à souris, Chaussette dépareillée."]


def test_who_discards_for_another_is_told_to_look_once() -> None:
    effect: list[Json] = [{"verb": "discard", "who": "target", "n": 2, "pick": "you"}]
    match = match_of(["rummage"], [], effect)
    lines = told_of(match, None, "play rummage, target 1, drop odd-sock, drop mousetrap")
    assert [line for line in lines if "looks" in line] == [f"{LOOKED}."]


@pytest.mark.parametrize(
    ("at", "zone", "looks"),
    [
        ("target", "finds", [LOOKED]),
        ("target", "both", [LOOKED]),
        ("others", "finds", [LOOKED, "Wormwood looks at the hand of Chamomile"]),
        ("target", "spells", [LOOKED, LOOKED]),
        ("left", "finds", [LOOKED]),
        ("right", "finds", ["Wormwood looks at the hand of Chamomile", LOOKED]),
    ],
)
def test_only_a_look_at_that_hand_saves_the_second_line(at: str, zone: str, looks: list[str]) -> None:
    look: JsonObject = {"verb": "look", "at": at, "zone": zone}
    match = match_of(["rummage"], [], [look, {"verb": "take", "from": "target", "pick": "taker"}])
    lines = told_of(match, None, "play rummage, target 1")
    assert [line for line in lines if "looks" in line] == [f"{look}." for look in looks]


def test_who_has_just_looked_is_not_told_again_what_lies_there() -> None:
    """Nobody could answer in between: it is one entry of the log, and the board shows what can be had."""
    look: JsonObject = {"verb": "look", "at": "target"}
    match = match_of(["rummage"], [], [look, {"verb": "discard", "who": "target", "n": 2, "pick": "you"}])
    lines = told_of(match, 0, "play rummage, target 1")
    assert lines[-1] == f"{LOOKED}: Owl down, Noon daydream, Odd sock, Mousetrap."
    assert told_of(match, 0, "drop odd-sock")[-1] == "To choose from: Noon daydream, Mousetrap, Owl down."
