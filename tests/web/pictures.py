"""Makes the pictures of the README: plays a little against a bot on a server of its own and photographs the table.

make pictures
"""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import ViewportSize, sync_playwright

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from tests.server.running import RunningServer  # noqa: E402
from tests.web.clicking import ElemMasterHand, EvolutionHand, Hand  # noqa: E402
from tests.web.conftest import QUIET, chromium  # noqa: E402
from tests.web.hands_elementals import ElementalsHand  # noqa: E402
from tests.web.hands_elixir import ElixirHand  # noqa: E402
from tests.web.hands_metamorphose import MetamorphoseHand  # noqa: E402
from tests.web.visiting import Visit  # noqa: E402

PICTURES = ROOT / "docs" / "pictures"
SIZE: ViewportSize = {"width": 1280, "height": 800}

GAMES: list[tuple[str, str, type[Hand], int]] = [
    # slug, name, who plays, after how many touches the picture is taken
    ("elem-master", "Elem Master", ElemMasterHand, 16),
    ("elementary-evolution", "Elementary Evolution", EvolutionHand, 30),
    ("elementals", "Elementals", ElementalsHand, 8),
    ("elixir", "Élixir", ElixirHand, 26),
    ("metamorphose", "Métamorphose", MetamorphoseHand, 60),
]


def main() -> None:
    path = chromium()
    if path is None:
        sys.exit("There is no Chromium: install it (on Debian and Ubuntu: apt install chromium).")
    PICTURES.mkdir(exist_ok=True)
    wanted = sys.argv[1:]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = RunningServer(f"{folder}/pictures.sqlite", Path(folder), bots=1).start()
        browser = playwright.chromium.launch(executable_path=path, args=QUIET)
        for slug, name, player, touches in GAMES:
            if wanted and slug not in wanted:
                continue
            visit = Visit(browser, server.address, "fr")
            visit.be("Camille")
            photograph(visit, slug, name, player, touches)
            visit.leave()
            print(f"docs/pictures/{slug}.png")
        browser.close()
        server.kill()


def photograph(visit: Visit, slug: str, name: str, player: type[Hand], touches: int) -> None:
    page = visit.page
    page.set_viewport_size(SIZE)
    visit.go()
    page.get_by_label(f"Jouer à {name} contre un robot").click()
    page.wait_for_url("**/tables/*")
    page.locator(".newcomer button").click()
    hand = player(visit, seed=4)
    while hand.touches < touches and not hand.is_over:
        if not hand.act():
            page.wait_for_timeout(100)
    page.wait_for_timeout(1500)
    page.mouse.move(0, 0)
    page.screenshot(path=PICTURES / f"{slug}.png")


if __name__ == "__main__":
    main()
