"""Whole drawings, line for line, worked out by hand from the page; `test_texts` has what holds of every drawing."""

import pytest

import quintessence as q
from quintessence.core.registry import find_game
from quintessence.core.types import Json, JsonObject, Language, Line

GAME = find_game("metamorphose")

EMPTY: JsonObject = {"1": [None] * 4, "2": [None] * 4, "3": [None] * 4}
POSITION: JsonObject = {
    "round": 3,
    "alpha": 1,
    "turn": 0,
    "past": ["purple-green"],
    "contests": ["green-orange"],
    "market": {
        **EMPTY,
        "1": ["torch-serpent", None, "twilight-wolf", "leaf-mimic"],
        "2": ["void-raven", None, None, "bronze-bard"],
    },
    "decks": {"1": ["moss-hare"], "2": [], "3": ["comet-dragon", "midnight-giant"]},
    "players": {
        "0": {
            "points": 7,
            "strength": {"purple": 9, "green": 4},
            "creatures": {
                "c2": {
                    "cards": ["oak-patriarch", "jade-ox", "kiln-beetle", "sand-hyena"],
                    "shift": [0, -2, 0, 2],
                    "mana": {"3": "ready"},
                },
                "c3": {"cards": ["season-empress", "dusk-moth"]},
            },
        },
        "1": {
            "points": 12,
            "creatures": {"c1": {"cards": ["coven-matron"], "mana": {"3": "spent", "5": "ready"}}},
        },
    },
}

ENGLISH = """\
Round 3 of 12  ☆ green 6-4-2  ? 4-2-1  contest next round

Market  decks 1 · 0 · 2 cards
1a O Torch Serpent            o2 p1 ○  ○  g2 o1  –
1b   empty
1c P Twilight Wolf            p3 ○  ×  ○  g1 ▒   +3 per 3 purple creatures
1d G Leaf Mimic               ○  p1 g1 o2 ○  ○   recolours 1
2a P Void Raven               ×  p1 ○  ○  p2 ×   +3 per × + ×
2b   empty
2c   empty
2d O Bronze Bard              ○  o2 p2 o1 ○  ○   1 VP
3a   empty
3b   empty
3c   empty
3d   empty

Player 1  7 VP   strength P0 O0 G21   last contest P9 O0 G4
c2 G 6+4     c3 G 5+6
Oak Patriar… Season Empr…
+1 per card  recolours 2
┊ g2 ┊₂
┊ p2 ┊₂
┌────┐       ┌────┐
│(p2)│₃      │ p3 │
│ g2 │       │ g1 │
│(▒ )│₂      │(  )│
│ g2 │       │(g2)│₂
│(× )│₄      │ g2 │
│ ▒  │       │ o3 │
└────┘       └────┘
┊ p1 ┊₄
┊ ▒  ┊₄
×4 ❸         ×2
₂↑2 Jade Ox  ₂ Dusk Moth
₃ Kiln Beet…
₄↓2 Sand Hy…
( ) hole · ₂ of the card at depth 2 · ▒ blank · × unusable · ❸ ready · ③ spent

Player 2 Alpha  12 VP   strength P4 O0 G0   last contest P0 O0 G0
c1 P 4+0×1③❺

Player 1: summon (take), may move, may shift
"""

FRENCH = """\
Tour 3 sur 12  ☆ vert 6-4-2  ? 4-2-1  concours au prochain tour

Marché  pioches 1 · 0 · 2 cartes
1a O Serpent torche           o2 m1 ○  ○  v2 o1  –
1b   vide
1c M Loup du crépuscule       m3 ○  ×  ○  v1 ▒   +3 par 3 créatures mauves
1d V Mime feuillu             ○  m1 v1 o2 ○  ○   recolore 1
2a M Corbeau du vide          ×  m1 ○  ○  m2 ×   +3 par × + ×
2b   vide
2c   vide
2d O Barde de bronze          ○  o2 m2 o1 ○  ○   1 PV
3a   vide
3b   vide
3c   vide
3d   vide

Joueur 1  7 PV   force M0 O0 V21   dernier concours M9 O0 V4
c2 V 6+4     c3 V 5+6
Patriarche … Impératrice…
+1 par carte recolore 2
┊ v2 ┊₂
┊ m2 ┊₂
┌────┐       ┌────┐
│(m2)│₃      │ m3 │
│ v2 │       │ v1 │
│(▒ )│₂      │(  )│
│ v2 │       │(v2)│₂
│(× )│₄      │ v2 │
│ ▒  │       │ o3 │
└────┘       └────┘
┊ m1 ┊₄
┊ ▒  ┊₄
×4 ❸         ×2
₂↑2 Bœuf de… ₂ Phalène d…
₃ Scarabée …
₄↓2 Hyène d…
( ) perforation · ₂ de la carte 2 · ▒ vide · × inutilisable · ❸ prêt · ③ utilisé

Joueur 2 Alpha  12 PV   force M4 O0 V0   dernier concours M0 O0 V0
c1 M 4+0×1③❺

Joueur 1\N{NO-BREAK SPACE}: invoquer (take), déplacer (move), décaler (shift)
"""


