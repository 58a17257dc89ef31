"""axe, the judge of pages: what keeps people with other eyes, ears or hands out of a page."""

from functools import cache
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Page, expect

from tests.web.visiting import Visit

Theme = Literal["light", "dark"]
THEMES: tuple[Theme, ...] = ("light", "dark")
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


def show(visit: Visit, theme: Theme) -> None:
    """Changes the system's wish, which pages follow at once."""
    visit.page.emulate_media(color_scheme=theme)
    expect(visit.page.locator(f"html[data-theme={theme}]")).to_be_attached()


def faults_in_both_themes(visit: Visit) -> list[str]:
    """What is grave on this page, light and dark; what is dark differs in its colours only."""
    show(visit, "light")
    faults = [f"light: {fault}" for fault in grave_faults(visit.page)]
    show(visit, "dark")
    return faults + [f"dark: {fault}" for fault in grave_faults(visit.page, ["color-contrast"])]
