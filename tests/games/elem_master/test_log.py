"""The log: who reads it learns which elemental of whom did what, and not only on which cell."""

import random
from collections.abc import Iterator

import pytest

import quintessence as q
from quintessence.core.messages import Messages
from quintessence.core.registry import find_game
from quintessence.core.telling import sentence_of, told
from quintessence.core.types import LANGUAGES, JsonObject, Language
from tests.games.elem_master.positions import IDS, KINDS, match_of

HOME = "a1 w:earth:1, f6 b:earth:1"
POWERS: JsonObject = {"specialities": "on"}
PIECES = {
    "fr": {"earth": "Terre", "fire": "Feu", "water": "Eau", "air": "Air"},
    "en": {"earth": "Earth", "fire": "Fire", "water": "Water", "air": "Air"},
}
SEATS = {"fr": ("Blanc", "Noir", "Bleu", "Rouge"), "en": ("White", "Black", "Blue", "Red")}


def lines(match: q.Match, words: str, language: Language) -> list[str]:
    before = len(match.told(None))
    match.play(words)
    events = match.told(None)[before:]
    return [line.replace("\u00a0", " ") for line in told(events, match.game, match.setting, words_of(language))]


def words_of(language: Language) -> Messages:
    return find_game("elem-master").messages(language)


CASES: list[tuple[str, str, list[str], list[str]]] = [
    (
        "c3 w:fire:2",
        "move c3 c4",
        ["Le Feu (2) de Blanc va de c3 à c4."],
        ["White’s Fire (2) goes from c3 to c4."],
    ),
    (
        "c3 w:water:3",
        "move c3 c4 1",
        ["Un jeton de l’Eau de Blanc va de c3 à c4."],
        ["One token of White’s Water goes from c3 to c4."],
    ),
    (
        "c3 w:air:3, c4 w:air:2",
        "move c3 c4 2",
        [
            "2 jetons de l’Air de Blanc vont de c3 à c4.",
            "Fusion en c4 : l’Air de Blanc est désormais de niveau 3.",
            "Un jeton excédentaire retourne à la réserve de Blanc.",
        ],
        [
            "2 tokens of White’s Air go from c3 to c4.",
            "They merge on c4: White’s Air is now level 3.",
            "One token too many returns to White’s reserve.",
        ],
    ),
    (
        "c3 w:fire:2, c4 b:earth:1",
        "attack c3 c4",
        [
            "Le Feu de Blanc en c3 attaque la Terre de Noir en c4.",
            "La Terre de Noir en c4 perd son dernier niveau.",
            "La Terre de Noir disparaît de c4.",
            "Le Feu de Blanc en c3 monte au niveau 3.",
            "Le Feu de Blanc avance de c3 à c4.",
        ],
        [
            "White’s Fire on c3 attacks Black’s Earth on c4.",
            "Black’s Earth on c4 loses its last level.",
            "Black’s Earth vanishes from c4.",
            "White’s Fire on c3 goes up to level 3.",
            "White’s Fire moves on from c3 to c4.",
        ],
    ),
    (
        "c3 w:fire:2, c4 w:water:1",
        "attack c3 c4",
        [
            "Le Feu de Blanc en c3 attaque l’Eau de Blanc en c4.",
            "Le Feu de Blanc en c3 descend au niveau 1.",
            "L’Eau de Blanc en c4 monte au niveau 2.",
        ],
        [
            "White’s Fire on c3 attacks White’s Water on c4.",
            "White’s Fire on c3 goes down to level 1.",
            "White’s Water on c4 goes up to level 2.",
        ],
    ),
    (
        "",
        "grow a1",
        ["Blanc fait croître sa Terre en a1.", "La Terre de Blanc en a1 monte au niveau 2."],
        ["White grows Earth on a1.", "White’s Earth on a1 goes up to level 2."],
    ),
    (
        "a3 w:earth:1",
        "tunnel a1 a3",
        [
            "La Terre de Blanc passe sous terre de a1 à a3.",
            "La Terre (1) de Blanc va de a1 à a3.",
            "Fusion en a3 : la Terre de Blanc est désormais de niveau 2.",
        ],
        [
            "White’s Earth tunnels from a1 to a3.",
            "White’s Earth (1) goes from a1 to a3.",
            "They merge on a3: White’s Earth is now level 2.",
        ],
    ),
    (
        "c3 w:fire:3",
        "blaze c3 c4 d3",
        [
            "Le Feu de Blanc s’embrase en c3.",
            "Un jeton du Feu de Blanc va de c3 à c4.",
            "Un jeton du Feu de Blanc va de c3 à d3.",
        ],
        [
            "White’s Fire on c3 blazes.",
            "One token of White’s Fire goes from c3 to c4.",
            "One token of White’s Fire goes from c3 to d3.",
        ],
    ),
    (
        "c3 w:water:2, b3 w:water:1",
        "wave c3 c4 b3",
        [
            "L’Eau de Blanc lève une vague de c3 vers c4.",
            "L’Eau (2) de Blanc va de c3 à c4.",
            "L’Eau (1) de Blanc va de b3 à b4.",
        ],
        [
            "White’s Water raises a wave from c3 towards c4.",
            "White’s Water (2) goes from c3 to c4.",
            "White’s Water (1) goes from b3 to b4.",
        ],
    ),
    (
        "c4 w:air:2, d4 b:water:1, f4 w:air:1",
        "breath c4 d4 2",
        [
            "L’Air de Blanc en c4 dépense 2 jetons et souffle sur l’Eau de Noir en d4.",
            "L’Air de Blanc disparaît de c4.",
            "L’Eau de Noir est poussée de d4 à e4.",
            "La poussée s’arrête : l’Eau de Noir reste en e4.",
        ],
        [
            "White’s Air on c4 spends 2 tokens and breathes on Black’s Water on d4.",
            "White’s Air vanishes from c4.",
            "Black’s Water is pushed from d4 to e4.",
            "The push stops: Black’s Water stays on e4.",
        ],
    ),
    (
        "c4 w:air:2, d4 b:fire:1",
        "breath c4 d4 1",
        [
            "L’Air de Blanc en c4 dépense un jeton et souffle sur le Feu de Noir en d4.",
            "Le Feu de Noir est poussé de d4 à e4.",
        ],
        [
            "White’s Air on c4 spends one token and breathes on Black’s Fire on d4.",
            "Black’s Fire is pushed from d4 to e4.",
        ],
    ),
]