def lines_of(position: JsonObject, seat: int | None, language: Language, *moves: str, **options: str) -> list[str]:
    styled = styled_lines(position, seat, language, *moves, **options)
    return ["".join(text for _, text in line).rstrip() for line in styled]


def styled_lines(position: JsonObject, seat: int | None, language: Language, *moves: str, **options: str) -> list[Line]:
    match = q.Match.from_position("metamorphose", position, 2, 1, {**options})
    for words in moves:
        match.play(words)
    return GAME.draw(match.view(seat), match.setting, GAME.messages(language))


@pytest.mark.parametrize(("language", "drawing"), [("en", ENGLISH), ("fr", FRENCH)])
def test_a_position_is_drawn_whole(language: Language, drawing: str) -> None:
    assert lines_of(POSITION, 0, language) == drawing.splitlines()


@pytest.mark.parametrize(
    ("number", "announce", "english", "french"),
    [
        (3, "none", "☆ ? 6-4-2  ? 4-2-1  contest next round", "☆ ? 6-4-2  ? 4-2-1  concours au prochain tour"),
        (
            *(3, "both"),
            "☆ green 6-4-2  orange 4-2-1  contest next round",
            "☆ vert 6-4-2  orange 4-2-1  concours au prochain tour",
        ),
        (
            *(4, "first"),
            "★ green 6-4-2  orange 4-2-1  contest this round",
            "★ vert 6-4-2  orange 4-2-1  concours à ce tour",
        ),
    ],
)
def test_the_contest_card_is_drawn_with_the_side_that_is_up(
    number: int, announce: str, english: str, french: str
) -> None:
    """ME-RND-1: starred in even rounds, when the contest is held at the end of this round."""
    position: JsonObject = {**POSITION, "round": number}
    assert lines_of(position, 0, "en", announce=announce)[0] == f"Round {number} of 12  {english}"
    assert lines_of(position, 0, "fr", announce=announce)[0] == f"Tour {number} sur 12  {french}"


@pytest.mark.parametrize("number", range(1, 13))
def test_the_starred_side_is_up_in_even_rounds(number: int) -> None:
    """ME-RND-1."""
    line = lines_of({"round": number}, 0, "en")[0]
    assert (" ★ " in line, " ☆ " in line) == (number % 2 == 0, number % 2 == 1)


def test_creatures_stand_side_by_side_however_high_they_are() -> None:
    """Each column is 13 wide in every row, beyond the edges of the top cards and beneath the ninth card, too."""
    lower: list[Json] = ["jade-ox", "kiln-beetle", "sand-hyena", "torch-serpent", "leaf-mimic"]
    lower += ["void-raven", "bronze-bard", "oak-patriarch", "season-empress", "coven-matron"]
    creatures: JsonObject = {
        "c1": {"cards": ["dusk-moth", *lower], "shift": [0, -2, 2, *[1] * 8]},
        "c2": {"cards": ["moss-hare", "midnight-giant"], "shift": [0, -2]},
        "c3": {"cards": ["fern-healer", "noonday-giant"], "shift": [0, 2]},
    }
    lines = styled_lines({"players": {"0": {"creatures": creatures}}}, 0, "en")
    rows = ["".join(text for _, text in line) for line in lines]
    first, last = (next(n for n, row in enumerate(rows) if row.startswith(start)) for start in ("c1 P", "₁₁"))
    assert {len(row) for row in rows[first : last + 1]} == {39}
    assert [row[:2] for row in rows[last - 1 : last + 1]] == ["₁₀", "₁₁"]


