"""Races against a second opinion: a judge written from the page in a few plain lines."""

from hypothesis import given
from hypothesis import strategies as st

from quintessence import Match
from quintessence.core.types import Json, JsonObject

CARDS = ["fwe", "eaa", "wfa", "aee", "fff"]
SHOWN = ["fwa", "eee", "mad-1", "double-2", "magician-3", "aaa"]
PACKS = [["eew", "efw", "ewf", "eae"], ["wew", "waw", "wef", "wwf"], ["aww", "aaw", "awa", "afe"]]
Answer = tuple[str, str, int]


@st.composite
def races(draw: st.DrawFn) -> tuple[str, list[str], list[int], list[Answer]]:
    shown = draw(st.sampled_from(SHOWN))
    middle = draw(st.lists(st.sampled_from(CARDS), min_size=1, max_size=4, unique=True))
    answer = st.tuples(st.sampled_from(["pass", "slap", "book"]), st.sampled_from(middle), st.integers(500, 504))
    return shown, middle, draw(st.permutations([0, 1, 2])), [draw(answer) for _ in range(3)]


def second_opinion(
    shown: str, middle: list[str], ties: list[int], answers: list[Answer]
) -> tuple[int | None, list[int]]:
    """Who wins, and who pays before that."""
    order = sorted((time, ties.index(seat), seat) for seat, (verb, _, time) in enumerate(answers) if verb != "pass")
    offenders: list[int] = []
    for _, _, seat in order:
        verb, card, _ = answers[seat]
        if "-" in shown:
            is_right = verb == "book" and shown.startswith("mad")
        else:
            is_right = verb == "slap" and sum(a == b for a, b in zip(shown, card, strict=True)) == 2
        if is_right:
            return seat, offenders
        offenders.append(seat)
    return None, offenders


@given(race=races(), arrival=st.permutations([0, 1, 2]))
def test_the_race_is_judged_as_the_page_says(
    race: tuple[str, list[str], list[int], list[Answer]], arrival: list[int]
) -> None:
    shown, middle, ties, answers = race
    position: JsonObject = {
        "turn": 1,
        "packs": [list(pack) for pack in PACKS],
        "piles": [[], [shown, "aea"], []],
        "middle": list(middle),
        "race": {"ties": list(ties)},
    }
    match = Match.from_position("elementals", position, seats=3)
    for seat in arrival:
        verb, card, time = answers[seat]
        match.play("pass" if verb == "pass" else f"{verb} {card} {time}", seat)
    winner, offenders = second_opinion(shown, middle, ties, answers)
    happened = [event.kind for event in match.events]
    assert [e.fields["seat"] for e in match.events if e.kind == "mistake"] == offenders
    assert [e.fields["seat"] for e in match.events if e.kind == "cards-won"] == ([] if winner is None else [winner])
    if winner is not None:
        assert (match.position()["phase"], match.to_act) == ("place", [winner])
        return
    after: dict[str, tuple[str, int]] = {"double-2": ("place", 2), "magician-3": ("summon", 1)}
    usual = offenders[0] if offenders else 2
    phase, seat = after.get(shown, ("flip", usual))
    assert (match.position()["phase"], match.to_act) == (phase, [seat])
    assert "cards-won" not in happened
    assert face_up(match.position()) == {shown, "aea", *middle}


def face_up(position: JsonObject) -> set[Json]:
    piles, middle = position["piles"], position["middle"]
    assert isinstance(piles, list)
    assert isinstance(middle, list)
    return {*middle, *(card for pile in piles if isinstance(pile, list) for card in pile)}


@given(race=races())
def test_what_wins_is_what_the_position_calls_right(race: tuple[str, list[str], list[int], list[Answer]]) -> None:
    from quintessence.core.timed import TimedState

    shown, middle, ties, answers = race
    match = Match.from_position(
        "elementals",
        {"turn": 1, "packs": [["eew"], ["wew"], []], "piles": [[], [shown], []], "middle": [*middle], "race": {}},
        seats=3,
    )
    assert isinstance(match.state, TimedState)
    right = {match.grammar.words(move) for move in match.state.stimulus().right}
    for verb, card, _ in answers:
        if verb != "pass":
            winner, _ = second_opinion(
                shown, middle, ties, [(verb, card, 500), ("pass", card, 500), ("pass", card, 500)]
            )
            words = f"{verb} {card}"
            assert (winner == 0) == (words in right) == match.state.is_right(match.grammar.parse(words))
