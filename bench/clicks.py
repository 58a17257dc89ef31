"""How soon a press is seen: from the finger on the button to the frame that shows it, on all five boards.

    python bench/clicks.py [--presses 10] [--latency 0 200] [--throttle 1] [--board elixir]

A server of its own, Chromium, a person against bots, behind a line that holds everything back by half the latency each
way. In the page the time of every press is noted as the browser gives it, and in every frame whether the board is drawn
otherwise than before; a frame counts when it has been painted. `--throttle 4` makes the page's processor four times
slower, as a modest phone's is. The aim is 50 ms at most. Chromium must be there, and the pages must be built.
"""

import argparse
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from measure import Spread, at_least_one, print_table, progress
from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.server.running import RunningServer  # noqa: E402
from tests.web.clicking import ElemMasterHand, EvolutionHand, Hand  # noqa: E402
from tests.web.conftest import QUIET, chromium  # noqa: E402
from tests.web.hands_elementals import QUICK, ElementalsHand  # noqa: E402
from tests.web.hands_elixir import ElixirHand  # noqa: E402
from tests.web.hands_metamorphose import MetamorphoseHand  # noqa: E402
from tests.web.slow_line import slow_line  # noqa: E402
from tests.web.visiting import Visit  # noqa: E402

NOTE = """() => {
    const waits = [];
    let pressed = null;
    let unseen = 0;
    let changed = false;
    // Comparing what is drawn in every frame would cost more than drawing it.
    new MutationObserver((changes) => {
        changed ||= changes.some(({ target }) => {
            const element = target instanceof Element ? target : target.parentElement;
            return element !== null && element.closest('.slot') !== null;
        });
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    addEventListener('pointerdown', (event) => {
        if (pressed !== null) unseen += 1;
        changed = false;
        pressed = event.timeStamp;
    }, { capture: true });
    const look = () => {
        if (pressed !== null && changed) {
            const began = pressed;
            pressed = null;
            // The next task after a frame was handed over comes when it is on its way to the screen.
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => waits.push(performance.now() - began);
            port2.postMessage(0);
        }
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    window.presses = () => ({ waits, unseen });
}"""

TWO_FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"

BOARDS: list[tuple[str, int, type[Hand], dict[str, Any]]] = [
    ("elem-master", 2, ElemMasterHand, {}),
    ("elementary-evolution", 2, EvolutionHand, {}),
    ("elementals", 2, ElementalsHand, {"options": {"window": 1500, "start": 0}, "race": QUICK}),
    ("elixir", 3, ElixirHand, {}),
    ("metamorphose", 2, MetamorphoseHand, {}),
]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--presses", type=at_least_one, default=10)
    parser.add_argument("--latency", type=int, nargs="+", default=[0, 200])
    parser.add_argument("--board", choices=[board[0] for board in BOARDS], help="this board alone")
    parser.add_argument("--throttle", type=at_least_one, default=1)
    given = parser.parse_args()
    path = chromium()
    if path is None:
        sys.exit("There is no Chromium: install it (on Debian and Ubuntu: apt install chromium).")
    rows: list[list[str]] = []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = RunningServer(f"{folder}/clicks.sqlite", Path(folder), bots=1).start()
        browser = playwright.chromium.launch(executable_path=path, args=QUIET)
        for game, seats, player, more in [board for board in BOARDS if given.board in (None, board[0])]:
            for latency in given.latency:
                progress(f"{game}, {latency} ms")
                waits, unseen = watch(browser, server.address, game, seats, player, more, latency, given)
                rows.append([game, str(latency), str(Spread(waits)), f"{max(waits):.0f}", str(unseen)])
        browser.close()
        server.kill()
    print_table(
        ["board", "added latency, ms", "press to frame, ms: median [lowest-highest]", "worst", "not seen"], rows
    )


def watch(
    browser: Browser, address: str, game: str, seats: int, player: type[Hand], more: Any, latency: int, given: Any
) -> tuple[list[float], int]:
    """Plays until enough presses were made; of each the time until it was seen, and how many were never seen."""
    with ExitStack() as stack:
        door = stack.enter_context(slow_line(address, latency // 2)) if latency > 0 else address
        visit = Visit(browser, door, "fr").be("Ada")
        page = visit.page
        page.add_init_script(f"({NOTE})()")
        if given.throttle > 1:
            page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": given.throttle})
        bot = {"kind": "bot", "bot": "reflex", "level": 2} if game == "elementals" else {"kind": "bot", "bot": "random"}
        form = {"game": game, "seats": [{"kind": "open"}, *[bot] * (seats - 1)], "nonce": "a word", **more}
        table = visit.post("/api/tables", form)["id"]
        visit.post(f"/api/tables/{table}/start")
        visit.go(f"/tables/{table}")
        hand = player(visit, seed=3)
        found, unseen = seen(page)
        while len(found) < given.presses and not hand.is_over:
            if not hand.act():
                page.wait_for_timeout(20)
            page.evaluate(TWO_FRAMES)  # a hand is not quicker than the screen
            found, unseen = seen(page)
        visit.leave()
    if not found:
        sys.exit(f"No press was seen in {game}: are the pages built?")
    return found, unseen


def seen(page: Page) -> tuple[list[float], int]:
    noted = page.evaluate("() => window.presses()")
    return noted["waits"], noted["unseen"]


if __name__ == "__main__":
    main()