def test_what_has_a_colour_is_drawn_in_it_and_what_nobody_knows_or_needs_is_dim() -> None:
    lines = styled_lines(POSITION, 0, "en")
    assert lines[0][2:6] == [("green bold", "green 6-4-2"), ("", "  "), ("dim", "? 4-2-1"), ("", "  ")]
    assert lines[5][:5] == [
        ("bold", "1c "),
        ("purple bold", "P"),
        ("", " Twilight Wolf            "),
        ("purple", "p3 "),
        ("dim", "○  "),
    ]
    assert ("seat-0 bold", "Player 1") in lines[16]
    assert [part for part in lines[16][-7:] if part[1].strip()] == [("purple", "P9"), ("orange", "O0"), ("green", "G4")]
    assert lines[23][:3] == [("dim", "│"), ("purple", "(p2)"), ("dim", "│")]
    assert lines[34][:3] == [("dim", "₃"), ("orange", " Kiln Beet…"), ("", " ")]


def test_what_is_still_to_be_done_is_the_last_line() -> None:
    taken = lines_of(POSITION, 0, "en", "take 1c")
    assert taken[-2:] == [
        "In hand P Twilight Wolf            p3 ○  ×  ○  g1 ▒   +3 per 3 purple creatures",
        "Player 1: place the card in hand",
    ]
    assert taken[5] == "1c   empty", "the spot is refilled when the card has been placed (ME-SUM-7)"
    placed = ("take 1c", "place new")
    assert lines_of(POSITION, 0, "en", *placed)[-1] == "Player 1: may move, may shift, may end"
    french = "Joueur 1\N{NO-BREAK SPACE}: déplacer (move), décaler (shift), terminer (end)"
    assert lines_of(POSITION, 0, "fr", *placed)[-1] == french
    both = (*placed, "move c1 1", "place on c3", "shift c2")
    assert lines_of(POSITION, 0, "en", *both)[-1] == "Player 1: slide cards of c2, then done"
    assert lines_of(POSITION, 0, "en", *both, "slide 2 level", "done")[-1] == "Player 1: may end"


def test_only_what_can_be_done_is_offered() -> None:
    """ME-MOV-5 and ME-SHI-2: one card cannot be moved, nor a creature of one card shifted."""

    def offered(creatures: JsonObject) -> str:
        return lines_of({"players": {"0": {"creatures": creatures}}}, 0, "en")[-1]

    assert offered({}) == "Player 1: summon (take)"
    one: JsonObject = {"c1": {"cards": ["moss-hare"]}}
    assert offered(one) == "Player 1: summon (take)"
    assert offered({**one, "c2": {"cards": ["dusk-moth"]}}) == "Player 1: summon (take), may move"
    assert offered({"c1": {"cards": ["moss-hare", "dusk-moth"]}}) == "Player 1: summon (take), may move, may shift"


def test_a_late_window_says_so() -> None:
    late: JsonObject = {**POSITION, "phase": "late"}
    on = {"late-actions": "on"}
    assert lines_of(late, 0, "en", **on)[-1] == "Player 1: late window, may move, may shift, may end"
    french = "Joueur 1\N{NO-BREAK SPACE}: fenêtre tardive, déplacer (move), décaler (shift), terminer (end)"
    assert lines_of(late, 0, "fr", **on)[-1] == french


def test_an_onlooker_sees_the_creatures_of_the_seat_on_turn_large_and_no_decision_after_the_end() -> None:
    assert "c2 G 6+4     c3 G 5+6" in lines_of(POSITION, None, "en")
    assert "c1 P 4+0" in lines_of({**POSITION, "turn": 1}, None, "en")
    over = lines_of({"phase": "over", "round": 12, "players": {"0": {"points": 3}}}, None, "en")
    assert (over[0], over[-1]) == ("Round 12 of 12  Game over", "Game over")
    assert over.count("no creature yet") == 2
    assert "c2 G 6+4     c3 G 5+6" in lines_of({**POSITION, "phase": "over", "turn": None, "contests": []}, None, "en")
