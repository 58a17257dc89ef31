"""What holds for every test: which engine is under test, how long hypothesis may take, what begins first."""

import os

import pytest
from hypothesis import settings

from quintessence.core import contract

settings.register_profile("quintessence", deadline=None, print_blob=True)
settings.load_profile("quintessence")

ENGINE = "compiled" if contract.__file__.endswith((".so", ".pyd")) else "interpreted"


def pytest_configure() -> None:
    expected = os.environ.get("QUINTESSENCE_EXPECT", ENGINE)
    if expected != ENGINE:
        raise pytest.UsageError(
            f"The engine should be {expected} but is {ENGINE}: it was loaded from {contract.__file__}"
        )


def pytest_report_header() -> str:
    return f"quintessence: the engine is {ENGINE}"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes longest begins first, so that all cores are busy to the end: the long ones, then all with browsers."""
    items.sort(key=lambda item: (item.get_closest_marker("long") is None, item.path.parent.name != "web"))