@pytest.mark.interpreted
@pytest.mark.parametrize(("cells", "words", "french", "english"), CASES, ids=[case[1] for case in CASES])
def test_the_log_says_what_moved_what_was_attacked_and_what_came_of_it(
    cells: str, words: str, french: list[str], english: list[str]
) -> None:
    placed = ", ".join(part for part in (HOME, cells) if part)
    assert lines(match_of(placed), words, "fr") == french
    assert lines(match_of(placed), words, "en") == english


def test_water_that_dries_up_vanishes_though_its_kin_stays() -> None:
    """EM-TER-4"""
    match = match_of(
        f"{HOME}, c3 w:water:1, d3 w:water:2",
        {"board": {"terrain": ["forest", "desert", "marsh", "mountain"], "voids": []}},
    )
    assert lines(match, "move c3 d3", "fr") == [
        "L’Eau (1) de Blanc va de c3 à d3.",
        "L’Eau de Blanc perd un niveau en entrant dans le désert en d3.",
        "L’Eau de Blanc disparaît de d3.",
    ]


@pytest.mark.parametrize(
    ("speciality", "cells", "words", "french", "english"),
    [
        (
            "alchemist",
            "c3 b:earth:2",
            "power c3 fire",
            "La Terre de Noir en c3 devient Feu de niveau 1.",
            "Black’s Earth on c3 becomes Fire of level 1.",
        ),
        (
            "metamorph",
            "c3 w:water:2",
            "power c3 fire",
            "L’Eau de Blanc en c3 agit comme Feu pendant ce tour.",
            "White’s Water on c3 acts as Fire this turn.",
        ),
        (
            "runist",
            "c3 b:water:2",
            "power c3",
            "L’Eau de Noir en c3 est marquée jouée.",
            "Black’s Water on c3 is marked played.",
        ),
        (
            "runist",
            "c3 b:air:2",
            "power c3",
            "L’Air de Noir en c3 est marqué joué.",
            "Black’s Air on c3 is marked played.",
        ),
    ],
)
def test_the_log_says_whom_a_power_meets(speciality: str, cells: str, words: str, french: str, english: str) -> None:
    texts: dict[Language, str] = {"fr": french, "en": english}
    for language, line in texts.items():
        match = match_of(f"{HOME}, {cells}", {"specialities": {"0": speciality}}, options=POWERS)
        assert lines(match, words, language)[-1] == line


def events_of_random_play(seats: int, options: JsonObject) -> Iterator[tuple[q.Match, JsonObject]]:
    for seed in range(4):
        dice = random.Random(seed)
        match = q.Match("elem-master", seats=seats, seed=seed, options=options)
        while match.result is None and len(match.entries) < 150:
            seat = match.to_act[0]
            match.play(dice.choice(match.legal(seat)), seat)
        for event in match.told(None):
            yield match, event


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "options"), KINDS, ids=IDS)
def test_whatever_happens_on_a_cell_is_told_with_the_elemental_and_its_owner(
    seats: int, options: JsonObject, language: Language
) -> None:
    found = set()
    for match, event in events_of_random_play(seats, options):
        if not {"cell", "source"} & set(event) or event["kind"] == "void-placed":
            continue
        line = sentence_of(event, match.game, match.setting, words_of(language))
        found.add(event["kind"])
        assert SEATS[language][int(str(event["seat"]))] in line, event
        assert PIECES[language][str(event["element"])] in line or event["kind"] == "excess-returned", event
        for field in ("cell", "source", "target"):
            assert str(event.get(field, "")) in line or event["kind"] == "excess-returned", event
    assert {"moved", "attacked", "level-lost", "level-gained", "breathed", "vanished"} <= found
