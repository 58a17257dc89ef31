"""Words and packed moves: what is written is read back, and nothing else is read."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from quintessence.core.grammar import LONGEST_LINE, Domain, Form, Grammar, argument, free, literal, optional
from quintessence.core.numbering import MOST_NUMBERS, GrammarNumbering
from quintessence.core.packing import (
    LARGEST_DOMAIN,
    NO_MOVE,
    fifth_of,
    first_listed,
    first_of,
    form_of,
    fourth_of,
    pack,
    pack1,
    pack2,
    pack3,
    pack4,
    pack5,
    second_of,
    third_of,
)

CELLS = Domain("cell", [f"{column}{row}" for column in "abc" for row in "123"])
COLOURS = Domain("colour", ["red", "blue"])
WIDE = Domain("card", [f"c{number}" for number in range(LARGEST_DOMAIN)])
GRAMMAR = Grammar(
    [
        Form("end"),
        Form("move", argument("from", CELLS), argument("to", CELLS), optional("colour", COLOURS)),
        Form("move", argument("from", CELLS), literal("twice")),
        Form("trade", argument("give", COLOURS), literal("for"), argument("get", COLOURS)),
        Form("slap", argument("colour", COLOURS), free("millis", 10, 5000)),
        Form("paint", optional("first", COLOURS), optional("second", COLOURS)),
        Form("draw", *[argument(f"card-{number}", WIDE) for number in range(5)]),
    ]
)


@pytest.mark.parametrize(
    "line",
    [
        "end",
        "move a1 b2",
        "move c3 c3 blue",
        "move a1 twice",
        "trade red for blue",
        "slap red",
        "slap blue 10",
        "slap blue 5000",
        "paint",
        "paint red",
        "paint red blue",
        "draw c0 c1 c2 c3 c2046",
    ],
)
def test_a_line_is_read_and_written_back(line: str) -> None:
    move = GRAMMAR.parse(line)
    assert 0 <= move < 2**62
    assert GRAMMAR.words(move) == line


@pytest.mark.parametrize(
    "line",
    [
        "",
        " ",
        "end ",
        " end",
        "END",
        "end now",
        "move",
        "move a1",
        "move a1  b2",
        "move a1 b2 green",
        "move a1 b2 red red",
        "move d1 a1",
        "trade red blue",
        "trade red FOR blue",
        "slap red 9",
        "slap red 5001",
        "slap red 0100",
        "slap red -10",
        "slap red ١٠٠",
        "slap red 1e3",
        "paint blue red red",
        "paint  red",
        "jump",
        "end\n",
        "end\t",
        "slap red " + "9" * 30,
        "end" + " " * LONGEST_LINE,
        "x" * 100_000,
    ],
)
def test_anything_else_is_no_move(line: str) -> None:
    assert GRAMMAR.parse(line) == NO_MOVE


@given(st.text(alphabet="abcemovndtrl 123\n", max_size=20))
def test_whatever_is_typed_is_a_move_that_reads_the_same_or_none(line: str) -> None:
    move = GRAMMAR.parse(line)
    assert move == NO_MOVE or GRAMMAR.words(move) == line


def test_verbs_are_listed_once_and_known() -> None:
    assert GRAMMAR.verbs() == ["end", "move", "trade", "slap", "paint", "draw"]
    assert GRAMMAR.knows("move nowhere")
    assert not GRAMMAR.knows("moved a1 b2")


def test_a_form_shows_itself_as_a_person_would_write_it() -> None:
    assert [str(form) for form in GRAMMAR.forms][1:5] == [
        "move FROM TO [COLOUR]",
        "move FROM twice",
        "trade GIVE for GET",
        "slap COLOUR [MILLIS]",
    ]


def test_every_move_of_a_form_is_listed_once_without_gaps() -> None:
    moves = [GRAMMAR.words(move) for move in GRAMMAR.every(1)]
    assert len(moves) == len(set(moves)) == 9 * 9 * 3
    assert [GRAMMAR.words(move) for move in GRAMMAR.every(5)] == [
        "paint",
        "paint red",
        "paint red red",
        "paint red blue",
        "paint blue",
        "paint blue red",
        "paint blue blue",
    ]
    assert [GRAMMAR.words(move) for move in GRAMMAR.every(4)] == ["slap red", "slap blue"]


def test_mutations_change_exactly_one_argument() -> None:
    start = GRAMMAR.parse("move a1 b2 red")
    mutants = {GRAMMAR.words(move) for move in GRAMMAR.mutations(start)}
    assert len(mutants) == 8 + 8 + 2
    assert {"move c3 b2 red", "move a1 a1 red", "move a1 b2 blue", "move a1 b2"} <= mutants
    assert "move a1 b2 red" not in mutants
    timed = [GRAMMAR.words(move) for move in GRAMMAR.mutations(GRAMMAR.parse("slap red 250"))]
    assert timed == ["slap blue 250"]


def test_packed_arguments_are_found_where_they_were_put() -> None:
    move = pack5(63, 2046, 0, 1, 2045, 2046)
    assert 0 < move < 2**62
    assert form_of(move) == 63
    assert [int(f(move)) for f in (first_of, second_of, third_of, fourth_of, fifth_of)] == [
        2046,
        0,
        1,
        2045,
        2046,
    ]
    assert second_of(pack1(3, 7)) == -1
    assert (third_of(pack2(3, 7, 8)), fourth_of(pack3(3, 7, 8, 9)), fifth_of(pack4(3, 7, 8, 9, 10))) == (
        -1,
        -1,
        -1,
    )
    assert pack(3, [7, 8, 9]) == pack3(3, 7, 8, 9)


def test_a_grammar_that_does_not_fit_a_packed_move_is_refused() -> None:
    with pytest.raises(ValueError, match="2047"):
        Domain("too wide", [str(number) for number in range(2048)])
    with pytest.raises(ValueError, match="arguments"):
        Form("six", *[argument(str(number), COLOURS) for number in range(6)])
    with pytest.raises(ValueError, match="last"):
        Form("early", free("millis", 0, 9), argument("colour", COLOURS))
    with pytest.raises(ValueError, match="forms"):
        Grammar([Form(f"verb-{number}") for number in range(65)])


def test_a_numbering_numbers_every_move_of_the_grammar_once() -> None:
    grammar = Grammar(GRAMMAR.forms[:6])
    numbering = GrammarNumbering(grammar)
    numbers = [numbering.number(move) for form in range(6) for move in grammar.every(form)]
    assert len(set(numbers)) == len(numbers)
    assert min(numbers) >= 0
    assert max(numbers) < numbering.size
    for form in range(6):
        for move in grammar.every(form):
            assert numbering.move(numbering.number(move)) == move


def test_a_grammar_with_too_many_moves_needs_a_numbering_of_its_own() -> None:
    with pytest.raises(ValueError, match="actions"):
        GrammarNumbering(GRAMMAR)
    assert GrammarNumbering(Grammar(GRAMMAR.forms[:6])).size <= MOST_NUMBERS


def test_the_first_wanted_move_that_is_listed_is_taken_else_the_first_of_the_list() -> None:
    moves = vec[i64]([4, 2, 3])
    assert first_listed([1, 3, 2], moves) == 3
    assert first_listed([1], moves) == 4
