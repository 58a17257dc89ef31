"""Makes the pictures of the README: plays a little against a bot on a server of its own and photographs the table.

make pictures
"""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, ViewportSize, sync_playwright

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from tests.server.running import RunningServer  # noqa: E402
from tests.web.conftest import QUIET, chromium  # noqa: E402

PICTURES = ROOT / "docs" / "pictures"
SIZE: ViewportSize = {"width": 1280, "height": 800}


def main() -> None:
    path = chromium()
    if path is None:
        sys.exit("There is no Chromium: install it (on Debian and Ubuntu: apt install chromium).")
    PICTURES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = RunningServer(f"{folder}/pictures.sqlite", Path(folder), bots=1).start()
        browser = playwright.chromium.launch(executable_path=path, args=QUIET)
        page = browser.new_page(viewport=SIZE, locale="fr-FR", reduced_motion="reduce", device_scale_factor=1)
        for game, name, moves in (
            ("Elem Master", "elem-master", 4),
            ("Elementary Evolution", "elementary-evolution", 12),
        ):
            page.goto(server.address)
            page.get_by_label(f"Jouer à {game} contre un robot").click()
            page.wait_for_url("**/tables/*")
            page.locator(".newcomer button").click()
            for _ in range(moves):
                say(page, server.address)
            page.wait_for_timeout(1500)
            page.get_by_role("combobox").blur()
            page.screenshot(path=PICTURES / f"{name}.png")
            print(f"docs/pictures/{name}.png")
        browser.close()
        server.kill()


def say(page: Page, address: str) -> None:
    """Types a legal move, as the API lists it, once it is our turn: a card to place if there is one."""
    table = page.url.rsplit("/", 1)[-1]
    for _ in range(100):
        now = page.request.get(f"{address}/api/tables/{table}").json()
        prompt = now["face"]["prompt"]
        if prompt is not None and prompt["to_act"]:
            break
        page.wait_for_timeout(200)
    else:
        sys.exit("The bot does not move.")
    page.get_by_role("combobox").fill(chosen(prompt["legal"]))
    page.keyboard.press("Enter")
    page.wait_for_timeout(600)


def chosen(legal: list[str]) -> str:
    """A move that makes a good picture: cards are placed, not discarded; stacks move."""
    placed = [words for words in legal if words.startswith(("play ", "root ", "blaze "))]
    moved = [words for words in legal if words.startswith(("move ", "attack ", "breath "))]
    wanted = placed or moved or [words for words in legal if words in ("end", "done", "pass", "skip")] or legal
    return wanted[len(wanted) // 2]


if __name__ == "__main__":
    main()
