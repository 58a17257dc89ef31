"""Moves and refusals: what is listed is accepted, everything else is refused, and each refusal has its rule."""

from collections.abc import Iterator

from quintessence.core.grammar import arguments_of
from quintessence.core.packing import form_of, pack
from quintessence.core.refusal import NOT_A_MOVE, NOT_NOW, NOT_YOURS, Refusal
from quintessence.core.types import LANGUAGES, Seat
from quintessence.testing.play import Moment, Move

LARGEST_VERB = 5000
COUSINS = 4
MOST_TRIED = 500
NONSENSE = ("", " ", "xyzzy", "0", "-1", "\n", "\x00", "é à ’", "xyzzy " * 60, "None", "{}")


def check(moment: Moment) -> None:
    check_listed(moment)
    check_neighbours(moment)
    check_other_seats(moment)
    check_nonsense(moment)


def check_listed(moment: Moment) -> None:
    """Every listed move is accepted from its seat."""
    for seat in moment.state.to_act():
        for move in moment.state.legal_moves(seat):
            words = moment.words(move)
            refusal = moment.play.game.explain(moment.state, seat, words)
            if refusal is not None:
                raise moment.fault("listed-but-refused", words=words, seat=seat, refusal=refusal)


def check_neighbours(moment: Moment) -> None:
    """Of the moves like the listed ones exactly those are accepted of which the canonical form is listed."""
    game, state = moment.play.game, moment.state
    rules: dict[str, str] = {}
    for seat in state.to_act():
        listed = set(state.legal_moves(seat))
        for move in some_of(moment, seat, neighbours(moment, listed) | set(cousins(moment, seat, listed))):
            words = moment.words(move)
            refusal = game.explain(state, seat, words)
            is_listed = game.canonical(state, seat, move) in listed
            if refusal is None and not is_listed:
                raise moment.fault("accepted-not-listed", words=words, seat=seat)
            if refusal is not None and is_listed:
                raise moment.fault("spelling-refused", words=words, seat=seat, refusal=refusal)
            if refusal is not None and refusal.rule not in rules:
                rules[refusal.rule] = words
                check_refusal(moment, refusal, words)
        check_free_numbers(moment, seat, listed)


def some_of(moment: Moment, seat: Seat, moves: set[Move]) -> list[Move]:
    """All of the moves, or as many as can be tried at one position; at the next it will be others."""
    if len(moves) <= MOST_TRIED:
        return sorted(moves)
    left, pilot = sorted(moves), moment.chance("tried", seat)
    for place in range(MOST_TRIED):
        other = place + pilot.below(len(left) - place)
        left[place], left[other] = left[other], left[place]
    return left[:MOST_TRIED]


def neighbours(moment: Moment, listed: set[Move]) -> set[Move]:
    """All moves that differ from a listed one in one argument, and whole verbs where they are small."""
    grammar = moment.play.grammar
    found = {other for move in listed for other in grammar.mutations(move)}
    for number, form in enumerate(grammar.forms):
        if form.size() < LARGEST_VERB:
            found.update(grammar.every(number))
    return found


def cousins(moment: Moment, seat: Seat, listed: set[Move]) -> Iterator[Move]:
    """For each listed move some of other verbs with its arguments; what they lack is taken at random."""
    forms, pilot = moment.play.grammar.forms, moment.chance("cousins", seat)
    for move in listed:
        own = forms[form_of(move)]
        for _ in range(COUSINS):
            number = pilot.below(len(forms))
            spare = list(zip(own.arguments, arguments_of(own, move), strict=True))
            arguments = []
            for part in forms[number].arguments:
                fitting = [pair for pair in spare if pair[0].domain is part.domain and pair[1] >= 0]
                if part.domain is None:
                    arguments.append(-1)
                elif fitting:
                    spare.remove(fitting[0])
                    arguments.append(fitting[0][1])
                else:
                    arguments.append(pilot.below(len(part.domain.words)))
            yield pack(number, arguments)


def check_free_numbers(moment: Moment, seat: Seat, listed: set[Move]) -> None:
    """A listed move that is said with its free number is the same move, and keeps the number."""
    grammar, game = moment.play.grammar, moment.play.game
    for move in listed:
        form = grammar.forms[form_of(move)]
        if not form.parts or not form.parts[-1].is_free:
            continue
        words = f"{grammar.words(move)} {form.parts[-1].high}"
        timed = grammar.parse(words)
        if game.explain(moment.state, seat, words) is not None:
            continue
        kept = grammar.words(game.canonical(moment.state, seat, timed))
        if kept != words:
            raise moment.fault("number-dropped", words=words, kept=kept)


def check_other_seats(moment: Moment) -> None:
    """A seat that is not to act is refused everything, and told that it is not its move."""
    game, state = moment.play.game, moment.state
    asked = state.to_act()
    lines = [moment.words(move) for seat in asked for move in state.legal_moves(seat)]
    if moment.play.moves:
        lines.append(moment.words(moment.play.moves[-1][1]))
    for seat in range(moment.play.setting.seats):
        if seat in asked:
            continue
        for place, words in enumerate(lines):
            refusal = game.explain(state, seat, words)
            if refusal is None:
                raise moment.fault("accepted-from-other-seat", words=words, seat=seat)
            is_listed = place < len(lines) - bool(moment.play.moves)
            if is_listed and refusal.kind != NOT_YOURS:
                raise moment.fault("refused-not-as-yours", words=words, seat=seat, kind=refusal.kind)
            if place == 0:
                check_refusal(moment, refusal, words)


def check_nonsense(moment: Moment) -> None:
    """Words that are no move are refused to everybody, and to a seat to act as no move."""
    game, state = moment.play.game, moment.state
    asked = state.to_act()
    for seat in range(moment.play.setting.seats):
        for words in NONSENSE:
            refusal = game.explain(state, seat, words)
            if refusal is None:
                raise moment.fault("nonsense-accepted", words=repr(words), seat=seat)
            if seat in asked and refusal.kind != NOT_A_MOVE:
                raise moment.fault("nonsense-refused-as", words=repr(words), kind=refusal.kind)
            check_refusal(moment, refusal, words)
        for words in misspellings(moment, seat):
            if game.explain(state, seat, words) is None:
                raise moment.fault("nonsense-accepted", words=repr(words), seat=seat)


def misspellings(moment: Moment, seat: Seat) -> Iterator[str]:
    """Ways to write a listed move that the pages do not allow."""
    moves = moment.state.legal_moves(seat)
    if len(moves):
        words = moment.words(moves[moment.chance("misspelt").below(len(moves))])
        yield from (words.upper(), f" {words}", f"{words} ", f"{words}\n", f"{words} xyzzy", f"{words}, {words}")
        if " " in words:
            yield from (words.replace(" ", "  "), words.replace(" ", "\t"), words.rsplit(" ", 1)[0] + " xyzzy")


def check_refusal(moment: Moment, refusal: Refusal, words: str) -> None:
    """A refusal is of one of three kinds and names, in a sentence, a rule with a text in both languages."""
    if refusal.kind not in (NOT_A_MOVE, NOT_NOW, NOT_YOURS):
        raise moment.fault("refused-unknown-kind", words=repr(words), kind=refusal.kind)
    for language in LANGUAGES:
        messages = moment.play.game.messages(language)
        if refusal.rule not in messages:
            raise moment.fault("rule-without-text", words=repr(words), rule=refusal.rule, language=language)
        if refusal.rule not in refusal.message(messages, words):
            raise moment.fault("refusal-hides-rule", words=repr(words), rule=refusal.rule, language=language)
