"""What a recipient would see if the position were another that looks the same to it."""

from quintessence.core.contract import State
from quintessence.core.types import JsonObject
from quintessence.server.table.asking import follow_questions
from quintessence.server.table.parts.faces import Shared
from quintessence.server.table.parts.feed import Recipient
from quintessence.server.table.parts.questions import Question
from quintessence.server.table.showing import make_face
from quintessence.server.table.table import Table


def face_in(state: State, table: Table, recipient: Recipient) -> JsonObject:
    """The face, made anew from another position; the table stays as it is."""
    match, questions, shared = table.match, table.questions, table.shared
    assert match is not None
    truth = match.state
    match.state, table.questions, table.shared = state, [twin_of(one) for one in questions], Shared()
    table.forget_legal()
    try:
        follow_questions(table, None)
        return make_face(table, recipient).document()
    finally:
        match.state, table.questions, table.shared = truth, questions, shared
        table.forget_legal()


def twin_of(question: Question) -> Question:
    twin = Question()
    twin.id, twin.is_asked, twin.is_bot = question.id, question.is_asked, question.is_bot
    twin.moves, twin.window = question.moves, question.window
    return twin
