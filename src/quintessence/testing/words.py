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
                raise moment.fault(f"'{words}' is printed for a move but parsed as another or none")
            if words != " ".join(words.lower().split()) or len(words) > LONGEST_LINE:
                raise moment.fault(f"'{words}' is not written in lower case with single blanks")
            listed = play.game.canonical(moment.state, seat, move)
            if listed != move:
                raise moment.fault(f"'{words}' is listed, but its canonical form is '{moment.words(listed)}'")


def check_actions(moment: Moment) -> None:
    """The numbers of legal moves are small, different, and lead back to the moves."""
    actions = moment.play.game.numbering(moment.play.setting)
    if not 0 < actions.size <= MOST_NUMBERS:
        raise moment.fault(f"the game has {actions.size} action numbers")
    for seat in moment.state.to_act():
        numbers: dict[int, int] = {}
        for move in moment.state.legal_moves(seat):
            number = actions.number(move)
            if not 0 <= number < actions.size:
                raise moment.fault(f"'{moment.words(move)}' has the number {number} of {actions.size}")
            if number in numbers:
                pair = f"'{moment.words(move)}' and '{moment.words(numbers[number])}'"
                raise moment.fault(f"{pair} have the same number {number}")
            numbers[number] = move
        for number, move in numbers.items():
            back = actions.move(number)
            if back != move:
                raise moment.fault(f"'{moment.words(move)}' has the number {number}, which means {back}")
