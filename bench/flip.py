"""How soon the card of a race is painted: from the message on the socket to the frame that shows the card.

    python bench/flip.py [--races 40] [--throttle 1]

A server of its own, Chromium, a person against a bot. In the page the moment at which the message arrives is noted
before anything else sees it, and in every frame whether the card stands on the page; nothing waits for anything. A
frame is what Chromium says it is (the time between two calls of `requestAnimationFrame`). `--throttle 4` makes the
page's processor four times slower, as a modest phone's is. Chromium must be there, and the pages must be built.
"""

import argparse
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

from measure import Spread, at_least_one, print_table, progress
from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.server.running import RunningServer  # noqa: E402
from tests.web.conftest import QUIET, chromium  # noqa: E402

NOTE = """() => {
    const painted = [];
    let came = null;
    let frames = 0;
    let last = 0;
    const lengths = [];
    const Plain = window.WebSocket;
    window.WebSocket = class extends Plain {
        constructor(...given) {
            super(...given);
            this.addEventListener('message', (event) => {
                const shows = /"kind":"(card-flipped|packs-flipped)"[^}]*/.exec(String(event.data));
                if (shows !== null) {
                    const card = /"card":"([a-z0-9-]+)"/.exec(shows[0])?.[1] ?? null;
                    came = { at: performance.now(), card };
                    frames = 0;
                }
            });
        }
    };
    const look = (time) => {
        if (last > 0) lengths.push(time - last);
        last = time;
        if (came !== null) {
            frames += 1;
            const what = came.card === null ? '.fresh .new' : `.fresh .new[data-card="${came.card}"]`;
            if (document.querySelector(what) !== null) {
                painted.push({ wait: performance.now() - came.at, frames });
                came = null;
            }
        }
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    window.flips = () => ({ painted, lengths });
}"""
RACE = {
    "count-down": 0,
    "show-delay-least": 30,
    "show-delay-most": 90,
    "pause": 0,
    "settle-pause": 0,
    "summon-pause": 0,
    "flip-timeout": 50,
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--races", type=at_least_one, default=40)
    parser.add_argument("--throttle", type=at_least_one, default=1)
    given = parser.parse_args()
    path = chromium()
    if path is None:
        sys.exit("There is no Chromium: install it (on Debian and Ubuntu: apt install chromium).")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = RunningServer(f"{folder}/flip.sqlite", Path(folder), bots=1).start()
        browser = playwright.chromium.launch(executable_path=path, args=QUIET)
        page = browser.new_page(viewport={"width": 1280, "height": 800})
        page.add_init_script(f"({NOTE})()")
        if given.throttle > 1:
            page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": given.throttle})
        found = watch(page, server.address, given.races)
        browser.close()
        server.kill()
    tell(found)


def watch(page: Page, address: str, races: int) -> Any:
    """Lets a game run by itself, with the page looking on from its seat, until enough cards were shown."""
    request = page.context.request
    request.post(f"{address}/api/session/guest", data={"name": "Ada"})
    seats = [{"kind": "open"}, {"kind": "bot", "bot": "reflex", "level": 2}]
    options = {"window": 500, "max-flips": 1000}
    found: Any = {"painted": [], "lengths": []}
    while len(found["painted"]) < races:
        table = {"game": "elementals", "seats": seats, "options": options, "race": RACE, "sit": 0}
        made = request.post(f"{address}/api/tables", data=table).json()["id"]
        request.post(f"{address}/api/tables/{made}/start")
        page.goto(f"{address}/tables/{made}")
        known = len(found["painted"])
        before = found
        while page.locator(".ending").count() == 0 and len(found["painted"]) < races:
            page.wait_for_timeout(200)
            now = page.evaluate("() => window.flips()")
            found = {key: [*before[key], *now[key]] for key in now}
            progress(f"{len(found['painted'])} of {races} cards")
        if len(found["painted"]) == known:
            sys.exit("No card was shown: are the pages built?")
    return found


def tell(found: Any) -> None:
    waits = [one["wait"] for one in found["painted"]]
    frames = [one["frames"] for one in found["painted"]]
    frame = median(found["lengths"])
    rows = [
        ["from message to frame, ms", str(Spread(waits))],
        ["a frame, ms", f"{frame:.1f}"],
        ["painted in the first frame after the message", f"{sum(one == 1 for one in frames)} of {len(frames)}"],
        ["frames, most", str(max(frames))],
    ]
    print_table(["", "median [lowest-highest]"], rows)


if __name__ == "__main__":
    main()
