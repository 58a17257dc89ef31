"""Looking back: any moment of a finished game, and what a recipient saw earlier."""

from quintessence.core.types import Json, JsonObject
from quintessence.server.table.checks import check_seat, finished
from quintessence.server.table.folding import add_entry, fold_entries
from quintessence.server.table.parts.feed import Recipient
from quintessence.server.table.showing import face
from quintessence.server.table.table import Table
from quintessence.server.table.topics.taking_back import replayed
from quintessence.server.words import Wrong


def replay(table: Table, ply: int, viewer: Recipient) -> JsonObject:
    """After `ply` lines of the record: the line, what the viewer was told about it, its view, and the position."""
    match = finished(table)
    plies = len(match.entries)
    if not 0 <= ply <= plies:
        raise Wrong("table-no-ply", 404, last=plies)
    if viewer is not None:
        check_seat(table, viewer)
    before = len(replayed(match, match.entries[: max(0, ply - 1)]).told(viewer)) if ply > 0 else 0
    moment = replayed(match, match.entries[:ply])
    result = moment.result
    events: list[Json] = [*moment.told(viewer)[before:]]
    to_act: list[Json] = [*moment.to_act]
    return {
        "ply": ply,
        "plies": plies,
        "entry": match.entries[ply - 1].to_json() if ply > 0 else None,
        "events": events,
        "view": moment.view(viewer),
        "position": moment.position(),
        "to_act": to_act,
        "result": None if result is None else result.to_json(),
    }


def face_at(table: Table, recipient: Recipient, number: int) -> JsonObject:
    """The face of a recipient at one of its numbers, made by folding the entries up to it again."""
    if not 1 <= number <= table.count(recipient):
        raise Wrong("table-no-moment", 404, last=table.count(recipient))
    then = fold_entries(table.entries[:1])
    for entry in table.entries[1:]:
        if then.count(recipient) == number:
            break
        add_entry(then, entry)
    return face(then, recipient)
