"""What is printed can be parsed, and what is numbered can be found again."""

from quintessence.core.grammar import LONGEST_LINE
from quintessence.core.numbering import MOST_NUMBERS
from quintessence.testing.play import Moment


def check(moment: Moment) -> None:
    check_words(moment)
    check_actions(moment)


def check_words(moment: Moment) -> None:
    """Every listed move is canonical and is what its own words say."""
    play = moment.play
    for seat in moment.state.to_act():
        for move in moment.state.legal_moves(seat):
            words = play.grammar.words(move)
            if play.grammar.parse(words) != move:
                raise moment.fault("words-parsed-otherwise", words=words)
            if words != " ".join(words.lower().split()) or len(words) > LONGEST_LINE:
                raise moment.fault("words-badly-written", words=words, most=LONGEST_LINE)
            listed = play.game.canonical(moment.state, seat, move)
            if listed != move:
                raise moment.fault("listed-not-canonical", words=words, kept=moment.words(listed))


def check_actions(moment: Moment) -> None:
    """The numbers of legal moves are small, different, and lead back to the moves."""
    actions = moment.play.game.numbering(moment.play.setting)
    if not 0 < actions.size <= MOST_NUMBERS:
        raise moment.fault("numbering-size", size=actions.size, most=MOST_NUMBERS)
    for seat in moment.state.to_act():
        numbers: dict[int, int] = {}
        for move in moment.state.legal_moves(seat):
            number = actions.number(move)
            if not 0 <= number < actions.size:
                raise moment.fault("number-too-large", words=moment.words(move), number=number, size=actions.size)
            if number in numbers:
                pair = {"words": moment.words(move), "others": moment.words(numbers[number])}
                raise moment.fault("number-twice", number=number, **pair)
            numbers[number] = move
        for number, move in numbers.items():
            back = actions.move(number)
            if back != move:
                raise moment.fault("number-misleads", words=moment.words(move), number=number, back=str(back))
