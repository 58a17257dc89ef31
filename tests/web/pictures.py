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
TURNS = 4


def main() -> None:
    path = chromium()
    if path is None:
        sys.exit("There is no Chromium: install it (on Debian and Ubuntu: apt install chromium).")
    PICTURES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = RunningServer(f"{folder}/pictures.sqlite", Path(folder), bots=1).start()
        browser = playwright.chromium.launch(executable_path=path, args=QUIET)
        page = browser.new_page(viewport=SIZE, locale="fr-FR", reduced_motion="reduce", device_scale_factor=1)
        for game, name in (("Elem Master", "elem-master"), ("Elementary Evolution", "elementary-evolution")):
            page.goto(server.address)
            page.get_by_label(f"Jouer à {game} contre un robot").click()
            page.wait_for_url("**/tables/*")
            for _ in range(TURNS):
                say(page, server.address)
            page.wait_for_timeout(1500)
            page.screenshot(path=PICTURES / f"{name}.png")
            print(f"docs/pictures/{name}.png")
        browser.close()
        server.kill()


def say(page: Page, address: str) -> None:
    """Types the first legal move that is not the end of the turn, as the API lists it, once it is our turn."""
    table = page.url.rsplit("/", 1)[-1]
    for _ in range(100):
        now = page.request.get(f"{address}/api/tables/{table}").json()
        prompt = now["face"]["prompt"]
        if prompt is not None and prompt["to_act"]:
            break
        page.wait_for_timeout(200)
    else:
        sys.exit("The bot does not move.")
    legal = [words for words in prompt["legal"] if words not in ("end", "pass")]
    page.get_by_role("combobox").fill(legal[len(legal) // 2] if legal else prompt["legal"][0])
    page.keyboard.press("Enter")
    page.wait_for_timeout(600)


if __name__ == "__main__":
    main()
