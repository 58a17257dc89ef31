"""`quintessence verify FILE`: whether a record is genuine."""

from quintessence.cli.command import Argument, Call, Command
from quintessence.cli.files import read_file, read_json
from quintessence.core.verify import verify


def run(call: Call) -> int:
    path = call.required("record")
    read_json(path)
    checks = verify(read_file(path))
    good, bad = call.screen.text("verify-good"), call.screen.text("verify-bad")
    margin = 4 + max(len(good), len(bad))
    for check in checks:
        sentence = check.message(call.screen.language)
        call.screen.entry(good if check.ok else bad, sentence, margin, "good" if check.ok else "bad")
    return 0 if all(check.ok for check in checks) else 1


VERIFY = Command("verify", run, (Argument("record"),))
