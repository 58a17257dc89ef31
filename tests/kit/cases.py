"""Which games the kit knows: somebody who adds a game adds one entry."""

from typing import Final

from tests.kit.case import Page
from tests.kit.elem_master_page import ELEM_MASTER
from tests.kit.elementals_page import ELEMENTALS_PAGE
from tests.kit.elementary_evolution_page import ELEMENTARY_EVOLUTION
from tests.kit.elixir_page import ELIXIR
from tests.kit.metamorphose_page import METAMORPHOSE

PAGES: Final[dict[str, Page]] = {
    "elem-master": ELEM_MASTER,
    "elementals": ELEMENTALS_PAGE,
    "elementary-evolution": ELEMENTARY_EVOLUTION,
    "elixir": ELIXIR,
    "metamorphose": METAMORPHOSE,
}
