"""From what is typed to what is meant."""

from hypothesis import given
from hypothesis import strategies as st

from quintessence.cli.talk import SPOKEN, find_spoken, offers
from quintessence.core.typed import by_verb, meanings, near_moves, next_words, normalised

VERBS = ["move", "attack", "breath", "blaze", "end"]
LEGAL = ["attack c2 c3", "end", "move c2 b3", "move c2 b3 1", "move d2 d3"]


def legal(words: str) -> bool:
    return words in LEGAL


def test_case_and_blanks_do_not_matter() -> None:
    assert normalised("  MOVE   c2\tC3 \n") == "move c2 c3"


def test_a_whole_verb_means_itself() -> None:
    assert meanings("move c9 c9", VERBS, legal) == ["move c9 c9"]


def test_the_beginning_of_a_verb_is_enough() -> None:
    assert meanings("m d2 d3", VERBS, legal) == ["move d2 d3"]
    assert meanings("e", VERBS, legal) == ["end"]


def test_of_several_verbs_the_legal_one_is_meant() -> None:
    assert meanings("b c2 c3", VERBS, lambda words: words == "blaze c2 c3") == ["blaze c2 c3"]


def test_where_none_is_legal_all_are_meant() -> None:
    assert meanings("b c2 c3", VERBS, legal) == ["breath c2 c3", "blaze c2 c3"]


def test_other_words_mean_nothing() -> None:
    assert meanings("xyzzy", VERBS, legal) == []


def test_near_moves_have_the_same_verb_and_first_argument() -> None:
    assert near_moves("move c2 f6", LEGAL) == ["move c2 b3", "move c2 b3 1"]


def test_else_near_moves_have_the_same_verb() -> None:
    assert near_moves("move a1 a2", LEGAL) == ["move c2 b3", "move c2 b3 1", "move d2 d3"]


def test_moves_are_listed_by_verb() -> None:
    assert by_verb(LEGAL) == {"attack": ["c2 c3"], "end": [""], "move": ["c2 b3", "c2 b3 1", "d2 d3"]}


def test_completion_goes_word_by_word() -> None:
    assert next_words("", LEGAL) == [("attack", True), ("end", False), ("move", True)]
    assert next_words("mo", LEGAL) == [("move", True)]
    assert next_words("move ", LEGAL) == [("c2", True), ("d2", True)]
    assert next_words("MOVE c", LEGAL) == [("c2", True)]
    assert next_words("move c2 ", LEGAL) == [("b3", False)]
    assert next_words("move c2 b3 ", LEGAL) == [("1", False)]
    assert next_words("move z", LEGAL) == []
    assert next_words("end ", LEGAL) == []


@given(st.text(max_size=20))
def test_completion_never_offers_what_does_not_continue_a_line(typed: str) -> None:
    words = typed.lower().split()
    kept = words if not typed or typed[-1].isspace() else words[:-1]
    for word, _ in next_words(typed, LEGAL):
        begun = " ".join([*kept, word])
        assert any(move == begun or move.startswith(begun + " ") for move in LEGAL)


def test_commands_are_understood_in_both_languages_with_and_without_accents() -> None:
    assert find_spoken("why move c2 c3") == ("spoken-why", "move c2 c3")
    assert find_spoken("  Pourquoi move c2 c3 ") == ("spoken-why", "move c2 c3")
    assert find_spoken("règles EM-ATT") == find_spoken("REGLES EM-ATT") == ("spoken-rules", "EM-ATT")
    assert find_spoken("save My File.quint") == ("spoken-save", "My File.quint")
    assert find_spoken("?") == ("spoken-help", "")
    assert find_spoken("move c2 c3") is None
    assert find_spoken("") is None


def test_no_word_gives_two_commands() -> None:
    offered = [word for language in ("en", "fr") for word in offers([], language)]
    # `why` and `card` need something behind them.
    assert len({find_spoken(word) for word in offered}) == len(SPOKEN) - 2


def test_commands_that_take_moves_are_completed_with_moves() -> None:
    lines = offers(LEGAL, "fr")
    assert "pourquoi move d2 d3" in lines
    assert "coups move" in lines
    assert next_words("pourquoi ", lines) == [("attack", True), ("end", False), ("move", True)]
