"""axe, the judge of pages: what keeps people with other eyes, ears or hands out of a page."""

from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

SOURCE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")


@cache
def source() -> str:
    return SOURCE.read_text(encoding="utf-8")


def grave_faults(page: Page, rules: list[str] | None = None) -> list[str]:
    """What axe holds to be serious or critical on this page; by all its rules, or by these alone.

    It is brought in by the debugger, not by the page: the content security policy stays as it is.
    """
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(source())
    options: dict[str, Any] = {"resultTypes": ["violations"]}
    if rules is not None:
        options["runOnly"] = {"type": "rule", "values": rules}
    found = page.evaluate("(options) => axe.run(document, options)", options)
    return [
        f"{fault['id']} ({fault['impact']}): {node['html'][:160]} {node['failureSummary']}"
        for fault in found["violations"]
        if fault["impact"] in GRAVE
        for node in fault["nodes"]
    ]
