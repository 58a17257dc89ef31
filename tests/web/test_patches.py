"""The patches that the client's tests read are those that the engine makes today."""

import runpy
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[2] / "web" / "tests"


def test_the_patches_of_the_web_client_are_fresh() -> None:
    written = runpy.run_path(str(FOLDER / "make_patches.py"))["written"]
    checked_in = (FOLDER / "patches.json").read_text(encoding="utf-8")
    assert checked_in == written(), "run python web/tests/make_patches.py"
