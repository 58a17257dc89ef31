"""Makes the pictures that messengers show beside a link to a game: our drawing of it, with its name.

make covers

The drawings are those of the home page, taken from it with their colours; what is photographed is therefore always what
the site shows.
"""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import ViewportSize, expect, sync_playwright

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from tests.server.running import RunningServer  # noqa: E402
from tests.web.conftest import QUIET, chromium  # noqa: E402
from tests.web.visiting import Visit  # noqa: E402

PICTURES = ROOT / "web" / "public" / "og"
SIZE: ViewportSize = {"width": 1200, "height": 630}
HOME = "home"
QUALITY = 82
LARGEST = 100_000
"""Bytes."""

SHOW = """([slug, name]) => {
    const made = (tag, style, ...children) => {
        const node = document.createElement(tag);
        Object.assign(node.style, style);
        node.append(...children);
        return node;
    };
    const found = document.querySelectorAll(slug === null ? '.game .picture svg' : `.game.${slug} .picture svg`);
    const drawings = [...found].map((drawing) => {
        const copy = drawing.cloneNode(true);
        Object.assign(copy.style, { width: '100%', height: '510px', display: 'block' });
        // A wide picture shows less of the drawing's height: rather its upper part.
        if (slug !== null) copy.setAttribute('viewBox', '0 20 320 136');
        return copy;
    });
    const shelf = made('div', { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr' }, ...drawings);
    const house = made('span', { font: '600 34px/1 var(--serif)', color: 'var(--ink-soft)' }, 'Quintessence');
    const title = made(
        'p',
        {
            display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '32px', height: '120px',
            margin: '0', padding: '0 56px', font: '600 68px/1 var(--serif)', whiteSpace: 'nowrap',
        },
        name,
        ...(slug === null ? [] : [house]),
    );
    const sheet = { position: 'fixed', inset: '0', zIndex: '999', background: 'var(--paper)', color: 'var(--ink)' };
    document.body.append(made('div', sheet, shelf, title));
}"""


def main() -> None:
    path = chromium()
    if path is None:
        sys.exit("There is no Chromium: install it (on Debian and Ubuntu: apt install chromium).")
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = RunningServer(f"{folder}/pictures.sqlite", Path(folder)).start()
        browser = playwright.chromium.launch(executable_path=path, args=QUIET)
        visit = Visit(browser, server.address, "fr")
        visit.page.set_viewport_size(SIZE)
        games = [(game["slug"], game["name"]["fr"]) for game in visit.get("/api/games")]
        for slug, name in [*games, (None, "Quintessence")]:
            body = photographed(visit, slug, name)
            if len(body) > LARGEST:
                sys.exit(f"{slug or HOME}.jpg has {len(body)} bytes, more than {LARGEST}: lower the quality.")
            (PICTURES / f"{slug or HOME}.jpg").write_bytes(body)
            print(f"web/public/og/{slug or HOME}.jpg {len(body)} bytes")
        visit.leave()
        browser.close()
        server.kill()


def photographed(visit: Visit, slug: str | None, name: str) -> bytes:
    page = visit.go()
    expect(page.locator(".game .picture svg").last).to_be_attached()
    page.evaluate(SHOW, [slug, name])
    page.evaluate("() => document.fonts.ready.then(() => null)")
    return page.screenshot(type="jpeg", quality=QUALITY)


if __name__ == "__main__":
    main()
